//! Sliding: a body goes on along the surfaces that are in its way.
//!
//! Where a corner meets a corner, several surfaces may be the obstacle; the move continues along
//! the one that leads it farthest in its old direction. In a row of columns, the next column has a
//! side, which is no wall next to the last column, but it also has a top.

use crate::WorldError;
use crate::response::floors::Floors;
use crate::response::mover::{Mover, SlideHit, Surface};
use alloc::vec::Vec;
use glam::DVec2;
use sat2d_core::narrow::slide;

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
        self.advance_legs(delta, floors, false)
    }

    /// The same for a `delta` along a floor, all of whose length counts along other floors.
    pub(super) fn advance_along_floor(
        &mut self,
        delta: DVec2,
        floors: &Floors,
    ) -> Result<Option<Surface>, WorldError> {
        self.advance_legs(delta, Some(floors), true)
    }

    fn advance_legs(
        &mut self,
        delta: DVec2,
        floors: Option<&Floors>,
        mut is_along_floor: bool,
    ) -> Result<Option<Surface>, WorldError> {
        let (mut left, mut floor) = (delta, None);
        // a fall that ends on a slope leads on along it, even if that is upward
        let ahead = floors.map_or(delta, |floors| floors.horizontal(delta));
        for _ in 0..MAX_TURNS {
            if left == DVec2::ZERO || (left.dot(delta) <= 0.0 && left.dot(ahead) <= 0.0) {
                break;
            }
            let (met, rest) = self.advance_past_sills(left)?;
            let along = |normal| match floors {
                Some(floors) => floors.along(rest, normal, is_along_floor),
                None => slide(rest, normal),
            };
            let Some((surface, along)) = self.turn(&met, rest, along)? else {
                break;
            };
            is_along_floor = floors.is_some_and(|floors| floors.is_floor(surface.normal()));
            if is_along_floor {
                floor = Some(surface);
            }
            self.report(&surface, &met);
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

    /// Reports a surface as a hit, and what else has the same surface: the bricks of one wall.
    fn report(&mut self, surface: &Surface, met: &[Surface]) {
        self.hits.push(surface.hit);
        let hit = surface.hit;
        let is_same = |other: &SlideHit| other.id != hit.id && other.is_parallel(&hit);
        let others = met.iter().map(|other| other.hit).filter(is_same);
        self.hits.extend(others);
    }

    /// Along which of the surfaces met the path continues farthest in the direction that it had
    /// with this much left, and how: along one with a free path (but for rounding errors) if there
    /// is one. `along` says how it would go on along a surface with a normal.
    fn turn(
        &mut self,
        met: &[Surface],
        left: DVec2,
        along: impl Fn(DVec2) -> DVec2,
    ) -> Result<Option<(Surface, DVec2)>, WorldError> {
        let mut best: Option<((bool, f64), Surface, DVec2)> = None;
        for surface in met {
            let along = along(surface.normal());
            let is_free = self.is_free_after(DVec2::ZERO, along)?
                || self.is_free_after(self.lift_off(&surface.hit, along)?, along)?
                || self.leads_to_sill(along)?;
            let rank = (is_free, along.dot(left));
            if best.as_ref().is_none_or(|(other, ..)| rank > *other) {
                best = Some((rank, *surface, along));
            }
        }
        Ok(best.map(|(_, surface, along)| (surface, along)))
    }
}
