//! The contact of an edge and the corner behind it, of shapes without a radius: what `contact::manifold` tells, by the same formulas, from the
//! five points that make it.
//!
//! Which corner of the other shape is next, whether it is cut off, and whose edge it is differ from pair to pair as chance has it, so that is
//! looked up by number, not branched on. What is doubtful is left to the general way.

use crate::exact::gap::line_gap;
use crate::minkowski::edge_support::{SHORT_SQUARE, Support};
use crate::minkowski::nearest::RELATIVE;
use crate::narrow::contact::clip::foot;
use crate::num::power_of_two;
use crate::types::manifold::{ContactPoint, Feature, Manifold, Side};
use glam::DVec2;

/// Signed squares of two cosines that differ by more (2^-40) belong to cosines that rounding cannot swap.
const TIE: f64 = power_of_two(-40);

/// The edge and the corner, counter-clockwise, with the user's numbers. No point or edge may be above 2^100 in size, nor an edge below 2^-150.
pub(crate) struct Meeting {
    pub(crate) side: Side,
    pub(crate) edge: u32,
    pub(crate) ends: [DVec2; 2],
    pub(crate) end_numbers: [u32; 2],
    /// The corner between its neighbours, and the edges that it ends and begins.
    pub(crate) corners: [DVec2; 3],
    pub(crate) corner_numbers: [u32; 3],
    pub(crate) corner_edges: [u32; 2],
}

impl Meeting {
    /// The numbers of edge `edge` of `n` and of corner `corner` of `m`, of which each may be clockwise as its user gave it; the points are
    /// taken by number.
    #[inline(always)]
    pub(crate) fn new(
        side: Side,
        (edge, n, own_reversed): (usize, usize, bool),
        own: impl Fn(usize) -> DVec2,
        (corner, m, other_reversed): (usize, usize, bool),
        other: impl Fn(usize) -> DVec2,
    ) -> Meeting {
        let next = |i: usize, n: usize| if i + 1 == n { 0 } else { i + 1 };
        let ends = [edge, next(edge, n)];
        let flip = usize::from(own_reversed);
        let ends = [ends[flip], ends[1 - flip]];
        let previous = if corner == 0 { m - 1 } else { corner - 1 };
        let (around, edges) = ([previous, next(corner, m)], [previous, corner]);
        let flip = usize::from(other_reversed);
        let corners = [around[flip], corner, around[1 - flip]];
        Meeting {
            side,
            edge: edge as u32,
            ends: [own(ends[0]), own(ends[1])],
            end_numbers: ends.map(|i| i as u32),
            corners: [other(corners[0]), other(corner), other(corners[2])],
            corner_numbers: corners.map(|i| i as u32),
            corner_edges: [edges[flip] as u32, edges[1 - flip] as u32],
        }
    }

    /// The manifold, with bounds from below and above for the error that the general way has in mind (`Pair::error`).
    #[inline(always)]
    pub(crate) fn manifold(&self, (low, high): (f64, f64)) -> Option<Manifold> {
        let [start, end] = self.ends;
        let along = end - start;
        let square = along.length_squared();
        let support = Support {
            edge: 0,
            start,
            along,
            length: libm::sqrt(square),
            vertex: 1,
        };
        let vertex = self.corners[1];
        let deep = support.separation(vertex);
        let sides = [vertex - self.corners[0], self.corners[2] - vertex];
        let squares = sides.map(DVec2::length_squared);
        let is_long =
            (square >= SHORT_SQUARE) & (squares[0] >= SHORT_SQUARE) & (squares[1] >= SHORT_SQUARE);
        if !is_long || deep >= -high {
            return None;
        }
        let gap = if high <= RELATIVE * -deep {
            deep
        } else if low > RELATIVE * -deep {
            line_gap(start, end, vertex, (0.0, 0.0))
        } else {
            return None;
        };
        let depth = 0.0 - gap;
        let outward = support.normal();

        // the edge at the corner that runs most against the other shape's
        let with = sides.map(|side| along.dot(side));
        let before = with[0] * with[0].abs() * squares[1];
        let after = with[1] * with[1].abs() * squares[0];
        let is_before = if (before - after).abs() > TIE * (square * (squares[0] * squares[1])) {
            before < after
        } else {
            with[0] / libm::sqrt(squares[0]) < with[1] / libm::sqrt(squares[1])
        };
        let second = usize::from(!is_before);
        let (from, to) = (self.corners[second], self.corners[second + 1]);
        let (over, under) = ((from - end).dot(along), (to - start).dot(along));
        let run = (from - to).dot(along);
        let is_past =
            ((from - start).dot(along) < 0.0) | ((to - end).dot(along) > 0.0) | (run <= 0.0);
        if is_past {
            return Some(self.single(&support, outward, depth));
        }
        // by which end of that edge: the deep one must lie before the edge, the other may be cut off
        let is_cut = [over > 0.0, under < 0.0];
        if is_cut[1 - second] {
            return None;
        }
        let is_cut = is_cut[second];
        let far = self.corners[2 * second];
        let far_separation = support.separation(far);
        let [at_from, at_to] = [
            [far_separation, deep][second],
            [deep, far_separation][second],
        ];
        let part = [0.0, 1.0][second] + [over, under][second] / run;
        let cut_separation = at_from + (at_to - at_from) * part;
        let less = 0.0
            - if is_cut {
                cut_separation
            } else {
                far_separation
            };
        if less.abs() <= high {
            return None;
        }
        if less < 0.0 {
            return Some(self.single(&support, outward, depth));
        }
        let cut = usize::from(is_cut);
        let edge = Feature::Edge(self.edge);
        let far_point = [
            [foot(&support, end, far), self.ends[1 - second]][cut],
            [far, from + (to - from) * part][cut],
        ];
        let far_parts = [
            [edge, Feature::Vertex(self.end_numbers[1 - second])][cut],
            [
                Feature::Vertex(self.corner_numbers[2 * second]),
                Feature::Edge(self.corner_edges[second]),
            ][cut],
        ];
        let deep_point = [foot(&support, end, vertex), vertex];
        let deep_parts = [edge, Feature::Vertex(self.corner_numbers[1])];
        let less = if less > depth { depth } else { less };
        let points = [
            self.point(outward, deep_point, deep_parts, depth),
            self.point(outward, far_point, far_parts, less),
        ];
        let features = [edge, Feature::Edge(self.corner_edges[second])];
        let (feature_a, feature_b) = self.by_side(features);
        Some(Manifold::stretch(
            self.side.toward_second(outward),
            depth,
            self.side,
            (feature_a, feature_b),
            points,
        ))
    }

    /// The contact of the corner alone, with the edge or an end of it.
    #[inline(always)]
    fn single(&self, support: &Support, outward: DVec2, depth: f64) -> Manifold {
        let ([start, end], vertex) = (self.ends, self.corners[1]);
        let (reference, part) = if (vertex - start).dot(support.along) <= 0.0 {
            (start, Feature::Vertex(self.end_numbers[0]))
        } else if (vertex - end).dot(support.along) >= 0.0 {
            (end, Feature::Vertex(self.end_numbers[1]))
        } else {
            (foot(support, end, vertex), Feature::Edge(self.edge))
        };
        let parts = [part, Feature::Vertex(self.corner_numbers[1])];
        let point = self.point(outward, [reference, vertex], parts, depth);
        Manifold::single(self.side.toward_second(outward), Some(self.side), point)
    }

    #[inline(always)]
    fn point(
        &self,
        outward: DVec2,
        [reference, incident]: [DVec2; 2],
        parts: [Feature; 2],
        depth: f64,
    ) -> ContactPoint {
        // radii of zero, which turn negative zeros into positive ones
        let on = [reference + outward * 0.0, incident - outward * 0.0];
        let (on_a, on_b) = self.by_side(on);
        let (feature_a, feature_b) = self.by_side(parts);
        ContactPoint {
            on_a,
            on_b,
            depth,
            feature_a,
            feature_b,
        }
    }

    /// What is the edge's and what is the corner's, as the first shape's and the second's. By number, where `contact::by_side` branches: either
    /// costs where the other stands, time here and instructions there.
    #[inline(always)]
    fn by_side<T: Copy>(&self, both: [T; 2]) -> (T, T) {
        let first = usize::from(self.side == Side::B);
        (both[first], both[1 - first])
    }
}
