//! Which pairs are solid: one-way bodies, and the caller's predicate.

use crate::bodies::one_way::check_direction;
use crate::pairs::pair::{EndedPair, Pair};
use crate::pairs::refusal::{Answered, Answers, is_among};
use crate::query::filter::QueryFilter;
use crate::world::Predicate;
use crate::{BodyId, Phase, World, WorldError};
use alloc::vec::Vec;
use core::cell::RefCell;
use glam::DVec2;
use sat2d_base::sort::sort_by;
use sat2d_base::types::Relation;
use sat2d_core::narrow::Motion;
use sat2d_core::query;
use sat2d_core::shape::Shape;
use sat2d_core::transform::Transform;

impl World {
    /// Asks `predicate` about each pair of bodies that begins to meet. Two bodies that it refuses
    /// pass through each other, without events, until they have parted.
    ///
    /// Pairs that filters and kinds exclude are not asked about, sensors are. A step asks about the
    /// pairs that begin, in the order of their ids, on the thread that takes the step; the answer
    /// holds until the pair ends. [`separate`](World::separate) and
    /// [`move_and_slide`](World::move_and_slide) also ask about pairs that have not begun but may
    /// push or stop a body; these answers hold until the next step has taken them over. Queries
    /// and sweeps do not ask. Nor are pairs asked about again that meet when the predicate is set.
    ///
    /// If the predicate panics in a step, the step has been taken, and has refused none of the
    /// pairs that began in it. In `separate`, some bodies may have been pushed. A clone of the
    /// world has the same predicate; a restored world has none.
    ///
    /// ```
    /// use sat2d::world::{Body, World};
    /// use sat2d::{Shape, Transform};
    /// let mut world = World::new();
    /// let tile = std::sync::Arc::new(Shape::rectangle(2.0, 1.0)?);
    /// for team in [1, 1, 2] {
    ///     world.insert(Body::new(tile.clone(), Transform::IDENTITY).user(team))?;
    /// }
    /// // members of a team pass through each other
    /// world.set_pair_predicate(|world, a, b| world.user(a) != world.user(b));
    /// assert_eq!(world.step().len(), 2);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn set_pair_predicate<P>(&mut self, predicate: P)
    where
        P: Fn(&World, BodyId, BodyId) -> bool + Send + Sync + 'static,
    {
        record!(self.set_pair_predicate(predicate));
        self.predicate = Some(Predicate::new(predicate));
        self.pairs.refusals.answers = Answers::default();
    }

    /// Asks no predicate any more. Pairs that were refused stay so until they have parted.
    pub fn clear_pair_predicate(&mut self) {
        record!(self.clear_pair_predicate());
        self.predicate = None;
        self.pairs.refusals.answers = Answers::default();
    }

    /// Makes a body one-way, or no longer: others pass through it in this direction and stop at the
    /// surfaces that face it. A platform that is entered from below has the direction up. The
    /// direction is in the coordinates of the body's shape, so it turns and mirrors with the body;
    /// its length does not matter.
    ///
    /// A body that begins to meet a one-way body elsewhere than at a surface that faces the
    /// direction passes: the pair has no events and [`separate`](World::separate) does not push it
    /// apart until it has parted. Where bodies overlap already when they begin to meet, the normal
    /// of their contact decides, the direction of the least push that parts them. So a body that
    /// moves by more than half of both thicknesses in one step may be taken for one that comes from
    /// the other side. [`move_and_slide`](World::move_and_slide) and sweeps know the motion:
    /// there the surface that is met first decides, and what overlaps at the start is passed, but
    /// for what lies in a surface that faces the direction by no more than rounding. The ground of
    /// a character stays solid until it leaves it, see
    /// [`move_character`](World::move_character).
    /// Rays and sweeps pass through one-way bodies only if
    /// [`QueryFilter::one_way`](crate::QueryFilter::one_way) is set. Sensors detect one-way
    /// bodies from all sides. A pair that meets when the direction is set stays as it is.
    ///
    /// ```
    /// use sat2d::world::{Body, BodyKind, World};
    /// use sat2d::{DVec2, Shape, Transform};
    /// let mut world = World::new();
    /// let platform = Body::new(Shape::rectangle(9.0, 1.0)?, Transform::IDENTITY);
    /// let platform = world.insert(platform.kind(BodyKind::Static))?;
    /// world.set_one_way(platform, Some(DVec2::Y))?;
    /// let hero = Shape::rectangle(1.0, 2.0)?;
    /// let hero = world.insert(Body::new(hero, Transform::translation(DVec2::NEG_Y * 4.0)?))?;
    /// let up = world.move_and_slide(hero, DVec2::Y * 7.0)?;
    /// assert_eq!((up.moved, up.hits.len()), (DVec2::Y * 7.0, 0)); // through it
    /// let down = world.move_and_slide(hero, DVec2::NEG_Y * 7.0)?;
    /// assert_eq!(down.hits.len(), 1); // and onto it
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Errors
    /// [`WorldError`] if no body has this id, or the direction is zero or not finite.
    pub fn set_one_way(&mut self, id: BodyId, direction: Option<DVec2>) -> Result<(), WorldError> {
        record!(self.set_one_way(id, direction));
        let slot = self.bodies.slot(id)?;
        if let Some(direction) = direction {
            check_direction(direction)?;
            self.bodies.one_way.insert(slot as u32, direction);
        } else {
            self.bodies.one_way.remove(&(slot as u32));
        }
        Ok(())
    }

    /// The direction in which others pass through a body, in the coordinates of its shape; `None`
    /// if it is solid from all sides.
    ///
    /// # Errors
    /// [`WorldError::Stale`].
    pub fn one_way(&self, id: BodyId) -> Result<Option<DVec2>, WorldError> {
        let slot = self.bodies.slot(id)? as u32;
        Ok(self.bodies.one_way.get(&slot).copied())
    }

    /// Whether pairs may be refused.
    fn may_refuse(&self) -> bool {
        self.predicate.is_some()
            || !self.bodies.one_way.is_empty()
            || !self.pairs.refusals.pairs.is_empty()
    }

    /// Decides which of the pairs that began in this step are refused.
    pub(super) fn refuse_pairs(&mut self) {
        let Answers {
            known,
            mut answered,
        } = core::mem::take(&mut self.pairs.refusals.answers);
        if !self.may_refuse() {
            return;
        }
        self.begin_refused_at_tops();
        answered.clear();
        let refused = self.pairs.meeting.iter().filter(|pair| {
            let begins = pair.phase() == Phase::Begin;
            if !begins && known.is_empty() {
                return false;
            }
            let ids = [self.bodies.id(pair.a()), self.bodies.id(pair.b())];
            let mut lets_meet = || !begins || self.lets_meet(pair.a(), pair.b(), &mut answered);
            !known.get(&ids).copied().unwrap_or_else(&mut lets_meet)
        });
        let refused: Vec<Pair> = refused.copied().collect();
        self.pairs.refusals.answers.answered = answered;
        let pairs = &mut self.pairs;
        let ended = refused.iter().filter(|pair| pair.phase() == Phase::Stay);
        let before = pairs.ended.len();
        (pairs.ended).extend(ended.map(|pair| EndedPair::new(&self.bodies, *pair)));
        if pairs.ended.len() > before {
            sort_by(&mut pairs.ended, &mut |p, q| p.key().cmp(&q.key()));
        }
        pairs.refusals.add(refused, &mut pairs.meeting);
    }

    /// Lets pairs begin that one-way bodies refused and that are at their tops now, apart but
    /// within the touching tolerance: a jump may end so close to the top that they do not part.
    fn begin_refused_at_tops(&mut self) {
        // what the predicate refused stays refused, and nothing says who refused a pair
        if self.bodies.touching_tolerance == 0.0 || self.predicate.is_some() {
            return;
        }
        let bodies = &self.bodies;
        let is_one_way = |slot| bodies.pass_direction(slot).is_some();
        let begins = |pair: &&Pair| {
            let (a, b) = (pair.a(), pair.b());
            let solids = bodies.placed_solid(a).zip(bodies.placed_solid(b));
            (is_one_way(a) || is_one_way(b))
                && solids.is_some_and(|(p, q)| p.relation(&q) == Relation::Disjoint)
                && bodies.faces_one_way(a, b)
        };
        let pairs = &mut self.pairs;
        let begun: Vec<Pair> = pairs
            .refusals
            .pairs
            .iter()
            .filter(begins)
            .copied()
            .collect();
        pairs.refusals.begin(&begun, &mut pairs.meeting);
    }

    /// Whether two bodies that begin to meet are a pair.
    fn lets_meet(&self, a: u32, b: u32, answered: &mut Vec<Answered>) -> bool {
        self.bodies.faces_one_way(a, b) && self.is_accepted(a, b, answered)
    }

    /// What the predicate says about a pair. It is added to the answers.
    fn is_accepted(&self, a: u32, b: u32, answered: &mut Vec<Answered>) -> bool {
        let Some(predicate) = &self.predicate else {
            return true;
        };
        let ids = [a.min(b), a.max(b)].map(|slot| self.bodies.id(slot));
        let answer = predicate.asked(self, ids[0], ids[1]);
        answered.push((ids, answer));
        answer
    }
}

/// Which bodies are solid to each other between two steps.
pub(super) struct PairFilter<'w> {
    world: &'w World,
    answers: RefCell<Answers>,
    /// The pairs of the last step that a move passes, since they are apart.
    passed: RefCell<Vec<Pair>>,
    /// What lies in the top of a one-way body by at most this length lies on it.
    skin: f64,
}

impl<'w> PairFilter<'w> {
    /// With the answers given since the last step, for moves with this skin.
    pub(super) fn new(world: &'w World, answers: Answers, skin: f64) -> PairFilter<'w> {
        PairFilter {
            world,
            answers: RefCell::new(answers),
            passed: RefCell::default(),
            skin,
        }
    }

    /// All answers given since the last step.
    pub(super) fn into_answers(self) -> Answers {
        self.answers.into_inner()
    }

    /// Sets the answers given since the last step. Returns what they were before.
    pub(super) fn exchange_answers(&self, answers: Answers) -> Answers {
        self.answers.replace(answers)
    }

    /// Whether two bodies that interact push each other where they are.
    pub(super) fn pushes(&self, a: u32, b: u32) -> bool {
        self.known(a, b)
            .unwrap_or_else(|| self.answer(a, b, |answered| self.world.lets_meet(a, b, answered)))
    }

    /// Whether a body stops another one, which has this shape and would enter it, on a straight
    /// move from a placement. The ground of the other one does, even if it has come to overlap it.
    pub(super) fn stops(
        &self,
        (mover, shape): (u32, &Shape),
        (other, is_ground): (u32, bool),
        from: &Transform,
        by: DVec2,
    ) -> bool {
        if !self.world.may_refuse() {
            return true;
        }
        let is_one_way_ground = is_ground && self.world.bodies.pass_direction(other).is_some();
        // then what the move meets first decides, not where a step found them
        let pair = Pair::new(mover, other);
        let is_undecided = self.passes(pair) || self.is_apart(shape, other, from);
        match self.known(mover, other) {
            Some(true) if is_among(&self.world.pairs.meeting, pair) && !is_undecided => {
                return true;
            }
            // what has moved into a character may have been taken for what it comes through
            Some(false)
                if !(is_one_way_ground || is_undecided && self.world.predicate.is_none()) =>
            {
                return false;
            }
            _ => {}
        }
        let is_left_where_it_is = is_one_way_ground && by == DVec2::ZERO;
        if !is_left_where_it_is && !self.is_met_at_stopping_surface(shape, other, from, by) {
            if is_undecided && !self.passes(pair) {
                self.passed.borrow_mut().push(pair);
            }
            return false;
        }
        // the next move may meet another surface, so only what the predicate says is kept
        self.world.predicate.is_none() || {
            let known = match is_one_way_ground {
                true => self.answered(mover, other),
                false => self.known(mover, other),
            };
            known.unwrap_or_else(|| {
                self.answer(mover, other, |answered| {
                    self.world.is_accepted(mover, other, answered)
                })
            })
        }
    }

    /// Adds the answers after a body moved to where it is stopped by nothing: what it overlaps
    /// there, it passes until they have parted, but for its ground.
    pub(super) fn answer_at(
        &self,
        (mover, shape): (u32, &Shape),
        at: &Transform,
        filter: &QueryFilter<'_>,
        is_ground: impl Fn(u32) -> bool,
    ) -> Result<(), WorldError> {
        if !self.world.bodies.one_way.is_empty() {
            let here = shape.place(at)?;
            for other in
                filter.candidates(&self.world.bodies, &self.world.broad_phase, &here.bounds())
            {
                let direction = self.world.bodies.pass_direction(other);
                let body = direction.and_then(|_| self.world.bodies.placed_solid(other));
                let pair = Pair::new(mover, other);
                if body.is_some_and(|body| here.relation(&body).overlaps())
                    && !is_ground(other)
                    && self.is_inside(shape, at, other)
                    && (self.passes(pair) || !is_among(&self.world.pairs.meeting, pair))
                {
                    self.answer(mover, other, |_| false);
                }
            }
        }
        Ok(())
    }

    /// Whether this move has passed a pair of the last step.
    fn passes(&self, pair: Pair) -> bool {
        let passed = self.passed.borrow();
        passed.iter().any(|other| other.key() == pair.key())
    }

    /// Whether a shape is apart from a one-way body. They may be a pair, by the touching tolerance
    /// or since the last step, but what it meets is still open.
    fn is_apart(&self, shape: &Shape, other: u32, at: &Transform) -> bool {
        let bodies = &self.world.bodies;
        let body = bodies
            .get_solid(other)
            .filter(|_| bodies.pass_direction(other).is_some());
        body.is_some_and(|body| {
            let relation = query::relation(shape, at, body.shape, &body.transform);
            relation == Ok(Relation::Disjoint)
        })
    }

    /// What has been decided about a pair.
    fn known(&self, a: u32, b: u32) -> Option<bool> {
        let (pairs, pair) = (&self.world.pairs, Pair::new(a, b));
        if !self.world.may_refuse() {
            return Some(true);
        }
        // what a move has passed since the last step is no pair any more
        if let Some(answer) = self.answered(a, b) {
            return Some(answer);
        }
        if is_among(&pairs.meeting, pair) {
            return Some(true);
        }
        pairs.refusals.contains(pair).then_some(false)
    }

    /// What has been answered about a pair since the last step.
    fn answered(&self, a: u32, b: u32) -> Option<bool> {
        self.answers.borrow().known.get(&self.ids(a, b)).copied()
    }

    fn answer(&self, a: u32, b: u32, decide: impl FnOnce(&mut Vec<Answered>) -> bool) -> bool {
        let mut answers = self.answers.borrow_mut();
        let answer = decide(&mut answers.answered);
        answers.known.insert(self.ids(a, b), answer);
        answer
    }

    fn ids(&self, a: u32, b: u32) -> [BodyId; 2] {
        [a.min(b), a.max(b)].map(|slot| self.world.bodies.id(slot))
    }

    /// Whether what overlaps a one-way body lies in it by more than the skin and rounding at a
    /// surface that faces its direction.
    fn is_inside(&self, shape: &Shape, at: &Transform, other: u32) -> bool {
        let lifted = self.world.bodies.lifted(shape, at, other, self.skin);
        lifted.is_none_or(|(_, relation)| relation == Relation::Overlapping)
    }

    /// Whether a straight move meets a body first at a surface that stops it. What overlaps at the
    /// start is passed, unless it only touches a surface that faces the direction, but for the
    /// skin and rounding.
    fn is_met_at_stopping_surface(
        &self,
        shape: &Shape,
        other: u32,
        from: &Transform,
        by: DVec2,
    ) -> bool {
        if self.world.bodies.pass_direction(other).is_none() {
            return true;
        }
        let Some(body) = self.world.bodies.get_solid(other) else {
            return true;
        };
        let relation = query::relation(shape, from, body.shape, &body.transform);
        let mut from = *from;
        if relation == Ok(Relation::Overlapping) {
            match self.world.bodies.lifted(shape, &from, other, self.skin) {
                None | Some((_, Relation::Overlapping)) => return false,
                Some(_) if by == DVec2::ZERO => return true,
                Some((lifted, _)) => from = lifted,
            }
        }
        let Ok(motion) = Motion::linear(from, by) else {
            return true;
        };
        let still = Motion::still(body.transform);
        match query::sweep(shape, &motion, body.shape, &still) {
            Ok(Some(impact)) => self.world.bodies.stops_at(other, -impact.closest.normal),
            _ => true, // rounding decides whether they meet at the end of the path
        }
    }
}
