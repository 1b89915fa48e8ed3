//! Casts at circles hit where exact rationals say.

use crate::support::circles::{Circle, distance2, nearest2, scale, square};
use crate::support::pairs::Rng;
use crate::support::rational_gap::{point, rational};
use sat2d::query::cast_segment;

#[test]
fn casts_at_circles_hit_where_rationals_say() {
    let mut rng = Rng::new(32);
    let (mut hits, mut misses, mut inside) = (0, 0, 0);
    for number in 0..8_000 {
        let (grid, scale) = (rng.below(3) == 0, scale(&mut rng));
        let circle = Circle::new(&mut rng, grid, scale);
        let reach = [1.0, 1.0, 1e5][rng.below(3) as usize];
        let [start, end] = [0, 1].map(|_| rng.point(grid) * (scale * reach));
        let end = if rng.below(3) == 0 {
            start + (circle.center() - start) * 1.5
        } else {
            end
        };
        let hit = cast_segment(&circle.shape, &circle.map, start, end).expect("in range");
        let [c, s, e] = [circle.center(), start, end].map(point);
        let radius2 = square(&rational(circle.radius()));
        assert_eq!(
            hit.is_some(),
            nearest2(&c, &s, &e) <= radius2,
            "cast {number}"
        );
        let Some(hit) = hit else {
            misses += 1;
            continue;
        };
        assert_eq!(
            hit.starts_inside(),
            distance2(&c, &s) < radius2,
            "cast {number}"
        );
        if hit.starts_inside() {
            inside += 1;
            continue;
        }
        hits += 1;
        let size = circle.size() + start.abs().max_element() + end.abs().max_element();
        let normal = hit.normal * circle.radius();
        // The flatter the path meets the circle, the farther a rounding error moves the hit.
        let off = (hit.point - circle.center()).length() - circle.radius();
        assert!(off.abs() <= 1e-12 * size, "cast {number}: {hit:?}");
        assert!(
            (hit.normal.length() - 1.0).abs() < 1e-15,
            "cast {number}: {hit:?}"
        );
        if circle.radius() > 1e-3 * size {
            let off = (hit.point - circle.center() - normal).length();
            assert!(off <= 1e-12 * size, "cast {number}: {hit:?}");
        }
        if distance2(&c, &s) == radius2 {
            // On the boundary, in any direction.
            assert_eq!((hit.fraction, hit.point), (0.0, start), "cast {number}");
            continue;
        }
        // The path enters there and not before.
        let way = end - start;
        assert!(
            way.dot(hit.normal) <= 1e-6 * way.length(),
            "cast {number}: {hit:?}"
        );
    }
    assert!(
        hits > 1_000 && misses > 1_000 && inside > 200,
        "{hits} {misses} {inside}"
    );
}
