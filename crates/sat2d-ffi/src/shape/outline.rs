//! Outlines with curves.
//!
//! The contours of Flash, SVG and fonts as they are: segments, quadratic Bézier curves and arcs of
//! ellipses. They answer relations, containment, distances, casts, sweeps and contacts with their
//! curves. Polygons around them, at most 1/4096 of the larger side away, decide which parts are in
//! contact, and solid bodies take these. A separation goes on to the curves, or stays with the
//! polygons of concave outlines if it does not find it. Some outlines have no such polygons and
//! cannot be solid: those with curves that meet at an angle of 0 on the outside.
//! They return `SAT_ERR_NOT_OFFERED`, and `sat_explain` and `sat_sweep_bounds` do for all outlines
//! with curves. An outline without curves counts as the polygons that it consists of.

use crate::base::geometry::sat_vec2;
use crate::error::status::{Failure, SAT_ERR_INVALID_ENUM, sat_status};
use crate::guard::call::get;
use crate::guard::lists::{check_reserved, list, list_out};
use crate::shape::handle::{hand_out, sat_shape};
use libc::size_t;
use sat2d::Shape;
use sat2d::outline::{FillRule, Path};
use std::mem::size_of;

/// Which points are inside of contours: one of the `SAT_FILL_` constants.
pub type sat_fill_rule = i32;

/// Those that contours wind round an odd number of times: each contour in another one is a hole.
pub const SAT_FILL_EVEN_ODD: sat_fill_rule = 0;
/// Those that contours do not wind round 0 times: a contour in another one is a hole if it runs the
/// other way round.
pub const SAT_FILL_NON_ZERO: sat_fill_rule = 1;

/// A kind of command: one of the `SAT_PATH_` constants.
pub type sat_path_kind = i32;

/// Begins a contour at `to`. The one before it is closed.
pub const SAT_PATH_MOVE_TO: sat_path_kind = 0;
/// A segment to `to`.
pub const SAT_PATH_LINE_TO: sat_path_kind = 1;
/// A quadratic Bézier curve with one `control` point to `to`.
pub const SAT_PATH_QUADRATIC_TO: sat_path_kind = 2;
/// Quadratic curves that are nowhere farther than `number` from the cubic Bézier curve with the
/// control points `control` and `second` to `to`.
pub const SAT_PATH_CUBIC_WITHIN: sat_path_kind = 3;
/// The arc of an ellipse to `to`, as the command `A` of SVG paths: `control` has its half-axes,
/// `number` is their rotation in degrees from x toward y, and `arc` its flags. It becomes curves of
/// at most a quarter of the ellipse each, of rounded control points: a point such as (3, 4) may lie
/// beside an arc of radius 5 about the origin.
pub const SAT_PATH_ARC_TO: sat_path_kind = 4;
/// A rational quadratic Bézier curve to `to`, whose `control` point has the weight `number`: 1 for
/// a parabola, from 0 to 1 for an arc of an ellipse.
pub const SAT_PATH_CONIC_TO: sat_path_kind = 5;
/// Closes the contour by a segment to its begin.
pub const SAT_PATH_CLOSE: sat_path_kind = 6;

/// Flags of an arc, combined by `|`.
pub type sat_path_arc = u32;

/// Of the two ways round, the longer one.
pub const SAT_PATH_ARC_LARGE: sat_path_arc = 1;
/// Of the two directions, that from x toward y.
pub const SAT_PATH_ARC_SWEEP: sat_path_arc = 2;

/// A command of a path. Fields that its kind does not name are ignored.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct sat_path_command {
    /// Its kind.
    pub kind: sat_path_kind,
    /// The flags of an arc: 1 for the longer way round, 2 for that from x toward y; else 0.
    pub arc: sat_path_arc,
    /// The tolerance of a cubic curve, the rotation of an arc, or the weight of a conic.
    pub number: f64,
    /// The first control point of a curve, or the half-axes of an arc.
    pub control: sat_vec2,
    /// The second control point of a cubic curve.
    pub second: sat_vec2,
    /// Where it ends.
    pub to: sat_vec2,
}

const _: () = assert!(size_of::<sat_path_command>() == 64);

/// The region that contours of segments and curves enclose, with holes. A contour that does not end
/// where it began is closed by a segment; an edge from a point to the same point is left out.
///
/// Contours may lie within each other and have vertices in common; no two edges may meet elsewhere.
/// Edges and vertices are numbered through all contours as they were added: edge `k` leads from
/// vertex `k`. A transform rounds each control point once; answers are exact for the curves of
/// these points.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_COUNT` (more than 2^27 edges), `SAT_ERR_INVALID_ENUM`,
/// `SAT_ERR_NOT_FINITE`, `SAT_ERR_OUT_OF_RANGE` (a coordinate, a weight), `SAT_ERR_NEGATIVE` (a
/// tolerance that is not above 0), `SAT_ERR_TOO_FEW_POINTS` (no edge), `SAT_ERR_SPIKE` (a curve
/// that folds back), `SAT_ERR_EDGES_CROSS` (or touch), `SAT_ERR_EDGES_OVERLAP`,
/// `SAT_ERR_ZERO_AREA`, `SAT_ERR_UNSUPPORTED` (if the library was built without curves). On failure
/// `out_shape` is NULL.
///
/// ```c
/// const sat_path_command leaf[3] = { // 10 wide, 6 high
///     {SAT_PATH_MOVE_TO, 0, 0, {0, 0}, {0, 0}, {0, 0}},
///     {SAT_PATH_QUADRATIC_TO, 0, 0, {5, 6}, {0, 0}, {10, 0}},
///     {SAT_PATH_QUADRATIC_TO, 0, 0, {5, -6}, {0, 0}, {0, 0}}};
/// const sat_transform here = sat_transform_identity();
/// sat_transform at = sat_transform_identity();
/// sat_shape *shape = NULL, *ball = NULL;
/// sat_relation relation;
/// sat_shape_new_outline(leaf, 3, SAT_FILL_EVEN_ODD, &shape);
/// sat_shape_new_circle((sat_vec2){0, 0}, 2, &ball);
/// at.tx = 5, at.ty = 5;
/// sat_collide(shape, &here, ball, &at, &relation);
/// assert(relation == SAT_TOUCHING); // the top of the leaf
/// sat_shape_free(ball);
/// sat_shape_free(shape);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_shape_new_outline(
    commands: *const sat_path_command,
    count: size_t,
    rule: sat_fill_rule,
    out_shape: *mut *mut sat_shape,
) -> sat_status {
    let make = || {
        // SAFETY: by the contract of the header.
        let commands = unsafe { list(commands, count, "commands") }?;
        Ok(Shape::outline(&path(commands)?, fill_rule(rule)?)?)
    };
    // SAFETY: by the contract of the header.
    unsafe { hand_out(out_shape, make) }
}

/// The vertices of an outline as a polygon without curves, for programs that know none: they lie on
/// the outline, and no edge is farther than `tolerance` from it, up to rounding. They are those of
/// all rings one after the other; `sat_shape_flattened_ring_sizes` has the size of each. Other
/// shapes have their own vertices. `out_count` is the number of vertices. If the buffer is too
/// small nothing is copied and `out_count` is the capacity needed; a buffer of capacity 0 may be
/// NULL. On other failures `out_count` is 0.
///
/// What is left of very small or narrow parts may touch or cross itself. A tolerance below 2^-40
/// of the size of a curve, or 2^-50 of its largest coordinate, counts as that.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_NEGATIVE` or `SAT_ERR_NOT_FINITE` (the tolerance is not above
/// 0), `SAT_ERR_CAPACITY`.
///
/// ```c
/// const sat_path_command leaf[3] = { // 10 wide, 6 high
///     {SAT_PATH_MOVE_TO, 0, 0, {0, 0}, {0, 0}, {0, 0}},
///     {SAT_PATH_QUADRATIC_TO, 0, 0, {5, 6}, {0, 0}, {10, 0}},
///     {SAT_PATH_QUADRATIC_TO, 0, 0, {5, -6}, {0, 0}, {0, 0}}};
/// sat_shape *shape = NULL;
/// sat_vec2 corners[16];
/// size_t count;
/// sat_shape_new_outline(leaf, 3, SAT_FILL_EVEN_ODD, &shape);
/// sat_shape_flattened(shape, 1, corners, 16, &count);
/// assert(count == 4 && corners[1].x == 5 && corners[1].y == 3);
/// sat_shape_flattened(shape, 0.25, corners, 16, &count);
/// assert(count == 8);
/// sat_shape_free(shape);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_shape_flattened(
    shape: *const sat_shape,
    tolerance: f64,
    out_vertices: *mut sat_vec2,
    capacity: size_t,
    out_count: *mut size_t,
) -> sat_status {
    let body = || {
        // SAFETY: by the contract of the header.
        let shape = unsafe { get(shape, "shape") }?;
        let rings = shape.shape.flattened(tolerance)?;
        Ok(rings.concat().into_iter().map(sat_vec2::from))
    };
    // SAFETY: by the contract of the header.
    unsafe { list_out(out_vertices, capacity, out_count, "vertices", body) }
}

/// Copies the number of vertices of each ring that `sat_shape_flattened` gives for this tolerance.
/// `out_count` is the number of rings. If the buffer is too small nothing is copied and `out_count`
/// is the capacity needed; a buffer of capacity 0 may be NULL. On other failures `out_count` is 0.
///
/// Errors: those of `sat_shape_flattened`.
///
/// ```c
/// const sat_path_command ring[6] = {
///     {SAT_PATH_MOVE_TO, 0, 0, {0, 0}, {0, 0}, {-4, 0}},
///     {SAT_PATH_QUADRATIC_TO, 0, 0, {0, 8}, {0, 0}, {4, 0}},
///     {SAT_PATH_CLOSE, 0, 0, {0, 0}, {0, 0}, {0, 0}},
///     {SAT_PATH_MOVE_TO, 0, 0, {0, 0}, {0, 0}, {-1, 1}},
///     {SAT_PATH_LINE_TO, 0, 0, {0, 0}, {0, 0}, {1, 1}},
///     {SAT_PATH_LINE_TO, 0, 0, {0, 0}, {0, 0}, {0, 2}}};
/// sat_shape *shape = NULL;
/// size_t sizes[2], rings;
/// sat_shape_new_outline(ring, 6, SAT_FILL_EVEN_ODD, &shape);
/// sat_shape_flattened_ring_sizes(shape, 1, sizes, 2, &rings);
/// assert(rings == 2 && sizes[0] == 3 && sizes[1] == 3);
/// sat_shape_free(shape);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_shape_flattened_ring_sizes(
    shape: *const sat_shape,
    tolerance: f64,
    out_sizes: *mut size_t,
    capacity: size_t,
    out_count: *mut size_t,
) -> sat_status {
    let body = || {
        // SAFETY: by the contract of the header.
        let shape = unsafe { get(shape, "shape") }?;
        let rings = shape.shape.flattened(tolerance)?;
        Ok(rings.into_iter().map(|ring| ring.len()))
    };
    // SAFETY: by the contract of the header.
    unsafe { list_out(out_sizes, capacity, out_count, "rings", body) }
}

pub(super) fn path(commands: &[sat_path_command]) -> Result<Path, Failure> {
    let mut path = Path::new();
    for (index, command) in commands.iter().enumerate() {
        let sat_path_command {
            kind, arc, number, ..
        } = *command;
        let [control, second, to] =
            [command.control, command.second, command.to].map(|point| point.into());
        if kind != SAT_PATH_ARC_TO {
            check_reserved(&[arc])?;
        }
        match kind {
            SAT_PATH_MOVE_TO => path.move_to(to),
            SAT_PATH_LINE_TO => path.line_to(to),
            SAT_PATH_QUADRATIC_TO => path.quadratic_to(control, to),
            SAT_PATH_CUBIC_WITHIN => path.cubic_within(control, second, to, number),
            SAT_PATH_CONIC_TO => path.conic_to(control, number, to),
            SAT_PATH_ARC_TO => {
                let is_set = |flag| arc & flag != 0;
                if arc & !(SAT_PATH_ARC_LARGE | SAT_PATH_ARC_SWEEP) != 0 {
                    return Err(Failure::new(
                        SAT_ERR_INVALID_ENUM,
                        format_args!("commands[{index}].arc is {arc:#x}, not flags of an arc"),
                    ));
                }
                let flags = [SAT_PATH_ARC_LARGE, SAT_PATH_ARC_SWEEP].map(is_set);
                path.arc_to(control, number, flags[0], flags[1], to)
            }
            SAT_PATH_CLOSE => path.close(),
            other => {
                return Err(Failure::new(
                    SAT_ERR_INVALID_ENUM,
                    format_args!(
                        "commands[{index}].kind is {other}, none of the SAT_PATH_ constants"
                    ),
                ));
            }
        };
    }
    Ok(path)
}

pub(super) fn fill_rule(rule: sat_fill_rule) -> Result<FillRule, Failure> {
    match rule {
        SAT_FILL_EVEN_ODD => Ok(FillRule::EvenOdd),
        SAT_FILL_NON_ZERO => Ok(FillRule::NonZero),
        other => Err(Failure::new(
            SAT_ERR_INVALID_ENUM,
            format_args!("rule is {other}, none of the SAT_FILL_ constants"),
        )),
    }
}
