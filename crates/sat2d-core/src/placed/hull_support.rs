//! The support vertex of a list of points by a scan, and that of a hull with many vertices by
//! bisection in its own coordinates. `HullProxy::support` scans groups of four lanes instead.
//!
//! The vertices between the leftmost and the rightmost one form two chains. Along each of them a
//! linear function rises, then falls, so bisection finds its maximum. Bisection follows rounded
//! slopes. Its result is therefore proved: the edge before certainly rises, the edge after
//! certainly falls, and the best of the few vertices in between (mostly one) is taken.

use crate::shape::Hull;
use glam::DVec2;
use sat2d_base::num::{U, UNDERFLOW};

/// The point that is farthest along `direction`, and its dot product with `direction`; of several
/// the first.
#[inline(always)]
pub(crate) fn scanned(points: &[DVec2], direction: DVec2) -> (usize, f64) {
    let values = points.iter().map(|p| p.dot(direction)).enumerate();
    values.fold((0, f64::NEG_INFINITY), |best, next| {
        if next.1 > best.1 { next } else { best }
    })
}

/// The vertex of a large ring that is farthest along `g`, and its dot product with `g`.
pub(crate) fn bisected(hull: &Hull, g: DVec2) -> (usize, f64) {
    let points = &hull.points;
    let n = points.len();
    let [leftmost, rightmost] = hull.extremes();
    // counter-clockwise from the leftmost vertex
    let nth = |k: usize| {
        let k = if k >= n { k - n } else { k };
        let at = if hull.clockwise {
            leftmost + n - k
        } else {
            leftmost + k
        };
        if at >= n { at - n } else { at }
    };
    let slope = |k: usize| {
        let (p, q) = (points[nth(k)], points[nth(k + 1)]);
        let (x, y) = (g.x * (q.x - p.x), g.y * (q.y - p.y));
        (x + y, 4.0 * U * (x.abs() + y.abs()) + UNDERFLOW)
    };
    let turning = if hull.clockwise {
        (leftmost + n - rightmost) % n
    } else {
        (rightmost + n - leftmost) % n
    };
    let (mut low, mut high) = if g.y < 0.0 {
        (0, turning)
    } else {
        (turning, n)
    };
    while low < high {
        let middle = (low + high) / 2;
        if slope(middle).0 > 0.0 {
            low = middle + 1;
        } else {
            high = middle;
        }
    }
    // widened until the slopes on either side are certain
    let (mut first, mut last) = (low + n, low + n);
    while last - first < n {
        let (slope, error) = slope((first - 1) % n);
        if slope > error {
            break;
        }
        first -= 1;
    }
    while last - first < n {
        let (slope, error) = slope(last % n);
        if slope < -error {
            break;
        }
        last += 1;
    }
    let candidates = (first..=last).map(|k| nth(k % n));
    candidates.fold((0, f64::NEG_INFINITY), |best, at| {
        let far = points[at].dot(g);
        if far > best.1 { (at, far) } else { best }
    })
}
