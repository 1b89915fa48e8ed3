//! Compound bodies: what holds for a body and its parts.

use crate::bodies::arrays::Bodies;
use crate::{BodyId, WorldError};
use alloc::borrow::Cow;
use alloc::vec::Vec;
use sat2d_core::transform::Transform;

impl Bodies {
    /// An error if a body is a part of another one.
    pub(crate) fn check_no_part(&self, slot: u32) -> Result<(), WorldError> {
        match self.parts.get(slot) {
            None => Ok(()),
            Some(part) => Err(WorldError::IsPart {
                id: self.id(slot),
                owner: self.id(part.owner),
            }),
        }
    }

    /// A body and its parts.
    pub(crate) fn with_parts(&self, slot: u32) -> impl Iterator<Item = u32> {
        core::iter::once(slot).chain(self.parts.of(slot).iter().copied())
    }

    /// Where a body and its parts are if the body is at this transform.
    pub(crate) fn placed_parts(
        &self,
        slot: u32,
        transform: &Transform,
    ) -> Result<Vec<(u32, Transform)>, WorldError> {
        self.check_no_part(slot)?;
        let place = |slot: u32| {
            let transform = match self.parts.get(slot) {
                Some(part) => transform.product(&part.local)?,
                None => *transform,
            };
            self.check(slot as usize, &transform)?;
            Ok((slot, transform))
        };
        self.with_parts(slot).map(place).collect()
    }

    /// Moves with those of the parts of the bodies that move. All of them are valid then.
    pub(crate) fn moves_with_parts<'m>(
        &self,
        moves: &'m [(BodyId, Transform)],
    ) -> Result<Cow<'m, [(BodyId, Transform)]>, WorldError> {
        if self.parts.is_empty() {
            return Ok(Cow::Borrowed(moves));
        }
        let mut all = Vec::with_capacity(moves.len());
        for (index, (id, transform)) in moves.iter().enumerate() {
            let slot = self.slot(*id);
            let placed = slot.and_then(|slot| self.placed_parts(slot as u32, transform));
            let placed = placed.map_err(|error| error.at(index))?;
            all.extend(placed.iter().map(|(slot, to)| (self.id(*slot), *to)));
        }
        Ok(Cow::Owned(all))
    }
}
