//! Exact fractions of doubles for the judges.
//!
//! A fraction is stored as `numerator / denominator · 2^exponent` and is never reduced. All doubles
//! have the denominator 1, and so do their sums and products. `BigRational` reduces every result by
//! a greatest common divisor, which takes most of the time where 1e149 meets 1e-320.

use num_bigint::BigInt;
use num_traits::{One, Signed, Zero};
use std::cmp::Ordering;
use std::ops::{Add, Div, Mul, Neg, Sub};

#[derive(Clone, Debug)]
pub struct Rational {
    numerator: BigInt,
    /// Above 0.
    denominator: BigInt,
    exponent: i64,
}

impl Rational {
    /// The exact value of a finite double.
    pub fn of(x: f64) -> Rational {
        assert!(x.is_finite(), "{x}");
        let bits = x.to_bits();
        let fraction = bits & ((1 << 52) - 1);
        let (mantissa, exponent) = match (bits >> 52) & 0x7ff {
            0 => (fraction, -1074),
            biased => (fraction | (1 << 52), biased as i64 - 1075),
        };
        // odd, so that numerators stay short
        let spare = if mantissa == 0 {
            0
        } else {
            mantissa.trailing_zeros()
        };
        let magnitude = BigInt::from(mantissa >> spare);
        Rational {
            numerator: if x < 0.0 { -magnitude } else { magnitude },
            denominator: BigInt::one(),
            exponent: exponent + i64::from(spare),
        }
    }

    pub fn zero() -> Rational {
        Rational::of(0.0)
    }

    pub fn is_zero(&self) -> bool {
        self.numerator.is_zero()
    }

    pub fn abs(&self) -> Rational {
        Rational {
            numerator: self.numerator.abs(),
            ..self.clone()
        }
    }

    /// A double within a few units in the last place, if it is in range.
    pub fn to_f64(&self) -> f64 {
        if self.is_zero() {
            return 0.0;
        }
        let shift = 64 + self.denominator.bits() as i64 - self.numerator.bits() as i64;
        let shifted = |x: &BigInt, by: i64| if by > 0 { x << by } else { x.clone() };
        let quotient = shifted(&self.numerator, shift) / shifted(&self.denominator, -shift);
        let top = quotient.magnitude().to_u64_digits().into_iter().rev();
        let mantissa = top.fold(0.0, |sum, digit| sum * 2f64.powi(64) + digit as f64);
        // in two steps, as a power of two may be out of range where the result is not
        let exponent = (self.exponent - shift).clamp(-4000, 4000) as i32;
        let half = exponent / 2;
        let value = mantissa * 2f64.powi(half) * 2f64.powi(exponent - half);
        if self.numerator.is_negative() {
            -value
        } else {
            value
        }
    }

    /// Both numerators over a common denominator and power of two.
    fn common(&self, other: &Rational) -> (BigInt, BigInt, i64) {
        let exponent = self.exponent.min(other.exponent);
        let over = |x: &Rational, denominator: &BigInt| {
            let numerator = &x.numerator << (x.exponent - exponent);
            if denominator.is_one() {
                numerator
            } else {
                numerator * denominator
            }
        };
        if self.denominator == other.denominator {
            let one = BigInt::one();
            (over(self, &one), over(other, &one), exponent)
        } else {
            (
                over(self, &other.denominator),
                over(other, &self.denominator),
                exponent,
            )
        }
    }
}

impl Ord for Rational {
    fn cmp(&self, other: &Rational) -> Ordering {
        let signs = self.numerator.sign().cmp(&other.numerator.sign());
        signs.then_with(|| {
            let (x, y, _) = self.common(other);
            x.cmp(&y)
        })
    }
}

impl PartialOrd for Rational {
    fn partial_cmp(&self, other: &Rational) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl PartialEq for Rational {
    fn eq(&self, other: &Rational) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for Rational {}

impl Neg for Rational {
    type Output = Rational;
    fn neg(self) -> Rational {
        Rational {
            numerator: -self.numerator,
            ..self
        }
    }
}

/// Implements an operator for values from that for references.
macro_rules! for_values {
    ($operator:ident, $method:ident) => {
        impl $operator for Rational {
            type Output = Rational;
            fn $method(self, other: Rational) -> Rational {
                (&self).$method(&other)
            }
        }
        impl $operator<&Rational> for Rational {
            type Output = Rational;
            fn $method(self, other: &Rational) -> Rational {
                (&self).$method(other)
            }
        }
        impl $operator<Rational> for &Rational {
            type Output = Rational;
            fn $method(self, other: Rational) -> Rational {
                self.$method(&other)
            }
        }
    };
}

for_values!(Add, add);
for_values!(Sub, sub);
for_values!(Mul, mul);
for_values!(Div, div);

impl Add for &Rational {
    type Output = Rational;
    fn add(self, other: &Rational) -> Rational {
        if self.is_zero() {
            return other.clone();
        }
        if other.is_zero() {
            return self.clone();
        }
        let (x, y, exponent) = self.common(other);
        let denominator = if self.denominator == other.denominator {
            self.denominator.clone()
        } else {
            &self.denominator * &other.denominator
        };
        Rational {
            numerator: x + y,
            denominator,
            exponent,
        }
    }
}

impl Sub for &Rational {
    type Output = Rational;
    fn sub(self, other: &Rational) -> Rational {
        self + -other.clone()
    }
}

impl Mul for &Rational {
    type Output = Rational;
    fn mul(self, other: &Rational) -> Rational {
        Rational {
            numerator: &self.numerator * &other.numerator,
            denominator: &self.denominator * &other.denominator,
            exponent: self.exponent + other.exponent,
        }
    }
}

impl Div for &Rational {
    type Output = Rational;
    fn div(self, other: &Rational) -> Rational {
        assert!(!other.is_zero(), "division by zero");
        let numerator = &self.numerator * &other.denominator;
        let denominator = &self.denominator * &other.numerator;
        let negative = denominator.is_negative();
        Rational {
            numerator: if negative { -numerator } else { numerator },
            denominator: denominator.abs(),
            exponent: self.exponent - other.exponent,
        }
    }
}
