//! Compatibility: a Java program's test by corners, bit for bit.
//!
//! The rules are those of @ref sat_compat_flash.

use crate::error::status::{Failure, sat_status};
use crate::guard::call::{answer, get};
use sat2d::compat::awt;
use std::mem::size_of;

/// A point with 32-bit coordinates, like `java.awt.Point`.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct sat_compat_awt_point {
    /// The x coordinate.
    pub x: i32,
    /// The y coordinate.
    pub y: i32,
}

const _: () = assert!(size_of::<sat_compat_awt_point>() == 8);

/// The four corners of an argument.
///
/// # Safety
/// `points` is NULL or points to four points that are not written meanwhile.
unsafe fn corners(
    points: *const sat_compat_awt_point,
    name: &str,
) -> Result<[awt::Point; 4], Failure> {
    // SAFETY: by the caller's contract.
    let corners: &[sat_compat_awt_point; 4] = unsafe { get(points.cast(), name) }?;
    Ok(corners.map(|p| awt::Point { x: p.x, y: p.y }))
}

/// Whether two rectangles hit each other by the Java program. Each has four corners, in order
/// around it. Products of ints wrap as in Java, and touching is a hit. On failure `out_hit` is
/// false.
///
/// Errors: `SAT_ERR_NULL`.
///
/// ```c
/// const sat_compat_awt_point a[4] = {{0, 0}, {10, 0}, {10, 10}, {0, 10}};
/// const sat_compat_awt_point b[4] = {{11, 0}, {21, 0}, {21, 10}, {11, 10}};
/// bool hit;
/// sat_compat_awt_hit(a, b, &hit);
/// assert(!hit);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_awt_hit(
    a: *const sat_compat_awt_point,
    b: *const sat_compat_awt_point,
    out_hit: *mut bool,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || unsafe { Ok(awt::hit(&corners(a, "a")?, &corners(b, "b")?)) };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_hit, false, body) }
}
