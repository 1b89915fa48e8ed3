//! Numbers with as many digits as they need: big integers times powers of two.
//!
//! Sums, differences and products are exact. Quotients and roots have [`PRECISION`] bits, which is
//! enough for the differences of numbers from 2^-1074 to 2^501.

use crate::exact::integer::Unit;
use crate::exact::real::Real;
use core::cmp::Ordering;
use num_bigint::{BigInt, Sign};

/// The least number of bits of a quotient or a root.
const PRECISION: i64 = 2200;

/// `mantissa · 2^exponent`.
#[derive(Clone, Debug)]
pub(crate) struct Long {
    mantissa: BigInt,
    exponent: i64,
}

impl Long {
    /// Both mantissas for the smaller exponent of the two.
    fn aligned(&self, other: &Long) -> (BigInt, BigInt, i64) {
        let exponent = self.exponent.min(other.exponent);
        let shifted = |x: &Long| &x.mantissa << (x.exponent - exponent) as u64;
        (shifted(self), shifted(other), exponent)
    }
}

impl Real for Long {
    fn difference(to: f64, from: f64) -> Long {
        let unit = Unit::of([to, from]);
        Long {
            mantissa: unit.measure(to) - unit.measure(from),
            exponent: unit.exponent().into(),
        }
    }

    fn plus(&self, other: &Long) -> Long {
        let (a, b, exponent) = self.aligned(other);
        Long {
            mantissa: a + b,
            exponent,
        }
    }

    fn minus(&self, other: &Long) -> Long {
        let (a, b, exponent) = self.aligned(other);
        Long {
            mantissa: a - b,
            exponent,
        }
    }

    fn times(&self, other: &Long) -> Long {
        Long {
            mantissa: &self.mantissa * &other.mantissa,
            exponent: self.exponent + other.exponent,
        }
    }

    fn over(&self, other: &Long) -> Long {
        let bits = |x: &Long| x.mantissa.bits() as i64;
        let shift = (PRECISION + bits(other) - bits(self)).max(0);
        Long {
            mantissa: (&self.mantissa << shift as u64) / &other.mantissa,
            exponent: self.exponent - other.exponent - shift,
        }
    }

    fn root(&self) -> Long {
        let shift = (2 * PRECISION - self.mantissa.bits() as i64).max(0);
        let shift = shift + (self.exponent - shift).rem_euclid(2);
        Long {
            mantissa: (&self.mantissa << shift as u64).sqrt(),
            exponent: (self.exponent - shift) / 2,
        }
    }

    fn value(&self) -> f64 {
        let unit = Unit::power(self.exponent);
        match self.mantissa.sign() {
            Sign::NoSign => 0.0,
            Sign::Plus => unit.quotient(&self.mantissa, &BigInt::from(1)),
            Sign::Minus => -unit.quotient(&-&self.mantissa, &BigInt::from(1)),
        }
    }

    fn sign(&self) -> Ordering {
        self.mantissa.cmp(&BigInt::ZERO)
    }
}
