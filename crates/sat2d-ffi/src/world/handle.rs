//! Worlds: many bodies, and what is known of each.
//!
//! A body is a shape with a place and a part to play. A world finds which bodies meet, tells what began and what ended, answers who is
//! where, and parts what overlaps. It keeps references of its own to the shapes.
//!
//! Bodies go by names, which are never given twice: the name of a body that was removed is `SAT_ERR_STALE_ID` ever after, and not
//! somebody else's body.
//!
//! While a callback of a world runs, whatever takes that world as `sat_world *` does nothing but return `SAT_ERR_BUSY`; what takes it as
//! `const sat_world *` works. A callback must return: it must neither throw nor `longjmp`.
//!
//! The examples begin with a world of two bodies, a static wall of 2 by 2 at the origin and a hero who is in it by half a unit:
//!
//! ```c
//! sat_world *world = NULL;
//! sat_shape *tile = NULL, *ball = NULL;
//! sat_body body = sat_body_default();
//! sat_body_id wall, hero;
//! sat_world_new(&world);
//! sat_shape_new_rectangle(2, 2, &tile);
//! sat_shape_new_circle((sat_vec2){0, 0}, 0.5, &ball);
//! body.shape = tile;
//! body.kind = SAT_BODY_STATIC;
//! sat_world_insert(world, &body, &wall);
//! body.kind = SAT_BODY_MOVING;
//! body.transform.tx = 1.5;
//! body.user = 7;
//! sat_world_insert(world, &body, &hero);
//! ```
//!
//! and end with
//!
//! ```c
//! sat_world_free(world);
//! sat_shape_free(ball);
//! sat_shape_free(tile);
//! ```

use crate::base::status::{Failure, SAT_ERR_BUSY, SAT_ERR_INTERNAL, sat_status};
use crate::boundary::entry::{answer, done, get};
use sat2d::world::World;
use std::cell::UnsafeCell;
use std::ptr::null_mut;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

/// A world: made by `sat_world_new` or `sat_world_restore`, given back by `sat_world_free`.
pub struct sat_world {
    /// In a cell, so that a caller who asks for a change while a callback runs is found out before anything is borrowed anew.
    world: UnsafeCell<World>,
    /// How many callbacks run.
    callbacks: AtomicU32,
    /// Whether a change was begun and not ended: the library panicked in it.
    broken: AtomicBool,
}

const _: () = {
    const fn usable_from_any_thread<T: Send + Sync>() {}
    usable_from_any_thread::<World>();
};

/// A call of the caller's functions, during which the world does not change.
pub(crate) struct Calling<'a>(&'a AtomicU32);

impl Drop for Calling<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Release);
    }
}

impl sat_world {
    fn check_sound(&self) -> Result<(), Failure> {
        if self.broken.load(Ordering::Relaxed) {
            let message = format_args!("the world was left half changed when the library panicked");
            return Err(Failure::new(SAT_ERR_INTERNAL, message));
        }
        Ok(())
    }

    fn check_idle(&self) -> Result<(), Failure> {
        if self.callbacks.load(Ordering::Acquire) > 0 {
            let message = format_args!("a callback of the world runs, so it must not change");
            return Err(Failure::new(SAT_ERR_BUSY, message));
        }
        Ok(())
    }

    /// To be kept while functions of the caller's run.
    pub(crate) fn calling(&self) -> Calling<'_> {
        self.callbacks.fetch_add(1, Ordering::Acquire);
        Calling(&self.callbacks)
    }

    /// The world to look at.
    pub(crate) fn look(&self) -> Result<&World, Failure> {
        self.check_sound()?;
        // SAFETY: it changes in `alter` only, which nobody calls meanwhile by the contract of the header, or which refuses.
        Ok(unsafe { &*self.world.get() })
    }

    /// Hands a world to the caller.
    pub(crate) fn hand_out(world: World) -> *mut sat_world {
        Box::into_raw(Box::new(sat_world {
            world: UnsafeCell::new(world),
            callbacks: AtomicU32::new(0),
            broken: AtomicBool::new(false),
        }))
    }
}

/// The world behind an argument, to look at.
///
/// # Safety
/// As [`get`].
pub(crate) unsafe fn look<'a>(world: *const sat_world) -> Result<&'a World, Failure> {
    // SAFETY: as the caller vouches.
    unsafe { get(world, "world") }?.look()
}

/// Changes the world behind an argument.
///
/// # Safety
/// As [`get`], and nobody but callbacks uses the world meanwhile.
pub(crate) unsafe fn alter<T>(
    world: *mut sat_world,
    change: impl FnOnce(&mut World) -> Result<T, Failure>,
) -> Result<T, Failure> {
    // SAFETY: as the caller vouches.
    let handle = unsafe { get(world, "world") }?;
    handle.check_sound()?;
    handle.check_idle()?;
    handle.broken.store(true, Ordering::Relaxed);
    // SAFETY: no callback runs, and nobody else uses the world.
    let outcome = change(unsafe { &mut *handle.world.get() });
    handle.broken.store(false, Ordering::Relaxed);
    outcome
}

/// An empty world. The caller owns what is written to `out` and gives it back with `sat_world_free`; on failure it is NULL.
///
/// Errors: `SAT_ERR_NULL`.
///
/// ```c
/// sat_world *menu = NULL;
/// if (sat_world_new(&menu) != SAT_OK)
///     puts(sat_last_error());
/// assert(menu != NULL);
/// sat_world_free(menu);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_world_new(out: *mut *mut sat_world) -> sat_status {
    // SAFETY: by the contract of the header.
    unsafe { answer(out, null_mut(), || Ok(sat_world::hand_out(World::new()))) }
}

/// Frees a world with all bodies in it, and gives its references to shapes back. NULL is fine. While a callback of the world
/// runs nothing is freed.
///
/// Errors: `SAT_ERR_BUSY`.
///
/// ```c
/// sat_world *menu = NULL;
/// sat_world_free(menu); // NULL is fine
/// sat_world_new(&menu);
/// sat_world_free(menu); // with all that is in it
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_world_free(world: *mut sat_world) -> sat_status {
    done(|| {
        // SAFETY: by the contract of the header.
        if let Some(handle) = unsafe { world.as_ref() } {
            handle.check_idle()?;
            // SAFETY: by the contract of the header it came from `hand_out` and is not yet given back.
            drop(unsafe { Box::from_raw(world) });
        }
        Ok(())
    })
}

/// Whether steps and moves of many bodies are divided between threads, one a core: off at first, worth it from some thousand bodies on.
/// Answers are the same to the bit.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_BUSY`, `SAT_ERR_UNSUPPORTED` (threads, in a library that was built without).
///
/// ```c
/// sat_status status = sat_world_set_parallel(world, true);
/// assert(status == SAT_OK || status == SAT_ERR_UNSUPPORTED);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_world_set_parallel(
    world: *mut sat_world,
    parallel: bool,
) -> sat_status {
    // SAFETY: by the contract of the header.
    done(|| unsafe { alter(world, |world| set_parallel(world, parallel)) })
}

#[cfg(feature = "parallel")]
fn set_parallel(world: &mut World, parallel: bool) -> Result<(), Failure> {
    world.set_parallel(parallel);
    Ok(())
}

#[cfg(not(feature = "parallel"))]
fn set_parallel(_: &mut World, parallel: bool) -> Result<(), Failure> {
    if parallel {
        return Err(Failure::unsupported("parallel"));
    }
    Ok(())
}
