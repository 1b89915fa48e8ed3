//! Every fast path beside the plain one: a function that takes shapes and transforms looks at few vertices where it can, the
//! same of shapes placed beforehand at all of them.

mod meeting;

use meeting::pairs::{Pair, Rng, pair};
use sat2d::{ClosestPoints, DVec2, Transform, cast_segment, distance};

/// Pairs of a seed as they are, near to meeting or meeting, and moved apart: by whole numbers, so that aligned ones stay it, or any.
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
        // a distance may be told by doubles on one path and by more digits on the other
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
