//! A world point in the coordinates of a hull.

use crate::shape::ring::Group;
use crate::transform::Transform;
use glam::DVec2;

/// A world point p in the coordinates of a hull: |det M| q with Mq + t = p. The factor avoids a
/// division.
#[derive(Clone, Copy)]
pub(crate) struct LocalPoint {
    /// p - t, in world coordinates.
    pub(crate) to: DVec2,
    /// |det M| q, in the coordinates of the hull.
    pub(crate) point: DVec2,
    /// |det M|.
    pub(crate) determinant: f64,
    /// The sign of det M.
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

    /// As [`new`](LocalPoint::new), to the bit, in fewer steps, if the transform is a plain
    /// similarity: then |det M| times the inverse of M is its transpose.
    #[inline(always)]
    pub(crate) fn under_similarity(t: &Transform, point: DVec2) -> LocalPoint {
        let to = point - DVec2::new(t.tx, t.ty);
        let (along, across) = (DVec2::new(t.a, t.b) * to, DVec2::new(t.c, t.d) * to);
        LocalPoint {
            to,
            point: DVec2::new(along.x, across.x) + DVec2::new(along.y, across.y),
            determinant: t.a * t.a + t.b * t.b,
            sign: 1f64.copysign(t.a * t.d - t.b * t.c),
        }
    }

    /// The depth of the point behind an edge, times |det M|; negative on the outer side.
    #[inline(always)]
    pub(crate) fn depth(&self, group: &Group, lane: usize) -> f64 {
        let across = group.edge_x[lane] * self.point.y - group.edge_y[lane] * self.point.x;
        across - self.determinant * group.level[lane]
    }
}
