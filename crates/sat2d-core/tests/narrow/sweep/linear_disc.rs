//! Sweeps of two circles meet when exact rationals say.

use crate::support::circles::{Circle, between, distance2, nearest2, scale, square};
use crate::support::pairs::Rng;
use crate::support::rational_gap::{point, rational, zero};
use sat2d::Relation;
use sat2d::query::{Motion, distance, sweep};

#[test]
fn sweeps_of_circles_meet_when_rationals_say() {
    let mut rng = Rng::new(33);
    let (mut hits, mut misses, mut overlapping) = (0, 0, 0);
    for number in 0..8_000 {
        let (grid, scale) = (rng.below(3) == 0, scale(&mut rng));
        let [a, b] = [0, 1].map(|_| Circle::new(&mut rng, grid, scale));
        let to = b.center() - a.center();
        let ways = match rng.below(3) {
            // head-on, or nearly
            0 => [to * 0.75 + rng.point(false) * (0.1 * scale), to * -0.5],
            _ => [0, 1].map(|_| rng.point(grid) * scale),
        };
        let [ma, mb] = [(&a, ways[0]), (&b, ways[1])]
            .map(|(circle, way)| Motion::linear(circle.map, way).expect("finite"));
        let hit = sweep(&a.shape, &ma, &b.shape, &mb).expect("in range");
        // b relative to a.
        let toward = point(ways[1]);
        let toward = (toward.0 - point(ways[0]).0, toward.1 - point(ways[0]).1);
        let (p, q) = (point(a.center()), point(b.center()));
        let end = (&q.0 + &toward.0, &q.1 + &toward.1);
        let radius = rational(a.radius()) + rational(b.radius());
        let size = a.size() + b.size() + ways[0].abs().max_element() + ways[1].abs().max_element();
        let slack = rational(1e-12 * size);
        let starts2 = distance2(&p, &q);
        let Some(hit) = hit else {
            let least2 = nearest2(&p, &q, &end);
            let less = (&radius - &slack).max(zero());
            assert!(least2 > square(&less), "sweep {number}: none");
            misses += 1;
            continue;
        };
        if starts2 < square(&radius) {
            assert_eq!(
                (hit.time, hit.relation),
                (0.0, Relation::Overlapping),
                "sweep {number}"
            );
            assert_eq!(hit.closest.distance, 0.0);
            overlapping += 1;
            continue;
        }
        assert_ne!(
            hit.relation,
            Relation::Overlapping,
            "sweep {number}: {hit:?}"
        );
        // At the distance of the radii up to rounding, and approaching.
        let then2 = distance2(&p, &between(&q, &end, &rational(hit.time)));
        let less = (&radius - &slack).max(zero());
        assert!(then2 >= square(&less), "sweep {number}: {hit:?}");
        assert!(
            then2 <= square(&(&radius + &slack)),
            "sweep {number}: {hit:?}"
        );
        let placed = distance(
            &a.shape,
            &ma.at(hit.time).unwrap(),
            &b.shape,
            &mb.at(hit.time).unwrap(),
        );
        let placed = placed.expect("in range");
        let error = (hit.closest.distance - placed.distance).abs();
        assert!(error <= 1e-12 * placed.distance, "sweep {number}: {hit:?}");
        assert_eq!(hit.closest.on_a, placed.on_a, "sweep {number}");
        assert_eq!(
            hit.approach > 0.0,
            (ways[1] - ways[0]).dot(placed.normal) < 0.0,
            "sweep {number}"
        );
        hits += 1;
    }
    assert!(
        hits > 1_500 && misses > 1_500 && overlapping > 500,
        "{hits} {misses} {overlapping}"
    );
}
