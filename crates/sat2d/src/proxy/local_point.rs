//! A point in a hull's own coordinates.

use crate::shape::ring::Group;
use crate::transform::Transform;
use glam::DVec2;

/// A point p in a hull's own coordinates: |det M| q with Mq + t = p, which takes no division.
#[derive(Clone, Copy)]
pub(crate) struct LocalPoint {
    /// From the map's offset to the point, in the coordinates of the placed.
    pub(crate) to: DVec2,
    pub(crate) point: DVec2,
    /// |det M|, and the sign that was taken off it.
    pub(crate) determinant: f64,
    pub(crate) sign: f64,
}

impl LocalPoint {
    #[inline(always)]
    pub(crate) fn new(t: &Transform, point: DVec2) -> LocalPoint {
        let to = point - DVec2::new(t.tx, t.ty);
        let determinant = t.a * t.d - t.b * t.c;
        let sign = 1f64.copysign(determinant);
        LocalPoint {
            to,
            point: DVec2::new(t.d * to.x - t.c * to.y, t.a * to.y - t.b * to.x) * sign,
            determinant: determinant * sign,
            sign,
        }
    }

    /// How deep it lies behind an edge, times |det M|.
    #[inline(always)]
    pub(crate) fn depth(&self, group: &Group, lane: usize) -> f64 {
        let across = group.edge_x[lane] * self.point.y - group.edge_y[lane] * self.point.x;
        across - self.determinant * group.level[lane]
    }
}
