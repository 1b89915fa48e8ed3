//! Why a set of rings is not a valid polygon, and where.

use glam::DVec2;
use sat2d_base::limit::LimitError;
use thiserror::Error;

/// Why rings do not form a valid polygon.
///
/// The rules are those of the OGC Simple Features standard (OGC 06-103r4, 6.1.11): every ring is
/// simple, holes lie inside the outer ring and outside each other, rings meet in single points at
/// most, and the interior is connected.
///
/// Vertices are numbered from 0 through all rings as they were given, repeated and closing points
/// included. Edge `k` leads from vertex `k` to the next vertex of its ring. Ring 0 is the outer
/// ring.
#[derive(Clone, Debug, PartialEq, Error)]
#[non_exhaustive]
pub enum PolygonError {
    /// There is no ring.
    #[error("a polygon needs at least one ring, but none was given")]
    NoRings,
    /// There are more vertices than the library can number.
    #[error("{count} vertices are given, but at most {most} are supported")]
    TooManyVertices {
        /// The number of vertices.
        count: usize,
        /// The largest possible number.
        most: usize,
    },
    /// A coordinate is infinite or NaN.
    #[error("vertex {vertex} of ring {ring} is not finite: ({:?}, {:?})", point.x, point.y)]
    NotFinite {
        /// The ring.
        ring: u32,
        /// The vertex.
        vertex: u32,
        /// Its coordinates.
        point: DVec2,
    },
    /// A ring has fewer than three distinct successive points. (A hole without points is ignored.)
    #[error(
        "ring {ring} has too few points: {distinct} without repeated ones, at least 3 are needed"
    )]
    TooFewPoints {
        /// The ring.
        ring: u32,
        /// The number of points without successive repeats.
        distinct: usize,
    },
    /// All points of a ring lie on one line.
    #[error("ring {ring} has no area: all its points lie on one line")]
    ZeroArea {
        /// The ring.
        ring: u32,
    },
    /// Two successive edges of a ring run back over each other.
    #[error("ring {ring} turns back on itself at vertex {vertex} ({:?}, {:?})", at.x, at.y)]
    Spike {
        /// The ring.
        ring: u32,
        /// The vertex at the tip.
        vertex: u32,
        /// Its coordinates.
        at: DVec2,
    },
    /// Two edges cross.
    #[error("edges {} and {} cross near ({:?}, {:?})", edges[0], edges[1], near.x, near.y)]
    EdgesCross {
        /// The two edges.
        edges: [u32; 2],
        /// The point of intersection, rounded.
        near: DVec2,
    },
    /// Two edges overlap along some length.
    #[error("edges {} and {} overlap at ({:?}, {:?})", edges[0], edges[1], near.x, near.y)]
    EdgesOverlap {
        /// The two edges.
        edges: [u32; 2],
        /// A point on both edges.
        near: DVec2,
    },
    /// A ring passes twice through one point.
    #[error(
        "ring {ring} touches itself: vertices {} and {} are both at ({:?}, {:?})",
        vertices[0], vertices[1], at.x, at.y
    )]
    RepeatedVertex {
        /// The ring.
        ring: u32,
        /// The two vertices.
        vertices: [u32; 2],
        /// Their coordinates.
        at: DVec2,
    },
    /// A vertex of a ring lies on another edge of the same ring.
    #[error(
        "ring {ring} touches itself: vertex {vertex} ({:?}, {:?}) lies on edge {edge}",
        at.x, at.y
    )]
    VertexOnEdge {
        /// The ring.
        ring: u32,
        /// The vertex.
        vertex: u32,
        /// The edge on which it lies.
        edge: u32,
        /// The coordinates of the vertex.
        at: DVec2,
    },
    /// A hole is not inside the outer ring.
    #[error("hole {ring} is not inside the outer ring at vertex {vertex} ({:?}, {:?})", at.x, at.y)]
    HoleOutside {
        /// The hole.
        ring: u32,
        /// A vertex at or near the fault.
        vertex: u32,
        /// Its coordinates.
        at: DVec2,
    },
    /// Two holes have a common area.
    #[error("holes {ring} and {other} overlap at vertex {vertex} ({:?}, {:?})", at.x, at.y)]
    NestedHoles {
        /// One of the holes.
        ring: u32,
        /// The other hole.
        other: u32,
        /// A vertex at or near the fault.
        vertex: u32,
        /// Its coordinates.
        at: DVec2,
    },
    /// Rings touch in so many points that they disconnect the interior.
    #[error("rings that touch disconnect the interior at vertex {vertex} ({:?}, {:?})", at.x, at.y)]
    Disconnected {
        /// A vertex where the disconnection is complete.
        vertex: u32,
        /// Its coordinates.
        at: DVec2,
    },
    /// Two edges cross, on the left of a vertex or there. Only calls that trust the caller return
    /// this, such as [`decompose_trusted`](crate::decompose_trusted). The calls that
    /// validate name the edges.
    #[error(
        "the rings are not a polygon as trusted: edges cross on the left of vertex {vertex} \
         ({:?}, {:?}) or there",
        at.x, at.y
    )]
    TrustMisplaced {
        /// The vertex.
        vertex: u32,
        /// Its coordinates.
        at: DVec2,
    },
    /// The [work limit](crate::Options::work_limit) does not suffice to find any
    /// decomposition.
    #[error(transparent)]
    Limit(#[from] LimitError),
    /// The tolerance of a simplification is negative or not finite.
    #[error("the tolerance is {tolerance:?}, not a finite number of at least 0")]
    BadTolerance {
        /// The tolerance.
        tolerance: f64,
    },
}
