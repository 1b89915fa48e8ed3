//! Doubles as big integers. Every finite double is a multiple of 2^-1074, so any set of them has a
//! common unit that is a power of two, and integer arithmetic evaluates their polynomials exactly.

use num_bigint::BigInt;

/// The exponent of the lowest set bit of `x`, or `None` for 0.
fn lowest_bit(x: f64) -> Option<i32> {
    let (mantissa, exponent) = split(x);
    (mantissa != 0).then(|| exponent + mantissa.trailing_zeros() as i32)
}

/// `x = mantissa · 2^exponent`, without the sign.
fn split(x: f64) -> (u64, i32) {
    let bits = x.to_bits();
    let fraction = bits & ((1 << 52) - 1);
    match (bits >> 52) & 0x7ff {
        0 => (fraction, -1074),
        biased => (fraction | (1 << 52), biased as i32 - 1075),
    }
}

/// A power of two of which a set of doubles are multiples.
#[derive(Clone, Copy)]
pub struct Unit(i32);

impl Unit {
    /// The largest common unit of `values`, which must be finite.
    pub fn of(values: impl IntoIterator<Item = f64>) -> Unit {
        Unit(values.into_iter().filter_map(lowest_bit).min().unwrap_or(0))
    }

    /// `x` in this unit, of which it must be a multiple.
    pub fn measure(self, x: f64) -> BigInt {
        let (mantissa, exponent) = split(x);
        if mantissa == 0 {
            return BigInt::ZERO;
        }
        let shift = exponent - self.0;
        let magnitude = if shift >= 0 {
            BigInt::from(mantissa) << shift as u32
        } else {
            BigInt::from(mantissa >> (-shift) as u32)
        };
        if x < 0.0 { -magnitude } else { magnitude }
    }

    /// 2 to the power of `exponent`, which is clamped to 24 bits.
    pub fn power(exponent: i64) -> Unit {
        Unit(exponent.clamp(-(1 << 24), 1 << 24) as i32)
    }

    /// The power of two.
    pub fn exponent(self) -> i32 {
        self.0
    }

    /// This unit times 2^`exponent`.
    pub(crate) fn times_power(self, exponent: i32) -> Unit {
        Unit(self.0 + exponent)
    }

    /// The square of this unit.
    pub(crate) fn squared(self) -> Unit {
        Unit(2 * self.0)
    }

    /// `n / d` units, both above 0, rounded to the nearest double, of two the even one.
    pub(crate) fn quotient(self, n: &BigInt, d: &BigInt) -> f64 {
        let shift = 66 + d.bits() as i64 - n.bits() as i64;
        let shifted = |x: &BigInt, by: i64| x << u64::try_from(by).unwrap_or(0);
        let (n, d) = (shifted(n, shift), shifted(d, -shift));
        let quotient = &n / &d;
        // the last bit stands for all that follow
        let rest = u128::from(&quotient * &d != n);
        let quotient = u128::try_from(quotient).unwrap_or(u128::MAX) << 1 | rest;
        let bits = i64::from(u128::BITS - quotient.leading_zeros());
        let exponent = i64::from(self.0) - shift - 1;
        let subnormal_bits = bits + exponent + 1074;
        if subnormal_bits <= 53 {
            let lost = (-1074 - exponent).clamp(1, 100) as u32;
            let (kept, half) = (quotient >> lost, 1 << (lost - 1));
            let rest = quotient & ((1 << lost) - 1);
            let up = rest > half || rest == half && kept & 1 == 1;
            return f64::from_bits(kept as u64 + u64::from(up));
        }
        libm::scalbn(quotient as f64, exponent.clamp(-4000, 4000) as i32)
    }
}

#[cfg(test)]
mod tests {
    use crate::exact::integer::*;

    #[test]
    fn measures_in_the_largest_common_unit() {
        let unit = Unit::of([0.75, -3.0, 0.0]);
        assert_eq!(unit.measure(0.75), BigInt::from(3));
        assert_eq!(unit.measure(-3.0), BigInt::from(-12));
        assert_eq!(unit.measure(-0.0), BigInt::ZERO);
    }

    #[test]
    fn quotients_are_rounded_to_the_nearest_double_ties_to_even() {
        let quotient = |n: u64, d: u64, exponent| {
            Unit::power(exponent).quotient(&BigInt::from(n), &BigInt::from(d))
        };
        let mut seed = 1_u64;
        for _ in 0..100_000 {
            // whole numbers below 2^53 are doubles, and their division rounds as it should
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let [n, d] = [seed >> 11, (seed >> 30 | 1) & 0xf_ffff].map(|x| x.max(1));
            let exact = n as f64 / d as f64;
            assert_eq!(quotient(n, d, 0), exact, "{n} / {d}");
            assert_eq!(quotient(n, d, 900), libm::scalbn(exact, 900));
        }
        let last = 1 << 53;
        assert_eq!(quotient(last + 1, 1, 0), last as f64);
        assert_eq!(quotient(last + 3, 1, 0), (last + 4) as f64);
        assert_eq!(quotient((last + 1) * 3 + 1, 3, 0), (last + 2) as f64);
        assert_eq!(quotient(1, 2, -1074), 0.0);
        assert_eq!(quotient(3, 2, -1074), 1e-323);
        assert_eq!(quotient(2, 3, -1074), 5e-324);
        assert_eq!(quotient(last - 1, 2, -1074), f64::MIN_POSITIVE);
        assert_eq!(
            quotient(last - 1, 1, -1074),
            libm::scalbn((last - 1) as f64, -1074)
        );
        assert_eq!(quotient(last - 1, 1, 972), f64::INFINITY);
        // less than the last bit of a normal double, next to halves of the smallest double
        let (half, whole) = (1 << 60, 1 << 61);
        assert_eq!(quotient(half + 1, whole, -1074), 5e-324);
        assert_eq!(quotient(half + whole - 1, whole, -1074), 5e-324);
    }

    #[test]
    fn subnormals_and_giants_share_a_unit() {
        let unit = Unit::of([5e-324, f64::MAX]);
        assert_eq!(unit.measure(5e-324), BigInt::from(1));
        assert_eq!(
            unit.measure(f64::MAX),
            BigInt::from((1u64 << 53) - 1) << (971 + 1074)
        );
    }
}
