//! Contacts of outlines with curves, where the outlines meet: those of the polygons around them,
//! moved to where the curves face each other.
//!
//! A curve that bends inward has no convex pieces, but the chords of its polygon have. The polygons
//! contain the curves, so a contact of the curves is no deeper than that of the polygons beside it.

mod shallow;

use crate::curved::distance;
use crate::curved::relation;
use crate::curved::solid::{OnCurves, Solid, at_closest, on_curves};
use crate::placed::{Placed, PlacedGeometry};
use crate::shape::{PlaceError, Shape};
use crate::transform::Transform;
use alloc::vec::Vec;
use core::cmp::Ordering;
use sat2d_base::num::power_of_two;
use sat2d_base::sort::sort_by;
use sat2d_base::types::manifold::Manifold;
use sat2d_base::types::{ClosestPoints, Relation};

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
    let size = |of: &Placed<'_>| of.bounds().longer_side();
    TOLERANCE * size(p).max(size(q))
}

/// All contacts of two shapes, at least one of them an outline, the deepest first.
pub(crate) fn contacts(
    (a, ta): (&Shape, &Transform),
    (b, tb): (&Shape, &Transform),
) -> Result<Vec<Manifold>, PlaceError> {
    let (p, q) = (placed(a, ta)?, placed(b, tb)?);
    let relation = relation::relation((a, ta), (b, tb))?;
    if relation == Relation::Disjoint {
        return Ok(Vec::new());
    }
    let of_polygons = p.contacts(&q);
    let mut hits: Vec<Manifold> = of_polygons.iter().map(|hit| named(hit, a, b)).collect();
    if relation == Relation::Touching {
        // beside a point where curves touch, their polygons meet as well
        hits.retain(|hit| hit.depth == 0.0 && is_straight(hit, a, b));
    } else {
        let slack = tolerance(&p, &q);
        let solids = [Solid::new(a, ta)?, Solid::new(b, tb)?];
        hits = match (&p.geometry, &q.geometry) {
            (PlacedGeometry::Hull(p), PlacedGeometry::Hull(q)) => {
                // the polygons have one contact, but the curves may be parted by less elsewhere
                let least = hits.iter().map(|hit| hit.depth).fold(0.0, f64::max);
                let elsewhere = shallow::contacts(p.view(), q.view(), least + slack);
                let elsewhere = elsewhere
                    .into_iter()
                    .map(|hits| hits.map(|hit| named(&hit, a, b)));
                // convex shapes overlap in every direction: if they are apart in one, they are so
                // by rounding only, and overlap by less than that
                let hits = of_curves(&hits, elsewhere, (&solids, slack), true).into_iter();
                // of equally shallow ones the first
                let least = hits.min_by(|one, other| one.depth.total_cmp(&other.depth));
                least.into_iter().collect()
            }
            _ => of_curves(&hits, core::iter::empty(), (&solids, slack), false),
        };
        sort_by(&mut hits, &mut |one, other| {
            other.depth.total_cmp(&one.depth)
        });
    }
    if let Some(deepest) = hits.first_mut() {
        if relation == Relation::Overlapping {
            *deepest = deepest.overlapping();
        }
        return Ok(hits);
    }
    let closest = at_closest(&closest_boundaries((a, ta), (b, tb))?, 0.0);
    Ok(alloc::vec![match relation {
        Relation::Touching => closest.touching(),
        _ => closest.overlapping(),
    }])
}

/// Whether all features of a contact are straight.
fn is_straight(hit: &Manifold, a: &Shape, b: &Shape) -> bool {
    let mut features = hit.points().iter().map(|p| (p.feature_a, p.feature_b));
    features.all(|(on_a, on_b)| !a.is_curved(on_a) && !b.is_curved(on_b))
}

/// The contacts of curves to which those of the polygons around them lead, and those of `elsewhere`:
/// of a pair of facets, and of the facets before and after. Where curves of convex shapes are apart,
/// the contact has no depth; others have none there.
fn of_curves(
    hits: &[Manifold],
    elsewhere: impl Iterator<Item = [Manifold; 3]>,
    (solids, slack): (&[Solid<'_>; 2], f64),
    are_convex: bool,
) -> Vec<Manifold> {
    // the facets of one curve have the same contact, or none of their own
    let mut found = Found {
        hits: Vec::new(),
        tolerance: SAME_DEPTH * slack,
    };
    let mut beside: Vec<Manifold> = Vec::new();
    for hit in hits {
        let is_named = found.has_features_of(hit);
        match on_curves(hit, solids, slack, !is_named) {
            OnCurves::Facing(hit) => found.add(hit),
            OnCurves::Straight => found.add(*hit),
            OnCurves::Beside if !is_named => beside.push(*hit),
            OnCurves::Apart(hit) if are_convex => found.add(hit.touching()),
            OnCurves::Beside | OnCurves::Apart(_) => {}
        }
    }
    for [own, before, after] in elsewhere {
        let others = [before, after].into_iter();
        let others = others.filter(|hit| !have_same_features(hit, &own));
        for hit in core::iter::once(own).chain(others) {
            match on_curves(&hit, solids, slack, true) {
                OnCurves::Facing(hit) => found.add(hit),
                OnCurves::Apart(hit) if are_convex => found.add(hit.touching()),
                OnCurves::Straight | OnCurves::Beside | OnCurves::Apart(_) => {}
            }
        }
    }
    for hit in beside {
        if !found.has_features_of(&hit) {
            found.hits.push(hit);
        }
    }
    found.hits
}

/// Contacts of curves, each once.
struct Found {
    hits: Vec<Manifold>,
    /// Contacts that differ by less are the same.
    tolerance: f64,
}

impl Found {
    fn add(&mut self, hit: Manifold) {
        let is_same = |other: &Manifold| other.is_near(&hit, self.tolerance);
        if !self.hits.iter().any(is_same) {
            self.hits.push(hit);
        }
    }

    fn has_features_of(&self, hit: &Manifold) -> bool {
        self.hits.iter().any(|other| have_same_features(other, hit))
    }
}

fn have_same_features(one: &Manifold, other: &Manifold) -> bool {
    (one.feature_a, one.feature_b) == (other.feature_a, other.feature_b)
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
