//! Fast paths against the general path: functions of shapes and transforms look at few vertices if
//! they can, those of placed shapes may look at all of them.

use crate::support::pairs::{Pair, Rng, pair};
use sat2d::query::{ClosestPoints, Motion, cast_segment, distance, sweep};
use sat2d::{DVec2, Relation, Transform, relation};

/// Pairs near to each other, and the same moved apart: by integers, so that aligned pairs stay
/// aligned, or by any vector.
fn each_pair(count: u64, mut check: impl FnMut(u64, &Pair)) {
    for seed in 0..count {
        let near = pair(seed, true);
        check(seed, &near);
        let mut rng = Rng::new(seed ^ 0xfa57);
        let [a, b, c, d, x, y] = near.tb.to_array();
        let size = a.abs() + b.abs();
        let grid = rng.below(2) == 0;
        let away = rng.point(grid) * (4.0 * size);
        let tb = Transform::new(a, b, c, d, x + away.x, y + away.y).unwrap();
        check(seed, &Pair { tb, ..near });
    }
}

fn plain_distance(pair: &Pair) -> ClosestPoints {
    let (a, b) = (
        pair.a.place(&pair.ta).unwrap(),
        pair.b.place(&pair.tb).unwrap(),
    );
    a.distance(&b)
}

#[test]
fn distance_is_the_same_by_few_vertices_as_by_all() {
    let mut apart = 0;
    each_pair(20_000, |seed, pair| {
        let fast = distance(&pair.a, &pair.ta, &pair.b, &pair.tb).unwrap();
        let plain = plain_distance(pair);
        apart += u64::from(plain.distance > 0.0);
        // One path may compute a distance in doubles, the other in higher precision.
        let error = (fast.distance - plain.distance).abs();
        assert!(
            error <= 1e-12 * plain.distance,
            "seed {seed}: {fast:?} {plain:?}"
        );
        let same = ClosestPoints {
            distance: plain.distance,
            ..fast
        };
        assert_eq!(same, plain, "seed {seed}: {pair:?}");
    });
    assert!(apart > 10_000, "{apart}");
}

#[test]
fn a_cast_is_the_same_by_few_vertices_as_by_all() {
    let (mut hits, mut misses) = (0, 0);
    each_pair(20_000, |seed, pair| {
        let mut rng = Rng::new(seed ^ 0xca57);
        let corner = |shape: &sat2d::Shape, t: &Transform, rng: &mut Rng| {
            let n = shape.vertices().len() as u64;
            t.apply(shape.vertices()[rng.below(n) as usize])
        };
        let ends = [
            pair.ta.apply(rng.point(true)),
            pair.ta.apply(rng.point(false)),
            corner(&pair.a, &pair.ta, &mut rng),
            corner(&pair.b, &pair.tb, &mut rng),
            DVec2::new(corner(&pair.a, &pair.ta, &mut rng).x, pair.tb.to_array()[5]),
        ];
        for (start, end) in ends.iter().flat_map(|p| ends.iter().map(move |q| (*p, *q))) {
            let fast = cast_segment(&pair.a, &pair.ta, start, end).unwrap();
            let plain = pair.a.place(&pair.ta).unwrap().cast_segment(start, end);
            assert_eq!(fast, plain, "seed {seed}: {start} {end} {pair:?}");
            *(if fast.is_some() {
                &mut hits
            } else {
                &mut misses
            }) += 1;
        }
    });
    assert!(hits > 100_000 && misses > 100_000, "{hits} {misses}");
}

/// A sweep with a tiny rotation takes the general path, which stops at 2^-36 of the coordinates.
#[test]
fn a_straight_sweep_is_the_same_as_one_that_hardly_turns() {
    let (mut met, mut missed, mut grazed) = (0, 0, 0);
    each_pair(6000, |seed, pair| {
        let mut rng = Rng::new(seed ^ 0x51de);
        let size = [(&pair.a, &pair.ta), (&pair.b, &pair.tb)]
            .into_iter()
            .flat_map(|(shape, t)| {
                shape
                    .vertices()
                    .iter()
                    .map(|&p| t.apply(p).abs().max_element())
            })
            .fold(
                (pair.a.radius() * pair.ta.scale()).max(pair.b.radius() * pair.tb.scale()),
                f64::max,
            );
        if !(1e-100..1e8).contains(&size) {
            return;
        }
        let toward = pair.ta.apply(pair.a.vertices()[0]) - pair.tb.apply(pair.b.vertices()[0]);
        let grid = rng.below(2) == 0;
        let aside = rng.point(grid) * (size / 8.0);
        let move_b = [toward * 2.0, toward + aside, aside, -toward][rng.below(4) as usize];
        let move_a = [DVec2::ZERO, rng.point(true) * (size / 16.0)][rng.below(2) as usize];
        let motions = |turn: f64| {
            let motion =
                |t: &Transform, by: DVec2| Motion::turning(*t, by, turn, DVec2::ZERO).unwrap();
            (motion(&pair.ta, move_a), motion(&pair.tb, move_b))
        };
        let hit = |turn: f64| {
            let (a, b) = motions(turn);
            sweep(&pair.a, &a, &pair.b, &b).unwrap()
        };
        match (hit(0.0), hit(1e-300)) {
            (Some(fast), Some(plain)) => {
                met += 1;
                let off = (fast.time - plain.time).abs() * fast.approach.max(plain.approach);
                // For grazing shapes the time depends on that tolerance.
                let square = fast.approach > 1e-3 * (move_b - move_a).length();
                assert!(
                    !square || off <= 1e-9 * size,
                    "seed {seed}: {fast:?} {plain:?} {pair:?}"
                );
                let start = relation(&pair.a, &pair.ta, &pair.b, &pair.tb).unwrap();
                assert!(
                    start.hits() || fast.relation != Relation::Overlapping,
                    "seed {seed}"
                );
            }
            (None, None) => missed += 1,
            (None, Some(plain)) => {
                grazed += 1;
                assert!(
                    plain.closest.distance > 0.0,
                    "seed {seed}: {plain:?} {pair:?}"
                );
            }
            (Some(fast), None) => panic!("seed {seed}: {fast:?} {pair:?}"),
        }
    });
    assert!(
        met > 2000 && missed > 1000 && grazed < 100,
        "{met} {missed} {grazed}"
    );
}
