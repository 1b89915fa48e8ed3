//! Characters: bodies that stand on floors, walk along them and climb steps.

use crate::bodies::body::check_not_negative;
use crate::character_options::{CharacterOptions, Ground};
use crate::pairs::refusal::Answers;
use crate::response::floors::Floors;
use crate::response::mover::{LIFTS, Mover, SlideHit, Surface};
use crate::response::skin::Skin;
use crate::response::stack::Stacks;
use crate::response::walk::Walker;
use crate::{BodyId, World, WorldError};
use alloc::vec::Vec;
use core::cell::OnceCell;
use core::slice::from_ref;
use glam::DVec2;

/// The steepest angle that a floor may be allowed to have.
const MAX_SLOPE: f64 = 1.5;

/// The result of [`World::move_character`].
#[derive(Clone, Debug, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct CharacterResult {
    /// The offset from where the body was.
    pub moved: DVec2,
    /// The part of it by which its ground has carried it.
    pub carried: DVec2,
    /// What stopped or deflected it, in this order, floors included. The same body may occur
    /// several times.
    pub hits: Vec<SlideHit>,
    /// What it stands on; `None` in the air. Pass it to the next move.
    pub ground: Option<Ground>,
    /// Whether it overlapped something at the start and could not be pushed out. Then it did not
    /// move, `hits` are the surfaces that hold it, and `ground` is still what it stood on if that
    /// is one of them or has not moved.
    pub stuck: bool,
}

impl World {
    /// Moves a body by `delta` as [`move_and_slide`](World::move_and_slide) does, and treats floors
    /// as games with characters do. Add gravity to `delta` in each frame.
    ///
    /// - A character on the ground walks along it as fast up as down, covers the length of the
    ///   horizontal part of `delta`, also over the seams of a slope, and does not slide down. It
    ///   follows slopes down as far as they are floors, so it never leaves the ground for a frame.
    /// - Surfaces steeper than `max_slope` are walls: it slides down along them, never up.
    /// - Where a wall stops it on the ground, it climbs a step if that leads farther: up, ahead and
    ///   down, after the procedure `PM_StepSlideMove` of Quake III Arena (id Software, 1999). The
    ///   edge of a floor counts as floor, also for round feet (after the edge tolerance of Unreal's
    ///   character movement).
    /// - If its ground has moved, it first moves along with it, as far as other bodies allow. Set
    ///   the transforms of platforms before. A platform that has turned moves it as the point where
    ///   they met. It is never pushed out through its ground, and a one-way ground that has moved
    ///   into it stays solid.
    /// - Moving bodies that stand on it do not block it as its ground lifts it, if they have room
    ///   to rise too. Their own moves carry them, so move the lower characters first. They block its
    ///   own moves as all others do: a jump, and a walk up a slope.
    /// - A `delta` that leads up, by any length, is a jump: it leaves the ground.
    ///
    /// All state is in `options.ground` and in the world, so a move can be repeated.
    ///
    /// ```
    /// use sat2d::world::{Body, BodyKind, CharacterOptions, World};
    /// use sat2d::{DVec2, Shape, Transform};
    /// let mut world = World::new();
    /// let floor = Body::new(Shape::rectangle_xywh(0.0, -1.0, 20.0, 1.0)?, Transform::IDENTITY);
    /// let step = Body::new(Shape::rectangle_xywh(5.0, 0.0, 20.0, 0.5)?, Transform::IDENTITY);
    /// world.insert(floor.kind(BodyKind::Static))?;
    /// let step = world.insert(step.kind(BodyKind::Static))?;
    /// let at = Transform::translation(DVec2::new(1.0, 1.0))?;
    /// let hero = world.insert(Body::new(Shape::rectangle(1.0, 2.0)?, at))?;
    /// let mut options = CharacterOptions { step: 0.5, ..CharacterOptions::default() };
    /// for _ in 0..20 {
    ///     let walked = world.move_character(hero, DVec2::new(0.25, -0.1), &options)?;
    ///     options.ground = walked.ground;
    /// }
    /// assert_eq!(options.ground.map(|ground| (ground.id, ground.normal)), Some((step, DVec2::Y)));
    /// assert!((world.transform(hero)?.position() - DVec2::new(6.0, 1.5)).length() < 1e-9);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`WorldError`] if no body has this id, it is a part of another one, `delta` or the options
    /// are out of range, or the body would leave the range of coordinates. A ground that was
    /// removed is no error: the character is in the air.
    pub fn move_character(
        &mut self,
        id: BodyId,
        delta: DVec2,
        options: &CharacterOptions,
    ) -> Result<CharacterResult, WorldError> {
        if options.skin != 0.0 {
            return self.move_character_with_skin(id, delta, *options, options.skin);
        }
        record!(self.move_character(id, delta, *options));
        self.walk(id, delta, options)
    }

    /// [`move_character`](World::move_character) with a skin, which recordings write apart.
    pub(crate) fn move_character_with_skin(
        &mut self,
        id: BodyId,
        delta: DVec2,
        options: CharacterOptions,
        skin: f64,
    ) -> Result<CharacterResult, WorldError> {
        record!(self.move_character_with_skin(id, delta, options, skin));
        self.walk(id, delta, &CharacterOptions { skin, ..options })
    }

    fn walk(
        &mut self,
        id: BodyId,
        delta: DVec2,
        options: &CharacterOptions,
    ) -> Result<CharacterResult, WorldError> {
        let floors = floors(options)?;
        let skin = Skin::new(options.skin, Some(floors.up))?;
        self.bodies.slot(id)?;
        let start = Mover::new(self, &id, self.pairs.refusals.answers.clone(), skin)?;
        let floors = floors.with_rounding(start.lift_length(DVec2::ZERO)? / start.size()?);
        let ground = options.ground.filter(|ground| self.contains(ground.id));
        let platform = ground.map_or(Ok(id), |ground| self.owner(ground.id))?;
        let carried = ground.map_or(DVec2::ZERO, |ground| carry(&ground, self));
        let request = Request {
            id,
            delta,
            options,
            floors,
            skin,
            ground,
            carried,
        };
        let stacks = Stacks {
            world: self,
            floors: &floors,
            skin,
        };
        let (mut stack, mut carriers) = (Vec::from([id]), Vec::new());
        if carried != DVec2::ZERO {
            carriers = stacks.carriers(platform, (id, carried));
        }
        start.check_skin()?;
        start.check_goal(delta)?;
        let overlapped = start.blockers(DVec2::ZERO, DVec2::ZERO)?;
        let begins_free = overlapped.is_empty();
        let answers = start.into_answers();
        if carried != DVec2::ZERO {
            // the next tile of a floor that rises
            stacks.add_moved_along(&mut carriers, (id, carried), &overlapped);
        }
        // those that stand on it block a jump, and all that it does not overlap
        if carried != DVec2::ZERO || (!begins_free && delta.dot(floors.up) <= 0.0) {
            stack = stacks.stack(id, platform);
        }
        let (passed, alone) = (
            Passed::new(stack, &carriers),
            Passed::new([id].into(), &carriers),
        );
        let mut attempt = Attempt::new(self, &request, &passed, answers)?;
        let rise = floors.up * attempt.mover.at.dot(floors.up);
        let rounding = LIFTS * attempt.mover.lift_length(rise)?;
        if passed.stack.len() > 1 && rise.dot(floors.up) > rounding {
            let answers = attempt.mover.exchange_answers(Answers::default());
            let (have_room, answers) = stacks.have_room(&passed.stack, platform, rise, answers)?;
            if have_room {
                attempt.mover.exchange_answers(answers);
            } else {
                attempt = Attempt::new(self, &request, &alone, answers)?;
            }
        }
        let Attempt {
            mover,
            carried,
            floor,
            stuck,
        } = attempt;
        let moved = mover.finish()?;
        let ground = match floor {
            Some(floor) => Some(self.ground_at(&floor)?),
            None if stuck => self.still_holding(ground, &moved.hits)?,
            None => None,
        };
        let (moved, hits) = moved.apply(self, id)?;
        Ok(CharacterResult {
            moved,
            carried,
            hits,
            ground,
            stuck,
        })
    }

    /// A floor as the ground of a character that stands there.
    fn ground_at(&self, floor: &Surface) -> Result<Ground, WorldError> {
        Ok(Ground {
            id: floor.hit.id,
            normal: floor.hit.normal,
            point: floor.point,
            transform: self.transform(floor.hit.id)?,
        })
    }

    /// The ground of a character that is stuck, and has not moved since it stood there: if it is
    /// one of the surfaces that hold it, or has not moved either.
    fn still_holding(
        &self,
        ground: Option<Ground>,
        hits: &[SlideHit],
    ) -> Result<Option<Ground>, WorldError> {
        let Some(ground) = ground else {
            return Ok(None);
        };
        let holds = hits.iter().any(|hit| hit.id == ground.id);
        let stays = holds || self.transform(ground.id)? == ground.transform;
        Ok(stays.then_some(ground))
    }
}

/// What a character is asked to do.
struct Request<'a> {
    id: BodyId,
    delta: DVec2,
    options: &'a CharacterOptions,
    floors: Floors,
    skin: Skin,
    ground: Option<Ground>,
    /// By how much its ground has moved.
    carried: DVec2,
}

/// Which bodies do not block a character.
struct Passed {
    /// Itself and its riders.
    stack: Vec<BodyId>,
    /// All that move along with it while its ground carries it.
    along: Vec<BodyId>,
    /// Itself and those riders that it overlaps before its own displacement.
    risen_into: OnceCell<Vec<BodyId>>,
}

impl Passed {
    fn new(stack: Vec<BodyId>, carriers: &[BodyId]) -> Passed {
        Passed {
            along: [stack.as_slice(), carriers].concat(),
            stack,
            risen_into: OnceCell::new(),
        }
    }
}

/// The result of a move that is not applied yet.
struct Attempt<'w> {
    mover: Mover<'w>,
    /// By how much its ground has carried it.
    carried: DVec2,
    /// What it stands on then.
    floor: Option<Surface>,
    stuck: bool,
}

impl<'w> Attempt<'w> {
    /// Computes a move: first the character moves with its ground and ignores all bodies that move
    /// with it. Then it moves by its own displacement. Riders that it has risen into give way when
    /// they are moved; the others block it, since it may stand between the arms of one.
    fn new(
        world: &'w World,
        request: &'w Request<'_>,
        passed: &'w Passed,
        answers: Answers,
    ) -> Result<Attempt<'w>, WorldError> {
        let (ground, floors) = (request.ground, request.floors);
        let mut mover = Mover::new(world, &request.id, answers, request.skin)?;
        mover.stand_on(ground.as_ref());
        mover.leave_out(&passed.along);
        // goals out of range must be an error before anything is computed
        mover.check_goal(request.carried + request.delta)?;
        let mut stuck = false;
        if request.carried != DVec2::ZERO {
            if mover.push_out()? {
                mover.advance(request.carried, Some(&floors))?;
            } else {
                mover.hits.clear();
            }
            stuck = !mover.rise_with_ground(request.carried, &passed.along, &passed.stack)?;
        } else if let Some(ground) = &ground
            && let Some((part, slot)) = mover.sunk_into(ground)?
        {
            stuck = true;
            mover.hold_between(part, slot, ground)?;
        }
        let mut carried = mover.at;
        mover.leave_out(&passed.stack);
        stuck = stuck || !mover.push_out()?;
        if !stuck && passed.stack.len() > 1 {
            mover.leave_out(from_ref(&request.id));
            let risen_into = mover.overlapped_of(&passed.stack)?;
            mover.leave_out(passed.risen_into.get_or_init(|| risen_into));
        }
        let mut floor = None;
        if stuck {
            (mover.at, carried) = (DVec2::ZERO, DVec2::ZERO);
        } else {
            let mut walker = Walker {
                mover,
                floors,
                step: request.options.step,
                snap: request.options.snap,
                on_ground: ground.is_some(),
            };
            floor = walker.go(request.delta, ground.map(|ground| ground.normal))?;
            mover = walker.mover;
        }
        Ok(Attempt {
            mover,
            carried,
            floor,
            stuck,
        })
    }
}

/// The floors of valid options.
fn floors(options: &CharacterOptions) -> Result<Floors, WorldError> {
    check_not_negative("step", options.step)?;
    check_not_negative("snap", options.snap)?;
    if !(0.0..=MAX_SLOPE).contains(&options.max_slope) {
        return Err(WorldError::BadNumber {
            name: "max_slope",
            value: options.max_slope,
            expected: "an angle from 0 to 1.5 radians",
        });
    }
    // divided first, so that no square overflows
    let largest = options.up.abs().max_element();
    let up = (options.up / largest).try_normalize();
    match up.filter(|up| up.is_finite()) {
        Some(up) => Ok(Floors::new(up, options.max_slope)),
        None => Err(WorldError::BadNumber {
            name: "up",
            value: options.up.x + options.up.y,
            expected: "a finite vector that is not 0",
        }),
    }
}

/// By how much a ground has moved the point where it was met.
fn carry(ground: &Ground, world: &World) -> DVec2 {
    let Ok(now) = world.transform(ground.id) else {
        return DVec2::ZERO;
    };
    let then = ground.transform;
    if now.to_array()[..4] == then.to_array()[..4] {
        // exactly 0 for one that rests
        return now.position() - then.position();
    }
    let turned = then.inverse().map(|inverse| now.product(&inverse));
    match turned {
        Ok(Ok(turned)) => turned.apply(ground.point) - ground.point,
        // what has shrunk or grown beyond all bounds carries nobody
        _ => DVec2::ZERO,
    }
}
