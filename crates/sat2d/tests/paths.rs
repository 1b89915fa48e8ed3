//! Every fast path beside the plain one: a function that takes shapes and transforms looks at few vertices where it can, the
//! same of shapes placed beforehand at all of them.

mod meeting;

use meeting::pairs::{Pair, Rng, pair};
use sat2d::{ClosestPoints, Transform, distance};

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
