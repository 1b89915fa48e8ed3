//! Whether one shape lies within another, exactly.
//!
//! For two hulls, let r be the inner radius and s the outer one. If r ≤ s, the inner core must lie
//! in the outer core inflated by s - r, which holds if its vertices do. If r > s, the inner core
//! must keep a distance of r - s from the line of every edge of the outer core, on the inner side.
//!
//! A shape with an interior lies in a concave polygon if their interiors meet and no edge of the
//! polygon enters the shape: a connected set that meets the interior but not the boundary cannot
//! leave it. A segment is split at the vertices of the polygon that lie on it; each part must then
//! be inside as a whole or lie along an edge.
//!
//! A shape lies in the interior of another one if all these inequalities are strict. In a concave
//! polygon, it does if it meets the polygon but none of its edges.

use crate::minkowski::segments;
use crate::narrow::relation::exact::hulls;
use crate::placed::{Numbering, Placed, PlacedGeometry, PlacedHull, PlacedPieces};
use alloc::vec::Vec;
use core::cmp::Ordering;
use core::ops::ControlFlow;
use glam::DVec2;
use sat2d_base::exact::distance::{self, point_segment};
use sat2d_base::exact::ellipse::{in_ellipse, left_of_line};
use sat2d_base::exact::ellipse_cone::at_corner;
use sat2d_base::exact::orient2d;
use sat2d_base::num::lexicographic;
use sat2d_base::sort::sort_by;
use sat2d_base::types::{Containment, Relation};

impl Placed<'_> {
    /// How this shape lies within another one; see [`containment`](crate::query::containment()).
    pub fn containment_in(&self, outer: &Placed<'_>) -> Containment {
        if !outer.contains(self) {
            Containment::None
        } else if outer.holds(self, true) {
            Containment::Proper
        } else if self.contains(outer) {
            Containment::Equal
        } else {
            Containment::Touching
        }
    }

    /// Whether all of another shape lies in this one, boundaries included.
    #[doc(hidden)]
    pub fn contains(&self, inner: &Placed<'_>) -> bool {
        self.holds(inner, false)
    }

    /// Whether all of another shape lies in this one, or `strictly` in its interior.
    fn holds(&self, inner: &Placed<'_>, strictly: bool) -> bool {
        match &inner.geometry {
            PlacedGeometry::Hull(hull) => self.holds_hull(hull, strictly),
            PlacedGeometry::Pieces(pieces) => {
                let outside = pieces.near(&pieces.bounds(), &mut |_, part| {
                    if self.holds_hull(part, strictly) {
                        ControlFlow::Continue(())
                    } else {
                        ControlFlow::Break(())
                    }
                });
                outside.is_continue()
            }
        }
    }

    fn holds_hull(&self, inner: &PlacedHull, strictly: bool) -> bool {
        match &self.geometry {
            PlacedGeometry::Hull(outer) => hull_contains(outer, inner, strictly),
            PlacedGeometry::Pieces(pieces) if strictly => {
                let misses = |edge| hulls(edge, inner) == Relation::Disjoint;
                self.relation_to_hull(inner).hits() && edges_near(pieces, inner).iter().all(misses)
            }
            PlacedGeometry::Pieces(pieces) => match *inner.points {
                [p, q] if inner.radius == 0.0 => pieces_contain_segment(self, pieces, p, q),
                [_] if inner.radius == 0.0 => self.relation_to_hull(inner).hits(),
                _ => {
                    self.relation_to_hull(inner) == Relation::Overlapping
                        && edges_near(pieces, inner)
                            .iter()
                            .all(|edge| hulls(edge, inner) != Relation::Overlapping)
                }
            },
        }
    }
}

fn hull_contains(outer: &PlacedHull, inner: &PlacedHull, strictly: bool) -> bool {
    if outer.ellipse.is_some() || inner.ellipse.is_some() {
        return elliptic_contains(outer, inner, strictly);
    }
    let ring = &outer.points;
    // how an order must be if the point is inside, `Less` or `Greater` being clearly so
    let is_inside = |order: Ordering, clearly| order == clearly || !strictly && order.is_eq();
    if inner.radius <= outer.radius {
        let radii = (outer.radius, -inner.radius);
        return inner.points.iter().all(|&point| {
            let near = |(p, q)| is_inside(point_segment(point, p, q, radii), Ordering::Less);
            let left = |(p, q)| is_inside(orient2d(p, q, point), Ordering::Greater);
            sides(ring).any(near) || ring.len() > 2 && sides(ring).all(left)
        });
    }
    let radii = (inner.radius, outer.radius);
    let clears = |(p, q), v| is_inside(distance::left_of_line(v, p, q, radii), Ordering::Greater);
    ring.len() > 2 && sides(ring).all(|side| inner.points.iter().all(|&v| clears(side, v)))
}

/// Whether a hull contains another one, if one of them has ellipses around its points.
#[cold]
fn elliptic_contains(outer: &PlacedHull, inner: &PlacedHull, strictly: bool) -> bool {
    let [around, within] = [outer, inner].map(|hull| hull.view().inflation());
    if inner.radius == 0.0 {
        let is_in = |&point: &DVec2| {
            let relation = hulls(outer, &PlacedHull::of_point(point));
            relation == Relation::Overlapping || !strictly && relation == Relation::Touching
        };
        return inner.points.iter().all(is_in);
    }
    let is_inside = |order: Ordering, clearly| order == clearly || !strictly && order.is_eq();
    let ring = &outer.points;
    if outer.radius == 0.0 {
        let clears = |(p, q), v| is_inside(left_of_line(v, p, q, &within), Ordering::Greater);
        return ring.len() > 2
            && sides(ring).all(|side| inner.points.iter().all(|&v| clears(side, v)));
    }
    if around.is_flat() {
        return hull_contains(
            &outer.flattened(&around),
            &inner.flattened(&within),
            strictly,
        );
    }
    let is_in = |order: Ordering| is_inside(order, Ordering::Less);
    if let [center] = **ring {
        let order = |&v: &DVec2| in_ellipse(v, center, &within, &around);
        return inner.points.iter().map(order).all(is_in);
    }
    let n = ring.len();
    (0..n).all(|k| {
        let corner = [k + n - 1, k, k + 1].map(|i| ring[i % n]);
        let order = |&v: &DVec2| at_corner((v, &within), corner, &around);
        inner.points.iter().map(order).all(is_in)
    })
}

/// The edges of a core. A single point has one, from itself to itself.
fn sides(ring: &[DVec2]) -> impl Iterator<Item = (DVec2, DVec2)> {
    let next = ring.iter().cycle().skip(1);
    ring.iter().zip(next).map(|(&p, &q)| (p, q))
}

/// The edges of a polygon near a hull, without diagonals.
fn edges_near(pieces: &PlacedPieces<'_>, hull: &PlacedHull) -> Vec<PlacedHull> {
    let mut edges = Vec::new();
    let _ = pieces.near(&hull.bounds(), &mut |piece, part| {
        for i in 0..part.points.len() {
            let next = (i + 1) % part.points.len();
            let (from, to) = (part.vertex_number(i), part.vertex_number(next));
            if !piece.is_diagonal(from, to) {
                edges.push(segment(part.points[i], part.points[next]));
            }
        }
        ControlFlow::<()>::Continue(())
    });
    edges
}

fn segment(p: DVec2, q: DVec2) -> PlacedHull {
    PlacedHull {
        points: [p, q].into_iter().collect(),
        center: p + (q - p) / 2.0,
        radius: 0.0,
        numbering: Numbering::Forward,
        ellipse: None,
    }
}

fn pieces_contain_segment(
    outer: &Placed<'_>,
    pieces: &PlacedPieces<'_>,
    p: DVec2,
    q: DVec2,
) -> bool {
    let edges = edges_near(pieces, &segment(p, q));
    let ends = edges.iter().flat_map(|edge| edge.points.iter().copied());
    let mut stops: Vec<DVec2> = ends.filter(|&v| segments::contains(p, q, v)).collect();
    stops.extend([p, q]);
    sort_by(&mut stops, &mut |&a, &b| lexicographic(a, b));
    stops.dedup();
    let on =
        |edge: &PlacedHull, point: DVec2| segments::contains(edge.points[0], edge.points[1], point);
    stops.windows(2).all(|part| {
        let within = segment(part[0], part[1]);
        let crosses = |edge: &PlacedHull| hulls(edge, &within) == Relation::Overlapping;
        edges
            .iter()
            .any(|edge| on(edge, part[0]) && on(edge, part[1]))
            || outer.relation_to_hull(&within) == Relation::Overlapping
                && !edges.iter().any(crosses)
    })
}
