//! Pairs of bodies, by slot.

use crate::bodies::arrays::Bodies;
use crate::{BodyId, Phase};
use sat2d_base::types::Relation;

/// Two slots, the lower one first, whose bodies meet or may meet; their relation, and what happened
/// to them. One word, so that pairs are ordered as numbers: 28 bits for each slot, 4 for the
/// relation, 4 for the phase.
#[derive(Clone, Copy, Debug)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub(crate) struct Pair(u64);

/// Two bodies that no longer meet. Either may have been removed.
#[derive(Clone, Copy, Debug)]
pub(crate) struct EndedPair {
    pub(crate) ids: [BodyId; 2],
    /// The callers' values in the step that ended the pair.
    pub(crate) users: [u64; 2],
}

impl EndedPair {
    pub(crate) fn new(bodies: &Bodies, pair: Pair) -> EndedPair {
        let slots = [pair.a(), pair.b()];
        EndedPair {
            ids: slots.map(|slot| bodies.id(slot)),
            users: slots.map(|slot| bodies.identities[slot as usize].user),
        }
    }

    /// Both slots, as in [`Pair::key`].
    #[inline]
    pub(crate) fn key(&self) -> u64 {
        let [a, b] = self.ids;
        Pair::new(a.slot(), b.slot()).key()
    }
}

/// The relation with this number.
#[inline(always)]
pub(super) fn relation_of(bits: u32) -> Relation {
    match bits {
        0 => Relation::Disjoint,
        1 => Relation::Touching,
        _ => Relation::Overlapping,
    }
}

impl Pair {
    /// A pair that is disjoint and begins.
    #[inline]
    pub(crate) fn new(a: u32, b: u32) -> Pair {
        let slots = u64::from(a.min(b)) << 28 | u64::from(a.max(b));
        Pair(slots << 8)
    }

    /// A pair whose relation changed.
    pub(super) fn changed(a: u32, b: u32, before: Relation, now: Relation) -> Pair {
        let phase = match (before.hits(), now.hits()) {
            (false, _) => Phase::Begin,
            (true, true) => Phase::Stay,
            (true, false) => Phase::End,
        };
        Pair(Pair::new(a, b).0 | (now as u64) << 4 | phase as u64)
    }

    /// The lower slot.
    #[inline]
    pub(crate) fn a(self) -> u32 {
        (self.0 >> 36) as u32
    }

    /// The higher slot.
    #[inline]
    pub(crate) fn b(self) -> u32 {
        (self.0 >> 8) as u32 & ((1 << 28) - 1)
    }

    /// Both slots: what pairs are ordered by.
    #[inline]
    pub(crate) fn key(self) -> u64 {
        self.0 >> 8
    }

    #[inline]
    pub(crate) fn relation(self) -> Relation {
        relation_of((self.0 >> 4) as u32 & 3)
    }

    #[inline]
    pub(crate) fn phase(self) -> Phase {
        match self.0 & 15 {
            0 => Phase::Begin,
            1 => Phase::Stay,
            _ => Phase::End,
        }
    }

    /// The same pair a step later, if nothing changed.
    #[inline(always)]
    pub(super) fn staying(self) -> Pair {
        Pair(self.0 & !15 | Phase::Stay as u64)
    }

    /// A pair that is disjoint, with a relation instead.
    #[inline(always)]
    pub(super) fn with_relation(self, relation: Relation) -> Pair {
        Pair(self.0 | (relation as u64) << 4)
    }

    /// A pair that begins, or the same pair if it stays instead.
    #[inline(always)]
    pub(super) fn staying_if(self, stays: bool) -> Pair {
        const { assert!(Phase::Begin as u64 == 0 && Phase::Stay as u64 == 1) };
        Pair(self.0 | u64::from(stays))
    }

    /// Whether these are two slots that meet, as a step reports them.
    #[cfg(feature = "serde")]
    pub(crate) fn is_valid(self) -> bool {
        self.a() < self.b() && matches!(self.0 >> 4 & 15, 1 | 2) && self.0 & 15 < 2
    }
}

#[cfg(test)]
mod tests {
    use crate::pairs::pair::*;

    #[test]
    fn a_pair_has_the_slots_the_relation_and_the_phase_it_was_made_of() {
        let (low, high) = (5, (1 << 28) - 1);
        for before in [0, 1, 2].map(relation_of) {
            for now in [0, 1, 2].map(relation_of) {
                let pair = Pair::changed(high, low, before, now);
                assert_eq!((pair.a(), pair.b(), pair.relation()), (low, high, now));
                let phase = match (before.hits(), now.hits()) {
                    (false, _) => Phase::Begin,
                    (true, true) => Phase::Stay,
                    (true, false) => Phase::End,
                };
                assert_eq!((pair.phase(), pair.staying().phase()), (phase, Phase::Stay));
                assert_eq!(pair.staying().relation(), now);
            }
        }
    }

    #[cfg(feature = "serde")]
    #[test]
    fn a_saved_pair_meets_and_has_not_ended() {
        for (a, b) in [(3, 7), (7, 7)] {
            for relation in 0..16 {
                for phase in 0..16 {
                    let pair = Pair(Pair::new(a, b).0 | relation << 4 | phase);
                    let is_valid = a < b && (1..=2).contains(&relation) && phase < 2;
                    assert_eq!(pair.is_valid(), is_valid, "{a} {b} {relation} {phase}");
                }
            }
        }
    }
}
