//! Whether a path may meet a box, for the search in the tree of a shape's pieces.
//!
//! The separating axes are the sides of the box and the normal of the path (S. Gottschalk, M. C.
//! Lin, D. Manocha, "OBBTree: a hierarchical structure for rapid interference detection", 1996).

use glam::DVec2;
use sat2d_base::aabb::Aabb;
use sat2d_base::num::{U, one_norm};

/// A bound for the error of a gap along the normal of a path, relative to the length of the normal
/// times the magnitude of the coordinates (see `docs/exactness.md`).
const ERROR: f64 = 16.0 * U;

/// The path from `start` in the direction `along`, which ends within `bounds`.
pub(crate) struct PathFilter {
    start: DVec2,
    along: DVec2,
    bounds: Aabb,
    /// A wider gap is not due to rounding.
    bound: f64,
}

impl PathFilter {
    /// For boxes whose coordinates are no larger than `reach`.
    pub(crate) fn new(start: DVec2, end: DVec2, reach: f64) -> PathFilter {
        let along = end - start;
        let magnitude = 4.0 * reach + 2.0 * (one_norm(start) + one_norm(end));
        PathFilter {
            start,
            along,
            bounds: Aabb::of_points(&[start, end]),
            bound: ERROR * one_norm(along) * magnitude + f64::MIN_POSITIVE,
        }
    }

    /// Ends the path no less than `margin` after a point on it.
    pub(crate) fn end_after(&mut self, point: DVec2, margin: f64) {
        self.bounds = Aabb::of_points(&[self.start, point]).inflated(margin);
    }

    /// Whether the path and a box may have a common point.
    #[inline]
    pub(crate) fn may_meet(&self, bounds: &Aabb) -> bool {
        if !self.bounds.intersects(bounds) {
            return false;
        }
        // twice the centre and the half-sides, relative to the start
        let center = (bounds.min - self.start) + (bounds.max - self.start);
        let sides = bounds.max - bounds.min;
        let extent = self.along.x.abs() * sides.y + self.along.y.abs() * sides.x;
        let is_beside = self.along.perp_dot(center).abs() - extent > self.bound;
        !is_beside
    }
}
