//! Who may meet whom: for each body those that it minds and whose fences meet its own.
//!
//! Only for bodies that strayed it has to be found out anew, by asking the trees for each of them or, if there are many, by going
//! through the trees against each other. Whether the work is divided between threads or not, the same pairs are found.

use crate::aabb::Aabb;
use crate::broad::PairSearch;
use crate::narrow;
use crate::proxy::parallelogram::Parallelogram;
use crate::types::Relation;
use crate::world::bodies::displacement::{Gauge, RENEWED};
use crate::world::bodies::fat_aabb::Stray;
use crate::world::body::kinds_interact;
use crate::world::pairs::list::{Pair, merge, sort};
use crate::world::{BodyKind, World};
use alloc::vec::Vec;
use core::ops::ControlFlow;

/// If at least one in so many moving bodies strayed, to look for all pairs costs less than to ask for each.
const MANY: usize = 4;

/// Into how many parts a search is divided for threads: enough for all of them to be busy to the end.
#[cfg(feature = "parallel")]
const PARTS: usize = 256;

/// How many bodies that strayed a thread asks about before it takes more.
#[cfg(feature = "parallel")]
const CHUNK: usize = 64;

impl World {
    /// Brings up to date which pairs may meet.
    pub(crate) fn refresh(&mut self) {
        if self.strayed.is_empty() {
            return;
        }
        if self.strayed.len() * MANY >= self.movers.len() {
            self.find_all();
        } else {
            self.find_strayed();
        }
        for stray in self.strayed.drain(..) {
            self.astray[stray.slot as usize] = false;
        }
    }

    /// Finds the neighbors of all bodies anew.
    fn find_all(&mut self) {
        let mut found = core::mem::take(&mut self.room.found);
        found.clear();
        let (movers, statics) = (&self.movers, &self.statics);
        self.search(&PairSearch::new(movers, movers), &mut found);
        self.search(&PairSearch::new(movers, statics), &mut found);
        let (count, room) = (self.slots.len(), &mut self.room);
        sort(&mut found, count, &mut room.sorted, &mut room.counts);
        let pairs = merge(&self.pairs, &found);
        self.neighbors.replace(&pairs);
        self.room.found = found;
        self.adjust_gauge();
    }

    /// Chooses a length of ticks that suits the bodies there are. All pairs must be due, whose sums are of no meaning then.
    fn adjust_gauge(&mut self) {
        let mut sum = 0.0;
        for (gate, fence) in self.gates.iter().zip(&self.fences) {
            let size = (fence.max - fence.min).element_sum();
            sum += if gate.alive & (gate.kind != BodyKind::Static) {
                size
            } else {
                0.0
            };
        }
        if sum > 0.0 {
            self.gauge = Gauge::of_size(sum / self.movers.len() as f64);
        }
    }

    /// Notes the pairs that a search finds.
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

    /// Finds neighbors of those that strayed that they did not have. Two that strayed may both find each other.
    fn find_strayed(&mut self) {
        // those near each other ask the same nodes
        let (movers, statics) = (&self.movers, &self.statics);
        self.strayed.sort_unstable_by_key(|&Stray { slot, .. }| {
            movers.place_of(slot).min(statics.place_of(slot))
        });
        let mut found = core::mem::take(&mut self.room.found);
        found.clear();
        self.find_about_all(&mut found);
        found.iter().for_each(|pair| self.neighbors.add(*pair));
        self.room.found = found;
    }

    fn find_about_all(&self, found: &mut Vec<Pair>) {
        #[cfg(feature = "parallel")]
        if self.parallel && self.strayed.len() > CHUNK {
            use rayon::prelude::*;
            let parts = self.strayed.par_chunks(CHUNK).with_max_len(1).map(|slots| {
                let mut found = Vec::new();
                slots
                    .iter()
                    .for_each(|stray| self.find_about(stray, &mut found));
                found
            });
            return concatenate(parts.collect(), found);
        }
        self.strayed
            .iter()
            .for_each(|stray| self.find_about(stray, found));
    }

    /// The pairs not known yet of a body and those that it minds and whose fences meet its own.
    fn find_about(&self, stray: &Stray, found: &mut Vec<Pair>) {
        let slot = stray.slot;
        let gate = &self.gates[slot as usize];
        if !gate.alive {
            return;
        }
        let fence = &self.fences[slot as usize];
        // what is new, or another than it was, minds others than before
        let before = match self.travels[slot as usize] {
            RENEWED => Aabb::EMPTY,
            _ => stray.fence,
        };
        let mut note = |other: u32, near: &Aabb| {
            // if neither fence was another when they met, the pair is known
            let is_known = before.intersects(near) && !self.astray[other as usize];
            let pair = Pair::new(slot, other);
            if !is_known && other != slot && self.minds(slot, other) && !self.neighbors.has(pair) {
                found.push(pair);
            }
            ControlFlow::<()>::Continue(())
        };
        let _ = self.movers.query_boxes(fence, &mut note);
        if gate.kind != BodyKind::Static {
            let _ = self.statics.query_boxes(fence, &mut note);
        }
    }

    /// Whether two bodies are of interest as a pair.
    #[inline]
    pub(crate) fn minds(&self, a: u32, b: u32) -> bool {
        let (p, q) = (&self.gates[a as usize], &self.gates[b as usize]);
        p.filter.accepts(q.filter) & kinds_interact(p.kind, q.kind) & p.alive & q.alive
    }

    /// Notes a pair if it is of interest.
    #[inline]
    fn note(&self, a: u32, b: u32, found: &mut Vec<Pair>) {
        if self.minds(a, b) {
            found.push(Pair::new(a, b));
        }
    }

    #[inline]
    pub(crate) fn verdict(&self, a: u32, b: u32) -> Relation {
        crate::narrow::relation::parallelogram::relation(self.rectangle(a), self.rectangle(b))
            .unwrap_or_else(|| self.general_verdict(a, b))
    }

    /// Of a body that is no rectangle one that tells nothing.
    #[inline(always)]
    pub(crate) fn rectangle(&self, slot: u32) -> &Parallelogram {
        self.cards[slot as usize].rectangle()
    }

    #[inline(never)]
    pub(crate) fn general_verdict(&self, a: u32, b: u32) -> Relation {
        let (Some(p), Some(q)) = (self.shape_at(a), self.shape_at(b)) else {
            return Relation::Disjoint;
        };
        let (at, bt) = (&self.transforms[a as usize], &self.transforms[b as usize]);
        // that they can be placed was checked when they were put where they are
        narrow::relation(p, at, q, bt).unwrap_or(Relation::Disjoint)
    }
}

/// Puts lists that threads found after another, in the order of the parts.
#[cfg(feature = "parallel")]
pub(crate) fn concatenate(lists: Vec<Vec<Pair>>, found: &mut Vec<Pair>) {
    for list in lists {
        found.extend_from_slice(&list);
    }
}
