//! Small functions of numbers whose result is the same on every platform.

use glam::DVec2;

/// The number if it is above 0; else, and for a NaN, 0 and never -0.
///
/// `x.max(0.0)` may be either for -0: x86 has 0 in an optimised build and -0 in another, ARM has 0. What is made of it, a point or a
/// velocity, then has a zero of one sign here and of the other there. This comparison is 0 everywhere, also where a compiler makes the machine's
/// own maximum of it, as that puts 0 above -0 wherever it tells them apart.
#[inline(always)]
pub(crate) fn positive(x: f64) -> f64 {
    if x > 0.0 { x } else { 0.0 }
}

/// The roots of both numbers.
#[cfg(feature = "std")]
#[inline(always)]
pub(crate) fn roots(squares: DVec2) -> DVec2 {
    DVec2::new(squares.x.sqrt(), squares.y.sqrt())
}

/// The roots of both numbers.
#[cfg(not(feature = "std"))]
#[inline(always)]
pub(crate) fn roots(squares: DVec2) -> DVec2 {
    DVec2::new(libm::sqrt(squares.x), libm::sqrt(squares.y))
}

/// One instruction, which `f64::max` with its rules for NaN is not.
#[inline(always)]
pub(crate) fn larger(a: f64, b: f64) -> f64 {
    if a > b { a } else { b }
}

/// The same for `f64::min`.
#[inline(always)]
pub(crate) fn lesser(a: f64, b: f64) -> f64 {
    if a < b { a } else { b }
}

/// `part` between 0 and 1; 0 for NaN, which `clamp` would keep.
#[inline(always)]
pub(crate) fn fraction(part: f64) -> f64 {
    lesser(larger(part, 0.0), 1.0)
}

#[cfg(test)]
mod tests {
    use crate::num::positive;
    use std::hint::black_box;

    #[test]
    fn nothing_becomes_a_negative_zero() {
        for (x, expected) in [
            (-0.0, 0.0f64),
            (0.0, 0.0),
            (-1.0, 0.0),
            (f64::NAN, 0.0),
            (2.5, 2.5),
        ] {
            assert_eq!(positive(black_box(x)).to_bits(), expected.to_bits(), "{x}");
        }
    }
}
