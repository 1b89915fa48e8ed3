//! Changing bodies: where they are, their shapes, parts, filters and the rest.

#[cfg(feature = "parallel")]
use super::fence::{CHANGED, follow, place};
use super::footprint::{Mold, check};
use super::store::{MANY, check_weight};
use super::{BodyId, BodyKind, Filter, World, WorldError};
use crate::{PlaceError, Shape, Transform};
use alloc::sync::Arc;
use alloc::vec::Vec;

impl World {
    /// Moves a body.
    ///
    /// # Errors
    /// [`WorldError`] if there is no such body or it cannot be placed there.
    pub fn set_transform(&mut self, id: BodyId, transform: Transform) -> Result<(), WorldError> {
        let slot = self.slot(id)?;
        self.check(slot, &transform)?;
        self.transforms[slot] = transform;
        self.replace(slot);
        Ok(())
    }

    /// Moves many bodies at once, all or none; one that is named twice goes where it is told last.
    ///
    /// # Errors
    /// As [`set_transform`](World::set_transform); [`WorldError::PlaceAt`] says which.
    pub fn set_transforms(&mut self, moves: &[(BodyId, Transform)]) -> Result<(), WorldError> {
        self.check_all(moves)?;
        let mut moved = core::mem::take(&mut self.room.moved);
        moved.clear();
        self.follow(moves, &mut moved);
        self.move_fences(&mut moved);
        self.room.moved = moved;
        Ok(())
    }

    fn check_all(&self, moves: &[(BodyId, Transform)]) -> Result<(), WorldError> {
        let check = |(index, (id, transform)): (usize, &(BodyId, Transform))| {
            let fits = self.check(self.slot(*id)?, transform);
            fits.map_err(|error| WorldError::PlaceAt { index, error })
        };
        #[cfg(feature = "parallel")]
        if self.parallel {
            use rayon::prelude::*;
            let failed = moves.par_iter().enumerate().map(check);
            return failed.find_first(Result::is_err).unwrap_or(Ok(()));
        }
        moves.iter().enumerate().try_for_each(check)
    }

    /// Moves bodies and brings up to date what is kept of where they are, but for the trees; the slots whose fences were moved go to `moved`.
    fn follow(&mut self, moves: &[(BodyId, Transform)], moved: &mut Vec<u32>) {
        #[cfg(feature = "parallel")]
        if self.parallel && moves.len() * MANY > self.slots.len() {
            return self.follow_parallel(moves, moved);
        }
        for (id, transform) in moves {
            if self.put(id.slot as usize, transform) {
                moved.push(id.slot);
            }
        }
    }

    /// The same for many: by slot, so that each thread has its own.
    #[cfg(feature = "parallel")]
    fn follow_parallel(&mut self, moves: &[(BodyId, Transform)], moved: &mut Vec<u32>) {
        use rayon::prelude::*;
        for (id, transform) in moves {
            self.transforms[id.slot as usize] = *transform;
            self.mark(id.slot as usize);
        }
        let (slots, molds, transforms) = (&self.slots, &self.molds, &self.transforms);
        let (ranks, seats, marks) = (&self.ranks, &self.seats, &self.marks);
        let placed = |slot: usize| {
            let shape = || slots[slot].shape.as_deref();
            place(&molds[slot], shape, &transforms[slot])
        };
        let has_changed =
            |slot: usize, rank: usize| marks[rank] & CHANGED != 0 && slots[slot].shape.is_some();
        let cards = &self.cards;
        let fences = self.fences.par_iter_mut().enumerate().with_min_len(1024);
        moved.par_extend(fences.filter_map(|(slot, fence)| {
            let rank = ranks[slot] as usize;
            let leaves =
                has_changed(slot, rank) && follow(fence, &cards[rank], &placed(slot).1, slot);
            leaves.then_some(slot as u32)
        }));
        let cards = self.cards.par_iter_mut().enumerate().with_min_len(1024);
        cards.for_each(|(rank, card)| {
            let slot = seats[rank] as usize;
            if has_changed(slot, rank) {
                *card = placed(slot).0;
            }
        });
        for &slot in &*moved {
            self.stray(slot as usize);
        }
    }

    /// Tells the trees of fences that were moved.
    fn move_fences(&mut self, moved: &mut [u32]) {
        let at_once = moved.len() * MANY > self.movers.len();
        if !at_once {
            // those near each other change the same nodes
            let ranks = &self.ranks;
            moved.sort_unstable_by_key(|&slot| ranks[slot as usize]);
        }
        for &slot in &*moved {
            if !at_once || self.gates[slot as usize].kind == BodyKind::Static {
                let fence = self.fences[slot as usize];
                self.tree(slot).update(slot, fence);
            }
        }
        if at_once {
            let fences = &self.fences;
            #[cfg(feature = "parallel")]
            if self.parallel {
                let fence = |slot| fences[slot as usize];
                return self.movers.update_all_parallel(fence);
            }
            self.movers.update_all(|slot| fences[slot as usize]);
        }
    }

    /// Whether the shape of a body that there is may be placed there.
    #[inline(always)]
    fn check(&self, slot: usize, transform: &Transform) -> Result<(), PlaceError> {
        let shape = || self.slots[slot].shape.as_deref();
        check(&self.molds[slot], shape, transform)
    }

    /// Brings up to date what is kept of where a body is.
    fn replace(&mut self, slot: usize) {
        if self.settle(slot) {
            let fence = self.fences[slot];
            self.tree(slot as u32).update(slot as u32, fence);
        }
    }

    /// Gives a body another shape.
    ///
    /// # Errors
    /// [`WorldError`] if there is no such body or the shape cannot be placed where it is.
    pub fn set_shape(
        &mut self,
        id: BodyId,
        shape: impl Into<Arc<Shape>>,
    ) -> Result<(), WorldError> {
        let (slot, shape) = (self.slot(id)?, shape.into());
        let mold = Mold::new(&shape);
        check(&mold, || Some(&*shape), &self.transforms[slot])?;
        self.slots[slot].shape = Some(shape);
        self.molds[slot] = mold;
        self.replace(slot);
        Ok(())
    }

    /// Gives a body another part to play.
    ///
    /// # Errors
    /// [`WorldError::Stale`].
    pub fn set_kind(&mut self, id: BodyId, kind: BodyKind) -> Result<(), WorldError> {
        let slot = self.slot(id)?;
        self.tree(id.slot).remove(id.slot);
        self.gates[slot].kind = kind;
        let fence = self.fences[slot];
        self.tree(id.slot).insert(id.slot, fence);
        self.stray(slot);
        Ok(())
    }

    /// Gives a body another filter.
    ///
    /// # Errors
    /// [`WorldError::Stale`].
    pub fn set_filter(&mut self, id: BodyId, filter: Filter) -> Result<(), WorldError> {
        let slot = self.slot(id)?;
        self.gates[slot].filter = filter;
        self.stray(slot);
        Ok(())
    }

    /// Gives a body other user data.
    ///
    /// # Errors
    /// [`WorldError::Stale`].
    pub fn set_user(&mut self, id: BodyId, user: u64) -> Result<(), WorldError> {
        let slot = self.slot(id)?;
        self.slots[slot].user = user;
        Ok(())
    }

    /// Gives a body another weight.
    ///
    /// # Errors
    /// [`WorldError`] if there is no such body or the weight is below 0 or not finite.
    pub fn set_weight(&mut self, id: BodyId, weight: f64) -> Result<(), WorldError> {
        let slot = self.slot(id)?;
        check_weight(weight)?;
        self.slots[slot].weight = weight;
        Ok(())
    }
}
