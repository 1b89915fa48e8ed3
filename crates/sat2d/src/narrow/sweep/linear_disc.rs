//! Two discs that do not turn: a ray against their displacement meets a circle of both radii.
//!
//! The predicted time is accepted if the discs, placed there, are apart by no more than rounding:
//! they approach along the normal, so they were apart before. Only the centres are placed.

use crate::exact::gap::small_point_gap;
use crate::minkowski::chord::Chord;
use crate::minkowski::gjk;
use crate::minkowski::gjk::Features;
use crate::narrow::distance;
use crate::narrow::sweep::moving::{Meeting, MovingHull};
use crate::narrow::sweep::prediction::{CONTACT, Prediction, contact_distance, max_coordinate};
use crate::narrow::sweep::relative_motion::RelativeMotion;
use crate::num::{larger, lesser, power_of_two};
use crate::proxy::disc::{DiscPair, core_point};
use crate::proxy::placement::Placement;
use crate::types::{Outcome, Relation};
use glam::DVec2;

/// A bound for squares of chords, by that of the displacement, that keeps them from underflow.
const MIN_CHORD_SQUARED: f64 = power_of_two(-900);

/// The circle of both radii about the vector between the centres, cut by the ray from the origin
/// against the displacement.
#[inline(always)]
pub(crate) fn chord(between: DVec2, radius: f64, displacement: DVec2) -> Chord {
    let square = displacement.length_squared();
    Chord::new(-displacement, square, between, radius * radius)
}

/// When two discs meet, given the [`chord`]. `None` if the ray just grazes the circle, where the
/// time is far less certain than the coordinates.
#[inline(always)]
pub(crate) fn predict(
    chord: &Chord,
    centers: [DVec2; 2],
    radius: f64,
    displacement: DVec2,
) -> Option<Prediction> {
    let square = displacement.length_squared();
    let is_steep = chord.half_squared > 1e-6 * (radius * radius * square) + MIN_CHORD_SQUARED;
    is_steep.then(|| {
        let half = libm::sqrt(chord.half_squared);
        let sizes = centers.map(max_coordinate);
        let size = larger(lesser(sizes[0], sizes[1]), radius);
        Prediction {
            time: (chord.middle - half) / square,
            features: Some(Features::Vertices(0, 0)),
            speed: half / radius,
            // not divided by the speed: that quotient would have to wait for another one
            margin: CONTACT * size * radius / half,
        }
    })
}

/// When two discs that do not turn meet.
#[inline(always)]
pub(crate) fn sweep(a: MovingHull<'_>, b: MovingHull<'_>) -> Outcome<Option<Meeting>> {
    let maps = [&a.motion.start, &b.motion.start];
    let discs = DiscPair::anywhere(
        Placement::new(a.hull, maps[0]),
        Placement::new(b.hull, maps[1]),
    );
    let Some(discs) = discs else {
        return Outcome::Undecided;
    };
    let ([p, q], radii) = (discs.centers, discs.radii());
    let radius = radii.x + radii.y;
    let sum = |v: [DVec2; 2]| v[0].abs() + v[1].abs();
    let moves = [a.motion.translation(), b.motion.translation()];
    let offsets = maps.map(|t| DVec2::new(t.tx, t.ty));
    // at least half of what is added up to place the centres
    let sizes = (sum([p, q]) + sum(offsets)) + (sum(moves) + radii);
    let Some(path) = RelativeMotion::new(moves[1] - moves[0], sizes.element_sum()) else {
        return Outcome::Undecided;
    };
    let chord = chord(q - p, radius, path.displacement);
    if chord.middle > 0.0
        && let Some(expected) = predict(&chord, [p, q], radius, path.displacement)
    {
        // The discs are apart at the start then, and until then: their distance is convex in time.
        if let Some(time) = path.time_to_look(expected.time, expected.speed, expected.margin) {
            return verify(a, b, radii, time);
        }
        if expected.time > 1.0 {
            return Outcome::decided_if(expected.is_too_late(path.error), || None);
        }
    }
    // twice the error, for the roundings of what follows
    let enough = radius + 2.0 * path.error;
    let enough_squared = enough * enough;
    if (q - p).length_squared() <= enough_squared {
        return match distance::disc::centers([p, q], radii) {
            Outcome::Decided(near) if near.distance == 0.0 => Outcome::Decided(Some(Meeting {
                relation: Relation::Overlapping,
                ..Meeting::at(0.0, near)
            })),
            _ => Outcome::Undecided,
        };
    }
    let misses = (chord.middle <= 0.0) | chord.passes_outside(enough_squared);
    Outcome::decided_if(misses, || None)
}

/// The impact, if the discs are found apart by no more than rounding at this time.
#[inline(always)]
fn verify(
    a: MovingHull<'_>,
    b: MovingHull<'_>,
    radii: DVec2,
    time: f64,
) -> Outcome<Option<Meeting>> {
    let center = |m: MovingHull<'_>| m.hull.lanes.placed_center(&m.motion.straight_at(time));
    let (p, q) = (center(a), center(b));
    let length = libm::sqrt((q - p).length_squared());
    let Some(gap) = small_point_gap(p, q, (radii.x, radii.y), length) else {
        return Outcome::Undecided;
    };
    let ends = [core_point(p, radii.x), core_point(q, radii.y)];
    let near = gjk::apart_by(gap, length, ends);
    let has_met = gap <= contact_distance(&near, radii.x + radii.y);
    Outcome::decided_if(has_met, || Some(Meeting::at(time, near)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::narrow::sweep::conservative_advancement::MovingPair;
    use crate::narrow::sweep::linear;
    use crate::narrow::sweep::motion::Motion;
    use crate::narrow::sweep::moving::MovingShape;
    use crate::shape::Shape;
    use crate::transform::Transform;
    use crate::types::ClosestPoints;

    /// This stage against the later ones, on random discs. Only the last bits of the distance may
    /// differ, which one stage computes in doubles and the other with more digits.
    #[test]
    fn discs_meet_as_in_the_later_stages() {
        let mut rng = fastrand::Rng::with_seed(1);
        let [mut met, mut missed, mut overlapped, mut undecided] = [0; 4];
        for number in 0..60_000 {
            let grid = rng.f64() < 0.3;
            let scale = [1.0, 1.0, 1e-7, 1e30, 1e-25][rng.usize(..5)];
            let mut any = |size: f64| {
                let x = (rng.f64() - 0.5) * size;
                if grid { libm::round(x) } else { x }
            };
            let shapes = [0, 1].map(|_| {
                let (width, x, y) = (any(6.0).abs() + 0.5, any(2.0), any(2.0));
                let radius = if width > 3.0 { 0.0 } else { width };
                Shape::circle(DVec2::new(x, y), radius).expect("a circle")
            });
            let starts = [0, 1].map(|_| {
                let (at, turn) = (DVec2::new(any(30.0), any(30.0)), any(7.0) * 57.0);
                let mirrored = if any(4.0) > 0.0 { scale } else { -scale };
                let t = Transform::placement_degrees(at * scale, turn, mirrored, scale);
                t.expect("a placement")
            });
            let between = starts[1].apply(DVec2::ZERO) - starts[0].apply(DVec2::ZERO);
            let part = [0.5, 1.0, 2.0, -1.0][(any(4.0) + 2.0) as usize % 4];
            let translations = [
                between * part + DVec2::new(any(8.0), any(8.0)) * scale,
                DVec2::new(any(3.0), any(3.0)) * scale,
            ];
            let motions = [0, 1].map(|i| {
                let motion: Result<Motion, _> = Motion::linear(starts[i], translations[i]);
                motion.expect("finite")
            });
            let moving = [0, 1].map(|i: usize| MovingShape {
                shape: &shapes[i],
                motion: &motions[i],
            });
            let (Some(a), Some(b)) = (moving[0].hull(), moving[1].hull()) else {
                panic!("circles are hulls");
            };
            let later = || MovingPair::new(moving[0], moving[1]).advance(None);
            let decided = match sweep(a, b) {
                Outcome::Decided(decided) => decided,
                Outcome::Undecided => {
                    undecided += 1;
                    continue;
                }
            };
            match (decided, linear::sweep(a, b, &mut None)) {
                (Some(one), Outcome::Decided(Some(other))) => {
                    let (near, far) = (one.closest.distance, other.closest.distance);
                    assert!((near - far).abs() <= 1e-12 * far, "pair {number}");
                    let closest = ClosestPoints {
                        distance: far,
                        ..one.closest
                    };
                    assert_eq!(closest, other.closest, "pair {number}");
                    assert_eq!(one.time.to_bits(), other.time.to_bits(), "pair {number}");
                    met += 1;
                }
                (Some(one), Outcome::Undecided) => {
                    let impact = later().expect("in range").expect("they overlap");
                    assert_eq!(
                        impact,
                        one.impact(&motions[0], &motions[1]),
                        "pair {number}"
                    );
                    overlapped += 1;
                }
                (None, Outcome::Decided(None)) => missed += 1,
                (None, Outcome::Undecided) => {
                    assert_eq!(later().expect("in range"), None, "pair {number}");
                    missed += 1;
                }
                _ => panic!("pair {number}: {shapes:?} {motions:?}"),
            }
        }
        assert!(
            met > 10_000 && missed > 10_000 && overlapped > 1_000 && undecided < 1_000,
            "{met} {missed} {overlapped} {undecided}"
        );
    }
}
