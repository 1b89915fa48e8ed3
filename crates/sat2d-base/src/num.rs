//! Constants and functions of doubles that give the same bits on every platform.

use core::cmp::Ordering;
use core::ops::{Add, Mul, Sub};
use glam::DVec2;

/// The largest magnitude that a coordinate or a radius may have, 2^500 (about 3.27e150), in a
/// shape and where it is placed.
///
/// Within this range every verdict is exact; beyond it, products of coordinates could overflow.
/// There is no lower limit: subnormal coordinates are decided as exactly as any others.
///
/// ```
/// use sat2d::{DVec2, MAX_COORDINATE, Shape};
/// assert!(Shape::circle(DVec2::ZERO, MAX_COORDINATE).is_ok());
/// assert!(Shape::circle(DVec2::ZERO, 2.0 * MAX_COORDINATE).is_err());
/// ```
pub const MAX_COORDINATE: f64 = power_of_two(500);

/// The unit roundoff of a double, 2^-53: an operation's relative error is at most this.
pub const U: f64 = f64::EPSILON / 2.0;

/// More than a product of two doubles can lose to underflow.
pub const UNDERFLOW: f64 = f64::MIN_POSITIVE;

/// 2 to the power of `exponent`, which must be from -1022 to 1023.
#[inline(always)]
pub const fn power_of_two(exponent: i32) -> f64 {
    debug_assert!(-1022 <= exponent && exponent <= 1023);
    f64::from_bits(((1023 + exponent) as u64) << 52)
}

/// Vectors whose squared length is below this, 2^-968, are lengthened before they are multiplied.
pub const SHORT_SQUARE: f64 = power_of_two(-968);

/// A vector, multiplied by 2^600 where its products might underflow.
#[inline]
pub fn lengthened(vector: DVec2) -> DVec2 {
    if vector.length_squared() < SHORT_SQUARE {
        vector * power_of_two(600)
    } else {
        vector
    }
}

/// The unit vector along a vector that is not zero, however short that is.
#[inline]
pub fn unit(vector: DVec2) -> DVec2 {
    let long = lengthened(vector);
    // adding zero turns -0 into 0, so that equal results print alike
    long / long.length() + DVec2::ZERO
}

/// The length of a vector, however short that is.
#[inline]
pub fn length(vector: DVec2) -> f64 {
    if vector.length_squared() < SHORT_SQUARE {
        (vector * power_of_two(600)).length() * power_of_two(-600)
    } else {
        vector.length()
    }
}

/// The number if it is above 0, otherwise 0: also for a NaN, and never -0.
///
/// `x.max(0.0)` may return either zero for -0; it differs between x86 and ARM and between builds.
/// The sign would then appear in points and velocities. This comparison returns 0 everywhere, even
/// where a compiler turns it into a maximum instruction.
#[inline(always)]
pub fn positive(x: f64) -> f64 {
    if x > 0.0 { x } else { 0.0 }
}

/// The square root, as an instruction that loops over many numbers can vectorize.
#[cfg(feature = "std")]
#[inline(always)]
pub fn root(square: f64) -> f64 {
    square.sqrt()
}

/// The square root.
#[cfg(not(feature = "std"))]
#[inline(always)]
pub fn root(square: f64) -> f64 {
    libm::sqrt(square)
}

/// The square roots of both coordinates.
#[inline(always)]
pub fn roots(squares: DVec2) -> DVec2 {
    DVec2::new(root(squares.x), root(squares.y))
}

/// The sum of the magnitudes of both coordinates.
#[inline(always)]
pub fn one_norm(v: DVec2) -> f64 {
    v.x.abs() + v.y.abs()
}

/// `x.next_up()`, without a branch.
#[inline(always)]
pub fn next_up(x: f64) -> f64 {
    // adding zero turns -0 into 0, so that the bits after it are those of the least number above 0
    let bits = (x + 0.0).to_bits();
    let sign = (bits as i64 >> 63) as u64;
    // one more, or one less for a number below 0
    let next = f64::from_bits(bits.wrapping_add(sign | 1));
    if x < f64::INFINITY { next } else { x }
}

/// `x.next_down()`, without a branch.
#[inline(always)]
pub(crate) fn next_down(x: f64) -> f64 {
    -next_up(-x)
}

/// A floating-point number, for what is computed in `f32` as well.
pub trait Float:
    Copy + PartialOrd + Add<Output = Self> + Sub<Output = Self> + Mul<Output = Self>
{
    /// 0.
    const ZERO: Self;

    /// The magnitude.
    fn abs(self) -> Self;
}

impl Float for f32 {
    const ZERO: f32 = 0.0;

    #[inline(always)]
    fn abs(self) -> f32 {
        f32::abs(self)
    }
}

impl Float for f64 {
    const ZERO: f64 = 0.0;

    #[inline(always)]
    fn abs(self) -> f64 {
        f64::abs(self)
    }
}

/// The larger number; the second one if either is NaN.
///
/// It compiles to one instruction, which `f64::max` with its rule for NaN does not.
#[inline(always)]
pub fn larger<T: PartialOrd>(a: T, b: T) -> T {
    if a > b { a } else { b }
}

/// The lesser number; the second one if either is NaN. One instruction, unlike `f64::min`.
#[inline(always)]
pub fn lesser<T: PartialOrd>(a: T, b: T) -> T {
    if a < b { a } else { b }
}

/// The number clamped to the range from 0 to 1; 0 for NaN, which `f64::clamp` would keep.
#[inline(always)]
pub fn fraction(part: f64) -> f64 {
    lesser(larger(part, 0.0), 1.0)
}

/// The lexicographic order of points, by x, then by y: the order of a sweep from left to right.
#[inline]
pub fn lexicographic(a: DVec2, b: DVec2) -> Ordering {
    if a.x < b.x || (a.x == b.x && a.y < b.y) {
        Ordering::Less
    } else if a == b {
        Ordering::Equal
    } else {
        Ordering::Greater
    }
}

/// The square root of 2 less 1, rounded up.
const OCTAGON: f64 = 0.414_213_562_373_095_1;

/// At least the length of a vector, at most 1.09 times as much, without a square root: the norm
/// whose unit circle is an octagon.
#[inline(always)]
pub fn octagonal_length(v: DVec2) -> f64 {
    let v = v.abs();
    larger(v.x, v.y) + OCTAGON * lesser(v.x, v.y)
}

#[cfg(test)]
mod tests {
    use crate::num::{next_down, next_up, positive, power_of_two};
    use std::hint::black_box;

    #[test]
    fn positive_never_returns_a_negative_zero() {
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

    #[test]
    fn neighbours_are_those_of_the_standard_library() {
        let edges = [
            0,
            1,
            2,
            f64::MIN_POSITIVE.to_bits(),
            1f64.to_bits(),
            f64::MAX.to_bits(),
        ];
        let near = |bits: u64| (0..4).map(move |k| bits.wrapping_add(k).wrapping_sub(2));
        let special = [f64::INFINITY.to_bits(), f64::NAN.to_bits()];
        for bits in edges.into_iter().chain(special).flat_map(near) {
            for x in [bits, bits | 1 << 63].map(f64::from_bits).map(black_box) {
                assert_eq!(next_up(x).to_bits(), x.next_up().to_bits(), "{x:e}");
                assert_eq!(next_down(x).to_bits(), x.next_down().to_bits(), "{x:e}");
            }
        }
    }

    #[test]
    fn powers_of_two_are_those_of_libm() {
        for exponent in -1022..=1023 {
            assert_eq!(power_of_two(exponent), libm::ldexp(1.0, exponent));
        }
    }
}
