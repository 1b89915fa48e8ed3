//! Lists of pairs: in order, and brought together with what was found anew.

use super::{BodyId, Phase};
use crate::Relation;
use alloc::vec::Vec;

/// Two slots whose bodies meet or may, the lower first, how they stand and what became of them. In one word: 28 bits each for the slots, 4 for the
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

impl EndedPair {
    /// Both slots, as [`Pair::key`] has them.
    #[inline]
    pub(super) fn key(&self) -> u64 {
        Pair::new(self.a.slot, self.b.slot).key()
    }
}

/// What two bits say.
#[inline(always)]
pub(super) fn relation_of(bits: u32) -> Relation {
    match bits {
        0 => Relation::Disjoint,
        1 => Relation::Touching,
        _ => Relation::Overlapping,
    }
}

impl Pair {
    /// Two slots of which nothing was told.
    #[inline]
    pub(super) fn new(a: u32, b: u32) -> Pair {
        let slots = u64::from(a.min(b)) << 28 | u64::from(a.max(b));
        Pair(slots << 8)
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
        relation_of((self.0 >> 4) as u32 & 3)
    }

    #[inline]
    pub(super) fn phase(self) -> Phase {
        match self.0 & 15 {
            0 => Phase::Begin,
            1 => Phase::Stay,
            _ => Phase::End,
        }
    }

    /// Where the pairs from a key on begin in a list in order: by steps that double and then halve, for a key that is not far.
    #[inline]
    pub(super) fn first_from(pairs: &[Pair], key: u64) -> usize {
        let mut step = 1;
        while step < pairs.len() && pairs[step].key() < key {
            step *= 2;
        }
        let (from, to) = (step / 2, pairs.len().min(step + 1));
        from + pairs[from..to].partition_point(|pair| pair.key() < key)
    }

    /// The same a step later, if nothing changed.
    #[inline(always)]
    pub(super) fn staying(self) -> Pair {
        Pair(self.0 & !15 | Phase::Stay as u64)
    }

    /// Whether these are two slots that meet, as a step tells of them.
    #[cfg(feature = "serde")]
    pub(super) fn is_sound(self) -> bool {
        self.a() < self.b() && matches!(self.0 >> 4 & 15, 1 | 2) && self.0 & 15 < 2
    }

    /// Two slots that stood so at the last step and stand so now, which is something else.
    pub(super) fn changed(a: u32, b: u32, before: Relation, now: Relation) -> Pair {
        let phase = match (before.hits(), now.hits()) {
            (false, _) => Phase::Begin,
            (true, true) => Phase::Stay,
            (true, false) => Phase::End,
        };
        Pair(Pair::new(a, b).0 | (now as u64) << 4 | phase as u64)
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

/// All pairs that `met`, with how they stood, and those that were `found`, of which nothing was told. Both lists are in order, and so is what
/// comes out.
pub(super) fn merge(met: &[Pair], found: &[Pair]) -> Vec<Pair> {
    let mut all = Vec::with_capacity(found.len());
    let mut found = found.iter().copied().peekable();
    for pair in met {
        while let Some(new) = found.next_if(|new| new.key() < pair.key()) {
            all.push(new);
        }
        found.next_if(|new| new.key() == pair.key());
        all.push(*pair);
    }
    all.extend(found);
    all
}
