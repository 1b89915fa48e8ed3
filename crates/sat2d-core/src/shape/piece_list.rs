//! The convex pieces of a shape: polygons in flat lists, or segments, of which only the ends are
//! stored.

use crate::shape::hull::{Hull, Kind};
use crate::shape::polygon_ring::{PolygonRing, center_of_bounds, least_bend};
use crate::shape::ring::SCANNED;
use alloc::boxed::Box;
use alloc::vec::Vec;
use glam::DVec2;
use sat2d_decompose::EdgeSource;

/// One convex piece.
#[derive(Clone, Copy, Debug)]
pub struct Piece<'a> {
    pub ring: PolygonRing<'a>,
    /// The piece as a hull, if it has so many corners that it is searched.
    pub(crate) large: Option<&'a Hull>,
    list: &'a PieceList,
    /// Where its corners begin in the list.
    start: usize,
}

impl<'a> Piece<'a> {
    /// The numbers of its corners in the input.
    pub(crate) fn vertices(&self) -> &'a [u32] {
        let numbers = match self.list {
            PieceList::Convex(pieces) => &pieces.vertices,
            PieceList::Segments(numbers) => numbers,
        };
        &numbers[self.start..self.start + self.ring.points.len()]
    }

    /// Where the edge from a corner to the next comes from.
    pub(crate) fn edge(&self, corner: usize) -> EdgeSource {
        match self.list {
            PieceList::Convex(pieces) => match pieces.edges[self.start + corner] {
                DIAGONAL => EdgeSource::Diagonal,
                edge => EdgeSource::Input(edge),
            },
            // both sides of a segment are the same edge
            PieceList::Segments(_) => EdgeSource::Input(self.start as u32),
        }
    }

    /// Where the edges from all corners come from.
    pub(crate) fn edges(&self) -> impl Iterator<Item = EdgeSource> {
        (0..self.ring.points.len()).map(|corner| self.edge(corner))
    }

    /// Where an edge of the placed piece comes from. Its ends are corners `from` and `to` in the
    /// numbers of the piece: an edge of the piece in either direction, or a diagonal of a triangle
    /// where rounding made the piece concave.
    pub(crate) fn edge_source(&self, from: usize, to: usize) -> EdgeSource {
        let n = self.ring.points.len();
        if (from + 1) % n == to {
            self.edge(from)
        } else if (to + 1) % n == from {
            self.edge(to)
        } else {
            EdgeSource::Diagonal
        }
    }

    /// Whether the edge between these corners is a diagonal; see [`Piece::edge_source`].
    pub(crate) fn is_diagonal(&self, from: usize, to: usize) -> bool {
        self.edge_source(from, to) == EdgeSource::Diagonal
    }

    /// Whether an edge of the placed piece is certainly inside the polygon: a diagonal between two
    /// pieces, both of which are there. A diagonal that the rounding of this piece made is not.
    pub(crate) fn is_cut(&self, from: usize, to: usize) -> bool {
        let n = self.ring.points.len();
        let adjacent = (from + 1) % n == to || (to + 1) % n == from;
        adjacent && self.edge_source(from, to) == EdgeSource::Diagonal
    }
}

/// The pieces of a shape.
#[derive(Clone, Debug)]
pub(crate) enum PieceList {
    Convex(ConvexPieces),
    /// The segments from each point of the shape to the next. These are the numbers of the points:
    /// those from 0, and 0 again for the last point of a closed chain.
    Segments(Vec<u32>),
}

impl PieceList {
    pub(crate) fn len(&self) -> usize {
        match self {
            PieceList::Convex(pieces) => pieces.pieces.len(),
            PieceList::Segments(numbers) => numbers.len() - 1,
        }
    }

    /// The corners of a piece of a shape with these points.
    #[inline]
    pub(crate) fn corners<'a>(&'a self, number: usize, points: &'a [DVec2]) -> &'a [DVec2] {
        match self {
            PieceList::Convex(pieces) => {
                let piece = &pieces.pieces[number];
                &pieces.corners[piece.start as usize..piece.end as usize]
            }
            PieceList::Segments(_) => &points[number..number + 2],
        }
    }

    /// A piece of a shape with these points.
    #[inline]
    pub(crate) fn piece<'a>(&'a self, number: usize, points: &'a [DVec2]) -> Piece<'a> {
        let points = self.corners(number, points);
        let (start, bend, center, large) = match self {
            PieceList::Convex(pieces) => {
                let piece = &pieces.pieces[number];
                let large = piece.large.as_deref();
                (piece.start as usize, piece.bend, piece.center, large)
            }
            PieceList::Segments(_) => (number, 0.0, center_of_bounds(points), None),
        };
        Piece {
            ring: PolygonRing {
                points,
                clockwise: false,
                bend,
                center,
            },
            large,
            list: self,
            start,
        }
    }
}

/// Counter-clockwise polygons, their corners one after the other.
#[derive(Clone, Debug, Default)]
pub(crate) struct ConvexPieces {
    pieces: Vec<ConvexPiece>,
    corners: Vec<DVec2>,
    vertices: Vec<u32>,
    /// The edges of the input that the edges from the corners are, or [`DIAGONAL`].
    edges: Vec<u32>,
}

/// An edge that is none of the input; these have numbers below 2^27.
const DIAGONAL: u32 = u32::MAX;

#[derive(Clone, Debug)]
struct ConvexPiece {
    /// Its corners in the lists.
    start: u32,
    end: u32,
    bend: f64,
    center: DVec2,
    large: Option<Box<Hull>>,
}

impl ConvexPieces {
    /// With room for so many pieces, which have so many corners together.
    pub(crate) fn with_capacity(corners: usize, pieces: usize) -> ConvexPieces {
        ConvexPieces {
            pieces: Vec::with_capacity(pieces),
            corners: Vec::with_capacity(corners),
            vertices: Vec::with_capacity(corners),
            edges: Vec::with_capacity(corners),
        }
    }

    /// Adds a polygon: its corners, the edges from each of them to the next, and their numbers in
    /// the input.
    pub(crate) fn add(
        &mut self,
        corners: impl Iterator<Item = DVec2>,
        edges: impl Iterator<Item = EdgeSource>,
        vertices: impl Iterator<Item = u32>,
    ) {
        let start = self.corners.len();
        self.corners.extend(corners);
        self.edges.extend(edges.map(|edge| match edge {
            EdgeSource::Input(edge) => edge,
            EdgeSource::Diagonal => DIAGONAL,
        }));
        self.vertices.extend(vertices);
        let points = &self.corners[start..];
        let large = (points.len() > SCANNED).then(|| {
            let mut hull = Hull::new(Kind::Polygon, points, 0.0, false);
            hull.prepare();
            Box::new(hull)
        });
        self.pieces.push(ConvexPiece {
            start: start as u32,
            end: self.corners.len() as u32,
            bend: least_bend(points),
            center: center_of_bounds(points),
            large,
        });
    }
}
