//! Failures of the core as exceptions.

use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::{PyList, PyTuple, PyType};
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

/// An argument that a function cannot take: of another kind, or a word that it does not know.
///
/// As an exception it names the argument, its value and what is expected. PyO3 says the name of the
/// argument once the exception is made, by its method `add_note`.
pub enum Refused {
    /// The argument, or a part of it.
    Argument(Box<Argument>),
    /// What else was raised.
    Raised(PyErr),
}

/// The parts of the message.
pub struct Argument {
    /// The name, if it is known: of a keyword.
    name: Option<String>,
    /// Which part of the argument: `[3]`, or nothing for all of it.
    part: String,
    /// The index of the outermost list.
    entry: Option<usize>,
    value: String,
    expected: String,
    /// The status, if it is a word that is not known.
    status: Option<(i32, &'static str)>,
}

impl Refused {
    /// An argument of another kind.
    #[cold]
    pub(crate) fn of(given: &Bound<'_, PyAny>, expected: &str) -> Refused {
        match shown(given) {
            Ok(value) => Refused::new(value, expected.to_owned(), None),
            Err(error) => Refused::Raised(error),
        }
    }

    /// A word that is none of those that an argument takes.
    #[cold]
    pub(crate) fn word(word: &str, words: &[&str]) -> Refused {
        Refused::new(format!("{word:?}"), one_of(words), Some(INVALID_ENUM))
    }

    fn new(value: String, expected: String, status: Option<(i32, &'static str)>) -> Refused {
        Refused::Argument(Box::new(Argument {
            name: None,
            part: String::new(),
            entry: None,
            value,
            expected,
            status,
        }))
    }

    /// This refusal as that of an element of a list.
    #[cold]
    pub(crate) fn in_element(mut self, index: usize) -> Refused {
        if let Refused::Argument(argument) = &mut self {
            argument.entry = Some(index);
        }
        self.inside(&format!("[{index}]"))
    }

    /// This refusal as that of a part of the argument.
    #[cold]
    pub(crate) fn inside(mut self, part: &str) -> Refused {
        if let Refused::Argument(argument) = &mut self {
            argument.part.insert_str(0, part);
        }
        self
    }

    /// This refusal as that of the argument with this name.
    #[cold]
    pub(crate) fn named(mut self, name: &str) -> Refused {
        if let Refused::Argument(argument) = &mut self {
            argument.name = Some(name.to_owned());
        }
        self
    }
}

/// A list of words, as messages have it.
pub(crate) fn one_of(words: &[&str]) -> String {
    let words: Vec<String> = words.iter().map(|word| format!("{word:?}")).collect();
    format!("one of {}", words.join(", "))
}

/// A value as a message shows it: its shape if it is an array, else as Python writes it, cut short.
fn shown(given: &Bound<'_, PyAny>) -> PyResult<String> {
    const LONGEST: usize = 80;
    if let (Some(shape), Some(dtype)) = (given.getattr_opt("shape")?, given.getattr_opt("dtype")?)
        && shape.is_instance_of::<PyTuple>()
    {
        return Ok(format!("an array of shape {shape} and type {dtype}"));
    }
    // that of reprlib does not write all of a long list
    let text = given
        .py()
        .import("reprlib")?
        .call_method1("repr", (given,))?;
    let text: String = match given.is_instance_of::<PyList>() || given.is_instance_of::<PyTuple>() {
        true => text.extract()?,
        false => given.repr()?.extract()?,
    };
    match text.char_indices().nth(LONGEST) {
        Some((end, _)) => Ok(format!("{}…", &text[..end])),
        None => Ok(text),
    }
}

impl From<PyErr> for Refused {
    fn from(error: PyErr) -> Refused {
        Refused::Raised(error)
    }
}

impl From<Refused> for PyErr {
    fn from(refused: Refused) -> PyErr {
        let argument = match refused {
            Refused::Argument(argument) => *argument,
            Refused::Raised(error) => return error,
        };
        Python::attach(|py| {
            let Argument {
                name,
                part,
                entry,
                value,
                expected,
                status,
            } = argument;
            let message = format!("{part} is {value}; expected {expected}");
            let errors = py.import("sat2d._errors");
            let made = errors.and_then(|errors| match status {
                None => errors.call_method1("_wrong_kind", (name, message)),
                Some((code, status)) => {
                    let indices: Vec<_> = entry.map(|entry| ("entry", entry)).into_iter().collect();
                    errors.call_method1("_wrong_word", (name, message, code, status, indices))
                }
            });
            match made {
                Ok(value) => PyErr::from_value(value),
                Err(error) => error,
            }
        })
    }
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
    raised_with(error, "")
}

/// The exception of an error of the core, its message followed by a note.
#[cold]
pub(crate) fn raised_with<E: StatusError>(error: &E, note: &str) -> PyErr {
    described(error, format!("{error}{note}"), Vec::new())
}

/// The exception of an error of the core in an entry of a list.
#[cold]
pub(crate) fn raised_at<E: StatusError>(error: &E, entry: usize) -> PyErr {
    described(
        error,
        format!("entry {entry}: {error}"),
        vec![("entry", entry)],
    )
}

fn described<E: StatusError>(
    error: &E,
    message: String,
    mut indices: Vec<(&'static str, usize)>,
) -> PyErr {
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
        message,
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
