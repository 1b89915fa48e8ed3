//! The stages of the signed distance of a point from a hull, cheapest first.

use crate::minkowski::sat;
use crate::narrow::contact;
use crate::narrow::distance;
use crate::narrow::relation::filter;
use crate::narrow::signed_distance::nearest_edge::{Names, NearestEdge};
use crate::narrow::signed_distance::ring::Ring;
use crate::placed::placement::Placement;
use crate::placed::{Fit, PlacedHull};
use crate::shape::ring::next;
use crate::shape::{Hull, Kind, PlaceError};
use crate::transform::Transform;
use glam::DVec2;
use sat2d_base::num::power_of_two;
use sat2d_base::types::manifold::Feature;
use sat2d_base::types::outcome::Outcome;
use sat2d_base::types::{ClosestPoints, Relation, SignedDistance};

/// The features that GJK finds outside of the core of a rounded hull are the nearest ones. Below
/// this distance from the core, in parts of the radius, rounding may hide that a point is inside.
const CLEARLY_OUTSIDE: f64 = power_of_two(-20);

/// The signed distance of a point, which must be in range, from a hull. Undecided only outside of
/// it, where [`distance`](crate::narrow::distance::ladder) has more stages.
#[inline(always)]
pub(crate) fn hull(
    point: DVec2,
    hull: &Hull,
    transform: &Transform,
) -> Result<Outcome<SignedDistance>, PlaceError> {
    let fit = Fit::new(hull, transform)?;
    // Circles, and small polygons in lanes. Declines points that are not clearly inside or outside
    // of the core, and rivals that doubles cannot tell apart.
    if let Outcome::Decided(near) = distance::quickly_of_point(point, hull, transform, fit) {
        return Ok(Outcome::Decided(signed(point, &near)));
    }
    hull_by_search(point, hull, transform, fit)
}

/// The stages after that, in a function of their own for its stack frame.
#[inline(never)]
fn hull_by_search(
    point: DVec2,
    hull: &Hull,
    transform: &Transform,
    fit: Fit,
) -> Result<Outcome<SignedDistance>, PlaceError> {
    // Support points of the difference. Declines rivals, and points that are not clearly outside
    // of the core.
    if let Outcome::Decided(near) = distance::point_and_core(point, hull, transform, fit)?
        && near.distance > -fit.radius * (1.0 - CLEARLY_OUTSIDE)
    {
        return Ok(Outcome::Decided(signed(point, &near)));
    }
    // The edges that may be the nearest ones. Declines points that are not clearly inside, and
    // polygons that rounding may bend.
    if fit.radius == 0.0
        && hull.bends_clearly(transform, fit.reach)
        && is_clearly_inside(point, hull, transform)
    {
        let n = hull.points.len();
        let name = |i: usize| {
            Some(Names {
                edge: i as u32,
                ends: [i, next(i, n)].map(|vertex| vertex as u32),
            })
        };
        let mut nearest = NearestEdge::new(point, fit.reach);
        let is_backward = hull.clockwise != transform.is_mirrored();
        let ring = Ring::new(&hull.points, transform, is_backward);
        ring.offer_to(&mut nearest, Some(fit.reach), &name);
        return Ok(Outcome::Decided(nearest.inside(0.0)));
    }
    reference(point, hull, transform)
}

/// The answer from the closest points of a point and the boundary, whose distance is below 0
/// inside.
#[inline(always)]
fn signed(point: DVec2, near: &ClosestPoints) -> SignedDistance {
    let signed = SignedDistance::outside(near);
    if near.distance == 0.0 {
        signed.touching(point)
    } else {
        signed
    }
}

fn is_clearly_inside(point: DVec2, hull: &Hull, transform: &Transform) -> bool {
    let dot = Hull::new(Kind::Disc, &[point], 0.0, false);
    let dot = Placement::new(&dot, &Transform::IDENTITY);
    let relation = filter::relation(dot, Placement::new(hull, transform));
    relation == Outcome::Decided(Relation::Overlapping)
}

/// The last stage: all edges of the core around a point in it, the contact of a point and a hull
/// elsewhere.
#[cold]
#[inline(never)]
fn reference(
    point: DVec2,
    hull: &Hull,
    transform: &Transform,
) -> Result<Outcome<SignedDistance>, PlaceError> {
    let placed = PlacedHull::new(hull, transform)?;
    let dot = PlacedHull::of_point(point);
    if placed.ellipse.is_none() {
        let (radius, n) = (placed.radius, placed.points.len());
        if n == 1 && radius > 0.0 && placed.points[0] == point {
            return Ok(Outcome::Decided(SignedDistance {
                distance: -radius,
                on_boundary: point + DVec2::X * radius,
                normal: DVec2::X,
                feature: Feature::Arc(0),
            }));
        }
        let of_core = sat::relation(dot.core(), placed.core());
        if of_core.hits() && (n > 2 || radius == 0.0) {
            let nearest = nearest_of(point, &placed, transform);
            return Ok(Outcome::Decided(
                if radius > 0.0 || of_core == Relation::Overlapping {
                    nearest.inside(radius)
                } else {
                    nearest.touching()
                },
            ));
        }
        if radius == 0.0 {
            return Ok(Outcome::Undecided);
        }
    }
    let contact = contact::general::hulls(&dot, &placed);
    Ok(contact.as_ref().map(SignedDistance::of_contact).into())
}

/// The nearest edge of the core of a placed hull.
fn nearest_of(point: DVec2, placed: &PlacedHull, transform: &Transform) -> NearestEdge {
    let mut nearest = NearestEdge::new(point, placed.reach());
    let n = placed.points.len();
    // both sides of a segment are one edge, whose front is on the right before it is mirrored
    let (edges, is_backward) = match n {
        2 => (1, transform.is_mirrored()),
        _ => (n, false),
    };
    for i in 0..edges {
        let ends = [i, next(i, n)];
        let names = Names {
            edge: placed.view().edge_number(i, point) as u32,
            ends: ends.map(|end| placed.vertex_number(end) as u32),
        };
        nearest.offer(ends.map(|end| placed.points[end]), &names, is_backward);
    }
    nearest
}
