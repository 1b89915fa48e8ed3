//! Sweeps and separations within a work limit: the same answer, or an error that names the limit.

use crate::common::generators;
use sat2d::query::{Motion, SeparationError, SweepError, SweepOptions};
use sat2d::query::{separation, separation_within, sweep, sweep_with};
use sat2d::{DVec2, LimitError, Shape, Transform};

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
