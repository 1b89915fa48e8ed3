//! Who may meet whom: all pairs of bodies that mind each other and whose fences meet, kept in order from step to step.
//!
//! Only for bodies that strayed it has to be found out anew, by asking the trees for each of them or, if there are many, by going
//! through the trees against each other. Whether the work is divided between threads or not, the same pairs are found.

use super::body::kinds_pair;
use super::fence::STRAYED;
use super::pairs::{Pair, merge, sort};
use super::{BodyKind, World};
use crate::broad::PairSearch;
use crate::narrow::rectangle::{self, Parallelogram};
use crate::{Relation, narrow};
use alloc::vec::Vec;

/// If at least one in so many moving bodies strayed, to look for all pairs costs less than to ask for each.
const MANY: usize = 4;

/// Into how many parts a search is divided for threads: enough for all of them to be busy to the end.
#[cfg(feature = "parallel")]
const PARTS: usize = 256;

impl World {
    /// Brings up to date which pairs may meet.
    pub(super) fn refresh(&mut self) {
        if self.strayed.is_empty() {
            return;
        }
        self.rank();
        let mut found = core::mem::take(&mut self.room.found);
        found.clear();
        let all = self.strayed.len() * MANY >= self.movers.len();
        if all {
            self.find_all(&mut found);
        } else {
            // those near each other ask the same nodes
            let ranks = &self.ranks;
            self.strayed
                .sort_unstable_by_key(|&slot| ranks[slot as usize]);
            self.find_strayed(&mut found);
        }
        let room = &mut self.room;
        sort(
            &mut found,
            self.slots.len(),
            &mut room.sorted,
            &mut room.counts,
        );
        let marks = &self.marks;
        let asked = |pair: Pair| {
            all | ((marks[pair.a() as usize] | marks[pair.b() as usize]) & STRAYED != 0)
        };
        merge(&self.near, &found, &mut room.sorted, asked);
        core::mem::swap(&mut self.near, &mut room.sorted);
        room.found = found;
        for slot in self.strayed.drain(..) {
            self.marks[self.ranks[slot as usize] as usize] &= !STRAYED;
        }
    }

    fn find_all(&self, found: &mut Vec<Pair>) {
        let (movers, statics) = (&self.movers, &self.statics);
        self.search(&PairSearch::new(movers, movers), found);
        self.search(&PairSearch::new(movers, statics), found);
    }

    fn search(&self, search: &PairSearch<'_>, found: &mut Vec<Pair>) {
        #[cfg(feature = "parallel")]
        if self.parallel {
            use rayon::prelude::*;
            let parts = search.parts(PARTS);
            let lists = parts.par_iter().map(|part| {
                let mut found = Vec::new();
                search.run_part(*part, |a, b| self.note(a, b, &mut found));
                found
            });
            return concatenate(lists.collect(), found);
        }
        search.run(|a, b| self.note(a, b, found));
    }

    /// Pairs with bodies that strayed.
    fn find_strayed(&self, found: &mut Vec<Pair>) {
        #[cfg(feature = "parallel")]
        if self.parallel {
            use rayon::prelude::*;
            let lists = self.strayed.par_chunks(64).map(|slots| {
                let mut found = Vec::new();
                self.find_about(slots, &mut found);
                found
            });
            return concatenate(lists.collect(), found);
        }
        self.find_about(&self.strayed, found);
    }

    fn find_about(&self, slots: &[u32], found: &mut Vec<Pair>) {
        for &slot in slots {
            let gate = &self.gates[slot as usize];
            if !gate.alive {
                continue;
            }
            let fence = &self.fences[slot as usize];
            let mut note = |other: u32| {
                // of two that strayed the lower finds the other
                let finds_this =
                    self.marks[self.ranks[other as usize] as usize] & STRAYED != 0 && other <= slot;
                if !finds_this {
                    self.note(slot, other, found);
                }
            };
            self.movers.query(fence, &mut note);
            if gate.kind != BodyKind::Static {
                self.statics.query(fence, &mut note);
            }
        }
    }

    /// Notes a pair if it is of interest.
    #[inline]
    fn note(&self, a: u32, b: u32, found: &mut Vec<Pair>) {
        let (p, q) = (&self.gates[a as usize], &self.gates[b as usize]);
        if p.filter.accepts(q.filter) & kinds_pair(p.kind, q.kind) {
            found.push(Pair::new(self.ranks[a as usize], self.ranks[b as usize]));
        }
    }

    #[inline]
    pub(super) fn verdict(&self, a: u32, b: u32) -> Relation {
        rectangle::relation(self.rectangle(a), self.rectangle(b))
            .unwrap_or_else(|| self.general_verdict(a, b))
    }

    /// Of a body that is no rectangle one that tells nothing.
    #[inline(always)]
    pub(super) fn rectangle(&self, slot: u32) -> &Parallelogram {
        &self.cards[self.ranks[slot as usize] as usize].0
    }

    #[inline(never)]
    pub(super) fn general_verdict(&self, a: u32, b: u32) -> Relation {
        let (Some(p), Some(q)) = (self.shape(a), self.shape(b)) else {
            return Relation::Disjoint;
        };
        let (at, bt) = (&self.transforms[a as usize], &self.transforms[b as usize]);
        // that they can be placed was checked when they were put where they are
        narrow::relation(p, at, q, bt).unwrap_or(Relation::Disjoint)
    }
}

#[cfg(feature = "parallel")]
fn concatenate(lists: Vec<Vec<Pair>>, found: &mut Vec<Pair>) {
    for list in lists {
        found.extend_from_slice(&list);
    }
}
