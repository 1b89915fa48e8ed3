//! The time of the first contact of two moving shapes, between bounds that are proved.
//!
//! [`directions`] guesses in doubles along which directions two convex parts are apart. [`frame`]
//! proves in longer numbers for how long they stay apart along one of them, as seen from the part
//! that has it. Where such steps become shorter than the result has to tell, [`meeting`] proves
//! that the parts have a common point a little later. [`parts`] has boxes around groups of parts,
//! which are looked at first, so that only the parts that may meet first are looked at themselves.

mod directions;
mod frame;
mod meeting;
mod parts;

use crate::narrow::sweep::bounds::directions::directions;
use crate::narrow::sweep::bounds::frame::{Body, Frame};
use crate::narrow::sweep::conservative_advancement::MovingPair;
use crate::narrow::sweep::motion::SweepError;
use alloc::collections::BinaryHeap;
use alloc::vec::Vec;
use core::cmp::Ordering;
use sat2d_base::limit::{LimitError, WorkBudget};
use sat2d_base::num::power_of_two;
use sat2d_base::types::ImpactBounds;

/// The most by which both bounds of a proved contact differ.
const WIDTH: f64 = power_of_two(-40);

/// The most steps for a pair of parts.
const STEPS: usize = 4096;

/// The most steps for a pair of groups.
const FEW_STEPS: usize = 16;
/// Once a step of a pair of groups is shorter than this part of the motion, the halves of the
/// groups are looked at instead.
const LEAST_STEP: f64 = power_of_two(-8);

/// The work of a corner in a step, for all directions together and for each that is proved.
const WORK_PER_CORNER: u64 = 16;

/// What is proved of two convex parts.
enum Fate {
    /// They stay apart until the end, or until others meet.
    Apart,
    /// They are apart before the first time, and meet at the second one if there is one.
    Meet(f64, Option<f64>),
}

/// [`query::sweep_bounds_within`](crate::query::sweep_bounds_within) of hulls and pieces.
pub(crate) fn sweep_bounds(
    pair: &MovingPair<'_>,
    work: &WorkBudget,
) -> Result<Option<ImpactBounds>, SweepError> {
    let (motion_a, motion_b) = (pair.a.motion, pair.b.motion);
    let (a, b) = pair.place(0.0)?;
    if a.relation(&b).hits() {
        return Ok(Some(ImpactBounds {
            earliest: 0.0,
            latest: Some(0.0),
        }));
    }
    let groups = [parts::groups(&a.geometry), parts::groups(&b.geometry)];
    let motions = [motion_a, motion_b];
    let bodies = [0, 1].map(|i| -> Vec<Body<'_>> {
        let hulls = groups[i].iter().map(|group| &group.hull);
        hulls.map(|hull| Body::new(hull, motions[i])).collect()
    });
    let (mut earliest, mut latest) = (1.0_f64, None);
    let mut is_apart = true;
    // the pairs of groups that are not proved apart until the end, the one that may meet first on
    // top
    let mut open = BinaryHeap::new();
    if let [Some(p), Some(q)] = [&groups[0], &groups[1]].map(|all| all.len().checked_sub(1)) {
        open.push(Pair { time: 0.0, p, q });
    }
    while let Some(Pair { time, p, q }) = open.pop() {
        let until = latest.unwrap_or(1.0);
        if time >= until {
            break;
        }
        let (one, other) = (&groups[0][p], &groups[1][q]);
        let halves: [Option<[[usize; 2]; 2]>; 2] = [
            one.halves.map(|halves| halves.map(|half| [half, q])),
            other.halves.map(|halves| halves.map(|half| [p, half])),
        ];
        let of_larger = match halves {
            [Some(of_p), Some(of_q)] => Some(if one.size() >= other.size() {
                of_p
            } else {
                of_q
            }),
            [of_p, of_q] => of_p.or(of_q),
        };
        let Some(pairs) = of_larger else {
            let met = fate([&bodies[0][p], &bodies[1][q]], until, work)?;
            if let Fate::Meet(from, to) = met {
                is_apart = false;
                earliest = earliest.min(from);
                latest = to.map_or(latest, |to| {
                    Some(latest.map_or(to, |other: f64| other.min(to)))
                });
            }
            continue;
        };
        for [p, q] in pairs {
            let time = apart_until([&bodies[0][p], &bodies[1][q]], time, until, work)?;
            if time < until {
                open.push(Pair { time, p, q });
            }
        }
    }
    Ok((!is_apart).then_some(ImpactBounds { earliest, latest }))
}

/// Two groups of parts, by their numbers, that are apart before a time.
#[derive(PartialEq)]
struct Pair {
    time: f64,
    p: usize,
    q: usize,
}

impl Eq for Pair {}

impl Ord for Pair {
    /// The earlier one is the greater one.
    fn cmp(&self, other: &Pair) -> Ordering {
        let by_time = other.time.total_cmp(&self.time);
        by_time.then_with(|| (other.p, other.q).cmp(&(self.p, self.q)))
    }
}

impl PartialOrd for Pair {
    fn partial_cmp(&self, other: &Pair) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// Until when two groups are proved apart, from a time at which they are; earlier than necessary
/// where further steps are short.
fn apart_until(
    bodies: [&Body<'_>; 2],
    from: f64,
    until: f64,
    work: &WorkBudget,
) -> Result<f64, LimitError> {
    let mut time = from;
    for _ in 0..FEW_STEPS {
        let next = match safe_time(time, bodies, work)? {
            Some(next) => next,
            None => break,
        };
        let is_short = next - time < LEAST_STEP;
        time = next;
        if is_short || time >= until {
            break;
        }
    }
    Ok(time)
}

/// What becomes of two parts until a time.
fn fate(bodies: [&Body<'_>; 2], until: f64, work: &WorkBudget) -> Result<Fate, LimitError> {
    let mut time = 0.0;
    for _ in 0..STEPS {
        let Some(next) = safe_time(time, bodies, work)? else {
            break;
        };
        if next >= until {
            return Ok(Fate::Apart);
        }
        if next - time < WIDTH / 4.0 {
            let later = (next + WIDTH / 2.0).min(1.0);
            if meet_at(later, bodies) {
                return Ok(Fate::Meet(next, Some(later)));
            }
            if next == time {
                break;
            }
        }
        time = next;
    }
    Ok(Fate::Meet(time, None))
}

/// A time until which two parts that are apart at another one stay apart; `None` if one turns by
/// too much.
fn safe_time(
    time: f64,
    bodies: [&Body<'_>; 2],
    work: &WorkBudget,
) -> Result<Option<f64>, LimitError> {
    let corners = (bodies[0].points.len() + bodies[1].points.len()) as u64;
    work.spend(WORK_PER_CORNER * corners)?;
    let [first, second] = [0, 1].map(|i| Frame::at(time, bodies[i], bodies[1 - i]));
    let (Some(first), Some(second)) = (first, second) else {
        return Ok(None);
    };
    let steps = directions(time, bodies);
    work.spend(WORK_PER_CORNER * corners * steps.len() as u64)?;
    let steps = steps.iter().map(|direction| {
        let frame = if direction.of_first { &first } else { &second };
        frame.safe_step(&direction.vector)
    });
    let step = steps.fold(0.0, f64::max);
    Ok(Some((time + step).next_down().max(time)))
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
