//! A program in TypeScript.

use crate::input::Points;
use pyo3::prelude::*;
use sat2d::compat::typescript;

/// Whether the original program took a polygon for concave.
#[pyfunction]
pub(crate) fn is_concave(points: Points) -> bool {
    typescript::is_concave(&points.0)
}
