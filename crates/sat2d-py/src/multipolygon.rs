//! Several polygons without common area.

use crate::error::OrRaise;
use crate::generated::words::Deviation;
use crate::input::{Parts, Rings};
use crate::plain;
use crate::simplify::Simplification;
use pyo3::prelude::*;
use sat2d::DVec2;
use sat2d::decompose;

/// The parts as the core takes them.
fn sliced<T>(parts: &[Rings], ask: impl FnOnce(&[&[&[DVec2]]]) -> T) -> T {
    let rings: Vec<Vec<&[DVec2]>> = parts.iter().map(Rings::slices).collect();
    let rings: Vec<&[&[DVec2]]> = rings.iter().map(Vec::as_slice).collect();
    ask(&rings)
}

/// An error unless polygons are valid and no two have a common area or edge.
pub(crate) fn validate(parts: &[Rings]) -> Result<(), decompose::MultipolygonError> {
    sliced(parts, decompose::validate_multipolygon)
}

/// Raises `Sat2dError` unless polygons are valid and no two have a common area or edge.
///
/// They may touch in single points. The indices of the error are `parts` as well.
#[pyfunction]
pub(crate) fn validate_multipolygon(py: Python<'_>, parts: Parts) -> PyResult<()> {
    py.detach(|| validate(&parts.0)).or_raise()
}

/// Outlines with fewer corners of several polygons, which stay a valid multipolygon.
#[pyfunction]
#[pyo3(signature = (parts, tolerance, *, deviation=Deviation(decompose::Deviation::Either)),
        text_signature = "(parts, tolerance, *, deviation='either')",
    )]
pub(crate) fn simplify_multipolygon(
    py: Python<'_>,
    parts: Parts,
    #[pyo3(from_py_with = plain::number)] tolerance: f64,
    deviation: Deviation,
) -> PyResult<Vec<Simplification>> {
    let simplify =
        |parts: &[&[&[DVec2]]]| decompose::simplify_multipolygon(parts, tolerance, deviation.0);
    let found = py.detach(|| sliced(&parts.0, simplify)).or_raise()?;
    Ok(found.into_iter().map(Simplification).collect())
}
