//! A point and a polygon of at most eight vertices, sharp or rounded: the distances from the lines
//! of all edges, in lanes.
//!
//! Inside of a convex polygon the nearest of these lines holds the nearest point, and outside the
//! farthest one of those that the point is in front of: on its edge or at an end of it, since every
//! other edge is seen at a smaller angle. The answer then follows from these features by the
//! formulas and the proofs of [`gjk`].

use crate::minkowski::gjk::{self, ERROR, EdgePoint, RELATIVE, RIVAL};
use crate::narrow::polygon_lanes::{Lanes, PolygonLanes};
use crate::placed::Fit;
use crate::placed::lazy_hull::LARGE;
use crate::shape::{Hull, ring};
use crate::transform::Transform;
use glam::DVec2;
use sat2d_base::num::{larger, lesser, one_norm, power_of_two};
use sat2d_base::simd::of_lanes;
use sat2d_base::types::ClosestPoints;
use sat2d_base::types::manifold::{CorePoint, Feature};
use sat2d_base::types::outcome::Outcome;

/// Cross products below this are not clear: their squares and those of the edges might underflow.
const TINY: f64 = power_of_two(-200);
/// Edges whose squared distances differ by this part (2^-20) are no rivals, unless within an error:
/// (d + e)² is at most d² (1 + s) + e² (1 + 1 / s).
const CLOSE: f64 = power_of_two(-20);

/// The closest points of a point and the boundary of a hull, the point first. The distance is below
/// 0 inside. Declines hulls of more vertices, points that are neither clearly inside the core nor
/// clearly outside of it, and rivals.
#[inline(always)]
pub(crate) fn closest(
    point: DVec2,
    hull: &Hull,
    transform: &Transform,
    fit: Fit,
) -> Outcome<ClosestPoints> {
    let is_small = matches!(hull.vertices, 3..=8);
    if !is_small
        || fit.is_elliptic()
        || fit.reach > LARGE
        || one_norm(point) > LARGE
        || hull.groups.is_empty()
        || !hull.bends_clearly(transform, fit.reach)
    {
        return Outcome::Undecided;
    }
    if hull.vertices <= 4 {
        Side::<1>::new(point, hull, transform, fit.radius).closest()
    } else {
        Side::<2>::new(point, hull, transform, fit.radius).closest()
    }
}

/// On which side of each edge a point is, and how far from its line.
struct Side<const G: usize> {
    polygon: PolygonLanes<G>,
    point: DVec2,
    radius: f64,
    /// The squared distance from the line of each edge, below 0 in front of it; infinite past the
    /// last.
    squares: Lanes<G>,
    /// The number of edges that the point is clearly behind, and of those it is clearly in front
    /// of.
    behind: u32,
    before: u32,
    /// The sum of the magnitudes of the vector from the farthest vertex.
    far: f64,
}

impl<const G: usize> Side<G> {
    #[inline(always)]
    fn new(point: DVec2, hull: &Hull, transform: &Transform, radius: f64) -> Side<G> {
        let polygon = PolygonLanes::<G>::new(hull, &hull.groups, transform);
        let (edge_x, edge_y) = polygon.edges();
        let mut squares: Lanes<G> = [[0.0; 4]; G];
        let mut size = [0.0; 4];
        let (mut behind, mut before) = (0, 0);
        for g in 0..G {
            for lane in 0..4 {
                let (ex, ey) = (edge_x[g][lane], edge_y[g][lane]);
                let (x, y) = (point.x - polygon.x[g][lane], point.y - polygon.y[g][lane]);
                let depth = ex * y - ey * x;
                let far = x.abs() + y.abs();
                // neither is true past the last edge, which is zero there
                let error = ERROR * far * (ex.abs() + ey.abs()) + TINY;
                behind += u32::from(depth > error);
                before += u32::from(depth < -error);
                let long = ex * ex + ey * ey;
                // the same double for equal fractions of exact numbers, unlike a product with an
                // inverse
                let square = depth * depth.abs() / long;
                squares[g][lane] = if long > 0.0 { square } else { f64::INFINITY };
                size[lane] = larger(far, size[lane]);
            }
        }
        Side {
            polygon,
            point,
            radius,
            squares,
            behind,
            before,
            far: of_lanes(size, larger),
        }
    }

    #[inline(always)]
    fn closest(&self) -> Outcome<ClosestPoints> {
        let mut low = self.squares[0];
        for group in &self.squares[1..] {
            for lane in 0..4 {
                low[lane] = lesser(group[lane], low[lane]);
            }
        }
        let least = of_lanes(low, lesser);
        let edge = self.up_to(least).trailing_zeros() as usize;
        if self.before > 0 {
            self.outside(edge)
        } else if self.behind == self.polygon.vertices as u32 {
            self.inside(edge, least)
        } else {
            Outcome::Undecided
        }
    }

    /// A bit for each edge whose squared distance is no more than this.
    #[inline(always)]
    fn up_to(&self, enough: f64) -> u32 {
        let all = self.squares.as_flattened().iter().enumerate();
        all.fold(0, |bits, (i, &square)| {
            bits | (u32::from(square <= enough) << i)
        })
    }

    /// The answer for the nearest edge, the first of equally near ones.
    #[inline(always)]
    fn inside(&self, edge: usize, least: f64) -> Outcome<ClosestPoints> {
        // an edge is at most √2 times shorter than the sum of its coordinates' magnitudes
        let error = 2.0 * ERROR * self.far;
        let enough = least * (1.0 + 2.0 * CLOSE) + error * error * (8.0 / CLOSE);
        let has_rivals = self.up_to(enough).count_ones() > 1;
        if has_rivals && error * error > RELATIVE * RELATIVE * least {
            return Outcome::Undecided;
        }
        let [start, end] = self.polygon.edge(edge);
        let edge_point = EdgePoint::new(start, end, self.point);
        Outcome::decided_if(edge_point.is_plain(), || self.on_edge(&edge_point, edge))
    }

    /// The answer for the edge that the point is in front of by most.
    #[inline(always)]
    fn outside(&self, edge: usize) -> Outcome<ClosestPoints> {
        let [start, end] = self.polygon.edge(edge);
        let edge_point = EdgePoint::new(start, end, self.point);
        if edge_point.is_plain() & (edge_point.height > 0.0) {
            return Outcome::Decided(self.on_edge(&edge_point, edge));
        }
        let n = self.polygon.vertices;
        let is_beyond = (self.point - end).dot(end - start) >= 0.0;
        // an edge that runs backward ends at its own vertex
        let vertex = if is_beyond != self.polygon.reversed {
            ring::next(edge, n)
        } else {
            edge
        };
        let at = self.polygon.point(vertex);
        let between = at - self.point;
        let lead = RIVAL * between.length_squared();
        let is_nearest = [ring::previous(vertex, n), ring::next(vertex, n)]
            .map(|other| gjk::leads(self.polygon.point(other) - at, between, lead));
        if !(is_nearest[0] & is_nearest[1]) {
            return Outcome::Undecided;
        }
        let vertex = CorePoint {
            point: at,
            radius: self.radius,
            feature: if self.radius > 0.0 {
                Feature::Arc(vertex as u32)
            } else {
                Feature::Vertex(vertex as u32)
            },
        };
        gjk::points([core_point(self.point), vertex])
    }

    #[inline(always)]
    fn on_edge(&self, edge_point: &EdgePoint, edge: usize) -> ClosestPoints {
        let features = (Feature::Edge(edge as u32), Feature::Vertex(0));
        edge_point.closest((self.radius, 0.0), features).swapped()
    }
}

/// A point as a hull of its own.
#[inline(always)]
pub(crate) fn core_point(point: DVec2) -> CorePoint {
    CorePoint {
        point,
        radius: 0.0,
        feature: Feature::Vertex(0),
    }
}
