//! Laws of sweeps: no overlap at the time of impact, and no obstacle is passed.

use crate::support::pairs::{Pair, Rng, pair};
use sat2d::query::{Impact, Motion, SweepError, sweep};
use sat2d::{DVec2, Relation, Shape, Transform, relation};

pub(crate) fn reach(shape: &Shape, t: &Transform) -> f64 {
    let points = shape.vertices().iter().map(|&p| t.apply(p));
    points.fold(shape.radius() * t.scale(), |m, p| {
        m.max(p.x.abs()).max(p.y.abs())
    })
}

/// Two moving shapes; about half of them meet.
pub(crate) fn each_sweep(
    turning: bool,
    count: u64,
    mut check: impl FnMut(u64, (&Shape, &Motion), (&Shape, &Motion), Option<Impact>),
) {
    for seed in 0..count {
        let Pair { a, ta, b, tb } = pair(seed, true);
        let mut rng = Rng::new(seed ^ 0x5eed);
        let size = reach(&a, &ta).max(reach(&b, &tb)).min(1e140);
        if size > 1e8 && size < 1e10 {
            continue; // Far from the origin: tested below.
        }
        let mut motion = |t: &Transform| {
            let translation = rng.point(false) * (size / 3.0);
            let pivot = rng.point(false) * (size / 6.0);
            let rotation = if turning { rng.between(-4.0, 4.0) } else { 0.0 };
            Motion::turning(*t, translation, rotation, pivot).unwrap()
        };
        let (ma, mut mb) = (motion(&ta), motion(&tb));
        if seed % 3 == 0 {
            mb = Motion::still(tb);
        }
        let hit = sweep(&a, &ma, &b, &mb).unwrap();
        check(seed, (&a, &ma), (&b, &mb), hit);
    }
}

pub(crate) fn verdict(
    (a, ma): (&Shape, &Motion),
    (b, mb): (&Shape, &Motion),
    time: f64,
) -> Relation {
    relation(a, &ma.at(time).unwrap(), b, &mb.at(time).unwrap()).unwrap()
}

fn landings(turning: bool, count: u64, gap: f64) {
    let mut landed = 0;
    each_sweep(turning, count, |seed, a, b, hit| {
        let start = verdict(a, b, 0.0);
        let Some(hit) = hit else {
            assert_eq!(start, Relation::Disjoint, "seed {seed}");
            return;
        };
        assert!((0.0..=1.0).contains(&hit.time));
        assert_eq!(hit.relation, verdict(a, b, hit.time), "seed {seed}");
        if start.hits() {
            assert_eq!((hit.time, hit.relation), (0.0, start), "seed {seed}");
        } else {
            landed += 1;
            assert_ne!(hit.relation, Relation::Overlapping, "seed {seed}");
            let at =
                |(shape, motion): (&Shape, &Motion)| reach(shape, &motion.at(hit.time).unwrap());
            let size = at(a).max(at(b));
            assert!(
                hit.closest.distance <= gap * size + 2.3e-308,
                "seed {seed}: {hit:?}"
            );
        }
    });
    assert!(landed > count / 20, "{landed} of {count} meet on the way");
}

#[test]
fn a_straight_sweep_lands_touching_or_just_disjoint() {
    landings(false, 6000, 64.0 * f64::EPSILON);
}

#[test]
fn a_turning_sweep_lands_touching_or_just_disjoint() {
    landings(true, 1500, 1.0e-10);
}

fn nothing_is_passed(turning: bool, count: u64) {
    each_sweep(turning, count, |seed, a, b, hit| {
        let end = hit.map_or(1.0, |hit| hit.time);
        let last = if hit.is_some() { 63 } else { 64 };
        for i in 0..=last {
            let time = end * f64::from(i) / 64.0;
            if hit.is_some_and(|hit| hit.time == 0.0) {
                return;
            }
            let verdict = verdict(a, b, time);
            assert_ne!(
                verdict,
                Relation::Overlapping,
                "seed {seed} at {time}: {hit:?}"
            );
        }
    });
}

#[test]
fn straight_sweeps_pass_over_nothing() {
    nothing_is_passed(false, 2000);
}

#[test]
fn turning_sweeps_pass_over_nothing() {
    nothing_is_passed(true, 700);
}

#[test]
fn a_fast_bullet_never_tunnels() {
    let wall = Shape::rectangle(1e-6, 10.0).unwrap();
    let still = Motion::still(Transform::IDENTITY);
    for bullet in [
        Shape::circle(DVec2::ZERO, 1e-6).unwrap(),
        Shape::circle(DVec2::ZERO, 0.0).unwrap(),
        Shape::rectangle(1e-6, 1e-6).unwrap(),
    ] {
        for speed in [1.0, 1e3, 1e9, 1e15] {
            let from = Transform::translation(DVec2::new(-0.25, 1.0)).unwrap();
            let flight = Motion::linear(from, DVec2::new(speed, speed / 100.0)).unwrap();
            let hit = sweep(&wall, &still, &bullet, &flight)
                .unwrap()
                .expect("the wall is in the way");
            assert_eq!(hit.closest.normal, DVec2::NEG_X);
            assert!((hit.time * speed - 0.25).abs() < 3e-6, "{speed}: {hit:?}");
        }
    }
}

#[test]
fn a_turning_blade_meets_what_it_sweeps_over() {
    let blade = Shape::segment(DVec2::ZERO, DVec2::new(10.0, 0.0)).unwrap();
    let turn = Motion::turning(Transform::IDENTITY, DVec2::ZERO, 6.0, DVec2::ZERO).unwrap();
    let ball = Shape::circle(DVec2::new(0.0, 8.0), 1.0).unwrap();
    let hit = sweep(&blade, &turn, &ball, &Motion::still(Transform::IDENTITY))
        .unwrap()
        .unwrap();
    // Tangent at the angle whose complement has the sine 1/8.
    let angle = std::f64::consts::FRAC_PI_2 - (1.0f64 / 8.0).asin();
    assert!((hit.time - angle / 6.0).abs() < 1e-10, "{hit:?}");
    assert!(hit.approach > 0.0);
    let back = Motion::turning(Transform::IDENTITY, DVec2::ZERO, 1.0, DVec2::ZERO).unwrap();
    assert_eq!(
        sweep(&blade, &back, &ball, &Motion::still(Transform::IDENTITY)).unwrap(),
        None
    );
}

#[test]
fn what_meets_at_the_start_is_said_so() {
    let tile = Shape::rectangle(2.0, 2.0).unwrap();
    let still = Motion::still(Transform::IDENTITY);
    let from = |x: f64, y: f64, move_x: f64, move_y: f64| {
        let at = Transform::translation(DVec2::new(x, y)).unwrap();
        Motion::linear(at, DVec2::new(move_x, move_y)).unwrap()
    };
    let inside = sweep(&tile, &still, &tile, &from(1.0, 0.5, 9.0, 0.0))
        .unwrap()
        .unwrap();
    assert_eq!((inside.time, inside.relation), (0.0, Relation::Overlapping));
    let slides = sweep(&tile, &still, &tile, &from(0.5, 2.0, 9.0, 0.0))
        .unwrap()
        .unwrap();
    assert_eq!(
        (slides.time, slides.relation, slides.approach),
        (0.0, Relation::Touching, 0.0)
    );
    let parts = sweep(&tile, &still, &tile, &from(0.5, 2.0, 0.0, 1.0))
        .unwrap()
        .unwrap();
    assert_eq!((parts.relation, parts.approach), (Relation::Touching, -1.0));
    let dives = sweep(&tile, &still, &tile, &from(0.5, 2.0, 0.0, -1.0))
        .unwrap()
        .unwrap();
    assert_eq!((dives.relation, dives.approach), (Relation::Touching, 1.0));
}

#[test]
fn far_out_a_sweep_lands_as_well() {
    let tile = Shape::rectangle(2.0, 2.0).unwrap();
    let still = Motion::still(Transform::translation(DVec2::new(1e9, -1e9)).unwrap());
    let from = Transform::placement(DVec2::new(1e9 - 7.3, -1e9 + 5.1), 0.3, 1.0, 1.0).unwrap();
    let flight = Motion::linear(from, DVec2::new(10.0, -6.0)).unwrap();
    let hit = sweep(&tile, &still, &tile, &flight).unwrap().unwrap();
    assert_ne!(hit.relation, Relation::Overlapping);
    assert!(hit.closest.distance < 64.0 * f64::EPSILON * 1e9);
}

#[test]
fn numbers_that_are_no_motion_are_errors() {
    let bad = Motion::linear(Transform::IDENTITY, DVec2::new(0.0, f64::NAN));
    assert!(matches!(
        bad,
        Err(SweepError::NotFinite {
            name: "translation",
            ..
        })
    ));
    let bad = Motion::turning(Transform::IDENTITY, DVec2::X, f64::INFINITY, DVec2::ZERO);
    assert!(matches!(
        bad,
        Err(SweepError::NotFinite {
            name: "rotation",
            ..
        })
    ));
    let far = Motion::linear(Transform::IDENTITY, DVec2::new(1e300, 0.0)).unwrap();
    let tile = Shape::rectangle(2.0, 2.0).unwrap();
    let goal = Motion::still(Transform::translation(DVec2::new(1e150, 0.0)).unwrap());
    let hit = sweep(&tile, &far, &tile, &goal);
    assert!(hit.is_ok_and(|hit| hit.is_some()));
}
