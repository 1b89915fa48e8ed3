//! The least translation that separates two shapes, one of them with ellipses around its points.
//!
//! Two convex shapes move apart along the normal of their contact. Beside a concave shape, a convex
//! polygon stands for the other one: the hull of some points of its boundary. The least translation
//! of the polygon is not longer than that of the shape. Where the shape, moved by it, still
//! overlaps the concave one, the points of its boundary that lie deepest are added to the polygon.
//! They lie within a part of the last error squared, so a few rounds are enough. A step outward
//! makes up for what is left, which is no more than rounding, and the exact relation confirms it.

use crate::exact::ellipse::Ellipse;
use crate::exact::hull::convex_hull;
use crate::limit::WorkBudget;
use crate::narrow::separation::error::SeparationError;
use crate::narrow::separation::least_translation::{Overlap, separates};
use crate::narrow::separation::nudge::freed;
use crate::narrow::{contact, distance};
use crate::num::{U, unit};
use crate::placed::convex_part::each_pair_within;
use crate::placed::{Placed, PlacedGeometry, PlacedHull};
use crate::shape::{PlaceError, Shape};
use crate::transform::Transform;
use crate::types::Relation;
use alloc::vec::Vec;
use glam::DVec2;

/// The number of directions in which the polygon has points of an ellipse at first.
const DIRECTIONS: usize = 48;
/// The most rounds. Four are enough unless several places compete.
const ROUNDS: usize = 24;
/// How deep the shape may still lie when the search ends, in parts of the largest coordinate.
const DEPTH: f64 = 16.0 * U;

/// The hull with ellipses, if one of two shapes is one.
pub(crate) fn has_ellipses(a: &Placed<'_>, b: &Placed<'_>) -> bool {
    is_elliptic(a) || is_elliptic(b)
}

/// Whether a shape is a hull with ellipses.
pub(crate) fn is_elliptic(placed: &Placed<'_>) -> bool {
    elliptic(placed).is_some()
}

fn elliptic<'p>(placed: &'p Placed<'_>) -> Option<(&'p PlacedHull, &'p Ellipse)> {
    match &placed.geometry {
        PlacedGeometry::Hull(hull) => Some((hull, hull.elliptic_inflation()?)),
        PlacedGeometry::Pieces(_) => None,
    }
}

/// The least translation of `b`, which overlaps `a`.
pub(crate) fn least(
    a: &Placed<'_>,
    b: &Placed<'_>,
    work: &WorkBudget,
) -> Result<DVec2, SeparationError> {
    let found = match (&a.geometry, &b.geometry) {
        (PlacedGeometry::Hull(p), PlacedGeometry::Hull(q)) => contact::general::hulls(p, q)
            .and_then(|contact| outward(a, b, contact.normal * contact.depth, &[contact.normal])),
        _ => beside_pieces(a, b, work)?,
    };
    match found {
        Some(translation) => Ok(translation),
        None => Ok(Overlap::new(a, b, work).beyond_bounds()?),
    }
}

/// The translation where one of the shapes has several pieces.
fn beside_pieces(
    a: &Placed<'_>,
    b: &Placed<'_>,
    work: &WorkBudget,
) -> Result<Option<DVec2>, SeparationError> {
    let (round, pieces, sign) = match (elliptic(a), elliptic(b)) {
        (_, Some(_)) => (b, a, 1.0),
        _ => (a, b, -1.0),
    };
    let Some((hull, ellipse)) = elliptic(round) else {
        return Ok(None);
    };
    let around = |offset: DVec2| hull.points.iter().map(move |&point| point + offset);
    let mut points: Vec<DVec2> = ellipse
        .inscribed::<DIRECTIONS>()
        .into_iter()
        .flat_map(around)
        .collect();
    let enough = DEPTH * magnitude(a).max(magnitude(b));
    let (mut translation, mut normals) = (DVec2::ZERO, Vec::new());
    for _ in 0..ROUNDS {
        let corners = convex_hull(&points);
        points = corners.iter().map(|&i| points[i]).collect();
        work.spend(points.len() as u64)?;
        let Ok(polygon) = Shape::hull(&points) else {
            return Ok(None);
        };
        let polygon = polygon.place(&Transform::IDENTITY)?;
        if pieces.relation(&polygon) == Relation::Overlapping {
            let overlap = Overlap::new(pieces, &polygon, work);
            translation = match overlap.least()? {
                Some(translation) => translation,
                None => overlap.beyond_bounds()?,
            };
        }
        let moved = moved(round, translation)?;
        // Each piece by itself: what separates it is near, which a side of the whole shape need not
        // be. Those that are not clear of it limit the steps outward.
        let (mut deep, mut pairs) = (Vec::new(), 0);
        normals.clear();
        each_pair_within(&pieces.geometry, &moved.geometry, 16.0 * enough, |p, q| {
            let near = distance::general::hulls(p.hull, q.hull);
            if near.distance <= 16.0 * enough {
                normals.push(near.normal);
            }
            if near.distance == 0.0 && (near.on_a - near.on_b).dot(near.normal) > enough {
                deep.push(near.normal);
            }
            pairs += 1;
            16.0 * enough
        });
        work.spend(pairs)?;
        if deep.is_empty() {
            break;
        }
        points.extend(
            deep.iter()
                .flat_map(|&normal| around(ellipse.farthest(DVec2::ZERO - normal))),
        );
    }
    normals.extend((translation != DVec2::ZERO).then(|| unit(translation)));
    for normal in &mut normals {
        *normal *= sign;
    }
    Ok(outward(a, b, translation * sign, &normals))
}

fn magnitude(placed: &Placed<'_>) -> f64 {
    let (reach, radius) = placed.geometry.magnitude();
    reach + radius
}

fn moved<'s>(placed: &Placed<'s>, by: DVec2) -> Result<Placed<'s>, PlaceError> {
    let t = placed.transform;
    placed.shape.place(&Transform {
        tx: t.tx + by.x,
        ty: t.ty + by.y,
        ..t
    })
}

/// The translation, or one that leads a little farther along the normals, if it separates.
fn outward(a: &Placed<'_>, b: &Placed<'_>, translation: DVec2, normals: &[DVec2]) -> Option<DVec2> {
    let is_free = |by: DVec2| separates(a, b, by) == Ok(true);
    freed(
        translation,
        normals,
        U * magnitude(a).max(magnitude(b)),
        is_free,
    )
}
