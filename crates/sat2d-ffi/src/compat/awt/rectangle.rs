//! Compatibility: `java.awt.Rectangle`, bit for bit.
//!
//! The answers are those of integers without bounds: nothing wraps. The left and top sides belong
//! to a rectangle, the right and bottom sides do not; one without area contains and meets nothing.

use crate::error::status::{Failure, sat_status};
use crate::guard::call::{answer, get};
use sat2d::compat::awt::Rectangle;
use std::mem::size_of;

/// A `java.awt.Rectangle`: upright, of 32-bit ints, y down.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct sat_compat_awt_rectangle {
    /// The left side.
    pub x: i32,
    /// The top side (the lesser y).
    pub y: i32,
    /// The size along x; may be negative.
    pub width: i32,
    /// The size along y; may be negative.
    pub height: i32,
}

const _: () = assert!(size_of::<sat_compat_awt_rectangle>() == 16);

impl From<&sat_compat_awt_rectangle> for Rectangle {
    fn from(rectangle: &sat_compat_awt_rectangle) -> Rectangle {
        let sat_compat_awt_rectangle {
            x,
            y,
            width,
            height,
        } = *rectangle;
        Rectangle {
            x,
            y,
            width,
            height,
        }
    }
}

impl From<Rectangle> for sat_compat_awt_rectangle {
    fn from(rectangle: Rectangle) -> sat_compat_awt_rectangle {
        let Rectangle {
            x,
            y,
            width,
            height,
        } = rectangle;
        sat_compat_awt_rectangle {
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
unsafe fn rectangle(
    pointer: *const sat_compat_awt_rectangle,
    name: &str,
) -> Result<Rectangle, Failure> {
    // SAFETY: by the caller's contract.
    Ok(unsafe { get(pointer, name) }?.into())
}

/// `intersects(Rectangle)`: whether the interiors of two rectangles meet. On failure `out_hit` is
/// false.
///
/// Errors: `SAT_ERR_NULL`.
///
/// ```c
/// const sat_compat_awt_rectangle a = {0, 0, 10, 10}, b = {10, 0, 5, 5};
/// bool hit;
/// sat_compat_awt_rectangle_intersects(&a, &b, &hit);
/// assert(!hit); // touching is no hit
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_awt_rectangle_intersects(
    a: *const sat_compat_awt_rectangle,
    b: *const sat_compat_awt_rectangle,
    out_hit: *mut bool,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || unsafe { Ok(rectangle(a, "a")?.intersects(&rectangle(b, "b")?)) };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_hit, false, body) }
}

/// `contains(int, int)`: whether a point is inside, or on the left or top side. On failure
/// `out_inside` is false.
///
/// Errors: `SAT_ERR_NULL`.
///
/// ```c
/// const sat_compat_awt_rectangle a = {0, 0, 10, 10};
/// bool inside;
/// sat_compat_awt_rectangle_contains(&a, 0, 9, &inside);
/// assert(inside);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_awt_rectangle_contains(
    a: *const sat_compat_awt_rectangle,
    x: i32,
    y: i32,
    out_inside: *mut bool,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || unsafe { Ok(rectangle(a, "a")?.contains(x, y)) };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_inside, false, body) }
}

/// `contains(Rectangle)`: whether `b` lies in `a`; sides may coincide. On failure `out_inside` is
/// false.
///
/// Errors: `SAT_ERR_NULL`.
///
/// ```c
/// const sat_compat_awt_rectangle a = {0, 0, 10, 10}, b = {4, 4, 6, 6};
/// bool inside;
/// sat_compat_awt_rectangle_contains_rectangle(&a, &b, &inside);
/// assert(inside);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_awt_rectangle_contains_rectangle(
    a: *const sat_compat_awt_rectangle,
    b: *const sat_compat_awt_rectangle,
    out_inside: *mut bool,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || unsafe { Ok(rectangle(a, "a")?.contains_rectangle(&rectangle(b, "b")?)) };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_inside, false, body) }
}

/// `intersection(Rectangle)`: what two rectangles have in common. Where they are apart, the size is
/// negative, and at least -2^31. On failure `out_rectangle` is all zero.
///
/// Errors: `SAT_ERR_NULL`.
///
/// ```c
/// const sat_compat_awt_rectangle a = {0, 0, 10, 10}, b = {13, 2, 9, 9};
/// sat_compat_awt_rectangle common;
/// sat_compat_awt_rectangle_intersection(&a, &b, &common);
/// assert(common.x == 13 && common.width == -3 && common.height == 8);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_awt_rectangle_intersection(
    a: *const sat_compat_awt_rectangle,
    b: *const sat_compat_awt_rectangle,
    out_rectangle: *mut sat_compat_awt_rectangle,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || unsafe { Ok(rectangle(a, "a")?.intersection(&rectangle(b, "b")?).into()) };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_rectangle, sat_compat_awt_rectangle::default(), body) }
}

/// `union(Rectangle)`: the least rectangle around both, with sizes of at most 2^31 - 1. If one has
/// a negative size it is the other, whatever that is; a size of 0 counts like any other. On failure
/// `out_rectangle` is all zero.
///
/// Errors: `SAT_ERR_NULL`.
///
/// ```c
/// const sat_compat_awt_rectangle a = {0, 0, 10, 10}, b = {13, 2, 9, 9};
/// sat_compat_awt_rectangle around;
/// sat_compat_awt_rectangle_union(&a, &b, &around);
/// assert(around.x == 0 && around.width == 22 && around.height == 11);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_awt_rectangle_union(
    a: *const sat_compat_awt_rectangle,
    b: *const sat_compat_awt_rectangle,
    out_rectangle: *mut sat_compat_awt_rectangle,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || unsafe { Ok(rectangle(a, "a")?.union(&rectangle(b, "b")?).into()) };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_rectangle, sat_compat_awt_rectangle::default(), body) }
}

/// `add(int, int)`: the least rectangle around this one and a point, with sizes of at most 2^31 -
/// 1; the point alone if a size is negative. On failure `out_rectangle` is all zero.
///
/// Errors: `SAT_ERR_NULL`.
///
/// ```c
/// const sat_compat_awt_rectangle a = {0, 0, 10, 10};
/// sat_compat_awt_rectangle around;
/// sat_compat_awt_rectangle_add(&a, 12, -3, &around);
/// assert(around.y == -3 && around.width == 12 && around.height == 13);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_awt_rectangle_add(
    a: *const sat_compat_awt_rectangle,
    x: i32,
    y: i32,
    out_rectangle: *mut sat_compat_awt_rectangle,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || unsafe { Ok(rectangle(a, "a")?.add(x, y).into()) };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_rectangle, sat_compat_awt_rectangle::default(), body) }
}

/// `add(Rectangle)`: as `sat_compat_awt_rectangle_union`, but an `a` of which a size is negative
/// keeps the greater size of each axis. On failure `out_rectangle` is all zero.
///
/// Errors: `SAT_ERR_NULL`.
///
/// ```c
/// const sat_compat_awt_rectangle none = {0, 0, 9, -1}, b = {3, 4, 5, 5};
/// sat_compat_awt_rectangle sum;
/// sat_compat_awt_rectangle_add_rectangle(&none, &b, &sum);
/// assert(sum.x == 3 && sum.width == 9 && sum.height == 5);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_awt_rectangle_add_rectangle(
    a: *const sat_compat_awt_rectangle,
    b: *const sat_compat_awt_rectangle,
    out_rectangle: *mut sat_compat_awt_rectangle,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || unsafe {
        let b = rectangle(b, "b")?;
        Ok(rectangle(a, "a")?.add_rectangle(&b).into())
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_rectangle, sat_compat_awt_rectangle::default(), body) }
}

/// `grow(int, int)`: further by `dx` on the left and right, by `dy` above and below. A side or size
/// that exceeds an int is the nearest int. On failure `out_rectangle` is all zero.
///
/// Errors: `SAT_ERR_NULL`.
///
/// ```c
/// const sat_compat_awt_rectangle a = {0, 0, 10, 10};
/// sat_compat_awt_rectangle grown;
/// sat_compat_awt_rectangle_grow(&a, 2, -1, &grown);
/// assert(grown.x == -2 && grown.y == 1 && grown.width == 14 && grown.height == 8);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_awt_rectangle_grow(
    a: *const sat_compat_awt_rectangle,
    dx: i32,
    dy: i32,
    out_rectangle: *mut sat_compat_awt_rectangle,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || unsafe { Ok(rectangle(a, "a")?.grow(dx, dy).into()) };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_rectangle, sat_compat_awt_rectangle::default(), body) }
}

/// `translate(int, int)`: moved. A left or top side stops at the least or greatest int; there a
/// size that is not negative shrinks or grows by the rest of the way. On failure `out_rectangle` is
/// all zero.
///
/// Errors: `SAT_ERR_NULL`.
///
/// ```c
/// const sat_compat_awt_rectangle a = {0, 0, 10, 10};
/// sat_compat_awt_rectangle moved;
/// sat_compat_awt_rectangle_translate(&a, 3, -4, &moved);
/// assert(moved.x == 3 && moved.y == -4 && moved.width == 10);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_awt_rectangle_translate(
    a: *const sat_compat_awt_rectangle,
    dx: i32,
    dy: i32,
    out_rectangle: *mut sat_compat_awt_rectangle,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || unsafe { Ok(rectangle(a, "a")?.translate(dx, dy).into()) };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_rectangle, sat_compat_awt_rectangle::default(), body) }
}
