//! What a step tells.

use crate::types::Relation;
use crate::world::pairs::list::{EndedPair, Pair};
use crate::world::{BodyId, World};

/// What became of a pair between two steps.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
#[repr(u8)]
pub enum Phase {
    /// They meet, and did not at the step before.
    Begin = 0,
    /// They meet and did so before.
    Stay = 1,
    /// They no longer meet, or mind each other, or one of them is gone.
    End = 2,
}

/// Two bodies that meet, or met until now.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct PairEvent {
    /// The body of the lower name.
    pub a: BodyId,
    /// The other.
    pub b: BodyId,
    /// What became of them.
    pub phase: Phase,
    /// How they stand to each other: `Touching` or `Overlapping`; at the end `Disjoint`, whatever the reason.
    pub relation: Relation,
}

/// What the last step found, in the order of the pairs' names. An end comes before a beginning in the same places.
#[derive(Clone, Copy, Debug)]
pub struct Events<'a> {
    world: &'a World,
}

impl<'a> Events<'a> {
    pub(crate) fn new(world: &'a World) -> Events<'a> {
        Events { world }
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.world.pairs.len() + self.world.ended.len()
    }

    /// Whether nothing meets and nothing ended.
    pub fn is_empty(&self) -> bool {
        self.len() == 0
    }

    /// All of them.
    pub fn iter(&self) -> impl Iterator<Item = PairEvent> + use<'a> {
        let world = self.world;
        let mut pairs = world.pairs.iter();
        let mut ended = world.ended.iter();
        // compared with every pair, so it is worked out once an end
        let key = |end: Option<&EndedPair>| end.map_or(u64::MAX, EndedPair::key);
        let mut end_key = key(ended.as_slice().first());
        core::iter::from_fn(move || {
            if let Some(pair) = pairs.as_slice().first()
                && pair.key() < end_key
            {
                pairs.next();
                return Some(event(world, *pair));
            }
            let &EndedPair { a, b } = ended.next()?;
            end_key = key(ended.as_slice().first());
            Some(PairEvent {
                a,
                b,
                phase: Phase::End,
                relation: Relation::Disjoint,
            })
        })
    }

    /// Those that meet, whether they begin or stay.
    pub fn meeting(&self) -> impl Iterator<Item = PairEvent> + use<'a> {
        let world = self.world;
        world.pairs.iter().map(|pair| event(world, *pair))
    }
}

#[inline]
fn event(world: &World, pair: Pair) -> PairEvent {
    PairEvent {
        a: world.id(pair.a()),
        b: world.id(pair.b()),
        phase: pair.phase(),
        relation: pair.relation(),
    }
}
