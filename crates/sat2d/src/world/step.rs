//! A step: which pairs meet now, and what changed.
//!
//! If few bodies changed, each of them asks the trees about itself; if many did, the trees are gone through against each other. Both
//! find the same pairs. What neither body of changed is taken over from the step before without a look.

use super::body::kinds_pair;
use super::pairs::{EndedPair, Pair, compare, sort};
use super::{BodyId, BodyKind, Events, Filter, World, WorldError};
use crate::Relation;
use crate::narrow;
use crate::narrow::rectangle::{self, Parallelogram};
use alloc::vec::Vec;

/// From this share of the moving bodies on, going through the whole tree costs less than asking for each: one in so many.
const MANY: usize = 3;

/// How many pairs are decided at once: few enough for what they need to be in the cache still.
const BATCH: usize = 512;

/// All that decides about a pair of rectangles.
#[derive(Clone, Copy, Debug)]
pub(super) struct Card {
    rectangle: Parallelogram,
    filter: Filter,
    slot: u32,
    kind: BodyKind,
}

impl Card {
    /// Minds nothing.
    const NONE: Card = Card {
        rectangle: Parallelogram::NONE,
        filter: Filter {
            category: 0,
            mask: 0,
        },
        slot: 0,
        kind: BodyKind::Static,
    };
}

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

    pub(super) fn find_all(&mut self, found: &mut Vec<Pair>) {
        let mut movers = core::mem::take(&mut self.room.movers);
        let mut statics = core::mem::take(&mut self.room.statics);
        self.movers
            .gather(&mut movers, Card::NONE, |slot| self.card(slot));
        self.statics
            .gather(&mut statics, Card::NONE, |slot| self.card(slot));
        let mut waiting = Vec::with_capacity(BATCH);
        self.movers.places(|a, b| {
            waiting.push((a as u32, b as u32));
            if waiting.len() == BATCH {
                self.decide(&mut waiting, &movers, &movers, found);
            }
        });
        self.decide(&mut waiting, &movers, &movers, found);
        self.movers.places_with(&self.statics, |a, b| {
            waiting.push((a as u32, b as u32));
            if waiting.len() == BATCH {
                self.decide(&mut waiting, &movers, &statics, found);
            }
        });
        self.decide(&mut waiting, &movers, &statics, found);
        (self.room.movers, self.room.statics) = (movers, statics);
    }

    #[inline]
    fn card(&self, slot: u32) -> Card {
        let gate = &self.gates[slot as usize];
        Card {
            rectangle: self.rectangle(slot),
            filter: gate.filter,
            kind: gate.kind,
            slot,
        }
    }

    /// Decides the pairs that wait, all at once: each takes the same way through the code, hit or not.
    fn decide(
        &self,
        waiting: &mut Vec<(u32, u32)>,
        left: &[Card],
        right: &[Card],
        found: &mut Vec<Pair>,
    ) {
        let start = found.len();
        let mut end = start;
        found.resize(start + waiting.len(), Pair::new(0, 0, Relation::Disjoint));
        for (a, b) in waiting.drain(..) {
            let (a, b) = (&left[a as usize], &right[b as usize]);
            let relation = rectangle::relation(&a.rectangle, &b.rectangle)
                .unwrap_or_else(|| self.general_verdict(a.slot, b.slot));
            let minds = a.filter.accepts(b.filter) & kinds_pair(a.kind, b.kind);
            found[end] = Pair::new(a.slot, b.slot, relation);
            end += usize::from(minds & relation.hits());
        }
        found.truncate(end);
    }

    fn find_changed(&self, found: &mut Vec<Pair>) {
        for &slot in &self.changed {
            if !self.gates[slot as usize].alive {
                continue;
            }
            let bounds = &self.bounds[slot as usize];
            let mut ask = |other: u32| {
                // two that changed find each other twice
                if other > slot || !self.gates[other as usize].changed {
                    self.try_pair(slot, other, found);
                }
            };
            self.movers.query(bounds, &mut ask);
            if self.gates[slot as usize].kind != BodyKind::Static {
                self.statics.query(bounds, &mut ask);
            }
        }
    }

    /// Adds a pair whose boxes meet if it is of interest and meets.
    #[inline]
    fn try_pair(&self, a: u32, b: u32, found: &mut Vec<Pair>) {
        if a == b || !self.minds(a, b) {
            return;
        }
        let relation = self.verdict(a, b);
        if relation.hits() {
            found.push(Pair::new(a, b, relation));
        }
    }

    #[inline]
    pub(super) fn minds(&self, a: u32, b: u32) -> bool {
        let (a, b) = (&self.gates[a as usize], &self.gates[b as usize]);
        a.filter.accepts(b.filter) && kinds_pair(a.kind, b.kind)
    }

    #[inline]
    pub(super) fn verdict(&self, a: u32, b: u32) -> Relation {
        rectangle::relation(&self.rectangle(a), &self.rectangle(b))
            .unwrap_or_else(|| self.general_verdict(a, b))
    }

    /// Of a body that is no rectangle one that tells nothing.
    #[inline(always)]
    pub(super) fn rectangle(&self, slot: u32) -> Parallelogram {
        self.molds[slot as usize].placed(&self.transforms[slot as usize])
    }

    #[inline(never)]
    fn general_verdict(&self, a: u32, b: u32) -> Relation {
        let (Some(p), Some(q)) = (self.shape(a), self.shape(b)) else {
            return Relation::Disjoint;
        };
        let (at, bt) = (&self.transforms[a as usize], &self.transforms[b as usize]);
        // that they can be placed was checked when they were put where they are
        narrow::relation(p, at, q, bt).unwrap_or(Relation::Disjoint)
    }
}
