//! Worlds: changing bodies.
//!
//! What changes is seen by every query at once, and by the next step.
//!
//! The examples play in the scene of @ref sat_world.

use crate::base::status::{Failure, sat_status};
use crate::base::transform::{map, sat_transform};
use crate::boundary::entry::{done, list};
use crate::shape::handle::{owned, sat_shape};
use crate::world::body::{sat_body_id, sat_body_kind, sat_filter};
use crate::world::handle::{alter, sat_world};
use sat2d::world::{BodyId, World};

/// Moves a body. On failure it stays.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_BUSY`, `SAT_ERR_STALE_ID`, `SAT_ERR_NOT_FINITE`, `SAT_ERR_SINGULAR`, `SAT_ERR_NOT_SIMILARITY`,
/// `SAT_ERR_OUT_OF_RANGE`.
///
/// ```c
/// const sat_transform away = {1, 0, 0, 1, 5, 0};
/// sat_relation relation;
/// sat_world_set_transform(world, hero, &away);
/// sat_world_relation(world, wall, hero, &relation);
/// assert(relation == SAT_DISJOINT);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_world_set_transform(
    world: *mut sat_world,
    id: sat_body_id,
    transform: *const sat_transform,
) -> sat_status {
    done(|| {
        // SAFETY: by the contract of the header.
        let to = unsafe { *map(transform, "transform")? };
        let change = |world: &mut World| Ok(world.set_transform(BodyId::from_bits(id), to)?);
        // SAFETY: by the contract of the header.
        unsafe { alter(world, change) }
    })
}

/// Moves `count` bodies at once, all or none: body `ids[i]` to `transforms[i]`. One that is named twice goes where it is told last. On
/// failure all stay, and the message tells which is wrong.
///
/// Errors: those of `sat_world_set_transform` and `SAT_ERR_COUNT`.
///
/// ```c
/// const sat_body_id names[2] = {wall, hero};
/// const sat_transform places[2] = {{1, 0, 0, 1, 0, -1}, {1, 0, 0, 1, 0, 1}};
/// sat_relation relation;
/// sat_world_set_transforms(world, names, places, 2);
/// sat_world_relation(world, wall, hero, &relation);
/// assert(relation == SAT_TOUCHING); // one upon the other
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_world_set_transforms(
    world: *mut sat_world,
    ids: *const sat_body_id,
    transforms: *const sat_transform,
    count: usize,
) -> sat_status {
    done(|| {
        // SAFETY: by the contract of the header.
        let (ids, transforms) = unsafe {
            (
                list(ids, count, "ids")?,
                list(transforms, count, "transforms")?,
            )
        };
        let moves = ids
            .iter()
            .zip(transforms)
            .enumerate()
            .map(|(index, (id, to))| {
                let to = to.checked().map_err(|failure| failure.at(index))?;
                Ok((BodyId::from_bits(*id), *to))
            });
        let moves = moves.collect::<Result<Vec<_>, Failure>>()?;
        // SAFETY: by the contract of the header.
        unsafe { alter(world, |world| Ok(world.set_transforms(&moves)?)) }
    })
}

/// Gives a body another shape, of which the world takes a reference of its own. On failure it keeps the one it has.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_BUSY`, `SAT_ERR_STALE_ID`, `SAT_ERR_NOT_SIMILARITY`, `SAT_ERR_OUT_OF_RANGE`.
///
/// ```c
/// sat_relation relation;
/// sat_world_set_shape(world, hero, ball); // shrinks, in its place
/// sat_world_relation(world, wall, hero, &relation);
/// assert(relation == SAT_TOUCHING);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_world_set_shape(
    world: *mut sat_world,
    id: sat_body_id,
    shape: *const sat_shape,
) -> sat_status {
    done(|| {
        // SAFETY: by the contract of the header.
        let shape = unsafe { owned(shape) }?;
        let change = |world: &mut World| Ok(world.set_shape(BodyId::from_bits(id), shape)?);
        // SAFETY: by the contract of the header.
        unsafe { alter(world, change) }
    })
}

/// Gives a body another part to play.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_BUSY`, `SAT_ERR_STALE_ID`, `SAT_ERR_CHOICE`.
///
/// ```c
/// sat_body now;
/// sat_world_set_kind(world, hero, SAT_BODY_SENSOR); // a ghost for a while
/// sat_world_get(world, hero, &now);
/// assert(now.kind == SAT_BODY_SENSOR);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_world_set_kind(
    world: *mut sat_world,
    id: sat_body_id,
    kind: sat_body_kind,
) -> sat_status {
    done(|| {
        let kind = crate::world::body::kind(kind)?;
        let change = |world: &mut World| Ok(world.set_kind(BodyId::from_bits(id), kind)?);
        // SAFETY: by the contract of the header.
        unsafe { alter(world, change) }
    })
}

/// Gives a body another filter.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_BUSY`, `SAT_ERR_STALE_ID`.
///
/// ```c
/// const sat_filter minds_none = {1, 0};
/// sat_pair_event events[4];
/// size_t count;
/// sat_world_set_filter(world, hero, minds_none);
/// sat_world_step(world, events, 4, &count);
/// assert(count == 0); // it goes through walls
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_world_set_filter(
    world: *mut sat_world,
    id: sat_body_id,
    filter: sat_filter,
) -> sat_status {
    let change = |world: &mut World| Ok(world.set_filter(BodyId::from_bits(id), filter.into())?);
    // SAFETY: by the contract of the header.
    done(|| unsafe { alter(world, change) })
}

/// Gives a body other user data.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_BUSY`, `SAT_ERR_STALE_ID`.
///
/// ```c
/// sat_body now;
/// sat_world_set_user(world, hero, 42); // the index of the entity, or a pointer as a uintptr_t
/// sat_world_get(world, hero, &now);
/// assert(now.user == 42);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_world_set_user(
    world: *mut sat_world,
    id: sat_body_id,
    user: u64,
) -> sat_status {
    let change = |world: &mut World| Ok(world.set_user(BodyId::from_bits(id), user)?);
    // SAFETY: by the contract of the header.
    done(|| unsafe { alter(world, change) })
}

/// Gives a body another weight.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_BUSY`, `SAT_ERR_STALE_ID`, `SAT_ERR_NOT_FINITE`, `SAT_ERR_NEGATIVE`.
///
/// ```c
/// sat_body now;
/// sat_world_set_weight(world, hero, 0.25); // harder to push
/// sat_world_get(world, hero, &now);
/// assert(now.weight == 0.25);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_world_set_weight(
    world: *mut sat_world,
    id: sat_body_id,
    weight: f64,
) -> sat_status {
    let change = |world: &mut World| Ok(world.set_inverse_mass(BodyId::from_bits(id), weight)?);
    // SAFETY: by the contract of the header.
    done(|| unsafe { alter(world, change) })
}
