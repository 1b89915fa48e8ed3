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
use crate::narrow::sweep::motion::{Motion, SweepError};
use crate::narrow::sweep::moving::MovingShape;
use crate::num::power_of_two;
use crate::placed::convex_part::each_pair_within;
use crate::shape::{PlaceError, Shape};
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

/// When two shapes that move from time 0 to 1 first have a common point, between two times that are
/// proved: at most 2^-40 apart. `None` if it is proved that they never meet.
///
/// The motion is the exact one: the vertices start where the shapes are placed at time 0, in
/// doubles, and then move along straight lines and true circles. ([`Motion::at`] rounds instead, so
/// the time of [`sweep`](crate::query::sweep), which stops where shapes placed by it are just
/// apart, can be a few roundings outside of these bounds.)
///
/// Where shapes only graze each other, or have no inside and pass through each other at one
/// instant, no contact is proved, although there may be one: `latest` is then `None`, and
/// `earliest` the time up to which they are proved apart; or `latest` is that of other parts of the
/// shapes, which meet later. So it is if a shape turns by more than 2^60 radians, and if it
/// takes more than 4096 steps per pair of parts, as it may during very many turns.
///
/// It takes much longer than `sweep`: some hundred microseconds for two convex shapes. Use it to
/// verify results, not in every frame.
///
/// ```
/// use sat2d::query::{Motion, sweep_bounds};
/// use sat2d::{DVec2, Shape, Transform};
/// let (wall, bar) = (Shape::rectangle(2.0, 8.0)?, Shape::rectangle(6.0, 1.0)?);
/// let still = Motion::still(Transform::IDENTITY);
/// let at = Transform::translation(DVec2::new(5.0, 0.0))?;
/// // a bar that moves by -4 and turns by half a radian about its centre
/// let swings = Motion::turning(at, DVec2::new(-4.0, 0.0), 0.5, DVec2::new(5.0, 0.0))?;
/// let bounds = sweep_bounds(&wall, &still, &bar, &swings)?.ok_or("passed")?;
/// let latest = bounds.latest.ok_or("not proved")?;
/// assert!(bounds.earliest <= latest && latest - bounds.earliest <= 2_f64.powi(-40));
/// // the corner at (-3, ±0.5) of the bar reaches x = 1 then
/// let x = |time: f64| 5.0 - 4.0 * time - 3.0 * (0.5 * time).cos() - 0.5 * (0.5 * time).sin();
/// assert!((x(bounds.earliest) - 1.0).abs() < 1e-11);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`SweepError`] if a shape cannot be placed at time 0. [`PlaceError::CurvedOutline`] if a shape
/// is an outline with curves.
pub fn sweep_bounds(
    a: &Shape,
    motion_a: &Motion,
    b: &Shape,
    motion_b: &Motion,
) -> Result<Option<ImpactBounds>, SweepError> {
    let (a, b) = (a.as_polygons(), b.as_polygons());
    let pair = MovingPair::new(MovingShape::new(a, motion_a), MovingShape::new(b, motion_b));
    if pair.a.is_outline() || pair.b.is_outline() {
        return Err(PlaceError::CurvedOutline.into());
    }
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
