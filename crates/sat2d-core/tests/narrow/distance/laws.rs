//! Laws of distances, over pairs of every kind.

use crate::support::pairs::{Pair, pair};
use crate::support::rational_gap::{Gap, Solid};
use sat2d::query::{Feature, contact, distance};
use sat2d::{DVec2, Relation, Shape, Transform, relation};

#[test]
fn distance_is_above_zero_iff_disjoint_and_agrees_with_the_contact() {
    for seed in 0..6000 {
        let Pair { a, ta, b, tb } = pair(seed, true);
        let near = distance(&a, &ta, &b, &tb).unwrap();
        let verdict = relation(&a, &ta, &b, &tb).unwrap();
        assert_eq!(
            near.distance > 0.0,
            verdict == Relation::Disjoint,
            "seed {seed}"
        );
        if let Some(hit) = contact(&a, &ta, &b, &tb).unwrap() {
            assert_eq!(near.distance, 0.0);
            let point = hit.points()[0];
            assert_eq!(
                (near.on_a, near.on_b),
                (point.on_a, point.on_b),
                "seed {seed}"
            );
            assert_eq!(near.normal, hit.normal);
        }
    }
}

#[test]
fn distance_is_that_of_the_exact_judge() {
    let mut apart = 0;
    for seed in 0..3000 {
        let Pair { a, ta, b, tb } = pair(seed, true);
        let near = distance(&a, &ta, &b, &tb).unwrap();
        let gap = Gap::new(&Solid::new(&a, &ta), &Solid::new(&b, &tb));
        if gap.relation() == Relation::Disjoint {
            apart += 1;
            assert!(
                gap.is_about(near.distance, 1e-12),
                "seed {seed}: {}",
                near.distance
            );
        }
    }
    assert!(apart > 500, "{apart}");
}

#[test]
fn swapping_the_shapes_swaps_the_points() {
    let mut apart = 0;
    for seed in 0..6000 {
        let Pair { a, ta, b, tb } = pair(seed, true);
        let (there, back) = (
            distance(&a, &ta, &b, &tb).unwrap(),
            distance(&b, &tb, &a, &ta).unwrap(),
        );
        if there.distance > 0.0 {
            apart += 1;
            assert_eq!(
                there.distance.to_bits(),
                back.distance.to_bits(),
                "seed {seed}"
            );
            assert_eq!((there.on_a, there.on_b), (back.on_b, back.on_a));
            assert_eq!(
                (there.feature_a, there.feature_b),
                (back.feature_b, back.feature_a)
            );
            assert_eq!(there.normal, -back.normal);
        }
    }
    assert!(apart > 1000, "{apart}");
}

#[test]
fn closest_points_are_the_distance_apart_along_the_normal() {
    let mut apart = 0;
    for seed in 0..6000 {
        let Pair { a, ta, b, tb } = pair(seed, true);
        let near = distance(&a, &ta, &b, &tb).unwrap();
        if near.distance == 0.0 || near.distance == f64::MIN_POSITIVE {
            continue;
        }
        apart += 1;
        let size = |p: DVec2| p.x.abs().max(p.y.abs());
        let slack = 1e-14 * (size(near.on_a).max(size(near.on_b)) + near.distance) + 1e-320;
        let radii = 1e-14 * (a.radius() * ta.scale() + b.radius() * tb.scale());
        let off = near.on_a + near.normal * near.distance - near.on_b;
        assert!(size(off) <= slack + radii, "seed {seed}: {near:?}");
    }
    assert!(apart > 1000, "{apart}");
}

#[test]
fn a_hair_between_two_balls_keeps_its_digits() {
    // A 3-4-5 triangle, a million times enlarged: the distance of the centres is exact, and the
    // radii leave 2^-30 of it.
    let a = Shape::circle(DVec2::ZERO, 2_500_000.0).unwrap();
    let b = Shape::circle(DVec2::ZERO, 2_500_000.0 - 2f64.powi(-30)).unwrap();
    let at = Transform::translation(DVec2::new(3e6, 4e6)).unwrap();
    let near = distance(&a, &Transform::IDENTITY, &b, &at).unwrap();
    assert_eq!(near.distance, 2f64.powi(-30));
    assert_eq!(
        (near.feature_a, near.feature_b),
        (Feature::Arc(0), Feature::Arc(0))
    );
}
