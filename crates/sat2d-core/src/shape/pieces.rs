//! A concave polygon, with or without holes, as convex pieces in a tree, or several polygons, or a
//! chain as segments. A piece is placed only if something is near it.

use crate::shape::firmness::Firmness;
use crate::shape::piece_list::{ConvexPieces, Piece, PieceList};
use crate::shape::sprite::Sprite;
use crate::shape::tree::Tree;
use crate::transform::Transform;
use alloc::boxed::Box;
use alloc::vec::Vec;
use core::cmp::Ordering;
use core::ops::Range;
use glam::DVec2;
use sat2d_base::aabb::Aabb;
use sat2d_base::exact::hull::convex_hull;
use sat2d_base::exact::orient2d;
use sat2d_base::num::lexicographic;
use sat2d_base::sort::sort_by;
use sat2d_decompose::{Decomposer, Decomposition, EdgeSource, Options};

/// What the vertices are connected to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Boundary {
    /// Rings around pieces with area.
    Polygon,
    /// Rings around the pieces of several polygons that may share corners: the outer ring of each
    /// is followed by those of its holes. Outer rings are counter-clockwise, holes clockwise.
    Polygons,
    /// A line whose pieces are its segments.
    OpenChain,
    /// A line from each vertex to the next, and from the last one to the first.
    ClosedChain,
}

impl Boundary {
    pub fn is_chain(self) -> bool {
        matches!(self, Boundary::OpenChain | Boundary::ClosedChain)
    }
}

#[derive(Clone, Debug)]
pub struct Pieces {
    pub boundary: Boundary,
    /// All vertices of all rings, as they were given; of a closed chain the first one again.
    pub(crate) points: Vec<DVec2>,
    /// The end of each ring in `points`.
    pub(crate) rings: Vec<usize>,
    pub(crate) parts: PieceList,
    /// For each vertex that is a corner of a piece, the vertices before and after it on the
    /// boundary, which has the interior on its left. Of a chain, in the order in which the vertex
    /// is convex.
    pub(crate) neighbors: Vec<[u32; 2]>,
    /// The vertices at which the interior meets more than one angle, in order: rings touch there.
    /// Their neighbours are some of the vertices before and after.
    pub(crate) touched: Vec<u32>,
    pub(crate) tree: Tree,
    pub(crate) firmness: Firmness,
    /// Decomposes the placed rings, if there are any: a pointer, so that the decomposition is no
    /// part of programs without concave polygons.
    pub(crate) decompose_placed: Option<fn(&Pieces, &Transform) -> Option<Pieces>>,
    /// The corners of the convex hull of all vertices, for the bounds.
    pub(crate) corners: Vec<DVec2>,
    /// The largest magnitudes of an x and of a y.
    pub(crate) reach: DVec2,
    /// How the polygon was decomposed, to decompose it in the same way when it is read or placed.
    pub(crate) options: Options,
    /// The mask that the silhouettes were traced from.
    pub(crate) sprite: Option<Box<Sprite>>,
}

/// Polygons with their decompositions, one after the other.
#[derive(Default)]
pub(crate) struct Polygons {
    points: Vec<DVec2>,
    rings: Vec<usize>,
    pieces: ConvexPieces,
}

impl Polygons {
    /// With room for so many vertices of so many polygons, and for as many convex pieces.
    pub(crate) fn with_capacity(vertices: usize, polygons: usize) -> Polygons {
        Polygons {
            points: Vec::with_capacity(vertices),
            rings: Vec::with_capacity(polygons),
            pieces: ConvexPieces::with_capacity(vertices, polygons),
        }
    }

    /// The number of vertices.
    pub(crate) fn len(&self) -> usize {
        self.points.len()
    }

    /// Adds a polygon, its vertices and edges numbered after those before.
    pub(crate) fn add(&mut self, rings: &[&[DVec2]], decomposition: &Decomposition) {
        let first = self.points.len();
        for ring in rings {
            self.points.extend_from_slice(ring);
            self.rings.push(self.points.len());
        }
        let points = &self.points[first..];
        let number = |of_polygon: &u32| first as u32 + of_polygon;
        for piece in decomposition.pieces() {
            let edges = piece.edges.iter().map(|source| match source {
                EdgeSource::Input(edge) => EdgeSource::Input(number(edge)),
                EdgeSource::Diagonal => EdgeSource::Diagonal,
            });
            let corners = piece.vertices.iter().map(|&v| points[v as usize]);
            self.pieces
                .add(corners, edges, piece.vertices.iter().map(number));
        }
    }

    /// Adds a counter-clockwise convex polygon, which is its only piece.
    pub(crate) fn add_convex(&mut self, ring: &[DVec2]) {
        let first = self.points.len() as u32;
        self.points.extend_from_slice(ring);
        self.rings.push(self.points.len());
        let numbers = first..self.points.len() as u32;
        let edges = numbers.clone().map(EdgeSource::Input);
        self.pieces.add(ring.iter().copied(), edges, numbers);
    }

    pub(crate) fn pieces(self, boundary: Boundary, options: Options) -> Pieces {
        let touched = if self.rings.len() > 1 {
            vertices_at_one_place(&self.points)
        } else {
            Vec::new()
        };
        self.pieces_touching(touched, boundary, options)
    }

    /// The pieces of the rings; `touched` has the vertices whose coordinates others have as well.
    pub(crate) fn pieces_touching(
        self,
        mut touched: Vec<u32>,
        boundary: Boundary,
        options: Options,
    ) -> Pieces {
        let Polygons {
            points,
            rings,
            pieces,
        } = self;
        let mut neighbors: Vec<[u32; 2]> = (0..points.len() as u32).map(|v| [v, v]).collect();
        let mut set = |vertex: u32, side: usize, to: u32| {
            let neighbor = &mut neighbors[vertex as usize][side];
            if *neighbor != vertex && *neighbor != to {
                touched.push(vertex);
            }
            *neighbor = to;
        };
        let parts = PieceList::Convex(pieces);
        for piece in (0..parts.len()).map(|number| parts.piece(number, &points)) {
            let vertices = piece.vertices();
            for (i, &start) in vertices.iter().enumerate() {
                if piece.edge(i) != EdgeSource::Diagonal {
                    let end = vertices[(i + 1) % vertices.len()];
                    set(start, 1, end);
                    set(end, 0, start);
                }
            }
        }
        touched.sort_unstable();
        Pieces {
            options,
            touched,
            decompose_placed: Some(Pieces::placed_and_decomposed),
            ..Pieces::assembled(points, rings, parts, neighbors, boundary)
        }
    }
}

impl Pieces {
    pub(crate) fn new(
        rings: &[&[DVec2]],
        decomposition: &Decomposition,
        options: Options,
    ) -> Pieces {
        let mut polygon = Polygons::default();
        polygon.add(rings, decomposition);
        polygon.pieces(Boundary::Polygon, options)
    }

    /// Pieces that need no decomposition.
    pub(crate) fn assembled(
        points: Vec<DVec2>,
        rings: Vec<usize>,
        parts: PieceList,
        neighbors: Vec<[u32; 2]>,
        boundary: Boundary,
    ) -> Pieces {
        let bounds = |i| Aabb::of_points(parts.corners(i, &points));
        let boxes: Vec<Aabb> = (0..parts.len()).map(bounds).collect();
        let reach = points
            .iter()
            .fold(DVec2::ZERO, |reach, p| reach.max(p.abs()));
        Pieces {
            boundary,
            options: Options::default(),
            decompose_placed: None,
            sprite: None,
            firmness: Firmness::new(&parts, &points, &rings, reach),
            rings,
            neighbors,
            touched: Vec::new(),
            tree: Tree::new(&boxes),
            corners: convex_hull(&points).iter().map(|&i| points[i]).collect(),
            reach,
            parts,
            points,
        }
    }

    /// The same shape where a transform puts its vertices, decomposed anew; `None` if a polygon is
    /// none any more. Its vertices keep their numbers.
    #[cold]
    fn placed_and_decomposed(&self, transform: &Transform) -> Option<Pieces> {
        let placed: Vec<DVec2> = self.points.iter().map(|&p| transform.apply(p)).collect();
        let starts = core::iter::once(0).chain(self.rings.iter().copied());
        let rings: Vec<Range<usize>> = starts.zip(&self.rings).map(|(s, &e)| s..e).collect();
        let is_hole = |ring: &Range<usize>| match self.boundary {
            Boundary::Polygons => is_clockwise(&self.points[ring.clone()]),
            _ => ring.start > 0,
        };
        let (mut polygons, mut decomposer) = (Polygons::default(), Decomposer::new());
        for polygon in rings.chunk_by(|_, next| is_hole(next)) {
            let rings: Vec<&[DVec2]> = polygon.iter().map(|ring| &placed[ring.clone()]).collect();
            polygons.add(&rings, decomposer.decompose(&rings, &self.options).ok()?);
        }
        Some(polygons.pieces(self.boundary, self.options))
    }

    /// The rings of polygons, and whether the interior is on the right of each, with y up.
    pub(crate) fn rings_with_direction(&self) -> impl Iterator<Item = (&[DVec2], bool)> {
        let starts = core::iter::once(0).chain(self.rings.iter().copied());
        starts.zip(&self.rings).map(|(start, &end)| {
            let ring = &self.points[start..end];
            let is_reversed = match self.boundary {
                Boundary::Polygon => is_clockwise(ring) == (start == 0),
                _ => false,
            };
            (ring, is_reversed)
        })
    }

    /// All vertices of all rings, as they were given.
    pub(crate) fn vertices(&self) -> &[DVec2] {
        &self.points[..self.neighbors.len()]
    }

    /// The number of pieces.
    pub(crate) fn len(&self) -> usize {
        self.parts.len()
    }

    /// The piece with a number below that.
    #[inline]
    pub(crate) fn piece(&self, number: usize) -> Piece<'_> {
        self.parts.piece(number, &self.points)
    }

    pub fn iter(&self) -> impl Iterator<Item = Piece<'_>> {
        (0..self.len()).map(|number| self.piece(number))
    }

    pub(crate) fn bounds(&self) -> Aabb {
        Aabb::of_points(&self.corners)
    }
}

/// Whether a simple ring is clockwise.
fn is_clockwise(ring: &[DVec2]) -> bool {
    let n = ring.len();
    // the ring certainly bends at the vertex that comes first in the order
    let first = (0..n).min_by(|&i, &k| lexicographic(ring[i], ring[k]));
    let turn = first.and_then(|i| {
        let at = |k: usize| ring[(i + k) % n];
        let after = (1..n).map(at).find(|&p| p != ring[i])?;
        let before = (1..n).rev().map(at).find(|&p| p != ring[i])?;
        Some(orient2d(before, ring[i], after))
    });
    turn == Some(Ordering::Less)
}

/// The vertices that others have the coordinates of.
fn vertices_at_one_place(points: &[DVec2]) -> Vec<u32> {
    let at = |v: &u32| points[*v as usize];
    let mut order: Vec<u32> = (0..points.len() as u32).collect();
    sort_by(&mut order, &mut |v, w| lexicographic(at(v), at(w)));
    let groups = order.chunk_by(|v, w| at(v) == at(w));
    groups
        .filter(|group| group.len() > 1)
        .flatten()
        .copied()
        .collect()
}
