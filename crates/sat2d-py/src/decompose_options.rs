//! The options of functions that decompose.

use crate::error::Refused;
use crate::generated::words::{DecomposeMethod, DecomposePreference};
use crate::input::of_kind;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};
use sat2d::decompose::Options;
use std::borrow::Cow;

/// The keyword arguments of functions that decompose: `method`, `prefer`, `max_corners`,
/// `work_limit`.
#[derive(Default)]
pub struct Choices(pub Options);

impl<'a, 'py> FromPyObject<'a, 'py> for Choices {
    type Error = Refused;

    fn extract(given: Borrowed<'a, 'py, PyAny>) -> Result<Choices, Refused> {
        let mut options = Options::default();
        let given = given.cast::<PyDict>().map_err(PyErr::from)?;
        for (name, value) in given.iter() {
            let name = name.extract::<Cow<'_, str>>()?;
            let named = |refused: Refused| refused.named(&name);
            match &*name {
                "method" => options.method = value.extract::<DecomposeMethod>().map_err(named)?.0,
                "prefer" => {
                    options.prefer = value.extract::<DecomposePreference>().map_err(named)?.0
                }
                "max_corners" => options.max_corners = of_kind(&value, LIMIT).map_err(named)?,
                "work_limit" => options.work_limit = of_kind(&value, LIMIT).map_err(named)?,
                name => {
                    let message = format!("got an unexpected keyword argument '{name}'");
                    return Err(PyTypeError::new_err(message).into());
                }
            }
        }
        Ok(Choices(options))
    }
}

/// The options as `pickle` saves them.
pub struct SavedOptions(pub Options);

impl<'py> IntoPyObject<'py> for SavedOptions {
    type Target = PyTuple;
    type Output = Bound<'py, PyTuple>;
    type Error = PyErr;

    fn into_pyobject(self, py: Python<'py>) -> PyResult<Self::Output> {
        let Options {
            method,
            prefer,
            max_corners,
            work_limit,
        } = self.0;
        let words = (DecomposeMethod(method), DecomposePreference(prefer));
        (words.0, words.1, max_corners, work_limit).into_pyobject(py)
    }
}

impl<'a, 'py> FromPyObject<'a, 'py> for SavedOptions {
    type Error = PyErr;

    fn extract(given: Borrowed<'a, 'py, PyAny>) -> PyResult<SavedOptions> {
        type Words = (DecomposeMethod, DecomposePreference);
        let (method, prefer, max_corners, work_limit) = given.extract()?;
        let (method, prefer): Words = (method, prefer);
        Ok(SavedOptions(Options {
            method: method.0,
            prefer: prefer.0,
            max_corners,
            work_limit,
        }))
    }
}

const LIMIT: &str = "a whole number or None";
