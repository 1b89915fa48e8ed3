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
use crate::shape::{Piece, PlacedHull, PlacedPieces};
use core::ops::ControlFlow;

/// The relation of pieces and a hull.
pub(crate) fn pieces_hull(pieces: &PlacedPieces<'_>, hull: &PlacedHull) -> Relation {
    let flat = hull.points.len() < 3 && hull.radius == 0.0;
    strongest(|strengthen| {
        pieces.near(&hull.bounds(), |piece, part| {
            let relation = hulls(part, hull);
            let inside = flat && relation == Relation::Touching && on_cut(piece, part, hull);
            strengthen(if inside {
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
        few.near(&many.bounds(), |_, part| {
            strengthen(pieces_hull(many, part))
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

/// Whether a hull without interior meets the inside of a cut that bounds this part of a piece.
pub(super) fn on_cut(piece: &Piece, part: &PlacedHull, flat: &PlacedHull) -> bool {
    let n = part.points.len();
    (0..n).any(|i| {
        let next = (i + 1) % n;
        piece.edge_source(part.vertex_number(i), part.vertex_number(next)) == EdgeSource::Diagonal
            && segments::inside_meets(part.points[i], part.points[next], &flat.points)
    })
}
