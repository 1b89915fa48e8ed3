//! Contacts of outlines with curves: those of the polygons around them, where the outlines meet.
//!
//! A curve that bends inward has no convex pieces. The polygons contain the curves, so what
//! separates the polygons separates the shapes.

use crate::narrow::relation;
use crate::placed::Placed;
use crate::shape::{PlaceError, Shape};
use crate::transform::Transform;
use crate::types::manifold::{ContactPoint, Manifold};
use crate::types::{ClosestPoints, Relation};
use alloc::vec::Vec;
use core::cmp::Ordering;

/// The polygons around a shape where it is; a shape without curves as it is.
pub(crate) fn placed<'a>(shape: &'a Shape, at: &Transform) -> Result<Placed<'a>, PlaceError> {
    match shape.circumscribed() {
        Some(around) => around.shape.place(at),
        None => shape.place(at),
    }
}

/// All contacts of two shapes, of which at least one is an outline, the deepest first.
pub(crate) fn contacts(
    (a, ta): (&Shape, &Transform),
    (b, tb): (&Shape, &Transform),
) -> Result<Vec<Manifold>, PlaceError> {
    let (p, q) = (placed(a, ta)?, placed(b, tb)?);
    let relation = relation::relation(a, ta, b, tb)?;
    if relation == Relation::Disjoint {
        return Ok(Vec::new());
    }
    let named = |hit: &Manifold| {
        hit.renamed(|side, feature, _| {
            let around = side.ordered(a, b).0.circumscribed();
            around.map_or(feature, |around| around.feature(feature))
        })
    };
    let mut hits: Vec<Manifold> = p.contacts(&q).iter().map(named).collect();
    if relation == Relation::Touching {
        // beside a point where curves touch, their polygons meet as well
        let is_straight = |hit: &Manifold| {
            let points = hit.points().iter();
            let mut features = points.map(|point| (point.feature_a, point.feature_b));
            features.all(|(on_a, on_b)| !a.is_curved(on_a) && !b.is_curved(on_b))
        };
        hits.retain(|hit| hit.depth == 0.0 && is_straight(hit));
        if hits.is_empty() {
            let closest = closest_boundaries((a, ta), (b, tb))?;
            hits.push(at_closest(&closest).touching());
        }
    } else if let Some(deepest) = hits.first_mut() {
        *deepest = deepest.overlapping();
    } else {
        // rounding alone keeps the polygons apart
        hits.push(named(&at_closest(&p.distance(&q))).overlapping());
    }
    Ok(hits)
}

/// The closest points of the boundaries, independent of the order of the shapes.
fn closest_boundaries(
    (a, ta): (&Shape, &Transform),
    (b, tb): (&Shape, &Transform),
) -> Result<ClosestPoints, PlaceError> {
    let numbers = |shape: &Shape, at: &Transform| {
        let vertices = shape.vertices().iter().flat_map(|p| p.to_array());
        let all: Vec<f64> = at.to_array().into_iter().chain(vertices).collect();
        all
    };
    let (of_a, of_b) = (numbers(a, ta), numbers(b, tb));
    let order = of_a.iter().zip(&of_b).map(|(x, y)| x.total_cmp(y));
    if order.fold(Ordering::Equal, Ordering::then).is_gt() {
        return Ok(b.closest_boundaries(tb, (a, ta))?.swapped());
    }
    a.closest_boundaries(ta, (b, tb))
}

fn at_closest(closest: &ClosestPoints) -> Manifold {
    let point = ContactPoint {
        on_a: closest.on_a,
        on_b: closest.on_b,
        depth: 0.0,
        feature_a: closest.feature_a,
        feature_b: closest.feature_b,
    };
    Manifold::single(closest.normal, None, point)
}
