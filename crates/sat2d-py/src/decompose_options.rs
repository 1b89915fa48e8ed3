//! The options of functions that decompose.

use crate::input::words;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use sat2d::decompose::Options;
use std::borrow::Cow;

words! {
    /// The algorithm.
    Method(sat2d::decompose::Method):
        "balanced" => sat2d::decompose::Method::Balanced,
        "fast" => sat2d::decompose::Method::Fast,
        "fewest" => sat2d::decompose::Method::Fewest,
        "slicing" => sat2d::decompose::Method::Slicing,

    /// What to prefer among decompositions with as many pieces.
    Preference(sat2d::decompose::Preference):
        "as_cut" => sat2d::decompose::Preference::AsCut,
        "fat" => sat2d::decompose::Preference::Fat,
        "wide_angles" => sat2d::decompose::Preference::WideAngles,
}

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
                "method" => options.method = value.extract::<Method>()?.0,
                "prefer" => options.prefer = value.extract::<Preference>()?.0,
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
