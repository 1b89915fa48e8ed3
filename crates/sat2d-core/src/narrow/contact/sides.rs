//! The manifold of an edge and what faces it, by [`clip`].

use crate::minkowski::edge_support::EdgeSupport;
use crate::minkowski::hull_pair::HullPair;
use crate::narrow::contact::clip::{self, FacingPoints, IncidentEdge, PlacedFeature};
use crate::placed::HullView;
use glam::DVec2;
use sat2d_base::exact::gap::line_gap;
use sat2d_base::types::manifold::{ContactPoint, CorePoint, Feature, Manifold, Side};

/// How far the boundary of a hull lies from its core.
pub(crate) trait CoreDistance {
    /// The distance from a point of the incident edge along a unit direction out of its hull, and
    /// the feature there.
    fn distance(
        &self,
        edge: &IncidentEdge,
        facing: &FacingPoints,
        direction: DVec2,
        hull: HullView<'_>,
    ) -> (f64, PlacedFeature);
}

/// The manifold of an edge of the hull on `side` and the other's deepest vertex behind it. Depths
/// that differ by `slack` may be equal.
#[inline(always)]
pub(crate) fn of_sides(
    pair: &HullPair<'_>,
    (side, support): (Side, &EdgeSupport),
    depth: f64,
    slack: f64,
    is_edge: impl Fn(Side, usize) -> bool,
    boundary: &impl CoreDistance,
) -> Manifold {
    let (reference, incident) = (pair.hull(side), pair.hull(side.other()));
    let (_, end) = pair.ends(side, support);
    let normal = side.toward_second(support.normal());
    let radii = (reference.radius, incident.radius);
    let at = |facing: &FacingPoints, depth| contact_point(pair, side, normal, facing, radii, depth);
    let single = || {
        let facing = clip::deepest_on_line(support, end, reference, incident, slack);
        Manifold::single(normal, Some(side), at(&facing, depth))
    };
    let Some(edge) = clip::incident_edge(support, incident, |i| is_edge(side.other(), i)) else {
        return single();
    };
    let Some([first, second]) = clip::clip(support, end, reference, &edge, incident) else {
        return single();
    };
    // beside an edge that is not the nearest of all, the deepest corner may lie beyond its end
    if first.separation > slack - (depth - reference.radius - incident.radius) {
        return single();
    }
    // an end that is not the deepest corner belongs to an edge that may be tilted
    let tilted = |facing: &FacingPoints| {
        let toward = side.toward_second(DVec2::ZERO - normal);
        let (out, incident_feature) = boundary.distance(&edge, facing, toward, incident);
        let facing = FacingPoints {
            incident_feature,
            ..*facing
        };
        (facing, out)
    };
    let (shallow, out) = tilted(&second);
    let less = reference.radius + out - second.separation;
    if !reaches(pair, side, support, &edge, &second, less) {
        return single();
    }
    let deepest = match first.incident_feature {
        PlacedFeature::Vertex(_) => at(&first, depth),
        PlacedFeature::Edge(_) => {
            let (first, out) = tilted(&first);
            contact_point(pair, side, normal, &first, (reference.radius, out), depth)
        }
    };
    let less = less.clamp(0.0, depth);
    let points = [
        deepest,
        contact_point(pair, side, normal, &shallow, (reference.radius, out), less),
    ];
    let middle = first.reference + (second.reference - first.reference) / 2.0;
    let feature =
        |hull: HullView<'_>, edge: usize| feature(hull, PlacedFeature::Edge(edge), middle);
    let (own, other) = (
        feature(reference, support.edge),
        feature(incident, edge.edge),
    );
    Manifold::stretch(normal, depth, side, side.ordered(own, other), points)
}

/// Whether the second point of a clipped edge also lies on the line of the reference edge or behind
/// it (less the radii). Where doubles cannot tell, the exact sign of the gap between the corner and
/// the edge that form the point decides.
#[inline]
fn reaches(
    pair: &HullPair<'_>,
    side: Side,
    support: &EdgeSupport,
    edge: &IncidentEdge,
    facing: &FacingPoints,
    depth: f64,
) -> bool {
    if depth.abs() > pair.error {
        return depth > 0.0;
    }
    let radii = (pair.hull(side).radius, pair.hull(side.other()).radius);
    let (start, end) = pair.ends(side, support);
    let gap = match facing.incident_feature {
        PlacedFeature::Vertex(_) => line_gap(start, end, facing.incident, radii),
        PlacedFeature::Edge(_) => line_gap(edge.start, edge.end, facing.reference, radii),
    };
    gap <= 0.0
}

/// The contact point of two points that face each other, at the distances `out` from the cores.
#[inline(always)]
pub(crate) fn contact_point(
    pair: &HullPair<'_>,
    side: Side,
    normal: DVec2,
    facing: &FacingPoints,
    out: (f64, f64),
    depth: f64,
) -> ContactPoint {
    let reference = CorePoint {
        point: facing.reference,
        radius: out.0,
        feature: feature(pair.hull(side), facing.reference_feature, facing.reference),
    };
    let other = pair.hull(side.other());
    let incident = CorePoint {
        point: facing.incident,
        radius: out.1,
        feature: feature(other, facing.incident_feature, facing.incident),
    };
    let outward = side.toward_second(normal);
    ContactPoint::facing(side, outward, reference, incident, depth)
}

/// A feature of a placed hull by the user's number.
#[inline(always)]
pub(crate) fn feature<'a>(
    hull: impl Into<HullView<'a>>,
    feature: PlacedFeature,
    at: DVec2,
) -> Feature {
    let hull = hull.into();
    match feature {
        PlacedFeature::Edge(i) => Feature::Edge(hull.edge_number(i, at) as u32),
        PlacedFeature::Vertex(i) if hull.radius > 0.0 => Feature::Arc(hull.vertex_number(i) as u32),
        PlacedFeature::Vertex(i) => Feature::Vertex(hull.vertex_number(i) as u32),
    }
}
