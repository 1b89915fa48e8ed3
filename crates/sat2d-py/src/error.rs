//! Failures of the core as exceptions.

use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::PyType;
use sat2d::internals::StatusError;

static SAT2D_ERROR: PyOnceLock<Py<PyType>> = PyOnceLock::new();
static VERIFY_ERROR: PyOnceLock<Py<PyType>> = PyOnceLock::new();

/// The status of the C API for a word that is none of those that an argument takes.
pub(crate) const INVALID_ENUM: (i32, &str) = (4, "SAT_ERR_INVALID_ENUM");

/// The status for arrays whose lengths do not fit.
pub(crate) const COUNT: (i32, &str) = (3, "SAT_ERR_COUNT");

/// The status for a map without an inverse.
pub(crate) const SINGULAR: (i32, &str) = (18, "SAT_ERR_SINGULAR");

/// The status for an object whose memory was freed.
pub(crate) const FREED: (i32, &str) = (1, "SAT_ERR_NULL");

/// The status for bytes that are no recording.
pub(crate) const NOT_A_WORLD: (i32, &str) = (64, "SAT_ERR_NOT_A_WORLD");

/// The status for bytes of another version.
pub(crate) const SAVE_VERSION: (i32, &str) = (65, "SAT_ERR_SAVE_VERSION");

/// The status for damaged bytes.
pub(crate) const DAMAGED: (i32, &str) = (66, "SAT_ERR_DAMAGED");

/// The name of a status in the C API: `EdgesCross` is `SAT_ERR_EDGES_CROSS`.
fn constant(name: &str) -> String {
    let mut constant = String::from("SAT_ERR");
    for letter in name.chars() {
        if letter.is_uppercase() {
            constant.push('_');
        }
        constant.push(letter.to_ascii_uppercase());
    }
    constant
}

fn exception(
    message: String,
    (code, status): (i32, String),
    indices: Vec<(&'static str, usize)>,
    point: Option<(f64, f64)>,
) -> PyErr {
    Python::attach(|py| {
        let made = SAT2D_ERROR
            .import(py, "sat2d._errors", "Sat2dError")
            .and_then(|class| class.call1((message, code, status, indices, point)));
        match made {
            Ok(value) => PyErr::from_value(value),
            Err(error) => error,
        }
    })
}

/// The exception of an argument that only the bindings check.
#[cold]
pub(crate) fn misuse((code, status): (i32, &str), message: String) -> PyErr {
    exception(message, (code, status.to_owned()), Vec::new(), None)
}

/// The same of one entry of a list.
#[cold]
pub(crate) fn misuse_at(index: usize, (code, status): (i32, &str), message: &str) -> PyErr {
    let message = format!("entry {index}: {message}");
    exception(
        message,
        (code, status.to_owned()),
        vec![("entry", index)],
        None,
    )
}

/// The exception of a certificate that does not hold.
#[cold]
pub(crate) fn not_verified(message: String) -> PyErr {
    Python::attach(|py| {
        let made = VERIFY_ERROR
            .import(py, "sat2d._errors", "VerifyError")
            .and_then(|class| class.call1((message,)));
        match made {
            Ok(value) => PyErr::from_value(value),
            Err(error) => error,
        }
    })
}

/// The exception of an error of the core.
#[cold]
pub(crate) fn raised<E: StatusError>(error: &E) -> PyErr {
    let mut indices = Vec::new();
    error.visit_indices(&mut |(name, index)| {
        indices.push((
            if name == "otherRing" {
                "other_ring"
            } else {
                name
            },
            index,
        ));
    });
    let status = error.status();
    exception(
        error.to_string(),
        (status as i32, constant(&format!("{status:?}"))),
        indices,
        error.point().map(|point| (point.x, point.y)),
    )
}

/// Results of the core in functions that raise.
pub(crate) trait OrRaise<T> {
    /// The value, or the exception.
    fn or_raise(self) -> PyResult<T>;
}

impl<T, E: StatusError> OrRaise<T> for Result<T, E> {
    #[inline]
    fn or_raise(self) -> PyResult<T> {
        self.map_err(|error| raised(&error))
    }
}
