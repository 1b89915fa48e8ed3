//! Lists of pairs: in order, and what is new in one against another.

use super::{BodyId, Phase};
use crate::Relation;
use alloc::vec::Vec;

/// Two slots whose bodies meet, the lower first, how they meet and since when. In one word: 28 bits each for the slots, 4 for the
/// relation, 4 for the phase, so that pairs are ordered as numbers are.
#[derive(Clone, Copy, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(super) struct Pair(u64);

/// Two bodies that no longer meet; one of them or both may be gone.
#[derive(Clone, Copy, Debug)]
pub(super) struct EndedPair {
    pub(super) a: BodyId,
    pub(super) b: BodyId,
}

impl Pair {
    #[inline]
    pub(super) fn new(a: u32, b: u32, relation: Relation) -> Pair {
        let slots = u64::from(a.min(b)) << 28 | u64::from(a.max(b));
        Pair(slots << 8 | (relation as u64) << 4 | Phase::Begin as u64)
    }

    #[inline]
    pub(super) fn a(self) -> u32 {
        (self.0 >> 36) as u32
    }

    #[inline]
    pub(super) fn b(self) -> u32 {
        (self.0 >> 8) as u32 & ((1 << 28) - 1)
    }

    /// Both slots.
    #[inline]
    pub(super) fn key(self) -> u64 {
        self.0 >> 8
    }

    #[inline]
    pub(super) fn relation(self) -> Relation {
        match self.0 >> 4 & 15 {
            0 => Relation::Disjoint,
            1 => Relation::Touching,
            _ => Relation::Overlapping,
        }
    }

    #[inline]
    pub(super) fn phase(self) -> Phase {
        match self.0 & 15 {
            0 => Phase::Begin,
            1 => Phase::Stay,
            _ => Phase::End,
        }
    }

    /// Whether these are two slots that meet, as [`compare`] leaves them.
    #[cfg(feature = "serde")]
    pub(super) fn is_sound(self) -> bool {
        self.a() < self.b() && matches!(self.0 >> 4 & 15, 1 | 2) && self.0 & 15 < 2
    }

    /// The same in a phase.
    #[inline]
    fn since(self, phase: Phase) -> Pair {
        Pair(self.0 & !15 | phase as u64)
    }
}

/// Sorts pairs of slots below `slots`. Where there are many, they are dealt out by their upper slot and then by their lower, which
/// takes one look at each and compares nothing.
pub(super) fn sort(
    pairs: &mut Vec<Pair>,
    slots: usize,
    scratch: &mut Vec<Pair>,
    counts: &mut Vec<u32>,
) {
    if pairs.len() < slots / 4 {
        pairs.sort_unstable_by_key(|pair| pair.key());
        return;
    }
    scratch.clone_from(pairs);
    deal(pairs, scratch, slots, counts, Pair::b);
    deal(scratch, pairs, slots, counts, Pair::a);
}

/// Copies pairs in the order of a slot, equal ones as they come.
fn deal(
    from: &[Pair],
    to: &mut [Pair],
    slots: usize,
    counts: &mut Vec<u32>,
    slot: impl Fn(Pair) -> u32,
) {
    counts.clear();
    counts.resize(slots, 0);
    for pair in from {
        counts[slot(*pair) as usize] += 1;
    }
    let mut next = 0;
    for count in counts.iter_mut() {
        (*count, next) = (next, next + *count);
    }
    for pair in from {
        let place = &mut counts[slot(*pair) as usize];
        to[*place as usize] = *pair;
        *place += 1;
    }
}

/// What becomes of `old` pairs when `found` is all there is of those that `asked` says were asked about again: the pairs there are
/// now, with their phases, into `now`; those that ended are told to `end`. All lists are in order.
pub(super) fn compare(
    old: &[Pair],
    found: &[Pair],
    now: &mut Vec<Pair>,
    asked: impl Fn(Pair) -> bool,
    mut end: impl FnMut(Pair),
) {
    now.clear();
    now.reserve(found.len());
    let mut old = old.iter().peekable();
    for pair in found {
        let key = pair.key();
        let mut phase = Phase::Begin;
        while let Some(before) = old.next_if(|before| before.key() <= key) {
            if before.key() == key {
                phase = Phase::Stay;
            } else if asked(*before) {
                end(*before);
            } else {
                now.push(before.since(Phase::Stay));
            }
        }
        now.push(pair.since(phase));
    }
    for before in old {
        if asked(*before) {
            end(*before);
        } else {
            now.push(before.since(Phase::Stay));
        }
    }
}
