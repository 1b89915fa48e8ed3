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

use crate::entry::{answer, done, get, list, list_out};
use crate::geometry::sat_aabb;
use crate::relation::{code, sat_relation};
use crate::shape::{owned, sat_shape};
use crate::status::{
    Failure, SAT_ERR_BUSY, SAT_ERR_CHOICE, SAT_ERR_INTERNAL, SAT_ERR_NULL, sat_status,
};
use crate::transform::{map, sat_transform};
use sat2d::{Body, BodyId, BodyKind, BodyRef, Filter, World};
use std::cell::UnsafeCell;
use std::mem::{offset_of, size_of};
use std::ptr::{null, null_mut};
use std::sync::Arc;
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

/// Which bodies are for each other: each must be of a category that the other's mask has.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct sat_filter {
    /// The bits that this body is.
    pub category: u32,
    /// The bits that this body minds.
    pub mask: u32,
}

/// A body: what it is, where it is, what part it plays. `sat_body_default` is a start.
#[repr(C)]
#[derive(Clone, Copy, Debug)]
pub struct sat_body {
    /// Where it is.
    pub transform: sat_transform,
    /// Whatever the caller likes to keep with it.
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
            weight: body.weight,
            filter: body.filter.into(),
            kind: body.kind as sat_body_kind,
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
            weight: self.weight,
            // SAFETY: as the caller vouches.
            shape: unsafe { owned(self.shape) }?,
        })
    }
}

fn kind(kind: sat_body_kind) -> Result<BodyKind, Failure> {
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
        transform: crate::transform::sat_transform_identity(),
        weight: 1.0,
        filter: Filter::ALL.into(),
        kind: SAT_BODY_MOVING,
        ..sat_body::NONE
    }
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

/// Puts a body in and tells its name, on failure `SAT_NO_BODY`.
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
        let kind = self::kind(kind)?;
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
    let change = |world: &mut World| Ok(world.set_weight(BodyId::from_bits(id), weight)?);
    // SAFETY: by the contract of the header.
    done(|| unsafe { alter(world, change) })
}
