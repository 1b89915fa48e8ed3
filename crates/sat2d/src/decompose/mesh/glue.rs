//! From pieces as lists of corners to half-edges that know their twins.

use crate::decompose::mesh::mesh::BOUNDARY;
use alloc::vec::Vec;

/// Finds the twins of the edges of pieces of a disk, whose corners are its positions; memory is kept.
#[derive(Default)]
pub(crate) struct Glue {
    /// What an edge has in common with its twin alone, and its number.
    sides: Vec<(u64, u32)>,
}

impl Glue {
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
