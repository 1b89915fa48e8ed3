//! Many questions in one call, over arrays, on all cores. Other Python threads run meanwhile.

use crate::arrays::{Numbers, Placements, same_length};
use crate::decompose::{Decomposition, decompose_with, edge_number, one};
use crate::decompose_options::Choices;
use crate::error::{COUNT, OrRaise, Refused, misuse};
use crate::input::{Grid, Instance, List, Points, Polygons, Together, elements};
use crate::plain;
use crate::repair::Repair;
use crate::shape::Shape;
use crate::transform::At;
use numpy::{
    Element, PyArray1, PyArrayMethods, PyReadonlyArray1, PyReadonlyArray2, PyUntypedArrayMethods,
};
use pyo3::prelude::*;
use pyo3::types::PyDict;
use rayon::prelude::*;
use sat2d::batch::{self, BatchError, PointLocator, Rectangles, Scalar};
use sat2d::decompose::PolygonError;
use sat2d::internals::StatusError;
use sat2d::{DVec2, Relation, Transform};

/// The pairs that a thread takes at once.
const BLOCK: usize = 1 << 14;

fn codes<'py>(py: Python<'py>, relations: &[Relation]) -> Bound<'py, PyArray1<u8>> {
    PyArray1::from_iter(py, relations.iter().map(|&relation| relation as u8))
}

/// Asks about blocks on all cores. After a failure it asks again in order, so that the error is
/// that of the first pair at fault.
fn blocks(
    count: usize,
    ask: impl Fn(usize, &mut [Relation]) -> Result<(), BatchError> + Sync,
) -> Result<Vec<Relation>, BatchError> {
    let mut out = vec![Relation::Disjoint; count];
    let each = out.par_chunks_mut(BLOCK).enumerate();
    match each.try_for_each(|(i, out)| ask(i * BLOCK, out)) {
        Ok(()) => Ok(out),
        Err(error) => ask(0, &mut out).and(Err(error)),
    }
}

/// The six columns of a block of rows.
fn columns<T: Copy>(rows: &[T]) -> [Vec<T>; 6] {
    let mut columns = [const { Vec::new() }; 6];
    for column in &mut columns {
        column.reserve(rows.len() / 6);
    }
    for row in rows.chunks_exact(6) {
        for (column, &number) in columns.iter_mut().zip(row) {
            column.push(number);
        }
    }
    columns
}

fn of_columns<T>(columns: &[Vec<T>; 6]) -> Rectangles<'_, T> {
    let [center_x, center_y, u_x, u_y, v_x, v_y] = columns.each_ref().map(Vec::as_slice);
    Rectangles {
        center_x,
        center_y,
        u_x,
        u_y,
        v_x,
        v_y,
    }
}

/// The relations of many pairs of rectangles, or of any parallelograms: arrays of shape (n, 6) with
/// the centre and two half-edges of each.
#[pyfunction]
pub(crate) fn rectangles<'py>(
    py: Python<'py>,
    a: Grid<'py, f64>,
    b: Grid<'py, f64>,
) -> PyResult<Bound<'py, PyArray1<u8>>> {
    of_rows(py, &a, &b)
}

/// The relations of many pairs of rectangles given as floats.
#[pyfunction]
#[pyo3(name = "_rectangles_f32")]
pub(crate) fn rectangles_f32<'py>(
    py: Python<'py>,
    a: Grid<'py, f32>,
    b: Grid<'py, f32>,
) -> PyResult<Bound<'py, PyArray1<u8>>> {
    of_rows(py, &a, &b)
}

fn of_rows<'py, T: Scalar + Element + Copy + Sync>(
    py: Python<'py>,
    a: &PyReadonlyArray2<'py, T>,
    b: &PyReadonlyArray2<'py, T>,
) -> PyResult<Bound<'py, PyArray1<u8>>> {
    for (array, name) in [(a, "a"), (b, "b")] {
        if array.shape()[1] != 6 {
            let refused = Refused::of(array, "an array of shape (n, 6)");
            return Err(refused.named(name).into());
        }
    }
    let count = a.shape()[0];
    same_length(["first rectangles", "second ones"], [count, b.shape()[0]])?;
    let (a, b) = (a.as_array(), b.as_array());
    let (a, b) = (a.as_standard_layout(), b.as_standard_layout());
    let rows = [&a, &b].map(|array| array.as_slice().unwrap_or_default());
    let found = py.detach(|| {
        blocks(count, |start, out| {
            let range = 6 * start..6 * (start + out.len());
            let [a, b] = rows.map(|rows| columns(&rows[range.clone()]));
            batch::rectangles(of_columns(&a), of_columns(&b), out)
        })
    });
    Ok(codes(py, &found.or_raise()?))
}

/// The relations of many pairs of bodies: shapes, a transform for each body, and the two bodies of
/// each pair. `shape_of` has the index of the shape of each body; without it there is a shape for
/// each.
#[pyfunction]
#[pyo3(signature = (shapes, transforms, indices, *, shape_of=None))]
pub(crate) fn pairs<'py>(
    py: Python<'py>,
    shapes: List<Instance<'py, Shape>>,
    transforms: Placements,
    indices: &Bound<'py, PyAny>,
    shape_of: Option<Numbers>,
) -> PyResult<Bound<'py, PyArray1<u8>>> {
    let shapes: Vec<&sat2d::Shape> = shapes.0.iter().map(|shape| &*shape.get().0).collect();
    let shapes: Vec<&sat2d::Shape> = match shape_of {
        None => shapes,
        Some(Numbers(indices)) => {
            let shape = |&i: &u64| shapes.get(i as usize).copied().ok_or(i);
            let found: Result<_, u64> = indices.iter().map(shape).collect();
            found.map_err(|i| misuse(COUNT, format!("there is no shape {i}")))?
        }
    };
    same_length(["shapes", "transforms"], [shapes.len(), transforms.0.len()])?;
    let numpy = py.import("numpy")?;
    // those beyond are no bodies either, and must not become some
    let indices = numpy.call_method1("clip", (indices, 0, u32::MAX))?;
    let indices = numpy.call_method1("ascontiguousarray", (indices, "uint32"))?;
    let indices: PyReadonlyArray2<'_, u32> = indices.extract()?;
    let flat = indices.as_slice().unwrap_or_default();
    let (pairs, rest) = flat.as_chunks::<2>();
    if !rest.is_empty() || indices.shape()[1] != 2 {
        let refused = Refused::of(&indices, "pairs, an array of shape (n, 2)");
        return Err(refused.named("indices").into());
    }
    let transforms: &[Transform] = &transforms.0;
    let found = py.detach(|| {
        blocks(pairs.len(), |start, out| {
            let pairs = &pairs[start..start + out.len()];
            batch::pairs(&shapes, transforms, pairs, out)
        })
    });
    Ok(codes(py, &found.or_raise()?))
}

/// The relations of a placed shape and many points.
#[pyfunction]
pub(crate) fn point_relations<'py>(
    py: Python<'py>,
    shape: Instance<'py, Shape>,
    at: At,
    points: Points,
) -> PyResult<Bound<'py, PyArray1<u8>>> {
    let shape = &shape.get().0;
    let locator = PointLocator::of_shape(shape, &at.0, points.0.len()).or_raise()?;
    let beyond = |point: &&DVec2| !point.abs().cmple(DVec2::splat(sat2d::MAX_COORDINATE)).all();
    if let Some(&point) = points.0.iter().find(beyond) {
        // the error is the core's
        sat2d::query::point_relation(shape, &at.0, point).or_raise()?;
    }
    let found: Vec<u8> = py.detach(|| {
        let points = points.0.par_iter().with_min_len(1024);
        let code = |&point| locator.relation(point) as u8;
        points.map(code).collect()
    });
    Ok(PyArray1::from_vec(py, found))
}

/// Decomposes many polygons on all cores. With `errors="return"` the error of an invalid polygon
/// is in the list, instead of raised.
#[pyfunction]
#[pyo3(signature = (polygons, *, errors="raise", trusted=false, repair=Repair::NONE, **options),
        text_signature = "(polygons, *, errors='raise', trusted=False, repair=False, **options)",
    )]
pub(crate) fn decompose_many<'py>(
    py: Python<'py>,
    polygons: &Bound<'py, PyAny>,
    errors: &str,
    #[pyo3(from_py_with = plain::flag)] trusted: bool,
    repair: Repair,
    options: Option<Choices>,
) -> PyResult<Vec<Bound<'py, PyAny>>> {
    let options = options.unwrap_or_default().0;
    let polygons = elements(polygons, |polygon| polygon.extract::<Polygons>());
    let polygons = polygons.map_err(|refused| refused.named("polygons"))?;
    let found = py.detach(|| {
        let polygons: Vec<PyResult<Polygons>> = polygons
            .into_par_iter()
            .map(|given| given.repaired(repair))
            .collect();
        let alone = (polygons.iter().flatten()).filter(|given| given.together == Together::One);
        let slices: Vec<Vec<&[DVec2]>> = alone.map(|given| given.parts[0].slices()).collect();
        let slices: Vec<&[&[DVec2]]> = slices.iter().map(Vec::as_slice).collect();
        let trusted = trusted || repair.validates();
        let mut alone = many(&slices, trusted, &options).into_iter();
        let mut decomposed = |given: Polygons| match given.together {
            Together::One => {
                let found = alone.next().expect("one for each polygon");
                let found =
                    found.map(|core| Decomposition::of_polygon(core, &given.parts[0], options));
                found.or_raise()
            }
            _ => decompose_with(&given, trusted, options, &mut |rings, trusted| {
                one(rings, trusted, &options)
            }),
        };
        let found = polygons
            .into_iter()
            .map(|given| given.and_then(&mut decomposed));
        found.collect::<Vec<_>>()
    });
    let returned = |found: PyResult<Decomposition>| match (found, errors) {
        (Ok(parts), _) => Ok(Bound::new(py, parts)?.into_any()),
        (Err(error), "return") => Ok(error.into_value(py).into_bound(py).into_any()),
        (Err(error), _) => Err(error),
    };
    found.into_iter().map(returned).collect()
}

type Found = Result<sat2d::decompose::Decomposition, PolygonError>;

fn many(
    polygons: &[&[&[DVec2]]],
    trusted: bool,
    options: &sat2d::decompose::Options,
) -> Vec<Found> {
    match trusted {
        false => sat2d::decompose::decompose_many(polygons, options),
        true => sat2d::decompose::decompose_many_trusted(polygons, options),
    }
}

/// The parts of a list between offsets, as in Arrow.
fn parts<'a, T>(list: &'a [T], offsets: &[i64], what: &str) -> PyResult<Vec<&'a [T]>> {
    let part = |ends: &[i64]| {
        let (start, end) = (
            usize::try_from(ends[0]).ok()?,
            usize::try_from(ends[1]).ok()?,
        );
        list.get(start..end)
    };
    let parts: Option<Vec<&[T]>> = offsets.windows(2).map(part).collect();
    parts.ok_or_else(|| {
        let message = format!("the offsets of {what} are not ascending, or beyond the end");
        misuse(COUNT, message)
    })
}

/// Decomposes many polygons that are in arrays, as in GeoArrow: the points of all rings, where the
/// rings start and end, and where the polygons do. The result is in such arrays, too.
#[pyfunction]
#[pyo3(signature = (points, ring_offsets, polygon_offsets, *, trusted=false, **options))]
pub(crate) fn decompose_arrays<'py>(
    py: Python<'py>,
    points: Points,
    ring_offsets: PyReadonlyArray1<'py, i64>,
    polygon_offsets: PyReadonlyArray1<'py, i64>,
    #[pyo3(from_py_with = plain::flag)] trusted: bool,
    options: Option<Choices>,
) -> PyResult<Bound<'py, PyDict>> {
    let options = options.unwrap_or_default().0;
    let (ring_offsets, polygon_offsets) = (ring_offsets.to_vec()?, polygon_offsets.to_vec()?);
    let rings = parts(&points.0, &ring_offsets, "rings")?;
    // rings as in GeoJSON and GeoArrow, whose last points repeat the first ones
    let open =
        |ring: &[DVec2]| ring.len() - usize::from(ring.len() > 1 && ring.first() == ring.last());
    let rings: Vec<&[DVec2]> = rings.into_iter().map(|ring| &ring[..open(ring)]).collect();
    let polygons = parts(&rings, &polygon_offsets, "polygons")?;
    let found = py.detach(|| many(&polygons, trusted, &options));
    let mut piece_offsets = vec![0i64];
    let mut vertex_offsets = vec![0i64];
    let (mut vertices, mut edges) = (Vec::new(), Vec::new());
    let (mut area, mut status) = (Vec::new(), Vec::new());
    for parts in &found {
        area.push(parts.as_ref().map_or(f64::NAN, |parts| parts.area()));
        status.push(
            parts
                .as_ref()
                .map_or_else(|error| error.status() as i32, |_| 0),
        );
        for piece in parts.iter().flat_map(|parts| parts.pieces()) {
            vertices.extend_from_slice(piece.vertices);
            edges.extend(piece.edges.iter().map(edge_number));
            vertex_offsets.push(vertices.len() as i64);
        }
        piece_offsets.push(vertex_offsets.len() as i64 - 1);
    }
    let columns = PyDict::new(py);
    columns.set_item("status", PyArray1::from_vec(py, status))?;
    columns.set_item("area", PyArray1::from_vec(py, area))?;
    columns.set_item("piece_offsets", PyArray1::from_vec(py, piece_offsets))?;
    columns.set_item("vertex_offsets", PyArray1::from_vec(py, vertex_offsets))?;
    columns.set_item("vertices", PyArray1::from_vec(py, vertices))?;
    columns.set_item("edges", PyArray1::from_vec(py, edges))?;
    Ok(columns)
}
