//! Contacts of outlines with curves, where the outlines meet: those of the polygons around them,
//! moved to where the curves face each other.
//!
//! A curve that bends inward has no convex pieces, but the chords of its polygon have. The polygons
//! contain the curves, so a contact of the curves is no deeper than that of the polygons beside it.

mod shallow;

use crate::aabb::Aabb;
use crate::curved::distance;
use crate::curved::relation;
use crate::curved::solid::{OnCurves, Solid, at_closest, on_curves};
use crate::num::power_of_two;
use crate::placed::{Placed, PlacedGeometry};
use crate::shape::{PlaceError, Shape};
use crate::transform::Transform;
use crate::types::manifold::Manifold;
use crate::types::{ClosestPoints, Relation};
use alloc::vec::Vec;
use core::cmp::Ordering;

/// How much shallower a contact of curves may be than that of the polygons around them, as a part
/// of the larger side of both boxes: four times the distance of a polygon from its curves.
const TOLERANCE: f64 = power_of_two(-10);

/// Contacts that differ by less than this part of that are the same.
const SAME_DEPTH: f64 = power_of_two(-30);

/// The polygons around a shape where it is; a shape without curves as it is.
pub(crate) fn placed<'a>(shape: &'a Shape, at: &Transform) -> Result<Placed<'a>, PlaceError> {
    shape.polygons_around().place(at)
}

/// A contact of the polygons around two shapes with the features of the shapes.
pub(crate) fn named(hit: &Manifold, a: &Shape, b: &Shape) -> Manifold {
    hit.renamed(|side, feature, _| side.ordered(a, b).0.feature_of_polygons(feature))
}

/// How much less deep a contact of curves may be than that of the polygons around them.
pub(crate) fn tolerance(p: &Placed<'_>, q: &Placed<'_>) -> f64 {
    let size = |of: &Placed<'_>| {
        let Aabb { min, max } = of.bounds();
        (max - min).max_element()
    };
    TOLERANCE * size(p).max(size(q))
}

/// All contacts of two shapes, of which at least one is an outline, the deepest first.
pub(crate) fn contacts(
    (a, ta): (&Shape, &Transform),
    (b, tb): (&Shape, &Transform),
) -> Result<Vec<Manifold>, PlaceError> {
    let (p, q) = (placed(a, ta)?, placed(b, tb)?);
    let relation = relation::relation((a, ta), (b, tb))?;
    if relation == Relation::Disjoint {
        return Ok(Vec::new());
    }
    let named = |hit: &Manifold| named(hit, a, b);
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
            hits.push(at_closest(&closest, 0.0).touching());
        }
        return Ok(hits);
    }
    let slack = tolerance(&p, &q);
    let hulls = match (&p.geometry, &q.geometry) {
        (PlacedGeometry::Hull(p), PlacedGeometry::Hull(q)) => Some((p.view(), q.view())),
        _ => None,
    };
    // of two hulls, whose polygons have one contact, the curves may be parted by less elsewhere
    let elsewhere = hulls.map_or_else(Vec::new, |(p, q)| {
        let least = hits.iter().map(|hit| hit.depth).fold(0.0, f64::max);
        shallow::contacts(p, q, least + slack)
    });
    let solids = [Solid::new(a, ta)?, Solid::new(b, tb)?];
    // the facets of one curve have the same contact, or none of their own
    let mut kept: Vec<Manifold> = Vec::new();
    let mut beside: Vec<Manifold> = Vec::new();
    let keep = |kept: &mut Vec<Manifold>, hit: Manifold| {
        let is_near = |other: &Manifold| other.is_near(&hit, SAME_DEPTH * slack);
        if !kept.iter().any(is_near) {
            kept.push(hit);
        }
    };
    let same = |one: &Manifold, other: &Manifold| {
        (one.feature_a, one.feature_b) == (other.feature_a, other.feature_b)
    };
    for hit in &hits {
        let is_named = kept.iter().any(|other| same(other, hit));
        match on_curves(hit, &solids, slack, !is_named) {
            OnCurves::Facing(hit) => keep(&mut kept, hit),
            OnCurves::Straight => keep(&mut kept, *hit),
            OnCurves::Beside if !is_named => beside.push(*hit),
            OnCurves::Beside | OnCurves::Apart => {}
        }
    }
    for hits in elsewhere {
        let [own, before, after] = hits.map(|hit| named(&hit));
        // the facets of one curve find the same
        let beside = [before, after];
        let others = beside.iter().filter(|hit| !same(hit, &own));
        for hit in [&own].into_iter().chain(others) {
            if let OnCurves::Facing(hit) = on_curves(hit, &solids, slack, true) {
                keep(&mut kept, hit);
            }
        }
    }
    for hit in beside {
        if !kept.iter().any(|other| same(other, &hit)) {
            kept.push(hit);
        }
    }
    if hulls.is_some() {
        kept.sort_by(|one, other| one.depth.total_cmp(&other.depth));
        kept.truncate(1);
    }
    kept.sort_by(|one, other| other.depth.total_cmp(&one.depth));
    if let Some(deepest) = kept.first_mut() {
        *deepest = deepest.overlapping();
    } else {
        let closest = closest_boundaries((a, ta), (b, tb))?;
        kept.push(at_closest(&closest, 0.0).overlapping());
    }
    Ok(kept)
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
        return Ok(distance::closest_boundaries((b, tb), (a, ta))?.swapped());
    }
    distance::closest_boundaries((a, ta), (b, tb))
}
