//! Worlds: contacts, rays and sweeps.
//!
//! What is met is told as for two shapes, with the body's name.
//!
//! The examples play in the scene of @ref sat_world, and call this function:
//!
//! ```c
//! static bool keep_first(const sat_body_ray_hit *hit, void *user) {
//!     *(sat_body_id *)user = hit->body;
//!     return false; // wants no more
//! }
//! ```

use crate::base::geometry::sat_vec2;
use crate::base::status::{Failure, sat_status};
use crate::boundary::entry::{answer, done, get, list_out};
use crate::query::cast::sat_ray_hit;
use crate::query::contact::sat_contact;
use crate::query::sweep::{motion, sat_impact, sat_motion};
use crate::shape::handle::sat_shape;
use crate::world::body::sat_body_id;
use crate::world::handle::{look, sat_world};
use crate::world::query::no_callback;
use crate::world::query_filter::{filter, sat_query_filter};
use sat2d::query::RayHit;
use sat2d::world::BodyId;
use std::ffi::c_void;
use std::mem::{offset_of, size_of};

/// A body that a ray meets. All zero where it meets none.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct sat_body_ray_hit {
    /// The body.
    pub body: sat_body_id,
    /// Where the ray meets it.
    pub hit: sat_ray_hit,
}

/// A body that a moving shape meets. All zero where it meets none.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct sat_body_impact {
    /// The body.
    pub body: sat_body_id,
    /// How they meet: the moving shape is the first, the body the second.
    pub impact: sat_impact,
}

const _: () =
    assert!(size_of::<sat_body_ray_hit>() == 64 && offset_of!(sat_body_ray_hit, hit) == 8);
const _: () =
    assert!(size_of::<sat_body_impact>() == 104 && offset_of!(sat_body_impact, impact) == 8);

/// A function of the caller's that is told a body that a ray meets, with the pointer that the caller gave along. It returns whether it wants
/// more. What `hit` points to lasts until it returns. The world must not be changed in it.
pub type sat_ray_callback =
    Option<unsafe extern "C" fn(hit: *const sat_body_ray_hit, user: *mut c_void) -> bool>;

fn told((id, hit): (BodyId, RayHit)) -> sat_body_ray_hit {
    sat_body_ray_hit {
        body: id.to_bits(),
        hit: hit.into(),
    }
}

/// Where two bodies meet, whether they mind each other or not. Where they do not, and on failure, `out` is all zero.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_STALE_ID`.
///
/// ```c
/// sat_contact contact;
/// sat_world_contact(world, wall, hero, &contact);
/// assert(contact.point_count == 2 && contact.depth == 0.5 && contact.normal.x == 1);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_world_contact(
    world: *const sat_world,
    a: sat_body_id,
    b: sat_body_id,
    out: *mut sat_contact,
) -> sat_status {
    let body = || {
        let (a, b) = (BodyId::from_bits(a), BodyId::from_bits(b));
        // SAFETY: by the contract of the header.
        let contact = unsafe { look(world) }?.contact(a, b)?;
        Ok(contact.as_ref().map(sat_contact::from).unwrap_or_default())
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(out, sat_contact::default(), body) }
}

/// The first body that a ray meets, no farther than `reach` times `direction` (which may have any length), and where; of two that are met at
/// once the one of the lower name. The fraction that is told counts in directions, as with `sat_cast_ray`: times the length of
/// `direction` it is the distance. Where there is none, and on failure, `out` is all zero.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_NOT_FINITE`, `SAT_ERR_OUT_OF_RANGE`, `SAT_ERR_CHOICE` (the filter's kinds).
///
/// ```c
/// sat_body_ray_hit first;
/// sat_world_cast_ray(world, (sat_vec2){9, 0}, (sat_vec2){-1, 0}, 100, NULL, &first);
/// assert(first.body == hero && first.hit.fraction == 6.5 && first.hit.normal.x == 1);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_world_cast_ray(
    world: *const sat_world,
    origin: sat_vec2,
    direction: sat_vec2,
    reach: f64,
    filter: *const sat_query_filter,
    out: *mut sat_body_ray_hit,
) -> sat_status {
    let body = || {
        // SAFETY: by the contract of the header.
        let (world, filter) = unsafe { (look(world)?, self::filter(filter)?) };
        let hit = world.cast_ray(origin.into(), direction.into(), reach, &filter)?;
        Ok(hit.map(told).unwrap_or_default())
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(out, sat_body_ray_hit::default(), body) }
}

/// All bodies that a ray meets, no farther than `reach` times `direction`: the first first, those met at once in the order of their names.
/// They go into the caller's `buffer` of `capacity` hits, their number to `count`. Where the buffer is too small nothing is copied
/// and `count` is what is needed; a buffer of capacity 0 may be NULL. On other failures `count` is 0.
///
/// Errors: those of `sat_world_cast_ray` and `SAT_ERR_CAPACITY`.
///
/// ```c
/// sat_body_ray_hit hits[8];
/// size_t count;
/// sat_world_cast_ray_all(world, (sat_vec2){9, 0}, (sat_vec2){-1, 0}, 100, NULL, hits, 8, &count);
/// assert(count == 2 && hits[0].body == hero && hits[1].body == wall && hits[1].hit.fraction == 8);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_world_cast_ray_all(
    world: *const sat_world,
    origin: sat_vec2,
    direction: sat_vec2,
    reach: f64,
    filter: *const sat_query_filter,
    buffer: *mut sat_body_ray_hit,
    capacity: usize,
    count: *mut usize,
) -> sat_status {
    let body = || {
        // SAFETY: by the contract of the header.
        let hits = unsafe { cast_all(world, origin, direction, reach, filter) }?;
        Ok(hits.into_iter().map(told))
    };
    // SAFETY: by the contract of the header.
    unsafe { list_out(buffer, capacity, count, "hits", body) }
}

/// What `sat_world_cast_ray_all` finds, in the same order, told to `callback` one by one, with `user`, until it returns false.
///
/// Errors: those of `sat_world_cast_ray`.
///
/// ```c
/// sat_body_id first = SAT_NO_BODY;
/// sat_world_each_on_ray(world, (sat_vec2){-9, 0}, (sat_vec2){1, 0}, 100, NULL, keep_first, &first);
/// assert(first == wall);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_world_each_on_ray(
    world: *const sat_world,
    origin: sat_vec2,
    direction: sat_vec2,
    reach: f64,
    filter: *const sat_query_filter,
    callback: sat_ray_callback,
    user: *mut c_void,
) -> sat_status {
    done(|| {
        let Some(callback) = callback else {
            return Err(no_callback());
        };
        // SAFETY: by the contract of the header.
        let hits = unsafe { cast_all(world, origin, direction, reach, filter) }?;
        // SAFETY: by the contract of the header.
        let _calling = unsafe { get(world, "world") }?.calling();
        for hit in hits {
            // SAFETY: by the contract of the header.
            if !unsafe { callback(&told(hit), user) } {
                break;
            }
        }
        Ok(())
    })
}

/// # Safety
/// By the contract of the header.
unsafe fn cast_all(
    world: *const sat_world,
    origin: sat_vec2,
    direction: sat_vec2,
    reach: f64,
    filter: *const sat_query_filter,
) -> Result<Vec<(BodyId, RayHit)>, Failure> {
    // SAFETY: as the caller vouches.
    let (world, filter) = unsafe { (look(world)?, self::filter(filter)?) };
    Ok(world.cast_ray_all(origin.into(), direction.into(), reach, &filter)?)
}

/// The first body that a moving shape meets, and how; of two that are met at once the one of the lower name. The bodies stand still
/// meanwhile. Where there is none, and on failure, `out` is all zero.
///
/// A body that the shape touches at the start is told at time 0, even if the way leads off it or along it: then `approach` is 0 or less. To
/// find what comes after, start a hair off, against the normal, or leave the body out by the filter's `except`.
///
/// Errors: those of `sat_sweep` and `SAT_ERR_CHOICE` (the filter's kinds).
///
/// ```c
/// const sat_motion flies = {{1, 0, 0, 1, -9, 0}, {15, 0}, 0, {0, 0}};
/// sat_body_impact met;
/// sat_world_sweep(world, ball, &flies, NULL, &met);
/// assert(met.body == wall && fabs(met.impact.time - 0.5) < 1e-12); // 7.5 of 15
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_world_sweep(
    world: *const sat_world,
    shape: *const sat_shape,
    motion: *const sat_motion,
    filter: *const sat_query_filter,
    out: *mut sat_body_impact,
) -> sat_status {
    let body = || {
        // SAFETY: by the contract of the header.
        let (world, shape, motion, filter) = unsafe {
            (
                look(world)?,
                get(shape, "shape")?,
                self::motion(motion, "motion")?,
                self::filter(filter)?,
            )
        };
        let found = world.sweep(&shape.shape, &motion, &filter)?;
        Ok(
            found.map_or_else(sat_body_impact::default, |(id, impact)| sat_body_impact {
                body: id.to_bits(),
                impact: impact.into(),
            }),
        )
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(out, sat_body_impact::default(), body) }
}
