//! Inserts a diagonal into a triangulation: the triangles that it crosses are replaced by a
//! triangulation of the two polygons on its sides (M. V. Anglada, "An Improved Incremental
//! Algorithm for Constructing Restricted Delaunay Triangulations", 1997, but in linear time and
//! with triangles of any shape).

use crate::index::{Index, NONE};
use crate::mesh::triangle_mesh::{BOUNDARY, Mesh, boundary_edge, next, prev, sides, triangle_of};
use alloc::vec::Vec;
use core::cmp::Ordering;
use glam::DVec2;
use sat2d_base::exact::orient2d;

/// A corner of a polygon to be triangulated, and the twin of the side that arrives there.
type Side = (Index, Index);

/// Marks a twin as a side that the polygon to be triangulated passes twice, in both directions; the
/// other bits are the lesser number that one of its half-edges had.
const PASSED_TWICE: u32 = BOUNDARY | 1 << 30;

/// Inserts diagonals; keeps its memory.
#[derive(Default)]
pub(crate) struct DiagonalInserter {
    left: Vec<Side>,
    right: Vec<Side>,
    open: Vec<Side>,
    free: Vec<Index>,
    /// The sides passed twice of which one half-edge is known.
    half_known: Vec<Side>,
}

impl DiagonalInserter {
    /// Makes a diagonal a side of triangles; returns its half-edge from its start and the one back.
    ///
    /// The diagonal starts where `half` does, in the triangle of `half`. It crosses the half-edges
    /// `crossed`, each with its end on the left of the diagonal, and ends at the apex behind the
    /// last one; if there are none, it is the left side of that triangle. Calls `moved` with the
    /// boundary edges whose half-edges change, and with the new ones.
    pub fn insert(
        &mut self,
        mesh: &mut Mesh,
        points: &[DVec2],
        half: Index,
        crossed: &[Index],
        mut moved: impl FnMut(Index, Index),
    ) -> [Index; 2] {
        if crossed.is_empty() {
            let back = prev(half);
            return [mesh.twin(back), back];
        }
        // The sides on the left lead back to the start.
        self.right.clear();
        self.left.clear();
        self.free.clear();
        self.free.push(triangle_of(half));
        self.right.push((mesh.origin(half), NONE));
        self.right.push((mesh.origin(next(half)), mesh.twin(half)));
        self.left.push((mesh.origin(half), mesh.twin(prev(half))));
        let mut nearest = mesh.origin(prev(half));
        for (index, &edge) in crossed.iter().enumerate() {
            let entered = mesh.twin(edge);
            let (rightmost, apex) = (next(entered), prev(entered));
            let following = crossed.get(index + 1);
            self.free.push(triangle_of(entered));
            if following.is_none_or(|&edge| edge == apex) {
                let side = (mesh.origin(apex), mesh.twin(rightmost));
                self.right.push(side);
            }
            if following.is_none_or(|&edge| edge == rightmost) {
                self.left.push((nearest, mesh.twin(apex)));
                nearest = mesh.origin(apex);
            }
        }
        self.left.push((nearest, NONE));
        self.left.reverse();
        self.free.sort_unstable();
        let mut right = core::mem::take(&mut self.right);
        let mut left = core::mem::take(&mut self.left);
        self.mark_passed_twice(mesh, &mut right);
        self.mark_passed_twice(mesh, &mut left);
        let back = self.triangulate(mesh, points, &right, &mut moved);
        let leaving = self.triangulate(mesh, points, &left, &mut moved);
        (self.right, self.left) = (right, left);
        [leaving, back]
    }

    /// Marks the sides that are between two of the triangles that the diagonal crosses. There are
    /// some where one hole or several are between such triangles.
    fn mark_passed_twice(&self, mesh: &Mesh, polygon: &mut [Side]) {
        for (_, twin) in polygon {
            if boundary_edge(*twin).is_none()
                && self.free.binary_search(&triangle_of(*twin)).is_ok()
            {
                *twin = mesh.twin(*twin).min(*twin).marked(PASSED_TWICE);
            }
        }
    }

    /// Triangulates a polygon on one side of a diagonal, whose corners are counter-clockwise from
    /// one end of the diagonal to the other; returns the half-edge of the diagonal.
    ///
    /// Every corner is connected to the diagonal by a line (a part of an edge that the diagonal
    /// crossed), and these lines do not cross. So wherever three successive corners make a strict
    /// left turn, no other corner is in their triangle, and it is cut off.
    fn triangulate(
        &mut self,
        mesh: &mut Mesh,
        points: &[DVec2],
        polygon: &[Side],
        moved: &mut impl FnMut(Index, Index),
    ) -> Index {
        let at = |vertex: Index| points[vertex];
        self.open.clear();
        self.open.push(polygon[0]);
        let mut closing = NONE;
        for &(corner, mut twin) in &polygon[1..] {
            while let [.., (a, _), (b, twin_of_ab)] = self.open[..]
                && orient2d(at(a), at(b), at(corner)) == Ordering::Greater
            {
                self.open.pop();
                let triangle = self.free.pop().expect("as many triangles as before");
                let halves = sides(triangle);
                let corners = [(a, twin_of_ab), (b, twin), (corner, NONE)];
                for (half, (origin, twin)) in halves.into_iter().zip(corners) {
                    mesh.origins[half] = origin;
                    mesh.twins[half] = twin;
                    match boundary_edge(twin) {
                        _ if twin == NONE => {}
                        _ if twin.unmarked(PASSED_TWICE).is_some() => {
                            self.join_sides(mesh, twin, half)
                        }
                        Some(edge) => moved(edge, half),
                        None => mesh.twins[twin] = half,
                    }
                }
                twin = halves[2];
            }
            self.open.push((corner, twin));
            closing = twin;
        }
        closing
    }

    /// Makes the two half-edges of a side that is passed twice each other's twins.
    fn join_sides(&mut self, mesh: &mut Mesh, side: Index, half: Index) {
        let known = self.half_known.iter().position(|known| known.0 == side);
        match known {
            Some(index) => mesh.join(half, self.half_known.swap_remove(index).1),
            None => self.half_known.push((side, half)),
        }
    }
}
