//! Exact predicates.

use crate::error::misuse;
use crate::input::{Points, Vector};
use numpy::PyArray1;
use pyo3::prelude::*;
use sat2d::DVec2;
use sat2d::exact;

/// The status for numbers that are infinite or no numbers.
const NOT_FINITE: (i32, &str) = (10, "SAT_ERR_NOT_FINITE");

fn check(point: DVec2, name: &str) -> PyResult<()> {
    if point.is_finite() {
        return Ok(());
    }
    let message = format!("{name} is ({:?}, {:?}), not finite", point.x, point.y);
    Err(misuse(NOT_FINITE, message))
}

/// Whether `c` lies left of the line from `a` to `b` (1), on it (0) or right of it (-1).
///
/// With y up; with y down left and right are exchanged. Exact for all finite numbers.
#[pyfunction]
#[pyo3(signature = (a, b, c) -> "Literal[-1, 0, 1]")]
pub(crate) fn orient2d(a: Vector, b: Vector, c: Vector) -> PyResult<i8> {
    for (point, name) in [(a, "a"), (b, "b"), (c, "c")] {
        check(point.0, name)?;
    }
    Ok(exact::orient2d(a.0, b.0, c.0) as i8)
}

/// Whether each `c` lies left of the line from `a` to `b` (1), on it (0) or right of it (-1), as an
/// array. The lists have the same length.
#[pyfunction]
pub(crate) fn orientations<'py>(
    py: Python<'py>,
    a: Points,
    b: Points,
    c: Points,
) -> PyResult<Bound<'py, PyArray1<i8>>> {
    let triples = || a.0.iter().zip(&b.0).zip(&c.0);
    let found: Option<Vec<i8>> = py.detach(|| {
        let one = |((&a, &b), &c): ((&DVec2, &DVec2), &DVec2)| {
            let is_finite = a.is_finite() && b.is_finite() && c.is_finite();
            is_finite.then(|| exact::orient2d(a, b, c) as i8)
        };
        triples().map(one).collect()
    });
    match found {
        Some(found) => Ok(PyArray1::from_vec(py, found)),
        None => {
            for (i, ((&a, &b), &c)) in triples().enumerate() {
                for (point, name) in [(a, "a"), (b, "b"), (c, "c")] {
                    check(point, &format!("{name}[{i}]"))?;
                }
            }
            Ok(PyArray1::from_vec(py, Vec::new()))
        }
    }
}
