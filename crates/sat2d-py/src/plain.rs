//! Arguments that are numbers, ids and flags. PyO3's own errors name neither argument nor value.

use crate::input::{self, of_kind};
use pyo3::prelude::*;

/// A number.
#[inline]
pub(crate) fn number(given: &Bound<'_, PyAny>) -> PyResult<f64> {
    Ok(input::number(given)?)
}

/// A number, or `None`.
pub(crate) fn optional_number(given: &Bound<'_, PyAny>) -> PyResult<Option<f64>> {
    match given.is_none() {
        true => Ok(None),
        false => number(given).map(Some),
    }
}

/// The id of a body.
#[inline]
pub(crate) fn body_id(given: &Bound<'_, PyAny>) -> PyResult<u64> {
    Ok(input::body_id(given)?)
}

/// How many of something.
#[inline]
pub(crate) fn count<T>(given: &Bound<'_, PyAny>) -> PyResult<T>
where
    T: for<'a, 'py> FromPyObject<'a, 'py, Error = PyErr>,
{
    Ok(of_kind(given, "a whole number")?)
}

/// Categories, one bit each.
#[inline]
pub(crate) fn bits(given: &Bound<'_, PyAny>) -> PyResult<u32> {
    Ok(of_kind(given, BITS)?)
}

/// Whether something is so.
#[inline]
pub(crate) fn flag(given: &Bound<'_, PyAny>) -> PyResult<bool> {
    Ok(of_kind(given, FLAG)?)
}

/// What is said of something that is none.
pub(crate) const BITS: &str = "bits, a whole number";
/// What is said of something that is none.
pub(crate) const FLAG: &str = "True or False";
