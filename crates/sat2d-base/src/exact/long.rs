//! Numbers with as many digits as they need: big integers times powers of two.
//!
//! Sums, differences and products are exact. Quotients and roots have [`PRECISION`] bits, which is
//! enough for the differences of numbers from 2^-1074 to 2^501.

use crate::exact::integer::Unit;
use crate::exact::real::{Field, Known, Real, Ring, Signed};
use crate::exact::wide::two_sum;
use core::cmp::Ordering;
use num_bigint::{BigInt, Sign};

/// The least number of bits of a quotient or a root.
const PRECISION: i64 = 2200;

/// `mantissa · 2^exponent`.
#[derive(Clone, Debug)]
pub struct Long {
    mantissa: BigInt,
    exponent: i64,
}

impl Long {
    /// A double.
    pub fn of(x: f64) -> Long {
        let unit = Unit::of([x]);
        Long::scaled(unit.measure(x), unit.exponent().into())
    }

    /// `mantissa · 2^exponent`.
    pub fn scaled(mantissa: BigInt, exponent: i64) -> Long {
        Long { mantissa, exponent }
    }
    /// Whether it is 0.
    pub fn is_zero(&self) -> bool {
        self.mantissa == BigInt::ZERO
    }
    /// Whether it is below 0.
    pub fn is_negative(&self) -> bool {
        self.mantissa.sign() == Sign::Minus
    }
    /// The number with the other sign.
    pub fn negated(&self) -> Long {
        Long::scaled(-&self.mantissa, self.exponent)
    }
    /// The absolute value.
    pub fn absolute(&self) -> Long {
        Long::scaled(self.mantissa.magnitude().clone().into(), self.exponent)
    }

    /// The number times 2^`exponent`.
    pub fn times_power(&self, exponent: i64) -> Long {
        Long::scaled(self.mantissa.clone(), self.exponent + exponent)
    }

    /// The quotient of a number and one of which it is a multiple, besides powers of two.
    pub(crate) fn divided_exactly(&self, other: &Long) -> Long {
        let zeros = other.mantissa.trailing_zeros().unwrap_or(0);
        let odd = &other.mantissa >> zeros;
        let exponent = self.exponent - other.exponent - zeros as i64;
        Long::scaled(&self.mantissa / odd, exponent)
    }

    /// The least power of two that is larger than the magnitude, as an exponent.
    pub fn magnitude(&self) -> i64 {
        self.mantissa.bits() as i64 + self.exponent
    }

    /// The largest whole number of 2^-`bits` that is not larger.
    pub(crate) fn floored(&self, bits: i64) -> BigInt {
        let shift = self.exponent + bits;
        if shift < 0 {
            &self.mantissa >> -shift as u64
        } else {
            &self.mantissa << shift as u64
        }
    }

    /// Both mantissas for the smaller exponent of the two.
    fn aligned(&self, other: &Long) -> (BigInt, BigInt, i64) {
        let exponent = self.exponent.min(other.exponent);
        let shifted = |x: &Long| &x.mantissa << (x.exponent - exponent) as u64;
        (shifted(self), shifted(other), exponent)
    }
}

impl Ring for Long {
    fn difference(to: f64, from: f64) -> Long {
        // most differences are doubles, which take one integer
        let [difference, rest] = two_sum(to, -from);
        if rest == 0.0 && difference.is_finite() {
            return Long::of(difference);
        }
        let unit = Unit::of([to, from]);
        Long {
            mantissa: unit.measure(to) - unit.measure(from),
            exponent: unit.exponent().into(),
        }
    }

    fn plus(&self, other: &Long) -> Long {
        if self.exponent == other.exponent {
            return Long {
                mantissa: &self.mantissa + &other.mantissa,
                exponent: self.exponent,
            };
        }
        let (a, b, exponent) = self.aligned(other);
        Long {
            mantissa: a + b,
            exponent,
        }
    }

    fn minus(&self, other: &Long) -> Long {
        if self.exponent == other.exponent {
            return Long {
                mantissa: &self.mantissa - &other.mantissa,
                exponent: self.exponent,
            };
        }
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
}

impl Field for Long {
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
}

impl Real for Long {
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

impl Signed for Long {
    fn known_sign(&self) -> Option<Ordering> {
        Some(self.sign())
    }
}

impl Known for Long {
    fn known_value(&self) -> Option<f64> {
        Some(self.value())
    }
}

#[cfg(test)]
mod tests {
    use crate::exact::judge::{vector, whole};
    use crate::exact::long::*;
    use glam::DVec2;

    fn ratio(x: &Long, y: &Long) -> f64 {
        x.over(y).value()
    }

    #[test]
    fn operations_are_exact_or_have_all_the_bits_of_doubles_of_any_size() {
        let mut random = fastrand::Rng::with_seed(7);
        let mut checked = 0;
        for _ in 0..300 {
            let [x, from, y] = [0, 1, 2].map(|_| {
                let scale = random.i32(-1074..500);
                libm::scalbn(random.f64() - 0.5, scale)
            });
            if x == from || y == 0.0 {
                continue;
            }
            let (a, b) = (Long::difference(x, from), Long::difference(y, 0.0));
            // the value is that of whole numbers, rounded
            let [exact, _] = vector(DVec2::new(from, 0.0), DVec2::new(x, 0.0));
            assert_eq!(a.sign(), exact.cmp(&BigInt::ZERO));
            assert_eq!(a.value(), x - from);
            assert_eq!(b.value(), y);
            let exactly = |x: &Long| &x.mantissa << (x.exponent + 4300) as u64;
            let unit = BigInt::from(1) << 3226_u32;
            assert_eq!(exactly(&a), &exact * &unit);
            assert_eq!(exactly(&a.plus(&b)), (&exact + whole(y)) * &unit);
            assert_eq!(exactly(&a.minus(&b)), (&exact - whole(y)) * &unit);
            assert_eq!(exactly(&a.minus(&a)), BigInt::ZERO);
            let product = (&exact * whole(y)) << 2152_u32;
            assert_eq!(exactly(&a.times(&b)), product);
            // what is missing to the dividend and the radicand is 2^-2190 of them
            let quotient = a.over(&b);
            let rest = quotient.times(&b).minus(&a);
            let inverse_rest = b.over(&a).times(&a).minus(&b);
            let square = a.times(&a);
            let root = square.root();
            assert_eq!(ratio(&root, &a).abs(), 1.0);
            let odd = square.times(&Long::difference(2.0, 0.0)).root();
            let odd_rest = odd.times(&odd).minus(&square).minus(&square);
            for (rest, whole) in [(rest, &a), (inverse_rest, &b), (odd_rest, &square)] {
                let bits = |x: &Long| x.mantissa.bits() as i64 + x.exponent;
                let is_none = rest.mantissa == BigInt::ZERO;
                assert!(is_none || bits(&rest) < bits(whole) - 2190);
            }
            checked += 1;
        }
        assert!(checked > 290, "{checked}");
    }

    /// Radicands of more bits than a root needs, with even and odd exponents.
    #[test]
    fn roots_of_long_numbers_have_all_the_bits_of_doubles() {
        for bits in [4397, 4400, 4403, 5000_i64] {
            for exponent in [-3, -2, 0, 1] {
                let mantissa = (BigInt::from(1) << (bits - 1) as u64) + 12_345;
                let square = Long { mantissa, exponent };
                let root = square.root();
                let rest = root.times(&root).minus(&square);
                let size = |x: &Long| x.mantissa.bits() as i64 + x.exponent;
                assert!(size(&rest) < size(&square) - 2190, "{bits} {exponent}");
            }
        }
    }
}
