//! The closest points of shapes of several pieces: those of the nearest pair of pieces, found by
//! branch and bound on trees of boxes.

use crate::narrow::contact;
use crate::narrow::distance::general;
use crate::narrow::relation;
use crate::placed::PlacedGeometry;
use crate::placed::convex_part::{ConvexPart, each_pair_within, on_side};
use core::cmp::Ordering;
use sat2d_base::num::lexicographic;
use sat2d_base::types::ClosestPoints;

/// The closest points of two placed bodies; those of their deepest contact if they meet.
pub(crate) fn bodies(a: &PlacedGeometry<'_>, b: &PlacedGeometry<'_>) -> ClosestPoints {
    if let (PlacedGeometry::Hull(p), PlacedGeometry::Hull(q)) = (a, b) {
        return general::hulls(p, q);
    }
    if relation::compound::bodies(a, b).hits() {
        let deepest = contact::compound::bodies(a, b).into_iter().next();
        return deepest
            .as_ref()
            .map_or_else(|| pieces(a, b, |_, _| true), ClosestPoints::of_contact);
    }
    pieces(a, b, |_, _| true)
}

/// The closest points of the nearest two parts among some pairs of them.
pub(crate) fn pieces(
    a: &PlacedGeometry<'_>,
    b: &PlacedGeometry<'_>,
    is_among: impl Fn(&ConvexPart<'_>, &ConvexPart<'_>) -> bool,
) -> ClosestPoints {
    let mut best = ClosestPoints::FARTHEST;
    each_pair_within(a, b, best.distance, &mut |p, q| {
        if !is_among(&p, &q) {
            return best.distance;
        }
        let near = of_parts(&p, &q);
        if in_sequence(&near, &best) == Ordering::Less {
            best = near;
        }
        best.distance
    });
    best
}

/// The closest points of two parts, with the features numbered as the user gave them.
pub(crate) fn of_parts(p: &ConvexPart<'_>, q: &ConvexPart<'_>) -> ClosestPoints {
    let near = general::hulls(p.hull, q.hull);
    near.renamed(|side, feature, at| on_side(side, p, q).name(feature, at))
}

/// The nearer first; equally near ones by features and place, independent of the order of the
/// shapes.
fn in_sequence(one: &ClosestPoints, other: &ClosestPoints) -> Ordering {
    let features = |near: &ClosestPoints| {
        let (a, b) = (near.feature_a, near.feature_b);
        (a.max(b), a.min(b))
    };
    one.distance
        .total_cmp(&other.distance)
        // edges rather than corners
        .then_with(|| features(other).cmp(&features(one)))
        .then_with(|| lexicographic(one.on_a + one.on_b, other.on_a + other.on_b))
}
