//! The fast paths for circles (distance, casts, sweeps of two) against exact rationals: mirrored,
//! scaled, huge and tiny, disjoint, touching, one inside the other, and points.

use crate::common::rational::Rational;
use crate::support::pairs::Rng;
use crate::support::rational_gap::{Point, point, rational, zero};
use sat2d::query::{Motion, cast_segment, distance, sweep};
use sat2d::{DVec2, Relation, Shape, Transform};

/// A circle or a point, and its placement.
struct Circle {
    shape: Shape,
    map: Transform,
}

impl Circle {
    fn new(rng: &mut Rng, grid: bool, scale: f64) -> Circle {
        let radius = match rng.below(6) {
            0 => 0.0,
            1 => rng.between(0.0, 1e-6),
            _ if grid => 1.0 + rng.below(4) as f64,
            _ => rng.between(0.2, 4.0),
        };
        let center = if rng.below(2) == 0 {
            DVec2::ZERO
        } else {
            rng.point(grid)
        };
        let own = if grid { 1.0 } else { rng.between(0.3, 3.0) };
        let mirror = if rng.below(2) == 0 { -own } else { own };
        let turn = if grid {
            90.0 * rng.below(4) as f64
        } else {
            rng.between(-400.0, 400.0)
        };
        let at = rng.point(grid) * scale;
        let map = Transform::placement_degrees(at, turn, mirror * scale, own * scale);
        Circle {
            shape: Shape::circle(center, radius).expect("a circle"),
            map: map.expect("a placement"),
        }
    }

    fn center(&self) -> DVec2 {
        self.map.apply(self.shape.vertices()[0])
    }

    /// The placed circle, as the library defines it.
    fn radius(&self) -> f64 {
        self.shape.radius() * self.map.scale()
    }

    fn size(&self) -> f64 {
        self.center().abs().max_element() + self.radius()
    }
}

/// Mostly ordinary sizes, and some whose fourth powers are out of range.
fn scale(rng: &mut Rng) -> f64 {
    [1.0, 1.0, 1.0, 1e-7, 1e9, 1e-130, 1e120][rng.below(7) as usize]
}

fn square(x: &Rational) -> Rational {
    x * x
}

/// p + (q - p)·t.
fn between(p: &Point, q: &Point, t: &Rational) -> Point {
    (&p.0 + (&q.0 - &p.0) * t, &p.1 + (&q.1 - &p.1) * t)
}

fn distance2(p: &Point, q: &Point) -> Rational {
    square(&(&q.0 - &p.0)) + square(&(&q.1 - &p.1))
}

/// The square of the least distance of a point from a segment.
fn nearest2(from: &Point, start: &Point, end: &Point) -> Rational {
    let length2 = distance2(start, end);
    if length2 == zero() {
        return distance2(from, start);
    }
    let along =
        (&from.0 - &start.0) * (&end.0 - &start.0) + (&from.1 - &start.1) * (&end.1 - &start.1);
    let place = (along / length2).clamp(zero(), rational(1.0));
    distance2(from, &between(start, end, &place))
}

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
