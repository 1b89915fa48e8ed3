//! A game server in Python.

use crate::compat::plain;
use pyo3::prelude::*;
use sat2d::compat::xywh;

plain! {
    in "sat2d.compat.xywh";

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
