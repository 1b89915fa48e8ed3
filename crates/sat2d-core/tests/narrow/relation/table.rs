//! The reference table of true relations, every row.

use crate::support::reference_table::{parse, table};
use sat2d::query::{cast_segment, contact, contacts, distance, separation};
use sat2d::{Relation, Shape, Transform, relation};

const HERE: Transform = Transform::IDENTITY;

fn each_row(check: impl Fn(&Shape, &Shape, Relation, &str)) {
    let rows = table("relation.csv");
    assert_eq!(rows.len(), 3000);
    for row in rows {
        let expected = match row["relation"].as_str() {
            "disjoint" => Relation::Disjoint,
            "touching" => Relation::Touching,
            "overlapping" => Relation::Overlapping,
            word => panic!("unknown relation {word}"),
        };
        let [a, b] = ["a", "b"].map(|name| parse(&row[name]).expect("a shape"));
        let number = format!("{row:?}");
        check(&a, &b, expected, &number);
        check(&b, &a, expected, &number);
    }
}

#[test]
fn every_relation_is_that_of_the_table() {
    each_row(|a, b, expected, row| {
        assert_eq!(relation(a, &HERE, b, &HERE), Ok(expected), "{row}");
    });
}

#[test]
fn contacts_distances_separations_and_casts_agree_with_the_table() {
    each_row(|a, b, expected, row| {
        let (meets, overlaps) = (expected.hits(), expected.overlaps());
        let deepest = contact(a, &HERE, b, &HERE).expect("in range");
        assert_eq!(deepest.is_some(), meets, "{row}");
        let depth = deepest.as_ref().map_or(0.0, |contact| contact.depth);
        assert_eq!(depth > 0.0, overlaps, "{row}");
        let all = contacts(a, &HERE, b, &HERE).expect("in range");
        assert_eq!(all.first(), deepest.as_ref(), "{row}");
        assert!(all.iter().all(|contact| contact.depth <= depth), "{row}");

        let near = distance(a, &HERE, b, &HERE).expect("in range");
        assert_eq!(near.distance > 0.0, !meets, "{row}");

        let parted = separation(a, &HERE, b, &HERE).expect("a separation");
        assert_eq!(parted.is_some(), overlaps, "{row}");
        if let Some(parted) = parted {
            let there = Transform::translation(parted.translation).expect("in range");
            let after = relation(a, &HERE, b, &there).expect("in range");
            assert_ne!(after, Relation::Overlapping, "{row}");
        }

        let (start, end) = (a.vertices()[0], *b.vertices().last().expect("a vertex"));
        let hit = cast_segment(b, &HERE, start, end).expect("in range");
        if let Ok(path) = Shape::segment(start, end) {
            let path = relation(&path, &HERE, b, &HERE).expect("in range");
            assert_eq!(hit.is_some(), path.hits(), "{row}");
        }
    });
}
