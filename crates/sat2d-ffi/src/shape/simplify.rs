//! Simplification: polygons with fewer corners, within a tolerance.
//!
//! The remaining corners are vertices of the polygon, so nothing is rounded, and they form a valid
//! polygon: no ring crosses itself or another one, and none vanishes. Every removed vertex is
//! within the tolerance of the edge that replaces it, decided exactly. So the Hausdorff distance
//! between each old and new ring is at most the tolerance, and every point that belongs to only one
//! of the two polygons is within the tolerance of both outlines.
//!
//! ```c
//! const sat_vec2 points[5] = {{0, 0}, {2, 0.25}, {4, 0}, {4, 4}, {0, 4}}; // a dent of a quarter
//! const size_t ring_size = 5;
//! size_t left_size, i, count;
//! uint32_t left[5]; // as many as the polygon has vertices always suffice
//! if (sat_polygon_simplify(points, &ring_size, 1, 0.5, SAT_DEVIATE_OUTWARD, &left_size, left, 5,
//!                          &count) != SAT_OK)
//!     puts(sat_last_error());
//! for (i = 0; i < count; i++)
//!     printf("vertex %u is left\n", (unsigned)left[i]); // 0, 2, 3, 4
//! ```

use crate::base::geometry::sat_vec2;
use crate::error::status::{Failure, SAT_ERR_INVALID_ENUM, sat_status};
use crate::guard::lists::{Buffer, list_out};
use crate::shape::multipolygon::with_parts;
use crate::shape::polygon::rings;
use libc::size_t;
use sat2d::decompose::{Deviation, simplify, simplify_multipolygon};

/// Which way a result within a tolerance may deviate from its polygon: one of the `SAT_DEVIATE_`
/// constants.
pub type sat_deviation = i32;

/// The default, both: the result may leave out a part of the polygon and cover a part of the
/// outside.
pub const SAT_DEVIATE_EITHER: sat_deviation = 0;
/// Outward only: the result covers the polygon, so it is never smaller.
pub const SAT_DEVIATE_OUTWARD: sat_deviation = 1;
/// Inward only: the polygon covers the result, so it is never larger.
pub const SAT_DEVIATE_INWARD: sat_deviation = 2;

/// The deviation that a constant stands for.
pub(crate) fn deviation(constant: sat_deviation) -> Result<Deviation, Failure> {
    match constant {
        SAT_DEVIATE_EITHER => Ok(Deviation::Either),
        SAT_DEVIATE_OUTWARD => Ok(Deviation::Outward),
        SAT_DEVIATE_INWARD => Ok(Deviation::Inward),
        other => {
            let message = format_args!("deviation is {other}, none of the SAT_DEVIATE_ constants");
            Err(Failure::new(SAT_ERR_INVALID_ENUM, message))
        }
    }
}

/// Removes vertices of a polygon as long as the outline stays within `tolerance` of the original,
/// in the unit of the coordinates, and the polygon stays valid. A tolerance of 0 removes the
/// vertices on straight edges.
///
/// `out_vertices` has `capacity` indices and gets those of the remaining vertices, ring by ring,
/// ascending; the number of all vertices always suffices. `out_ring_sizes` has `ring_count` numbers
/// and gets the new size of each ring; it may be NULL, and may be `ring_sizes` itself. `out_count`
/// gets the number of indices. If the buffer is too small nothing is copied and `out_count` is the
/// capacity needed. On other failures `out_count` is 0.
///
/// Errors: those of `sat_polygon_validate`, `SAT_ERR_NEGATIVE` and `SAT_ERR_NOT_FINITE` also for
/// the tolerance, `SAT_ERR_INVALID_ENUM`, `SAT_ERR_CAPACITY`.
///
/// ```c
/// const sat_vec2 points[5] = {{0, 0}, {2, 0.25}, {4, 0}, {4, 4}, {0, 4}};
/// const size_t size = 5;
/// size_t left_size, count;
/// uint32_t left[5];
/// sat_polygon_simplify(points, &size, 1, 0.25, SAT_DEVIATE_OUTWARD, &left_size, left, 5, &count);
/// assert(count == 4 && left_size == 4 && left[0] == 0 && left[1] == 2);
/// sat_polygon_simplify(points, &size, 1, 0.125, SAT_DEVIATE_OUTWARD, NULL, left, 5, &count);
/// assert(count == 5); // the dent is deeper
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_polygon_simplify(
    points: *const sat_vec2,
    ring_sizes: *const size_t,
    ring_count: size_t,
    tolerance: f64,
    deviation: sat_deviation,
    out_ring_sizes: *mut size_t,
    out_vertices: *mut u32,
    capacity: size_t,
    out_count: *mut size_t,
) -> sat_status {
    let body = || {
        let deviation = self::deviation(deviation)?;
        // SAFETY: by the contract of the header.
        let rings = unsafe { rings(points, ring_sizes, ring_count) }?;
        let made = simplify(&rings, tolerance, deviation)?;
        let left: Vec<Vec<u32>> = made.rings().map(<[u32]>::to_vec).collect();
        // SAFETY: by the contract of the header.
        unsafe { write_sizes(&left, out_ring_sizes, capacity) }?;
        Ok(left.concat().into_iter())
    };
    // SAFETY: by the contract of the header.
    unsafe { list_out(out_vertices, capacity, out_count, "vertices are left", body) }
}

/// Simplifies the polygons of a multipolygon together, so that the results are a valid multipolygon
/// again: they do not overlap. `ring_count` of `sat_polygon_simplify` is the sum of `part_sizes`
/// here; everything else is the same. The indices are those of `points`, through all parts.
///
/// Errors: those of `sat_multipolygon_validate` and `sat_polygon_simplify`.
///
/// ```c
/// // a pit that is wide enough for a peg
/// const sat_vec2 points[10] = {{0, 0}, {9, 0}, {9, 4}, {5, 4}, {4.5, 1}, {4, 4}, {0, 4},
///                              {4.25, 5}, {4.5, 3}, {4.75, 5}};
/// const size_t ring_sizes[2] = {7, 3}, part_sizes[2] = {1, 1};
/// size_t sizes[2], count;
/// uint32_t left[10];
/// sat_multipolygon_simplify(points, ring_sizes, part_sizes, 1, 3, SAT_DEVIATE_OUTWARD, sizes,
///                           left, 10, &count);
/// assert(count == 4 && sizes[0] == 4); // the pit is filled
/// sat_multipolygon_simplify(points, ring_sizes, part_sizes, 2, 3, SAT_DEVIATE_OUTWARD, sizes,
///                           left, 10, &count);
/// assert(sizes[0] > 4 && sizes[1] == 3); // the peg is in the way
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_multipolygon_simplify(
    points: *const sat_vec2,
    ring_sizes: *const size_t,
    part_sizes: *const size_t,
    part_count: size_t,
    tolerance: f64,
    deviation: sat_deviation,
    out_ring_sizes: *mut size_t,
    out_vertices: *mut u32,
    capacity: size_t,
    out_count: *mut size_t,
) -> sat_status {
    let body = || {
        let deviation = self::deviation(deviation)?;
        // SAFETY: by the contract of the header.
        let left = unsafe {
            with_parts(points, ring_sizes, part_sizes, part_count, |parts| {
                let made = simplify_multipolygon(parts, tolerance, deviation)?;
                let mut first = 0;
                let mut left: Vec<Vec<u32>> = Vec::new();
                for (simple, part) in made.iter().zip(parts) {
                    left.extend(
                        simple
                            .rings()
                            .map(|ring| ring.iter().map(|v| first + v).collect()),
                    );
                    first += part.iter().map(|ring| ring.len() as u32).sum::<u32>();
                }
                Ok(left)
            })
        }?;
        // SAFETY: by the contract of the header.
        unsafe { write_sizes(&left, out_ring_sizes, capacity) }?;
        Ok(left.concat().into_iter())
    };
    // SAFETY: by the contract of the header.
    unsafe { list_out(out_vertices, capacity, out_count, "vertices are left", body) }
}

/// Writes the new sizes of the rings, if all their vertices fit into the capacity.
///
/// # Safety
/// `out_ring_sizes` is NULL or has room for as many numbers as there are rings.
unsafe fn write_sizes(
    left: &[Vec<u32>],
    out_ring_sizes: *mut size_t,
    capacity: size_t,
) -> Result<(), Failure> {
    let sizes = left.iter().map(Vec::len);
    if !out_ring_sizes.is_null() && sizes.clone().sum::<usize>() <= capacity {
        // SAFETY: by the caller's contract.
        unsafe { Buffer::new(out_ring_sizes, left.len(), "out_ring_sizes") }?.fill(sizes);
    }
    Ok(())
}
