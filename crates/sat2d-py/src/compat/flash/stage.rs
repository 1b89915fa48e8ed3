//! The display list of the Flash player.

use crate::compat::flash::geom::{AS3, Rectangle};
use crate::error::{OrRaise, SINGULAR, misuse};
use crate::generated::words::{FlashProperty, FlashScript};
use crate::shape::Shape;
use crate::transform::Transform;
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use sat2d::compat::flash::{
    self, Bounds, Content, DisplayMatrix, Graphics, Node, Paint, PathStep, Point,
};
use std::sync::Arc;

const INDEX: (i32, &str) = (30, "SAT_ERR_INDEX");

/// A box in pixels: least x and y, greatest x and y.
type BoundsLike = (f64, f64, f64, f64);

/// A layer: its paint, the thickness of strokes, its path.
type Layer<'py> = (String, f64, Vec<Bound<'py, PyAny>>);

/// The shape with this number of those of a node.
fn numbered(
    what: &str,
    object: u32,
    number: usize,
    mut shapes: impl ExactSizeIterator<Item = Result<sat2d::Shape, sat2d::ShapeError>>,
) -> PyResult<Shape> {
    let count = shapes.len();
    let shape = shapes
        .nth(number)
        .ok_or_else(|| misuse(INDEX, format!("{what} {number}: node {object} has {count}")))?;
    Ok(Shape(Arc::new(shape.or_raise()?)))
}

fn bounds((x0, y0, x1, y1): BoundsLike) -> Bounds {
    Bounds::of_pixels((x0, y0), (x1, y1))
}

fn path_step(given: &Bound<'_, PyAny>) -> PyResult<PathStep> {
    if let Ok((letter, x, y)) = given.extract::<(String, f64, f64)>() {
        match letter.as_str() {
            "M" => return Ok(PathStep::MoveTo { x, y }),
            "L" => return Ok(PathStep::LineTo { x, y }),
            _ => {}
        }
    } else if let Ok((letter, control_x, control_y, x, y)) =
        given.extract::<(String, f64, f64, f64, f64)>()
        && letter == "Q"
    {
        return Ok(PathStep::CurveTo {
            control_x,
            control_y,
            x,
            y,
        });
    }
    let message = format!("{} is no step of a path", given.repr()?);
    Err(PyValueError::new_err(message))
}

fn paint(word: &str, thickness: f64) -> PyResult<Paint> {
    match word {
        "even_odd" => Ok(Paint::EvenOdd),
        "non_zero" => Ok(Paint::NonZero),
        "stroke" => Ok(Paint::Stroke(thickness)),
        word => Err(PyValueError::new_err(format!("{word:?} is no paint"))),
    }
}

/// A display list: objects by their numbers; 0 is the root of the main movie.
///
/// It answers as a program in `script` sees it: properties, empty boxes and hit tests differ.
#[pyclass(module = "sat2d.compat.flash")]
pub struct Stage(flash::Stage);

impl Stage {
    fn node(&self, index: u32) -> PyResult<Node> {
        self.0.node(index).ok_or_else(|| {
            let count = self.0.count();
            let message = format!("node {index}: the stage has {count} objects, the root included");
            misuse(INDEX, message)
        })
    }

    fn optional(&self, index: Option<u32>) -> PyResult<Option<Node>> {
        index.map(|index| self.node(index)).transpose()
    }
}

fn singular(index: u32) -> PyErr {
    let message = format!("node {index}: its matrix to the stage has no inverse");
    misuse(SINGULAR, message)
}

#[pymethods]
impl Stage {
    #[new]
    #[pyo3(signature = (script=AS3),
        text_signature = "(script='as3')",
    )]
    fn new(script: FlashScript) -> Stage {
        Stage(flash::Stage::of_script(script.0))
    }

    fn create_container(&mut self) -> u32 {
        self.0.create(Content::Container).index()
    }

    fn create_bitmap(&mut self, width: u16, height: u16) -> u32 {
        self.0.create(Content::Bitmap { width, height }).index()
    }

    /// An object whose graphics are layers: paint, thickness of strokes, path.
    ///
    /// A path has `("M", x, y)`, `("L", x, y)` and `("Q", control_x, control_y, x, y)`.
    #[pyo3(signature = (
        layers: "Sequence[FlashLayer]",
        *,
        with_strokes: "Optional[FlashBounds]" = None,
        without: "Optional[FlashBounds]" = None,
    ))]
    fn create_graphics(
        &mut self,
        layers: Vec<Layer<'_>>,
        with_strokes: Option<BoundsLike>,
        without: Option<BoundsLike>,
    ) -> PyResult<u32> {
        let mut graphics = Graphics::new();
        for (word, thickness, path) in &layers {
            let path = path.iter().map(path_step).collect::<PyResult<Vec<_>>>()?;
            graphics.add(paint(word, *thickness)?, &path);
        }
        let with = with_strokes.map(bounds).or(graphics.bounds(true));
        let without = without.map(bounds).or(graphics.bounds(false));
        if let Some((with, without)) = with.zip(without) {
            graphics.set_bounds(with, without);
        }
        Ok(self.0.create(Content::Graphics(graphics)).index())
    }

    fn add_child(&mut self, parent: u32, child: u32) -> PyResult<()> {
        let (parent, child) = (self.node(parent)?, self.node(child)?);
        let added = self.0.add_child(parent, child);
        added.map_err(|error| misuse(INDEX, error.to_string()))
    }

    fn remove(&mut self, child: u32) -> PyResult<()> {
        let child = self.node(child)?;
        self.0.remove(child);
        Ok(())
    }

    fn set_clipped_by(&mut self, object: u32, layer: Option<u32>) -> PyResult<()> {
        let (object, layer) = (self.node(object)?, self.optional(layer)?);
        self.0.set_clipped_by(object, layer);
        Ok(())
    }

    fn set_mask(&mut self, object: u32, mask: Option<u32>) -> PyResult<()> {
        let (object, mask) = (self.node(object)?, self.optional(mask)?);
        self.0.set_mask(object, mask);
        Ok(())
    }

    /// Of the object's coordinates this part shows, its corner at the object's origin.
    #[pyo3(signature = (object, rectangle))]
    fn set_scroll_rect(&mut self, object: u32, rectangle: Option<Rectangle>) -> PyResult<()> {
        let object = self.node(object)?;
        let rectangle = rectangle.map(|rectangle| (&rectangle).into());
        self.0.set_scroll_rect(object, rectangle);
        Ok(())
    }

    /// The scroll rectangle in whole pixels.
    fn scroll_rect(&self, object: u32) -> PyResult<Option<Rectangle>> {
        Ok(self.0.scroll_rect(self.node(object)?).map(Rectangle::from))
    }

    /// From the object's coordinates to the stage, without its own scroll rectangle.
    #[pyo3(signature = (object) -> "FlashMatrix")]
    fn concatenated_matrix(&self, object: u32) -> PyResult<(f64, f64, f64, f64, f64, f64)> {
        let matrix = self.0.concatenated_matrix(self.node(object)?);
        Ok(matrix.to_pixels().into())
    }

    /// The number of fills that an object itself paints; strokes are none.
    fn fill_count(&self, object: u32) -> PyResult<usize> {
        Ok(self.0.exact_shapes(self.node(object)?).len())
    }

    /// A fill that an object itself paints, as a shape in the object's own coordinates.
    ///
    /// The unit is a twip, a twentieth of a pixel, so that all numbers are exact. The shape stays
    /// the same while the object moves, so make it once.
    fn exact_shape(&self, object: u32, fill: usize) -> PyResult<Shape> {
        let fills = self.0.exact_shapes(self.node(object)?);
        numbered("fill", object, fill, fills)
    }

    /// A stroke that an object itself paints, as a shape in the object's own coordinates, nowhere
    /// farther than tolerance twips from what a round pen of its thickness covers.
    ///
    /// Strokes are numbered as they were added.
    fn stroke_shape_within(&self, object: u32, stroke: usize, tolerance: f64) -> PyResult<Shape> {
        let strokes = self.0.stroke_shapes_within(self.node(object)?, tolerance);
        numbered("stroke", object, stroke, strokes)
    }

    /// Where the shapes of an object are on the stage, in twips. No point is rounded.
    fn exact_transform(&self, object: u32) -> PyResult<Transform> {
        let transform = self.0.exact_transform(self.node(object)?);
        Ok(Transform(transform.or_raise()?))
    }

    /// The object follows the mouse from now on.
    ///
    /// Bounds are left, top, right and bottom, in pixels of its parent.
    #[pyo3(signature = (
        object, *, lock_center=false, bounds: "Optional[FlashBounds]" = None
    ))]
    fn start_drag(
        &mut self,
        object: u32,
        lock_center: bool,
        bounds: Option<BoundsLike>,
    ) -> PyResult<()> {
        let object = self.node(object)?;
        let corners = bounds.map(|(x0, y0, x1, y1)| [Point::new(x0, y0), Point::new(x1, y1)]);
        self.0.start_drag(object, lock_center, corners);
        Ok(())
    }

    /// Where the mouse is, in pixels of the stage; what is dragged follows.
    fn set_mouse(&mut self, x: f64, y: f64) {
        self.0.set_mouse(Point::new(x, y));
    }

    fn stop_drag(&mut self) {
        self.0.stop_drag();
    }

    fn set(&mut self, object: u32, property: FlashProperty, value: f64) -> PyResult<()> {
        let object = self.node(object)?;
        self.0.set(object, property.0, value);
        Ok(())
    }

    fn get(&self, object: u32, property: FlashProperty) -> PyResult<f64> {
        Ok(self.0.property(self.node(object)?, property.0))
    }

    #[pyo3(signature = (object, matrix: "FlashMatrix"))]
    fn set_matrix(&mut self, object: u32, matrix: (f64, f64, f64, f64, f64, f64)) -> PyResult<()> {
        let object = self.node(object)?;
        let (a, b, c, d, tx, ty) = matrix;
        let matrix = DisplayMatrix::of_pixels(a, b, c, d, tx, ty);
        self.0.set_matrix(object, matrix);
        Ok(())
    }

    #[pyo3(signature = (object) -> "FlashMatrix")]
    fn matrix(&self, object: u32) -> PyResult<(f64, f64, f64, f64, f64, f64)> {
        let matrix = self.0.placement(self.node(object)?).matrix();
        Ok(matrix.to_pixels().into())
    }

    fn local_to_global(&self, object: u32, x: f64, y: f64) -> PyResult<(f64, f64)> {
        let there = self.0.local_to_global(self.node(object)?, Point::new(x, y));
        Ok((there.x, there.y))
    }

    fn global_to_local(&self, object: u32, x: f64, y: f64) -> PyResult<(f64, f64)> {
        let here = self.0.global_to_local(self.node(object)?, Point::new(x, y));
        here.map(|here| (here.x, here.y))
            .ok_or_else(|| singular(object))
    }

    /// `getBounds` with strokes, `getRect` without.
    #[pyo3(signature = (object, target, *, strokes=true))]
    fn bounds(&self, object: u32, target: u32, strokes: bool) -> PyResult<Rectangle> {
        let (from, to) = (self.node(object)?, self.node(target)?);
        match self.0.get_bounds(from, to, strokes) {
            Some(found) => Ok(found.into()),
            None if self.0.bounds(from, strokes).is_none() => {
                Ok(self.0.empty_bounds(from, to).into())
            }
            None => Err(singular(target)),
        }
    }

    fn hit_test_object(&self, a: u32, b: u32) -> PyResult<bool> {
        Ok(self.0.hit_test_object(self.node(a)?, self.node(b)?))
    }

    #[pyo3(signature = (object, x, y, *, shape_flag=false))]
    fn hit_test_point(&self, object: u32, x: f64, y: f64, shape_flag: bool) -> PyResult<bool> {
        Ok(self.0.hit_test_point(self.node(object)?, x, y, shape_flag))
    }

    fn __repr__(&self) -> String {
        format!("<Stage, objects: {}>", self.0.count())
    }
}
