//! `java.awt` and `java.awt.geom`.

use crate::compat::plain;
use crate::input::words;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use sat2d::compat::awt;

plain! {
    /// `java.awt.Rectangle`.
    Rectangle(awt::Rectangle) { x: i32, y: i32, width: i32, height: i32, }
    /// `java.awt.geom.Rectangle2D.Double`.
    Rectangle2D(awt::Rectangle2D) { x: f64, y: f64, width: f64, height: f64, }
    /// `java.awt.geom.Line2D.Double`.
    Line2D(awt::Line2D) { x1: f64, y1: f64, x2: f64, y2: f64, }
    /// `java.awt.geom.Ellipse2D.Double`.
    Ellipse2D(awt::Ellipse2D) { x: f64, y: f64, width: f64, height: f64, }
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
#[pyclass(frozen, module = "sat2d.compat")]
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

words! {
    /// A winding rule.
    Winding(awt::Winding):
        "even_odd" => awt::Winding::EvenOdd,
        "non_zero" => awt::Winding::NonZero,
}

/// `java.awt.geom.Path2D.Double`, of straight segments.
#[pyclass(frozen, module = "sat2d.compat")]
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
    /// The commands are `("M", x, y)`, `("L", x, y)` and `("Z",)`.
    #[new]
    #[pyo3(signature = (commands, winding=Winding(awt::Winding::NonZero)))]
    fn new(commands: Vec<Bound<'_, PyAny>>, winding: Winding) -> PyResult<Path2D> {
        let command = |given: &Bound<'_, PyAny>| -> PyResult<awt::PathCommand> {
            if let Ok((letter, x, y)) = given.extract::<(String, f64, f64)>() {
                match letter.as_str() {
                    "M" => return Ok(awt::PathCommand::MoveTo { x, y }),
                    "L" => return Ok(awt::PathCommand::LineTo { x, y }),
                    _ => {}
                }
            } else if given
                .extract::<(String,)>()
                .is_ok_and(|(letter,)| letter == "Z")
            {
                return Ok(awt::PathCommand::Close);
            }
            let message = format!("{} is no command of a path", given.repr()?);
            Err(PyValueError::new_err(message))
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

/// `java.awt.geom.AffineTransform`.
#[pyclass(module = "sat2d.compat")]
pub struct AffineTransform(awt::AffineTransform);

#[pymethods]
impl AffineTransform {
    #[new]
    fn new() -> AffineTransform {
        AffineTransform(awt::AffineTransform::IDENTITY)
    }

    /// The six numbers: m00, m10, m01, m11, m02, m12.
    #[getter]
    fn matrix(&self) -> (f64, f64, f64, f64, f64, f64) {
        self.0.matrix().into()
    }

    fn transform(&self, x: f64, y: f64) -> (f64, f64) {
        self.0.transform(x, y)
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

    fn __repr__(&self) -> String {
        format!("<AffineTransform {:?}>", self.0.matrix())
    }
}
