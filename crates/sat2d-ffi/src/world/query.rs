//! Queries: which bodies are where.
//!
//! Each answers in the order of the bodies' names. Lists go into the caller's buffer, or one by one to the caller's function, which
//! returns whether it wants more.
//!
//! The examples play in the scene of @ref sat_world, and call this function:
//!
//! ```c
//! static bool count_body(sat_body_id body, void *user) {
//!     (void)body; // any will do
//!     *(int *)user += 1;
//!     return true; // wants more
//! }
//! ```

use crate::base::geometry::{sat_aabb, sat_vec2};
use crate::base::status::{Failure, SAT_ERR_CHOICE, SAT_ERR_NULL, sat_status};
use crate::base::transform::{map, sat_transform};
use crate::boundary::entry::{Room, answer, done, get, list_out};
use crate::shape::handle::sat_shape;
use crate::world::body::sat_body_id;
use crate::world::handle::{look, sat_world};
use crate::world::query_filter::{self, sat_query_filter};
use sat2d::Aabb;
use sat2d::world::{BodyId, Coverage, NearBody, QueryFilter, World};
use std::ffi::c_void;
use std::mem::{offset_of, size_of};

/// How much of a body must be in a region: one of the `SAT_COVERAGE_` constants.
pub type sat_coverage = i32;

/// One point that both have is enough: touching counts.
pub const SAT_COVERAGE_TOUCHING: sat_coverage = 0;
/// They must overlap: touching does not count.
pub const SAT_COVERAGE_OVERLAPPING: sat_coverage = 1;
/// All of the body must be in the region; their boundaries may meet.
pub const SAT_COVERAGE_INSIDE: sat_coverage = 2;

/// A body near a point.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct sat_near {
    /// The body.
    pub body: sat_body_id,
    /// How far it is from the point, in the world's units: 0 if the point is within it or on its boundary.
    pub distance: f64,
    /// Its nearest point.
    pub point: sat_vec2,
}

const _: () = assert!(size_of::<sat_near>() == 32 && offset_of!(sat_near, point) == 16);

/// A function of the caller's that is told a body, with the pointer that the caller gave along. It returns whether it wants more. The
/// world must not be changed in it.
pub type sat_body_callback =
    Option<unsafe extern "C" fn(body: sat_body_id, user: *mut c_void) -> bool>;

impl From<NearBody> for sat_near {
    fn from(near: NearBody) -> sat_near {
        sat_near {
            body: near.id.to_bits(),
            distance: near.distance,
            point: near.point.into(),
        }
    }
}

fn coverage(coverage: sat_coverage) -> Result<Coverage, Failure> {
    match coverage {
        SAT_COVERAGE_TOUCHING => Ok(Coverage::Touching),
        SAT_COVERAGE_OVERLAPPING => Ok(Coverage::Overlapping),
        SAT_COVERAGE_INSIDE => Ok(Coverage::Inside),
        _ => Err(Failure::new(
            SAT_ERR_CHOICE,
            format_args!("coverage is {coverage}, which is none of the SAT_COVERAGE_ constants"),
        )),
    }
}

/// Where a caller wants the bodies that a query found.
enum Target {
    Buffer(*mut sat_body_id, usize, *mut usize),
    Callback(sat_body_callback, *mut c_void),
}

/// Runs a query and brings what it found to the caller.
///
/// # Safety
/// By the contract of the header.
unsafe fn bring(
    world: *const sat_world,
    filter: *const sat_query_filter,
    target: Target,
    find: impl FnOnce(&World, &QueryFilter<'_>) -> Result<Vec<BodyId>, Failure>,
) -> sat_status {
    // SAFETY: as the caller vouches.
    let find = || unsafe { find(look(world)?, &query_filter::filter(filter)?) };
    match target {
        Target::Buffer(buffer, capacity, count) => {
            let body = || Ok(find()?.into_iter().map(BodyId::to_bits));
            // SAFETY: as the caller vouches.
            unsafe { list_out(buffer, capacity, count, "bodies", body) }
        }
        Target::Callback(callback, user) => done(|| {
            let Some(callback) = callback else {
                return Err(no_callback());
            };
            let found = find()?;
            // SAFETY: as the caller vouches.
            let _calling = unsafe { get(world, "world") }?.calling();
            for id in found {
                // SAFETY: as the caller vouches.
                if !unsafe { callback(id.to_bits(), user) } {
                    break;
                }
            }
            Ok(())
        }),
    }
}

#[cold]
pub(crate) fn no_callback() -> Failure {
    Failure::new(SAT_ERR_NULL, format_args!("callback: the pointer is NULL"))
}

/// All bodies that a point is in or on the boundary of, into the caller's `buffer` of `capacity` names; their number is written to
/// `count`. Where the buffer is too small nothing is copied and `count` is what is needed; a buffer of capacity 0 may be NULL. On
/// other failures `count` is 0.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_NOT_FINITE`, `SAT_ERR_OUT_OF_RANGE`, `SAT_ERR_CHOICE`, `SAT_ERR_CAPACITY`.
///
/// ```c
/// sat_body_id found[8];
/// size_t count;
/// sat_world_query_point(world, (sat_vec2){0.75, 0}, NULL, found, 8, &count);
/// assert(count == 2 && found[0] == wall && found[1] == hero);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_world_query_point(
    world: *const sat_world,
    point: sat_vec2,
    filter: *const sat_query_filter,
    buffer: *mut sat_body_id,
    capacity: usize,
    count: *mut usize,
) -> sat_status {
    let target = Target::Buffer(buffer, capacity, count);
    // SAFETY: by the contract of the header.
    unsafe { bring(world, filter, target, in_point(point)) }
}

/// What `sat_world_query_point` finds, in the same order, told to `callback` one by one, with `user`, until it returns false.
///
/// Errors: those of `sat_world_query_point` but for the buffer.
///
/// ```c
/// int bodies = 0;
/// sat_world_each_at_point(world, (sat_vec2){2, 0}, NULL, count_body, &bodies);
/// assert(bodies == 1);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_world_each_at_point(
    world: *const sat_world,
    point: sat_vec2,
    filter: *const sat_query_filter,
    callback: sat_body_callback,
    user: *mut c_void,
) -> sat_status {
    let target = Target::Callback(callback, user);
    // SAFETY: by the contract of the header.
    unsafe { bring(world, filter, target, in_point(point)) }
}

fn in_point(
    point: sat_vec2,
) -> impl FnOnce(&World, &QueryFilter<'_>) -> Result<Vec<BodyId>, Failure> {
    move |world, filter| Ok(world.query_point(point.into(), filter)?)
}

/// All bodies in an upright box, as `coverage` says: one of the `SAT_COVERAGE_` constants. They go into the caller's `buffer` as with
/// `sat_world_query_point`.
///
/// Errors: those of `sat_world_query_point` and `SAT_ERR_NEGATIVE` (a side on the wrong side of the other).
///
/// ```c
/// const sat_aabb selection = {{-1, -1}, {2, 1}};
/// sat_body_id found[8];
/// size_t count;
/// sat_world_query_box(world, selection, SAT_COVERAGE_INSIDE, NULL, found, 8, &count);
/// assert(count == 1 && found[0] == wall); // the hero sticks out of it
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_world_query_box(
    world: *const sat_world,
    region: sat_aabb,
    coverage: sat_coverage,
    filter: *const sat_query_filter,
    buffer: *mut sat_body_id,
    capacity: usize,
    count: *mut usize,
) -> sat_status {
    let target = Target::Buffer(buffer, capacity, count);
    // SAFETY: by the contract of the header.
    unsafe { bring(world, filter, target, in_box(region, coverage)) }
}

/// What `sat_world_query_box` finds, in the same order, told to `callback` one by one, with `user`, until it returns false.
///
/// Errors: those of `sat_world_query_box` but for the buffer.
///
/// ```c
/// const sat_aabb selection = {{-1, -1}, {2, 1}};
/// int bodies = 0;
/// sat_world_each_in_box(world, selection, SAT_COVERAGE_TOUCHING, NULL, count_body, &bodies);
/// assert(bodies == 2);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_world_each_in_box(
    world: *const sat_world,
    region: sat_aabb,
    coverage: sat_coverage,
    filter: *const sat_query_filter,
    callback: sat_body_callback,
    user: *mut c_void,
) -> sat_status {
    let target = Target::Callback(callback, user);
    // SAFETY: by the contract of the header.
    unsafe { bring(world, filter, target, in_box(region, coverage)) }
}

fn in_box(
    region: sat_aabb,
    how: sat_coverage,
) -> impl FnOnce(&World, &QueryFilter<'_>) -> Result<Vec<BodyId>, Failure> {
    move |world, filter| {
        let region = Aabb::new(region.min.into(), region.max.into());
        Ok(world.query_box(&region, coverage(how)?, filter)?)
    }
}

/// All bodies in a circle, as `coverage` says: one of the `SAT_COVERAGE_` constants. They go into the caller's `buffer` as with
/// `sat_world_query_point`.
///
/// Errors: those of `sat_world_query_point` and `SAT_ERR_NEGATIVE` (the radius).
///
/// ```c
/// sat_body_id found[8];
/// size_t count;
/// sat_world_query_circle(world, (sat_vec2){4, 0}, 1.5, SAT_COVERAGE_TOUCHING, NULL, found, 8, &count);
/// assert(count == 1 && found[0] == hero); // just touched by the blast
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_world_query_circle(
    world: *const sat_world,
    center: sat_vec2,
    radius: f64,
    coverage: sat_coverage,
    filter: *const sat_query_filter,
    buffer: *mut sat_body_id,
    capacity: usize,
    count: *mut usize,
) -> sat_status {
    let target = Target::Buffer(buffer, capacity, count);
    // SAFETY: by the contract of the header.
    unsafe { bring(world, filter, target, in_circle(center, radius, coverage)) }
}

/// What `sat_world_query_circle` finds, in the same order, told to `callback` one by one, with `user`, until it returns false.
///
/// Errors: those of `sat_world_query_circle` but for the buffer.
///
/// ```c
/// int bodies = 0;
/// sat_world_each_in_circle(world, (sat_vec2){4, 0}, 1.5, SAT_COVERAGE_OVERLAPPING, NULL, count_body, &bodies);
/// assert(bodies == 0); // touching does not count here
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_world_each_in_circle(
    world: *const sat_world,
    center: sat_vec2,
    radius: f64,
    coverage: sat_coverage,
    filter: *const sat_query_filter,
    callback: sat_body_callback,
    user: *mut c_void,
) -> sat_status {
    let target = Target::Callback(callback, user);
    // SAFETY: by the contract of the header.
    unsafe { bring(world, filter, target, in_circle(center, radius, coverage)) }
}

fn in_circle(
    center: sat_vec2,
    radius: f64,
    how: sat_coverage,
) -> impl FnOnce(&World, &QueryFilter<'_>) -> Result<Vec<BodyId>, Failure> {
    move |world, filter| Ok(world.query_circle(center.into(), radius, coverage(how)?, filter)?)
}

/// All bodies in a shape at `transform`, as `coverage` says: one of the `SAT_COVERAGE_` constants. They go into the caller's `buffer`
/// as with `sat_world_query_point`.
///
/// Errors: those of `sat_world_query_point`, `SAT_ERR_SINGULAR`, `SAT_ERR_NOT_SIMILARITY`.
///
/// ```c
/// const sat_transform there = {1, 0, 0, 1, -1.25, 0};
/// sat_body_id found[8];
/// size_t count;
/// sat_world_query_shape(world, ball, &there, SAT_COVERAGE_TOUCHING, NULL, found, 8, &count);
/// assert(count == 1 && found[0] == wall);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_world_query_shape(
    world: *const sat_world,
    shape: *const sat_shape,
    transform: *const sat_transform,
    coverage: sat_coverage,
    filter: *const sat_query_filter,
    buffer: *mut sat_body_id,
    capacity: usize,
    count: *mut usize,
) -> sat_status {
    let target = Target::Buffer(buffer, capacity, count);
    // SAFETY: by the contract of the header.
    unsafe { bring(world, filter, target, in_shape(shape, transform, coverage)) }
}

/// What `sat_world_query_shape` finds, in the same order, told to `callback` one by one, with `user`, until it returns false.
///
/// Errors: those of `sat_world_query_shape` but for the buffer.
///
/// ```c
/// const sat_transform there = {8, 0, 0, 8, 0, 0}; // a disc of radius 4
/// int bodies = 0;
/// sat_world_each_in_shape(world, ball, &there, SAT_COVERAGE_INSIDE, NULL, count_body, &bodies);
/// assert(bodies == 2);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_world_each_in_shape(
    world: *const sat_world,
    shape: *const sat_shape,
    transform: *const sat_transform,
    coverage: sat_coverage,
    filter: *const sat_query_filter,
    callback: sat_body_callback,
    user: *mut c_void,
) -> sat_status {
    let target = Target::Callback(callback, user);
    // SAFETY: by the contract of the header.
    unsafe { bring(world, filter, target, in_shape(shape, transform, coverage)) }
}

/// # Safety
/// By the contract of the header.
unsafe fn in_shape(
    shape: *const sat_shape,
    transform: *const sat_transform,
    how: sat_coverage,
) -> impl FnOnce(&World, &QueryFilter<'_>) -> Result<Vec<BodyId>, Failure> {
    move |world, filter| {
        // SAFETY: as the caller vouches.
        let (shape, transform) = unsafe { (get(shape, "shape")?, map(transform, "transform")?) };
        Ok(world.query_shape(&shape.shape, transform, coverage(how)?, filter)?)
    }
}

/// The bodies that are nearest to a point, at most `capacity` and none farther than `reach`, which may be infinite: the nearest first, equally
/// near ones in the order of their names. They go into the caller's `buffer`, their number to `count`, on failure 0.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_NOT_FINITE`, `SAT_ERR_OUT_OF_RANGE`, `SAT_ERR_NEGATIVE` (the reach), `SAT_ERR_CHOICE`.
///
/// ```c
/// sat_near found[1];
/// size_t count;
/// sat_world_nearest(world, (sat_vec2){5, 0}, INFINITY, NULL, found, 1, &count);
/// assert(count == 1 && found[0].body == hero && found[0].distance == 2.5 && found[0].point.x == 2.5);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_world_nearest(
    world: *const sat_world,
    point: sat_vec2,
    reach: f64,
    filter: *const sat_query_filter,
    buffer: *mut sat_near,
    capacity: usize,
    count: *mut usize,
) -> sat_status {
    let body = || {
        // SAFETY: by the contract of the header.
        let (room, world, filter) = unsafe {
            (
                Room::new(buffer, capacity, "buffer")?,
                look(world)?,
                query_filter::filter(filter)?,
            )
        };
        let found = world.nearest(point.into(), capacity, reach, &filter)?;
        let count = found.len();
        room.fill(found.into_iter().map(sat_near::from));
        Ok(count)
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(count, 0, body) }
}
