//! Worlds of ellipses in aligned scenes, judged by directions.

use fastrand::Rng;
use sat2d::query::Motion;
use sat2d::world::{Body, QueryFilter, World};
use sat2d::{DVec2, Shape, Transform};
use sat2d_test_support::aligned_scenes::{Turn, any, moved, pushed_together, round};
use sat2d_test_support::elliptic_pairs::{Subject, greatest_separation};
use sat2d_test_support::seeds;

/// More than the judge's own roundings; coordinates are below 64.
const NEAR: f64 = 1e-9;

/// A world of a few shapes of a scene, each with its place in the list as its number.
fn world_of(subjects: &[Subject]) -> World {
    let mut world = World::new();
    for (k, subject) in subjects.iter().enumerate() {
        let body = Body {
            user: k as u64,
            ..Body::new(subject.shape.clone(), subject.transform)
        };
        world.insert(body).expect("in range");
    }
    world
}

#[test]
fn the_nearest_body_to_a_grid_point_is_the_one_with_the_least_gap() {
    for seed in seeds(300) {
        let mut rng = Rng::with_seed(seed);
        let turn = Turn::random(&mut rng);
        let subjects: Vec<Subject> = (0..5).map(|_| any(&mut rng, &turn)).collect();
        let world = world_of(&subjects);
        let point = DVec2::new(f64::from(rng.i8(-9..=9)), f64::from(rng.i8(-9..=9)) / 2.0);
        let dot = Shape::circle(point, 0.0).expect("a point");
        let dot = Subject::new(dot, Transform::IDENTITY);
        let gap_to = |subject: &Subject| greatest_separation(subject, &dot).max(0.0);
        let nearest = world
            .nearest(point, 1, f64::INFINITY, &QueryFilter::default())
            .expect("in range")[0];
        let found = gap_to(&subjects[world.user(nearest.id).expect("alive") as usize]);
        let least = subjects.iter().map(gap_to).fold(f64::INFINITY, f64::min);
        assert!(
            found - least <= NEAR,
            "seed {seed}: {found} instead of {least}"
        );
    }
}

#[test]
fn pairs_in_aligned_scenes_meet_up_to_the_tolerance_if_their_gap_is_within_it() {
    let (mut meeting, mut apart) = (0, 0);
    for seed in seeds(300) {
        let mut rng = Rng::with_seed(seed);
        let turn = Turn::random(&mut rng);
        let first = round(&mut rng, &turn);
        let mut subjects: Vec<Subject> = (0..4)
            .map(|_| {
                let other = any(&mut rng, &turn);
                pushed_together(&mut rng, &first, &other)
            })
            .collect();
        subjects.push(first);
        let mut world = world_of(&subjects);
        let tolerance = [0.0, 1.0 / 64.0, 0.25, 1.0][rng.usize(..4)];
        world.set_touching_tolerance(tolerance).expect("a length");
        world.step();
        let met: Vec<_> = world
            .events()
            .iter()
            .map(|event| {
                let users = [event.user_a, event.user_b];
                [users[0].min(users[1]), users[0].max(users[1])]
            })
            .collect();
        for (i, a) in subjects.iter().enumerate() {
            for (j, b) in subjects.iter().enumerate().skip(i + 1) {
                let gap = greatest_separation(a, b);
                if (gap - tolerance).abs() <= NEAR {
                    continue;
                }
                let meets = met.contains(&[i as u64, j as u64]);
                assert_eq!(
                    meets,
                    gap < tolerance,
                    "seed {seed}: {i} and {j}, {gap} apart, {tolerance}"
                );
                *(if meets { &mut meeting } else { &mut apart }) += 1;
            }
        }
    }
    assert!(meeting > 500 && apart > 500, "{meeting}, {apart}");
}

#[test]
fn the_sweep_of_a_world_ends_where_the_first_gap_does() {
    let (mut met, mut missed) = (0, 0);
    for seed in seeds(300) {
        let mut rng = Rng::with_seed(seed);
        let turn = Turn::random(&mut rng);
        let moving = any(&mut rng, &turn);
        let subjects: Vec<Subject> = (0..4)
            .map(|_| {
                let other = round(&mut rng, &turn);
                pushed_together(&mut rng, &moving, &other)
            })
            .collect();
        let world = world_of(&subjects);
        let way = DVec2::new(f64::from(rng.i8(-6..=6)), f64::from(rng.i8(-6..=6)));
        let motion = Motion::linear(moving.transform, way).expect("in range");
        let hit = world.sweep(&moving.shape, &motion, &QueryFilter::default());
        let hit = hit.expect("in range");
        let gap_at = |subject: &Subject, time: f64| {
            greatest_separation(subject, &moved(&moving, way * time))
        };
        let end = hit.as_ref().map_or(1.0, |(_, impact)| impact.time);
        for subject in &subjects {
            for k in 0..8 {
                let before = gap_at(subject, end * f64::from(k) / 8.0);
                assert!(
                    end == 0.0 || before > -NEAR,
                    "seed {seed}: passed, {before}"
                );
            }
        }
        let Some((id, impact)) = hit else {
            missed += 1;
            continue;
        };
        met += 1;
        let body = &subjects[world.user(id).expect("alive") as usize];
        let left = gap_at(body, impact.time);
        assert!(left <= NEAR, "seed {seed}: {left} are left of {impact:?}");
    }
    assert!(met > 100 && missed > 30, "{met}, {missed}");
}
