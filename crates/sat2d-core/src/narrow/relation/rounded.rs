//! Hulls with a radius or an ellipse around each point: the difference of their cores against the
//! sum of the discs or ellipses, exactly.
//!
//! Two convex cores that do not meet are nearest at a vertex of one of them, by the distance in
//! which the unit ball is a disc or any other convex set that is its own mirror image. So this
//! distance is the least over the vertices of either and the edges of the other.

use crate::minkowski::sat;
use crate::placed::HullView;
use core::cmp::Ordering;
use glam::DVec2;
use sat2d_base::exact::distance::point_segment;
use sat2d_base::exact::orient2d;
use sat2d_base::types::Relation;

/// The relation of two hulls, at least one of them with a radius.
pub(crate) fn relation(a: HullView<'_>, b: HullView<'_>) -> Relation {
    let radii = (a.radius, b.radius);
    // a point that meets a core is at distance 0, which `nearest` finds
    if a.points.len() > 1 && b.points.len() > 1 && sat::relation(a.core(), b.core()).hits() {
        return Relation::Overlapping;
    }
    of_disjoint_cores(a.points, b.points, |point, start, end| {
        point_segment(point, start, end, radii)
    })
}

/// The relation of two hulls whose cores have no inner point in common, if one has several. The
/// order of a point and a segment is `Less` if they are near enough to overlap, `Equal` if they
/// touch.
#[inline(always)]
pub(crate) fn of_disjoint_cores(
    a: &[DVec2],
    b: &[DVec2],
    order: impl Fn(DVec2, DVec2, DVec2) -> Ordering,
) -> Relation {
    let mut least = Ordering::Greater;
    if b.len() > 1 || a.len() == 1 {
        least = nearest(a, b, &order);
    }
    if a.len() > 1 && least != Ordering::Less {
        least = least.min(nearest(b, a, &order));
    }
    match least {
        Ordering::Less => Relation::Overlapping,
        Ordering::Equal => Relation::Touching,
        Ordering::Greater => Relation::Disjoint,
    }
}

/// The least comparison over the vertices of one core and the edges of the other that face them:
/// the boundary point of a convex polygon nearest to an outside point lies on an edge that has the
/// point on its outer side. `Less` if a vertex is inside.
#[inline(always)]
fn nearest(
    vertices: &[DVec2],
    ring: &[DVec2],
    order: impl Fn(DVec2, DVec2, DVec2) -> Ordering,
) -> Ordering {
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
                match order(vertex, start, end) {
                    Ordering::Less => return Ordering::Less,
                    found => least = least.min(found),
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
