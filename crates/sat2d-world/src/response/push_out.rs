//! Pushes a body out of the bodies that it overlaps at the start of a move. A character is never
//! pushed through its ground.

use crate::character_options::Ground;
use crate::response::mover::{LIFTS, Mover, SlideHit};
use crate::{BodyId, WorldError};
use alloc::vec::Vec;
use glam::DVec2;
use sat2d_base::num::power_of_two;
use sat2d_core::narrow::one_sided::faces;

/// How often a body that overlaps something at the start is pushed out of the deepest overlap.
const MAX_PUSHES: usize = 16;
/// The most surfaces that are reported to hold a stuck body: as many as a slide has hits.
const MAX_HELD: usize = 8;
/// A push into the ground becomes a longer one along the ground. It is given up if the square of
/// the cosine of the angle between the two is less than this.
const LEAST_ALONG: f64 = power_of_two(-1);

/// The result of a push.
enum Push {
    /// The body moves to this offset.
    To(DVec2),
    /// This surface holds the body.
    Into(SlideHit),
}

impl<'a> Mover<'a> {
    /// Pushes the body out of its overlaps, the deepest first, and never through what it stood on.
    /// Returns whether it is free then. If not, the hits are what holds it.
    pub(super) fn push_out(&mut self) -> Result<bool, WorldError> {
        let mut held: Vec<SlideHit> = Vec::new();
        let mut is_pressed = false;
        for _ in 0..MAX_PUSHES {
            let Some((length, hit)) = self.deepest_overlap()? else {
                return Ok(true);
            };
            add_to_held(&mut held, hit);
            match self.pushed(hit, length)? {
                Push::To(there) => self.at = there,
                Push::Into(other) => {
                    add_to_held(&mut held, other);
                    is_pressed = true;
                    break;
                }
            }
        }
        let is_free = !is_pressed && self.is_free(self.at, self.at)?;
        if !is_free {
            self.hits = held;
        }
        Ok(is_free)
    }

    /// Where a surface pushes the body. A character slides along its ground and along what is in
    /// the way, and is not pushed through them.
    fn pushed(&self, hit: SlideHit, length: f64) -> Result<Push, WorldError> {
        let push = hit.normal * length;
        let there = self.at + push;
        let Some(footing) = &self.footing else {
            return Ok(Push::To(there));
        };
        let overlapped = self.blockers(self.at, self.at)?;
        let mut entered = self.blockers(self.at, there)?;
        let ground = entered
            .iter()
            .find(|&&(part, slot)| footing.holds(part, slot));
        if let Some(&(_, ground)) = ground
            && faces(-footing.normal, hit.normal)
        {
            let normal = footing.normal;
            let along = hit.normal - normal * normal.dot(hit.normal);
            let share = along.length_squared();
            if share < LEAST_ALONG {
                let id = self.world.bodies.id(ground);
                return Ok(Push::Into(SlideHit { id, normal }));
            }
            return Ok(Push::To(self.at + along * (length / share)));
        }
        entered.retain(|other| !overlapped.contains(other));
        let (time, met) = self.first_hits(&entered, push)?;
        let Some(other) = met.first().map(|surface| surface.hit) else {
            return Ok(Push::To(there));
        };
        let left = push * (1.0 - time);
        let by = push * time + left - other.normal * left.dot(other.normal).min(0.0);
        if by.length() <= LIFTS * self.lift_length(push)? {
            return Ok(Push::Into(other));
        }
        Ok(Push::To(self.at + by))
    }

    /// Reports the ground and one other body as the hits that hold the character.
    pub(super) fn hold_between(
        &mut self,
        part: usize,
        slot: u32,
        ground: &Ground,
    ) -> Result<(), WorldError> {
        self.hits = Vec::from([SlideHit {
            id: ground.id,
            normal: ground.normal,
        }]);
        if let Some((_, _, hit)) = self.overlap(part, slot)? {
            self.hits.push(hit);
        }
        Ok(())
    }

    /// The push out of the deepest overlap, by its length and the surface that pushes. The ground
    /// pushes toward its front.
    fn deepest_overlap(&self) -> Result<Option<(f64, SlideHit)>, WorldError> {
        let mut deepest: Option<(f64, f64, SlideHit)> = None;
        for (part, slot) in self.blockers(self.at, self.at)? {
            if let Some(overlap) = self.overlap(part, slot)?
                && deepest.is_none_or(|(depth, ..)| overlap.0 > depth)
            {
                deepest = Some(overlap);
            }
        }
        Ok(deepest.map(|(_, length, hit)| (length, hit)))
    }

    /// The depth to which a part overlaps another body, the length of the push out of it, and the
    /// surface that pushes.
    fn overlap(&self, index: usize, slot: u32) -> Result<Option<(f64, f64, SlideHit)>, WorldError> {
        let part = &self.carried[index];
        let at = part.at(&self.transform(self.at)?)?;
        let Some(body) = self.world.bodies.get_solid(slot) else {
            return Ok(None);
        };
        let (here, there) = (part.shape.place(&at)?, body.shape.place(&body.transform)?);
        let contacts = here.contacts_in_front(&there);
        let Some((mut depth, mut normal)) = contacts.first().map(|hit| (hit.depth, -hit.normal))
        else {
            return Ok(None);
        };
        if let Some(footing) = &self.footing
            && footing.holds(index, slot)
            && let Some(height) = footing.way_up((part.shape, &at), &body, depth, normal)
        {
            (depth, normal) = (height, footing.normal);
        }
        let id = self.world.bodies.id(slot);
        let length = depth + here.rounding_margin(&there);
        Ok(Some((depth, length, SlideHit { id, normal })))
    }

    /// The ground that the body stood on, by its slot and normal, if a straight move leads into it.
    fn ground_between(&self, from: DVec2, to: DVec2) -> Result<Option<(u32, DVec2)>, WorldError> {
        let Some(footing) = &self.footing else {
            return Ok(None);
        };
        let blockers = self.blockers(from, to)?;
        let mut grounds = blockers
            .into_iter()
            .filter(|&(part, slot)| footing.holds(part, slot));
        Ok(grounds.next().map(|(_, slot)| (slot, footing.normal)))
    }

    /// Lets the ground lift the body if other bodies have stopped it on its way to `goal`, to which
    /// the ground carries it. Ignores the bodies of `along` on the way up, and those of `stack`
    /// when it looks for the ground. Returns false if the body stays between the ground and other
    /// bodies; the hits are these then.
    pub(super) fn rise_with_ground(
        &mut self,
        goal: DVec2,
        along: &'a [BodyId],
        stack: &'a [BodyId],
    ) -> Result<bool, WorldError> {
        let Some(normal) = self.footing.as_ref().map(|footing| footing.normal) else {
            return Ok(true);
        };
        for _ in 0..MAX_PUSHES {
            let left = normal * (goal - self.at).dot(normal);
            let rounding = LIFTS * self.lift_length(left)?;
            if left.dot(normal) <= rounding {
                return Ok(true);
            }
            self.leave_out(stack);
            let above = self.at + left + normal * rounding;
            let Some((slot, normal)) = self.ground_between(above, self.at)? else {
                return Ok(true);
            };
            let before = self.at;
            self.leave_out(along);
            self.advance(left, None)?;
            if (self.at - before).dot(normal) <= rounding {
                let id = self.world.bodies.id(slot);
                let mut held = Vec::from([SlideHit { id, normal }]);
                for hit in core::mem::take(&mut self.hits) {
                    add_to_held(&mut held, hit);
                }
                self.hits = held;
                return Ok(false);
            }
        }
        Ok(true)
    }
}

/// Adds a surface that holds a body.
fn add_to_held(held: &mut Vec<SlideHit>, hit: SlideHit) {
    let is_same = |other: &SlideHit| other.id == hit.id && other.is_parallel(&hit);
    if !held.iter().any(is_same) {
        // the last ones are around where the body ends
        if held.len() == MAX_HELD {
            held.remove(0);
        }
        held.push(hit);
    }
}
