//! Polygons of up to eight corners, which are decided by every edge against every corner, against
//! the judge and against the general path.

use crate::common::generators::{self, Kind, Pair, placement, shape, style};
use crate::common::{cases, minkowski_judge};
use fastrand::Rng;
use sat2d::{Relation, relation};

/// Two polygons of at most eight corners, most of them nearly touching.
fn small_pair(seed: u64) -> Pair {
    let mut rng = Rng::with_seed(seed);
    let rng = &mut rng;
    let style = style(rng);
    let mut small = |kind| {
        loop {
            let made = shape(rng, kind, style);
            if made.shape.vertices().len() <= 8 {
                return made;
            }
        }
    };
    let kinds = [
        Kind::Polygon,
        [Kind::Polygon, Kind::Rectangle][seed as usize % 2],
    ];
    let [a, b] = kinds.map(&mut small);
    let ta = placement(rng, style, false);
    let mut tb = placement(rng, style, false);
    if rng.u8(0..4) > 0 {
        let hulls = (a.placed(&ta), b.placed(&tb));
        tb = generators::nudge_to_touch(rng, &hulls.0, &hulls.1, &tb).unwrap_or(tb);
    }
    Pair { a, ta, b, tb }
}

#[test]
fn verdicts_of_small_polygons_are_those_of_the_judge_and_of_the_plain_way() {
    // By verdict, and by how many of the two have more than four corners.
    let mut seen = [[0u64; 3]; 3];
    for seed in 0..cases(30_000) {
        let pair = small_pair(seed);
        let (a, b) = (&pair.a.shape, &pair.b.shape);
        let verdict = relation(a, &pair.ta, b, &pair.tb).expect("in range");
        let plain = a
            .place(&pair.ta)
            .unwrap()
            .relation(&b.place(&pair.tb).unwrap());
        assert_eq!(verdict, plain, "seed {seed}: {pair:?}");
        let swapped = relation(b, &pair.tb, a, &pair.ta);
        assert_eq!(swapped, Ok(verdict), "seed {seed}: {pair:?}");
        let (hull_a, hull_b) = pair.hulls();
        assert_eq!(
            verdict,
            minkowski_judge::relation(&hull_a, &hull_b),
            "seed {seed}: {pair:?}"
        );
        let large = [a, b]
            .iter()
            .filter(|shape| shape.vertices().len() > 4)
            .count();
        seen[verdict as usize][large] += 1;
    }
    assert!(seen.as_flattened().iter().all(|&n| n > 100), "{seen:?}");
    assert!(
        seen[Relation::Touching as usize].iter().sum::<u64>() > 1000,
        "{seen:?}"
    );
}
