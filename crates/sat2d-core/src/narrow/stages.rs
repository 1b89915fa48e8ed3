//! What each stage of a ladder answers on its own: tests compare it with the last stage, and the
//! benchmark counts what each decides.
//!
//! A feature of its own, because ladders with two callers are inlined less.

use crate::narrow::ladder::Stages;
use crate::narrow::sweep::motion::{Motion, SweepError};
use crate::narrow::sweep::moving::MovingShape;
use crate::narrow::{cast, contact, distance, relation, sweep};
use crate::shape::{PlaceError, Shape};
use crate::transform::Transform;
use alloc::vec::Vec;
use core::cell::Cell;
use glam::DVec2;
use sat2d_base::limit::WorkBudget;
use sat2d_base::types::{ClosestPoints, Impact, Manifold, Outcome, RayHit, Relation};

/// The names of the stages that a case may reach, in order, and what each answers; `None` where it
/// declines. The last one always answers.
pub type StageAnswers<T> = Vec<(&'static str, Option<T>)>;

/// The stages of [`relation`](crate::relation()).
pub fn relation_stages(
    a: &Shape,
    ta: &Transform,
    b: &Shape,
    tb: &Transform,
) -> StageAnswers<Result<Relation, PlaceError>> {
    each_stage(|stages| {
        relation::ladder::unchecked(stages, a, ta, b, tb)
            .ok_or_else(|| relation::ladder::checked(stages, a, ta, b, tb))
    })
}

/// The stages of [`contact`](crate::query::contact).
pub fn contact_stages(
    a: &Shape,
    ta: &Transform,
    b: &Shape,
    tb: &Transform,
) -> StageAnswers<Result<Option<Manifold>, PlaceError>> {
    each_stage(|stages| contact::ladder::contact(stages, a, ta, b, tb))
}

/// The stages of [`distance`](crate::query::distance).
pub fn distance_stages(
    a: &Shape,
    ta: &Transform,
    b: &Shape,
    tb: &Transform,
) -> StageAnswers<Result<ClosestPoints, PlaceError>> {
    each_stage(|stages| {
        distance::ladder::unchecked(stages, a, ta, b, tb)
            .ok_or_else(|| distance::ladder::checked(stages, a, ta, b, tb))
    })
}

/// The stages of [`cast_segment`](crate::query::cast_segment).
pub fn cast_stages(
    shape: &Shape,
    transform: &Transform,
    start: DVec2,
    end: DVec2,
) -> StageAnswers<Result<Option<RayHit>, PlaceError>> {
    each_stage(|stages| {
        use cast::ladder::{any_shape, rectangle, unchecked};
        unchecked(stages, shape, transform, start, end).ok_or_else(|| {
            rectangle(stages, shape, transform, start, end)
                .ok_or_else(|| any_shape(stages, shape, transform, start, end))
        })
    })
}

/// The stages of [`sweep`](crate::query::sweep).
pub fn sweep_stages(
    a: &Shape,
    motion_a: &Motion,
    b: &Shape,
    motion_b: &Motion,
) -> StageAnswers<Result<Option<Impact>, SweepError>> {
    let (a, b) = (MovingShape::new(a, motion_a), MovingShape::new(b, motion_b));
    each_stage(|stages| match sweep::ladder::straight_discs(stages, a, b) {
        Outcome::Decided(meeting) => Ok(meeting.map(|meeting| meeting.impact(motion_a, motion_b))),
        Outcome::Undecided => sweep::ladder::all_pairs(stages, a, b, &WorkBudget::unlimited()),
    })
}

/// One stage is asked, and the last one where it declines.
struct Only {
    /// The place of that stage in the ladder.
    place: usize,
    name: Cell<&'static str>,
    /// The number of stages that were reached, whether asked or not.
    reached: Cell<usize>,
    is_last: Cell<bool>,
}

impl Stages for &Only {
    fn asks(self, name: &'static str) -> bool {
        let place = self.reached.replace(self.reached.get() + 1);
        if place == self.place {
            self.name.set(name);
        }
        place == self.place
    }

    fn reach_last(self, name: &'static str) {
        self.is_last.set(true);
        self.asks(name);
    }
}

fn each_stage<T>(ladder: impl Fn(&Only) -> T) -> StageAnswers<T> {
    let mut stages = Vec::new();
    loop {
        let only = Only {
            place: stages.len(),
            name: Cell::new(""),
            reached: Cell::new(0),
            is_last: Cell::new(false),
        };
        let answer = ladder(&only);
        let is_last_stage = only.is_last.get() && only.reached.get() == only.place + 1;
        let is_decided = is_last_stage || !only.is_last.get();
        stages.push((only.name.get(), is_decided.then_some(answer)));
        if is_last_stage {
            return stages;
        }
    }
}
