//! A body on its way: the obstacles of straight moves, and lifts off what rounding puts in the way.
//!
//! Whether a straight move is blocked is decided for the whole path at once: it enters an obstacle
//! exactly if the convex hull of the shape at both ends overlaps it. What the path only touches
//! (the floor, the edges between tiles side by side) blocks nothing, so there is nothing to snag
//! on.

use crate::character_options::Ground;
use crate::pair_filter::PairFilter;
use crate::pairs::refusal::Answers;
use crate::response::carried::{Carried, overlap_as_outlines};
use crate::response::footing::Footing;
use crate::response::moved::moved;
use crate::response::skin::Skin;
use crate::{BodyId, World, WorldError};
use alloc::vec::Vec;
use glam::DVec2;
use sat2d_base::aabb::Aabb;
use sat2d_base::types::Feature;
use sat2d_core::narrow;
use sat2d_core::narrow::{Motion, SweepOptions};
use sat2d_core::query;
use sat2d_core::transform::Transform;

/// Off how many surfaces that it touches at the start a body may be lifted.
const MAX_TOUCHED: usize = 4;
/// By how many units in the last place of its coordinates a body may be lifted off a surface, so
/// that rounding errors in tiles that should be flush do not block it.
const LIFT: f64 = 256.0 * f64::EPSILON;
/// Corners no farther apart than this many lifts count as one: a body may have been lifted off two
/// surfaces, then off two more.
pub(super) const LIFTS: f64 = 4.0;

/// The parts of a lift that are tried in turn: a gap may be narrower than the whole one.
const LIFT_PARTS: [f64; 4] = [1.0, 1.0 / 4.0, 1.0 / 16.0, 1.0 / 64.0];
/// Two normals are the same if the cosine of the angle between them is nearer to 1.
const SAME_NORMAL: f64 = 1e-9;

/// An obstacle that a body slid along or stopped at.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct SlideHit {
    /// The body.
    pub id: BodyId,
    /// The unit normal of its surface, toward the body that moved.
    pub normal: DVec2,
}

impl SlideHit {
    /// Whether a surface has the same normal.
    pub(super) fn is_parallel(&self, other: &SlideHit) -> bool {
        self.normal.dot(other.normal) > 1.0 - SAME_NORMAL
    }
}

/// A surface that a straight move leads into.
#[derive(Clone, Copy, Debug)]
pub(super) struct Surface {
    /// Which part of the moving body meets it, by its index among those carried.
    pub(crate) part: usize,
    pub(crate) hit: SlideHit,
    /// A point of it where the body meets it.
    pub(super) point: DVec2,
    /// The feature of the obstacle at this point.
    pub(super) feature: Feature,
}

impl Surface {
    pub(crate) fn normal(&self) -> DVec2 {
        self.hit.normal
    }
}

/// A body that is being moved.
pub(crate) struct Mover<'a> {
    pub(crate) world: &'a World,
    filter: PairFilter<'a>,
    /// The body itself, then its parts.
    pub(super) carried: Vec<Carried<'a>>,
    start: Transform,
    /// The offset from the start.
    pub(crate) at: DVec2,
    pub(crate) hits: Vec<SlideHit>,
    /// What it stood on at the start.
    pub(super) footing: Option<Footing>,
    pub(super) skin: Skin,
    /// How many sills it has passed.
    pub(super) sills: usize,
    /// The body that it has last passed as a sill, if it met it at a shallow angle.
    pub(super) shallow: Option<BodyId>,
}

/// What came of a move.
pub(crate) struct CompletedMove {
    /// The offset from the start.
    pub(crate) at: DVec2,
    /// Where the body is then.
    pub(crate) end: Transform,
    pub(crate) hits: Vec<SlideHit>,
    /// What was decided about the pairs of the body since the last step.
    pub(crate) answers: Answers,
}

impl CompletedMove {
    /// Places the body where the move ended, and keeps what was decided about its pairs. Returns
    /// the offset and the hits.
    pub(crate) fn apply(
        self,
        world: &mut World,
        id: BodyId,
    ) -> Result<(DVec2, Vec<SlideHit>), WorldError> {
        world.set_transform(id, self.end)?;
        world.pairs.refusals.answers = self.answers;
        Ok((self.at, self.hits))
    }
}

impl<'a> Mover<'a> {
    /// A body where it is, with its parts, and what was decided about pairs since the last step.
    pub(crate) fn new(
        world: &'a World,
        id: &'a BodyId,
        answers: Answers,
        skin: Skin,
    ) -> Result<Mover<'a>, WorldError> {
        Ok(Mover {
            world,
            filter: PairFilter::new(world, answers, skin.width),
            start: world.transform(*id)?,
            carried: Carried::of(world, id),
            at: DVec2::ZERO,
            hits: Vec::new(),
            footing: None,
            skin,
            sills: 0,
            shallow: None,
        })
    }

    /// What the body stood on, where it is.
    pub(super) fn stand_on(&mut self, ground: Option<&Ground>) {
        let footing = |ground| Footing::new(self.world, ground, &self.carried, &self.start);
        self.footing = ground.map(footing);
    }

    /// Bodies that are no obstacles from now on, with their parts.
    pub(super) fn leave_out(&mut self, bodies: &'a [BodyId]) {
        for part in &mut self.carried {
            part.leave_out(bodies);
        }
    }

    /// Sets what was decided about pairs since the last step. Returns what it was before.
    pub(super) fn exchange_answers(&self, answers: Answers) -> Answers {
        self.filter.exchange_answers(answers)
    }

    /// Cancels the move and returns what was decided about pairs, which stays decided.
    pub(super) fn into_answers(self) -> Answers {
        self.filter.into_answers()
    }

    /// Ends the move.
    pub(crate) fn finish(self) -> Result<CompletedMove, WorldError> {
        let end = self.transform(self.at)?;
        for (index, part) in self.carried.iter().enumerate() {
            let mover = (part.slot, part.shape);
            let is_ground = |slot| self.is_ground(index, slot);
            (self.filter).answer_at(mover, &part.at(&end)?, &part.filter, is_ground)?;
        }
        Ok(CompletedMove {
            at: self.at,
            end,
            hits: self.hits,
            answers: self.filter.into_answers(),
        })
    }

    /// Whether a body is the ground and stops a part.
    fn is_ground(&self, part: usize, slot: u32) -> bool {
        let footing = self.footing.as_ref();
        footing.is_some_and(|footing| footing.holds(part, slot))
    }

    /// Checks that the body and its parts can be placed after a move, regardless of what is in the
    /// way, and that it is no part itself.
    pub(super) fn check_goal(&self, delta: DVec2) -> Result<(), WorldError> {
        let goal = self.transform(self.at + delta)?;
        if let Some(body) = self.carried.first() {
            self.world.bodies.placed_parts(body.slot, &goal)?;
        }
        Ok(())
    }

    pub(crate) fn transform(&self, offset: DVec2) -> Result<Transform, WorldError> {
        Ok(moved(&self.start, offset)?)
    }

    /// The obstacles that a straight move between two offsets would enter, and the part that would
    /// enter them, by its index.
    pub(super) fn blockers(&self, from: DVec2, to: DVec2) -> Result<Vec<(usize, u32)>, WorldError> {
        let (from_body, to_body) = (self.transform(from)?, self.transform(to)?);
        let mut blockers = Vec::new();
        for (index, part) in self.carried.iter().enumerate() {
            let (start, end) = (part.at(&from_body)?, part.at(&to_body)?);
            let near = part.near(self.world, &start, &end)?;
            if near.is_empty() {
                continue;
            }
            let paths = part.paths(&start, &end)?;
            let mover = (part.slot, part.shape);
            let is_entered = |&(nearby, slot): &(usize, u32)| {
                let body = self.world.bodies.get_solid(slot);
                body.is_some_and(|body| {
                    part.enters(&paths, &start, to - from, (nearby, &body))
                        || overlap_as_outlines(self.world, (part.slot, &end), slot)
                }) && (self.filter).stops(
                    mover,
                    (slot, self.is_ground(index, slot)),
                    &start,
                    to - from,
                )
            };
            let entered = near.into_iter().filter(is_entered);
            blockers.extend(entered.map(|(_, slot)| (index, slot)));
        }
        Ok(blockers)
    }

    pub(super) fn is_free(&self, from: DVec2, to: DVec2) -> Result<bool, WorldError> {
        Ok(self.blockers(from, to)?.is_empty())
    }

    /// Moves the body to where it meets an obstacle, never into it. If a rounding error would block
    /// the way, it is lifted off that obstacle, off the one that it slides along, or both.
    pub(super) fn advance_to_contact(
        &mut self,
        offset: DVec2,
        met: Option<&SlideHit>,
        left: DVec2,
    ) -> Result<(), WorldError> {
        if self.is_free(self.at, self.at + offset)? {
            self.at += offset;
            return Ok(());
        }
        let lift = |hit: Option<&SlideHit>| match hit {
            Some(hit) => self.lift_off(hit, left),
            None => Ok(DVec2::ZERO),
        };
        let (off_met, off_last) = (lift(met)?, lift(self.hits.last())?);
        for part in LIFT_PARTS {
            for lift in [off_met, off_last, off_met + off_last] {
                let there = self.at + offset + lift * part;
                // without a lift it is not free
                if lift != DVec2::ZERO && self.is_free(self.at, there)? {
                    self.at = there;
                    return Ok(());
                }
            }
        }
        // a floor along which it goes may be none of these, since nothing has been met on it yet
        let off_others = self.lift_off_blockers(offset, left)?;
        for lift in [off_others, off_met + off_others] {
            let there = self.at + offset + lift;
            if self.is_free(self.at, there)? {
                self.at = there;
                return Ok(());
            }
        }
        Ok(())
    }

    /// A lift off all that a straight move from here would enter, along the shortest ways.
    fn lift_off_blockers(&self, offset: DVec2, left: DVec2) -> Result<DVec2, WorldError> {
        let length = self.lift_length(left)?;
        let mut lift = DVec2::ZERO;
        for (part, slot) in self.blockers(self.at, self.at + offset)? {
            let part = &self.carried[part];
            let at = part.at(&self.transform(self.at)?)?;
            let Some(body) = self.world.bodies.get_solid(slot) else {
                continue;
            };
            let (here, body) = (part.shape.place(&at)?, body.shape.place(&body.transform)?);
            let normal = -here.distance(&body).normal;
            // two tiles of one floor are one surface
            if lift.dot(normal) < length / 2.0 {
                lift += normal * length;
            }
        }
        Ok(lift)
    }

    /// A lift off one of the surfaces met so far after which the path is free, if only a rounding
    /// error blocks it.
    pub(super) fn lift(&self, left: DVec2) -> Result<Option<DVec2>, WorldError> {
        for hit in self.hits.iter().rev() {
            let lift = self.free_part(self.lift_off(hit, left)?)?;
            if lift != DVec2::ZERO && self.is_free_after(lift, left)? {
                return Ok(Some(lift));
            }
        }
        Ok(None)
    }

    /// As much of a lift as there is room for: nothing where the body lies between two surfaces.
    fn free_part(&self, lift: DVec2) -> Result<DVec2, WorldError> {
        let [whole, parts @ .., least] = LIFT_PARTS.map(|part| lift * part);
        if self.is_free(self.at, self.at + whole)? {
            return Ok(whole);
        }
        // if the least part is blocked, so are the larger ones: common in crowds
        if !self.is_free(self.at, self.at + least)? {
            return Ok(DVec2::ZERO);
        }
        for part in parts {
            if self.is_free(self.at, self.at + part)? {
                return Ok(part);
            }
        }
        Ok(least)
    }

    pub(super) fn lift_off(&self, hit: &SlideHit, left: DVec2) -> Result<DVec2, WorldError> {
        Ok(hit.normal * self.lift_length(left)?)
    }

    /// The width of the body and its height, added up.
    pub(crate) fn size(&self) -> Result<f64, WorldError> {
        let here = self.bounds()?;
        Ok((here.max - here.min).element_sum())
    }

    /// The bounds of the body with its parts.
    pub(super) fn bounds(&self) -> Result<Aabb, WorldError> {
        let body = self.transform(self.at)?;
        let mut bounds = Aabb::EMPTY;
        for part in &self.carried {
            bounds = bounds.union(&part.shape.placed_bounds(&part.at(&body)?)?);
        }
        Ok(bounds)
    }

    /// How far a body with this much left to move may be lifted off a surface.
    pub(super) fn lift_length(&self, left: DVec2) -> Result<f64, WorldError> {
        let here = self.bounds()?;
        let reach = here.reach().max_element() + left.abs().max_element();
        Ok(LIFT * reach)
    }

    /// How far off an obstacle a body must be lifted, so that a sweep does not meet it at the
    /// start: sweeps take the coordinates of both into account.
    pub(super) fn clearance(&self, obstacle: BodyId, left: DVec2) -> Result<f64, WorldError> {
        let there = self.world.bounds(obstacle)?;
        let reach = there.reach().max_element();
        Ok(self.lift_length(left)?.max(LIFT * reach))
    }

    pub(super) fn is_free_after(&self, lift: DVec2, left: DVec2) -> Result<bool, WorldError> {
        self.is_free(self.at + lift, self.at + lift + left)
    }

    /// The time at which the path first leads into one of the blockers, and all that it meets then.
    ///
    /// What the body touches at the start is met there, even if the path leads along it or away
    /// from it, and hides what the same obstacle has farther on: the ceiling of the cave that a
    /// character jumps in. So the body is first lifted off that, also later on the way: in a
    /// valley, the slope that it glides along may be nearer than the one that stops it. To pass an
    /// obstacle that is met at a corner, one surface that the path does not lead into is enough.
    pub(super) fn first_obstacles(
        &mut self,
        blockers: &[(usize, u32)],
        left: DVec2,
    ) -> Result<(f64, Vec<Surface>), WorldError> {
        let (mut time, mut hits) = self.first_hits(blockers, left)?;
        for _ in 0..MAX_TOUCHED {
            let leads_in = |hit: &Surface| leads_into(left, hit.normal());
            if time > 0.0 && hits.iter().any(leads_in) {
                break;
            }
            let passed: Vec<Surface> = hits.iter().filter(|hit| !leads_in(hit)).copied().collect();
            let of = |met: &Surface| (met.part, met.hit.id);
            hits.retain(|hit| passed.iter().all(|other| of(other) != of(hit)));
            if !hits.is_empty() {
                break;
            }
            hits = passed;
            let Some(first) = hits.first() else {
                break;
            };
            let lift = first.hit.normal * self.clearance(first.hit.id, left)?;
            let lift = self.free_part(lift)?;
            if lift == DVec2::ZERO {
                break;
            }
            self.at += lift;
            (time, hits) = self.first_hits(blockers, left)?;
        }
        Ok((time, hits))
    }

    /// The time of the first impact with a blocker, and all impacts at that time.
    pub(super) fn first_hits(
        &self,
        blockers: &[(usize, u32)],
        left: DVec2,
    ) -> Result<(f64, Vec<Surface>), WorldError> {
        let from = self.transform(self.at)?;
        let (mut first, mut hits) = (1.0, Vec::new());
        for &(part, slot) in blockers {
            let Carried { shape, .. } = self.carried[part];
            let motion = Motion::linear(self.carried[part].at(&from)?, left)?;
            let Some(body) = self.world.bodies.get_solid(slot) else {
                continue;
            };
            let still = Motion::still(body.transform);
            let options = SweepOptions::default();
            let impact = query::sweep_in_front(shape, &motion, body.shape, &still, &options)?;
            let Some(impact) = impact else {
                continue;
            };
            if impact.time < first {
                first = impact.time;
                hits.clear();
            }
            if impact.time <= first {
                let here = shape.place(&motion.at(impact.time)?)?;
                let body = body.shape.place(&body.transform)?;
                let near = LIFTS * self.lift_length(left)?;
                let normals = narrow::separating_normals(&here, &body, &impact.closest, near);
                hits.extend(normals.into_iter().map(|normal| Surface {
                    part,
                    hit: SlideHit {
                        id: self.world.bodies.id(slot),
                        normal: -normal,
                    },
                    point: impact.closest.on_b,
                    feature: impact.closest.feature_b,
                }));
            }
        }
        Ok((first, hits))
    }
}

/// Whether a movement leads into a surface by more than a rounding error.
fn leads_into(movement: DVec2, normal: DVec2) -> bool {
    movement.dot(normal) < -LIFT * movement.length()
}
