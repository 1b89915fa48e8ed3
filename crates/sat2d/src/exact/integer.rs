//! Doubles as big integers: every finite double is a whole number of 2^-1074, so a set of them shares a power
//! of two and polynomials in them are decided by integer arithmetic. Simple, obviously right, rarely run.

use num_bigint::BigInt;

/// The exponent of the lowest bit of `x` that is set, or `None` for zero.
fn lowest_bit(x: f64) -> Option<i32> {
    let (mantissa, exponent) = split(x);
    (mantissa != 0).then(|| exponent + mantissa.trailing_zeros() as i32)
}

/// `x = mantissa * 2^exponent` without the sign.
fn split(x: f64) -> (u64, i32) {
    let bits = x.to_bits();
    let fraction = bits & ((1 << 52) - 1);
    match (bits >> 52) & 0x7ff {
        0 => (fraction, -1074),
        biased => (fraction | (1 << 52), biased as i32 - 1075),
    }
}

/// A power of two in which a set of doubles are all whole numbers.
#[derive(Clone, Copy)]
pub(crate) struct Unit(i32);

impl Unit {
    /// The largest unit that measures all of `values` exactly. They must be finite.
    pub(crate) fn of(values: impl IntoIterator<Item = f64>) -> Unit {
        Unit(values.into_iter().filter_map(lowest_bit).min().unwrap_or(0))
    }

    /// `x` in this unit; `x` must be one of the doubles that the unit was made for (or a multiple of it).
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
}

#[cfg(test)]
mod tests {
    use super::*;

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
