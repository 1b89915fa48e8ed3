//! A triangulated region without holes that is cut along diagonals, part by part.
//!
//! Every part has a triangulation of its own, so a search from a corner passes through the
//! triangles of one part only.

use crate::index::Index;
use crate::mesh::disk::Disk;
use crate::mesh::insert_diagonal::DiagonalInserter;
use crate::mesh::triangle_mesh::{Mesh, boundary, boundary_edge, next, prev};
use alloc::vec::Vec;
use core::cmp::Ordering;
use glam::DVec2;
use sat2d_base::exact::orient2d;

/// A corner of a part. A position is a corner of several parts where cuts end.
#[derive(Clone, Copy)]
pub(crate) struct Corner {
    /// The position in the disk.
    pub position: Index,
    /// The corner after it in its part, counter-clockwise.
    pub next: Index,
    /// The corner before it.
    pub prev: Index,
    /// The half-edge on the boundary of the part that starts here.
    half: Index,
}

/// The parts of a disk.
pub(crate) struct CutDisk<'a> {
    points: &'a [DVec2],
    /// The triangles of all parts. A half-edge on the boundary of a part has the corner where it
    /// starts as its twin, marked as [`boundary`].
    mesh: Mesh,
    corners: Vec<Corner>,
    /// The half-edges that the diagonal crosses, each with its end on the left of the diagonal.
    crossed: Vec<Index>,
    inserter: DiagonalInserter,
    /// The triangles that all searches looked at and all cuts replaced.
    pub steps: u64,
}

/// A diagonal from a corner, as [`CutDisk::first_left_of_edge`] finds it.
#[derive(Clone, Copy)]
pub(crate) struct Diagonal {
    /// The corner where it starts.
    from: Index,
    /// The corner where it ends.
    pub to: Index,
    /// The half-edge that starts at `from` in the triangle where the diagonal starts.
    half: Index,
    /// How many of the half-edges in `crossed` it crosses.
    crosses: usize,
}

impl<'a> CutDisk<'a> {
    /// A disk as a single part, whose corners have the numbers of its positions.
    pub fn new(disk: &'a Disk) -> CutDisk<'a> {
        let n = disk.len();
        let mut twins = disk.twins.clone();
        for (position, &half) in Index::all().zip(&disk.boundary) {
            twins[half] = boundary(position);
        }
        let corner = |position: Index| Corner {
            position,
            next: Index::new((position.get() + 1) % n),
            prev: Index::new((position.get() + n - 1) % n),
            half: disk.boundary[position],
        };
        CutDisk {
            points: &disk.points,
            mesh: Mesh {
                origins: disk.origins.clone(),
                twins,
            },
            corners: disk.positions().map(corner).collect(),
            crossed: Vec::new(),
            inserter: DiagonalInserter::default(),
            steps: 0,
        }
    }

    #[inline]
    pub fn corner(&self, corner: Index) -> Corner {
        self.corners[corner]
    }

    fn point(&self, position: Index) -> DVec2 {
        self.points[position]
    }

    /// Whether the interior angle at a corner is above 180 degrees.
    pub fn is_reflex(&self, corner: Index) -> bool {
        let Corner {
            position,
            next,
            prev,
            ..
        } = self.corner(corner);
        let [before, after] = [prev, next].map(|c| self.point(self.corner(c).position));
        orient2d(before, self.point(position), after) == Ordering::Less
    }

    /// The first corner after a reflex one, counter-clockwise about it, that is on the left of the
    /// edge that arrives there and clearly visible.
    ///
    /// A ray extends the edge, turned to the left by less than any angle between corners. If the
    /// ray turns further until it meets a corner, it sweeps an empty triangle; so that corner is an
    /// end of an edge that the ray crossed.
    pub fn first_left_of_edge(&mut self, from: Index) -> Diagonal {
        let before = self.point(self.corner(self.corner(from).prev).position);
        let at = self.point(self.corner(from).position);
        let is_left = |p: Index| orient2d(before, at, self.points[p]) == Ordering::Greater;
        let (half, steps) = self.triangle_between(from, is_left);
        self.steps += steps;
        let mesh = &self.mesh;
        self.crossed.clear();
        let (mut end, mut crosses) = (prev(half), 0);
        let mut edge = next(half);
        while boundary_edge(mesh.twin(edge)).is_none() {
            self.crossed.push(edge);
            let entered = mesh.twin(edge);
            let apex = prev(entered);
            if is_left(mesh.origin(apex)) {
                let [nearest, new] = [end, apex].map(|half| self.points[mesh.origin(half)]);
                if orient2d(at, nearest, new) == Ordering::Less {
                    (end, crosses) = (apex, self.crossed.len());
                }
                edge = next(entered);
            } else {
                edge = apex;
            }
        }
        self.steps += self.crossed.len() as u64;
        Diagonal {
            from,
            to: self.corner_of(end),
            half,
            crosses,
        }
    }

    /// The half-edge that starts at a corner, in the triangle there whose right end is not on the
    /// left and whose left end is; and the number of steps.
    fn triangle_between(&self, from: Index, is_left: impl Fn(Index) -> bool) -> (Index, u64) {
        let mesh = &self.mesh;
        let corner = self.corner(from);
        // From both sides at once, which costs no more than the smaller of the two parts that the
        // cut leaves: O(n log n) for all cuts at a corner.
        let (mut right, mut left) = (corner.half, next(self.corner(corner.prev).half));
        for steps in 1.. {
            if is_left(mesh.origin(prev(right))) {
                return (right, steps);
            }
            if !is_left(mesh.origin(next(left))) {
                return (left, steps);
            }
            right = mesh.twin(prev(right));
            left = next(mesh.twin(left));
        }
        unreachable!("the edge that arrives is between the first and the last triangle")
    }

    /// The corner where a half-edge starts.
    fn corner_of(&mut self, half: Index) -> Index {
        let (mut right, mut left) = (half, half);
        loop {
            self.steps += 1;
            if let Some(corner) = boundary_edge(self.mesh.twin(right)) {
                return corner;
            }
            if let Some(before) = boundary_edge(self.mesh.twin(prev(left))) {
                return self.corner(before).next;
            }
            right = next(self.mesh.twin(right));
            left = self.mesh.twin(prev(left));
        }
    }

    /// Cuts along the diagonal that was found last. Both its corners stay in the part on its left;
    /// the part on its right gets new ones. Returns the new corner where the diagonal starts.
    pub fn cut(&mut self, diagonal: Diagonal) -> Index {
        let Diagonal {
            from,
            to,
            half,
            crosses,
        } = diagonal;
        let corners = &mut self.corners;
        let [leaving, arriving] = self.inserter.insert(
            &mut self.mesh,
            self.points,
            half,
            &self.crossed[..crosses],
            |start, half| corners[start].half = half,
        );
        self.steps += crosses as u64;
        let new_from = Index::new(self.corners.len());
        let new_to = new_from + 1;
        let (start, end) = (self.corner(from), self.corner(to));
        self.corners.push(Corner {
            prev: new_to,
            ..start
        });
        self.corners.push(Corner {
            next: new_from,
            half: arriving,
            ..end
        });
        self.corners[start.next].prev = new_from;
        self.corners[end.prev].next = new_to;
        self.corners[from].next = to;
        self.corners[from].half = leaving;
        self.corners[to].prev = from;
        for corner in [from, new_from, new_to] {
            let half = self.corner(corner).half;
            self.mesh.twins[half] = boundary(corner);
        }
        new_from
    }
}
