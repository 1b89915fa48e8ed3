//! Compatibility: `startDrag` and `stopDrag` of a Flash display list, as in Ruffle.
//!
//! The examples play in the scene of @ref sat_compat_flash_stage.

use crate::base::geometry::{sat_aabb, sat_vec2};
use crate::compat::flash::display::stage::{
    alter, node, sat_compat_flash_node, sat_compat_flash_stage,
};
use crate::error::status::sat_status;
use crate::guard::call::done;

/// `startDrag(lockCenter, bounds)`: the object follows the mouse from now on, and an object that
/// was dragged before stays where it is. With `lock_center` its origin jumps to the mouse, else it
/// keeps its distance. Within the bounds its origin stays: in pixels of the parent's coordinates,
/// in ActionScript 3 the corners of a rectangle, in 2 the arguments left, top, right and bottom.
/// They are cut off to twips and put in order; NaN is 0, in ActionScript 2 so is infinity. NULL: no
/// bounds.
///
/// Nothing moves before the next `sat_compat_flash_stage_set_mouse` or
/// `sat_compat_flash_stage_stop_drag`.
///
/// Errors: `SAT_ERR_NULL` (the stage), `SAT_ERR_INDEX` (a node).
///
/// ```c
/// const sat_aabb slot = {{0, 30}, {150, 30}};
/// double x, y;
/// sat_compat_flash_stage_set_mouse(stage, (sat_vec2){110, 10});
/// sat_compat_flash_stage_start_drag(stage, ship, false, &slot);
/// sat_compat_flash_stage_set_mouse(stage, (sat_vec2){130, 80});
/// sat_compat_flash_stage_property(stage, ship, SAT_COMPAT_FLASH_X, &x);
/// sat_compat_flash_stage_property(stage, ship, SAT_COMPAT_FLASH_Y, &y);
/// assert(x == 120 && y == 30);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_flash_stage_start_drag(
    stage: *mut sat_compat_flash_stage,
    object: sat_compat_flash_node,
    lock_center: bool,
    bounds: *const sat_aabb,
) -> sat_status {
    done(|| {
        // SAFETY: by the contract of the header.
        let stage = unsafe { alter(stage) }?;
        let object = node(stage, object)?;
        // SAFETY: by the contract of the header.
        let bounds = unsafe { bounds.as_ref() };
        let corners = bounds.map(|bounds| [bounds.min.into(), bounds.max.into()]);
        stage.start_drag(object, lock_center, corners);
        Ok(())
    })
}

/// The place of the mouse, in pixels of the stage; (0, 0) at first. The dragged object follows.
/// Also call it once a frame if the dragged object, or one of its containers, moves by itself.
///
/// Errors: `SAT_ERR_NULL`.
///
/// ```c
/// double x;
/// sat_compat_flash_stage_start_drag(stage, ship, true, NULL);
/// sat_compat_flash_stage_set_mouse(stage, (sat_vec2){64, 48});
/// sat_compat_flash_stage_property(stage, ship, SAT_COMPAT_FLASH_X, &x);
/// assert(x == 64);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_flash_stage_set_mouse(
    stage: *mut sat_compat_flash_stage,
    mouse: sat_vec2,
) -> sat_status {
    done(|| {
        // SAFETY: by the contract of the header.
        let stage = unsafe { alter(stage) }?;
        stage.set_mouse(mouse.into());
        Ok(())
    })
}

/// `stopDrag()`: the dragged object follows the mouse once more, and then no longer.
///
/// Errors: `SAT_ERR_NULL`.
///
/// ```c
/// sat_compat_flash_stage_stop_drag(stage);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_flash_stage_stop_drag(
    stage: *mut sat_compat_flash_stage,
) -> sat_status {
    done(|| {
        // SAFETY: by the contract of the header.
        let stage = unsafe { alter(stage) }?;
        stage.stop_drag();
        Ok(())
    })
}
