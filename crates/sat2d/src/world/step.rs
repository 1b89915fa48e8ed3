//! A step: which pairs meet now, and what changed.

use super::pairs::{EndedPair, Pair, sort};
use super::{BodyId, Events, Phase, World, WorldError};
use crate::Relation;

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
        if core::mem::take(&mut self.stirred) {
            self.judge_all(&mut news);
        }
        let room = &mut self.room;
        sort(
            &mut news,
            self.slots.len(),
            &mut room.sorted,
            &mut room.counts,
        );
        self.tell(&news);
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
        let (before, now) = (&self.pairs, &mut self.room.sorted);
        self.ended.clear();
        now.clear();
        now.reserve(before.len() + news.len());
        let mut next = 0;
        for pair in news {
            let old = &before[next..];
            let (stay, rest) = old.split_at(Pair::first_from(old, pair.key()));
            now.extend(stay.iter().map(|old| old.staying()));
            next +=
                stay.len() + usize::from(rest.first().is_some_and(|old| old.key() == pair.key()));
            if pair.phase() == Phase::End {
                let [a, b] = [pair.a(), pair.b()].map(|slot| BodyId {
                    slot,
                    generation: self.generations[slot as usize],
                });
                self.ended.push(EndedPair { a, b });
            } else {
                now.push(*pair);
            }
        }
        now.extend(before[next..].iter().map(|old| old.staying()));
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
