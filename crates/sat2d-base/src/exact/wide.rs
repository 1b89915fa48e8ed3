//! Double-double numbers: unevaluated sums of two doubles, tried before big integers.
//!
//! The building blocks are those of T. J. Dekker, "A floating-point technique for extending the
//! available precision", 1971, and D. E. Knuth, The Art of Computer Programming 2, 4.2.2. The error
//! bounds follow M. Joldes, J.-M. Muller and V. Popescu, "Tight and rigorous error bounds for basic
//! building blocks of double-word arithmetic", 2017: the relative error of each operation below is
//! at most 2^-100, barring underflow. No fused multiply-add is used, so the bits are the same
//! everywhere.

use crate::exact::real::{Field, Real, Ring};
use core::cmp::Ordering;
use core::ops::{Add, Div, Mul, Neg, Sub};
use glam::DVec2;

/// The sum `hi + lo`, where `hi` is the sum rounded to a double.
#[derive(Clone, Copy, Debug)]
pub struct Wide {
    pub(super) hi: f64,
    pub(super) lo: f64,
}

impl Wide {
    /// Exactly `a + b`.
    #[inline]
    pub fn sum(a: f64, b: f64) -> Wide {
        let [hi, lo] = two_sum(a, b);
        Wide { hi, lo }
    }

    /// Exactly `a · b`, if neither factor exceeds 2^990 and the product does not underflow.
    #[inline]
    pub(super) fn product(a: f64, b: f64) -> Wide {
        let [hi, lo] = two_product(a, b);
        Wide { hi, lo }
    }

    /// Exactly `to - from`.
    #[inline]
    pub(crate) fn vector(from: DVec2, to: DVec2) -> (Wide, Wide) {
        (Wide::sum(to.x, -from.x), Wide::sum(to.y, -from.y))
    }

    /// `hi + lo`, if `|hi| ≥ |lo|`.
    #[inline]
    fn ordered(hi: f64, lo: f64) -> Wide {
        let sum = hi + lo;
        Wide {
            hi: sum,
            lo: lo - (sum - hi),
        }
    }

    /// The value rounded to a double.
    #[inline]
    pub fn value(self) -> f64 {
        self.hi
    }

    /// The square.
    #[inline(always)]
    pub(crate) fn square(self) -> Wide {
        let hi = self.hi * self.hi;
        let (h, l) = split(self.hi);
        let lo = l * l - ((hi - h * h) - 2.0 * (h * l));
        Wide {
            hi,
            lo: lo + 2.0 * self.hi * self.lo,
        }
    }

    /// The square of the distance between two points; both coordinates together, in lanes, by the
    /// formulas of [`sum`](Wide::sum) and [`square`](Wide::square).
    #[inline(always)]
    pub(crate) fn square_between(p: DVec2, q: DVec2) -> Wide {
        let to = q - p;
        let part = to - q;
        let rest = (q - (to - part)) - (p + part);
        let hi = to * to;
        let (h, l) = split(to);
        let lo = l * l - ((hi - h * h) - 2.0 * (h * l)) + 2.0 * to * rest;
        let sum = Wide::sum(hi.x, hi.y);
        Wide {
            hi: sum.hi,
            lo: sum.lo + (lo.x + lo.y),
        }
    }

    /// By how much it exceeds a number above 0, if by no more than that number; the error is at
    /// most 2^-98 of both. Below 0 if it is less.
    #[inline(always)]
    pub(crate) fn small_excess(self, other: Wide) -> Option<f64> {
        // exact for the high parts (P. H. Sterbenz, "Floating-point computation", 1974)
        let excess = self.hi - other.hi;
        (excess <= other.hi).then_some(excess + (self.lo - other.lo))
    }

    /// Multiplied by a power of two that does not lead to underflow.
    #[inline]
    pub fn scaled(self, power: f64) -> Wide {
        Wide {
            hi: self.hi * power,
            lo: self.lo * power,
        }
    }

    /// The number, or its negative if `sign` is below 0.
    #[inline]
    pub(crate) fn times_sign(self, sign: f64) -> Wide {
        if sign < 0.0 { -self } else { self }
    }

    /// Whether two [sums](Wide::sum) of two doubles are equal: a sum has only one pair of parts.
    #[inline]
    pub(crate) fn equals(self, other: Wide) -> bool {
        self.hi == other.hi && self.lo == other.lo
    }

    /// The square root of a number above 0: one step of Newton's method on the rounded root.
    #[inline]
    pub fn sqrt(self) -> Wide {
        let root = libm::sqrt(self.hi);
        let rest = self - Wide::product(root, root);
        Wide::ordered(root, rest.hi / (2.0 * root))
    }
}

/// 2^27 + 1.
const SPLITTER: f64 = 134_217_729.0;

/// A double, or several in lanes.
pub trait Lanes:
    Copy + Add<Output = Self> + Sub<Output = Self> + Mul<Output = Self> + Mul<f64, Output = Self>
{
}

impl Lanes for f64 {}
impl Lanes for DVec2 {}

/// The rounded sum, and its error.
#[inline(always)]
pub fn two_sum<T: Lanes>(a: T, b: T) -> [T; 2] {
    let hi = a + b;
    let b_part = hi - a;
    [hi, (a - (hi - b_part)) + (b - b_part)]
}

/// The rounded product, and its error, if neither factor exceeds 2^990 and the product does not
/// underflow.
#[inline(always)]
pub(super) fn two_product<T: Lanes>(a: T, b: T) -> [T; 2] {
    let hi = a * b;
    let (ah, al) = split(a);
    let (bh, bl) = split(b);
    [hi, al * bl - (((hi - ah * bh) - al * bh) - ah * bl)]
}

/// Splits a double into two of at most 26 bits.
#[inline(always)]
fn split<T: Lanes>(a: T) -> (T, T) {
    let c = a * SPLITTER;
    let hi = c - (c - a);
    (hi, a - hi)
}

impl Add for Wide {
    type Output = Wide;
    #[inline]
    fn add(self, other: Wide) -> Wide {
        let s = Wide::sum(self.hi, other.hi);
        let t = Wide::sum(self.lo, other.lo);
        let v = Wide::ordered(s.hi, s.lo + t.hi);
        Wide::ordered(v.hi, t.lo + v.lo)
    }
}

impl Neg for Wide {
    type Output = Wide;
    #[inline]
    fn neg(self) -> Wide {
        Wide {
            hi: -self.hi,
            lo: -self.lo,
        }
    }
}

impl Sub for Wide {
    type Output = Wide;
    #[inline]
    fn sub(self, other: Wide) -> Wide {
        self + -other
    }
}

impl Mul for Wide {
    type Output = Wide;
    #[inline]
    fn mul(self, other: Wide) -> Wide {
        let p = Wide::product(self.hi, other.hi);
        let cross = self.hi * other.lo + self.lo * other.hi;
        Wide::ordered(p.hi, p.lo + (cross + self.lo * other.lo))
    }
}

impl Div for Wide {
    type Output = Wide;
    #[inline]
    fn div(self, other: Wide) -> Wide {
        let first = self.hi / other.hi;
        let rest = self - other * Wide { hi: first, lo: 0.0 };
        Wide::ordered(first, rest.hi / other.hi)
    }
}

impl Ring for Wide {
    fn difference(to: f64, from: f64) -> Wide {
        Wide::sum(to, -from)
    }

    fn plus(&self, other: &Wide) -> Wide {
        *self + *other
    }

    fn minus(&self, other: &Wide) -> Wide {
        *self - *other
    }

    fn times(&self, other: &Wide) -> Wide {
        *self * *other
    }
}

impl Field for Wide {
    fn over(&self, other: &Wide) -> Wide {
        *self / *other
    }

    fn root(&self) -> Wide {
        self.sqrt()
    }
}

impl Real for Wide {
    fn value(&self) -> f64 {
        Wide::value(*self)
    }

    fn sign(&self) -> Ordering {
        Wide::value(*self).total_cmp(&0.0)
    }
}

#[cfg(test)]
mod tests {
    use crate::exact::judge::{dot, vector, whole};
    use crate::exact::wide::*;
    use num_bigint::BigInt;

    #[test]
    fn keeps_what_a_double_forgets() {
        let third = Wide::sum(1.0, 0.0) / Wide::sum(3.0, 0.0);
        let rest = third * Wide::sum(3.0, 0.0) - Wide::sum(1.0, 0.0);
        assert!(rest.value().abs() < 1e-31);
        let root = Wide::sum(2.0, 0.0).sqrt();
        assert!((root * root - Wide::sum(2.0, 0.0)).value().abs() < 1e-30);
        let tiny = Wide::sum(1e16, 1.0) - Wide::sum(1e16, 0.0);
        assert_eq!(tiny.value(), 1.0);
    }

    /// The value in units of 2^-1074.
    fn exactly(x: Wide) -> BigInt {
        whole(x.hi) + whole(x.lo)
    }

    /// Whether the quotient of two numbers is 1 up to 2^-`bits`.
    fn agree(a: &BigInt, b: &BigInt, bits: u32) -> bool {
        let difference = a - b;
        (difference.magnitude() << bits) <= *b.magnitude()
    }

    /// Each operation has a relative error of at most 2^-100, also where nearly all cancels, and
    /// its result is rounded to its high part.
    #[test]
    fn operations_agree_with_whole_numbers() {
        let mut random = fastrand::Rng::with_seed(6);
        let unit = whole(1.0);
        for _ in 0..4_000 {
            let mut number = || {
                let (x, power) = (random.f64() - 0.5, random.i32(-40..40));
                let less = libm::scalbn(random.f64() - 0.5, -random.i32(50..70));
                Wide::difference(libm::scalbn(x, power), -libm::scalbn(less, power))
            };
            let (a, b) = (number(), number());
            // nearly the same
            let (c, d) = (Wide::sum(a.hi, b.lo), Wide::product(a.hi, b.hi));
            let numbers = [(a, b), (a, -c), (c, a), (d, b)];
            for (x, y) in numbers {
                let (exact_x, exact_y) = (exactly(x), exactly(y));
                let product = &exact_x * &exact_y;
                let shifted = |x: &BigInt| x * &unit;
                let checks = [
                    (exactly(x.plus(&y)), &exact_x + &exact_y),
                    (exactly(x.minus(&y)), &exact_x - &exact_y),
                    (shifted(&exactly(x.times(&y))), product),
                    (shifted(&exactly(x.square())), &exact_x * &exact_x),
                    (exactly(x.over(&y)) * &exact_y, shifted(&exact_x)),
                    (exactly(-x), -&exact_x),
                ];
                for (number, (result, exact)) in checks.iter().enumerate() {
                    assert!(agree(result, exact, 100), "{number}: {x:?} {y:?}");
                }
                for result in [x.plus(&y), x.times(&y), x.over(&y), x.square().root()] {
                    let (high, sign) = (Real::value(&result), exactly(result).cmp(&BigInt::ZERO));
                    assert_eq!((high, sign), (result.hi + result.lo, result.sign()));
                }
                let square = x.square();
                let root = exactly(square.root());
                assert!(agree(&(&root * &root), &shifted(&exactly(square)), 99));
                let p = DVec2::new(a.hi, b.hi);
                // differences that are exact, and such that are rounded
                for q in [DVec2::new(c.hi, b.lo), DVec2::new(b.hi, a.hi)] {
                    let to = vector(p, q);
                    let between = shifted(&exactly(Wide::square_between(p, q)));
                    assert!(agree(&between, &dot(&to, &to), 98), "{p:?} {q:?}");
                }
            }
        }
    }
}
