//! A rounded number and a bound for its error, tried before big integers where a formula has so
//! many terms that one constant for all of it would be loose: each operation adds what it may lose.

use crate::exact::real::{Field, Known, Ring, Signed};
use crate::exact::wide::Wide;
use crate::num::{U, UNDERFLOW, power_of_two, root};
use core::cmp::Ordering;

/// More than the roundings of a bound itself: each is a sum of at most five products. Also more
/// than what a number of several doubles differs from its first one.
const ROUND_UP: f64 = 1.0 + 32.0 * U;

/// Divisors are at least this many times their errors.
const FAR_FROM_ZERO: f64 = 4.0;

/// Numbers that operations round.
pub trait Rounded: Field + Copy {
    /// Bounds the relative error of an operation, barring underflow.
    const UNIT: f64;

    /// The nearest double, which has the same sign.
    fn nearest(self) -> f64;
}

/// A number that differs from `value` by at most `error`.
#[derive(Clone, Copy, Debug)]
pub struct WithError<V> {
    value: V,
    error: f64,
}

/// In doubles.
pub type Bounded = WithError<f64>;

/// In double-double numbers.
pub type BoundedWide = WithError<Wide>;

impl Rounded for f64 {
    const UNIT: f64 = U;

    #[inline(always)]
    fn nearest(self) -> f64 {
        self
    }
}

impl Ring for f64 {
    #[inline(always)]
    fn difference(to: f64, from: f64) -> f64 {
        to - from
    }

    #[inline(always)]
    fn plus(&self, other: &f64) -> f64 {
        self + other
    }

    #[inline(always)]
    fn minus(&self, other: &f64) -> f64 {
        self - other
    }

    #[inline(always)]
    fn times(&self, other: &f64) -> f64 {
        self * other
    }
}

impl Field for f64 {
    #[inline(always)]
    fn over(&self, other: &f64) -> f64 {
        self / other
    }

    #[inline(always)]
    fn root(&self) -> f64 {
        root(*self)
    }
}

impl Rounded for Wide {
    const UNIT: f64 = power_of_two(-100);

    #[inline(always)]
    fn nearest(self) -> f64 {
        self.value()
    }
}

impl<V: Rounded> WithError<V> {
    /// The rounded result of an operation whose operands cost so much.
    #[inline(always)]
    fn rounded(value: V, inherited: f64) -> Self {
        WithError {
            value,
            error: (inherited + V::UNIT * value.nearest().abs()) * ROUND_UP,
        }
    }

    /// 0, exactly.
    #[inline(always)]
    fn zero() -> Self {
        WithError {
            value: V::difference(0.0, 0.0),
            error: 0.0,
        }
    }

    /// A number of which nothing is known.
    #[inline(always)]
    fn unknown() -> Self {
        WithError {
            error: f64::INFINITY,
            ..WithError::zero()
        }
    }

    /// The number, rounded to a double.
    pub fn nearest(&self) -> f64 {
        self.value.nearest()
    }

    /// Whether it is known to be 0.
    #[inline(always)]
    fn is_zero(&self) -> bool {
        self.value.nearest() == 0.0 && self.error == 0.0
    }
}

impl<V: Rounded> Ring for WithError<V> {
    #[inline(always)]
    fn difference(to: f64, from: f64) -> Self {
        WithError::rounded(V::difference(to, from), 0.0)
    }

    #[inline(always)]
    fn plus(&self, other: &Self) -> Self {
        WithError::rounded(self.value.plus(&other.value), self.error + other.error)
    }

    #[inline(always)]
    fn minus(&self, other: &Self) -> Self {
        WithError::rounded(self.value.minus(&other.value), self.error + other.error)
    }

    #[inline(always)]
    fn times(&self, other: &Self) -> Self {
        if self.is_zero() || other.is_zero() {
            return WithError::zero();
        }
        let [x, y] = [self, other].map(|number| number.value.nearest().abs());
        let inherited = x * other.error + y * self.error + self.error * other.error;
        WithError::rounded(self.value.times(&other.value), inherited + UNDERFLOW)
    }
}

impl<V: Rounded> Field for WithError<V> {
    /// Unknown if the divisor is not known to be a few times its error.
    #[inline(always)]
    fn over(&self, other: &Self) -> Self {
        let [x, y] = [self, other].map(|number| number.value.nearest().abs());
        let is_known = FAR_FROM_ZERO * other.error < y;
        if !is_known {
            return WithError::unknown();
        }
        if self.is_zero() {
            return WithError::zero();
        }
        // the divisor is off by so little that it is more than half as large
        let quotient = x / y;
        let inherited = (quotient * other.error + self.error + UNDERFLOW) * 2.0 / y;
        WithError::rounded(self.value.over(&other.value), inherited + UNDERFLOW)
    }

    /// Unknown if the number is not known to be above 0, or 0.
    #[inline(always)]
    fn root(&self) -> Self {
        match self.known_sign() {
            Some(Ordering::Greater) => {
                let value = self.value.root();
                let inherited = (self.error + UNDERFLOW) / value.nearest();
                WithError::rounded(value, inherited + UNDERFLOW)
            }
            Some(Ordering::Equal) => WithError::zero(),
            _ => WithError::unknown(),
        }
    }
}

impl<V: Rounded> Signed for WithError<V> {
    /// `None` as well for what overflowed.
    #[inline(always)]
    fn known_sign(&self) -> Option<Ordering> {
        let value = self.value.nearest();
        if value.abs() > self.error {
            value.partial_cmp(&0.0)
        } else {
            self.is_zero().then_some(Ordering::Equal)
        }
    }
}

impl Known for BoundedWide {
    /// As A. Ziv, "Fast evaluation of elementary mathematical functions with correctly rounded last
    /// bit", 1991: both ends of what the number may be are rounded to the same double.
    #[inline(always)]
    fn known_value(&self) -> Option<f64> {
        if self.is_zero() {
            return Some(0.0);
        }
        let Wide { hi, lo } = self.value;
        // twice the error, since these ends are rounded themselves
        let [low, high] = [-2.0, 2.0].map(|errors| hi + (lo + errors * self.error));
        (low == hi && high == hi).then_some(hi)
    }
}

#[cfg(test)]
mod tests {
    use crate::exact::bounded::*;
    use crate::exact::long::Long;
    use crate::exact::real::Real;

    /// Both evaluate the same random formula of differences of doubles.
    fn pair<V: Rounded>(rng: &mut fastrand::Rng, depth: u32) -> (WithError<V>, Long) {
        if depth == 0 {
            let scale = [0, 0, 0, -30, 40, -520, 400][rng.usize(0..7)];
            let mut double = || match rng.u8(0..4) {
                0 => f64::from(rng.i8(-2..=2)),
                _ => libm::scalbn(rng.f64() - 0.5, scale),
            };
            let (to, from) = (double(), double());
            return (WithError::difference(to, from), Long::difference(to, from));
        }
        let ((p, exact_p), (q, exact_q)) = (pair(rng, depth - 1), pair(rng, depth - 1));
        match rng.u8(0..7) {
            0 => (p.plus(&q), exact_p.plus(&exact_q)),
            1 => (p.minus(&q), exact_p.minus(&exact_q)),
            2 if !exact_q.is_zero() => (p.over(&q), exact_p.over(&exact_q)),
            3 if !exact_p.is_negative() => (p.root(), exact_p.root()),
            4 => (p.times(&q).minus(&p.times(&q)), Long::difference(0.0, 0.0)),
            _ => (p.times(&q), exact_p.times(&exact_q)),
        }
    }

    fn check<V: Rounded + core::fmt::Debug>(
        exactly: impl Fn(V) -> Long,
        known_value: impl Fn(&WithError<V>) -> Option<f64>,
    ) -> usize {
        let rng = &mut fastrand::Rng::with_seed(1);
        let (mut known, mut in_doubt, mut known_values) = (0, 0, 0);
        for round in 0..20_000 {
            let (bounded, exact) = pair::<V>(rng, 1 + round % 4);
            match bounded.known_sign() {
                Some(sign) => {
                    known += 1;
                    assert_eq!(Some(sign), exact.known_sign(), "{bounded:?}");
                }
                None => in_doubt += 1,
            }
            if let Some(value) = known_value(&bounded) {
                known_values += 1;
                assert_eq!(value, exact.value(), "{bounded:?}");
            }
            if bounded.value.nearest().is_finite() && bounded.error.is_finite() {
                let off = exact.minus(&exactly(bounded.value));
                let error = Long::difference(bounded.error, 0.0);
                for off in [
                    off.minus(&error),
                    error.minus(&off).minus(&error).minus(&error),
                ] {
                    assert!(off.known_sign().is_some_and(Ordering::is_le), "{bounded:?}");
                }
            }
        }
        assert!(known > 5000 && in_doubt > 1000, "{known} {in_doubt}");
        known_values
    }

    #[test]
    fn the_error_is_never_larger_than_its_bound_and_signs_are_right() {
        check(|value: f64| Long::difference(value, 0.0), |_| None);
        let known_values = check(
            |value: Wide| Long::difference(value.hi, -value.lo),
            Known::known_value,
        );
        assert!(known_values > 5000, "{known_values}");
    }
}
