//! Worlds: region queries by callback.
//!
//! Each function finds what the function of @ref sat_world_query with the same region finds, and
//! passes it to the caller's function, one body at a time in the same order.
//!
//! The examples play in the scene of @ref sat_world, and call this function:
//!
//! ```c
//! static bool count_body(sat_body_id body, void *user) {
//!     (void)body;
//!     *(int *)user += 1;
//!     return true; // go on
//! }
//! ```

use crate::base::geometry::{sat_aabb, sat_vec2};
use crate::base::transform::sat_transform;
use crate::error::status::sat_status;
use crate::guard::call::{done, get, null};
use crate::shape::handle::sat_shape;
use crate::world::body::sat_body_id;
use crate::world::filter::sat_query_filter;
use crate::world::handle::sat_world;
use crate::world::query::{GivenRegion, SAT_COVERAGE_TOUCHING, find, sat_coverage};
use libc::c_void;

/// A caller's function that takes a body and the caller's pointer. It returns whether to go on. It
/// must not change the world.
pub type sat_body_callback =
    Option<unsafe extern "C" fn(body: sat_body_id, user: *mut c_void) -> bool>;

/// Passes the bodies in a region to the caller's function.
///
/// # Safety
/// By the contract of the header.
unsafe fn each(
    world: *const sat_world,
    region: GivenRegion,
    coverage: sat_coverage,
    filter: *const sat_query_filter,
    callback: sat_body_callback,
    user: *mut c_void,
) -> sat_status {
    done(|| {
        let callback = callback.ok_or_else(|| null("callback"))?;
        // SAFETY: by the caller's contract.
        let found = unsafe { find(world, region, coverage, filter) }?;
        // SAFETY: by the caller's contract.
        let _calling = unsafe { get(world, "world") }?.calling();
        for id in found {
            // SAFETY: by the caller's contract.
            if !unsafe { callback(id.into(), user) } {
                break;
            }
        }
        Ok(())
    })
}

/// Passes the bodies that contain a point, boundaries included, to `callback` with `user`, until it
/// returns false.
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
    let (region, coverage) = (GivenRegion::Point(point), SAT_COVERAGE_TOUCHING);
    // SAFETY: by the contract of the header.
    unsafe { each(world, region, coverage, filter, callback, user) }
}

/// Passes the bodies in an axis-aligned box to `callback` with `user`, until it returns false.
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
    let region = GivenRegion::Box(region);
    // SAFETY: by the contract of the header.
    unsafe { each(world, region, coverage, filter, callback, user) }
}

/// Passes the bodies in a disc to `callback` with `user`, until it returns false.
///
/// Errors: those of `sat_world_query_circle` but for the buffer.
///
/// ```c
/// const sat_vec2 blast = {4, 0};
/// const sat_coverage overlapping = SAT_COVERAGE_OVERLAPPING;
/// int bodies = 0;
/// sat_world_each_in_circle(world, blast, 1.5, overlapping, NULL, count_body, &bodies);
/// assert(bodies == 0); // touching does not count
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
    let region = GivenRegion::Circle(center, radius);
    // SAFETY: by the contract of the header.
    unsafe { each(world, region, coverage, filter, callback, user) }
}

/// Passes the bodies in a shape at `transform` to `callback` with `user`, until it returns false.
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
    let region = GivenRegion::Shape(shape, transform);
    // SAFETY: by the contract of the header.
    unsafe { each(world, region, coverage, filter, callback, user) }
}
