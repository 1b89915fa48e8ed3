//! Whether a piece of a concave polygon is disjoint from a box, before the piece is placed.
//!
//! A tree of boxes does not exclude long thin pieces that lie diagonally, and a jagged outline has
//! many of those. So the box is transformed to the coordinates of the pieces: its centre and its
//! half-sides, times |det M| as in [`LocalPoint`], without a division. A piece is disjoint from it
//! if the box lies beyond one of its edges.

use crate::aabb::Aabb;
use crate::num::MAX_COORDINATE;
use crate::proxy::hull_proxy::{NORM, SIDE_ERROR, TINY};
use crate::proxy::local_point::LocalPoint;
use crate::shape::Hull;
use crate::transform::Transform;
use glam::DVec2;

/// A box in the coordinates of the pieces of a polygon.
pub(crate) struct Around {
    center: LocalPoint,
    half: [DVec2; 2],
    /// By how much the box must be beyond an edge, times the sum of magnitudes of that: infinite where doubles may lose too much to underflow.
    bound: f64,
}

impl Around {
    /// Of a box that is not empty. `reach` bounds the magnitudes of the placed coordinates of the pieces.
    pub(crate) fn new(bounds: &Aabb, t: &Transform, reach: f64) -> Around {
        let half = (bounds.max - bounds.min) / 2.0;
        let center = LocalPoint::new(t, bounds.min + half);
        let norm = (t.a.abs() + t.b.abs()) + (t.c.abs() + t.d.abs());
        // |x| + |y| of all there is, and of what the map's offset is taken off
        let size = 4.0 * reach + 2.0 * (bounds.min.abs() + bounds.max.abs()).element_sum();
        let is_ordinary = NORM.contains(&norm) && (TINY..=MAX_COORDINATE).contains(&size);
        Around {
            center,
            half: [
                DVec2::new(t.d * half.x, -t.b * half.x),
                DVec2::new(-t.c * half.y, t.a * half.y),
            ],
            bound: if is_ordinary {
                SIDE_ERROR * norm * size
            } else {
                f64::INFINITY
            },
        }
    }

    /// Whether a piece, its corners counter-clockwise, is certainly apart from the box where it is placed.
    ///
    /// Its corners are behind its edges but for rounding, of a coordinate 3u of its magnitude; the evaluation is off by less than that of
    /// [`certificate`](crate::narrow::relation::filter), whose bound is for one point instead of a box that is none the larger, rounded once more.
    #[inline]
    pub(crate) fn misses(&self, hull: &Hull) -> bool {
        let points: &[DVec2] = &hull.points;
        let Some(&last) = points.last() else {
            return false;
        };
        let mut start = last;
        points.iter().any(|&end| {
            let edge = end - start;
            let to = self.center.point - start * self.center.determinant;
            let [u, v] = self.half.map(|half| edge.perp_dot(half).abs());
            let bound = self.bound * (edge.x.abs() + edge.y.abs());
            start = end;
            edge.perp_dot(to) + (u + v) < -bound
        })
    }
}
