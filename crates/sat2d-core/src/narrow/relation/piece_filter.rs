//! Whether a piece of a concave polygon is disjoint from a box, before the piece is placed.
//!
//! A tree of boxes does not exclude long thin pieces that lie diagonally, and a jagged outline has
//! many of those. So the box is transformed to the coordinates of the pieces: its centre and its
//! half-sides, times |det M| as in [`LocalPoint`], without a division. A piece is disjoint from it
//! if the box lies beyond one of its edges.

use crate::placed::hull_proxy::{NORM, SIDE_ERROR, TINY};
use crate::placed::local_point::LocalPoint;
use crate::transform::Transform;
use glam::DVec2;
use sat2d_base::aabb::Aabb;
use sat2d_base::num::MAX_COORDINATE;

/// A box in the coordinates of the pieces of a polygon, to exclude pieces by.
pub(crate) struct PieceFilter {
    center: LocalPoint,
    half: [DVec2; 2],
    /// How far the box must lie beyond an edge, relative to |e.x| + |e.y| of that edge. Infinite if
    /// underflow may cost too much.
    bound: f64,
}

impl PieceFilter {
    /// From a box that is not empty. `reach` bounds the magnitudes of the placed coordinates of the
    /// pieces.
    pub(crate) fn new(bounds: &Aabb, t: &Transform, reach: f64) -> PieceFilter {
        let half = (bounds.max - bounds.min) / 2.0;
        let center = LocalPoint::new(t, bounds.min + half);
        let norm = t.norm();
        // |x| + |y| of all placed points, before and after the subtraction of the offset
        let size = 4.0 * reach + 2.0 * (bounds.min.abs() + bounds.max.abs()).element_sum();
        let is_ordinary = NORM.contains(&norm) && (TINY..=MAX_COORDINATE).contains(&size);
        PieceFilter {
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

    /// Whether a placed piece with these points, its corners counter-clockwise, is certainly
    /// disjoint from the box.
    ///
    /// The placed corners lie behind the edges up to rounding, 3u of the magnitude per coordinate.
    /// The error of the evaluation is below the bound for one point in
    /// [`filter`](crate::narrow::relation::filter): the box adds one rounding and no magnitude.
    #[inline]
    pub(crate) fn excludes(&self, points: &[DVec2]) -> bool {
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
