//! The partners of each body in the pair cache, so that a step after only a few bodies moved finds
//! their pairs without going through all others (L. Verlet, "Computer experiments on classical
//! fluids", 1967).
//!
//! The lists are those of some earlier step. Pairs that were added to the cache since are in a list
//! of their own; those that were removed are still there, but no longer in the cache. Looking a
//! pair up waits for memory, so the lists remember its threshold.

use crate::world::pairs::pair::Pair;
use alloc::collections::TryReserveError;
use alloc::vec::Vec;
use core::ops::Range;

/// The lists are given up when more than one in so many pairs was added since they were built.
const STALE: usize = 32;

/// Building the lists takes as long as going through all pairs in so many steps.
const WORTH_BUILDING: u32 = 8;

/// A body that was near another one.
#[derive(Clone, Copy, Debug)]
struct Partner {
    slot: u32,
    /// Below this sum of displacements the pair is not due. What the cache has never decreases
    /// while both displacements only increase, so this may be an earlier threshold.
    threshold: u32,
}

/// Lists of partners, by slot.
#[derive(Clone, Debug, Default)]
pub(crate) struct NeighborLists {
    /// Where the partners of each slot end. Without lists there are none.
    ends: Vec<u32>,
    partners: Vec<Partner>,
    /// The pairs that were added since.
    added: Vec<Pair>,
    /// How many steps in a row could have used lists.
    wanted: u32,
}

impl NeighborLists {
    pub(crate) fn exist(&self) -> bool {
        !self.ends.is_empty()
    }

    /// Counts a step that could use lists, or could not. Returns whether they should be built.
    pub(crate) fn count_step(&mut self, is_wanting: bool) -> bool {
        self.wanted = if is_wanting {
            self.wanted.saturating_add(1)
        } else {
            0
        };
        !self.exist() && self.wanted >= WORTH_BUILDING
    }

    /// Builds the lists from all pairs of so many slots; `pairs` is called twice. Without memory
    /// for them there are none.
    pub(crate) fn build<P: Iterator<Item = (u32, u32)>>(
        &mut self,
        slots: usize,
        pairs: impl Fn() -> P,
    ) {
        self.give_up();
        let lists = try_build(slots, pairs);
        (self.ends, self.partners) = lists.unwrap_or_default();
    }

    /// Forgets the lists and which steps wanted them, and frees the memory.
    pub(crate) fn clear(&mut self) {
        *self = NeighborLists::default();
    }

    /// Forgets the lists, but not that steps want some.
    fn give_up(&mut self) {
        *self = NeighborLists {
            wanted: self.wanted,
            ..NeighborLists::default()
        };
    }

    /// Notes a pair that was added to the cache, which then has so many.
    #[inline]
    pub(crate) fn note(&mut self, added: Pair, cached: usize) {
        if !self.exist() {
            return;
        }
        let has_room = self.added.len() * STALE <= cached && self.added.try_reserve(1).is_ok();
        if has_room {
            self.added.push(added);
        } else {
            self.give_up();
        }
    }

    /// Looks up the pairs of these bodies that may be due, some more than once. `look_up` returns
    /// the sum of displacements below which a pair certainly is not.
    pub(crate) fn look_up(
        &mut self,
        slots: &[u32],
        displacements: &[u32],
        mut look_up: impl FnMut(Pair) -> u32,
    ) {
        for &slot in slots {
            let partners = self.partners_of(slot);
            for partner in &mut self.partners[partners] {
                let sum = displacements[slot as usize] + displacements[partner.slot as usize];
                if sum >= partner.threshold {
                    partner.threshold = look_up(Pair::new(slot, partner.slot));
                }
            }
        }
        let is_wanted = SlotSet::new(slots);
        for &pair in &self.added {
            if is_wanted.contains(pair.a()) || is_wanted.contains(pair.b()) {
                look_up(pair);
            }
        }
    }

    /// Forgets the thresholds of a body's pairs, since its displacement starts again at 0.
    pub(crate) fn forget_thresholds(&mut self, slot: u32) {
        for at in self.partners_of(slot) {
            self.partners[at].threshold = 0;
            let others = self.partners_of(self.partners[at].slot);
            let entries = self.partners[others].iter_mut();
            (entries.filter(|entry| entry.slot == slot)).for_each(|entry| entry.threshold = 0);
        }
    }

    /// Where the partners of a slot are; none if it is newer than the lists.
    fn partners_of(&self, slot: u32) -> Range<usize> {
        let end = |slot: usize| self.ends.get(slot).map_or(0, |&end| end as usize);
        let slot = slot as usize;
        let start = if slot > 0 { end(slot - 1) } else { 0 };
        start..end(slot).max(start)
    }

    /// Bytes of memory held.
    pub(crate) fn memory(&self) -> usize {
        self.ends.capacity() * size_of::<u32>()
            + self.partners.capacity() * size_of::<Partner>()
            + self.added.capacity() * size_of::<Pair>()
    }
}

/// A set of slots: a bit for each up to the highest.
struct SlotSet(Vec<u64>);

impl SlotSet {
    fn new(slots: &[u32]) -> SlotSet {
        let count = slots.iter().max().map_or(0, |highest| highest / 64 + 1);
        let mut words = alloc::vec![0; count as usize];
        for slot in slots {
            words[*slot as usize / 64] |= 1 << (slot % 64);
        }
        SlotSet(words)
    }

    fn contains(&self, slot: u32) -> bool {
        let word = self.0.get(slot as usize / 64);
        word.is_some_and(|word| word >> (slot % 64) & 1 != 0)
    }
}

/// Where the partners of each slot end, and the partners: a counting sort.
fn try_build<P: Iterator<Item = (u32, u32)>>(
    slots: usize,
    pairs: impl Fn() -> P,
) -> Result<(Vec<u32>, Vec<Partner>), TryReserveError> {
    let mut ends: Vec<u32> = Vec::new();
    ends.try_reserve_exact(slots)?;
    ends.resize(slots, 0);
    let mut count = 0;
    for (a, b) in pairs() {
        ends[a as usize] += 1;
        ends[b as usize] += 1;
        count += 2;
    }
    let mut partners = Vec::new();
    partners.try_reserve_exact(count)?;
    let unknown = Partner {
        slot: 0,
        threshold: 0,
    };
    partners.resize(count, unknown);
    let mut next = 0;
    for end in &mut ends {
        (*end, next) = (next, next + *end);
    }
    for (a, b) in pairs() {
        for (slot, partner) in [(a, b), (b, a)] {
            let end = &mut ends[slot as usize];
            partners[*end as usize].slot = partner;
            *end += 1;
        }
    }
    Ok((ends, partners))
}
