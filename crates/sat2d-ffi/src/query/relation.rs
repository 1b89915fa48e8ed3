//! The relation of two shapes: disjoint, touching or overlapping.
//!
//! It is exact for the placed coordinates as doubles, without any tolerance, for every pair of
//! shapes. No call allocates if the shapes have at most 16 vertices.
//!
//! The examples begin with a box of 4 by 4 above the ground (y up), or sunk into it:
//!
//! ```c
//! sat_shape *ground = NULL, *box = NULL;
//! const sat_transform here = sat_transform_identity(); // the ground's upper side is at y = 1
//! const sat_transform above = {1, 0, 0, 1, 10, 5}, sunk = {1, 0, 0, 1, 10, 2.5};
//! sat_shape_new_rectangle(100, 2, &ground);
//! sat_shape_new_rectangle(4, 4, &box);
//! ```
//!
//! and end with
//!
//! ```c
//! sat_shape_free(ground);
//! sat_shape_free(box);
//! ```

use crate::base::geometry::sat_vec2;
use crate::base::transform::{checked, sat_transform};
use crate::error::status::{SAT_OK, sat_status};
use crate::guard::call::{answer, get};
use crate::query::pair::Pair;
use crate::shape::handle::sat_shape;
use sat2d::internals::{All, Outcome, checked_relation, relation_of_simple_kinds, same_kind};
use sat2d::{Relation, query};
use std::ptr::NonNull;

/// The relation of two shapes: `SAT_DISJOINT`, `SAT_TOUCHING` or `SAT_OVERLAPPING`. As a condition
/// it is the closed test: not disjoint.
pub type sat_relation = i32;

/// The shapes have no point in common.
pub const SAT_DISJOINT: sat_relation = 0;
/// Their boundaries meet, their interiors do not.
pub const SAT_TOUCHING: sat_relation = 1;
/// Their interiors meet, and still do after every sufficiently small move. A segment has no
/// interior; it overlaps a shape that it enters and a segment that it properly crosses.
pub const SAT_OVERLAPPING: sat_relation = 2;

#[inline(always)]
pub(crate) fn code(relation: Relation) -> sat_relation {
    match relation {
        Relation::Disjoint => SAT_DISJOINT,
        Relation::Touching => SAT_TOUCHING,
        Relation::Overlapping => SAT_OVERLAPPING,
    }
}

/// The relation of shape `a` at `ta` and shape `b` at `tb`, exact under every transform: a circle
/// that is scaled unevenly is an ellipse. On failure `out_relation` is `SAT_DISJOINT`.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_NOT_FINITE`, `SAT_ERR_SINGULAR`, `SAT_ERR_OUT_OF_RANGE`.
///
/// ```c
/// sat_relation first, second, third;
/// const sat_transform resting = {1, 0, 0, 1, 10, 3};
/// sat_collide(ground, &here, box, &above, &first);
/// sat_collide(ground, &here, box, &resting, &second);
/// sat_collide(ground, &here, box, &sunk, &third);
/// assert(first == SAT_DISJOINT && second == SAT_TOUCHING && third == SAT_OVERLAPPING);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_collide(
    a: *const sat_shape,
    ta: *const sat_transform,
    b: *const sat_shape,
    tb: *const sat_transform,
    out_relation: *mut sat_relation,
) -> sat_status {
    // SAFETY: by the contract of the header.
    unsafe {
        if let Some(pair) = Pair::unchecked(a, ta, b, tb)
            && let Some(out) = NonNull::new(out_relation)
            && let Outcome::Decided(found) = same_kind(All, pair.a, pair.ta, pair.b, pair.tb)
        {
            out.write(code(found));
            return SAT_OK;
        }
        collide_disc_and_polygon(a, ta, b, tb, out_relation)
    }
}

/// [`sat_collide`] for a disc and a polygon. This stage needs a stack frame; in a function of its
/// own it costs the other pairs nothing.
///
/// # Safety
/// By the contract of the header.
#[inline(never)]
unsafe extern "C" fn collide_disc_and_polygon(
    a: *const sat_shape,
    ta: *const sat_transform,
    b: *const sat_shape,
    tb: *const sat_transform,
    out_relation: *mut sat_relation,
) -> sat_status {
    // SAFETY: by the caller's contract.
    unsafe {
        if let Some(pair) = Pair::unchecked(a, ta, b, tb)
            && let Some(out) = NonNull::new(out_relation)
            && let Outcome::Decided(found) =
                relation_of_simple_kinds(All, pair.a, pair.ta, pair.b, pair.tb)
        {
            out.write(code(found));
            return SAT_OK;
        }
        checked_collide(a, ta, b, tb, out_relation)
    }
}

/// [`sat_collide`] where these stages do not decide: checks the arguments and answers behind
/// the guard against panics.
///
/// # Safety
/// By the contract of the header.
#[inline(never)]
unsafe extern "C" fn checked_collide(
    a: *const sat_shape,
    ta: *const sat_transform,
    b: *const sat_shape,
    tb: *const sat_transform,
    out_relation: *mut sat_relation,
) -> sat_status {
    let body = || {
        // SAFETY: by the caller's contract.
        let Pair { a, ta, b, tb } = unsafe { Pair::new(a, ta, b, tb) }?;
        Ok(code(checked_relation(a, ta, b, tb)?))
    };
    // SAFETY: by the caller's contract.
    unsafe { answer(out_relation, SAT_DISJOINT, body) }
}

/// The closed test: whether shape `a` at `ta` and shape `b` at `tb` have a point in common.
/// Touching counts. An error counts as no hit: `sat_last_error` has its details, and `sat_collide`
/// distinguishes an error from a miss.
///
/// ```c
/// const sat_transform resting = {1, 0, 0, 1, 10, 3};
/// if (sat_hits(ground, &here, box, &resting))
///     puts("it stands on the ground");
/// assert(!sat_hits(ground, &here, box, &above));
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_hits(
    a: *const sat_shape,
    ta: *const sat_transform,
    b: *const sat_shape,
    tb: *const sat_transform,
) -> bool {
    let mut relation = SAT_DISJOINT;
    // SAFETY: by the contract of the header.
    let status = unsafe { sat_collide(a, ta, b, tb, &mut relation) };
    status == SAT_OK && relation != SAT_DISJOINT
}

/// The open test: whether shape `a` at `ta` and shape `b` at `tb` overlap. Touching does not count.
/// An error counts as no overlap: `sat_last_error` has its details, and `sat_collide` distinguishes
/// an error from a miss.
///
/// ```c
/// const sat_transform resting = {1, 0, 0, 1, 10, 3};
/// assert(sat_overlaps(ground, &here, box, &sunk));
/// assert(!sat_overlaps(ground, &here, box, &resting));
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_overlaps(
    a: *const sat_shape,
    ta: *const sat_transform,
    b: *const sat_shape,
    tb: *const sat_transform,
) -> bool {
    let mut relation = SAT_DISJOINT;
    // SAFETY: by the contract of the header.
    let status = unsafe { sat_collide(a, ta, b, tb, &mut relation) };
    status == SAT_OK && relation == SAT_OVERLAPPING
}

/// The relation of a point and a shape at `transform`: outside (`SAT_DISJOINT`), on the boundary
/// (`SAT_TOUCHING`) or inside (`SAT_OVERLAPPING`). A segment has no inside. On failure
/// `out_relation` is `SAT_DISJOINT`.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_NOT_FINITE`, `SAT_ERR_SINGULAR`, `SAT_ERR_OUT_OF_RANGE`.
///
/// ```c
/// sat_relation inside, on_edge;
/// sat_point_relation(box, &sunk, (sat_vec2){11, 3}, &inside);
/// sat_point_relation(box, &sunk, (sat_vec2){12, 3}, &on_edge);
/// assert(inside == SAT_OVERLAPPING && on_edge == SAT_TOUCHING);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_point_relation(
    shape: *const sat_shape,
    transform: *const sat_transform,
    point: sat_vec2,
    out_relation: *mut sat_relation,
) -> sat_status {
    let body = || {
        // SAFETY: by the contract of the header.
        let (shape, transform) =
            unsafe { (get(shape, "shape")?, checked(transform, "transform")?) };
        let relation = query::point_relation(&shape.shape, transform, point.into())?;
        Ok(code(relation))
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_relation, SAT_DISJOINT, body) }
}
