//! Half-edges linked into pieces, so that a diagonal is removed or moved in constant time.

use crate::decompose::mesh::partition::Partition;
use crate::decompose::mesh::triangle_mesh::{BOUNDARY, boundary_edge};
use alloc::vec::Vec;

/// The value of `next` for a half-edge that was removed.
const REMOVED: u32 = u32::MAX;

/// The half-edge after and before each half-edge in its piece (a doubly-connected edge list
/// without its origins and twins: M. de Berg and others, "Computational Geometry", chapter 2).
#[derive(Default)]
pub(crate) struct HalfEdges(Vec<Link>);

/// The neighbours of a half-edge in its piece.
#[derive(Clone, Copy)]
struct Link {
    next: u32,
    prev: u32,
}

impl HalfEdges {
    /// Those of pieces; piece `i` has the half-edges `starts[i]..starts[i + 1]`.
    pub fn new(starts: &[u32]) -> HalfEdges {
        let piece = |ends: &[u32]| {
            let (first, last) = (ends[0], ends[1] - 1);
            (first..=last).map(move |half| Link {
                next: if half == last { first } else { half + 1 },
                prev: if half == first { last } else { half - 1 },
            })
        };
        HalfEdges(starts.windows(2).flat_map(piece).collect())
    }

    /// Changes into the half-edges of so many triangles, each with three successive numbers.
    pub fn start_triangles(&mut self, count: u32) {
        self.0.clear();
        self.0.reserve(3 * count as usize);
        for first in (0..count).map(|triangle| 3 * triangle) {
            let link = |[next, prev]: [u32; 2]| Link {
                next: first + next,
                prev: first + prev,
            };
            self.0
                .extend_from_slice(&[[1, 2], [2, 0], [0, 1]].map(link));
        }
    }

    #[inline]
    pub fn next(&self, half: u32) -> u32 {
        self.0[half as usize].next
    }

    #[inline]
    pub fn prev(&self, half: u32) -> u32 {
        self.0[half as usize].prev
    }

    /// Makes `next` the successor of `half`.
    #[inline]
    pub fn link(&mut self, half: u32, next: u32) {
        self.0[half as usize].next = next;
        self.0[next as usize].prev = half;
    }

    /// Half-edges that start at the corner before, at, and after the one where `half` starts, in
    /// the piece that results from removing the diagonal with the half-edges `half` and `twin`.
    #[inline]
    pub fn corner_without(&self, half: u32, twin: u32) -> [u32; 3] {
        [self.prev(half), half, self.next(self.next(twin))]
    }

    /// Removes the diagonal with these two half-edges.
    #[inline]
    pub fn remove(&mut self, half: u32, twin: u32) {
        let [of_half, of_twin] = [half, twin].map(|half| self.0[half as usize]);
        self.link(of_half.prev, of_twin.next);
        self.link(of_twin.prev, of_half.next);
        self.0[half as usize].next = REMOVED;
        self.0[twin as usize].next = REMOVED;
    }

    /// Calls `visit` with the half-edges of each piece, counter-clockwise, and after each piece
    /// `end` with the number of half-edges up to there. The pieces are ordered by their lowest
    /// half-edge. Afterwards all half-edges are removed, and `prev` is the place of each in the
    /// order of the visits.
    #[inline]
    pub fn drain(&mut self, mut visit: impl FnMut(u32), mut end: impl FnMut(u32)) {
        let mut count = 0;
        for first in 0..self.0.len() as u32 {
            let mut half = first;
            let mut link = &mut self.0[half as usize];
            if link.next == REMOVED {
                continue;
            }
            while link.next != REMOVED {
                let next = core::mem::replace(&mut link.next, REMOVED);
                link.prev = count;
                count += 1;
                visit(half);
                half = next;
                link = &mut self.0[half as usize];
            }
            end(count);
        }
    }

    /// The pieces, ordered by their lowest half-edge.
    pub fn into_partition(mut self, origins: &[u32], twins: &[u32]) -> Partition {
        let mut partition = Partition {
            starts: Vec::with_capacity(self.0.len() / 3 + 1),
            origins: Vec::with_capacity(self.0.len()),
            twins: Vec::with_capacity(self.0.len()),
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
