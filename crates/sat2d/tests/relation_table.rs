//! The reference table of true relations, every row.

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
            Shape::polygon(&[&points])
        }
        word => panic!("unknown shape {word}"),
    }
}

#[test]
fn every_row_of_the_relation_table() {
    let path = concat!(
        env!("CARGO_MANIFEST_DIR"),
        "/../../c_tests/reference/relation.csv"
    );
    let mut reader = csv::Reader::from_path(path).expect("the table");
    let mut rows = 0;
    for row in reader.records() {
        let row = row.expect("a row");
        let expected = match &row[3] {
            "disjoint" => Relation::Disjoint,
            "touching" => Relation::Touching,
            "overlapping" => Relation::Overlapping,
            word => panic!("unknown relation {word}"),
        };
        let [a, b] = [&row[1], &row[2]].map(|text| parse(text).expect("a shape"));
        let at = Transform::IDENTITY;
        assert_eq!(relation(&a, &at, &b, &at), Ok(expected), "{row:?}");
        assert_eq!(relation(&b, &at, &a, &at), Ok(expected), "swapped: {row:?}");
        rows += 1;
    }
    assert_eq!(rows, 3000);
}
