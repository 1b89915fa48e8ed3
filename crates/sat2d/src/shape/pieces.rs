//! A concave polygon, with or without holes: convex pieces in a tree, each of which is placed only when something is near.

use super::bent;
use super::hull::{Hull, Kind};
use super::placed::{Fit, Numbering, PlacedHull, convex_hull};
use super::tree::Tree;
use crate::decompose::{Decomposition, EdgeSource};
use crate::exact::orientation::U;
use crate::{Aabb, PlaceError, Transform};
use alloc::boxed::Box;
use alloc::vec::Vec;
use core::ops::ControlFlow;
use glam::DVec2;

/// One convex piece.
#[derive(Clone, Debug)]
pub(crate) struct Piece {
    pub(crate) hull: Hull,
    /// The user's number of each corner.
    pub(crate) vertices: Box<[u32]>,
    /// Where the edge from each corner to the next comes from.
    pub(crate) edges: Box<[EdgeSource]>,
}

impl Piece {
    /// Where an edge of the placed piece comes from, between corners `from` and `to` as the piece numbers them: an edge of the
    /// piece in either direction, or a cut that was made because the piece was bent.
    pub(crate) fn edge_source(&self, from: usize, to: usize) -> EdgeSource {
        let n = self.edges.len();
        if (from + 1) % n == to {
            self.edges[from]
        } else if (to + 1) % n == from {
            self.edges[to]
        } else {
            EdgeSource::Diagonal
        }
    }
}

#[derive(Clone, Debug)]
pub(crate) struct Pieces {
    /// All vertices of all rings, as the user gave them.
    pub(crate) points: Vec<DVec2>,
    /// The end of each ring in `points`.
    pub(crate) rings: Vec<usize>,
    pub(crate) pieces: Vec<Piece>,
    tree: Tree,
    /// The corners of the convex hull of all, from which bounds are taken.
    corners: Vec<DVec2>,
    /// The largest magnitude of an x and of a y.
    reach: DVec2,
}

impl Pieces {
    pub(crate) fn new(rings: &[&[DVec2]], decomposition: &Decomposition) -> Pieces {
        let points = rings.concat();
        let ends = rings.iter().scan(0, |end, ring| {
            *end += ring.len();
            Some(*end)
        });
        let pieces: Vec<Piece> = decomposition
            .pieces()
            .map(|piece| {
                let corners: Vec<DVec2> =
                    piece.vertices.iter().map(|&v| points[v as usize]).collect();
                Piece {
                    hull: Hull::new(Kind::Polygon, &corners, 0.0, false),
                    vertices: piece.vertices.into(),
                    edges: piece.edges.into(),
                }
            })
            .collect();
        let boxes: Vec<Aabb> = pieces.iter().map(|piece| piece.hull.bounds()).collect();
        Pieces {
            rings: ends.collect(),
            tree: Tree::new(&boxes),
            corners: convex_hull(&points).iter().map(|&i| points[i]).collect(),
            reach: points
                .iter()
                .fold(DVec2::ZERO, |reach, p| reach.max(p.abs())),
            pieces,
            points,
        }
    }

    pub(crate) fn bounds(&self) -> Aabb {
        Aabb::of_points(&self.corners)
    }
}

/// Pieces where a transform puts them.
#[derive(Clone, Debug)]
pub(crate) struct PlacedPieces<'a> {
    pub(crate) pieces: &'a Pieces,
    transform: Transform,
    fit: Fit,
}

impl<'a> PlacedPieces<'a> {
    pub(crate) fn new(pieces: &'a Pieces, transform: &Transform) -> Result<Self, PlaceError> {
        Ok(PlacedPieces {
            pieces,
            transform: *transform,
            fit: Fit::of_reach(pieces.reach, 0.0, transform)?,
        })
    }

    /// A box around the placed vertices, rounded outward.
    pub(crate) fn bounds(&self) -> Aabb {
        let of_corners = self.pieces.corners.iter().fold(Aabb::EMPTY, |sum, &p| {
            let p = self.transform.apply(p);
            sum.union(&Aabb::new(p, p))
        });
        // a vertex on a straight stretch may be rounded to outside the box of the corners
        of_corners.inflated(self.slack())
    }

    /// How far a placed coordinate may be from where the map without rounding puts it, with room for the arithmetic of boxes.
    fn slack(&self) -> f64 {
        16.0 * U * self.fit.reach + f64::MIN_POSITIVE
    }

    /// Calls `visit` with each placed convex piece whose box may meet `bounds`, and the piece it is, until it breaks. A piece that rounding has
    /// bent comes in parts.
    pub(crate) fn near<B>(
        &self,
        bounds: &Aabb,
        mut visit: impl FnMut(&Piece, &PlacedHull) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        self.pieces
            .tree
            .query(&self.transform, self.slack(), bounds, |i| {
                let piece = &self.pieces.pieces[i];
                self.place(piece, |hull| visit(piece, hull))
            })
    }

    fn place<B>(
        &self,
        piece: &Piece,
        mut visit: impl FnMut(&PlacedHull) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let mut placed = PlacedHull::empty(&piece.hull, &self.transform, self.fit);
        let sound = placed.fill(&piece.hull, &self.transform, self.fit);
        if sound || placed.is_convex() {
            return visit(&placed);
        }
        match bent::triangulate(&placed.points) {
            Some(triangles) => {
                for triangle in triangles {
                    let numbers = triangle.map(|i| placed.vertex_number(i) as u32);
                    visit(&PlacedHull {
                        points: triangle.iter().map(|&i| placed.points[i]).collect(),
                        center: placed.center,
                        radius: 0.0,
                        numbering: Numbering::Listed(numbers.into()),
                    })?;
                }
                ControlFlow::Continue(())
            }
            None => {
                placed.repair();
                visit(&placed)
            }
        }
    }
}
