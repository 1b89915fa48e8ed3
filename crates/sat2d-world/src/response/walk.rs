//! Walking: along the ground, up steps, and down to the floor below.

use crate::WorldError;
use crate::response::floors::Floors;
use crate::response::mover::{LIFTS, Mover, Surface};
use glam::DVec2;

/// How far beside an edge a floor is looked for, as a part of the size of the body (2^-10).
const BESIDE_EDGE: f64 = 1.0 / 1024.0;

/// In how many legs a character is led back to where it came from.
const MAX_LEGS: usize = 16;

/// A character on its way.
pub(super) struct Walker<'a> {
    pub(super) mover: Mover<'a>,
    pub(super) floors: Floors,
    /// The height of the highest step that it climbs.
    pub(crate) step: f64,
    /// The height of the highest step that it goes down.
    pub(super) snap: f64,
    /// Whether it stands on something.
    pub(super) on_ground: bool,
}

impl Walker<'_> {
    /// Moves the character, which stands on a floor with this normal or on none. Returns the floor
    /// that it stands on at the end.
    pub(super) fn go(
        &mut self,
        delta: DVec2,
        ground: Option<DVec2>,
    ) -> Result<Option<Surface>, WorldError> {
        let rise = delta.dot(self.floors.up);
        if rise > 0.0 {
            self.mover.advance(delta, Some(&self.floors))?;
            return Ok(None);
        }
        let across = self.floors.horizontal(delta);
        let Some(normal) = ground else {
            let Some(landed) = self.mover.advance(delta, Some(&self.floors))? else {
                return Ok(None);
            };
            self.on_ground = true;
            return self.settle(across, 0.0, landed.normal());
        };
        if let Some(floor) = self.walk(across, normal)? {
            return Ok(Some(floor));
        }
        let mut met = self.mover.hits.iter().rev().map(|hit| hit.normal);
        let last = met.find(|normal| self.floors.is_floor(*normal));
        self.settle(across, -rise, last.unwrap_or(normal))
    }

    /// Walks along the ground. Returns the floor that it stands on, if it has climbed a step.
    fn walk(&mut self, across: DVec2, ground: DVec2) -> Result<Option<Surface>, WorldError> {
        let (before, hits) = (self.mover.at, self.mover.hits.len());
        if self.floors.is_floor(ground) {
            let along = self.floors.along_floor(across, ground);
            self.mover.advance_along_floor(along, &self.floors)?;
        } else {
            self.mover.advance(across, Some(&self.floors))?;
        }
        let is_wall = |normal| !self.floors.is_floor(normal) && across.dot(normal) < 0.0;
        let walls = self.mover.hits[hits..].iter();
        if self.step == 0.0 || !walls.map(|hit| hit.normal).any(is_wall) {
            return Ok(None);
        }
        let walked = (self.mover.at, self.mover.hits.clone());
        self.mover.at = before;
        self.mover.hits.truncate(hits);
        let floor = self.climb(across, walked.0)?;
        if floor.is_none() {
            (self.mover.at, self.mover.hits) = walked;
        }
        Ok(floor)
    }

    /// Moves up, ahead, and down onto a floor. `walked` is how far it came without.
    fn climb(&mut self, across: DVec2, walked: DVec2) -> Result<Option<Surface>, WorldError> {
        let (up, from) = (self.floors.up, self.mover.at);
        let rounding = LIFTS * self.mover.lift_length(across)?;
        self.mover.advance_straight(up * (self.step + rounding))?;
        let raised = (self.mover.at - from).dot(up);
        self.mover.advance(across, Some(&self.floors))?;
        let gained = (self.mover.at - walked).dot(across.normalize_or_zero());
        if gained <= rounding {
            return Ok(None);
        }
        let (met, _) = self.mover.advance_straight(-up * raised)?;
        self.floor_of(&met)
    }

    /// Lowers the character onto the floor that a walk of this length along a floor with this
    /// normal may have left above it, or else lets it fall.
    fn settle(
        &mut self,
        across: DVec2,
        fall: f64,
        walked_on: DVec2,
    ) -> Result<Option<Surface>, WorldError> {
        let (before, down, hits) = (self.mover.at, -self.floors.up, self.mover.hits.len());
        let rounding = LIFTS * self.mover.lift_length(across)?;
        let below_slope = across.length() * self.floors.steepest;
        let anyway = fall.max(self.snap) + rounding;
        let reach = anyway.max(below_slope + rounding);
        let (met, _) = self.mover.advance_past_sills(down * reach)?;
        if let Some(floor) = self.floor_of(&met)? {
            let is_near = (self.mover.at - before).dot(down) <= anyway;
            if is_near || self.came_down_a_slope(before, across, walked_on)? {
                return Ok(Some(floor));
            }
            self.mover.hits.truncate(hits);
        }
        self.mover.at = before;
        // in a valley the steep side may be met before the floor
        self.mover
            .advance(down * fall.max(rounding), Some(&self.floors))
    }

    /// Whether floors, and steps that it may go down, lead from where the character is back to the
    /// way that it came, which ended `before`: not if it has walked off a ledge.
    fn came_down_a_slope(
        &mut self,
        before: DVec2,
        across: DVec2,
        walked_on: DVec2,
    ) -> Result<bool, WorldError> {
        let (up, here, hits) = (self.floors.up, self.mover.at, self.mover.hits.clone());
        let rounding = LIFTS * self.mover.lift_length(across)?;
        // long enough for the steepest floor, on which the same length leads less far ahead
        let mut length = across.length() * (1.0 + self.floors.steepest);
        let way = match self.floors.is_floor(walked_on) {
            true => self.floors.along_floor(across, walked_on),
            false => across,
        };
        let (mut is_back, mut step) = (false, 0.0);
        for _ in 0..MAX_LEGS {
            let from = self.mover.at;
            let back = -across.normalize_or_zero() * length;
            self.mover.advance_straight(up * step)?;
            let raised = (self.mover.at - from).dot(up);
            self.mover.advance(back, Some(&self.floors))?;
            self.mover.advance_straight(-up * raised)?;
            // above the straight line on which it came
            let above = way.perp_dot(self.mover.at - before) * way.perp_dot(up).signum();
            is_back = above >= -rounding * way.length();
            let gone = (self.mover.at - from).length();
            length -= gone;
            if is_back || length <= rounding {
                break;
            }
            // what stops it may be a step that it may go down
            step = match (gone <= rounding, step == 0.0 && self.snap > 0.0) {
                (true, true) => self.snap + rounding,
                (true, false) => break,
                _ => 0.0,
            };
        }
        (self.mover.at, self.mover.hits) = (here, hits);
        Ok(is_back)
    }

    /// The floor among the surfaces that the character was lowered onto.
    fn floor_of(&mut self, met: &[Surface]) -> Result<Option<Surface>, WorldError> {
        let mut floor: Option<Surface> = None;
        for surface in met {
            // at a corner, the flattest
            let height = |surface: &Surface| surface.normal().dot(self.floors.up);
            let is_flatter = |other| height(surface) > height(other);
            if self.floors.is_floor(surface.normal()) && floor.as_ref().is_none_or(is_flatter) {
                floor = Some(*surface);
            }
        }
        if floor.is_none() && self.on_ground {
            for surface in met {
                floor = floor.or(self.floor_beside(surface)?);
            }
        }
        self.mover.hits.extend(floor.map(|floor| floor.hit));
        Ok(floor)
    }

    /// The floor at whose edge a round body meets a corner.
    fn floor_beside(&self, surface: &Surface) -> Result<Option<Surface>, WorldError> {
        let (world, up) = (self.mover.world, self.floors.up);
        let inward = -self.floors.horizontal(surface.normal()).normalize_or_zero();
        if surface.normal().dot(up) <= 0.0 {
            return Ok(None);
        }
        let size = self.mover.size()?;
        let beside = BESIDE_EDGE * size;
        let filter = &self.mover.carried[surface.part].filter;
        let height = beside * (1.0 + self.floors.steepest);
        let above = surface.point + inward * beside + up * height;
        let found = world.cast_ray(above, -up, 2.0 * height, filter)?;
        Ok(found
            .filter(|(_, hit)| self.floors.is_floor(hit.normal))
            .map(|(id, hit)| {
                let mut floor = *surface;
                (floor.hit.id, floor.hit.normal) = (id, hit.normal);
                floor
            }))
    }
}
