//! The order of what a sweep line meets.

use alloc::vec::Vec;

/// A block is divided when it has more entries.
const MOST: usize = 256;

/// A list in which a search takes O(log n) steps, and a change moves few entries: those of one
/// block, and the blocks.
pub(crate) struct SweepLine<T> {
    /// None is empty.
    blocks: Vec<Vec<T>>,
}

/// The place of an entry, or of the end.
#[derive(Clone, Copy)]
pub(crate) struct Place {
    block: usize,
    entry: usize,
}

impl<T: Copy> SweepLine<T> {
    pub(crate) fn new() -> SweepLine<T> {
        SweepLine { blocks: Vec::new() }
    }

    /// The first entry that is not below something, where all that are come first.
    pub(crate) fn first_not(&self, is_below: impl Fn(&T) -> bool) -> Place {
        // the last block whose first entry is below
        let after = self.blocks.partition_point(|block| is_below(&block[0]));
        let block = after.saturating_sub(1);
        let entries = self.blocks.get(block).map_or(&[][..], |block| block);
        let entry = entries.partition_point(is_below);
        self.normal(Place { block, entry })
    }

    /// The place of an entry, where it may be after the last one of its block.
    fn normal(&self, place: Place) -> Place {
        match self.blocks.get(place.block) {
            Some(block) if place.entry >= block.len() => Place {
                block: place.block + 1,
                entry: 0,
            },
            _ => place,
        }
    }

    /// The entries from a place on.
    pub(crate) fn from(&self, place: Place) -> impl Iterator<Item = &T> {
        let first = self.blocks.get(place.block).map(|b| &b[place.entry..]);
        let rest = self.blocks.iter().skip(place.block + 1);
        first.into_iter().flatten().chain(rest.flatten())
    }

    /// The entry before a place.
    pub(crate) fn before(&self, place: Place) -> Option<&T> {
        match place.entry.checked_sub(1) {
            Some(entry) => self.blocks.get(place.block)?.get(entry),
            None => self.blocks.get(place.block.checked_sub(1)?)?.last(),
        }
    }

    /// Replaces as many entries from a place on by others.
    pub(crate) fn replace(&mut self, place: Place, mut removed: usize, others: &[T]) {
        let Place { block, entry } = place;
        if block == self.blocks.len() {
            // at the end: behind the last entry
            match self.blocks.last_mut() {
                Some(last) => last.extend_from_slice(others),
                None if others.is_empty() => return,
                None => self.blocks.push(others.to_vec()),
            }
            self.divide(self.blocks.len() - 1);
            return;
        }
        let here = removed.min(self.blocks[block].len() - entry);
        self.blocks[block].splice(entry..entry + here, others.iter().copied());
        removed -= here;
        while removed > 0 && block + 1 < self.blocks.len() {
            let there = removed.min(self.blocks[block + 1].len());
            self.blocks[block + 1].drain(..there);
            removed -= there;
            if self.blocks[block + 1].is_empty() {
                self.blocks.remove(block + 1);
            }
        }
        if self.blocks[block].is_empty() {
            self.blocks.remove(block);
        } else {
            self.divide(block);
        }
    }

    /// Divides a block that has become too large.
    fn divide(&mut self, block: usize) {
        let entries = self.blocks[block].len();
        if entries <= MOST {
            return;
        }
        let parts = entries.div_ceil(MOST / 2);
        let each = entries.div_ceil(parts);
        let all = core::mem::take(&mut self.blocks[block]);
        let chunks = all.chunks(each).map(<[T]>::to_vec);
        self.blocks.splice(block..=block, chunks);
    }
}

#[cfg(test)]
mod tests {
    use crate::overlay::sweep_line::*;

    #[test]
    fn entries_are_those_of_a_vector() {
        for seed in 0..20 {
            let mut rng = fastrand::Rng::with_seed(seed);
            let (mut line, mut right) = (SweepLine::new(), Vec::<u32>::new());
            for _ in 0..600 {
                let least = rng.u32(..4000);
                let at = right.partition_point(|&entry| entry < least);
                let place = line.first_not(|&entry| entry < least);
                assert_eq!(line.before(place), right[..at].last());
                assert!(line.from(place).eq(&right[at..]));
                let most = [1, 8, 900][rng.usize(..3)];
                let removed = rng.usize(..=most).min(right.len() - at);
                // between the neighbors
                let low = right[..at].last().map_or(0, |&below| below);
                let high = right.get(at + removed).map_or(4000, |&above| above);
                let mut others: Vec<u32> = (0..rng.usize(..=most))
                    .map(|_| rng.u32(low..=high))
                    .collect();
                others.sort_unstable();
                right.splice(at..at + removed, others.iter().copied());
                line.replace(place, removed, &others);
                assert!(
                    line.blocks
                        .iter()
                        .all(|block| (1..=MOST).contains(&block.len()))
                );
            }
            assert!(line.from(line.first_not(|_| false)).eq(&right));
        }
    }
}
