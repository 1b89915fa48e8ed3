//! Strokes, and contours that cross.
//!
//! What a pen covers along a path, and what contours enclose that cross themselves or each other.
//! Both become outlines of segments, within a tolerance: curves become chords, and vertices points
//! of a fine grid. The smaller the tolerance, the more edges an outline has.

use crate::error::status::{Failure, SAT_ERR_INVALID_ENUM, sat_status};
use crate::guard::call::get;
use crate::guard::lists::list;
use crate::shape::handle::{hand_out, sat_shape};
use crate::shape::outline::{fill_rule, path, sat_fill_rule, sat_path_command};
use libc::size_t;
use sat2d::outline::{Cap, FillRule, Join, OutlineError, Path, Stroke};
use sat2d::{Shape, ShapeError};
use std::mem::size_of;

/// What a stroke has where two edges meet at an angle: one of the `SAT_JOIN_` constants.
pub type sat_stroke_join = i32;

/// An arc around the corner.
pub const SAT_JOIN_ROUND: sat_stroke_join = 0;
/// A straight edge between the outer corners of both edges.
pub const SAT_JOIN_BEVEL: sat_stroke_join = 1;
/// The point where the outer sides meet, if it is not farther from the corner than half the width
/// times the miter limit; else as `SAT_JOIN_BEVEL`.
pub const SAT_JOIN_MITER: sat_stroke_join = 2;

/// What a stroke has at both ends of a contour that is not closed: one of the `SAT_CAP_` constants.
pub type sat_stroke_cap = i32;

/// Half a disc around the end.
pub const SAT_CAP_ROUND: sat_stroke_cap = 0;
/// Nothing: the stroke ends where the path does.
pub const SAT_CAP_BUTT: sat_stroke_cap = 1;
/// Half a square beyond the end.
pub const SAT_CAP_SQUARE: sat_stroke_cap = 2;

/// The form of a stroke. Zeros but for the width are Flash's default: round corners and ends.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct sat_stroke {
    /// How wide it is: half of it lies on each side of the path.
    pub width: f64,
    /// For `SAT_JOIN_MITER`: at least 1. SVG's default is 4; that of Flash is 3, that of Java and
    /// of the HTML canvas 10.
    pub miter_limit: f64,
    /// Its corners.
    pub join: sat_stroke_join,
    /// Its ends.
    pub cap: sat_stroke_cap,
}

const _: () = assert!(size_of::<sat_stroke>() == 24);

/// The region that a stroke along a path covers, nowhere farther than `tolerance` from it, up to
/// rounding.
///
/// Contours that `SAT_PATH_CLOSE` closes have a corner where they begin; others have two ends
/// there, also those that end where they begin. Contours may cross themselves and each other.
/// Where an edge bends back to one of its ends and that is not round, the stroke may be farther
/// away than the tolerance, by at most 1/64 of half the width.
///
/// A tolerance above a quarter of the width counts as that, and one below 2^-36 of the size of the
/// stroke or 2^-46 of its largest coordinate as that.
///
/// Errors: those of `sat_shape_new_outline` for single commands; `SAT_ERR_COUNT` (it would take
/// more than 2^22 segments or crossings), `SAT_ERR_NEGATIVE` (the tolerance or the width is
/// not above 0), `SAT_ERR_NOT_FINITE` (one of them), `SAT_ERR_OUT_OF_RANGE` (the width is above
/// 2^500, or the miter limit is not from 1 to 2^500), `SAT_ERR_UNSUPPORTED` (if the library was
/// built without curves). On failure `out_shape` is NULL.
///
/// ```c
/// const sat_path_command hill[2] = { // 30 high
///     {SAT_PATH_MOVE_TO, 0, 0, {0, 0}, {0, 0}, {0, 0}},
///     {SAT_PATH_QUADRATIC_TO, 0, 0, {50, 60}, {0, 0}, {100, 0}}};
/// const sat_stroke pen = {4, 0, SAT_JOIN_ROUND, SAT_CAP_ROUND};
/// const sat_transform here = sat_transform_identity();
/// sat_shape *shape = NULL;
/// sat_relation above, below;
/// sat_shape_new_stroke_within(hill, 2, &pen, 0.01, &shape);
/// sat_point_relation(shape, &here, (sat_vec2){50, 31.9}, &above);
/// sat_point_relation(shape, &here, (sat_vec2){50, 27.9}, &below);
/// assert(above == SAT_OVERLAPPING && below == SAT_DISJOINT);
/// sat_shape_free(shape);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_shape_new_stroke_within(
    commands: *const sat_path_command,
    count: size_t,
    stroke: *const sat_stroke,
    tolerance: f64,
    out_shape: *mut *mut sat_shape,
) -> sat_status {
    let make = || {
        // SAFETY: by the contract of the header.
        let commands = unsafe { list(commands, count, "commands") }?;
        // SAFETY: by the contract of the header.
        let stroke = form(unsafe { get(stroke, "stroke") }?)?;
        Ok(outline(path(commands)?.stroked_within(&stroke, tolerance))?)
    };
    // SAFETY: by the contract of the header.
    unsafe { hand_out(out_shape, make) }
}

/// The region that contours enclose which may cross themselves and each other. Curves become
/// chords, and vertices points of a fine grid. Whatever is farther than `tolerance` from all
/// contours is inside or outside as `rule` says, up to rounding. What is narrower than the
/// tolerance may vanish.
///
/// A tolerance below 2^-36 of the size of the whole or 2^-46 of its largest coordinate counts as
/// that.
///
/// Errors: those of `sat_shape_new_outline`, but for edges that cross or overlap; `SAT_ERR_COUNT`
/// (more than 2^22 segments or crossings), `SAT_ERR_NEGATIVE` or `SAT_ERR_NOT_FINITE` (the
/// tolerance is not above 0). On failure `out_shape` is NULL.
///
/// ```c
/// const sat_path_command bow_tie[5] = {
///     {SAT_PATH_MOVE_TO, 0, 0, {0, 0}, {0, 0}, {0, 0}},
///     {SAT_PATH_LINE_TO, 0, 0, {0, 0}, {0, 0}, {4, 4}},
///     {SAT_PATH_LINE_TO, 0, 0, {0, 0}, {0, 0}, {4, 0}},
///     {SAT_PATH_LINE_TO, 0, 0, {0, 0}, {0, 0}, {0, 4}},
///     {SAT_PATH_CLOSE, 0, 0, {0, 0}, {0, 0}, {0, 0}}};
/// sat_shape *shape = NULL;
/// double area;
/// assert(sat_shape_new_outline(bow_tie, 5, SAT_FILL_EVEN_ODD, &shape) == SAT_ERR_EDGES_CROSS);
/// sat_shape_new_outline_within(bow_tie, 5, SAT_FILL_EVEN_ODD, 0.01, &shape);
/// sat_shape_area(shape, &area);
/// assert(area == 8);
/// sat_shape_free(shape);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_shape_new_outline_within(
    commands: *const sat_path_command,
    count: size_t,
    rule: sat_fill_rule,
    tolerance: f64,
    out_shape: *mut *mut sat_shape,
) -> sat_status {
    let make = || {
        // SAFETY: by the contract of the header.
        let commands = unsafe { list(commands, count, "commands") }?;
        let rule = fill_rule(rule)?;
        Ok(outline(path(commands)?.united_within(rule, tolerance))?)
    };
    // SAFETY: by the contract of the header.
    unsafe { hand_out(out_shape, make) }
}

fn outline(path: Result<Path, OutlineError>) -> Result<Shape, ShapeError> {
    Shape::outline(&path?, FillRule::NonZero)
}

fn form(stroke: &sat_stroke) -> Result<Stroke, Failure> {
    let join = match stroke.join {
        SAT_JOIN_ROUND => Join::Round,
        SAT_JOIN_BEVEL => Join::Bevel,
        SAT_JOIN_MITER => Join::Miter {
            limit: stroke.miter_limit,
        },
        other => return Err(no_constant("join", other, "SAT_JOIN_")),
    };
    let cap = match stroke.cap {
        SAT_CAP_ROUND => Cap::Round,
        SAT_CAP_BUTT => Cap::Butt,
        SAT_CAP_SQUARE => Cap::Square,
        other => return Err(no_constant("cap", other, "SAT_CAP_")),
    };
    let width = stroke.width;
    Ok(Stroke { width, join, cap })
}

fn no_constant(field: &str, value: i32, prefix: &str) -> Failure {
    let message = format_args!("stroke.{field} is {value}, none of the {prefix} constants");
    Failure::new(SAT_ERR_INVALID_ENUM, message)
}
