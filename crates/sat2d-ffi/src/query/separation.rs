//! Separation: the least translation that parts two shapes, however concave.
//!
//! Contacts of concave shapes are those of their pieces, and moving by all of them, or by the deepest, is more or less than
//! is needed. This is what is needed: a U whose feet stand in a floor is lifted straight up.
//!
//! The examples play in the scene of @ref sat_relation.

use crate::base::geometry::sat_vec2;
use crate::base::status::sat_status;
use crate::base::transform::sat_transform;
use crate::boundary::entry::answer;
use crate::boundary::pair::Pair;
use crate::shape::handle::sat_shape;
use sat2d::query::Separation;
use std::mem::{offset_of, size_of};

/// How two shapes part soonest. All zero where they do not overlap.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct sat_separation {
    /// The move of the second shape that parts it from the first; its negative moves the first instead.
    pub translation: sat_vec2,
    /// The unit vector along it, from the first shape to the second.
    pub normal: sat_vec2,
    /// Its length: above 0 exactly where the shapes overlap.
    pub depth: f64,
}

const _: () = assert!(
    size_of::<sat_separation>() == 40
        && offset_of!(sat_separation, normal) == 16
        && offset_of!(sat_separation, depth) == 32
);

impl From<Separation> for sat_separation {
    fn from(separation: Separation) -> sat_separation {
        sat_separation {
            translation: separation.translation.into(),
            normal: separation.normal().into(),
            depth: separation.depth(),
        }
    }
}

/// The least translation of `b` that parts shape `b` at `tb` from shape `a` at `ta`: convex or concave, with holes, round, segments. It is
/// verified: with the translation added to `tx` and `ty` of `tb` the shapes do not overlap. Where several are as short, it
/// is always the same one. The work grows with the number of pairs of convex pieces near each other, p, and their edges, e, at
/// most as p * e. Where the shapes do not overlap, and on failure, `out` is all zero.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_NOT_FINITE`, `SAT_ERR_SINGULAR`, `SAT_ERR_NOT_SIMILARITY`, `SAT_ERR_OUT_OF_RANGE` (also
/// where that is so after the translation).
///
/// ```c
/// sat_separation out;
/// sat_transform moved = sunk;
/// sat_relation relation;
/// sat_separation_find(ground, &here, box, &sunk, &out);
/// assert(out.depth == 0.5 && out.translation.x == 0 && out.translation.y == 0.5);
/// moved.tx += out.translation.x;
/// moved.ty += out.translation.y;
/// sat_collide(ground, &here, box, &moved, &relation);
/// assert(relation == SAT_TOUCHING);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_separation_find(
    a: *const sat_shape,
    ta: *const sat_transform,
    b: *const sat_shape,
    tb: *const sat_transform,
    out: *mut sat_separation,
) -> sat_status {
    let body = || {
        // SAFETY: by the contract of the header.
        let Pair { a, ta, b, tb } = unsafe { Pair::new(a, ta, b, tb) }?;
        let separation = sat2d::query::separation(a, ta, b, tb)?;
        Ok(separation.map(sat_separation::from).unwrap_or_default())
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(out, sat_separation::default(), body) }
}
