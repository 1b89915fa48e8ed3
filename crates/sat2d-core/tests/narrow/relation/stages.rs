//! The stages of the relation: each one that decides gives the answer of the last one, and placed
//! shapes give that of shapes with their transforms.

use crate::support::pairs::{Pair, pair};
use crate::support::stages::{Decided, same_text};
use sat2d::internals::relation_stages;
use sat2d::query::relation;

#[test]
fn every_stage_that_decides_agrees_with_the_last_one() {
    let mut decided = Decided::default();
    for seed in 0..20_000 {
        let Pair { a, ta, b, tb } = pair(seed, true);
        let _ = decided.compare(relation_stages(&a, &ta, &b, &tb), same_text, &seed);
    }

    decided.assert_by(&[
        "parallelogram",
        "disc",
        "disc_polygon",
        "up_to_four",
        "filter",
        "up_to_eight",
    ]);
}

#[test]
fn placed_shapes_have_the_relation_of_their_placements() {
    for seed in 0..20_000 {
        let Pair { a, ta, b, tb } = pair(seed, true);
        let (p, q) = (a.place(&ta).unwrap(), b.place(&tb).unwrap());
        assert_eq!(
            Ok(p.relation(&q)),
            relation(&a, &ta, &b, &tb),
            "seed {seed}"
        );
    }
}
