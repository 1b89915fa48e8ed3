//! Shapes, as handles.

use crate::failure::stored;
use crate::scratch::{Answer, points, write};
use sat2d::{DVec2, ShapeError};
use std::sync::Arc;
use wasm_bindgen::prelude::wasm_bindgen;

/// A shape, perhaps shared with worlds.
#[wasm_bindgen]
pub struct Shape(pub(crate) Arc<sat2d::Shape>);

/// The handle of a valid shape; otherwise `None`, and the failure is stored.
pub(crate) fn handle(made: Result<sat2d::Shape, ShapeError>) -> Option<Shape> {
    stored(made.map(|shape| Shape(Arc::new(shape))))
}

/// `Shape::circle`.
#[wasm_bindgen]
pub fn shape_circle(x: f64, y: f64, radius: f64) -> Option<Shape> {
    handle(sat2d::Shape::circle(DVec2::new(x, y), radius))
}

/// `Shape::segment`.
#[wasm_bindgen]
pub fn shape_segment(x0: f64, y0: f64, x1: f64, y1: f64) -> Option<Shape> {
    let (start, end) = (DVec2::new(x0, y0), DVec2::new(x1, y1));
    handle(sat2d::Shape::segment(start, end))
}

/// `Shape::capsule`.
#[wasm_bindgen]
pub fn shape_capsule(x0: f64, y0: f64, x1: f64, y1: f64, radius: f64) -> Option<Shape> {
    let (start, end) = (DVec2::new(x0, y0), DVec2::new(x1, y1));
    handle(sat2d::Shape::capsule(start, end, radius))
}

/// `Shape::rectangle`.
#[wasm_bindgen]
pub fn shape_rectangle(width: f64, height: f64) -> Option<Shape> {
    handle(sat2d::Shape::rectangle(width, height))
}

/// `Shape::rectangle_xywh`.
#[wasm_bindgen]
pub fn shape_rectangle_xywh(x: f64, y: f64, width: f64, height: f64) -> Option<Shape> {
    handle(sat2d::Shape::rectangle_xywh(x, y, width, height))
}

/// `Shape::rounded_polygon` of so many points in the scratch array.
#[wasm_bindgen]
pub fn shape_rounded_polygon(count: usize, radius: f64) -> Option<Shape> {
    handle(sat2d::Shape::rounded_polygon(&points(count), radius))
}

/// `Shape::hull` of so many points in the scratch array.
#[wasm_bindgen]
pub fn shape_hull(count: usize) -> Option<Shape> {
    handle(sat2d::Shape::hull(&points(count)))
}

/// `Shape::chain` of so many points in the scratch array.
#[wasm_bindgen]
pub fn shape_chain(count: usize, closed: bool) -> Option<Shape> {
    handle(sat2d::Shape::chain(&points(count), closed))
}

#[wasm_bindgen]
impl Shape {
    /// `Shape::kind`.
    pub fn kind(&self) -> i32 {
        self.0.kind() as i32
    }

    /// `Shape::radius`.
    pub fn radius(&self) -> f64 {
        self.0.radius()
    }

    /// `Shape::area`.
    pub fn area(&self) -> f64 {
        self.0.area()
    }

    /// `Shape::centroid`.
    pub fn centroid(&self) -> i32 {
        self.0.centroid().encode()
    }

    /// `Shape::bounds`.
    pub fn bounds(&self) -> i32 {
        self.0.bounds().encode()
    }

    /// `Shape::vertices`. Returns the number of numbers.
    pub fn vertices(&self) -> i32 {
        write(
            self.0
                .vertices()
                .iter()
                .flat_map(|vertex| vertex.to_array()),
        )
    }

    /// The lengths of `Shape::rings`. Returns their number.
    pub fn ring_lengths(&self) -> i32 {
        write(self.0.rings().map(|ring| ring.len() as f64))
    }

    /// Whether two shapes are equal.
    pub fn equals(&self, other: &Shape) -> bool {
        self.0 == other.0
    }
}
