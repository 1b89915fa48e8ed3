//! Convex pieces as flat half-edges, the form in which the methods hand them on, and the choice between the methods.

use crate::decompose::finish::fatten::fatten;
use crate::decompose::finish::limit_corners;
use crate::decompose::input::rings::Rings;
use crate::decompose::mesh::delaunay;
use crate::decompose::mesh::mesh::{Mesh, boundary_edge};
use crate::decompose::methods::balanced::{BALANCED, FEWEST, search};
use crate::decompose::methods::hertel_mehlhorn::merge;
use crate::decompose::methods::slicing::slice;
use crate::decompose::{Decomposition, EdgeSource, Method, Options};
use alloc::vec::Vec;

/// Pieces that cover a polygon exactly once, with its vertices for corners.
///
/// Piece `i` has the half-edges `starts[i]..starts[i + 1]`, counter-clockwise. Vertices are those of a [`Mesh`], twins as well.
#[derive(Clone, Debug, Default)]
pub(crate) struct Partition {
    /// The first half-edge of each piece, and the number of half-edges.
    pub starts: Vec<u32>,
    /// Where each half-edge starts.
    pub origins: Vec<u32>,
    /// The same edge in the neighbouring piece, or [`boundary`](crate::decompose::mesh::mesh::boundary) of the polygon's edge.
    pub twins: Vec<u32>,
}

impl Partition {
    /// The polygon, which must be convex, as one piece.
    fn whole(rings: &Rings) -> Partition {
        let all = 0..rings.len() as u32;
        Partition {
            starts: alloc::vec![0, all.end],
            twins: all
                .clone()
                .map(crate::decompose::mesh::mesh::boundary)
                .collect(),
            origins: all.collect(),
        }
    }

    /// How many pieces there are.
    pub fn count(&self) -> usize {
        self.starts.len() - 1
    }

    /// In the user's numbers.
    pub fn into_decomposition(self, rings: &Rings, optimal: bool) -> Decomposition {
        let source = |twin: &u32| match boundary_edge(*twin) {
            Some(edge) => EdgeSource::Input(rings.edge[edge as usize]),
            None => EdgeSource::Diagonal,
        };
        Decomposition {
            sources: self.twins.iter().map(source).collect(),
            vertices: self
                .origins
                .iter()
                .map(|&v| rings.vertex[v as usize])
                .collect(),
            starts: self.starts,
            optimal,
            area: rings.area(),
        }
    }
}

/// Cuts a validated polygon by the method that `options` names; `mesh` is a triangulation of it.
pub(crate) fn decompose(rings: &Rings, mut mesh: Mesh, options: &Options) -> Decomposition {
    let most = options.max_corners.unwrap_or(usize::MAX).max(3);
    let is_convex =
        rings.ring_count() == 1 && (0..rings.len() as u32).all(|v| rings.turn(v).is_ge());
    if is_convex && rings.len() <= most {
        return Partition::whole(rings).into_decomposition(rings, true);
    }
    delaunay::make_delaunay(&mut mesh, &rings.points);
    let (partition, optimal) = match options.method {
        Method::Fast => (merge(&mesh, rings, most), false),
        Method::Fewest => search(rings, &mesh, most, &FEWEST),
        Method::Balanced => search(rings, &mesh, most, &BALANCED),
        Method::Slicing => (
            limit_corners::limit(&rings.points, slice(&rings.points, &mesh), most),
            false,
        ),
    };
    fatten(&rings.points, partition, most, options.prefer).into_decomposition(rings, optimal)
}
