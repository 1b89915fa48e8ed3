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
pub(crate) struct Unit(i32);

impl Unit {
    /// The largest common unit of `values`, which must be finite.
    pub(crate) fn of(values: impl IntoIterator<Item = f64>) -> Unit {
        Unit(values.into_iter().filter_map(lowest_bit).min().unwrap_or(0))
    }

    /// `x` in this unit, of which it must be a multiple.
    pub(crate) fn measure(self, x: f64) -> BigInt {
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
    pub(crate) fn power(exponent: i64) -> Unit {
        Unit(exponent.clamp(-(1 << 24), 1 << 24) as i32)
    }

    /// The power of two.
    pub(crate) fn exponent(self) -> i32 {
        self.0
    }

    /// The square of this unit.
    pub(crate) fn squared(self) -> Unit {
        Unit(2 * self.0)
    }

    /// `n / d` units as a double, both above 0: off by less than two units in the last place, and
    /// exact if that is a double.
    pub(crate) fn quotient(self, n: &BigInt, d: &BigInt) -> f64 {
        let shift = 66 + d.bits() as i64 - n.bits() as i64;
        let quotient = if shift >= 0 {
            (n << shift as u64) / d
        } else {
            n / (d << (-shift) as u64)
        };
        let exponent = i64::from(self.0) - shift;
        // of 66 or 67 bits, a subnormal number loses at least 15, rounded once
        let lost = u64::try_from(-1074 - exponent).unwrap_or(0).min(200);
        if lost > 14 {
            let doubled = quotient >> (lost - 1);
            let rounded: BigInt = (doubled + 1u32) >> 1u32;
            return f64::from_bits(u64::try_from(rounded).unwrap_or(u64::MAX));
        }
        // the upper 64 bits
        let spare = quotient.bits().saturating_sub(64);
        let mantissa = u64::try_from(quotient >> spare).unwrap_or(u64::MAX);
        let exponent = exponent + spare as i64;
        libm::scalbn(mantissa as f64, exponent.clamp(-4000, 4000) as i32)
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
    fn subnormals_and_giants_share_a_unit() {
        let unit = Unit::of([5e-324, f64::MAX]);
        assert_eq!(unit.measure(5e-324), BigInt::from(1));
        assert_eq!(
            unit.measure(f64::MAX),
            BigInt::from((1u64 << 53) - 1) << (971 + 1074)
        );
    }
}
