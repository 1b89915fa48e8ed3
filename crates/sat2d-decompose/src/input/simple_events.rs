//! The most frequent events of the sweep: a single vertex on no other edge.

use crate::index::{Index, NONE};
use crate::input::error::PolygonError;
use crate::input::sweep_line::{Location, SweepEdge};
use crate::input::validate::Sweep;
use crate::input::visitor::SweepVisitor;
use core::cmp::Ordering;

impl Sweep<'_> {
    /// Handles the event of a single vertex, and returns true, if only that vertex of its ring is
    /// there, no other edge passes, and the edges are in order. After an error, each event is
    /// searched for a crossing that explains it better, so none is simple.
    #[inline]
    pub(super) fn try_simple(
        &mut self,
        vertex: Index,
        rank: u32,
        visitor: &mut impl SweepVisitor,
    ) -> Result<bool, PolygonError> {
        if !self.inserted.is_empty() && self.inserted.contains_key(&rank) || self.deferred.is_some()
        {
            return Ok(false);
        }
        let next_rank = self.rank[self.rings.next[vertex]];
        let prev_rank = self.rank[self.rings.prev[vertex]];
        match (prev_rank > rank, next_rank > rank) {
            (false, true) => self.pass(vertex, self.rings.prev[vertex], true, visitor),
            (true, false) => self.pass(vertex, vertex, false, visitor),
            (true, true) => self.try_start(vertex, visitor),
            (false, false) => self.try_end(vertex, visitor),
        }
    }

    /// The edge from `vertex` to the right; `interior_above` if the ring goes there.
    #[inline]
    fn starting_edge(&self, vertex: Index, interior_above: bool) -> SweepEdge {
        let prev = self.rings.prev[vertex];
        let (edge, other) = if interior_above {
            (vertex, self.rings.next[vertex])
        } else {
            (prev, prev)
        };
        SweepEdge {
            left: self.rings.points[vertex],
            right: self.rings.point(other),
            right_rank: self.rank[other],
            edge,
            interior_above,
        }
    }

    /// One edge takes the place of another.
    #[inline]
    fn pass(
        &mut self,
        vertex: Index,
        ended: Index,
        interior_above: bool,
        visitor: &mut impl SweepVisitor,
    ) -> Result<bool, PolygonError> {
        let node = self.node[ended];
        let starting = self.starting_edge(vertex, interior_above);
        let point = starting.left;
        let edge = starting.edge;
        let (below, above) = self.status.replace(node, starting);
        self.node[edge] = node;
        if interior_above {
            visitor.visit_bottom(point, vertex, ended, edge);
        } else {
            visitor.visit_top(point, vertex, ended, self.status.get(below).edge);
        }
        self.check_pair(below, node)?;
        self.check_pair(node, above)?;
        Ok(true)
    }

    /// Two edges start, unless another edge passes.
    fn try_start(
        &mut self,
        vertex: Index,
        visitor: &mut impl SweepVisitor,
    ) -> Result<bool, PolygonError> {
        let point = self.rings.point(vertex);
        let Location::Above(below) = self.status.locate(point) else {
            return Ok(false);
        };
        let [out, back] = [true, false].map(|above| self.starting_edge(vertex, above));
        let [lower, upper] = match back.side(out.right) {
            Ordering::Less => [out, back],
            Ordering::Greater => [back, out],
            Ordering::Equal => return Ok(false),
        };
        let under = (below != NONE).then(|| self.status.get(below));
        let interior_over = under.filter(|edge| edge.interior_above).map(|e| e.edge);
        if interior_over.is_some() == lower.interior_above {
            return Ok(false);
        }
        visitor.visit_start(point, vertex, [lower.edge, upper.edge], interior_over);
        let above = self.status.above(below);
        let lower_node = self.status.insert_above(below, lower);
        let upper_node = self.status.insert_above(lower_node, upper);
        self.node[lower.edge] = lower_node;
        self.node[upper.edge] = upper_node;
        self.check_pair(below, lower_node)?;
        self.check_pair(upper_node, above)?;
        Ok(true)
    }

    /// Two neighbours end.
    fn try_end(
        &mut self,
        vertex: Index,
        visitor: &mut impl SweepVisitor,
    ) -> Result<bool, PolygonError> {
        let prev = self.rings.prev[vertex];
        let [arriving, leaving] = [prev, vertex].map(|edge| self.node[edge]);
        // The interior is above the arriving edge, and below the leaving one.
        let is_closed = self.status.above(arriving) == leaving;
        let (lower, upper) = if is_closed {
            (arriving, leaving)
        } else if self.status.above(leaving) == arriving {
            (leaving, arriving)
        } else {
            return Ok(false);
        };
        let (below, above) = (self.status.below(lower), self.status.above(upper));
        let edges = [lower, upper].map(|node| self.status.get(node).edge);
        let interior_over = (!is_closed && below != NONE).then(|| self.status.get(below).edge);
        visitor.visit_end(self.rings.point(vertex), vertex, edges, interior_over);
        self.status.remove(lower);
        self.status.remove(upper);
        self.check_pair(below, above)?;
        Ok(true)
    }
}
