//! Shapes of several pieces: the relation is the strongest one of any two pieces, except where one
//! of the shapes has no interior.
//!
//! Interiors of two shapes with area that meet share an open set. No open set lies on the cuts
//! between pieces, so interiors of pieces meet as well. A point or a segment, however, may lie on a
//! cut: it touches pieces on both sides and is yet inside. It is inside where it meets a cut
//! anywhere but at the cut's ends, which are vertices of the polygon.

use crate::minkowski::segments;
use crate::narrow::relation::exact::hulls;
use crate::narrow::relation::filter;
use crate::narrow::relation::piece_filter::PieceFilter;
use crate::narrow::relation::pixels;
use crate::narrow::relation::small_polygon;
use crate::placed::placement::Placement;
use crate::placed::{CornerBuffer, Fit, HullView, PlacedGeometry, PlacedHull, PlacedPieces};
use crate::shape::ring::{SCANNED, next};
use crate::shape::{Hull, Piece, Pieces, PlaceError};
use crate::transform::Transform;
use core::ops::ControlFlow;
use glam::DVec2;
use sat2d_base::aabb::Aabb;
use sat2d_base::exact::ellipse::{Ellipse, meets_on_line};
use sat2d_base::types::Relation;
use sat2d_decompose::EdgeSource;

/// With no more pieces than these, most that the tree lets through are near.
const FEW: usize = 8;

/// The relation of a concave polygon and a hull. Not inlined because it needs stack space for the
/// points of the hull.
#[inline(never)]
pub(crate) fn pieces_and_hull(
    pieces: &Pieces,
    transform: &Transform,
    placement: Placement<'_>,
) -> Result<Relation, PlaceError> {
    let Placement { hull, transform: t } = placement;
    let pieces = PlacedPieces::new(pieces, transform)?;
    if placement.is_elliptic() {
        let hull = PlacedHull::new(hull, t)?;
        return Ok(pieces_hull(&pieces, &hull, None));
    }
    let fit = Fit::new(hull, t)?;
    let mut corners = CornerBuffer::EMPTY;
    Ok(match corners.place(hull, t, fit) {
        Some(hull) => pieces_hull(&pieces, hull, Some(placement)),
        None => {
            let hull = PlacedHull::fitted(hull, t, fit);
            pieces_hull(&pieces, &hull, Some(placement))
        }
    })
}

/// The relation of placed pieces and a hull with ellipses.
#[cold]
#[inline(never)]
fn pieces_and_elliptic(pieces: &PlacedPieces<'_>, hull: HullView<'_>) -> Relation {
    let (bounds, ellipse) = (hull.bounds(), hull.inflation());
    let mut room = CornerBuffer::EMPTY;
    strongest(|strengthen| {
        pieces.each_near(&bounds, |number| {
            let piece = &pieces.pieces().piece(number);
            pieces.place_in(&mut room, piece, |part| {
                let relation = hulls(part, hull);
                let is_inside = || flat_on_cut(piece, part, hull.points, &ellipse);
                strengthen(if relation == Relation::Touching && is_inside() {
                    Relation::Overlapping
                } else {
                    relation
                })
            })
        })
    })
}

/// The relation of two concave polygons.
pub(crate) fn pieces_and_pieces(
    a: &Pieces,
    ta: &Transform,
    b: &Pieces,
    tb: &Transform,
) -> Result<Relation, PlaceError> {
    let (a, b) = (PlacedPieces::new(a, ta)?, PlacedPieces::new(b, tb)?);
    Ok(pieces_pieces(&a, &b))
}

/// The relation of two placed bodies.
pub(crate) fn bodies(a: &PlacedGeometry<'_>, b: &PlacedGeometry<'_>) -> Relation {
    match (a, b) {
        (PlacedGeometry::Hull(a), PlacedGeometry::Hull(b)) => hulls(a, b),
        (PlacedGeometry::Pieces(a), PlacedGeometry::Hull(b))
        | (PlacedGeometry::Hull(b), PlacedGeometry::Pieces(a)) => pieces_hull(a, b, None),
        (PlacedGeometry::Pieces(a), PlacedGeometry::Pieces(b)) => pieces_pieces(a, b),
    }
}

/// The relation of pieces and a hull; `own` is that hull before placing, if it is known.
pub(crate) fn pieces_hull<'a>(
    pieces: &PlacedPieces<'_>,
    hull: impl Into<HullView<'a>>,
    own: Option<Placement<'_>>,
) -> Relation {
    pieces_part(pieces, None, hull.into(), own)
}

/// The relation of pieces and a hull, which may be a piece of another shape.
fn pieces_part(
    pieces: &PlacedPieces<'_>,
    of: Option<&Piece<'_>>,
    hull: HullView<'_>,
    own: Option<Placement<'_>>,
) -> Relation {
    if hull.ellipse.is_some() {
        return pieces_and_elliptic(pieces, hull);
    }
    let bounds = hull.bounds();
    let filter = piece_filter(pieces, &bounds);
    let mut room = CornerBuffer::EMPTY;
    strongest(|strengthen| {
        pieces.each_near(&bounds, |number| {
            let piece = &pieces.pieces().piece(number);
            if is_excluded(&filter, piece) {
                return ControlFlow::Continue(());
            }
            if let (Some(large), Some(own)) = (piece.large, own)
                && let Some(relation) = by_filter(pieces, large, own)
            {
                return strengthen(relation);
            }
            pieces.place_in(&mut room, piece, |part| {
                let relation =
                    small_polygon::of_placed(part, hull).unwrap_or_else(|| hulls(part, hull));
                let is_inside = || {
                    on_cut(piece, part, hull) || of.is_some_and(|other| on_cut(other, hull, part))
                };
                strengthen(if relation == Relation::Touching && is_inside() {
                    Relation::Overlapping
                } else {
                    relation
                })
            })
        })
    })
}

/// The filter for pieces that are clearly disjoint from the bounds, if there are many pieces.
fn piece_filter(pieces: &PlacedPieces<'_>, bounds: &Aabb) -> Option<PieceFilter> {
    let are_many = pieces.pieces().len() > FEW;
    are_many.then(|| PieceFilter::new(bounds, pieces.transform(), pieces.fit().reach))
}

/// Whether the filter excludes a piece. Large pieces are not tested: they have too many edges.
#[inline(always)]
fn is_excluded(filter: &Option<PieceFilter>, piece: &Piece<'_>) -> bool {
    let Some(filter) = filter else {
        return false;
    };
    let corners = piece.ring.points;
    corners.len() <= SCANNED && filter.excludes(corners)
}

/// The relation of a large piece and a hull, if the stage for two hulls proves it without placing
/// either. It does not apply to a piece that rounding may have made concave.
#[inline(never)]
fn by_filter(pieces: &PlacedPieces<'_>, hull: &Hull, own: Placement<'_>) -> Option<Relation> {
    let t = pieces.transform();
    if !hull.bends_clearly(t, pieces.fit().reach) {
        return None;
    }
    filter::relation(Placement::new(hull, t), own).decided()
}

/// The relation of pieces and pieces.
pub(crate) fn pieces_pieces(a: &PlacedPieces<'_>, b: &PlacedPieces<'_>) -> Relation {
    pixels::relation(a, b).unwrap_or_else(|| by_pieces(a, b))
}

/// [`pieces_pieces`] after the stage for masks at whole pixels.
fn by_pieces(a: &PlacedPieces<'_>, b: &PlacedPieces<'_>) -> Relation {
    // each of the fewer pieces queries the tree of the other polygon
    let (few, many) = if a.pieces().len() <= b.pieces().len() {
        (a, b)
    } else {
        (b, a)
    };
    let bounds = many.bounds();
    let filter = piece_filter(few, &bounds);
    let mut room = CornerBuffer::EMPTY;
    strongest(|strengthen| {
        few.each_near(&bounds, |number| {
            let piece = &few.pieces().piece(number);
            if is_excluded(&filter, piece) {
                return ControlFlow::Continue(());
            }
            few.place_in(&mut room, piece, |part| {
                strengthen(pieces_part(many, Some(piece), part, None))
            })
        })
    })
}

/// The strongest of the relations that `each` passes to its argument, which breaks once no stronger
/// one is possible.
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

/// Whether a hull has no interior and meets the inside of a cut that bounds this part of a piece. A
/// part that rounding has flattened has no inside that a cut could run through.
pub(crate) fn on_cut(piece: &Piece<'_>, part: HullView<'_>, hull: HullView<'_>) -> bool {
    if hull.points.len() > 2 || hull.radius > 0.0 || part.points.len() < 3 {
        return false;
    }
    let n = part.points.len();
    (0..n).any(|i| {
        let next = next(i, n);
        piece.edge_source(part.vertex_number(i), part.vertex_number(next)) == EdgeSource::Diagonal
            && segments::inside_meets(part.points[i], part.points[next], hull.points)
    })
}

/// Whether a hull that a map has flattened to a segment or a point meets the inside of a cut that
/// bounds this part of a piece.
fn flat_on_cut(piece: &Piece<'_>, part: HullView<'_>, core: &[DVec2], ellipse: &Ellipse) -> bool {
    let n = part.points.len();
    let cuts = (0..n).filter(|&i| {
        let ends = [i, next(i, n)].map(|corner| part.vertex_number(corner));
        piece.edge_source(ends[0], ends[1]) == EdgeSource::Diagonal
    });
    n > 2
        && cuts.into_iter().any(|i| {
            let (start, end) = (part.points[i], part.points[next(i, n)]);
            meets_on_line(core, ellipse, start, end)
        })
}
