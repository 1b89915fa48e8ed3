//! Worlds: many bodies.
//!
//! A body is a shape with a placement and a kind. A world finds which bodies meet, reports which
//! pairs begin, stay and end, finds the bodies at a place, and pushes overlapping bodies apart. It
//! keeps its own references to the shapes.
//!
//! Each body has an id. Ids are never reused: the id of a removed body returns `SAT_ERR_STALE_ID`
//! for ever, and never refers to another body.
//!
//! While a callback of a world runs, functions that take that world as `sat_world *` only return
//! `SAT_ERR_BUSY`; functions that take it as `const sat_world *` work. A callback must return: it
//! must neither throw nor `longjmp`.
//!
//! The examples begin with a world of two bodies, a static wall of 2 by 2 at the origin and a hero
//! who overlaps it by half a unit:
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

use crate::error::status::{Failure, SAT_ERR_BUSY, SAT_ERR_INTERNAL, sat_status};
use crate::guard::call::{answer, done, get};
use crate::world::tape::Tape;
use sat2d::world::World;
use std::ptr::{NonNull, null_mut};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};

/// A world, made by `sat_world_new` or `sat_world_restore` freed with `sat_world_free`.
pub struct sat_world {
    /// The world is behind a pointer, so that a change during a callback is rejected before it is
    /// borrowed again, and so that a predicate can read a world during a change.
    world: NonNull<World>,
    /// The number of running callbacks.
    callbacks: Arc<AtomicU32>,
    /// Whether a change began and did not end, because the library panicked.
    broken: AtomicBool,
    /// Whether the world belongs to another handle, which shows it to a callback.
    is_shown: bool,
    /// What is recorded.
    tape: Tape,
}

const _: () = {
    const fn usable_from_any_thread<T: Send + Sync>() {}
    usable_from_any_thread::<World>();
};

/// Callbacks run while this lives, and the world must not change.
pub(crate) struct Calling<'a>(&'a AtomicU32);

impl<'a> Calling<'a> {
    pub(crate) fn new(callbacks: &'a AtomicU32) -> Calling<'a> {
        callbacks.fetch_add(1, Ordering::Acquire);
        Calling(callbacks)
    }
}

impl Drop for Calling<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Release);
    }
}

impl Drop for sat_world {
    fn drop(&mut self) {
        if !self.is_shown {
            // SAFETY: it came from a box, and no other handle frees it.
            drop(unsafe { Box::from_raw(self.world.as_ptr()) });
        }
    }
}

/// Passes on what a change has recorded when the change ends, also by a panic.
struct Recorded<'a>(&'a sat_world);

impl Drop for Recorded<'_> {
    fn drop(&mut self) {
        if self.0.tape.is_on() {
            let _calling = self.0.calling();
            self.0.tape.flush();
        }
    }
}

impl sat_world {
    fn check_sound(&self) -> Result<(), Failure> {
        if self.broken.load(Ordering::Relaxed) {
            self.check_idle()?; // a predicate is asked during a change
            let message = format_args!("the world was left half changed when the library panicked");
            return Err(Failure::new(SAT_ERR_INTERNAL, message));
        }
        Ok(())
    }

    fn check_idle(&self) -> Result<(), Failure> {
        if self.callbacks.load(Ordering::Acquire) > 0 {
            let message = format_args!("a callback of the world is running; it must not change");
            return Err(Failure::new(SAT_ERR_BUSY, message));
        }
        Ok(())
    }

    /// Marks the world as running callbacks.
    pub(crate) fn calling(&self) -> Calling<'_> {
        Calling::new(&self.callbacks)
    }

    /// The counter of running callbacks, for a callback that outlives the call.
    pub(crate) fn callbacks(&self) -> Arc<AtomicU32> {
        self.callbacks.clone()
    }

    /// A handle for a callback, which is counted among `callbacks`, to read the world.
    pub(crate) fn shown(world: &World, callbacks: Arc<AtomicU32>) -> sat_world {
        sat_world {
            world: NonNull::from(world),
            callbacks,
            broken: AtomicBool::new(false),
            is_shown: true,
            tape: Tape::default(),
        }
    }

    /// The world, for reading.
    pub(crate) fn look(&self) -> Result<&World, Failure> {
        self.check_sound()?;
        // SAFETY: only `alter` changes it, which the contract of the header rules out meanwhile, or
        // which rejects the call.
        Ok(unsafe { self.world.as_ref() })
    }

    /// Where it is recorded.
    pub(crate) fn tape(&self) -> &Tape {
        &self.tape
    }

    /// Hands a world to the caller.
    pub(crate) fn hand_out(world: World) -> *mut sat_world {
        Box::into_raw(Box::new(sat_world {
            world: NonNull::from(Box::leak(Box::new(world))),
            callbacks: Arc::new(AtomicU32::new(0)),
            broken: AtomicBool::new(false),
            is_shown: false,
            tape: Tape::default(),
        }))
    }
}

/// The world behind an argument, for reading.
///
/// # Safety
/// As [`get`].
pub(crate) unsafe fn look<'a>(world: *const sat_world) -> Result<&'a World, Failure> {
    // SAFETY: by the caller's contract.
    unsafe { get(world, "world") }?.look()
}

/// Changes the world behind an argument.
///
/// # Safety
/// As [`get`], and only callbacks use the world meanwhile.
pub(crate) unsafe fn alter<T>(
    world: *mut sat_world,
    change: impl FnOnce(&mut World) -> Result<T, Failure>,
) -> Result<T, Failure> {
    // SAFETY: by the caller's contract.
    let handle = unsafe { get(world, "world") }?;
    handle.check_sound()?;
    handle.check_idle()?;
    let _recorded = Recorded(handle);
    handle.broken.store(true, Ordering::Relaxed);
    // SAFETY: no callback runs, and no other call uses the world.
    let outcome = change(unsafe { &mut *handle.world.as_ptr() });
    handle.broken.store(false, Ordering::Relaxed);
    outcome
}

/// An empty world. The caller frees `out_world` with `sat_world_free`; on failure it is NULL.
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
pub unsafe extern "C" fn sat_world_new(out_world: *mut *mut sat_world) -> sat_status {
    // SAFETY: by the contract of the header.
    unsafe {
        answer(out_world, null_mut(), || {
            Ok(sat_world::hand_out(World::new()))
        })
    }
}

/// Frees a world with all its bodies, and its references to shapes. NULL is fine. A call from one
/// of the world's own callbacks frees nothing; `sat_last_error` says so.
///
/// ```c
/// sat_world *menu = NULL;
/// sat_world_free(menu); // NULL is fine
/// sat_world_new(&menu);
/// sat_world_free(menu); // with everything in it
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_world_free(world: *mut sat_world) {
    let _ = done(|| {
        // SAFETY: by the contract of the header.
        if let Some(handle) = unsafe { world.as_ref() } {
            handle.check_idle()?;
            if handle.tape.is_on() {
                // SAFETY: by the contract of the header.
                let _ = unsafe {
                    alter(world, |world| {
                        *world = World::new();
                        Ok(())
                    })
                };
            }
            // SAFETY: by the contract of the header it came from `hand_out` and was not freed.
            drop(unsafe { Box::from_raw(world) });
        }
        Ok(())
    });
}

/// Whether steps and moves of many bodies use all cores. Off at first. Results are the same to the
/// bit. If dividing the work would take longer than it saves, one core does it: in steps of fewer
/// than 65,536 near pairs, which about 18,000 bodies have, and for fewer than 16,384 moves in one
/// call. `sat_world_set_parallel_from` changes that.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_BUSY`, `SAT_ERR_UNSUPPORTED` (if the library was built without
/// threads).
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

/// Uses all cores, as `sat_world_set_parallel` says, in steps of at least this many near pairs, and
/// for a quarter as many moves in one call. Choose less than 65,536 if many cores are idle, and
/// more if other programs need the cores. 0 divides all work. Results are the same to the bit.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_BUSY`, `SAT_ERR_UNSUPPORTED` (if the library was built without
/// threads).
///
/// ```c
/// sat_status status = sat_world_set_parallel_from(world, 20000);
/// assert(status == SAT_OK || status == SAT_ERR_UNSUPPORTED);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_world_set_parallel_from(
    world: *mut sat_world,
    near_pairs: usize,
) -> sat_status {
    // SAFETY: by the contract of the header.
    done(|| unsafe { alter(world, |world| set_parallel_from(world, near_pairs)) })
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

#[cfg(feature = "parallel")]
fn set_parallel_from(world: &mut World, near_pairs: usize) -> Result<(), Failure> {
    world.set_parallel_from(near_pairs);
    Ok(())
}

#[cfg(not(feature = "parallel"))]
fn set_parallel_from(_: &mut World, _: usize) -> Result<(), Failure> {
    Err(Failure::unsupported("parallel"))
}
