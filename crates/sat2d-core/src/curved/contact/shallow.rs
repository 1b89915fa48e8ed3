//! The directions of nearly the least depth of two convex hulls.
//!
//! The polygons around curves are a little larger than the curves. So where two directions have
//! nearly the same depth, the curves decide which depth is the least.

use crate::minkowski::edge_support::{EdgeSupport, each_edge};
use crate::minkowski::hull_pair::in_order;
use crate::narrow::contact::clip::PlacedFeature;
use crate::narrow::contact::sides::feature;
use crate::placed::HullView;
use crate::shape::ring::{next, previous};
use alloc::vec::Vec;
use glam::DVec2;
use sat2d_base::types::manifold::{ContactPoint, Manifold, Side};

/// Each edge that is locally the shallowest of its hull, with a depth of at most `most`, and those
/// beside it, all with the deepest vertex behind them: curves may have the least depth between the
/// normals of two edges.
pub(crate) fn contacts(a: HullView<'_>, b: HullView<'_>, most: f64) -> Vec<[Manifold; 3]> {
    if !in_order(a, b) {
        let mut found = contacts(b, a, most);
        for hit in found.as_flattened_mut() {
            *hit = hit.swapped();
        }
        return found;
    }
    let mut found = Vec::new();
    for side in [Side::A, Side::B] {
        let (reference, incident) = side.ordered(a, b);
        let mut edges: Vec<(EdgeSupport, f64)> = Vec::new();
        each_edge(reference, incident, |support| {
            let normal = support.normal();
            let radii = [reference, incident].map(|hull| hull.inflation().reach_along(normal));
            let separation = support.separation(incident.points[support.vertex]);
            edges.push((support, radii[0] + radii[1] - separation));
            true
        });
        let n = edges.len();
        for i in 0..n {
            let (before, after) = (previous(i, n), next(i, n));
            let [own, of_before, of_after] = [i, before, after].map(|edge| edges[edge].1);
            if own <= most && own < of_before && own <= of_after {
                found.push([i, before, after].map(|edge| {
                    let (support, depth) = &edges[edge];
                    manifold((reference, incident), side, support, *depth)
                }));
            }
        }
    }
    found
}

/// A contact that has the features alone, and points on the cores.
fn manifold(
    (reference, incident): (HullView<'_>, HullView<'_>),
    side: Side,
    support: &EdgeSupport,
    depth: f64,
) -> Manifold {
    let on_incident = incident.points[support.vertex];
    let on_reference = on_incident - support.normal() * support.separation(on_incident);
    let names = (
        feature(reference, PlacedFeature::Edge(support.edge), on_reference),
        feature(incident, PlacedFeature::Vertex(support.vertex), on_incident),
    );
    let (on_a, on_b): (DVec2, DVec2) = side.ordered(on_reference, on_incident);
    let (feature_a, feature_b) = side.ordered(names.0, names.1);
    let point = ContactPoint {
        on_a,
        on_b,
        depth,
        feature_a,
        feature_b,
    };
    Manifold::single(side.toward_second(support.normal()), Some(side), point)
}
