//! Changing bodies: where they are, their shapes, parts, filters and the rest.

use super::footprint::{Mold, bounds, check};
use super::store::{MANY, check_weight};
use super::{BodyId, BodyKind, Filter, World, WorldError};
use crate::{Aabb, PlaceError, Shape, Transform};
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
        self.check_all(moves)?;
        if moves.len() * MANY <= self.movers.len() {
            for (id, transform) in moves {
                self.transforms[id.slot as usize] = *transform;
                self.replace(id.slot as usize);
            }
            return Ok(());
        }
        for (id, transform) in moves {
            let slot = id.slot as usize;
            self.transforms[slot] = *transform;
            self.mark(slot);
            if self.gates[slot].kind == BodyKind::Static {
                self.replace(slot);
            }
        }
        self.settle_all();
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

    /// Brings up to date what is kept of where all bodies are that changed, and the tree of those that are not static.
    fn settle_all(&mut self) {
        let (gates, slots) = (&self.gates, &self.slots);
        let (molds, transforms) = (&self.molds, &self.transforms);
        let settle = |(slot, at): (usize, &mut Aabb)| {
            if gates[slot].changed {
                *at = bounds(
                    &molds[slot],
                    || slots[slot].shape.as_deref(),
                    &transforms[slot],
                );
            }
        };
        #[cfg(feature = "parallel")]
        if self.parallel {
            use rayon::prelude::*;
            let all = self.bounds.par_iter_mut().enumerate().with_min_len(1024);
            all.for_each(settle);
            let bounds = &self.bounds;
            return self
                .movers
                .update_all_parallel(|slot| bounds[slot as usize]);
        }
        self.bounds.iter_mut().enumerate().for_each(settle);
        let bounds = &self.bounds;
        self.movers.update_all(|slot| bounds[slot as usize]);
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
