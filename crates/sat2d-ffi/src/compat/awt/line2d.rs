//! Compatibility: `java.awt.geom.Line2D`, bit for bit.
//!
//! The ends of a segment belong to it. Java has the same functions as static ones on eight or six
//! numbers.

use crate::error::status::{Failure, sat_status};
use crate::guard::call::{answer, get};
use sat2d::compat::awt::Line2D;
use std::mem::size_of;

/// A `java.awt.geom.Line2D.Double`: a segment by its ends.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct sat_compat_awt_line2d {
    /// The x of the first end.
    pub x1: f64,
    /// The y of the first end.
    pub y1: f64,
    /// The x of the second end.
    pub x2: f64,
    /// The y of the second end.
    pub y2: f64,
}

const _: () = assert!(size_of::<sat_compat_awt_line2d>() == 32);

/// The segment behind an argument.
///
/// # Safety
/// As [`get`].
pub(super) unsafe fn line(
    pointer: *const sat_compat_awt_line2d,
    name: &str,
) -> Result<Line2D, Failure> {
    // SAFETY: by the caller's contract.
    let sat_compat_awt_line2d { x1, y1, x2, y2 } = *unsafe { get(pointer, name) }?;
    Ok(Line2D { x1, y1, x2, y2 })
}

/// `linesIntersect`, `intersectsLine(Line2D)`: whether two segments have a point in common, as far
/// as the signs of `sat_compat_awt_line2d_relative_ccw` tell. Two segments without length always
/// do. On failure `out_hit` is false.
///
/// Errors: `SAT_ERR_NULL`.
///
/// ```c
/// const sat_compat_awt_line2d a = {0, 0, 4, 0}, b = {4, 0, 5, 7};
/// bool hit;
/// sat_compat_awt_line2d_intersects_line(&a, &b, &hit);
/// assert(hit);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_awt_line2d_intersects_line(
    a: *const sat_compat_awt_line2d,
    b: *const sat_compat_awt_line2d,
    out_hit: *mut bool,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || unsafe { Ok(line(a, "a")?.intersects_line(&line(b, "b")?)) };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_hit, false, body) }
}

/// `relativeCCW`: on which side of a segment a point lies: 1 if the segment has to turn from x
/// towards -y to point at it (counter-clockwise on a screen, y down), -1 if the other way. On the
/// line, as rounding has it: -1 before the first end, 0 on the segment, 1 behind the second end. 0
/// if the segment has no length or a number is NaN. On failure `out_side` is 0.
///
/// Errors: `SAT_ERR_NULL`.
///
/// ```c
/// const sat_compat_awt_line2d segment = {0, 0, 4, 0};
/// int32_t side;
/// sat_compat_awt_line2d_relative_ccw(&segment, 1, -1, &side);
/// assert(side == 1); // above, on a screen
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_awt_line2d_relative_ccw(
    segment: *const sat_compat_awt_line2d,
    x: f64,
    y: f64,
    out_side: *mut i32,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || unsafe { Ok(line(segment, "segment")?.relative_ccw(x, y)) };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_side, 0, body) }
}

/// `ptSegDistSq`: the square of the distance from a point to a segment. On failure `out_square` is
/// 0.
///
/// Errors: `SAT_ERR_NULL`.
///
/// ```c
/// const sat_compat_awt_line2d segment = {0, 0, 4, 0};
/// double square;
/// sat_compat_awt_line2d_point_segment_distance_squared(&segment, 7, 4, &square);
/// assert(square == 25);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_awt_line2d_point_segment_distance_squared(
    segment: *const sat_compat_awt_line2d,
    x: f64,
    y: f64,
    out_square: *mut f64,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || unsafe { Ok(line(segment, "segment")?.point_segment_distance_squared(x, y)) };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_square, 0.0, body) }
}

/// `ptLineDistSq`: the square of the distance from a point to the line through both ends; NaN if
/// the segment has no length. On failure `out_square` is 0.
///
/// Errors: `SAT_ERR_NULL`.
///
/// ```c
/// const sat_compat_awt_line2d segment = {0, 0, 4, 0};
/// double square;
/// sat_compat_awt_line2d_point_line_distance_squared(&segment, 7, 4, &square);
/// assert(square == 16);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_awt_line2d_point_line_distance_squared(
    segment: *const sat_compat_awt_line2d,
    x: f64,
    y: f64,
    out_square: *mut f64,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || unsafe { Ok(line(segment, "segment")?.point_line_distance_squared(x, y)) };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_square, 0.0, body) }
}
