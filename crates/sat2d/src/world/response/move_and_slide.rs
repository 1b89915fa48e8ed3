//! Character movement: moving a body until something blocks it, then sliding along that.
//!
//! Whether a straight move is blocked is decided for the whole path at once: it enters an obstacle
//! exactly if the convex hull of the shape at both ends overlaps it. What the path only touches
//! (the floor, the edges between tiles side by side) blocks nothing, so there is nothing to snag
//! on.
//!
//! Where a corner meets a corner, several surfaces may be the obstacle; the move continues along
//! the one that leaves it the longest way. In a row of columns, the next column has a side, which
//! is no wall next to the last column, but it also has a top.

use crate::aabb::Aabb;
use crate::narrow;
use crate::narrow::{Motion, slide};
use crate::transform::Transform;
use crate::types::Relation;
use crate::world::response::carried::Carried;
use crate::world::response::separate::moved;
use crate::world::solidity::Solidity;
use crate::world::{BodyId, World, WorldError};
use alloc::vec::Vec;
use glam::DVec2;

/// How often a move may change its direction.
const MAX_TURNS: usize = 8;
/// How often a body that overlaps something at the start is pushed out of the deepest overlap.
const MAX_PUSHES: usize = 16;
/// Off how many surfaces that it touches at the start a body may be lifted.
const MAX_TOUCHED: usize = 4;
/// By how many units in the last place of its coordinates a body may be lifted off a surface, so
/// that rounding errors in tiles that should be flush do not block it.
const LIFT: f64 = 256.0 * f64::EPSILON;
/// Corners no farther apart than this many lifts count as one: a body may have been lifted off two
/// surfaces, then off two more.
const LIFTS: f64 = 4.0;

/// The result of [`World::move_and_slide`].
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct SlideResult {
    /// The offset from where the body was.
    pub moved: DVec2,
    /// What stopped or deflected it, in this order. The same body may occur several times.
    pub hits: Vec<SlideHit>,
    /// Whether it overlapped something at the start and could not be pushed out. Then it did not
    /// move.
    pub stuck: bool,
}

/// An obstacle that a body slid along or stopped at.
#[derive(Clone, Copy, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct SlideHit {
    /// The body.
    pub id: BodyId,
    /// The unit normal of its surface, toward the body that moved.
    pub normal: DVec2,
}

impl World {
    /// Moves a body by `delta` as far as the static and moving bodies that it interacts with allow,
    /// and slides it along them. The result never overlaps one of them: a body that does at the
    /// start is pushed out first, and if that fails it stays where it is. All other bodies stay
    /// where they are. Bodies that lie flush side by side are one ground: no corner that they share
    /// blocks the move. [Parts](World::attach) move along, and what stops one of them stops all;
    /// parts that are sensors are not stopped.
    ///
    /// At the end the body touches what stopped it, or is off by a rounding error of its
    /// coordinates, so [`step`](World::step) may report no pair of a body and the ground it stands
    /// on. To find out whether there is ground, look for its normal among the hits of a move that
    /// leads down, [`sweep`](World::sweep) the shape down a little, or move a
    /// [`Sensor`](crate::world::BodyKind::Sensor) along that reaches a little below the feet.
    ///
    /// ```
    /// use sat2d::world::{Body, BodyKind, World};
    /// use sat2d::{DVec2, Shape, Transform};
    /// let mut world = World::new();
    /// let tile = std::sync::Arc::new(Shape::rectangle(2.0, 2.0)?);
    /// for x in 0..5 {
    ///     let at = Transform::translation(DVec2::new(2.0 * f64::from(x), 0.0))?;
    ///     world.insert(Body::new(tile.clone(), at).kind(BodyKind::Static))?;
    /// }
    /// let at = Transform::translation(DVec2::new(0.0, 2.0))?;
    /// let hero = world.insert(Body::new(Shape::rectangle(1.0, 1.5)?, at))?;
    /// let slid = world.move_and_slide(hero, DVec2::new(7.0, -3.0))?;
    /// assert_eq!(slid.hits.len(), 1); // the floor, once, whatever it is made of
    /// let [.., x, y] = world.get(hero)?.transform.to_array();
    /// assert!((x - 7.0).abs() < 1e-12 && (y - 1.75).abs() < 1e-12);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`WorldError`] if no body has this id, it is a part of another one, `delta` is not finite, or
    /// the body would leave the range of coordinates.
    pub fn move_and_slide(&mut self, id: BodyId, delta: DVec2) -> Result<SlideResult, WorldError> {
        let start = self.transform(id)?;
        // a goal out of range must be an error before anything is computed
        self.placed_parts(id.slot(), &moved(&start, delta)?)?;
        let known = self.pairs.refusals.answers.clone();
        let mut mover = Mover {
            world: self,
            solidity: Solidity::new(self, known),
            carried: self.carried(&id),
            start,
            at: DVec2::ZERO,
            hits: Vec::new(),
        };
        let stuck = !mover.push_out()?;
        if stuck {
            mover.at = DVec2::ZERO;
        } else {
            mover.advance(delta)?;
        }
        let (at, end) = (mover.at, mover.transform(mover.at)?);
        for part in &mover.carried {
            let here = (part.slot, part.shape);
            (mover.solidity).answer_at(here, &part.at(&end)?, &part.filter)?;
        }
        let Mover { hits, solidity, .. } = mover;
        let answers = solidity.into_answers();
        self.set_transform(id, end)?;
        self.pairs.refusals.answers = answers;
        Ok(SlideResult {
            moved: at,
            hits,
            stuck,
        })
    }
}

/// A surface that a part of the moving body, by its index, meets.
#[derive(Clone, Copy)]
struct Met {
    part: usize,
    hit: SlideHit,
}

/// A body that is being moved.
struct Mover<'a> {
    world: &'a World,
    solidity: Solidity<'a>,
    /// The body itself, then its parts.
    carried: Vec<Carried<'a>>,
    start: Transform,
    /// The offset from the start.
    at: DVec2,
    hits: Vec<SlideHit>,
}

impl Mover<'_> {
    fn transform(&self, offset: DVec2) -> Result<Transform, WorldError> {
        Ok(moved(&self.start, offset)?)
    }

    /// The obstacles that a straight move between two offsets would enter, and the part that would
    /// enter them, by its index.
    fn blockers(&self, from: DVec2, to: DVec2) -> Result<Vec<(usize, u32)>, WorldError> {
        let (from_body, to_body) = (self.transform(from)?, self.transform(to)?);
        let mut blockers = Vec::new();
        for (index, part) in self.carried.iter().enumerate() {
            let (start, end) = (part.at(&from_body)?, part.at(&to_body)?);
            let region = part.shape.place(&start)?.bounds();
            let region = region.union(&part.shape.place(&end)?.bounds());
            let mut slots = self.world.candidates(&region, &part.filter);
            if slots.is_empty() {
                continue;
            }
            let paths = part.paths(&start, &end)?;
            let mover = (part.slot, part.shape);
            slots.retain(|&slot| {
                let body = self.world.bodies.get(slot);
                body.and_then(|body| body.shape.place(&body.transform).ok())
                    .is_some_and(|body| {
                        let enters = |path| body.relation_to_hull(path) == Relation::Overlapping;
                        paths.iter().any(enters)
                    })
                    && self.solidity.stops(mover, slot, &start, to - from)
            });
            blockers.extend(slots.into_iter().map(|slot| (index, slot)));
        }
        Ok(blockers)
    }

    fn is_free(&self, from: DVec2, to: DVec2) -> Result<bool, WorldError> {
        Ok(self.blockers(from, to)?.is_empty())
    }

    /// Pushes the body out of its overlaps, the deepest first. Returns whether it is free then.
    fn push_out(&mut self) -> Result<bool, WorldError> {
        for _ in 0..MAX_PUSHES {
            let here = self.transform(self.at)?;
            let mut deepest: Option<(f64, DVec2)> = None;
            for (part, slot) in self.blockers(self.at, self.at)? {
                let Some(body) = self.world.bodies.get(slot) else {
                    continue;
                };
                let part = &self.carried[part];
                let here = part.shape.place(&part.at(&here)?)?;
                let body = body.shape.place(&body.transform)?;
                if let Some(hit) = here.contact(&body)
                    && deepest.is_none_or(|(depth, _)| hit.depth > depth)
                {
                    let length = hit.depth + here.rounding_margin(&body);
                    deepest = Some((hit.depth, -hit.normal * length));
                }
            }
            match deepest {
                None => return Ok(true),
                Some((_, push)) => self.at += push,
            }
        }
        self.is_free(self.at, self.at)
    }

    /// Moves the body by `delta`, from where it overlaps nothing.
    fn advance(&mut self, delta: DVec2) -> Result<(), WorldError> {
        let mut left = delta;
        for _ in 0..MAX_TURNS {
            if left == DVec2::ZERO || left.dot(delta) <= 0.0 {
                return Ok(());
            }
            let blockers = self.blockers(self.at, self.at + left)?;
            if blockers.is_empty() {
                self.at += left;
                return Ok(());
            }
            if let Some(lift) = self.lift(left)? {
                // the same sum as the one that was checked, to the bit
                self.at = self.at + lift + left;
                return Ok(());
            }
            let (time, hits) = self.first_obstacles(&blockers, left)?;
            self.advance_to_contact(left * time, hits.first().map(|met| &met.hit), left)?;
            left *= 1.0 - time;
            let Some((hit, along)) = self.turn(&hits, left)? else {
                return Ok(());
            };
            self.hits.push(hit);
            left = along;
        }
        Ok(())
    }

    /// Moves the body to where it meets an obstacle, never into it. If a rounding error would block
    /// the way, it is lifted off that obstacle, off the one that it slides along, or both.
    fn advance_to_contact(
        &mut self,
        offset: DVec2,
        met: Option<&SlideHit>,
        left: DVec2,
    ) -> Result<(), WorldError> {
        let lift = |hit: Option<&SlideHit>| match hit {
            Some(hit) => self.lift_off(hit, left),
            None => Ok(DVec2::ZERO),
        };
        let (off_met, off_last) = (lift(met)?, lift(self.hits.last())?);
        for lift in [DVec2::ZERO, off_met, off_last, off_met + off_last] {
            let there = self.at + offset + lift;
            if self.is_free(self.at, there)? {
                self.at = there;
                return Ok(());
            }
        }
        Ok(())
    }

    /// A lift off one of the surfaces met so far after which the path is free, if only a rounding
    /// error blocks it.
    fn lift(&self, left: DVec2) -> Result<Option<DVec2>, WorldError> {
        for hit in self.hits.iter().rev() {
            let lift = self.lift_off(hit, left)?;
            if self.is_free(self.at, self.at + lift)? && self.is_free_after(lift, left)? {
                return Ok(Some(lift));
            }
        }
        Ok(None)
    }

    fn lift_off(&self, hit: &SlideHit, left: DVec2) -> Result<DVec2, WorldError> {
        Ok(hit.normal * self.lift_length(left)?)
    }

    /// How far a body with this much left to move may be lifted off a surface.
    fn lift_length(&self, left: DVec2) -> Result<f64, WorldError> {
        let body = self.transform(self.at)?;
        let mut here = Aabb::EMPTY;
        for part in &self.carried {
            here = here.union(&part.shape.place(&part.at(&body)?)?.bounds());
        }
        let reach = here.min.abs().max(here.max.abs()).max_element() + left.abs().max_element();
        Ok(LIFT * reach)
    }

    fn is_free_after(&self, lift: DVec2, left: DVec2) -> Result<bool, WorldError> {
        self.is_free(self.at + lift, self.at + lift + left)
    }

    /// The time at which the path first leads into one of the blockers, and all that it meets then.
    ///
    /// What the body touches at the start is met there, even if the path leads along it or away
    /// from it, and hides what the same obstacle has farther on: the ceiling of the cave that a
    /// character jumps in. So the body is first lifted off that. To pass an obstacle that is met at
    /// a corner, one surface that the path does not lead into is enough.
    fn first_obstacles(
        &mut self,
        blockers: &[(usize, u32)],
        left: DVec2,
    ) -> Result<(f64, Vec<Met>), WorldError> {
        let (mut time, mut hits) = self.first_hits(blockers, left)?;
        for _ in 0..MAX_TOUCHED {
            if time > 0.0 {
                break;
            }
            let passed = hits.iter().copied();
            let passed: Vec<Met> = passed
                .filter(|met| !leads_into(left, met.hit.normal))
                .collect();
            let of = |met: &Met| (met.part, met.hit.id);
            hits.retain(|met| passed.iter().all(|other| of(other) != of(met)));
            if !hits.is_empty() {
                break;
            }
            hits = passed;
            let Some(first) = hits.first() else {
                break;
            };
            let lift = self.lift_off(&first.hit, left)?;
            if !self.is_free(self.at, self.at + lift)? {
                break;
            }
            self.at += lift;
            (time, hits) = self.first_hits(blockers, left)?;
        }
        Ok((time, hits))
    }

    /// The time of the first impact with a blocker, and all impacts at that time.
    fn first_hits(
        &self,
        blockers: &[(usize, u32)],
        left: DVec2,
    ) -> Result<(f64, Vec<Met>), WorldError> {
        let from = self.transform(self.at)?;
        let (mut first, mut hits) = (1.0, Vec::new());
        for &(part, slot) in blockers {
            let Carried { shape, .. } = self.carried[part];
            let motion = Motion::linear(self.carried[part].at(&from)?, left)?;
            let Some(body) = self.world.bodies.get(slot) else {
                continue;
            };
            let still = Motion::still(body.transform);
            let Some(impact) = narrow::sweep(shape, &motion, body.shape, &still)? else {
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
                let id = self.world.bodies.id(slot);
                hits.extend(normals.into_iter().map(|normal| {
                    let normal = -normal;
                    let hit = SlideHit { id, normal };
                    Met { part, hit }
                }));
            }
        }
        Ok((first, hits))
    }

    /// Along which of the surfaces met the path continues farthest, and how: along one with a free
    /// path (but for rounding errors) if there is one.
    fn turn(&self, hits: &[Met], left: DVec2) -> Result<Option<(SlideHit, DVec2)>, WorldError> {
        let mut best: Option<((bool, f64), SlideHit, DVec2)> = None;
        for Met { hit, .. } in hits {
            let along = slide(left, hit.normal);
            let is_free = self.is_free_after(DVec2::ZERO, along)?
                || self.is_free_after(self.lift_off(hit, along)?, along)?;
            let rank = (is_free, along.length_squared());
            if best.as_ref().is_none_or(|(other, ..)| rank > *other) {
                best = Some((rank, *hit, along));
            }
        }
        Ok(best.map(|(_, hit, along)| (hit, along)))
    }
}

/// Whether a movement leads into a surface by more than a rounding error.
fn leads_into(movement: DVec2, normal: DVec2) -> bool {
    movement.dot(normal) < -LIFT * movement.length()
}
