//! Edges in a tree of boxes.

use crate::curve::{Edge, OnEdge, Probe};
use crate::shape::tree::Tree;
use crate::transform::Transform;
use alloc::vec::Vec;
use core::ops::ControlFlow;
use glam::DVec2;
use sat2d_base::aabb::Aabb;
use sat2d_base::num::U;

/// The edges of contours, in their own coordinates.
#[derive(Clone, Debug)]
pub struct Contours {
    pub edges: Vec<Edge>,
    pub(crate) tree: Tree,
    /// The largest magnitudes of an x and of a y of the control points.
    pub(crate) reach: DVec2,
}

impl Contours {
    pub(crate) fn new(edges: Vec<Edge>) -> Contours {
        let boxes: Vec<Aabb> = edges.iter().map(Edge::bounds).collect();
        let farthest = |b: &Aabb| b.reach();
        Contours {
            tree: Tree::new(&boxes),
            reach: boxes.iter().map(farthest).fold(DVec2::ZERO, DVec2::max),
            edges,
        }
    }

    /// A bound for the rounding error of a coordinate placed by a transform, enough for the
    /// arithmetic of boxes too; `reach` bounds the placed coordinates.
    pub(crate) fn slack(reach: f64) -> f64 {
        16.0 * U * reach + f64::MIN_POSITIVE
    }

    /// A box around all placed edges.
    pub(crate) fn bounds(&self, (transform, slack): (&Transform, f64)) -> Aabb {
        self.tree.bounds(transform, slack)
    }

    /// Calls `visit` with the number of each edge in a box for which `may_meet`, and with the
    /// placed edge, until it breaks.
    pub(crate) fn in_boxes<B>(
        &self,
        (transform, slack): (&Transform, f64),
        may_meet: impl Fn(&Aabb) -> bool,
        visit: &mut dyn FnMut(usize, Edge) -> ControlFlow<B>,
    ) -> ControlFlow<B> {
        self.tree.query(transform, slack, may_meet, |number| {
            visit(number, self.placed(number, transform))
        })
    }

    /// Calls `visit` with the placed edges, nearly in the order of their distance from `bounds`, as
    /// long as their boxes are within a limit: `limit` at first, then what `visit` returned last.
    pub(crate) fn nearest(
        &self,
        (transform, slack): (&Transform, f64),
        bounds: &Aabb,
        limit: f64,
        visit: &mut dyn FnMut(usize, Edge) -> f64,
    ) {
        self.tree
            .nearest(transform, slack, bounds, limit, &mut |number| {
                visit(number, self.placed(number, transform))
            });
    }

    /// A placed edge.
    pub(crate) fn placed(&self, number: usize, transform: &Transform) -> Edge {
        let edge = self.edges[number].placed(transform);
        // the interior stays on the left
        if transform.is_mirrored() {
            edge.reversed()
        } else {
            edge
        }
    }

    /// Where a point in `bounds` lies to all edges but one.
    pub(crate) fn locate(
        &self,
        placed: (&Transform, f64),
        (point, bounds): (&impl Probe, &Aabb),
        except: Option<usize>,
    ) -> OnEdge {
        let mut turns = 0;
        // what is left of the point does not count
        let is_beside = |of_edge: &Aabb| {
            of_edge.max.x >= bounds.min.x
                && of_edge.max.y >= bounds.min.y
                && of_edge.min.y <= bounds.max.y
        };
        let on = self.in_boxes(placed, is_beside, &mut |number, edge| {
            if except == Some(number) {
                return ControlFlow::Continue(());
            }
            match edge.locate(point) {
                OnEdge::On => ControlFlow::Break(()),
                OnEdge::Off(times) => {
                    turns += times;
                    ControlFlow::Continue(())
                }
            }
        });
        if on.is_break() {
            OnEdge::On
        } else {
            OnEdge::Off(turns)
        }
    }
}
