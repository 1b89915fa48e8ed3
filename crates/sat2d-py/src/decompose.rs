//! Polygons and their convex pieces.

use crate::error::{OrRaise, not_verified};
use crate::input::{Rings, Vector, words};
use crate::results::result;
use pyo3::exceptions::PyTypeError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyIterator};
use sat2d::decompose::{EdgeSource, Options};
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

result! {
    /// A convex piece of a polygon.
    Piece {
        /// The numbers of its corners, counter-clockwise with y up.
        vertices: Vec<u32>,
        /// For the edge from each corner to the next: the number of the input edge that it lies
        /// on, or -1 for a diagonal inside the polygon.
        edges: Vec<i64>,
    }
}

/// The number of an edge in the results.
pub(crate) fn edge_number(edge: &EdgeSource) -> i64 {
    match *edge {
        EdgeSource::Input(edge) => i64::from(edge),
        EdgeSource::Diagonal => -1,
    }
}

/// Convex pieces that cover a polygon exactly once.
#[pyclass(frozen, eq, module = "sat2d")]
#[derive(PartialEq)]
pub struct Decomposition(pub sat2d::decompose::Decomposition);

#[pymethods]
impl Decomposition {
    /// The pieces.
    #[getter]
    fn pieces(&self) -> Vec<Piece> {
        let pieces = self.0.pieces();
        pieces
            .map(|piece| Piece {
                vertices: piece.vertices.to_vec(),
                edges: piece.edges.iter().map(edge_number).collect(),
            })
            .collect()
    }

    fn __len__(&self) -> usize {
        self.0.count()
    }

    /// A piece, or a list of them for a slice.
    fn __getitem__<'py>(&self, at: Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
        // As a list does it: negative numbers, slices and what it raises.
        let py = at.py();
        self.pieces().into_pyobject(py)?.get_item(at)
    }

    fn __iter__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyIterator>> {
        self.pieces().into_pyobject(py)?.try_iter()
    }

    /// Whether it is proven that no decomposition has fewer pieces.
    #[getter]
    fn is_optimal(&self) -> bool {
        self.0.is_optimal()
    }

    /// A number of pieces that is proven to be necessary.
    #[getter]
    fn lower_bound(&self) -> usize {
        self.0.lower_bound()
    }

    /// Whether the work limit sufficed for all that the options ask for.
    #[getter]
    fn is_complete(&self) -> bool {
        self.0.is_complete()
    }

    /// The area of the polygon without its holes.
    #[getter]
    fn area(&self) -> f64 {
        self.0.area()
    }

    /// Proves that this is a decomposition of the polygon with these rings.
    fn verify(&self, py: Python<'_>, rings: Rings) -> PyResult<()> {
        py.detach(|| self.0.verify(&rings.slices()))
            .map_err(|fault| not_verified(fault.to_string()))
    }

    fn __repr__(&self) -> String {
        let flag = |is_set| if is_set { "True" } else { "False" };
        format!(
            "<Decomposition, pieces: {}, area: {:?}, is_optimal: {}, is_complete: {}>",
            self.0.count(),
            self.0.area(),
            flag(self.0.is_optimal()),
            flag(self.0.is_complete()),
        )
    }
}

/// Decomposes a polygon, the outer ring first, into convex pieces without new points.
#[pyfunction]
#[pyo3(signature = (rings, *, trusted=false, **options))]
pub(crate) fn decompose(
    py: Python<'_>,
    rings: Rings,
    trusted: bool,
    options: Option<Choices>,
) -> PyResult<Decomposition> {
    let options = options.unwrap_or_default().0;
    let ask = match trusted {
        false => sat2d::decompose::decompose,
        true => sat2d::decompose::decompose_trusted,
    };
    py.detach(|| ask(&rings.slices(), &options))
        .or_raise()
        .map(Decomposition)
}

/// A valid polygon, the outer ring first.
#[pyclass(frozen, module = "sat2d")]
pub struct Polygon(pub sat2d::decompose::Polygon);

#[pymethods]
impl Polygon {
    #[new]
    fn new(py: Python<'_>, rings: Rings) -> PyResult<Polygon> {
        py.detach(|| sat2d::decompose::Polygon::new(&rings.slices()))
            .or_raise()
            .map(Polygon)
    }

    /// Whether there is a hole or an interior angle above 180°; decided exactly.
    #[getter]
    fn is_concave(&self) -> bool {
        self.0.is_concave()
    }

    /// The opposite of `is_concave`.
    #[getter]
    fn is_convex(&self) -> bool {
        self.0.is_convex()
    }

    /// The numbers of the vertices with an interior angle above 180°, in ascending order.
    #[getter]
    fn reflex_vertices(&self) -> Vec<u32> {
        self.0.reflex_vertices()
    }

    /// The area without the holes, rounded to the nearest double.
    #[getter]
    fn area(&self) -> f64 {
        self.0.area()
    }

    /// The centroid, each coordinate rounded to the nearest double.
    #[getter]
    fn centroid(&self) -> Vector {
        self.0.centroid().into()
    }

    /// Decomposes it.
    #[pyo3(signature = (**options))]
    fn decompose(&self, py: Python<'_>, options: Option<Choices>) -> Decomposition {
        let options = options.unwrap_or_default().0;
        Decomposition(py.detach(|| self.0.decompose(&options)))
    }

    fn __repr__(&self) -> String {
        format!("<Polygon, area: {:?}>", self.0.area())
    }
}

/// Decomposes many polygons in a row and reuses its memory.
#[pyclass(module = "sat2d")]
pub struct Decomposer(sat2d::decompose::Decomposer);

#[pymethods]
impl Decomposer {
    #[new]
    fn new() -> Decomposer {
        Decomposer(sat2d::decompose::Decomposer::new())
    }

    /// Decomposes a polygon as the function `decompose` does.
    #[pyo3(signature = (rings, *, trusted=false, **options))]
    fn decompose(
        &mut self,
        py: Python<'_>,
        rings: Rings,
        trusted: bool,
        options: Option<Choices>,
    ) -> PyResult<Decomposition> {
        let options = options.unwrap_or_default().0;
        let (core, rings) = (&mut self.0, rings.slices());
        let found = py.detach(|| match trusted {
            false => core.decompose(&rings, &options).cloned(),
            true => core.decompose_trusted(&rings, &options).cloned(),
        });
        found.or_raise().map(Decomposition)
    }

    fn __repr__(&self) -> &'static str {
        "<Decomposer>"
    }
}
