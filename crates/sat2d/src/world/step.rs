//! A step: which pairs meet now, and what changed.

use super::fence::{CHANGED, Card};
use super::neighbors::Edit;
use super::pairs::{EndedPair, Pair, sort};
#[cfg(feature = "parallel")]
use super::search::concatenate;
use super::shelf::{BLOCK, Shelf};
use super::{BodyId, Events, Phase, World, WorldError};
use crate::Relation;
use crate::batch::dispatch::{Work, dispatch};
use crate::narrow::rectangle;
use alloc::vec::Vec;

/// How many pairs are decided at once: few enough for what they need to be in the cache still.
const BATCH: usize = 512;

/// Tells how pairs stand where doubles can, and brings to the front those that may be news.
struct Sift<'a> {
    cards: &'a [Card],
    asked: &'a mut [Pair],
}

impl Work for Sift<'_> {
    /// How many they are.
    type Output = usize;

    #[inline(always)]
    fn run(self) -> usize {
        let Sift { cards, asked } = self;
        let mut end = 0;
        for i in 0..asked.len() {
            let pair = asked[i];
            let (p, q) = (&cards[pair.a() as usize].0, &cards[pair.b() as usize].0);
            let gap = rectangle::gap(p, q);
            let relation = gap.is_sure().then(|| gap.relation());
            // whether it is news is anyone's guess, so there is no branch on it
            let pair = pair.told(relation);
            asked[end] = pair;
            end += usize::from(pair.may_be_news());
        }
        end
    }
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
    }

    /// Decides all pairs that may stand otherwise than at the last step; those that do go to `news`, by slot.
    fn judge_all(&mut self, news: &mut Vec<Pair>) {
        let edit = |pair: &Pair| match pair.is_gone() {
            true => Edit::Remove(*pair),
            false => Edit::Put(*pair),
        };
        #[cfg(feature = "parallel")]
        if self.parallel {
            use rayon::prelude::*;
            let shelves = self.neighbors.shelves().par_iter();
            let parts = shelves.map(|shelf| {
                let mut news = Vec::new();
                self.judge_shelf(shelf, &mut news);
                news
            });
            concatenate(parts.collect(), news);
            self.neighbors.edit_parallel(news, edit);
            return self.seat_all(news);
        }
        for shelf in self.neighbors.shelves() {
            self.judge_shelf(shelf, news);
        }
        self.neighbors.edit(news, edit);
        self.seat_all(news);
    }

    /// The slots of pairs of ranks.
    fn seat_all(&self, pairs: &mut [Pair]) {
        for pair in pairs {
            *pair = self.seated(*pair);
        }
    }

    /// Decides the pairs on some lists. Which they are is anyone's guess, so there is no branch on it.
    fn judge_shelf(&self, shelf: &Shelf, news: &mut Vec<Pair>) {
        let mut asked = [Pair::NONE; BATCH + BLOCK];
        let mut count = 0;
        // if most moved, to decide all pairs costs less than to ask which; those that did not change are as they were
        let every = self.changed.len() * 4 > self.len * 3;
        for (block, rank) in shelf.blocks() {
            if every {
                for neighbor in block {
                    asked[count] = neighbor.with(rank);
                    count += usize::from(neighbor.rank() > rank);
                }
            } else if self.has_changed(rank) {
                for neighbor in block {
                    let other = neighbor.rank();
                    asked[count] = neighbor.with(rank);
                    // of two that changed the lower asks; a body itself is not asked about
                    count += usize::from((other > rank) | !self.has_changed(other));
                }
            }
            if count >= BATCH {
                self.judge(&mut asked[..count], news);
                count = 0;
            }
        }
        self.judge(&mut asked[..count], news);
    }

    /// Decides some pairs. Those doubles can tell take the same way through the code, hit or not.
    fn judge(&self, asked: &mut [Pair], news: &mut Vec<Pair>) {
        let count = dispatch(Sift {
            cards: &self.cards,
            asked,
        });
        for pair in &asked[..count] {
            let relation = match pair.now() {
                _ if pair.is_gone() => Relation::Disjoint,
                Some(relation) => relation,
                None => {
                    let slots = self.seated(*pair);
                    self.general_verdict(slots.a(), slots.b())
                }
            };
            if relation != pair.relation() {
                news.push(pair.since(relation));
            }
        }
    }

    /// Whether the pairs of a rank may stand otherwise than at the last step.
    #[inline(always)]
    pub(super) fn has_changed(&self, rank: u32) -> bool {
        self.marks[rank as usize] & CHANGED != 0
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
