//! Polygons: concave ones told, what is none refused.
//!
//! A polygon is given by all its points, one ring after the other, and the sizes of the rings: the outer ring first, then the
//! holes. A ring may run either way round, be closed by its first point again or not, repeat points and have vertices on
//! straight stretches. A hole may touch another ring in single points. What is no polygon (by the rules of the OGC Simple
//! Feature standard, 06-103r4, 6.1.11) is refused, decided exactly in O(n log n), with a status of its own for each reason.
//!
//! Vertices are numbered from 0 through all rings, repeated and closing points counted; edge k leads from vertex k to
//! the next one of its ring. All numbers that come back are these. Coordinates may be any finite doubles here.
//!
//! ```c
//! const sat_vec2 points[7] = {{0, 0}, {9, 0}, {9, 9}, {0, 9}, // a square
//!                             {4, 4}, {5, 6}, {6, 4}};        // with a hole
//! const size_t ring_sizes[2] = {4, 3};
//! sat_polygon_fault fault;
//! if (sat_polygon_validate(points, ring_sizes, 2, &fault) == SAT_ERR_EDGES_CROSS)
//!     printf("edges %u and %u cross near (%g, %g)\n", (unsigned)fault.edges[0], (unsigned)fault.edges[1],
//!            fault.place.x, fault.place.y);
//! ```

use crate::base::geometry::{sat_vec2, vectors};
use crate::base::status::{Failure, SAT_ERR_COUNT, SAT_OK, sat_status};
use crate::boundary::entry::{answer, guarded, list, list_out};
use sat2d::DVec2;
use sat2d::decompose::{Polygon, PolygonError};
use std::mem::{offset_of, size_of};

/// In place of the number of a ring, vertex or edge: there is none to tell.
pub const SAT_NO_NUMBER: u32 = u32::MAX;

/// Why and where rings are no polygon, for programs that mark the place. Which numbers there are depends on `status`; the others
/// are `SAT_NO_NUMBER`.
#[repr(C)]
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct sat_polygon_fault {
    /// What the function returned: `SAT_OK` if it is a polygon.
    pub status: sat_status,
    /// The ring, from 0, the outer one.
    pub ring: u32,
    /// The other ring: the one that a nested hole lies in, or that lies in it.
    pub other_ring: u32,
    /// The vertex, or both where two are at one place.
    pub vertices: [u32; 2],
    /// The edge, or both where two cross or overlap.
    pub edges: [u32; 2],
    /// 1 where `place` says where it is, else 0.
    pub has_place: i32,
    /// A point near which the fault is; not finite where that is the fault.
    pub place: sat_vec2,
}

const _: () = assert!(
    size_of::<sat_polygon_fault>() == 48
        && offset_of!(sat_polygon_fault, vertices) == 12
        && offset_of!(sat_polygon_fault, place) == 32
);

impl sat_polygon_fault {
    /// A status without a place.
    fn of(status: sat_status) -> sat_polygon_fault {
        sat_polygon_fault {
            status,
            ring: SAT_NO_NUMBER,
            other_ring: SAT_NO_NUMBER,
            vertices: [SAT_NO_NUMBER; 2],
            edges: [SAT_NO_NUMBER; 2],
            has_place: 0,
            place: sat_vec2::default(),
        }
    }

    /// With the numbers and the place that an error tells.
    fn located(self, error: &PolygonError) -> sat_polygon_fault {
        use PolygonError as E;
        let at = |point: DVec2| sat_polygon_fault {
            has_place: 1,
            place: point.into(),
            ..self
        };
        let one = |vertex: u32| [vertex, SAT_NO_NUMBER];
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

/// A caller's rings as slices of its points.
///
/// # Safety
/// `ring_sizes` as [`list`], `points` likewise with the sum of the sizes for a count.
pub(crate) unsafe fn rings<'a>(
    points: *const sat_vec2,
    ring_sizes: *const usize,
    ring_count: usize,
) -> Result<Vec<&'a [DVec2]>, Failure> {
    // SAFETY: as the caller vouches.
    let sizes = unsafe { list(ring_sizes, ring_count, "ring_sizes") }?;
    let total = sizes
        .iter()
        .try_fold(0_usize, |sum, &size| sum.checked_add(size));
    let total = total.ok_or_else(|| {
        let message = format_args!("ring_sizes: their sum is larger than any array can be");
        Failure::new(SAT_ERR_COUNT, message)
    })?;
    // SAFETY: as the caller vouches.
    let mut rest = unsafe { vectors(points, total) }?;
    let mut take = |&size: &usize| {
        let (ring, others) = rest.split_at(size);
        rest = others;
        ring
    };
    Ok(sizes.iter().map(&mut take).collect())
}

/// A caller's rings as a polygon.
///
/// # Safety
/// As [`rings`].
unsafe fn polygon(
    points: *const sat_vec2,
    ring_sizes: *const usize,
    ring_count: usize,
) -> Result<Polygon, Failure> {
    // SAFETY: as the caller vouches.
    let rings = unsafe { rings(points, ring_sizes, ring_count) }?;
    Ok(Polygon::new(&rings)?)
}

/// Whether rings are a polygon: `SAT_OK` if so, else the reason, of which `fault` tells the place, and `sat_last_error` both in words.
/// `fault` may be NULL; `fault->status` is what is returned.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_COUNT` (also for more vertices than can be numbered), `SAT_ERR_NO_RINGS`, and for rings
/// `SAT_ERR_NOT_FINITE`, `SAT_ERR_TOO_FEW_POINTS`, `SAT_ERR_ZERO_AREA`, `SAT_ERR_SPIKE`, `SAT_ERR_EDGES_CROSS`,
/// `SAT_ERR_EDGES_OVERLAP`, `SAT_ERR_REPEATED_VERTEX`, `SAT_ERR_VERTEX_ON_EDGE`, `SAT_ERR_HOLE_OUTSIDE`,
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
    ring_sizes: *const usize,
    ring_count: usize,
    fault: *mut sat_polygon_fault,
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
    if !fault.is_null() {
        // SAFETY: not NULL, and by the contract of the header.
        unsafe { fault.write(found) };
    }
    status
}

/// Whether a polygon has a hole or an interior angle above 180 degrees; every vertex is looked at, exactly. On failure `out` is
/// false.
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
    ring_sizes: *const usize,
    ring_count: usize,
    out: *mut bool,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || unsafe { Ok(polygon(points, ring_sizes, ring_count)?.is_concave()) };
    // SAFETY: by the contract of the header.
    unsafe { answer(out, false, body) }
}

/// Copies the numbers of the vertices where the interior angle is above 180 degrees (of a hole its convex corners), ascending, into
/// the caller's `buffer` of `capacity` numbers and writes how many there are to `count`. Where the buffer is too small nothing is
/// copied and `count` is what is needed; a buffer of capacity 0 may be NULL. On other failures `count` is 0.
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
    ring_sizes: *const usize,
    ring_count: usize,
    buffer: *mut u32,
    capacity: usize,
    count: *mut usize,
) -> sat_status {
    let body = || {
        // SAFETY: by the contract of the header.
        let polygon = unsafe { polygon(points, ring_sizes, ring_count) }?;
        Ok(polygon.reflex_vertices().into_iter())
    };
    // SAFETY: by the contract of the header.
    unsafe { list_out(buffer, capacity, count, "reflex vertices", body) }
}
