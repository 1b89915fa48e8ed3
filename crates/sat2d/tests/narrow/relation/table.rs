//! The reference table of true relations, every row.

use crate::support::reference_table::{parse, table};
use sat2d::{Relation, Transform, relation};

#[test]
fn every_row_of_the_relation_table() {
    let mut rows = 0;
    for row in table("relation.csv") {
        let expected = match row["relation"].as_str() {
            "disjoint" => Relation::Disjoint,
            "touching" => Relation::Touching,
            "overlapping" => Relation::Overlapping,
            word => panic!("unknown relation {word}"),
        };
        let [a, b] = ["a", "b"].map(|name| parse(&row[name]).expect("a shape"));
        let at = Transform::IDENTITY;
        assert_eq!(relation(&a, &at, &b, &at), Ok(expected), "{row:?}");
        assert_eq!(relation(&b, &at, &a, &at), Ok(expected), "swapped: {row:?}");
        rows += 1;
    }
    assert_eq!(rows, 3000);
}
