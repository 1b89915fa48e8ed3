//! Exact fractions.

use dashu_base::{Abs, SquareRoot};
use dashu_int::UBig;
use dashu_ratio::Relaxed;

/// An exact fraction, which is not reduced.
pub type F = Relaxed;
/// A point or a vector.
pub type Point = [F; 2];

/// The fraction that a finite double is.
///
/// # Panics
/// If the double is not finite: the generator draws none.
pub fn fraction(x: f64) -> F {
    F::try_from(x).expect("finite")
}

/// The double nearest to a fraction.
pub fn nearest(x: &F) -> f64 {
    x.clone().canonicalize().to_f64().value()
}

/// The magnitude of a fraction, as the nearest double.
pub fn magnitude(x: &F) -> f64 {
    nearest(&x.clone().abs())
}

/// The square root of a fraction that is not negative, rounded twice.
pub(super) fn root(x: &F) -> f64 {
    nearest(x).sqrt()
}

/// The square root of a fraction, if it is a fraction.
pub(super) fn exact_root(x: &F) -> Option<F> {
    let (numerator, denominator) = x.clone().canonicalize().into_parts();
    let numerator = UBig::try_from(numerator).ok()?;
    let (p, q) = (numerator.sqrt(), denominator.sqrt());
    let is_exact = &p * &p == numerator && &q * &q == denominator;
    is_exact.then(|| F::from_parts(p.into(), q))
}

/// In lowest terms: `3`, `-1/3`.
pub fn text(x: &F) -> String {
    x.clone().canonicalize().to_string()
}

pub(super) fn minus([x, y]: &Point, [from_x, from_y]: &Point) -> Point {
    [x - from_x, y - from_y]
}

pub(super) fn dot([x, y]: &Point, [other_x, other_y]: &Point) -> F {
    x * other_x + y * other_y
}

pub(super) fn cross([x, y]: &Point, [other_x, other_y]: &Point) -> F {
    x * other_y - y * other_x
}

pub(super) fn square(x: &F) -> F {
    x * x
}
