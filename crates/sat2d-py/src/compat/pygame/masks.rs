//! `pygame.mask`.

use super::numbers::pair;
use crate::error::OrRaise;
use crate::mask::{Mask, bytes};
use numpy::PyReadonlyArray2;
use pyo3::exceptions::{PyIndexError, PyTypeError, PyValueError};
use pyo3::prelude::*;
use sat2d::compat::pygame;

/// `pygame.mask.from_surface`, of an array of rows of alphas: that of a surface is
/// `pygame.surfarray.array_alpha(surface).T`, whose columns are the surface's rows without `.T`.
#[pyfunction]
#[pyo3(signature = (alpha, threshold=127))]
pub(crate) fn from_surface(alpha: PyReadonlyArray2<'_, u8>, threshold: i32) -> PyResult<Mask> {
    let (width, height, alpha) = bytes(&alpha);
    pygame::from_surface(width, height, &alpha, threshold)
        .or_raise()
        .map(Mask)
}

/// An offset as pygame takes it.
pub(crate) struct Offset((i32, i32));

impl<'a, 'py> FromPyObject<'a, 'py> for Offset {
    type Error = PyErr;

    fn extract(given: Borrowed<'a, 'py, PyAny>) -> PyResult<Offset> {
        let wrong = || PyTypeError::new_err("offset must be two numbers");
        pair(&given).map(Offset).ok_or_else(wrong)
    }
}

/// `mask.overlap(other, offset)`, on a platform whose `long` has so many bits.
///
/// Offsets are taken as pygame takes them: any two numbers, of which floats lose their fraction.
#[pyfunction]
#[pyo3(signature = (mask, other, offset, *, long_bits=64))]
pub(crate) fn overlap(
    mask: &Mask,
    other: &Mask,
    offset: Offset,
    long_bits: u32,
) -> PyResult<Option<(i32, i32)>> {
    let long = match long_bits {
        64 => pygame::LongBits::Long64,
        32 => pygame::LongBits::Long32,
        bits => {
            let message = format!("long_bits is {bits}; expected 32 or 64");
            return Err(PyValueError::new_err(message));
        }
    };
    Ok(pygame::overlap(&mask.0, &other.0, offset.0, long))
}

/// `mask.overlap_area(other, offset)`.
#[pyfunction]
pub(crate) fn overlap_area(mask: &Mask, other: &Mask, offset: Offset) -> usize {
    pygame::overlap_area(&mask.0, &other.0, offset.0)
}

/// `mask.overlap_mask(other, offset)`.
#[pyfunction]
pub(crate) fn overlap_mask(mask: &Mask, other: &Mask, offset: Offset) -> Mask {
    Mask(pygame::overlap_mask(&mask.0, &other.0, offset.0))
}

/// `mask.connected_components(minimum)`: the groups of pixels that share sides or corners.
#[pyfunction]
#[pyo3(signature = (mask, minimum=0))]
pub(crate) fn connected_components(mask: &Mask, minimum: i32) -> Vec<Mask> {
    let components = pygame::connected_components(&mask.0, minimum);
    components.into_iter().map(Mask).collect()
}

/// `mask.connected_component(pos)`: the group of a pixel, or the largest one.
#[pyfunction]
#[pyo3(signature = (mask, pos: "Optional[VectorLike]" = None))]
pub(crate) fn connected_component(mask: &Mask, pos: Option<Bound<'_, PyAny>>) -> PyResult<Mask> {
    let Some(pos) = pos else {
        return Ok(Mask(pygame::connected_component(&mask.0, None)));
    };
    let wrong = || PyTypeError::new_err("pos must be two numbers");
    let (x, y) = pair(&pos).ok_or_else(wrong)?;
    let within = |at: i32, size: usize| usize::try_from(at).ok().filter(|&at| at < size);
    let at = within(x, mask.0.width()).zip(within(y, mask.0.height()));
    if at.is_none() {
        return Err(PyIndexError::new_err(format!("{x}, {y} is out of bounds")));
    }
    Ok(Mask(pygame::connected_component(&mask.0, at)))
}
