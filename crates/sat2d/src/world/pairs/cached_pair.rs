//! A pair of bodies that are near each other: how it stands and how long that holds.

use crate::types::Relation;
use crate::world::pairs::list::relation_of;

/// Two bodies by their slots, how they stood at the last step and how they stand now, and until when. In twelve bytes; the second slot takes 28
/// bits, each relation 2.
#[derive(Clone, Copy, Debug)]
pub(crate) struct NearPair {
    a: u32,
    b: u32,
    /// From which sum of how far both bodies have come on ([`Gauge::due`](crate::world::bodies::displacement::Gauge::due)) they may stand otherwise than when that was last
    /// found out.
    pub(crate) due: u32,
}

/// In the place of a relation: none is known.
pub(crate) const UNKNOWN: u32 = 3;

impl NearPair {
    /// Two that stood so, of which nothing is known now.
    pub(crate) fn new(a: u32, b: u32, relation: Relation) -> NearPair {
        NearPair {
            a,
            b: b << 4,
            due: 0,
        }
        .standing(relation)
    }

    #[inline(always)]
    pub(crate) fn a(&self) -> u32 {
        self.a
    }

    #[inline(always)]
    pub(crate) fn b(&self) -> u32 {
        self.b >> 4
    }

    /// How they stood at the last step.
    #[inline(always)]
    pub(crate) fn before(&self) -> Relation {
        relation_of(self.b & 3)
    }

    /// How they stand; `None` where that is yet to be found out.
    #[inline(always)]
    pub(crate) fn now(&self) -> Option<Relation> {
        let now = self.b >> 2 & 3;
        (now != UNKNOWN).then(|| relation_of(now))
    }

    /// The same, with how they stand now: the number of a relation, or [`UNKNOWN`].
    #[inline(always)]
    pub(crate) fn told(self, now: u32) -> NearPair {
        let b = self.b & !(3 << 2) | now << 2;
        NearPair { b, ..self }
    }

    /// The same, as a pair that stands so and did.
    #[inline(always)]
    pub(crate) fn standing(self, relation: Relation) -> NearPair {
        let relation = relation as u32;
        let b = self.b & !15 | relation << 2 | relation;
        NearPair { b, ..self }
    }

    /// Whether they may stand otherwise than they did.
    #[inline(always)]
    pub(crate) fn may_be_news(&self) -> bool {
        self.b >> 2 & 3 != self.b & 3
    }

    /// Whether they have to be looked at again.
    #[inline(always)]
    pub(crate) fn is_due(&self, travels: &[u32]) -> bool {
        self.come(travels) >= self.due
    }

    /// How far both bodies have come, added up.
    #[inline(always)]
    pub(crate) fn come(&self, travels: &[u32]) -> u32 {
        travels[self.a() as usize] + travels[self.b() as usize]
    }
}
