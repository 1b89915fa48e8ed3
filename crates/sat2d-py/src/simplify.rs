//! Outlines with fewer corners, and fewer convex pieces, within a tolerance.

use crate::decompose_options::{Choices, SavedOptions};
use crate::error::{COUNT, OrRaise, misuse, not_verified};
use crate::generated::words::Deviation;
use crate::input::Rings;
use crate::plain;
use crate::transform::columns;
use numpy::PyArray2;
use pyo3::prelude::*;
use sat2d::decompose::{self, Options};
use std::sync::Arc;

/// The corners of a polygon that are kept.
#[pyclass(frozen, eq, module = "sat2d")]
#[derive(Clone, PartialEq)]
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
    ///
    /// Raises `Sat2dError` if these have too few vertices.
    fn points<'py>(
        &self,
        py: Python<'py>,
        rings: Rings,
    ) -> PyResult<Vec<Bound<'py, PyArray2<f64>>>> {
        let got: usize = rings.sizes().iter().sum();
        if let Some(last) = self.0.rings().flatten().max()
            && *last as usize >= got
        {
            let message = format!("rings have {got} vertices; expected those of vertex {last}");
            return Err(misuse(COUNT, message));
        }
        let points = self.0.points(&rings.slices()).into_iter();
        points.map(|ring| columns(py, ring)).collect()
    }

    /// Proves that the outline is valid and within the tolerance, or raises `VerifyError`.
    fn verify(&self, py: Python<'_>, rings: Rings) -> PyResult<()> {
        py.detach(|| self.0.verify(&rings.slices()))
            .map_err(|fault| not_verified(fault.to_string()))
    }

    /// It is immutable.
    fn __copy__(&self) -> Simplification {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Simplification {
        self.clone()
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyAny>)> {
        let core = &slf.get().0;
        let fields = (
            slf.get().rings(),
            core.tolerance(),
            Deviation(core.deviation()),
        );
        let fields = fields.into_pyobject(slf.py())?;
        Ok((slf.get_type().getattr("_restored")?, fields.into_any()))
    }

    /// What was saved: for `pickle`. Its method `verify` proves it.
    #[staticmethod]
    fn _restored(rings: Vec<Vec<u32>>, tolerance: f64, deviation: Deviation) -> Simplification {
        Simplification(decompose::Simplification::new(
            rings,
            tolerance,
            deviation.0,
        ))
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
#[derive(Clone)]
pub struct Approximation {
    core: Arc<decompose::Approximation>,
    made_of: Arc<Given>,
}

/// What an approximation was made of, to make it again.
struct Given {
    rings: Rings,
    tolerance: f64,
    deviation: decompose::Deviation,
    options: Options,
}

impl Given {
    fn approximation(self) -> PyResult<Approximation> {
        let Given {
            rings,
            tolerance,
            deviation,
            options,
        } = &self;
        let core = decompose::approximate(&rings.slices(), *tolerance, *deviation, options);
        Ok(Approximation {
            core: Arc::new(core.or_raise()?),
            made_of: Arc::new(self),
        })
    }
}

/// Those with the same pieces, made in the same way, are equal.
impl PartialEq for Approximation {
    fn eq(&self, other: &Approximation) -> bool {
        self.core == other.core
    }
}

#[pymethods]
impl Approximation {
    /// The numbers of the corners of each piece, counter-clockwise with y up.
    #[getter]
    fn pieces(&self) -> Vec<Vec<u32>> {
        self.core.pieces().map(<[u32]>::to_vec).collect()
    }

    fn __len__(&self) -> usize {
        self.core.count()
    }

    /// Whether the work limit sufficed for all that the options ask for.
    #[getter]
    fn is_complete(&self) -> bool {
        self.core.is_complete()
    }

    /// Proves that the pieces are convex and within the tolerance, or raises `VerifyError`.
    fn verify(&self, py: Python<'_>, rings: Rings) -> PyResult<()> {
        py.detach(|| self.core.verify(&rings.slices()))
            .map_err(|fault| not_verified(fault.to_string()))
    }

    /// It is immutable.
    fn __copy__(&self) -> Approximation {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Approximation {
        self.clone()
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyAny>)> {
        let (py, given) = (slf.py(), &*slf.get().made_of);
        let rings = given.rings.0.iter();
        let rings: Vec<_> = rings
            .map(|ring| columns(py, ring.iter().copied()))
            .collect::<PyResult<_>>()?;
        let options = SavedOptions(given.options);
        let deviation = Deviation(given.deviation);
        let args = (rings, given.tolerance, deviation, options).into_pyobject(py)?;
        Ok((slf.get_type().getattr("_restored")?, args.into_any()))
    }

    /// What was saved: for `pickle`. It is made again, and is the same, since equal calls have
    /// equal results.
    #[staticmethod]
    fn _restored(
        py: Python<'_>,
        rings: Rings,
        tolerance: f64,
        deviation: Deviation,
        options: SavedOptions,
    ) -> PyResult<Approximation> {
        let given = Given {
            rings,
            tolerance,
            deviation: deviation.0,
            options: options.0,
        };
        py.detach(|| given.approximation())
    }

    fn __repr__(&self) -> String {
        format!("<Approximation, pieces: {}>", self.core.count())
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
    let given = Given {
        rings,
        tolerance,
        deviation: deviation.0,
        options: options.unwrap_or_default().0,
    };
    py.detach(|| given.approximation())
}
