//! The result: convex pieces in the vertex and edge numbers of the user.

use crate::decompose::input::rings::Rings;
use crate::decompose::mesh::triangle_mesh::boundary_edge;
use crate::decompose::partition::Partition;
use alloc::vec::Vec;

/// Where an edge of a piece comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum EdgeSource {
    /// It is the user's edge of this number, which runs from the vertex of this number to its successor in its ring, or the part of it
    /// between places where other rings touch it. Of repeated points the edge has the number of the last.
    Input(u32),
    /// It is inside the polygon, between two pieces.
    Diagonal,
}

/// One convex piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Piece<'a> {
    /// The user's numbers of its corners, counter-clockwise with y up. Angles of 180° occur, where the piece next to it has a corner. Of
    /// vertices at one place (repeated points, rings that touch) the lowest number stands for all.
    pub vertices: &'a [u32],
    /// Where the edge from each corner to the next one comes from.
    pub edges: &'a [EdgeSource],
}

/// Convex pieces that cover a polygon exactly once and have its vertices for corners.
#[derive(Clone, Debug, PartialEq)]
pub struct Decomposition {
    /// The first corner of each piece, then the number of corners.
    pub(super) starts: Vec<u32>,
    pub(super) vertices: Vec<u32>,
    pub(super) sources: Vec<EdgeSource>,
    optimal: bool,
    area: f64,
}

impl Decomposition {
    /// Translates a partition into the numbers of the user.
    pub(super) fn new(partition: Partition, rings: &Rings, optimal: bool) -> Decomposition {
        let source = |twin: &u32| match boundary_edge(*twin) {
            Some(edge) => EdgeSource::Input(rings.edge[edge as usize]),
            None => EdgeSource::Diagonal,
        };
        let vertex = |&v: &u32| rings.vertex[v as usize];
        Decomposition {
            sources: partition.twins.iter().map(source).collect(),
            vertices: partition.origins.iter().map(vertex).collect(),
            starts: partition.starts,
            optimal,
            area: rings.area(),
        }
    }

    /// How many pieces there are; one at least.
    pub fn count(&self) -> usize {
        self.starts.len() - 1
    }

    /// The pieces.
    pub fn pieces(&self) -> impl ExactSizeIterator<Item = Piece<'_>> + DoubleEndedIterator {
        self.starts.windows(2).map(|ends| {
            let range = ends[0] as usize..ends[1] as usize;
            Piece {
                vertices: &self.vertices[range.clone()],
                edges: &self.sources[range],
            }
        })
    }

    /// Whether no decomposition with fewer pieces exists (without new points, and within the wanted number of corners). `false` says that
    /// it is not known.
    pub fn is_optimal(&self) -> bool {
        self.optimal
    }

    /// The polygon's area, the holes' subtracted, rounded; infinite where it is beyond the doubles.
    pub fn area(&self) -> f64 {
        self.area
    }
}
