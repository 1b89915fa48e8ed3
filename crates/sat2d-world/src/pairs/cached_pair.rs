//! A pair of bodies that are near each other: its relation, and until when that holds.

use crate::pairs::pair::relation_of;
use sat2d_base::types::Relation;

/// Two slots, the relation in the last step and the relation now, and the threshold at which the
/// pair must be examined. Twelve bytes: the second slot takes 28 bits, each relation 2.
#[derive(Clone, Copy, Debug)]
pub(crate) struct CachedPair {
    a: u32,
    b: u32,
    /// The sum of the displacements of both bodies from which on the relation may differ
    /// ([`TickScale::threshold`](crate::bodies::displacement::TickScale::threshold)).
    pub(super) threshold: u32,
}

/// A cached pair in a list of one of its bodies, whose slot it does not have.
#[derive(Clone, Copy, Debug)]
pub(super) struct Partner {
    b: u32,
    pub(super) threshold: u32,
}

impl Partner {
    /// The slot of the other body.
    #[inline(always)]
    pub(crate) fn slot(self) -> u32 {
        self.b >> 4
    }

    /// The pair of a body with this partner.
    #[inline(always)]
    pub(crate) fn of(self, slot: u32) -> CachedPair {
        CachedPair {
            a: slot,
            b: self.b,
            threshold: self.threshold,
        }
    }

    /// No pair any more: it is never due.
    #[inline]
    pub(crate) fn end(&mut self) {
        self.threshold = u32::MAX;
    }

    #[inline]
    pub(super) fn has_ended(self) -> bool {
        self.threshold == u32::MAX
    }

    /// The same partner after the step: this was and is the relation.
    pub(super) fn settled(self, relation: Relation) -> Partner {
        self.of(0).settled(relation).partner()
    }
}

/// In place of a relation: not known.
pub(super) const UNKNOWN: u32 = 3;

impl CachedPair {
    /// No pair: it is never due.
    pub(crate) const NONE: CachedPair = CachedPair {
        a: 0,
        b: 0,
        threshold: u32::MAX,
    };

    #[inline(always)]
    pub(crate) fn is_none(&self) -> bool {
        self.threshold == u32::MAX
    }

    /// A pair with this relation in the last step, to be examined.
    pub(crate) fn new(a: u32, b: u32, relation: Relation) -> CachedPair {
        CachedPair {
            a,
            b: b << 4,
            threshold: 0,
        }
        .settled(relation)
    }

    #[inline(always)]
    pub(crate) fn a(&self) -> u32 {
        self.a
    }

    #[inline(always)]
    pub(crate) fn b(&self) -> u32 {
        self.b >> 4
    }

    /// The relation in the last step.
    #[inline(always)]
    pub(crate) fn before(&self) -> Relation {
        relation_of(self.b & 3)
    }

    /// The relation now; `None` if it is not known.
    #[inline(always)]
    pub(super) fn now(&self) -> Option<Relation> {
        let now = self.b >> 2 & 3;
        (now != UNKNOWN).then(|| relation_of(now))
    }

    /// The same pair with another relation now: the number of a relation, or [`UNKNOWN`].
    #[inline(always)]
    pub(super) fn with_now(self, now: u32) -> CachedPair {
        let b = self.b & !(3 << 2) | now << 2;
        CachedPair { b, ..self }
    }

    /// The same pair after the step: this was and is its relation.
    #[inline(always)]
    pub(super) fn settled(self, relation: Relation) -> CachedPair {
        let relation = relation as u32;
        let b = self.b & !15 | relation << 2 | relation;
        CachedPair { b, ..self }
    }

    /// The same pair, stored with its slots the other way round.
    #[inline(always)]
    pub(super) fn swapped(self) -> CachedPair {
        CachedPair {
            a: self.b(),
            b: self.a << 4 | self.b & 15,
            threshold: self.threshold,
        }
    }

    /// The pair without its first slot.
    #[inline(always)]
    pub(super) fn partner(self) -> Partner {
        let (b, threshold) = (self.b, self.threshold);
        Partner { b, threshold }
    }

    /// Whether the relation differs, or may differ, from that of the last step.
    #[inline(always)]
    pub(crate) fn may_have_changed(&self) -> bool {
        self.b >> 2 & 3 != self.b & 3
    }

    /// Whether the pair must be examined.
    #[inline(always)]
    pub(crate) fn is_due(&self, displacements: &[u32]) -> bool {
        self.displacement(displacements) >= self.threshold
    }

    /// The sum of the displacements of both bodies.
    #[inline(always)]
    pub(crate) fn displacement(&self, displacements: &[u32]) -> u32 {
        displacements[self.a() as usize] + displacements[self.b() as usize]
    }
}

#[cfg(test)]
mod tests {
    use crate::pairs::cached_pair::*;

    #[test]
    fn relations_of_both_steps_are_kept_apart() {
        let relations = [0, 1, 2].map(relation_of);
        let (a, b) = ((1 << 28) - 1, (1 << 28) - 2);
        for before in relations {
            let mut pair = CachedPair::new(a, b, before);
            assert_eq!((pair.before(), pair.now()), (before, Some(before)));
            for now in (0..=UNKNOWN).rev().chain(0..=UNKNOWN) {
                pair = pair.with_now(now);
                let known = (now != UNKNOWN).then(|| relation_of(now));
                assert_eq!((pair.before(), pair.now()), (before, known));
                assert_eq!(pair.may_have_changed(), known != Some(before));
            }
            for relation in relations {
                let pair = pair.settled(relation);
                assert_eq!((pair.before(), pair.now()), (relation, Some(relation)));
                assert_eq!((pair.a(), pair.b(), pair.is_none()), (a, b, false));
                let other = pair.swapped().partner().settled(relation).of(b);
                assert_eq!((other.a(), other.b()), (b, a));
                assert_eq!((other.before(), other.now()), (relation, Some(relation)));
            }
        }
    }
}
