//! Shapes of several pieces: the verdict is the strongest that any two pieces give, except where one of the shapes has no
//! interior.
//!
//! Interiors of two shapes with area that meet share an open set, and no open set lies on the cuts between pieces, so
//! interiors of pieces meet as well. A point or a segment, however, may lie on a cut, touching pieces on both sides and
//! yet be inside: it is inside where it meets a cut anywhere but at the cut's ends, which are vertices of the polygon.

use super::segments;
use super::verdict::hulls;
use crate::Relation;
use crate::decompose::EdgeSource;
use crate::shape::{Piece, PlacedPieces, View};
use core::ops::ControlFlow;

/// The relation of pieces and a hull.
pub(crate) fn pieces_hull<'a>(pieces: &PlacedPieces<'_>, hull: impl Into<View<'a>>) -> Relation {
    pieces_part(pieces, None, hull.into())
}

/// The relation of pieces and a hull, which may be a piece of another shape.
fn pieces_part(pieces: &PlacedPieces<'_>, of: Option<&Piece>, hull: View<'_>) -> Relation {
    strongest(|strengthen| {
        pieces.near_views(&hull.bounds(), |piece, part| {
            let relation = hulls(part, hull);
            let is_inside =
                || on_cut(piece, part, hull) || of.is_some_and(|other| on_cut(other, hull, part));
            strengthen(if relation == Relation::Touching && is_inside() {
                Relation::Overlapping
            } else {
                relation
            })
        })
    })
}

/// The relation of pieces and pieces.
pub(crate) fn pieces_pieces(a: &PlacedPieces<'_>, b: &PlacedPieces<'_>) -> Relation {
    // the fewer pieces each ask the other's tree
    let (few, many) = if a.pieces.pieces.len() <= b.pieces.pieces.len() {
        (a, b)
    } else {
        (b, a)
    };
    strongest(|strengthen| {
        few.near_views(&many.bounds(), |piece, part| {
            strengthen(pieces_part(many, Some(piece), part))
        })
    })
}

/// The strongest of the relations that `each` hands in; it is told to stop when there is none stronger.
fn strongest(
    each: impl FnOnce(&mut dyn FnMut(Relation) -> ControlFlow<()>) -> ControlFlow<()>,
) -> Relation {
    let mut strongest = Relation::Disjoint;
    let _ = each(&mut |relation| {
        strongest = strongest.max(relation);
        if strongest == Relation::Overlapping {
            ControlFlow::Break(())
        } else {
            ControlFlow::Continue(())
        }
    });
    strongest
}

/// Whether a hull is one without interior, and meets the inside of a cut that bounds this part of a piece. A part that rounding has
/// flattened has no inside that a cut could run through.
pub(super) fn on_cut(piece: &Piece, part: View<'_>, hull: View<'_>) -> bool {
    if hull.points.len() > 2 || hull.radius > 0.0 || part.points.len() < 3 {
        return false;
    }
    let n = part.points.len();
    (0..n).any(|i| {
        let next = (i + 1) % n;
        piece.edge_source(part.vertex_number(i), part.vertex_number(next)) == EdgeSource::Diagonal
            && segments::inside_meets(part.points[i], part.points[next], hull.points)
    })
}
