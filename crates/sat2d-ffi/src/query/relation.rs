//! The verdict: how two things stand to each other.
//!
//! It is exact for the placed coordinates as doubles, without a tolerance of any kind, for every pair of shapes. No call
//! allocates while the shapes have at most 16 vertices.
//!
//! The examples begin with a box of 4 by 4 above the ground, y up, or sunk into it:
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
use crate::base::status::sat_status;
use crate::base::transform::{map, sat_transform};
use crate::boundary::entry::{answer, get};
use crate::boundary::pair::Pair;
use crate::boundary::question::{Caller, Question};
use crate::shape::handle::sat_shape;
use sat2d::Relation;
use sat2d::internals::{checked_relation, unchecked_relation};
use std::ptr::NonNull;

/// How two shapes stand to each other: `SAT_DISJOINT`, `SAT_TOUCHING` or `SAT_OVERLAPPING`. As a condition it is the closed test.
pub type sat_relation = i32;

/// They have no point in common.
pub const SAT_DISJOINT: sat_relation = 0;
/// Their boundaries meet, their interiors do not: the least move may part them.
pub const SAT_TOUCHING: sat_relation = 1;
/// Their interiors meet, and still do after every small enough move. A segment, which has no interior, overlaps what it enters
/// and a segment that it properly crosses.
pub const SAT_OVERLAPPING: sat_relation = 2;

#[inline(always)]
pub(crate) fn code(relation: Relation) -> sat_relation {
    match relation {
        Relation::Disjoint => SAT_DISJOINT,
        Relation::Touching => SAT_TOUCHING,
        Relation::Overlapping => SAT_OVERLAPPING,
    }
}

/// How shape `a` at `ta` and shape `b` at `tb` stand to each other. On failure `relation` is `SAT_DISJOINT`.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_NOT_FINITE`, `SAT_ERR_SINGULAR`, `SAT_ERR_NOT_SIMILARITY`, `SAT_ERR_OUT_OF_RANGE`.
///
/// ```c
/// sat_relation apart, meeting, in_it;
/// const sat_transform resting = {1, 0, 0, 1, 10, 3};
/// sat_collide(ground, &here, box, &above, &apart);
/// sat_collide(ground, &here, box, &resting, &meeting);
/// sat_collide(ground, &here, box, &sunk, &in_it);
/// assert(apart == SAT_DISJOINT && meeting == SAT_TOUCHING && in_it == SAT_OVERLAPPING);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_collide(
    a: *const sat_shape,
    ta: *const sat_transform,
    b: *const sat_shape,
    tb: *const sat_transform,
    relation: *mut sat_relation,
) -> sat_status {
    // SAFETY: by the contract of the header.
    unsafe {
        if let Some(pair) = Pair::unchecked(a, ta, b, tb)
            && let Some(out) = NonNull::new(relation)
        {
            let Pair { a, ta, b, tb } = pair;
            return unchecked_relation::<Caller<Collide>>(a, ta, b, tb, out);
        }
        Collide::checked(a, ta, b, tb, relation)
    }
}

/// The question of [`sat_collide`].
struct Collide;

impl Question for Collide {
    type Found = Relation;
    type Answer = sat_relation;

    #[inline(always)]
    fn translate(found: Relation) -> sat_relation {
        code(found)
    }

    #[inline(never)]
    unsafe extern "C" fn checked(
        a: *const sat_shape,
        ta: *const sat_transform,
        b: *const sat_shape,
        tb: *const sat_transform,
        relation: *mut sat_relation,
    ) -> sat_status {
        let body = || {
            // SAFETY: by the contract of the header.
            let Pair { a, ta, b, tb } = unsafe { Pair::new(a, ta, b, tb) }?;
            Ok(code(checked_relation(a, ta, b, tb)?))
        };
        // SAFETY: by the contract of the header.
        unsafe { answer(relation, SAT_DISJOINT, body) }
    }
}

/// Where a point stands to a shape at `transform`: outside it (`SAT_DISJOINT`), on its boundary (`SAT_TOUCHING`) or inside
/// (`SAT_OVERLAPPING`). A segment has no inside. On failure `relation` is `SAT_DISJOINT`.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_NOT_FINITE`, `SAT_ERR_SINGULAR`, `SAT_ERR_NOT_SIMILARITY`, `SAT_ERR_OUT_OF_RANGE`.
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
    relation: *mut sat_relation,
) -> sat_status {
    let body = || {
        // SAFETY: by the contract of the header.
        let (shape, transform) = unsafe { (get(shape, "shape")?, map(transform, "transform")?) };
        Ok(code(sat2d::query::point_relation(
            &shape.shape,
            transform,
            point.into(),
        )?))
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(relation, SAT_DISJOINT, body) }
}
