//! Objects as arrays of numpy: what `__array__` returns.

use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;

/// What `__array__` returns: the array as numpy asked for it. It is always a copy.
pub(crate) fn requested<'py>(
    array: Bound<'py, PyAny>,
    dtype: Option<Bound<'py, PyAny>>,
    copy: Option<bool>,
) -> PyResult<Bound<'py, PyAny>> {
    if copy == Some(false) {
        return Err(PyValueError::new_err(
            "the object is no array, so an array of it is a copy",
        ));
    }
    match dtype {
        Some(dtype) => array.call_method1("astype", (dtype,)),
        None => Ok(array),
    }
}
