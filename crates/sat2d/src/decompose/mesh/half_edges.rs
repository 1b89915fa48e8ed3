//! Half-edges linked to pieces, so that a diagonal goes or turns in constant time.

use crate::decompose::mesh::triangle_mesh::{BOUNDARY, boundary_edge};
use crate::decompose::partition::Partition;
use alloc::vec::Vec;

/// In `next` of a half-edge that was removed.
const REMOVED: u32 = u32::MAX;

/// Of each half-edge the one after it and the one before it in its piece.
pub(crate) struct HalfEdges {
    next: Vec<u32>,
    prev: Vec<u32>,
}

impl HalfEdges {
    pub fn new(next: Vec<u32>, prev: Vec<u32>) -> HalfEdges {
        HalfEdges { next, prev }
    }

    #[inline]
    pub fn next(&self, half: u32) -> u32 {
        self.next[half as usize]
    }

    #[inline]
    pub fn prev(&self, half: u32) -> u32 {
        self.prev[half as usize]
    }

    /// Has `next` follow `half`.
    #[inline]
    pub fn link(&mut self, half: u32, next: u32) {
        self.next[half as usize] = next;
        self.prev[next as usize] = half;
    }

    /// Half-edges that start at the corner before, at, and after the one where `half` starts, as they are without the diagonal of
    /// which `half` and `twin` are the two sides.
    #[inline]
    pub fn corner_without(&self, half: u32, twin: u32) -> [u32; 3] {
        [self.prev(half), half, self.next(self.next(twin))]
    }

    /// Takes a diagonal out, of which these are the two sides.
    pub fn remove(&mut self, half: u32, twin: u32) {
        self.link(self.prev(half), self.next(twin));
        self.link(self.prev(twin), self.next(half));
        self.next[half as usize] = REMOVED;
        self.next[twin as usize] = REMOVED;
    }

    /// The pieces, by their lowest half-edge.
    pub fn collect(mut self, origins: &[u32], twins: &[u32]) -> Partition {
        let mut partition = Partition::default();
        partition.starts.push(0);
        for first in 0..self.next.len() as u32 {
            let mut half = first;
            while self.next(half) != REMOVED {
                let next = core::mem::replace(&mut self.next[half as usize], REMOVED);
                // From here on `prev` is the half-edge's new number.
                self.prev[half as usize] = partition.origins.len() as u32;
                partition.origins.push(origins[half as usize]);
                partition.twins.push(twins[half as usize]);
                half = next;
            }
            if half == first && partition.starts.last() != Some(&(partition.origins.len() as u32)) {
                partition.starts.push(partition.origins.len() as u32);
            }
        }
        for twin in &mut partition.twins {
            if boundary_edge(*twin).is_none() {
                *twin = self.prev(*twin);
            }
        }
        partition
    }
}

/// Finds the twins of the edges of pieces of a disk, whose corners are its positions; memory is kept.
#[derive(Default)]
pub(crate) struct TwinFinder {
    /// What an edge has in common with its twin alone, and its number.
    sides: Vec<(u64, u32)>,
}

impl TwinFinder {
    /// Writes the twin of each edge of the pieces to `twins`. Piece `i` has the corners `starts[i]..starts[i + 1]` of
    /// `corners`. What lies across the edge of the ring that starts at position `p` is `rim(p)`: either a twin with
    /// the bit [`BOUNDARY`], which is taken as it is, or a number that it shares with the one edge of the ring that it
    /// is to be glued to.
    pub(crate) fn twins(
        &mut self,
        starts: &[u32],
        corners: &[u32],
        positions: u32,
        rim: impl Fn(u32) -> u32,
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
                let on_rim = to == if from + 1 == positions { 0 } else { from + 1 };
                let key = match on_rim.then(|| rim(from)) {
                    Some(twin) if twin & BOUNDARY != 0 => {
                        twins[edge as usize] = twin;
                        continue;
                    }
                    Some(seam) => u64::MAX - u64::from(seam),
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
