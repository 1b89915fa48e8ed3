//! Where an error is.
//!
//! The indices and the point of the last failed call as numbers, for bindings that put them into
//! exceptions, and for editors that mark the place.

use crate::base::geometry::sat_vec2;
use crate::error::place::last;
use crate::error::status::sat_status;
use std::mem::{offset_of, size_of};

/// The indices and the point that an error names. Other indices are `SAT_NO_INDEX`. Vertices and
/// edges count through all rings as they were given.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct sat_error_details {
    /// The status that the call returned.
    pub status: sat_status,
    /// The entry of a list, or the pair of a batch.
    pub entry: u32,
    /// The body of a pair.
    pub body: u32,
    /// The part of a multipolygon, or both parts.
    pub parts: [u32; 2],
    /// The ring, or both rings.
    pub rings: [u32; 2],
    /// The vertex, or both vertices.
    pub vertices: [u32; 2],
    /// The edge, or both edges.
    pub edges: [u32; 2],
    /// 1 if `point` is set, else 0.
    pub has_point: u32,
    /// A point near the fault; not finite if the fault is a number that is not finite.
    pub point: sat_vec2,
}

const _: () = assert!(
    size_of::<sat_error_details>() == 64
        && offset_of!(sat_error_details, parts) == 12
        && offset_of!(sat_error_details, point) == 48
);

/// Writes the place of the error of the last failed call of this thread: the details of
/// `sat_last_error` as numbers. If no call has failed, the status is `SAT_OK`. Nothing is written
/// to NULL.
///
/// ```c
/// const sat_vec2 bowtie[4] = {{0, 0}, {4, 4}, {4, 0}, {0, 4}};
/// const size_t sizes[1] = {4};
/// sat_shape *shape = NULL;
/// sat_error_details details;
/// sat_status status = sat_shape_new_polygon(bowtie, sizes, 1, &shape);
/// sat_last_error_details(&details);
/// assert(status == SAT_ERR_EDGES_CROSS && details.status == status);
/// assert(details.edges[0] == 0 && details.edges[1] == 2);
/// assert(details.vertices[0] == SAT_NO_INDEX);
/// assert(details.has_point && details.point.x == 2 && details.point.y == 2);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_last_error_details(out_details: *mut sat_error_details) {
    if out_details.is_null() {
        return;
    }
    let place = last();
    let [x, y] = place.point.unwrap_or_default();
    let details = sat_error_details {
        status: place.status,
        entry: place.entry,
        body: place.body,
        parts: place.parts,
        rings: place.rings,
        vertices: place.vertices,
        edges: place.edges,
        has_point: place.point.is_some().into(),
        point: sat_vec2 { x, y },
    };
    // SAFETY: not NULL; the rest is the caller's contract.
    unsafe { out_details.write(details) }
}
