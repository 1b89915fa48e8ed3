//! The closest points of shapes of several pieces: the nearest pair of pieces, found by trees of boxes (branch and bound).

use crate::minkowski::nearest::Pair;
use crate::narrow::contact;
use crate::narrow::distance;
use crate::narrow::part::{Part, each_pair_within};
use crate::narrow::relation;
use crate::num::lexicographic;
use crate::shape::PlacedBody;
use crate::types::ClosestPoints;
use crate::types::manifold::{Feature, Side};
use core::cmp::Ordering;
use glam::DVec2;

/// What any two points are nearer than: coordinates are finite, and a shape has a piece.
const FARTHEST: ClosestPoints = ClosestPoints {
    distance: f64::INFINITY,
    normal: DVec2::X,
    on_a: DVec2::ZERO,
    on_b: DVec2::ZERO,
    feature_a: Feature::Vertex(0),
    feature_b: Feature::Vertex(0),
};

/// The closest points of two placed bodies; where they are not disjoint those of their deepest contact.
pub(crate) fn bodies(a: &PlacedBody<'_>, b: &PlacedBody<'_>) -> ClosestPoints {
    if let (PlacedBody::Hull(p), PlacedBody::Hull(q)) = (a, b) {
        return distance::hulls(p, q);
    }
    if relation::compound::bodies(a, b).hits() {
        let deepest = contact::compound::bodies(a, b).into_iter().next();
        return deepest
            .as_ref()
            .map_or_else(|| pieces(a, b), ClosestPoints::of_contact);
    }
    pieces(a, b)
}

/// The least distance of any two parts.
fn pieces(a: &PlacedBody<'_>, b: &PlacedBody<'_>) -> ClosestPoints {
    let mut best = FARTHEST;
    each_pair_within(a, b, best.distance, |p, q| {
        let pair = Pair::new(p.hull, q.hull);
        // most pairs are far enough for doubles to say so
        if !pair.is_small && pair.estimate().gap - 2.0 * pair.error > best.distance {
            return best.distance;
        }
        let near = named(&p, &q);
        if in_sequence(&near, &best) == Ordering::Less {
            best = near;
        }
        best.distance
    });
    best
}

fn named(p: &Part<'_>, q: &Part<'_>) -> ClosestPoints {
    let near = distance::hulls(p.hull, q.hull);
    near.renamed(|side, feature, at| match side {
        Side::A => p.name(feature, at),
        Side::B => q.name(feature, at),
    })
}

/// The nearer first; of equally near ones by place and features, in a way that does not depend on the order of the shapes.
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
