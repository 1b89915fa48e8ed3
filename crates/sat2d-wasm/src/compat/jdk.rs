//! Parity with the JDK's functions.
//!
//! The numbers of the first operand are in the scratch array from the start, those of the second
//! one after them.

use crate::scratch::{read, slice, write};
use sat2d::compat::awt::{
    AffineTransform, Ellipse2D, Line2D, LinearForm, Path2D, PathCommand, Point, Polygon, Rectangle,
    Rectangle2D, Winding,
};
use wasm_bindgen::prelude::wasm_bindgen;

fn rectangles() -> [Rectangle; 2] {
    let numbers = read::<8>().map(|number| number as i32);
    [0, 4].map(|i| Rectangle::new(numbers[i], numbers[i + 1], numbers[i + 2], numbers[i + 3]))
}

fn write_rectangle(rectangle: Rectangle) {
    let Rectangle {
        x,
        y,
        width,
        height,
    } = rectangle;
    write([x, y, width, height].map(f64::from));
}

/// `Rectangle::intersects`.
#[wasm_bindgen]
pub fn awt_rectangle_intersects() -> bool {
    let [a, b] = rectangles();
    a.intersects(&b)
}

/// `Rectangle::contains`.
#[wasm_bindgen]
pub fn awt_rectangle_contains(x: i32, y: i32) -> bool {
    rectangles()[0].contains(x, y)
}

/// `Rectangle::contains_rectangle`.
#[wasm_bindgen]
pub fn awt_rectangle_contains_rectangle() -> bool {
    let [a, b] = rectangles();
    a.contains_rectangle(&b)
}

/// `Rectangle::intersection`. Writes it.
#[wasm_bindgen]
pub fn awt_rectangle_intersection() {
    let [a, b] = rectangles();
    write_rectangle(a.intersection(&b));
}

/// `Rectangle::union`. Writes it.
#[wasm_bindgen]
pub fn awt_rectangle_union() {
    let [a, b] = rectangles();
    write_rectangle(a.union(&b));
}

fn lines() -> [Line2D; 2] {
    let numbers = read::<8>();
    [0, 4].map(|i| Line2D::new(numbers[i], numbers[i + 1], numbers[i + 2], numbers[i + 3]))
}

/// `Line2D::intersects_line`.
#[wasm_bindgen]
pub fn awt_line2d_intersects_line() -> bool {
    let [a, b] = lines();
    a.intersects_line(&b)
}

/// `Line2D::relative_ccw`.
#[wasm_bindgen]
pub fn awt_line2d_relative_ccw(x: f64, y: f64) -> i32 {
    lines()[0].relative_ccw(x, y)
}

/// `Line2D::point_segment_distance_squared`.
#[wasm_bindgen]
pub fn awt_line2d_point_segment_distance_squared(x: f64, y: f64) -> f64 {
    lines()[0].point_segment_distance_squared(x, y)
}

/// `Line2D::point_line_distance_squared`.
#[wasm_bindgen]
pub fn awt_line2d_point_line_distance_squared(x: f64, y: f64) -> f64 {
    lines()[0].point_line_distance_squared(x, y)
}

fn rectangles_2d() -> [Rectangle2D; 2] {
    let numbers = read::<8>();
    [0, 4].map(|i| Rectangle2D::new(numbers[i], numbers[i + 1], numbers[i + 2], numbers[i + 3]))
}

/// `Rectangle2D::intersects`.
#[wasm_bindgen]
pub fn awt_rectangle2d_intersects() -> bool {
    let [a, b] = rectangles_2d();
    a.intersects(&b)
}

/// `Rectangle2D::contains`.
#[wasm_bindgen]
pub fn awt_rectangle2d_contains(x: f64, y: f64) -> bool {
    rectangles_2d()[0].contains(x, y)
}

/// `Rectangle2D::contains_rectangle`.
#[wasm_bindgen]
pub fn awt_rectangle2d_contains_rectangle() -> bool {
    let [a, b] = rectangles_2d();
    a.contains_rectangle(&b)
}

/// `Rectangle2D::outcode`.
#[wasm_bindgen]
pub fn awt_rectangle2d_outcode(x: f64, y: f64) -> u32 {
    rectangles_2d()[0].outcode(x, y).bits()
}

/// `Rectangle2D::intersects_line`; the line is after the rectangle.
#[wasm_bindgen]
pub fn awt_rectangle2d_intersects_line() -> bool {
    rectangles_2d()[0].intersects_line(&lines()[1])
}

/// `Rectangle2D::intersection`. Writes it.
#[wasm_bindgen]
pub fn awt_rectangle2d_intersection() {
    let [a, b] = rectangles_2d();
    let common = a.intersection(&b);
    write([common.x, common.y, common.width, common.height]);
}

fn ellipse() -> Ellipse2D {
    let [x, y, width, height] = read::<4>();
    Ellipse2D::new(x, y, width, height)
}

/// `Ellipse2D::contains`.
#[wasm_bindgen]
pub fn awt_ellipse2d_contains(x: f64, y: f64) -> bool {
    ellipse().contains(x, y)
}

/// `Ellipse2D::intersects` with the rectangle after it.
#[wasm_bindgen]
pub fn awt_ellipse2d_intersects() -> bool {
    ellipse().intersects(&rectangles_2d()[1])
}

/// `Ellipse2D::contains_rectangle`, the rectangle after it.
#[wasm_bindgen]
pub fn awt_ellipse2d_contains_rectangle() -> bool {
    ellipse().contains_rectangle(&rectangles_2d()[1])
}

/// So many integer points in the scratch array.
fn vertices(count: usize) -> Vec<Point> {
    let numbers = slice(0, 2 * count);
    let point = |xy: &[f64]| Point {
        x: xy[0] as i32,
        y: xy[1] as i32,
    };
    numbers.chunks_exact(2).map(point).collect()
}

/// `Polygon::contains`.
#[wasm_bindgen]
pub fn awt_polygon_contains(count: usize, x: f64, y: f64) -> bool {
    Polygon::new(&vertices(count)).contains(x, y)
}

/// `Polygon::intersects`.
#[wasm_bindgen]
pub fn awt_polygon_intersects(count: usize, x: f64, y: f64, width: f64, height: f64) -> bool {
    Polygon::new(&vertices(count)).intersects(&Rectangle2D::new(x, y, width, height))
}

/// `Polygon::contains_rectangle`.
#[wasm_bindgen]
pub fn awt_polygon_contains_rectangle(
    count: usize,
    x: f64,
    y: f64,
    width: f64,
    height: f64,
) -> bool {
    Polygon::new(&vertices(count)).contains_rectangle(&Rectangle2D::new(x, y, width, height))
}

/// Asks the path of so many commands in the scratch array: the kind, x and y of each.
fn of_path<T>(count: usize, winding: u32, ask: impl FnOnce(Path2D<'_>) -> T) -> T {
    let numbers = slice(0, 3 * count);
    let command = |numbers: &[f64]| {
        let (x, y) = (numbers[1], numbers[2]);
        match numbers[0] as u32 {
            0 => PathCommand::MoveTo { x, y },
            1 => PathCommand::LineTo { x, y },
            _ => PathCommand::Close,
        }
    };
    let commands: Vec<PathCommand> = numbers.chunks_exact(3).map(command).collect();
    let winding = match winding {
        0 => Winding::EvenOdd,
        _ => Winding::NonZero,
    };
    ask(Path2D::new(winding, &commands))
}

/// `Path2D::contains`.
#[wasm_bindgen]
pub fn awt_path2d_contains(count: usize, winding: u32, x: f64, y: f64) -> bool {
    of_path(count, winding, |path| path.contains(x, y))
}

/// `Path2D::intersects`.
#[wasm_bindgen]
pub fn awt_path2d_intersects(
    count: usize,
    winding: u32,
    x: f64,
    y: f64,
    width: f64,
    height: f64,
) -> bool {
    let rectangle = Rectangle2D::new(x, y, width, height);
    of_path(count, winding, |path| path.intersects(&rectangle))
}

/// `Path2D::contains_rectangle`.
#[wasm_bindgen]
pub fn awt_path2d_contains_rectangle(
    count: usize,
    winding: u32,
    x: f64,
    y: f64,
    width: f64,
    height: f64,
) -> bool {
    let rectangle = Rectangle2D::new(x, y, width, height);
    of_path(count, winding, |path| path.contains_rectangle(&rectangle))
}

/// The transform in the scratch array: its matrix, its form, and whether it moves.
fn transform() -> AffineTransform {
    let [m00, m10, m01, m11, m02, m12, form, moved] = read::<8>();
    AffineTransform {
        m00,
        m10,
        m01,
        m11,
        m02,
        m12,
        form: match form as u32 {
            0 => LinearForm::Straight,
            1 => LinearForm::Crossed,
            2 => LinearForm::Full,
            _ => LinearForm::Unit,
        },
        moved: moved != 0.0,
    }
}

/// Changes the transform in the scratch array.
fn change(change: impl FnOnce(&mut AffineTransform)) {
    let mut map = transform();
    change(&mut map);
    let form = match map.form {
        LinearForm::Straight => 0,
        LinearForm::Crossed => 1,
        LinearForm::Full => 2,
        LinearForm::Unit => 3,
    };
    let kind = [f64::from(form), f64::from(u8::from(map.moved))];
    write(map.matrix().into_iter().chain(kind));
}

/// `AffineTransform::translate`.
#[wasm_bindgen]
pub fn awt_transform_translate(tx: f64, ty: f64) {
    change(|map| map.translate(tx, ty));
}

/// `AffineTransform::scale`.
#[wasm_bindgen]
pub fn awt_transform_scale(sx: f64, sy: f64) {
    change(|map| map.scale(sx, sy));
}

/// `AffineTransform::shear`.
#[wasm_bindgen]
pub fn awt_transform_shear(shx: f64, shy: f64) {
    change(|map| map.shear(shx, shy));
}

/// `AffineTransform::rotate`.
#[wasm_bindgen]
pub fn awt_transform_rotate(theta: f64) {
    change(|map| map.rotate(theta));
}

/// `AffineTransform::rotate_about`.
#[wasm_bindgen]
pub fn awt_transform_rotate_about(theta: f64, x: f64, y: f64) {
    change(|map| map.rotate_about(theta, x, y));
}

/// `AffineTransform::transform`. Writes the point.
#[wasm_bindgen]
pub fn awt_transform_point(x: f64, y: f64) {
    let (x, y) = transform().transform(x, y);
    write([x, y]);
}
