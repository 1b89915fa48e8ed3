//! Worlds: reading bodies.
//!
//! The examples play in the scene of @ref sat_world.

use crate::base::geometry::sat_aabb;
use crate::base::transform::sat_transform;
use crate::error::status::sat_status;
use crate::guard::call::answer;
use crate::guard::lists::list_out;
use crate::query::contact::sat_manifold;
use crate::query::containment::{SAT_CONTAINMENT_NONE, containment_code, sat_containment};
use crate::query::relation::{SAT_DISJOINT, code, sat_relation};
use crate::world::body::{SAT_BODY_MOVING, kind_code, sat_body, sat_body_id, sat_body_kind};
use crate::world::handle::{look, sat_world};
use libc::size_t;

/// A body as it is now. Its `shape` is the world's reference: it is valid until the body is removed
/// or its shape is changed; `sat_shape_share` makes a reference that lasts longer. On failure
/// `out_body` is all zero.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_STALE_ID`.
///
/// ```c
/// sat_body found;
/// sat_world_get(world, hero, &found);
/// assert(found.transform.tx == 1.5 && found.kind == SAT_BODY_MOVING && found.user == 7);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_world_get(
    world: *const sat_world,
    id: sat_body_id,
    out_body: *mut sat_body,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || unsafe { Ok(sat_body::of(&look(world)?.get(id.into())?)) };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_body, sat_body::NONE, body) }
}

/// The placement of a body. On failure `out_transform` is all zero.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_STALE_ID`.
///
/// ```c
/// sat_transform at;
/// sat_world_transform(world, hero, &at);
/// assert(at.tx == 1.5 && at.ty == 0);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_world_transform(
    world: *const sat_world,
    id: sat_body_id,
    out_transform: *mut sat_transform,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || unsafe { Ok(look(world)?.transform(id.into())?.into()) };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_transform, sat_transform::HARMLESS, body) }
}

/// The user data of a body. On failure `out_user` is 0.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_STALE_ID`.
///
/// ```c
/// uint64_t entity;
/// sat_world_user(world, hero, &entity);
/// assert(entity == 7);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_world_user(
    world: *const sat_world,
    id: sat_body_id,
    out_user: *mut u64,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || unsafe { Ok(look(world)?.user(id.into())?) };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_user, 0, body) }
}

/// The kind of a body. On failure `out_kind` is `SAT_BODY_MOVING`.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_STALE_ID`.
///
/// ```c
/// sat_body_kind kind;
/// sat_world_kind(world, wall, &kind);
/// assert(kind == SAT_BODY_STATIC);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_world_kind(
    world: *const sat_world,
    id: sat_body_id,
    out_kind: *mut sat_body_kind,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || unsafe { Ok(kind_code(look(world)?.kind(id.into())?)) };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_kind, SAT_BODY_MOVING, body) }
}

/// Whether a body has this id. On failure `out_contains` is false.
///
/// Errors: `SAT_ERR_NULL`.
///
/// ```c
/// bool there;
/// sat_world_remove(world, wall);
/// sat_world_contains(world, wall, &there);
/// assert(!there);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_world_contains(
    world: *const sat_world,
    id: sat_body_id,
    out_contains: *mut bool,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || unsafe { Ok(look(world)?.contains(id.into())) };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_contains, false, body) }
}

/// The number of bodies. On failure `out_count` is 0.
///
/// Errors: `SAT_ERR_NULL`.
///
/// ```c
/// size_t count;
/// sat_world_body_count(world, &count);
/// assert(count == 2);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_world_body_count(
    world: *const sat_world,
    out_count: *mut size_t,
) -> sat_status {
    // SAFETY: by the contract of the header.
    unsafe { answer(out_count, 0, || Ok(look(world)?.len())) }
}

/// The ids of all bodies, in their order, into the caller's buffer; `out_count` is their number. If
/// the buffer is too small nothing is copied and `out_count` is the capacity needed; a buffer of
/// capacity 0 may be NULL. On other failures `out_count` is 0.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_CAPACITY`.
///
/// ```c
/// sat_body_id ids[8];
/// size_t count;
/// sat_world_bodies(world, ids, 8, &count);
/// assert(count == 2 && sat_body_id_equal(ids[0], wall) && sat_body_id_equal(ids[1], hero));
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_world_bodies(
    world: *const sat_world,
    out_ids: *mut sat_body_id,
    capacity: size_t,
    out_count: *mut size_t,
) -> sat_status {
    let body = || {
        // SAFETY: by the contract of the header.
        let world = unsafe { look(world) }?;
        let ids: Vec<_> = world.iter().map(|(id, _)| sat_body_id::from(id)).collect();
        Ok(ids.into_iter())
    };
    // SAFETY: by the contract of the header.
    unsafe { list_out(out_ids, capacity, out_count, "bodies", body) }
}

/// A box around a body, wider than the least one by a few roundings at most. On failure
/// `out_bounds` is all zero.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_STALE_ID`.
///
/// ```c
/// sat_aabb box;
/// sat_world_bounds(world, hero, &box);
/// assert(box.min.x <= 0.5 && box.max.x >= 2.5 && box.max.x < 2.500001);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_world_bounds(
    world: *const sat_world,
    id: sat_body_id,
    out_bounds: *mut sat_aabb,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || unsafe { Ok(look(world)?.bounds(id.into())?.into()) };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_bounds, sat_aabb::default(), body) }
}

/// The relation of two bodies now, whether they interact or not. On failure `out_relation` is
/// `SAT_DISJOINT`.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_STALE_ID`.
///
/// ```c
/// sat_relation relation;
/// sat_world_relation(world, wall, hero, &relation);
/// assert(relation == SAT_OVERLAPPING);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_world_relation(
    world: *const sat_world,
    a: sat_body_id,
    b: sat_body_id,
    out_relation: *mut sat_relation,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || unsafe { Ok(code(look(world)?.relation(a.into(), b.into())?)) };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_relation, SAT_DISJOINT, body) }
}

/// How one body lies within another now, whether they interact or not. On failure
/// `out_containment` is `SAT_CONTAINMENT_NONE`.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_STALE_ID`.
///
/// ```c
/// const sat_transform home = {1, 0, 0, 1, 0.5, 0};
/// sat_containment containment;
/// sat_world_set_transform(world, hero, &home);
/// sat_world_set_shape(world, hero, ball);
/// sat_world_within(world, hero, wall, &containment);
/// assert(containment == SAT_CONTAINMENT_TOUCHING);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_world_within(
    world: *const sat_world,
    inner: sat_body_id,
    outer: sat_body_id,
    out_containment: *mut sat_containment,
) -> sat_status {
    let body = || {
        // SAFETY: by the contract of the header.
        let found = unsafe { look(world)?.containment(inner.into(), outer.into())? };
        Ok(containment_code(found))
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_containment, SAT_CONTAINMENT_NONE, body) }
}

/// The contact of two bodies now, whether they interact or not, as `sat_contact` finds it. If they
/// are disjoint, and on failure, `out_manifold` is all zero.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_STALE_ID`.
///
/// ```c
/// sat_manifold contact;
/// sat_world_contact(world, wall, hero, &contact);
/// assert(contact.point_count == 2 && contact.depth == 0.5 && contact.normal.x == 1);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_world_contact(
    world: *const sat_world,
    a: sat_body_id,
    b: sat_body_id,
    out_manifold: *mut sat_manifold,
) -> sat_status {
    let body = || {
        // SAFETY: by the contract of the header.
        let contact = unsafe { look(world) }?.contact(a.into(), b.into())?;
        Ok(contact.as_ref().map(sat_manifold::from).unwrap_or_default())
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_manifold, sat_manifold::default(), body) }
}

/// All contacts of two bodies now, whether they interact or not, as `sat_contacts` finds them, into
/// the caller's buffer; `out_count` is their number. If the buffer is too small nothing is copied
/// and `out_count` is the capacity needed; a buffer of capacity 0 may be NULL. On other failures
/// `out_count` is 0.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_STALE_ID`, `SAT_ERR_CAPACITY`.
///
/// ```c
/// sat_manifold contacts[8];
/// size_t count;
/// sat_world_contacts(world, wall, hero, contacts, 8, &count);
/// assert(count == 1 && contacts[0].depth == 0.5); // convex bodies have one contact at most
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_world_contacts(
    world: *const sat_world,
    a: sat_body_id,
    b: sat_body_id,
    out_manifolds: *mut sat_manifold,
    capacity: size_t,
    out_count: *mut size_t,
) -> sat_status {
    let body = || {
        // SAFETY: by the contract of the header.
        let contacts = unsafe { look(world) }?.contacts(a.into(), b.into())?;
        Ok(contacts
            .into_iter()
            .map(|contact| sat_manifold::from(&contact)))
    };
    // SAFETY: by the contract of the header.
    unsafe { list_out(out_manifolds, capacity, out_count, "contacts", body) }
}
