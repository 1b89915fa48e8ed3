//! The support vertex of a hull with many vertices, by bisection in its own coordinates.
//!
//! The vertices between the leftmost and the rightmost one form two chains. Along each of them a
//! linear function rises, then falls, so bisection finds its maximum. Bisection follows rounded
//! slopes. Its result is therefore proved: the edge before certainly rises, the edge after
//! certainly falls, and the best of the few vertices in between (mostly one) is taken.

use crate::num::{U, UNDERFLOW};
use crate::shape::Hull;
use glam::DVec2;

/// The largest of numbered values and its number.
pub(crate) fn best(values: impl Iterator<Item = (usize, f64)>) -> (usize, f64) {
    values.fold((0, f64::NEG_INFINITY), |best, next| {
        if next.1 > best.1 { next } else { best }
    })
}

/// The vertex of a large ring that is farthest along `g`, and its dot product with `g`.
pub(crate) fn bisected(hull: &Hull, g: DVec2) -> (usize, f64) {
    let points = &hull.points;
    let n = points.len();
    let (leftmost, rightmost) = (hull.leftmost as usize, hull.rightmost as usize);
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
    best((first..=last).map(|k| {
        let at = nth(k % n);
        (at, points[at].dot(g))
    }))
}
