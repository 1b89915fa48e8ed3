//! Which of several sides of a Minkowski difference is taken where they are as near as each other, to the rounding: facing edges, squares
//! in squares, straight vertices. The choice is one of geometry, so it does not change with every rounding or with the order of the shapes.

use crate::exact::gap::{place_sign, point_gap};
use crate::exact::orient2d;
use crate::minkowski::edge_support::Support;
use crate::minkowski::nearest::{Link, Pair, vertices};
use crate::num::power_of_two;
use crate::types::manifold::Side;
use core::cmp::Ordering;
use smallvec::SmallVec;

/// Distances that differ by less, relatively, are as good as each other.
const TIE: f64 = power_of_two(-40);

/// Candidates with their distances.
pub(crate) type Rivals = SmallVec<[(Link, f64); 8]>;

impl Pair<'_> {
    /// Whether the vertex lies behind the edge's line or on it, exactly.
    pub(crate) fn is_behind(&self, side: Side, support: &Support) -> bool {
        let (start, end) = self.ends(side, support);
        let vertex = self.hull(side.other()).points[support.vertex];
        orient2d(start, end, vertex) != Ordering::Less
    }

    /// The vertex against the edge, or the end of it that is nearer, exactly.
    pub(crate) fn rival_exact(&self, side: Side, support: Support) -> (Link, f64) {
        let vertex = self.hull(side.other()).points[support.vertex];
        let (start, end) = self.ends(side, &support);
        if place_sign(start, end, vertex) != Ordering::Greater {
            let link = vertices(side, support.edge, support.vertex);
            (link, point_gap(start, vertex, self.radii()))
        } else if place_sign(end, start, vertex) != Ordering::Greater {
            let link = vertices(side, self.next(side, support.edge), support.vertex);
            (link, point_gap(end, vertex, self.radii()))
        } else {
            let gap = self.edge_gap(side, &support, support.vertex, self.radii());
            (Link::Edge(side, support), gap)
        }
    }

    /// The least of all; of those as good as it an edge rather than two vertices, the one that reaches nearest to before its vertex, a
    /// longer edge, the first hull's, that with the least number.
    pub(crate) fn preferred(&self, rivals: &Rivals) -> (Link, f64) {
        // of two zeros the first, which `f64::min` would not promise
        let least = rivals.iter().fold(
            f64::INFINITY,
            |least, r| if r.1 < least { r.1 } else { least },
        );
        let enough = least + TIE * least.abs();
        let mut best: Option<Link> = None;
        for &(link, _) in rivals.iter().filter(|rival| rival.1 <= enough) {
            if best.is_none_or(|best| self.better(&link, &best)) {
                best = Some(link);
            }
        }
        (best.unwrap_or(Link::Vertices(0, 0)), least)
    }

    fn better(&self, link: &Link, than: &Link) -> bool {
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
                    let number = |s: &Support| self.hull(*side).edge_number(s.edge, s.start);
                    number(one) < number(other)
                }
            }
            (Link::Edge(..), Link::Vertices(..)) => true,
            _ => false,
        }
    }

    /// How far beyond an end of the edge the vertex lies: 0 before the edge.
    fn past(&self, side: Side, support: &Support) -> f64 {
        let vertex = self.hull(side.other()).points[support.vertex];
        let (start, end) = self.ends(side, support);
        let before = (start - vertex).dot(support.along);
        let beyond = (vertex - end).dot(support.along);
        before.max(beyond).max(0.0) / support.length
    }
}
