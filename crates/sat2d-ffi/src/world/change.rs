//! Worlds: changing bodies.
//!
//! Queries see a change at once, events from the next step on.
//!
//! The examples play in the scene of @ref sat_world.

use crate::base::transform::{checked, sat_transform};
use crate::error::status::{Failure, sat_status};
use crate::guard::call::done;
use crate::guard::lists::list;
use crate::shape::handle::{owned, sat_shape};
use crate::world::body::{sat_body_id, sat_body_kind, sat_filter};
use crate::world::handle::{alter, sat_world};
use libc::size_t;
use sat2d::world::{BodyId, World};

/// Moves a body, and its parts with it. On failure they stay.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_BUSY`, `SAT_ERR_STALE_ID`, `SAT_ERR_IS_PART`,
/// `SAT_ERR_NOT_FINITE`, `SAT_ERR_SINGULAR`, `SAT_ERR_OUT_OF_RANGE`.
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
        let to = unsafe { *checked(transform, "transform")? };
        let change = |world: &mut World| Ok(world.set_transform(id.into(), to)?);
        // SAFETY: by the contract of the header.
        unsafe { alter(world, change) }
    })
}

/// Moves `count` bodies at once, all or none: body `ids[i]` to `transforms[i]`. If a body is moved
/// several times, the last move counts. On failure all stay, and `sat_last_error` names the invalid
/// entry.
///
/// Errors: those of `sat_world_set_transform` and `SAT_ERR_COUNT`.
///
/// ```c
/// const sat_body_id ids[2] = {wall, hero};
/// const sat_transform places[2] = {{1, 0, 0, 1, 0, -1}, {1, 0, 0, 1, 0, 1}};
/// sat_relation relation;
/// sat_world_set_transforms(world, ids, places, 2);
/// sat_world_relation(world, wall, hero, &relation);
/// assert(relation == SAT_TOUCHING); // one on top of the other
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_world_set_transforms(
    world: *mut sat_world,
    ids: *const sat_body_id,
    transforms: *const sat_transform,
    count: size_t,
) -> sat_status {
    done(|| {
        let checked = |to: &sat_transform| Ok(*to.checked()?);
        // SAFETY: by the contract of the header.
        let moves = unsafe { entries(ids, (transforms, "transforms"), count, checked) }?;
        // SAFETY: by the contract of the header.
        unsafe { alter(world, |world| Ok(world.set_transforms(&moves)?)) }
    })
}

/// Ids and checked values of as many bodies. A failure names the entry.
///
/// # Safety
/// As [`list`] for `ids` and `values`, which comes with its name.
unsafe fn entries<T, V>(
    ids: *const sat_body_id,
    (values, name): (*const T, &str),
    count: size_t,
    checked: impl Fn(&T) -> Result<V, Failure>,
) -> Result<Vec<(BodyId, V)>, Failure> {
    // SAFETY: by the caller's contract.
    let (ids, values) = unsafe { (list(ids, count, "ids")?, list(values, count, name)?) };
    let entries = ids.iter().zip(values).enumerate();
    let entries = entries.map(|(index, (&id, value))| {
        let value = checked(value).map_err(|failure| failure.at(index))?;
        Ok((id.into(), value))
    });
    entries.collect()
}

/// Changes the shape of a body; the world takes its own reference. On failure the body keeps its
/// shape.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_BUSY`, `SAT_ERR_STALE_ID`, `SAT_ERR_OUT_OF_RANGE`,
/// `SAT_ERR_NOT_OFFERED` (an outline that cannot be solid, and the body is no sensor).
///
/// ```c
/// sat_relation relation;
/// sat_world_set_shape(world, hero, ball); // shrinks in place
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
        let change = |world: &mut World| Ok(world.set_shape(id.into(), shape)?);
        // SAFETY: by the contract of the header.
        unsafe { alter(world, change) }
    })
}

/// Changes the kind of a body.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_BUSY`, `SAT_ERR_STALE_ID`, `SAT_ERR_INVALID_ENUM`,
/// `SAT_ERR_NOT_OFFERED` (an outline that cannot be solid).
///
/// ```c
/// sat_body_kind now;
/// sat_world_set_kind(world, hero, SAT_BODY_SENSOR); // a ghost for a while
/// sat_world_kind(world, hero, &now);
/// assert(now == SAT_BODY_SENSOR);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_world_set_kind(
    world: *mut sat_world,
    id: sat_body_id,
    kind: sat_body_kind,
) -> sat_status {
    done(|| {
        let kind = crate::world::body::kind(kind)?;
        let change = |world: &mut World| Ok(world.set_kind(id.into(), kind)?);
        // SAFETY: by the contract of the header.
        unsafe { alter(world, change) }
    })
}

/// Changes the kinds of `count` bodies at once, all or none: that of body `ids[i]` to `kinds[i]`.
/// If a body is given several kinds, the last one counts. For many of the bodies of a world, this
/// takes a fraction of the time of single calls. On failure all keep their kinds, and
/// `sat_last_error` names the invalid entry.
///
/// Errors: those of `sat_world_set_kind` and `SAT_ERR_COUNT`.
///
/// ```c
/// const sat_body_id ids[2] = {wall, hero};
/// const sat_body_kind kinds[2] = {SAT_BODY_MOVING, SAT_BODY_STATIC};
/// sat_body_kind now;
/// sat_world_set_kinds(world, ids, kinds, 2);
/// sat_world_kind(world, wall, &now);
/// assert(now == SAT_BODY_MOVING);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_world_set_kinds(
    world: *mut sat_world,
    ids: *const sat_body_id,
    kinds: *const sat_body_kind,
    count: size_t,
) -> sat_status {
    done(|| {
        let checked = |kind: &sat_body_kind| crate::world::body::kind(*kind);
        // SAFETY: by the contract of the header.
        let kinds = unsafe { entries(ids, (kinds, "kinds"), count, checked) }?;
        // SAFETY: by the contract of the header.
        unsafe { alter(world, |world| Ok(world.set_kinds(&kinds)?)) }
    })
}

/// Changes the filter of a body. Zeros are the defaults, as in `sat_body`.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_BUSY`, `SAT_ERR_STALE_ID`.
///
/// ```c
/// const sat_filter alone = {1, SAT_MASK_NOTHING};
/// size_t count;
/// sat_world_set_filter(world, hero, alone);
/// sat_world_step(world);
/// sat_world_event_count(world, &count);
/// assert(count == 0); // it passes through walls
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_world_set_filter(
    world: *mut sat_world,
    id: sat_body_id,
    filter: sat_filter,
) -> sat_status {
    let change = |world: &mut World| Ok(world.set_filter(id.into(), filter.of_body())?);
    // SAFETY: by the contract of the header.
    done(|| unsafe { alter(world, change) })
}

/// Changes the user data of a body.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_BUSY`, `SAT_ERR_STALE_ID`.
///
/// ```c
/// uint64_t now;
/// sat_world_set_user(world, hero, 42); // the index of the entity, or a pointer as a uintptr_t
/// sat_world_user(world, hero, &now);
/// assert(now == 42);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_world_set_user(
    world: *mut sat_world,
    id: sat_body_id,
    user: u64,
) -> sat_status {
    let change = |world: &mut World| Ok(world.set_user(id.into(), user)?);
    // SAFETY: by the contract of the header.
    done(|| unsafe { alter(world, change) })
}

/// Changes the inverse mass of a body: 1 / mass, or 0 for a body that others never push.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_BUSY`, `SAT_ERR_STALE_ID`, `SAT_ERR_NOT_FINITE`,
/// `SAT_ERR_NEGATIVE`.
///
/// ```c
/// sat_body now;
/// sat_world_set_inverse_mass(world, hero, 0.25); // four times as heavy
/// sat_world_get(world, hero, &now);
/// assert(now.inverse_mass == 0.25 && !now.immovable);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_world_set_inverse_mass(
    world: *mut sat_world,
    id: sat_body_id,
    inverse_mass: f64,
) -> sat_status {
    let change = |world: &mut World| Ok(world.set_inverse_mass(id.into(), inverse_mass)?);
    // SAFETY: by the contract of the header.
    done(|| unsafe { alter(world, change) })
}
