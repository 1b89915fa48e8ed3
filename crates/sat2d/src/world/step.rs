//! A step: which pairs meet now, and what changed.

use super::fence::CHANGED;
use super::pairs::{EndedPair, Pair};
use super::{BodyId, Events, Phase, World, WorldError};
use crate::narrow::rectangle::{self, Parallelogram};
use crate::{Aabb, Relation};

/// How many pairs are decided at once: few enough for what they need to be in the cache still.
const BATCH: usize = 128;

/// What lies ready while pairs are decided.
struct Desk {
    /// Which of them have to be.
    asked: [u32; BATCH],
    /// What their second bodies are decided by.
    others: [Parallelogram; BATCH],
}

impl Default for Desk {
    fn default() -> Desk {
        Desk {
            asked: [0; BATCH],
            others: [Parallelogram::around(&Aabb::EMPTY); BATCH],
        }
    }
}

impl World {
    /// Finds all pairs that meet now, and compares with the step before.
    ///
    /// Two bodies are a pair if their filters accept each other and they are neither both static nor both sensors. The
    /// answer does not depend on the order in which bodies were put in or moved.
    pub fn step(&mut self) -> Events<'_> {
        self.refresh();
        let mut near = core::mem::take(&mut self.near);
        self.judge_all(&mut near);
        self.near = near;
        self.tell();
        for slot in self.changed.drain(..) {
            self.marks[slot as usize] = 0;
        }
        for slot in core::mem::take(&mut self.leaving) {
            self.release(slot);
        }
        self.steps += 1;
        Events::new(self)
    }

    fn judge_all(&self, near: &mut [Pair]) {
        #[cfg(feature = "parallel")]
        if self.parallel {
            use rayon::prelude::*;
            let batches = near.par_chunks_mut(BATCH).with_min_len(16);
            return batches.for_each_init(Desk::default, |desk, batch| self.judge(batch, desk));
        }
        let mut desk = Desk::default();
        near.chunks_mut(BATCH)
            .for_each(|batch| self.judge(batch, &mut desk));
    }

    /// Tells of each pair how it stands now and what became of it. Those to be decided are found first, since which they are is
    /// anyone's guess; then what the second bodies are decided by, which lies anywhere in memory, is brought together; so waiting for
    /// one waits for many. Then each pair takes the same way through the code, hit or not.
    fn judge(&self, batch: &mut [Pair], desk: &mut Desk) {
        let mut count = 0;
        for (i, pair) in batch.iter_mut().enumerate() {
            desk.asked[count] = i as u32;
            count += usize::from(self.has_changed(*pair));
            *pair = pair.since(pair.relation());
        }
        let asked = &desk.asked[..count];
        for (other, &i) in desk.others.iter_mut().zip(asked) {
            *other = *self.rectangle(batch[i as usize].b());
        }
        for (other, &i) in desk.others.iter().zip(asked) {
            let pair = &mut batch[i as usize];
            let relation = match rectangle::relation(self.rectangle(pair.a()), other) {
                _ if pair.is_gone() => Relation::Disjoint,
                Some(relation) => relation,
                None => self.general_verdict(pair.a(), pair.b()),
            };
            *pair = pair.since(relation);
        }
    }

    /// Whether how a pair stands may be other than at the last step.
    #[inline(always)]
    pub(super) fn has_changed(&self, pair: Pair) -> bool {
        let marks = self.marks[pair.a() as usize] | self.marks[pair.b() as usize];
        marks & CHANGED != 0
    }

    /// Lists the pairs that meet and those that no longer do.
    fn tell(&mut self) {
        let (near, pairs) = (&mut self.near, &mut self.pairs);
        self.ended.clear();
        pairs.resize(near.len(), Pair::NONE);
        let (mut kept, mut meeting) = (0, 0);
        for i in 0..near.len() {
            let pair = near[i];
            near[kept] = pair;
            kept += usize::from(!pair.is_gone());
            pairs[meeting] = pair;
            meeting += usize::from(pair.relation().hits());
            if pair.phase() == Some(Phase::End) {
                let id = |slot: u32| BodyId {
                    slot,
                    generation: self.generations[slot as usize],
                };
                let (a, b) = (id(pair.a()), id(pair.b()));
                self.ended.push(EndedPair { a, b });
            }
        }
        near.truncate(kept);
        pairs.truncate(meeting);
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
