//! Quadratic surds, compared exactly: where a path enters a circle, or how far a point is from a
//! rounded shape.

use crate::exact::long::Long;
use crate::exact::real::{Real, Ring, Signed};
use core::cmp::Ordering;

/// The number `(part - √square) / divisor`.
#[derive(Clone, Debug)]
pub struct Surd {
    part: Long,
    /// Not below 0.
    square: Long,
    /// Above 0.
    divisor: Long,
}

impl Surd {
    /// `(part - √square) / divisor` for a square that is not below 0 and a divisor above 0.
    pub fn new(part: Long, square: Long, divisor: Long) -> Surd {
        Surd {
            part,
            square,
            divisor,
        }
    }

    /// `dividend / divisor` for a divisor above 0.
    pub fn quotient(dividend: Long, divisor: Long) -> Surd {
        Surd::new(dividend, number(0.0), divisor)
    }

    /// A double.
    pub fn of(x: f64) -> Surd {
        Surd::quotient(number(x), number(1.0))
    }

    /// The order of two numbers.
    pub fn compare(&self, other: &Surd) -> Ordering {
        let (d, e) = (&self.divisor, &other.divisor);
        let difference = self.part.times(e).minus(&other.part.times(d));
        let plus = other.square.times(&d.times(d));
        let minus = self.square.times(&e.times(e));
        sign_with_roots(&difference, &plus, &minus)
    }

    /// The sign of `x + y·s` for this number `s`.
    pub fn sign_of_linear(&self, x: &Long, y: &Long) -> Ordering {
        let rational = x.times(&self.divisor).plus(&y.times(&self.part));
        sign_with_root(&rational, &number(0.0).minus(y), &self.square).unwrap_or(Ordering::Equal)
    }
}

fn number(x: f64) -> Long {
    Long::difference(x, 0.0)
}

/// The sign of `x + y√z` for `z` of 0 or more: if the signs of the terms differ, that of the term
/// with the larger square.
pub fn sign_with_root<R: Signed>(x: &R, y: &R, z: &R) -> Option<Ordering> {
    let rational = x.known_sign()?;
    let root = match z.known_sign()? {
        Ordering::Greater => y.known_sign()?,
        _ => Ordering::Equal,
    };
    if rational == root || root.is_eq() {
        return Some(rational);
    }
    if rational.is_eq() {
        return Some(root);
    }
    let squares = x.times(x).minus(&y.times(y).times(z)).known_sign()?;
    Some(if rational.is_gt() {
        squares
    } else {
        squares.reverse()
    })
}

/// The sign of `x + √y - √z` for `y` and `z` of 0 or more.
///
/// For `x` of 0 or more it is that of `(x + √y)² - z`.
pub(crate) fn sign_with_roots(x: &Long, y: &Long, z: &Long) -> Ordering {
    if x.sign().is_lt() {
        return sign_with_roots(&number(0.0).minus(x), z, y).reverse();
    }
    let rational = x.times(x).plus(y).minus(z);
    sign_with_root(&rational, &x.plus(x), y).unwrap_or(Ordering::Equal)
}

#[cfg(test)]
mod tests {
    use crate::exact::surd::*;
    use num_bigint::BigInt;

    /// `part·2^200 / divisor - √(square·2^400 / divisor²)`, off by less than 3.
    fn scaled_up([part, square, divisor]: [i64; 3]) -> BigInt {
        let square: BigInt = (BigInt::from(square) << 400) / (divisor * divisor);
        let root = square.sqrt();
        (BigInt::from(part) << 200) / divisor - root
    }

    fn surd([part, square, divisor]: [i64; 3]) -> Surd {
        let [part, square, divisor] = [part, square, divisor].map(|x| number(x as f64));
        Surd::new(part, square, divisor)
    }

    /// Small whole numbers, so that many are equal, and large ones.
    #[test]
    fn the_order_is_that_of_two_hundred_bits() {
        let mut seed = 7_u64;
        let mut next = |most: i64| {
            seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            ((seed >> 20) % most as u64) as i64
        };
        let mut equal = 0;
        for round in 0..40_000 {
            let most = [5, 30, 1 << 20][round % 3];
            let mut numbers = || [next(2 * most) - most, next(most * most), next(most) + 1];
            let (one, mut other) = (numbers(), numbers());
            if round % 5 == 0 {
                let k = next(50) + 1;
                other = [one[0] * k, one[1] * k * k, one[2] * k];
                other[1] += next(3) - 1;
                other[1] = other[1].max(0);
            }
            let order = surd(one).compare(&surd(other));
            let apart = scaled_up(one) - scaled_up(other);
            // two such numbers that differ, do by more than 2^-170
            let expected = match apart.magnitude().bits() {
                0..=30 => Ordering::Equal,
                _ => apart.cmp(&BigInt::ZERO),
            };
            assert_eq!(order, expected, "{one:?} {other:?}");
            assert_eq!(surd(other).compare(&surd(one)), order.reverse());
            equal += usize::from(order.is_eq());
            let [x, y] = [next(most) - most / 2, next(most) - most / 2];
            let sign = surd(one).sign_of_linear(&number(x as f64), &number(y as f64));
            let sum: BigInt = (BigInt::from(x) << 200) + scaled_up(one) * y;
            let expected = match sum.magnitude().bits() {
                0..=30 => Ordering::Equal,
                _ => sum.cmp(&BigInt::ZERO),
            };
            assert_eq!(sign, expected, "{x} + {y} times {one:?}");
        }
        assert!(equal > 2000, "{equal}");
    }
}
