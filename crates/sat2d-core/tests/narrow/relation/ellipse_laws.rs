//! Laws of the verdict of hulls with ellipses around their points: what must not change it.

use crate::support::round_pairs::{Class, Side, pair};
use fastrand::Rng;
use sat2d::{DVec2, Relation, Shape, Transform, relation};
use sat2d_test_support::seeds;

const CLASSES: [Class; 5] = [
    Class::Random,
    Class::Near,
    Class::Tangent,
    Class::Thin,
    Class::Within,
];

/// Tries a law on pairs of each class: their sides, their verdict and a name.
fn for_pairs(classes: &[Class], mut law: impl FnMut(&mut Rng, &Side, &Side, Relation, &str)) {
    let mut seen = [0; 3];
    for class in classes {
        for seed in seeds(2000) {
            let rng = &mut Rng::with_seed(seed);
            let Some(pair) = pair(rng, *class) else {
                continue;
            };
            if let Some(verdict) = of(&pair.a, &pair.b) {
                law(
                    rng,
                    &pair.a,
                    &pair.b,
                    verdict,
                    &format!("{class:?}, seed {seed}"),
                );
                seen[verdict as usize] += 1;
            }
        }
    }
    assert!(seen.iter().all(|&count| count > 100), "{seen:?}");
}

fn of(a: &Side, b: &Side) -> Option<Relation> {
    relation(&a.shape()?, &a.t, &b.shape()?, &b.t).ok()
}

fn mapped(side: &Side, map: &Transform) -> Side {
    let t = map.product(&side.t).expect("in range");
    Side { t, ..side.clone() }
}

fn linear(a: f64, b: f64, c: f64, d: f64) -> Transform {
    Transform::new(a, b, c, d, 0.0, 0.0).expect("a map")
}

#[test]
fn exchanging_hulls_keeps_the_verdict() {
    for_pairs(&CLASSES, |_, a, b, verdict, name| {
        assert_eq!(of(b, a), Some(verdict), "{name}");
    });
}

#[test]
fn powers_of_two_keep_the_verdict() {
    for_pairs(&CLASSES, |rng, a, b, verdict, name| {
        let scale = 2f64.powi(rng.i32(-400..400));
        let map = linear(scale, 0.0, 0.0, scale);
        let found = of(&mapped(a, &map), &mapped(b, &map));
        assert_eq!(found, Some(verdict), "{name}, by {scale}");
    });
}

#[test]
fn quarter_turns_and_mirrors_keep_the_verdict() {
    let maps = [
        linear(0.0, 1.0, -1.0, 0.0),
        linear(-1.0, 0.0, 0.0, -1.0),
        linear(-1.0, 0.0, 0.0, 1.0),
        linear(0.0, 1.0, 1.0, 0.0),
    ];
    for_pairs(&CLASSES, |_, a, b, verdict, name| {
        for map in &maps {
            let found = of(&mapped(a, map), &mapped(b, map));
            assert_eq!(found, Some(verdict), "{name}, {map:?}");
        }
    });
}

#[test]
fn whole_numbers_may_be_translated() {
    let is_whole = |side: &Side| {
        let mut numbers = side.t.to_array().into_iter().chain([side.radius]);
        numbers.all(|x| x.fract() == 0.0 && x.abs() < 1e14)
    };
    let mut translated = 0;
    for_pairs(&[Class::Tangent], |rng, a, b, verdict, name| {
        if is_whole(a) && is_whole(b) {
            translated += 1;
            let [x, y] = [(); 2].map(|()| rng.i64(-1 << 40..1 << 40) as f64);
            let by = Transform::translation(DVec2::new(x, y)).expect("a translation");
            let found = of(&mapped(a, &by), &mapped(b, &by));
            assert_eq!(found, Some(verdict), "{name}, by {by:?}");
        }
    });
    assert!(translated > 20, "{translated}");
}

/// A map of the plane keeps the verdict. So circles, capsules and rounded polygons at whole numbers
/// meet before it, as discs do, if they meet after it, as ellipses.
#[test]
fn images_of_discs_meet_as_the_discs_do() {
    let mut seen = [0; 3];
    for seed in seeds(20_000) {
        let rng = &mut Rng::with_seed(seed);
        let mut hull = |most: i32| {
            let mut number = || f64::from(rng.i32(-most..=most));
            let points: Vec<DVec2> = (0..3).map(|_| DVec2::new(number(), number())).collect();
            let radius = number().abs();
            match (points[0].x as i32).rem_euclid(4) {
                0 => Shape::circle(points[0], radius),
                1 => Shape::capsule(points[0], points[1], radius),
                2 => Shape::rounded_polygon(&points, radius),
                _ => Shape::convex_polygon(&points),
            }
            .ok()
        };
        let (Some(a), Some(b)) = (hull(4), hull(4)) else {
            continue;
        };
        let mut number = || f64::from(rng.i32(-30..=30));
        let [a_at, b_at] = [(); 2].map(|()| (DVec2::new(number(), number()) / 5.0).round());
        let map = Transform::new(number(), number(), number(), number(), number(), 1.0);
        let Ok(map) = map else {
            continue;
        };
        let [ta, tb] = [a_at, b_at].map(|at| Transform::translation(at).expect("a translation"));
        let discs = relation(&a, &ta, &b, &tb).expect("a verdict");
        let [of_a, of_b] = [ta, tb].map(|t| map.product(&t).expect("a map"));
        // a similarity with a rounded radius moves what touches
        if !map.is_similarity() {
            let ellipses = relation(&a, &of_a, &b, &of_b);
            assert_eq!(ellipses, Ok(discs), "seed {seed}");
            seen[discs as usize] += 1;
        }
    }
    assert!(seen.iter().all(|&count| count > 50), "{seen:?}");
}
