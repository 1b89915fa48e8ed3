//! Two outlines.
//!
//! Their interiors meet if an edge of one has a point inside the other one, or if edges coincide
//! and have the interior on the same side. Edges that reach inside cross an edge, touch one from
//! inside, or begin at a vertex that is inside or from which they lead inside. For let no edge do
//! so, and follow an edge through the interior of the other outline to both sides: it ends at its
//! own vertex, which is inside or from which it leads inside, or on the boundary; there it crosses,
//! or touches from inside, or meets a vertex of the other outline. Beyond such a vertex it is still
//! inside: the edges that end there lie on the other side of it, or they would lead inside of its
//! outline.

use crate::curve::meeting::Meeting;
use crate::curve::{Edge, OnEdge};
use crate::curved::relation::segment::{after_start, near};
use crate::placed::PlacedOutline;
use core::cmp::Ordering;
use sat2d_base::exact::long::Long;
use sat2d_base::exact::real::Real;
use sat2d_base::exact::vector::Vector;
use sat2d_base::types::Relation;

/// The relation of two outlines.
pub(super) fn relation(a: &PlacedOutline<'_>, b: &PlacedOutline<'_>) -> Relation {
    if !a.bounds().intersects(&b.bounds()) {
        return Relation::Disjoint;
    }
    let (of_a, of_b) = (near(a, &b.bounds()), near(b, &a.bounds()));
    let vertices = vertices(&of_a, b).max(vertices(&of_b, a));
    if vertices == Relation::Overlapping {
        return vertices;
    }
    let mut strongest = vertices;
    for relation in [insides(&of_a, b), ends(&of_a, b), ends(&of_b, a)] {
        strongest = strongest.max(relation);
    }
    strongest
}

/// The strongest relation of the ends of edges and another outline.
fn vertices(edges: &[Edge], other: &PlacedOutline<'_>) -> Relation {
    let mut strongest = Relation::Disjoint;
    for edge in edges {
        // an edge before it ends where this one starts
        strongest = strongest.max(other.point_relation(edge.start));
        if strongest == Relation::Overlapping {
            break;
        }
    }
    strongest
}

/// What the meetings of edges without their ends say.
fn insides(edges: &[Edge], other: &PlacedOutline<'_>) -> Relation {
    let mut strongest = Relation::Disjoint;
    for edge in edges {
        for of_other in &near(other, &edge.bounds()) {
            match edge.meeting_of_boundaries(of_other) {
                Meeting::Apart => {}
                Meeting::Touches(Ordering::Less) => strongest = Relation::Touching,
                _ => return Relation::Overlapping,
            }
        }
    }
    strongest
}

/// What the ends of edges say that lie on the boundary of another outline; none is inside.
fn ends(edges: &[Edge], other: &PlacedOutline<'_>) -> Relation {
    let mut strongest = Relation::Disjoint;
    for edge in edges {
        for from_end in [*edge, edge.reversed()] {
            if other.point_relation(from_end.start) != Relation::Touching {
                continue;
            }
            strongest = Relation::Touching;
            let near = near(other, &edge.bounds());
            let (point, relation) = after_start(other, &from_end, &near);
            let runs_along = |f: &&Edge| {
                edge.is_along(f) && f.locate(&point) == OnEdge::On && is_same_way(edge, f)
            };
            if relation == Relation::Overlapping
                || relation == Relation::Touching && near.iter().any(|f| runs_along(&f))
            {
                return Relation::Overlapping;
            }
        }
    }
    strongest
}

/// Whether two edges on the same curve or line run the same way.
fn is_same_way(e: &Edge, f: &Edge) -> bool {
    if !e.is_straight() {
        return e.turn() == f.turn();
    }
    let [e, f] = [e, f].map(|edge| Vector::<Long>::between(edge.start, edge.end));
    e.dot(&f).sign().is_gt()
}
