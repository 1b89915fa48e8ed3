//! Shapes and lists of points within one field of a table.

use super::family::PlacedPair;
use crate::csv::records::TableError;
use crate::csv::table::{Column, Row};
use sat2d::{DVec2, Shape, ShapeError, Transform};

/// Reads `circle x y r` or `polygon x y x y …`. The outer error is about the text, the inner one
/// about the numbers.
pub fn shape(row: &Row, column: &Column) -> Result<Result<Shape, ShapeError>, TableError> {
    read_shape(row, column, |points| Shape::polygon(&[points]))
}

/// Reads a shape as [`shape`] does, but only a convex one.
pub fn convex_shape(row: &Row, column: &Column) -> Result<Result<Shape, ShapeError>, TableError> {
    read_shape(row, column, Shape::convex_polygon)
}

/// Two shapes whose coordinates are those of the world.
pub fn in_place(a: Result<Shape, ShapeError>, b: Result<Shape, ShapeError>) -> PlacedPair {
    let identity = Transform::IDENTITY;
    Ok(Box::new([(a?, identity), (b?, identity)]))
}

fn read_shape(
    row: &Row,
    column: &Column,
    polygon: impl Fn(&[DVec2]) -> Result<Shape, ShapeError>,
) -> Result<Result<Shape, ShapeError>, TableError> {
    let text = row.text(column);
    let (kind, rest) = text.split_once(char::is_whitespace).unwrap_or((text, ""));
    match kind {
        "circle" => match numbers(row, column, rest)?[..] {
            [x, y, radius] => Ok(Shape::circle(DVec2::new(x, y), radius)),
            _ => Err(row.error(column, text, "a circle: x, y and radius")),
        },
        "polygon" => Ok(polygon(&points(row, column, rest)?)),
        _ => Err(row.error(column, kind, "a kind of shape (`circle`, `polygon`)")),
    }
}

/// Reads `x y x y …`.
pub fn points(row: &Row, column: &Column, text: &str) -> Result<Vec<DVec2>, TableError> {
    let numbers = numbers(row, column, text)?;
    let (pairs, rest) = numbers.as_chunks::<2>();
    if !rest.is_empty() || pairs.is_empty() {
        return Err(row.error(column, text, "a list of points: x and y of each"));
    }
    Ok(pairs.iter().copied().map(DVec2::from_array).collect())
}

/// Reads `x y;x y;…`.
pub fn point_list(row: &Row, column: &Column) -> Result<Vec<DVec2>, TableError> {
    let text = row.text(column).replace(';', " ");
    points(row, column, &text)
}

/// Reads numbers between blanks.
pub fn numbers(row: &Row, column: &Column, text: &str) -> Result<Vec<f64>, TableError> {
    text.split_whitespace()
        .map(|word| row.number(column, word))
        .collect()
}
