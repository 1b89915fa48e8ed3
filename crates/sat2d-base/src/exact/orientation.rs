//! The orientation predicate: on which side of a line a point lies.

use crate::exact::integer::Unit;
use crate::num::{U, UNDERFLOW, power_of_two};
use core::cmp::Ordering;
use glam::DVec2;

/// If every coordinate is 0 or has a magnitude from this (2^-480) to [`LARGEST`], no partial
/// product of the adaptive predicate underflows or overflows, and its result is exact.
const SMALLEST: f64 = power_of_two(-480);
/// 2^500.
const LARGEST: f64 = power_of_two(500);

/// The relative forward error of the evaluation in doubles, (3 + 16u)u with u = 2^-53:
/// J. R. Shewchuk, "Adaptive Precision Floating-Point Arithmetic and Fast Robust Geometric
/// Predicates", 1997.
pub const ORIENT_ERROR: f64 = (3.0 + 16.0 * U) * U;

/// Whether `c` lies left of the line from `a` to `b` (`Greater`), on it (`Equal`) or right of it
/// (`Less`), with y up. With y down, left and right are exchanged.
///
/// Exact for every finite double, by the adaptive predicate of J. R. Shewchuk, "Adaptive Precision
/// Floating-Point Arithmetic and Fast Robust Geometric Predicates", 1997.
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
    orient2d_inlined(a, b, c)
}

/// [`orient2d`] for hot code in which a call would spill registers.
#[inline(always)]
pub fn orient2d_inlined(a: DVec2, b: DVec2, c: DVec2) -> Ordering {
    let (det, error) = orient2d_estimate(a, b, c);
    if det > error {
        Ordering::Greater
    } else if det < -error {
        Ordering::Less
    } else {
        orient2d_exact(a, b, c)
    }
}

/// The determinant of [`orient2d`] in doubles, and a bound of its error.
#[inline(always)]
pub fn orient2d_estimate(a: DVec2, b: DVec2, c: DVec2) -> (f64, f64) {
    let left = (a.x - c.x) * (b.y - c.y);
    let right = (a.y - c.y) * (b.x - c.x);
    let error = ORIENT_ERROR * (left.abs() + right.abs()) + UNDERFLOW;
    (left - right, error)
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

#[cfg(test)]
mod tests {
    use crate::exact::{judge, orient2d};
    use glam::DVec2;
    use num_bigint::BigInt;

    /// Coordinates so large that products overflow and so small that they underflow.
    #[test]
    fn orientations_are_those_of_whole_numbers_at_any_magnitude() {
        let rng = &mut fastrand::Rng::with_seed(9);
        let mut counts = [0; 3];
        for _ in 0..3000 {
            let scales = [0; 2].map(|_| [-1074, -540, 0, 499, 505, 1015][rng.usize(..6)]);
            let mut number = || libm::scalbn(rng.i32(-9..=9).into(), scales[rng.usize(..2)]);
            let [a, b, c] = [0; 3].map(|_| DVec2::new(number(), number()));
            let c = if rng.bool() { c } else { a - (b - a) };
            let exact = judge::cross(&judge::vector(a, b), &judge::vector(a, c));
            let order = exact.cmp(&BigInt::ZERO);
            assert_eq!(orient2d(a, b, c), order, "{a} {b} {c}");
            counts[(order as i8 + 1) as usize] += 1;
        }
        assert!(counts.iter().all(|&count| count > 300), "{counts:?}");
    }
}
