//! The options of functions that decompose.

use crate::error::Refused;
use crate::generated::words::{DecomposeMethod, DecomposePreference};
use crate::input::of_kind;
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

const LIMIT: &str = "a whole number or None";
