//! Half-edges linked into pieces, so that a diagonal is removed or moved in constant time.

use crate::index::{Index, NONE};
use crate::mesh::partition::Partition;
use crate::mesh::triangle_mesh::{boundary_edge, sides};
use alloc::vec::Vec;

/// The value of `next` for a half-edge that was removed.
const REMOVED: Index = NONE;

/// The half-edge after and before each half-edge in its piece (a doubly-connected edge list
/// without its origins and twins: M. de Berg and others, "Computational Geometry", chapter 2).
#[derive(Default)]
pub(crate) struct HalfEdges(Vec<Link>);

/// The neighbours of a half-edge in its piece.
#[derive(Clone, Copy)]
struct Link {
    next: Index,
    prev: Index,
}

impl HalfEdges {
    /// Those of pieces; piece `i` has the half-edges `starts[i]..starts[i + 1]`.
    pub fn new(starts: &[Index]) -> HalfEdges {
        let piece = |ends: &[Index]| {
            let (first, last) = (ends[0], ends[1] - 1);
            first.to(ends[1]).map(move |half| Link {
                next: if half == last { first } else { half + 1 },
                prev: if half == first { last } else { half - 1 },
            })
        };
        HalfEdges(starts.windows(2).flat_map(piece).collect())
    }

    /// Changes into the half-edges of triangles, each with three successive numbers.
    pub fn start_triangles(&mut self, triangles: impl ExactSizeIterator<Item = Index>) {
        self.0.clear();
        self.0.reserve(3 * triangles.len());
        for [a, b, c] in triangles.map(sides) {
            let links = [[b, c], [c, a], [a, b]].map(|[next, prev]| Link { next, prev });
            self.0.extend_from_slice(&links);
        }
    }

    #[inline]
    pub fn next(&self, half: Index) -> Index {
        self.0[half].next
    }

    #[inline]
    pub fn prev(&self, half: Index) -> Index {
        self.0[half].prev
    }

    /// Makes `next` the successor of `half`.
    #[inline]
    pub fn link(&mut self, half: Index, next: Index) {
        self.0[half].next = next;
        self.0[next].prev = half;
    }

    /// Half-edges that start at the corner before, at, and after the one where `half` starts, in
    /// the piece that results from removing the diagonal with the half-edges `half` and `twin`.
    #[inline]
    pub fn corner_without(&self, half: Index, twin: Index) -> [Index; 3] {
        [self.prev(half), half, self.next(self.next(twin))]
    }

    /// Removes the diagonal with these two half-edges.
    #[inline]
    pub fn remove(&mut self, half: Index, twin: Index) {
        let [of_half, of_twin] = [half, twin].map(|half| self.0[half]);
        self.link(of_half.prev, of_twin.next);
        self.link(of_twin.prev, of_half.next);
        self.0[half].next = REMOVED;
        self.0[twin].next = REMOVED;
    }

    /// Calls `visit` with the half-edges of each piece, counter-clockwise, and after each piece
    /// `end` with the number of half-edges up to there. The pieces are ordered by their lowest
    /// half-edge. Afterwards all half-edges are removed, and `prev` is the place of each in the
    /// order of the visits.
    #[inline]
    pub fn drain(&mut self, mut visit: impl FnMut(Index), mut end: impl FnMut(Index)) {
        let mut count = Index::FIRST;
        for first in Index::below(self.0.len()) {
            let mut half = first;
            let mut link = &mut self.0[half];
            if link.next == REMOVED {
                continue;
            }
            while link.next != REMOVED {
                let next = core::mem::replace(&mut link.next, REMOVED);
                link.prev = count;
                count += 1;
                visit(half);
                half = next;
                link = &mut self.0[half];
            }
            end(count);
        }
    }

    /// The pieces, ordered by their lowest half-edge.
    pub fn into_partition(mut self, origins: &[Index], twins: &[Index]) -> Partition {
        let mut partition = Partition {
            starts: Vec::with_capacity(self.0.len() / 3 + 1),
            origins: Vec::with_capacity(self.0.len()),
            twins: Vec::with_capacity(self.0.len()),
        };
        partition.starts.push(Index::FIRST);
        self.drain(
            |half| {
                partition.origins.push(origins[half]);
                partition.twins.push(twins[half]);
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
    sides: Vec<(u64, Index)>,
}

impl TwinFinder {
    /// Writes the twin of each edge of the pieces to `twins`.
    ///
    /// Piece `i` has the corners `starts[i]..starts[i + 1]` of `corners`. For the boundary edge
    /// that starts at position `p`, `outer(p)` is either a twin of the polygon's boundary, which is
    /// taken as it is, or a number that it shares with the one boundary edge that is its twin.
    pub(crate) fn find(
        &mut self,
        starts: &[Index],
        corners: &[Index],
        positions: usize,
        outer: impl Fn(Index) -> Index,
        twins: &mut Vec<Index>,
    ) {
        self.sides.clear();
        twins.clear();
        twins.resize(corners.len(), NONE);
        let (first, last) = (Index::FIRST, Index::new(positions - 1));
        for ends in starts.windows(2) {
            for edge in ends[0].to(ends[1]) {
                let from = corners[edge];
                let to = corners[if edge + 1 == ends[1] {
                    ends[0]
                } else {
                    edge + 1
                }];
                let on_boundary = to == if from == last { first } else { from + 1 };
                let key = match on_boundary.then(|| outer(from)) {
                    Some(twin) if boundary_edge(twin).is_some() => {
                        twins[edge] = twin;
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
            twins[pair[0].1] = pair[1].1;
            twins[pair[1].1] = pair[0].1;
        }
    }
}
