//! An outline with curves and the transform that places it. An edge is placed only if something is
//! near it.

use crate::curve::{Edge, OnEdge, Probe, least_bounds};
use crate::placed::placed_hull::Fit;
use crate::shape::{Branches, Contours, CurvedOutline, PlaceError};
use crate::transform::Transform;
use core::ops::ControlFlow;
use glam::DVec2;
use sat2d_base::aabb::Aabb;
use sat2d_base::types::Relation;

/// An outline and the transform that places it, or what is outside of it.
#[derive(Clone, Debug)]
pub(crate) struct PlacedOutline<'a> {
    pub(crate) outline: &'a CurvedOutline,
    transform: Transform,
    slack: f64,
    /// Whether it is what is outside. Only relations ask about that.
    is_complement: bool,
}

impl<'a> PlacedOutline<'a> {
    pub(crate) fn new(
        outline: &'a CurvedOutline,
        transform: &Transform,
    ) -> Result<Self, PlaceError> {
        let fit = Fit::of_reach(outline.contours.reach, 0.0, transform)?;
        Ok(PlacedOutline {
            outline,
            transform: *transform,
            slack: Contours::slack(fit.reach),
            is_complement: false,
        })
    }

    /// What is outside of it, with the same boundary.
    pub(crate) fn complement(self) -> Self {
        PlacedOutline {
            is_complement: !self.is_complement,
            ..self
        }
    }

    /// The least box around the placed curves, rounded outward.
    pub(crate) fn least_bounds(&self) -> Aabb {
        let edges = self.outline.contours.edges.iter();
        least_bounds(edges.map(|edge| edge.placed(&self.transform)))
    }

    /// A box around the placed curves, which is found at once.
    pub(crate) fn bounds(&self) -> Aabb {
        if self.is_complement {
            return Aabb::new(DVec2::NEG_INFINITY, DVec2::INFINITY);
        }
        self.outline.contours.bounds(self.placement())
    }

    /// Calls `visit` with each placed edge whose box may intersect `bounds`, and its number among
    /// those of the boundary, until it breaks. The region is on the left of the edge, with y up.
    pub(crate) fn near<B>(
        &self,
        bounds: &Aabb,
        visit: &mut dyn FnMut(usize, Edge) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        self.in_boxes(|of_edge| of_edge.intersects(bounds), visit)
    }

    /// [`near`](PlacedOutline::near) with another test of the boxes around edges.
    pub(crate) fn in_boxes<B>(
        &self,
        may_meet: impl Fn(&Aabb) -> bool,
        visit: &mut dyn FnMut(usize, Edge) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        self.outline
            .contours
            .in_boxes(self.placement(), may_meet, &mut |number, edge| {
                if self.is_complement {
                    visit(number, edge.reversed())
                } else {
                    visit(number, edge)
                }
            })
    }

    /// Calls `visit` with the placed edges, nearly in the order of their distance from `bounds`, as
    /// long as their boxes are within a limit: `limit` at first, then what `visit` returned last.
    pub(crate) fn nearest(
        &self,
        bounds: &Aabb,
        limit: f64,
        visit: &mut dyn FnMut(usize, Edge) -> f64,
    ) {
        self.outline
            .contours
            .nearest(self.placement(), bounds, limit, visit);
    }

    /// What a node of the tree of edges is made of, by the numbers of edges.
    pub(crate) fn branches(&self, node: u32) -> Branches<'_> {
        self.outline.contours.tree.branches(node)
    }

    /// A box around the placed edges of a node.
    pub(crate) fn node_bounds(&self, node: u32) -> Aabb {
        let tree = &self.outline.contours.tree;
        tree.node_bounds(node, &self.transform, self.slack)
    }

    /// The placed edge with a number among those of the boundary.
    pub(crate) fn placed(&self, number: u32) -> Edge {
        let contours = &self.outline.contours;
        contours.placed(number as usize, &self.transform)
    }

    /// Whether a point is outside, on the boundary or inside: `Disjoint`, `Touching` or
    /// `Overlapping`.
    pub(crate) fn point_relation(&self, point: DVec2) -> Relation {
        self.relation_to(&point, &Aabb::new(point, point))
    }

    /// The relation of a point that is known to lie within some bounds.
    pub(crate) fn relation_to(&self, point: &impl Probe, bounds: &Aabb) -> Relation {
        match self
            .outline
            .contours
            .locate(self.placement(), (point, bounds), None)
        {
            OnEdge::On => Relation::Touching,
            OnEdge::Off(turns) if (turns % 2 != 0) != self.is_complement => Relation::Overlapping,
            OnEdge::Off(_) => Relation::Disjoint,
        }
    }

    /// The placed edge with a number of the user's, if it is part of the boundary. The region is on
    /// its left.
    pub(crate) fn edge(&self, number: u32) -> Option<Edge> {
        let index = self.outline.numbers.binary_search(&number).ok()?;
        Some(self.outline.contours.placed(index, &self.transform))
    }

    /// The user's number of an edge.
    pub(crate) fn number(&self, edge: usize) -> u32 {
        self.outline.numbers[edge]
    }

    /// The user's number of the vertex at the start or at the end of an edge.
    pub(crate) fn vertex(&self, edge: usize, at_end: bool) -> u32 {
        self.outline
            .vertex(edge, at_end != self.transform.is_mirrored())
    }

    fn placement(&self) -> (&Transform, f64) {
        (&self.transform, self.slack)
    }
}
