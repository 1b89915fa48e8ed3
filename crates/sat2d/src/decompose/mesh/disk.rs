//! A triangulated region without holes, its corners numbered along its boundary.
//!
//! The optimal method, the local search and slicing work on a *disk*: triangles joined along inner
//! edges to a region with one boundary. Its corners are numbered counter-clockwise along the
//! boundary; these numbers are called *positions*, so "between i and k" compares two numbers. A
//! vertex that the boundary passes more than once (a hole connected by a bridge, rings that touch)
//! has a position for each passage. The algorithms hold for such boundaries too, because they only
//! go from triangle to triangle.

use crate::decompose::mesh::triangle_mesh::{BOUNDARY, Mesh, next, prev};
use crate::exact::orient2d;
use alloc::vec::Vec;
use core::cmp::Ordering;
use glam::DVec2;

/// The value for "no half-edge", "no triangle" and "no position".
pub(crate) const NONE: u32 = u32::MAX;

/// A simply connected set of triangles, with half-edges numbered like those of [`Mesh`].
#[derive(Default)]
pub(crate) struct Disk {
    /// The point at each position.
    pub points: Vec<DVec2>,
    /// The vertex in the mesh for each position.
    pub vertices: Vec<u32>,
    /// The position where each half-edge starts.
    pub origins: Vec<u32>,
    /// The opposite half-edge, or [`NONE`] on the boundary.
    pub twins: Vec<u32>,
    /// The boundary half-edge that starts at each position.
    pub boundary: Vec<u32>,
    /// Whether the interior angle at each position is above 180 degrees.
    pub reflex: Vec<bool>,
}

impl Disk {
    /// Builds the disk of the triangles `members` of `mesh`, joined along the edges that they
    /// share.
    ///
    /// Returns `false` if they do not form a disk: they are not connected, or have a hole. `local`
    /// must hold [`NONE`] for every triangle of the mesh, and does so again afterwards. Allocates
    /// nothing once its vectors have grown.
    pub(crate) fn build(
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

    /// Numbers the corners by walking along the boundary once, rotating about each corner through
    /// the triangles that meet there. In a disk this reaches all corners.
    fn number_corners(&mut self, points: &[DVec2], mesh: &Mesh, members: &[u32]) -> bool {
        self.points.clear();
        self.vertices.clear();
        self.boundary.clear();
        let Some(start) = self.twins.iter().position(|&twin| twin == NONE) else {
            return false;
        };
        let mut numbered = 0;
        let mut half = start as u32;
        loop {
            // Rotate clockwise about the corner, from the arriving edge to the leaving one.
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
            self.boundary.push(half);
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

    /// The number of positions.
    #[inline]
    pub(crate) fn len(&self) -> u32 {
        self.points.len() as u32
    }

    /// The point at a position.
    #[inline]
    pub(crate) fn at(&self, position: u32) -> DVec2 {
        self.points[position as usize]
    }

    /// The position where a half-edge starts.
    #[inline]
    pub(crate) fn origin(&self, half: u32) -> u32 {
        self.origins[half as usize]
    }

    /// The next half-edge counter-clockwise about the position where `half` starts.
    #[inline]
    pub(crate) fn rotate(&self, half: u32) -> u32 {
        self.twins[prev(half) as usize]
    }
}
