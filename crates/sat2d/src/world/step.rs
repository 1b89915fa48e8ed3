//! A step: which pairs meet now, and what changed.

use crate::world::pairs::list::{MeetingUpdate, set_phases, sort};
use crate::world::pairs::pair::Pair;
use crate::world::threads::join;
use crate::world::{Events, Phase, World};
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
        if self.pairs.strategy.is_anew() {
            self.find_meeting();
        } else {
            self.update_cached();
        }
        for slot in self.pairs.invalidated.drain(..) {
            self.bodies.displacements[slot as usize] = 0;
        }
        self.bodies.release_leaving();
        self.steps += 1;
        if self.pairs.strategy.choose(self.broad_phase.movers.len()) {
            self.change_strategy();
        }
    }

    /// Begins or ends to cache pairs.
    fn change_strategy(&mut self) {
        if self.pairs.strategy.is_anew() {
            self.pairs.cache.clear();
            self.broad_phase.clear_move_buffer();
        } else {
            self.find_all_pairs();
        }
    }

    /// Finds the pairs that meet among all whose AABBs meet.
    fn find_meeting(&mut self) {
        if !core::mem::take(&mut self.pairs.may_have_changed) {
            return self.update_meeting(&[]);
        }
        let mut near = core::mem::take(&mut self.scratch.found);
        self.find_near_pairs(&mut near);
        let mut meeting = core::mem::take(&mut self.scratch.changed);
        meeting.clear();
        self.bodies
            .decide_pairs(self.has_threads(), &near, &mut meeting);
        let (count, scratch) = (self.bodies.slots.len(), &mut self.scratch);
        sort(
            &mut meeting,
            count,
            &mut scratch.sorted,
            &mut scratch.counts,
        );
        let ended = &mut self.pairs.ended;
        ended.clear();
        let bodies = &self.bodies;
        set_phases(&self.pairs.meeting, &mut meeting, |pair| {
            ended.push(bodies.ended(pair));
        });
        self.scratch.found = near;
        self.scratch.changed = core::mem::replace(&mut self.pairs.meeting, meeting);
    }

    /// Brings the pair cache and the pairs that meet up to date.
    fn update_cached(&mut self) {
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
    }

    /// Updates the lists of pairs that meet and of pairs that ended.
    fn update_meeting(&mut self, changed: &[Pair]) {
        let ended = changed.iter().filter(|pair| pair.phase() == Phase::End);
        self.pairs.ended.clear();
        let bodies = &self.bodies;
        (self.pairs.ended).extend(ended.map(|pair| bodies.ended(*pair)));
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
