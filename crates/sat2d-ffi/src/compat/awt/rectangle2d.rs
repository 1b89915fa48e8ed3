//! Compatibility: `Rectangle2D.Double`, bit for bit.
//!
//! Sums such as `x + width` are rounded. The left and top sides belong to a rectangle, the right
//! and bottom sides do not; for outcodes and lines all four do.

use crate::compat::awt::line2d::{line, sat_compat_awt_line2d};
use crate::compat::awt::rectangle::sat_compat_awt_rectangle;
use crate::error::status::{Failure, sat_status};
use crate::guard::call::{answer, get};
use sat2d::compat::awt::{OutCode, Rectangle2D};
use std::mem::size_of;

/// A `java.awt.geom.Rectangle2D.Double`: upright, y down; also the box of an ellipse.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct sat_compat_awt_rectangle2d {
    /// The left side.
    pub x: f64,
    /// The top side (the lesser y).
    pub y: f64,
    /// The size along x.
    pub width: f64,
    /// The size along y.
    pub height: f64,
}

const _: () = assert!(size_of::<sat_compat_awt_rectangle2d>() == 32);

/// `OUT_LEFT` of an outcode.
pub const SAT_COMPAT_AWT_OUT_LEFT: u32 = 1;
/// `OUT_TOP` of an outcode.
pub const SAT_COMPAT_AWT_OUT_TOP: u32 = 2;
/// `OUT_RIGHT` of an outcode.
pub const SAT_COMPAT_AWT_OUT_RIGHT: u32 = 4;
/// `OUT_BOTTOM` of an outcode.
pub const SAT_COMPAT_AWT_OUT_BOTTOM: u32 = 8;

const _: () = assert!(
    SAT_COMPAT_AWT_OUT_LEFT == OutCode::LEFT.bits()
        && SAT_COMPAT_AWT_OUT_TOP == OutCode::TOP.bits()
        && SAT_COMPAT_AWT_OUT_RIGHT == OutCode::RIGHT.bits()
        && SAT_COMPAT_AWT_OUT_BOTTOM == OutCode::BOTTOM.bits()
);

impl From<Rectangle2D> for sat_compat_awt_rectangle2d {
    fn from(rectangle: Rectangle2D) -> sat_compat_awt_rectangle2d {
        let Rectangle2D {
            x,
            y,
            width,
            height,
        } = rectangle;
        sat_compat_awt_rectangle2d {
            x,
            y,
            width,
            height,
        }
    }
}

/// The rectangle behind an argument.
///
/// # Safety
/// As [`get`].
pub(super) unsafe fn rectangle2d(
    pointer: *const sat_compat_awt_rectangle2d,
    name: &str,
) -> Result<Rectangle2D, Failure> {
    // SAFETY: by the caller's contract.
    let sat_compat_awt_rectangle2d {
        x,
        y,
        width,
        height,
    } = *unsafe { get(pointer, name) }?;
    Ok(Rectangle2D {
        x,
        y,
        width,
        height,
    })
}

/// `intersects(Rectangle2D)`: whether the interiors of two rectangles meet. False if either has no
/// area. On failure `out_hit` is false.
///
/// Errors: `SAT_ERR_NULL`.
///
/// ```c
/// const sat_compat_awt_rectangle2d a = {0, 0, 10, 10}, b = {9.5, 0, 5, 5};
/// bool hit;
/// sat_compat_awt_rectangle2d_intersects(&a, &b, &hit);
/// assert(hit);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_awt_rectangle2d_intersects(
    a: *const sat_compat_awt_rectangle2d,
    b: *const sat_compat_awt_rectangle2d,
    out_hit: *mut bool,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || unsafe { Ok(rectangle2d(a, "a")?.intersects(&rectangle2d(b, "b")?)) };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_hit, false, body) }
}

/// `contains(double, double)`: whether a point is inside, or on the left or top side. On failure
/// `out_inside` is false.
///
/// Errors: `SAT_ERR_NULL`.
///
/// ```c
/// const sat_compat_awt_rectangle2d a = {0, 0, 10, 10};
/// bool inside;
/// sat_compat_awt_rectangle2d_contains(&a, 10, 5, &inside);
/// assert(!inside);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_awt_rectangle2d_contains(
    a: *const sat_compat_awt_rectangle2d,
    x: f64,
    y: f64,
    out_inside: *mut bool,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || unsafe { Ok(rectangle2d(a, "a")?.contains(x, y)) };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_inside, false, body) }
}

/// `contains(Rectangle2D)`: whether `b` lies in `a`; sides may coincide. False if either has no
/// area. On failure `out_inside` is false.
///
/// Errors: `SAT_ERR_NULL`.
///
/// ```c
/// const sat_compat_awt_rectangle2d a = {0, 0, 10, 10}, b = {4, 4, 6, 6};
/// bool inside;
/// sat_compat_awt_rectangle2d_contains_rectangle(&a, &b, &inside);
/// assert(inside);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_awt_rectangle2d_contains_rectangle(
    a: *const sat_compat_awt_rectangle2d,
    b: *const sat_compat_awt_rectangle2d,
    out_inside: *mut bool,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || unsafe { Ok(rectangle2d(a, "a")?.contains_rectangle(&rectangle2d(b, "b")?)) };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_inside, false, body) }
}

/// `outcode(double, double)`: on which sides of the closed rectangle a point lies: the sum of the
/// `SAT_COMPAT_AWT_OUT_` constants, 0 within it. Without a size along an axis every point lies on
/// both its sides. On failure `out_code` is 0.
///
/// Errors: `SAT_ERR_NULL`.
///
/// ```c
/// const sat_compat_awt_rectangle2d a = {0, 0, 10, 10};
/// uint32_t code;
/// sat_compat_awt_rectangle2d_outcode(&a, -1, 11, &code);
/// assert(code == (SAT_COMPAT_AWT_OUT_LEFT | SAT_COMPAT_AWT_OUT_BOTTOM));
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_awt_rectangle2d_outcode(
    a: *const sat_compat_awt_rectangle2d,
    x: f64,
    y: f64,
    out_code: *mut u32,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || unsafe { Ok(rectangle2d(a, "a")?.outcode(x, y).bits()) };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_code, 0, body) }
}

/// `intersectsLine`: whether a segment meets the closed rectangle, by rounded clipping. On failure
/// `out_hit` is false.
///
/// Errors: `SAT_ERR_NULL`.
///
/// ```c
/// const sat_compat_awt_rectangle2d a = {0, 0, 10, 10};
/// const sat_compat_awt_line2d along_the_side = {10, -5, 10, 5};
/// bool hit;
/// sat_compat_awt_rectangle2d_intersects_line(&a, &along_the_side, &hit);
/// assert(hit);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_awt_rectangle2d_intersects_line(
    a: *const sat_compat_awt_rectangle2d,
    segment: *const sat_compat_awt_line2d,
    out_hit: *mut bool,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || unsafe { Ok(rectangle2d(a, "a")?.intersects_line(&line(segment, "segment")?)) };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_hit, false, body) }
}

/// `Rectangle2D.intersect`: what two rectangles have in common. Where they are apart, the size is
/// negative. On failure `out_rectangle` is all zero.
///
/// Errors: `SAT_ERR_NULL`.
///
/// ```c
/// const sat_compat_awt_rectangle2d a = {0, 0, 10, 10}, b = {6, 8, 9, 9};
/// sat_compat_awt_rectangle2d common;
/// sat_compat_awt_rectangle2d_intersection(&a, &b, &common);
/// assert(common.x == 6 && common.y == 8 && common.width == 4 && common.height == 2);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_awt_rectangle2d_intersection(
    a: *const sat_compat_awt_rectangle2d,
    b: *const sat_compat_awt_rectangle2d,
    out_rectangle: *mut sat_compat_awt_rectangle2d,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || unsafe {
        Ok(rectangle2d(a, "a")?
            .intersection(&rectangle2d(b, "b")?)
            .into())
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_rectangle, sat_compat_awt_rectangle2d::default(), body) }
}

/// `createUnion`, `Rectangle2D.union`: the least rectangle around both. Where a negative size
/// leaves it turned round, the sides change places. On failure `out_rectangle` is all zero.
///
/// Errors: `SAT_ERR_NULL`.
///
/// ```c
/// const sat_compat_awt_rectangle2d a = {0, 0, 10, 10}, b = {12, -3, 1, 1};
/// sat_compat_awt_rectangle2d around;
/// sat_compat_awt_rectangle2d_union(&a, &b, &around);
/// assert(around.y == -3 && around.width == 13 && around.height == 13);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_awt_rectangle2d_union(
    a: *const sat_compat_awt_rectangle2d,
    b: *const sat_compat_awt_rectangle2d,
    out_rectangle: *mut sat_compat_awt_rectangle2d,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || unsafe {
        let b = rectangle2d(b, "b")?;
        Ok(rectangle2d(a, "a")?.union(&b).into())
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_rectangle, sat_compat_awt_rectangle2d::default(), body) }
}

/// `add(Rectangle2D)`: as `sat_compat_awt_rectangle2d_union`, but the sides keep their places. On
/// failure `out_rectangle` is all zero.
///
/// Errors: `SAT_ERR_NULL`.
///
/// ```c
/// const sat_compat_awt_rectangle2d a = {0, 0, -10, 10}, b = {-2, 0, -10, 10};
/// sat_compat_awt_rectangle2d sum;
/// sat_compat_awt_rectangle2d_add_rectangle(&a, &b, &sum);
/// assert(sum.x == -2 && sum.width == -8);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_awt_rectangle2d_add_rectangle(
    a: *const sat_compat_awt_rectangle2d,
    b: *const sat_compat_awt_rectangle2d,
    out_rectangle: *mut sat_compat_awt_rectangle2d,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || unsafe {
        let b = rectangle2d(b, "b")?;
        Ok(rectangle2d(a, "a")?.add_rectangle(&b).into())
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_rectangle, sat_compat_awt_rectangle2d::default(), body) }
}

/// `add(double, double)`: the least rectangle around this one and a point. On failure
/// `out_rectangle` is all zero.
///
/// Errors: `SAT_ERR_NULL`.
///
/// ```c
/// const sat_compat_awt_rectangle2d a = {0, 0, 10, 10};
/// sat_compat_awt_rectangle2d around;
/// sat_compat_awt_rectangle2d_add(&a, 12, -3, &around);
/// assert(around.y == -3 && around.width == 12 && around.height == 13);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_awt_rectangle2d_add(
    a: *const sat_compat_awt_rectangle2d,
    x: f64,
    y: f64,
    out_rectangle: *mut sat_compat_awt_rectangle2d,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || unsafe { Ok(rectangle2d(a, "a")?.add(x, y).into()) };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_rectangle, sat_compat_awt_rectangle2d::default(), body) }
}

/// `getBounds()`: the least rectangle of ints around this one; empty at (0, 0) if a size is
/// negative. A side or size that exceeds an int is the nearest int, NaN is 0. On failure
/// `out_rectangle` is all zero.
///
/// Errors: `SAT_ERR_NULL`.
///
/// ```c
/// const sat_compat_awt_rectangle2d a = {-0.5, 1, 2, 2.5};
/// sat_compat_awt_rectangle around;
/// sat_compat_awt_rectangle2d_bounds(&a, &around);
/// assert(around.x == -1 && around.y == 1 && around.width == 3 && around.height == 3);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_awt_rectangle2d_bounds(
    a: *const sat_compat_awt_rectangle2d,
    out_rectangle: *mut sat_compat_awt_rectangle,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || unsafe { Ok(rectangle2d(a, "a")?.bounds().into()) };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_rectangle, sat_compat_awt_rectangle::default(), body) }
}
