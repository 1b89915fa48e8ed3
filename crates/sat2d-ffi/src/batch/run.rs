//! The common part of batches: relations are written to the caller's memory, up to the first error.

use crate::error::status::{Failure, SAT_OK, sat_status};
use crate::guard::call::{guarded, null};
use crate::guard::lists::check_count;
use crate::query::relation::{SAT_DISJOINT, SAT_OVERLAPPING, SAT_TOUCHING, sat_relation};
use libc::size_t;
use sat2d::Relation;
use sat2d::batch::BatchError;
use std::mem::{align_of, size_of};

// The core writes its relations where the caller wants codes.
const _: () = assert!(
    size_of::<Relation>() == size_of::<sat_relation>()
        && align_of::<Relation>() == align_of::<sat_relation>()
        && Relation::Disjoint as sat_relation == SAT_DISJOINT
        && Relation::Touching as sat_relation == SAT_TOUCHING
        && Relation::Overlapping as sat_relation == SAT_OVERLAPPING
);

/// Runs a batch. Its relations go to the caller's memory: `SAT_DISJOINT` from the first pair
/// without a result on.
///
/// # Safety
/// `out_relations` is NULL or has the capacity `count` and is not used by others meanwhile;
/// `out_answered` is NULL or may be written.
pub(super) unsafe fn run(
    out_relations: *mut sat_relation,
    count: size_t,
    out_answered: *mut size_t,
    batch: impl FnOnce(&mut [Relation]) -> Result<Result<(), BatchError>, Failure>,
) -> sat_status {
    let mut done = 0;
    let body = || {
        let out: &mut [Relation] = if count == 0 {
            &mut []
        } else if out_relations.is_null() {
            return Err(null("out_relations"));
        } else {
            check_count::<sat_relation>(count, "out_relations")?;
            // SAFETY: the capacity is the caller's contract, and zero is a relation.
            unsafe {
                out_relations.write_bytes(0, count);
                std::slice::from_raw_parts_mut(out_relations.cast(), count)
            }
        };
        let outcome = batch(out)?;
        done = match outcome {
            Ok(()) => count,
            Err(BatchError::NotFinite { index, .. }) => index,
            Err(BatchError::NoSuchBody { pair, .. } | BatchError::Place { pair, .. }) => pair,
            Err(_) => 0,
        };
        out[done..].fill(Relation::Disjoint);
        Ok(outcome?)
    };
    let status = guarded(body).map_or_else(|failure| failure.status(), |()| SAT_OK);
    if !out_answered.is_null() {
        // SAFETY: by the caller's contract.
        unsafe { out_answered.write(done) };
    }
    status
}
