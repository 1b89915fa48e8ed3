//! Multipolygons: several polygons that do not overlap.
//!
//! A multipolygon is given by all its points, one ring after the other; the sizes of the rings, one
//! part after the other, each with its outer ring first; and the number of rings of each part.
//!
//! ```c
//! const sat_vec2 points[8] = {{0, 0}, {2, 0}, {2, 2}, {0, 2},   // two squares
//!                             {2, 2}, {4, 2}, {4, 4}, {2, 4}};  // that touch in a corner
//! const size_t ring_sizes[2] = {4, 4}, part_sizes[2] = {1, 1};
//! if (sat_multipolygon_validate(points, ring_sizes, part_sizes, 2, NULL) != SAT_OK)
//!     puts(sat_last_error());
//! ```

use crate::base::geometry::sat_vec2;
use crate::error::status::{Failure, SAT_ERR_COUNT, SAT_OK, sat_status};
use crate::guard::call::guarded;
use crate::guard::lists::list;
use crate::shape::polygon::{SAT_NO_INDEX, rings, sat_polygon_fault};
use libc::size_t;
use sat2d::DVec2;
use sat2d::decompose::{MultipolygonError, validate_multipolygon};
use std::mem::{offset_of, size_of};

/// Why and where a multipolygon is invalid.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct sat_multipolygon_fault {
    /// The fault within a part, or of two parts. Of two parts, the first edge or vertex belongs to
    /// the first part, the second edge to the second part; all are numbered within their part.
    pub fault: sat_polygon_fault,
    /// The part, or both parts if two overlap or share an edge; `SAT_NO_INDEX` where there is none.
    pub parts: [u32; 2],
}

const _: () = assert!(
    size_of::<sat_multipolygon_fault>() == 56 && offset_of!(sat_multipolygon_fault, parts) == 48
);

impl sat_multipolygon_fault {
    fn of(error: &MultipolygonError) -> sat_multipolygon_fault {
        use MultipolygonError as E;
        let mut found = sat_multipolygon_fault {
            fault: sat_polygon_fault::of(SAT_OK),
            parts: [SAT_NO_INDEX; 2],
        };
        let at = |found: &mut sat_multipolygon_fault, point: DVec2| {
            found.fault.has_place = 1;
            found.fault.place = point.into();
        };
        match error {
            E::Part { part, error } => {
                found.parts[0] = *part;
                found.fault = found.fault.located(error);
            }
            E::EdgesCross { parts, edges, near } | E::EdgesOverlap { parts, edges, near } => {
                (found.parts, found.fault.edges) = (*parts, *edges);
                at(&mut found, *near);
            }
            E::PartsOverlap {
                parts,
                vertex,
                at: place,
            } => {
                (found.parts, found.fault.vertices[0]) = (*parts, *vertex);
                at(&mut found, *place);
            }
            _ => {}
        }
        found
    }
}

/// Calls a function with the rings of each part behind the arguments.
///
/// # Safety
/// `part_sizes` as [`list`]; the others as [`rings`], with the sum of the sizes as count.
pub(crate) unsafe fn with_parts<T>(
    points: *const sat_vec2,
    ring_sizes: *const size_t,
    part_sizes: *const size_t,
    part_count: size_t,
    body: impl FnOnce(&[&[&[DVec2]]]) -> Result<T, Failure>,
) -> Result<T, Failure> {
    // SAFETY: by the caller's contract.
    let sizes = unsafe { list(part_sizes, part_count, "part_sizes") }?;
    let add = |sum: usize, &size: &usize| sum.checked_add(size);
    let ring_count = sizes.iter().try_fold(0, add).ok_or_else(|| {
        let message = format_args!("part_sizes: their sum is larger than any array can be");
        Failure::new(SAT_ERR_COUNT, message)
    })?;
    // SAFETY: by the caller's contract.
    let all = unsafe { rings(points, ring_sizes, ring_count) }?;
    let mut rest = all.as_slice();
    let mut take = |&size: &usize| {
        let (part, others) = rest.split_at(size);
        rest = others;
        part
    };
    let parts: Vec<&[&[DVec2]]> = sizes.iter().map(&mut take).collect();
    body(&parts)
}

/// Whether polygons are the parts of a valid multipolygon: `SAT_OK`, or else the reason. Every part
/// is valid, and no two overlap or share a part of an edge; they may touch in single points. An
/// empty list of parts is valid. Decided exactly in O(n log n). `part_sizes` has the number of
/// rings of each part. `out_fault` gets the place of the fault, and may be NULL.
///
/// Errors: those of `sat_polygon_validate` for a part; for two parts `SAT_ERR_EDGES_CROSS`,
/// `SAT_ERR_EDGES_OVERLAP`, and `SAT_ERR_PARTS_OVERLAP` if one contains the other or their edges
/// cross in common vertices.
///
/// ```c
/// const sat_vec2 points[8] = {{0, 0}, {9, 0}, {9, 9}, {0, 9}, {2, 2}, {4, 2}, {4, 4}, {2, 4}};
/// const size_t ring_sizes[2] = {4, 4}, part_sizes[2] = {1, 1};
/// sat_multipolygon_fault found;
/// sat_status status = sat_multipolygon_validate(points, ring_sizes, part_sizes, 2, &found);
/// assert(status == SAT_ERR_PARTS_OVERLAP && found.parts[0] == 1 && found.parts[1] == 0);
/// assert(found.fault.vertices[0] == 0 && found.fault.place.x == 2);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_multipolygon_validate(
    points: *const sat_vec2,
    ring_sizes: *const size_t,
    part_sizes: *const size_t,
    part_count: size_t,
    out_fault: *mut sat_multipolygon_fault,
) -> sat_status {
    let mut found = sat_multipolygon_fault {
        fault: sat_polygon_fault::of(SAT_OK),
        parts: [SAT_NO_INDEX; 2],
    };
    let body = || {
        // SAFETY: by the contract of the header.
        unsafe {
            with_parts(points, ring_sizes, part_sizes, part_count, |parts| {
                validate_multipolygon(parts).inspect_err(|error| {
                    found = sat_multipolygon_fault::of(error);
                })?;
                Ok(())
            })
        }
    };
    let status = guarded(body).map_or_else(|failure| failure.status(), |()| SAT_OK);
    found.fault.status = status;
    if !out_fault.is_null() {
        // SAFETY: not NULL, and by the contract of the header.
        unsafe { out_fault.write(found) };
    }
    status
}
