//! Compatibility: a display list of the Flash player, for its hit tests.
//!
//! A stage is a tree of display objects, named by numbers from 0, the main movie's root. It answers
//! as the player did: coordinates are whole twips (a twentieth of a pixel), matrices have 16.16
//! fixed point, paint is tested by rows of pixels. The guide `docs/porting-flash-display.md` says
//! which of this recordings prove, and what is unknown. Objects live as long as their stage.
//!
//! The examples begin with a ship, a container whose hull is a triangle, 100 pixels from the left:
//!
//! ```c
//! const sat_compat_flash_path_step triangle[] = {{SAT_COMPAT_FLASH_MOVE_TO, 0, 0, 0, 0, 0},
//!                                                {SAT_COMPAT_FLASH_LINE_TO, 0, 0, 0, 40, 0},
//!                                                {SAT_COMPAT_FLASH_LINE_TO, 0, 0, 0, 0, 40},
//!                                                {SAT_COMPAT_FLASH_LINE_TO, 0, 0, 0, 0, 0}};
//! const sat_compat_flash_layer fill = {SAT_COMPAT_FLASH_EVEN_ODD, 0, 0, triangle, 4};
//! sat_compat_flash_stage *stage = NULL;
//! sat_compat_flash_node ship, hull;
//! sat_compat_flash_stage_new(&stage);
//! sat_compat_flash_stage_create_container(stage, &ship);
//! sat_compat_flash_stage_create_graphics(stage, &fill, 1, NULL, NULL, &hull);
//! sat_compat_flash_stage_add_child(stage, SAT_COMPAT_FLASH_ROOT, ship);
//! sat_compat_flash_stage_add_child(stage, ship, hull);
//! sat_compat_flash_stage_set(stage, ship, SAT_COMPAT_FLASH_X, 100);
//! ```
//!
//! and end with
//!
//! ```c
//! sat_compat_flash_stage_free(stage);
//! ```

use crate::compat::flash::geom::rectangle::{sat_compat_flash_script, script};
use crate::error::status::{Failure, SAT_ERR_INDEX, sat_status};
use crate::guard::call::{answer, done, get, null};
use sat2d::compat::flash::{Content, Node, Stage};
use std::ptr::null_mut;

/// A stage, made by `sat_compat_flash_stage_new` or `_new_script`, freed with
/// `sat_compat_flash_stage_free`.
pub struct sat_compat_flash_stage(Stage);

/// An object of a stage.
pub type sat_compat_flash_node = u32;

/// The main movie's root.
pub const SAT_COMPAT_FLASH_ROOT: sat_compat_flash_node = 0;
/// No object.
pub const SAT_COMPAT_FLASH_NO_NODE: sat_compat_flash_node = u32::MAX;

/// The stage behind an argument.
///
/// # Safety
/// As [`get`].
pub(super) unsafe fn look<'a>(stage: *const sat_compat_flash_stage) -> Result<&'a Stage, Failure> {
    // SAFETY: by the caller's contract.
    Ok(&unsafe { get(stage, "stage") }?.0)
}

/// The stage behind an argument, to change it.
///
/// # Safety
/// `stage` is NULL or points to a stage that nothing else reads or writes during `'a`.
pub(super) unsafe fn alter<'a>(
    stage: *mut sat_compat_flash_stage,
) -> Result<&'a mut Stage, Failure> {
    // SAFETY: by the caller's contract.
    let stage = unsafe { stage.as_mut() }.ok_or_else(|| null("stage"))?;
    Ok(&mut stage.0)
}

/// The object of a number.
pub(super) fn node(stage: &Stage, index: sat_compat_flash_node) -> Result<Node, Failure> {
    stage.node(index).ok_or_else(|| {
        let count = stage.count();
        Failure::new(
            SAT_ERR_INDEX,
            format_args!("node {index}: the stage has {count} objects, the root included"),
        )
    })
}

/// The object of a number, or none for `SAT_COMPAT_FLASH_NO_NODE`.
fn optional(stage: &Stage, index: sat_compat_flash_node) -> Result<Option<Node>, Failure> {
    match index {
        SAT_COMPAT_FLASH_NO_NODE => Ok(None),
        index => node(stage, index).map(Some),
    }
}

/// A stage with an empty root, of a program in ActionScript 3. On failure `out_stage` is NULL.
///
/// Errors: `SAT_ERR_NULL`.
///
/// ```c
/// sat_compat_flash_stage *menu = NULL;
/// sat_compat_flash_stage_new(&menu);
/// sat_compat_flash_stage_free(menu);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_flash_stage_new(
    out_stage: *mut *mut sat_compat_flash_stage,
) -> sat_status {
    let body = || {
        Ok(Box::into_raw(Box::new(
            sat_compat_flash_stage(Stage::new()),
        )))
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_stage, null_mut(), body) }
}

/// A stage with an empty root, of a program in a language: properties, empty boxes and hit tests
/// answer as in this language. On failure `out_stage` is NULL.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_INVALID_ENUM` (a script).
///
/// ```c
/// sat_compat_flash_stage *old_game = NULL;
/// sat_compat_flash_node coin;
/// double x;
/// sat_compat_flash_stage_new_script(SAT_COMPAT_FLASH_AS2, &old_game);
/// sat_compat_flash_stage_create_bitmap(old_game, 16, 16, &coin);
/// sat_compat_flash_stage_set(old_game, coin, SAT_COMPAT_FLASH_X, 50);
/// sat_compat_flash_stage_set(old_game, coin, SAT_COMPAT_FLASH_X, NAN);
/// sat_compat_flash_stage_property(old_game, coin, SAT_COMPAT_FLASH_X, &x);
/// assert(x == 50);
/// sat_compat_flash_stage_free(old_game);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_flash_stage_new_script(
    script: sat_compat_flash_script,
    out_stage: *mut *mut sat_compat_flash_stage,
) -> sat_status {
    let body = || {
        let stage = Stage::of_script(self::script(script)?);
        Ok(Box::into_raw(Box::new(sat_compat_flash_stage(stage))))
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_stage, null_mut(), body) }
}

/// Frees a stage with all its objects. NULL is fine.
///
/// ```c
/// sat_compat_flash_stage_free(NULL);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_flash_stage_free(stage: *mut sat_compat_flash_stage) {
    if !stage.is_null() {
        // SAFETY: by the contract of the header it came from a constructor of stages and was
        // not freed.
        drop(unsafe { Box::from_raw(stage) });
    }
}

/// `new Sprite()`, `new MovieClip()`: an object that paints nothing itself. It has no parent yet.
/// On failure `out_node` is `SAT_COMPAT_FLASH_NO_NODE`.
///
/// Errors: `SAT_ERR_NULL`.
///
/// ```c
/// sat_compat_flash_node fleet;
/// sat_compat_flash_stage_create_container(stage, &fleet);
/// sat_compat_flash_stage_add_child(stage, fleet, ship);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_flash_stage_create_container(
    stage: *mut sat_compat_flash_stage,
    out_node: *mut sat_compat_flash_node,
) -> sat_status {
    let body = || {
        // SAFETY: by the contract of the header.
        let stage = unsafe { alter(stage) }?;
        Ok(stage.create(Content::Container).index())
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_node, SAT_COMPAT_FLASH_NO_NODE, body) }
}

/// `new Bitmap()`: an object whose pixels all count, whatever their alpha. On failure `out_node` is
/// `SAT_COMPAT_FLASH_NO_NODE`.
///
/// Errors: `SAT_ERR_NULL`.
///
/// ```c
/// sat_compat_flash_node picture;
/// sat_compat_flash_stage_create_bitmap(stage, 16, 16, &picture);
/// sat_compat_flash_stage_add_child(stage, SAT_COMPAT_FLASH_ROOT, picture);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_flash_stage_create_bitmap(
    stage: *mut sat_compat_flash_stage,
    width: u16,
    height: u16,
    out_node: *mut sat_compat_flash_node,
) -> sat_status {
    let body = || {
        // SAFETY: by the contract of the header.
        let stage = unsafe { alter(stage) }?;
        Ok(stage.create(Content::Bitmap { width, height }).index())
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_node, SAT_COMPAT_FLASH_NO_NODE, body) }
}

/// `addChild`: the child leaves the parent that it has.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_INDEX` (a node; the child is the root, or the parent or what it
/// is in; or more than 1,000 objects would be within one another).
///
/// ```c
/// assert(sat_compat_flash_stage_add_child(stage, hull, ship) == SAT_ERR_INDEX); // a cycle
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_flash_stage_add_child(
    stage: *mut sat_compat_flash_stage,
    parent: sat_compat_flash_node,
    child: sat_compat_flash_node,
) -> sat_status {
    done(|| {
        // SAFETY: by the contract of the header.
        let stage = unsafe { alter(stage) }?;
        let (parent, child) = (node(stage, parent)?, node(stage, child)?);
        stage
            .add_child(parent, child)
            .map_err(|error| Failure::new(SAT_ERR_INDEX, format_args!("{error}")))
    })
}

/// `removeChild`: removes an object, with all its descendants, from its parent.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_INDEX` (a node).
///
/// ```c
/// sat_compat_flash_stage_remove(stage, hull);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_flash_stage_remove(
    stage: *mut sat_compat_flash_stage,
    child: sat_compat_flash_node,
) -> sat_status {
    done(|| {
        // SAFETY: by the contract of the header.
        let stage = unsafe { alter(stage) }?;
        let child = node(stage, child)?;
        stage.remove(child);
        Ok(())
    })
}

/// Clips an object by a clipping layer: its paint counts only where the layer's does, as long as
/// both are children of the same container, as they are in Flash. From now on the layer itself does
/// not count as paint. With `SAT_COMPAT_FLASH_NO_NODE` the object is no longer clipped.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_INDEX` (a node).
///
/// ```c
/// sat_compat_flash_stage_set_clipped_by(stage, hull, SAT_COMPAT_FLASH_NO_NODE);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_flash_stage_set_clipped_by(
    stage: *mut sat_compat_flash_stage,
    object: sat_compat_flash_node,
    layer: sat_compat_flash_node,
) -> sat_status {
    done(|| {
        // SAFETY: by the contract of the header.
        let stage = unsafe { alter(stage) }?;
        let (object, layer) = (node(stage, object)?, optional(stage, layer)?);
        stage.set_clipped_by(object, layer);
        Ok(())
    })
}

/// `mask = …`: where the mask has no paint, the object has none either. A mask serves one object
/// and does not count as paint itself; bitmaps are neither masked nor hidden as masks. With
/// `SAT_COMPAT_FLASH_NO_NODE` no mask.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_INDEX` (a node).
///
/// ```c
/// sat_compat_flash_stage_set_mask(stage, ship, SAT_COMPAT_FLASH_NO_NODE);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_flash_stage_set_mask(
    stage: *mut sat_compat_flash_stage,
    object: sat_compat_flash_node,
    mask: sat_compat_flash_node,
) -> sat_status {
    done(|| {
        // SAFETY: by the contract of the header.
        let stage = unsafe { alter(stage) }?;
        let (object, mask) = (node(stage, object)?, optional(stage, mask)?);
        stage.set_mask(object, mask);
        Ok(())
    })
}
