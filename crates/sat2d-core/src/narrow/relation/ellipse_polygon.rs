//! An ellipse and a polygon, in doubles: a linear map makes the ellipse a disc about the origin,
//! and the disc is compared with the nearest point of the mapped polygon.
//!
//! For the axes u and w of the ellipse, the map takes d to (d × w, u × d) and the ellipse to the
//! disc with the radius |u × w|. The bounds are derived in `docs/exactness.md`, section "Ellipse
//! and polygon".

use crate::placed::placement::Placement;
use glam::DVec2;
use sat2d_base::exact::ellipse::Ellipse;
use sat2d_base::num::{U, power_of_two};
use sat2d_base::types::{Outcome, Relation};

/// Bounds the error of a squared distance or radius, in parts of the squared size.
const SQUARE_ERROR: f64 = power_of_two(15) * U;
/// Bounds the error of a cross product, in parts of the squared size.
const CROSS_ERROR: f64 = 64.0 * U;
/// Distances from shorter edges, in parts of the size (squared: 2^-8), would be less certain.
const SHORT: f64 = power_of_two(-8);
/// The sizes whose squares neither overflow nor underflow.
const SIZES: core::ops::RangeInclusive<f64> = power_of_two(-400)..=power_of_two(400);

/// The relation of a polygon and an ellipse, in either order; both must be in range.
#[inline(always)]
pub(crate) fn either(a: Placement<'_>, b: Placement<'_>) -> Outcome<Relation> {
    if b.hull.radius == 0.0 {
        relation(a, b)
    } else {
        relation(b, a)
    }
}

/// The relation of a polygon and an ellipse: a circle under any map.
#[inline(always)]
fn relation(ellipse: Placement<'_>, polygon: Placement<'_>) -> Outcome<Relation> {
    let (hull, t) = (polygon.hull, polygon.transform);
    let Some(center) = ellipse.sole_point() else {
        return Outcome::Undecided;
    };
    let is_polygon = hull.radius == 0.0 && hull.points.len() > 2;
    if !(is_polygon && hull.bends_clearly(t, polygon.magnitude())) {
        return Outcome::Undecided;
    }
    let Ellipse { u, w } = ellipse.hull.ellipse_at(ellipse.transform);
    let mut far = 0f64;
    let mut mapped = |p: &DVec2| {
        let d = t.apply(*p) - center;
        far = far.max(d.x.abs() + d.y.abs());
        DVec2::new(d.perp_dot(w), u.perp_dot(d))
    };
    let area = u.perp_dot(w);
    let side = if (hull.clockwise != t.is_mirrored()) == (area < 0.0) {
        1.0
    } else {
        -1.0
    };
    let (mut nearest, mut shortest) = (f64::INFINITY, f64::INFINITY);
    let mut least_left = f64::INFINITY;
    let mut start = mapped(&hull.points[hull.points.len() - 1]);
    for point in &hull.points {
        let end = mapped(point);
        let along = end - start;
        let (place, square) = (-start.dot(along), along.length_squared());
        let left = start.perp_dot(end);
        least_left = least_left.min(side * left);
        nearest = nearest.min(if place <= 0.0 {
            start.length_squared()
        } else if place >= square {
            end.length_squared()
        } else {
            shortest = shortest.min(square);
            // left * left may overflow or underflow
            left / square * left
        });
        start = end;
    }
    let axes = u.abs() + w.abs();
    let axes = axes.x + axes.y;
    let size = axes * far.max(axes);
    let (error, slack) = (SQUARE_ERROR * size * size, CROSS_ERROR * size * size);
    if !SIZES.contains(&size) || shortest < SHORT * size * size || area.abs() <= CROSS_ERROR * size
    {
        return Outcome::Undecided;
    }
    let beyond = nearest - area * area;
    if least_left > slack || beyond < -error {
        Outcome::Decided(Relation::Overlapping)
    } else if least_left < -slack && beyond > error {
        Outcome::Decided(Relation::Disjoint)
    } else {
        Outcome::Undecided
    }
}
