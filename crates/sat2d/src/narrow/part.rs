//! A convex part of a shape: a hull of its own, or a piece of a concave polygon, which knows what of it is the outline and what a cut.

use crate::decompose::EdgeSource;
use crate::exact::orient2d;
use crate::minkowski::edge_support::{lengthened, unit};
use crate::num::power_of_two;
use crate::shape::{Piece, PlacedBody, PlacedHull, PlacedPieces};
use crate::types::manifold::{Feature, Side};
use core::cmp::Ordering;
use core::ops::ControlFlow;
use glam::DVec2;

/// Directions that differ by less are the same.
pub(crate) const PARALLEL: f64 = power_of_two(-40);

/// Points that are nearer than this times the magnitude of their coordinates are one but for rounding.
const ROUNDING: f64 = 64.0 * f64::EPSILON;

/// A placed part and what it is a part of.
#[derive(Clone, Copy)]
pub(crate) struct Part<'a> {
    pub(crate) hull: &'a PlacedHull,
    of: Option<(&'a PlacedPieces<'a>, &'a Piece)>,
    /// The unit of the hull's coordinates in those of the pieces: 1, or a power of two.
    power: f64,
}

impl<'a> Part<'a> {
    /// A whole convex shape.
    pub(crate) fn whole(hull: &'a PlacedHull) -> Part<'a> {
        Part {
            hull,
            of: None,
            power: 1.0,
        }
    }

    /// One piece of several.
    pub(crate) fn piece(
        pieces: &'a PlacedPieces<'a>,
        piece: &'a Piece,
        hull: &'a PlacedHull,
    ) -> Part<'a> {
        Part {
            hull,
            of: Some((pieces, piece)),
            power: 1.0,
        }
    }

    /// The same part with every length multiplied by a power of two, as its hull was.
    pub(crate) fn scaled<'b>(&self, hull: &'b PlacedHull, power: f64) -> Part<'b>
    where
        'a: 'b,
    {
        Part {
            hull,
            of: self.of,
            power,
        }
    }

    /// The corners before and after point `i` on the outline of the shape.
    pub(crate) fn neighbors(&self, i: usize) -> [DVec2; 2] {
        match self.of {
            Some((pieces, piece)) => {
                let number = piece.vertices[self.hull.vertex_number(i)];
                pieces.neighbors(number).map(|p| p * self.power)
            }
            None => {
                let n = self.hull.points.len();
                [n - 1, 1].map(|step| self.hull.points[(i + step) % n])
            }
        }
    }

    /// Where the side from point `i` to the next comes from; none for a hull of its own.
    fn source(&self, i: usize) -> Option<EdgeSource> {
        let (_, piece) = self.of?;
        let next = (i + 1) % self.hull.points.len();
        Some(piece.edge_source(self.hull.vertex_number(i), self.hull.vertex_number(next)))
    }

    /// Whether the side from point `i` to the next is an edge of the shape, not a cut. A cut that was made because rounding bent a straight
    /// stretch of edges counts as one of them.
    pub(crate) fn is_edge(&self, i: usize) -> bool {
        self.source(i) != Some(EdgeSource::Diagonal) || self.is_straightened(i)
    }

    /// Whether a side replaces edges that leave it by no more than rounding.
    fn is_straightened(&self, i: usize) -> bool {
        let Some((pieces, piece)) = self.of else {
            return false;
        };
        let n = piece.vertices.len();
        if self.hull.points.len() == n {
            return false;
        }
        let next = (i + 1) % self.hull.points.len();
        let (start, end) = (self.hull.points[i], self.hull.points[next]);
        let (from, to) = (self.hull.vertex_number(i), self.hull.vertex_number(next));
        let replaces = |mut at: usize, to: usize| {
            while at != to {
                if piece.edges[at] == EdgeSource::Diagonal {
                    return false;
                }
                at = (at + 1) % n;
                let vertex = pieces.vertex(piece.vertices[at]) * self.power;
                if away(vertex, start, end) > rounding(vertex, start, end) {
                    return false;
                }
            }
            true
        };
        replaces(from, to) || replaces(to, from)
    }

    /// Whether what is named edge `k` of the part is an edge of the shape.
    pub(crate) fn is_outline(&self, k: u32) -> bool {
        self.of.is_none_or(|(_, piece)| {
            matches!(piece.edges.get(k as usize), Some(EdgeSource::Input(_)))
        })
    }

    /// Whether a part without interior lies on one of this part's cuts, between the ends of it.
    pub(crate) fn has_on_cut(&self, other: &PlacedHull) -> bool {
        self.of.is_some_and(|(_, piece)| {
            crate::narrow::relation::compound::on_cut(piece, self.hull.view(), other.view())
        })
    }

    /// Whether the shape, near its vertex at point `i`, reaches nowhere farther than that against a direction: a corner of a
    /// piece sticks out where cuts meet, but not the shape.
    pub(crate) fn is_extreme(&self, i: usize, inward: DVec2) -> bool {
        if self.of.is_none() {
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
            && away(vertex, before, after) > rounding(vertex, before, after);
        !is_reflex && is_inward(before) && is_inward(after)
    }

    /// Whether a point lies in the part, up to an error, or in another of its shape.
    pub(crate) fn shape_contains(&self, point: DVec2, error: f64) -> bool {
        let points = &self.hull.points;
        let n = points.len();
        let is_behind = |i: usize| {
            let (p, q) = (points[i], points[(i + 1) % n]);
            p == q || unit(q - p).perp_dot(point - p) >= -error - self.hull.radius
        };
        (0..n).all(is_behind)
            || self.of.is_some_and(|(pieces, _)| {
                let point = PlacedHull::of_point(point / self.power);
                crate::narrow::relation::compound::pieces_hull(pieces, &point, None).hits()
            })
    }

    /// Whether the edges of the outline at point `i` reach to before an edge of the other part.
    pub(crate) fn faces(&self, i: usize, start: DVec2, end: DVec2) -> bool {
        let along = lengthened(end - start);
        let [before, after] = self.neighbors(i);
        let places = [self.hull.points[i], before, after].map(|p| (p - start).dot(along));
        let slack = PARALLEL * (end - start).dot(along);
        let least = places.into_iter().fold(f64::INFINITY, f64::min);
        let most = places.into_iter().fold(f64::NEG_INFINITY, f64::max);
        least <= (end - start).dot(along) + slack && most >= -slack
    }

    /// A feature of the part as the user names it. For a point on a cut it is an edge or vertex of the outline that is there but for
    /// rounding, or the nearest vertex.
    pub(crate) fn name(&self, feature: Feature, at: DVec2) -> Feature {
        let Some((pieces, piece)) = self.of else {
            return feature;
        };
        let vertex = |i: usize| piece.vertices[i % piece.vertices.len()];
        match feature {
            Feature::Vertex(i) => Feature::Vertex(vertex(i as usize)),
            Feature::Arc(i) => Feature::Arc(vertex(i as usize)),
            Feature::Edge(i) => match piece.edges.get(i as usize) {
                Some(&EdgeSource::Input(edge)) => Feature::Edge(edge),
                _ => on_outline(pieces, piece, at)
                    .unwrap_or_else(|| Feature::Vertex(nearest(pieces, &piece.vertices, at))),
            },
        }
    }

    /// The two edges of the shape at a vertex, by the user's number, each with its ends in the order of an outline that has the
    /// inside on its left; none for a hull of its own.
    pub(crate) fn edges_at(&self, vertex: u32) -> Option<[[DVec2; 2]; 2]> {
        let (pieces, _) = self.of?;
        let [before, after] = pieces.neighbors(vertex);
        let at = pieces.vertex(vertex);
        Some([[before, at], [at, after]])
    }
}

/// The edge or vertex of a piece that lies at a point but for rounding.
fn on_outline(pieces: &PlacedPieces<'_>, piece: &Piece, at: DVec2) -> Option<Feature> {
    let n = piece.vertices.len();
    let edges = piece.edges.iter().enumerate().filter_map(|(i, edge)| {
        let EdgeSource::Input(number) = *edge else {
            return None;
        };
        let [start, end] = [i, (i + 1) % n].map(|corner| pieces.vertex(piece.vertices[corner]));
        let off = away(at, start, end);
        (off <= rounding(at, start, end)).then_some((off, number))
    });
    edges
        .min_by(|one, other| one.0.total_cmp(&other.0))
        .map(|(_, number)| Feature::Edge(number))
}

/// How far a point lies from a segment.
fn away(point: DVec2, start: DVec2, end: DVec2) -> f64 {
    let along = unit(end - start);
    let place = (point - start)
        .dot(along)
        .clamp(0.0, (end - start).dot(along).max(0.0));
    let off = point - (start + along * place);
    off.abs().max_element()
}

/// What rounding may have moved a point by from a segment.
fn rounding(point: DVec2, start: DVec2, end: DVec2) -> f64 {
    let reach = point.abs().max(start.abs()).max(end.abs());
    ROUNDING * reach.max_element()
}

fn nearest(pieces: &PlacedPieces<'_>, vertices: &[u32], to: DVec2) -> u32 {
    let away = |v: &u32| lengthened(pieces.vertex(*v) - to).length();
    let nearer = |v: &&u32, w: &&u32| away(v).total_cmp(&away(w));
    vertices.iter().min_by(nearer).copied().unwrap_or(0)
}

/// Calls `visit` with every two parts whose boxes may meet.
pub(crate) fn each_near_pair(
    a: &PlacedBody<'_>,
    b: &PlacedBody<'_>,
    mut visit: impl FnMut(Part<'_>, Part<'_>),
) {
    match (a, b) {
        (PlacedBody::Hull(p), PlacedBody::Hull(q)) => visit(Part::whole(p), Part::whole(q)),
        (PlacedBody::Pieces(pieces), PlacedBody::Hull(q)) => {
            each_near(pieces, q, |p| visit(p, Part::whole(q)));
        }
        (PlacedBody::Hull(p), PlacedBody::Pieces(pieces)) => {
            each_near(pieces, p, |q| visit(Part::whole(p), q));
        }
        (PlacedBody::Pieces(p), PlacedBody::Pieces(q)) => {
            // the fewer pieces each ask the other's tree
            if p.pieces.pieces.len() <= q.pieces.pieces.len() {
                each_near_two(p, q, visit);
            } else {
                each_near_two(q, p, |b, a| visit(a, b));
            }
        }
    }
}

fn each_near(pieces: &PlacedPieces<'_>, hull: &PlacedHull, mut visit: impl FnMut(Part<'_>)) {
    let _ = pieces.near::<()>(&hull.bounds(), |piece, part| {
        visit(Part::piece(pieces, piece, part));
        ControlFlow::Continue(())
    });
}

fn each_near_two(
    few: &PlacedPieces<'_>,
    many: &PlacedPieces<'_>,
    mut visit: impl FnMut(Part<'_>, Part<'_>),
) {
    let _ = few.near::<()>(&many.bounds(), |piece, part| {
        let p = Part::piece(few, piece, part);
        each_near(many, part, |q| visit(p, q));
        ControlFlow::Continue(())
    });
}

/// Calls `visit` with pairs of parts, about the nearest first, as long as their boxes are no farther apart than a limit: `limit` at
/// first, then what `visit` answered last.
pub(crate) fn each_pair_within(
    a: &PlacedBody<'_>,
    b: &PlacedBody<'_>,
    limit: f64,
    mut visit: impl FnMut(Part<'_>, Part<'_>) -> f64,
) {
    match (a, b) {
        (PlacedBody::Hull(p), PlacedBody::Hull(q)) => {
            visit(Part::whole(p), Part::whole(q));
        }
        (PlacedBody::Pieces(pieces), PlacedBody::Hull(q)) => {
            pieces.nearest(&q.bounds(), limit, |piece, p| {
                visit(Part::piece(pieces, piece, p), Part::whole(q))
            });
        }
        (PlacedBody::Hull(p), PlacedBody::Pieces(pieces)) => {
            pieces.nearest(&p.bounds(), limit, |piece, q| {
                visit(Part::whole(p), Part::piece(pieces, piece, q))
            });
        }
        (PlacedBody::Pieces(few), PlacedBody::Pieces(many)) => {
            let mut now = limit;
            few.nearest(&many.bounds(), limit, |piece, p| {
                let p_part = Part::piece(few, piece, p);
                many.nearest(&p.bounds(), now, |piece, q| {
                    now = visit(p_part, Part::piece(many, piece, q));
                    now
                });
                now
            });
        }
    }
}

/// Which of two parts a side is.
pub(crate) fn of<'p, 'a>(side: Side, a: &'p Part<'a>, b: &'p Part<'a>) -> &'p Part<'a> {
    match side {
        Side::A => a,
        Side::B => b,
    }
}
