//! A triangulated piece of the plane without holes, its corners numbered along its boundary.
//!
//! The chain programme, the re-cutting of patches and slicing all work on a *disk*: triangles glued along
//! inner edges to something that has one boundary ring. Corners are numbered counter-clockwise along the ring
//! (*positions*), so "between i and k" is a comparison of numbers. A vertex that the ring passes more than once
//! (a hole cut open, rings that touch) has a position for each passage; everything built on this holds for such
//! rings too, because it only ever goes from triangle to triangle.

use crate::decompose::mesh::triangle_mesh::{BOUNDARY, Mesh, next, prev};
use crate::exact::orient2d;
use alloc::vec::Vec;
use core::cmp::Ordering;
use glam::DVec2;

/// In place of a half-edge or a triangle: there is none.
pub(crate) const NONE: u32 = u32::MAX;

/// A simply connected set of triangles, as half-edges numbered like those of [`Mesh`].
#[derive(Default)]
pub(crate) struct Disk {
    /// Where the corner at each position lies.
    pub points: Vec<DVec2>,
    /// Its vertex number in the mesh that the disk was taken from.
    pub vertices: Vec<u32>,
    /// The position where each half-edge starts.
    pub origins: Vec<u32>,
    /// The same edge in the neighbouring triangle, or [`NONE`] on the boundary.
    pub twins: Vec<u32>,
    /// For each position, the half-edge of the boundary that starts there.
    pub rim: Vec<u32>,
    /// Whether the inner angle at a position is above 180 degrees.
    pub reflex: Vec<bool>,
}

impl Disk {
    /// The disk that `members` (triangles of `mesh`) form when they are glued along the edges that they share,
    /// or `false` if that is no disk: in pieces, or with a hole. `local` must hold [`NONE`] for every triangle
    /// of the mesh and does so again afterwards. Allocates nothing once its vectors have grown.
    pub(crate) fn take(
        &mut self,
        points: &[DVec2],
        mesh: &Mesh,
        members: &[u32],
        local: &mut [u32],
    ) -> bool {
        for (index, &member) in members.iter().enumerate() {
            local[member as usize] = index as u32;
        }
        self.origins.clear();
        self.origins.resize(3 * members.len(), NONE);
        self.twins.clear();
        for &member in members {
            for half in 3 * member..3 * member + 3 {
                let twin = mesh.twin(half);
                self.twins.push(match twin & BOUNDARY {
                    0 if local[twin as usize / 3] != NONE => {
                        3 * local[twin as usize / 3] + twin % 3
                    }
                    _ => NONE,
                });
            }
        }
        for &member in members {
            local[member as usize] = NONE;
        }
        let whole = self.number_corners(points, mesh, members);
        if whole {
            self.mark_reflex();
        }
        whole
    }

    /// Walks the boundary once, turning about each corner through the triangles that meet there. A disk has all
    /// its corners on that one ring.
    fn number_corners(&mut self, points: &[DVec2], mesh: &Mesh, members: &[u32]) -> bool {
        self.points.clear();
        self.vertices.clear();
        self.rim.clear();
        let Some(start) = self.twins.iter().position(|&twin| twin == NONE) else {
            return false;
        };
        let mut numbered = 0;
        let mut half = start as u32;
        loop {
            // Turn clockwise about the corner, from the edge that arrives to the edge that leaves.
            let position = self.vertices.len() as u32;
            half = next(half);
            loop {
                self.origins[half as usize] = position;
                numbered += 1;
                match self.twins[half as usize] {
                    NONE => break,
                    twin => half = next(twin),
                }
            }
            let vertex = mesh.origin(3 * members[half as usize / 3] + half % 3);
            self.vertices.push(vertex);
            self.points.push(points[vertex as usize]);
            self.rim.push(half);
            if half == start as u32 {
                return numbered == self.origins.len();
            }
        }
    }

    fn mark_reflex(&mut self) {
        let n = self.points.len();
        let points = &self.points;
        self.reflex.clear();
        self.reflex.extend((0..n).map(|i| {
            let before = points[if i == 0 { n - 1 } else { i - 1 }];
            let after = points[if i + 1 == n { 0 } else { i + 1 }];
            orient2d(before, points[i], after) == Ordering::Less
        }));
    }

    /// How many positions there are.
    #[inline]
    pub(crate) fn len(&self) -> u32 {
        self.points.len() as u32
    }

    /// Where a position lies.
    #[inline]
    pub(crate) fn at(&self, position: u32) -> DVec2 {
        self.points[position as usize]
    }

    /// The position where a half-edge starts.
    #[inline]
    pub(crate) fn origin(&self, half: u32) -> u32 {
        self.origins[half as usize]
    }

    /// The first half-edge counter-clockwise from `half` about the position where it starts.
    #[inline]
    pub(crate) fn turn(&self, half: u32) -> u32 {
        self.twins[prev(half) as usize]
    }
}
