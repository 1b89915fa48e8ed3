//! Containment where one shape is an outline with curves.
//!
//! A shape lies in a region if it overlaps nothing of what is outside, and in its interior if it
//! does not even touch that. What is outside is bounded by the same edges, so the relation with it
//! decides.

use crate::curve::Edge;
use crate::curved::relation;
use crate::placed::{PlacedHull, PlacedOutline, PlacedPieces};
use crate::shape::{CurvedOutline, Geometry, PlaceError, Shape};
use crate::transform::Transform;
use alloc::vec::Vec;
use core::ops::ControlFlow;
use glam::DVec2;
use sat2d_base::types::{Containment, Relation};

/// How a shape lies within another one, where at least one of them is an outline.
///
/// # Errors
/// [`PlaceError::CurvedOutline`] if the outer shape has a radius and is no circle or ellipse.
pub(crate) fn containment(
    (inner, inner_at): (&Shape, &Transform),
    (outer, outer_at): (&Shape, &Transform),
) -> Result<Containment, PlaceError> {
    let (inner, outer) = ((inner, inner_at), (outer, outer_at));
    let outside = with_outside(inner, outer)?;
    Ok(match outside {
        Relation::Overlapping => Containment::None,
        Relation::Disjoint => Containment::Proper,
        // an outline of doubles is never exactly round
        Relation::Touching if inner.0.radius() > 0.0 || outer.0.radius() > 0.0 => {
            Containment::Touching
        }
        Relation::Touching if with_outside(outer, inner)?.overlaps() => Containment::Touching,
        Relation::Touching => Containment::Equal,
    })
}

/// Whether all of a shape lies in another one, boundaries included; one of them is an outline.
pub(crate) fn contains(
    outer: (&Shape, &Transform),
    inner: (&Shape, &Transform),
) -> Result<bool, PlaceError> {
    Ok(!with_outside(inner, outer)?.overlaps())
}

/// The relation of a shape and of what is outside of another one.
fn with_outside(
    inner: (&Shape, &Transform),
    (outer, at): (&Shape, &Transform),
) -> Result<Relation, PlaceError> {
    let edges = match &outer.geometry {
        Geometry::Outline(outline, _) => {
            let outside = PlacedOutline::new(outline, at)?.complement();
            return relation::with_placed(&outside, inner);
        }
        Geometry::Hull(hull) => {
            let hull = PlacedHull::new(hull, at)?;
            if hull.radius > 0.0 {
                return with_outside_of_round(inner, &hull);
            }
            edges_of_hull(&hull)
        }
        Geometry::Pieces(pieces) if pieces.boundary.is_chain() => Vec::new(),
        Geometry::Pieces(pieces) => edges_of_pieces(&PlacedPieces::new(pieces, at)?),
    };
    if edges.is_empty() {
        // no area holds an outline
        return Ok(Relation::Overlapping);
    }
    let polygon = CurvedOutline::of_boundary(edges);
    let outside = PlacedOutline::new(&polygon, &Transform::IDENTITY)?.complement();
    relation::with_placed(&outside, inner)
}

/// The relation of an outline and of what is outside of a circle or an ellipse.
fn with_outside_of_round(
    (inner, at): (&Shape, &Transform),
    outer: &PlacedHull,
) -> Result<Relation, PlaceError> {
    let ellipse = outer.view().inflation();
    match (&inner.geometry, &outer.points[..]) {
        (Geometry::Outline(outline, _), &[center]) if !ellipse.is_flat() => {
            let outline = PlacedOutline::new(outline, at)?;
            Ok(relation::with_outside_of_ellipse(
                &outline, center, &ellipse,
            ))
        }
        _ => Err(PlaceError::CurvedOutline),
    }
}

/// The edges of a polygon, with the inside on the left; none without an area.
fn edges_of_hull(hull: &PlacedHull) -> Vec<Edge> {
    match hull.points.len() {
        0..=2 => Vec::new(),
        _ => edges(&hull.points, |_, _| true).collect(),
    }
}

/// The edges of the pieces of a polygon, without cuts, with the inside on the left.
fn edges_of_pieces(pieces: &PlacedPieces<'_>) -> Vec<Edge> {
    let mut all = Vec::new();
    let _ = pieces.near(&pieces.bounds(), &mut |piece, part| {
        let is_edge = |from: usize, to: usize| {
            !piece.is_diagonal(part.vertex_number(from), part.vertex_number(to))
        };
        all.extend(edges(&part.points, is_edge));
        ControlFlow::<()>::Continue(())
    });
    all
}

fn edges(points: &[DVec2], is_edge: impl Fn(usize, usize) -> bool) -> impl Iterator<Item = Edge> {
    let n = points.len();
    (0..n)
        .map(move |i| (i, (i + 1) % n))
        .filter(move |&(i, next)| is_edge(i, next))
        .map(|(i, next)| Edge::segment(points[i], points[next]))
}
