//! Distance: how far two shapes are apart, and where they are closest.
//!
//! The distance is positive exactly if the relation is `SAT_DISJOINT`. Its relative error is at
//! most 1e-12, also for shapes that almost touch; with ellipses it is at most 1e-12 of their size.
//!
//! The examples play in the scene of @ref sat_relation.

use crate::base::geometry::sat_vec2;
use crate::base::transform::sat_transform;
use crate::error::status::{SAT_OK, sat_status};
use crate::guard::call::answer;
use crate::query::contact::sat_feature;
use crate::query::pair::Pair;
use crate::shape::handle::sat_shape;
use sat2d::internals::{self, All, Outcome, distance_of_discs};
use sat2d::query::ClosestPoints;
use std::mem::{offset_of, size_of};
use std::ptr::NonNull;

/// The closest points of two shapes.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct sat_closest_points {
    /// The distance; 0 if the shapes are not disjoint.
    pub distance: f64,
    /// The unit vector from the first shape to the second, accurate however close they are.
    pub normal: sat_vec2,
    /// The point of the first shape that is closest to the second.
    pub on_a: sat_vec2,
    /// The point of the second shape that is closest to the first.
    pub on_b: sat_vec2,
    /// The feature of the first shape that `on_a` lies on.
    pub feature_a: sat_feature,
    /// The feature of the second shape that `on_b` lies on.
    pub feature_b: sat_feature,
}

const _: () = assert!(
    size_of::<sat_closest_points>() == 72
        && offset_of!(sat_closest_points, on_a) == 24
        && offset_of!(sat_closest_points, feature_a) == 56
        && offset_of!(sat_closest_points, feature_b) == 64
);

impl From<ClosestPoints> for sat_closest_points {
    fn from(closest: ClosestPoints) -> sat_closest_points {
        sat_closest_points {
            distance: closest.distance,
            normal: closest.normal.into(),
            on_a: closest.on_a.into(),
            on_b: closest.on_b.into(),
            feature_a: closest.feature_a.into(),
            feature_b: closest.feature_b.into(),
        }
    }
}

/// The distance of shape `a` at `ta` and shape `b` at `tb`, with the closest points and features.
/// If several pairs of points are equally close (parallel edges), the function prefers one inside
/// an edge. If the shapes are not disjoint the distance is 0, and normal, points and features are
/// those of the deepest point of their contact. On failure the distance is infinite and all else is
/// zero.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_NOT_FINITE`, `SAT_ERR_SINGULAR`, `SAT_ERR_OUT_OF_RANGE`.
///
/// ```c
/// sat_closest_points closest;
/// sat_distance(ground, &here, box, &above, &closest);
/// assert(closest.distance == 2 && closest.normal.x == 0 && closest.normal.y == 1);
/// assert(closest.on_a.y == 1 && closest.on_b.y == 3);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_distance(
    a: *const sat_shape,
    ta: *const sat_transform,
    b: *const sat_shape,
    tb: *const sat_transform,
    out_closest: *mut sat_closest_points,
) -> sat_status {
    // SAFETY: by the contract of the header.
    unsafe {
        if let Some(pair) = Pair::unchecked(a, ta, b, tb)
            && let Some(out) = NonNull::new(out_closest)
            && let Outcome::Decided(found) =
                distance_of_discs(All, pair.a, pair.ta, pair.b, pair.tb)
        {
            out.write(found.into());
            return SAT_OK;
        }
        checked_distance(a, ta, b, tb, out_closest)
    }
}

/// [`sat_distance`] where the stage for discs does not decide: checks the arguments and answers
/// behind the guard against panics.
///
/// # Safety
/// By the contract of the header.
#[inline(never)]
unsafe extern "C" fn checked_distance(
    a: *const sat_shape,
    ta: *const sat_transform,
    b: *const sat_shape,
    tb: *const sat_transform,
    out_closest: *mut sat_closest_points,
) -> sat_status {
    let body = || {
        // SAFETY: by the caller's contract.
        let Pair { a, ta, b, tb } = unsafe { Pair::new(a, ta, b, tb) }?;
        Ok(internals::checked_distance(a, ta, b, tb)?.into())
    };
    let harmless = sat_closest_points {
        distance: f64::INFINITY,
        ..sat_closest_points::default()
    };
    // SAFETY: by the caller's contract.
    unsafe { answer(out_closest, harmless, body) }
}
