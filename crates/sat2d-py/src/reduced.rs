//! Objects that are copied and pickled by their fields.

use pyo3::prelude::*;
use pyo3::types::{PyTuple, PyType};

/// What copies and pickles an object: its class, and what to call that with.
pub(crate) type Reduced<'py> = PyResult<(Bound<'py, PyType>, Bound<'py, PyTuple>)>;

/// An object by the values of all of its fields.
pub(crate) fn reduced<'py, const N: usize>(
    object: &Bound<'py, PyAny>,
    fields: [Bound<'py, PyAny>; N],
) -> Reduced<'py> {
    let fields = PyTuple::new(object.py(), fields)?;
    Ok((object.get_type(), fields))
}
