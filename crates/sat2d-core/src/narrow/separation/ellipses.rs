//! The least translation that separates two shapes, one of them with ellipses around its points.
//!
//! Two convex shapes move apart along the normal of their contact. Beside a concave shape, a convex
//! polygon stands for the other one: the hull of some points of its boundary. The least translation
//! of the polygon is not longer than that of the shape. Where the shape, moved by it, still
//! overlaps the concave one, the points of its boundary that lie deepest are added to the polygon.
//! They lie within a part of the last error squared, so a few rounds are enough. A step outward
//! makes up for what is left, which is no more than rounding, and the exact relation confirms it.
//! Where many places are nearly as near, the rounds do not end there, and the curves themselves
//! tell the nearest: [`half_planes`](crate::narrow::separation::half_planes).

use crate::narrow::separation::error::SeparationError;
use crate::narrow::separation::half_planes::{Guess, HalfPlane, converged};
use crate::narrow::separation::least_translation::{Moves, Overlap, moved, separates};
use crate::narrow::separation::nudge::freed;
use crate::narrow::{contact, distance};
use crate::placed::convex_part::each_pair_within;
use crate::placed::{Placed, PlacedGeometry, PlacedHull};
use crate::shape::Shape;
use crate::transform::Transform;
use alloc::vec::Vec;
use glam::DVec2;
use sat2d_base::exact::ellipse::Ellipse;
use sat2d_base::exact::hull::convex_hull;
use sat2d_base::limit::WorkBudget;
use sat2d_base::num::{U, length, power_of_two, unit};
use sat2d_base::types::Relation;

/// The number of directions in which the polygon has points of an ellipse at first.
const DIRECTIONS: usize = 48;
/// The most rounds. Four are enough unless several places compete.
const ROUNDS: usize = 24;
/// The rounds after which the curves themselves are looked at, see [`smooth`].
const SMOOTH_FROM: usize = 8;
/// Translations that differ by less than this part of their length are at the same place.
const SAME: f64 = 1e-6;
/// How near pieces limit [`smooth`] translations, in parts of the largest coordinate.
const NEAR: f64 = power_of_two(-10);
/// How far a [`smooth`] translation may be from where it began, in parts of the largest coordinate.
const FAR: f64 = 0.25;
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
        None => around_ellipses(a, b, work),
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
    let magnitude = magnitude(a).max(magnitude(b));
    let enough = DEPTH * magnitude;
    let (mut translation, mut normals) = (DVec2::ZERO, Vec::new());
    let mut best: Option<DVec2> = None;
    let mut is_settled = false;
    let smoothed = |near: DVec2| -> Result<Option<DVec2>, SeparationError> {
        let found = smooth(pieces, round, near, magnitude, work)?;
        Ok(found.and_then(|(found, mut normals)| {
            normals.iter_mut().for_each(|normal| *normal *= sign);
            outward(a, b, found * sign, &normals)
        }))
    };
    for number in 0..ROUNDS {
        let corners = convex_hull(&points);
        points = corners.iter().map(|&i| points[i]).collect();
        work.spend(points.len() as u64)?;
        let Ok(polygon) = Shape::hull(&points) else {
            return Ok(None);
        };
        let polygon = polygon.place(&Transform::IDENTITY)?;
        if pieces.relation(&polygon) == Relation::Overlapping {
            translation = Overlap::new(pieces, &polygon, Moves::Second, work).translation()?;
        }
        // Each piece by itself: what separates it is near, which a side of the whole shape need not
        // be. Those that are not clear of it limit the steps outward.
        let near = meetings(pieces, round, translation, 16.0 * enough, work)?;
        normals.clear();
        normals.extend(near.iter().map(|&(normal, _)| normal * sign));
        let deep = near.iter().filter(|&&(_, depth)| depth > enough);
        let before = points.len();
        points.extend(deep.flat_map(|&(normal, _)| around(ellipse.farthest(DVec2::ZERO - normal))));
        is_settled = points.len() == before;
        if is_settled {
            break;
        }
        if number >= SMOOTH_FROM
            && let Some(found) = smoothed(translation)?
        {
            let is_known = best.is_some_and(|best| length(best - found) <= SAME * length(found));
            best = shorter(best, Some(found));
            // nothing is shorter than the way out of the polygon
            let bound = length(translation);
            let most = best.map_or(f64::INFINITY, length);
            if most - bound <= enough || is_known && most - bound <= SAME * most {
                break;
            }
        }
    }
    if is_settled || best.is_none() {
        normals.extend((translation != DVec2::ZERO).then(|| unit(translation) * sign));
        best = shorter(best, outward(a, b, translation * sign, &normals));
    }
    if best.is_none_or(|best| length(best) > (1.0 + SAME) * length(translation)) {
        // The nearest place was not found, or doubles do not reach it, as a point between two
        // surfaces that just fit: the next one.
        let next = around_ellipses(a, b, work)?;
        best = shorter(best, Some(next));
        best = shorter(best, smoothed(next * sign)?);
    }
    Ok(best)
}

/// The translation along which a polygon around the ellipses leaves: longer by 0.3 % of their size
/// at most.
fn around_ellipses(
    a: &Placed<'_>,
    b: &Placed<'_>,
    work: &WorkBudget,
) -> Result<DVec2, SeparationError> {
    Overlap::new(a, b, Moves::Second, work).translation()
}

fn shorter(one: Option<DVec2>, other: Option<DVec2>) -> Option<DVec2> {
    let both = [one, other].into_iter().flatten();
    both.min_by(|p, q| length(*p).total_cmp(&length(*q)))
}

/// The pieces that are nearer than a distance to the round shape after a translation of it: the
/// normal toward it, and how deep it lies in the piece, below 0 if they are apart.
fn meetings(
    pieces: &Placed<'_>,
    round: &Placed<'_>,
    by: DVec2,
    within: f64,
    work: &WorkBudget,
) -> Result<Vec<(DVec2, f64)>, SeparationError> {
    let moved = moved(round, by)?;
    let (mut found, mut pairs) = (Vec::new(), 0);
    each_pair_within(&pieces.geometry, &moved.geometry, within, &mut |p, q| {
        let near = distance::general::hulls(p.hull, q.hull);
        if near.distance <= within {
            let depth = match near.distance > 0.0 {
                true => -near.distance,
                false => (near.on_a - near.on_b).dot(near.normal),
            };
            found.push((near.normal, depth));
        }
        pairs += 1;
        within
    });
    work.spend(pairs)?;
    Ok(found)
}

/// The least translation near one after which the round shape meets the pieces, with the normals of
/// what it meets then. Where the boundary of the translations that overlap bends about as much as a
/// circle around the origin, all of it is nearly as near, and corners of a polygon take many rounds
/// to find the nearest place.
fn smooth(
    pieces: &Placed<'_>,
    round: &Placed<'_>,
    near: DVec2,
    magnitude: f64,
    work: &WorkBudget,
) -> Result<Option<(DVec2, Vec<DVec2>)>, SeparationError> {
    let enough = DEPTH / 4.0 * magnitude;
    let guess = converged(near, enough, magnitude * FAR, |guess| {
        let near = meetings(pieces, round, guess, magnitude * NEAR, work)?;
        let pairs = near.len() as u64;
        work.spend(pairs * pairs * pairs)?;
        let half_plane = |&(normal, depth): &(DVec2, f64)| HalfPlane {
            normal,
            reach: normal.dot(guess) + depth,
        };
        Ok::<_, SeparationError>(near.iter().map(half_plane).collect())
    });
    Ok(match guess? {
        Guess::Settled(found, normals) => Some((found, normals)),
        Guess::Far(_) | Guess::None => None,
    })
}

fn magnitude(placed: &Placed<'_>) -> f64 {
    let (reach, radius) = placed.geometry.magnitude();
    reach + radius
}

/// The translation, or one that leads a little farther along the normals, if it separates.
fn outward(a: &Placed<'_>, b: &Placed<'_>, translation: DVec2, normals: &[DVec2]) -> Option<DVec2> {
    let is_free = |by: DVec2| separates(a, b, by) == Ok(true);
    let unit = U * magnitude(a).max(magnitude(b));
    freed(translation, normals, unit, is_free)
}
