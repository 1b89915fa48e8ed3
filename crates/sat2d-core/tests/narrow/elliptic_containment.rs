//! How shapes with ellipses around their points lie within each other. An affine map changes
//! nothing about that: the judge is the answer for the discs before it, all numbers whole.

use fastrand::Rng;
use sat2d::query::{Containment, containment};
use sat2d::{DVec2, Relation, Shape, Transform, relation};
use sat2d_test_support::elliptic_pairs::{Subject, direction, random};
use sat2d_test_support::seeds;
use std::f64::consts::TAU;

fn whole(rng: &mut Rng, most: i32) -> f64 {
    f64::from(rng.i32(-most..=most))
}

/// A round or sharp shape of small whole numbers.
fn shape(rng: &mut Rng, most: i32) -> Shape {
    loop {
        let mut corner = || DVec2::new(whole(rng, most), whole(rng, most));
        let corners = [corner(), corner(), corner(), corner()];
        let radius = f64::from(rng.i32(0..=2 * most));
        let shape = match rng.u8(0..6) {
            0 | 1 => Shape::circle(corners[0], radius),
            2 | 3 => Shape::capsule(corners[0], corners[1], radius),
            4 => Shape::rounded_polygon(&corners[..3], radius),
            _ => Shape::hull(&corners),
        };
        if let Ok(shape) = shape {
            return shape;
        }
    }
}

#[test]
fn affine_maps_change_neither_containment_nor_verdict() {
    let (mut seen, mut met) = ([0; 4], [0; 3]);
    for seed in seeds(6000) {
        let mut rng = Rng::with_seed(seed);
        let outer = shape(&mut rng, 5);
        let (inner, place) = if rng.u8(0..16) == 0 {
            (outer.clone(), DVec2::ZERO)
        } else {
            let place = DVec2::new(whole(&mut rng, 4), whole(&mut rng, 4));
            (shape(&mut rng, 2), place)
        };
        let there = Transform::translation(place).expect("a map");
        let here = Transform::IDENTITY;
        let expected = containment(&inner, &there, &outer, &here).expect("in range");
        let verdict = relation(&inner, &there, &outer, &here).expect("a verdict");
        let numbers = [(); 6].map(|()| whole(&mut rng, 9));
        let [a, b, c, d, x, y] = numbers;
        let Ok(map) = Transform::new(a, b, c, d, x, y) else {
            continue;
        };
        // the radius of a similarity is rounded
        if map.is_similarity() {
            continue;
        }
        let (ti, to) = (map.product(&there).expect("a map"), map);
        let found = containment(&inner, &ti, &outer, &to).expect("in range");
        assert_eq!(
            found, expected,
            "seed {seed}: {inner:?} {ti:?} in {outer:?} {to:?}"
        );
        let again = relation(&inner, &ti, &outer, &to).expect("a verdict");
        assert_eq!(again, verdict, "seed {seed}");
        seen[expected as usize] += 1;
        met[verdict as usize] += 1;
    }
    assert!(seen.iter().all(|&count| count > 5), "{seen:?}");
    assert!(met.iter().all(|&count| count > 50), "{met:?}");
}

/// Shapes under different maps: where the support function of the inner one exceeds the other's
/// clearly, it is not contained, and where it stays clearly below in all directions, it is.
#[test]
fn contained_shapes_reach_nowhere_beyond_the_outer_one() {
    let mut seen = [0; 2];
    for seed in seeds(1500) {
        let mut rng = Rng::with_seed(seed);
        let size = [0.05, 0.2, 0.5, 1.0][rng.usize(0..4)];
        let (inner, outer) = (random(&mut rng, 0.5, size), random(&mut rng, 0.2, 1.0));
        let beyond = |n: DVec2| inner.reach(n) - outer.reach(n);
        let most = (0..4096)
            .map(|k| beyond(direction(f64::from(k) * TAU / 4096.0)))
            .fold(f64::NEG_INFINITY, f64::max);
        let found = |a: &Subject, b: &Subject| {
            containment(&a.shape, &a.transform, &b.shape, &b.transform).expect("in range")
        };
        let verdict = found(&inner, &outer);
        if most > 1e-9 {
            assert_eq!(
                verdict,
                Containment::None,
                "seed {seed} {:?} {:?} {:?} {:?} {most}",
                inner.shape,
                inner.transform,
                outer.shape,
                outer.transform
            );
            seen[0] += 1;
        } else if most < -1e-3 {
            assert_eq!(verdict, Containment::Proper, "seed {seed}");
            let meet = relation(
                &inner.shape,
                &inner.transform,
                &outer.shape,
                &outer.transform,
            );
            assert_eq!(meet, Ok(Relation::Overlapping), "seed {seed}");
            seen[1] += 1;
        }
    }
    assert!(seen.iter().all(|&count| count > 50), "{seen:?}");
}
