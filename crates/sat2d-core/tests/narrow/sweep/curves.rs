//! Sweeps of outlines with curves: the laws of sweeps, and times that are known.

use crate::distance::curves::{blob, other};
use crate::support::curve_judge::{self, Curve};
use crate::sweep::laws::{reach, verdict};
use fastrand::Rng;
use sat2d::outline::{FillRule, Path};
use sat2d::query::{AtStart, Motion, SweepError, SweepOptions, distance, sweep, sweep_with};
use sat2d::{DVec2, Relation, Shape, Transform};
use std::f64::consts::TAU;

fn p(x: f64, y: f64) -> DVec2 {
    DVec2::new(x, y)
}

fn placement(rng: &mut Rng, reach: f64) -> Transform {
    let at = DVec2::from_angle(rng.f64() * TAU) * reach;
    let mirror = [1.0, -1.0][rng.usize(..2)];
    let (x_scale, y_scale) = (0.5 + rng.f64(), mirror * (0.5 + rng.f64()));
    Transform::placement_degrees(at, rng.f64() * 360.0, x_scale, y_scale).unwrap()
}

/// It lands just before they meet, and passes nothing.
fn obeys_the_laws(turning: bool, count: u64, gap: f64) {
    let rng = &mut Rng::with_seed(11);
    let (mut landed, mut missed) = (0, 0);
    for round in 0..sat2d_test_support::cases(count) {
        let (_, shape) = blob(rng);
        let second = if round % 3 == 0 {
            blob(rng).1
        } else {
            other(rng)
        };
        let away = 20.0 * rng.f64();
        let (start, there) = (placement(rng, 3.0), placement(rng, away));
        let toward = there.position() - start.position() + DVec2::from_angle(rng.f64() * TAU) * 9.0;
        let mut angle = || if turning { rng.f64() * 8.0 - 4.0 } else { 0.0 };
        let motion = Motion::turning(start, toward * 1.5, angle(), start.position()).unwrap();
        let still = Motion::turning(there, p(-1.0, 2.0), angle(), there.position()).unwrap();
        let (a, b) = ((&shape, &motion), (&second, &still));
        let (a, b) = if rng.bool() { (a, b) } else { (b, a) };
        let hit = sweep(a.0, a.1, b.0, b.1).unwrap();
        let end = hit.map_or(1.0, |hit| hit.time);
        let at_start = verdict(a, b, 0.0);
        if at_start.hits() {
            assert_eq!((end, hit.map(|hit| hit.relation)), (0.0, Some(at_start)));
            continue;
        }
        let count = if hit.is_some() { 63 } else { 64 };
        for k in 0..=count {
            let verdict = verdict(a, b, end * f64::from(k) / 64.0);
            assert_ne!(verdict, Relation::Overlapping, "{k} of {hit:?}");
        }
        let Some(hit) = hit else {
            missed += 1;
            continue;
        };
        landed += 1;
        assert_eq!(hit.relation, verdict(a, b, hit.time));
        assert_ne!(hit.relation, Relation::Overlapping);
        let (ta, tb) = (a.1.at(hit.time).unwrap(), b.1.at(hit.time).unwrap());
        let size = reach(a.0, &ta).max(reach(b.0, &tb)).max(20.0);
        assert!(hit.closest.distance <= gap * size, "{hit:?}");
        assert_eq!(hit.closest, distance(a.0, &ta, b.0, &tb).unwrap());
        if !turning {
            assert!(hit.approach > -1e-9, "{hit:?}");
        }
    }
    assert!(
        landed * 3 > missed && missed * 6 > landed,
        "{landed} {missed}"
    );
}

#[test]
fn straight_sweeps_land_just_before_they_meet_and_pass_nothing() {
    obeys_the_laws(false, 300, 64.0 * f64::EPSILON);
}

#[test]
fn turning_sweeps_land_just_before_they_meet_and_pass_nothing() {
    obeys_the_laws(true, 100, 1e-10);
}

fn disc(radius: f64) -> Shape {
    let mut path = Path::new();
    path.move_to(p(radius, 0.0));
    for to in [p(-radius, 0.0), p(radius, 0.0)] {
        path.arc_to(DVec2::splat(radius), 0.0, false, true, to);
    }
    Shape::outline(&path, FillRule::NonZero).unwrap()
}

/// The quadratic equation of two discs.
#[test]
fn outlines_that_are_discs_meet_when_discs_do() {
    let rng = &mut Rng::with_seed(12);
    let (mut landed, mut missed) = (0, 0);
    for _ in 0..sat2d_test_support::cases(300) {
        let (r, s) = (0.5 + rng.f64(), 0.5 + rng.f64());
        let from = DVec2::from_angle(rng.f64() * TAU) * (r + s + 5.0 * rng.f64() + 1e-3);
        let by = -from * 1.5 + DVec2::from_angle(rng.f64() * TAU) * 4.0;
        let motion = Motion::linear(Transform::translation(from).unwrap(), by).unwrap();
        let still = Motion::still(Transform::IDENTITY);
        let second = [disc(s), Shape::circle(DVec2::ZERO, s).unwrap()][rng.usize(..2)].clone();
        let hit = sweep(&disc(r), &still, &second, &motion).unwrap();
        // |from + t by| = r + s
        let (a, b) = (by.length_squared(), from.dot(by));
        let c = from.length_squared() - (r + s) * (r + s);
        let square = b * b - a * c;
        if square.abs() < 1e-3 * b * b {
            continue; // grazing: ill-conditioned
        }
        let time = (-b - square.max(0.0).sqrt()) / a;
        let meets = square > 0.0 && (0.0..=1.0).contains(&time);
        assert_eq!(hit.is_some(), meets, "{hit:?} {time}");
        if let Some(hit) = hit {
            assert!((hit.time - time).abs() < 1e-12, "{} {time}", hit.time);
            let normal = (from + by * time).normalize();
            assert!((hit.closest.normal - normal).length() < 1e-6, "{hit:?}");
            landed += 1;
        } else {
            missed += 1;
        }
    }
    assert!(landed > 60 && missed > 30, "{landed} {missed}");
}

/// A disc of arcs leaves contacts at the start, or enters, as a circle does.
#[test]
fn contacts_at_the_start_of_outlines_are_left_as_those_of_circles() {
    let still = Motion::still(Transform::IDENTITY);
    let square = Shape::rectangle(1.0, 1.0).unwrap();
    for at_start in [AtStart::SkipParting, AtStart::SkipOverlapping] {
        let options = SweepOptions {
            at_start,
            ..SweepOptions::default()
        };
        for (from, by) in [
            (p(0.0, 0.0), p(0.0, 0.0)),
            (p(0.25, 0.0), p(4.0, 1.0)),
            (p(0.25, 0.0), p(-4.0, 1.0)),
            (p(1.5, 0.0), p(1.0, 0.0)),
            (p(1.5, 0.0), p(-1.0, 0.5)),
            (p(0.0, -1.5), p(2.0, 0.0)),
            (p(0.0, 3.0), p(0.0, -2.0)),
        ] {
            let motion = Motion::linear(Transform::translation(from).unwrap(), by).unwrap();
            let circle = Shape::circle(DVec2::ZERO, 1.0).unwrap();
            let [found, expected] = [disc(1.0), circle].map(|round| {
                let hit = sweep_with(&round, &still, &square, &motion, &options).unwrap();
                hit.map(|hit| hit.time)
            });
            assert_eq!(found.is_some(), expected.is_some(), "{from} by {by}");
            let off = found.unwrap_or(0.0) - expected.unwrap_or(0.0);
            assert!(off.abs() < 1e-12, "{from} by {by}: {off}");
        }
    }
    let few = SweepOptions {
        work_limit: Some(20),
        ..SweepOptions::default()
    };
    let from = Transform::translation(p(0.0, 9.0)).unwrap();
    let falls = Motion::linear(from, p(0.5, -9.0)).unwrap();
    let error = sweep_with(&disc(1.0), &still, &square, &falls, &few);
    assert!(matches!(error, Err(SweepError::Limit(_))), "{error:?}");
}

/// A valid outline of conics round the origin, or a rectangle, and its edges.
fn judged(rng: &mut Rng, size: f64) -> (Shape, Vec<Curve>) {
    loop {
        let count = rng.usize(2..6);
        let mut at = |k: usize| {
            let angle = (k as f64 + 0.8 * rng.f64()) * TAU / count as f64;
            DVec2::from_angle(angle) * (size * (0.5 + rng.f64()))
        };
        let vertices: Vec<DVec2> = (0..count).map(&mut at).collect();
        let controls: Vec<DVec2> = (0..count).map(&mut at).collect();
        let curve = |k: usize| Curve {
            points: [vertices[k], controls[k], vertices[(k + 1) % count]],
            weight: [0.0, 0.5, 1.0, 1.0][rng.usize(..4)],
        };
        let curves: Vec<Curve> = (0..count).map(curve).collect();
        let mut path = Path::new();
        path.move_to(vertices[0]);
        for Curve { points, weight } in &curves {
            path.conic_to(points[1], *weight, points[2]);
        }
        if let Ok(shape) = Shape::outline(&path, FillRule::EvenOdd) {
            return (shape, curves);
        }
    }
}

fn placed(curves: &[Curve], t: &Transform) -> Vec<Curve> {
    let place = |curve: &Curve| Curve {
        points: curve.points.map(|point| t.apply(point)),
        ..*curve
    };
    curves.iter().map(place).collect()
}

/// The independent judge says what the relation is at the impact and at times close to it, and that
/// what approaches overlaps soon after.
#[test]
fn impacts_are_where_the_judge_sees_them() {
    let rng = &mut Rng::with_seed(29);
    let (mut landed, mut overlapping, mut soon) = (0, 0, 0);
    while landed < sat2d_test_support::cases(40) {
        let sizes = [(1.0, 1.0), (1.0, 0.03), (300.0, 1.0)][rng.usize(..3)];
        let ((a, of_a), (b, of_b)) = (judged(rng, sizes.0), judged(rng, sizes.1));
        let far = 5.0 * (sizes.0 + sizes.1);
        let aim = DVec2::from_angle(rng.f64() * TAU) * (sizes.0 * rng.f64());
        let (here, from) = (placement(rng, 0.0), placement(rng, far));
        let flies = Motion::linear(from, (aim - from.position()) * 1.5).unwrap();
        let rests = Motion::still(here);
        let Some(hit) = sweep(&a, &rests, &b, &flies).unwrap() else {
            continue;
        };
        landed += 1;
        let size = reach(&a, &here).max(reach(&b, &from)).max(far);
        let after = hit.time + 256.0 * f64::EPSILON * size / hit.approach;
        for time in [
            hit.time,
            hit.time.next_up(),
            hit.time.next_up().next_up(),
            after,
        ] {
            let there = flies.at(time).unwrap();
            let expected = curve_judge::relation(&placed(&of_a, &here), &placed(&of_b, &there));
            assert_eq!(
                verdict((&a, &rests), (&b, &flies), time),
                expected,
                "{time}"
            );
            assert!(time > hit.time || expected != Relation::Overlapping);
            if time == after && hit.approach > 0.5 * flies.translation().length() {
                soon += 1;
                overlapping += u64::from(expected == Relation::Overlapping);
            }
        }
    }
    // needles may pass each other
    assert!(
        soon * 3 > landed && overlapping * 10 > soon * 9,
        "{landed} {soon} {overlapping}"
    );
}
