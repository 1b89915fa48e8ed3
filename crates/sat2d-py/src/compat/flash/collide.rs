//! The profiles of rectangles and of concave polygons.

use crate::compat::plain;
use crate::input::{Points, Vector, words};
use crate::results::result;
use pyo3::prelude::*;
use sat2d::compat::{flash, typescript, xywh};

plain! {
    /// A rectangle by its corner and size.
    Rect(xywh::Rect) { x: f64, y: f64, width: f64, height: f64, }
    /// A circle.
    Circle(xywh::Circle) { x: f64, y: f64, radius: f64, }
}

/// Whether two rectangles hit each other.
#[pyfunction]
pub(crate) fn rect_to_rect(a: Rect, b: Rect) -> bool {
    xywh::rect_to_rect(&(&a).into(), &(&b).into())
}

/// Whether a circle and a rectangle hit each other.
#[pyfunction]
pub(crate) fn circle_to_rect(circle: Circle, rect: Rect) -> bool {
    xywh::circle_to_rect(&(&circle).into(), &(&rect).into())
}

/// Whether the original program took a polygon for concave.
#[pyfunction]
pub(crate) fn is_concave(points: Points) -> bool {
    typescript::is_concave(&points.0)
}

words! {
    /// How a rectangle is mirrored.
    Mirror(flash::Mirror):
        "none" => flash::Mirror::None,
        "horizontal" => flash::Mirror::Horizontal,
        "vertical" => flash::Mirror::Vertical,
}

/// A rotated rectangle: x, y, width, height, rotation in degrees, mirror.
#[derive(FromPyObject)]
pub struct FlashRect(f64, f64, f64, f64, f64, Mirror);

impl From<FlashRect> for flash::Rect {
    fn from(FlashRect(x, y, width, height, rotation, mirror): FlashRect) -> flash::Rect {
        flash::Rect {
            x,
            y,
            width,
            height,
            rotation,
            mirror: mirror.0,
        }
    }
}

result! {
    /// What two rotated rectangles do.
    Outcome {
        /// The four axes that are tried.
        axes: Vec<Vector>,
        /// Whether their circles meet.
        near: bool,
        /// Whether they hit.
        hit: bool,
    }
}

/// Whether two rotated rectangles hit, and by which axes.
#[pyfunction]
pub(crate) fn collide(a: FlashRect, b: FlashRect) -> Outcome {
    let outcome = flash::collide(&a.into(), &b.into());
    Outcome {
        axes: outcome.axes.into_iter().map(Vector).collect(),
        near: outcome.near,
        hit: outcome.hit,
    }
}

/// The mirror of a recorded `scaleX`: horizontal if it is negative.
#[pyfunction]
pub(crate) fn mirror_of(scale_x: f64) -> &'static str {
    match flash::Mirror::from(scale_x) {
        flash::Mirror::None => "none",
        flash::Mirror::Horizontal => "horizontal",
        flash::Mirror::Vertical => "vertical",
    }
}

/// The rotation on the stage of nested objects: the rotation and x scale of each.
#[pyfunction]
pub(crate) fn global_rotation(levels: Vec<(f64, f64)>) -> f64 {
    flash::global_rotation(&levels)
}
