//! Where a path enters a circle: the start of a chord, by the formulas of [`way_in`](crate::narrow::cast::entry), which give the same bits.
//!
//! A miss waits for no root but that of the scale: the path leads away, or passes the centre farther off than the radius. What starts nearly on
//! the circle, grazes it or ends about where it begins is left to [`ray`](crate::narrow::cast).

use crate::narrow::cast::polygon::Cast;
use crate::num::{U, lesser, power_of_two, roots};
use crate::proxy::disc::Disc;
use crate::proxy::lazy_hull::LARGE;
use crate::shape::Hull;
use crate::transform::Transform;
use crate::types::RayHit;
use crate::types::manifold::Feature;
use glam::DVec2;

/// Added to the error of squares (2^-400), so that it is above what underflow costs: what is smaller is left to where small shapes are enlarged.
const SMALL_SQUARE: f64 = power_of_two(-400);
/// Bound for the error of the squares below, in parts of their sum.
const SQUARE_ERROR: f64 = 64.0 * U;

/// A segment between any two points and a circle.
#[inline(always)]
pub(crate) fn cast(hull: &Hull, t: &Transform, start: DVec2, end: DVec2) -> Cast {
    if !Disc::stays_round(t) {
        return Cast::Unknown;
    }
    let center = hull.lanes.placed_center(t);
    let way = end - start;
    let to = center - start;
    let (square, length2) = (to.length_squared(), way.length_squared());
    let scale2 = t.a * t.a + t.b * t.b;
    let DVec2 {
        x: scale,
        y: way_length,
    } = roots(DVec2::new(scale2, length2));
    let radius = hull.radius * scale;
    let radius2 = radius * radius;
    let error = SQUARE_ERROR * (square + length2 + radius2) + SMALL_SQUARE;
    // a circle's own numbers are bounded, so with the scale what is added up to place it is as well; the ends of the path are as near to the centre as
    // the squares say
    let is_in_range = center.abs().element_sum() + scale2 + error <= LARGE;
    // a short path cannot do without its direction
    let starts_outside = lesser(square - radius2, length2) > error;
    if !is_in_range {
        return Cast::Unknown;
    }
    if !starts_outside {
        return if radius2 - square > error {
            Cast::Hit(RayHit::inside(start))
        } else {
            Cast::Unknown
        };
    }
    // how near the path's line comes to the centre, by the path's length
    let aside = way.perp_dot(to);
    if aside * aside > length2 * (radius2 + error) {
        return Cast::Miss;
    }
    // a zero may have either sign here, which nothing below keeps
    let direction = way / way_length;
    let length = way.dot(direction);
    let (across, middle) = (direction.perp_dot(to), direction.dot(to));
    if middle <= 0.0 {
        return Cast::Miss;
    }
    let chord2 = radius2 - across * across;
    if chord2 <= error {
        return Cast::Unknown;
    }
    let half_chord = libm::sqrt(chord2);
    let place = middle - half_chord;
    // a path that leads to the middle of the chord surely enters, which a shorter one may only just do or not
    if middle > length {
        let rest = (length - place) * half_chord;
        let doubt = error + SQUARE_ERROR * (middle + length) * half_chord;
        if rest < -doubt {
            return Cast::Miss;
        }
        if rest <= doubt {
            return Cast::Unknown;
        }
    }
    // above 0, as middle² exceeds chord2 by what the start lies outside, which is more than all of this is off
    let out = direction * place - to;
    let fraction = place / length;
    Cast::Hit(RayHit {
        fraction,
        point: start + way * fraction,
        normal: out / libm::sqrt(out.length_squared()) + DVec2::ZERO,
        feature: Some(Feature::Arc(0)),
    })
}
