//! Saving worlds: their state as bytes, and back.
//!
//! The bytes are the same on every machine. They are checked as strictly as anything else that comes from outside.
//!
//! The examples play in the scene of @ref sat_world.

use crate::base::status::{Failure, sat_status};
use crate::boundary::entry::{answer, list, list_out};
use crate::world::handle::{look, sat_world};
use sat2d::world::World;
use std::ptr::null_mut;

/// Copies the state of a world, bodies with shapes and pairs, into the caller's `buffer` of `capacity` bytes and writes their number to
/// `count`. Where the buffer is too small nothing is copied and `count` is what is needed; a buffer of capacity 0 may be NULL. On
/// other failures `count` is 0.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_CAPACITY`, `SAT_ERR_UNSUPPORTED` (in a library that was built without).
///
/// ```c
/// uint8_t *bytes = NULL;
/// size_t size;
/// sat_status status = sat_world_save(world, NULL, 0, &size); // how many there are
/// assert(status == SAT_ERR_CAPACITY);
/// bytes = malloc(size);
/// assert(bytes != NULL);
/// status = sat_world_save(world, bytes, size, &size);
/// assert(status == SAT_OK); // write them to a file, send them to a friend
/// free(bytes);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_world_save(
    world: *const sat_world,
    buffer: *mut u8,
    capacity: usize,
    count: *mut usize,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || unsafe { Ok(save(look(world)?)?.into_iter()) };
    // SAFETY: by the contract of the header.
    unsafe { list_out(buffer, capacity, count, "bytes", body) }
}

/// The world that was saved: it goes on as the other would, with the same names, pairs and events. The bytes are not needed afterwards. The
/// caller owns what is written to `out` and gives it back with `sat_world_free`; on failure it is NULL.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_COUNT`, `SAT_ERR_NOT_A_WORLD`, `SAT_ERR_SAVE_VERSION`, `SAT_ERR_DAMAGED`, `SAT_ERR_UNSUPPORTED` (in a
/// library that was built without).
///
/// ```c
/// uint8_t bytes[4096];
/// size_t size;
/// sat_world *again = NULL;
/// sat_body same;
/// sat_world_save(world, bytes, sizeof bytes, &size);
/// sat_world_restore(bytes, size, &again);
/// sat_world_get(again, hero, &same); // by the same name
/// assert(same.user == 7 && same.transform.tx == 1.5);
/// sat_world_free(again);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_world_restore(
    bytes: *const u8,
    count: usize,
    out: *mut *mut sat_world,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || unsafe { Ok(sat_world::hand_out(restore(list(bytes, count, "bytes")?)?)) };
    // SAFETY: by the contract of the header.
    unsafe { answer(out, null_mut(), body) }
}

#[cfg(feature = "serde")]
fn save(world: &World) -> Result<Vec<u8>, Failure> {
    Ok(world.save())
}

#[cfg(feature = "serde")]
fn restore(bytes: &[u8]) -> Result<World, Failure> {
    Ok(World::restore(bytes)?)
}

#[cfg(not(feature = "serde"))]
fn save(_: &World) -> Result<Vec<u8>, Failure> {
    Err(Failure::unsupported("serde"))
}

#[cfg(not(feature = "serde"))]
fn restore(_: &[u8]) -> Result<World, Failure> {
    Err(Failure::unsupported("serde"))
}
