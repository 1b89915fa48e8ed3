//! The time of the first contact of two moving shapes, between bounds that are proved.
//!
//! [`directions`] guesses in doubles along which directions two convex parts are apart. [`frame`]
//! proves in longer numbers for how long they stay apart along one of them, as seen from the part
//! that has it. Where such steps become shorter than the result has to tell, [`meeting`] proves
//! that the parts have a common point a little later.

mod directions;
mod frame;
mod meeting;

use crate::narrow::sweep::bounds::directions::directions;
use crate::narrow::sweep::bounds::frame::{Body, Frame};
use crate::narrow::sweep::conservative_advancement::MovingPair;
use crate::narrow::sweep::motion::SweepError;
use crate::num::power_of_two;
use crate::placed::convex_part::each_pair_within;
use crate::types::ImpactBounds;

/// The most by which both bounds of a proved contact differ.
const WIDTH: f64 = power_of_two(-40);

/// The most steps for a pair of parts.
const STEPS: usize = 4096;

/// What is proved of two convex parts.
enum Fate {
    /// They stay apart until the end, or until others meet.
    Apart,
    /// They are apart before the first time, and meet at the second one if there is one.
    Meet(f64, Option<f64>),
}

/// [`query::sweep_bounds`](crate::query::sweep_bounds) of hulls and pieces.
pub(crate) fn sweep_bounds(pair: &MovingPair<'_>) -> Result<Option<ImpactBounds>, SweepError> {
    let (motion_a, motion_b) = (pair.a.motion, pair.b.motion);
    let (a, b) = pair.place(0.0)?;
    if a.relation(&b).hits() {
        return Ok(Some(ImpactBounds {
            earliest: 0.0,
            latest: Some(0.0),
        }));
    }
    let (mut earliest, mut latest) = (1.0_f64, None);
    let mut is_apart = true;
    // parts whose boxes are farther apart do not meet in time
    let limit = |time: f64| pair.fastest() * time + a.rounding_margin(&b);
    each_pair_within(&a.geometry, &b.geometry, limit(1.0), |p, q| {
        let bodies = [Body::new(p.hull, motion_a), Body::new(q.hull, motion_b)];
        if let Fate::Meet(from, to) = fate([&bodies[0], &bodies[1]], latest.unwrap_or(1.0)) {
            is_apart = false;
            earliest = earliest.min(from);
            latest = to.map_or(latest, |to| {
                Some(latest.map_or(to, |other: f64| other.min(to)))
            });
        }
        limit(latest.unwrap_or(1.0))
    });
    Ok((!is_apart).then_some(ImpactBounds { earliest, latest }))
}

/// What becomes of two parts until a time.
fn fate(bodies: [&Body<'_>; 2], until: f64) -> Fate {
    let mut time = 0.0;
    for _ in 0..STEPS {
        let [first, second] = [0, 1].map(|i| Frame::at(time, bodies[i], bodies[1 - i]));
        let (Some(first), Some(second)) = (first, second) else {
            break;
        };
        let steps = directions(time, bodies);
        let steps = steps.iter().map(|direction| {
            let frame = if direction.of_first { &first } else { &second };
            frame.safe_step(&direction.vector)
        });
        let step = steps.fold(0.0, f64::max);
        let next = (time + step).next_down().max(time);
        if next >= until {
            return Fate::Apart;
        }
        if next - time < WIDTH / 4.0 {
            let later = (next + WIDTH / 2.0).min(1.0);
            if meet_at(later, bodies) {
                return Fate::Meet(next, Some(later));
            }
            if next == time {
                break;
            }
        }
        time = next;
    }
    Fate::Meet(time, None)
}

/// Whether it is proved that two parts have a common point at a time.
fn meet_at(time: f64, bodies: [&Body<'_>; 2]) -> bool {
    let Some(frame) = Frame::at(time, bodies[0], bodies[1]) else {
        return false;
    };
    directions(time, bodies).first().is_some_and(|direction| {
        let n = if direction.of_first {
            direction.vector.rounded()
        } else {
            -frame.turned(&direction.vector).rounded()
        };
        meeting::is_proved(&frame, n)
    })
}
