//! Worlds: recording every call, for `sat2d replay`.
//!
//! The examples play in the scene of @ref sat_world, and call this function:
//!
//! ```c
//! static bool write_to_file(const uint8_t *bytes, size_t count, void *user) {
//!     return fwrite(bytes, 1, count, (FILE *)user) == count;
//! }
//! ```

use crate::error::status::{Failure, sat_status};
use crate::guard::call::{answer, done, get, null};
use crate::world::handle::{alter, look, sat_world};
use crate::world::tape::{Target, Waiting};
use libc::{c_void, size_t};
use sat2d::world::World;
use std::sync::Arc;

/// A caller's function that takes `count` bytes of a recording and the caller's pointer. It returns
/// whether it took them; after `false` it is not called again. It may read the world, but not
/// change it.
pub type sat_record_callback =
    Option<unsafe extern "C" fn(bytes: *const u8, count: size_t, user: *mut c_void) -> bool>;

/// Records every call that changes the world from now on, until `sat_world_stop_recording` or
/// `sat_world_free`, and passes the bytes to `callback` with `user`. They come in blocks of about
/// 64 KiB or less, at the end of functions that change the world: about one a step, and the last
/// one when the recording ends or the world is freed. A recording that is already running is ended.
///
/// The recording begins with the saved world. It contains the calls with their arguments, also
/// failed calls, the answers of the predicate, and hashes of the results; after each step, it
/// contains hashes of the events and of all placements. A call takes about 20 bytes. Functions that
/// take the world as `const sat_world *` change nothing and are not recorded, nor are limits and
/// threads.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_BUSY`, `SAT_ERR_UNSUPPORTED` (if the library was built without
/// saving).
///
/// ```c
/// FILE *file = tmpfile(); // or fopen("game.s2dr", "wb")
/// bool complete = false;
/// assert(file != NULL);
/// sat_world_start_recording(world, write_to_file, file);
/// sat_world_step(world); // and so on
/// sat_world_stop_recording(world, &complete);
/// assert(complete && ftell(file) > 100);
/// fclose(file);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_world_start_recording(
    world: *mut sat_world,
    callback: sat_record_callback,
    user: *mut c_void,
) -> sat_status {
    done(|| {
        let write = callback.ok_or_else(|| null("callback"))?;
        // SAFETY: by the contract of the header.
        unsafe { stop(world)? };
        // SAFETY: by the contract of the header.
        let handle = unsafe { get(world, "world") }?;
        let begin = |world: &mut World| {
            let waiting = handle.tape().start(Target { write, user });
            start(world, waiting).inspect_err(|_| handle.tape().stop())
        };
        // SAFETY: by the contract of the header.
        unsafe { alter(world, begin) }
    })
}

/// Ends the recording of a world and passes the rest of it to the callback. `out_complete` says
/// whether the callback has taken everything; it is also `false` if there was no recording.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_BUSY`.
///
/// ```c
/// bool complete = true;
/// sat_world_stop_recording(world, &complete);
/// assert(!complete); // nothing was being recorded
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_world_stop_recording(
    world: *mut sat_world,
    out_complete: *mut bool,
) -> sat_status {
    // SAFETY: by the contract of the header.
    unsafe { answer(out_complete, false, || stop(world)) }
}

/// A hash of the ids and placements of all bodies, and of the events of the last step: the same on
/// every machine, and with any number of threads. Players of a game can compare it to find out
/// whether their worlds are the same. It does not cover shapes, kinds, filters and masses, and of
/// `user` values only those of bodies with events. On failure it is 0.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_UNSUPPORTED` (if the library was built without saving).
///
/// ```c
/// uint64_t before, after;
/// sat_world_fingerprint(world, &before);
/// sat_world_step(world); // an event
/// sat_world_fingerprint(world, &after);
/// assert(before != after);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_world_fingerprint(
    world: *const sat_world,
    out_fingerprint: *mut u64,
) -> sat_status {
    // SAFETY: by the contract of the header.
    unsafe { answer(out_fingerprint, 0, || fingerprint(look(world)?)) }
}

/// Ends a recording. Returns whether the callback has taken everything.
///
/// # Safety
/// By the contract of the header.
unsafe fn stop(world: *mut sat_world) -> Result<bool, Failure> {
    // SAFETY: by the caller's contract.
    let was_complete = unsafe { alter(world, |world| Ok(stop_writing(world))) }?;
    // SAFETY: by the caller's contract.
    let tape = unsafe { get(world, "world") }?.tape();
    let is_complete = was_complete && tape.flush();
    tape.stop();
    Ok(is_complete)
}

#[cfg(feature = "serde")]
fn start(world: &mut World, waiting: Arc<Waiting>) -> Result<(), Failure> {
    world.start_recording(move |bytes| waiting.add(bytes));
    Ok(())
}

#[cfg(feature = "serde")]
fn stop_writing(world: &mut World) -> bool {
    world.stop_recording()
}

#[cfg(feature = "serde")]
fn fingerprint(world: &World) -> Result<u64, Failure> {
    Ok(world.fingerprint())
}

#[cfg(not(feature = "serde"))]
fn start(_: &mut World, waiting: Arc<Waiting>) -> Result<(), Failure> {
    waiting.add(&[]);
    Err(Failure::unsupported("serde"))
}

#[cfg(not(feature = "serde"))]
fn stop_writing(_: &mut World) -> bool {
    false
}

#[cfg(not(feature = "serde"))]
fn fingerprint(_: &World) -> Result<u64, Failure> {
    Err(Failure::unsupported("serde"))
}
