//! Worlds: bodies of several shapes.
//!
//! A part is a body with its own shape, kind, filter and user data, at a fixed place in the
//! coordinates of its owner. Events, queries and responses name the part; `sat_world_owner` returns
//! the body that it belongs to. When the owner moves, its parts move along. They never form a pair
//! with each other, and are removed together with the owner. `sat_world_separate` pushes them as
//! one body, by the kind and the inverse mass of the owner. `sat_world_move_and_slide` moves them
//! as one body: an obstacle that stops a part stops all, unless the part is a sensor. A query that
//! leaves out the owner leaves out its parts.
//!
//! The examples play in the scene of @ref sat_world.

use crate::base::transform::{checked, sat_transform};
use crate::error::status::sat_status;
use crate::guard::call::{answer, done, get};
use crate::guard::lists::list_out;
use crate::world::body::{sat_body, sat_body_id};
use crate::world::handle::{alter, look, sat_world};
use libc::size_t;
use sat2d::world::World;

/// Inserts a body as a part of another one, the owner, and returns the id of the part, on failure a
/// zeroed one. Its transform is its place in the coordinates of the owner. The owner cannot be a
/// part itself.
///
/// Errors: those of `sat_world_insert`, `SAT_ERR_STALE_ID`, `SAT_ERR_IS_PART` (the owner).
///
/// ```c
/// sat_body sword = sat_body_default();
/// sat_body_id part, owner;
/// sat_transform at;
/// sword.shape = ball;
/// sword.kind = SAT_BODY_SENSOR;
/// sword.transform = sat_transform_translation((sat_vec2){2, 0}); // in front of the hero
/// sat_world_attach(world, hero, &sword, &part);
/// sat_world_owner(world, part, &owner);
/// sat_world_transform(world, part, &at);
/// assert(sat_body_id_equal(owner, hero) && at.tx == 3.5);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_world_attach(
    world: *mut sat_world,
    owner: sat_body_id,
    part: *const sat_body,
    out_id: *mut sat_body_id,
) -> sat_status {
    let insert = || {
        // SAFETY: by the contract of the header.
        let part = unsafe { get(part, "part")?.checked() }?;
        let attach = |world: &mut World| Ok(world.attach(owner.into(), part)?.into());
        // SAFETY: by the contract of the header.
        unsafe { alter(world, attach) }
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_id, sat_body_id::default(), insert) }
}

/// The body that a part belongs to; a body that is not a part belongs to itself. On failure
/// `out_owner` is zeroed.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_STALE_ID`.
///
/// ```c
/// sat_body_id owner;
/// sat_world_owner(world, wall, &owner);
/// assert(sat_body_id_equal(owner, wall)); // no part of another body
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_world_owner(
    world: *const sat_world,
    id: sat_body_id,
    out_owner: *mut sat_body_id,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || unsafe { Ok(look(world)?.owner(id.into())?.into()) };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_owner, sat_body_id::default(), body) }
}

/// The parts of a body, in the order of their ids. They go into the caller's buffer; `out_count` is
/// their number. If the buffer is too small nothing is copied and `out_count` is the capacity
/// needed; a buffer of capacity 0 may be NULL. On other failures `out_count` is 0.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_STALE_ID`, `SAT_ERR_COUNT`, `SAT_ERR_CAPACITY`.
///
/// ```c
/// sat_body_id parts[4];
/// size_t count;
/// sat_world_parts(world, hero, parts, 4, &count);
/// assert(count == 0); // the hero is one shape
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_world_parts(
    world: *const sat_world,
    id: sat_body_id,
    out_parts: *mut sat_body_id,
    capacity: size_t,
    out_count: *mut size_t,
) -> sat_status {
    // SAFETY: by the contract of the header.
    unsafe {
        let body = || {
            let parts = look(world)?.parts(id.into())?;
            Ok(parts.into_iter().map(sat_body_id::from))
        };
        list_out(out_parts, capacity, out_count, "parts", body)
    }
}

/// The placement of a part in the coordinates of its owner; the identity for a body that is not a
/// part. On failure `out_local` is all zero.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_STALE_ID`.
///
/// ```c
/// sat_transform local;
/// sat_world_local_transform(world, hero, &local);
/// assert(local.a == 1 && local.tx == 0); // no part: the identity
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_world_local_transform(
    world: *const sat_world,
    id: sat_body_id,
    out_local: *mut sat_transform,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || unsafe { Ok(look(world)?.local_transform(id.into())?.into()) };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_local, sat_transform::HARMLESS, body) }
}

/// Moves a part in the coordinates of its owner. On failure it stays.
///
/// Errors: those of `sat_world_set_transform`, with `SAT_ERR_NOT_A_PART` instead of
/// `SAT_ERR_IS_PART`.
///
/// ```c
/// const sat_transform away = {1, 0, 0, 1, 5, 0};
/// sat_status status = sat_world_set_local_transform(world, hero, &away);
/// assert(status == SAT_ERR_NOT_A_PART);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_world_set_local_transform(
    world: *mut sat_world,
    id: sat_body_id,
    local: *const sat_transform,
) -> sat_status {
    done(|| {
        // SAFETY: by the contract of the header.
        let local = unsafe { *checked(local, "local")? };
        let change = |world: &mut World| Ok(world.set_local_transform(id.into(), local)?);
        // SAFETY: by the contract of the header.
        unsafe { alter(world, change) }
    })
}
