//! Finding pairs that may meet: bodies that interact and whose fat AABBs meet.
//!
//! Only the partners of bodies in the move buffer must be found, by a query of the trees for each
//! of them or, if there are many, by a self-join of the trees. The same pairs are found with
//! threads and without.

use crate::aabb::Aabb;
use crate::broad::PairSearch;
use crate::world::bodies::arrays::Bodies;
use crate::world::bodies::displacement::{INVALIDATED, TickScale};
use crate::world::broad_phase::MovedProxy;
use crate::world::pairs::list::{merge, sort};
use crate::world::pairs::pair::Pair;
use crate::world::{BodyKind, World};
use alloc::vec::Vec;
use core::ops::ControlFlow;

/// If at least one in this many of the moving bodies is in the move buffer, finding all pairs costs
/// less than a query for each.
const MANY: usize = 4;

/// The number of parts of a search with threads: enough to keep all of them busy to the end.
#[cfg(feature = "parallel")]
const PARTS: usize = 256;

/// The number of moved bodies that a thread takes at a time.
#[cfg(feature = "parallel")]
const CHUNK: usize = 64;

impl World {
    /// Brings the pair cache up to date.
    pub(crate) fn find_pairs(&mut self) {
        let moved = self.broad_phase.move_buffer.len();
        if moved == 0 {
            return;
        }
        self.pairs.strategy.count(moved);
        if moved * MANY >= self.broad_phase.movers.len() {
            self.find_all_pairs();
        } else {
            self.find_moved_pairs();
        }
        self.broad_phase.clear_move_buffer();
    }

    /// Finds all pairs that may meet, in no particular order.
    pub(crate) fn find_near_pairs(&self, found: &mut Vec<Pair>) {
        found.clear();
        let (movers, statics) = (&self.broad_phase.movers, &self.broad_phase.statics);
        self.search(&PairSearch::new(movers, movers), found);
        self.search(&PairSearch::new(movers, statics), found);
    }

    /// Fills the pair cache with all pairs that may meet.
    pub(crate) fn find_all_pairs(&mut self) {
        let mut found = core::mem::take(&mut self.scratch.found);
        self.find_near_pairs(&mut found);
        let (count, scratch) = (self.bodies.slots.len(), &mut self.scratch);
        sort(&mut found, count, &mut scratch.sorted, &mut scratch.counts);
        let pairs = merge(&self.pairs.meeting, &found);
        self.pairs.cache.replace(&pairs);
        self.scratch.found = found;
        self.adjust_scale();
    }

    /// Chooses the length of a tick for the bodies that there are. All pairs must be due, since
    /// this changes the meaning of their thresholds.
    fn adjust_scale(&mut self) {
        let bodies = &mut self.bodies;
        let mut sum = 0.0;
        for (role, fat_aabb) in bodies.roles.iter().zip(&bodies.fat_aabbs) {
            let size = (fat_aabb.max - fat_aabb.min).element_sum();
            sum += if role.alive & (role.kind != BodyKind::Static) {
                size
            } else {
                0.0
            };
        }
        if sum > 0.0 {
            bodies.scale = TickScale::of_size(sum / self.broad_phase.movers.len() as f64);
        }
    }

    /// Adds the pairs of a search that interact.
    fn search(&self, search: &PairSearch<'_>, found: &mut Vec<Pair>) {
        let bodies = &self.bodies;
        #[cfg(feature = "parallel")]
        if self.parallel {
            use rayon::prelude::*;
            let parts = search.parts(PARTS);
            let lists = parts.par_iter().map(|part| {
                let mut found = Vec::new();
                search.run_part(*part, |a, b| add_pair(bodies, a, b, &mut found));
                found
            });
            return concatenate(lists.collect(), found);
        }
        search.run(|a, b| add_pair(bodies, a, b, found));
    }

    /// Finds the new partners of moved bodies. Two bodies that moved may find each other twice.
    fn find_moved_pairs(&mut self) {
        // bodies that are near each other query the same nodes
        let (movers, statics) = (&self.broad_phase.movers, &self.broad_phase.statics);
        (self.broad_phase.move_buffer).sort_unstable_by_key(|&MovedProxy { slot, .. }| {
            movers.place_of(slot).min(statics.place_of(slot))
        });
        let mut found = core::mem::take(&mut self.scratch.found);
        found.clear();
        self.find_partners_of_all(&mut found);
        found.iter().for_each(|pair| self.pairs.cache.add(*pair));
        self.scratch.found = found;
    }

    fn find_partners_of_all(&self, found: &mut Vec<Pair>) {
        let moved = &self.broad_phase.move_buffer;
        #[cfg(feature = "parallel")]
        if self.parallel && moved.len() > CHUNK {
            use rayon::prelude::*;
            let parts = moved.par_chunks(CHUNK).with_max_len(1).map(|moved| {
                let mut found = Vec::new();
                for one in moved {
                    self.find_partners(one, &mut found);
                }
                found
            });
            return concatenate(parts.collect(), found);
        }
        moved.iter().for_each(|one| self.find_partners(one, found));
    }

    /// Adds the pairs of a body and its partners that are not in the cache.
    fn find_partners(&self, moved: &MovedProxy, found: &mut Vec<Pair>) {
        let (bodies, slot) = (&self.bodies, moved.slot);
        let role = &bodies.roles[slot as usize];
        if !role.alive {
            return;
        }
        let fat_aabb = &bodies.fat_aabbs[slot as usize];
        // a body that is new or was changed interacts with others than before
        let before = match bodies.displacements[slot as usize] {
            INVALIDATED => Aabb::EMPTY,
            _ => moved.old,
        };
        let in_move_buffer = &self.broad_phase.in_move_buffer;
        let mut visit = |other: u32, near: &Aabb| {
            // if the same fat AABBs met before, the pair is in the cache
            let is_known = before.intersects(near) && !in_move_buffer[other as usize];
            let pair = Pair::new(slot, other);
            if !is_known
                && other != slot
                && bodies.interact(slot, other)
                && !self.pairs.cache.contains(pair)
            {
                found.push(pair);
            }
            ControlFlow::<()>::Continue(())
        };
        let _ = self.broad_phase.movers.query_boxes(fat_aabb, &mut visit);
        if role.kind != BodyKind::Static {
            let _ = self.broad_phase.statics.query_boxes(fat_aabb, &mut visit);
        }
    }
}

/// Adds a pair if its bodies interact.
#[inline]
fn add_pair(bodies: &Bodies, a: u32, b: u32, found: &mut Vec<Pair>) {
    if bodies.interact(a, b) {
        found.push(Pair::new(a, b));
    }
}

/// Concatenates the lists of several threads, in the order of the parts.
#[cfg(feature = "parallel")]
fn concatenate(lists: Vec<Vec<Pair>>, found: &mut Vec<Pair>) {
    for list in lists {
        found.extend_from_slice(&list);
    }
}
