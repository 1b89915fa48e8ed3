//! Sets of slots.

use crate::memory::bytes;
use alloc::vec::Vec;

/// A set of slots: a bit for each, and a list, so that clearing it costs as much as filling it. The
/// memory stays from use to use.
#[derive(Clone, Debug, Default)]
pub(super) struct SlotSet {
    words: Vec<u64>,
    /// The slots in the set.
    slots: Vec<u32>,
}

impl SlotSet {
    /// Empties the set and resizes it to `slots`.
    pub(super) fn clear(&mut self, slots: usize) {
        for slot in self.slots.drain(..) {
            self.words[slot as usize / 64] = 0;
        }
        self.words.resize(slots.div_ceil(64), 0);
    }

    /// Adds a slot. Returns whether it was not in the set.
    pub(super) fn insert(&mut self, slot: u32) -> bool {
        let (word, bit) = (&mut self.words[slot as usize / 64], 1 << (slot % 64));
        let is_new = *word & bit == 0;
        if is_new {
            *word |= bit;
            self.slots.push(slot);
        }
        is_new
    }

    /// Whether a slot is in the set. It may be beyond its size.
    pub(super) fn contains(&self, slot: u32) -> bool {
        let word = self.words.get(slot as usize / 64);
        word.is_some_and(|word| word >> (slot % 64) & 1 != 0)
    }

    /// Bytes of memory held.
    pub(super) fn memory(&self) -> usize {
        bytes(&self.words) + bytes(&self.slots)
    }
}

#[cfg(test)]
mod tests {
    use crate::slot_set::*;

    #[test]
    fn a_set_has_the_slots_that_were_inserted_since_it_was_cleared() {
        let mut rng = fastrand::Rng::with_seed(1);
        let mut set = SlotSet::default();
        for slots in [200, 64, 1, 0, 129] {
            set.clear(slots);
            let mut model = alloc::vec![false; slots];
            for _ in 0..slots / 2 {
                let slot = rng.usize(..slots);
                assert_eq!(set.insert(slot as u32), !model[slot]);
                model[slot] = true;
            }
            let is_in = |slot: usize| model.get(slot) == Some(&true);
            assert!((0..300).all(|slot| set.contains(slot as u32) == is_in(slot)));
        }
    }
}
