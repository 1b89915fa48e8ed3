//! The choice among sides of a Minkowski difference that are equally near, up to rounding: facing
//! edges, squares in squares, straight vertices. It is a choice by geometry, so that it depends
//! neither on rounding nor on the order of the shapes.

use crate::minkowski::edge_support::EdgeSupport;
use crate::minkowski::hull_pair::{HullPair, Link};
use crate::placed::HullView;
use core::cmp::Ordering;
use glam::DVec2;
use sat2d_base::exact::gap::{place_sign, point_gap};
use sat2d_base::exact::orient2d;
use sat2d_base::num::power_of_two;
use sat2d_base::types::manifold::Side;
use smallvec::SmallVec;

/// Distances with a smaller relative difference are equally good.
pub(crate) const TIE: f64 = power_of_two(-40);

/// Two features that may be the nearest or the deepest.
#[derive(Clone, Copy)]
pub(crate) struct Candidate {
    pub(crate) link: Link,
    /// The distance between the cores there, or their depth where they meet.
    ///
    /// It decides between candidates, and not the gap: where the radii are far larger than the
    /// distance, the gaps of all candidates are about equal, but only the nearest features have a
    /// normal that separates the hulls.
    pub(crate) core: f64,
    /// The distance less the radii.
    pub(crate) gap: f64,
    /// How far the cores are apart along the normal of an edge: less than the distance if a vertex
    /// beyond its end lies deeper. Infinite for two vertices and for cores that meet.
    pub(crate) apart: f64,
}

pub(crate) type Candidates = SmallVec<[Candidate; 8]>;

impl HullPair<'_> {
    /// Whether the vertex lies behind the edge's line or on it, exactly.
    pub(crate) fn is_behind(&self, side: Side, support: &EdgeSupport) -> bool {
        let (start, end) = self.ends(side, support);
        let vertex = self.hull(side.other()).points[support.vertex];
        orient2d(start, end, vertex) != Ordering::Less
    }

    /// The vertex and the edge, or the nearer end of the edge, exactly.
    pub(crate) fn facing_exact(&self, side: Side, support: EdgeSupport) -> Candidate {
        let vertex = self.hull(side.other()).points[support.vertex];
        let (start, end) = self.ends(side, &support);
        let corner = |i: usize, p: DVec2| {
            let gap = |radii| point_gap(p, vertex, radii);
            self.candidate(Link::vertices(side, i, support.vertex), gap)
        };
        if place_sign(start, end, vertex) != Ordering::Greater {
            corner(support.edge, start)
        } else if place_sign(end, start, vertex) != Ordering::Greater {
            corner(self.next(side, support.edge), end)
        } else {
            let gap = |radii| self.edge_gap(side, &support, support.vertex, radii);
            self.candidate(Link::Edge(side, support), gap)
        }
    }

    /// A candidate, given its distance less any radii.
    fn candidate(&self, link: Link, gap: impl Fn((f64, f64)) -> f64) -> Candidate {
        let core = gap((0.0, 0.0));
        let gap = if self.radius == 0.0 {
            core
        } else {
            gap(self.radii())
        };
        Candidate {
            link,
            core,
            gap,
            apart: f64::INFINITY,
        }
    }

    /// The least gap, and the preferred candidate of those whose cores are equally near and whose
    /// normals separate the cores by as much, up to a few roundings: an edge rather than two
    /// vertices; then the edge with its vertex in front of it or least far beyond its ends; then
    /// the longest; then the first hull's; then the one with the smallest number.
    pub(crate) fn preferred(&self, candidates: &Candidates) -> (Candidate, f64) {
        // the first of two zeros, which `f64::min` does not guarantee
        let lesser = |least: f64, x: f64| if x < least { x } else { least };
        let (core, gap) = candidates
            .iter()
            .fold((f64::INFINITY, f64::INFINITY), |(core, gap), candidate| {
                (lesser(core, candidate.core), lesser(gap, candidate.gap))
            });
        let enough = core + TIE * core.abs();
        let best_of = |least_apart: f64| {
            let is_good = |c: &&Candidate| c.core <= enough && c.apart >= least_apart;
            candidates.iter().filter(is_good).reduce(|best, other| {
                if self.is_preferred(&other.link, &best.link) {
                    other
                } else {
                    best
                }
            })
        };
        let none = Candidate {
            link: Link::Vertices(0, 0),
            core: f64::INFINITY,
            gap,
            apart: f64::INFINITY,
        };
        let best = best_of(core - self.error / 4.0).or_else(|| best_of(f64::NEG_INFINITY));
        (best.copied().unwrap_or(none), gap)
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
            (&Link::Vertices(i, j), &Link::Vertices(k, l)) => {
                (i, j) != (k, l) && self.is_nearest(i, j) && !self.is_nearest(k, l)
            }
            _ => false,
        }
    }

    /// Whether two vertices are the nearest points of the cores, exactly: no edge leads from one of
    /// them toward the other.
    fn is_nearest(&self, i: usize, j: usize) -> bool {
        let leads_away = |hull: HullView<'_>, i: usize, to: DVec2| {
            let (n, from) = (hull.points.len(), hull.points[i]);
            [1, n - 1].iter().all(|step| {
                let neighbor = hull.points[(i + step) % n];
                place_sign(from, to, neighbor) != Ordering::Greater
            })
        };
        leads_away(self.p, i, self.q.points[j]) && leads_away(self.q, j, self.p.points[i])
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
