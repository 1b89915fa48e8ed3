//! The points of a hull or of a piece with what is needed to place them.

use crate::transform::Transform;
use glam::DVec2;
use sat2d_base::aabb::Aabb;
use sat2d_base::num::{U, UNDERFLOW, larger};

/// Points in convex position, in the order of the input.
#[derive(Clone, Copy, Debug)]
pub struct PolygonRing<'a> {
    pub(crate) points: &'a [DVec2],
    /// Whether they are in clockwise order, with y up.
    pub(crate) clockwise: bool,
    /// The [least bend](least_bend) of the ring.
    pub(crate) bend: f64,
    /// The center of their bounds, up to rounding.
    pub(crate) center: DVec2,
}

/// Whether the placed points of a ring with this [least bend](least_bend) certainly turn the same
/// way at every vertex and go round once, as the original points do.
///
/// Placing maps edges e, f that meet at a vertex to Me + η, Mf + θ, where rounding leaves at most
/// 2δ in each coordinate of η and θ. So the magnitude of their cross product is at least
/// |det M| e×f - 2δ(|Me| + |Mf|) - 8δ², where |·| is the sum of magnitudes, and |Me| ≤ ‖M‖ |e|
/// with the larger column sum ‖M‖. With `bend`, the least e×f / (|e| + |f|) of the ring, it keeps
/// its sign if |det M| bend > 4δ‖M‖ (then ‖M‖(|e| + |f|) > 16δ, so 8δ² is below the half that is to
/// spare). The same holds for any smaller δ, so between the exact ring and the rounded one no turn
/// ever vanishes, and the winding number stays.
#[inline(always)]
pub(crate) fn bends_clearly(bend: f64, t: &Transform, reach: f64) -> bool {
    bends_despite(bend, t, 4.0 * U * reach)
}

/// Whether a ring certainly turns the same way at every vertex and goes round once, if its placed
/// points are displaced by at most δ in each coordinate.
#[inline(always)]
pub(crate) fn bends_despite(bend: f64, t: &Transform, delta: f64) -> bool {
    let (ad, bc) = (t.a * t.d, t.b * t.c);
    let det = (ad - bc).abs() - 4.0 * U * (ad.abs() + bc.abs()) - UNDERFLOW;
    // twice what is needed, for the rounding errors of this line
    det * bend > 8.0 * delta * column_norm(t) + UNDERFLOW
}

/// ‖M‖ of [`bends_clearly`].
#[inline(always)]
pub(crate) fn column_norm(t: &Transform) -> f64 {
    larger(t.a.abs() + t.b.abs(), t.c.abs() + t.d.abs())
}

/// The least, over the vertices of a ring, of the cross product of the two edges by the sum of the
/// magnitudes of their coordinates; 0 if rounding leaves it in doubt.
pub(crate) fn least_bend(points: &[DVec2]) -> f64 {
    let n = points.len();
    if n < 3 {
        return 0.0;
    }
    (0..n)
        .map(|i| {
            let e = points[(i + 1) % n] - points[i];
            let f = points[(i + 2) % n] - points[(i + 1) % n];
            let (left, right) = (e.x * f.y, e.y * f.x);
            let cross = (left - right).abs() - 4.0 * U * (left.abs() + right.abs()) - UNDERFLOW;
            let sum = e.abs() + f.abs();
            (cross / (sum.x + sum.y)).max(0.0)
        })
        .fold(f64::INFINITY, f64::min)
}

/// The center of the bounds of some points, up to rounding; exact for a single point.
#[inline]
pub(crate) fn center_of_bounds(points: &[DVec2]) -> DVec2 {
    let Aabb { min, max } = Aabb::of_points(points);
    match points {
        [point] => *point,
        _ => min + (max - min) / 2.0,
    }
}
