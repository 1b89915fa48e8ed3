//! A step: which pairs meet now, and what changed.

use super::pairs::{EndedPair, compare, sort};
use super::{BodyId, Events, World, WorldError};
use crate::Relation;

/// If at least one in so many moving bodies changed, looking at all of them costs less than looking for these.
const MANY: usize = 3;

impl World {
    /// Finds all pairs that meet now, and compares with the step before.
    ///
    /// Two bodies are a pair if their filters accept each other and they are neither both static nor both sensors. The
    /// answer does not depend on the order in which bodies were put in or moved.
    pub fn step(&mut self) -> Events<'_> {
        let mut found = core::mem::take(&mut self.room.found);
        found.clear();
        let all = self.changed.len() * MANY >= self.movers.len();
        if all {
            self.find_all(&mut found);
        } else {
            self.find_changed(&mut found);
        }
        let slots = self.slots.len();
        let (sorted, counts) = (&mut self.room.sorted, &mut self.room.counts);
        sort(&mut found, slots, sorted, counts);
        self.ended.clear();
        let (gates, generations, ended) = (&self.gates, &self.generations, &mut self.ended);
        let id = |slot: u32| BodyId {
            slot,
            generation: generations[slot as usize],
        };
        let changed = |slot: u32| gates[slot as usize].changed;
        compare(
            &self.pairs,
            &found,
            &mut self.room.sorted,
            |pair| all || changed(pair.a()) || changed(pair.b()),
            |pair| {
                let (a, b) = (id(pair.a()), id(pair.b()));
                ended.push(EndedPair { a, b });
            },
        );
        core::mem::swap(&mut self.pairs, &mut self.room.sorted);
        self.room.found = found;
        for slot in self.changed.drain(..) {
            self.gates[slot as usize].changed = false;
        }
        for slot in core::mem::take(&mut self.leaving) {
            self.release(slot);
        }
        self.steps += 1;
        Events::new(self)
    }

    /// What the last step found.
    pub fn events(&self) -> Events<'_> {
        Events::new(self)
    }

    /// How two bodies stand to each other now, whether they mind each other or not.
    ///
    /// # Errors
    /// [`WorldError::Stale`].
    pub fn relation(&self, a: BodyId, b: BodyId) -> Result<Relation, WorldError> {
        let (a, b) = (self.slot(a)?, self.slot(b)?);
        Ok(self.verdict(a as u32, b as u32))
    }
}
