//! Finding pairs that may meet: bodies that interact and whose tree boxes meet.
//!
//! Only the partners of bodies in the move buffer must be found, by a query of the trees for each
//! of them or, if there are many, by a self-join of the trees. The same pairs are found with
//! threads and without.
//!
//! Fat AABBs depend on how bodies have moved. A limit on pairs does not, so that copies and
//! restored worlds fail where the original does: it counts pairs whose tight AABBs meet. Where
//! there are more pairs of fat AABBs than the limit allows, the margins are given up.

use crate::bodies::arrays::Bodies;
use crate::bodies::displacement::INVALIDATED;
use crate::bodies::placements::MovedProxy;
use crate::broad_phase::BroadPhase;
use crate::pairs::cache::PairCache;
use crate::pairs::pair::Pair;
use crate::pairs::pair_limit::{LimitedPairs, PairLimit};
use crate::pairs::state::Pairs;
use crate::threads::Threads;
use crate::tuning::FIND_ALL_FROM;
#[cfg(feature = "parallel")]
use crate::tuning::{SEARCH_CHUNK, SEARCH_PARTS};
use crate::{BodyKind, WorldError};
use alloc::vec::Vec;
use core::ops::ControlFlow;
use sat2d_base::aabb::Aabb;
use sat2d_base::broad::{LeafPairs, PairSearch};

impl Pairs {
    /// Brings the pair cache up to date. With more than `most` pairs of bodies that interact and
    /// whose tight AABBs meet, or without memory for them, this is an error, and no pair has
    /// changed.
    pub(crate) fn update_cache(
        &mut self,
        bodies: &mut Bodies,
        broad_phase: &mut BroadPhase,
        threads: Threads,
        most: usize,
    ) -> Result<(), WorldError> {
        // some pairs in the cache may have parted
        let may_exceed = self.cache.len() > most;
        let is_filled = self.cache.is_filled();
        let moved = broad_phase.move_buffer.len();
        if moved == 0 && !may_exceed && is_filled {
            return Ok(());
        }
        let threads = self.divides(broad_phase, threads);
        let many = moved * FIND_ALL_FROM >= broad_phase.movers.len();
        if many
            || may_exceed
            || !is_filled
            || !self.add_moved_pairs(bodies, broad_phase, threads, most)?
        {
            self.fill_cache(bodies, broad_phase, threads, most)?;
        }
        self.strategy.count(moved);
        broad_phase.clear_move_buffer();
        Ok(())
    }

    /// Fills the pair cache with all pairs that may meet. If there are too many, fat AABBs lose
    /// their margins.
    fn fill_cache(
        &mut self,
        bodies: &mut Bodies,
        broad_phase: &mut BroadPhase,
        threads: bool,
        most: usize,
    ) -> Result<(), WorldError> {
        let search = Search::new(bodies, broad_phase, threads);
        let found = match search.all::<false>(self.scratch.take_found(), most) {
            Err(WorldError::Limit(_)) => {
                let found = search.all::<true>(Vec::new(), most)?;
                broad_phase.tighten(bodies, threads);
                found
            }
            other => other?,
        };
        let met = self.refusals.with_refused(&self.meeting)?;
        self.cache.replace(&met, &found)?;
        self.pending.add_all();
        let count = found.len();
        self.scratch.keep_found(found, count);
        bodies.adjust_scale(broad_phase.movers.len());
        Ok(())
    }

    /// Adds the new partners of moved bodies to the cache. Returns false, and changes nothing, if
    /// there may be too many.
    fn add_moved_pairs(
        &mut self,
        bodies: &Bodies,
        broad_phase: &mut BroadPhase,
        threads: bool,
        most: usize,
    ) -> Result<bool, WorldError> {
        // bodies that are near each other query the same nodes
        let (movers, statics) = (&broad_phase.movers, &broad_phase.statics);
        (broad_phase.move_buffer).sort_unstable_by_key(|&MovedProxy { slot, .. }| {
            movers.place_of(slot).min(statics.place_of(slot))
        });
        // two bodies that moved may find each other twice
        let limit = PairLimit::new((most - self.cache.len()).saturating_mul(2));
        let mut found = LimitedPairs::new(self.scratch.take_found(), &limit);
        let search = Search::new(bodies, broad_phase, threads);
        match search.partners_of_moved(&self.cache, &mut found) {
            Err(WorldError::Limit(_)) => return Ok(false),
            other => other?,
        }
        let mut found = found.pairs;
        let count = found.len();
        if self.cache.len() + found.len() > most {
            found.sort_unstable_by_key(|pair| pair.key());
            found.dedup_by_key(|pair| pair.key());
            if self.cache.len() + found.len() > most {
                return Ok(false);
            }
        }
        // those that are added before memory runs out do no harm
        found.iter().try_for_each(|pair| self.cache.add(*pair))?;
        self.scratch.keep_found(found, count);
        Ok(true)
    }

    /// All pairs that may meet now, in no particular order, in the memory of `found`. More than
    /// `most` are an error.
    pub(crate) fn near_pairs(
        &self,
        bodies: &Bodies,
        broad_phase: &BroadPhase,
        threads: Threads,
        found: Vec<Pair>,
        most: usize,
    ) -> Result<Vec<Pair>, WorldError> {
        let search = Search::new(bodies, broad_phase, self.divides(broad_phase, threads));
        match search.all::<false>(found, most) {
            Err(WorldError::Limit(_)) => search.all::<true>(Vec::new(), most),
            other => other,
        }
    }
}

/// A search of the trees.
#[derive(Clone, Copy)]
struct Search<'a> {
    bodies: &'a Bodies,
    broad_phase: &'a BroadPhase,
    threads: bool,
}

impl<'a> Search<'a> {
    fn new(bodies: &'a Bodies, broad_phase: &'a BroadPhase, threads: bool) -> Search<'a> {
        Search {
            bodies,
            broad_phase,
            threads,
        }
    }

    /// All pairs whose bodies interact and whose tree boxes meet, or if `TIGHT`, whose tight AABBs
    /// meet.
    fn all<const TIGHT: bool>(
        self,
        found: Vec<Pair>,
        most: usize,
    ) -> Result<Vec<Pair>, WorldError> {
        let limit = PairLimit::new(most);
        let mut found = LimitedPairs::new(found, &limit);
        let (movers, statics) = (&self.broad_phase.movers, &self.broad_phase.statics);
        self.join::<TIGHT>(&PairSearch::new(movers, movers), &mut found)?;
        self.join::<TIGHT>(&PairSearch::new(movers, statics), &mut found)?;
        limit.check(found.pairs.len())?;
        Ok(found.pairs)
    }

    /// Adds these pairs of a join of two trees.
    fn join<const TIGHT: bool>(
        self,
        join: &PairSearch<'_>,
        found: &mut LimitedPairs<'_>,
    ) -> Result<(), WorldError> {
        let bodies = self.bodies;
        #[cfg(feature = "parallel")]
        if self.threads {
            use rayon::prelude::*;
            let (parts, limit) = (join.parts(SEARCH_PARTS), found.limit());
            let lists = parts.par_iter().map(|part| {
                let mut found = LimitedPairs::new(Vec::new(), limit);
                let add = &mut |pairs: LeafPairs<'_>| add_pairs::<TIGHT>(bodies, pairs, &mut found);
                result(join.run_part(*part, add))?;
                Ok(found.pairs)
            });
            return found.extend(lists.collect::<Result<Vec<_>, WorldError>>()?);
        }
        let _ = self.threads;
        result(join.run(|pairs| add_pairs::<TIGHT>(bodies, pairs, found)))
    }

    /// Adds the pairs of moved bodies and their partners that are not in the cache.
    fn partners_of_moved(
        self,
        cache: &PairCache,
        found: &mut LimitedPairs<'_>,
    ) -> Result<(), WorldError> {
        let moved = &self.broad_phase.move_buffer;
        #[cfg(feature = "parallel")]
        if self.threads && moved.len() > SEARCH_CHUNK {
            use rayon::prelude::*;
            let limit = found.limit();
            let parts = moved.par_chunks(SEARCH_CHUNK).with_max_len(1).map(|moved| {
                let mut found = LimitedPairs::new(Vec::new(), limit);
                for one in moved {
                    result(self.partners(one, cache, &mut found))?;
                }
                Ok(found.pairs)
            });
            return found.extend(parts.collect::<Result<Vec<_>, WorldError>>()?);
        }
        let mut moved = moved.iter();
        result(moved.try_for_each(|one| self.partners(one, cache, found)))
    }

    /// Adds the pairs of a body and its partners that are not in the cache.
    fn partners(
        self,
        moved: &MovedProxy,
        cache: &PairCache,
        found: &mut LimitedPairs<'_>,
    ) -> ControlFlow<WorldError> {
        let (bodies, slot) = (self.bodies, moved.slot);
        let role = &bodies.roles[slot as usize];
        if !role.alive {
            return ControlFlow::Continue(());
        }
        let tree_box = &bodies.tree_boxes[slot as usize];
        // a body that is new or was changed interacts with others than before
        let before = match bodies.displacements[slot as usize] {
            INVALIDATED => Aabb::EMPTY,
            _ => moved.old,
        };
        let in_move_buffer = &self.broad_phase.in_move_buffer;
        let mut visit = |other: u32, near: &Aabb| {
            // if the same boxes met before, the pair is in the cache
            let is_known = before.intersects(near) && !in_move_buffer[other as usize];
            let pair = Pair::new(slot, other);
            if !is_known && other != slot && bodies.interact(slot, other) && !cache.contains(pair) {
                found.push(pair)?;
            }
            ControlFlow::Continue(())
        };
        self.broad_phase.movers.query_boxes(tree_box, &mut visit)?;
        if role.kind != BodyKind::Static {
            self.broad_phase.statics.query_boxes(tree_box, &mut visit)?;
        }
        ControlFlow::Continue(())
    }
}

/// Adds those pairs whose bodies interact, and of `TIGHT` only those whose tight AABBs meet.
#[inline]
fn add_pairs<const TIGHT: bool>(
    bodies: &Bodies,
    pairs: LeafPairs<'_>,
    found: &mut LimitedPairs<'_>,
) -> ControlFlow<WorldError> {
    let tight_aabb = |slot: u32| bodies.tight_aabb(slot as usize);
    for (a, b) in pairs {
        if bodies.interact(a, b) && (!TIGHT || tight_aabb(a).intersects(&tight_aabb(b))) {
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
