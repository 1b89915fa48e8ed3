//! Motion bounds of circles and small polygons: as long as no two points come closer together or
//! farther apart than the bound says, the relation stays what it was. How far points move is judged
//! by their placed vertices. Motion bounds of rectangles are tested beside their code.

use fastrand::Rng;
use sat2d::internals::verdict_of_hulls;
use sat2d::{DVec2, Relation, Shape, Transform, relation};
use std::f64::consts::TAU;

fn signed(rng: &mut Rng) -> f64 {
    rng.f64() * 2.0 - 1.0
}

/// A map with turns, mirrors and slants.
fn slanted(rng: &mut Rng, scale: f64) -> Transform {
    let [a, b, c, d] = [(); 4].map(|()| signed(rng));
    let (x, y) = (scale * 3.0 * signed(rng), scale * 3.0 * signed(rng));
    Transform::new(a, b, c, d, x, y).unwrap()
}

/// A map that differs by so much.
fn moved(t: &Transform, rng: &mut Rng, scale: f64, by: f64) -> Transform {
    let to = t.to_array();
    let by: [f64; 6] = core::array::from_fn(|i| {
        let share = if i < 4 { 1.0 } else { scale };
        to[i] + by * share * signed(rng)
    });
    let [a, b, c, d, x, y] = by;
    Transform::new(a, b, c, d, x, y).unwrap()
}

/// How far a point of a polygon moves at most: the difference of two affine maps is affine, so a
/// vertex moves farthest. A little more, for the rounding of this.
fn displacement(polygon: &Shape, from: &Transform, to: &Transform) -> f64 {
    let moves = polygon
        .vertices()
        .iter()
        .map(|&p| (to.apply(p) - from.apply(p)).length());
    moves.fold(0.0, f64::max) * (1.0 + 1e-12)
}

#[test]
fn polygons_that_come_no_farther_stand_as_they_did() {
    let mut rng = Rng::with_seed(5);
    let mut asked = [0, 0];
    for round in 0..20_000 {
        let scale = [1.0, 1e-100, 1e100, 0.01][round % 4];
        let mut polygon = || {
            let center = DVec2::new(signed(&mut rng), signed(&mut rng));
            let (corners, from) = (rng.usize(3..=8), rng.f64() * 7.0);
            let size = DVec2::new(0.2 + rng.f64(), 0.2 + rng.f64());
            let corner = |i: usize| {
                let (sin, cos) = f64::sin_cos(from + TAU * i as f64 / corners as f64);
                (center + DVec2::new(cos, sin) * size) * scale
            };
            let corners: Vec<DVec2> = (0..corners).map(corner).collect();
            let shape = Shape::convex_polygon(&corners).unwrap();
            (shape, slanted(&mut rng, scale))
        };
        let ((a, s), (b, t)) = (polygon(), polygon());
        let Some((stand, motion_bound)) = verdict_of_hulls((&a, &s), (&b, &t)) else {
            continue;
        };
        let stood = relation(&a, &s, &b, &t).unwrap();
        assert_eq!(stand, stood, "round {round}");
        let mut by = 1.0;
        for _ in 0..12 {
            by *= 0.7;
            let to = moved(&t, &mut rng, scale, by);
            if displacement(&b, &t, &to) <= motion_bound {
                assert_eq!(relation(&a, &s, &b, &to).unwrap(), stand, "round {round}");
                asked[usize::from(stand == Relation::Disjoint)] += 1;
            }
        }
    }
    assert!(asked.iter().all(|&asked| asked > 5_000), "{asked:?}");
}

#[test]
fn circles_that_come_no_farther_stand_as_they_did() {
    let mut rng = Rng::with_seed(4);
    let mut asked = [0, 0];
    for round in 0..20_000 {
        let scale = [1.0, 1e-90, 1e25, 0.01][round % 4];
        let mut circle = || {
            let center = DVec2::new(signed(&mut rng), signed(&mut rng)) * scale;
            let shape = Shape::circle(center, scale * rng.f64() * 2.0).unwrap();
            let at = DVec2::new(signed(&mut rng), signed(&mut rng)) * scale * 3.0;
            let size = 0.5 + rng.f64();
            (
                shape,
                Transform::placement(at, rng.f64() * 7.0, size, size).unwrap(),
            )
        };
        let ((a, s), (b, t)) = (circle(), circle());
        let Some((stand, motion_bound)) = verdict_of_hulls((&a, &s), (&b, &t)) else {
            continue;
        };
        assert_eq!(relation(&a, &s, &b, &t).unwrap(), stand, "round {round}");
        // straight at each other or apart, nearly as far as they may
        let centers = [(&a, &s), (&b, &t)].map(|(shape, t)| {
            let bounds = shape.bounds();
            t.apply(bounds.min + (bounds.max - bounds.min) / 2.0)
        });
        let way = (centers[1] - centers[0]).normalize() * motion_bound * 0.999;
        for way in [way, -way] {
            let [m, n, o, p, x, y] = t.to_array();
            let to = Transform::new(m, n, o, p, x + way.x, y + way.y).unwrap();
            if motion_bound > 0.0 {
                assert_eq!(relation(&a, &s, &b, &to).unwrap(), stand, "round {round}");
                asked[usize::from(stand == Relation::Disjoint)] += 1;
            }
        }
    }
    assert!(asked.iter().all(|&asked| asked > 5_000), "{asked:?}");
}

#[test]
fn circles_and_polygons_that_come_no_farther_stand_as_they_did() {
    let mut rng = Rng::with_seed(6);
    let mut asked = [0, 0];
    for round in 0..20_000 {
        let scale = [1.0, 1e-50, 1e25, 0.01][round % 4];
        let place = |rng: &mut Rng| {
            let at = DVec2::new(signed(rng), signed(rng)) * scale * 1.5;
            let (size, mirror) = (0.5 + rng.f64(), [1.0, -1.0][round / 4 % 2]);
            Transform::placement(at, rng.f64() * 7.0, mirror * size, size).unwrap()
        };
        let corners = rng.usize(3..=16);
        let corner = |i: usize| {
            let (sin, cos) = f64::sin_cos(TAU * i as f64 / corners as f64);
            DVec2::new(cos, sin) * scale
        };
        let corners: Vec<DVec2> = (0..corners).map(corner).collect();
        let polygon = Shape::convex_polygon(&corners).unwrap();
        let circle = Shape::circle(DVec2::ZERO, scale * rng.f64()).unwrap();
        let (s, t) = (place(&mut rng), place(&mut rng));
        let Some((stand, motion_bound)) = verdict_of_hulls((&polygon, &s), (&circle, &t)) else {
            continue;
        };
        let swapped = verdict_of_hulls((&circle, &t), (&polygon, &s));
        assert_eq!(swapped, Some((stand, motion_bound)));
        let stood = relation(&polygon, &s, &circle, &t).unwrap();
        assert_eq!(stand, stood, "round {round}");
        // the circle goes as far as it may, in many directions, beside what the polygon does
        for turn in 0..16 {
            let by = 0.1 * rng.f64() * rng.f64();
            let to_s = moved(&s, &mut rng, scale, by);
            let rest = motion_bound - displacement(&polygon, &s, &to_s);
            let (sin, cos) = f64::sin_cos(TAU * f64::from(turn) / 16.0);
            let way = DVec2::new(cos, sin) * rest * 0.999;
            let [m, n, o, p, x, y] = t.to_array();
            let to_t = Transform::new(m, n, o, p, x + way.x, y + way.y).unwrap();
            if rest > 0.0 {
                let stands = relation(&polygon, &to_s, &circle, &to_t).unwrap();
                assert_eq!(stands, stand, "round {round}");
                asked[usize::from(stand == Relation::Disjoint)] += 1;
            }
        }
    }
    assert!(asked.iter().all(|&asked| asked > 50_000), "{asked:?}");
}

/// Right of the line x = 0 a shape that reaches it, moved by a whole number of 2^-50: that is how
/// far it is from a shape on the left, or how deep in it.
#[test]
fn shapes_may_move_no_farther_than_they_are_apart_or_deep() {
    let polygon = |corners: &[(f64, f64)], scale: f64| {
        let corners: Vec<DVec2> = corners
            .iter()
            .map(|&(x, y)| DVec2::new(x, y) * scale)
            .collect();
        Shape::convex_polygon(&corners).unwrap()
    };
    let square = [(-1.0, -1.0), (0.0, -1.0), (0.0, 1.0), (-1.0, 1.0)];
    let house = [
        (-1.0, -1.0),
        (0.0, -1.0),
        (0.0, 1.0),
        (-1.0, 1.0),
        (-1.5, 0.0),
    ];
    let triangle = [(0.0, 0.0), (1.0, -1.0), (1.0, 1.0)];
    let mut asked = [0, 0];
    for scale in [1.0, 2.0_f64.powi(-80), 2.0_f64.powi(80)] {
        let circle = |x: f64| Shape::circle(DVec2::new(x * scale, 0.0), scale).unwrap();
        let left = [
            polygon(&square, scale),
            polygon(&house, scale),
            circle(-1.0),
        ];
        let right = [circle(1.0), polygon(&triangle, scale)];
        let pairs = left.iter().flat_map(|a| right.iter().map(move |b| (a, b)));
        for ((a, b), step) in pairs.flat_map(|pair| (-4000..4000).map(move |step| (pair, step))) {
            let gap = f64::from(step) * scale * 2.0_f64.powi(-50);
            let at = Transform::translation(DVec2::new(gap, 0.0)).unwrap();
            let quarter = Transform::new(0.0, 1.0, -1.0, 0.0, 0.0, 0.0).unwrap();
            let turned = Transform::new(0.0, 1.0, -1.0, 0.0, 0.0, gap).unwrap();
            for (s, t) in [(Transform::IDENTITY, at), (quarter, turned)] {
                let Some((stand, motion_bound)) = verdict_of_hulls((a, &s), (b, &t)) else {
                    continue;
                };
                assert!(
                    motion_bound <= gap.abs(),
                    "{motion_bound:e} {gap:e} {a:?} {b:?}"
                );
                asked[usize::from(stand == Relation::Disjoint)] += 1;
            }
        }
    }
    assert!(asked.iter().all(|&asked| asked > 10_000), "{asked:?}");
}
