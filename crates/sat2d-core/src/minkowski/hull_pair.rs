//! Two placed hulls, and bounds for the errors of doubles between them.

use crate::minkowski::edge_support::EdgeSupport;
use crate::placed::{Enlargement, HullView, SMALL};
use crate::shape::ring;
use core::cmp::Ordering;
use glam::DVec2;
use sat2d_base::aabb::Aabb;
use sat2d_base::exact::gap::line_gap;
use sat2d_base::num::{U, lexicographic, power_of_two};
use sat2d_base::types::manifold::Side;

/// A bound for the error of any separation in plain doubles, in parts of the extent: 3 roundings
/// for the cross product, 9 for the steps of the calipers, 2 for root and quotient, rounded up.
pub(crate) const ERROR: f64 = 16.0 * U;
/// The relative error that an answer may have.
pub(crate) const RELATIVE: f64 = power_of_two(-41);

/// The two features that are nearest to each other, or deepest.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Link {
    /// An edge of one hull and a vertex of the other in front of it.
    Edge(Side, EdgeSupport),
    /// A vertex of the first hull and one of the second.
    Vertices(usize, usize),
}

impl Link {
    /// Vertex `i` of the hull on `side` and vertex `j` of the other.
    pub(crate) fn vertices(side: Side, i: usize, j: usize) -> Link {
        let (i, j) = side.ordered(i, j);
        Link::Vertices(i, j)
    }
}

/// The point of the boundary of the Minkowski difference that is nearest to the origin.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Nearest {
    pub(crate) link: Link,
    /// The distance between the hulls if above 0, exactly 0 where they touch, otherwise minus the
    /// depth. It is within 2^-40 of the true value, relatively.
    pub(crate) gap: f64,
}

/// Two placed hulls.
pub struct HullPair<'a> {
    pub p: HullView<'a>,
    pub q: HullView<'a>,
    /// The sum of the radii.
    pub radius: f64,
    /// A bound for the error of every separation in plain doubles: [`ERROR`] of the extent, which
    /// is the sum of the sides of the box around both cores and of the radii.
    pub(crate) error: f64,
    /// Whether both are so small that products of coordinates would underflow.
    pub is_small: bool,
    extent: f64,
}

impl<'a> HullPair<'a> {
    #[inline]
    pub fn new(p: impl Into<HullView<'a>>, q: impl Into<HullView<'a>>) -> HullPair<'a> {
        let (p, q) = (p.into(), q.into());
        let bounds = Aabb::of_points(p.points).union(&Aabb::of_points(q.points));
        let radius = p.radius + q.radius;
        let extent = extent(&bounds, radius);
        HullPair {
            p,
            q,
            radius,
            error: ERROR * extent,
            is_small: extent < SMALL && extent > 0.0,
            extent,
        }
    }

    /// How far the hulls are apart along a unit vector, up to `error`: less than their distance if
    /// the vector is not that between their closest points.
    pub(crate) fn gap_along(&self, normal: DVec2) -> f64 {
        let origin = self.p.points[0];
        let along = |points: &'a [DVec2]| points.iter().map(move |&x| (x - origin).dot(normal));
        let high = along(self.p.points).fold(f64::NEG_INFINITY, f64::max);
        let low = along(self.q.points).fold(f64::INFINITY, f64::min);
        low - high - self.radius
    }

    /// How to enlarge a pair that `is_small`.
    pub(crate) fn enlargement(&self) -> Enlargement {
        Enlargement::new(self.extent, self.p.points[0])
    }

    /// Whether a separation in plain doubles is as accurate as a depth must be.
    #[inline]
    pub(crate) fn is_accurate(&self, separation: f64) -> bool {
        separation < -self.error && self.error <= RELATIVE * (self.radius - separation)
    }

    pub(crate) fn radii(&self) -> (f64, f64) {
        (self.p.radius, self.q.radius)
    }

    pub(crate) fn hull(&self, side: Side) -> HullView<'a> {
        match side {
            Side::A => self.p,
            Side::B => self.q,
        }
    }

    /// The point after point `i` of a hull.
    pub(crate) fn next(&self, side: Side, i: usize) -> usize {
        ring::next(i, self.hull(side).points.len())
    }

    /// The start and the end of an edge.
    pub(crate) fn ends(&self, side: Side, support: &EdgeSupport) -> (DVec2, DVec2) {
        let points = self.hull(side).points;
        (support.start, points[self.next(side, support.edge)])
    }

    /// The exact gap, rounded, between the line of an edge and a vertex of the other hull.
    pub(crate) fn edge_gap(
        &self,
        side: Side,
        support: &EdgeSupport,
        vertex: usize,
        radii: (f64, f64),
    ) -> f64 {
        let (start, end) = self.ends(side, support);
        line_gap(start, end, self.hull(side.other()).points[vertex], radii)
    }
}

/// The extent of a pair: the sides of the box around both cores and the sum of the radii.
#[inline(always)]
fn extent(cores: &Aabb, radius: f64) -> f64 {
    let size = cores.max - cores.min;
    size.x + size.y + radius
}

/// [`HullPair::error`] for this box around both cores and this sum of the radii.
#[inline(always)]
pub(crate) fn error_in(cores: &Aabb, radius: f64) -> f64 {
    ERROR * extent(cores, radius)
}

/// A bound for the error of a gap between two vertices, less the sum of the radii: the errors of
/// the differences, the root and the radii, and what squares lose below 2^-400.
#[inline]
pub(crate) fn corner_error(gap: f64, radius: f64) -> f64 {
    8.0 * U * (gap + 2.0 * radius) + SMALL * U
}

/// Whether a pair of hulls is in its canonical order. Every pair is computed in this order, so that
/// swapped arguments give the same bits.
pub(crate) fn in_order<'a>(a: impl Into<HullView<'a>>, b: impl Into<HullView<'a>>) -> bool {
    let (a, b) = (a.into(), b.into());
    let mut order = lexicographic(a.points[0], b.points[0]);
    if order == Ordering::Equal {
        let pairs = a.points.iter().zip(b.points).skip(1);
        order = pairs
            .map(|(&p, &q)| lexicographic(p, q))
            .find(|&order| order != Ordering::Equal)
            .unwrap_or(a.points.len().cmp(&b.points.len()))
            .then(a.radius.total_cmp(&b.radius));
        if let (Ordering::Equal, Some(one), Some(other)) = (order, a.ellipse, b.ellipse) {
            order = lexicographic(one.u, other.u).then(lexicographic(one.w, other.w));
        }
    }
    order != Ordering::Greater
}
