//! A step: which pairs meet now, and what changed.

use crate::world::pairs::list::{MeetingUpdate, sort};
use crate::world::pairs::pair::{EndedPair, Pair};
use crate::world::threads::join;
use crate::world::{BodyId, Events, Phase, World};
use alloc::vec::Vec;

impl World {
    /// Finds all pairs of bodies that meet now, and compares them with the last step.
    ///
    /// Two bodies are a pair if they meet, their filters accept each other, and they are neither
    /// both static nor both sensors; for those call [`World::relation`]. The events do not depend
    /// on the order in which bodies were inserted or moved. They stay readable by
    /// [`events`](World::events) until the next step.
    pub fn step(&mut self) -> Events<'_> {
        #[cfg(feature = "parallel")]
        if self.parallel {
            // one task for the pool, since starting one takes longer from outside
            rayon::scope(|_| self.take_step());
            return Events::new(self);
        }
        self.take_step();
        Events::new(self)
    }

    /// The events of the last step.
    pub fn events(&self) -> Events<'_> {
        Events::new(self)
    }

    fn take_step(&mut self) {
        self.find_pairs();
        let threads = self.has_threads();
        let mut changed = core::mem::take(&mut self.scratch.changed);
        changed.clear();
        let mut cache = core::mem::take(&mut self.pairs.cache);
        let mut changes = Vec::new();
        if core::mem::take(&mut self.pairs.may_have_changed) {
            changes = self.bodies.update_pairs(threads, cache.buckets_mut());
        }
        changed.extend(changes.iter().flat_map(|part| &part.changed));
        let remove = || {
            for part in &changes {
                cache.remove_keys(&part.parted);
            }
        };
        let update = || {
            let scratch = &mut self.scratch;
            let count = self.bodies.slots.len();
            sort(
                &mut changed,
                count,
                &mut scratch.sorted,
                &mut scratch.counts,
            );
            self.update_meeting(&changed);
        };
        join(threads, remove, update);
        self.pairs.cache = cache;
        self.scratch.changed = changed;
        for slot in self.pairs.invalidated.drain(..) {
            self.bodies.displacements[slot as usize] = 0;
        }
        self.bodies.release_leaving();
        self.steps += 1;
    }

    /// Updates the lists of pairs that meet and of pairs that ended.
    fn update_meeting(&mut self, changed: &[Pair]) {
        let ended = changed.iter().filter(|pair| pair.phase() == Phase::End);
        let (generations, users) = (&self.bodies.generations, &self.bodies.users);
        let id = |slot: u32| BodyId::new(slot, generations[slot as usize]);
        self.pairs.ended.clear();
        self.pairs.ended.extend(ended.map(|pair| {
            let slots = [pair.a(), pair.b()];
            EndedPair {
                ids: slots.map(id),
                users: slots.map(|slot| users[slot as usize]),
            }
        }));
        let update = MeetingUpdate {
            before: &self.pairs.meeting,
            changed,
        };
        let threads = self.has_threads();
        let now = &mut self.scratch.sorted;
        // what is there already is overwritten
        now.resize(update.count(), Pair::new(0, 0));
        if threads {
            update.write_parallel(now);
        } else {
            update.write(now);
        }
        core::mem::swap(&mut self.pairs.meeting, &mut self.scratch.sorted);
    }
}
