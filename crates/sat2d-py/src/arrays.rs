//! Arrays of transforms and of whole numbers.

use crate::error::{COUNT, Refused, misuse, raised_at};
use crate::input::{as_array, body_id, elements};
use crate::transform::placement;
use numpy::{PyArrayDyn, PyArrayMethods, PyUntypedArrayMethods};
use pyo3::prelude::*;
use pyo3::types::{PyList, PyString, PyTuple};
use sat2d::Transform;

/// Many transforms: an array of six columns, or any iterable of transforms.
pub struct Placements(pub Vec<Transform>);

impl<'a, 'py> FromPyObject<'a, 'py> for Placements {
    type Error = Refused;

    fn extract(given: Borrowed<'a, 'py, PyAny>) -> Result<Placements, Refused> {
        if given.is_instance_of::<PyList>() || given.is_instance_of::<PyTuple>() {
            let all = given.try_iter()?.enumerate().map(|(index, item)| {
                let placed = placement(&item?).map_err(|refused| refused.in_element(index))?;
                placed.map_err(|error| Refused::Raised(raised_at(&error, index)))
            });
            return all.collect::<Result<_, _>>().map(Placements);
        }
        let expected = "transforms, a list of them or an array of shape (n, 6)";
        let array = as_array(&given, expected)?;
        let &[count, 6] = array.shape() else {
            return Err(Refused::of(&given, expected));
        };
        let array = array.readonly();
        let view = array.as_array();
        let transform = |i| {
            let made = Transform::try_from(std::array::from_fn(|k| view[[i, k]]));
            made.map_err(|error| raised_at(&error, i))
        };
        let all: PyResult<_> = (0..count).map(transform).collect();
        Ok(Placements(all?))
    }
}

/// Ids of bodies: an array or any iterable of whole numbers.
pub struct Numbers(pub Vec<u64>);

impl<'a, 'py> FromPyObject<'a, 'py> for Numbers {
    type Error = Refused;

    fn extract(given: Borrowed<'a, 'py, PyAny>) -> Result<Numbers, Refused> {
        if let Ok(array) = given.cast::<PyArrayDyn<u64>>() {
            return Ok(Numbers(
                array.readonly().as_array().iter().copied().collect(),
            ));
        }
        if given.is_instance_of::<PyString>() || given.try_iter().is_err() {
            return Err(Refused::of(&given, "a list of ids"));
        }
        elements(&given, body_id).map(Numbers)
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
