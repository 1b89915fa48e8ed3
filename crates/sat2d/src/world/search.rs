//! Who may meet whom: for each body those that it minds and whose fences meet its own.
//!
//! Only for bodies that strayed it has to be found out anew, by asking the trees for each of them or, if there are many, by going
//! through the trees against each other. Whether the work is divided between threads or not, the same pairs are found.

use super::body::kinds_pair;
use super::fence::STRAYED;
use super::neighbors::{Edit, Neighbors};
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

/// How many bodies that strayed a thread asks about before it takes more.
#[cfg(feature = "parallel")]
const CHUNK: usize = 64;

impl World {
    /// Brings up to date which pairs may meet.
    pub(super) fn refresh(&mut self) {
        if self.strayed.is_empty() {
            return;
        }
        self.rank();
        if self.strayed.len() * MANY >= self.movers.len() {
            self.find_all();
        } else {
            // those near each other ask the same nodes
            let ranks = &self.ranks;
            self.strayed
                .sort_unstable_by_key(|&slot| ranks[slot as usize]);
            self.find_strayed();
        }
        for slot in self.strayed.drain(..) {
            self.marks[self.ranks[slot as usize] as usize] &= !STRAYED;
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
        let met = self.neighbors.pairs().filter(|pair| pair.relation().hits());
        let pairs = merge(met, &found);
        self.neighbors = Neighbors::new(count, &pairs);
        self.room.found = found;
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

    /// Finds the neighbors of those that strayed anew. Two that strayed may both tell what changed between them, which is the same.
    fn find_strayed(&mut self) {
        #[cfg(feature = "parallel")]
        if self.parallel && self.strayed.len() > CHUNK {
            use rayon::prelude::*;
            let lists = self.strayed.par_chunks(CHUNK);
            let edits: Vec<Vec<Edit>> = lists.map(|slots| self.edits(slots)).collect();
            return self.neighbors.edit_parallel(&edits.concat(), |edit| *edit);
        }
        let edits = self.edits(&self.strayed);
        self.neighbors.edit(&edits, |edit| *edit);
    }

    /// In what the lists of some bodies differ from who is near them.
    fn edits(&self, slots: &[u32]) -> Vec<Edit> {
        let mut edits = Vec::new();
        let mut found: Vec<u32> = Vec::new();
        for &slot in slots {
            let rank = self.ranks[slot as usize];
            self.find_about(slot, &mut found);
            found.sort_unstable();
            let mut found = found.drain(..).peekable();
            let near = |other| Edit::Put(Pair::new(rank, other));
            for neighbor in self.neighbors.of(rank) {
                while let Some(new) = found.next_if(|&new| new < neighbor.rank()) {
                    edits.push(near(new));
                }
                let pair = neighbor.with(rank);
                let again = found.next_if_eq(&neighbor.rank()).is_some();
                if again == pair.is_gone() {
                    // one that met is kept for its end to be told
                    edits.push(match pair.relation() {
                        Relation::Disjoint => Edit::Remove(pair),
                        _ => Edit::Put(pair.with_gone(!again)),
                    });
                }
            }
            edits.extend(found.map(near));
        }
        edits
    }

    /// The ranks of those that a body minds and whose fences meet its own.
    fn find_about(&self, slot: u32, found: &mut Vec<u32>) {
        let gate = &self.gates[slot as usize];
        if !gate.alive {
            return;
        }
        let fence = &self.fences[slot as usize];
        let mut note = |other: u32| {
            if other != slot && self.minds(slot, other) {
                found.push(self.ranks[other as usize]);
            }
        };
        self.movers.query(fence, &mut note);
        if gate.kind != BodyKind::Static {
            self.statics.query(fence, &mut note);
        }
    }

    /// Whether two bodies are of interest as a pair.
    #[inline]
    fn minds(&self, a: u32, b: u32) -> bool {
        let (p, q) = (&self.gates[a as usize], &self.gates[b as usize]);
        p.filter.accepts(q.filter) & kinds_pair(p.kind, q.kind)
    }

    /// Notes a pair if it is of interest.
    #[inline]
    fn note(&self, a: u32, b: u32, found: &mut Vec<Pair>) {
        if self.minds(a, b) {
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

/// Puts lists that threads found after another, in the order of the parts.
#[cfg(feature = "parallel")]
pub(super) fn concatenate(lists: Vec<Vec<Pair>>, found: &mut Vec<Pair>) {
    for list in lists {
        found.extend_from_slice(&list);
    }
}
