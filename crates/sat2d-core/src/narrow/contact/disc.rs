//! Two circles: disjoint by squares, otherwise one square root.

use crate::minkowski::hull_pair::{RELATIVE, corner_error};
use crate::placed::SMALL;
use crate::placed::disc::{DiscPair, core_point};
use crate::placed::hull_proxy::{GAP_ERROR, TINY};
use crate::placed::placement::Placement;
use glam::DVec2;
use sat2d_base::exact::gap::point_gap;
use sat2d_base::types::manifold::{ContactPoint, CorePoint, Manifold, Side};
use sat2d_base::types::outcome::Outcome;

/// A rounded square of a distance that exceeds another by this factor does so exactly as well, see
/// [`GAP_ERROR`].
const SURELY_MORE: f64 = 1.0 + 4.0 * GAP_ERROR;

/// The contact of two circles. Undecided for invalid transforms, and where doubles cannot tell the
/// depth, unless `SHALLOW`: then as the reference does, with more digits.
#[inline(always)]
pub(crate) fn disc_disc<const SHALLOW: bool>(
    a: Placement<'_>,
    b: Placement<'_>,
) -> Outcome<Option<Manifold>> {
    let Some(discs) = DiscPair::new(a, b) else {
        return Outcome::Undecided;
    };
    let [p, q] = discs.centers;
    let DVec2 {
        x: radius_p,
        y: radius_q,
    } = discs.radii();
    let (to, radius) = (q - p, radius_p + radius_q);
    let square = to.length_squared();
    // The branch is unpredictable, so the square root below does not wait for it.
    if square > radius * radius * SURELY_MORE + TINY {
        return Outcome::Decided(None);
    }
    let length = libm::sqrt(square);
    let mut gap = length - radius;
    let is_near = square < SMALL * SMALL;
    // circles that may only touch, or may be apart, have no depth above the error
    if is_near | (corner_error(gap, radius) > RELATIVE * -gap) {
        if is_near || !SHALLOW {
            return Outcome::Undecided;
        }
        gap = point_gap(p, q, (radius_p, radius_q));
        if gap > 0.0 {
            return Outcome::Decided(None);
        }
    }
    let ends = [core_point(p, radius_p), core_point(q, radius_q)];
    let normal = to / length + DVec2::ZERO;
    Outcome::Decided(Some(between(ends, normal, 0.0 - gap)))
}

/// The contact of two points with radii, along the unit vector from the first to the second.
#[inline(always)]
pub(crate) fn between([a, b]: [CorePoint; 2], normal: DVec2, depth: f64) -> Manifold {
    let point = ContactPoint::facing(Side::A, normal, a, b, depth);
    Manifold::single(normal, None, point)
}
