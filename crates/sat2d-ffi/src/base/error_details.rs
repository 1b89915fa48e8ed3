//! Where an error is.
//!
//! The indices and the point of the last failed call as numbers, for bindings that put them into
//! exceptions, and for editors that mark the place.

use crate::base::geometry::sat_vec2;
use crate::base::status::{SAT_OK, sat_status};
use crate::shape::SAT_NO_INDEX;
use sat2d::internals::StatusError;
use std::cell::Cell;
use std::mem::{offset_of, size_of};

/// The indices and the point that an error names. The ones that it does not name are
/// `SAT_NO_INDEX`. Vertices and edges count through all rings as they were given.
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
    /// A point near the fault; not finite if that is the fault.
    pub point: sat_vec2,
}

const _: () = assert!(
    size_of::<sat_error_details>() == 64
        && offset_of!(sat_error_details, parts) == 12
        && offset_of!(sat_error_details, point) == 48
);

impl sat_error_details {
    const fn of(status: sat_status) -> sat_error_details {
        const NONE: [u32; 2] = [SAT_NO_INDEX; 2];
        sat_error_details {
            status,
            entry: SAT_NO_INDEX,
            body: SAT_NO_INDEX,
            parts: NONE,
            rings: NONE,
            vertices: NONE,
            edges: NONE,
            has_point: 0,
            point: sat_vec2 { x: 0.0, y: 0.0 },
        }
    }

    fn set(&mut self, name: &str, index: usize) {
        let index = u32::try_from(index).unwrap_or(SAT_NO_INDEX);
        let pair = match name {
            "part" | "parts" => &mut self.parts,
            "ring" | "otherRing" => &mut self.rings,
            "vertex" | "vertices" => &mut self.vertices,
            "edge" | "edges" => &mut self.edges,
            "body" => return self.body = index,
            _ => return self.entry = index,
        };
        let second = pair[0] != SAT_NO_INDEX;
        pair[usize::from(second)] = index;
    }
}

thread_local! {
    static LAST: Cell<sat_error_details> = const { Cell::new(sat_error_details::of(SAT_OK)) };
}

/// Keeps that a call failed with this status, at no place that is known yet.
#[cold]
pub(crate) fn keep_status(status: sat_status) {
    // a thread whose locals are already destroyed cannot ask any more
    let _ = LAST.try_with(|last| last.set(sat_error_details::of(status)));
}

/// Keeps where an error of the core is.
#[cold]
pub(crate) fn keep_place(error: &impl StatusError) {
    let mut details = sat_error_details::of(error.status() as i32);
    error.visit_indices(&mut |(name, index)| details.set(name, index));
    if let Some(point) = error.point() {
        details.has_point = 1;
        details.point = point.into();
    }
    let _ = LAST.try_with(|last| last.set(details));
}

/// Keeps that the last error is the one of this entry of a list.
#[cold]
pub(crate) fn keep_entry(index: usize) {
    let _ = LAST.try_with(|last| {
        let mut details = last.get();
        details.set("entry", index);
        last.set(details);
    });
}

/// Writes where the error of the last failed call of this thread is: what `sat_last_error` says,
/// as numbers. If no call has failed, the status is `SAT_OK`. Nothing is written to NULL.
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
    let details = LAST.try_with(Cell::get);
    let details = details.unwrap_or(sat_error_details::of(SAT_OK));
    // SAFETY: not NULL; the rest is the caller's contract.
    unsafe { out_details.write(details) }
}
