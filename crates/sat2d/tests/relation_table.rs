//! The reference table of true relations, every row with convex shapes.

use sat2d::{DVec2, Relation, Shape, ShapeError, Transform, relation};

/// `circle x y r` or `polygon x y x y …`.
fn parse(text: &str) -> Result<Shape, ShapeError> {
    let (word, rest) = text.split_once(' ').expect("a shape");
    let numbers: Vec<f64> = rest
        .split(' ')
        .map(|n| n.parse().expect("a number"))
        .collect();
    match word {
        "circle" => Shape::circle(DVec2::new(numbers[0], numbers[1]), numbers[2]),
        "polygon" => {
            let points: Vec<DVec2> = numbers.chunks(2).map(DVec2::from_slice).collect();
            Shape::convex_polygon(&points)
        }
        word => panic!("unknown shape {word}"),
    }
}

#[test]
fn every_convex_row_of_the_relation_table() {
    let path = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../c_tests/reference/relation.csv"
    );
    let mut reader = csv::Reader::from_path(path).expect("the table");
    let (mut checked, mut concave) = (0, 0);
    for row in reader.records() {
        let row = row.expect("a row");
        let expected = match &row[3] {
            "disjoint" => Relation::Disjoint,
            "touching" => Relation::Touching,
            "overlapping" => Relation::Overlapping,
            word => panic!("unknown relation {word}"),
        };
        let (a, b) = match (parse(&row[1]), parse(&row[2])) {
            (Ok(a), Ok(b)) => (a, b),
            (Err(ShapeError::NotConvex { .. }), _) | (_, Err(ShapeError::NotConvex { .. })) => {
                concave += 1;
                continue;
            }
            (a, b) => panic!("{:?} {:?} in {row:?}", a.err(), b.err()),
        };
        let at = Transform::IDENTITY;
        assert_eq!(relation(&a, &at, &b, &at), Ok(expected), "{row:?}");
        assert_eq!(relation(&b, &at, &a, &at), Ok(expected), "swapped: {row:?}");
        checked += 1;
    }
    assert_eq!(checked + concave, 3000);
    assert!(concave < 1000, "{concave} rows left out");
}
