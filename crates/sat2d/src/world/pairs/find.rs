//! Finding pairs that may meet: bodies that interact and whose fat AABBs meet.
//!
//! Only the partners of bodies in the move buffer must be found, by a query of the trees for each
//! of them or, if there are many, by a self-join of the trees. The same pairs are found with
//! threads and without.
//!
//! Fat AABBs depend on how bodies have moved. A limit on pairs does not, so that copies and
//! restored worlds fail where the original does: it counts pairs whose tight AABBs meet. Where
//! there are more pairs of fat AABBs than the limit allows, the margins are given up.

use crate::aabb::Aabb;
use crate::broad::{LeafPairs, PairSearch};
use crate::world::bodies::arrays::Bodies;
use crate::world::bodies::displacement::{INVALIDATED, TickScale};
use crate::world::broad_phase::MovedProxy;
use crate::world::pairs::found::{Found, PairLimit};
use crate::world::pairs::pair::Pair;
use crate::world::trim::trim;
use crate::world::{BodyKind, World, WorldError};
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
    /// Brings the pair cache up to date. With more than `most` pairs of bodies that interact and
    /// whose tight AABBs meet, or without memory for them, this is an error, and no pair has
    /// changed.
    pub(crate) fn find_pairs(&mut self, most: usize) -> Result<(), WorldError> {
        // some pairs in the cache may have parted
        let may_exceed = self.pairs.cache.len() > most;
        let is_filled = self.pairs.cache.is_filled();
        let moved = self.broad_phase.move_buffer.len();
        if moved == 0 && !may_exceed && is_filled {
            return Ok(());
        }
        let many = moved * MANY >= self.broad_phase.movers.len();
        if many || may_exceed || !is_filled || !self.find_moved_pairs(most)? {
            self.find_all_pairs(most)?;
        }
        self.pairs.strategy.count(moved);
        self.broad_phase.clear_move_buffer();
        Ok(())
    }

    /// Finds all pairs that may meet now, in no particular order, and at most so many. They are in
    /// the memory of `found`.
    pub(crate) fn find_near_pairs(
        &self,
        found: Vec<Pair>,
        most: usize,
    ) -> Result<Vec<Pair>, WorldError> {
        match self.search_trees(found, most, add_pairs) {
            Err(WorldError::Limit(_)) => self.search_trees(Vec::new(), most, add_tight_pairs),
            other => other,
        }
    }

    /// Finds the pairs in both trees that `add` adds.
    fn search_trees(
        &self,
        found: Vec<Pair>,
        most: usize,
        add: impl Fn(&Bodies, LeafPairs<'_>, &mut Found<'_>) -> ControlFlow<WorldError> + Sync,
    ) -> Result<Vec<Pair>, WorldError> {
        let limit = PairLimit::new(most);
        let mut found = Found::new(found, &limit);
        let (movers, statics) = (&self.broad_phase.movers, &self.broad_phase.statics);
        self.search(&PairSearch::new(movers, movers), &mut found, &add)?;
        self.search(&PairSearch::new(movers, statics), &mut found, &add)?;
        limit.check(found.pairs.len())?;
        Ok(found.pairs)
    }

    /// Finds all pairs whose fat AABBs meet. If there are too many, fat AABBs lose their margins.
    fn find_fat_pairs(&mut self, most: usize) -> Result<Vec<Pair>, WorldError> {
        let found = core::mem::take(&mut self.scratch.found);
        match self.search_trees(found, most, add_pairs) {
            Err(WorldError::Limit(_)) => {
                let found = self.search_trees(Vec::new(), most, add_tight_pairs)?;
                self.give_up_margins();
                Ok(found)
            }
            other => other,
        }
    }

    /// Makes all fat AABBs tight.
    fn give_up_margins(&mut self) {
        for slot in 0..self.bodies.slots.len() {
            if self.bodies.roles[slot].alive {
                self.bodies.fat_aabbs[slot] = self.bodies.tight_aabb(slot);
            }
        }
        let (threads, fat_aabbs) = (self.has_threads(), &self.bodies.fat_aabbs);
        for tree in [&mut self.broad_phase.statics, &mut self.broad_phase.movers] {
            tree.update_all_by(threads, |slot| fat_aabbs[slot as usize]);
        }
    }

    /// Fills the pair cache with all pairs that may meet.
    pub(crate) fn find_all_pairs(&mut self, most: usize) -> Result<(), WorldError> {
        let found = self.find_fat_pairs(most)?;
        let met = self.pairs.refusals.and(&self.pairs.meeting)?;
        self.pairs.cache.replace(&met, &found)?;
        self.pairs.pending.add_all();
        let count = found.len();
        self.keep_found(found, count);
        self.adjust_scale();
        Ok(())
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

    /// Adds the pairs of a search that `add` adds.
    fn search(
        &self,
        search: &PairSearch<'_>,
        found: &mut Found<'_>,
        add: &(impl Fn(&Bodies, LeafPairs<'_>, &mut Found<'_>) -> ControlFlow<WorldError> + Sync),
    ) -> Result<(), WorldError> {
        let bodies = &self.bodies;
        #[cfg(feature = "parallel")]
        if self.has_threads() {
            use rayon::prelude::*;
            let (parts, limit) = (search.parts(PARTS), found.limit());
            let lists = parts.par_iter().map(|part| {
                let mut found = Found::new(Vec::new(), limit);
                let add = &mut |pairs: LeafPairs<'_>| add(bodies, pairs, &mut found);
                result(search.run_part(*part, add))?;
                Ok(found.pairs)
            });
            return found.extend(lists.collect::<Result<Vec<_>, WorldError>>()?);
        }
        result(search.run(|pairs| add(bodies, pairs, found)))
    }

    /// Finds the new partners of moved bodies. Returns false, and changes nothing, if there may be
    /// too many.
    fn find_moved_pairs(&mut self, most: usize) -> Result<bool, WorldError> {
        // bodies that are near each other query the same nodes
        let (movers, statics) = (&self.broad_phase.movers, &self.broad_phase.statics);
        (self.broad_phase.move_buffer).sort_unstable_by_key(|&MovedProxy { slot, .. }| {
            movers.place_of(slot).min(statics.place_of(slot))
        });
        // two bodies that moved may find each other twice
        let limit = PairLimit::new((most - self.pairs.cache.len()).saturating_mul(2));
        let mut found = Found::new(core::mem::take(&mut self.scratch.found), &limit);
        match self.find_partners_of_all(&mut found) {
            Err(WorldError::Limit(_)) => return Ok(false),
            other => other?,
        }
        let mut found = found.pairs;
        let count = found.len();
        if self.pairs.cache.len() + found.len() > most {
            found.sort_unstable_by_key(|pair| pair.key());
            found.dedup_by_key(|pair| pair.key());
            if self.pairs.cache.len() + found.len() > most {
                return Ok(false);
            }
        }
        // those that are added before memory runs out do no harm
        let mut pairs = found.iter();
        pairs.try_for_each(|pair| self.pairs.cache.add(*pair))?;
        self.keep_found(found, count);
        Ok(true)
    }

    /// Keeps the memory of a list, of which so much was used.
    pub(crate) fn keep_found(&mut self, mut found: Vec<Pair>, used: usize) {
        found.clear();
        trim(&mut found, used);
        self.scratch.found = found;
    }

    fn find_partners_of_all(&self, found: &mut Found<'_>) -> Result<(), WorldError> {
        let moved = &self.broad_phase.move_buffer;
        #[cfg(feature = "parallel")]
        if self.has_threads() && moved.len() > CHUNK {
            use rayon::prelude::*;
            let limit = found.limit();
            let parts = moved.par_chunks(CHUNK).with_max_len(1).map(|moved| {
                let mut found = Found::new(Vec::new(), limit);
                for one in moved {
                    result(self.find_partners(one, &mut found))?;
                }
                Ok(found.pairs)
            });
            return found.extend(parts.collect::<Result<Vec<_>, WorldError>>()?);
        }
        let mut moved = moved.iter();
        result(moved.try_for_each(|one| self.find_partners(one, found)))
    }

    /// Adds the pairs of a body and its partners that are not in the cache.
    fn find_partners(&self, moved: &MovedProxy, found: &mut Found<'_>) -> ControlFlow<WorldError> {
        let (bodies, slot) = (&self.bodies, moved.slot);
        let role = &bodies.roles[slot as usize];
        if !role.alive {
            return ControlFlow::Continue(());
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
                found.push(pair)?;
            }
            ControlFlow::Continue(())
        };
        self.broad_phase.movers.query_boxes(fat_aabb, &mut visit)?;
        if role.kind != BodyKind::Static {
            self.broad_phase.statics.query_boxes(fat_aabb, &mut visit)?;
        }
        ControlFlow::Continue(())
    }
}

/// Adds those pairs whose bodies interact.
#[inline]
fn add_pairs(
    bodies: &Bodies,
    pairs: LeafPairs<'_>,
    found: &mut Found<'_>,
) -> ControlFlow<WorldError> {
    for (a, b) in pairs {
        if bodies.interact(a, b) {
            found.push(Pair::new(a, b))?;
        }
    }
    ControlFlow::Continue(())
}

/// Adds those pairs whose bodies interact and whose tight AABBs meet.
#[cold]
fn add_tight_pairs(
    bodies: &Bodies,
    pairs: LeafPairs<'_>,
    found: &mut Found<'_>,
) -> ControlFlow<WorldError> {
    let tight_aabb = |slot: u32| bodies.tight_aabb(slot as usize);
    for (a, b) in pairs {
        if bodies.interact(a, b) && tight_aabb(a).intersects(&tight_aabb(b)) {
            found.push(Pair::new(a, b))?;
        }
    }
    ControlFlow::Continue(())
}

fn result(search: ControlFlow<WorldError>) -> Result<(), WorldError> {
    match search {
        ControlFlow::Continue(()) => Ok(()),
        ControlFlow::Break(error) => Err(error),
    }
}
