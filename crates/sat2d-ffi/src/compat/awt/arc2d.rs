//! Compatibility: `java.awt.geom.Arc2D.Double`, bit for bit.
//!
//! Angles are in degrees and grow from x to -y: counter-clockwise on a screen, y down. They are
//! those of a circle that is stretched to the box. Java's `Math.sin` and `Math.cos` may differ in
//! the last bit from one virtual machine to the next; here they are those of `StrictMath`. Degrees
//! become radians as in Java 9 and later.

use crate::compat::awt::rectangle2d::{rectangle2d, sat_compat_awt_rectangle2d};
use crate::error::status::{Failure, SAT_ERR_INVALID_ENUM, sat_status};
use crate::guard::call::{answer, get};
use crate::guard::lists::check_reserved;
use sat2d::compat::awt::{Arc2D, ArcType};
use std::mem::{offset_of, size_of};

/// How an arc is closed: one of the `SAT_COMPAT_AWT_ARC_` constants.
pub type sat_compat_awt_arc_type = i32;

/// `OPEN`: not drawn closed; what is inside is as in a chord.
pub const SAT_COMPAT_AWT_ARC_OPEN: sat_compat_awt_arc_type = 0;
/// `CHORD`: by the segment between its ends.
pub const SAT_COMPAT_AWT_ARC_CHORD: sat_compat_awt_arc_type = 1;
/// `PIE`: by segments to the centre.
pub const SAT_COMPAT_AWT_ARC_PIE: sat_compat_awt_arc_type = 2;

/// A `java.awt.geom.Arc2D.Double`: a part of the ellipse in an upright box.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct sat_compat_awt_arc2d {
    /// The left side of the box.
    pub x: f64,
    /// The top side of the box (the lesser y).
    pub y: f64,
    /// The size of the box along x.
    pub width: f64,
    /// The size of the box along y.
    pub height: f64,
    /// The angle at which the arc begins, in degrees.
    pub start: f64,
    /// The degrees from its beginning to its end; from 360 on it is the whole ellipse.
    pub extent: f64,
    /// How it is closed.
    pub closure: sat_compat_awt_arc_type,
    /// Must be 0.
    pub reserved: u32,
}

const _: () = assert!(
    size_of::<sat_compat_awt_arc2d>() == 56 && offset_of!(sat_compat_awt_arc2d, closure) == 48
);

/// The arc behind an argument.
///
/// # Safety
/// As [`get`].
unsafe fn arc(pointer: *const sat_compat_awt_arc2d) -> Result<Arc2D, Failure> {
    // SAFETY: by the caller's contract.
    let arc = *unsafe { get(pointer, "a") }?;
    check_reserved(&[arc.reserved])?;
    let closure = match arc.closure {
        SAT_COMPAT_AWT_ARC_OPEN => ArcType::Open,
        SAT_COMPAT_AWT_ARC_CHORD => ArcType::Chord,
        SAT_COMPAT_AWT_ARC_PIE => ArcType::Pie,
        other => {
            return Err(Failure::new(
                SAT_ERR_INVALID_ENUM,
                format_args!("closure is {other}, none of the SAT_COMPAT_AWT_ARC_ constants"),
            ));
        }
    };
    Ok(Arc2D {
        x: arc.x,
        y: arc.y,
        width: arc.width,
        height: arc.height,
        start: arc.start,
        extent: arc.extent,
        closure,
    })
}

/// `contains(double, double)`: whether a point is inside of the closed arc. On failure `out_inside`
/// is false.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_INVALID_ENUM` (the closure), `SAT_ERR_RESERVED`.
///
/// ```c
/// // what a guard at (5, 5) sees who looks up
/// const sat_compat_awt_arc2d view = {0, 0, 10, 10, 45, 90, SAT_COMPAT_AWT_ARC_PIE, 0};
/// bool inside;
/// sat_compat_awt_arc2d_contains(&view, 5, 1, &inside);
/// assert(inside);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_awt_arc2d_contains(
    a: *const sat_compat_awt_arc2d,
    x: f64,
    y: f64,
    out_inside: *mut bool,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || unsafe { Ok(arc(a)?.contains(x, y)) };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_inside, false, body) }
}

/// `containsAngle`: whether an angle in degrees lies between the beginning and the end, the
/// beginning included. On failure `out_inside` is false.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_INVALID_ENUM` (the closure), `SAT_ERR_RESERVED`.
///
/// ```c
/// // what a guard at (5, 5) sees who looks up
/// const sat_compat_awt_arc2d view = {0, 0, 10, 10, 45, 90, SAT_COMPAT_AWT_ARC_PIE, 0};
/// bool inside;
/// sat_compat_awt_arc2d_contains_angle(&view, 135, &inside);
/// assert(!inside); // its end
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_awt_arc2d_contains_angle(
    a: *const sat_compat_awt_arc2d,
    angle: f64,
    out_inside: *mut bool,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || unsafe { Ok(arc(a)?.contains_angle(angle)) };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_inside, false, body) }
}

/// `contains(double, double, double, double)`: whether all corners of a rectangle are inside and,
/// where a pie is no convex shape, no side of the rectangle crosses its gap. On failure
/// `out_inside` is false.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_INVALID_ENUM` (the closure), `SAT_ERR_RESERVED`.
///
/// ```c
/// // what a guard at (5, 5) sees who looks up
/// const sat_compat_awt_arc2d view = {0, 0, 10, 10, 45, 90, SAT_COMPAT_AWT_ARC_PIE, 0};
/// const sat_compat_awt_rectangle2d rectangle = {4, 1, 2, 2};
/// bool inside;
/// sat_compat_awt_arc2d_contains_rectangle(&view, &rectangle, &inside);
/// assert(inside);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_awt_arc2d_contains_rectangle(
    a: *const sat_compat_awt_arc2d,
    rectangle: *const sat_compat_awt_rectangle2d,
    out_inside: *mut bool,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || unsafe {
        let rectangle = rectangle2d(rectangle, "rectangle")?;
        Ok(arc(a)?.contains_rectangle(&rectangle))
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_inside, false, body) }
}

/// `intersects(double, double, double, double)`: whether a rectangle meets the closed arc. False if
/// either has no area, or the arc no extent. On failure `out_hit` is false.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_INVALID_ENUM` (the closure), `SAT_ERR_RESERVED`.
///
/// ```c
/// // what a guard at (5, 5) sees who looks up
/// const sat_compat_awt_arc2d view = {0, 0, 10, 10, 45, 90, SAT_COMPAT_AWT_ARC_PIE, 0};
/// const sat_compat_awt_rectangle2d rectangle = {0, 6, 10, 4};
/// bool hit;
/// sat_compat_awt_arc2d_intersects(&view, &rectangle, &hit);
/// assert(!hit); // behind the guard
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_awt_arc2d_intersects(
    a: *const sat_compat_awt_arc2d,
    rectangle: *const sat_compat_awt_rectangle2d,
    out_hit: *mut bool,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || unsafe {
        let rectangle = rectangle2d(rectangle, "rectangle")?;
        Ok(arc(a)?.intersects(&rectangle))
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_hit, false, body) }
}

/// `getBounds2D`: the box of the arc and, for a pie, of the centre; the box of the ellipse if that
/// is empty. On failure `out_rectangle` is all zero.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_INVALID_ENUM` (the closure), `SAT_ERR_RESERVED`.
///
/// ```c
/// const sat_compat_awt_arc2d quarter = {0, 0, 10, 10, 0, 90, SAT_COMPAT_AWT_ARC_PIE, 0};
/// sat_compat_awt_rectangle2d bounds;
/// sat_compat_awt_arc2d_bounds(&quarter, &bounds);
/// assert(bounds.x == 5 && bounds.y == 0 && bounds.width == 5);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_awt_arc2d_bounds(
    a: *const sat_compat_awt_arc2d,
    out_rectangle: *mut sat_compat_awt_rectangle2d,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || unsafe { Ok(arc(a)?.bounds().into()) };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_rectangle, sat_compat_awt_rectangle2d::default(), body) }
}
