//! Transforms.

use crate::as_numpy::requested;
use crate::error::{OrRaise, Refused};
use crate::input::{Points, Vector, numbers};
use crate::plain;
use numpy::{PyArray2, PyArrayMethods};
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use sat2d::{DVec2, TransformError};

/// An affine map `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`: where a shape is.
///
/// A placed point is `(a·x + c·y) + tx` in doubles, each operation rounded once, and all answers
/// are exact for the resulting doubles.
#[pyclass(frozen, eq, from_py_object, module = "sat2d")]
#[derive(Clone, PartialEq)]
pub struct Transform(pub sat2d::Transform);

#[pymethods]
impl Transform {
    #[new]
    #[pyo3(signature = (a=1.0, b=0.0, c=0.0, d=1.0, tx=0.0, ty=0.0))]
    fn new(
        #[pyo3(from_py_with = plain::number)] a: f64,
        #[pyo3(from_py_with = plain::number)] b: f64,
        #[pyo3(from_py_with = plain::number)] c: f64,
        #[pyo3(from_py_with = plain::number)] d: f64,
        #[pyo3(from_py_with = plain::number)] tx: f64,
        #[pyo3(from_py_with = plain::number)] ty: f64,
    ) -> PyResult<Transform> {
        sat2d::Transform::new(a, b, c, d, tx, ty)
            .or_raise()
            .map(Transform)
    }

    #[classattr]
    #[pyo3(name = "IDENTITY")]
    fn identity() -> Transform {
        Transform(sat2d::Transform::IDENTITY)
    }

    /// A translation.
    #[staticmethod]
    fn translation(
        #[pyo3(from_py_with = plain::number)] x: f64,
        #[pyo3(from_py_with = plain::number)] y: f64,
    ) -> PyResult<Transform> {
        sat2d::Transform::translation(DVec2::new(x, y))
            .or_raise()
            .map(Transform)
    }

    /// Scales, then turns, then moves the origin to (`x`, `y`).
    ///
    /// `rotation` is in radians, from the x axis towards the y axis. Multiples of 90 `degrees` are
    /// exact. A negative scale mirrors.
    #[staticmethod]
    #[pyo3(signature = (x, y, *, rotation=None, degrees=None, scale_x=1.0, scale_y=1.0))]
    fn placement(
        #[pyo3(from_py_with = plain::number)] x: f64,
        #[pyo3(from_py_with = plain::number)] y: f64,
        #[pyo3(from_py_with = plain::optional_number)] rotation: Option<f64>,
        #[pyo3(from_py_with = plain::optional_number)] degrees: Option<f64>,
        #[pyo3(from_py_with = plain::number)] scale_x: f64,
        #[pyo3(from_py_with = plain::number)] scale_y: f64,
    ) -> PyResult<Transform> {
        use sat2d::Transform as Core;
        let at = DVec2::new(x, y);
        let placed = match (rotation, degrees) {
            (Some(_), Some(_)) => {
                return Err(PyTypeError::new_err(
                    "rotation and degrees exclude each other",
                ));
            }
            (radians, None) => Core::placement(at, radians.unwrap_or(0.0), scale_x, scale_y),
            (None, Some(degrees)) => Core::placement_degrees(at, degrees, scale_x, scale_y),
        };
        placed.or_raise().map(Transform)
    }

    /// The product of nested placements, the outermost first.
    #[staticmethod]
    #[pyo3(signature = (*levels))]
    fn nested(levels: Vec<At>) -> PyResult<Transform> {
        let levels: Vec<sat2d::Transform> = levels.into_iter().map(|At(level)| level).collect();
        sat2d::Transform::nested(&levels).or_raise().map(Transform)
    }

    /// This map after `inner`: places what `inner` places in what this places.
    fn product(&self, inner: At) -> PyResult<Transform> {
        self.0.product(&inner.0).or_raise().map(Transform)
    }

    fn __matmul__(&self, inner: At) -> PyResult<Transform> {
        self.product(inner)
    }

    fn __rmatmul__(&self, outer: At) -> PyResult<Transform> {
        outer.0.product(&self.0).or_raise().map(Transform)
    }

    /// This placement by another point of the object.
    ///
    /// `anchor`, in the object's own coordinates, comes to where this map takes the origin. Sprites
    /// of engines turn about such a point.
    fn anchored(&self, anchor: Vector) -> PyResult<Transform> {
        self.0.anchored(anchor.0).or_raise().map(Transform)
    }

    /// The inverse map, up to rounding.
    fn inverse(&self) -> PyResult<Transform> {
        self.0.inverse().or_raise().map(Transform)
    }

    /// The image of a point.
    fn apply(&self, point: Vector) -> Vector {
        self.0.apply(point.0).into()
    }

    /// The image of a direction: of a point without the translation.
    fn apply_vector(&self, vector: Vector) -> Vector {
        self.0.apply_vector(vector.0).into()
    }

    /// The images of many points, as an array of two columns.
    fn apply_points<'py>(
        &self,
        py: Python<'py>,
        points: Points,
    ) -> PyResult<Bound<'py, PyArray2<f64>>> {
        let images = points.0.iter().map(|&point| self.0.apply(point));
        columns(py, images)
    }

    /// Whether the map mirrors: its determinant is below 0; decided exactly.
    #[getter]
    fn is_mirrored(&self) -> bool {
        self.0.is_mirrored()
    }

    /// Whether circles stay circles: the map turns, scales evenly, moves and perhaps mirrors, up to
    /// the rounding of a product. Under other maps they are ellipses, exactly.
    #[getter]
    fn is_similarity(&self) -> bool {
        self.0.is_similarity()
    }

    /// Where the origin is.
    #[getter]
    fn position(&self) -> Vector {
        self.0.position().into()
    }

    #[getter]
    fn a(&self) -> f64 {
        self.0.to_array()[0]
    }

    #[getter]
    fn b(&self) -> f64 {
        self.0.to_array()[1]
    }

    #[getter]
    fn c(&self) -> f64 {
        self.0.to_array()[2]
    }

    #[getter]
    fn d(&self) -> f64 {
        self.0.to_array()[3]
    }

    #[getter]
    fn tx(&self) -> f64 {
        self.0.to_array()[4]
    }

    #[getter]
    fn ty(&self) -> f64 {
        self.0.to_array()[5]
    }

    /// The six numbers: a, b, c, d, tx, ty.
    fn to_tuple(&self) -> (f64, f64, f64, f64, f64, f64) {
        self.0.to_array().into()
    }

    fn __iter__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyAny>> {
        Ok(self.to_tuple().into_pyobject(py)?.try_iter()?.into_any())
    }

    fn __len__(&self) -> usize {
        6
    }

    /// Its six numbers, an array of shape (6,).
    #[pyo3(signature = (
        dtype: "Optional[npt.DTypeLike]"=None, copy=None,
    ) -> "npt.NDArray[Any]")]
    fn __array__<'py>(
        &self,
        py: Python<'py>,
        dtype: Option<Bound<'py, PyAny>>,
        copy: Option<bool>,
    ) -> PyResult<Bound<'py, PyAny>> {
        let array = numpy::PyArray1::from_slice(py, &self.0.to_array());
        requested(array.into_any(), dtype, copy)
    }

    /// An array leaves `array @ transform` to the transform.
    #[classattr]
    fn __array_ufunc__() -> Option<()> {
        None
    }

    fn __hash__(&self, py: Python<'_>) -> PyResult<isize> {
        self.to_tuple().into_pyobject(py)?.hash()
    }

    fn __reduce__(slf: &Bound<'_, Self>) -> PyResult<(Py<PyAny>, Py<PyAny>)> {
        let numbers = slf.get().to_tuple().into_pyobject(slf.py())?;
        Ok((
            slf.get_type().into_any().unbind(),
            numbers.into_any().unbind(),
        ))
    }

    fn __repr__(&self) -> String {
        let [a, b, c, d, tx, ty] = self.0.to_array();
        format!("Transform(a={a:?}, b={b:?}, c={c:?}, d={d:?}, tx={tx:?}, ty={ty:?})")
    }
}

/// Points as an array of two columns.
pub(crate) fn columns(
    py: Python<'_>,
    points: impl IntoIterator<Item = DVec2>,
) -> PyResult<Bound<'_, PyArray2<f64>>> {
    let numbers: Vec<f64> = points
        .into_iter()
        .flat_map(|point| point.to_array())
        .collect();
    let rows = numbers.len() / 2;
    numpy::PyArray1::from_vec(py, numbers).reshape([rows, 2])
}

/// Where a shape is: a transform, its six numbers, or the two of a translation.
pub struct At(pub sat2d::Transform);

impl<'a, 'py> FromPyObject<'a, 'py> for At {
    type Error = Refused;

    #[inline]
    fn extract(given: Borrowed<'a, 'py, PyAny>) -> Result<At, Refused> {
        Ok(At(placement(&given)?.or_raise()?))
    }
}

/// A transform as an argument has it, or the error of its numbers.
#[inline]
pub(crate) fn placement(
    given: &Bound<'_, PyAny>,
) -> Result<Result<sat2d::Transform, TransformError>, Refused> {
    if let Ok(transform) = given.cast::<Transform>() {
        return Ok(Ok(transform.get().0));
    }
    Ok(match given.len() {
        Ok(2) => sat2d::Transform::translation(numbers::<2>(given, TRANSFORM)?.into()),
        _ => sat2d::Transform::try_from(numbers::<6>(given, TRANSFORM)?),
    })
}

/// What is said of something that is none.
const TRANSFORM: &str =
    "a Transform, its six numbers (a, b, c, d, tx, ty), or the two of a translation";
