//! Lists of pairs: in order, and brought together with what was found anew.

use super::{BodyId, Phase};
use crate::Relation;
use alloc::vec::Vec;

/// Two slots, or ranks, whose bodies meet or may, the lower first, how they stood at the last step and what became of them. In one word: 28 bits
/// each for the slots, 4 for the state, 4 for the phase, so that pairs are ordered as numbers are.
///
/// The state is the relation at the last step and whether the pair is *gone*: it met then and has been lost sight of since (one is no
/// more, say, or minds the other no longer). Such a pair is kept until the next step has told of its end.
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

/// Of the state's bits those of the relation, and the one that says that the pair is gone.
const RELATION: u64 = 3;
const GONE: u64 = 4;

/// In the place of a relation: none is known.
const UNKNOWN: u64 = 3;

#[inline(always)]
fn relation_of(bits: u64) -> Relation {
    match bits {
        0 => Relation::Disjoint,
        1 => Relation::Touching,
        _ => Relation::Overlapping,
    }
}

impl Pair {
    /// Fills lists.
    pub(super) const NONE: Pair = Pair(0);

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
        relation_of(self.0 >> 4 & RELATION)
    }

    #[inline]
    pub(super) fn phase(self) -> Phase {
        match self.0 & 15 {
            0 => Phase::Begin,
            1 => Phase::Stay,
            _ => Phase::End,
        }
    }

    /// Of a body and what is on its list: the rank of another and the state of the pair, in 4 bits. In this order, whichever is the lower.
    #[inline(always)]
    pub(super) fn of_list(rank: u32, other: u32) -> Pair {
        Pair(u64::from(rank) << 36 | u64::from(other) << 4)
    }

    /// How it stood and whether it is gone.
    #[inline(always)]
    pub(super) fn state(self) -> u32 {
        (self.0 >> 4) as u32 & 15
    }

    /// The same of others.
    #[inline(always)]
    pub(super) fn renamed(self, a: u32, b: u32) -> Pair {
        Pair(Pair::new(a, b).0 | self.0 & 0xff)
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

    #[inline]
    pub(super) fn is_gone(self) -> bool {
        self.0 >> 4 & GONE != 0
    }

    /// The same as a pair that is gone, or as one that is not.
    #[inline]
    pub(super) fn with_gone(self, gone: bool) -> Pair {
        Pair(self.0 & !(GONE << 4) | if gone { GONE << 4 } else { 0 })
    }

    /// Whether these are two slots that meet, as a step tells of them.
    #[cfg(feature = "serde")]
    pub(super) fn is_sound(self) -> bool {
        self.a() < self.b() && matches!(self.0 >> 4 & 15, 1 | 2) && self.0 & 15 < 2
    }

    /// The same, with how it stands now in the place of the phase; `None` where that is yet to be found out.
    #[inline(always)]
    pub(super) fn told(self, relation: Option<Relation>) -> Pair {
        let now = relation.map_or(UNKNOWN, |relation| relation as u64);
        Pair(self.0 & !15 | now)
    }

    /// Of one that was [`told`](Pair::told): whether it may stand otherwise than it did, or is gone.
    #[inline(always)]
    pub(super) fn may_be_news(self) -> bool {
        self.0 >> 4 & 15 != self.0 & 15
    }

    /// Of one that was [`told`](Pair::told): how it stands now.
    pub(super) fn now(self) -> Option<Relation> {
        (self.0 & 15 != UNKNOWN).then(|| relation_of(self.0 & 15))
    }

    /// What became of it if that is how it stands now. Where it neither meets nor met the phase says nothing.
    #[inline(always)]
    pub(super) fn since(self, relation: Relation) -> Pair {
        // by whether it met and whether it meets
        const PHASES: [Phase; 4] = [Phase::End, Phase::Begin, Phase::End, Phase::Stay];
        let met = self.0 >> 4 & RELATION != 0;
        let phase = PHASES[usize::from(met) << 1 | usize::from(relation.hits())];
        Pair(self.0 & !(RELATION << 4 | 15) | (relation as u64) << 4 | phase as u64)
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

/// All pairs that were `found`, with what was told of them, and those that `met` but were not found again, as pairs that are gone. Both
/// lists are in order, and so is what comes out.
pub(super) fn merge(met: impl Iterator<Item = Pair>, found: &[Pair]) -> Vec<Pair> {
    let mut all = Vec::with_capacity(found.len());
    let mut found = found.iter().copied().peekable();
    for pair in met {
        while let Some(new) = found.next_if(|new| new.key() < pair.key()) {
            all.push(new);
        }
        let again = found.next_if(|new| new.key() == pair.key());
        all.push(pair.with_gone(again.is_none()));
    }
    all.extend(found);
    all
}
