//! Lists of pairs: in order, and brought together with what was found anew.

use super::{BodyId, Phase};
use crate::Relation;
use alloc::vec::Vec;

/// Two slots, or ranks, whose bodies meet or may, the lower first, how they stood at the last step and what became of them. In one word: 28 bits
/// each for the slots, 4 for the relation, 4 for the phase, so that pairs are ordered as numbers are.
///
/// A pair that met at the last step and has been lost sight of since (one is gone, say, or minds the other no longer) is *gone*: it is
/// kept until the next step has told of its end.
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

/// Beside the phase: gone.
const GONE: u64 = 8;

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
        match self.0 >> 4 & 15 {
            0 => Relation::Disjoint,
            1 => Relation::Touching,
            _ => Relation::Overlapping,
        }
    }

    #[inline]
    pub(super) fn phase(self) -> Phase {
        match self.0 & 7 {
            0 => Phase::Begin,
            1 => Phase::Stay,
            _ => Phase::End,
        }
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
        Pair(self.0 & !7 | Phase::Stay as u64)
    }

    #[inline]
    pub(super) fn is_gone(self) -> bool {
        self.0 & GONE != 0
    }

    /// Whether these are two slots that meet, as a step tells of them.
    #[cfg(feature = "serde")]
    pub(super) fn is_sound(self) -> bool {
        self.a() < self.b() && matches!(self.0 >> 4 & 15, 1 | 2) && self.0 & 15 < 2
    }

    /// What became of it if that is how it stands now. Where it neither meets nor met the phase says nothing.
    #[inline(always)]
    pub(super) fn since(self, relation: Relation) -> Pair {
        // by whether it met and whether it meets
        const PHASES: [Phase; 4] = [Phase::End, Phase::Begin, Phase::End, Phase::Stay];
        let met = self.0 >> 4 & 15 != 0;
        let phase = PHASES[usize::from(met) << 1 | usize::from(relation.hits())];
        Pair(self.0 & !0xf7 | (relation as u64) << 4 | phase as u64)
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

/// What is to be known of `old` pairs and of what was `found`, which is all there is now of those that `asked` says were asked about:
/// the old ones with what was told of them, and those that are new. All lists are in order.
pub(super) fn merge(
    old: &[Pair],
    found: &[Pair],
    now: &mut Vec<Pair>,
    asked: impl Fn(Pair) -> bool,
) {
    now.resize(old.len() + found.len(), Pair::NONE);
    let mut end = 0;
    // of those that were not found again only what met is kept, for its end to be told
    let lose = |now: &mut [Pair], end: &mut usize, pair: Pair| {
        let lost = asked(pair) | pair.is_gone();
        now[*end] = Pair(pair.0 | if lost { GONE } else { 0 });
        *end += usize::from(!lost | pair.relation().hits());
    };
    let mut next = 0;
    for pair in found {
        while next < old.len() && old[next].key() < pair.key() {
            lose(now, &mut end, old[next]);
            next += 1;
        }
        now[end] = *pair;
        if next < old.len() && old[next].key() == pair.key() {
            now[end] = Pair(old[next].0 & !GONE);
            next += 1;
        }
        end += 1;
    }
    for pair in &old[next..] {
        lose(now, &mut end, *pair);
    }
    now.truncate(end);
}
