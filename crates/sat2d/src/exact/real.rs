//! Arithmetic with more digits than doubles have, for formulas that are evaluated in
//! [`Wide`](crate::exact::wide::Wide) and, where that does not suffice, in
//! [`Long`](crate::exact::long::Long).

use core::cmp::Ordering;

/// A number.
pub(crate) trait Real: Sized {
    /// `to - from`.
    fn difference(to: f64, from: f64) -> Self;
    fn plus(&self, other: &Self) -> Self;
    fn minus(&self, other: &Self) -> Self;
    fn times(&self, other: &Self) -> Self;
    /// The quotient by a number that is not 0.
    fn over(&self, other: &Self) -> Self;
    /// The square root of a number that is not below 0.
    fn root(&self) -> Self;
    /// Rounded to a double, off by less than two units in the last place.
    fn value(&self) -> f64;
    fn sign(&self) -> Ordering;
}
