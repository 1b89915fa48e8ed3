//! The signed distance from a shape of several pieces: the nearest edge of its boundary, found by
//! branch and bound on the tree of its pieces.

use crate::narrow::distance;
use crate::narrow::relation;
use crate::narrow::signed_distance::nearest_edge::{Names, NearestEdge};
use crate::narrow::signed_distance::ring::Ring;
use crate::placed::{PlacedGeometry, PlacedHull, PlacedPieces};
use crate::shape::ring::next;
use crate::shape::{Piece, bends_clearly};
use glam::DVec2;
use sat2d_base::types::{Relation, SignedDistance};
use sat2d_decompose::EdgeSource;

/// The signed distance of a point from pieces, which are also given as a geometry.
pub(crate) fn pieces(
    point: DVec2,
    pieces: &PlacedPieces<'_>,
    geometry: &PlacedGeometry<'_>,
) -> SignedDistance {
    let dot = PlacedHull::of_point(point);
    let bounds = dot.bounds();
    let relation = relation::compound::pieces_hull(pieces, &dot, None);
    if relation == Relation::Disjoint {
        let dot = PlacedGeometry::Hull(dot);
        let near = distance::compound::pieces(&dot, geometry, |_, _| true);
        return SignedDistance::outside(&near);
    }
    let mut nearest = NearestEdge::new(point, pieces.box_reach());
    pieces.nearest_unplaced(&bounds, &mut |piece| {
        offer(&mut nearest, pieces, piece);
        nearest.limit()
    });
    if relation == Relation::Touching {
        nearest.touching()
    } else {
        nearest.inside(0.0)
    }
}

/// Offers the edges of a piece that are edges of the boundary.
fn offer(nearest: &mut NearestEdge, pieces: &PlacedPieces<'_>, piece: &Piece<'_>) {
    let (transform, reach) = (pieces.transform(), pieces.fit().reach);
    let (vertices, n) = (piece.vertices(), piece.ring.points.len());
    let name = |i: usize| match piece.edge(i) {
        EdgeSource::Input(edge) => Some(Names {
            edge,
            ends: [vertices[i], vertices[next(i, n)]],
        }),
        EdgeSource::Diagonal => None,
    };
    // pieces are counter-clockwise, and the front of a chain is on the right
    let ring = Ring::new(piece.ring.points, transform, transform.is_mirrored());
    let is_convex = n > 2 && bends_clearly(piece.ring.bend, transform, reach);
    ring.offer_to(nearest, is_convex.then_some(reach), &name);
}
