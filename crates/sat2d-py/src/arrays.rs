//! Arrays of transforms and of whole numbers.

use crate::error::{COUNT, OrRaise, misuse};
use crate::input::as_array;
use crate::transform::At;
use numpy::{PyArrayDyn, PyArrayMethods, PyUntypedArrayMethods};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyList, PyTuple};
use sat2d::Transform;

/// Many transforms: an array of six columns, or any iterable of transforms.
pub struct Placements(pub Vec<Transform>);

impl<'a, 'py> FromPyObject<'a, 'py> for Placements {
    type Error = PyErr;

    fn extract(given: Borrowed<'a, 'py, PyAny>) -> PyResult<Placements> {
        if given.is_instance_of::<PyList>() || given.is_instance_of::<PyTuple>() {
            let all = given.try_iter()?;
            let all = all.map(|placement| placement?.extract().map(|At(placement)| placement));
            return all.collect::<PyResult<_>>().map(Placements);
        }
        let array = as_array(&given)?;
        let &[count, 6] = array.shape() else {
            let shape = array.shape();
            let message =
                format!("expected transforms, an array of shape (n, 6), and got {shape:?}");
            return Err(PyTypeError::new_err(message));
        };
        let array = array.readonly();
        let view = array.as_array();
        let transform = |i| Transform::try_from(std::array::from_fn(|k| view[[i, k]]));
        let all: Result<_, _> = (0..count).map(transform).collect();
        all.or_raise().map(Placements)
    }
}

/// Ids of bodies: an array or any iterable of whole numbers.
pub struct Numbers(pub Vec<u64>);

impl<'a, 'py> FromPyObject<'a, 'py> for Numbers {
    type Error = PyErr;

    fn extract(given: Borrowed<'a, 'py, PyAny>) -> PyResult<Numbers> {
        if let Ok(array) = given.cast::<PyArrayDyn<u64>>() {
            return Ok(Numbers(
                array.readonly().as_array().iter().copied().collect(),
            ));
        }
        let numbers = given.try_iter()?.map(|number| number?.extract());
        numbers.collect::<PyResult<_>>().map(Numbers)
    }
}

/// An error if two lists have different lengths.
pub(crate) fn same_length(names: [&str; 2], lengths: [usize; 2]) -> PyResult<()> {
    let [a, b] = lengths;
    if a == b {
        return Ok(());
    }
    let [first, second] = names;
    Err(misuse(
        COUNT,
        format!("{a} {first} and {b} {second}; expected as many"),
    ))
}
