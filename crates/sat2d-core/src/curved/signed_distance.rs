//! The signed distance of a point from an outline: the relation gives the sign, the boundary that
//! is closest to the point all else.

use crate::curve::{Edge, Faced};
use crate::curved::distance;
use crate::placed::PlacedOutline;
use crate::shape::{CurvedOutline, PlaceError, Shape};
use crate::transform::Transform;
use core::ops::ControlFlow;
use glam::DVec2;
use sat2d_base::aabb::Aabb;
use sat2d_base::num::{length, one_norm, power_of_two, unit};
use sat2d_base::types::manifold::Feature;
use sat2d_base::types::{ClosestPoints, Relation, SignedDistance};

/// The nearest point of an arc is within this part of the coordinates (2^-20) of the one that the
/// search finds, whose distance is accurate to about the square of it.
const BESIDE: f64 = power_of_two(-20);
/// Where the normals of two edges add up to less, they are opposite.
const OPPOSITE: f64 = power_of_two(-20);

/// The signed distance of a point, which must be in range.
pub(crate) fn of_point(
    point: DVec2,
    (shape, outline): (&Shape, &CurvedOutline),
    transform: &Transform,
) -> Result<SignedDistance, PlaceError> {
    let placed = PlacedOutline::new(outline, transform)?;
    let DVec2 { x, y } = point;
    let dot = Shape::circle(point, 0.0).map_err(|_| PlaceError::BadPoint { x, y })?;
    let (dot, shape) = ((&dot, &Transform::IDENTITY), (shape, transform));
    match placed.point_relation(point) {
        Relation::Disjoint => {
            let near = distance::closest_given(false, dot, shape)?;
            Ok(SignedDistance::outside(&near))
        }
        Relation::Touching => {
            let near = distance::closest_boundaries(dot, shape)?;
            Ok(SignedDistance {
                distance: 0.0,
                on_boundary: point,
                normal: normal_at(&placed, near.feature_b, point),
                feature: near.feature_b,
            })
        }
        Relation::Overlapping => {
            let near = distance::closest_boundaries(dot, shape)?;
            Ok(inside(point, &placed, &near).inside())
        }
    }
}

/// The signed distance inside, from the closest points, which the search knows up to rounding of
/// the distance only.
fn inside(point: DVec2, placed: &PlacedOutline<'_>, near: &ClosestPoints) -> SignedDistance {
    let feature = near.feature_b;
    let (on_boundary, to) = (near.on_b, near.on_b - point);
    let given = SignedDistance {
        distance: -length(to),
        on_boundary,
        normal: if to == DVec2::ZERO {
            normal_at(placed, feature, point)
        } else {
            unit(to)
        },
        feature,
    };
    let edge = match feature {
        Feature::Edge(number) => placed.edge(number),
        _ => None,
    };
    let Some(edge) = edge else {
        return given;
    };
    if edge.is_straight() {
        return SignedDistance {
            normal: edge.outward(0.5),
            ..given
        };
    }
    let dot = Faced::Round {
        center: DVec2::ZERO,
        radius: 0.0,
        ellipse: None,
    };
    // from the point, so that its coordinates do not count
    let from_point = Edge {
        start: edge.start - point,
        control: edge.control - point,
        end: edge.end - point,
        ..edge
    };
    let beside = BESIDE * edge.bounds().reach().max_element();
    match from_point.facing(&dot, edge.parameter(on_boundary)) {
        Some(facing) if one_norm(facing.point - to) <= beside => SignedDistance {
            distance: -facing.depth.abs(),
            on_boundary: point + facing.point,
            normal: facing.outward,
            feature,
        },
        _ => SignedDistance {
            normal: edge.outward(edge.parameter(on_boundary)),
            ..given
        },
    }
}

/// The outward normal at a point of the boundary; at a vertex the direction between those of the
/// edges that meet there.
fn normal_at(placed: &PlacedOutline<'_>, feature: Feature, point: DVec2) -> DVec2 {
    if let Feature::Edge(number) = feature
        && let Some(edge) = placed.edge(number)
    {
        return edge.outward(edge.parameter(point));
    }
    let (mut sum, mut first) = (DVec2::ZERO, None);
    let mut add = |edge: &Edge, at: f64| {
        let normal = edge.outward(at);
        first = first.or(Some(normal));
        sum += normal;
    };
    let _ = placed.near::<()>(&Aabb::new(point, point), &mut |_, edge| {
        if edge.start == point {
            add(&edge, 0.0);
        }
        if edge.end == point {
            add(&edge, 1.0);
        }
        ControlFlow::Continue(())
    });
    if one_norm(sum) > OPPOSITE {
        unit(sum)
    } else {
        first.unwrap_or(DVec2::X)
    }
}
