//! Masks: the pixels of sprites that count.

use crate::as_numpy::requested;
use crate::error::{COUNT, OrRaise, Refused, misuse};
use crate::generated::words::Connectivity;
use crate::input::{Grid, Instance, Vector, check_not_masked};
use crate::plain;
use crate::shape::Shape;
use crate::transform::At;
use numpy::{PyArray2, PyArrayMethods, PyReadonlyArray2};
use pyo3::exceptions::PyIndexError;
use pyo3::prelude::*;
use pyo3::types::{PyList, PyTuple};
use std::sync::Arc;

/// The pixels of a sprite that count, by column x and row y.
///
/// `Mask(pixels)` are the pixels that are true, or not 0, in an array of rows: `pixels[y, x]`. The
/// arrays of `pygame.surfarray` are of columns, `array[x, y]`: give `array.T`. `Mask(mask)` has the
/// pixels of a mask of pygame or pygame-ce.
#[pyclass(eq, module = "sat2d")]
#[derive(Clone, PartialEq)]
pub struct Mask(pub sat2d::Mask);

/// The rows of an array, and its number of columns.
pub(crate) fn bytes(array: &PyReadonlyArray2<'_, u8>) -> (usize, usize, Vec<u8>) {
    let view = array.as_array();
    let (height, width) = view.dim();
    (width, height, view.iter().copied().collect())
}

/// What is said of something that has none.
const PIXELS: &str = "rows of pixels: an array of shape (height, width) of bool, uint8 or floats, \
                      lists of numbers, or a mask of pygame";

/// Whether something has the methods of `pygame.mask.Mask`, whose buffer has words of pixels.
fn is_mask_of_pygame(given: &Bound<'_, PyAny>) -> PyResult<bool> {
    for method in ["get_at", "get_size", "count"] {
        if !given
            .getattr_opt(method)?
            .is_some_and(|method| method.is_callable())
        {
            return Ok(false);
        }
    }
    Ok(true)
}

impl Mask {
    /// The pixels of a mask of pygame.
    fn of_pygame(pixels: &Bound<'_, PyAny>) -> PyResult<Mask> {
        let (width, height) = pixels.call_method0("get_size")?.extract()?;
        let mut mask = sat2d::Mask::new(width, height).or_raise()?;
        if width == 0 || height == 0 {
            return Ok(Mask(mask));
        }
        let Some(to_surface) = pixels.getattr_opt("to_surface")? else {
            for (y, x) in (0..height).flat_map(|y| (0..width).map(move |x| (y, x))) {
                mask.set(x, y, pixels.call_method1("get_at", ((x, y),))?.is_truthy()?);
            }
            return Ok(Mask(mask));
        };
        // white and black, with the column as the first index
        let pygame = pixels.py().import("pygame")?;
        let red = pygame.getattr("surfarray")?.getattr("array_red")?;
        let red = red.call1((to_surface.call0()?,))?;
        let red: PyReadonlyArray2<'_, u8> = red.getattr("T")?.extract()?;
        let (width, height, red) = bytes(&red);
        let mask = sat2d::Mask::from_alpha(width, height, &red, 128);
        mask.or_raise().map(Mask)
    }
}

#[pymethods]
impl Mask {
    /// The pixels that are true, or not 0, in an array of rows; or those of a mask of pygame.
    #[new]
    #[pyo3(signature = (pixels: "Union[npt.ArrayLike, HasPixels]"))]
    fn new(pixels: &Bound<'_, PyAny>) -> PyResult<Mask> {
        if is_mask_of_pygame(pixels)? {
            return Mask::of_pygame(pixels);
        }
        let refused = || Refused::of(pixels, PIXELS).named("pixels");
        check_not_masked(pixels).map_err(|refused| refused.named("pixels"))?;
        let numpy = pixels.py().import("numpy")?;
        let array = numpy.call_method1("asarray", (pixels,));
        let array = array.map_err(|_| refused())?;
        let dtype = array.getattr("dtype")?;
        let kind: String = dtype.getattr("kind")?.extract()?;
        // Whole numbers of other types may have several pixels each.
        let is_list = pixels.is_instance_of::<PyList>() || pixels.is_instance_of::<PyTuple>();
        let are_pixels = match &*kind {
            "b" | "f" => true,
            "u" if dtype.getattr("itemsize")?.extract::<usize>()? == 1 => true,
            "u" | "i" => is_list,
            _ => false,
        };
        if !are_pixels || array.getattr("ndim")?.extract::<usize>()? != 2 {
            return Err(refused().into());
        }
        let pixels = numpy.call_method1("asarray", (array, "bool"))?;
        let pixels: PyReadonlyArray2<'_, bool> = pixels.extract()?;
        let view = pixels.as_array();
        let (height, width) = view.dim();
        sat2d::Mask::from_fn(width, height, |x, y| view[[y, x]])
            .or_raise()
            .map(Mask)
    }

    /// The mask that `pygame.mask.from_surface` makes of a surface of pygame or pygame-ce.
    ///
    /// The pixels that are not of the colour key or, without one, whose alpha is above the
    /// threshold.
    #[staticmethod]
    #[pyo3(signature = (surface, threshold=127))]
    fn from_surface(surface: &Bound<'_, PyAny>, threshold: i32) -> PyResult<Mask> {
        // pygame decides, for it alone can read the colour key of a surface with a palette
        let pygame = surface.py().import("pygame")?;
        let from_surface = pygame.getattr("mask")?.getattr("from_surface")?;
        Mask::of_pygame(&from_surface.call1((surface, threshold))?)
    }

    /// The pixels of an array of alphas that are at least a threshold.
    ///
    /// The array is one of rows: `alpha[y, x]`. That of `pygame.surfarray.array_alpha` is one of
    /// columns: give its `T`, or call `from_surface`.
    #[staticmethod]
    #[pyo3(signature = (alpha, threshold=1))]
    fn from_alpha(alpha: Grid<'_, u8>, threshold: u8) -> PyResult<Mask> {
        let (width, height, alpha) = bytes(&alpha);
        sat2d::Mask::from_alpha(width, height, &alpha, threshold)
            .or_raise()
            .map(Mask)
    }

    /// A mask of a size, without any pixel set.
    #[staticmethod]
    fn empty(
        #[pyo3(from_py_with = plain::count)] width: usize,
        #[pyo3(from_py_with = plain::count)] height: usize,
    ) -> PyResult<Mask> {
        sat2d::Mask::new(width, height).or_raise().map(Mask)
    }

    /// The pixels by words of 64, an array of rows: the lowest bit of a word is its first pixel.
    ///
    /// A row has `width / 64` words, rounded up.
    #[staticmethod]
    fn from_words(
        #[pyo3(from_py_with = plain::count)] width: usize,
        words: Grid<'_, u64>,
    ) -> PyResult<Mask> {
        let view = words.as_array();
        let (height, row) = view.dim();
        if row != width.div_ceil(64) {
            let expected = width.div_ceil(64);
            let message = format!("{row} words a row; {width} pixels have {expected}");
            return Err(misuse(COUNT, message));
        }
        let words: Vec<u64> = view.iter().copied().collect();
        sat2d::Mask::from_words(width, height, &words)
            .or_raise()
            .map(Mask)
    }

    /// The pixels as an array of rows. A copy.
    fn to_array<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray2<bool>>> {
        let (width, height) = (self.0.width(), self.0.height());
        let row = |y| (0..width).map(move |x| self.0.get(x, y));
        let pixels: Vec<bool> = (0..height).flat_map(row).collect();
        numpy::PyArray1::from_vec(py, pixels).reshape([height, width])
    }

    /// The pixels, an array of bool with rows first.
    #[pyo3(signature = (
        dtype: "Optional[npt.DTypeLike]"=None, copy=None,
    ) -> "npt.NDArray[Any]")]
    fn __array__<'py>(
        &self,
        py: Python<'py>,
        dtype: Option<Bound<'py, PyAny>>,
        copy: Option<bool>,
    ) -> PyResult<Bound<'py, PyAny>> {
        requested(self.to_array(py)?.into_any(), dtype, copy)
    }

    #[getter]
    fn width(&self) -> usize {
        self.0.width()
    }

    #[getter]
    fn height(&self) -> usize {
        self.0.height()
    }

    /// Whether a pixel is set; false outside.
    fn get(
        &self,
        #[pyo3(from_py_with = plain::count)] x: usize,
        #[pyo3(from_py_with = plain::count)] y: usize,
    ) -> bool {
        x < self.0.width() && y < self.0.height() && self.0.get(x, y)
    }

    /// Sets a pixel.
    #[pyo3(signature = (x, y, is_set=true))]
    fn set(
        &mut self,
        #[pyo3(from_py_with = plain::count)] x: usize,
        #[pyo3(from_py_with = plain::count)] y: usize,
        #[pyo3(from_py_with = plain::flag)] is_set: bool,
    ) -> PyResult<()> {
        if x >= self.0.width() || y >= self.0.height() {
            return Err(PyIndexError::new_err("pixel out of range"));
        }
        self.0.set(x, y, is_set);
        Ok(())
    }

    /// Sets the pixels whose centres a placed shape contains.
    #[pyo3(signature = (shape, at, is_set=true))]
    fn fill(
        &mut self,
        shape: Instance<'_, Shape>,
        at: At,
        #[pyo3(from_py_with = plain::flag)] is_set: bool,
    ) -> PyResult<()> {
        self.0.fill_shape(&shape.get().0, &at.0, is_set).or_raise()
    }

    /// The number of pixels that are set.
    #[getter]
    fn count(&self) -> usize {
        self.0.count()
    }

    /// Whether no pixel is set.
    #[getter]
    fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    /// The least box around the pixels that are set: x, y, width, height; `None` without any.
    #[getter]
    fn bounds(&self) -> Option<(usize, usize, usize, usize)> {
        let (columns, rows) = self.0.bounds()?;
        Some((columns.start, rows.start, columns.len(), rows.len()))
    }

    /// 64 pixels of a row, from a column on: bit `i` is the pixel in column `x + i`.
    fn word(&self, x: i64, y: i64) -> u64 {
        self.0.word(x, y)
    }

    /// Whether a pixel of both is at the same place, the other mask moved by an offset.
    fn overlaps(&self, other: Instance<'_, Mask>, offset: (i32, i32)) -> bool {
        self.0.overlaps(&other.borrow().0, offset)
    }

    /// The number of such pixels.
    fn overlap_area(&self, other: Instance<'_, Mask>, offset: (i32, i32)) -> usize {
        self.0.overlap_area(&other.borrow().0, offset)
    }

    /// Such pixels, as a mask of the size of this one.
    fn overlap_mask(&self, other: Instance<'_, Mask>, offset: (i32, i32)) -> Mask {
        Mask(self.0.overlap_mask(&other.borrow().0, offset))
    }

    /// The first such pixel: the least column of the least row.
    fn first_overlap(
        &self,
        other: Instance<'_, Mask>,
        offset: (i32, i32),
    ) -> Option<(usize, usize)> {
        self.0.first_overlap(&other.borrow().0, offset)
    }

    /// The boundaries of the groups of connected pixels: rings of corners, the outer first.
    #[pyo3(signature = (connectivity=Connectivity(sat2d::Connectivity::Four)),
        text_signature = "($self, connectivity='four')",
    )]
    fn silhouettes<'py>(
        &self,
        py: Python<'py>,
        connectivity: Connectivity,
    ) -> PyResult<Vec<Vec<Bound<'py, PyArray2<u32>>>>> {
        let ring = |ring: &[[u32; 2]]| {
            let flat = numpy::PyArray1::from_slice(py, ring.as_flattened());
            flat.reshape([ring.len(), 2])
        };
        let silhouettes = self.0.silhouettes(connectivity.0);
        let rings = silhouettes
            .iter()
            .map(|silhouette| silhouette.rings().map(ring).collect());
        rings.collect()
    }

    /// The pixels that count as one shape, about a pivot.
    #[pyo3(signature = (pivot=Vector(sat2d::DVec2::ZERO)),
        text_signature = "($self, pivot=(0.0, 0.0))",
    )]
    fn shape(&self, pivot: Vector) -> PyResult<Shape> {
        let shape = sat2d::Shape::mask(&self.0, pivot.0).or_raise()?;
        Ok(Shape(Arc::new(shape)))
    }

    /// Shapes of the groups of pixels that are connected by sides, about a pivot.
    #[pyo3(signature = (pivot=Vector(sat2d::DVec2::ZERO)),
        text_signature = "($self, pivot=(0.0, 0.0))",
    )]
    fn shapes(&self, pivot: Vector) -> PyResult<Vec<Shape>> {
        let groups = sat2d::Shape::mask_groups(&self.0, pivot.0).or_raise()?;
        Ok(groups
            .into_iter()
            .map(|shape| Shape(Arc::new(shape)))
            .collect())
    }

    /// A copy.
    fn copy(&self) -> Mask {
        self.clone()
    }

    fn __copy__(&self) -> Mask {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Mask {
        self.clone()
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyAny>)> {
        let pixels = slf.borrow().to_array(slf.py())?;
        let args = (pixels,).into_pyobject(slf.py())?;
        Ok((slf.get_type().into_any(), args.into_any()))
    }

    fn __repr__(&self) -> String {
        let (width, height) = (self.0.width(), self.0.height());
        format!("<Mask {width} × {height}, count: {}>", self.0.count())
    }
}

/// Shapes of the cells of a grid that are not 0, one for each group connected by sides.
#[pyfunction]
#[pyo3(signature = (cells, size, origin=Vector(sat2d::DVec2::ZERO)),
        text_signature = "(cells, size, origin=(0.0, 0.0))",
    )]
pub(crate) fn tiles(cells: Grid<'_, u8>, size: Vector, origin: Vector) -> PyResult<Vec<Shape>> {
    let (columns, _, cells) = bytes(&cells);
    let shapes = sat2d::Shape::tiles(&cells, columns, size.0, origin.0).or_raise()?;
    Ok(shapes
        .into_iter()
        .map(|shape| Shape(Arc::new(shape)))
        .collect())
}
