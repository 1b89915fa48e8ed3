//! The parts of a shape that moves: the boxes of its tree, its edges or convex pieces, and halves
//! of edges, each part of the one that it comes from.

use crate::curve::Edge;
use crate::curved::sweep::separated::Corners;
use crate::placed::{PlacedHull, PlacedOutline, PlacedPieces};
use crate::shape::{Branches, Geometry, PlaceError, Shape};
use crate::transform::Transform;
use alloc::collections::BTreeMap;
use alloc::vec::Vec;
use core::ops::Range;
use glam::DVec2;
use smallvec::SmallVec;

/// A part, where the shape is when a search starts.
#[derive(Clone, Copy)]
pub(super) enum Part {
    /// A node of the tree.
    Node(u32),
    /// A convex hull with this number.
    Hull(usize),
    Edge(Edge),
}

enum Whole<'a> {
    Hull,
    Pieces(PlacedPieces<'a>),
    Outline(PlacedOutline<'a>),
}

/// A shape as parts.
pub(super) struct Parts<'a> {
    whole: Whole<'a>,
    hulls: Vec<PlacedHull>,
    /// The hulls of each piece that has been split off.
    of_pieces: BTreeMap<u32, Range<usize>>,
}

impl<'a> Parts<'a> {
    pub(super) fn new(shape: &'a Shape, at: &Transform) -> Result<Parts<'a>, PlaceError> {
        let mut hulls = Vec::new();
        let whole = match &shape.geometry {
            Geometry::Hull(hull) => {
                hulls.push(PlacedHull::new(hull, at)?);
                Whole::Hull
            }
            Geometry::Pieces(pieces) => Whole::Pieces(PlacedPieces::new(pieces, at)?),
            Geometry::Outline(outline, _) => Whole::Outline(PlacedOutline::new(outline, at)?),
        };
        Ok(Parts {
            whole,
            hulls,
            of_pieces: BTreeMap::new(),
        })
    }

    /// All of it.
    pub(super) fn root(&self) -> Part {
        match self.whole {
            Whole::Hull => Part::Hull(0),
            Whole::Pieces(_) | Whole::Outline(_) => Part::Node(0),
        }
    }

    /// What a part consists of, if it is no hull.
    pub(super) fn split(&mut self, part: &Part) -> SmallVec<[Part; 4]> {
        match part {
            Part::Edge(edge) => edge.halves().map(Part::Edge).into_iter().collect(),
            Part::Hull(_) => SmallVec::from_iter([*part]),
            Part::Node(node) => self.branches(*node),
        }
    }

    fn branches(&mut self, node: u32) -> SmallVec<[Part; 4]> {
        let branches = match &self.whole {
            Whole::Hull => return SmallVec::new(),
            Whole::Pieces(pieces) => pieces.branches(node),
            Whole::Outline(outline) => outline.branches(node),
        };
        let numbers = match branches {
            Branches::Nodes(nodes) => return nodes.map(Part::Node).into_iter().collect(),
            Branches::Pieces(numbers) => numbers,
        };
        match &self.whole {
            Whole::Hull => SmallVec::new(),
            Whole::Outline(outline) => {
                let edges = numbers.iter().map(|&number| outline.placed(number));
                edges.map(Part::Edge).collect()
            }
            Whole::Pieces(pieces) => {
                let (hulls, of_pieces) = (&mut self.hulls, &mut self.of_pieces);
                let numbers = numbers.iter().flat_map(|&number| {
                    let of_piece = of_pieces.entry(number).or_insert_with(|| {
                        let start = hulls.len();
                        pieces.placed(number, |hull| hulls.push(hull.clone()));
                        start..hulls.len()
                    });
                    of_piece.clone()
                });
                numbers.map(Part::Hull).collect()
            }
        }
    }

    /// How far the polygon or box around a part reaches beyond it, at most: 0 for what is not
    /// split.
    pub(super) fn slack(&self, part: &Part) -> f64 {
        match part {
            Part::Hull(_) => 0.0,
            Part::Edge(edge) if edge.is_straight() => 0.0,
            Part::Edge(edge) => {
                let middle = edge.start + (edge.end - edge.start) / 2.0;
                (edge.control - middle).length()
            }
            Part::Node(node) => {
                let [low, _, high, _] = self.corners_of_node(*node);
                (high - low).length().max(f64::MIN_POSITIVE)
            }
        }
    }

    /// The hull with a number.
    pub(super) fn hull(&self, number: usize) -> &PlacedHull {
        &self.hulls[number]
    }

    /// The corners of a polygon around a part. `room` is for those of a part that has no hull yet.
    pub(super) fn corners<'s>(&'s self, part: &Part, room: &'s mut [DVec2; 4]) -> Corners<'s> {
        match part {
            Part::Hull(number) => Corners::of_hull(&self.hulls[*number]),
            Part::Edge(edge) => {
                // their order does not matter
                room[..3].copy_from_slice(&[edge.start, edge.end, edge.control]);
                Corners::sharp(&room[..if edge.is_straight() { 2 } else { 3 }])
            }
            Part::Node(node) => {
                *room = self.corners_of_node(*node);
                Corners::sharp(room)
            }
        }
    }

    /// The corners of the box around a node, from the least one on, counter-clockwise.
    pub(super) fn corners_of_node(&self, node: u32) -> [DVec2; 4] {
        let bounds = match &self.whole {
            Whole::Hull => self.hulls[0].bounds(),
            Whole::Pieces(pieces) => pieces.node_bounds(node),
            Whole::Outline(outline) => outline.node_bounds(node),
        };
        let (min, max) = (bounds.min, bounds.max);
        [min, DVec2::new(max.x, min.y), max, DVec2::new(min.x, max.y)]
    }
}
