//! The tops of one-way bodies: what has come into one from its side lies on it.
//!
//! One-way bodies do not stop what meets their sides. A body that goes along a row of them, of
//! which the next one is a little higher, is then in its top.

use crate::WorldError;
use crate::response::mover::Mover;
use glam::DVec2;
use sat2d_base::types::Relation;
use sat2d_core::narrow::{Motion, SweepOptions};
use sat2d_core::query;

/// Onto how many tops a body rises at most.
const MAX_TOPS: usize = 4;

impl Mover<'_> {
    /// Raises the body onto the one-way bodies in whose tops it lies by at most the skin, if there
    /// is room.
    pub(super) fn rise_onto_tops(&mut self) -> Result<(), WorldError> {
        if self.skin.width == 0.0 || self.world.bodies.one_way.is_empty() {
            return Ok(());
        }
        for _ in 0..MAX_TOPS {
            let inside = self.blockers(self.at, self.at)?;
            let mut rise = DVec2::ZERO;
            for &(part, slot) in &inside {
                if let Some(height) = self.height_onto(part, slot)?
                    && height.length_squared() > rise.length_squared()
                {
                    rise = height;
                }
            }
            if rise == DVec2::ZERO {
                return Ok(());
            }
            let there = self.at + rise;
            let mut entered = self.blockers(self.at, there)?;
            entered.retain(|other| !inside.contains(other));
            if !entered.is_empty() {
                return Ok(());
            }
            self.at = there;
        }
        Ok(())
    }

    /// By how much a part must rise to lie on a one-way body that it has sunk into.
    fn height_onto(&self, part: usize, slot: u32) -> Result<Option<DVec2>, WorldError> {
        let (bodies, part) = (&self.world.bodies, &self.carried[part]);
        let at = part.at(&self.transform(self.at)?)?;
        let Some((body, (above, relation))) =
            bodies
                .get_solid(slot)
                .zip(bodies.lifted(part.shape, &at, slot, self.skin.width))
        else {
            return Ok(None);
        };
        if relation == Relation::Overlapping {
            return Ok(None);
        }
        let lift = above.position() - at.position();
        let down = Motion::linear(above, -lift)?;
        let still = Motion::still(body.transform);
        let options = SweepOptions::default();
        let met = query::sweep_in_front(part.shape, &down, body.shape, &still, &options)?;
        let Some(met) = met else {
            return Ok(None);
        };
        let rounding = lift.normalize_or_zero() * self.lift_length(DVec2::ZERO)?;
        for height in [lift * (1.0 - met.time), lift * (1.0 - met.time) + rounding] {
            let there = part.at(&self.transform(self.at + height)?)?;
            let relation = query::relation(part.shape, &there, body.shape, &body.transform);
            if relation != Ok(Relation::Overlapping) {
                return Ok(Some(height));
            }
        }
        Ok(Some(lift))
    }
}
