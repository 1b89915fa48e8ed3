//! Lists of pairs: in order, and what is new in one against another.

use super::{BodyId, Phase};
use crate::Relation;
use alloc::vec::Vec;

/// Two slots whose bodies meet, the lower first.
#[derive(Clone, Copy, Debug)]
pub(super) struct Pair {
    pub(super) a: u32,
    pub(super) b: u32,
    pub(super) relation: Relation,
    pub(super) phase: Phase,
}

/// Two bodies that no longer meet; one of them or both may be gone.
#[derive(Clone, Copy, Debug)]
pub(super) struct EndedPair {
    pub(super) a: BodyId,
    pub(super) b: BodyId,
}

impl Pair {
    #[inline]
    pub(super) fn new(a: u32, b: u32, relation: Relation) -> Pair {
        Pair {
            a: a.min(b),
            b: a.max(b),
            relation,
            phase: Phase::Begin,
        }
    }

    #[inline]
    pub(super) fn key(&self) -> u64 {
        u64::from(self.a) << 32 | u64::from(self.b)
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
        pairs.sort_unstable_by_key(Pair::key);
        return;
    }
    scratch.clone_from(pairs);
    deal(pairs, scratch, slots, counts, |pair| pair.b);
    deal(scratch, pairs, slots, counts, |pair| pair.a);
}

/// Copies pairs in the order of a slot, equal ones as they come.
fn deal(
    from: &[Pair],
    to: &mut [Pair],
    slots: usize,
    counts: &mut Vec<u32>,
    slot: impl Fn(&Pair) -> u32,
) {
    counts.clear();
    counts.resize(slots, 0);
    for pair in from {
        counts[slot(pair) as usize] += 1;
    }
    let mut next = 0;
    for count in counts.iter_mut() {
        (*count, next) = (next, next + *count);
    }
    for pair in from {
        let place = &mut counts[slot(pair) as usize];
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
    asked: impl Fn(&Pair) -> bool,
    mut end: impl FnMut(&Pair),
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
            } else if asked(before) {
                end(before);
            } else {
                now.push(Pair {
                    phase: Phase::Stay,
                    ..*before
                });
            }
        }
        now.push(Pair { phase, ..*pair });
    }
    for before in old {
        if asked(before) {
            end(before);
        } else {
            now.push(Pair {
                phase: Phase::Stay,
                ..*before
            });
        }
    }
}
