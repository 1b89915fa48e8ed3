//! Separation: the least translation that separates two shapes.
//!
//! The contacts of concave shapes are those of their pieces; moving by all of them, or by the
//! deepest, moves too far or not far enough. The minimum translation separates the whole shapes: a
//! U whose feet stand in a floor is lifted straight up.
//!
//! The examples play in the scene of @ref sat_relation.

use crate::base::geometry::sat_vec2;
use crate::base::transform::sat_transform;
use crate::error::status::sat_status;
use crate::guard::call::answer;
use crate::guard::limits::most_work;
use crate::query::pair::Pair;
use crate::shape::handle::sat_shape;
use sat2d::query::{self, Separation};
use std::mem::{offset_of, size_of};

/// The minimum translation that separates two shapes. All zero if they do not overlap.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct sat_minimum_translation {
    /// The translation of the second shape that separates it from the first; its negative, applied
    /// to the first shape, also separates them.
    pub translation: sat_vec2,
    /// The unit vector along it, from the first shape to the second.
    pub normal: sat_vec2,
    /// Its length: positive exactly if the shapes overlap.
    pub depth: f64,
}

const _: () = assert!(
    size_of::<sat_minimum_translation>() == 40
        && offset_of!(sat_minimum_translation, normal) == 16
        && offset_of!(sat_minimum_translation, depth) == 32
);

impl From<Separation> for sat_minimum_translation {
    fn from(separation: Separation) -> sat_minimum_translation {
        sat_minimum_translation {
            translation: separation.translation.into(),
            normal: separation.normal().into(),
            depth: separation.depth(),
        }
    }
}

/// The least translation of `b` that separates shape `b` at `tb` from shape `a` at `ta`. The shapes
/// may be convex or concave, with holes, round, or segments. The result is verified: with the
/// translation added to `tx` and `ty` of `tb` the shapes do not overlap. If several translations
/// are equally short, the result is always the same. With p pairs of convex pieces near each other
/// and e edges, the time is at most proportional to p * e. If the shapes do not overlap, and on
/// failure, `out_translation` is all zero.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_NOT_FINITE`, `SAT_ERR_SINGULAR`, `SAT_ERR_OUT_OF_RANGE` (also
/// if the translation moves the shapes out of range), `SAT_ERR_NOT_OFFERED` (an outline that cannot
/// be solid), `SAT_ERR_LIMIT` (more than 2^25 units of work, as two concave
/// shapes of a thousand corners may take).
///
/// ```c
/// sat_minimum_translation least;
/// sat_transform moved = sunk;
/// sat_relation relation;
/// sat_separation(ground, &here, box, &sunk, &least);
/// assert(least.depth == 0.5 && least.translation.x == 0 && least.translation.y == 0.5);
/// moved.tx += least.translation.x;
/// moved.ty += least.translation.y;
/// sat_collide(ground, &here, box, &moved, &relation);
/// assert(relation == SAT_TOUCHING);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_separation(
    a: *const sat_shape,
    ta: *const sat_transform,
    b: *const sat_shape,
    tb: *const sat_transform,
    out_translation: *mut sat_minimum_translation,
) -> sat_status {
    let body = || {
        // SAFETY: by the contract of the header.
        let Pair { a, ta, b, tb } = unsafe { Pair::new(a, ta, b, tb) }?;
        let separation = query::separation(a, ta, b, tb)?;
        Ok(separation
            .map(sat_minimum_translation::from)
            .unwrap_or_default())
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_translation, sat_minimum_translation::default(), body) }
}

/// As `sat_separation`, with at most `work_limit` units of work, see @ref sat_status; 0 is the
/// default of 2^25, `UINT64_MAX` no limit. Two octagons take some hundred units, concave shapes of
/// a hundred pieces up to some million.
///
/// Errors: those of `sat_separation`.
///
/// ```c
/// sat_minimum_translation least;
/// sat_status status = sat_separation_within(ground, &here, box, &sunk, 5, &least);
/// assert(status == SAT_ERR_LIMIT && least.depth == 0);
/// sat_separation_within(ground, &here, box, &sunk, 1000, &least);
/// assert(least.depth == 0.5);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_separation_within(
    a: *const sat_shape,
    ta: *const sat_transform,
    b: *const sat_shape,
    tb: *const sat_transform,
    work_limit: u64,
    out_translation: *mut sat_minimum_translation,
) -> sat_status {
    let body = || {
        // SAFETY: by the contract of the header.
        let Pair { a, ta, b, tb } = unsafe { Pair::new(a, ta, b, tb) }?;
        let separation = query::separation_within(a, ta, b, tb, most_work(work_limit))?;
        Ok(separation
            .map(sat_minimum_translation::from)
            .unwrap_or_default())
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_translation, sat_minimum_translation::default(), body) }
}
