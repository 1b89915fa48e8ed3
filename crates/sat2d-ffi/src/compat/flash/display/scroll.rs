//! Compatibility: scroll rectangles of the objects of a Flash display list, and concatenated
//! matrices.
//!
//! Sides, points and matrices are recorded; what `hitTestPoint` and `getBounds` make of a scroll
//! rectangle is as Ruffle draws it. The examples play in the scene of @ref sat_compat_flash_stage.

use crate::base::transform::sat_transform;
use crate::compat::flash::display::stage::{
    alter, look, node, sat_compat_flash_node, sat_compat_flash_stage,
};
use crate::compat::flash::geom::rectangle::{rectangle, sat_compat_flash_rectangle};
use crate::error::status::sat_status;
use crate::guard::call::{answer, done};
use sat2d::compat::flash::Rectangle;

/// `scrollRect = rectangle`: of the object's coordinates this part shows, its corner at the
/// object's origin. What is outside is not hit with the shape flag; the object's box is that of the
/// part, whatever it holds. NULL: all shows again.
///
/// Sides are whole pixels: in ActionScript 3 x, y, x + width and y + height are rounded, ties to
/// even; in 2 x, y, width and height are cut off. The player applies it from the next frame on,
/// this at once.
///
/// Errors: `SAT_ERR_NULL` (the stage), `SAT_ERR_INDEX` (a node).
///
/// ```c
/// const sat_compat_flash_rectangle part = {10, 0, 20, 20};
/// sat_vec2 there;
/// sat_compat_flash_stage_set_scroll_rect(stage, ship, &part);
/// sat_compat_flash_stage_local_to_global(stage, hull, (sat_vec2){10, 20}, &there);
/// assert(there.x == 100 && there.y == 20);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_flash_stage_set_scroll_rect(
    stage: *mut sat_compat_flash_stage,
    object: sat_compat_flash_node,
    rectangle: *const sat_compat_flash_rectangle,
) -> sat_status {
    done(|| {
        // SAFETY: by the contract of the header.
        let stage = unsafe { alter(stage) }?;
        let object = node(stage, object)?;
        let part = match rectangle.is_null() {
            true => None,
            // SAFETY: by the contract of the header.
            false => Some(unsafe { self::rectangle(rectangle, "rectangle") }?),
        };
        stage.set_scroll_rect(object, part);
        Ok(())
    })
}

/// `scrollRect`, in whole pixels: all NaN if the object has none, and on failure.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_INDEX` (a node).
///
/// ```c
/// const sat_compat_flash_rectangle some = {1.2, 1.2, 0.3, 0.3};
/// sat_compat_flash_rectangle part;
/// sat_compat_flash_stage_set_scroll_rect(stage, hull, &some);
/// sat_compat_flash_stage_scroll_rect(stage, hull, &part);
/// assert(part.x == 1 && part.width == 1);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_flash_stage_scroll_rect(
    stage: *const sat_compat_flash_stage,
    object: sat_compat_flash_node,
    out_rectangle: *mut sat_compat_flash_rectangle,
) -> sat_status {
    let none = Rectangle::new(f64::NAN, f64::NAN, f64::NAN, f64::NAN);
    let body = || {
        // SAFETY: by the contract of the header.
        let stage = unsafe { look(stage) }?;
        let found = stage.scroll_rect(node(stage, object)?);
        Ok(found.unwrap_or(none).into())
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_rectangle, none.into(), body) }
}

/// `transform.concatenatedMatrix`: from the object's coordinates to the stage, with the scroll
/// rectangles of what it is in, without its own; the translation in pixels. In ActionScript 3 the
/// matrix of an object that is not on the stage is its own with a and d five times as large, as the
/// player gives it at high quality. On failure `out_matrix` is all zero.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_INDEX` (a node).
///
/// ```c
/// sat_transform matrix;
/// sat_compat_flash_stage_concatenated_matrix(stage, hull, &matrix);
/// assert(matrix.a == 1 && matrix.tx == 100);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_flash_stage_concatenated_matrix(
    stage: *const sat_compat_flash_stage,
    object: sat_compat_flash_node,
    out_matrix: *mut sat_transform,
) -> sat_status {
    let body = || {
        // SAFETY: by the contract of the header.
        let stage = unsafe { look(stage) }?;
        let matrix = stage.concatenated_matrix(node(stage, object)?);
        let [a, b, c, d, tx, ty] = matrix.to_pixels();
        Ok(sat_transform { a, b, c, d, tx, ty })
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_matrix, sat_transform::HARMLESS, body) }
}
