//! The incident edge, cut to the stretch that lies before the reference edge.
//!
//! The reference edge is the one that the normal belongs to, the incident one that edge of the other hull at its deepest vertex which
//! faces it most; it is cut by the two lines across the ends of the reference edge (I. E. Sutherland, G. W. Hodgman, "Reentrant
//! polygon clipping", 1974), as rigid body engines do since E. Catto's Box2D ("Iterative dynamics with temporal coherence",
//! 2005). Where a cut falls, it is the reference edge's corner that meets the incident edge.

use crate::minkowski::edge_support::{Support, lengthened, unit};
use crate::num::lesser;
use crate::num::positive;
use crate::shape::View;
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
    /// How far the incident point lies in front of the reference edge.
    pub(crate) separation: f64,
}

/// The incident edge.
pub(crate) struct Incident {
    pub(crate) edge: usize,
    pub(crate) start: DVec2,
    pub(crate) end: DVec2,
}

/// The edge at the deepest vertex that runs most against the reference edge, of those that are one; none for a single point.
#[inline(always)]
pub(crate) fn incident_edge(
    support: &Support,
    hull: View<'_>,
    is_edge: impl Fn(usize) -> bool,
) -> Option<Incident> {
    let points = hull.points;
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
    match (is_edge(before.edge), is_edge(after.edge)) {
        (true, true) if with(&before) < with(&after) => Some(before),
        (_, true) => Some(after),
        (true, false) => Some(before),
        (false, false) => None,
    }
}

/// The deepest vertex and the point of the reference edge before it, or the end where it lies beyond.
#[inline]
pub(crate) fn deepest(
    support: &Support,
    end: DVec2,
    reference: View<'_>,
    incident: View<'_>,
) -> Facing {
    let vertex = incident.points[support.vertex];
    let start = support.start;
    let (reference, reference_part) = if (vertex - start).dot(support.along) <= 0.0 {
        (start, Part::Vertex(support.edge))
    } else if (vertex - end).dot(support.along) >= 0.0 {
        (
            end,
            Part::Vertex((support.edge + 1) % reference.points.len()),
        )
    } else {
        (foot(support, end, vertex), Part::Edge(support.edge))
    };
    Facing {
        reference,
        reference_part,
        incident: vertex,
        incident_part: Part::Vertex(support.vertex),
        separation: support.separation(vertex),
    }
}

/// The ends of the incident edge after clipping, that on the side of the deepest vertex first: it is the deeper one. None where the edge
/// lies beyond an end of the reference edge.
#[inline(always)]
pub(crate) fn clip(
    support: &Support,
    end: DVec2,
    reference: View<'_>,
    edge: &Incident,
    incident: View<'_>,
) -> Option<[Facing; 2]> {
    let along = support.along;
    // the incident edge runs against the reference edge, so it starts near the latter's end
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
    let vertex = |i: usize, separation: f64| Facing {
        reference: foot(support, end, incident.points[i]),
        reference_part: Part::Edge(support.edge),
        incident: incident.points[i],
        incident_part: Part::Vertex(i),
        separation,
    };
    let cut = |i: usize, at: f64| Facing {
        reference: reference.points[i],
        reference_part: Part::Vertex(i),
        incident: edge.start + (edge.end - edge.start) * at,
        incident_part: Part::Edge(edge.edge),
        // not that of the cut point, which is rounded in units of its distance from the origin
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

/// How far the boundary of the incident hull lies from a point of its incident edge, in a unit direction out of it, and what it is there:
/// the side, or the arc about an end. A leaning side is met farther out than the radius. A corner is its arc as long as the side
/// leans by no more than `slack`, so that the names of edges that lie flat do not change with every rounding.
pub(crate) fn way_out(
    edge: &Incident,
    facing: &Facing,
    direction: DVec2,
    hull: View<'_>,
    slack: f64,
) -> (f64, Part) {
    let radius = hull.radius;
    if radius == 0.0 {
        return (0.0, facing.incident_part);
    }
    let along = unit(edge.end - edge.start);
    let (sin, cos) = (direction.dot(along), direction.perp_dot(along).abs());
    if facing.incident_part != Part::Edge(edge.edge) && radius * sin.abs() <= slack {
        return (radius, facing.incident_part);
    }
    let forward = sin > 0.0;
    let rest = if forward {
        edge.end - facing.incident
    } else {
        facing.incident - edge.start
    };
    let rest = rest.dot(along);
    if rest * cos >= radius * sin.abs() {
        return (radius / cos, Part::Edge(edge.edge));
    }
    let half_chord = libm::sqrt(positive(radius * radius - rest * rest * cos * cos));
    let end = (edge.edge + usize::from(forward)) % hull.points.len();
    (rest * sin.abs() + half_chord, Part::Vertex(end))
}

/// The point of the edge nearest to a point that lies before it, measured from the nearer end.
#[inline(always)]
pub(crate) fn foot(support: &Support, end: DVec2, point: DVec2) -> DVec2 {
    let edge = end - support.start;
    let place = (point - support.start).dot(support.along);
    let rest = (end - point).dot(support.along);
    // by number, since which end is nearer is anyone's guess
    let is_first = usize::from(place < rest);
    let part = positive(lesser(place, rest) / (place + rest));
    let (corner, sign) = ([end, support.start][is_first], [-1.0, 1.0][is_first]);
    corner + edge * part * sign
}
