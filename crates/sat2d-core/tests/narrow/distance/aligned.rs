//! Distances and sweeps of ellipses in aligned scenes, judged by directions.

use fastrand::Rng;
use sat2d::DVec2;
use sat2d::query::{Motion, distance, sweep};
use sat2d_test_support::aligned_scenes::{Turn, any, moved, pushed_together, round};
use sat2d_test_support::elliptic_pairs::{Subject, greatest_separation, separation};
use sat2d_test_support::seeds;

/// More than the judge's own roundings; coordinates are below 64.
const NEAR: f64 = 1e-9;

fn scene(seed: u64) -> (Rng, Subject, Subject) {
    let mut rng = Rng::with_seed(seed);
    let turn = Turn::random(&mut rng);
    let (a, b) = (round(&mut rng, &turn), any(&mut rng, &turn));
    let b = pushed_together(&mut rng, &a, &b);
    if rng.bool() { (rng, a, b) } else { (rng, b, a) }
}

#[test]
fn distances_of_ellipses_in_aligned_scenes_are_the_greatest_gap_of_any_direction() {
    let (mut apart, mut meeting) = (0, 0);
    for seed in seeds(4000) {
        let (_, a, b) = scene(seed);
        let expected = greatest_separation(&a, &b);
        let found = distance(&a.shape, &a.transform, &b.shape, &b.transform).expect("in range");
        let off = (found.distance - expected.max(0.0)).abs();
        assert!(off <= NEAR, "seed {seed}: {found:?} instead of {expected}");
        if expected <= NEAR {
            meeting += 1;
            continue;
        }
        apart += 1;
        let along = separation(&a, &b, found.normal);
        assert!(
            (along - expected).abs() <= NEAR,
            "seed {seed}: {found:?}, {along}"
        );
    }
    assert!(apart > 500 && meeting > 500, "{apart}, {meeting}");
}

#[test]
fn sweeps_of_ellipses_in_aligned_scenes_end_where_the_gap_does() {
    let (mut met, mut missed) = (0, 0);
    for seed in seeds(250) {
        let (mut rng, a, b) = scene(seed);
        let way = [
            DVec2::new(f64::from(rng.i8(-6..=6)), f64::from(rng.i8(-6..=6))),
            (a.transform.position() - b.transform.position()) * 1.5,
        ][rng.usize(..2)];
        let still = Motion::still(a.transform);
        let moving = Motion::linear(b.transform, way).expect("in range");
        let hit = sweep(&a.shape, &still, &b.shape, &moving).expect("in range");
        let end = hit.as_ref().map_or(1.0, |hit| hit.time);
        let gap_at = |time: f64| greatest_separation(&a, &moved(&b, way * time));
        for k in 0..16 {
            let before = gap_at(end * f64::from(k) / 16.0);
            assert!(
                end == 0.0 || before > -NEAR,
                "seed {seed}: passed, {before}"
            );
        }
        match hit {
            Some(hit) => {
                met += 1;
                let left = gap_at(hit.time);
                assert!(left <= NEAR, "seed {seed}: {left} are left of {hit:?}");
                assert!(
                    hit.time == 0.0 || left > -NEAR,
                    "seed {seed}: {left}, {hit:?}"
                );
            }
            None => {
                missed += 1;
                assert!(gap_at(1.0) > -NEAR, "seed {seed}");
            }
        }
    }
    assert!(met > 50 && missed > 12, "{met}, {missed}");
}
