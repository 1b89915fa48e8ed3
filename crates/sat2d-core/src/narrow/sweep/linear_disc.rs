//! Two discs that do not turn: a ray against their displacement meets a circle of both radii.
//!
//! The predicted time is accepted if the discs, placed there, are apart by no more than rounding:
//! they approach along the normal, so they were apart before. Only the centres are placed.

use crate::minkowski::chord::Chord;
use crate::minkowski::gjk;
use crate::narrow::distance;
use crate::narrow::sweep::moving::{Meeting, MovingHull};
use crate::narrow::sweep::relative_motion::{
    CONTACT, RelativeMotion, contact_distance, max_coordinate,
};
use crate::placed::disc::{DiscPair, core_point};
use crate::placed::placement::Placement;
use glam::DVec2;
use sat2d_base::exact::gap::small_point_gap;
use sat2d_base::num::{larger, lesser, power_of_two};
use sat2d_base::types::{Outcome, Relation};

/// A bound for squares of chords, by that of the displacement, that keeps them from underflow.
const MIN_CHORD_SQUARED: f64 = power_of_two(-900);

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
    // the circle of both radii about q - p, cut by the ray against the displacement
    let square = path.displacement.length_squared();
    let chord = Chord::new(-path.displacement, square, q - p, radius * radius);
    // where the ray just grazes the circle, the time is far less certain than the coordinates
    let is_steep = chord.half_squared > 1e-6 * (radius * radius * square) + MIN_CHORD_SQUARED;
    if chord.middle > 0.0 && is_steep {
        let half = libm::sqrt(chord.half_squared);
        let (time, speed) = ((chord.middle - half) / square, half / radius);
        let size = larger(lesser(max_coordinate(p), max_coordinate(q)), radius);
        // not divided by the speed: that quotient would have to wait for another one
        let margin = CONTACT * size * radius / half;
        // The discs are apart at the start then, and until then: their distance is convex in time.
        if let Some(time) = path.time_to_look(time, speed, margin) {
            return verify(a, b, radii, time);
        }
        if time > 1.0 {
            return Outcome::decided_if((time - 1.0) * speed > path.error, || None);
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
    let (p, q) = (
        a.center_without_turning(time),
        b.center_without_turning(time),
    );
    let length = libm::sqrt((q - p).length_squared());
    let Some(gap) = small_point_gap(p, q, (radii.x, radii.y), length) else {
        return Outcome::Undecided;
    };
    let ends = [core_point(p, radii.x), core_point(q, radii.y)];
    let near = gjk::apart_by(gap, length, ends);
    let has_met = gap <= contact_distance(&near, radii.x + radii.y);
    Outcome::decided_if(has_met, || Some(Meeting::at(time, near)))
}
