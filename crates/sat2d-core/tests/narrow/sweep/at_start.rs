//! Sweeps that start where two shapes meet: what is left is skipped, what is entered is not.

use crate::support::pairs::Rng;
use crate::sweep::laws::{each_sweep, reach, verdict};
use sat2d::query::{AtStart, Impact, Motion, SweepOptions, contact, sweep, sweep_with};
use sat2d::{DVec2, Relation, Shape, Transform};

type Moving<'a> = (&'a Shape, &'a Motion);

fn past(at_start: AtStart, (a, ma): Moving<'_>, (b, mb): Moving<'_>) -> Option<Impact> {
    let options = SweepOptions {
        at_start,
        ..SweepOptions::default()
    };
    sweep_with(a, ma, b, mb, &options).unwrap()
}

fn depth((a, ma): Moving<'_>, (b, mb): Moving<'_>, time: f64) -> f64 {
    let (ta, tb) = (ma.at(time).unwrap(), mb.at(time).unwrap());
    contact(a, &ta, b, &tb)
        .unwrap()
        .map_or(0.0, |hit| hit.depth)
}

/// Sweeps from random impacts on, in random directions. The samples on the way are the judge.
fn go_on(turning: bool, count: u64, rounding: f64) {
    let (mut left, mut entered, mut later) = (0, 0, 0);
    each_sweep(turning, count, |seed, a, b, hit| {
        let Some(hit) = hit.filter(|hit| hit.time > 0.0) else {
            return;
        };
        let mut rng = Rng::new(seed ^ 0x57a27);
        let mut onward = |(shape, motion): Moving<'_>| {
            let from = motion.at(hit.time).unwrap();
            let size = reach(shape, &from);
            let rotation = if turning { rng.between(-2.0, 2.0) } else { 0.0 };
            let pivot = from.apply(shape.vertices()[0]);
            let (by, tangent) = (rng.point(false) * (size / 3.0), hit.closest.normal.perp());
            // every third motion slides along the contact
            let by = if seed % 3 == 0 { tangent * by.x } else { by };
            Motion::turning(from, by, rotation, pivot).unwrap()
        };
        let (ma, mb) = (onward(a), onward(b));
        let (a, b) = ((a.0, &ma), (b.0, &mb));
        let size = reach(a.0, &ma.start()).max(reach(b.0, &mb.start()));
        let speed = ma.translation().length() + mb.translation().length();
        let next = past(AtStart::SkipParting, a, b);
        let free_until = match next {
            Some(next) if next.time == 0.0 => {
                entered += 1;
                assert!(next.approach > 0.0, "seed {seed}: {next:?}");
                if !turning && next.approach > 1e-3 * speed {
                    let soon = (1e-7 * size / next.approach).min(1e-3);
                    let then = verdict(a, b, soon);
                    assert_eq!(then, Relation::Overlapping, "seed {seed}: {next:?}");
                }
                return;
            }
            Some(next) => {
                later += 1;
                assert_eq!(next.relation, verdict(a, b, next.time), "seed {seed}");
                next.time
            }
            None => {
                left += 1;
                1.0
            }
        };
        let allowed = rounding * (size + speed);
        for i in 0..=64 {
            let time = free_until * f64::from(i) / 64.0;
            let depth = depth(a, b, time);
            assert!(depth <= allowed, "seed {seed} at {time}: {depth} {next:?}");
        }
    });
    assert!(left > 30 && entered > 30, "{left} {entered}");
    assert!(later > 0 || !turning);
}

#[test]
fn straight_motions_skip_exactly_what_they_leave() {
    go_on(false, 6000, 256.0 * f64::EPSILON);
}

#[test]
fn turning_motions_skip_what_they_leave() {
    go_on(true, 2000, 1e-9);
}

fn moved(x: f64, y: f64) -> Transform {
    Transform::translation(DVec2::new(x, y)).unwrap()
}

#[test]
fn a_ball_in_a_corner_leaves_one_wall_and_hits_the_other() {
    let corner = [
        (0.0, 0.0),
        (9.0, 0.0),
        (9.0, 1.0),
        (1.0, 1.0),
        (1.0, 9.0),
        (0.0, 9.0),
    ];
    let corner = Shape::polygon(&[&corner.map(DVec2::from)]).unwrap();
    let ball = Shape::circle(DVec2::ZERO, 1.0).unwrap();
    let still = Motion::still(Transform::IDENTITY);
    for (x, y, met) in [
        (3.0, 2.0, None),
        (0.0, 2.0, None),
        (3.0, 0.0, None),
        (-3.0, 2.0, Some(DVec2::X)),
        (3.0, -2.0, Some(DVec2::Y)),
    ] {
        let flies = Motion::linear(moved(2.0, 2.0), DVec2::new(x, y)).unwrap();
        let found = past(AtStart::SkipParting, (&corner, &still), (&ball, &flies));
        assert_eq!(found.map(|hit| hit.closest.normal), met, "{x} {y}");
        assert!(found.is_none_or(|hit| hit.time == 0.0 && hit.approach > 0.0));
    }
    // from one wall of a cave to the opposite one, both of one body
    let cave = [
        (0.0, 0.0),
        (9.0, 0.0),
        (9.0, 1.0),
        (1.0, 1.0),
        (1.0, 8.0),
        (9.0, 8.0),
        (9.0, 9.0),
        (0.0, 9.0),
    ];
    let cave = Shape::polygon(&[&cave.map(DVec2::from)]).unwrap();
    let rises = Motion::linear(moved(5.0, 2.0), DVec2::new(0.0, 10.0)).unwrap();
    let hit = past(AtStart::SkipParting, (&cave, &still), (&ball, &rises)).unwrap();
    assert_eq!((hit.time, hit.closest.normal), (0.5, DVec2::NEG_Y));
}

#[test]
fn what_overlaps_at_the_start_can_be_ignored() {
    let tile = Shape::rectangle(2.0, 2.0).unwrap();
    let still = Motion::still(Transform::IDENTITY);
    let from = |x: f64, y: f64, by_x: f64, by_y: f64| {
        Motion::linear(moved(x, y), DVec2::new(by_x, by_y)).unwrap()
    };
    let found = |at_start, motion: &Motion| past(at_start, (&tile, &still), (&tile, motion));
    // half inside on the right: out, and farther in
    let (out, into) = (from(1.0, 0.0, 9.0, 0.0), from(1.0, 0.0, -9.0, 0.0));
    for (motion, parting) in [(&out, true), (&into, false)] {
        let reported = found(AtStart::Report, motion).unwrap();
        assert_eq!(
            (reported.time, reported.relation),
            (0.0, Relation::Overlapping)
        );
        assert_eq!(found(AtStart::SkipParting, motion).is_none(), parting);
        assert_eq!(found(AtStart::SkipOverlapping, motion), None);
    }
    // beside it, a contact that is entered is still reported
    let enters = from(2.0, 0.0, -1.0, 0.0);
    let met = found(AtStart::SkipOverlapping, &enters).unwrap();
    assert_eq!(
        (met.time, met.relation, met.approach),
        (0.0, Relation::Touching, 1.0)
    );
}

#[test]
fn a_bar_that_rolls_over_meets_the_same_floor_again() {
    let floor = Shape::rectangle(20.0, 2.0).unwrap();
    let bar = Shape::rectangle(4.0, 1.0).unwrap();
    let still = Motion::still(Transform::IDENTITY);
    // it lies on the floor and turns about its lower right corner, until its side lies down
    let quarter = std::f64::consts::FRAC_PI_2;
    let rolls = Motion::turning(
        moved(0.0, 1.5),
        DVec2::ZERO,
        -2.0 * quarter,
        DVec2::new(2.0, 1.0),
    );
    let rolls = rolls.unwrap();
    let hit = past(AtStart::SkipParting, (&floor, &still), (&bar, &rolls)).unwrap();
    assert!((hit.time - 0.5).abs() < 1e-9, "{hit:?}");
    // the other way round it would sink in at once
    let sinks = Motion::turning(moved(0.0, 1.5), DVec2::ZERO, quarter, DVec2::new(2.0, 1.0));
    let sinks = past(
        AtStart::SkipParting,
        (&floor, &still),
        (&bar, &sinks.unwrap()),
    )
    .unwrap();
    assert!(sinks.time < 1e-9, "{sinks:?}");
    let default = sweep(&floor, &still, &bar, &rolls).unwrap().unwrap();
    assert_eq!(default.time, 0.0);
}

#[test]
fn the_approach_of_speeds_that_overflow_is_finite() {
    let tile = Shape::rectangle(2.0, 2.0).expect("a rectangle");
    let beside = Transform::translation(DVec2::new(1.75, 1.5)).expect("in range");
    let still = Motion::still(Transform::IDENTITY);
    for rotation in [1e308, -1e308] {
        let pivot = DVec2::new(-7e3, 9e3);
        let spins = Motion::turning(beside, DVec2::ZERO, rotation, pivot).expect("finite");
        let impact = sweep(&tile, &still, &tile, &spins).expect("in range");
        let approach = impact.expect("they overlap at the start").approach;
        assert!(approach.is_finite() && approach.abs() > 1e300, "{approach}");
    }
}
