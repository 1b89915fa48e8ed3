//! Worlds: region queries.
//!
//! Results are in the order of the ids. They go into the caller's buffer; `out_count` is their
//! number. If the buffer is too small nothing is copied and `out_count` is the capacity needed; a
//! buffer of capacity 0 may be NULL. On other failures `out_count` is 0.
//!
//! The examples play in the scene of @ref sat_world.

use crate::base::geometry::{sat_aabb, sat_vec2};
use crate::base::transform::{checked, sat_transform};
use crate::error::status::{Failure, SAT_ERR_INVALID_ENUM, sat_status};
use crate::guard::call::get;
use crate::guard::lists::list_out;
use crate::shape::handle::sat_shape;
use crate::world::body::sat_body_id;
use crate::world::filter::{filter, sat_query_filter};
use crate::world::handle::{look, sat_world};
use libc::size_t;
use sat2d::Aabb;
use sat2d::world::{BodyId, Coverage, Region};

/// How much of a body must be in a region: one of the `SAT_COVERAGE_` constants.
pub type sat_coverage = i32;

/// At least one point: touching counts.
pub const SAT_COVERAGE_TOUCHING: sat_coverage = 0;
/// They overlap: touching does not count.
pub const SAT_COVERAGE_OVERLAPPING: sat_coverage = 1;
/// All of the body; boundaries may meet.
pub const SAT_COVERAGE_INSIDE: sat_coverage = 2;

fn coverage(coverage: sat_coverage) -> Result<Coverage, Failure> {
    match coverage {
        SAT_COVERAGE_TOUCHING => Ok(Coverage::Touching),
        SAT_COVERAGE_OVERLAPPING => Ok(Coverage::Overlapping),
        SAT_COVERAGE_INSIDE => Ok(Coverage::Inside),
        _ => Err(Failure::new(
            SAT_ERR_INVALID_ENUM,
            format_args!("coverage is {coverage}, none of the SAT_COVERAGE_ constants"),
        )),
    }
}

/// A region as the caller gives it.
#[derive(Clone, Copy)]
pub(super) enum GivenRegion {
    Point(sat_vec2),
    Box(sat_aabb),
    Circle(sat_vec2, f64),
    Shape(*const sat_shape, *const sat_transform),
}

/// The bodies in a region.
///
/// # Safety
/// By the contract of the header.
pub(super) unsafe fn find(
    world: *const sat_world,
    region: GivenRegion,
    how: sat_coverage,
    filter: *const sat_query_filter,
) -> Result<Vec<BodyId>, Failure> {
    // SAFETY: by the caller's contract.
    let (world, filter) = unsafe { (look(world)?, self::filter(filter)?) };
    let region = match region {
        GivenRegion::Point(point) => Region::Point(point.into()),
        GivenRegion::Box(given) => Region::Box(Aabb::new(given.min.into(), given.max.into())),
        GivenRegion::Circle(center, radius) => Region::Circle {
            center: center.into(),
            radius,
        },
        // SAFETY: by the caller's contract.
        GivenRegion::Shape(shape, transform) => unsafe {
            Region::Shape(
                &get(shape, "shape")?.shape,
                checked(transform, "transform")?,
            )
        },
    };
    Ok(world.query(&region, coverage(how)?, &filter)?)
}

/// Copies the bodies in a region to the caller's buffer.
///
/// # Safety
/// By the contract of the header.
unsafe fn copy(
    world: *const sat_world,
    region: GivenRegion,
    coverage: sat_coverage,
    filter: *const sat_query_filter,
    (out_ids, capacity, out_count): (*mut sat_body_id, size_t, *mut size_t),
) -> sat_status {
    // SAFETY: by the caller's contract.
    unsafe {
        let body = || {
            let found = find(world, region, coverage, filter)?;
            Ok(found.into_iter().map(sat_body_id::from))
        };
        list_out(out_ids, capacity, out_count, "bodies", body)
    }
}

/// The bodies that contain a point, boundaries included.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_NOT_FINITE`, `SAT_ERR_OUT_OF_RANGE`, `SAT_ERR_INVALID_ENUM`,
/// `SAT_ERR_RESERVED`, `SAT_ERR_COUNT`, `SAT_ERR_CAPACITY`.
///
/// ```c
/// sat_body_id found[8];
/// size_t count;
/// sat_world_query_point(world, (sat_vec2){0.75, 0}, NULL, found, 8, &count);
/// assert(count == 2 && sat_body_id_equal(found[0], wall) && sat_body_id_equal(found[1], hero));
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_world_query_point(
    world: *const sat_world,
    point: sat_vec2,
    filter: *const sat_query_filter,
    out_ids: *mut sat_body_id,
    capacity: size_t,
    out_count: *mut size_t,
) -> sat_status {
    let (region, out) = (GivenRegion::Point(point), (out_ids, capacity, out_count));
    // SAFETY: by the contract of the header.
    unsafe { copy(world, region, SAT_COVERAGE_TOUCHING, filter, out) }
}

/// The bodies in an axis-aligned box, given by any two opposite corners; `coverage` is one of the
/// `SAT_COVERAGE_` constants.
///
/// Errors: those of `sat_world_query_point`.
///
/// ```c
/// const sat_aabb selection = {{-1, -1}, {2, 1}};
/// sat_body_id found[8];
/// size_t count;
/// sat_world_query_box(world, selection, SAT_COVERAGE_INSIDE, NULL, found, 8, &count);
/// assert(count == 1 && sat_body_id_equal(found[0], wall)); // the hero sticks out of it
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_world_query_box(
    world: *const sat_world,
    region: sat_aabb,
    coverage: sat_coverage,
    filter: *const sat_query_filter,
    out_ids: *mut sat_body_id,
    capacity: size_t,
    out_count: *mut size_t,
) -> sat_status {
    let (region, out) = (GivenRegion::Box(region), (out_ids, capacity, out_count));
    // SAFETY: by the contract of the header.
    unsafe { copy(world, region, coverage, filter, out) }
}

/// The bodies in a disc; `coverage` is one of the `SAT_COVERAGE_` constants.
///
/// Errors: those of `sat_world_query_point`, `SAT_ERR_NEGATIVE` (the radius).
///
/// ```c
/// const sat_vec2 blast = {4, 0};
/// sat_body_id found[8];
/// size_t count;
/// sat_world_query_circle(world, blast, 1.5, SAT_COVERAGE_TOUCHING, NULL, found, 8, &count);
/// assert(count == 1 && sat_body_id_equal(found[0], hero)); // the blast just touches the hero
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_world_query_circle(
    world: *const sat_world,
    center: sat_vec2,
    radius: f64,
    coverage: sat_coverage,
    filter: *const sat_query_filter,
    out_ids: *mut sat_body_id,
    capacity: size_t,
    out_count: *mut size_t,
) -> sat_status {
    let (region, out) = (
        GivenRegion::Circle(center, radius),
        (out_ids, capacity, out_count),
    );
    // SAFETY: by the contract of the header.
    unsafe { copy(world, region, coverage, filter, out) }
}

/// The bodies in a shape at `transform`; `coverage` is one of the `SAT_COVERAGE_` constants.
///
/// Errors: those of `sat_world_query_point`, `SAT_ERR_SINGULAR`.
///
/// ```c
/// const sat_transform there = {1, 0, 0, 1, -1.25, 0};
/// sat_body_id found[8];
/// size_t count;
/// sat_world_query_shape(world, ball, &there, SAT_COVERAGE_TOUCHING, NULL, found, 8, &count);
/// assert(count == 1 && sat_body_id_equal(found[0], wall));
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_world_query_shape(
    world: *const sat_world,
    shape: *const sat_shape,
    transform: *const sat_transform,
    coverage: sat_coverage,
    filter: *const sat_query_filter,
    out_ids: *mut sat_body_id,
    capacity: size_t,
    out_count: *mut size_t,
) -> sat_status {
    let (region, out) = (
        GivenRegion::Shape(shape, transform),
        (out_ids, capacity, out_count),
    );
    // SAFETY: by the contract of the header.
    unsafe { copy(world, region, coverage, filter, out) }
}
