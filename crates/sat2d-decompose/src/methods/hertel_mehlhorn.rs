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
//! order leaves fewer pieces than longest first alone.

use crate::index::Index;
use crate::input::rings::Rings;
use crate::mesh::half_edges::HalfEdges;
use crate::mesh::partition::Partition;
use crate::mesh::triangle_mesh::{Mesh, next, triangle_of};
use crate::union_find::UnionFind;
use alloc::vec::Vec;
use core::cmp::Ordering;
use glam::DVec2;
use sat2d_base::exact::orient2d;
use sat2d_base::exact::orientation::{orient2d_estimate, orient2d_inlined};

/// Merges triangles into convex pieces of at most `most_corners` corners, straight ones included.
pub(crate) fn merge(mesh: &Mesh, rings: &Rings, most_corners: usize) -> Partition {
    let mut merger = Merger::default();
    merger.merge(mesh, rings, most_corners);
    merger.half_edges.into_partition(&mesh.origins, &mesh.twins)
}

/// Merges triangles; keeps its memory.
#[derive(Default)]
pub(crate) struct Merger {
    /// The half-edges of the pieces, after a merge.
    pub half_edges: HalfEdges,
    diagonals: Vec<Index>,
    keys: Vec<u64>,
}

impl Merger {
    /// Merges triangles into convex pieces of at most `most_corners` corners, straight ones
    /// included.
    pub fn merge(&mut self, mesh: &Mesh, rings: &Rings, most_corners: usize) {
        self.sort_diagonals(mesh, rings);
        self.half_edges.start_triangles(mesh.triangles());
        let mut sizes =
            (most_corners < mesh.origins.len()).then(|| PieceSizes::new(mesh.triangles().len()));
        for key in &self.keys {
            let half = Index::from(*key as u32 & HALF_MASK);
            let twin = mesh.twin(half);
            if !self.stays_convex(mesh, rings, half, twin)
                || !self.stays_convex(mesh, rings, twin, half)
            {
                continue;
            }
            if let Some(sizes) = &mut sizes
                && !sizes.try_merge(triangle_of(half), triangle_of(twin), most_corners)
            {
                continue;
            }
            self.half_edges.remove(half, twin);
        }
    }

    /// Whether the corner where `half` starts is not reflex without the diagonal.
    #[inline(always)]
    fn stays_convex(&self, mesh: &Mesh, rings: &Rings, half: Index, twin: Index) -> bool {
        // A part of an angle of at most 180° cannot be reflex.
        is_convex(rings, mesh.origin(half)) || {
            let corner = self.half_edges.corner_without(half, twin);
            let [a, b, c] = corner.map(|h| mesh.point(&rings.points, h));
            orient2d_inlined(a, b, c) != Ordering::Less
        }
    }

    /// Fills `keys` with one half-edge of each diagonal, in the order of removal.
    fn sort_diagonals(&mut self, mesh: &Mesh, rings: &Rings) {
        // A sort key of one word: 2 bits for the ends, 32 for the length (the bits of floats that
        // are not negative are ordered like the floats), 30 for the half-edge.
        let key = |half: Index| {
            let [a, b] = [half, next(half)].map(|half| mesh.origin(half));
            let [from, to] = [a, b].map(|v| rings.point(v));
            let length = from.distance_squared(to) as f32;
            let uses = u64::from(is_essential(rings, a, from, to))
                + u64::from(is_essential(rings, b, to, from));
            uses << 62 | u64::from(!length.to_bits()) << 30 | u64::from(half)
        };
        self.keys.clear();
        mesh.list_diagonals(&mut self.diagonals);
        self.keys
            .extend(self.diagonals.iter().map(|&half| key(half)));
        self.keys.sort_unstable();
    }
}

/// The bits of a half-edge in a sort key.
const HALF_MASK: u32 = (1 << 30) - 1;

/// Whether the ring is not reflex at `v`. If another ring touches it there, the interior is only a
/// part of the angle.
fn is_convex(rings: &Rings, v: Index) -> bool {
    rings.turns[v] != Ordering::Less
}

/// Whether the diagonal from `v` to the point `to` alone splits a reflex angle at `v` into two
/// convex ones.
#[inline(always)]
fn is_essential(rings: &Rings, v: Index, at: DVec2, to: DVec2) -> bool {
    !is_convex(rings, v) && {
        let [before, after] = [&rings.prev, &rings.next].map(|list| rings.point(list[v]));
        // with `at` last, both need the same differences
        let [low, high] = [(to, before), (after, to)].map(|(a, b)| orient2d_estimate(a, b, at));
        if (low.0.abs() > low.1) & (high.0.abs() > high.1) {
            // without a branch for each, which would often be mispredicted
            return (low.0 > 0.0) & (high.0 > 0.0);
        }
        orient2d(to, before, at) != Ordering::Less && orient2d(after, to, at) != Ordering::Less
    }
}

/// The number of corners of each piece.
struct PieceSizes {
    pieces: UnionFind,
    /// For the triangle that represents a piece.
    corners: Vec<u32>,
}

impl PieceSizes {
    fn new(triangles: usize) -> PieceSizes {
        PieceSizes {
            pieces: UnionFind::new(triangles),
            corners: alloc::vec![3; triangles],
        }
    }

    /// Merges the pieces of two triangles unless the result has more than `most` corners; returns
    /// whether it did.
    fn try_merge(&mut self, a: Index, b: Index, most: usize) -> bool {
        let (a, b) = (self.pieces.find(a), self.pieces.find(b));
        let corners = self.corners[a] + self.corners[b] - 2;
        if corners as usize > most {
            return false;
        }
        self.pieces.union(a, b);
        self.corners[a] = corners;
        true
    }
}
