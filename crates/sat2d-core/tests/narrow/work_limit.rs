//! Sweeps and separations within a work limit: the same answer, or an error that names the limit.

use sat2d::query::{Motion, SeparationError, SweepError, SweepOptions};
use sat2d::query::{contacts, separation, separation_within, sweep, sweep_with};
use sat2d::query::{sweep_bounds, sweep_bounds_within};
use sat2d::{DEFAULT_WORK_LIMIT, DVec2, LimitError, Shape, Transform};
use sat2d_test_support::generators;

fn comb(teeth: u32) -> Shape {
    let p = DVec2::new;
    let tooth = |i: u32| {
        let x = 2.0 * f64::from(i);
        [p(x, 0.0), p(x, 10.0), p(x + 0.9, 10.0), p(x + 0.9, 0.0)]
    };
    let right = 2.0 * f64::from(teeth);
    let ring: Vec<DVec2> = (0..teeth)
        .flat_map(tooth)
        .chain([p(right, -1.0), p(0.0, -1.0)])
        .collect();
    Shape::polygon(&[&ring]).unwrap()
}

/// Upside down, its teeth above those of a comb at the origin.
fn above(x: f64, y: f64) -> Transform {
    Transform::new(1.0, 0.0, 0.0, -1.0, x, y).unwrap()
}

fn limited(limit: u64) -> SweepOptions {
    SweepOptions {
        work_limit: Some(limit),
        ..SweepOptions::default()
    }
}

#[test]
fn a_turning_sweep_of_combs_ends_at_its_limit() {
    let comb = comb(100);
    let still = Motion::still(Transform::IDENTITY);
    let pivot = DVec2::new(100.0, 15.0);
    let turns = Motion::turning(above(0.95, 20.5), DVec2::new(0.0, -12.0), 1e-2, pivot).unwrap();
    let free = sweep(&comb, &still, &comb, &turns);
    assert!(free.is_ok_and(|impact| impact.is_some()));
    let mut needed = 0;
    for limit in (0..40).map(|step| 1 << step) {
        match sweep_with(&comb, &still, &comb, &turns, &limited(limit)) {
            Err(error) => {
                assert_eq!(error, SweepError::Limit(LimitError::Work { limit }));
                needed = 2 * limit;
            }
            found => {
                assert_eq!(found, free, "{limit}");
                break;
            }
        }
    }
    assert!((10_000..1 << 38).contains(&needed), "{needed}");
}

#[test]
fn a_separation_of_combs_ends_at_its_limit() {
    let comb = comb(40);
    let at = above(0.3, 12.0);
    let free = separation(&comb, &Transform::IDENTITY, &comb, &at).unwrap();
    assert!(free.is_some());
    let mut needed = 0;
    for limit in (0..40).map(|step| 1 << step) {
        match separation_within(&comb, &Transform::IDENTITY, &comb, &at, limit) {
            Err(error) => {
                assert_eq!(error, SeparationError::Limit(LimitError::Work { limit }));
                needed = 2 * limit;
            }
            found => {
                assert_eq!(found, Ok(free), "{limit}");
                break;
            }
        }
    }
    assert!((1_000..1 << 30).contains(&needed), "{needed}");
}

/// Random radii at even angles.
fn star(rng: &mut fastrand::Rng, corners: usize) -> Shape {
    let ring: Vec<DVec2> = (0..corners)
        .map(|i| {
            let angle = i as f64 * std::f64::consts::TAU / corners as f64;
            DVec2::from_angle(angle) * (5.0 + 5.0 * rng.f64())
        })
        .collect();
    Shape::polygon(&[&ring]).unwrap()
}

#[test]
fn large_shapes_have_a_limit_unless_the_caller_sets_one() {
    let rng = &mut fastrand::Rng::with_seed(1);
    let (a, b) = (star(rng, 3000), star(rng, 3000));
    let at = Transform::translation(DVec2::new(3.0, 1.0)).unwrap();
    let work = LimitError::Work {
        limit: DEFAULT_WORK_LIMIT,
    };
    let found = separation(&a, &Transform::IDENTITY, &b, &at);
    assert_eq!(found, Err(SeparationError::Limit(work)));
}

#[test]
fn bounds_of_turning_stars_are_found_within_the_limit_and_contain_the_time_of_a_sweep() {
    let rng = &mut fastrand::Rng::with_seed(2);
    let mut met = 0;
    for corners in [20, 60, 200, 1600] {
        let (a, b) = (star(rng, corners), star(rng, corners));
        let from = Transform::translation(DVec2::new(-30.0, 0.0)).unwrap();
        let moves = Motion::turning(from, DVec2::new(60.0, 1.0), 6.0, from.position()).unwrap();
        let turns = Motion::turning(Transform::IDENTITY, DVec2::ZERO, -3.0, DVec2::ZERO).unwrap();
        let found = sweep_bounds(&a, &moves, &b, &turns).unwrap().unwrap();
        let hit = sweep(&a, &moves, &b, &turns).unwrap().unwrap();
        assert!(
            (found.earliest - hit.time).abs() < 1e-10,
            "{found:?} {hit:?}"
        );
        assert!(found.latest.unwrap() - found.earliest <= 2.0_f64.powi(-40));
        met += 1;
        let few = sweep_bounds_within(&a, &moves, &b, &turns, 1000);
        let limit = LimitError::Work { limit: 1000 };
        assert_eq!(few, Err(SweepError::Limit(limit)));
    }
    assert_eq!(met, 4);
}

#[test]
fn two_zigzags_have_a_contact_for_each_crossing() {
    let n = 120;
    let zigzag = |turned: bool| {
        let corner = |i: i32| {
            let (along, across) = (f64::from(i), f64::from(i % 2 * n));
            let (x, y) = if turned {
                (across, along)
            } else {
                (along, across)
            };
            DVec2::new(x, y)
        };
        let corners: Vec<DVec2> = (0..n).map(corner).collect();
        Shape::chain(&corners, false).unwrap()
    };
    let at = Transform::translation(DVec2::new(0.3, 0.3)).unwrap();
    let found = contacts(&zigzag(false), &Transform::IDENTITY, &zigzag(true), &at).unwrap();
    let mut features: Vec<_> = found.iter().flat_map(|hit| hit.points().to_vec()).collect();
    assert!(features.len() > 6000, "{}", features.len());
    features.sort_by_key(|point| (point.feature_a, point.feature_b));
    features.dedup_by_key(|point| (point.feature_a, point.feature_b));
    // each pair of features once: no two of the normals there are parallel
    assert_eq!(
        features.len(),
        found.iter().map(|hit| hit.points().len()).sum::<usize>()
    );
}

#[test]
fn convex_shapes_take_some_thousand_units_at_most() {
    let mut rng = fastrand::Rng::with_seed(1);
    for _ in 0..3000 {
        let kind = generators::KINDS[rng.usize(..generators::KINDS.len())];
        let pair = generators::pair(&mut rng, kind);
        let (a, b) = (&pair.a.shape, &pair.b.shape);
        let (ta, tb) = (&pair.ta, &pair.tb);
        let within = separation_within(a, ta, b, tb, 20_000);
        assert_eq!(within.unwrap(), separation(a, ta, b, tb).unwrap());
        let (still, moves) = (
            Motion::still(*ta),
            Motion::linear(*tb, DVec2::new(3.0, -2.0)),
        );
        let moves = moves.unwrap();
        assert_eq!(
            sweep_with(a, &still, b, &moves, &limited(20_000)),
            sweep(a, &still, b, &moves)
        );
    }
}
