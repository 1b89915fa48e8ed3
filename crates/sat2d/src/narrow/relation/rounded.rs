//! Hulls with a radius: the distance of their cores against the sum of the radii, exactly.
//!
//! Two convex cores that do not meet are nearest at a vertex of one of them. So their distance is
//! the least over the vertices of either and the edges of the other.

use crate::exact::distance::point_segment;
use crate::exact::orient2d;
use crate::minkowski::sat;
use crate::placed::HullView;
use crate::types::Relation;
use core::cmp::Ordering;
use glam::DVec2;

/// The relation of two hulls of which at least one has a radius.
pub(crate) fn relation(a: HullView<'_>, b: HullView<'_>) -> Relation {
    let radii = (a.radius, b.radius);
    // a point that meets a core is at distance 0, which `nearest` finds
    if a.points.len() > 1 && b.points.len() > 1 && sat::relation(a.core(), b.core()).hits() {
        return Relation::Overlapping;
    }
    let mut order = Ordering::Greater;
    if b.points.len() > 1 || a.points.len() == 1 {
        order = nearest(a.points, b.points, radii);
    }
    if a.points.len() > 1 && order != Ordering::Less {
        order = order.min(nearest(b.points, a.points, radii));
    }
    match order {
        Ordering::Less => Relation::Overlapping,
        Ordering::Equal => Relation::Touching,
        Ordering::Greater => Relation::Disjoint,
    }
}

/// The least comparison over the vertices of one core and the edges of the other that face them:
/// the boundary point of a convex polygon nearest to an outside point lies on an edge that has the
/// point on its outer side. `Less` if a vertex is inside.
fn nearest(vertices: &[DVec2], ring: &[DVec2], radii: (f64, f64)) -> Ordering {
    let has_inside = ring.len() > 2;
    // both directions of a segment are one edge
    let edges = if has_inside { ring.len() } else { 1 };
    let mut least = Ordering::Greater;
    for &vertex in vertices {
        let mut inside = has_inside;
        let mut start = ring[ring.len() - 1];
        for &end in &ring[..edges] {
            if !has_inside || orient2d(start, end, vertex) != Ordering::Greater {
                inside = false;
                match point_segment(vertex, start, end, radii) {
                    Ordering::Less => return Ordering::Less,
                    order => least = least.min(order),
                }
            }
            start = end;
        }
        if inside {
            return Ordering::Less;
        }
    }
    least
}
