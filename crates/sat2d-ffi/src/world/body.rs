//! Worlds: bodies, put in, looked at and taken out.
//!
//! The examples play in the scene of @ref sat_world.

use crate::base::geometry::sat_aabb;
use crate::base::status::{Failure, SAT_ERR_CHOICE, SAT_ERR_NULL, sat_status};
use crate::base::transform::sat_transform;
use crate::boundary::entry::{answer, done, get, list, list_out};
use crate::query::relation::{code, sat_relation};
use crate::shape::handle::{owned, sat_shape};
use crate::world::handle::{alter, look, sat_world};
use sat2d::world::{Body, BodyId, BodyKind, BodyRef, Filter, World};
use std::mem::{offset_of, size_of};
use std::ptr::null;
use std::sync::Arc;

/// The name of a body in its world. Names order bodies; everything is told in this order.
pub type sat_body_id = u64;

/// No body's name, ever.
pub const SAT_NO_BODY: sat_body_id = 0;

/// What part a body plays: one of the `SAT_BODY_` constants.
pub type sat_body_kind = i32;

/// Walls and floors: not reported with each other, never pushed, free of cost in every step in which they are left alone. They may be moved
/// nevertheless.
pub const SAT_BODY_STATIC: sat_body_kind = 0;
/// Whatever moves and is pushed.
pub const SAT_BODY_MOVING: sat_body_kind = 1;
/// Notices moving and static bodies but no other sensors; nothing is pushed by it or stopped at it. Two sensors are asked by name, with
/// `sat_world_relation` or `sat_world_contact`.
pub const SAT_BODY_SENSOR: sat_body_kind = 2;

/// Which bodies mind each other, meet and stop each other, that is: each must be of a category that the other's mask has.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct sat_filter {
    /// The categories that this body is of, a bit each; what they mean is the caller's to say.
    pub category: u32,
    /// The categories that it minds, a bit each.
    pub mask: u32,
}

/// A body: what it is, where it is, what part it plays. `sat_body_default` is a start.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct sat_body {
    /// Where it is.
    pub transform: sat_transform,
    /// Whatever the caller likes to keep with it, the index of an entity, say; nothing looks at it.
    pub user: u64,
    /// How readily it gives way when bodies are pushed apart, beside others' weights: 0 or more. Static bodies never do.
    pub weight: f64,
    /// Whom it minds.
    pub filter: sat_filter,
    /// One of the `SAT_BODY_` constants.
    pub kind: sat_body_kind,
    /// Set it to 0.
    pub reserved: i32,
    /// What it is. The world takes a reference of its own.
    pub shape: *const sat_shape,
}

const _: () = assert!(size_of::<sat_filter>() == 8 && offset_of!(sat_filter, mask) == 4);
const _: () = assert!(
    offset_of!(sat_body, user) == 48
        && offset_of!(sat_body, weight) == 56
        && offset_of!(sat_body, filter) == 64
        && offset_of!(sat_body, kind) == 72
        && offset_of!(sat_body, shape) == 80
);

impl From<sat_filter> for Filter {
    fn from(filter: sat_filter) -> Filter {
        Filter {
            category: filter.category,
            mask: filter.mask,
        }
    }
}

impl From<Filter> for sat_filter {
    fn from(filter: Filter) -> sat_filter {
        sat_filter {
            category: filter.category,
            mask: filter.mask,
        }
    }
}

impl sat_body {
    const NONE: sat_body = sat_body {
        transform: sat_transform::HARMLESS,
        user: 0,
        weight: 0.0,
        filter: sat_filter {
            category: 0,
            mask: 0,
        },
        kind: SAT_BODY_STATIC,
        reserved: 0,
        shape: null(),
    };

    fn of(body: &BodyRef<'_>) -> sat_body {
        sat_body {
            transform: body.transform.into(),
            user: body.user,
            weight: body.inverse_mass,
            filter: body.filter.into(),
            kind: match body.kind {
                BodyKind::Static => SAT_BODY_STATIC,
                BodyKind::Moving => SAT_BODY_MOVING,
                BodyKind::Sensor => SAT_BODY_SENSOR,
            },
            reserved: 0,
            shape: Arc::as_ptr(body.shape).cast(),
        }
    }

    /// # Safety
    /// The shape is NULL or a reference that was not given back.
    unsafe fn checked(&self) -> Result<Body, Failure> {
        Ok(Body {
            transform: *self.transform.checked()?,
            kind: kind(self.kind)?,
            filter: self.filter.into(),
            user: self.user,
            inverse_mass: self.weight,
            // SAFETY: as the caller vouches.
            shape: unsafe { owned(self.shape) }?,
        })
    }
}

pub(crate) fn kind(kind: sat_body_kind) -> Result<BodyKind, Failure> {
    match kind {
        SAT_BODY_STATIC => Ok(BodyKind::Static),
        SAT_BODY_MOVING => Ok(BodyKind::Moving),
        SAT_BODY_SENSOR => Ok(BodyKind::Sensor),
        _ => Err(Failure::new(
            SAT_ERR_CHOICE,
            format_args!("kind is {kind}, which is none of the SAT_BODY_ constants"),
        )),
    }
}

/// A moving body of weight 1 at the origin that minds all others. It has no shape yet.
///
/// ```c
/// sat_body coin = sat_body_default();
/// assert(coin.kind == SAT_BODY_MOVING && coin.weight == 1 && coin.shape == NULL);
/// coin.kind = SAT_BODY_SENSOR;
/// coin.shape = ball;
/// coin.filter.mask = 1; // minds the category of heroes only
/// ```
#[unsafe(no_mangle)]
pub extern "C" fn sat_body_default() -> sat_body {
    sat_body {
        transform: crate::base::transform::sat_transform_identity(),
        weight: 1.0,
        filter: Filter::ALL.into(),
        kind: SAT_BODY_MOVING,
        ..sat_body::NONE
    }
}

/// Puts a body in and writes its name to `out`, on failure `SAT_NO_BODY`. It is known to queries at once, and to events from the next step
/// on.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_BUSY`, `SAT_ERR_CHOICE` (the kind), `SAT_ERR_NOT_FINITE`, `SAT_ERR_NEGATIVE` (the weight),
/// `SAT_ERR_SINGULAR`, `SAT_ERR_NOT_SIMILARITY`, `SAT_ERR_OUT_OF_RANGE`, `SAT_ERR_FULL`.
///
/// ```c
/// sat_body coin = sat_body_default();
/// sat_body_id name;
/// coin.shape = ball;
/// coin.kind = SAT_BODY_SENSOR;
/// sat_transform_placement((sat_vec2){20, 0}, 0, 1, 1, &coin.transform);
/// sat_world_insert(world, &coin, &name);
/// assert(name != SAT_NO_BODY && name > hero);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_world_insert(
    world: *mut sat_world,
    body: *const sat_body,
    out: *mut sat_body_id,
) -> sat_status {
    let insert = || {
        // SAFETY: by the contract of the header.
        let body = unsafe { get(body, "body")?.checked() }?;
        // SAFETY: by the contract of the header.
        unsafe { alter(world, |world| Ok(world.insert(body)?.to_bits())) }
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(out, SAT_NO_BODY, insert) }
}

/// Puts `count` bodies in at once, all or none, which is faster than one by one and makes queries faster. Their names go to `ids`, which
/// has room for `count`; on failure nothing is written there, and the message tells which body is wrong.
///
/// Errors: those of `sat_world_insert` and `SAT_ERR_COUNT`.
///
/// ```c
/// sat_body coins[3];
/// sat_body_id names[3];
/// size_t i;
/// for (i = 0; i < 3; i++) {
///     coins[i] = sat_body_default();
///     coins[i].shape = ball;
///     coins[i].transform.tx = 20 + 2 * (double)i;
/// }
/// sat_status status = sat_world_insert_many(world, coins, 3, names);
/// assert(status == SAT_OK && names[0] < names[2]);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_world_insert_many(
    world: *mut sat_world,
    bodies: *const sat_body,
    count: usize,
    ids: *mut sat_body_id,
) -> sat_status {
    done(|| {
        if ids.is_null() && count > 0 {
            return Err(Failure::new(
                SAT_ERR_NULL,
                format_args!("ids: the pointer is NULL"),
            ));
        }
        // SAFETY: by the contract of the header.
        let bodies = unsafe { list(bodies, count, "bodies") }?;
        let checked = bodies.iter().enumerate().map(|(index, body)| {
            // SAFETY: by the contract of the header.
            unsafe { body.checked() }.map_err(|failure| failure.at(index))
        });
        let checked = checked.collect::<Result<Vec<_>, Failure>>()?;
        // SAFETY: by the contract of the header.
        let names = unsafe { alter(world, |world| Ok(world.insert_many(checked)?)) }?;
        for (i, name) in names.into_iter().enumerate() {
            // SAFETY: there is a name a body, and room for as many by the contract of the header.
            unsafe { ids.add(i).write(name.to_bits()) };
        }
        Ok(())
    })
}

/// Takes a body out. The next step tells of the end of its pairs.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_BUSY`, `SAT_ERR_STALE_ID`.
///
/// ```c
/// sat_status once = sat_world_remove(world, wall);
/// sat_status again = sat_world_remove(world, wall);
/// assert(once == SAT_OK && again == SAT_ERR_STALE_ID); // its name is nobody's now
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_world_remove(world: *mut sat_world, id: sat_body_id) -> sat_status {
    let change = |world: &mut World| {
        world.remove(BodyId::from_bits(id))?;
        Ok(())
    };
    // SAFETY: by the contract of the header.
    done(|| unsafe { alter(world, change) })
}

/// A body as it is now. Its `shape` is the world's reference: it lasts until the body is removed or given another shape; `sat_shape_share`
/// makes one that lasts longer. On failure `out` is all zero.
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
    out: *mut sat_body,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || unsafe { Ok(sat_body::of(&look(world)?.get(BodyId::from_bits(id))?)) };
    // SAFETY: by the contract of the header.
    unsafe { answer(out, sat_body::NONE, body) }
}

/// Whether there is a body of this name. On failure `out` is false.
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
    out: *mut bool,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || unsafe { Ok(look(world)?.contains(BodyId::from_bits(id))) };
    // SAFETY: by the contract of the header.
    unsafe { answer(out, false, body) }
}

/// How many bodies there are. On failure `out` is 0.
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
    out: *mut usize,
) -> sat_status {
    // SAFETY: by the contract of the header.
    unsafe { answer(out, 0, || Ok(look(world)?.len())) }
}

/// Copies the names of all bodies, in their order, into the caller's `buffer` of `capacity` names and writes their number to `count`.
/// Where the buffer is too small nothing is copied and `count` is what is needed; a buffer of capacity 0 may be NULL. On
/// other failures `count` is 0.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_CAPACITY`.
///
/// ```c
/// sat_body_id names[8];
/// size_t count;
/// sat_world_bodies(world, names, 8, &count);
/// assert(count == 2 && names[0] == wall && names[1] == hero);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_world_bodies(
    world: *const sat_world,
    buffer: *mut sat_body_id,
    capacity: usize,
    count: *mut usize,
) -> sat_status {
    let body = || {
        // SAFETY: by the contract of the header.
        let world = unsafe { look(world) }?;
        let ids: Vec<_> = world.iter().map(|(id, _)| id.to_bits()).collect();
        Ok(ids.into_iter())
    };
    // SAFETY: by the contract of the header.
    unsafe { list_out(buffer, capacity, count, "bodies", body) }
}

/// A box around a body, wider than the least one by a few roundings at most. On failure `out` is the origin.
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
    out: *mut sat_aabb,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || unsafe { Ok(look(world)?.bounds(BodyId::from_bits(id))?.into()) };
    // SAFETY: by the contract of the header.
    unsafe { answer(out, sat_aabb::default(), body) }
}

/// How two bodies stand to each other now, whether they mind each other or not. On failure `relation` is `SAT_DISJOINT`.
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
    relation: *mut sat_relation,
) -> sat_status {
    let body = || {
        let (a, b) = (BodyId::from_bits(a), BodyId::from_bits(b));
        // SAFETY: by the contract of the header.
        Ok(code(unsafe { look(world) }?.relation(a, b)?))
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(relation, code(sat2d::Relation::Disjoint), body) }
}
