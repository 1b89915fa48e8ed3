//! Arithmetic for formulas that are evaluated with few digits first and, where these do not
//! suffice, with as many as they need: [`Bounded`](crate::exact::bounded::Bounded) or
//! [`Wide`](crate::exact::wide::Wide), then [`Long`](crate::exact::long::Long).

use core::cmp::Ordering;

/// What polynomials are made of.
pub trait Ring: Clone {
    /// `to - from`.
    fn difference(to: f64, from: f64) -> Self;
    /// The sum.
    fn plus(&self, other: &Self) -> Self;
    /// The difference.
    fn minus(&self, other: &Self) -> Self;
    /// The product.
    fn times(&self, other: &Self) -> Self;
}

/// A number whose sign is known, or known to be in doubt.
pub trait Signed: Ring {
    /// The order of the number and 0; `None` if rounding leaves it in doubt.
    fn known_sign(&self) -> Option<Ordering>;
}

/// A number with quotients and roots.
pub trait Field: Ring {
    /// The quotient by a number that is not 0.
    fn over(&self, other: &Self) -> Self;
    /// The square root of a number that is not below 0.
    fn root(&self) -> Self;
}

/// A number whose nearest double is known, or known to be in doubt.
pub trait Known: Signed + Field {
    /// The nearest double; `None` if more than one may be.
    fn known_value(&self) -> Option<f64>;
}

/// A number whose double and sign are taken as they are.
pub trait Real: Field {
    /// Rounded to a double, off by less than two units in the last place.
    fn value(&self) -> f64;
    /// How it compares with 0.
    fn sign(&self) -> Ordering;
}
