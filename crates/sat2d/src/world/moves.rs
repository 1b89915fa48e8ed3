//! Changing bodies: where they are, their shapes, parts, filters and the rest.

use crate::aabb::Aabb;
use crate::shape::{PlaceError, Shape};
use crate::simd::dispatch;
use crate::transform::Transform;
use crate::world::block::Moves;
use crate::world::bodies::fat_aabb::Stray;
use crate::world::bodies::local_bounds::{Mold, check, check_shape, fits_plainly, reach};
use crate::world::world::{MANY, check_inverse_mass};
use crate::world::{BodyId, BodyKind, Filter, World, WorldError};
use alloc::sync::Arc;

impl World {
    /// Moves a body.
    ///
    /// # Errors
    /// [`WorldError`] if there is no such body or it cannot be placed there.
    pub fn set_transform(&mut self, id: BodyId, transform: Transform) -> Result<(), WorldError> {
        let slot = self.slot(id)?;
        self.check(slot, &transform)?;
        if self.put(slot, &transform) {
            self.move_fence(slot);
        }
        Ok(())
    }

    /// Moves many bodies at once, all or none; one that is named twice goes where it is told last.
    ///
    /// # Errors
    /// As [`set_transform`](World::set_transform); [`WorldError::PlaceAt`] says which.
    pub fn set_transforms(&mut self, moves: &[(BodyId, Transform)]) -> Result<(), WorldError> {
        #[cfg(feature = "parallel")]
        if self.deals(moves.len()) {
            return self.set_transforms_dealt(moves);
        }
        if moves.is_empty() {
            return Ok(()); // nothing is stirred
        }
        let mut all = moves.iter().enumerate();
        all.try_for_each(|(index, a_move)| self.check_move(index, a_move))?;
        let left = dispatch(Moves {
            moves: moves.iter().map(|(id, transform)| (id.slot(), transform)),
            block: self.block(),
        });
        self.note_moves(&left, false);
        Ok(())
    }

    /// Notes that bodies were moved, of which some left their fences, and tells the trees of these.
    pub(crate) fn note_moves(&mut self, left: &[Stray], threads: bool) {
        self.stirred = true;
        let mut moved = core::mem::take(&mut self.room.moved);
        moved.clear();
        for Stray { slot, fence } in left {
            self.stray(*slot as usize, *fence);
            moved.push(*slot);
        }
        let fence = |slot| self.fences[slot as usize];
        self.statics.update_some(&moved, fence);
        if moved.len() * MANY > self.movers.len() {
            self.movers.update_all_by(threads, fence);
        } else {
            self.movers.update_some(&moved, fence);
        }
        self.room.moved = moved;
    }

    /// Whether there is such a body and it may be placed there. Mostly told at a glance.
    #[inline(always)]
    pub(crate) fn check_move(
        &self,
        index: usize,
        (id, transform): &(BodyId, Transform),
    ) -> Result<(), WorldError> {
        let slot = id.slot() as usize;
        let reach = self.reaches.get(slot).copied().unwrap_or(f64::NAN);
        if fits_plainly(reach, transform) && self.generations[slot] == id.generation() {
            return Ok(());
        }
        let fits = self.check(self.slot(*id)?, transform);
        fits.map_err(|error| WorldError::PlaceAt { index, error })
    }

    /// Whether the shape of a body that there is may be placed there.
    #[inline(always)]
    fn check(&self, slot: usize, transform: &Transform) -> Result<(), PlaceError> {
        let shape = || self.slots[slot].shape.as_deref();
        check((&self.molds[slot], self.reaches[slot]), shape, transform)
    }

    /// Tells the tree of a fence that was moved.
    fn move_fence(&mut self, slot: usize) {
        let fence = self.fences[slot];
        self.tree(slot as u32).update(slot as u32, fence);
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
        check_shape(&shape, &self.transforms[slot])?;
        let (mold, reach) = (Mold::new(&shape), reach(&shape));
        self.slots[slot].shape = Some(shape);
        self.molds[slot] = mold;
        self.reaches[slot] = reach;
        if self.settle(slot) {
            self.move_fence(slot);
        }
        Ok(())
    }

    /// Gives a body another part to play.
    ///
    /// # Errors
    /// [`WorldError::Stale`].
    pub fn set_kind(&mut self, id: BodyId, kind: BodyKind) -> Result<(), WorldError> {
        let slot = self.slot(id)?;
        self.tree(id.slot()).remove(id.slot());
        self.gates[slot].kind = kind;
        let fence = self.fences[slot];
        self.tree(id.slot()).insert(id.slot(), fence);
        self.renew(slot);
        self.stray(slot, Aabb::EMPTY);
        Ok(())
    }

    /// Gives a body another filter.
    ///
    /// # Errors
    /// [`WorldError::Stale`].
    pub fn set_filter(&mut self, id: BodyId, filter: Filter) -> Result<(), WorldError> {
        let slot = self.slot(id)?;
        self.gates[slot].filter = filter;
        self.renew(slot);
        self.stray(slot, Aabb::EMPTY);
        Ok(())
    }

    /// Gives a body other user data.
    ///
    /// # Errors
    /// [`WorldError::Stale`].
    pub fn set_user(&mut self, id: BodyId, user: u64) -> Result<(), WorldError> {
        let slot = self.slot(id)?;
        self.users[slot] = user;
        Ok(())
    }

    /// Changes the inverse mass of a body: one over its mass.
    ///
    /// # Errors
    /// [`WorldError`] if there is no such body or the inverse mass is below 0 or not finite.
    pub fn set_inverse_mass(&mut self, id: BodyId, inverse_mass: f64) -> Result<(), WorldError> {
        let slot = self.slot(id)?;
        check_inverse_mass(inverse_mass)?;
        self.slots[slot].inverse_mass = inverse_mass;
        Ok(())
    }
}
