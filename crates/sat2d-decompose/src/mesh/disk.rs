//! A triangulated region without holes, its corners numbered along its boundary.
//!
//! The optimal method, the local search and slicing work on a *disk*: triangles joined along inner
//! edges to a region with one boundary. Its corners are numbered counter-clockwise along the
//! boundary; these numbers are called *positions*, so "between i and k" compares two numbers. A
//! vertex that the boundary passes more than once (a hole connected by a bridge, rings that touch)
//! has a position for each passage. The algorithms hold for such boundaries too, because they only
//! go from triangle to triangle. A region with holes is numbered in the same way, one boundary
//! after the other.

use crate::index::{Index, NONE, spans};
use crate::mesh::half_edges::TwinFinder;
use crate::mesh::partition::Partition;
use crate::mesh::triangle_mesh::{Mesh, boundary_edge, next, prev, same_side, sides, triangle_of};
use alloc::vec::Vec;
use core::cmp::Ordering;
use glam::DVec2;
use sat2d_base::exact::orient2d;

/// A simply connected set of triangles, with half-edges numbered like those of [`Mesh`].
#[derive(Default)]
pub(crate) struct Disk {
    /// The point at each position.
    pub points: Vec<DVec2>,
    /// The vertex in the mesh for each position.
    pub vertices: Vec<Index>,
    /// The position where each half-edge starts.
    pub origins: Vec<Index>,
    /// The opposite half-edge, or [`NONE`] on the boundary.
    pub twins: Vec<Index>,
    /// The boundary half-edge that starts at each position.
    pub boundary: Vec<Index>,
    /// Whether the interior angle at each position is above 180 degrees.
    pub reflex: Vec<bool>,
    /// The first position of each boundary, then the number of positions: two in a disk.
    pub starts: Vec<Index>,
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
        members: &[Index],
        local: &mut [Index],
    ) -> bool {
        for (index, &member) in Index::all().zip(members) {
            local[member] = index;
        }
        self.origins.clear();
        self.origins.resize(3 * members.len(), NONE);
        self.twins.clear();
        for &member in members {
            for half in sides(member) {
                let twin = mesh.twin(half);
                self.twins.push(match boundary_edge(twin) {
                    None if local[triangle_of(twin)] != NONE => {
                        same_side(twin, local[triangle_of(twin)])
                    }
                    _ => NONE,
                });
            }
        }
        for &member in members {
            local[member] = NONE;
        }
        self.forget_corners();
        let first = self.twins.iter().position(|&twin| twin == NONE);
        let vertex = |half: Index| mesh.origin(same_side(half, members[triangle_of(half)]));
        let whole = first.is_some_and(|first| {
            self.number_corners(points, vertex, Index::new(first)) == self.origins.len()
        });
        if whole {
            self.mark_reflex();
        }
        whole
    }

    /// Builds the region of all triangles of `mesh`, with all of its boundaries, one after the
    /// other. If there is one only, the region is a disk.
    pub(crate) fn build_with_holes(&mut self, points: &[DVec2], mesh: &Mesh) {
        let twin = |&twin: &Index| boundary_edge(twin).map_or(twin, |_| NONE);
        self.twins.clear();
        self.twins.extend(mesh.twins.iter().map(twin));
        self.origins.clear();
        self.origins.resize(self.twins.len(), NONE);
        self.forget_corners();
        for half in mesh.half_edges() {
            if self.twins[half] == NONE && self.origins[half] == NONE {
                self.number_corners(points, |half| mesh.origin(half), half);
            }
        }
        self.mark_reflex();
    }

    fn forget_corners(&mut self) {
        self.points.clear();
        self.vertices.clear();
        self.boundary.clear();
        self.starts.clear();
        self.starts.push(Index::FIRST);
    }

    /// Numbers the corners of the boundary with the half-edge `start` by walking along it once,
    /// rotating about each corner through the triangles that meet there. In a disk this reaches all
    /// corners. Returns the number of half-edges that start at these corners.
    fn number_corners(
        &mut self,
        points: &[DVec2],
        vertex: impl Fn(Index) -> Index,
        start: Index,
    ) -> usize {
        let mut numbered = 0;
        let mut half = start;
        loop {
            // Rotate clockwise about the corner, from the arriving edge to the leaving one.
            let position = Index::new(self.vertices.len());
            half = next(half);
            loop {
                self.origins[half] = position;
                numbered += 1;
                match self.twins[half] {
                    NONE => break,
                    twin => half = next(twin),
                }
            }
            let vertex = vertex(half);
            self.vertices.push(vertex);
            self.points.push(points[vertex]);
            self.boundary.push(half);
            if half == start {
                self.starts.push(Index::new(self.len()));
                return numbered;
            }
        }
    }

    fn mark_reflex(&mut self) {
        let points = &self.points;
        self.reflex.clear();
        for span in spans(&self.starts) {
            let boundary = &points[span];
            let mut before = boundary[boundary.len() - 1];
            for (i, &point) in boundary.iter().enumerate() {
                let after = boundary.get(i + 1).copied().unwrap_or(boundary[0]);
                self.reflex
                    .push(orient2d(before, point, after) == Ordering::Less);
                before = point;
            }
        }
    }

    /// The position after this one on its boundary.
    #[inline]
    pub(crate) fn after(&self, position: Index) -> Index {
        self.origin(next(self.boundary[position]))
    }

    /// The number of boundaries: one more than the number of holes.
    pub(crate) fn boundaries(&self) -> usize {
        self.starts.len() - 1
    }

    /// Finds the twins of pieces of the disk whose origins are positions, and turns these into
    /// vertices; `outer` is as for [`TwinFinder::find`].
    pub(crate) fn finish(
        &self,
        mut pieces: Partition,
        outer: impl Fn(Index) -> Index,
    ) -> Partition {
        let (starts, twins) = (&pieces.starts, &mut pieces.twins);
        TwinFinder::default().find(starts, &pieces.origins, self.len(), outer, twins);
        for corner in &mut pieces.origins {
            *corner = self.vertices[*corner];
        }
        pieces
    }

    /// The number of positions.
    #[inline]
    pub(crate) fn len(&self) -> usize {
        self.points.len()
    }

    /// All positions.
    #[inline]
    pub(crate) fn positions(&self) -> impl Iterator<Item = Index> + use<> {
        Index::below(self.len())
    }

    /// The point at a position.
    #[inline]
    pub(crate) fn at(&self, position: Index) -> DVec2 {
        self.points[position]
    }

    /// The position where a half-edge starts.
    #[inline]
    pub(crate) fn origin(&self, half: Index) -> Index {
        self.origins[half]
    }

    /// The next half-edge counter-clockwise about the position where `half` starts.
    #[inline]
    pub(crate) fn rotate(&self, half: Index) -> Index {
        self.twins[prev(half)]
    }
}
