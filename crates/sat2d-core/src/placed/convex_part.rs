//! A convex part of a shape: a hull of its own, a piece of a concave polygon that knows which of
//! its edges belong to the boundary and which are cuts between pieces, or a segment of a chain.

use crate::placed::enlargement::Enlargement;
use crate::placed::placed_hull::PlacedHull;
use crate::placed::placed_pieces::PlacedPieces;
use crate::placed::placed_shape::PlacedGeometry;
use crate::shape::Piece;
use core::cmp::Ordering;
use core::ops::ControlFlow;
use glam::DVec2;
use sat2d_base::exact::orient2d;
use sat2d_base::num::{lengthened, power_of_two, unit};
use sat2d_base::types::manifold::{Feature, Side};
use sat2d_decompose::EdgeSource;

/// Directions with a smaller difference are the same.
pub(crate) const PARALLEL: f64 = power_of_two(-40);

/// Points that are nearer to each other than this part of their coordinates' magnitude are equal up
/// to rounding.
const PLACED_ERROR: f64 = 64.0 * f64::EPSILON;

/// A placed convex part, and the shape that it is a part of.
#[derive(Clone, Copy)]
pub struct ConvexPart<'a> {
    pub hull: &'a PlacedHull,
    /// The pieces of the shape and which of them this is; `None` for a hull of its own.
    pub(crate) piece: Option<(&'a PlacedPieces<'a>, Piece<'a>)>,
    /// From the coordinates of the pieces to those of the hull.
    pub(crate) enlargement: Enlargement,
}

impl<'a> ConvexPart<'a> {
    /// A whole convex shape.
    pub(crate) fn whole(hull: &'a PlacedHull) -> ConvexPart<'a> {
        ConvexPart {
            hull,
            piece: None,
            enlargement: Enlargement::NONE,
        }
    }

    /// One piece of several.
    pub(crate) fn piece(
        pieces: &'a PlacedPieces<'a>,
        piece: &Piece<'a>,
        hull: &'a PlacedHull,
    ) -> ConvexPart<'a> {
        ConvexPart {
            hull,
            piece: Some((pieces, *piece)),
            enlargement: Enlargement::NONE,
        }
    }

    /// The same part with its enlarged hull.
    pub(crate) fn enlarged<'b>(
        &self,
        hull: &'b PlacedHull,
        enlargement: Enlargement,
    ) -> ConvexPart<'b>
    where
        'a: 'b,
    {
        ConvexPart {
            hull,
            piece: self.piece,
            enlargement,
        }
    }

    /// Whether the part is a segment of a chain.
    pub(crate) fn is_segment(&self) -> bool {
        self.piece
            .is_some_and(|(pieces, _)| pieces.pieces().boundary.is_chain())
    }

    /// The unit normal of the front of a segment of a chain: to the right of its direction before
    /// it was mirrored. `None` if rounding has made it a point.
    pub(crate) fn front(&self) -> Option<DVec2> {
        let (pieces, _) = self.piece?;
        let [start, end] = *self.hull.points else {
            return None;
        };
        let left = unit(end - start).perp();
        Some(if pieces.transform().is_mirrored() {
            left
        } else {
            DVec2::ZERO - left
        })
    }

    /// The corners before and after point `i` on the boundary of the shape.
    pub(crate) fn neighbors(&self, i: usize) -> [DVec2; 2] {
        match self.piece {
            Some((pieces, piece)) => {
                let number = piece.vertices()[self.hull.vertex_number(i)];
                pieces
                    .neighbors(number)
                    .map(|p| self.enlargement.far_point(p))
            }
            None => {
                let n = self.hull.points.len();
                [n - 1, 1].map(|step| self.hull.points[(i + step) % n])
            }
        }
    }

    /// Where the edge from point `i` to the next comes from; `None` for a hull of its own.
    fn source(&self, i: usize) -> Option<EdgeSource> {
        let (_, piece) = self.piece?;
        let next = (i + 1) % self.hull.points.len();
        Some(piece.edge_source(self.hull.vertex_number(i), self.hull.vertex_number(next)))
    }

    /// Whether the edge from point `i` to the next is an edge of the shape and not a cut. A cut
    /// that replaces a straight stretch of edges, bent by rounding, counts as an edge.
    pub(crate) fn is_edge(&self, i: usize) -> bool {
        self.source(i) != Some(EdgeSource::Diagonal) || self.is_straightened(i)
    }

    /// Whether the edge from point `i` to the next replaces edges that deviate from it by no more
    /// than rounding.
    fn is_straightened(&self, i: usize) -> bool {
        let Some((pieces, piece)) = self.piece else {
            return false;
        };
        let n = piece.vertices().len();
        if self.hull.points.len() == n {
            return false;
        }
        let next = (i + 1) % self.hull.points.len();
        let (start, end) = (self.hull.points[i], self.hull.points[next]);
        let (from, to) = (self.hull.vertex_number(i), self.hull.vertex_number(next));
        let replaces = |mut at: usize, to: usize| {
            while at != to {
                if piece.edge(at) == EdgeSource::Diagonal {
                    return false;
                }
                at = (at + 1) % n;
                let vertex = self.enlargement.point(pieces.vertex(piece.vertices()[at]));
                if distance_to_segment(vertex, start, end) > rounding(vertex, start, end) {
                    return false;
                }
            }
            true
        };
        replaces(from, to) || replaces(to, from)
    }

    /// Whether the edge numbered `k` in the part is an edge of the shape.
    pub(crate) fn is_on_boundary(&self, k: u32) -> bool {
        self.piece.is_none_or(|(_, piece)| {
            matches!(piece.edges().nth(k as usize), Some(EdgeSource::Input(_)))
        })
    }

    /// Whether the vertex at point `i` is extreme against a direction in the shape near it, and not
    /// just in the part: where cuts meet, a corner of a piece need not be a corner of the shape.
    pub(crate) fn is_extreme(&self, i: usize, inward: DVec2) -> bool {
        if self.piece.is_none() {
            return true;
        }
        let vertex = self.hull.points[i];
        let [before, after] = self.neighbors(i);
        let inward = unit(inward);
        let is_inward = |p: DVec2| {
            let to = p - vertex;
            inward.dot(to) >= -PARALLEL * to.length() - rounding(vertex, p, p)
        };
        // straight but for rounding is not reflex
        let is_reflex = orient2d(before, vertex, after) == Ordering::Less
            && distance_to_segment(vertex, before, after) > rounding(vertex, before, after);
        !is_reflex && is_inward(before) && is_inward(after)
    }

    /// Whether the edges of the boundary at point `i` reach in front of an edge of the other part.
    pub(crate) fn faces(&self, i: usize, start: DVec2, end: DVec2) -> bool {
        let along = lengthened(end - start);
        let [before, after] = self.neighbors(i);
        let places = [self.hull.points[i], before, after].map(|p| (p - start).dot(along));
        let slack = PARALLEL * (end - start).dot(along);
        let least = places.into_iter().fold(f64::INFINITY, f64::min);
        let most = places.into_iter().fold(f64::NEG_INFINITY, f64::max);
        least <= (end - start).dot(along) + slack && most >= -slack
    }

    /// A feature of the part by the user's number. A point on a cut is named by an edge of the
    /// boundary that passes through it up to rounding, otherwise by the nearest vertex.
    pub(crate) fn name(&self, feature: Feature, at: DVec2) -> Feature {
        let Some((pieces, piece)) = self.piece else {
            return feature;
        };
        let vertex = |i: usize| piece.vertices()[i % piece.vertices().len()];
        match feature {
            Feature::Vertex(i) => Feature::Vertex(vertex(i as usize)),
            Feature::Arc(i) => Feature::Arc(vertex(i as usize)),
            Feature::Edge(i) => match piece.edges().nth(i as usize) {
                Some(EdgeSource::Input(edge)) => Feature::Edge(edge),
                _ => on_boundary(pieces, &piece, at).unwrap_or_else(|| {
                    Feature::Vertex(nearest_vertex(pieces, piece.vertices(), at))
                }),
            },
        }
    }

    /// The two edges of the shape at a vertex with this user's number, each with its ends in the
    /// order of a boundary that has the inside on its left; `None` for a hull of its own.
    pub(crate) fn edges_at(&self, vertex: u32) -> Option<[[DVec2; 2]; 2]> {
        let (pieces, _) = self.piece?;
        let [before, after] = pieces.neighbors(vertex);
        let at = pieces.vertex(vertex);
        Some([[before, at], [at, after]])
    }
}

/// The edge of a piece, also an edge of the boundary, that passes through a point up to rounding.
fn on_boundary(pieces: &PlacedPieces<'_>, piece: &Piece<'_>, at: DVec2) -> Option<Feature> {
    let n = piece.vertices().len();
    let edges = piece.edges().enumerate().filter_map(|(i, edge)| {
        let EdgeSource::Input(number) = edge else {
            return None;
        };
        let [start, end] = [i, (i + 1) % n].map(|corner| pieces.vertex(piece.vertices()[corner]));
        let off = distance_to_segment(at, start, end);
        (off <= rounding(at, start, end)).then_some((off, number))
    });
    edges
        .min_by(|one, other| one.0.total_cmp(&other.0))
        .map(|(_, number)| Feature::Edge(number))
}

/// The distance of a point from a segment, along the axis where it is larger.
fn distance_to_segment(point: DVec2, start: DVec2, end: DVec2) -> f64 {
    let along = unit(end - start);
    let place = (point - start)
        .dot(along)
        .clamp(0.0, (end - start).dot(along).max(0.0));
    let off = point - (start + along * place);
    off.abs().max_element()
}

/// How far rounding may have moved a point away from a segment.
fn rounding(point: DVec2, start: DVec2, end: DVec2) -> f64 {
    let reach = point.abs().max(start.abs()).max(end.abs());
    PLACED_ERROR * reach.max_element()
}

/// Of some vertices of the boundary the one nearest to a point.
fn nearest_vertex(pieces: &PlacedPieces<'_>, vertices: &[u32], to: DVec2) -> u32 {
    let away = |v: &u32| lengthened(pieces.vertex(*v) - to).length();
    let nearer = |v: &&u32, w: &&u32| away(v).total_cmp(&away(w));
    vertices.iter().min_by(nearer).copied().unwrap_or(0)
}

/// Calls `visit` with all pairs of parts whose boxes may meet.
pub(crate) fn each_near_pair(
    a: &PlacedGeometry<'_>,
    b: &PlacedGeometry<'_>,
    visit: &mut dyn FnMut(ConvexPart<'_>, ConvexPart<'_>),
) {
    match (a, b) {
        (PlacedGeometry::Hull(p), PlacedGeometry::Hull(q)) => {
            visit(ConvexPart::whole(p), ConvexPart::whole(q))
        }
        (PlacedGeometry::Pieces(pieces), PlacedGeometry::Hull(q)) => {
            each_near(pieces, q, &mut |p| visit(p, ConvexPart::whole(q)));
        }
        (PlacedGeometry::Hull(p), PlacedGeometry::Pieces(pieces)) => {
            each_near(pieces, p, &mut |q| visit(ConvexPart::whole(p), q));
        }
        (PlacedGeometry::Pieces(p), PlacedGeometry::Pieces(q)) => {
            // each piece of the smaller set queries the other's tree
            if p.pieces().len() <= q.pieces().len() {
                each_near_two(p, q, visit);
            } else {
                each_near_two(q, p, &mut |b, a| visit(a, b));
            }
        }
    }
}

/// Calls `visit` with the pieces whose boxes may meet a hull's.
fn each_near(pieces: &PlacedPieces<'_>, hull: &PlacedHull, visit: &mut dyn FnMut(ConvexPart<'_>)) {
    let _ = pieces.near::<()>(&hull.bounds(), &mut |piece, part| {
        visit(ConvexPart::piece(pieces, piece, part));
        ControlFlow::Continue(())
    });
}

/// Calls `visit` with the pairs of pieces whose boxes may meet.
fn each_near_two(
    few: &PlacedPieces<'_>,
    many: &PlacedPieces<'_>,
    visit: &mut dyn FnMut(ConvexPart<'_>, ConvexPart<'_>),
) {
    let _ = few.near::<()>(&many.bounds(), &mut |piece, part| {
        let p = ConvexPart::piece(few, piece, part);
        each_near(many, part, &mut |q| visit(p, q));
        ControlFlow::Continue(())
    });
}

/// Calls `visit` with pairs of parts, roughly the nearest first, as long as their boxes are no
/// farther apart than a limit: `limit` at first, then the last result of `visit`.
pub fn each_pair_within(
    a: &PlacedGeometry<'_>,
    b: &PlacedGeometry<'_>,
    limit: f64,
    visit: &mut dyn FnMut(ConvexPart<'_>, ConvexPart<'_>) -> f64,
) {
    match (a, b) {
        (PlacedGeometry::Hull(p), PlacedGeometry::Hull(q)) => {
            visit(ConvexPart::whole(p), ConvexPart::whole(q));
        }
        (PlacedGeometry::Pieces(pieces), PlacedGeometry::Hull(q)) => {
            pieces.nearest(&q.bounds(), limit, &mut |piece, p| {
                visit(ConvexPart::piece(pieces, piece, p), ConvexPart::whole(q))
            });
        }
        (PlacedGeometry::Hull(p), PlacedGeometry::Pieces(pieces)) => {
            pieces.nearest(&p.bounds(), limit, &mut |piece, q| {
                visit(ConvexPart::whole(p), ConvexPart::piece(pieces, piece, q))
            });
        }
        (PlacedGeometry::Pieces(few), PlacedGeometry::Pieces(many)) => {
            let mut now = limit;
            few.nearest(&many.bounds(), limit, &mut |piece, p| {
                let p_part = ConvexPart::piece(few, piece, p);
                many.nearest(&p.bounds(), now, &mut |piece, q| {
                    now = visit(p_part, ConvexPart::piece(many, piece, q));
                    now
                });
                now
            });
        }
    }
}

/// The part on a side.
pub(crate) fn on_side<'p, 'a>(
    side: Side,
    a: &'p ConvexPart<'a>,
    b: &'p ConvexPart<'a>,
) -> &'p ConvexPart<'a> {
    match side {
        Side::A => a,
        Side::B => b,
    }
}
