//! Casts: where a straight path first meets a shape.
//!
//! It meets the shape exactly if the relation of the path, as a segment, and the shape is not
//! `SAT_DISJOINT`.
//!
//! - A path that starts inside hits at fraction 0, with no normal and no feature.
//! - A path that starts on the boundary hits at 0, with the normal and feature of the contact
//!   there, in any direction.
//! - A path that grazes a corner or an arc hits there. If the path meets a corner exactly, the
//!   feature is the vertex, and the normal is that of the edge that faces the path more directly.
//! - A path along an edge, from outside, hits at the corner where the edge begins.
//!
//! The examples play in the scene of @ref sat_relation.

use crate::base::geometry::sat_vec2;
use crate::base::transform::{checked, sat_transform};
use crate::error::status::sat_status;
use crate::guard::call::{answer, get};
use crate::query::contact::sat_feature;
use crate::shape::handle::sat_shape;
use sat2d::query::{self, RayHit};
use std::mem::{offset_of, size_of};

/// Where a path first meets a shape. All zero if it does not.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct sat_ray_hit {
    /// The position along the path: 0 at the start, 1 at the end of a segment; for a ray, in units
    /// of the direction.
    pub fraction: f64,
    /// The point, up to rounding; exactly the vertex if the path meets a sharp one.
    pub point: sat_vec2,
    /// The outward unit normal of the boundary there; zero if the path starts inside.
    pub normal: sat_vec2,
    /// The feature of the shape; `SAT_FEATURE_NONE` if the path starts inside.
    pub feature: sat_feature,
    /// 1 if the path meets the shape, else 0.
    pub hit: u32,
    /// 1 if the path starts inside the shape (not only on its boundary), else 0.
    pub starts_inside: u32,
}

const _: () = assert!(
    size_of::<sat_ray_hit>() == 56
        && offset_of!(sat_ray_hit, point) == 8
        && offset_of!(sat_ray_hit, feature) == 40
        && offset_of!(sat_ray_hit, hit) == 48
);

impl From<RayHit> for sat_ray_hit {
    fn from(hit: RayHit) -> sat_ray_hit {
        sat_ray_hit {
            fraction: hit.fraction,
            point: hit.point.into(),
            normal: hit.normal.into(),
            feature: hit.feature.map(sat_feature::from).unwrap_or_default(),
            hit: 1,
            starts_inside: hit.starts_inside().into(),
        }
    }
}

/// Where the segment from `start` to `end` first meets a shape at `transform`. The ends may be the
/// same point. If there is no such place, and on failure, `out_hit` is all zero.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_NOT_FINITE`, `SAT_ERR_SINGULAR`, `SAT_ERR_OUT_OF_RANGE`.
///
/// ```c
/// sat_ray_hit hit;
/// sat_cast_segment(ground, &here, (sat_vec2){0, 5}, (sat_vec2){0, -3}, &hit); // straight down
/// assert(hit.hit && hit.fraction == 0.5 && hit.point.y == 1 && hit.normal.y == 1);
/// assert(hit.feature.kind == SAT_FEATURE_EDGE && hit.feature.index == 2);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_cast_segment(
    shape: *const sat_shape,
    transform: *const sat_transform,
    start: sat_vec2,
    end: sat_vec2,
    out_hit: *mut sat_ray_hit,
) -> sat_status {
    let body = || {
        // SAFETY: by the contract of the header.
        let (shape, transform) =
            unsafe { (get(shape, "shape")?, checked(transform, "transform")?) };
        let hit = query::cast_segment(&shape.shape, transform, start.into(), end.into())?;
        Ok(hit.map(sat_ray_hit::from).unwrap_or_default())
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_hit, sat_ray_hit::default(), body) }
}

/// Where the ray from `origin` along `direction` (of any length) first meets a shape at
/// `transform`, at most `reach` times the direction away. The reach may be infinite. The fraction
/// of the hit counts in units of `direction`: multiplied by its length, it is the distance. A ray
/// whose direction or reach is 0 is its origin. If there is no such place, and on failure,
/// `out_hit` is all zero.
///
/// Errors: those of `sat_cast_segment`, for the origin and the far end; `SAT_ERR_NEGATIVE` and
/// `SAT_ERR_NOT_FINITE` for a reach that is negative or NaN.
///
/// ```c
/// sat_ray_hit hit;
/// sat_cast_ray(ground, &here, (sat_vec2){0, 5}, (sat_vec2){0, -1}, 3, &hit);
/// assert(!hit.hit); // it ends at y = 2
/// sat_cast_ray(ground, &here, (sat_vec2){0, 5}, (sat_vec2){0, -1}, INFINITY, &hit);
/// assert(hit.hit && hit.fraction == 4);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_cast_ray(
    shape: *const sat_shape,
    transform: *const sat_transform,
    origin: sat_vec2,
    direction: sat_vec2,
    reach: f64,
    out_hit: *mut sat_ray_hit,
) -> sat_status {
    let body = || {
        // SAFETY: by the contract of the header.
        let (shape, transform) =
            unsafe { (get(shape, "shape")?, checked(transform, "transform")?) };
        let (origin, direction) = (origin.into(), direction.into());
        let hit = query::cast_ray(&shape.shape, transform, origin, direction, reach)?;
        Ok(hit.map(sat_ray_hit::from).unwrap_or_default())
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_hit, sat_ray_hit::default(), body) }
}
