//! Compatibility: what the objects of a Flash display list paint, as shapes of the exact library.
//!
//! The player tells whether a point is in the paint of an object, and whether two boxes meet. For
//! all else about the same objects, such as whether their paint meets, how far it is apart and when
//! it will meet, ask the queries of @ref sat_shape about these shapes.
//!
//! The example plays in the scene of @ref sat_compat_flash_stage.

use crate::base::transform::sat_transform;
use crate::compat::flash::display::stage::{
    look, node, sat_compat_flash_node, sat_compat_flash_stage,
};
use crate::error::status::{Failure, SAT_ERR_INDEX, sat_status};
use crate::guard::call::answer;
use crate::shape::handle::{hand_out, sat_shape};
use libc::size_t;
use sat2d::{Shape, ShapeError};

/// The number of fills that an object itself paints: 1 for a bitmap, 0 for a container and on
/// failure. Strokes are none, nor are paths without edges.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_INDEX` (a node).
///
/// ```c
/// size_t fills;
/// sat_compat_flash_stage_fill_count(stage, ship, &fills);
/// assert(fills == 0);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_flash_stage_fill_count(
    stage: *const sat_compat_flash_stage,
    object: sat_compat_flash_node,
    out_count: *mut size_t,
) -> sat_status {
    let body = || {
        // SAFETY: by the contract of the header.
        let stage = unsafe { look(stage) }?;
        Ok(stage.exact_shapes(node(stage, object)?).len())
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_count, 0, body) }
}

/// A fill that an object itself paints, as a shape in the object's own coordinates.
/// `sat_compat_flash_stage_exact_transform` says where it is. It stays the same while the object
/// moves, so make it once. Free it with `sat_shape_free`. On failure `out_shape` is NULL.
///
/// The unit is a twip, a twentieth of a pixel. So all numbers are those of the player, and no
/// placed point is rounded as long as it has fewer than 53 bits: two boxes that share a side touch.
/// Multiply pixels by 20 to ask about a point.
///
/// A fill whose only contour consists of segments is a polygon; any other is an outline, as of
/// `sat_shape_new_outline`, with its curves. Edges are joined where one ends and another begins;
/// what is left open is closed by a segment; a curve without area is the segment between its ends.
/// Strokes are not among the shapes, nor is what masks and scroll rectangles do. A bitmap is one
/// rectangle. The player's own answers about points differ within a twip of a segment, and up to
/// 0.7 pixels from a curve.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_INDEX` (a node, a fill), those of `sat_shape_new_polygon` and
/// `sat_shape_new_outline` if edges cross or overlap: their numbers are those after joining;
/// `SAT_ERR_UNSUPPORTED` (an outline, if the library was built without curves).
///
/// ```c
/// sat_shape *paint = NULL;
/// sat_transform at;
/// sat_relation relation;
/// sat_compat_flash_stage_exact_shape(stage, hull, 0, &paint);
/// sat_compat_flash_stage_exact_transform(stage, hull, &at);
/// sat_point_relation(paint, &at, (sat_vec2){2400, 400}, &relation);
/// assert(relation == SAT_TOUCHING);
/// sat_shape_free(paint);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_flash_stage_exact_shape(
    stage: *const sat_compat_flash_stage,
    object: sat_compat_flash_node,
    fill: size_t,
    out_shape: *mut *mut sat_shape,
) -> sat_status {
    let make = || {
        // SAFETY: by the contract of the header.
        let stage = unsafe { look(stage) }?;
        let fills = stage.exact_shapes(node(stage, object)?);
        numbered("fill", object, fill, fills)
    };
    // SAFETY: by the contract of the header.
    unsafe { hand_out(out_shape, make) }
}

/// A stroke that an object itself paints, as a shape in the object's own coordinates, nowhere
/// farther than `tolerance` twips from what a round pen of its thickness covers. Strokes are
/// numbered as they were added. Like the fills it is in twips and stays the same while the object
/// moves. The player draws strokes at least a pixel thick on the stage, however an object is
/// scaled; this one has the thickness given. On failure `out_shape` is NULL.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_INDEX` (a node, a stroke), `SAT_ERR_NEGATIVE` or
/// `SAT_ERR_NOT_FINITE` (the thickness or the tolerance is not above 0), `SAT_ERR_TOO_FEW_POINTS`
/// (no edge), `SAT_ERR_COUNT` (it would take more than 2^22 segments or crossings),
/// `SAT_ERR_UNSUPPORTED` (if the library was built without curves).
///
/// ```c
/// const sat_compat_flash_path_step line[2] = {{SAT_COMPAT_FLASH_MOVE_TO, 0, 0, 0, 0, 0},
///                                             {SAT_COMPAT_FLASH_LINE_TO, 0, 0, 0, 30, 0}};
/// const sat_compat_flash_layer pen = {SAT_COMPAT_FLASH_STROKE, 0, 4, line, 2};
/// sat_compat_flash_node wall;
/// sat_shape *drawn = NULL;
/// sat_transform at;
/// sat_relation relation;
/// sat_compat_flash_stage_create_graphics(stage, &pen, 1, NULL, NULL, &wall);
/// sat_compat_flash_stage_stroke_shape_within(stage, wall, 0, 1, &drawn);
/// sat_compat_flash_stage_exact_transform(stage, wall, &at);
/// sat_point_relation(drawn, &at, (sat_vec2){15 * 20, 2 * 20}, &relation);
/// assert(relation == SAT_TOUCHING);
/// sat_shape_free(drawn);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_flash_stage_stroke_shape_within(
    stage: *const sat_compat_flash_stage,
    object: sat_compat_flash_node,
    stroke: size_t,
    tolerance: f64,
    out_shape: *mut *mut sat_shape,
) -> sat_status {
    let make = || {
        // SAFETY: by the contract of the header.
        let stage = unsafe { look(stage) }?;
        let strokes = stage.stroke_shapes_within(node(stage, object)?, tolerance);
        numbered("stroke", object, stroke, strokes)
    };
    // SAFETY: by the contract of the header.
    unsafe { hand_out(out_shape, make) }
}

/// Where the shapes of an object are on the stage, in twips: the matrix from the object to the
/// stage, as `localToGlobal` applies it. The player rounds each point to a twip; this places shapes
/// as they are. On failure `out_transform` is all zero.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_INDEX` (a node), `SAT_ERR_SINGULAR` if the matrix has no
/// inverse.
///
/// ```c
/// sat_transform there;
/// sat_compat_flash_stage_exact_transform(stage, hull, &there);
/// assert(there.a == 1 && there.tx == 2000);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_flash_stage_exact_transform(
    stage: *const sat_compat_flash_stage,
    object: sat_compat_flash_node,
    out_transform: *mut sat_transform,
) -> sat_status {
    let body = || {
        // SAFETY: by the contract of the header.
        let stage = unsafe { look(stage) }?;
        Ok(stage.exact_transform(node(stage, object)?)?.into())
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_transform, sat_transform::HARMLESS, body) }
}

/// The shape with this number of those of an object.
fn numbered(
    what: &str,
    object: sat_compat_flash_node,
    number: usize,
    mut shapes: impl ExactSizeIterator<Item = Result<Shape, ShapeError>>,
) -> Result<Shape, Failure> {
    let count = shapes.len();
    let shape = shapes.nth(number).ok_or_else(|| {
        Failure::new(
            SAT_ERR_INDEX,
            format_args!("{what} {number}: node {object} has {count}"),
        )
    })?;
    Ok(shape?)
}
