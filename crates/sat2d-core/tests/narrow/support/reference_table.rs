//! Reads the reference tables: rows, and shapes as text.

use sat2d::{DVec2, Shape, ShapeError};

/// The shape written as `circle x y r` or `polygon x y x y …`.
pub fn parse(text: &str) -> Result<Shape, ShapeError> {
    let (kind, numbers) = text.split_once(' ').expect("a kind and numbers");
    let numbers: Vec<f64> = numbers
        .split(' ')
        .map(|x| x.parse().expect("a number"))
        .collect();
    match kind {
        "circle" => Shape::circle(DVec2::new(numbers[0], numbers[1]), numbers[2]),
        "polygon" => {
            let points: Vec<DVec2> = numbers.chunks(2).map(DVec2::from_slice).collect();
            Shape::polygon(&[&points])
        }
        other => panic!("unknown kind {other}"),
    }
}

/// The rows of a reference table, by column name.
pub fn table(name: &str) -> Vec<std::collections::BTreeMap<String, String>> {
    let path = format!(
        "{}/../../c_tests/reference/{name}",
        env!("CARGO_MANIFEST_DIR")
    );
    let mut reader = csv::Reader::from_path(path).expect("the table is there");
    reader
        .deserialize()
        .map(|row| row.expect("a row"))
        .collect()
}

/// The largest magnitude of the numbers a shape is made of.
pub fn magnitude(shape: &Shape) -> f64 {
    shape
        .vertices()
        .iter()
        .fold(shape.radius(), |m, p| m.max(p.x.abs()).max(p.y.abs()))
}

/// A unit in the last place of a number.
pub fn ulp(x: f64) -> f64 {
    x.abs().next_up() - x.abs()
}
