//! Outlines and segments, which have no interior: a segment overlaps an outline if it enters the
//! interior of that.

use crate::curve::OnEdge;
use crate::curve::edge::Edge;
use crate::curve::meeting::{Meeting, clear_start};
use crate::curve::probe::Fraction;
use crate::placed::PlacedOutline;
use alloc::vec::Vec;
use core::cmp::Ordering;
use core::ops::ControlFlow;
use glam::DVec2;
use sat2d_base::aabb::Aabb;
use sat2d_base::exact::long::Long;
use sat2d_base::types::Relation;

/// The relation of an outline and a segment.
pub(super) fn relation(outline: &PlacedOutline<'_>, start: DVec2, end: DVec2) -> Relation {
    let ends = outline
        .point_relation(start)
        .max(outline.point_relation(end));
    if ends == Relation::Overlapping {
        return ends;
    }
    let segment = Edge::segment(start, end);
    let near = near(outline, &segment.bounds());
    let mut strongest = ends;
    for edge in &near {
        match segment.meeting(edge) {
            // the interior is on the left
            Meeting::Crosses | Meeting::Touches(Ordering::Greater) => {
                return Relation::Overlapping;
            }
            Meeting::Touches(_) => strongest = Relation::Touching,
            Meeting::Apart => {}
        }
    }
    // the rest is between points at which the segment meets vertices, or its own ends
    let vertices = near.iter().map(|edge| edge.start);
    let stops = vertices.filter(|&vertex| segment.locate(&vertex) == OnEdge::On);
    let stops = stops.chain([start, end].into_iter().filter(|_| ends.hits()));
    for stop in stops {
        strongest = strongest.max(Relation::Touching);
        for to in [start, end] {
            if to != stop
                && after_start(outline, &Edge::segment(stop, to), &near)
                    .1
                    .overlaps()
            {
                return Relation::Overlapping;
            }
        }
    }
    strongest
}

/// The placed edges whose boxes may meet some bounds.
pub(super) fn near(outline: &PlacedOutline<'_>, bounds: &Aabb) -> Vec<Edge> {
    let mut near = Vec::new();
    let _ = outline.near(bounds, &mut |_, edge| {
        near.push(edge);
        ControlFlow::<()>::Continue(())
    });
    near
}

/// A point of an edge right after its start, before it meets any edge near it again, and where it
/// lies to an outline.
pub(super) fn after_start(
    outline: &PlacedOutline<'_>,
    edge: &Edge,
    near: &[Edge],
) -> (Fraction<Long>, Relation) {
    let point = Fraction::on_edge(edge, clear_start(edge, near) + 1);
    let relation = outline.relation_to(&point, &edge.bounds());
    (point, relation)
}
