//! Lower bounds for the distance of curves about a common center. All points of concentric arcs are
//! equally near, so triangles around their parts exclude none of them before they are tiny. The
//! distances of an arc from the center bound that of two arcs at once.

use crate::curve::Edge;
use crate::curved::fitting::distances;
use crate::placed::PlacedHull;
use glam::DVec2;

/// The rounding errors of the distances of both, as a part of the larger one.
const ERROR: f64 = 4.0 * f64::EPSILON;

/// A lower bound for the distance of two arcs, by their distances from any center.
pub(super) fn of_arcs(one: &Edge, other: &Edge, center: DVec2) -> f64 {
    let ([a_least, a_most], [b_least, b_most]) = (distances(one, center), distances(other, center));
    (a_least - b_most).max(b_least - a_most) - ERROR * a_most.max(b_most)
}

/// One for the distance of an arc and a hull, if a vertex is the nearest one of its core
/// everywhere.
pub(super) fn of_hull(arc: &Edge, hull: &PlacedHull) -> Option<f64> {
    let [least, most] = distances(arc, facing_vertex(hull, arc)?);
    Some(least - hull.radius - ERROR * most.max(hull.radius))
}

/// The center of the circle through the ends and the middle of an arc.
pub(super) fn center(arc: &Edge) -> Option<DVec2> {
    let [p, q] = [arc.point(0.5), arc.end].map(|point| point - arc.start);
    let across = (p * q.length_squared() - q * p.length_squared()).perp();
    let center = arc.start + across / (2.0 * p.perp_dot(q));
    center.is_finite().then_some(center)
}

/// The vertex of a hull with a radius that is the nearest one of its core to all points of an arc.
fn facing_vertex(hull: &PlacedHull, arc: &Edge) -> Option<DVec2> {
    if hull.ellipse.is_some() {
        return None;
    }
    let distance = |vertex: &&DVec2| vertex.distance_squared(arc.control);
    let near = hull
        .points
        .iter()
        .min_by(|p, q| distance(p).total_cmp(&distance(q)))?;
    let is_nearest = |point: DVec2| {
        let others = hull.points.iter();
        others
            .map(|other| (point - *near).dot(*other - *near))
            .all(|along| along <= 0.0)
    };
    [arc.start, arc.control, arc.end]
        .into_iter()
        .all(is_nearest)
        .then_some(*near)
}
