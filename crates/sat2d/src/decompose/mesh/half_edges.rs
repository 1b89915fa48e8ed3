//! Half-edges linked to pieces, so that a diagonal goes or turns in constant time.

use crate::decompose::mesh::mesh::boundary_edge;
use crate::decompose::partition::Partition;
use alloc::vec::Vec;

/// In `next` of a half-edge that was removed.
const REMOVED: u32 = u32::MAX;

/// Of each half-edge the one after it and the one before it in its piece.
pub(crate) struct Links {
    next: Vec<u32>,
    prev: Vec<u32>,
}

impl Links {
    pub fn new(next: Vec<u32>, prev: Vec<u32>) -> Links {
        Links { next, prev }
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
