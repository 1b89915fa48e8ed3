//! Compatibility: `flash.geom.Rectangle`, bit for bit.
//!
//! The left and top sides belong to a rectangle, the right and bottom ones do not; sums such as
//! ``x + width`` are rounded. Setting `x` and `y` of the struct moves the rectangle, setting
//! `width` and `height` moves the right and bottom sides.

use crate::error::status::{Failure, SAT_ERR_INVALID_ENUM, sat_status};
use crate::guard::call::{answer, get};
use sat2d::compat::flash::{Rectangle, Script};
use std::mem::size_of;

/// Which ActionScript asks, where the answers differ: one of the `SAT_COMPAT_FLASH_AS` constants.
pub type sat_compat_flash_script = i32;

/// ActionScript 3.
pub const SAT_COMPAT_FLASH_AS3: sat_compat_flash_script = 0;
/// ActionScript 1 and 2.
pub const SAT_COMPAT_FLASH_AS2: sat_compat_flash_script = 1;

/// The language behind an argument.
pub(crate) fn script(value: sat_compat_flash_script) -> Result<Script, Failure> {
    match value {
        SAT_COMPAT_FLASH_AS3 => Ok(Script::As3),
        SAT_COMPAT_FLASH_AS2 => Ok(Script::As2),
        other => Err(Failure::new(
            SAT_ERR_INVALID_ENUM,
            format_args!("script is {other}, none of the SAT_COMPAT_FLASH_AS constants"),
        )),
    }
}

/// A side of a rectangle: one of the `SAT_COMPAT_FLASH_SIDE_` constants.
pub type sat_compat_flash_side = i32;

/// `left`.
pub const SAT_COMPAT_FLASH_SIDE_LEFT: sat_compat_flash_side = 0;
/// `top`.
pub const SAT_COMPAT_FLASH_SIDE_TOP: sat_compat_flash_side = 1;
/// `right`.
pub const SAT_COMPAT_FLASH_SIDE_RIGHT: sat_compat_flash_side = 2;
/// `bottom`.
pub const SAT_COMPAT_FLASH_SIDE_BOTTOM: sat_compat_flash_side = 3;

/// A `flash.geom.Rectangle`: upright, y down.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct sat_compat_flash_rectangle {
    /// The left side.
    pub x: f64,
    /// The top side (the lesser y).
    pub y: f64,
    /// The size along x.
    pub width: f64,
    /// The size along y.
    pub height: f64,
}

const _: () = assert!(size_of::<sat_compat_flash_rectangle>() == 32);

impl From<Rectangle> for sat_compat_flash_rectangle {
    fn from(rectangle: Rectangle) -> sat_compat_flash_rectangle {
        let Rectangle {
            x,
            y,
            width,
            height,
        } = rectangle;
        sat_compat_flash_rectangle {
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
pub(crate) unsafe fn rectangle(
    pointer: *const sat_compat_flash_rectangle,
    name: &str,
) -> Result<Rectangle, Failure> {
    // SAFETY: by the caller's contract.
    let sat_compat_flash_rectangle {
        x,
        y,
        width,
        height,
    } = *unsafe { get(pointer, name) }?;
    Ok(Rectangle {
        x,
        y,
        width,
        height,
    })
}

fn no_side(side: sat_compat_flash_side) -> Failure {
    Failure::new(
        SAT_ERR_INVALID_ENUM,
        format_args!("side is {side}, none of the SAT_COMPAT_FLASH_SIDE_ constants"),
    )
}

/// `left`, `top`, `right`, `bottom`: where a side is. On failure `out_place` is 0.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_INVALID_ENUM` (a side).
///
/// ```c
/// const sat_compat_flash_rectangle box = {1, 2, 3, 4};
/// double right;
/// sat_compat_flash_rectangle_side(&box, SAT_COMPAT_FLASH_SIDE_RIGHT, &right);
/// assert(right == 4);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_flash_rectangle_side(
    rectangle: *const sat_compat_flash_rectangle,
    side: sat_compat_flash_side,
    out_place: *mut f64,
) -> sat_status {
    let body = || {
        // SAFETY: by the contract of the header.
        let rectangle = unsafe { self::rectangle(rectangle, "rectangle") }?;
        match side {
            SAT_COMPAT_FLASH_SIDE_LEFT => Ok(rectangle.x),
            SAT_COMPAT_FLASH_SIDE_TOP => Ok(rectangle.y),
            SAT_COMPAT_FLASH_SIDE_RIGHT => Ok(rectangle.right()),
            SAT_COMPAT_FLASH_SIDE_BOTTOM => Ok(rectangle.bottom()),
            other => Err(no_side(other)),
        }
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_place, 0.0, body) }
}

/// `left = value` and so on: the rectangle after one side has moved and the opposite one has
/// stayed. `topLeft` and `bottomRight` are two calls. `out_rectangle` may be `rectangle`. On
/// failure `out_rectangle` is all zero.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_INVALID_ENUM` (a side).
///
/// ```c
/// sat_compat_flash_rectangle box = {1, 3, 5, 7};
/// sat_compat_flash_rectangle_set_side(&box, SAT_COMPAT_FLASH_SIDE_TOP, -200, &box);
/// assert(box.y == -200 && box.height == 210);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_flash_rectangle_set_side(
    rectangle: *const sat_compat_flash_rectangle,
    side: sat_compat_flash_side,
    value: f64,
    out_rectangle: *mut sat_compat_flash_rectangle,
) -> sat_status {
    let body = || {
        // SAFETY: by the contract of the header.
        let mut rectangle = unsafe { self::rectangle(rectangle, "rectangle") }?;
        match side {
            SAT_COMPAT_FLASH_SIDE_LEFT => rectangle.set_left(value),
            SAT_COMPAT_FLASH_SIDE_TOP => rectangle.set_top(value),
            SAT_COMPAT_FLASH_SIDE_RIGHT => rectangle.set_right(value),
            SAT_COMPAT_FLASH_SIDE_BOTTOM => rectangle.set_bottom(value),
            other => return Err(no_side(other)),
        }
        Ok(rectangle.into())
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_rectangle, sat_compat_flash_rectangle::default(), body) }
}

/// `inflate(dx, dy)`, `inflatePoint`: the rectangle, larger by these lengths at each side.
/// `out_rectangle` may be `rectangle`. On failure `out_rectangle` is all zero.
///
/// Errors: `SAT_ERR_NULL`.
///
/// ```c
/// sat_compat_flash_rectangle box = {1, 3, 5, 7};
/// sat_compat_flash_rectangle_inflate(&box, 1, 2, &box);
/// assert(box.x == 0 && box.height == 11);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_flash_rectangle_inflate(
    rectangle: *const sat_compat_flash_rectangle,
    dx: f64,
    dy: f64,
    out_rectangle: *mut sat_compat_flash_rectangle,
) -> sat_status {
    let body = || {
        // SAFETY: by the contract of the header.
        let mut rectangle = unsafe { self::rectangle(rectangle, "rectangle") }?;
        rectangle.inflate(dx, dy);
        Ok(rectangle.into())
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_rectangle, sat_compat_flash_rectangle::default(), body) }
}

/// `isEmpty()`: whether a size is 0 or less; in ActionScript 2 also if it is NaN. On failure
/// `out_empty` is false.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_INVALID_ENUM` (a script).
///
/// ```c
/// const sat_compat_flash_rectangle box = {1, 2, 3, 0};
/// bool empty;
/// sat_compat_flash_rectangle_is_empty(&box, SAT_COMPAT_FLASH_AS3, &empty);
/// assert(empty);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_flash_rectangle_is_empty(
    rectangle: *const sat_compat_flash_rectangle,
    script: sat_compat_flash_script,
    out_empty: *mut bool,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body =
        || unsafe { Ok(self::rectangle(rectangle, "rectangle")?.is_empty(self::script(script)?)) };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_empty, false, body) }
}

/// `contains(x, y)`, `containsPoint`: whether a point is inside, or on the left or top side. On
/// failure `out_inside` is false.
///
/// Errors: `SAT_ERR_NULL`.
///
/// ```c
/// const sat_compat_flash_rectangle box = {1, 3, 5, 7};
/// bool inside;
/// sat_compat_flash_rectangle_contains(&box, 6, 5, &inside);
/// assert(!inside); // on the right side
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_flash_rectangle_contains(
    rectangle: *const sat_compat_flash_rectangle,
    x: f64,
    y: f64,
    out_inside: *mut bool,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || unsafe { Ok(self::rectangle(rectangle, "rectangle")?.contains(x, y)) };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_inside, false, body) }
}

/// `containsRect`, in ActionScript 2 `containsRectangle`: whether `b` lies within `a`. In
/// ActionScript 3 a `b` without width or height must not lie along a side of `a`. On failure
/// `out_inside` is false.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_INVALID_ENUM` (a script).
///
/// ```c
/// const sat_compat_flash_rectangle a = {1, 3, 5, 7}, b = {2, 4, 4, 6};
/// bool inside;
/// sat_compat_flash_rectangle_contains_rectangle(&a, &b, SAT_COMPAT_FLASH_AS3, &inside);
/// assert(inside);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_flash_rectangle_contains_rectangle(
    a: *const sat_compat_flash_rectangle,
    b: *const sat_compat_flash_rectangle,
    script: sat_compat_flash_script,
    out_inside: *mut bool,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || unsafe {
        let (a, b) = (rectangle(a, "a")?, rectangle(b, "b")?);
        Ok(a.contains_rectangle(self::script(script)?, &b))
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_inside, false, body) }
}

/// `intersects(toIntersect)`: whether the interiors meet. In ActionScript 3 an empty rectangle
/// intersects nothing, and NaN passes every comparison. On failure `out_hit` is false.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_INVALID_ENUM` (a script).
///
/// ```c
/// const sat_compat_flash_rectangle a = {0, 0, 8, 6}, b = {8, 0, 8, 6};
/// bool hit;
/// sat_compat_flash_rectangle_intersects(&a, &b, SAT_COMPAT_FLASH_AS3, &hit);
/// assert(!hit); // they only touch
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_flash_rectangle_intersects(
    a: *const sat_compat_flash_rectangle,
    b: *const sat_compat_flash_rectangle,
    script: sat_compat_flash_script,
    out_hit: *mut bool,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || unsafe {
        let (a, b) = (rectangle(a, "a")?, rectangle(b, "b")?);
        Ok(a.intersects(self::script(script)?, &b))
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_hit, false, body) }
}

/// `intersection(toIntersect)`: all zero if there is none. On failure `out_common` is all zero.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_INVALID_ENUM` (a script).
///
/// ```c
/// const sat_compat_flash_rectangle a = {1, 3, 5, 7}, b = {3, 5, 7, 9};
/// sat_compat_flash_rectangle common;
/// sat_compat_flash_rectangle_intersection(&a, &b, SAT_COMPAT_FLASH_AS3, &common);
/// assert(common.x == 3 && common.width == 3);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_flash_rectangle_intersection(
    a: *const sat_compat_flash_rectangle,
    b: *const sat_compat_flash_rectangle,
    script: sat_compat_flash_script,
    out_common: *mut sat_compat_flash_rectangle,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || unsafe {
        let (a, b) = (rectangle(a, "a")?, rectangle(b, "b")?);
        Ok(a.intersection(self::script(script)?, &b).into())
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_common, sat_compat_flash_rectangle::default(), body) }
}

/// `union(toUnion)`: the box round both; in ActionScript 3 the other one if one is empty. On
/// failure `out_box` is all zero.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_INVALID_ENUM` (a script).
///
/// ```c
/// const sat_compat_flash_rectangle a = {0, 0, 0, 0}, b = {3, 5, 7, 9};
/// sat_compat_flash_rectangle both;
/// sat_compat_flash_rectangle_union(&a, &b, SAT_COMPAT_FLASH_AS3, &both);
/// assert(both.x == 3); // from the origin in ActionScript 2
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_flash_rectangle_union(
    a: *const sat_compat_flash_rectangle,
    b: *const sat_compat_flash_rectangle,
    script: sat_compat_flash_script,
    out_box: *mut sat_compat_flash_rectangle,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || unsafe {
        let (a, b) = (rectangle(a, "a")?, rectangle(b, "b")?);
        Ok(a.union(self::script(script)?, &b).into())
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_box, sat_compat_flash_rectangle::default(), body) }
}
