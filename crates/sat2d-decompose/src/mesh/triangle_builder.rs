//! Convex pieces as triangles with their neighbours, to be written over a part of a mesh.

use crate::index::Index;
use crate::mesh::fan::Fan;
use crate::mesh::half_edges::TwinFinder;
use crate::mesh::triangle_mesh::boundary;
use alloc::vec::Vec;
use glam::DVec2;

/// Collects convex pieces as triangles; keeps its memory.
#[derive(Default)]
pub(crate) struct TriangleBuilder {
    fan: Fan,
    twin_finder: TwinFinder,
    /// Three positions for each triangle.
    pub(crate) corners: Vec<Index>,
    /// The twin of each side, or [`boundary`] of the position where it starts.
    pub(crate) twins: Vec<Index>,
    /// The piece of each triangle.
    pub(crate) piece_ids: Vec<Index>,
    starts: Vec<Index>,
}

impl TriangleBuilder {
    /// Forgets all triangles.
    pub(crate) fn start(&mut self) {
        self.corners.clear();
        self.piece_ids.clear();
    }

    /// Adds the triangles of a piece; `at` has the place of a position.
    pub(crate) fn cut_off(
        &mut self,
        corners: &[Index],
        piece_id: Index,
        at: impl Fn(Index) -> DVec2,
    ) {
        let TriangleBuilder {
            fan,
            corners: all,
            piece_ids,
            ..
        } = self;
        fan.triangulate(corners, at, |triangle| {
            all.extend(triangle);
            piece_ids.push(piece_id);
        });
    }

    /// Finds the twins of all sides, between `positions` positions.
    pub(crate) fn find_twins(&mut self, positions: usize) {
        self.starts.clear();
        self.starts
            .extend((0..=self.piece_ids.len()).map(|t| Index::new(3 * t)));
        self.twin_finder.find(
            &self.starts,
            &self.corners,
            positions,
            boundary,
            &mut self.twins,
        );
    }
}
