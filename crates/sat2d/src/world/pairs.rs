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

/// Sorts pairs of slots below `slots`. Where there are many, they are first dealt out by their lower slot, which takes one look at
/// each; few have the same.
pub(super) fn sort(
    pairs: &mut [Pair],
    slots: usize,
    scratch: &mut Vec<Pair>,
    counts: &mut Vec<u32>,
) {
    if pairs.len() < slots / 4 {
        pairs.sort_unstable_by_key(Pair::key);
        return;
    }
    counts.clear();
    counts.resize(slots, 0);
    for pair in pairs.iter() {
        counts[pair.a as usize] += 1;
    }
    let mut next = 0;
    for count in counts.iter_mut() {
        (*count, next) = (next, next + *count);
    }
    scratch.clear();
    scratch.extend_from_slice(pairs);
    for pair in scratch.iter() {
        let place = &mut counts[pair.a as usize];
        pairs[*place as usize] = *pair;
        *place += 1;
    }
    for group in pairs.chunk_by_mut(|p, q| p.a == q.a) {
        if group.len() > 1 {
            group.sort_unstable_by_key(|pair| pair.b);
        }
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
