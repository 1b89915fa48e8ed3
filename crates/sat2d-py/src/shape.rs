//! Shapes.

use crate::decompose::to_shapely;
use crate::decompose_options::Choices;
use crate::error::OrRaise;
use crate::generated::words::{FillRule, ShapeKind, StrokeCap, StrokeJoin, own};
use crate::geojson;
use crate::input::{Instance, OutlinePath, Points, Region, Rings, Together, Vector};
use crate::multipolygon::validate;
use crate::pickle;
use crate::plain;
use crate::repair::Repair;
use crate::results::Aabb;
use crate::transform::{At, columns};
use numpy::PyArray2;
use pyo3::prelude::*;
use pyo3::types::{PyBytes, PyDict};
use sat2d::outline::{Join, OutlineError, Path, Stroke};
use sat2d::{DVec2, ShapeError};
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

/// A shape in its own coordinates. A `Transform` says where it is.
///
/// It is immutable. Vertices are numbered from 0 as they were given; edge `k` leads from vertex `k`
/// to the next one. All constructors raise `Sat2dError` for what is no valid shape.
#[pyclass(frozen, eq, from_py_object, module = "sat2d")]
#[derive(Clone, PartialEq)]
pub struct Shape(pub Arc<sat2d::Shape>);

fn made(shape: Result<sat2d::Shape, ShapeError>) -> PyResult<Shape> {
    shape.or_raise().map(|shape| Shape(Arc::new(shape)))
}

fn outline_of(path: Result<Path, OutlineError>) -> Result<sat2d::Shape, ShapeError> {
    sat2d::Shape::outline(&path?, sat2d::outline::FillRule::NonZero)
}

/// Several polygons, or none, as one shape.
fn region(parts: &[Rings]) -> Result<sat2d::Shape, ShapeError> {
    let rings: Vec<_> = parts.iter().flat_map(|part| &part.0).collect();
    sat2d_repair::region(&rings)
}

#[pymethods]
impl Shape {
    /// A circle. With a radius of 0 it is a point.
    #[staticmethod]
    fn circle(
        center: Vector,
        #[pyo3(from_py_with = plain::number)] radius: f64,
    ) -> PyResult<Shape> {
        made(sat2d::Shape::circle(center.0, radius))
    }

    /// An ellipse about the origin with these half-axes along x and y.
    ///
    /// With equal ones it is a circle, if one is 0 a segment, with both 0 a point.
    #[staticmethod]
    fn ellipse(
        #[pyo3(from_py_with = plain::number)] half_width: f64,
        #[pyo3(from_py_with = plain::number)] half_height: f64,
    ) -> PyResult<Shape> {
        made(sat2d::Shape::ellipse(half_width, half_height))
    }

    /// The segment between two different points.
    #[staticmethod]
    fn segment(start: Vector, end: Vector) -> PyResult<Shape> {
        made(sat2d::Shape::segment(start.0, end.0))
    }

    /// All points within `radius` of a segment.
    #[staticmethod]
    fn capsule(
        start: Vector,
        end: Vector,
        #[pyo3(from_py_with = plain::number)] radius: f64,
    ) -> PyResult<Shape> {
        made(sat2d::Shape::capsule(start.0, end.0, radius))
    }

    /// A rectangle about the origin.
    #[staticmethod]
    fn rectangle(
        #[pyo3(from_py_with = plain::number)] width: f64,
        #[pyo3(from_py_with = plain::number)] height: f64,
    ) -> PyResult<Shape> {
        made(sat2d::Shape::rectangle(width, height))
    }

    /// The rectangle from (`x`, `y`) to (`x + width`, `y + height`).
    #[staticmethod]
    fn rectangle_xywh(
        #[pyo3(from_py_with = plain::number)] x: f64,
        #[pyo3(from_py_with = plain::number)] y: f64,
        #[pyo3(from_py_with = plain::number)] width: f64,
        #[pyo3(from_py_with = plain::number)] height: f64,
    ) -> PyResult<Shape> {
        made(sat2d::Shape::rectangle_xywh(x, y, width, height))
    }

    /// A convex polygon, its vertices in either direction.
    #[staticmethod]
    fn convex_polygon(points: Points) -> PyResult<Shape> {
        made(sat2d::Shape::convex_polygon(&points.0))
    }

    /// All points within `radius` of a convex polygon.
    #[staticmethod]
    fn rounded_polygon(
        points: Points,
        #[pyo3(from_py_with = plain::number)] radius: f64,
    ) -> PyResult<Shape> {
        made(sat2d::Shape::rounded_polygon(&points.0, radius))
    }

    /// The convex hull of any points: a polygon, a segment or a point.
    #[staticmethod]
    fn hull(points: Points) -> PyResult<Shape> {
        made(sat2d::Shape::hull(&points.0))
    }

    /// A chain of segments from each point to the next, and back to the first if `closed`.
    ///
    /// It has no interior. Nothing that slides along it is caught where segments join.
    #[staticmethod]
    #[pyo3(signature = (points, *, closed=false))]
    fn chain(points: Points, #[pyo3(from_py_with = plain::flag)] closed: bool) -> PyResult<Shape> {
        made(sat2d::Shape::chain(&points.0, closed))
    }

    /// The region that contours of segments, quadratic curves and elliptic arcs enclose, with
    /// holes: an outline of Flash or SVG as it is. Every contour is closed.
    ///
    /// A path is a list of commands: ("move_to", x, y), ("line_to", x, y),
    /// ("quadratic_to", control_x, control_y, x, y), ("cubic_within", x1, y1, x2, y2, x, y,
    /// tolerance), ("arc_to", radius_x, radius_y, degrees, large, sweep, x, y), as the command A of
    /// SVG, ("conic_to", control_x, control_y, weight, x, y) and ("close",).
    ///
    /// Outlines answer relations, containment, distances, casts and sweeps for the curves of the
    /// placed control points, and so are contacts and separations, to 1e-12 of the size. The
    /// control points of arcs are rounded: a point such as (3, 4) may lie beside an arc of radius 5
    /// about the origin. Solid bodies take the polygons around an outline, at most 1/4096 of the
    /// larger side away. Outlines whose curves meet at an angle of 0 on the outside have no such
    /// polygons: they raise where contacts, separations and solid bodies need these. All outlines
    /// raise in explain and sweep_bounds.
    #[staticmethod]
    #[pyo3(signature = (path, *, rule=FillRule(sat2d::outline::FillRule::EvenOdd)),
        text_signature = "(path, *, rule='even_odd')",
    )]
    fn outline(path: OutlinePath, rule: FillRule) -> PyResult<Shape> {
        made(sat2d::Shape::outline(&path.0, rule.0))
    }

    /// The region that contours enclose which may cross themselves and each other.
    ///
    /// Curves become chords, and vertices points of a fine grid. Whatever is farther than tolerance
    /// from all contours is inside or outside as rule says; what is narrower may vanish.
    #[staticmethod]
    #[pyo3(signature = (path, *, tolerance, rule=FillRule(sat2d::outline::FillRule::EvenOdd)),
        text_signature = "(path, *, tolerance, rule='even_odd')",
    )]
    fn outline_within(
        py: Python<'_>,
        path: OutlinePath,
        #[pyo3(from_py_with = plain::number)] tolerance: f64,
        rule: FillRule,
    ) -> PyResult<Shape> {
        made(py.detach(|| outline_of(path.0.united_within(rule.0, tolerance))))
    }

    /// The region that a stroke along a path covers, nowhere farther than tolerance from it.
    ///
    /// Contours that ("close",) closes have a corner where they begin; others have two ends there.
    /// Contours may cross. Where a mitered corner would reach farther than miter_limit times half
    /// the width, it is beveled.
    #[staticmethod]
    #[pyo3(signature = (
        path, width, *, tolerance, join=StrokeJoin(own::StrokeJoin::Round),
        cap=StrokeCap(sat2d::outline::Cap::Round), miter_limit=4.0
    ),
        text_signature = "(path, width, *, tolerance, join='round', cap='round', miter_limit=4.0)",
    )]
    fn stroke_within(
        py: Python<'_>,
        path: OutlinePath,
        #[pyo3(from_py_with = plain::number)] width: f64,
        #[pyo3(from_py_with = plain::number)] tolerance: f64,
        join: StrokeJoin,
        cap: StrokeCap,
        #[pyo3(from_py_with = plain::number)] miter_limit: f64,
    ) -> PyResult<Shape> {
        let join = match join.0 {
            own::StrokeJoin::Round => Join::Round,
            own::StrokeJoin::Bevel => Join::Bevel,
            own::StrokeJoin::Miter => Join::Miter { limit: miter_limit },
        };
        let cap = cap.0;
        let stroke = Stroke { width, join, cap };
        made(py.detach(|| outline_of(path.0.stroked_within(&stroke, tolerance))))
    }

    /// A polygon, convex or concave, with or without holes, the outer ring first.
    ///
    /// The options say how it is decomposed; they change speed, not relations. Several polygons, as
    /// a `MultiPolygon` of GeoJSON or shapely, must be a valid one, and make a shape of the kind
    /// `"outline"`.
    ///
    /// With `repair`, the area that a rule fills replaces an invalid polygon or multipolygon: the
    /// `"even_odd"` rule for `True`. Its vertices have new numbers. Nothing filled is an error.
    #[staticmethod]
    #[pyo3(signature = (rings, *, repair=Repair::NONE, **options),
        text_signature = "(rings, *, repair=False, **options)",
    )]
    fn polygon(
        py: Python<'_>,
        rings: Region,
        repair: Repair,
        options: Option<Choices>,
    ) -> PyResult<Shape> {
        let options = options.unwrap_or_default().0;
        py.detach(|| {
            let polygons = rings.0.repaired(repair)?;
            if polygons.together == Together::Multipolygon {
                validate(&polygons.parts).or_raise()?;
            }
            match &polygons.parts[..] {
                [rings] => made(sat2d::Shape::polygon_with(&rings.slices(), &options)),
                parts => made(region(parts)),
            }
        })
    }

    /// What kind of shape this is, as its vertices and its radius show it.
    #[getter]
    fn kind(&self) -> ShapeKind {
        ShapeKind(self.0.kind())
    }

    /// The half-axes, along x and y, of the ellipse around each vertex.
    ///
    /// Of an ellipse they are its own; of other shapes both are the radius.
    #[getter]
    fn half_axes(&self) -> Vector {
        self.0.half_axes().into()
    }

    /// The radius by which the hull of the vertices is inflated; 0 if it is not round.
    ///
    /// Of an ellipse it is the longer half-axis.
    #[getter]
    fn radius(&self) -> f64 {
        self.0.radius()
    }

    /// The vertices as they were given, of all rings. A copy.
    #[getter]
    fn vertices<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray2<f64>>> {
        columns(py, self.0.vertices().iter().copied())
    }

    /// The vertices, ring by ring, the outer one first. A copy.
    #[getter]
    fn rings<'py>(&self, py: Python<'py>) -> PyResult<Vec<Bound<'py, PyArray2<f64>>>> {
        let rings = self.0.rings();
        rings
            .map(|ring| columns(py, ring.iter().copied()))
            .collect()
    }

    /// The rings of an outline as a polygon without curves, for programs that know none.
    ///
    /// The vertices lie on the outline, and no edge is farther than `tolerance` from it, up to
    /// rounding. Other shapes have their `rings`. What is left of very small or narrow parts may
    /// touch or cross itself. Raises `Sat2dError` if the tolerance is not above 0.
    fn flattened<'py>(
        &self,
        py: Python<'py>,
        #[pyo3(from_py_with = plain::number)] tolerance: f64,
    ) -> PyResult<Vec<Bound<'py, PyArray2<f64>>>> {
        let rings = self.0.flattened(tolerance).or_raise()?.into_iter();
        rings.map(|ring| columns(py, ring)).collect()
    }

    /// The area, 0 of points, segments and chains; of a polygon the nearest double.
    #[getter]
    fn area(&self) -> f64 {
        self.0.area()
    }

    /// The centroid: the centre of mass of a body of even density.
    #[getter]
    fn centroid(&self) -> Vector {
        self.0.centroid().into()
    }

    /// The bounds in the shape's own coordinates, rounded outward if it has a radius.
    #[getter]
    fn bounds(&self) -> Aabb {
        self.0.bounds().into()
    }

    /// A shape is immutable.
    fn __copy__(&self) -> Shape {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Shape {
        self.clone()
    }

    /// Equal shapes have the same.
    fn __hash__(&self) -> u64 {
        let mut hasher = DefaultHasher::new();
        self.0.kind().hash(&mut hasher);
        let half_axes = self.0.half_axes();
        for point in self.0.vertices().iter().chain([&half_axes]) {
            // 0.0 and -0.0 are equal
            (point + DVec2::ZERO)
                .to_array()
                .map(f64::to_bits)
                .hash(&mut hasher);
        }
        hasher.finish()
    }

    /// The shape as a GeoJSON geometry: a `Point`, `LineString`, `Polygon` or `MultiPolygon`.
    ///
    /// GeoJSON has no curves: round shapes and outlines have none, and raise `AttributeError`.
    #[getter]
    fn __geo_interface__<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        geojson::geometry(py, &self.0)
    }

    /// The shape as a geometry of shapely, which must be installed.
    ///
    /// Around a shape with a radius, shapely draws arcs as `quad_segs` segments for a quarter turn.
    /// Ellipses and outlines raise `AttributeError`; an outline has `flattened`.
    #[pyo3(signature = (*, quad_segs=16))]
    fn to_shapely<'py>(
        slf: &Bound<'py, Self>,
        #[pyo3(from_py_with = plain::count)] quad_segs: u32,
    ) -> PyResult<Bound<'py, PyAny>> {
        let py = slf.py();
        let radius = slf.get().0.radius();
        if radius == 0.0 || slf.get().0.kind() == sat2d::ShapeKind::Ellipse {
            let mapping = geojson::geometry(py, &slf.get().0)?;
            return to_shapely(mapping.as_any());
        }
        let inner = geojson::vertices(py, &slf.get().0)?;
        let inner = to_shapely(inner.as_any())?;
        inner.call_method1("buffer", (radius, quad_segs))
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<(Bound<'py, PyAny>, Bound<'py, PyAny>)> {
        let saved = pickle::bytes(&slf.get().0)?;
        let args = (PyBytes::new(slf.py(), &saved),).into_pyobject(slf.py())?;
        Ok((slf.get_type().getattr("_restored")?, args.into_any()))
    }

    /// The shape that was saved: for `pickle`.
    #[staticmethod]
    fn _restored(saved: &[u8]) -> PyResult<Shape> {
        Ok(Shape(Arc::new(pickle::shape(saved)?)))
    }

    fn __repr__(&self) -> String {
        let count = self.0.vertices().len();
        let kind = self.kind().word();
        let half_axes = self.0.half_axes();
        match half_axes.x {
            x if x != half_axes.y => format!("<Shape {kind}, half axes: {x:?}, {:?}>", half_axes.y),
            0.0 => format!("<Shape {kind}, vertices: {count}>"),
            radius => format!("<Shape {kind}, vertices: {count}, radius: {radius:?}>"),
        }
    }
}

/// The bounds of a placed shape, rounded outward.
#[pyfunction]
pub(crate) fn placed_bounds(shape: Instance<'_, Shape>, at: At) -> PyResult<Aabb> {
    Ok(shape.get().0.placed_bounds(&at.0).or_raise()?.into())
}
