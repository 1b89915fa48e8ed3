//! The options of functions that decompose.

use crate::generated::words::{DecomposeMethod, DecomposePreference};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use sat2d::decompose::Options;
use std::borrow::Cow;

/// The keyword arguments of functions that decompose: `method`, `prefer`, `max_corners`,
/// `work_limit`.
#[derive(Default)]
pub struct Choices(pub Options);

impl<'a, 'py> FromPyObject<'a, 'py> for Choices {
    type Error = PyErr;

    fn extract(given: Borrowed<'a, 'py, PyAny>) -> PyResult<Choices> {
        let mut options = Options::default();
        for (name, value) in given.cast::<PyDict>()?.iter() {
            match &*name.extract::<Cow<'_, str>>()? {
                "method" => options.method = value.extract::<DecomposeMethod>()?.0,
                "prefer" => options.prefer = value.extract::<DecomposePreference>()?.0,
                "max_corners" => options.max_corners = value.extract()?,
                "work_limit" => options.work_limit = value.extract()?,
                name => {
                    let message = format!("got an unexpected keyword argument '{name}'");
                    return Err(PyTypeError::new_err(message));
                }
            }
        }
        Ok(Choices(options))
    }
}
