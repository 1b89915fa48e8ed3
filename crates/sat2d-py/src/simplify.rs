//! Outlines with fewer corners, and fewer convex pieces, within a tolerance.

use crate::decompose_options::Choices;
use crate::error::{OrRaise, not_verified};
use crate::generated::words::Deviation;
use crate::input::Rings;
use crate::plain;
use crate::transform::columns;
use numpy::PyArray2;
use pyo3::prelude::*;
use sat2d::decompose;

/// The corners of a polygon that are kept.
#[pyclass(frozen, eq, module = "sat2d")]
#[derive(PartialEq)]
pub struct Simplification(pub(crate) decompose::Simplification);

#[pymethods]
impl Simplification {
    /// The numbers of the corners that are kept, ring by ring.
    #[getter]
    fn rings(&self) -> Vec<Vec<u32>> {
        self.0.rings().map(<[u32]>::to_vec).collect()
    }

    /// The number of corners that are kept.
    fn __len__(&self) -> usize {
        self.0.corner_count()
    }

    /// Their points, of the rings that were simplified.
    fn points<'py>(
        &self,
        py: Python<'py>,
        rings: Rings,
    ) -> PyResult<Vec<Bound<'py, PyArray2<f64>>>> {
        let points = self.0.points(&rings.slices()).into_iter();
        points.map(|ring| columns(py, ring)).collect()
    }

    /// Proves that the outline is valid and within the tolerance, or raises `VerifyError`.
    fn verify(&self, py: Python<'_>, rings: Rings) -> PyResult<()> {
        py.detach(|| self.0.verify(&rings.slices()))
            .map_err(|fault| not_verified(fault.to_string()))
    }

    fn __repr__(&self) -> String {
        format!("<Simplification, corners: {}>", self.0.corner_count())
    }
}

/// An outline with fewer corners, within a distance of the given one.
#[pyfunction]
#[pyo3(signature = (rings, tolerance, *, deviation=Deviation(decompose::Deviation::Either)),
        text_signature = "(rings, tolerance, *, deviation='either')",
    )]
pub(crate) fn simplify(
    py: Python<'_>,
    rings: Rings,
    #[pyo3(from_py_with = plain::number)] tolerance: f64,
    deviation: Deviation,
) -> PyResult<Simplification> {
    py.detach(|| decompose::simplify(&rings.slices(), tolerance, deviation.0))
        .or_raise()
        .map(Simplification)
}

/// Convex pieces whose union is within a tolerance of a polygon.
#[pyclass(frozen, eq, module = "sat2d")]
#[derive(PartialEq)]
pub struct Approximation(decompose::Approximation);

#[pymethods]
impl Approximation {
    /// The numbers of the corners of each piece, counter-clockwise with y up.
    #[getter]
    fn pieces(&self) -> Vec<Vec<u32>> {
        self.0.pieces().map(<[u32]>::to_vec).collect()
    }

    fn __len__(&self) -> usize {
        self.0.count()
    }

    /// Whether the work limit sufficed for all that the options ask for.
    #[getter]
    fn is_complete(&self) -> bool {
        self.0.is_complete()
    }

    /// Proves that the pieces are convex and within the tolerance, or raises `VerifyError`.
    fn verify(&self, py: Python<'_>, rings: Rings) -> PyResult<()> {
        py.detach(|| self.0.verify(&rings.slices()))
            .map_err(|fault| not_verified(fault.to_string()))
    }

    fn __repr__(&self) -> String {
        format!("<Approximation, pieces: {}>", self.0.count())
    }
}

/// Fewer convex pieces than a decomposition, which may be off by a tolerance.
#[pyfunction]
#[pyo3(signature = (
    rings, tolerance, *, deviation=Deviation(decompose::Deviation::Either), **options
),
        text_signature = "(rings, tolerance, *, deviation='either', **options)",
    )]
pub(crate) fn approximate(
    py: Python<'_>,
    rings: Rings,
    #[pyo3(from_py_with = plain::number)] tolerance: f64,
    deviation: Deviation,
    options: Option<Choices>,
) -> PyResult<Approximation> {
    let options = options.unwrap_or_default().0;
    py.detach(|| decompose::approximate(&rings.slices(), tolerance, deviation.0, &options))
        .or_raise()
        .map(Approximation)
}
