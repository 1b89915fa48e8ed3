//! The profiles of rectangles and of concave polygons, and `pygame.mask`.

use crate::compat::plain;
use crate::error::OrRaise;
use crate::input::{Points, Vector, words};
use crate::mask::{Mask, bytes};
use crate::results::result;
use numpy::PyReadonlyArray2;
use pyo3::exceptions::{PyTypeError, PyValueError};
use pyo3::prelude::*;
use pyo3::types::{PyFloat, PyTuple};
use sat2d::compat::{flash, pygame, typescript, xywh};

plain! {
    /// A rectangle by its corner and size.
    Rect(xywh::Rect) { x: f64, y: f64, width: f64, height: f64, }
    /// A circle.
    Circle(xywh::Circle) { x: f64, y: f64, radius: f64, }
}

/// Whether two rectangles hit each other.
#[pyfunction]
pub(crate) fn rect_to_rect(a: Rect, b: Rect) -> bool {
    xywh::rect_to_rect(&(&a).into(), &(&b).into())
}

/// Whether a circle and a rectangle hit each other.
#[pyfunction]
pub(crate) fn circle_to_rect(circle: Circle, rect: Rect) -> bool {
    xywh::circle_to_rect(&(&circle).into(), &(&rect).into())
}

/// Whether the original program took a polygon for concave.
#[pyfunction]
pub(crate) fn is_concave(points: Points) -> bool {
    typescript::is_concave(&points.0)
}

words! {
    /// How a rectangle is mirrored.
    Mirror(flash::Mirror):
        "none" => flash::Mirror::None,
        "horizontal" => flash::Mirror::Horizontal,
        "vertical" => flash::Mirror::Vertical,
}

/// A rotated rectangle: x, y, width, height, rotation in degrees, mirror.
#[derive(FromPyObject)]
pub struct FlashRect(f64, f64, f64, f64, f64, Mirror);

impl From<FlashRect> for flash::Rect {
    fn from(FlashRect(x, y, width, height, rotation, mirror): FlashRect) -> flash::Rect {
        flash::Rect {
            x,
            y,
            width,
            height,
            rotation,
            mirror: mirror.0,
        }
    }
}

result! {
    /// What two rotated rectangles do.
    Outcome {
        /// The four axes that are tried.
        axes: Vec<Vector>,
        /// Whether their circles meet.
        near: bool,
        /// Whether they hit.
        hit: bool,
    }
}

/// Whether two rotated rectangles hit, and by which axes.
#[pyfunction]
pub(crate) fn collide(a: FlashRect, b: FlashRect) -> Outcome {
    let outcome = flash::collide(&a.into(), &b.into());
    Outcome {
        axes: outcome.axes.into_iter().map(Vector).collect(),
        near: outcome.near,
        hit: outcome.hit,
    }
}

/// The mirror of a recorded `scaleX`: horizontal if it is negative.
#[pyfunction]
pub(crate) fn mirror_of(scale_x: f64) -> &'static str {
    match flash::Mirror::from(scale_x) {
        flash::Mirror::None => "none",
        flash::Mirror::Horizontal => "horizontal",
        flash::Mirror::Vertical => "vertical",
    }
}

/// The rotation on the stage of nested objects: the rotation and x scale of each.
#[pyfunction]
pub(crate) fn global_rotation(levels: Vec<(f64, f64)>) -> f64 {
    flash::global_rotation(&levels)
}

/// `pygame.mask.from_surface`.
#[pyfunction]
#[pyo3(signature = (alpha, threshold=127))]
pub(crate) fn from_surface(alpha: PyReadonlyArray2<'_, u8>, threshold: i32) -> PyResult<Mask> {
    let (width, height, alpha) = bytes(&alpha);
    pygame::from_surface(width, height, &alpha, threshold)
        .or_raise()
        .map(Mask)
}

/// An offset as pygame takes it: a sequence of two numbers, such as a `Vector2`, alone in a tuple
/// or not. Floats lose their fraction. Numbers that no C `int` holds become what a cast makes of
/// them on x86: the least `int` for floats, the low bits for integers.
pub(crate) struct Offset((i32, i32));

impl<'a, 'py> FromPyObject<'a, 'py> for Offset {
    type Error = PyErr;

    fn extract(given: Borrowed<'a, 'py, PyAny>) -> PyResult<Offset> {
        let wrong = || PyTypeError::new_err("offset must be two numbers");
        let number = |number: Bound<'py, PyAny>| {
            if let Ok(float) = number.cast::<PyFloat>() {
                let float = float.value().trunc();
                let fits = (f64::from(i32::MIN)..=f64::from(i32::MAX)).contains(&float);
                return Ok(if fits { float as i32 } else { i32::MIN });
            }
            number.extract::<i64>().map(|whole| whole as i32)
        };
        match given.len() {
            Ok(2) => {
                let x = given.get_item(0).and_then(number).map_err(|_| wrong())?;
                let y = given.get_item(1).and_then(number).map_err(|_| wrong())?;
                Ok(Offset((x, y)))
            }
            Ok(1) if given.is_instance_of::<PyTuple>() => given.get_item(0)?.extract(),
            _ => Err(wrong()),
        }
    }
}

/// `mask.overlap(other, offset)`, on a platform whose `long` has so many bits.
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
