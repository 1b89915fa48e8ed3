//! Checks of what a caller asks of bodies, before anything changes.

use crate::bodies::arrays::Bodies;
use crate::bodies::body::check_kind;
use crate::bodies::local_bounds::{check, is_certainly_in_range};
use crate::{BodyId, BodyKind, WorldError};
use sat2d_core::shape::PlaceError;
use sat2d_core::transform::Transform;

impl Bodies {
    /// Checks the id and the placement of a move. For most rectangles one number decides.
    #[inline(always)]
    pub(crate) fn check_move(
        &self,
        index: usize,
        (id, transform): &(BodyId, Transform),
    ) -> Result<(), WorldError> {
        let slot = id.slot() as usize;
        let max_coordinate = self.max_coordinates.get(slot).copied();
        if is_certainly_in_range(max_coordinate.unwrap_or(f64::NAN), transform)
            && self.identities[slot].generation == id.generation()
        {
            return Ok(());
        }
        let slot = self.slot(*id);
        let checked = slot.and_then(|slot| Ok(self.check(slot, transform)?));
        checked.map_err(|error| error.at(index))
    }

    /// Checks whether a body can be placed there.
    #[inline(always)]
    pub(crate) fn check(&self, slot: usize, transform: &Transform) -> Result<(), PlaceError> {
        let shape = || self.slots[slot].shape.as_deref();
        let local = (&self.local_bounds[slot], self.max_coordinates[slot]);
        check(local, shape, transform)
    }

    /// The slot of a body, if it may be of a kind.
    pub(crate) fn check_kind(&self, id: BodyId, kind: BodyKind) -> Result<usize, WorldError> {
        let slot = self.slot(id)?;
        if let Some(shape) = self.shape(slot as u32) {
            check_kind(shape, kind)?;
        }
        Ok(slot)
    }
}
