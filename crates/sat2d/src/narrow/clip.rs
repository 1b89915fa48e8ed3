//! The incident edge, cut to the stretch that lies before the reference edge.
//!
//! The reference edge is the one that the normal belongs to, the incident one that edge of the other hull at its deepest vertex which
//! faces it most; it is cut by the two lines across the ends of the reference edge (I. E. Sutherland, G. W. Hodgman, "Reentrant
//! polygon clipping", 1974), as rigid body engines do since E. Catto's Box2D ("Iterative dynamics with temporal coherence",
//! 2005). Where a cut falls, it is the reference edge's corner that meets the incident edge.

use super::calipers::{Support, lengthened};
use crate::shape::PlacedHull;
use glam::DVec2;

/// What a point lies on, by the index of a placed point.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    Vertex(usize),
    Edge(usize),
}

/// Two points that face each other, without the radii.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Facing {
    pub(crate) reference: DVec2,
    pub(crate) reference_part: Part,
    pub(crate) incident: DVec2,
    pub(crate) incident_part: Part,
}

/// The incident edge.
pub(crate) struct Incident {
    pub(crate) edge: usize,
    pub(crate) start: DVec2,
    pub(crate) end: DVec2,
}

/// The edge at the deepest vertex that runs most against the reference edge; none for a single point.
pub(crate) fn incident_edge(support: &Support, hull: &PlacedHull) -> Option<Incident> {
    let points = &hull.points[..];
    let n = points.len();
    if n < 2 {
        return None;
    }
    let edge = |start: usize| Incident {
        edge: start,
        start: points[start],
        end: points[(start + 1) % n],
    };
    let (before, after) = (edge((support.vertex + n - 1) % n), edge(support.vertex));
    let with = |e: &Incident| {
        let along = lengthened(e.end - e.start);
        support.along.dot(along) / along.length()
    };
    Some(if with(&before) < with(&after) {
        before
    } else {
        after
    })
}

/// The deepest vertex and the point of the reference edge before it, or the end where it lies beyond.
pub(crate) fn deepest(support: &Support, end: DVec2, reference: &PlacedHull, incident: &PlacedHull) -> Facing {
    let vertex = incident.points[support.vertex];
    let start = support.start;
    let (reference, reference_part) = if (vertex - start).dot(support.along) <= 0.0 {
        (start, Part::Vertex(support.edge))
    } else if (vertex - end).dot(support.along) >= 0.0 {
        (end, Part::Vertex((support.edge + 1) % reference.points.len()))
    } else {
        (foot(support, end, vertex), Part::Edge(support.edge))
    };
    Facing {
        reference,
        reference_part,
        incident: vertex,
        incident_part: Part::Vertex(support.vertex),
    }
}

/// The ends of the incident edge after clipping: at the reference edge's end and at its start. None where it lies beyond either.
pub(crate) fn clip(
    support: &Support,
    end: DVec2,
    reference: &PlacedHull,
    edge: &Incident,
    incident: &PlacedHull,
) -> Option<[Facing; 2]> {
    let along = support.along;
    // the incident edge runs against the reference edge, so it starts near the latter's end
    let (over, under) = (
        (edge.start - end).dot(along),
        (edge.end - support.start).dot(along),
    );
    let run = (edge.start - edge.end).dot(along);
    if (edge.start - support.start).dot(along) < 0.0 || (edge.end - end).dot(along) > 0.0 || run <= 0.0 {
        return None;
    }
    let vertex = |i: usize| Facing {
        reference: foot(support, end, incident.points[i]),
        reference_part: Part::Edge(support.edge),
        incident: incident.points[i],
        incident_part: Part::Vertex(i),
    };
    let cut = |i: usize, at: f64| Facing {
        reference: reference.points[i],
        reference_part: Part::Vertex(i),
        incident: edge.start + (edge.end - edge.start) * at,
        incident_part: Part::Edge(edge.edge),
    };
    let first = if over > 0.0 {
        cut((support.edge + 1) % reference.points.len(), over / run)
    } else {
        vertex(edge.edge)
    };
    let second = if under < 0.0 {
        cut(support.edge, 1.0 + under / run)
    } else {
        vertex((edge.edge + 1) % incident.points.len())
    };
    Some([first, second])
}

/// The point of the edge nearest to a point that lies before it, measured from the nearer end.
fn foot(support: &Support, end: DVec2, point: DVec2) -> DVec2 {
    let edge = end - support.start;
    let place = (point - support.start).dot(support.along);
    let rest = (end - point).dot(support.along);
    if place < rest {
        support.start + edge * (place / (place + rest)).max(0.0)
    } else {
        end - edge * (rest / (place + rest)).max(0.0)
    }
}
