//! The stages of a sweep, cheapest first. A stage that declines leaves the motions to the next one.
//!
//! The functions are nested: each outlined one has the stack frame that its stages need, and the
//! ones before it need none of that.

use crate::narrow::ladder::Stages;
use crate::narrow::sweep::conservative_advancement::{Advancement, MovingPair};
use crate::narrow::sweep::motion::SweepError;
use crate::narrow::sweep::moving::{Meeting, MovingHull, MovingShape};
use crate::narrow::sweep::{linear, linear_disc, linear_parallelogram, start};
use crate::shape::Kind;
use sat2d_base::limit::WorkBudget;
use sat2d_base::types::{Impact, Outcome};

/// The stage for two discs that move straight, before anything else is looked at.
#[inline(always)]
pub(crate) fn straight_discs(
    stages: impl Stages,
    a: MovingShape<'_>,
    b: MovingShape<'_>,
) -> Outcome<Option<Meeting>> {
    match (a.hull(), b.hull()) {
        // A quadratic equation. Declines grazing discs.
        (Some(p), Some(q))
            if (p.hull.kind, q.hull.kind) == (Kind::Disc, Kind::Disc)
                && a.motion.is_straight() & b.motion.is_straight()
                && stages.asks("linear_disc") =>
        {
            linear_disc::sweep(p, q)
        }
        _ => Outcome::Undecided,
    }
}

/// The stages after that.
#[inline(always)]
pub(crate) fn all_pairs(
    stages: impl Stages,
    a: MovingShape<'_>,
    b: MovingShape<'_>,
    work: &WorkBudget,
) -> Result<Option<Impact>, SweepError> {
    let pair = MovingPair::new(a, b);
    match without_search(stages, &pair) {
        Outcome::Decided(meeting) => Ok(meeting.map(|meeting| meeting.impact(a.motion, b.motion))),
        Outcome::Undecided => by_search(stages, &pair, work),
    }
}

/// The stages for two hulls of one simple kind that do not turn.
#[inline(always)]
fn without_search(stages: impl Stages, pair: &MovingPair<'_>) -> Outcome<Option<Meeting>> {
    let Some((a, b)) = hulls_without_turning(pair) else {
        return Outcome::Undecided;
    };
    match (a.hull.kind, b.hull.kind) {
        // discs that turn about their centres; straight ones have been asked before
        (Kind::Disc, Kind::Disc)
            if !(a.motion.is_straight() & b.motion.is_straight()) && stages.asks("linear_disc") =>
        {
            linear_disc::sweep(a, b)
        }
        // Slabs of the difference. Declines doubt about a slab.
        (Kind::Rectangle, Kind::Rectangle) if stages.asks("linear_parallelogram") => {
            linear_parallelogram::sweep(a, b)
        }
        _ => Outcome::Undecided,
    }
}

/// The stages that search. Outlined, so that the path of two rectangles stays small.
#[inline(never)]
fn by_search(
    stages: impl Stages,
    pair: &MovingPair<'_>,
    work: &WorkBudget,
) -> Result<Option<Impact>, SweepError> {
    let mut safe = None;
    // A ray against the difference, or safe steps for rounded hulls. Declines grazing motions,
    // contacts at the start, and impacts that round to touching or overlapping.
    if let Some((a, b)) = hulls_without_turning(pair)
        && stages.asks("linear")
        && let Outcome::Decided(meeting) = linear::sweep(a, b, &mut safe)
    {
        return Ok(meeting.map(|meeting| meeting.impact(a.motion, b.motion)));
    }
    // The closest points at the start, where a body lies on its floor. Declines hulls that are
    // clearly apart there.
    if safe.is_none()
        && hulls_without_turning(pair).is_some()
        && stages.asks("start")
        && let Outcome::Decided(meeting) = start::sweep(pair, work)?
    {
        return Ok(Some(meeting.impact(pair.a.motion, pair.b.motion)));
    }
    // Steps that cannot pass a meeting: shapes that turn, several pieces, and all the rest. They
    // start at the last time that the stage before has proved safe.
    stages.reach_last("conservative_advancement");
    Advancement::new(pair, work, &[]).run(safe)
}

/// Two hulls that do not turn.
#[inline(always)]
fn hulls_without_turning<'a>(pair: &MovingPair<'a>) -> Option<(MovingHull<'a>, MovingHull<'a>)> {
    match (pair.a.hull(), pair.b.hull()) {
        (Some(a), Some(b)) if pair.is_without_turning() => Some((a, b)),
        _ => None,
    }
}
