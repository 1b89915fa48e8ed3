//! Laws of the verdict, over pairs of every kind: random, nearly touching and degenerate.
//!
//! `SAT2D_CASES=2000000 cargo test --release -p sat2d --test narrow relation::laws` tries each law
//! on two million pairs of each kind.

use fastrand::Rng;
use sat2d::query::point_relation;
use sat2d::{DVec2, PlaceError, Relation, Shape, Transform, hits, overlaps, relation};
use sat2d_test_support::generators::{self, KINDS, Kind, Pair};
use sat2d_test_support::{cases, minkowski_judge};

fn verdict(pair: &Pair) -> Relation {
    relation(&pair.a.shape, &pair.ta, &pair.b.shape, &pair.tb).expect("in range")
}

/// Tries a law on many pairs of each kind. The seed in a failure message names the pair.
fn for_pairs(mut law: impl FnMut(&Pair, u64)) {
    for (k, kind) in KINDS.into_iter().enumerate() {
        for case in 0..cases(5000) {
            let seed = ((k as u64) << 56) + case;
            law(&generators::pair(&mut Rng::with_seed(seed), kind), seed);
        }
    }
}

#[test]
fn verdict_is_that_of_the_judge() {
    let mut seen = [0u64; 3];
    for_pairs(|pair, seed| {
        let (a, b) = pair.hulls();
        let truth = minkowski_judge::relation(&a, &b);
        assert_eq!(verdict(pair), truth, "seed {seed}: {pair:?}");
    });
    // The pairs would prove little if one verdict were rare.
    for kind in KINDS {
        for case in 0..1000 {
            let pair = generators::pair(&mut Rng::with_seed(case), kind);
            seen[verdict(&pair) as usize] += 1;
        }
    }
    assert!(seen.iter().all(|&n| n > 300), "{seen:?}");
}

#[test]
fn swapping_shapes_keeps_the_verdict() {
    for_pairs(|pair, seed| {
        let swapped = relation(&pair.b.shape, &pair.tb, &pair.a.shape, &pair.ta);
        assert_eq!(swapped, Ok(verdict(pair)), "seed {seed}: {pair:?}");
    });
}

#[test]
fn mirroring_both_shapes_keeps_the_verdict() {
    let flips = [
        Transform::new(-1.0, 0.0, 0.0, 1.0, 0.0, 0.0),
        Transform::new(1.0, 0.0, 0.0, -1.0, 0.0, 0.0),
        Transform::new(-1.0, 0.0, 0.0, -1.0, 0.0, 0.0),
        Transform::new(0.0, 1.0, 1.0, 0.0, 0.0, 0.0),
    ]
    .map(|t| t.expect("a map"));
    for_pairs(|pair, seed| {
        for flip in &flips {
            let (ta, tb) = (flip.product(&pair.ta), flip.product(&pair.tb));
            let mirrored = relation(&pair.a.shape, &ta.unwrap(), &pair.b.shape, &tb.unwrap());
            assert_eq!(mirrored, Ok(verdict(pair)), "seed {seed}: {pair:?}");
        }
    });
}

#[test]
fn doubling_both_shapes_keeps_the_verdict() {
    let twice = Transform::new(2.0, 0.0, 0.0, 2.0, 0.0, 0.0).unwrap();
    for_pairs(|pair, seed| {
        let (ta, tb) = (
            twice.product(&pair.ta).unwrap(),
            twice.product(&pair.tb).unwrap(),
        );
        let scaled = relation(&pair.a.shape, &ta, &pair.b.shape, &tb);
        assert_eq!(scaled, Ok(verdict(pair)), "seed {seed}: {pair:?}");
    });
}

#[test]
fn every_function_gives_the_same_verdict() {
    let mut met = 0_u64;
    for_pairs(|pair, seed| {
        let verdict = verdict(pair);
        let Pair { a, ta, b, tb } = pair;
        let (pa, pb) = (a.shape.place(ta).unwrap(), b.shape.place(tb).unwrap());
        assert_eq!(pa.relation(&pb), verdict, "seed {seed}");
        assert_eq!(
            hits(&a.shape, ta, &b.shape, tb),
            Ok(verdict != Relation::Disjoint)
        );
        assert_eq!(
            overlaps(&a.shape, ta, &b.shape, tb),
            Ok(verdict == Relation::Overlapping)
        );
        if verdict.hits() {
            met += 1;
            assert!(
                pa.bounds().intersects(&pb.bounds()),
                "seed {seed}: bounds hold the shape"
            );
        }
    });
    assert!(met > 100, "{met}");
}

#[test]
fn a_point_is_judged_as_a_circle_without_radius() {
    for_pairs(|pair, seed| {
        let hull = pair.a.placed(&pair.ta);
        let mut rng = Rng::with_seed(seed);
        let point = pair.b.placed(&pair.tb).points[0];
        let corner = hull.points[rng.usize(0..hull.points.len())];
        for point in [point, corner, (corner + point) / 2.0] {
            let truth = minkowski_judge::relation(
                &hull,
                &minkowski_judge::Hull {
                    points: vec![point],
                    radius: 0.0,
                },
            );
            let verdict = point_relation(&pair.a.shape, &pair.ta, point);
            assert_eq!(verdict, Ok(truth), "seed {seed}: {point} in {pair:?}");
        }
    });
}

#[test]
fn rectangles_are_judged_as_polygons_with_the_same_corners() {
    let mut judged = 0;
    for case in 0..cases(20_000) {
        let mut rng = Rng::with_seed(case);
        let mut pair = generators::pair(&mut rng, Kind::Rectangle);
        if pair.a.points.len() < 4 {
            continue;
        }
        judged += 1;
        let fast = verdict(&pair);
        pair.a.shape = Shape::convex_polygon(&pair.a.points).unwrap();
        assert_eq!(verdict(&pair), fast, "case {case}: {pair:?}");
    }
    assert!(judged > cases(20_000) / 2, "{judged}");
}

#[test]
fn subnormal_coordinates_are_decided() {
    let s = 5e-324;
    let at = Transform::IDENTITY;
    let corner =
        Shape::convex_polygon(&[DVec2::ZERO, DVec2::new(s, 0.0), DVec2::new(0.0, s)]).unwrap();
    let touch = Shape::circle(DVec2::new(-s, 0.0), s).unwrap();
    let apart = Shape::circle(DVec2::new(-s, -s), s).unwrap();
    let inside = Shape::circle(DVec2::new(s, s), s).unwrap();
    assert_eq!(relation(&corner, &at, &touch, &at), Ok(Relation::Touching));
    assert_eq!(relation(&corner, &at, &apart, &at), Ok(Relation::Disjoint));
    assert_eq!(
        relation(&corner, &at, &inside, &at),
        Ok(Relation::Overlapping)
    );
}

#[test]
fn a_point_out_of_range_has_no_relation() {
    let tile = Shape::rectangle(2.0, 2.0).unwrap();
    let of = |x: f64, y: f64| point_relation(&tile, &Transform::IDENTITY, DVec2::new(x, y));
    assert_eq!(of(1.0, 0.0), Ok(Relation::Touching));
    for bad in [f64::NAN, f64::INFINITY, 1e300, -1e300] {
        assert!(matches!(of(bad, 0.0), Err(PlaceError::BadPoint { .. })));
        assert!(matches!(of(0.0, bad), Err(PlaceError::BadPoint { .. })));
    }
}
