//! The choice among sides of a Minkowski difference that are equally near, up to rounding: facing
//! edges, squares in squares, straight vertices. It is a choice by geometry, so that it depends
//! neither on rounding nor on the order of the shapes.

use crate::exact::gap::{place_sign, point_gap};
use crate::exact::orient2d;
use crate::minkowski::edge_support::EdgeSupport;
use crate::minkowski::hull_pair::{HullPair, Link};
use crate::num::power_of_two;
use crate::types::manifold::Side;
use core::cmp::Ordering;
use smallvec::SmallVec;

/// Distances with a smaller relative difference are equally good.
const TIE: f64 = power_of_two(-40);

/// Pairs of features with their distances.
pub(crate) type Candidates = SmallVec<[(Link, f64); 8]>;

impl HullPair<'_> {
    /// Whether the vertex lies behind the edge's line or on it, exactly.
    pub(crate) fn is_behind(&self, side: Side, support: &EdgeSupport) -> bool {
        let (start, end) = self.ends(side, support);
        let vertex = self.hull(side.other()).points[support.vertex];
        orient2d(start, end, vertex) != Ordering::Less
    }

    /// The vertex and the edge, or the nearer end of the edge, exactly.
    pub(crate) fn facing_exact(&self, side: Side, support: EdgeSupport) -> (Link, f64) {
        let vertex = self.hull(side.other()).points[support.vertex];
        let (start, end) = self.ends(side, &support);
        if place_sign(start, end, vertex) != Ordering::Greater {
            let link = Link::vertices(side, support.edge, support.vertex);
            (link, point_gap(start, vertex, self.radii()))
        } else if place_sign(end, start, vertex) != Ordering::Greater {
            let link = Link::vertices(side, self.next(side, support.edge), support.vertex);
            (link, point_gap(end, vertex, self.radii()))
        } else {
            let gap = self.edge_gap(side, &support, support.vertex, self.radii());
            (Link::Edge(side, support), gap)
        }
    }

    /// The least distance, and the preferred candidate of those that are equally good: an edge
    /// rather than two vertices; then the edge with its vertex in front of it or least far beyond
    /// its ends; then the longest; then the first hull's; then the one with the smallest number.
    pub(crate) fn preferred(&self, candidates: &Candidates) -> (Link, f64) {
        // the first of two zeros, which `f64::min` does not guarantee
        let least = candidates.iter().fold(
            f64::INFINITY,
            |least, r| if r.1 < least { r.1 } else { least },
        );
        let enough = least + TIE * least.abs();
        let mut best: Option<Link> = None;
        for &(link, _) in candidates.iter().filter(|candidate| candidate.1 <= enough) {
            if best.is_none_or(|best| self.is_preferred(&link, &best)) {
                best = Some(link);
            }
        }
        (best.unwrap_or(Link::Vertices(0, 0)), least)
    }

    fn is_preferred(&self, link: &Link, than: &Link) -> bool {
        match (link, than) {
            (Link::Edge(side, one), Link::Edge(other_side, other)) => {
                let (past, other_past) = (self.past(*side, one), self.past(*other_side, other));
                if past != other_past {
                    past < other_past
                } else if one.length > other.length * (1.0 + TIE) {
                    true
                } else if other.length > one.length * (1.0 + TIE) || side != other_side {
                    false
                } else {
                    let number = |s: &EdgeSupport| self.hull(*side).edge_number(s.edge, s.start);
                    number(one) < number(other)
                }
            }
            (Link::Edge(..), Link::Vertices(..)) => true,
            _ => false,
        }
    }

    /// How far the vertex lies beyond an end of the edge; 0 if it is in front of the edge.
    fn past(&self, side: Side, support: &EdgeSupport) -> f64 {
        let vertex = self.hull(side.other()).points[support.vertex];
        let (start, end) = self.ends(side, support);
        let before = (start - vertex).dot(support.along);
        let beyond = (vertex - end).dot(support.along);
        before.max(beyond).max(0.0) / support.length
    }
}
