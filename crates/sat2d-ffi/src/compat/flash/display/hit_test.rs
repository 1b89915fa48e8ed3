//! Compatibility: where the objects of a Flash display list are, and its hit tests.
//!
//! The examples play in the scene of @ref sat_compat_flash_stage.

use crate::base::geometry::sat_vec2;
use crate::base::transform::sat_transform;
use crate::compat::flash::display::stage::{
    alter, look, node, sat_compat_flash_node, sat_compat_flash_stage,
};
use crate::compat::flash::geom::rectangle::sat_compat_flash_rectangle;
use crate::error::status::{Failure, SAT_ERR_INVALID_ENUM, SAT_ERR_SINGULAR, sat_status};
use crate::guard::call::{answer, done, get};
use sat2d::compat::flash::{DisplayMatrix, Property};

/// A property of a display object: `SAT_COMPAT_FLASH_X` and the constants after it.
pub type sat_compat_flash_property = i32;

/// `x`, in pixels.
pub const SAT_COMPAT_FLASH_X: sat_compat_flash_property = 0;
/// `y`, in pixels.
pub const SAT_COMPAT_FLASH_Y: sat_compat_flash_property = 1;
/// `rotation`, in degrees.
pub const SAT_COMPAT_FLASH_ROTATION: sat_compat_flash_property = 2;
/// `scaleX`.
pub const SAT_COMPAT_FLASH_SCALE_X: sat_compat_flash_property = 3;
/// `scaleY`.
pub const SAT_COMPAT_FLASH_SCALE_Y: sat_compat_flash_property = 4;
/// `width`, in pixels.
pub const SAT_COMPAT_FLASH_WIDTH: sat_compat_flash_property = 5;
/// `height`, in pixels.
pub const SAT_COMPAT_FLASH_HEIGHT: sat_compat_flash_property = 6;

/// The property of a number.
fn property(value: sat_compat_flash_property) -> Result<Property, Failure> {
    match value {
        SAT_COMPAT_FLASH_X => Ok(Property::X),
        SAT_COMPAT_FLASH_Y => Ok(Property::Y),
        SAT_COMPAT_FLASH_ROTATION => Ok(Property::Rotation),
        SAT_COMPAT_FLASH_SCALE_X => Ok(Property::ScaleX),
        SAT_COMPAT_FLASH_SCALE_Y => Ok(Property::ScaleY),
        SAT_COMPAT_FLASH_WIDTH => Ok(Property::Width),
        SAT_COMPAT_FLASH_HEIGHT => Ok(Property::Height),
        other => Err(Failure::new(
            SAT_ERR_INVALID_ENUM,
            format_args!("property is {other}, none from SAT_COMPAT_FLASH_X on"),
        )),
    }
}

fn singular(index: sat_compat_flash_node) -> Failure {
    Failure::new(
        SAT_ERR_SINGULAR,
        format_args!("node {index}: its matrix to the stage has no inverse"),
    )
}

/// Sets a property of an object. `x` and `y` are cut off to whole twips. `width` and `height` set
/// the scale by the unscaled size; negative ones are ignored. NaN: `x` and `y` become 0, a scale
/// reads as NaN and is 0 in the matrix, a rotation reads as NaN and leaves the matrix.
///
/// On a stage of ActionScript 2 NaN is ignored, an infinite `_x` or `_y` is -107374182.4, and
/// `_width` and `_height` may be negative and stretch a rotated object along both axes. A scale is
/// a hundredth of `_xscale` or `_yscale`.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_INDEX` (a node), `SAT_ERR_INVALID_ENUM` (a property).
///
/// ```c
/// double rotation;
/// sat_compat_flash_stage_set(stage, ship, SAT_COMPAT_FLASH_ROTATION, 270);
/// sat_compat_flash_stage_property(stage, ship, SAT_COMPAT_FLASH_ROTATION, &rotation);
/// assert(rotation == -90);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_flash_stage_set(
    stage: *mut sat_compat_flash_stage,
    object: sat_compat_flash_node,
    property: sat_compat_flash_property,
    value: f64,
) -> sat_status {
    done(|| {
        // SAFETY: by the contract of the header.
        let stage = unsafe { alter(stage) }?;
        let object = node(stage, object)?;
        stage.set(object, self::property(property)?, value);
        Ok(())
    })
}

/// What a property of an object reads as. On failure `out_value` is 0.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_INDEX` (a node), `SAT_ERR_INVALID_ENUM` (a property).
///
/// ```c
/// double width;
/// sat_compat_flash_stage_property(stage, ship, SAT_COMPAT_FLASH_WIDTH, &width);
/// assert(width == 40);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_flash_stage_property(
    stage: *const sat_compat_flash_stage,
    object: sat_compat_flash_node,
    property: sat_compat_flash_property,
    out_value: *mut f64,
) -> sat_status {
    let body = || {
        // SAFETY: by the contract of the header.
        let stage = unsafe { look(stage) }?;
        let object = node(stage, object)?;
        Ok(stage.property(object, self::property(property)?))
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_value, 0.0, body) }
}

/// `transform.matrix = …`: the translation in pixels. Numbers are rounded to 16.16 and to whole
/// twips.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_INDEX` (a node).
///
/// ```c
/// const sat_transform half = {0.5, 0, 0, 0.5, 100, 0};
/// double width;
/// sat_compat_flash_stage_set_matrix(stage, ship, &half);
/// sat_compat_flash_stage_property(stage, ship, SAT_COMPAT_FLASH_WIDTH, &width);
/// assert(width == 20);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_flash_stage_set_matrix(
    stage: *mut sat_compat_flash_stage,
    object: sat_compat_flash_node,
    matrix: *const sat_transform,
) -> sat_status {
    done(|| {
        // SAFETY: by the contract of the header.
        let stage = unsafe { alter(stage) }?;
        // SAFETY: by the contract of the header.
        let sat_transform { a, b, c, d, tx, ty } = *unsafe { get(matrix, "matrix") }?;
        let object = node(stage, object)?;
        stage.set_matrix(object, DisplayMatrix::of_pixels(a, b, c, d, tx, ty));
        Ok(())
    })
}

/// The matrix of an object within its parent, the translation in pixels. On failure `out_matrix` is
/// all zero.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_INDEX` (a node).
///
/// ```c
/// sat_transform matrix;
/// sat_compat_flash_stage_matrix(stage, ship, &matrix);
/// assert(matrix.a == 1 && matrix.tx == 100);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_flash_stage_matrix(
    stage: *const sat_compat_flash_stage,
    object: sat_compat_flash_node,
    out_matrix: *mut sat_transform,
) -> sat_status {
    let body = || {
        // SAFETY: by the contract of the header.
        let stage = unsafe { look(stage) }?;
        let matrix = stage.placement(node(stage, object)?).matrix();
        let [a, b, c, d, tx, ty] = matrix.to_pixels();
        Ok(sat_transform { a, b, c, d, tx, ty })
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_matrix, sat_transform::HARMLESS, body) }
}

/// `localToGlobal`, in pixels. On failure `out_point` is (0, 0).
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_INDEX` (a node).
///
/// ```c
/// sat_vec2 there;
/// sat_compat_flash_stage_local_to_global(stage, hull, (sat_vec2){10, 20}, &there);
/// assert(there.x == 110 && there.y == 20);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_flash_stage_local_to_global(
    stage: *const sat_compat_flash_stage,
    object: sat_compat_flash_node,
    point: sat_vec2,
    out_point: *mut sat_vec2,
) -> sat_status {
    let body = || {
        // SAFETY: by the contract of the header.
        let stage = unsafe { look(stage) }?;
        let object = node(stage, object)?;
        Ok(stage.local_to_global(object, point.into()).into())
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_point, sat_vec2::default(), body) }
}

/// `globalToLocal`, in pixels. On failure `out_point` is (0, 0).
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_INDEX` (a node), `SAT_ERR_SINGULAR` (no inverse).
///
/// ```c
/// sat_vec2 there;
/// sat_compat_flash_stage_global_to_local(stage, hull, (sat_vec2){110, 20}, &there);
/// assert(there.x == 10 && there.y == 20);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_flash_stage_global_to_local(
    stage: *const sat_compat_flash_stage,
    object: sat_compat_flash_node,
    point: sat_vec2,
    out_point: *mut sat_vec2,
) -> sat_status {
    let body = || {
        // SAFETY: by the contract of the header.
        let stage = unsafe { look(stage) }?;
        let found = stage.global_to_local(node(stage, object)?, point.into());
        found.map(sat_vec2::from).ok_or_else(|| singular(object))
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_point, sat_vec2::default(), body) }
}

/// `getBounds(target)` if `strokes`, else `getRect(target)`, in pixels: all zero if the object
/// holds nothing; on a stage of ActionScript 2 x and y are then 6710886.35, or 6710886.4 in the
/// coordinates of another object. In the coordinates of another object it is the box round
/// the moved corners of the own box. On failure `out_bounds` is all zero.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_INDEX` (a node), `SAT_ERR_SINGULAR` (a target without inverse).
///
/// ```c
/// sat_compat_flash_rectangle box;
/// sat_compat_flash_stage_bounds(stage, ship, SAT_COMPAT_FLASH_ROOT, true, &box);
/// assert(box.x == 100 && box.width == 40);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_flash_stage_bounds(
    stage: *const sat_compat_flash_stage,
    object: sat_compat_flash_node,
    target: sat_compat_flash_node,
    strokes: bool,
    out_bounds: *mut sat_compat_flash_rectangle,
) -> sat_status {
    let body = || {
        // SAFETY: by the contract of the header.
        let stage = unsafe { look(stage) }?;
        let (from, to) = (node(stage, object)?, node(stage, target)?);
        match stage.get_bounds(from, to, strokes) {
            Some(found) => Ok(found.into()),
            None if stage.bounds(from, strokes).is_none() => {
                Ok(stage.empty_bounds(from, to).into())
            }
            None => Err(singular(target)),
        }
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_bounds, sat_compat_flash_rectangle::default(), body) }
}

/// `hitTestObject`, and `hitTest(clip)` of ActionScript 2: whether the boxes on the stage have a
/// point in common; touching counts. Objects that hold nothing hit nothing. On failure `out_hit` is
/// false.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_INDEX` (a node).
///
/// ```c
/// bool hit;
/// sat_compat_flash_stage_hit_test_object(stage, ship, hull, &hit);
/// assert(hit);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_flash_stage_hit_test_object(
    stage: *const sat_compat_flash_stage,
    a: sat_compat_flash_node,
    b: sat_compat_flash_node,
    out_hit: *mut bool,
) -> sat_status {
    let body = || {
        // SAFETY: by the contract of the header.
        let stage = unsafe { look(stage) }?;
        let (a, b) = (node(stage, a)?, node(stage, b)?);
        Ok(stage.hit_test_object(a, b))
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_hit, false, body) }
}

/// `hitTestPoint(x, y, shapeFlag)`, and `hitTest(x, y, shapeFlag)` of ActionScript 2: whether a
/// point, in pixels of the root's coordinates, is in the object's box or, with the flag, in the
/// paint of something in it. With the flag never for objects that are not on the stage. NaN is no
/// hit, on a stage of ActionScript 2 nor is infinity. On failure `out_hit` is false.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_INDEX` (a node).
///
/// ```c
/// bool in_box, in_paint;
/// sat_compat_flash_stage_hit_test_point(stage, ship, 135, 35, false, &in_box);
/// sat_compat_flash_stage_hit_test_point(stage, ship, 135, 35, true, &in_paint);
/// assert(in_box && !in_paint);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_flash_stage_hit_test_point(
    stage: *const sat_compat_flash_stage,
    object: sat_compat_flash_node,
    x: f64,
    y: f64,
    shape_flag: bool,
    out_hit: *mut bool,
) -> sat_status {
    let body = || {
        // SAFETY: by the contract of the header.
        let stage = unsafe { look(stage) }?;
        let object = node(stage, object)?;
        Ok(stage.hit_test_point(object, x, y, shape_flag))
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_hit, false, body) }
}
