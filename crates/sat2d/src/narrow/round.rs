//! Hulls with a radius: the distance between their cores against the sum of the radii, exactly.
//!
//! Two convex cores that do not meet are nearest at a vertex of one of them, so the distance is the least over the vertices of
//! either and the edges of the other.

use super::sat;
use crate::Relation;
use crate::exact::distance::point_segment;
use crate::shape::PlacedHull;
use core::cmp::Ordering;
use glam::DVec2;

/// The relation of two hulls of which at least one has a radius.
pub(crate) fn relation(a: &PlacedHull, b: &PlacedHull) -> Relation {
    let radii = (a.radius, b.radius);
    if a.points.len() > 1 && b.points.len() > 1 || a.points.len() > 2 || b.points.len() > 2 {
        // a point against a point or a segment is told by the distance alone
        if sat::relation(a.core(), b.core()).hits() {
            return Relation::Overlapping;
        }
    }
    match nearest(&a.points, &b.points, radii).min(nearest(&b.points, &a.points, radii)) {
        Ordering::Less => Relation::Overlapping,
        Ordering::Equal => Relation::Touching,
        Ordering::Greater => Relation::Disjoint,
    }
}

/// The least comparison over the vertices of one core and the edges of the other.
fn nearest(vertices: &[DVec2], ring: &[DVec2], radii: (f64, f64)) -> Ordering {
    let mut least = Ordering::Greater;
    let mut start = ring[ring.len() - 1];
    for &end in ring {
        for &vertex in vertices {
            match point_segment(vertex, start, end, radii) {
                Ordering::Less => return Ordering::Less,
                order => least = least.min(order),
            }
        }
        if ring.len() == 2 {
            break; // the way back is the same edge
        }
        start = end;
    }
    least
}
