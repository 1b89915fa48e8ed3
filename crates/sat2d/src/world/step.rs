//! A step: which pairs meet now, and what changed.

use super::fence::CHANGED;
use super::pairs::{EndedPair, Pair, sort};
use super::{BodyId, Events, Phase, World, WorldError};
use crate::Relation;
use crate::narrow::rectangle;
use alloc::vec::Vec;

/// How many pairs are decided at once: few enough for what they need to be in the cache still.
const BATCH: usize = 512;

impl World {
    /// Finds all pairs that meet now, and compares with the step before.
    ///
    /// Two bodies are a pair if their filters accept each other and they are neither both static nor both sensors; those
    /// are asked by name ([`World::relation`]). The answer does not depend on the order in which bodies were put in or moved.
    pub fn step(&mut self) -> Events<'_> {
        self.refresh();
        let mut news = core::mem::take(&mut self.room.news);
        news.clear();
        self.judge_all(&mut news);
        let room = &mut self.room;
        sort(
            &mut news,
            self.slots.len(),
            &mut room.sorted,
            &mut room.counts,
        );
        self.tell(&news);
        self.room.news = news;
        for slot in self.changed.drain(..) {
            self.marks[self.ranks[slot as usize] as usize] = 0;
        }
        for slot in core::mem::take(&mut self.leaving) {
            self.release(slot);
        }
        self.steps += 1;
        Events::new(self)
    }

    /// Brings up to date how the pairs stand that may meet; what differs from the step before goes to `news`, by slot.
    fn judge_all(&mut self, news: &mut Vec<Pair>) {
        let mut near = core::mem::take(&mut self.near);
        #[cfg(feature = "parallel")]
        if self.parallel {
            use rayon::prelude::*;
            let parts = near.par_chunks_mut(8 * BATCH).map(|part| {
                let mut news = Vec::new();
                let batches = part.chunks_mut(BATCH);
                batches.for_each(|batch| self.judge(batch, &mut news));
                news
            });
            let parts: Vec<Vec<Pair>> = parts.collect();
            parts.iter().for_each(|part| news.extend_from_slice(part));
            self.near = near;
            return;
        }
        for batch in near.chunks_mut(BATCH) {
            self.judge(batch, news);
        }
        self.near = near;
    }

    /// The same for some. Those to be decided are found first, since which they are is anyone's guess; then each takes the same way
    /// through the code, hit or not.
    fn judge(&self, batch: &mut [Pair], news: &mut Vec<Pair>) {
        let mut asked = [0; BATCH];
        let mut count = 0;
        for (i, pair) in batch.iter().enumerate() {
            asked[count] = i as u32;
            count += usize::from(self.has_changed(*pair));
        }
        let start = news.len();
        let mut end = start;
        news.resize(start + count, Pair::NONE);
        for &i in &asked[..count] {
            let pair = &mut batch[i as usize];
            let (p, q) = (
                &self.cards[pair.a() as usize],
                &self.cards[pair.b() as usize],
            );
            let relation = match rectangle::relation(&p.0, &q.0) {
                _ if pair.is_gone() => Relation::Disjoint,
                Some(relation) => relation,
                None => {
                    let slots = self.seated(*pair);
                    self.general_verdict(slots.a(), slots.b())
                }
            };
            news[end] = pair.since(relation);
            end += usize::from(relation != pair.relation());
            *pair = pair.since(relation);
        }
        news.truncate(end);
        for pair in &mut news[start..] {
            *pair = self.seated(*pair);
        }
    }

    /// Whether how a pair of ranks stands may be other than at the last step.
    #[inline(always)]
    pub(super) fn has_changed(&self, pair: Pair) -> bool {
        let marks = self.marks[pair.a() as usize] | self.marks[pair.b() as usize];
        marks & CHANGED != 0
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
