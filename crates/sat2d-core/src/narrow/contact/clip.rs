//! Clipping of the incident edge against the reference edge.
//!
//! The reference edge is the one that the normal belongs to. The incident edge is the edge of the
//! other hull at its deepest vertex that is most nearly antiparallel to it. It is cut by the two
//! lines perpendicular to the reference edge at its ends (I. E. Sutherland, G. W. Hodgman,
//! "Reentrant polygon clipping", 1974), as rigid body engines have done since E. Catto's Box2D
//! ("Iterative dynamics with temporal coherence", 2005). Where the incident edge is cut, the
//! reference edge's corner meets it.

use crate::minkowski::edge_support::EdgeSupport;
use crate::placed::HullView;
use glam::DVec2;
use sat2d_base::num::{lengthened, lesser, positive, unit};

/// A vertex or edge of a placed hull, by the index of a placed point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum PlacedFeature {
    Vertex(usize),
    Edge(usize),
}

/// Two points that face each other, without the radii.
#[derive(Clone, Copy, Debug)]
pub(crate) struct FacingPoints {
    pub(crate) reference: DVec2,
    pub(crate) reference_feature: PlacedFeature,
    pub(crate) incident: DVec2,
    pub(crate) incident_feature: PlacedFeature,
    /// How far the incident point lies in front of the reference edge.
    pub(crate) separation: f64,
}

/// The incident edge.
pub(crate) struct IncidentEdge {
    pub(crate) edge: usize,
    pub(crate) start: DVec2,
    pub(crate) end: DVec2,
}

/// The edge at the deepest vertex that is most nearly antiparallel to the reference edge, of those
/// for which `is_edge` holds. `None` for a single point.
#[inline(always)]
pub(crate) fn incident_edge(
    support: &EdgeSupport,
    hull: HullView<'_>,
    is_edge: impl Fn(usize) -> bool,
) -> Option<IncidentEdge> {
    let points = hull.points;
    let n = points.len();
    if n < 2 {
        return None;
    }
    let edge = |start: usize| IncidentEdge {
        edge: start,
        start: points[start],
        end: points[(start + 1) % n],
    };
    let (before, after) = (edge((support.vertex + n - 1) % n), edge(support.vertex));
    let cosine = |e: &IncidentEdge| {
        let along = lengthened(e.end - e.start);
        support.along.dot(along) / along.length()
    };
    match (is_edge(before.edge), is_edge(after.edge)) {
        (true, true) if cosine(&before) < cosine(&after) => Some(before),
        (_, true) => Some(after),
        (true, false) => Some(before),
        (false, false) => None,
    }
}

/// The deepest vertex and its nearest point on the reference edge.
#[inline]
pub(crate) fn deepest(
    support: &EdgeSupport,
    end: DVec2,
    reference: HullView<'_>,
    incident: HullView<'_>,
) -> FacingPoints {
    let vertex = incident.points[support.vertex];
    let start = support.start;
    let (reference, reference_feature) = if (vertex - start).dot(support.along) <= 0.0 {
        (start, PlacedFeature::Vertex(support.edge))
    } else if (vertex - end).dot(support.along) >= 0.0 {
        let next = (support.edge + 1) % reference.points.len();
        (end, PlacedFeature::Vertex(next))
    } else {
        let foot = foot(support, end, vertex);
        (foot, PlacedFeature::Edge(support.edge))
    };
    FacingPoints {
        reference,
        reference_feature,
        incident: vertex,
        incident_feature: PlacedFeature::Vertex(support.vertex),
        separation: support.separation(vertex),
    }
}

/// [`deepest`], except where the vertex lies farther than `slack` beyond an end of the reference
/// edge: then its nearest point on the line of that edge, with the feature of that end.
///
/// The deepest vertex behind the nearest edge of all lies in front of that edge, but pieces of
/// concave shapes may be separated by another one.
#[inline(always)]
pub(crate) fn deepest_on_line(
    support: &EdgeSupport,
    end: DVec2,
    reference: HullView<'_>,
    incident: HullView<'_>,
    slack: f64,
) -> FacingPoints {
    let facing = deepest(support, end, reference, incident);
    let across = (facing.incident - facing.reference).dot(support.along);
    if across.abs() <= slack * support.length {
        return facing;
    }
    FacingPoints {
        reference: facing.incident - support.normal() * facing.separation,
        ..facing
    }
}

/// The ends of the incident edge after clipping, the deeper one (toward the deepest vertex) first.
/// `None` where the edge lies beyond an end of the reference edge.
#[inline(always)]
pub(crate) fn clip(
    support: &EdgeSupport,
    end: DVec2,
    reference: HullView<'_>,
    edge: &IncidentEdge,
    incident: HullView<'_>,
) -> Option<[FacingPoints; 2]> {
    let along = support.along;
    // the two edges run in opposite directions, so the incident one starts near the other's end
    let (over, under) = (
        (edge.start - end).dot(along),
        (edge.end - support.start).dot(along),
    );
    let run = (edge.start - edge.end).dot(along);
    if (edge.start - support.start).dot(along) < 0.0
        || (edge.end - end).dot(along) > 0.0
        || run <= 0.0
    {
        return None;
    }
    let (from, to) = (support.separation(edge.start), support.separation(edge.end));
    let vertex = |i: usize, separation: f64| FacingPoints {
        reference: foot(support, end, incident.points[i]),
        reference_feature: PlacedFeature::Edge(support.edge),
        incident: incident.points[i],
        incident_feature: PlacedFeature::Vertex(i),
        separation,
    };
    let cut = |i: usize, at: f64| FacingPoints {
        reference: reference.points[i],
        reference_feature: PlacedFeature::Vertex(i),
        incident: edge.start + (edge.end - edge.start) * at,
        incident_feature: PlacedFeature::Edge(edge.edge),
        // more accurate than the separation of the cut point, whose coordinates are rounded
        separation: from + (to - from) * at,
    };
    let first = if over > 0.0 {
        cut((support.edge + 1) % reference.points.len(), over / run)
    } else {
        vertex(edge.edge, from)
    };
    let second = if under < 0.0 {
        cut(support.edge, 1.0 + under / run)
    } else {
        vertex((edge.edge + 1) % incident.points.len(), to)
    };
    Some(if edge.edge == support.vertex {
        [first, second]
    } else {
        [second, first]
    })
}

/// The distance from a point of the incident edge to the boundary of its hull, along a unit
/// direction out of it, and the feature there: the edge, or the arc around one of its ends.
///
/// A point of an edge that is not perpendicular to the direction is further from the boundary than
/// the radius. An end belongs to its arc as long as the edge is tilted by no more than `slack`, so
/// that rounding does not change the names of edges that lie flat.
pub(crate) fn boundary_distance(
    edge: &IncidentEdge,
    facing: &FacingPoints,
    direction: DVec2,
    hull: HullView<'_>,
    slack: f64,
) -> (f64, PlacedFeature) {
    let radius = hull.radius;
    if radius == 0.0 {
        return (0.0, facing.incident_feature);
    }
    let along = unit(edge.end - edge.start);
    let (sin, cos) = (direction.dot(along), direction.perp_dot(along).abs());
    if facing.incident_feature != PlacedFeature::Edge(edge.edge) && radius * sin.abs() <= slack {
        return (radius, facing.incident_feature);
    }
    let forward = sin > 0.0;
    let rest = if forward {
        edge.end - facing.incident
    } else {
        facing.incident - edge.start
    };
    let rest = rest.dot(along);
    if rest * cos >= radius * sin.abs() {
        return (radius / cos, PlacedFeature::Edge(edge.edge));
    }
    let half_chord = libm::sqrt(positive(radius * radius - rest * rest * cos * cos));
    let end = (edge.edge + usize::from(forward)) % hull.points.len();
    (rest * sin.abs() + half_chord, PlacedFeature::Vertex(end))
}

/// The point of the edge nearest to a point in front of it, computed from the nearer end.
#[inline(always)]
pub(crate) fn foot(support: &EdgeSupport, end: DVec2, point: DVec2) -> DVec2 {
    let place = (point - support.start).dot(support.along);
    let rest = (end - point).dot(support.along);
    foot_at(support, end, place, rest)
}

/// [`foot`], given how far along the edge the point lies behind its start and before its end, times
/// the length of the edge.
#[inline(always)]
pub(crate) fn foot_at(support: &EdgeSupport, end: DVec2, place: f64, rest: f64) -> DVec2 {
    let edge = end - support.start;
    // an array index, since a branch would be mispredicted
    let is_first = usize::from(place < rest);
    let part = positive(lesser(place, rest) / (place + rest));
    let (corner, sign) = ([end, support.start][is_first], [-1.0, 1.0][is_first]);
    corner + edge * part * sign
}
