//! The result: convex pieces, with vertices and edges numbered as in the input.

use crate::decompose::input::rings::Rings;
use crate::decompose::mesh::partition::Partition;
use crate::decompose::mesh::triangle_mesh::boundary_edge;
use alloc::vec::Vec;

/// Where an edge of a piece comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum EdgeSource {
    /// The input edge of this number, or a part of it between points where other rings touch it.
    /// Edge `k` leads from vertex `k` to the next vertex of its ring; where points are repeated,
    /// it is the edge of the last of them.
    Input(u32),
    /// A diagonal inside the polygon, between two pieces.
    Diagonal,
}

/// One convex piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece<'a> {
    /// The numbers of its corners, counter-clockwise with y up. Angles of 180° occur where a
    /// neighbouring piece has a corner. Vertices at the same place (repeated points, rings that
    /// touch) are represented by the lowest of their numbers.
    pub vertices: &'a [u32],
    /// Where the edge from each corner to the next one comes from.
    pub edges: &'a [EdgeSource],
}

/// Convex pieces that cover a polygon exactly once and whose corners are its vertices.
#[derive(Clone, Debug, PartialEq)]
pub struct Decomposition {
    /// The first corner of each piece, then the number of corners.
    pub(super) starts: Vec<u32>,
    pub(super) vertices: Vec<u32>,
    pub(super) sources: Vec<EdgeSource>,
    optimal: bool,
    complete: bool,
    area: f64,
}

impl Decomposition {
    /// Translates a partition into the vertex and edge numbers of the input.
    pub(super) fn new(
        mut partition: Partition,
        rings: &Rings,
        optimal: bool,
        complete: bool,
    ) -> Decomposition {
        let source = |twin: &u32| match boundary_edge(*twin) {
            Some(edge) => EdgeSource::Input(rings.edge[edge as usize]),
            None => EdgeSource::Diagonal,
        };
        for vertex in &mut partition.origins {
            *vertex = rings.vertex[*vertex as usize];
        }
        Decomposition {
            sources: partition.twins.iter().map(source).collect(),
            vertices: partition.origins,
            starts: partition.starts,
            optimal,
            complete,
            area: rings.area(),
        }
    }

    /// The number of pieces; at least one.
    pub fn count(&self) -> usize {
        self.starts.len() - 1
    }

    /// The pieces, in a deterministic order.
    pub fn pieces(&self) -> impl ExactSizeIterator<Item = Piece<'_>> + DoubleEndedIterator {
        self.starts.windows(2).map(|ends| {
            let range = ends[0] as usize..ends[1] as usize;
            Piece {
                vertices: &self.vertices[range.clone()],
                edges: &self.sources[range],
            }
        })
    }

    /// Whether it is proven that no decomposition has fewer pieces, without new points and within
    /// the given number of corners. `false` means that this is not known.
    pub fn is_optimal(&self) -> bool {
        self.optimal
    }

    /// Whether the [work limit](crate::decompose::Options::work_limit) sufficed for all that the
    /// options ask for. `false` means that a higher limit may give fewer or better pieces.
    pub fn is_complete(&self) -> bool {
        self.complete
    }

    /// The area of the polygon without its holes, rounded to the nearest double; infinite if it
    /// exceeds all doubles.
    pub fn area(&self) -> f64 {
        self.area
    }
}
