//! The adversarial table of true relations, for sat2d and geo's exact predicates.

use geo::{Coord, Intersects, LineString, Polygon};
use sat2d::{DVec2, Relation, Shape, Transform, relation};

/// Two polygons of the table in the forms of both libraries, and whether they meet.
pub struct Row {
    ours: [Shape; 2],
    theirs: [Polygon; 2],
    hits: bool,
}

/// The rows of the table that have two polygons.
///
/// # Panics
/// If the table of the repository cannot be read.
pub fn polygon_rows() -> Vec<Row> {
    let path = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../c_tests/reference/relation.csv"
    );
    let mut reader = csv::Reader::from_path(path).expect("the table");
    let rows = reader.records().map(|row| row.expect("a row"));
    let polygons = |row: &csv::StringRecord| {
        let points = [1, 2].map(|column| {
            let numbers = row[column].strip_prefix("polygon ")?;
            let numbers: Vec<f64> = numbers
                .split(' ')
                .map(|n| n.parse().expect("a number"))
                .collect();
            Some(numbers.chunks(2).map(DVec2::from_slice).collect::<Vec<_>>())
        });
        let [Some(a), Some(b)] = points else {
            return None;
        };
        let ring = |points: &Vec<DVec2>| -> LineString {
            points.iter().map(|p| Coord { x: p.x, y: p.y }).collect()
        };
        Some(Row {
            ours: [&a, &b].map(|points| Shape::polygon(&[points]).expect("a polygon")),
            theirs: [&a, &b].map(|points| Polygon::new(ring(points), Vec::new())),
            hits: &row[3] != "disjoint",
        })
    };
    rows.filter_map(|row| polygons(&row)).collect()
}

/// The number of rows that sat2d answers correctly; touching counts as a hit.
pub fn ours(rows: &[Row]) -> usize {
    let at = Transform::IDENTITY;
    let hit = |row: &&Row| {
        let relation = relation(&row.ours[0], &at, &row.ours[1], &at).expect("in range");
        (relation != Relation::Disjoint) == row.hits
    };
    rows.iter().filter(hit).count()
}

/// The number of rows that geo answers correctly.
pub fn theirs(rows: &[Row]) -> usize {
    rows.iter()
        .filter(|row| row.theirs[0].intersects(&row.theirs[1]) == row.hits)
        .count()
}
