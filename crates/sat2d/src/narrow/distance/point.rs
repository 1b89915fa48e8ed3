//! The point of a shape that is nearest to a point, as [`distance`](crate::narrow::distance()) tells it, to the same bit.
//!
//! Which vertex or edge of a rectangle faces a point outside is seen in the rectangle's own coordinates. That it does is then proved, and
//! where it is not, the features are searched for.

use crate::minkowski::gjk;
use crate::minkowski::gjk::Link;
use crate::narrow::distance::distance;
use crate::proxy::lazy_hull::LazyHull;
use crate::shape::ShapeError;
use crate::shape::{Body, Fit, Hull, Kind, PlaceError, Shape};
use crate::transform::Transform;
use crate::types::ClosestPoints;
use glam::DVec2;

/// The closest points of a point, which was checked, and a shape.
pub(crate) fn to_shape(
    point: DVec2,
    shape: &Shape,
    transform: &Transform,
) -> Result<ClosestPoints, PlaceError> {
    let here = &Transform::IDENTITY;
    if let Body::Hull(hull) = &shape.body {
        // without what a shape finds out about its hull for other questions
        let dot = Hull::new(Kind::Disc, &[point], 0.0, false);
        let fits = (Fit::new(&dot, here)?, Fit::new(hull, transform)?);
        if let Some(dot) = LazyHull::new(&dot, here, fits.0)
            && let Some(ring) = LazyHull::new(hull, transform, fits.1)
            && let Some(near) = faced(&ring, point)
                .and_then(|link| gjk::proved(&dot, &ring, link))
                .filter(|near| near.distance > 0.0)
                .or_else(|| gjk::closest(&dot, &ring))
        {
            return Ok(near);
        }
    }
    let bad = |_: ShapeError| PlaceError::BadPoint {
        x: point.x,
        y: point.y,
    };
    distance(
        &Shape::circle(point, 0.0).map_err(bad)?,
        here,
        shape,
        transform,
    )
}

/// What of a rectangle about faces a point outside.
#[inline(always)]
fn faced(ring: &LazyHull<'_>, point: DVec2) -> Option<Link> {
    if ring.hull.kind != Kind::Rectangle {
        return None;
    }
    let (t, half) = (ring.transform, ring.hull.half);
    let to = point - ring.center();
    let (u, v) = (DVec2::new(t.a, t.b) * half.x, DVec2::new(t.c, t.d) * half.y);
    let (along_u, along_v) = (to.dot(u), to.dot(v));
    let beyond_u = along_u.abs() > u.length_squared();
    let beyond_v = along_v.abs() > v.length_squared();
    // the user's edges: below, right, above, left
    let edge = match (beyond_u, beyond_v) {
        (true, true) => return Some(Link::Vertices(0, ring.farthest(to))),
        (true, false) => {
            if along_u > 0.0 {
                1
            } else {
                3
            }
        }
        (false, true) => {
            if along_v > 0.0 {
                2
            } else {
                0
            }
        }
        (false, false) => return None,
    };
    let start = if ring.backward { (edge + 1) % 4 } else { edge };
    Some(Link::SecondEdge(start, 0))
}

#[cfg(test)]
mod tests {
    use crate::narrow::distance::point::*;

    #[test]
    fn it_is_what_the_distance_of_a_point_says_to_the_bit() {
        let mut rng = fastrand::Rng::with_seed(1);
        let mut corners = 0;
        for i in 0..60_000 {
            let mut number = || (rng.f64() * 2.0 - 1.0) * 4.0;
            let grid = |x: f64| if i % 2 == 0 { x } else { x.round() };
            let (x, y, width) = (grid(number()), grid(number()), grid(number()).abs() + 1.0);
            let shape = match i % 3 {
                0 => Shape::circle(DVec2::new(x, y), width),
                1 => Shape::convex_polygon(&[
                    DVec2::ZERO,
                    DVec2::new(width, y / 9.0),
                    DVec2::new(1.0, 6.0),
                ]),
                _ => Shape::rectangle_xywh(x, y, width, 1.5),
            };
            let scale = if number() > 0.0 { 1.0 } else { -1.0 };
            let turn = if i % 4 == 0 { 90.0 } else { 45.0 * number() };
            let at = DVec2::new(grid(number()), number());
            let t = Transform::placement_degrees(at, turn, 1.0, scale).unwrap();
            let p = DVec2::new(grid(2.0 * number()), grid(2.0 * number()));
            let shape = shape.unwrap();
            let dot = Shape::circle(p, 0.0).unwrap();
            let near = distance(&dot, &Transform::IDENTITY, &shape, &t);
            assert_eq!(to_shape(p, &shape, &t), near, "{shape:?} {t:?} {p}");
            corners += usize::from(matches!(
                near.unwrap().feature_b,
                crate::types::Feature::Vertex(_)
            ));
        }
        assert!(corners > 5_000);
    }
}
