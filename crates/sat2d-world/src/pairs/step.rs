//! A step of the pairs: which of them meet now, and which have ended.

use crate::WorldError;
use crate::bodies::arrays::Bodies;
use crate::broad_phase::BroadPhase;
use crate::memory::{make_room, trim};
use crate::pair_source::PairSource;
use crate::pairs::list::{MeetingUpdate, set_phases, sort};
use crate::pairs::pair::{EndedPair, Pair};
use crate::pairs::phase::Phase;
use crate::pairs::state::Pairs;
use crate::threads::{Threads, join};
use alloc::vec::Vec;

impl Pairs {
    /// Brings the pairs that meet and those that ended up to date. After an error nothing has
    /// changed.
    pub(crate) fn step(
        &mut self,
        bodies: &mut Bodies,
        broad_phase: &mut BroadPhase,
        threads: Threads,
        max_pairs: usize,
    ) -> Result<(), WorldError> {
        let has_changed = self.may_have_changed;
        let is_filled = self.cache.is_filled();
        if !has_changed && !is_filled && self.near <= max_pairs {
            self.update_meeting(bodies, self.divides(broad_phase, threads), &[]);
        } else if self.strategy.source() == PairSource::Rebuilt {
            self.rebuild(bodies, broad_phase, threads, max_pairs)?;
        } else {
            match self.update(bodies, broad_phase, threads, max_pairs) {
                // without memory for a cache the answers are the same
                Err(WorldError::OutOfMemory) if !is_filled => {
                    self.strategy.rebuild_again();
                    broad_phase.clear_move_buffer();
                    self.rebuild(bodies, broad_phase, threads, max_pairs)?;
                }
                other => other?,
            }
        }
        let count = self.invalidated.len();
        for slot in self.invalidated.drain(..) {
            bodies.displacements[slot as usize] = 0;
            self.cache.forget_thresholds(slot);
        }
        trim(&mut self.invalidated, count);
        // the next step that finds a change fills the cache
        let has_new_source = self.strategy.choose(broad_phase.movers.len(), has_changed);
        if has_new_source && self.strategy.source() == PairSource::Rebuilt {
            self.cache.clear();
            broad_phase.clear_move_buffer();
        }
        Ok(())
    }

    /// Finds the pairs that meet among all whose boxes meet.
    fn rebuild(
        &mut self,
        bodies: &Bodies,
        broad_phase: &BroadPhase,
        threads: Threads,
        max_pairs: usize,
    ) -> Result<(), WorldError> {
        let near = self.scratch.take_found();
        let near = self.near_pairs(bodies, broad_phase, threads, near, max_pairs)?;
        self.may_have_changed = false;
        self.near = near.len();
        let mut meeting = core::mem::take(&mut self.scratch.changed);
        meeting.clear();
        bodies.decide_pairs(self.divides(broad_phase, threads), &near, &mut meeting);
        let scratch = &mut self.scratch;
        let slots = bodies.slots.len();
        sort(
            &mut meeting,
            slots,
            &mut scratch.sorted,
            &mut scratch.counts,
        );
        self.refusals.remove_refused(&mut meeting);
        let ended = &mut self.ended;
        let before = ended.len();
        ended.clear();
        trim(ended, before);
        set_phases(&self.meeting, &mut meeting, |pairs| {
            ended.extend(pairs.iter().map(|pair| EndedPair::new(bodies, *pair)));
        });
        let (found, met) = (near.len(), meeting.len());
        scratch.changed = core::mem::replace(&mut self.meeting, meeting);
        trim(&mut scratch.changed, met);
        trim(&mut scratch.sorted, met);
        scratch.keep_found(near, found);
        Ok(())
    }

    /// Updates the pair cache, and decides the pairs in it that are due.
    fn update(
        &mut self,
        bodies: &mut Bodies,
        broad_phase: &mut BroadPhase,
        threads: Threads,
        max_pairs: usize,
    ) -> Result<(), WorldError> {
        self.update_cache(bodies, broad_phase, threads, max_pairs)?;
        let bodies = &*bodies;
        self.near = self.cache.len();
        let few_moved = self.few_moved(bodies.len);
        self.pending.clear();
        let threads = self.divides(broad_phase, threads);
        let mut changed = core::mem::take(&mut self.scratch.changed);
        changed.clear();
        let mut cache = core::mem::take(&mut self.cache);
        let mut changes = Vec::new();
        if core::mem::take(&mut self.may_have_changed) {
            let has_lists = cache.has_lists(few_moved.is_some());
            changes = match few_moved.filter(|_| has_lists) {
                Some(moved) => {
                    let mut due = cache.due_pairs(&moved, &bodies.displacements);
                    let changes = bodies.update_some(&mut due.pairs);
                    cache.store_decided(&due, &changes.changed);
                    alloc::vec![changes]
                }
                None => bodies.update_pairs(threads, cache.buckets_mut()),
            };
        }
        let due = changes.iter().map(|part| part.due).sum();
        self.strategy.count_due(due, cache.len());
        changed.extend(changes.iter().flat_map(|part| &part.changed));
        let finish = || changes.iter().for_each(|part| cache.finish(part));
        let update = || {
            let (slots, scratch) = (bodies.slots.len(), &mut self.scratch);
            sort(
                &mut changed,
                slots,
                &mut scratch.sorted,
                &mut scratch.counts,
            );
            self.refusals.remove_refused_changes(&mut changed);
            self.update_meeting(bodies, threads, &changed);
        };
        join(threads, finish, update);
        self.cache = cache;
        let count = changed.len();
        trim(&mut changed, count);
        self.scratch.changed = changed;
        Ok(())
    }

    /// Updates the lists of pairs that meet and of pairs that ended.
    fn update_meeting(&mut self, bodies: &Bodies, threads: bool, changed: &[Pair]) {
        let ended = changed.iter().filter(|pair| pair.phase() == Phase::End);
        let before = self.ended.len();
        self.ended.clear();
        (self.ended).extend(ended.map(|pair| EndedPair::new(bodies, *pair)));
        trim(&mut self.ended, before);
        let update = MeetingUpdate {
            before: &self.meeting,
            changed,
        };
        let now = &mut self.scratch.sorted;
        // the old contents are overwritten
        make_room(now, update.count());
        now.resize(update.count(), Pair::new(0, 0));
        if threads {
            update.write_parallel(now);
        } else {
            update.write(now);
        }
        core::mem::swap(&mut self.meeting, &mut self.scratch.sorted);
    }
}
