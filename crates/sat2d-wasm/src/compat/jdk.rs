//! Parity with the JDK's functions.
//!
//! The numbers of the first operand are in the scratch array from the start, those of the second
//! one after them.

use crate::scratch::{read, slice, write};
use sat2d::compat::awt::{
    AffineTransform, Arc2D, ArcType, Ellipse2D, Line2D, LinearForm, Path2D, PathCommand, Point,
    Polygon, Rectangle, Rectangle2D, RoundRectangle2D, Winding, distance_squared,
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
    write_rectangle_2d(a.intersection(&b));
}

fn write_rectangle_2d(rectangle: Rectangle2D) {
    let Rectangle2D {
        x,
        y,
        width,
        height,
    } = rectangle;
    write([x, y, width, height]);
}

/// `Rectangle2D::union`. Writes it.
#[wasm_bindgen]
pub fn awt_rectangle2d_union() {
    let [a, b] = rectangles_2d();
    write_rectangle_2d(a.union(&b));
}

/// `Rectangle2D::add`. Writes the rectangle.
#[wasm_bindgen]
pub fn awt_rectangle2d_add(x: f64, y: f64) {
    write_rectangle_2d(rectangles_2d()[0].add(x, y));
}

/// `Rectangle2D::add_rectangle`. Writes it.
#[wasm_bindgen]
pub fn awt_rectangle2d_add_rectangle() {
    let [a, b] = rectangles_2d();
    write_rectangle_2d(a.add_rectangle(&b));
}

/// `Rectangle2D::bounds`. Writes them.
#[wasm_bindgen]
pub fn awt_rectangle2d_bounds() {
    write_rectangle(rectangles_2d()[0].bounds());
}

/// `distance_squared`.
#[wasm_bindgen]
pub fn awt_point2d_distance_squared(x1: f64, y1: f64, x2: f64, y2: f64) -> f64 {
    distance_squared(x1, y1, x2, y2)
}

/// The round rectangle, and the rectangle after it.
fn round_rectangle() -> (RoundRectangle2D, Rectangle2D) {
    let [x, y, width, height, arc_width, arc_height, rx, ry, rw, rh] = read::<10>();
    (
        RoundRectangle2D::new(x, y, width, height, arc_width, arc_height),
        Rectangle2D::new(rx, ry, rw, rh),
    )
}

/// `RoundRectangle2D::contains`.
#[wasm_bindgen]
pub fn awt_round_rectangle2d_contains(x: f64, y: f64) -> bool {
    round_rectangle().0.contains(x, y)
}

/// `RoundRectangle2D::intersects`.
#[wasm_bindgen]
pub fn awt_round_rectangle2d_intersects() -> bool {
    let (round, rectangle) = round_rectangle();
    round.intersects(&rectangle)
}

/// `RoundRectangle2D::contains_rectangle`.
#[wasm_bindgen]
pub fn awt_round_rectangle2d_contains_rectangle() -> bool {
    let (round, rectangle) = round_rectangle();
    round.contains_rectangle(&rectangle)
}

/// The arc, its closure by its number, and the rectangle after it.
fn arc() -> (Arc2D, Rectangle2D) {
    let [x, y, width, height, start, extent, closure, rx, ry, rw, rh] = read::<11>();
    let closure = match closure as u32 {
        0 => ArcType::Open,
        1 => ArcType::Chord,
        _ => ArcType::Pie,
    };
    (
        Arc2D::new([x, y, width, height], start, extent, closure),
        Rectangle2D::new(rx, ry, rw, rh),
    )
}

/// `Arc2D::contains`.
#[wasm_bindgen]
pub fn awt_arc2d_contains(x: f64, y: f64) -> bool {
    arc().0.contains(x, y)
}

/// `Arc2D::contains_angle`.
#[wasm_bindgen]
pub fn awt_arc2d_contains_angle(angle: f64) -> bool {
    arc().0.contains_angle(angle)
}

/// `Arc2D::intersects`.
#[wasm_bindgen]
pub fn awt_arc2d_intersects() -> bool {
    let (arc, rectangle) = arc();
    arc.intersects(&rectangle)
}

/// `Arc2D::contains_rectangle`.
#[wasm_bindgen]
pub fn awt_arc2d_contains_rectangle() -> bool {
    let (arc, rectangle) = arc();
    arc.contains_rectangle(&rectangle)
}

/// `Arc2D::bounds`. Writes them.
#[wasm_bindgen]
pub fn awt_arc2d_bounds() {
    write_rectangle_2d(arc().0.bounds());
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

/// Asks the path of so many points in the scratch array: the kind of the command, x and y of each. A
/// curve has all its points in a row.
fn of_path<T>(count: usize, winding: u32, ask: impl FnOnce(Path2D<'_>) -> T) -> T {
    let numbers = slice(0, 3 * count);
    let mut points = numbers.chunks_exact(3).map(|n| (n[0] as u32, n[1], n[2]));
    let mut commands = Vec::with_capacity(count);
    while let Some((kind, x, y)) = points.next() {
        let mut next = || points.next().map_or((0.0, 0.0), |(_, x, y)| (x, y));
        commands.push(match kind {
            0 => PathCommand::MoveTo { x, y },
            1 => PathCommand::LineTo { x, y },
            2 => PathCommand::Close,
            3 => {
                let (x2, y2) = next();
                PathCommand::QuadTo {
                    x1: x,
                    y1: y,
                    x2,
                    y2,
                }
            }
            _ => {
                let ((x2, y2), (x3, y3)) = (next(), next());
                PathCommand::CurveTo {
                    x1: x,
                    y1: y,
                    x2,
                    y2,
                    x3,
                    y3,
                }
            }
        });
    }
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

/// The transform in the scratch array.
fn transform() -> AffineTransform {
    transform_of(read::<8>())
}

/// The transforms in the scratch array.
fn transforms() -> [AffineTransform; 2] {
    let numbers = read::<16>();
    [0, 8].map(|from| transform_of(std::array::from_fn(|i| numbers[from + i])))
}

/// A transform by its matrix, its form, and whether it moves.
fn transform_of([m00, m10, m01, m11, m02, m12, form, moved]: [f64; 8]) -> AffineTransform {
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
    write_transform(&map);
}

fn write_transform(map: &AffineTransform) {
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

/// `AffineTransform::from_matrix`.
#[wasm_bindgen]
pub fn awt_transform_from_matrix(m00: f64, m10: f64, m01: f64, m11: f64, m02: f64, m12: f64) {
    write_transform(&AffineTransform::from_matrix([
        m00, m10, m01, m11, m02, m12,
    ]));
}

/// `AffineTransform::from_rotation`.
#[wasm_bindgen]
pub fn awt_transform_from_rotation(theta: f64) {
    write_transform(&AffineTransform::from_rotation(theta));
}

/// `AffineTransform::from_rotation_about`.
#[wasm_bindgen]
pub fn awt_transform_from_rotation_about(theta: f64, x: f64, y: f64) {
    write_transform(&AffineTransform::from_rotation_about(theta, x, y));
}

/// `AffineTransform::from_vector`.
#[wasm_bindgen]
pub fn awt_transform_from_vector(vector_x: f64, vector_y: f64) {
    write_transform(&AffineTransform::from_vector(vector_x, vector_y));
}

/// `AffineTransform::from_vector_about`.
#[wasm_bindgen]
pub fn awt_transform_from_vector_about(vector_x: f64, vector_y: f64, x: f64, y: f64) {
    write_transform(&AffineTransform::from_vector_about(
        vector_x, vector_y, x, y,
    ));
}

/// `AffineTransform::from_quadrants`.
#[wasm_bindgen]
pub fn awt_transform_from_quadrants(n: i32, x: f64, y: f64) {
    write_transform(&AffineTransform::from_quadrants(n, x, y));
}

/// `AffineTransform::rotate_by_vector`.
#[wasm_bindgen]
pub fn awt_transform_rotate_by_vector(vector_x: f64, vector_y: f64) {
    change(|map| map.rotate_by_vector(vector_x, vector_y));
}

/// `AffineTransform::quadrant_rotate`.
#[wasm_bindgen]
pub fn awt_transform_quadrant_rotate(n: i32) {
    change(|map| map.quadrant_rotate(n));
}

/// `AffineTransform::quadrant_rotate_about`.
#[wasm_bindgen]
pub fn awt_transform_quadrant_rotate_about(n: i32, x: f64, y: f64) {
    change(|map| map.quadrant_rotate_about(n, x, y));
}

/// `AffineTransform::concatenate`.
#[wasm_bindgen]
pub fn awt_transform_concatenate() {
    let [mut map, other] = transforms();
    map.concatenate(&other);
    write_transform(&map);
}

/// `AffineTransform::pre_concatenate`.
#[wasm_bindgen]
pub fn awt_transform_pre_concatenate() {
    let [mut map, other] = transforms();
    map.pre_concatenate(&other);
    write_transform(&map);
}

/// `AffineTransform::inverse`. Writes it, if there is one.
#[wasm_bindgen]
pub fn awt_transform_inverse() -> bool {
    let inverse = transform().inverse();
    inverse.as_ref().map(write_transform).is_some()
}

/// `AffineTransform::invert`.
#[wasm_bindgen]
pub fn awt_transform_invert() -> bool {
    let mut map = transform();
    let inverts = map.invert();
    write_transform(&map);
    inverts
}

/// `AffineTransform::inverse_transform`. Writes the point, if there is one.
#[wasm_bindgen]
pub fn awt_transform_inverse_point(x: f64, y: f64) -> bool {
    let point = transform().inverse_transform(x, y);
    point.map(|(x, y)| write([x, y])).is_some()
}

/// `AffineTransform::delta_transform`. Writes the point.
#[wasm_bindgen]
pub fn awt_transform_delta_point(x: f64, y: f64) {
    let (x, y) = transform().delta_transform(x, y);
    write([x, y]);
}

/// `AffineTransform::determinant`.
#[wasm_bindgen]
pub fn awt_transform_determinant() -> f64 {
    transform().determinant()
}

/// `Rectangle::add`.
#[wasm_bindgen]
pub fn awt_rectangle_add(x: i32, y: i32) {
    write_rectangle(rectangles()[0].add(x, y));
}

/// `Rectangle::add_rectangle`.
#[wasm_bindgen]
pub fn awt_rectangle_add_rectangle() {
    let [a, b] = rectangles();
    write_rectangle(a.add_rectangle(&b));
}

/// `Rectangle::grow`.
#[wasm_bindgen]
pub fn awt_rectangle_grow(dx: i32, dy: i32) {
    write_rectangle(rectangles()[0].grow(dx, dy));
}

/// `Rectangle::translate`.
#[wasm_bindgen]
pub fn awt_rectangle_translate(dx: i32, dy: i32) {
    write_rectangle(rectangles()[0].translate(dx, dy));
}
