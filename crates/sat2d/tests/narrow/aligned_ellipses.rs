//! Distances and sweeps of shapes with ellipses around their points in aligned scenes, where gaps
//! along axes and normals are often 0 within rounding. The judge is the greatest separation along
//! any direction, by support functions of its own.

use crate::common::aligned_scenes::pair;
use crate::common::elliptic_pairs::{Subject, greatest_separation, separation};
use crate::common::seeds;
use fastrand::Rng;
use sat2d::query::{Motion, distance, sweep};
use sat2d::{DVec2, Relation, Shape, Transform, relation};

/// What answers may be off, in parts of the size of a scene.
const ENOUGH: f64 = 1e-12;

#[test]
fn distances_are_the_greatest_separations() {
    let mut seen = [0; 2];
    for seed in seeds(1000) {
        let [a, b] = pair(&mut Rng::with_seed(seed));
        let near = distance(&a.shape, &a.transform, &b.shape, &b.transform).expect("in range");
        let verdict = relation(&a.shape, &a.transform, &b.shape, &b.transform);
        let is_disjoint = verdict.expect("in range") == Relation::Disjoint;
        assert_eq!(near.distance > 0.0, is_disjoint, "seed {seed}");
        seen[usize::from(is_disjoint)] += 1;
        if is_disjoint {
            let enough = ENOUGH * a.size().max(b.size());
            let gap = greatest_separation(&a, &b);
            let along = separation(&a, &b, near.normal);
            for expected in [gap, along] {
                let off = (near.distance - expected).abs();
                assert!(
                    off <= enough,
                    "seed {seed}: {near:?}, not {gap}, along it {along}"
                );
            }
        }
    }
    assert!(seen.iter().all(|&count| count > 0), "{seen:?}");
}

#[test]
fn the_distance_of_boxes_that_just_touch_is_that_of_what_they_hold() {
    let ellipse = Shape::ellipse(2.0, 1.0).expect("a shape");
    let here = Transform::IDENTITY;
    for x in [2.0, 2f64.next_down(), 2f64.next_up()] {
        let box_ = Shape::rectangle_xywh(x, 0.5, 2.0, 3.0).expect("a shape");
        let point = Shape::circle(DVec2::new(x, 0.5), 0.0).expect("a shape");
        for other in [box_, point] {
            let near = distance(&ellipse, &here, &other, &here).expect("in range");
            // by 50 digits
            assert!(
                (near.distance - 0.192_101_283_848).abs() < 1e-12,
                "{near:?}"
            );
        }
    }
}

#[test]
fn sweeps_end_where_the_greatest_separation_is_0() {
    let mut seen = [0; 3];
    for seed in seeds(500) {
        let mut rng = Rng::with_seed(seed);
        let [a, b] = pair(&mut rng);
        let size = a.size().max(b.size());
        let mut steps = || f64::from(rng.i32(-8..=8)) / 8.0;
        let way = DVec2::new(steps(), steps()) * size;
        let motion = Motion::linear(b.transform, way).expect("a motion");
        let still = Motion::still(a.transform);
        let impact = sweep(&a.shape, &still, &b.shape, &motion).expect("in range");
        let gap = |time: f64| greatest_separation(&a, &placed(&b, way * time));
        let enough = ENOUGH * size;
        match impact {
            // the distance of convex shapes is a convex function of time
            None => {
                seen[0] += 1;
                let least = least(gap);
                assert!(least > -enough, "seed {seed}: passed at {least}");
            }
            Some(impact) => {
                let rest = gap(impact.time);
                let relation = impact.relation;
                if impact.time == 0.0 {
                    seen[1] += 1;
                    assert!(rest <= enough, "seed {seed}: {rest} at the start");
                    continue;
                }
                seen[2] += 1;
                assert_ne!(relation, Relation::Overlapping, "seed {seed}");
                assert!(
                    rest.abs() <= enough,
                    "seed {seed}: {impact:?}, {rest} apart"
                );
                let before = gap(impact.time * (1.0 - 1e-6));
                assert!(
                    before > -enough,
                    "seed {seed}: {impact:?}, late by {before}"
                );
            }
        }
    }
    assert!(seen.iter().all(|&count| count > 0), "{seen:?}");
}

fn placed(subject: &Subject, by: DVec2) -> Subject {
    Subject::new(subject.shape.clone(), subject.transform).moved(by)
}

/// The least value of a convex function between 0 and 1, by the golden section.
fn least(value: impl Fn(f64) -> f64) -> f64 {
    let part = (5f64.sqrt() - 1.0) / 2.0;
    let (mut low, mut high) = (0.0, 1.0);
    let mut least = value(0.0).min(value(1.0));
    let (mut p, mut q) = (1.0 - part, part);
    let (mut at_p, mut at_q) = (value(p), value(q));
    for _ in 0..24 {
        least = least.min(at_p).min(at_q);
        if at_p < at_q {
            (high, q, at_q) = (q, p, at_p);
            p = high - part * (high - low);
            at_p = value(p);
        } else {
            (low, p, at_p) = (p, q, at_q);
            q = low + part * (high - low);
            at_q = value(q);
        }
    }
    least
}
