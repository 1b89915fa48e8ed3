//! A convex polygon inside of an outline that is not convex. It proves most overlaps.
//!
//! It has a side for each of a few directions, as far from a center as the edges allow: each edge
//! is beyond the side that can be farthest out. The center is about as far from all edges as a
//! point can be.

use crate::curve::OnEdge;
use crate::shape::convex::is_convex_ccw;
use crate::shape::outline::contours::Contours;
use crate::transform::Transform;
use alloc::vec::Vec;
use glam::DVec2;
use sat2d_base::aabb::Aabb;
use sat2d_base::exact::orient2d;
use sat2d_base::num::power_of_two;

/// Counter-clockwise, about as far from each other.
const DIRECTIONS: [DVec2; 16] = {
    let p = DVec2::new;
    [
        p(1.0, 0.0),
        p(2.0, 1.0),
        p(1.0, 1.0),
        p(1.0, 2.0),
        p(0.0, 1.0),
        p(-1.0, 2.0),
        p(-1.0, 1.0),
        p(-2.0, 1.0),
        p(-1.0, 0.0),
        p(-2.0, -1.0),
        p(-1.0, -1.0),
        p(-1.0, -2.0),
        p(0.0, -1.0),
        p(1.0, -2.0),
        p(1.0, -1.0),
        p(2.0, -1.0),
    ]
};

/// The center is first looked for on a grid of as many rows and columns, then in steps that are
/// halved as often.
const GRID: u32 = 5;
const HALVINGS: u32 = 6;

/// The sides are this much nearer to the center than the edges allow, so that the rounding of its
/// corners does not count.
const SHRUNK: f64 = 1.0 - power_of_two(-20);

/// The corners of a polygon that no edge enters; `None` if rounding or a thin region leaves none.
pub(super) fn polygon(contours: &Contours, bounds: &Aabb) -> Option<Vec<DVec2>> {
    let center = center(contours, bounds)?;
    let mut reaches = [f64::INFINITY; DIRECTIONS.len()];
    for edge in &contours.edges {
        let (hull, n) = edge.hull();
        let distances = DIRECTIONS.map(|along| {
            let distance = |&corner: &DVec2| (corner - center).dot(along);
            let nearest = hull[..n].iter().map(distance).fold(f64::INFINITY, f64::min);
            (nearest, nearest / libm::sqrt(along.length_squared()))
        });
        let all = distances.iter().enumerate();
        let (side, (reach, _)) =
            all.max_by(|(_, (_, one)), (_, (_, other))| one.total_cmp(other))?;
        reaches[side] = reaches[side].min(*reach);
    }
    let Aabb { min, max } = *bounds;
    let mut corners = Vec::from([min, DVec2::new(max.x, min.y), max, DVec2::new(min.x, max.y)]);
    for (along, reach) in DIRECTIONS.iter().zip(reaches) {
        if reach.is_finite() {
            corners = clipped(&corners, center, *along, reach * SHRUNK);
        }
    }
    (is_convex_ccw(&corners) && no_edge_enters(contours, &corners)).then_some(corners)
}

/// A point inside, about as far from all edges as possible.
fn center(contours: &Contours, bounds: &Aabb) -> Option<DVec2> {
    let mut step = (bounds.max - bounds.min) / f64::from(GRID);
    let clearance = |point: DVec2| (clearance(contours, point), point);
    let farther = |one: &(f64, DVec2), other: &(f64, DVec2)| one.0.total_cmp(&other.0);
    let grid = (0..GRID * GRID).map(|cell| {
        let cell = DVec2::new(f64::from(cell % GRID), f64::from(cell / GRID));
        clearance(bounds.min + step * (cell + 0.5))
    });
    let mut best = grid.max_by(farther)?;
    for _ in 0..HALVINGS {
        step /= 2.0;
        let beside = [DVec2::X, DVec2::Y, DVec2::NEG_X, DVec2::NEG_Y];
        let tried = beside.map(|along| clearance(best.1 + step * along));
        best = tried.into_iter().fold(best, |best, one| {
            if farther(&one, &best).is_gt() {
                one
            } else {
                best
            }
        });
    }
    let (clearance, center) = best;
    (clearance > 0.0 && clearance.is_finite()).then_some(center)
}

/// The distance of a point from the triangles of the control points; negative for a point that is
/// outside.
fn clearance(contours: &Contours, point: DVec2) -> f64 {
    let here = Aabb::new(point, point);
    let slack = Contours::slack(contours.reach.max_element());
    let placed = (&Transform::IDENTITY, slack);
    let mut nearest = f64::INFINITY;
    contours.nearest(placed, &here, nearest, &mut |_, edge| {
        let (hull, n) = edge.hull();
        let mut is_within = n == 3;
        for k in 0..n {
            let (start, end) = (hull[k], hull[(k + 1) % n]);
            let along = end - start;
            is_within &= along.perp_dot(point - start) >= 0.0;
            let part = ((point - start).dot(along) / along.length_squared()).clamp(0.0, 1.0);
            nearest = nearest.min((start + along * part - point).length());
        }
        if is_within {
            nearest = 0.0;
        }
        nearest
    });
    match contours.locate(placed, (&point, &here), None) {
        OnEdge::Off(turns) if turns % 2 != 0 => nearest,
        _ => 0.0 - nearest,
    }
}

/// What a convex polygon has within a distance from a center, along a vector that may be longer
/// than 1 as the distance is.
fn clipped(corners: &[DVec2], center: DVec2, along: DVec2, reach: f64) -> Vec<DVec2> {
    let beyond = |corner: DVec2| (corner - center).dot(along) - reach;
    let next = corners.iter().cycle().skip(1);
    let mut left = Vec::with_capacity(corners.len() + 1);
    for (&start, &end) in corners.iter().zip(next) {
        let (from, to) = (beyond(start), beyond(end));
        if from <= 0.0 {
            left.push(start);
        }
        if (from < 0.0 && to > 0.0) || (from > 0.0 && to < 0.0) {
            left.push(start + (end - start) * (from / (from - to)));
        }
    }
    left
}

/// Whether the control points of each edge are beyond one side of a polygon: the edge is within
/// their triangle.
fn no_edge_enters(contours: &Contours, corners: &[DVec2]) -> bool {
    contours.edges.iter().all(|edge| {
        let (hull, n) = edge.hull();
        let mut sides = corners.iter().zip(corners.iter().cycle().skip(1));
        sides.any(|(&start, &end)| hull[..n].iter().all(|&p| orient2d(start, end, p).is_le()))
    })
}

#[cfg(test)]
mod tests {
    use crate::shape::outline::{FillRule, Path};
    use crate::shape::{Geometry, Shape};
    use alloc::vec::Vec;
    use glam::DVec2;

    /// The corners of the polygon inside of what a path encloses.
    fn inside(of: &Path) -> Option<Vec<DVec2>> {
        let shape = Shape::outline(of, FillRule::EvenOdd).unwrap();
        let Geometry::Outline(outline, _) = &shape.geometry else {
            panic!();
        };
        outline.inner.as_ref().map(|(hull, _)| hull.points.to_vec())
    }

    fn area(corners: &[DVec2]) -> f64 {
        let next = corners.iter().cycle().skip(1);
        let doubled = corners.iter().zip(next).map(|(p, q)| p.perp_dot(*q));
        doubled.sum::<f64>() / 2.0
    }

    #[test]
    fn polygons_fill_bars_rings_and_stars() {
        let p = DVec2::new;
        let mut bar = Path::new();
        bar.move_to(p(-100.0, -1.0));
        bar.quadratic_to(p(0.0, -0.5), p(100.0, -1.0));
        bar.line_to(p(100.0, 1.0)).line_to(p(-100.0, 1.0));
        // a little above the middle of the bent edge
        let area_in_bar = area(&inside(&bar).unwrap());
        assert!(
            (200.0 * 1.49..200.0 * 1.76).contains(&area_in_bar),
            "{area_in_bar}"
        );
        let mut ring = Path::new();
        for (r, s) in [(10.0, 1.0), (4.0, -1.0)] {
            ring.move_to(p(r, 0.0));
            for (x, y) in [(0.0, r), (-r, 0.0), (0.0, -r), (r, 0.0)] {
                ring.arc_to(DVec2::splat(r), 0.0, false, s > 0.0, p(x, s * y));
            }
        }
        let in_ring = inside(&ring).unwrap();
        assert!(area(&in_ring) > 18.0, "{in_ring:?}");
        // a square whose corners touch the middle of the ring's edge would have this distance
        assert!(
            in_ring
                .iter()
                .all(|corner| (4.0..10.0).contains(&corner.length()))
        );
    }
}
