//! On which side of a line a point lies.

use crate::exact::integer::Unit;
use crate::num::{U, UNDERFLOW, power_of_two};
use core::cmp::Ordering;
use glam::DVec2;

/// Every nonzero coordinate of at least this magnitude (2^-480) and at most [`LARGEST`] keeps all partial
/// products of the adaptive predicates clear of underflow and overflow, so their answer is exact.
const SMALLEST: f64 = power_of_two(-480);
/// 2^500.
const LARGEST: f64 = power_of_two(500);

/// Relative forward error of the plain evaluation: (3 + 16u)u with u = 2^-53, as J. R. Shewchuk derives it
/// in "Adaptive Precision Floating-Point Arithmetic and Fast Robust Geometric Predicates" (1997).
pub(crate) const ORIENT_ERROR: f64 = (3.0 + 16.0 * U) * U;

/// Whether `c` lies left of the line from `a` to `b` (`Greater`), on it (`Equal`) or right of it (`Less`),
/// with y up; exact for every finite double. With y down left and right change places.
///
/// ```
/// use core::cmp::Ordering;
/// use sat2d::exact::orient2d;
/// use sat2d::DVec2;
/// let (a, b) = (DVec2::new(0.0, 0.0), DVec2::new(3.0, 0.0));
/// assert_eq!(orient2d(a, b, DVec2::new(1.0, 5e-324)), Ordering::Greater);
/// assert_eq!(orient2d(a, b, DVec2::new(7.0, 0.0)), Ordering::Equal);
/// ```
#[inline]
pub fn orient2d(a: DVec2, b: DVec2, c: DVec2) -> Ordering {
    let left = (a.x - c.x) * (b.y - c.y);
    let right = (a.y - c.y) * (b.x - c.x);
    let det = left - right;
    let error = ORIENT_ERROR * (left.abs() + right.abs()) + UNDERFLOW;
    if det > error {
        Ordering::Greater
    } else if det < -error {
        Ordering::Less
    } else {
        orient2d_exact(a, b, c)
    }
}

#[cold]
fn orient2d_exact(a: DVec2, b: DVec2, c: DVec2) -> Ordering {
    let safe = |x: f64| x == 0.0 || (x.abs() >= SMALLEST && x.abs() <= LARGEST);
    let all = [a.x, a.y, b.x, b.y, c.x, c.y];
    if all.into_iter().all(safe) {
        let coord = |p: DVec2| robust::Coord { x: p.x, y: p.y };
        return robust::orient2d(coord(a), coord(b), coord(c))
            .partial_cmp(&0.0)
            .unwrap_or(Ordering::Equal);
    }
    let unit = Unit::of(all);
    let [ax, ay, bx, by, cx, cy] = all.map(|x| unit.measure(x));
    ((&ax - &cx) * (&by - &cy)).cmp(&((&ay - &cy) * (&bx - &cx)))
}
