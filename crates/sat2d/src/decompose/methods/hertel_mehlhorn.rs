//! Convex pieces from triangles: S. Hertel and K. Mehlhorn, "Fast Triangulation of Simple
//! Polygons", 1983.
//!
//! A diagonal is removed if its two pieces form a convex piece: if neither end becomes reflex. One
//! pass suffices, because angles only grow. It leaves at most four times the least number of
//! pieces.
//!
//! The order of removal is free. A diagonal is *essential* for a reflex vertex if it alone splits
//! that vertex into two convex corners. Diagonals that are essential for fewer of their ends are
//! removed first, and among these the longest, which leaves rounder pieces. On the test corpus this
//! order leaves 1.08 times the least number of pieces; longest first alone leaves 1.13.

use crate::decompose::input::rings::Rings;
use crate::decompose::mesh::half_edges::HalfEdges;
use crate::decompose::mesh::partition::Partition;
use crate::decompose::mesh::triangle_mesh::{Mesh, next};
use crate::decompose::union_find::UnionFind;
use crate::exact::orient2d;
use alloc::vec::Vec;
use core::cmp::Ordering;
use glam::DVec2;

/// Merges triangles into convex pieces of at most `most_corners` corners, straight ones included.
pub(crate) fn merge(mesh: &Mesh, rings: &Rings, most_corners: usize) -> Partition {
    let mut pieces = Pieces {
        mesh,
        points: &rings.points,
        half_edges: HalfEdges::of_triangles(mesh.half_edges() / 3),
    };
    let mut sizes =
        (most_corners < mesh.origins.len()).then(|| PieceSizes::new(mesh.half_edges() / 3));
    for half in removal_order(mesh, rings) {
        if !pieces.may_remove(half) {
            continue;
        }
        if let Some(sizes) = &mut sizes
            && !sizes.try_merge(half / 3, mesh.twin(half) / 3, most_corners)
        {
            continue;
        }
        pieces.half_edges.remove(half, mesh.twin(half));
    }
    pieces.half_edges.into_partition(&mesh.origins, &mesh.twins)
}

/// One half-edge of each diagonal, in the order of removal.
fn removal_order(mesh: &Mesh, rings: &Rings) -> impl Iterator<Item = u32> {
    let is_reflex: Vec<bool> = (0..rings.len() as u32)
        .map(|v| rings.turn(v) == Ordering::Less)
        .collect();
    let is_essential = |v: u32, to: u32| {
        is_reflex[v as usize] && {
            let [before, at, after, to] =
                [rings.prev[v as usize], v, rings.next[v as usize], to].map(|v| rings.point(v));
            orient2d(before, at, to) != Ordering::Less && orient2d(to, at, after) != Ordering::Less
        }
    };
    // A sort key of one word: 2 bits for the ends, 32 for the length (the bits of floats that are
    // not negative are ordered like the floats), 30 for the half-edge.
    let key = |half: u32| {
        let (a, b) = (mesh.origin(half), mesh.origin(next(half)));
        let length = rings.point(a).distance_squared(rings.point(b)) as f32;
        let uses = u64::from(is_essential(a, b)) + u64::from(is_essential(b, a));
        uses << 62 | u64::from(!length.to_bits()) << 30 | u64::from(half)
    };
    // a diagonal has two half-edges
    let mut keys = Vec::with_capacity(mesh.origins.len() / 2);
    keys.extend(
        (0..mesh.half_edges())
            .filter(|&half| mesh.twin(half) < half)
            .map(key),
    );
    keys.sort_unstable();
    keys.into_iter().map(|key| key as u32 & ((1 << 30) - 1))
}

/// The pieces that are left of the triangles.
struct Pieces<'a> {
    mesh: &'a Mesh,
    points: &'a [DVec2],
    half_edges: HalfEdges,
}

impl Pieces<'_> {
    /// Whether the two pieces of a diagonal form a convex piece.
    fn may_remove(&self, half: u32) -> bool {
        let twin = self.mesh.twin(half);
        self.stays_convex(half, twin) && self.stays_convex(twin, half)
    }

    /// Whether the corner where `half` starts is not reflex without the diagonal.
    fn stays_convex(&self, half: u32, twin: u32) -> bool {
        let corner = self.half_edges.corner_without(half, twin);
        let [a, b, c] = corner.map(|h| self.mesh.point(self.points, h));
        orient2d(a, b, c) != Ordering::Less
    }
}

/// The number of corners of each piece.
struct PieceSizes {
    pieces: UnionFind,
    /// For the triangle that represents a piece.
    corners: Vec<u32>,
}

impl PieceSizes {
    fn new(triangles: u32) -> PieceSizes {
        PieceSizes {
            pieces: UnionFind::new(triangles),
            corners: alloc::vec![3; triangles as usize],
        }
    }

    /// Merges the pieces of two triangles unless the result has more than `most` corners; returns
    /// whether it did.
    fn try_merge(&mut self, a: u32, b: u32, most: usize) -> bool {
        let (a, b) = (self.pieces.find(a), self.pieces.find(b));
        let corners = self.corners[a as usize] + self.corners[b as usize] - 2;
        if corners as usize > most {
            return false;
        }
        self.pieces.union(a, b);
        self.corners[a as usize] = corners;
        true
    }
}
