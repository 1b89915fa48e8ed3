//! Distances of circles are those of exact rationals: disjoint, touching, one inside the other.

use crate::support::circles::{Circle, distance2, scale, square};
use crate::support::pairs::Rng;
use crate::support::rational_gap::{point, rational};
use sat2d::query::distance;
use sat2d::{DVec2, Shape, Transform};

#[test]
fn distances_of_circles_are_those_of_rationals() {
    let mut rng = Rng::new(31);
    let mut counts = [0; 3];
    for number in 0..8_000 {
        let (grid, scale) = (rng.below(3) == 0, scale(&mut rng));
        let [a, mut b] = [0, 1].map(|_| Circle::new(&mut rng, grid, scale));
        if rng.below(8) == 0 {
            // Beside it: they touch, up to rounding.
            let at = a.center() + DVec2::NEG_Y * (a.radius() + b.shape.radius());
            b.shape = Shape::circle(DVec2::ZERO, b.shape.radius()).expect("a circle");
            b.map = Transform::translation(at).expect("a map");
        }
        let near = distance(&a.shape, &a.map, &b.shape, &b.map).expect("in range");
        let apart2 = distance2(&point(a.center()), &point(b.center()));
        let radius = rational(a.radius()) + rational(b.radius());
        let order = apart2.cmp(&square(&radius));
        counts[(order as i8 + 1) as usize] += 1;
        assert_eq!(
            near.distance > 0.0,
            order.is_gt(),
            "pair {number}: {near:?}"
        );
        if order.is_gt() {
            let gap = |error: f64| rational(near.distance) * rational(1.0 + error) + &radius;
            assert!(square(&gap(-1e-12)) < apart2, "pair {number}: {near:?}");
            assert!(square(&gap(1e-12)) > apart2, "pair {number}: {near:?}");
        }
        let [on_a, on_b] = [(&a, near.on_a), (&b, near.on_b)].map(|(circle, on)| {
            let off = (on - circle.center()).length() - circle.radius();
            off.abs() <= 1e-14 * circle.size()
        });
        assert!(on_a && on_b, "pair {number}: {near:?}");
    }
    assert!(counts.iter().all(|&n| n > 200), "{counts:?}");
}
