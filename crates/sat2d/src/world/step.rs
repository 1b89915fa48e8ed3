//! A step: which pairs meet now, and what changed.

use crate::types::Relation;
use crate::world::pairs::list::{Change, EndedPair, Pair, sort};
use crate::world::{BodyId, Events, Phase, World, WorldError};
use alloc::vec::Vec;

/// Does both, side by side if there are threads for it.
pub(crate) fn both(threads: bool, one: impl FnOnce() + Send, other: impl FnOnce() + Send) {
    #[cfg(feature = "parallel")]
    if threads {
        rayon::join(one, other);
        return;
    }
    let _ = threads;
    one();
    other();
}

impl World {
    /// Finds all pairs that meet now, and compares with the step before.
    ///
    /// Two bodies are a pair if their filters accept each other and they are neither both static nor both sensors; those
    /// are asked by name ([`World::relation`]). The answer does not depend on the order in which bodies were put in or moved.
    pub fn step(&mut self) -> Events<'_> {
        #[cfg(feature = "parallel")]
        if self.parallel {
            // all of it is given to the pool at once, since to ask its threads takes longer from outside
            rayon::scope(|_| self.go_on());
            return Events::new(self);
        }
        self.go_on();
        Events::new(self)
    }

    fn go_on(&mut self) {
        self.refresh();
        let mut news = core::mem::take(&mut self.room.news);
        news.clear();
        let mut neighbors = core::mem::take(&mut self.neighbors);
        let mut found = Vec::new();
        if core::mem::take(&mut self.stirred) {
            found = self.judge_shelves(neighbors.shelves_mut());
        }
        news.extend(found.iter().flat_map(|found| &found.news));
        let threads = self.has_threads();
        let forget = || {
            found
                .iter()
                .for_each(|found| neighbors.forget(&found.parted))
        };
        let tell = || {
            let room = &mut self.room;
            sort(
                &mut news,
                self.slots.len(),
                &mut room.sorted,
                &mut room.counts,
            );
            self.tell(&news);
        };
        both(threads, forget, tell);
        self.neighbors = neighbors;
        self.room.news = news;
        for slot in self.renewed.drain(..) {
            self.travels[slot as usize] = 0;
        }
        for slot in core::mem::take(&mut self.leaving) {
            self.release(slot);
        }
        self.steps += 1;
    }

    /// Brings up to date the pairs that meet, and lists those that no longer do.
    fn tell(&mut self, news: &[Pair]) {
        let ended = news.iter().filter(|pair| pair.phase() == Phase::End);
        let (generations, users) = (&self.generations, &self.users);
        let id = |slot: u32| BodyId::new(slot, generations[slot as usize]);
        self.ended.clear();
        self.ended.extend(ended.map(|pair| {
            let slots = [pair.a(), pair.b()];
            EndedPair {
                ids: slots.map(id),
                users: slots.map(|slot| users[slot as usize]),
            }
        }));
        let change = Change {
            before: &self.pairs,
            news,
        };
        let threads = self.has_threads();
        let now = &mut self.room.sorted;
        // what is there already is written over
        now.resize(change.count(), Pair::new(0, 0));
        if threads {
            change.write_in_parts(now);
        } else {
            change.write(now);
        }
        core::mem::swap(&mut self.pairs, &mut self.room.sorted);
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
