//! The stages of distances: each one that decides gives the bits of the last one, including signs
//! of zeros and features, but for the last bits of the distance. One stage computes it in doubles,
//! the other in higher precision.

use crate::support::discs_and_rectangles::{far, map, shape, sheared};
use crate::support::pairs::{Rng, each_pair};
use crate::support::stages::{Decided, same_text};
use sat2d::internals::distance_stages;
use sat2d::query::ClosestPoints;
use sat2d::{PlaceError, Transform};

fn is_same(
    one: &Result<ClosestPoints, PlaceError>,
    last: &Result<ClosestPoints, PlaceError>,
) -> bool {
    let (Ok(one), Ok(last)) = (one, last) else {
        return one == last;
    };
    let distance = last.distance;
    (one.distance - distance).abs() <= 1e-12 * distance
        && same_text(&ClosestPoints { distance, ..*one }, last)
}

#[test]
fn stages_agree_about_every_kind_of_pair() {
    let (mut apart, mut decided) = (0, Decided::default());
    each_pair(20_000, |_, pair| {
        let stages = distance_stages(&pair.a, &pair.ta, &pair.b, &pair.tb);
        let last = decided.compare(stages, is_same, pair);
        apart += u64::from(last.unwrap().distance > 0.0);
    });
    assert!(apart > 10_000, "{apart}");
    decided.assert_by(&["disc", "parallelogram", "gjk", "contact"]);
}

#[test]
fn stages_agree_about_circles_and_rectangles() {
    let mut rng = Rng::new(12);
    let (mut apart, mut decided) = (0, Decided::default());
    for number in 0..60_000 {
        let grid = rng.below(4) == 0;
        let spread = [2.0, 6.0, 40.0][rng.below(3) as usize];
        let a = shape(&mut rng, grid);
        let b = loop {
            let b = shape(&mut rng, grid);
            if (b.radius() > 0.0) == (a.radius() > 0.0) {
                break b;
            }
        };
        let (mut ta, mut tb) = (map(&mut rng, grid, spread), map(&mut rng, grid, spread));
        if rng.below(4) == 0 {
            // Nearly parallel.
            let [c0, c1, c2, c3, ..] = ta.to_array();
            let [.., x, y] = tb.to_array();
            tb = Transform::new(c0, c1, c2, c3, x, y).expect("a map");
        }
        if a.radius() == 0.0 && rng.below(8) == 0 {
            (ta, tb) = (sheared(&mut rng, &ta), sheared(&mut rng, &tb));
        }
        let mut same = Rng::new(number);
        let (ta, ..) = far(&mut same, &ta);
        let mut same = Rng::new(number);
        let (tb, ..) = far(&mut same, &tb);
        let stages = distance_stages(&a, &ta, &b, &tb);
        let last = decided.compare(stages, is_same, &(&a, &ta, &b, &tb));
        apart += u64::from(last.expect("in range").distance > 0.0);
    }
    assert!(apart > 20_000, "{apart}");
    decided.assert_by(&["disc", "parallelogram", "gjk", "contact"]);
}
