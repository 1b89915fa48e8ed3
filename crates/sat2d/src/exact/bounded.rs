//! A double and a bound for its error, tried before big integers where a formula has so many terms
//! that one constant for all of it would be loose: each operation adds what it may lose.

use crate::exact::real::{Ring, Signed};
use crate::num::{U, UNDERFLOW};
use core::cmp::Ordering;

/// More than the roundings of a bound itself: each is a sum of at most five products.
const ROUND_UP: f64 = 1.0 + 32.0 * U;

/// A number that differs from `value` by at most `error`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Bounded {
    value: f64,
    error: f64,
}

impl Bounded {
    const ZERO: Bounded = Bounded {
        value: 0.0,
        error: 0.0,
    };

    /// The rounded result of an operation whose operands cost so much.
    #[inline(always)]
    fn rounded(value: f64, inherited: f64) -> Bounded {
        Bounded {
            value,
            error: (inherited + U * value.abs()) * ROUND_UP,
        }
    }

    /// Whether it is known to be 0.
    #[inline(always)]
    fn is_zero(&self) -> bool {
        self.value == 0.0 && self.error == 0.0
    }
}

impl Ring for Bounded {
    #[inline(always)]
    fn difference(to: f64, from: f64) -> Bounded {
        Bounded::rounded(to - from, 0.0)
    }

    #[inline(always)]
    fn plus(&self, other: &Bounded) -> Bounded {
        Bounded::rounded(self.value + other.value, self.error + other.error)
    }

    #[inline(always)]
    fn minus(&self, other: &Bounded) -> Bounded {
        Bounded::rounded(self.value - other.value, self.error + other.error)
    }

    #[inline(always)]
    fn times(&self, other: &Bounded) -> Bounded {
        if self.is_zero() || other.is_zero() {
            return Bounded::ZERO;
        }
        let (x, y) = (self.value.abs(), other.value.abs());
        let inherited = x * other.error + y * self.error + self.error * other.error;
        Bounded::rounded(self.value * other.value, inherited + UNDERFLOW)
    }
}

impl Signed for Bounded {
    /// `None` as well for what overflowed.
    #[inline(always)]
    fn known_sign(&self) -> Option<Ordering> {
        if self.value.abs() > self.error {
            self.value.partial_cmp(&0.0)
        } else {
            self.is_zero().then_some(Ordering::Equal)
        }
    }
}

#[cfg(test)]
mod tests {
    use crate::exact::bounded::*;
    use crate::exact::long::Long;

    /// Both evaluate the same random formula of differences of doubles.
    fn pair(rng: &mut fastrand::Rng, depth: u32) -> (Bounded, Long) {
        if depth == 0 {
            let scale = [0, 0, 0, -30, 40, -520, 400][rng.usize(0..7)];
            let mut double = || match rng.u8(0..4) {
                0 => f64::from(rng.i8(-2..=2)),
                _ => libm::scalbn(rng.f64() - 0.5, scale),
            };
            let (to, from) = (double(), double());
            return (Bounded::difference(to, from), Long::difference(to, from));
        }
        let ((p, exact_p), (q, exact_q)) = (pair(rng, depth - 1), pair(rng, depth - 1));
        match rng.u8(0..4) {
            0 => (p.plus(&q), exact_p.plus(&exact_q)),
            1 => (p.minus(&q), exact_p.minus(&exact_q)),
            2 => (p.times(&q).minus(&p.times(&q)), Long::difference(0.0, 0.0)),
            _ => (p.times(&q), exact_p.times(&exact_q)),
        }
    }

    #[test]
    fn the_error_is_never_larger_than_its_bound_and_signs_are_right() {
        let rng = &mut fastrand::Rng::with_seed(1);
        let (mut known, mut in_doubt) = (0, 0);
        for round in 0..20_000 {
            let (bounded, exact) = pair(rng, 1 + round % 4);
            match bounded.known_sign() {
                Some(sign) => {
                    known += 1;
                    assert_eq!(Some(sign), exact.known_sign(), "{bounded:?}");
                }
                None => in_doubt += 1,
            }
            if bounded.value.is_finite() && bounded.error.is_finite() {
                let off = exact.minus(&Long::difference(bounded.value, 0.0));
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
    }
}
