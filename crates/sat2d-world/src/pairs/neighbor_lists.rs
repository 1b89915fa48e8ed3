//! The partners of each body in the pair cache, so that a step after few bodies moved decides their
//! pairs without going through all others (L. Verlet, "Computer experiments on classical fluids",
//! 1967).
//!
//! The lists are those of some earlier step. Pairs that were added to the cache since are in a list
//! of their own; those that were removed are still there, as ended. Looking a pair up in the cache
//! waits for memory, so the lists have its relation and a threshold, each pair in the lists of both
//! bodies.

use crate::memory::bytes;
use crate::pairs::cached_pair::{CachedPair, Partner};
use crate::pairs::pair::Pair;
use crate::slot_set::SlotSet;
use crate::tuning::{SHORT_LISTS, SPARSE_LISTS, STALE_LISTS, WORTH_LISTS};
use alloc::collections::TryReserveError;
use alloc::vec::Vec;
use core::ops::Range;
use sat2d_base::types::Relation;

/// Lists of partners, by slot.
#[derive(Clone, Debug, Default)]
pub(super) struct NeighborLists {
    /// Where the partners of each slot end. Without lists there are none.
    ends: Vec<u32>,
    /// Each with the relation of the last step. What the cache has as a threshold never decreases
    /// while both displacements only increase, so these may be earlier ones.
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
    pub(super) fn count_step(&mut self, is_wanting: bool) -> bool {
        self.wanted = if is_wanting {
            self.wanted.saturating_add(1)
        } else {
            0
        };
        !self.exist() && self.wanted >= WORTH_LISTS
    }

    /// Builds the lists from all pairs of `slots` slots; `pairs` is called twice. Without memory
    /// for them there are none.
    pub(super) fn build<P: Iterator<Item = CachedPair>>(
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

    /// Notes a pair that was added to the cache, which has `cached` pairs now.
    #[inline]
    pub(super) fn note(&mut self, added: Pair, cached: usize) {
        if !self.exist() {
            return;
        }
        let has_room =
            self.added.len() * STALE_LISTS <= cached && self.added.try_reserve(1).is_ok();
        if has_room {
            self.added.push(added);
        } else {
            self.give_up();
        }
    }

    /// Gives the lists up if most of their pairs have ended; `cached` pairs have not.
    pub(super) fn give_up_if_sparse(&mut self, cached: usize) {
        // each pair is there twice
        if self.partners.len() > 2 * SPARSE_LISTS * cached + SHORT_LISTS {
            self.give_up();
        }
    }

    /// Where the pairs of these bodies are that may be due, some more than once: the slot, and the
    /// place in the lists.
    pub(super) fn due(&self, slots: &[u32], displacements: &[u32]) -> Vec<(u32, u32)> {
        let most = slots.iter().map(|&slot| self.partners_of(slot).len()).sum();
        let mut due = alloc::vec![(0, 0); most];
        let mut count = 0;
        for &slot in slots {
            let own = displacements[slot as usize];
            for at in self.partners_of(slot) {
                let partner = self.partners[at];
                // no branch: which pairs are due cannot be predicted
                due[count] = (slot, at as u32);
                let sum = own + displacements[partner.slot() as usize];
                count += usize::from(sum >= partner.threshold);
            }
        }
        due.truncate(count);
        due
    }

    /// The pair at a place in the list of a slot.
    #[inline]
    pub(crate) fn get(&self, (slot, at): (u32, u32)) -> CachedPair {
        self.partners[at as usize].of(slot)
    }

    /// Sets the threshold of a pair in one of its lists.
    #[inline]
    pub(super) fn set_threshold(&mut self, at: u32, threshold: u32) {
        self.partners[at as usize].threshold = threshold;
    }

    /// The pairs of these bodies that were added since the lists were built.
    pub(super) fn added_of(&self, slots: &[u32]) -> impl Iterator<Item = Pair> {
        let mut wanted = SlotSet::default();
        let size = slots
            .iter()
            .max()
            .map_or(0, |&highest| highest as usize + 1);
        wanted.clear(size);
        slots.iter().for_each(|&slot| _ = wanted.insert(slot));
        (self.added.iter().copied())
            .filter(move |pair| wanted.contains(pair.a()) || wanted.contains(pair.b()))
    }

    /// Notes the relation of a pair, if it is in the lists.
    pub(super) fn set_relation(&mut self, pair: Pair, relation: Relation) {
        self.change(pair, |partner| *partner = partner.settled(relation));
    }

    /// Notes that a pair was removed from the cache. If it comes back it is a new pair.
    pub(crate) fn end(&mut self, pair: Pair) {
        self.change(pair, Partner::end);
    }

    /// Changes a pair in the lists of both bodies.
    fn change(&mut self, pair: Pair, change: impl Fn(&mut Partner)) {
        for (slot, other) in [(pair.a(), pair.b()), (pair.b(), pair.a())] {
            let partners = self.partners_of(slot);
            let partners = self.partners[partners].iter_mut();
            (partners.filter(|partner| partner.slot() == other)).for_each(&change);
        }
    }

    /// Forgets the thresholds of a body's pairs, since its displacement starts again at 0, and
    /// calls `forget` for each of them.
    pub(super) fn forget_thresholds(&mut self, slot: u32, mut forget: impl FnMut(Pair)) {
        for at in self.partners_of(slot) {
            let partner = self.partners[at];
            if !partner.has_ended() {
                let pair = Pair::new(slot, partner.slot());
                self.change(pair, |partner| partner.threshold = 0);
                forget(pair);
            }
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
        bytes(&self.ends) + bytes(&self.partners) + bytes(&self.added)
    }
}

/// Where the partners of each slot end, and the partners: a counting sort.
fn try_build<P: Iterator<Item = CachedPair>>(
    slots: usize,
    pairs: impl Fn() -> P,
) -> Result<(Vec<u32>, Vec<Partner>), TryReserveError> {
    let mut ends: Vec<u32> = Vec::new();
    ends.try_reserve_exact(slots)?;
    ends.resize(slots, 0);
    let mut count = 0;
    for pair in pairs() {
        ends[pair.a() as usize] += 1;
        ends[pair.b() as usize] += 1;
        count += 2;
    }
    let mut partners = Vec::new();
    partners.try_reserve_exact(count)?;
    partners.resize(count, CachedPair::NONE.partner());
    let mut next = 0;
    for end in &mut ends {
        (*end, next) = (next, next + *end);
    }
    for pair in pairs() {
        for pair in [pair, pair.swapped()] {
            let end = &mut ends[pair.a() as usize];
            partners[*end as usize] = pair.partner();
            *end += 1;
        }
    }
    Ok((ends, partners))
}

#[cfg(test)]
mod tests {
    use crate::pairs::neighbor_lists::*;

    /// Lists of this number of pairs of one slot, built after enough steps wanted them.
    fn lists_of(pairs: u32) -> NeighborLists {
        let mut lists = NeighborLists::default();
        for step in 1..=WORTH_LISTS {
            assert_eq!(lists.count_step(true), step == WORTH_LISTS);
        }
        let pair = |other| CachedPair::new(0, other, Relation::Disjoint);
        lists.build(pairs as usize + 1, || (1..=pairs).map(pair));
        assert!(lists.exist());
        lists
    }

    #[test]
    fn lists_are_given_up_when_most_pairs_have_ended_and_wanted_at_once() {
        let cached = 1000;
        let most = SPARSE_LISTS * cached + SHORT_LISTS / 2;
        for (pairs, exist) in [(most, true), (most + 1, false)] {
            let mut lists = lists_of(pairs as u32);
            lists.give_up_if_sparse(cached);
            assert_eq!(lists.exist(), exist);
            assert_eq!(lists.count_step(true), !exist);
        }
    }

    #[test]
    fn lists_are_given_up_when_many_pairs_were_added() {
        let mut lists = lists_of(1);
        let cached = 3 * STALE_LISTS;
        for _ in 0..4 {
            assert!(lists.exist());
            lists.note(Pair::new(0, 2), cached);
        }
        assert!(lists.exist());
        lists.note(Pair::new(0, 2), cached);
        assert!(!lists.exist());
        assert!(lists.count_step(true));
    }
}
