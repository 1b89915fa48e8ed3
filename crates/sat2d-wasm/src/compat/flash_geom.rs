//! Parity with `flash.geom` and `BitmapData.hitTest`.
//!
//! The numbers of the first operand are in the scratch array from the start, those of the second
//! one after them. A script is 0 for ActionScript 3 and 1 for ActionScript 2.

use crate::failure::{Failed, answer};
use crate::scratch::{read, write};
use sat2d::compat::flash::{Bitmap, Matrix, Pixels, Point, Rectangle, Script};
use sat2d::internals::Status;
use wasm_bindgen::prelude::wasm_bindgen;

pub(super) fn script(number: u32) -> Script {
    match number {
        0 => Script::As3,
        _ => Script::As2,
    }
}

fn rectangles() -> [Rectangle; 2] {
    let numbers = read::<8>();
    [0, 4].map(|i| Rectangle::new(numbers[i], numbers[i + 1], numbers[i + 2], numbers[i + 3]))
}

pub(super) fn write_rectangle(rectangle: Rectangle) -> i32 {
    write([rectangle.x, rectangle.y, rectangle.width, rectangle.height])
}

/// A side of a rectangle: 0 left, 1 top, 2 right, 3 bottom.
#[wasm_bindgen]
pub fn flash_rectangle_side(side: u32) -> f64 {
    let [rectangle, _] = rectangles();
    match side {
        0 => rectangle.x,
        1 => rectangle.y,
        2 => rectangle.right(),
        _ => rectangle.bottom(),
    }
}

/// Moves a side. Writes the rectangle.
#[wasm_bindgen]
pub fn flash_rectangle_set_side(side: u32, value: f64) {
    let [mut rectangle, _] = rectangles();
    match side {
        0 => rectangle.set_left(value),
        1 => rectangle.set_top(value),
        2 => rectangle.set_right(value),
        _ => rectangle.set_bottom(value),
    }
    write_rectangle(rectangle);
}

/// `Rectangle::inflate`. Writes the rectangle.
#[wasm_bindgen]
pub fn flash_rectangle_inflate(dx: f64, dy: f64) {
    let [mut rectangle, _] = rectangles();
    rectangle.inflate(dx, dy);
    write_rectangle(rectangle);
}

/// `Rectangle::is_empty`.
#[wasm_bindgen]
pub fn flash_rectangle_is_empty(language: u32) -> bool {
    rectangles()[0].is_empty(script(language))
}

/// `Rectangle::contains`.
#[wasm_bindgen]
pub fn flash_rectangle_contains(x: f64, y: f64) -> bool {
    rectangles()[0].contains(x, y)
}

/// `Rectangle::contains_rectangle`.
#[wasm_bindgen]
pub fn flash_rectangle_contains_rectangle(language: u32) -> bool {
    let [a, b] = rectangles();
    a.contains_rectangle(script(language), &b)
}

/// `Rectangle::intersects`.
#[wasm_bindgen]
pub fn flash_rectangle_intersects(language: u32) -> bool {
    let [a, b] = rectangles();
    a.intersects(script(language), &b)
}

/// `Rectangle::intersection`. Writes it.
#[wasm_bindgen]
pub fn flash_rectangle_intersection(language: u32) {
    let [a, b] = rectangles();
    write_rectangle(a.intersection(script(language), &b));
}

/// `Rectangle::union`. Writes it.
#[wasm_bindgen]
pub fn flash_rectangle_union(language: u32) {
    let [a, b] = rectangles();
    write_rectangle(a.union(script(language), &b));
}

fn write_point(point: Point) {
    write([point.x, point.y]);
}

/// `Point::add`. Writes the point.
#[wasm_bindgen]
pub fn flash_point_add(ax: f64, ay: f64, bx: f64, by: f64) {
    write_point(Point::new(ax, ay).add(Point::new(bx, by)));
}

/// `Point::subtract`. Writes the point.
#[wasm_bindgen]
pub fn flash_point_subtract(ax: f64, ay: f64, bx: f64, by: f64) {
    write_point(Point::new(ax, ay).subtract(Point::new(bx, by)));
}

/// `Point::length`.
#[wasm_bindgen]
pub fn flash_point_length(x: f64, y: f64) -> f64 {
    Point::new(x, y).length()
}

/// `Point::distance`.
#[wasm_bindgen]
pub fn flash_point_distance(ax: f64, ay: f64, bx: f64, by: f64) -> f64 {
    Point::new(ax, ay).distance(Point::new(bx, by))
}

/// `Point::interpolate`. Writes the point.
#[wasm_bindgen]
pub fn flash_point_interpolate(ax: f64, ay: f64, bx: f64, by: f64, f: f64) {
    write_point(Point::new(ax, ay).interpolate(Point::new(bx, by), f));
}

/// `Point::normalize`. Writes the point.
#[wasm_bindgen]
pub fn flash_point_normalize(x: f64, y: f64, language: u32, thickness: f64) {
    write_point(Point::new(x, y).normalize(script(language), thickness));
}

/// `Point::polar`. Writes the point.
#[wasm_bindgen]
pub fn flash_point_polar(length: f64, angle: f64) {
    write_point(Point::polar(length, angle));
}

fn matrices() -> [Matrix; 2] {
    let n = read::<12>();
    [0, 6].map(|i| Matrix::new(n[i], n[i + 1], n[i + 2], n[i + 3], n[i + 4], n[i + 5]))
}

fn write_matrix(matrix: Matrix) {
    let Matrix { a, b, c, d, tx, ty } = matrix;
    write([a, b, c, d, tx, ty]);
}

/// `Matrix::scale`. Writes the matrix.
#[wasm_bindgen]
pub fn flash_matrix_scale(sx: f64, sy: f64) {
    write_matrix(matrices()[0].scale(sx, sy));
}

/// `Matrix::rotate`. Writes the matrix.
#[wasm_bindgen]
pub fn flash_matrix_rotate(angle: f64) {
    write_matrix(matrices()[0].rotate(angle));
}

/// `Matrix::translate`. Writes the matrix.
#[wasm_bindgen]
pub fn flash_matrix_translate(dx: f64, dy: f64) {
    write_matrix(matrices()[0].translate(dx, dy));
}

/// `Matrix::concat`. Writes the matrix.
#[wasm_bindgen]
pub fn flash_matrix_concat() {
    let [a, b] = matrices();
    write_matrix(a.concat(&b));
}

/// `Matrix::invert`. Writes the matrix.
#[wasm_bindgen]
pub fn flash_matrix_invert() {
    write_matrix(matrices()[0].invert());
}

/// `Matrix::create_box`. Writes the matrix.
#[wasm_bindgen]
pub fn flash_matrix_create_box(scale_x: f64, scale_y: f64, rotation: f64, tx: f64, ty: f64) {
    write_matrix(Matrix::create_box(scale_x, scale_y, rotation, tx, ty));
}

/// `Matrix::create_gradient_box`. Writes the matrix.
#[wasm_bindgen]
pub fn flash_matrix_create_gradient_box(width: f64, height: f64, rotation: f64, tx: f64, ty: f64) {
    write_matrix(Matrix::create_gradient_box(width, height, rotation, tx, ty));
}

/// `Matrix::transform_point`. Writes the point.
#[wasm_bindgen]
pub fn flash_matrix_transform_point(x: f64, y: f64) {
    write_point(matrices()[0].transform_point(Point::new(x, y)));
}

/// `Matrix::delta_transform_point`. Writes the point.
#[wasm_bindgen]
pub fn flash_matrix_delta_transform_point(x: f64, y: f64) {
    write_point(matrices()[0].delta_transform_point(Point::new(x, y)));
}

/// `Pixels::color_bounds`. Writes the rectangle.
#[wasm_bindgen]
pub fn flash_color_bounds(
    argb: &[u32],
    width: usize,
    height: usize,
    transparent: bool,
    mask: u32,
    color: u32,
    find_color: bool,
) -> i32 {
    answer(|| {
        let (got, needed) = (argb.len(), width.saturating_mul(height));
        if got != needed {
            let message = format!("argb has {got} elements, {needed} are needed");
            return Err(Failed::new(Status::Count, message));
        }
        let image = Pixels::new(width, argb, transparent);
        Ok(write_rectangle(image.color_bounds(mask, color, find_color)))
    })
}

/// An image of so many columns and rows, of a program in a language.
fn bitmap(alpha: &[u8], width: usize, height: usize, language: u32) -> Result<Bitmap<'_>, Failed> {
    let (got, needed) = (alpha.len(), width.saturating_mul(height));
    if got != needed {
        let message = format!("alpha has {got} elements, {needed} are needed");
        return Err(Failed::new(Status::Count, message));
    }
    Ok(Bitmap::new(width, alpha).of_script(script(language)))
}

/// `Bitmap::hits_point`.
#[wasm_bindgen]
#[expect(
    clippy::too_many_arguments,
    reason = "numbers cross the border one by one"
)]
pub fn flash_bitmap_hits_point(
    alpha: &[u8],
    width: usize,
    height: usize,
    language: u32,
    corner_x: i32,
    corner_y: i32,
    threshold: i32,
    x: i32,
    y: i32,
) -> i32 {
    answer(|| {
        let image = bitmap(alpha, width, height, language)?;
        let hit = image.hits_point((corner_x, corner_y), threshold, (x, y));
        Ok(i32::from(hit))
    })
}

/// `Bitmap::hits_rectangle`; the rectangle is in the scratch array.
#[wasm_bindgen]
pub fn flash_bitmap_hits_rectangle(
    alpha: &[u8],
    width: usize,
    height: usize,
    language: u32,
    corner_x: i32,
    corner_y: i32,
    threshold: i32,
) -> i32 {
    answer(|| {
        let image = bitmap(alpha, width, height, language)?;
        let rectangle = read::<4>().map(|number| number as i32);
        let hit = image.hits_rectangle((corner_x, corner_y), threshold, rectangle);
        Ok(i32::from(hit))
    })
}

/// `Bitmap::hits_bitmap`; the corner and the threshold of each are in the scratch array.
#[wasm_bindgen]
#[expect(
    clippy::too_many_arguments,
    reason = "numbers cross the border one by one"
)]
pub fn flash_bitmap_hits_bitmap(
    alpha: &[u8],
    width: usize,
    height: usize,
    language: u32,
    other_alpha: &[u8],
    other_width: usize,
    other_height: usize,
    other_language: u32,
) -> i32 {
    answer(|| {
        let image = bitmap(alpha, width, height, language)?;
        let other = bitmap(other_alpha, other_width, other_height, other_language)?;
        let numbers = read::<6>();
        let [x, y, _, other_x, other_y, _] = numbers.map(|n| n as i32);
        let [threshold, other_threshold] = [numbers[2], numbers[5]].map(|n| n as i64);
        let hit = image.hits_bitmap(
            (x, y),
            threshold,
            &other,
            (other_x, other_y),
            other_threshold,
        );
        Ok(i32::from(hit))
    })
}
