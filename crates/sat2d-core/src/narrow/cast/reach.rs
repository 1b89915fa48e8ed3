//! The reach of a ray: its check, and where a ray of infinite reach may end.

use crate::narrow::relation::check_point;
use crate::shape::{PlaceError, Shape};
use crate::transform::Transform;
use glam::DVec2;
use sat2d_base::aabb::Aabb;
use sat2d_base::num::MAX_COORDINATE;

/// Keeps the end of a clipped ray in range, however it is rounded.
const INWARD: f64 = 1.0 - 16.0 * f64::EPSILON;

/// Checks the reach of a ray.
#[inline]
pub fn check_reach(reach: f64) -> Result<(), PlaceError> {
    if reach >= 0.0 {
        Ok(())
    } else {
        Err(PlaceError::BadReach { reach })
    }
}

/// A finite reach with which a ray from `origin` ends beyond a placed shape.
pub(crate) fn reach_beyond_shape(
    shape: &Shape,
    transform: &Transform,
    origin: DVec2,
    direction: DVec2,
) -> Result<f64, PlaceError> {
    check_point(origin)?;
    Ok(reach_beyond(
        origin,
        direction,
        &shape.bounds_at(transform)?,
    ))
}

/// A finite reach with which a ray from `origin` ends beyond a box, in whichever direction it
/// leads: a power of two, unless that would exceed the range of coordinates. 0 if the direction is.
pub fn reach_beyond(origin: DVec2, direction: DVec2, bounds: &Aabb) -> f64 {
    let size = direction.abs();
    let length = size.max_element();
    if length == 0.0 || !direction.is_finite() {
        return 0.0;
    }
    let far = (bounds.min - origin).abs().max((bounds.max - origin).abs());
    // far < 2^(ilogb(far) + 1) and 2^ilogb(length) <= length: the ray is at least twice as long as
    // the largest component of a vector to a corner, which is more than the vector's length
    let far = libm::ilogb(far.max_element().max(f64::MIN_POSITIVE));
    let exponent = far.saturating_add(2).saturating_sub(libm::ilogb(length));
    let reach = libm::scalbn(1.0, exponent.min(1023));
    let end = (origin + direction * reach).abs();
    if end.max_element() <= MAX_COORDINATE {
        return reach;
    }
    let room = DVec2::splat(MAX_COORDINATE) - origin * direction.signum();
    let most = |axis: usize| {
        if size[axis] > 0.0 {
            room[axis] / size[axis]
        } else {
            reach
        }
    };
    most(0).min(most(1)).min(reach) * INWARD
}
