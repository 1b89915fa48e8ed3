//! Worlds: saving, restoring, copying.
//!
//! The bytes are the same on every machine. Bytes to restore are fully checked: they may come from
//! untrusted sources.
//!
//! The examples play in the scene of @ref sat_world.

use crate::error::status::{Failure, sat_status};
use crate::guard::call::answer;
use crate::guard::lists::{list, list_out};
use crate::world::handle::{look, sat_world};
use libc::size_t;
use sat2d::world::World;
use std::ptr::null_mut;

/// Saves a world, bodies with shapes and pairs, as bytes in the caller's buffer; `out_count` is
/// their number. If the buffer is too small nothing is copied and `out_count` is the capacity
/// needed; a buffer of capacity 0 may be NULL. On other failures `out_count` is 0.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_CAPACITY`, `SAT_ERR_UNSUPPORTED` (if the library was built
/// without saving).
///
/// ```c
/// uint8_t *bytes = NULL;
/// size_t size;
/// sat_status status = sat_world_save(world, NULL, 0, &size); // asks for the size
/// assert(status == SAT_ERR_CAPACITY);
/// bytes = malloc(size);
/// assert(bytes != NULL);
/// status = sat_world_save(world, bytes, size, &size);
/// assert(status == SAT_OK);
/// free(bytes);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_world_save(
    world: *const sat_world,
    out_bytes: *mut u8,
    capacity: size_t,
    out_count: *mut size_t,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || unsafe { Ok(save(look(world)?)?.into_iter()) };
    // SAFETY: by the contract of the header.
    unsafe { list_out(out_bytes, capacity, out_count, "bytes", body) }
}

/// Restores a saved world: it continues as the original would, with the same ids, pairs and events.
/// It also restores worlds that sat2d 0.1 saved. It allocates memory at most in proportion to
/// `count`. The time is not limited: each concave polygon is decomposed again, with the options of
/// its shape, so reject bytes that are longer than your own worlds. The bytes are not needed
/// afterwards. The caller frees `out_world` with `sat_world_free`; on failure it is NULL.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_COUNT`, `SAT_ERR_NOT_A_WORLD`, `SAT_ERR_SAVE_VERSION`,
/// `SAT_ERR_DAMAGED`, `SAT_ERR_UNSUPPORTED` (if the library was built without saving).
///
/// ```c
/// uint8_t bytes[4096];
/// size_t size;
/// sat_world *again = NULL;
/// sat_body same;
/// sat_world_save(world, bytes, sizeof bytes, &size);
/// sat_world_restore(bytes, size, &again);
/// sat_world_get(again, hero, &same); // with the same id
/// assert(same.user == 7 && same.transform.tx == 1.5);
/// sat_world_free(again);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_world_restore(
    bytes: *const u8,
    count: size_t,
    out_world: *mut *mut sat_world,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || unsafe { Ok(sat_world::hand_out(restore(list(bytes, count, "bytes")?)?)) };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_world, null_mut(), body) }
}

/// A copy of a world in memory, with the same ids, pairs and events: faster than saving and
/// restoring, for games that roll back some frames. The shapes are shared. The copy has no pair
/// predicate, and is not recorded. The caller frees `out_world` with `sat_world_free`; on failure
/// it is NULL.
///
/// Errors: `SAT_ERR_NULL`.
///
/// ```c
/// sat_world *before = NULL;
/// sat_body then;
/// sat_world_clone(world, &before);
/// sat_world_remove(world, hero);
/// sat_world_get(before, hero, &then); // is there still
/// assert(then.user == 7);
/// sat_world_free(before);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_world_clone(
    world: *const sat_world,
    out_world: *mut *mut sat_world,
) -> sat_status {
    let body = || {
        // SAFETY: by the contract of the header.
        let mut copy = unsafe { look(world) }?.clone();
        // it would count its calls as callbacks of the other world
        copy.clear_pair_predicate();
        Ok(sat_world::hand_out(copy))
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_world, null_mut(), body) }
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
