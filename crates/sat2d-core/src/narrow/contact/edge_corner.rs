//! The contact of an edge and the corner behind it, of shapes without a radius.
//!
//! It applies the formulas of [`general::manifold`](crate::narrow::contact::general::manifold) to
//! the five points that matter. Which neighbour of the corner is clipped, whether it is cut off,
//! and whose edge it is differ from pair to pair. They are array indices here, since branches would
//! be mispredicted.

use crate::minkowski::edge_support::EdgeSupport;
use crate::minkowski::hull_pair::RELATIVE;
use crate::narrow::contact::clip::foot;
use crate::shape::ring::{next, previous};
use glam::DVec2;
use sat2d_base::exact::gap::line_gap;
use sat2d_base::num::{SHORT_SQUARE, power_of_two};
use sat2d_base::types::manifold::{ContactPoint, CorePoint, Feature, Manifold, Side};
use sat2d_base::types::outcome::Outcome;

/// Signed squares of two cosines that differ by more than this belong to cosines that rounding
/// cannot swap.
const TIE: f64 = power_of_two(-40);

/// An edge of one shape and a corner of the other, counter-clockwise, with the user's numbers.
///
/// No coordinate may exceed 2^100, and no edge may be shorter than 2^-150.
pub(crate) struct EdgeCorner {
    /// The shape that the edge belongs to.
    side: Side,
    edge: u32,
    ends: [DVec2; 2],
    end_numbers: [u32; 2],
    /// The corner between its neighbours, and the edges on either side of it.
    corners: [DVec2; 3],
    corner_numbers: [u32; 3],
    corner_edges: [u32; 2],
}

impl EdgeCorner {
    /// Edge `edge` of `n` of the shape on `side`, and corner `corner` of `m` of the other; a shape
    /// is reversed if the user's order is clockwise. `own` and `other` give the placed points.
    #[inline(always)]
    pub(crate) fn new(
        side: Side,
        (edge, n, own_reversed): (usize, usize, bool),
        own: impl Fn(usize) -> DVec2,
        (corner, m, other_reversed): (usize, usize, bool),
        other: impl Fn(usize) -> DVec2,
    ) -> EdgeCorner {
        let ends = [edge, next(edge, n)];
        let flip = usize::from(own_reversed);
        let ends = [ends[flip], ends[1 - flip]];
        let previous = previous(corner, m);
        let (around, edges) = ([previous, next(corner, m)], [previous, corner]);
        let flip = usize::from(other_reversed);
        let corners = [around[flip], corner, around[1 - flip]];
        EdgeCorner {
            side,
            edge: edge as u32,
            ends: [own(ends[0]), own(ends[1])],
            end_numbers: ends.map(|i| i as u32),
            corners: [other(corners[0]), other(corner), other(corners[2])],
            corner_numbers: corners.map(|i| i as u32),
            corner_edges: [edges[flip] as u32, edges[1 - flip] as u32],
        }
    }

    /// The manifold, given lower and upper bounds for the error of the reference
    /// ([`HullPair::error`](crate::minkowski::hull_pair::HullPair::error)).
    #[inline(always)]
    pub(crate) fn manifold(&self, (low, high): (f64, f64)) -> Outcome<Manifold> {
        let [start, end] = self.ends;
        let support = EdgeSupport::between(start, end, 1);
        let along = support.along;
        let square = along.length_squared();
        let vertex = self.corners[1];
        let deep = support.separation(vertex);
        let sides = [vertex - self.corners[0], self.corners[2] - vertex];
        let squares = sides.map(DVec2::length_squared);
        let is_long =
            (square >= SHORT_SQUARE) & (squares[0] >= SHORT_SQUARE) & (squares[1] >= SHORT_SQUARE);
        if !is_long || deep >= -high {
            return Outcome::Undecided;
        }
        let gap = if high <= RELATIVE * -deep {
            deep
        } else if low > RELATIVE * -deep {
            line_gap(start, end, vertex, (0.0, 0.0))
        } else {
            return Outcome::Undecided;
        };
        let depth = 0.0 - gap;
        let outward = support.normal();

        let second = most_antiparallel(along, square, sides, squares);
        let (from, to) = (self.corners[second], self.corners[second + 1]);
        let (over, under) = ((from - end).dot(along), (to - start).dot(along));
        let run = (from - to).dot(along);
        let is_past =
            ((from - start).dot(along) < 0.0) | ((to - end).dot(along) > 0.0) | (run <= 0.0);
        if is_past {
            return Outcome::Decided(self.single(&support, outward, depth));
        }
        // for each end of that edge: the deep one must lie in front of the edge, the other may be
        // cut
        let is_cut = [over > 0.0, under < 0.0];
        if is_cut[1 - second] {
            return Outcome::Undecided;
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
            return Outcome::Undecided;
        }
        if less < 0.0 {
            return Outcome::Decided(self.single(&support, outward, depth));
        }
        let at_cut = from + (to - from) * part;
        let less = if less > depth { depth } else { less };
        let cut = (is_cut, at_cut);
        Outcome::Decided(self.stretch(&support, outward, [depth, less], second, cut))
    }

    /// The contact of the edge and the side before (0) or after (1) the corner, from the corner to
    /// the other end of the side, or to where the end of the edge cuts it.
    #[inline(always)]
    fn stretch(
        &self,
        support: &EdgeSupport,
        outward: DVec2,
        [depth, less]: [f64; 2],
        second: usize,
        (is_cut, at_cut): (bool, DVec2),
    ) -> Manifold {
        let end = self.ends[1];
        let edge = Feature::Edge(self.edge);
        let incident_edge = Feature::Edge(self.corner_edges[second]);
        let far = self.corners[2 * second];
        let core = |point, feature| CorePoint {
            point,
            radius: 0.0,
            feature,
        };
        let number = self.end_numbers[1 - second];
        let cut = usize::from(is_cut);
        let far_reference = core(
            [foot(support, end, far), self.ends[1 - second]][cut],
            [edge, Feature::Vertex(number)][cut],
        );
        let far_number = self.corner_numbers[2 * second];
        let far_incident = core(
            [far, at_cut][cut],
            [Feature::Vertex(far_number), incident_edge][cut],
        );
        let deep_reference = core(foot(support, end, self.corners[1]), edge);
        let points = [
            self.point(outward, deep_reference, self.corner(), depth),
            self.point(outward, far_reference, far_incident, less),
        ];
        let features = self.side.ordered(edge, incident_edge);
        let normal = self.side.toward_second(outward);
        Manifold::stretch(normal, depth, self.side, features, points)
    }

    /// The contact of the corner alone, with the edge or an end of it.
    #[inline(always)]
    fn single(&self, support: &EdgeSupport, outward: DVec2, depth: f64) -> Manifold {
        let ([start, end], vertex) = (self.ends, self.corners[1]);
        let (point, feature) = if (vertex - start).dot(support.along) <= 0.0 {
            (start, Feature::Vertex(self.end_numbers[0]))
        } else if (vertex - end).dot(support.along) >= 0.0 {
            (end, Feature::Vertex(self.end_numbers[1]))
        } else {
            (foot(support, end, vertex), Feature::Edge(self.edge))
        };
        let reference = CorePoint {
            point,
            radius: 0.0,
            feature,
        };
        let point = self.point(outward, reference, self.corner(), depth);
        Manifold::single(self.side.toward_second(outward), Some(self.side), point)
    }

    /// The corner itself.
    #[inline(always)]
    fn corner(&self) -> CorePoint {
        CorePoint {
            point: self.corners[1],
            radius: 0.0,
            feature: Feature::Vertex(self.corner_numbers[1]),
        }
    }

    #[inline(always)]
    fn point(
        &self,
        outward: DVec2,
        reference: CorePoint,
        incident: CorePoint,
        depth: f64,
    ) -> ContactPoint {
        ContactPoint::facing(self.side, outward, reference, incident, depth)
    }
}

/// Which of the sides before (0) and after (1) a corner is most nearly antiparallel to an edge.
#[inline(always)]
fn most_antiparallel(along: DVec2, square: f64, sides: [DVec2; 2], squares: [f64; 2]) -> usize {
    let with = sides.map(|side| along.dot(side));
    let before = with[0] * with[0].abs() * squares[1];
    let after = with[1] * with[1].abs() * squares[0];
    let is_before = if (before - after).abs() > TIE * (square * (squares[0] * squares[1])) {
        before < after
    } else {
        with[0] / libm::sqrt(squares[0]) < with[1] / libm::sqrt(squares[1])
    };
    usize::from(!is_before)
}
