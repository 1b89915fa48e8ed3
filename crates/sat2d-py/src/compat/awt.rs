//! `java.awt` and `java.awt.geom`.

use crate::compat::plain;
use crate::error::{SINGULAR, misuse};
use crate::generated::words::{AwtArcType, AwtWinding};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use sat2d::compat::awt;

plain! {
    in "sat2d.compat.awt";

    /// `java.awt.Rectangle`.
    Rectangle(awt::Rectangle) { x: i32, y: i32, width: i32, height: i32, }
    /// `java.awt.geom.Rectangle2D.Double`.
    Rectangle2D(awt::Rectangle2D) { x: f64, y: f64, width: f64, height: f64, }
    /// `java.awt.geom.Line2D.Double`.
    Line2D(awt::Line2D) { x1: f64, y1: f64, x2: f64, y2: f64, }
    /// `java.awt.geom.Ellipse2D.Double`.
    Ellipse2D(awt::Ellipse2D) { x: f64, y: f64, width: f64, height: f64, }
    /// `java.awt.geom.RoundRectangle2D.Double`.
    RoundRectangle2D(awt::RoundRectangle2D) {
        x: f64, y: f64, width: f64, height: f64, arc_width: f64, arc_height: f64,
    }
}

fn point((x, y): (i32, i32)) -> awt::Point {
    awt::Point { x, y }
}

/// Whether two quadrilaterals of whole coordinates hit, as a game by AWT decided it.
#[pyfunction]
pub(crate) fn hit(a: [(i32, i32); 4], b: [(i32, i32); 4]) -> bool {
    awt::hit(&a.map(point), &b.map(point))
}

#[pymethods]
impl Rectangle {
    fn intersects(&self, other: Rectangle) -> bool {
        awt::Rectangle::from(self).intersects(&(&other).into())
    }

    fn contains(&self, x: i32, y: i32) -> bool {
        awt::Rectangle::from(self).contains(x, y)
    }

    fn contains_rectangle(&self, other: Rectangle) -> bool {
        awt::Rectangle::from(self).contains_rectangle(&(&other).into())
    }

    fn intersection(&self, other: Rectangle) -> Rectangle {
        awt::Rectangle::from(self)
            .intersection(&(&other).into())
            .into()
    }

    fn union(&self, other: Rectangle) -> Rectangle {
        awt::Rectangle::from(self).union(&(&other).into()).into()
    }

    fn add(&self, x: i32, y: i32) -> Rectangle {
        awt::Rectangle::from(self).add(x, y).into()
    }

    fn add_rectangle(&self, other: Rectangle) -> Rectangle {
        awt::Rectangle::from(self)
            .add_rectangle(&(&other).into())
            .into()
    }

    fn grow(&self, dx: i32, dy: i32) -> Rectangle {
        awt::Rectangle::from(self).grow(dx, dy).into()
    }

    fn translate(&self, dx: i32, dy: i32) -> Rectangle {
        awt::Rectangle::from(self).translate(dx, dy).into()
    }
}

#[pymethods]
impl Rectangle2D {
    fn intersects(&self, other: Rectangle2D) -> bool {
        awt::Rectangle2D::from(self).intersects(&(&other).into())
    }

    fn contains(&self, x: f64, y: f64) -> bool {
        awt::Rectangle2D::from(self).contains(x, y)
    }

    fn contains_rectangle(&self, other: Rectangle2D) -> bool {
        awt::Rectangle2D::from(self).contains_rectangle(&(&other).into())
    }

    fn outcode(&self, x: f64, y: f64) -> u32 {
        awt::Rectangle2D::from(self).outcode(x, y).bits()
    }

    fn intersects_line(&self, line: Line2D) -> bool {
        awt::Rectangle2D::from(self).intersects_line(&(&line).into())
    }

    fn intersection(&self, other: Rectangle2D) -> Rectangle2D {
        awt::Rectangle2D::from(self)
            .intersection(&(&other).into())
            .into()
    }

    fn union(&self, other: Rectangle2D) -> Rectangle2D {
        awt::Rectangle2D::from(self).union(&(&other).into()).into()
    }

    fn add(&self, x: f64, y: f64) -> Rectangle2D {
        awt::Rectangle2D::from(self).add(x, y).into()
    }

    fn add_rectangle(&self, other: Rectangle2D) -> Rectangle2D {
        awt::Rectangle2D::from(self)
            .add_rectangle(&(&other).into())
            .into()
    }

    /// `getBounds`: the least rectangle of ints around this one.
    fn bounds(&self) -> Rectangle {
        awt::Rectangle2D::from(self).bounds().into()
    }
}

/// `Point2D.distanceSq`.
#[pyfunction]
pub(crate) fn distance_squared(x1: f64, y1: f64, x2: f64, y2: f64) -> f64 {
    awt::distance_squared(x1, y1, x2, y2)
}

#[pymethods]
impl RoundRectangle2D {
    fn contains(&self, x: f64, y: f64) -> bool {
        awt::RoundRectangle2D::from(self).contains(x, y)
    }

    fn intersects(&self, rectangle: Rectangle2D) -> bool {
        awt::RoundRectangle2D::from(self).intersects(&(&rectangle).into())
    }

    fn contains_rectangle(&self, rectangle: Rectangle2D) -> bool {
        awt::RoundRectangle2D::from(self).contains_rectangle(&(&rectangle).into())
    }
}

/// `java.awt.geom.Arc2D.Double`. Angles in degrees, counter-clockwise on a screen.
#[pyclass(frozen, module = "sat2d.compat.awt")]
pub struct Arc2D(awt::Arc2D);

#[pymethods]
impl Arc2D {
    #[new]
    #[pyo3(signature = (x, y, width, height, start, extent, closure=AwtArcType(awt::ArcType::Open)),
        text_signature = "(x, y, width, height, start, extent, closure='open')",
    )]
    fn new(
        x: f64,
        y: f64,
        width: f64,
        height: f64,
        start: f64,
        extent: f64,
        closure: AwtArcType,
    ) -> Arc2D {
        Arc2D(awt::Arc2D::new(
            [x, y, width, height],
            start,
            extent,
            closure.0,
        ))
    }

    fn contains(&self, x: f64, y: f64) -> bool {
        self.0.contains(x, y)
    }

    fn contains_angle(&self, angle: f64) -> bool {
        self.0.contains_angle(angle)
    }

    fn intersects(&self, rectangle: Rectangle2D) -> bool {
        self.0.intersects(&(&rectangle).into())
    }

    fn contains_rectangle(&self, rectangle: Rectangle2D) -> bool {
        self.0.contains_rectangle(&(&rectangle).into())
    }

    /// `getBounds2D`.
    fn bounds(&self) -> Rectangle2D {
        self.0.bounds().into()
    }

    fn __repr__(&self) -> String {
        format!("<{:?}>", self.0)
    }
}

#[pymethods]
impl Line2D {
    fn intersects_line(&self, other: Line2D) -> bool {
        awt::Line2D::from(self).intersects_line(&(&other).into())
    }

    fn relative_ccw(&self, x: f64, y: f64) -> i32 {
        awt::Line2D::from(self).relative_ccw(x, y)
    }

    fn point_segment_distance_squared(&self, x: f64, y: f64) -> f64 {
        awt::Line2D::from(self).point_segment_distance_squared(x, y)
    }

    fn point_line_distance_squared(&self, x: f64, y: f64) -> f64 {
        awt::Line2D::from(self).point_line_distance_squared(x, y)
    }
}

#[pymethods]
impl Ellipse2D {
    fn contains(&self, x: f64, y: f64) -> bool {
        awt::Ellipse2D::from(self).contains(x, y)
    }

    fn intersects(&self, rectangle: Rectangle2D) -> bool {
        awt::Ellipse2D::from(self).intersects(&(&rectangle).into())
    }

    fn contains_rectangle(&self, rectangle: Rectangle2D) -> bool {
        awt::Ellipse2D::from(self).contains_rectangle(&(&rectangle).into())
    }
}

/// `java.awt.Polygon`.
#[pyclass(frozen, module = "sat2d.compat.awt")]
pub struct Polygon(Vec<awt::Point>);

#[pymethods]
impl Polygon {
    #[new]
    fn new(vertices: Vec<(i32, i32)>) -> Polygon {
        Polygon(vertices.into_iter().map(point).collect())
    }

    fn contains(&self, x: f64, y: f64) -> bool {
        awt::Polygon::new(&self.0).contains(x, y)
    }

    fn intersects(&self, rectangle: Rectangle2D) -> bool {
        awt::Polygon::new(&self.0).intersects(&(&rectangle).into())
    }

    fn contains_rectangle(&self, rectangle: Rectangle2D) -> bool {
        awt::Polygon::new(&self.0).contains_rectangle(&(&rectangle).into())
    }

    fn __repr__(&self) -> String {
        format!("<Polygon, vertices: {}>", self.0.len())
    }
}

fn path_command(letter: &str, numbers: &[f64]) -> Option<awt::PathCommand> {
    Some(match (letter, numbers) {
        ("M", &[x, y]) => awt::PathCommand::MoveTo { x, y },
        ("L", &[x, y]) => awt::PathCommand::LineTo { x, y },
        ("Q", &[x1, y1, x2, y2]) => awt::PathCommand::QuadTo { x1, y1, x2, y2 },
        ("C", &[x1, y1, x2, y2, x3, y3]) => awt::PathCommand::CurveTo {
            x1,
            y1,
            x2,
            y2,
            x3,
            y3,
        },
        ("Z", []) => awt::PathCommand::Close,
        _ => return None,
    })
}

/// `java.awt.geom.Path2D.Double`.
///
/// Its commands are `("M", x, y)`, `("L", x, y)`, `("Q", x1, y1, x2, y2)`, `("C", x1, y1, x2, y2,
/// x3, y3)` and `("Z",)`.
#[pyclass(frozen, module = "sat2d.compat.awt")]
pub struct Path2D {
    winding: awt::Winding,
    commands: Vec<awt::PathCommand>,
}

impl Path2D {
    fn core(&self) -> awt::Path2D<'_> {
        awt::Path2D::new(self.winding, &self.commands)
    }
}

#[pymethods]
impl Path2D {
    /// The commands are `("M", x, y)`, `("L", x, y)`, `("Q", x1, y1, x2, y2)`,
    /// `("C", x1, y1, x2, y2, x3, y3)` and `("Z",)`.
    #[new]
    #[pyo3(
        signature = (
            commands: "Sequence[AwtPathCommand]",
            winding=AwtWinding(awt::Winding::NonZero),
        ),
        text_signature = "(commands, winding='non_zero')",
    )]
    fn new(commands: Vec<Bound<'_, PyAny>>, winding: AwtWinding) -> PyResult<Path2D> {
        let command = |given: &Bound<'_, PyAny>| -> PyResult<awt::PathCommand> {
            let parts: Vec<Bound<'_, PyAny>> = given.extract()?;
            let made = parts.split_first().and_then(|(letter, numbers)| {
                let letter: String = letter.extract().ok()?;
                let numbers = numbers.iter().map(|number| number.extract::<f64>().ok());
                path_command(&letter, &numbers.collect::<Option<Vec<f64>>>()?)
            });
            made.ok_or_else(|| match given.repr() {
                Ok(text) => PyValueError::new_err(format!("{text} is no command of a path")),
                Err(error) => error,
            })
        };
        Ok(Path2D {
            winding: winding.0,
            commands: commands.iter().map(command).collect::<PyResult<_>>()?,
        })
    }

    fn contains(&self, x: f64, y: f64) -> bool {
        self.core().contains(x, y)
    }

    fn intersects(&self, rectangle: Rectangle2D) -> bool {
        self.core().intersects(&(&rectangle).into())
    }

    fn contains_rectangle(&self, rectangle: Rectangle2D) -> bool {
        self.core().contains_rectangle(&(&rectangle).into())
    }

    fn __repr__(&self) -> String {
        format!("<Path2D, commands: {}>", self.commands.len())
    }
}

fn singular() -> PyErr {
    misuse(SINGULAR, "the transform has no inverse".into())
}

/// `java.awt.geom.AffineTransform`, the identity at first.
#[pyclass(module = "sat2d.compat.awt")]
pub struct AffineTransform(awt::AffineTransform);

#[pymethods]
impl AffineTransform {
    #[new]
    fn new() -> AffineTransform {
        AffineTransform(awt::AffineTransform::IDENTITY)
    }

    #[staticmethod]
    fn from_matrix(m00: f64, m10: f64, m01: f64, m11: f64, m02: f64, m12: f64) -> AffineTransform {
        let matrix = [m00, m10, m01, m11, m02, m12];
        AffineTransform(awt::AffineTransform::from_matrix(matrix))
    }

    #[staticmethod]
    fn from_rotation(theta: f64) -> AffineTransform {
        AffineTransform(awt::AffineTransform::from_rotation(theta))
    }

    #[staticmethod]
    fn from_rotation_about(theta: f64, x: f64, y: f64) -> AffineTransform {
        AffineTransform(awt::AffineTransform::from_rotation_about(theta, x, y))
    }

    #[staticmethod]
    fn from_vector(vector_x: f64, vector_y: f64) -> AffineTransform {
        AffineTransform(awt::AffineTransform::from_vector(vector_x, vector_y))
    }

    #[staticmethod]
    fn from_vector_about(vector_x: f64, vector_y: f64, x: f64, y: f64) -> AffineTransform {
        AffineTransform(awt::AffineTransform::from_vector_about(
            vector_x, vector_y, x, y,
        ))
    }

    #[staticmethod]
    #[pyo3(signature = (n, x=0.0, y=0.0))]
    fn from_quadrants(n: i32, x: f64, y: f64) -> AffineTransform {
        AffineTransform(awt::AffineTransform::from_quadrants(n, x, y))
    }

    /// The six numbers: m00, m10, m01, m11, m02, m12.
    #[getter]
    fn matrix(&self) -> (f64, f64, f64, f64, f64, f64) {
        self.0.matrix().into()
    }

    fn transform(&self, x: f64, y: f64) -> (f64, f64) {
        self.0.transform(x, y)
    }

    fn delta_transform(&self, x: f64, y: f64) -> (f64, f64) {
        self.0.delta_transform(x, y)
    }

    /// Raises `Sat2dError` where Java throws, as `inverse` and `invert` do.
    fn inverse_transform(&self, x: f64, y: f64) -> PyResult<(f64, f64)> {
        self.0.inverse_transform(x, y).ok_or_else(singular)
    }

    fn determinant(&self) -> f64 {
        self.0.determinant()
    }

    /// `createInverse`.
    fn inverse(&self) -> PyResult<AffineTransform> {
        self.0.inverse().map(AffineTransform).ok_or_else(singular)
    }

    fn invert(&mut self) -> PyResult<()> {
        if self.0.invert() {
            Ok(())
        } else {
            Err(singular())
        }
    }

    /// The other map is copied first, as it may be this one.
    fn concatenate(slf: &Bound<'_, Self>, other: &Bound<'_, Self>) -> PyResult<()> {
        let other = other.try_borrow()?.0;
        slf.try_borrow_mut()?.0.concatenate(&other);
        Ok(())
    }

    fn pre_concatenate(slf: &Bound<'_, Self>, other: &Bound<'_, Self>) -> PyResult<()> {
        let other = other.try_borrow()?.0;
        slf.try_borrow_mut()?.0.pre_concatenate(&other);
        Ok(())
    }

    fn translate(&mut self, tx: f64, ty: f64) {
        self.0.translate(tx, ty);
    }

    fn scale(&mut self, sx: f64, sy: f64) {
        self.0.scale(sx, sy);
    }

    fn shear(&mut self, shx: f64, shy: f64) {
        self.0.shear(shx, shy);
    }

    fn rotate(&mut self, theta: f64) {
        self.0.rotate(theta);
    }

    fn rotate_about(&mut self, theta: f64, x: f64, y: f64) {
        self.0.rotate_about(theta, x, y);
    }

    fn rotate_by_vector(&mut self, vector_x: f64, vector_y: f64) {
        self.0.rotate_by_vector(vector_x, vector_y);
    }

    fn quadrant_rotate(&mut self, n: i32) {
        self.0.quadrant_rotate(n);
    }

    fn quadrant_rotate_about(&mut self, n: i32, x: f64, y: f64) {
        self.0.quadrant_rotate_about(n, x, y);
    }

    fn __repr__(&self) -> String {
        format!("<AffineTransform {:?}>", self.0.matrix())
    }
}
