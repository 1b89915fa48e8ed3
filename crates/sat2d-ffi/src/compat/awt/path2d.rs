//! Compatibility: `Path2D.Double`, bit for bit.
//!
//! A path is an array of commands; a curve takes one for each of its points. Parts that are not
//! closed count as closed. Java rejects a path that does not begin with `moveTo`; here it begins at
//! (0, 0).

use crate::compat::awt::rectangle2d::{rectangle2d, sat_compat_awt_rectangle2d};
use crate::error::status::{Failure, SAT_ERR_COUNT, SAT_ERR_INVALID_ENUM, sat_status};
use crate::guard::call::answer;
use crate::guard::lists::{check_reserved, list};
use libc::size_t;
use sat2d::compat::awt::{Path2D, PathCommand, Winding};
use std::mem::size_of;

/// The rule for the inside of a path: one of the `SAT_COMPAT_AWT_WIND_` constants.
pub type sat_compat_awt_winding = i32;

/// `WIND_EVEN_ODD`: a point is inside if a ray from it crosses an odd number of edges.
pub const SAT_COMPAT_AWT_WIND_EVEN_ODD: sat_compat_awt_winding = 0;
/// `WIND_NON_ZERO`, which Java assumes: a point is inside if the path winds round it, counting both
/// directions against each other.
pub const SAT_COMPAT_AWT_WIND_NON_ZERO: sat_compat_awt_winding = 1;

/// A kind of command: one of the `SAT_COMPAT_AWT_PATH_` constants.
pub type sat_compat_awt_path_kind = i32;

/// `moveTo`: begins a new part of the path.
pub const SAT_COMPAT_AWT_PATH_MOVE_TO: sat_compat_awt_path_kind = 0;
/// `lineTo`: a segment from the current point.
pub const SAT_COMPAT_AWT_PATH_LINE_TO: sat_compat_awt_path_kind = 1;
/// `closePath`: a segment back to where the part began.
pub const SAT_COMPAT_AWT_PATH_CLOSE: sat_compat_awt_path_kind = 2;
/// `quadTo`: two commands of this kind in a row, with the control point and the end.
pub const SAT_COMPAT_AWT_PATH_QUAD_TO: sat_compat_awt_path_kind = 3;
/// `curveTo`: three commands of this kind in a row, with both control points and the end.
pub const SAT_COMPAT_AWT_PATH_CURVE_TO: sat_compat_awt_path_kind = 4;

/// A command of a path.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct sat_compat_awt_path_command {
    /// Its kind.
    pub kind: sat_compat_awt_path_kind,
    /// Must be 0.
    pub reserved: u32,
    /// The x coordinate, which `closePath` ignores.
    pub x: f64,
    /// The y coordinate, which `closePath` ignores.
    pub y: f64,
}

const _: () = assert!(size_of::<sat_compat_awt_path_command>() == 24);

/// The commands behind an argument.
///
/// # Safety
/// As [`list`].
unsafe fn commands(
    pointer: *const sat_compat_awt_path_command,
    count: size_t,
) -> Result<Vec<PathCommand>, Failure> {
    // SAFETY: by the caller's contract.
    let commands = unsafe { list(pointer, count, "commands") }?;
    let mut made = Vec::with_capacity(commands.len());
    let mut rest = commands;
    while let [command, later @ ..] = rest {
        check_reserved(&[command.reserved])?;
        let sat_compat_awt_path_command { kind, x, y, .. } = *command;
        rest = later;
        made.push(match kind {
            SAT_COMPAT_AWT_PATH_MOVE_TO => PathCommand::MoveTo { x, y },
            SAT_COMPAT_AWT_PATH_LINE_TO => PathCommand::LineTo { x, y },
            SAT_COMPAT_AWT_PATH_CLOSE => PathCommand::Close,
            SAT_COMPAT_AWT_PATH_QUAD_TO => {
                let (x2, y2) = take_point(kind, &mut rest)?;
                PathCommand::QuadTo {
                    x1: x,
                    y1: y,
                    x2,
                    y2,
                }
            }
            SAT_COMPAT_AWT_PATH_CURVE_TO => {
                let (x2, y2) = take_point(kind, &mut rest)?;
                let (x3, y3) = take_point(kind, &mut rest)?;
                PathCommand::CurveTo {
                    x1: x,
                    y1: y,
                    x2,
                    y2,
                    x3,
                    y3,
                }
            }
            other => {
                let index = commands.len() - later.len() - 1;
                return Err(Failure::new(
                    SAT_ERR_INVALID_ENUM,
                    format_args!(
                        "commands[{index}].kind is {other}, none of the SAT_COMPAT_AWT_PATH_ \
                         constants"
                    ),
                ));
            }
        });
    }
    Ok(made)
}

/// The next point of a curve.
fn take_point(
    kind: sat_compat_awt_path_kind,
    rest: &mut &[sat_compat_awt_path_command],
) -> Result<(f64, f64), Failure> {
    match rest {
        [command, later @ ..] if command.kind == kind => {
            check_reserved(&[command.reserved])?;
            *rest = later;
            Ok((command.x, command.y))
        }
        _ => Err(Failure::new(
            SAT_ERR_COUNT,
            format_args!("a curve of kind {kind} has too few points"),
        )),
    }
}

fn rule(winding: sat_compat_awt_winding) -> Result<Winding, Failure> {
    match winding {
        SAT_COMPAT_AWT_WIND_EVEN_ODD => Ok(Winding::EvenOdd),
        SAT_COMPAT_AWT_WIND_NON_ZERO => Ok(Winding::NonZero),
        other => Err(Failure::new(
            SAT_ERR_INVALID_ENUM,
            format_args!("winding is {other}, none of the SAT_COMPAT_AWT_WIND_ constants"),
        )),
    }
}

/// `contains(double, double)`: whether a point is inside; false unless it is finite. On failure
/// `out_inside` is false.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_COUNT` (also of the points of a curve), `SAT_ERR_INVALID_ENUM`
/// (a kind or the winding), `SAT_ERR_RESERVED`.
///
/// ```c
/// const sat_compat_awt_path_command triangle[4] = {
///     {SAT_COMPAT_AWT_PATH_MOVE_TO, 0, 0, 0},
///     {SAT_COMPAT_AWT_PATH_LINE_TO, 0, 8, 0},
///     {SAT_COMPAT_AWT_PATH_LINE_TO, 0, 0, 8},
///     {SAT_COMPAT_AWT_PATH_CLOSE, 0, 0, 0},
/// };
/// const sat_compat_awt_path_command hill[3] = {
///     {SAT_COMPAT_AWT_PATH_MOVE_TO, 0, 0, 8},
///     {SAT_COMPAT_AWT_PATH_QUAD_TO, 0, 4, 0}, // the control point
///     {SAT_COMPAT_AWT_PATH_QUAD_TO, 0, 8, 8},
/// };
/// bool inside;
/// sat_compat_awt_path2d_contains(triangle, 4, SAT_COMPAT_AWT_WIND_NON_ZERO, 1, 1, &inside);
/// assert(inside);
/// sat_compat_awt_path2d_contains(hill, 3, SAT_COMPAT_AWT_WIND_NON_ZERO, 4, 3, &inside);
/// assert(!inside); // its top is at y = 4
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_awt_path2d_contains(
    path: *const sat_compat_awt_path_command,
    count: size_t,
    winding: sat_compat_awt_winding,
    x: f64,
    y: f64,
    out_inside: *mut bool,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || unsafe {
        let commands = commands(path, count)?;
        Ok(Path2D::new(rule(winding)?, &commands).contains(x, y))
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_inside, false, body) }
}

/// `intersects(double, double, double, double)`: whether the interiors meet, or so it seems: true
/// wherever an edge passes through the rectangle. False if the rectangle has no area. On failure
/// `out_hit` is false.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_COUNT` (also of the points of a curve), `SAT_ERR_INVALID_ENUM`
/// (a kind or the winding), `SAT_ERR_RESERVED`.
///
/// ```c
/// const sat_compat_awt_path_command triangle[4] = {
///     {SAT_COMPAT_AWT_PATH_MOVE_TO, 0, 0, 0},
///     {SAT_COMPAT_AWT_PATH_LINE_TO, 0, 8, 0},
///     {SAT_COMPAT_AWT_PATH_LINE_TO, 0, 0, 8},
///     {SAT_COMPAT_AWT_PATH_CLOSE, 0, 0, 0},
/// };
/// const sat_compat_awt_rectangle2d rectangle = {3, 3, 4, 4};
/// bool hit;
/// sat_compat_awt_path2d_intersects(triangle, 4, SAT_COMPAT_AWT_WIND_NON_ZERO, &rectangle, &hit);
/// assert(hit);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_awt_path2d_intersects(
    path: *const sat_compat_awt_path_command,
    count: size_t,
    winding: sat_compat_awt_winding,
    rectangle: *const sat_compat_awt_rectangle2d,
    out_hit: *mut bool,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || unsafe {
        let commands = commands(path, count)?;
        let rectangle = rectangle2d(rectangle, "rectangle")?;
        Ok(Path2D::new(rule(winding)?, &commands).intersects(&rectangle))
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_hit, false, body) }
}

/// `contains(double, double, double, double)`: whether the rectangle lies inside; false where an
/// edge passes through it. On failure `out_inside` is false.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_COUNT` (also of the points of a curve), `SAT_ERR_INVALID_ENUM`
/// (a kind or the winding), `SAT_ERR_RESERVED`.
///
/// ```c
/// const sat_compat_awt_path_command triangle[4] = {
///     {SAT_COMPAT_AWT_PATH_MOVE_TO, 0, 0, 0},
///     {SAT_COMPAT_AWT_PATH_LINE_TO, 0, 8, 0},
///     {SAT_COMPAT_AWT_PATH_LINE_TO, 0, 0, 8},
///     {SAT_COMPAT_AWT_PATH_CLOSE, 0, 0, 0},
/// };
/// const sat_compat_awt_rectangle2d rectangle = {1, 1, 2, 2};
/// bool inside;
/// sat_compat_awt_path2d_contains_rectangle(triangle, 4, SAT_COMPAT_AWT_WIND_EVEN_ODD, &rectangle,
///                                          &inside);
/// assert(inside);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_awt_path2d_contains_rectangle(
    path: *const sat_compat_awt_path_command,
    count: size_t,
    winding: sat_compat_awt_winding,
    rectangle: *const sat_compat_awt_rectangle2d,
    out_inside: *mut bool,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || unsafe {
        let commands = commands(path, count)?;
        let rectangle = rectangle2d(rectangle, "rectangle")?;
        Ok(Path2D::new(rule(winding)?, &commands).contains_rectangle(&rectangle))
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_inside, false, body) }
}
