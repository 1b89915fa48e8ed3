//! Changing bodies: where they are, their shapes, parts, filters and the rest.

use super::footprint::{Mold, check};
use super::store::{MANY, check_weight};
use super::{BodyId, BodyKind, Filter, World, WorldError};
use crate::{PlaceError, Shape, Transform};
use alloc::sync::Arc;

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
        for (index, (id, transform)) in moves.iter().enumerate() {
            self.check(self.slot(*id)?, transform)
                .map_err(|error| WorldError::PlaceAt { index, error })?;
        }
        let many = moves.len() * MANY > self.movers.len();
        for (id, transform) in moves {
            let slot = id.slot as usize;
            self.transforms[slot] = *transform;
            if many && self.gates[slot].kind != BodyKind::Static {
                self.settle(slot);
            } else {
                self.replace(slot);
            }
        }
        if many {
            let bounds = &self.bounds;
            self.movers.update_all(|slot| bounds[slot as usize]);
        }
        Ok(())
    }

    /// Whether the shape of a body that there is may be placed there.
    #[inline(always)]
    fn check(&self, slot: usize, transform: &Transform) -> Result<(), PlaceError> {
        let shape = || self.slots[slot].shape.as_deref();
        check(&self.molds[slot], shape, transform)
    }

    /// Brings up to date what is kept of where a body is.
    fn replace(&mut self, slot: usize) {
        self.settle(slot);
        let bounds = self.bounds[slot];
        self.tree(slot as u32).update(slot as u32, bounds);
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
        let bounds = self.bounds[slot];
        self.tree(id.slot).insert(id.slot, bounds);
        self.mark(slot);
        Ok(())
    }

    /// Gives a body another filter.
    ///
    /// # Errors
    /// [`WorldError::Stale`].
    pub fn set_filter(&mut self, id: BodyId, filter: Filter) -> Result<(), WorldError> {
        let slot = self.slot(id)?;
        self.gates[slot].filter = filter;
        self.mark(slot);
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
