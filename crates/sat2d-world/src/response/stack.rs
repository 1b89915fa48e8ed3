//! Stacks: which bodies stand on a character, and which bodies carry it.

use crate::character_options::Ground;
use crate::pairs::refusal::Answers;
use crate::response::carried::Carried;
use crate::response::floors::Floors;
use crate::response::footing::touching;
use crate::response::moved::moved;
use crate::response::mover::{LIFTS, Mover};
use crate::response::skin::Skin;
use crate::{BodyId, BodyKind, World, WorldError};
use alloc::vec::Vec;
use glam::DVec2;
use sat2d_core::placed::Placed;

/// Which bodies of a world stand on which others, by which surfaces are floors.
pub(super) struct Stacks<'w> {
    pub(crate) world: &'w World,
    pub(super) floors: &'w Floors,
    pub(super) skin: Skin,
}

impl Stacks<'_> {
    /// A body, the moving bodies that stand on it where it is, and those that stand on them,
    /// without `other`.
    pub(super) fn stack(&self, id: BodyId, other: BodyId) -> Vec<BodyId> {
        let mut stack = Vec::from([id]);
        self.add_riders(&mut stack, other);
        stack
    }

    /// The bodies that do not block a rider that body `id` carries by an offset: that body, what it
    /// stands on unless it is static, and so on downward, and the moving bodies that stand on any
    /// of these. A body of the last kind is left out if the rider would overlap it after the move.
    pub(super) fn carriers(&self, id: BodyId, (rider, by): (BodyId, DVec2)) -> Vec<BodyId> {
        let mut carriers = Vec::from([id]);
        let mut next = 0;
        while let Some(&above) = carriers.get(next) {
            next += 1;
            // the caller moves static bodies, and nothing carries them
            if self.world.bodies.kind(above.slot()) == BodyKind::Static {
                continue;
            }
            for part in Carried::of(self.world, &above) {
                let below = self.touched(&part, true, &self.floors.upside_down());
                let is_new = |below: &BodyId| *below != rider && !carriers.contains(below);
                let below: Vec<BodyId> = below.into_iter().filter(is_new).collect();
                carriers.extend(below);
            }
        }
        let below = carriers.len();
        self.add_riders(&mut carriers, rider);
        let beside = carriers.split_off(below);
        let is_passed = |other: &BodyId| !self.would_overlap(rider, by, *other);
        carriers.extend(beside.into_iter().filter(is_passed));
        carriers
    }

    /// Adds the bodies that have moved along with the ground of a rider: among those that it
    /// overlaps where it is, by its part and their slot, those that it does not overlap after the
    /// offset by which the ground has moved.
    pub(super) fn add_moved_along(
        &self,
        carriers: &mut Vec<BodyId>,
        (rider, by): (BodyId, DVec2),
        overlapped: &[(usize, u32)],
    ) {
        for &(_, slot) in overlapped {
            let other = self.world.bodies.id(self.world.bodies.parts.owner(slot));
            if !carriers.contains(&other) && !self.would_overlap(rider, by, other) {
                carriers.push(other);
            }
        }
    }

    /// Whether a body that is moved by an offset overlaps another one by more than rounding.
    fn would_overlap(&self, id: BodyId, by: DVec2, other: BodyId) -> bool {
        self.world.bodies.with_parts(id.slot()).any(|slot| {
            let to = moved(&self.world.bodies.transforms[slot as usize], by);
            let shape = self.world.bodies.solid(slot).zip(to.as_ref().ok());
            let there = shape.and_then(|(shape, to)| shape.place(to).ok());
            there.is_some_and(|there| {
                let mut others = self.world.bodies.with_parts(other.slot());
                others.any(|other| {
                    (self.world.bodies.placed_solid(other))
                        .is_some_and(|other| is_deep(&there, &other))
                })
            })
        })
    }

    /// Adds the riders of the bodies in a stack, and their riders.
    fn add_riders(&self, stack: &mut Vec<BodyId>, other: BodyId) {
        let mut next = 0;
        while let Some(&below) = stack.get(next) {
            next += 1;
            for part in Carried::of(self.world, &below) {
                for rider in self.touched(&part, false, self.floors) {
                    if rider != other && !stack.contains(&rider) {
                        stack.push(rider);
                    }
                }
            }
        }
    }

    /// The bodies that a body or part touches where the surface is a floor.
    fn touched(&self, part: &Carried<'_>, statics: bool, floors: &Floors) -> Vec<BodyId> {
        let at = self.world.bodies.transforms[part.slot as usize];
        let Ok(here) = part.shape.place(&at) else {
            return Vec::new();
        };
        let mut filter = part.filter;
        filter.statics = statics;
        let mut region = here.bounds();
        let slack = touching(&here, &here);
        region.min -= DVec2::splat(slack);
        region.max += DVec2::splat(slack);
        let slots = filter.candidates(&self.world.bodies, &self.world.broad_phase, &region);
        let touched = slots.into_iter().filter(|&slot| {
            let other = self.world.bodies.placed_solid(slot);
            other.is_some_and(|other| {
                let (gap, normal) = match here.contact(&other) {
                    Some(hit) => (hit.depth, hit.normal),
                    None => {
                        let closest = here.distance(&other);
                        (closest.distance, closest.normal)
                    }
                };
                gap <= touching(&here, &other) && floors.is_floor(normal)
            })
        });
        touched
            .map(|slot| self.world.bodies.id(self.world.bodies.parts.owner(slot)))
            .collect()
    }

    /// Whether the riders in a stack have room to rise by an offset with its first body, which
    /// stands on a platform. What carries them, and what they overlap already, does not count as
    /// an obstacle. Returns the answers about pairs as well, with those that were added.
    pub(super) fn have_room(
        &self,
        stack: &[BodyId],
        platform: BodyId,
        by: DVec2,
        mut answers: Answers,
    ) -> Result<(bool, Answers), WorldError> {
        for id in &stack[1..] {
            let mut left_out = self.carriers(platform, (*id, by));
            left_out.extend(stack);
            let rider = Mover::new(self.world, id, answers, self.skin)?;
            for (part, slot) in rider.blockers(DVec2::ZERO, DVec2::ZERO)? {
                if overlap_deeply(self.world, rider.carried[part].slot, slot) {
                    left_out.push(self.world.bodies.id(self.world.bodies.parts.owner(slot)));
                }
            }
            answers = rider.into_answers();
            let mut rider = Mover::new(self.world, id, answers, self.skin)?;
            rider.leave_out(&left_out);
            let rounding = LIFTS * rider.lift_length(by)?;
            let is_free = rider.push_out()?;
            let from = rider.at;
            rider.advance_past_sills(by)?;
            let off = (rider.at - from - by).length();
            let has_room = is_free && off <= rounding + self.skin.width;
            answers = rider.into_answers();
            if !has_room {
                return Ok((false, answers));
            }
        }
        Ok((true, answers))
    }
}

/// Whether two bodies or parts overlap by more than rounding.
fn overlap_deeply(world: &World, a: u32, b: u32) -> bool {
    let placed = world
        .bodies
        .placed_solid(a)
        .zip(world.bodies.placed_solid(b));
    placed.is_some_and(|(a, b)| is_deep(&a, &b))
}

/// Whether two placed shapes overlap by more than rounding.
fn is_deep(a: &Placed<'_>, b: &Placed<'_>) -> bool {
    a.contact(b).is_some_and(|hit| hit.depth > touching(a, b))
}

impl Mover<'_> {
    /// A body that overlaps both a character and its ground, by its slot, with the index of the
    /// character's part; none if the ground is static. The ground has not moved since the character
    /// stood on it, so the body has moved into both.
    pub(super) fn sunk_into(&self, ground: &Ground) -> Result<Option<(usize, u32)>, WorldError> {
        let (world, slot) = (self.world, ground.id.slot());
        let bodies = &world.bodies;
        let owner = bodies.parts.owner(slot);
        if bodies.kind(owner) == BodyKind::Static {
            return Ok(None);
        }
        let mut blockers = self.blockers(DVec2::ZERO, DVec2::ZERO)?.into_iter();
        Ok(blockers.find(|&(part, other)| {
            let others = bodies.parts.owner(other);
            others != owner
                && (bodies.with_parts(others)).any(|other| overlap_deeply(world, other, slot))
                && overlap_deeply(world, self.carried[part].slot, other)
        }))
    }
    /// The first body of a stack, and those of the others that the body overlaps where it is now.
    pub(super) fn overlapped_of(&self, stack: &[BodyId]) -> Result<Vec<BodyId>, WorldError> {
        let bodies = &self.world.bodies;
        let mut overlapped: Vec<BodyId> = stack[..1].to_vec();
        for (_, slot) in self.blockers(self.at, self.at)? {
            let owner = bodies.id(bodies.parts.owner(slot));
            if stack.contains(&owner) && !overlapped.contains(&owner) {
                overlapped.push(owner);
            }
        }
        Ok(overlapped)
    }
}
