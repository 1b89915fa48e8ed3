//! Polygons: validation, reflex vertices.
//!
//! A polygon is given by all its points, one ring after the other, and the sizes of the rings: the
//! outer ring first, then the holes. A ring may run in either direction, may repeat its first point
//! at the end, may repeat points and may have vertices on straight edges. A hole may touch another
//! ring in single points. A hole of size 0 is ignored. Invalid polygons (by the rules of the OGC
//! Simple Feature standard, 06-103r4, 6.1.11) are rejected, decided exactly in O(n log n), with a
//! status for each reason.
//!
//! Vertices are numbered from 0 through all rings, repeated and closing points included; edge k
//! leads from vertex k to the next vertex of its ring. All indices in results use these numbers. In
//! this section, coordinates may be any finite doubles.
//!
//! ```c
//! const sat_vec2 points[7] = {{0, 0}, {9, 0}, {9, 9}, {0, 9}, // a square
//!                             {4, 4}, {5, 6}, {6, 4}};        // with a hole
//! const size_t ring_sizes[2] = {4, 3};
//! sat_polygon_fault fault;
//! if (sat_polygon_validate(points, ring_sizes, 2, &fault) == SAT_ERR_EDGES_CROSS)
//!     printf("edges %u and %u cross near (%g, %g)\n", (unsigned)fault.edges[0],
//!            (unsigned)fault.edges[1], fault.place.x, fault.place.y);
//! ```

use crate::base::geometry::{sat_vec2, vectors};
use crate::error::place::NO_INDEX;
use crate::error::status::{Failure, SAT_ERR_COUNT, SAT_OK, sat_status};
use crate::guard::call::{answer, guarded};
use crate::guard::lists::{list, list_out};
use libc::size_t;
use sat2d::DVec2;
use sat2d::decompose::{Polygon, PolygonError};
use std::mem::{offset_of, size_of};

/// Stands for the index of a ring, vertex or edge that does not exist.
pub const SAT_NO_INDEX: u32 = u32::MAX;

const _: () = assert!(SAT_NO_INDEX == NO_INDEX);

/// Why and where a polygon is invalid, for programs that mark the place. Which indices are set
/// depends on `status`; the others are `SAT_NO_INDEX`.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct sat_polygon_fault {
    /// The status that the function returned: `SAT_OK` if the polygon is valid.
    pub status: sat_status,
    /// The ring; 0 is the outer one.
    pub ring: u32,
    /// The other ring: of two nested holes, the other one.
    pub other_ring: u32,
    /// The vertex, or both vertices if two are at one place.
    pub vertices: [u32; 2],
    /// The edge, or both edges if two cross or overlap.
    pub edges: [u32; 2],
    /// 1 if `place` is set, else 0.
    pub has_place: u32,
    /// A point near the fault; not finite if the fault is a number that is not finite.
    pub place: sat_vec2,
}

const _: () = assert!(
    size_of::<sat_polygon_fault>() == 48
        && offset_of!(sat_polygon_fault, vertices) == 12
        && offset_of!(sat_polygon_fault, place) == 32
);

impl sat_polygon_fault {
    /// A status without a place.
    pub(crate) fn of(status: sat_status) -> sat_polygon_fault {
        sat_polygon_fault {
            status,
            ring: SAT_NO_INDEX,
            other_ring: SAT_NO_INDEX,
            vertices: [SAT_NO_INDEX; 2],
            edges: [SAT_NO_INDEX; 2],
            has_place: 0,
            place: sat_vec2::default(),
        }
    }

    /// With the indices and the place of an error.
    pub(crate) fn located(self, error: &PolygonError) -> sat_polygon_fault {
        use PolygonError as E;
        let at = |point: DVec2| sat_polygon_fault {
            has_place: 1,
            place: point.into(),
            ..self
        };
        let one = |vertex: u32| [vertex, SAT_NO_INDEX];
        match *error {
            E::NotFinite {
                ring,
                vertex,
                point,
            } => sat_polygon_fault {
                ring,
                vertices: one(vertex),
                ..at(point)
            },
            E::TooFewPoints { ring, .. } | E::ZeroArea { ring } => {
                sat_polygon_fault { ring, ..self }
            }
            E::Spike {
                ring,
                vertex,
                at: place,
            }
            | E::HoleOutside {
                ring,
                vertex,
                at: place,
            } => sat_polygon_fault {
                ring,
                vertices: one(vertex),
                ..at(place)
            },
            E::EdgesCross { edges, near } | E::EdgesOverlap { edges, near } => {
                sat_polygon_fault { edges, ..at(near) }
            }
            E::RepeatedVertex {
                ring,
                vertices,
                at: place,
            } => sat_polygon_fault {
                ring,
                vertices,
                ..at(place)
            },
            E::VertexOnEdge {
                ring,
                vertex,
                edge,
                at: place,
            } => sat_polygon_fault {
                ring,
                vertices: one(vertex),
                edges: one(edge),
                ..at(place)
            },
            E::NestedHoles {
                ring,
                other,
                vertex,
                at: place,
            } => sat_polygon_fault {
                ring,
                other_ring: other,
                vertices: one(vertex),
                ..at(place)
            },
            E::Disconnected { vertex, at: place } => sat_polygon_fault {
                vertices: one(vertex),
                ..at(place)
            },
            _ => self,
        }
    }
}

/// The rings behind the arguments, as slices of the points.
///
/// # Safety
/// `ring_sizes` as [`list`]; `points` likewise, with the sum of the sizes as count.
pub(crate) unsafe fn rings<'a>(
    points: *const sat_vec2,
    ring_sizes: *const size_t,
    ring_count: size_t,
) -> Result<Vec<&'a [DVec2]>, Failure> {
    // SAFETY: by the caller's contract.
    let sizes = unsafe { list(ring_sizes, ring_count, "ring_sizes") }?;
    let total = sizes
        .iter()
        .try_fold(0_usize, |sum, &size| sum.checked_add(size));
    let total = total.ok_or_else(|| {
        let message = format_args!("ring_sizes: their sum is larger than any array can be");
        Failure::new(SAT_ERR_COUNT, message)
    })?;
    // SAFETY: by the caller's contract.
    let mut rest = unsafe { vectors(points, total) }?;
    let mut take = |&size: &usize| {
        let (ring, others) = rest.split_at(size);
        rest = others;
        ring
    };
    Ok(sizes.iter().map(&mut take).collect())
}

/// The polygon behind the arguments.
///
/// # Safety
/// As [`rings`].
unsafe fn polygon(
    points: *const sat_vec2,
    ring_sizes: *const size_t,
    ring_count: size_t,
) -> Result<Polygon, Failure> {
    // SAFETY: by the caller's contract.
    let rings = unsafe { rings(points, ring_sizes, ring_count) }?;
    Ok(Polygon::new(&rings)?)
}

/// Whether a polygon is valid: `SAT_OK`, or else the reason. `out_fault` gets the place, and
/// `sat_last_error` describes both in words. `out_fault` may be NULL; its `status` is the one
/// returned.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_COUNT` (also for more vertices than 32 bits can index),
/// `SAT_ERR_NO_RINGS`, and for rings `SAT_ERR_NOT_FINITE`, `SAT_ERR_TOO_FEW_POINTS`,
/// `SAT_ERR_ZERO_AREA`, `SAT_ERR_SPIKE`, `SAT_ERR_EDGES_CROSS`, `SAT_ERR_EDGES_OVERLAP`,
/// `SAT_ERR_REPEATED_VERTEX`, `SAT_ERR_VERTEX_ON_EDGE`, `SAT_ERR_HOLE_OUTSIDE`,
/// `SAT_ERR_NESTED_HOLES`, `SAT_ERR_DISCONNECTED`.
///
/// ```c
/// const sat_vec2 bow[4] = {{0, 0}, {4, 4}, {4, 0}, {0, 4}};
/// const size_t size = 4;
/// sat_polygon_fault fault;
/// sat_status status = sat_polygon_validate(bow, &size, 1, &fault);
/// assert(status == SAT_ERR_EDGES_CROSS && fault.edges[0] == 0 && fault.edges[1] == 2);
/// assert(fault.has_place && fault.place.x == 2 && fault.place.y == 2);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_polygon_validate(
    points: *const sat_vec2,
    ring_sizes: *const size_t,
    ring_count: size_t,
    out_fault: *mut sat_polygon_fault,
) -> sat_status {
    let mut found = sat_polygon_fault::of(SAT_OK);
    let body = || {
        // SAFETY: by the contract of the header.
        let rings = unsafe { rings(points, ring_sizes, ring_count) }?;
        Polygon::new(&rings).inspect_err(|error| {
            found = found.located(error);
        })?;
        Ok(())
    };
    let status = guarded(body).map_or_else(|failure| failure.status(), |()| SAT_OK);
    found.status = status;
    if !out_fault.is_null() {
        // SAFETY: not NULL, and by the contract of the header.
        unsafe { out_fault.write(found) };
    }
    status
}

/// Whether a polygon has a hole or an interior angle above 180 degrees; every vertex is tested
/// exactly. On failure `out_concave` is false.
///
/// Errors: those of `sat_polygon_validate`.
///
/// ```c
/// const sat_vec2 dart[4] = {{0, 0}, {4, 1}, {0, 4}, {1, 1}};
/// const size_t size = 4;
/// bool concave;
/// sat_polygon_is_concave(dart, &size, 1, &concave);
/// assert(concave);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_polygon_is_concave(
    points: *const sat_vec2,
    ring_sizes: *const size_t,
    ring_count: size_t,
    out_concave: *mut bool,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || unsafe { Ok(polygon(points, ring_sizes, ring_count)?.is_concave()) };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_concave, false, body) }
}

/// The indices of the reflex vertices, where the interior angle is above 180 degrees (of a hole its
/// convex corners), ascending, into the caller's buffer; `out_count` is their number. If the buffer
/// is too small nothing is copied and `out_count` is the capacity needed; a buffer of capacity 0
/// may be NULL. On other failures `out_count` is 0.
///
/// Errors: those of `sat_polygon_validate` and `SAT_ERR_CAPACITY`.
///
/// ```c
/// const sat_vec2 dart[4] = {{0, 0}, {4, 1}, {0, 4}, {1, 1}};
/// const size_t size = 4;
/// uint32_t reflex[4];
/// size_t count;
/// sat_polygon_reflex_vertices(dart, &size, 1, reflex, 4, &count);
/// assert(count == 1 && reflex[0] == 3);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_polygon_reflex_vertices(
    points: *const sat_vec2,
    ring_sizes: *const size_t,
    ring_count: size_t,
    out_vertices: *mut u32,
    capacity: size_t,
    out_count: *mut size_t,
) -> sat_status {
    let body = || {
        // SAFETY: by the contract of the header.
        let polygon = unsafe { polygon(points, ring_sizes, ring_count) }?;
        Ok(polygon.reflex_vertices().into_iter())
    };
    // SAFETY: by the contract of the header.
    unsafe { list_out(out_vertices, capacity, out_count, "reflex vertices", body) }
}

/// The centroid of the area of a polygon without its holes, the centre of mass if the density is
/// uniform. Each coordinate is computed exactly and rounded to the nearest double. On failure
/// `out_centroid` is (0, 0).
///
/// Errors: those of `sat_polygon_validate`.
///
/// ```c
/// const sat_vec2 corner[6] = {{0, 0}, {4, 0}, {4, 1}, {1, 1}, {1, 4}, {0, 4}};
/// const size_t size = 6;
/// sat_vec2 centroid;
/// sat_polygon_centroid(corner, &size, 1, &centroid);
/// assert(centroid.x == 19.0 / 14.0 && centroid.y == 19.0 / 14.0);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_polygon_centroid(
    points: *const sat_vec2,
    ring_sizes: *const size_t,
    ring_count: size_t,
    out_centroid: *mut sat_vec2,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || unsafe { Ok(polygon(points, ring_sizes, ring_count)?.centroid().into()) };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_centroid, sat_vec2::default(), body) }
}
