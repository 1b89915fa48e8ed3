//! Sliding: a body goes on along the surfaces that are in its way.
//!
//! Where a corner meets a corner, several surfaces may be the obstacle; the move continues along
//! the one that leaves it the longest way. In a row of columns, the next column has a side, which
//! is no wall next to the last column, but it also has a top.

use crate::narrow::slide;
use crate::world::WorldError;
use crate::world::response::floors::Floors;
use crate::world::response::mover::{Mover, Surface};
use alloc::vec::Vec;
use glam::DVec2;

/// How often a move may change its direction.
const MAX_TURNS: usize = 8;

impl Mover<'_> {
    /// Moves the body by `delta`, from where it overlaps nothing. With floors, it goes along them
    /// as characters do. Returns the last floor that it met.
    pub(super) fn advance(
        &mut self,
        delta: DVec2,
        floors: Option<&Floors>,
    ) -> Result<Option<Surface>, WorldError> {
        let (mut left, mut floor) = (delta, None);
        // a fall that ends on a slope leads on along it, even if that is upward
        let ahead = floors.map_or(delta, |floors| floors.horizontal(delta));
        for _ in 0..MAX_TURNS {
            if left == DVec2::ZERO || (left.dot(delta) <= 0.0 && left.dot(ahead) <= 0.0) {
                break;
            }
            let (met, rest) = self.advance_past_sills(left)?;
            let Some((surface, along)) = self.turn(&met, rest, floors)? else {
                break;
            };
            if floors.is_some_and(|floors| floors.is_floor(surface.normal())) {
                floor = Some(surface);
            }
            self.hits.push(surface.hit);
            left = along;
        }
        Ok(floor)
    }

    /// Moves the body straight as far as it can. Returns what stops it, and how much of the way is
    /// left then.
    pub(super) fn advance_straight(
        &mut self,
        delta: DVec2,
    ) -> Result<(Vec<Surface>, DVec2), WorldError> {
        let blockers = self.blockers(self.at, self.at + delta)?;
        if blockers.is_empty() {
            self.at += delta;
            return Ok((Vec::new(), DVec2::ZERO));
        }
        if let Some(lift) = self.lift(delta)? {
            // the same sum as the one that was checked, to the bit
            self.at = self.at + lift + delta;
            return Ok((Vec::new(), DVec2::ZERO));
        }
        let (time, met) = self.first_obstacles(&blockers, delta)?;
        let first = met.first().map(|surface| surface.hit);
        self.advance_to_contact(delta * time, first.as_ref(), delta)?;
        Ok((met, delta * (1.0 - time)))
    }

    /// Along which of the surfaces met the path continues farthest, and how: along one with a free
    /// path (but for rounding errors) if there is one.
    fn turn(
        &mut self,
        met: &[Surface],
        left: DVec2,
        floors: Option<&Floors>,
    ) -> Result<Option<(Surface, DVec2)>, WorldError> {
        let mut best: Option<((bool, f64), Surface, DVec2)> = None;
        for surface in met {
            let normal = surface.normal();
            let along =
                floors.map_or_else(|| slide(left, normal), |floors| floors.along(left, normal));
            let is_free = self.is_free_after(DVec2::ZERO, along)?
                || self.is_free_after(self.lift_off(&surface.hit, along)?, along)?
                || self.leads_to_sill(along)?;
            let rank = (is_free, along.length_squared());
            if best.as_ref().is_none_or(|(other, ..)| rank > *other) {
                best = Some((rank, *surface, along));
            }
        }
        Ok(best.map(|(_, surface, along)| (surface, along)))
    }
}
