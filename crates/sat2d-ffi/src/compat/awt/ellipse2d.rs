//! Compatibility: `java.awt.geom.Ellipse2D.Double`, bit for bit.
//!
//! An ellipse is given by its box. Its boundary does not belong to it.

use crate::compat::awt::rectangle2d::{rectangle2d, sat_compat_awt_rectangle2d};
use crate::error::status::{Failure, sat_status};
use crate::guard::call::answer;
use sat2d::compat::awt::{Ellipse2D, Rectangle2D};

/// The ellipse in the box behind an argument.
///
/// # Safety
/// As [`rectangle2d`].
unsafe fn ellipse(pointer: *const sat_compat_awt_rectangle2d) -> Result<Ellipse2D, Failure> {
    // SAFETY: by the caller's contract.
    let Rectangle2D {
        x,
        y,
        width,
        height,
    } = unsafe { rectangle2d(pointer, "ellipse_box") }?;
    Ok(Ellipse2D {
        x,
        y,
        width,
        height,
    })
}

/// `contains(double, double)`: whether a point is strictly inside. On failure `out_inside` is
/// false.
///
/// Errors: `SAT_ERR_NULL`.
///
/// ```c
/// const sat_compat_awt_rectangle2d ellipse_box = {0, 0, 10, 4};
/// bool inside;
/// sat_compat_awt_ellipse2d_contains(&ellipse_box, 10, 2, &inside);
/// assert(!inside);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_awt_ellipse2d_contains(
    ellipse_box: *const sat_compat_awt_rectangle2d,
    x: f64,
    y: f64,
    out_inside: *mut bool,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || unsafe { Ok(ellipse(ellipse_box)?.contains(x, y)) };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_inside, false, body) }
}

/// `intersects(double, double, double, double)`: whether the rectangle has a point strictly inside.
/// False if either has no area. On failure `out_hit` is false.
///
/// Errors: `SAT_ERR_NULL`.
///
/// ```c
/// const sat_compat_awt_rectangle2d ellipse_box = {0, 0, 10, 4}, rectangle = {9, 1, 4, 2};
/// bool hit;
/// sat_compat_awt_ellipse2d_intersects(&ellipse_box, &rectangle, &hit);
/// assert(hit);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_awt_ellipse2d_intersects(
    ellipse_box: *const sat_compat_awt_rectangle2d,
    rectangle: *const sat_compat_awt_rectangle2d,
    out_hit: *mut bool,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || unsafe {
        let rectangle = rectangle2d(rectangle, "rectangle")?;
        Ok(ellipse(ellipse_box)?.intersects(&rectangle))
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_hit, false, body) }
}

/// `contains(double, double, double, double)`: whether all corners of the rectangle are strictly
/// inside. Its size does not matter: a rectangle without area can be in. On failure `out_inside` is
/// false.
///
/// Errors: `SAT_ERR_NULL`.
///
/// ```c
/// const sat_compat_awt_rectangle2d ellipse_box = {0, 0, 10, 4}, rectangle = {4, 1, 2, 2};
/// bool inside;
/// sat_compat_awt_ellipse2d_contains_rectangle(&ellipse_box, &rectangle, &inside);
/// assert(inside);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_awt_ellipse2d_contains_rectangle(
    ellipse_box: *const sat_compat_awt_rectangle2d,
    rectangle: *const sat_compat_awt_rectangle2d,
    out_inside: *mut bool,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || unsafe {
        let rectangle = rectangle2d(rectangle, "rectangle")?;
        Ok(ellipse(ellipse_box)?.contains_rectangle(&rectangle))
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_inside, false, body) }
}
