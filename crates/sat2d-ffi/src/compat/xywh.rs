//! Compatibility: the Python program, bit for bit.
//!
//! The rules are those of @ref sat_compat_flash.

use crate::error::status::sat_status;
use crate::guard::call::{answer, get};
use sat2d::compat::xywh;
use std::mem::size_of;

/// An upright rectangle in the Python program.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct sat_compat_xywh_rect {
    /// The left side.
    pub x: f64,
    /// The top side (the smaller y).
    pub y: f64,
    /// The size along x.
    pub width: f64,
    /// The size along y.
    pub height: f64,
}

/// A circle in the Python program.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct sat_compat_xywh_circle {
    /// The centre's x.
    pub x: f64,
    /// The centre's y.
    pub y: f64,
    /// The radius.
    pub radius: f64,
}

const _: () =
    assert!(size_of::<sat_compat_xywh_rect>() == 32 && size_of::<sat_compat_xywh_circle>() == 24);

impl From<&sat_compat_xywh_rect> for xywh::Rect {
    fn from(rect: &sat_compat_xywh_rect) -> xywh::Rect {
        xywh::Rect {
            x: rect.x,
            y: rect.y,
            width: rect.width,
            height: rect.height,
        }
    }
}

/// The Python program's verdict on two upright rectangles; touching is no hit. On failure `out_hit`
/// is false.
///
/// Errors: `SAT_ERR_NULL`.
///
/// ```c
/// const sat_compat_xywh_rect a = {0, 0, 4, 2}, b = {4, 0, 4, 2};
/// bool hit;
/// sat_compat_xywh_rect_to_rect(&a, &b, &hit);
/// assert(!hit); // touching is no hit
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_xywh_rect_to_rect(
    a: *const sat_compat_xywh_rect,
    b: *const sat_compat_xywh_rect,
    out_hit: *mut bool,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || unsafe {
        Ok(xywh::rect_to_rect(
            &get(a, "a")?.into(),
            &get(b, "b")?.into(),
        ))
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_hit, false, body) }
}

/// The Python program's verdict on a circle and an upright rectangle, by a rounded square root;
/// touching is no hit. On failure `out_hit` is false.
///
/// Errors: `SAT_ERR_NULL`.
///
/// ```c
/// const sat_compat_xywh_circle ball = {7, 6, 5.1};
/// const sat_compat_xywh_rect rect = {0, 0, 4, 2};
/// bool hit;
/// sat_compat_xywh_circle_to_rect(&ball, &rect, &hit);
/// assert(hit); // its centre is 5 from the corner
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_xywh_circle_to_rect(
    circle: *const sat_compat_xywh_circle,
    rect: *const sat_compat_xywh_rect,
    out_hit: *mut bool,
) -> sat_status {
    let body = || {
        // SAFETY: by the contract of the header.
        let (circle, rect) = unsafe { (get(circle, "circle")?, get(rect, "rect")?) };
        let circle = xywh::Circle {
            x: circle.x,
            y: circle.y,
            radius: circle.radius,
        };
        Ok(xywh::circle_to_rect(&circle, &rect.into()))
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_hit, false, body) }
}
