//! The pieces of a shape and the transform that places them. A piece is placed only if something is
//! near it.

use crate::placed::bent;
use crate::placed::corner_buffer::CornerBuffer;
use crate::placed::hull_view::{HullView, Numbering};
use crate::placed::placed_hull::{Fit, PlacedHull};
use crate::shape::{Branches, Piece, Pieces, PlaceError};
use crate::transform::Transform;
use alloc::boxed::Box;
use alloc::vec::Vec;
use core::cmp::Ordering;
use core::ops::ControlFlow;
use glam::DVec2;
use sat2d_base::aabb::Aabb;
use sat2d_base::exact::orient2d;
use sat2d_base::num::{U, lexicographic};

/// The pieces and the transform that places them.
#[derive(Clone, Debug)]
pub struct PlacedPieces<'a> {
    cover: Cover<'a>,
    transform: Transform,
    fit: Fit,
}

/// What covers the placed rings.
#[derive(Clone, Debug)]
enum Cover<'a> {
    /// The pieces of the shape where the transform places them.
    Placed(&'a Pieces),
    /// The pieces of the shape where the transform places them, although the placed rings are no
    /// polygon: they cross or collapse. Then the hulls of the placed pieces count.
    Crossed(&'a Pieces),
    /// The placed rings, decomposed anew; the transform is the identity.
    Anew(Box<Pieces>),
}

impl<'a> PlacedPieces<'a> {
    pub(crate) fn new(pieces: &'a Pieces, transform: &Transform) -> Result<Self, PlaceError> {
        let mut placed = PlacedPieces {
            cover: Cover::Placed(pieces),
            transform: *transform,
            fit: Fit::of_pieces(pieces, transform)?,
        };
        let is_kept = pieces.firmness.is_kept(transform, placed.fit.reach);
        if !is_kept && placed.has_come_apart() {
            placed.decompose_anew(pieces);
        }
        Ok(placed)
    }

    /// The pieces, which [`transform`](PlacedPieces::transform) places.
    #[inline]
    pub(crate) fn pieces(&self) -> &Pieces {
        match &self.cover {
            Cover::Placed(pieces) | Cover::Crossed(pieces) => pieces,
            Cover::Anew(pieces) => pieces,
        }
    }

    /// Whether rounding left no polygon.
    pub(crate) fn is_crossed(&self) -> bool {
        matches!(self.cover, Cover::Crossed(_))
    }

    /// Whether rounding has moved a corner of a piece beyond another edge, or a vertex off the edge
    /// that it lay on. Then the pieces no longer cover the placed polygon, although its rings may
    /// still be valid.
    #[cold]
    fn has_come_apart(&self) -> bool {
        let pieces = self.pieces();
        if pieces.decompose_placed.is_none() {
            return false;
        }
        let mut in_doubt = pieces
            .firmness
            .in_doubt(pieces.len(), &self.transform, self.fit.reach);
        let mut on_edges = pieces.firmness.on_edges.iter();
        in_doubt.any(|number| self.has_turned_over(&pieces.piece(number)))
            || on_edges.any(|&numbers| !is_between(numbers.map(|number| self.vertex(number))))
    }

    fn has_turned_over(&self, piece: &Piece<'_>) -> bool {
        let mut placed = PlacedHull::empty(piece.ring, &self.transform, self.fit);
        let is_sound = placed.fill(piece.ring, &self.transform, self.fit) || placed.is_convex();
        !is_sound && bent::triangulate(&placed.points).is_none()
    }

    #[cold]
    fn decompose_anew(&mut self, pieces: &'a Pieces) {
        let placed = pieces
            .decompose_placed
            .and_then(|decompose| decompose(pieces, &self.transform));
        self.cover = match placed {
            Some(anew) => {
                self.transform = Transform::IDENTITY;
                Cover::Anew(Box::new(anew))
            }
            None => Cover::Crossed(pieces),
        };
    }

    /// A box around the placed vertices, rounded outward.
    pub(crate) fn bounds(&self) -> Aabb {
        let of_corners = self.pieces().corners.iter().fold(Aabb::EMPTY, |sum, &p| {
            let p = self.transform.apply(p);
            sum.union(&Aabb::new(p, p))
        });
        // rounding may move a vertex on a straight edge out of the box of the corners
        of_corners.inflated(self.slack())
    }

    /// The transform that places the pieces.
    pub(crate) fn transform(&self) -> &Transform {
        &self.transform
    }

    /// The proof that they may be placed.
    pub(crate) fn fit(&self) -> Fit {
        self.fit
    }

    /// A bound for the rounding error of a placed coordinate, enough for the arithmetic of boxes
    /// too.
    fn slack(&self) -> f64 {
        16.0 * U * self.fit.reach + f64::MIN_POSITIVE
    }

    /// The placed vertex with this number in the input.
    pub(crate) fn vertex(&self, number: u32) -> DVec2 {
        self.transform.apply(self.pieces().points[number as usize])
    }

    /// The vertices before and after a vertex on the placed boundary, which has the interior on its
    /// left.
    pub(crate) fn neighbors(&self, number: u32) -> [DVec2; 2] {
        let [before, after] = self.pieces().neighbors[number as usize].map(|v| self.vertex(v));
        if self.transform.is_mirrored() {
            [after, before]
        } else {
            [before, after]
        }
    }

    /// [`neighbors`](PlacedPieces::neighbors), if the interior meets one angle only at the vertex.
    pub(crate) fn sole_neighbors(&self, number: u32) -> Option<[DVec2; 2]> {
        let is_touched = self.pieces().touched.binary_search(&number).is_ok();
        (!is_touched).then(|| self.neighbors(number))
    }

    /// Calls `visit` with placed convex pieces, nearly in the order of their distance from
    /// `bounds`, as long as their boxes are within a limit: `limit` at first, then what `visit`
    /// returned last. A piece that rounding made concave comes as several triangles.
    pub(crate) fn nearest(
        &self,
        bounds: &Aabb,
        limit: f64,
        visit: &mut dyn FnMut(&Piece<'_>, &PlacedHull) -> f64,
    ) {
        let mut now = limit;
        self.pieces()
            .tree
            .nearest(&self.transform, self.slack(), bounds, limit, &mut |i| {
                let piece = self.pieces().piece(i);
                let _ = self.place::<()>(&piece, &mut |hull| {
                    now = visit(&piece, hull);
                    ControlFlow::Continue(())
                });
                now
            });
    }

    /// Calls `visit` with the pieces as [`nearest`](PlacedPieces::nearest), but none is placed.
    pub(crate) fn nearest_unplaced(&self, bounds: &Aabb, visit: &mut dyn FnMut(&Piece<'_>) -> f64) {
        let tree = &self.pieces().tree;
        let slack = self.slack();
        tree.nearest(&self.transform, slack, bounds, f64::INFINITY, &mut |i| {
            visit(&self.pieces().piece(i))
        });
    }

    /// All placed convex pieces in the order of the tree, with the numbers of their vertices in the
    /// input. A piece that rounding made concave comes as several triangles.
    pub(crate) fn all(&self) -> Vec<(Vec<u32>, PlacedHull)> {
        let mut all = Vec::with_capacity(self.pieces().len());
        for &number in self.pieces().tree.order() {
            let piece = self.pieces().piece(number as usize);
            let _ = self.place::<()>(&piece, &mut |hull| {
                let vertices = piece.vertices();
                let numbers = match hull.numbering {
                    Numbering::Listed(_) => vertices.to_vec(),
                    _ => (0..hull.points.len())
                        .map(|i| vertices[hull.vertex_number(i)])
                        .collect(),
                };
                all.push((numbers, hull.clone()));
                ControlFlow::Continue(())
            });
        }
        all
    }

    /// Calls `visit` with each placed convex piece whose box may intersect `bounds`, until it
    /// breaks. A piece that rounding made concave comes as several triangles.
    pub(crate) fn near<B>(
        &self,
        bounds: &Aabb,
        visit: &mut dyn FnMut(&Piece<'_>, &PlacedHull) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        self.in_boxes(|of_piece| of_piece.intersects(bounds), visit)
    }

    /// Calls `visit` with each placed convex piece in a box for which `may_meet`, until it breaks.
    /// Their coordinates are no larger than [`box_reach`](PlacedPieces::box_reach).
    #[inline]
    pub(crate) fn in_boxes<B>(
        &self,
        may_meet: impl Fn(&Aabb) -> bool,
        visit: &mut dyn FnMut(&Piece<'_>, &PlacedHull) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let tree = &self.pieces().tree;
        tree.query(&self.transform, self.slack(), may_meet, |number| {
            let piece = self.pieces().piece(number);
            self.place(&piece, &mut |hull| visit(&piece, hull))
        })
    }

    /// What a node of the tree of pieces is made of, by the numbers of pieces.
    pub(crate) fn branches(&self, node: u32) -> Branches<'_> {
        self.pieces().tree.branches(node)
    }

    /// A box around the placed pieces of a node.
    pub(crate) fn node_bounds(&self, node: u32) -> Aabb {
        let tree = &self.pieces().tree;
        tree.node_bounds(node, &self.transform, self.slack())
    }

    /// Calls `visit` with a placed convex piece, or with the triangles of one that rounding made
    /// concave.
    pub(crate) fn placed(&self, number: u32, mut visit: impl FnMut(&PlacedHull)) {
        let _ = self.place::<()>(&self.pieces().piece(number as usize), &mut |hull| {
            visit(hull);
            ControlFlow::Continue(())
        });
    }

    /// A bound for the magnitudes of the coordinates of the tree's boxes.
    pub(crate) fn box_reach(&self) -> f64 {
        self.fit.reach + 2.0 * self.slack()
    }

    /// Calls `visit` with the number of each piece whose box may intersect `bounds`, until it
    /// breaks.
    #[inline]
    pub(crate) fn each_near<B>(
        &self,
        bounds: &Aabb,
        visit: impl FnMut(usize) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let may_meet = |of_piece: &Aabb| of_piece.intersects(bounds);
        let tree = &self.pieces().tree;
        tree.query(&self.transform, self.slack(), may_meet, visit)
    }

    /// Places a piece for callers that need its points only; a small one uses the buffer `room`. A
    /// piece that rounding made concave comes as several triangles.
    #[inline]
    pub(crate) fn place_in<B>(
        &self,
        room: &mut CornerBuffer,
        piece: &Piece<'_>,
        mut visit: impl FnMut(HullView<'_>) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        match room.place(piece.ring, &self.transform, self.fit) {
            Some(view) => visit(view),
            None => self.place(piece, &mut |hull| visit(hull.view())),
        }
    }

    fn place<B>(
        &self,
        piece: &Piece<'_>,
        visit: &mut dyn FnMut(&PlacedHull) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        let mut placed = PlacedHull::empty(piece.ring, &self.transform, self.fit);
        let sound = placed.fill(piece.ring, &self.transform, self.fit);
        if sound || placed.is_convex() {
            return visit(&placed);
        }
        if piece.vertices().len() == 2 {
            placed.repair();
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
                        numbering: Numbering::Cut(numbers, placed.points.len() as u32),
                        ellipse: None,
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

/// Whether the second of three points lies on the segment between the others.
#[cold]
fn is_between([start, point, end]: [DVec2; 3]) -> bool {
    let is_before = |p, q| lexicographic(p, q) != Ordering::Greater;
    let is_within = is_before(start, point) == is_before(point, end);
    is_within && orient2d(start, point, end) == Ordering::Equal
}
