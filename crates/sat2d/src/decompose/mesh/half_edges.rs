//! Half-edges linked into pieces, so that a diagonal is removed or moved in constant time.

use crate::decompose::mesh::partition::Partition;
use crate::decompose::mesh::triangle_mesh::{BOUNDARY, boundary_edge};
use alloc::vec::Vec;

/// The value of `next` for a half-edge that was removed.
const REMOVED: u32 = u32::MAX;

/// The half-edge after and before each half-edge in its piece (a doubly-connected edge list
/// without its origins and twins: M. de Berg and others, "Computational Geometry", chapter 2).
#[derive(Default)]
pub(crate) struct HalfEdges {
    next: Vec<u32>,
    prev: Vec<u32>,
}

impl HalfEdges {
    pub fn new(next: Vec<u32>, prev: Vec<u32>) -> HalfEdges {
        HalfEdges { next, prev }
    }

    /// Changes into the half-edges of so many triangles, each with three successive numbers.
    pub fn start_triangles(&mut self, count: u32) {
        for list in [&mut self.next, &mut self.prev] {
            list.clear();
            list.reserve(3 * count as usize);
        }
        for first in (0..count).map(|triangle| 3 * triangle) {
            self.next.extend_from_slice(&[first + 1, first + 2, first]);
            self.prev.extend_from_slice(&[first + 2, first, first + 1]);
        }
    }

    #[inline]
    pub fn next(&self, half: u32) -> u32 {
        self.next[half as usize]
    }

    #[inline]
    pub fn prev(&self, half: u32) -> u32 {
        self.prev[half as usize]
    }

    /// Makes `next` the successor of `half`.
    #[inline]
    pub fn link(&mut self, half: u32, next: u32) {
        self.next[half as usize] = next;
        self.prev[next as usize] = half;
    }

    /// Half-edges that start at the corner before, at, and after the one where `half` starts, in
    /// the piece that results from removing the diagonal with the half-edges `half` and `twin`.
    #[inline]
    pub fn corner_without(&self, half: u32, twin: u32) -> [u32; 3] {
        [self.prev(half), half, self.next(self.next(twin))]
    }

    /// Removes the diagonal with these two half-edges.
    pub fn remove(&mut self, half: u32, twin: u32) {
        self.link(self.prev(half), self.next(twin));
        self.link(self.prev(twin), self.next(half));
        self.next[half as usize] = REMOVED;
        self.next[twin as usize] = REMOVED;
    }

    /// Calls `visit` with the half-edges of each piece, counter-clockwise, and after each piece
    /// `end` with the number of half-edges up to there. The pieces are ordered by their lowest
    /// half-edge. Afterwards all half-edges are removed, and `prev` is the place of each in the
    /// order of the visits.
    #[inline]
    pub fn drain(&mut self, mut visit: impl FnMut(u32), mut end: impl FnMut(u32)) {
        let mut count = 0;
        for first in 0..self.next.len() as u32 {
            let mut half = first;
            let mut next = self.next[half as usize];
            if next == REMOVED {
                continue;
            }
            while next != REMOVED {
                self.next[half as usize] = REMOVED;
                self.prev[half as usize] = count;
                count += 1;
                visit(half);
                half = next;
                next = self.next[half as usize];
            }
            end(count);
        }
    }

    /// The pieces, ordered by their lowest half-edge.
    pub fn into_partition(mut self, origins: &[u32], twins: &[u32]) -> Partition {
        let mut partition = Partition {
            starts: Vec::with_capacity(self.next.len() / 3 + 1),
            origins: Vec::with_capacity(self.next.len()),
            twins: Vec::with_capacity(self.next.len()),
        };
        partition.starts.push(0);
        self.drain(
            |half| {
                partition.origins.push(origins[half as usize]);
                partition.twins.push(twins[half as usize]);
            },
            |count| partition.starts.push(count),
        );
        for twin in &mut partition.twins {
            if boundary_edge(*twin).is_none() {
                // `prev` holds the new number of the half-edge.
                *twin = self.prev(*twin);
            }
        }
        partition
    }
}

/// Finds the twins of the edges of a disk's pieces, whose corners are positions; keeps its memory.
#[derive(Default)]
pub(crate) struct TwinFinder {
    /// A key that an edge shares with its twin alone, and the number of the edge.
    sides: Vec<(u64, u32)>,
}

impl TwinFinder {
    /// Writes the twin of each edge of the pieces to `twins`.
    ///
    /// Piece `i` has the corners `starts[i]..starts[i + 1]` of `corners`. For the boundary edge
    /// that starts at position `p`, `outer(p)` is either a twin with the bit [`BOUNDARY`], which is
    /// taken as it is, or a number that it shares with the one boundary edge that is its twin.
    pub(crate) fn find(
        &mut self,
        starts: &[u32],
        corners: &[u32],
        positions: u32,
        outer: impl Fn(u32) -> u32,
        twins: &mut Vec<u32>,
    ) {
        self.sides.clear();
        twins.clear();
        twins.resize(corners.len(), BOUNDARY);
        for ends in starts.windows(2) {
            for edge in ends[0]..ends[1] {
                let from = corners[edge as usize];
                let to = corners[if edge + 1 == ends[1] {
                    ends[0]
                } else {
                    edge + 1
                } as usize];
                let on_boundary = to == if from + 1 == positions { 0 } else { from + 1 };
                let key = match on_boundary.then(|| outer(from)) {
                    Some(twin) if twin & BOUNDARY != 0 => {
                        twins[edge as usize] = twin;
                        continue;
                    }
                    Some(shared) => u64::MAX - u64::from(shared),
                    None => u64::from(from.min(to)) << 32 | u64::from(from.max(to)),
                };
                self.sides.push((key, edge));
            }
        }
        self.sides.sort_unstable();
        for pair in self.sides.chunks_exact(2) {
            debug_assert_eq!(pair[0].0, pair[1].0, "a cut has a piece on each side");
            twins[pair[0].1 as usize] = pair[1].1;
            twins[pair[1].1 as usize] = pair[0].1;
        }
    }
}
