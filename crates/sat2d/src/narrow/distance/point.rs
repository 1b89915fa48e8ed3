//! The point of a shape that is closest to a point, with the same bits as
//! [`distance`](crate::narrow::distance()).
//!
//! Which vertex or edge of a rectangle faces a point outside follows from the rectangle's own
//! coordinates. The proof is that of [`gjk`]; where it fails, GJK searches for the features.

use crate::minkowski::gjk::{self, Features};
use crate::proxy::lazy_hull::LazyHull;
use crate::shape::{Fit, Hull, Kind, PlaceError};
use crate::transform::Transform;
use crate::types::ClosestPoints;
use crate::types::outcome::Outcome;
use glam::DVec2;

/// The closest points of a point in range and a hull that are clearly apart.
pub(crate) fn to_hull(
    point: DVec2,
    hull: &Hull,
    transform: &Transform,
) -> Result<Outcome<ClosestPoints>, PlaceError> {
    // without what a shape precomputes about its hull for other queries
    let dot = Hull::new(Kind::Disc, &[point], 0.0, false);
    let here = &Transform::IDENTITY;
    let fits = (Fit::new(&dot, here)?, Fit::new(hull, transform)?);
    let rings = (
        LazyHull::new(&dot, here, fits.0),
        LazyHull::new(hull, transform, fits.1),
    );
    let (Some(dot), Some(ring)) = rings else {
        return Ok(Outcome::Undecided);
    };
    Ok(of_rectangle(&dot, &ring, point).or_else(|| gjk::closest(&dot, &ring)))
}

/// The closest points of a point and a rectangle, if the point is outside.
#[inline(always)]
fn of_rectangle(dot: &LazyHull<'_>, ring: &LazyHull<'_>, point: DVec2) -> Outcome<ClosestPoints> {
    match facing_feature(ring, point) {
        Some(features) => gjk::proved(dot, ring, features).filter(|near| near.distance > 0.0),
        None => Outcome::Undecided,
    }
}

/// The feature of a rectangle that faces a point outside, up to rounding; `None` for a point inside
/// and for other kinds.
#[inline(always)]
fn facing_feature(ring: &LazyHull<'_>, point: DVec2) -> Option<Features> {
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
        (true, true) => return Some(Features::Vertices(0, ring.farthest(to))),
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
    Some(Features::SecondEdge(start, 0))
}

#[cfg(test)]
mod tests {
    use crate::narrow::distance::{distance, of_point};
    use crate::shape::Shape;
    use crate::transform::Transform;
    use crate::types::Feature;
    use glam::DVec2;

    #[test]
    fn the_distance_of_a_point_is_that_of_a_circle_of_radius_0_to_the_bit() {
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
            assert_eq!(of_point(p, &shape, &t), near, "{shape:?} {t:?} {p}");
            corners += usize::from(matches!(near.unwrap().feature_b, Feature::Vertex(_)));
        }
        assert!(corners > 5_000);
    }
}
