//! Vectors and boxes.
//!
//! Units are the caller's. The direction of y matters only to the words for a winding and for a
//! sense of rotation.

use crate::error::status::{Failure, SAT_ERR_NOT_FINITE};
use crate::guard::lists::list;
use libc::size_t;
use sat2d::{Aabb, DVec2};
use std::mem::{align_of, offset_of, size_of};

/// A point or a direction.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct sat_vec2 {
    /// The x coordinate.
    pub x: f64,
    /// The y coordinate.
    pub y: f64,
}

/// An axis-aligned box, including its sides.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct sat_aabb {
    /// The corner with the least x and y.
    pub min: sat_vec2,
    /// The corner with the greatest x and y.
    pub max: sat_vec2,
}

const _: () = assert!(size_of::<sat_vec2>() == 16 && offset_of!(sat_vec2, y) == 8);
const _: () = assert!(size_of::<sat_aabb>() == 32 && offset_of!(sat_aabb, max) == 16);
// A caller's array of sat_vec2 is read in place as an array of the core's vectors.
const _: () = assert!(
    size_of::<DVec2>() == size_of::<sat_vec2>()
        && align_of::<DVec2>() == align_of::<sat_vec2>()
        && offset_of!(DVec2, x) == offset_of!(sat_vec2, x)
        && offset_of!(DVec2, y) == offset_of!(sat_vec2, y)
);

impl From<sat_vec2> for DVec2 {
    #[inline]
    fn from(v: sat_vec2) -> DVec2 {
        DVec2::new(v.x, v.y)
    }
}

impl From<DVec2> for sat_vec2 {
    #[inline]
    fn from(v: DVec2) -> sat_vec2 {
        sat_vec2 { x: v.x, y: v.y }
    }
}

impl From<Aabb> for sat_aabb {
    fn from(bounds: Aabb) -> sat_aabb {
        sat_aabb {
            min: bounds.min.into(),
            max: bounds.max.into(),
        }
    }
}

/// A caller's vector, for functions of the core that do not check it themselves.
pub(crate) fn finite(v: sat_vec2, name: &str) -> Result<DVec2, Failure> {
    let checked = DVec2::from(v);
    if checked.is_finite() {
        return Ok(checked);
    }
    let message = format_args!("{name} is ({}, {}), not finite", v.x, v.y);
    Err(Failure::new(SAT_ERR_NOT_FINITE, message))
}

/// A caller's points as vectors of the core.
///
/// # Safety
/// As [`list`].
pub(crate) unsafe fn vectors<'a>(
    points: *const sat_vec2,
    count: size_t,
) -> Result<&'a [DVec2], Failure> {
    // SAFETY: the two types have one layout (asserted above); the rest is the caller's contract.
    unsafe { list(points.cast(), count, "points") }
}
