//! Compatibility: `java.awt.geom.RoundRectangle2D.Double`, bit for bit.
//!
//! The arcs of the corners belong to it; otherwise sides are as those of a rectangle.

use crate::compat::awt::rectangle2d::{rectangle2d, sat_compat_awt_rectangle2d};
use crate::error::status::{Failure, sat_status};
use crate::guard::call::{answer, get};
use sat2d::compat::awt::RoundRectangle2D;
use std::mem::size_of;

/// A `java.awt.geom.RoundRectangle2D.Double`: upright with round corners, y down.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct sat_compat_awt_round_rectangle2d {
    /// The left side.
    pub x: f64,
    /// The top side (the lesser y).
    pub y: f64,
    /// The size along x.
    pub width: f64,
    /// The size along y.
    pub height: f64,
    /// The width of the ellipse whose quarters are the corners. Its sign does not matter, and it is
    /// at most `width`.
    pub arc_width: f64,
    /// The height of that ellipse.
    pub arc_height: f64,
}

const _: () = assert!(size_of::<sat_compat_awt_round_rectangle2d>() == 48);

/// The rectangle behind an argument.
///
/// # Safety
/// As [`get`].
unsafe fn round(
    pointer: *const sat_compat_awt_round_rectangle2d,
) -> Result<RoundRectangle2D, Failure> {
    // SAFETY: by the caller's contract.
    let sat_compat_awt_round_rectangle2d {
        x,
        y,
        width,
        height,
        arc_width,
        arc_height,
    } = *unsafe { get(pointer, "a") }?;
    Ok(RoundRectangle2D {
        x,
        y,
        width,
        height,
        arc_width,
        arc_height,
    })
}

/// `contains(double, double)`: whether a point is inside. On failure `out_inside` is false.
///
/// Errors: `SAT_ERR_NULL`.
///
/// ```c
/// const sat_compat_awt_round_rectangle2d a = {0, 0, 40, 20, 8, 8};
/// bool inside;
/// sat_compat_awt_round_rectangle2d_contains(&a, 0.5, 0.5, &inside);
/// assert(!inside);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_awt_round_rectangle2d_contains(
    a: *const sat_compat_awt_round_rectangle2d,
    x: f64,
    y: f64,
    out_inside: *mut bool,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || unsafe { Ok(round(a)?.contains(x, y)) };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_inside, false, body) }
}

/// `intersects(double, double, double, double)`: whether a rectangle has a point inside. False if
/// either has no area. On failure `out_hit` is false.
///
/// Errors: `SAT_ERR_NULL`.
///
/// ```c
/// const sat_compat_awt_round_rectangle2d a = {0, 0, 40, 20, 8, 8};
/// const sat_compat_awt_rectangle2d rectangle = {-2, -2, 3, 3};
/// bool hit;
/// sat_compat_awt_round_rectangle2d_intersects(&a, &rectangle, &hit);
/// assert(!hit); // beside the round corner
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_awt_round_rectangle2d_intersects(
    a: *const sat_compat_awt_round_rectangle2d,
    rectangle: *const sat_compat_awt_rectangle2d,
    out_hit: *mut bool,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || unsafe {
        let rectangle = rectangle2d(rectangle, "rectangle")?;
        Ok(round(a)?.intersects(&rectangle))
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_hit, false, body) }
}

/// `contains(double, double, double, double)`: whether all corners of a rectangle are inside. False
/// if either has no area. On failure `out_inside` is false.
///
/// Errors: `SAT_ERR_NULL`.
///
/// ```c
/// const sat_compat_awt_round_rectangle2d a = {0, 0, 40, 20, 8, 8};
/// const sat_compat_awt_rectangle2d rectangle = {2, 2, 30, 10};
/// bool inside;
/// sat_compat_awt_round_rectangle2d_contains_rectangle(&a, &rectangle, &inside);
/// assert(inside);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_awt_round_rectangle2d_contains_rectangle(
    a: *const sat_compat_awt_round_rectangle2d,
    rectangle: *const sat_compat_awt_rectangle2d,
    out_inside: *mut bool,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || unsafe {
        let rectangle = rectangle2d(rectangle, "rectangle")?;
        Ok(round(a)?.contains_rectangle(&rectangle))
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_inside, false, body) }
}
