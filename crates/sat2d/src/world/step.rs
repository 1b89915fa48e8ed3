//! A step: which pairs meet now, and what changed.

use crate::world::pairs::list::{MeetingUpdate, set_phases, sort};
use crate::world::pairs::pair::Pair;
use crate::world::threads::join;
use crate::world::trim::{make_room, trim};
use crate::world::{Events, Phase, World, WorldError};
use alloc::vec::Vec;

impl World {
    /// Finds all pairs of bodies that meet now, and compares them with the last step.
    ///
    /// Two bodies are a pair if they meet, their filters accept each other, and they are neither
    /// both static nor both sensors; for those call [`World::relation`]. The events do not depend
    /// on the order in which bodies were inserted or moved. They stay readable by
    /// [`events`](World::events) until the next step.
    ///
    /// # Panics
    /// If there is not enough memory for the pairs; [`step_within`](World::step_within) reports
    /// that as an error.
    pub fn step(&mut self) -> Events<'_> {
        match self.take_step(usize::MAX) {
            Ok(()) => Events::new(self),
            Err(error) => panic!("{error}"),
        }
    }

    /// Takes a [`step`](World::step) unless the world has more than `max_pairs` near pairs: pairs
    /// of bodies that interact and whose [bounds](World::bounds), each larger by half of the
    /// [touching tolerance](World::touching_tolerance), meet. They determine the memory and time of
    /// a step; each takes about 60 bytes. Many bodies in one place are near each other: a thousand
    /// have half a million pairs.
    ///
    /// All near pairs count, those that have not changed since the last step too. Only where bodies
    /// are now matters, so a copy of the world and one that was saved and restored fail at the same
    /// limits.
    ///
    /// After an error the world is as it was. The events are still those of the last step, and
    /// moves are not lost: once there are fewer pairs, or with a higher limit, a step reports what
    /// it would have reported anyway.
    ///
    /// ```
    /// use sat2d::world::{Body, World, WorldError};
    /// use sat2d::{LimitError, Shape, Transform};
    /// let tile = std::sync::Arc::new(Shape::rectangle(2.0, 1.0)?);
    /// let mut world = World::new();
    /// for _ in 0..10 {
    ///     world.insert(Body::new(tile.clone(), Transform::IDENTITY))?;
    /// }
    /// let error = world.step_within(44).unwrap_err();
    /// assert_eq!(error, WorldError::Limit(LimitError::Pairs { limit: 44 }));
    /// assert_eq!(world.step_within(45)?.len(), 45); // 9 + 8 + … + 1
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`WorldError::Limit`], and [`WorldError::OutOfMemory`] if there is not enough memory to find
    /// the pairs.
    pub fn step_within(&mut self, max_pairs: usize) -> Result<Events<'_>, WorldError> {
        self.take_step(max_pairs)?;
        Ok(Events::new(self))
    }

    /// The events of the last step.
    pub fn events(&self) -> Events<'_> {
        Events::new(self)
    }

    pub(crate) fn take_step(&mut self, max_pairs: usize) -> Result<(), WorldError> {
        record!(self.take_step(max_pairs));
        self.take_step_in_pool(max_pairs)?;
        self.refuse_pairs();
        Ok(())
    }

    fn take_step_in_pool(&mut self, max_pairs: usize) -> Result<(), WorldError> {
        #[cfg(feature = "parallel")]
        if self.has_threads() {
            // one task for the pool, since starting one takes longer from outside
            return rayon::scope(|_| self.take_step_here(max_pairs));
        }
        self.take_step_here(max_pairs)
    }

    fn take_step_here(&mut self, max_pairs: usize) -> Result<(), WorldError> {
        let has_changed = self.pairs.may_have_changed;
        let is_filled = self.pairs.cache.is_filled();
        if !has_changed && !is_filled && self.pairs.near <= max_pairs {
            self.update_meeting(&[]);
        } else if self.pairs.strategy.is_anew() {
            self.find_meeting(max_pairs)?;
        } else {
            match self.update_cached(max_pairs) {
                // without memory for a cache the answers are the same
                Err(WorldError::OutOfMemory) if !is_filled => {
                    self.pairs.strategy.stay_anew();
                    self.broad_phase.clear_move_buffer();
                    self.find_meeting(max_pairs)?;
                }
                other => other?,
            }
        }
        let invalidated = &mut self.pairs.invalidated;
        let count = invalidated.len();
        for slot in invalidated.drain(..) {
            self.bodies.displacements[slot as usize] = 0;
            self.pairs.cache.forget_thresholds(slot);
        }
        trim(invalidated, count);
        self.bodies.release_leaving();
        self.steps += 1;
        let movers = self.broad_phase.movers.len();
        // the next step that finds a change fills the cache
        if self.pairs.strategy.choose(movers, has_changed) && self.pairs.strategy.is_anew() {
            self.pairs.cache.clear();
            self.broad_phase.clear_move_buffer();
        }
        Ok(())
    }

    /// Finds the pairs that meet among all whose AABBs meet.
    fn find_meeting(&mut self, max_pairs: usize) -> Result<(), WorldError> {
        let near = core::mem::take(&mut self.scratch.found);
        let near = self.find_near_pairs(near, max_pairs)?;
        self.pairs.may_have_changed = false;
        self.pairs.near = near.len();
        let mut meeting = core::mem::take(&mut self.scratch.changed);
        meeting.clear();
        self.bodies
            .decide_pairs(self.has_threads(), &near, &mut meeting);
        let (count, scratch) = (self.bodies.slots.len(), &mut self.scratch);
        sort(
            &mut meeting,
            count,
            &mut scratch.sorted,
            &mut scratch.counts,
        );
        self.pairs.refusals.take_out_of_meeting(&mut meeting);
        let ended = &mut self.pairs.ended;
        let before = ended.len();
        ended.clear();
        trim(ended, before);
        let bodies = &self.bodies;
        set_phases(&self.pairs.meeting, &mut meeting, |pairs| {
            ended.extend(pairs.iter().map(|pair| bodies.ended(*pair)));
        });
        let (found, met) = (near.len(), meeting.len());
        self.scratch.changed = core::mem::replace(&mut self.pairs.meeting, meeting);
        trim(&mut self.scratch.changed, met);
        trim(&mut self.scratch.sorted, met);
        self.keep_found(near, found);
        Ok(())
    }

    /// Brings the pair cache and the pairs that meet up to date.
    fn update_cached(&mut self, max_pairs: usize) -> Result<(), WorldError> {
        self.find_pairs(max_pairs)?;
        self.pairs.near = self.pairs.cache.len();
        let few_moved = self.pairs.few_moved(self.bodies.len);
        self.pairs.pending.clear();
        let threads = self.has_threads();
        let mut changed = core::mem::take(&mut self.scratch.changed);
        changed.clear();
        let mut cache = core::mem::take(&mut self.pairs.cache);
        let mut changes = Vec::new();
        if core::mem::take(&mut self.pairs.may_have_changed) {
            let has_lists = cache.has_lists(few_moved.is_some());
            changes = match few_moved.filter(|_| has_lists) {
                Some(moved) => {
                    let mut due = cache.due_pairs(&moved, &self.bodies.displacements);
                    let changes = self.bodies.update_some(&mut due.pairs);
                    cache.take_back(&due, &changes.changed);
                    alloc::vec![changes]
                }
                None => self.bodies.update_pairs(threads, cache.buckets_mut()),
            };
        }
        let due = changes.iter().map(|part| part.due).sum();
        self.pairs.strategy.count_due(due, cache.len());
        changed.extend(changes.iter().flat_map(|part| &part.changed));
        let finish = || changes.iter().for_each(|part| cache.finish(part));
        let update = || {
            let scratch = &mut self.scratch;
            let count = self.bodies.slots.len();
            sort(
                &mut changed,
                count,
                &mut scratch.sorted,
                &mut scratch.counts,
            );
            self.pairs.refusals.take_out_of_changes(&mut changed);
            self.update_meeting(&changed);
        };
        join(threads, finish, update);
        self.pairs.cache = cache;
        let count = changed.len();
        trim(&mut changed, count);
        self.scratch.changed = changed;
        Ok(())
    }

    /// Updates the lists of pairs that meet and of pairs that ended.
    fn update_meeting(&mut self, changed: &[Pair]) {
        let ended = changed.iter().filter(|pair| pair.phase() == Phase::End);
        let bodies = &self.bodies;
        let before = self.pairs.ended.len();
        self.pairs.ended.clear();
        (self.pairs.ended).extend(ended.map(|pair| bodies.ended(*pair)));
        trim(&mut self.pairs.ended, before);
        let update = MeetingUpdate {
            before: &self.pairs.meeting,
            changed,
        };
        let threads = self.has_threads();
        let now = &mut self.scratch.sorted;
        // what is there already is overwritten
        make_room(now, update.count());
        now.resize(update.count(), Pair::new(0, 0));
        if threads {
            update.write_parallel(now);
        } else {
            update.write(now);
        }
        core::mem::swap(&mut self.pairs.meeting, &mut self.scratch.sorted);
    }
}
