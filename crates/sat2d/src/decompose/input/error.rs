//! Why a set of rings is no polygon: what is wrong, and where, in the user's own numbers.

use glam::DVec2;
use thiserror::Error;

/// Why rings were refused, by the rules of the OGC Simple Feature standard (OGC 06-103r4, 6.1.11): every ring is simple, holes lie
/// inside the outer ring and outside each other, rings meet in single points at most, the interior is connected.
///
/// Vertices are numbered through all rings as they were given, from 0, with repeated and closing points counted. Edge `k` runs from
/// vertex `k` to its successor in its ring. Rings are numbered from 0, the outer ring.
#[derive(Clone, Debug, PartialEq, Error)]
#[non_exhaustive]
pub enum PolygonError {
    /// There is no ring at all.
    #[error("no ring was given")]
    NoRings,
    /// More vertices than this library numbers.
    #[error("{count} vertices are more than the {most} that are supported")]
    TooManyVertices {
        /// How many there are.
        count: usize,
        /// How many there may be.
        most: usize,
    },
    /// A coordinate is infinite or not a number.
    #[error("vertex {vertex} (ring {ring}) is not finite: ({:?}, {:?})", point.x, point.y)]
    NotFinite {
        /// The ring.
        ring: u32,
        /// The vertex.
        vertex: u32,
        /// Its coordinates.
        point: DVec2,
    },
    /// A ring has fewer than three points that differ.
    #[error(
        "ring {ring} has {distinct} points after repeated ones were dropped; at least 3 are needed"
    )]
    TooFewPoints {
        /// The ring.
        ring: u32,
        /// How many are left.
        distinct: usize,
    },
    /// All points of a ring lie on one line.
    #[error("ring {ring} has no area: all of its points lie on one line")]
    ZeroArea {
        /// The ring.
        ring: u32,
    },
    /// A ring turns back on itself.
    #[error("ring {ring} turns back on itself at vertex {vertex} ({:?}, {:?})", at.x, at.y)]
    Spike {
        /// The ring.
        ring: u32,
        /// The vertex at the tip.
        vertex: u32,
        /// Where it is.
        at: DVec2,
    },
    /// Two edges cross.
    #[error("edges {} and {} cross near ({:?}, {:?})", edges[0], edges[1], near.x, near.y)]
    EdgesCross {
        /// The two edges.
        edges: [u32; 2],
        /// The crossing point, rounded.
        near: DVec2,
    },
    /// Two edges lie on each other along some length.
    #[error("edges {} and {} overlap from ({:?}, {:?}) on", edges[0], edges[1], near.x, near.y)]
    EdgesOverlap {
        /// The two edges.
        edges: [u32; 2],
        /// A point of both.
        near: DVec2,
    },
    /// A ring passes twice through one point.
    #[error("ring {ring} meets itself: its vertices {} and {} are both at ({:?}, {:?})", vertices[0], vertices[1], at.x, at.y)]
    RepeatedVertex {
        /// The ring.
        ring: u32,
        /// The two vertices.
        vertices: [u32; 2],
        /// Where they are.
        at: DVec2,
    },
    /// A vertex of a ring lies on another edge of the same ring.
    #[error("ring {ring} meets itself: vertex {vertex} ({:?}, {:?}) lies on edge {edge}", at.x, at.y)]
    VertexOnEdge {
        /// The ring.
        ring: u32,
        /// The vertex.
        vertex: u32,
        /// The edge that it lies on.
        edge: u32,
        /// Where it is.
        at: DVec2,
    },
    /// A hole is not inside the outer ring.
    #[error("hole {ring} lies outside the outer ring, near vertex {vertex} ({:?}, {:?})", at.x, at.y)]
    HoleOutside {
        /// The hole.
        ring: u32,
        /// A vertex where that shows.
        vertex: u32,
        /// Where it is.
        at: DVec2,
    },
    /// Two holes share area.
    #[error("holes {ring} and {other} lie in each other, near vertex {vertex} ({:?}, {:?})", at.x, at.y)]
    NestedHoles {
        /// A hole.
        ring: u32,
        /// The hole that it lies in, or that lies in it.
        other: u32,
        /// A vertex where that shows.
        vertex: u32,
        /// Where it is.
        at: DVec2,
    },
    /// Rings touch in so many points that they cut the interior apart.
    #[error("rings that touch cut the interior apart, for one at vertex {vertex} ({:?}, {:?})", at.x, at.y)]
    Disconnected {
        /// The vertex that closes the cut.
        vertex: u32,
        /// Where it is.
        at: DVec2,
    },
}
