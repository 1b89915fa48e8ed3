//! A segment against a disc: where a chord starts.
//!
//! The formulas are those of [`entry`](crate::narrow::cast::entry) and give the same bits. A miss
//! waits for no root but that of the scale: the path leads away, or passes the centre at more than
//! the radius. A path that starts nearly on the circle, grazes it or ends about where it enters is
//! undecided.

use crate::minkowski::chord::Chord;
use crate::narrow::cast::precise;
use crate::placed::disc::Disc;
use crate::placed::lazy_hull::LARGE;
use crate::shape::Hull;
use crate::transform::Transform;
use glam::DVec2;
use sat2d_base::num::{U, larger, lesser, power_of_two, roots};
use sat2d_base::types::manifold::Feature;
use sat2d_base::types::{Outcome, RayHit};

/// Added to the error of squares (2^-400), so that it exceeds what underflow costs.
const MIN_ERROR: f64 = power_of_two(-400);
/// Bounds the error of the squares below, in parts of their sum.
const SQUARE_ERROR: f64 = 64.0 * U;

/// Where a segment between any two points first meets a disc.
#[inline(always)]
pub(crate) fn cast(
    hull: &Hull,
    t: &Transform,
    start: DVec2,
    end: DVec2,
) -> Outcome<Option<RayHit>> {
    if !Disc::stays_round(t) {
        return Outcome::Undecided;
    }
    let center = hull.lanes.placed_center(t);
    let path = end - start;
    let to = center - start;
    let (square, length2) = (to.length_squared(), path.length_squared());
    let scale2 = t.a * t.a + t.b * t.b;
    let DVec2 {
        x: scale,
        y: path_length,
    } = roots(DVec2::new(scale2, length2));
    let radius = hull.radius * scale;
    let radius2 = radius * radius;
    let error = SQUARE_ERROR * (square + length2 + radius2) + MIN_ERROR;
    // The numbers of a disc are bounded, so the scale bounds the terms of its placement as well.
    // The squares bound how far the ends of the path are from the centre.
    let size = center.abs().element_sum();
    let is_in_range = size + scale2 + error <= LARGE;
    // a short path has no reliable direction
    let starts_outside = lesser(square - radius2, length2) > error;
    if !is_in_range {
        return Outcome::Undecided;
    }
    if !starts_outside {
        let starts_inside = radius2 - square > error;
        return Outcome::decided_if(starts_inside, || Some(RayHit::inside(start)));
    }
    if Chord::new(path, length2, to, radius2).passes_outside(radius2 + error) {
        return Outcome::Decided(None);
    }
    // a zero may have either sign here, which nothing below keeps
    let direction = path / path_length;
    let length = path.dot(direction);
    let chord = Chord::new(direction, 1.0, to, radius2);
    if chord.middle <= 0.0 {
        return Outcome::Decided(None);
    }
    if chord.half_squared <= larger(error, precise::GRAZING_SQUARED * radius2) {
        return Outcome::Undecided;
    }
    let half_chord = libm::sqrt(chord.half_squared);
    let place = chord.middle - half_chord;
    // A path that reaches the middle of the chord certainly enters; a shorter one may not.
    if chord.middle > length {
        let rest = (length - place) * half_chord;
        let doubt = error + SQUARE_ERROR * (chord.middle + length) * half_chord;
        if rest < -doubt {
            return Outcome::Decided(None);
        }
        if rest <= doubt {
            return Outcome::Undecided;
        }
    }
    // The place is above 0: middle² exceeds the half chord's square by what the start lies outside,
    // which is more than the error of all of this.
    let out = direction * place - to;
    let fraction = place / length;
    let point = start + path * fraction;
    // half of the chord exceeds the error of squares, so the arc is wide enough
    let is_near = precise::is_near(place, size + radius);
    Outcome::decided_if(is_near, || {
        Some(RayHit {
            fraction,
            point,
            normal: out / libm::sqrt(out.length_squared()) + DVec2::ZERO,
            feature: Some(Feature::Arc(0)),
        })
    })
}
