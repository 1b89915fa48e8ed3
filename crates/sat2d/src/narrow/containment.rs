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

use crate::decompose::EdgeSource;
use crate::exact::distance::{clears_line, point_segment};
use crate::exact::orient2d;
use crate::minkowski::segments;
use crate::narrow::relation::exact::hulls;
use crate::num::lexicographic;
use crate::shape::{Numbering, Placed, PlacedBody, PlacedHull, PlacedPieces};
use crate::types::Relation;
use alloc::vec::Vec;
use core::cmp::Ordering;
use core::ops::ControlFlow;
use glam::DVec2;

impl Placed<'_> {
    /// Whether all of another shape lies in this one, boundaries included.
    pub(crate) fn contains(&self, inner: &Placed<'_>) -> bool {
        match &inner.body {
            PlacedBody::Hull(hull) => self.contains_hull(hull),
            PlacedBody::Pieces(pieces) => {
                let outside = pieces.near(&pieces.bounds(), |_, part| {
                    if self.contains_hull(part) {
                        ControlFlow::Continue(())
                    } else {
                        ControlFlow::Break(())
                    }
                });
                outside.is_continue()
            }
        }
    }

    fn contains_hull(&self, inner: &PlacedHull) -> bool {
        match &self.body {
            PlacedBody::Hull(outer) => hull_contains(outer, inner),
            PlacedBody::Pieces(pieces) => match *inner.points {
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

fn hull_contains(outer: &PlacedHull, inner: &PlacedHull) -> bool {
    let ring = &outer.points;
    if inner.radius <= outer.radius {
        let radii = (outer.radius, -inner.radius);
        return inner.points.iter().all(|&point| {
            sides(ring).any(|(p, q)| point_segment(point, p, q, radii) != Ordering::Greater)
                || ring.len() > 2 && sides(ring).all(|(p, q)| orient2d(p, q, point).is_ge())
        });
    }
    let radii = (inner.radius, outer.radius);
    ring.len() > 2
        && sides(ring).all(|(p, q)| inner.points.iter().all(|&v| clears_line(v, p, q, radii)))
}

/// The edges of a core. A single point has one, from itself to itself.
fn sides(ring: &[DVec2]) -> impl Iterator<Item = (DVec2, DVec2)> {
    let next = ring.iter().cycle().skip(1);
    ring.iter().zip(next).map(|(&p, &q)| (p, q))
}

/// The edges of a polygon near a hull, without diagonals.
fn edges_near(pieces: &PlacedPieces<'_>, hull: &PlacedHull) -> Vec<PlacedHull> {
    let mut edges = Vec::new();
    let _ = pieces.near(&hull.bounds(), |piece, part| {
        for i in 0..part.points.len() {
            let next = (i + 1) % part.points.len();
            let (from, to) = (part.vertex_number(i), part.vertex_number(next));
            if piece.edge_source(from, to) != EdgeSource::Diagonal {
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
    stops.sort_by(|&a, &b| lexicographic(a, b));
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
