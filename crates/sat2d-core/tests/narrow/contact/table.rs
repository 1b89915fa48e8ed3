//! The depths of the reference table, and the translations that they promise.

use crate::support::reference_table::{magnitude, parse, table, ulp};
use sat2d::query::contact;
use sat2d::{Relation, Shape, Transform};

fn rows() -> Vec<(String, Shape, Shape, f64)> {
    let rows: Vec<_> = table("depth.csv")
        .into_iter()
        .map(|row| {
            let shape = |column: &str| parse(&row[column]).expect("a convex shape");
            let depth = row["depth"].parse().expect("a depth");
            (row["kind"].clone(), shape("a"), shape("b"), depth)
        })
        .collect();
    assert!(rows.len() > 1000, "the table has all its rows");
    rows
}

#[test]
fn every_depth_is_the_tables() {
    let here = Transform::IDENTITY;
    for (line, (kind, a, b, depth)) in rows().iter().enumerate() {
        let hit = contact(a, &here, b, &here)
            .expect("in range")
            .expect("they overlap");
        let allowed = (1e-12 * depth).max(4.0 * ulp(magnitude(a).max(magnitude(b))));
        let error = (hit.depth - depth).abs();
        assert!(
            error <= allowed,
            "row {line} ({kind}): {} for {depth}",
            hit.depth
        );
        // The documentation promises more than the table demands.
        assert!(
            error <= 1e-12 * depth,
            "row {line} ({kind}): {} for {depth}",
            hit.depth
        );
    }
}

#[test]
fn moving_by_the_depth_and_the_margin_parts_every_pair() {
    let here = Transform::IDENTITY;
    for (line, (kind, a, b, _)) in rows().iter().enumerate() {
        for (a, b) in [(a, b), (b, a)] {
            let (at, bt) = (a.place(&here).unwrap(), b.place(&here).unwrap());
            let hit = at.contact(&bt).expect("they overlap");
            let out = hit.normal * (hit.depth + at.rounding_margin(&bt));
            let there = Transform::translation(out).expect("finite");
            let moved = at.relation(&b.place(&there).unwrap());
            assert_ne!(moved, Relation::Overlapping, "row {line} ({kind})");
        }
    }
}
