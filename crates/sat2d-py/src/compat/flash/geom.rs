//! `flash.geom` and `BitmapData.hitTest`.

use crate::compat::plain;
use crate::generated::words::{FlashScript, FlashSide, own};
use crate::mask::bytes;
use numpy::PyReadonlyArray2;
use pyo3::prelude::*;
use sat2d::compat::flash;

plain! {
    in "sat2d.compat.flash";

    /// `flash.geom.Rectangle`.
    Rectangle(flash::Rectangle) { x: f64, y: f64, width: f64, height: f64, }
    /// `flash.geom.Point`.
    Point(flash::Point) { x: f64, y: f64, }
    /// `flash.geom.Matrix`. Methods return what the player makes of it.
    Matrix(flash::Matrix) { a: f64, b: f64, c: f64, d: f64, tx: f64, ty: f64, }
}

pub const AS3: FlashScript = FlashScript(flash::Script::As3);

#[pymethods]
impl Rectangle {
    #[getter]
    fn right(&self) -> f64 {
        flash::Rectangle::from(self).right()
    }

    #[getter]
    fn bottom(&self) -> f64 {
        flash::Rectangle::from(self).bottom()
    }

    /// The rectangle with a side moved.
    fn with_side(&self, side: FlashSide, value: f64) -> Rectangle {
        let mut moved = flash::Rectangle::from(self);
        match side.0 {
            own::FlashSide::Left => moved.set_left(value),
            own::FlashSide::Top => moved.set_top(value),
            own::FlashSide::Right => moved.set_right(value),
            own::FlashSide::Bottom => moved.set_bottom(value),
        }
        moved.into()
    }

    /// The rectangle after `inflate`.
    fn inflated(&self, dx: f64, dy: f64) -> Rectangle {
        let mut inflated = flash::Rectangle::from(self);
        inflated.inflate(dx, dy);
        inflated.into()
    }

    /// The rectangle after `offset`.
    fn offset(&self, dx: f64, dy: f64) -> Rectangle {
        let mut moved = flash::Rectangle::from(self);
        moved.offset(dx, dy);
        moved.into()
    }

    #[pyo3(signature = (script=AS3),
        text_signature = "($self, script='as3')",
    )]
    fn is_empty(&self, script: FlashScript) -> bool {
        flash::Rectangle::from(self).is_empty(script.0)
    }

    fn contains(&self, x: f64, y: f64) -> bool {
        flash::Rectangle::from(self).contains(x, y)
    }

    #[pyo3(signature = (inner, script=AS3),
        text_signature = "($self, inner, script='as3')",
    )]
    fn contains_rectangle(&self, inner: Rectangle, script: FlashScript) -> bool {
        flash::Rectangle::from(self).contains_rectangle(script.0, &(&inner).into())
    }

    #[pyo3(signature = (other, script=AS3),
        text_signature = "($self, other, script='as3')",
    )]
    fn intersects(&self, other: Rectangle, script: FlashScript) -> bool {
        flash::Rectangle::from(self).intersects(script.0, &(&other).into())
    }

    #[pyo3(signature = (other, script=AS3),
        text_signature = "($self, other, script='as3')",
    )]
    fn intersection(&self, other: Rectangle, script: FlashScript) -> Rectangle {
        flash::Rectangle::from(self)
            .intersection(script.0, &(&other).into())
            .into()
    }

    #[pyo3(signature = (other, script=AS3),
        text_signature = "($self, other, script='as3')",
    )]
    fn union(&self, other: Rectangle, script: FlashScript) -> Rectangle {
        flash::Rectangle::from(self)
            .union(script.0, &(&other).into())
            .into()
    }
}

#[pymethods]
impl Point {
    fn add(&self, other: Point) -> Point {
        flash::Point::from(self).add((&other).into()).into()
    }

    fn subtract(&self, other: Point) -> Point {
        flash::Point::from(self).subtract((&other).into()).into()
    }

    #[getter]
    fn length(&self) -> f64 {
        flash::Point::from(self).length()
    }

    fn distance(&self, other: Point) -> f64 {
        flash::Point::from(self).distance((&other).into())
    }

    /// The point after `normalize`.
    #[pyo3(signature = (thickness, script=AS3),
        text_signature = "($self, thickness, script='as3')",
    )]
    fn normalized(&self, thickness: f64, script: FlashScript) -> Point {
        flash::Point::from(self)
            .normalize(script.0, thickness)
            .into()
    }

    fn interpolate(&self, other: Point, f: f64) -> Point {
        flash::Point::from(self)
            .interpolate((&other).into(), f)
            .into()
    }

    #[staticmethod]
    fn polar(length: f64, angle: f64) -> Point {
        flash::Point::polar(length, angle).into()
    }
}

#[pymethods]
impl Matrix {
    fn concat(&self, other: Matrix) -> Matrix {
        flash::Matrix::from(self).concat(&(&other).into()).into()
    }

    fn scale(&self, sx: f64, sy: f64) -> Matrix {
        flash::Matrix::from(self).scale(sx, sy).into()
    }

    fn rotate(&self, angle: f64) -> Matrix {
        flash::Matrix::from(self).rotate(angle).into()
    }

    fn translate(&self, dx: f64, dy: f64) -> Matrix {
        flash::Matrix::from(self).translate(dx, dy).into()
    }

    fn invert(&self) -> Matrix {
        flash::Matrix::from(self).invert().into()
    }

    #[staticmethod]
    #[pyo3(signature = (scale_x, scale_y, rotation=0.0, tx=0.0, ty=0.0))]
    fn create_box(scale_x: f64, scale_y: f64, rotation: f64, tx: f64, ty: f64) -> Matrix {
        flash::Matrix::create_box(scale_x, scale_y, rotation, tx, ty).into()
    }

    #[staticmethod]
    #[pyo3(signature = (width, height, rotation=0.0, tx=0.0, ty=0.0))]
    fn create_gradient_box(width: f64, height: f64, rotation: f64, tx: f64, ty: f64) -> Matrix {
        flash::Matrix::create_gradient_box(width, height, rotation, tx, ty).into()
    }

    fn transform_point(&self, point: Point) -> Point {
        flash::Matrix::from(self)
            .transform_point((&point).into())
            .into()
    }

    fn delta_transform_point(&self, point: Point) -> Point {
        flash::Matrix::from(self)
            .delta_transform_point((&point).into())
            .into()
    }
}

/// `getColorBoundsRect` of an array of rows of `0xAARRGGBB`.
///
/// It is the box of the pixels with `pixel & mask == color`, or with `!=` if `find_color` is false.
/// Colours are compared multiplied by their alphas, as the player stores them.
#[pyfunction]
#[pyo3(signature = (argb, mask, color, find_color=true, *, transparent=true))]
pub(crate) fn color_bounds(
    argb: PyReadonlyArray2<'_, u32>,
    mask: u32,
    color: u32,
    find_color: bool,
    transparent: bool,
) -> Rectangle {
    let argb = argb.as_array();
    let pixels: Vec<u32> = argb.iter().copied().collect();
    flash::Pixels::new(argb.ncols(), &pixels, transparent)
        .color_bounds(mask, color, find_color)
        .into()
}

/// The alphas of a `BitmapData`, an array of rows of bytes.
///
/// Thresholds are taken modulo 2**32 and clamped to 0 and 255: -1 is 255 in ActionScript 3 and 0 in
/// ActionScript 2.
#[pyclass(frozen, module = "sat2d.compat.flash")]
pub struct Bitmap {
    width: usize,
    alpha: Vec<u8>,
    script: flash::Script,
}

impl Bitmap {
    fn core(&self) -> flash::Bitmap<'_> {
        flash::Bitmap::new(self.width, &self.alpha).of_script(self.script)
    }
}

#[pymethods]
impl Bitmap {
    #[new]
    #[pyo3(signature = (alpha, script=AS3),
        text_signature = "(alpha, script='as3')",
    )]
    fn new(alpha: PyReadonlyArray2<'_, u8>, script: FlashScript) -> Bitmap {
        let (width, _, alpha) = bytes(&alpha);
        Bitmap {
            width,
            alpha,
            script: script.0,
        }
    }

    fn hits_point(&self, corner: (i32, i32), threshold: i64, point: (i32, i32)) -> bool {
        self.core().hits_point(corner, threshold, point)
    }

    fn hits_rectangle(&self, corner: (i32, i32), threshold: i64, rectangle: [i32; 4]) -> bool {
        self.core().hits_rectangle(corner, threshold, rectangle)
    }

    fn hits_bitmap(
        &self,
        corner: (i32, i32),
        threshold: i64,
        other: &Bitmap,
        other_corner: (i32, i32),
        other_threshold: i64,
    ) -> bool {
        let (own, other) = (self.core(), other.core());
        own.hits_bitmap(corner, threshold, &other, other_corner, other_threshold)
    }

    fn __repr__(&self) -> String {
        let height = self.alpha.len() / self.width.max(1);
        format!("<Bitmap {} × {height}>", self.width)
    }
}
