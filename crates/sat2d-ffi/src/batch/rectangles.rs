//! Batches of rectangles.
//!
//! Many pairs in one call, as exact as one at a time. The rectangles are structures of arrays, of
//! doubles or floats, and are read in place. The loop uses the widest vector instructions of the
//! machine. With centre c and half-edges u and v the corners of a rectangle are c ± u ± v, as real
//! numbers: any parallelogram, rotated, skewed or mirrored; with an area of 0 it is a segment or a
//! point. Two are apart along the normal of u1 if |d×u1| > |v1×u1| + |u2×u1| + |v2×u1|, with d from
//! centre to centre, and likewise for v1, u2 and v2 (S. Gottschalk, M. C. Lin, D. Manocha: OBBTree,
//! 1996, in the plane). Exact integers decide pairs that rounding leaves open. A rectangle of width
//! w and height h placed by a transform has u = w/2 · (a, b) and v = h/2 · (c, d).
//!
//! The relations go to `out_relations`, one for each pair, which must not overlap the inputs.
//! `out_answered`, which may be NULL, is the number of pairs answered: all on success; on failure
//! the index of the first pair without an answer. The relations before it are valid; it and all
//! after it are `SAT_DISJOINT`. To get the others, call again with the pairs after it.

use crate::batch::run::run;
use crate::error::status::{Failure, sat_status};
use crate::guard::call::get;
use crate::guard::lists::list;
use crate::query::relation::sat_relation;
use libc::size_t;
use sat2d::Relation;
use sat2d::batch::{self, Rectangles, Scalar};
use std::mem::{offset_of, size_of};

/// Rectangles as a structure of arrays of doubles, all of the same length.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct sat_rectangles_f64 {
    /// The x of the centres.
    pub center_x: *const f64,
    /// The y of the centres.
    pub center_y: *const f64,
    /// The x of the first half-edges.
    pub u_x: *const f64,
    /// The y of the first half-edges.
    pub u_y: *const f64,
    /// The x of the second half-edges.
    pub v_x: *const f64,
    /// The y of the second half-edges.
    pub v_y: *const f64,
}

/// Rectangles as a structure of arrays of floats, all of the same length.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct sat_rectangles_f32 {
    /// The x of the centres.
    pub center_x: *const f32,
    /// The y of the centres.
    pub center_y: *const f32,
    /// The x of the first half-edges.
    pub u_x: *const f32,
    /// The y of the first half-edges.
    pub u_y: *const f32,
    /// The x of the second half-edges.
    pub v_x: *const f32,
    /// The y of the second half-edges.
    pub v_y: *const f32,
}

const _: () = assert!(
    size_of::<sat_rectangles_f64>() == 6 * size_of::<usize>()
        && size_of::<sat_rectangles_f32>() == 6 * size_of::<usize>()
        && offset_of!(sat_rectangles_f64, v_y) == 5 * size_of::<usize>()
        && offset_of!(sat_rectangles_f32, v_y) == 5 * size_of::<usize>()
);

/// The slices behind the arrays of rectangles: centre, u and v, each x then y.
///
/// # Safety
/// `of` as [`get`]; each array of it is NULL or has `count` numbers that outlive `'a`.
unsafe fn rectangles<'a, R, T: 'a>(
    of: *const R,
    columns: impl FnOnce(&R) -> [*const T; 6],
    count: size_t,
    name: &str,
) -> Result<Rectangles<'a, T>, Failure> {
    const NAMES: [&str; 6] = ["center_x", "center_y", "u_x", "u_y", "v_x", "v_y"];
    // SAFETY: by the caller's contract.
    let starts = columns(unsafe { get(of, name) }?);
    let mut lists: [&[T]; 6] = [&[]; 6];
    for ((list, start), column) in lists.iter_mut().zip(starts).zip(NAMES) {
        // SAFETY: by the caller's contract.
        *list = unsafe { self::list(start, count, column) }?;
    }
    let [center_x, center_y, u_x, u_y, v_x, v_y] = lists;
    Ok(Rectangles {
        center_x,
        center_y,
        u_x,
        u_y,
        v_x,
        v_y,
    })
}

impl sat_rectangles_f64 {
    fn columns(&self) -> [*const f64; 6] {
        [
            self.center_x,
            self.center_y,
            self.u_x,
            self.u_y,
            self.v_x,
            self.v_y,
        ]
    }
}

impl sat_rectangles_f32 {
    fn columns(&self) -> [*const f32; 6] {
        [
            self.center_x,
            self.center_y,
            self.u_x,
            self.u_y,
            self.v_x,
            self.v_y,
        ]
    }
}

/// The batch of rectangles, of doubles or floats.
///
/// # Safety
/// `a` and `b` as [`rectangles`], the rest as [`run`].
unsafe fn run_rectangles<R, T: Scalar>(
    a: *const R,
    b: *const R,
    columns: fn(&R) -> [*const T; 6],
    count: size_t,
    out_relations: *mut sat_relation,
    out_answered: *mut size_t,
) -> sat_status {
    let batch = |out: &mut [Relation]| {
        // SAFETY: by the caller's contract.
        let (a, b) = unsafe {
            (
                rectangles(a, columns, count, "a")?,
                rectangles(b, columns, count, "b")?,
            )
        };
        Ok(batch::rectangles(a, b, out))
    };
    // SAFETY: by the caller's contract.
    unsafe { run(out_relations, count, out_answered, batch) }
}

/// The relations of rectangle `i` of `a` and rectangle `i` of `b`, for all `i` below `count`, exact
/// for the doubles given. `a` and `b` may be the same or share arrays. If `count` is 0, arrays and
/// `out_relations` may be NULL.
///
/// ```c
/// // squares of side 2 at x = 0 and 1, against squares at x = 2 and 3.5
/// const double x[2] = {0, 1}, right[2] = {2, 3.5}, zero[2] = {0, 0}, one[2] = {1, 1};
/// const sat_rectangles_f64 a = {x, zero, one, zero, zero, one};
/// const sat_rectangles_f64 b = {right, zero, one, zero, zero, one};
/// sat_relation relations[2];
/// size_t answered;
/// sat_status status = sat_batch_rectangles_f64(&a, &b, 2, relations, &answered);
/// assert(status == SAT_OK && answered == 2);
/// assert(relations[0] == SAT_TOUCHING && relations[1] == SAT_DISJOINT);
/// ```
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_COUNT`, `SAT_ERR_NOT_FINITE` (any number of a pair).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_batch_rectangles_f64(
    a: *const sat_rectangles_f64,
    b: *const sat_rectangles_f64,
    count: size_t,
    out_relations: *mut sat_relation,
    out_answered: *mut size_t,
) -> sat_status {
    // SAFETY: by the contract of the header.
    unsafe {
        run_rectangles(
            a,
            b,
            sat_rectangles_f64::columns,
            count,
            out_relations,
            out_answered,
        )
    }
}

/// As `sat_batch_rectangles_f64` with floats: half the memory to read, and twice as many at a time.
/// Exact for the floats given.
///
/// ```c
/// // a square of side 2 against one that is rotated by 45 degrees and touches it with a corner
/// const float x = 0, right = 2, zero = 0, one = 1, half = 0.5f, minus = -0.5f;
/// const sat_rectangles_f32 a = {&x, &zero, &one, &zero, &zero, &one};
/// const sat_rectangles_f32 b = {&right, &zero, &half, &half, &minus, &half};
/// sat_relation relation;
/// sat_status status = sat_batch_rectangles_f32(&a, &b, 1, &relation, NULL);
/// assert(status == SAT_OK && relation == SAT_TOUCHING);
/// ```
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_COUNT`, `SAT_ERR_NOT_FINITE` (any number of a pair).
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_batch_rectangles_f32(
    a: *const sat_rectangles_f32,
    b: *const sat_rectangles_f32,
    count: size_t,
    out_relations: *mut sat_relation,
    out_answered: *mut size_t,
) -> sat_status {
    // SAFETY: by the contract of the header.
    unsafe {
        run_rectangles(
            a,
            b,
            sat_rectangles_f32::columns,
            count,
            out_relations,
            out_answered,
        )
    }
}
