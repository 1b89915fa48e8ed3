//! Polygons and their convex pieces.

use crate::as_numpy::requested;
use crate::decompose_options::{Choices, SavedOptions};
use crate::error::{DAMAGED, OrRaise, misuse, not_verified};
use crate::input::{Points, Polygons, Rings, Together, Vector};
use crate::multipolygon::validate;
use crate::plain;
use crate::repair::Repair;
use crate::transform::columns;
use numpy::PyArray2;
use pyo3::exceptions::PyOverflowError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyIterator, PyTuple};
use sat2d::DVec2;
use sat2d::decompose::{
    Decomposition as Core, EdgeSource, MultipolygonError, Options, PolygonError,
};

/// A convex piece of a polygon.
#[pyclass(frozen, eq, module = "sat2d")]
#[derive(Clone, PartialEq)]
pub struct Piece {
    /// The numbers of its corners, counter-clockwise with y up.
    #[pyo3(get)]
    vertices: Vec<u32>,
    /// For the edge from each corner to the next: the number of the input edge that it lies on, or
    /// -1 for a diagonal inside the polygon.
    #[pyo3(get)]
    edges: Vec<i64>,
    corners: Vec<DVec2>,
}

#[pymethods]
impl Piece {
    #[classattr]
    fn __match_args__() -> (&'static str, &'static str) {
        ("vertices", "edges")
    }

    /// Its corners, an array of two columns. A copy.
    #[getter]
    fn points<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray2<f64>>> {
        columns(py, self.corners.iter().copied())
    }

    /// Its corners, an array of shape (n, 2).
    #[pyo3(signature = (
        dtype: "Optional[npt.DTypeLike]"=None, copy=None,
    ) -> "npt.NDArray[Any]")]
    fn __array__<'py>(
        &self,
        py: Python<'py>,
        dtype: Option<Bound<'py, PyAny>>,
        copy: Option<bool>,
    ) -> PyResult<Bound<'py, PyAny>> {
        requested(self.points(py)?.into_any(), dtype, copy)
    }

    /// The piece as a GeoJSON `Polygon`, its ring closed.
    #[getter]
    fn __geo_interface__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        polygon_mapping(py, std::slice::from_ref(&self.corners))
    }

    /// The piece as a `Polygon` of shapely, which must be installed.
    fn to_shapely<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        to_shapely(slf)
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyAny>)> {
        let Piece {
            vertices,
            edges,
            corners,
        } = slf.get();
        let corners: Vec<Vector> = corners.iter().map(|&corner| Vector(corner)).collect();
        let fields = (vertices.clone(), edges.clone(), corners).into_pyobject(slf.py())?;
        Ok((slf.get_type().getattr("_restored")?, fields.into_any()))
    }

    /// The piece that was saved: for `pickle`.
    #[staticmethod]
    fn _restored(vertices: Vec<u32>, edges: Vec<i64>, corners: Points) -> Piece {
        Piece {
            vertices,
            edges,
            corners: corners.0,
        }
    }

    fn __repr__(&self) -> String {
        let Piece {
            vertices, edges, ..
        } = self;
        format!("Piece(vertices={vertices:?}, edges={edges:?})")
    }
}

/// The GeoJSON mapping of a polygon.
fn polygon_mapping<'py>(py: Python<'py>, rings: &[Vec<DVec2>]) -> PyResult<Bound<'py, PyDict>> {
    let closed = |ring: &Vec<DVec2>| {
        let end = ring.first().filter(|first| ring.last() != Some(first));
        let ring: Vec<Vector> = ring
            .iter()
            .chain(end)
            .map(|&corner| Vector(corner))
            .collect();
        PyTuple::new(py, ring)
    };
    let rings = rings.iter().filter(|ring| !ring.is_empty()).map(closed);
    let mapping = PyDict::new(py);
    mapping.set_item("type", "Polygon")?;
    mapping.set_item(
        "coordinates",
        PyTuple::new(py, rings.collect::<PyResult<Vec<_>>>()?)?,
    )?;
    Ok(mapping)
}

/// What shapely makes of something with a GeoJSON mapping.
pub(crate) fn to_shapely<'py>(given: &Bound<'py, PyAny>) -> PyResult<Bound<'py, PyAny>> {
    let geometry = given.py().import("shapely.geometry")?;
    geometry.call_method1("shape", (given,))
}

/// An area that is a number of Python.
fn finite(area: f64) -> PyResult<f64> {
    match area.is_finite() {
        true => Ok(area),
        false => Err(PyOverflowError::new_err(
            "the area is above the greatest float",
        )),
    }
}

/// The number of an edge in the results.
pub(crate) fn edge_number(edge: &EdgeSource) -> i64 {
    match *edge {
        EdgeSource::Input(edge) => i64::from(edge),
        EdgeSource::Diagonal => -1,
    }
}

/// The decomposition of a polygon among others.
#[derive(Clone, PartialEq)]
struct Part {
    core: Core,
    /// The number of its first vertex, which is that of its first edge as well.
    first: u32,
}

/// Convex pieces that cover a polygon, or the polygons of a multipolygon, exactly once: a sequence
/// of them.
///
/// Their corners are its vertices, numbered as they were given, through all polygons, closing
/// points included.
#[pyclass(frozen, eq, module = "sat2d")]
#[derive(Clone)]
pub struct Decomposition {
    parts: Vec<Part>,
    /// The vertices of all polygons as they were given.
    vertices: Vec<DVec2>,
    /// The number of vertices of each ring of each polygon.
    rings: Vec<Vec<usize>>,
    options: Options,
}

/// What decomposed them does not matter.
impl PartialEq for Decomposition {
    fn eq(&self, other: &Decomposition) -> bool {
        self.parts == other.parts && self.vertices == other.vertices && self.rings == other.rings
    }
}

impl Decomposition {
    /// The decomposition of one polygon.
    pub(crate) fn of_polygon(core: Core, rings: &Rings, options: Options) -> Decomposition {
        Decomposition {
            parts: vec![Part { core, first: 0 }],
            vertices: rings.0.concat(),
            rings: vec![rings.sizes()],
            options,
        }
    }

    /// The rings of each polygon.
    fn rings_of_parts(&self) -> Vec<Rings> {
        let parts = polygons_of(&self.vertices, &self.rings);
        parts.expect("as many vertices as the rings have")
    }

    /// The area, infinite if it is above the greatest double.
    fn rounded_area(&self) -> f64 {
        let areas = self.parts.iter().map(|part| part.core.area());
        areas.fold(0.0, |sum, area| sum + area)
    }

    /// The pieces of a polygon.
    fn pieces_of(&self, part: &Part) -> impl Iterator<Item = Piece> {
        let first = part.first;
        part.core.pieces().map(move |piece| {
            let vertices: Vec<u32> = piece.vertices.iter().map(|v| first + v).collect();
            let edge = |edge: &EdgeSource| match *edge {
                EdgeSource::Input(edge) => EdgeSource::Input(first + edge),
                EdgeSource::Diagonal => EdgeSource::Diagonal,
            };
            Piece {
                corners: vertices
                    .iter()
                    .map(|&v| self.vertices[v as usize])
                    .collect(),
                vertices,
                edges: piece.edges.iter().map(|e| edge_number(&edge(e))).collect(),
            }
        })
    }
}

#[pymethods]
impl Decomposition {
    /// The pieces.
    #[getter]
    fn pieces(&self) -> Vec<Piece> {
        let pieces = self.parts.iter().flat_map(|part| self.pieces_of(part));
        pieces.collect()
    }

    fn __len__(&self) -> usize {
        self.parts.iter().map(|part| part.core.count()).sum()
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

    /// The pieces as a GeoJSON `GeometryCollection` of polygons.
    ///
    /// They share edges, which the polygons of a valid `MultiPolygon` do not.
    #[getter]
    fn __geo_interface__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        let pieces = self.pieces();
        let pieces = pieces.iter().map(|piece| piece.__geo_interface__(py));
        let mapping = PyDict::new(py);
        mapping.set_item("type", "GeometryCollection")?;
        mapping.set_item("geometries", pieces.collect::<PyResult<Vec<_>>>()?)?;
        Ok(mapping)
    }

    /// The pieces as a `GeometryCollection` of shapely, which must be installed.
    fn to_shapely<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        to_shapely(slf)
    }

    /// Whether it is proven that no decomposition has fewer pieces.
    #[getter]
    fn is_optimal(&self) -> bool {
        self.parts.iter().all(|part| part.core.is_optimal())
    }

    /// A number of pieces that is proven to be necessary: that of the pieces if `is_optimal`.
    #[getter]
    fn lower_bound(&self) -> usize {
        self.parts.iter().map(|part| part.core.lower_bound()).sum()
    }

    /// Whether the work limit sufficed for all that the options ask for.
    #[getter]
    fn is_complete(&self) -> bool {
        self.parts.iter().all(|part| part.core.is_complete())
    }

    /// The area of the polygon without its holes; of several polygons the sum.
    ///
    /// Raises `OverflowError` where it is above the greatest float.
    #[getter]
    fn area(&self) -> PyResult<f64> {
        finite(self.rounded_area())
    }

    /// The rings of each polygon, the outer one first. A copy.
    ///
    /// They are those that were given, closing points included, or what `repair` made of them.
    #[getter]
    fn polygons<'py>(&self, py: Python<'py>) -> PyResult<Vec<Vec<Bound<'py, PyArray2<f64>>>>> {
        let parts = self.rings_of_parts().into_iter();
        let arrays = parts.map(|rings| {
            let rings = rings.0.into_iter();
            rings.map(|ring| columns(py, ring)).collect()
        });
        arrays.collect()
    }

    /// Proves that this is a decomposition of the polygon with these valid rings, or of the valid
    /// multipolygon; without any, of its own `polygons`.
    ///
    /// It is exact and independent of how the pieces were made. Raises `VerifyError` with the first
    /// fault.
    #[pyo3(signature = (rings=None))]
    fn verify(&self, py: Python<'_>, rings: Option<Polygons>) -> PyResult<()> {
        let given = match rings {
            Some(rings) => rings.parts,
            None => self.rings_of_parts(),
        };
        if given.len() != self.parts.len() {
            let message = format!(
                "it is of {} polygons, and these are {}",
                self.parts.len(),
                given.len()
            );
            return Err(not_verified(message));
        }
        for (part, rings) in self.parts.iter().zip(&given) {
            py.detach(|| part.core.verify(&rings.slices()))
                .map_err(|fault| not_verified(fault.to_string()))?;
        }
        Ok(())
    }

    /// It is immutable.
    fn __copy__(&self) -> Decomposition {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Decomposition {
        self.clone()
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyAny>)> {
        let (py, given) = (slf.py(), slf.get());
        let vertices = columns(py, given.vertices.iter().copied())?;
        let options = SavedOptions(given.options);
        let args = (vertices, given.rings.clone(), options).into_pyobject(py)?;
        Ok((slf.get_type().getattr("_restored")?, args.into_any()))
    }

    /// The decomposition that was saved: for `pickle`. It is made again, and is the same, since
    /// equal calls have equal results.
    #[staticmethod]
    fn _restored(
        py: Python<'_>,
        vertices: Points,
        rings: Vec<Vec<usize>>,
        options: SavedOptions,
    ) -> PyResult<Decomposition> {
        let made = options.0;
        let parts = polygons_of(&vertices.0, &rings).ok_or_else(|| {
            misuse(
                DAMAGED,
                "the saved decomposition has too few vertices".to_owned(),
            )
        })?;
        let together = match parts.len() {
            1 => Together::One,
            _ => Together::Collection,
        };
        py.detach(|| {
            decompose_with(
                &Polygons { parts, together },
                false,
                made,
                &mut |rings, trusted| one(rings, trusted, &made),
            )
        })
    }

    fn __repr__(&self) -> String {
        let flag = |is_set| if is_set { "True" } else { "False" };
        format!(
            "<Decomposition, pieces: {}, area: {:?}, is_optimal: {}, is_complete: {}>",
            self.__len__(),
            self.rounded_area(),
            flag(self.is_optimal()),
            flag(self.is_complete()),
        )
    }
}

/// The rings of polygons, of which one after the other has so many vertices, if there are enough.
fn polygons_of(vertices: &[DVec2], rings: &[Vec<usize>]) -> Option<Vec<Rings>> {
    let mut rest = vertices;
    let mut ring = |&size: &usize| {
        let (ring, others) = rest.split_at_checked(size)?;
        rest = others;
        Some(ring.to_vec())
    };
    let mut polygon = |sizes: &Vec<usize>| {
        let rings: Option<Vec<_>> = sizes.iter().map(&mut ring).collect();
        rings.map(Rings)
    };
    rings.iter().map(&mut polygon).collect()
}

/// Decomposes the rings of a polygon, which may be trusted.
type One<'a> = dyn FnMut(&[&[DVec2]], bool) -> Result<Core, PolygonError> + 'a;

/// Decomposes a polygon, or the polygons of a multipolygon, by a function that does it for one.
pub(crate) fn decompose_with(
    polygons: &Polygons,
    trusted: bool,
    options: Options,
    one: &mut One<'_>,
) -> PyResult<Decomposition> {
    let Polygons {
        parts: given,
        together,
    } = polygons;
    if *together == Together::One {
        let core = one(&given[0].slices(), trusted).or_raise()?;
        return Ok(Decomposition::of_polygon(core, &given[0], options));
    }
    let is_validated = trusted || *together == Together::Multipolygon;
    if *together == Together::Multipolygon && !trusted {
        validate(given).or_raise()?;
    }
    let mut vertices = Vec::new();
    let mut parts = Vec::with_capacity(given.len());
    for (part, rings) in (0..).zip(given) {
        let core = one(&rings.slices(), is_validated);
        parts.push(Part {
            core: core
                .map_err(|error| MultipolygonError::Part { part, error })
                .or_raise()?,
            first: vertices.len() as u32,
        });
        vertices.extend(rings.0.iter().flatten());
    }
    Ok(Decomposition {
        parts,
        vertices,
        rings: given.iter().map(Rings::sizes).collect(),
        options,
    })
}

/// The decomposition of a polygon that may be trusted.
pub(crate) fn one(
    rings: &[&[DVec2]],
    trusted: bool,
    options: &Options,
) -> Result<Core, PolygonError> {
    match trusted {
        false => sat2d::decompose::decompose(rings, options),
        true => sat2d::decompose::decompose_trusted(rings, options),
    }
}

/// Decomposes a polygon, the outer ring first, into convex pieces without new points.
///
/// So are the polygons of a `MultiPolygon` of GeoJSON or shapely, which must be a valid one; the
/// indices of errors name the `part`. `trusted` polygons are not checked for edges that cross.
/// Other threads run meanwhile.
///
/// With `repair`, the area that a rule fills replaces an invalid polygon or multipolygon: the
/// `"even_odd"` rule for `True`. The pieces are then those of the `polygons` of the result.
#[pyfunction]
#[pyo3(signature = (rings, *, trusted=false, repair=Repair::NONE, **options),
        text_signature = "(rings, *, trusted=False, repair=False, **options)",
    )]
pub(crate) fn decompose(
    py: Python<'_>,
    rings: Polygons,
    #[pyo3(from_py_with = plain::flag)] trusted: bool,
    repair: Repair,
    options: Option<Choices>,
) -> PyResult<Decomposition> {
    let options = options.unwrap_or_default().0;
    py.detach(|| {
        let rings = rings.repaired(repair)?;
        let is_valid = trusted || repair.validates();
        decompose_with(&rings, is_valid, options, &mut |rings, trusted| {
            one(rings, trusted, &options)
        })
    })
}

/// A valid polygon, the outer ring first.
#[pyclass(frozen, eq, module = "sat2d")]
pub struct Polygon {
    core: sat2d::decompose::Polygon,
    rings: Rings,
}

/// Polygons with the same rings are equal.
impl PartialEq for Polygon {
    fn eq(&self, other: &Polygon) -> bool {
        self.rings.0 == other.rings.0
    }
}

#[pymethods]
impl Polygon {
    #[new]
    fn new(py: Python<'_>, rings: Rings) -> PyResult<Polygon> {
        let core = py
            .detach(|| sat2d::decompose::Polygon::new(&rings.slices()))
            .or_raise()?;
        Ok(Polygon { core, rings })
    }

    /// Whether there is a hole or an interior angle above 180°; decided exactly.
    #[getter]
    fn is_concave(&self) -> bool {
        self.core.is_concave()
    }

    /// The opposite of `is_concave`.
    #[getter]
    fn is_convex(&self) -> bool {
        self.core.is_convex()
    }

    /// The numbers of the vertices with an interior angle above 180°, in ascending order.
    #[getter]
    fn reflex_vertices(&self) -> Vec<u32> {
        self.core.reflex_vertices()
    }

    /// The area without the holes, rounded to the nearest double.
    ///
    /// Raises `OverflowError` where it is above the greatest float.
    #[getter]
    fn area(&self) -> PyResult<f64> {
        finite(self.core.area())
    }

    /// The centroid, each coordinate rounded to the nearest double.
    #[getter]
    fn centroid(&self) -> Vector {
        self.core.centroid().into()
    }

    /// The polygon as a GeoJSON `Polygon`, its rings closed.
    #[getter]
    fn __geo_interface__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        polygon_mapping(py, &self.rings.0)
    }

    /// The polygon as a `Polygon` of shapely, which must be installed.
    fn to_shapely<'py>(slf: &Bound<'py, Self>) -> PyResult<Bound<'py, PyAny>> {
        to_shapely(slf)
    }

    /// Decomposes it, see the function `decompose`.
    #[pyo3(signature = (**options))]
    fn decompose(&self, py: Python<'_>, options: Option<Choices>) -> Decomposition {
        let options = options.unwrap_or_default().0;
        let core = py.detach(|| self.core.decompose(&options));
        Decomposition::of_polygon(core, &self.rings, options)
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyAny>)> {
        let rings = slf.get().rings.0.iter();
        let rings = rings.map(|ring| columns(slf.py(), ring.iter().copied()));
        let args = (rings.collect::<PyResult<Vec<_>>>()?,).into_pyobject(slf.py())?;
        Ok((slf.get_type().into_any(), args.into_any()))
    }

    fn __repr__(&self) -> String {
        format!("<Polygon, area: {:?}>", self.core.area())
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
    #[pyo3(signature = (rings, *, trusted=false, repair=Repair::NONE, **options),
        text_signature = "($self, rings, *, trusted=False, repair=False, **options)",
    )]
    fn decompose(
        &mut self,
        py: Python<'_>,
        rings: Polygons,
        #[pyo3(from_py_with = plain::flag)] trusted: bool,
        repair: Repair,
        options: Option<Choices>,
    ) -> PyResult<Decomposition> {
        let options = options.unwrap_or_default().0;
        let core = &mut self.0;
        py.detach(|| {
            let rings = rings.repaired(repair)?;
            let is_valid = trusted || repair.validates();
            decompose_with(
                &rings,
                is_valid,
                options,
                &mut |rings, trusted| match trusted {
                    false => core.decompose(rings, &options).cloned(),
                    true => core.decompose_trusted(rings, &options).cloned(),
                },
            )
        })
    }

    fn __repr__(&self) -> &'static str {
        "<Decomposer>"
    }
}
