//! Convex pieces as flat half-edges: the form in which the methods pass them on.

use crate::index::Index;
use alloc::vec::Vec;

/// Convex pieces that cover a polygon exactly once and have its vertices as corners.
///
/// Piece `i` has the half-edges `starts[i]..starts[i + 1]`, counter-clockwise. The values of
/// `origins` and `twins` mean the same as in [`Mesh`](crate::mesh::triangle_mesh::Mesh).
#[derive(Clone, Debug, Default)]
pub(crate) struct Partition {
    /// The first half-edge of each piece, then the number of half-edges.
    pub starts: Vec<Index>,
    /// The vertex where each half-edge starts.
    pub origins: Vec<Index>,
    /// The opposite half-edge in the neighbouring piece, or [`boundary`] of the polygon's edge.
    pub twins: Vec<Index>,
}

impl Partition {
    /// The number of pieces.
    pub fn count(&self) -> usize {
        self.starts.len() - 1
    }
}
