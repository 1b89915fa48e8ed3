//! The reference for two hulls: the nearest features among all edges.

use crate::minkowski::hull_pair::{HullPair, Nearest, in_order};
use crate::narrow::contact;
use crate::placed::placement::Placement;
use crate::placed::{Fit, PlacedHull};
use sat2d_base::types::ClosestPoints;

/// The closest points of two hulls. Outlined because it needs a large stack frame.
#[inline(never)]
pub(crate) fn placements(
    a: Placement<'_>,
    b: Placement<'_>,
    (fit_a, fit_b): (Fit, Fit),
) -> ClosestPoints {
    let placed_a = PlacedHull::fitted(a.hull, a.transform, fit_a);
    let placed_b = PlacedHull::fitted(b.hull, b.transform, fit_b);
    hulls(&placed_a, &placed_b)
}

/// The closest points of two placed hulls.
pub fn hulls(a: &PlacedHull, b: &PlacedHull) -> ClosestPoints {
    if in_order(a, b) {
        ordered(a, b)
    } else {
        ordered(b, a).swapped()
    }
}

/// The closest points of two placed hulls, of a distance that may be off by `error`: in doubles
/// where these suffice.
pub(crate) fn hulls_within(a: &PlacedHull, b: &PlacedHull, error: f64) -> ClosestPoints {
    if !in_order(a, b) {
        return hulls_within_ordered(b, a, error).swapped();
    }
    hulls_within_ordered(a, b, error)
}

fn hulls_within_ordered(p: &PlacedHull, q: &PlacedHull, error: f64) -> ClosestPoints {
    let pair = HullPair::new(p, q);
    if !pair.is_small && pair.error <= error && p.ellipse.is_none() && q.ellipse.is_none() {
        let nearest = pair.estimate();
        if nearest.gap > 2.0 * pair.error {
            return of_nearest(&pair, &nearest);
        }
    }
    ordered(p, q)
}

fn ordered(p: &PlacedHull, q: &PlacedHull) -> ClosestPoints {
    let pair = HullPair::new(p, q);
    if pair.is_small {
        let enlarged = pair.enlargement();
        let near = ordered(&enlarged.hull(pair.p), &enlarged.hull(pair.q));
        return near.mapped(|p| enlarged.original(p), |x| enlarged.original_length(x));
    }
    if p.ellipse.is_some() || q.ellipse.is_some() {
        return contact::ellipses::closest(p.view(), q.view());
    }
    let nearest = pair.distance();
    if nearest.gap <= 0.0 {
        let contact = contact::general::manifold(&pair, &nearest, |_, _| true);
        return ClosestPoints::of_contact(&contact);
    }
    of_nearest(&pair, &nearest)
}

/// The closest points of two hulls that are apart.
fn of_nearest(pair: &HullPair<'_>, nearest: &Nearest) -> ClosestPoints {
    let (point, normal) = contact::general::witness(pair, nearest);
    ClosestPoints {
        distance: nearest.gap,
        normal,
        on_a: point.on_a,
        on_b: point.on_b,
        feature_a: point.feature_a,
        feature_b: point.feature_b,
    }
}
