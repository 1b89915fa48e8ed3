//! Worlds: rays and sweeps.
//!
//! Hits are those of two shapes, with the id of the body.
//!
//! The examples play in the scene of @ref sat_world, and call this function:
//!
//! ```c
//! static bool keep_first(const sat_body_ray_hit *hit, void *user) {
//!     *(sat_body_id *)user = hit->body;
//!     return false; // stop
//! }
//! ```

use crate::base::geometry::sat_vec2;
use crate::error::status::{Failure, sat_status};
use crate::guard::call::{answer, done, get, null};
use crate::guard::lists::list_out;
use crate::query::cast::sat_ray_hit;
use crate::query::sweep::{motion, sat_impact, sat_motion};
use crate::shape::handle::sat_shape;
use crate::world::body::sat_body_id;
use crate::world::filter::{filter, sat_query_filter};
use crate::world::handle::{look, sat_world};
use libc::{c_void, size_t};
use sat2d::query::RayHit;
use sat2d::world::BodyId;
use std::mem::{offset_of, size_of};

/// A body that a ray hits. All zero if it hits none.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct sat_body_ray_hit {
    /// The body.
    pub body: sat_body_id,
    /// Where the ray hits it.
    pub hit: sat_ray_hit,
}

/// A body that a moving shape hits. All zero if it hits none.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct sat_body_impact {
    /// The body.
    pub body: sat_body_id,
    /// The impact: the moving shape is the first shape, the body the second.
    pub impact: sat_impact,
}

const _: () =
    assert!(size_of::<sat_body_ray_hit>() == 64 && offset_of!(sat_body_ray_hit, hit) == 8);
const _: () =
    assert!(size_of::<sat_body_impact>() == 104 && offset_of!(sat_body_impact, impact) == 8);

/// A caller's function that takes a hit and the caller's pointer. It returns whether to go on. The
/// hit is valid until it returns. It must not change the world.
pub type sat_ray_callback =
    Option<unsafe extern "C" fn(hit: *const sat_body_ray_hit, user: *mut c_void) -> bool>;

fn body_hit((id, hit): (BodyId, RayHit)) -> sat_body_ray_hit {
    sat_body_ray_hit {
        body: id.into(),
        hit: hit.into(),
    }
}

/// The first body that a ray hits, at most `reach` times `direction` (of any length) away; if
/// several are hit at the same place, the one with the lowest id. The reach may be infinite. The
/// fraction counts in units of `direction`, as with `sat_cast_ray`. A ray whose direction or reach
/// is 0 is its origin. If it hits none, and on failure, `out_hit` is all zero.
///
/// Which body is first, or that several are hit at the same place, is exact, even where their
/// fractions round to the same double. For this, a ray of infinite reach is not rounded.
///
/// A body in which the ray starts is hit at 0. With `SAT_AT_START_SKIP_OVERLAPPING` in the filter's
/// `at_start`, the ray passes through the whole body.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_NOT_FINITE`, `SAT_ERR_NEGATIVE` (the reach),
/// `SAT_ERR_OUT_OF_RANGE`, `SAT_ERR_INVALID_ENUM`, `SAT_ERR_RESERVED`, `SAT_ERR_COUNT`.
///
/// ```c
/// sat_body_ray_hit first;
/// sat_world_cast_ray(world, (sat_vec2){9, 0}, (sat_vec2){-1, 0}, INFINITY, NULL, &first);
/// assert(sat_body_id_equal(first.body, hero));
/// assert(first.hit.fraction == 6.5 && first.hit.normal.x == 1);
///
/// // from inside the hero
/// sat_query_filter past = {0};
/// past.at_start = SAT_AT_START_SKIP_OVERLAPPING;
/// sat_world_cast_ray(world, (sat_vec2){2, 0}, (sat_vec2){-1, 0}, INFINITY, &past, &first);
/// assert(sat_body_id_equal(first.body, wall) && first.hit.fraction == 1);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_world_cast_ray(
    world: *const sat_world,
    origin: sat_vec2,
    direction: sat_vec2,
    reach: f64,
    filter: *const sat_query_filter,
    out_hit: *mut sat_body_ray_hit,
) -> sat_status {
    let body = || {
        // SAFETY: by the contract of the header.
        let (world, filter) = unsafe { (look(world)?, self::filter(filter)?) };
        let hit = world.cast_ray(origin.into(), direction.into(), reach, &filter)?;
        Ok(hit.map(body_hit).unwrap_or_default())
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_hit, sat_body_ray_hit::default(), body) }
}

/// All bodies that a ray hits, at most `reach` times `direction` away, the nearest first; those hit
/// at the same place are in the order of their ids. The order is exact, as with
/// `sat_world_cast_ray`. They go into the caller's buffer; `out_count` is their number. If the
/// buffer is too small nothing is copied and `out_count` is the capacity needed; a buffer of
/// capacity 0 may be NULL. On other failures `out_count` is 0.
///
/// Errors: those of `sat_world_cast_ray` and `SAT_ERR_CAPACITY`.
///
/// ```c
/// const sat_vec2 origin = {9, 0}, left = {-1, 0};
/// sat_body_ray_hit hits[8];
/// size_t count;
/// sat_world_cast_ray_all(world, origin, left, 100, NULL, hits, 8, &count);
/// assert(count == 2 && sat_body_id_equal(hits[0].body, hero));
/// assert(sat_body_id_equal(hits[1].body, wall) && hits[1].hit.fraction == 8);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_world_cast_ray_all(
    world: *const sat_world,
    origin: sat_vec2,
    direction: sat_vec2,
    reach: f64,
    filter: *const sat_query_filter,
    out_hits: *mut sat_body_ray_hit,
    capacity: size_t,
    out_count: *mut size_t,
) -> sat_status {
    let body = || {
        // SAFETY: by the contract of the header.
        let hits = unsafe { cast_all(world, origin, direction, reach, filter) }?;
        Ok(hits.into_iter().map(body_hit))
    };
    // SAFETY: by the contract of the header.
    unsafe { list_out(out_hits, capacity, out_count, "hits", body) }
}

/// Passes what `sat_world_cast_ray_all` finds, in the same order, to `callback` with `user`, until
/// it returns false.
///
/// Errors: those of `sat_world_cast_ray`.
///
/// ```c
/// const sat_vec2 origin = {-9, 0}, right = {1, 0};
/// sat_body_id first = {0};
/// sat_world_each_on_ray(world, origin, right, 100, NULL, keep_first, &first);
/// assert(sat_body_id_equal(first, wall));
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
        let callback = callback.ok_or_else(|| null("callback"))?;
        // SAFETY: by the contract of the header.
        let hits = unsafe { cast_all(world, origin, direction, reach, filter) }?;
        // SAFETY: by the contract of the header.
        let _calling = unsafe { get(world, "world") }?.calling();
        for hit in hits {
            // SAFETY: by the contract of the header.
            if !unsafe { callback(&body_hit(hit), user) } {
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
    // SAFETY: by the caller's contract.
    let (world, filter) = unsafe { (look(world)?, self::filter(filter)?) };
    Ok(world.cast_ray_all(origin.into(), direction.into(), reach, &filter)?)
}

/// The first body that a moving shape hits, and how; if several are hit at the same time, the one
/// with the lowest id. The bodies of the world rest during the sweep. If it hits none, and on
/// failure, `out_impact` is all zero. Times of impact as rounded doubles decide which body is
/// first.
///
/// A body that the shape touches at the start is hit at time 0, even if the motion leads away from
/// it or along it: then `approach` is 0 or negative. To find later impacts, set the filter's
/// `at_start` to `SAT_AT_START_SKIP_PARTING`. Then the loop of a body that bounces is: sweep, place
/// it by `sat_motion_at` the time of impact, `sat_rebound`, continue with the rest of the time.
///
/// Errors: those of `sat_sweep`, `SAT_ERR_INVALID_ENUM`, `SAT_ERR_COUNT`.
///
/// ```c
/// const sat_motion flies = {{1, 0, 0, 1, -9, 0}, {15, 0}, 0, {0, 0}};
/// sat_body_impact met;
/// sat_world_sweep(world, ball, &flies, NULL, &met);
/// assert(sat_body_id_equal(met.body, wall));
/// assert(fabs(met.impact.time - 0.5) < 1e-12); // 7.5 of 15
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_world_sweep(
    world: *const sat_world,
    shape: *const sat_shape,
    motion: *const sat_motion,
    filter: *const sat_query_filter,
    out_impact: *mut sat_body_impact,
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
        let impact = found.map(|(id, impact)| sat_body_impact {
            body: id.into(),
            impact: impact.into(),
        });
        Ok(impact.unwrap_or_default())
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_impact, sat_body_impact::default(), body) }
}
