//! Two circles: the verdict from squares, the contact by one square root.

use crate::minkowski::nearest::{RELATIVE, SMALL, corner_error};
use crate::narrow::unchecked::Continuation;
use crate::proxy::disc::DiscPair;
use crate::proxy::disc::boundary;
use crate::proxy::hull_proxy::{GAP_ERROR, TINY};
use crate::proxy::placement::Placement;
use crate::types::manifold::{ContactPoint, Feature, Manifold};
use glam::DVec2;

/// The square of a distance that is more than another square by this is so but for rounding: see [`certificate`](crate::narrow::relation::filter).
const SURELY_MORE: f64 = 1.0 + 4.0 * GAP_ERROR;

/// The contact of two circles. Declines transforms that break the invariants of `Transform`.
#[inline(always)]
pub(crate) fn contact<K: Continuation<Option<Manifold>>>(
    a: Placement<'_>,
    b: Placement<'_>,
    then: K,
) -> K::Returned {
    let Some(discs) = DiscPair::new(a, b) else {
        return then.undecided();
    };
    let [p, q] = discs.centers;
    let DVec2 {
        x: radius_p,
        y: radius_q,
    } = discs.radii();
    let (to, radius) = (q - p, radius_p + radius_q);
    let square = to.length_squared();
    // Which of both it is no predictor can know, so the distance is not kept waiting.
    if square > radius * radius * SURELY_MORE + TINY {
        return then.decided(None);
    }
    let length = libm::sqrt(square);
    let gap = length - radius;
    // those that may only touch, or may be apart, have no depth beyond the error
    if (square < SMALL * SMALL) | (corner_error(gap, radius) > RELATIVE * -gap) {
        return then.undecided();
    }
    let ends = [
        (p, radius_p, boundary(radius_p)),
        (q, radius_q, boundary(radius_q)),
    ];
    then.decided(Some(between(ends, to / length + DVec2::ZERO, 0.0 - gap)))
}

/// The contact of two points with radii, along the unit vector from the first to the second.
#[inline(always)]
pub(crate) fn between(
    [(p, radius_a, feature_a), (q, radius_b, feature_b)]: [(DVec2, f64, Feature); 2],
    normal: DVec2,
    depth: f64,
) -> Manifold {
    let point = ContactPoint {
        on_a: p + normal * radius_a,
        on_b: q - normal * radius_b,
        depth,
        feature_a,
        feature_b,
    };
    Manifold::single(normal, None, point)
}
