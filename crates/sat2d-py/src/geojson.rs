//! Shapes as GeoJSON mappings.

use crate::input::Vector;
use pyo3::exceptions::PyAttributeError;
use pyo3::prelude::*;
use pyo3::types::{PyDict, PyTuple};
use sat2d::{DVec2, Shape, ShapeKind};

/// A shape without a radius.
pub(crate) fn geometry<'py>(py: Python<'py>, shape: &Shape) -> PyResult<Bound<'py, PyDict>> {
    let kind = shape.kind();
    let advice = match kind {
        ShapeKind::Ellipse => "",
        ShapeKind::Outline => "; its method flattened has rings without curves",
        _ if shape.radius() != 0.0 => "; its method to_shapely draws arcs as segments",
        _ => return vertices(py, shape),
    };
    let message = format!("GeoJSON has no curves, and this is a shape of the kind {kind}{advice}");
    Err(PyAttributeError::new_err(message))
}

/// The vertices of a shape, connected as its kind says, without its radius.
pub(crate) fn vertices<'py>(py: Python<'py>, shape: &Shape) -> PyResult<Bound<'py, PyDict>> {
    let line = |ring: &[DVec2], is_closed: bool| {
        let end = ring.first().filter(|_| is_closed);
        let positions = ring.iter().chain(end).map(|&point| Vector(point));
        PyTuple::new(py, positions.collect::<Vec<_>>())
    };
    let (kind, coordinates) = match shape.vertices() {
        [point] => ("Point", Vector(*point).into_pyobject(py)?),
        ring @ [_, _] => ("LineString", line(ring, false)?),
        ring => match shape.kind() {
            ShapeKind::OpenChain => ("LineString", line(ring, false)?),
            ShapeKind::ClosedChain => ("LineString", line(ring, true)?),
            ShapeKind::MultiPolygon => {
                let polygons = polygons(shape).into_iter().map(|rings| {
                    let rings: PyResult<Vec<_>> =
                        rings.into_iter().map(|ring| line(ring, true)).collect();
                    PyTuple::new(py, rings?)
                });
                let polygons = polygons.collect::<PyResult<Vec<_>>>()?;
                ("MultiPolygon", PyTuple::new(py, polygons)?)
            }
            _ => {
                let rings = shape.rings().map(|ring| line(ring, true));
                (
                    "Polygon",
                    PyTuple::new(py, rings.collect::<PyResult<Vec<_>>>()?)?,
                )
            }
        },
    };
    let mapping = PyDict::new(py);
    mapping.set_item("type", kind)?;
    mapping.set_item("coordinates", coordinates)?;
    Ok(mapping)
}

/// The rings of each polygon of a mask. Outer ones turn one way, and the holes that follow them the
/// other.
fn polygons(shape: &Shape) -> Vec<Vec<&[DVec2]>> {
    let turns = |ring: &[DVec2]| {
        let next = ring.iter().cycle().skip(1);
        let doubled: f64 = ring.iter().zip(next).map(|(p, q)| p.perp_dot(*q)).sum();
        doubled > 0.0
    };
    let mut polygons: Vec<Vec<&[DVec2]>> = Vec::new();
    let mut outer = None;
    for ring in shape.rings() {
        let turn = turns(ring);
        match polygons.last_mut() {
            Some(polygon) if *outer.get_or_insert(turn) != turn => polygon.push(ring),
            _ => {
                outer.get_or_insert(turn);
                polygons.push(vec![ring]);
            }
        }
    }
    polygons
}
