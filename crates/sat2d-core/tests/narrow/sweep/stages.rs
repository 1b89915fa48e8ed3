//! The stages of sweeps. The stage of rectangles gives the bits of the one of all hulls, but for
//! the last bits of the distance, which one computes in doubles and the other with more digits.
//! Both meet when and where the last stage does, up to its rounding.

use crate::support::pairs::{Rng, each_pair};
use sat2d::internals::sweep_stages;
use sat2d::query::{ClosestPoints, Impact, Motion, sweep};
use sat2d::{DVec2, Relation, Shape, Transform, relation};

fn rectangle(rng: &mut Rng, grid: bool) -> Shape {
    let size = |rng: &mut Rng| rng.coordinate(grid).abs() + 0.5;
    let (w, h) = (size(rng), size(rng));
    let (x, y) = (rng.coordinate(grid), rng.coordinate(grid));
    Shape::rectangle_xywh(x, y, w, h).expect("a rectangle")
}

fn placement(rng: &mut Rng, grid: bool, scale: f64) -> Transform {
    let at = DVec2::new(rng.between(-15.0, 15.0), rng.between(-15.0, 15.0));
    let at = if grid { at.round() } else { at };
    let turn = if grid {
        90.0 * rng.below(4) as f64
    } else {
        rng.between(-200.0, 200.0)
    };
    let mirrored = if rng.below(2) == 0 { scale } else { -scale };
    Transform::placement_degrees(at * scale, turn, mirrored, scale).expect("a placement")
}

fn agree(one: &Impact, other: &Impact) -> bool {
    let (near, far) = (one.closest.distance, other.closest.distance);
    let closest = ClosestPoints {
        distance: far,
        ..one.closest
    };
    (near - far).abs() <= 1e-12 * far && Impact { closest, ..*one } == *other
}

#[test]
fn the_stage_of_rectangles_agrees_with_the_one_of_all_hulls() {
    let [mut met, mut missed] = [0; 2];
    for seed in 0..30_000 {
        let mut rng = Rng::new(seed);
        let grid = rng.below(3) == 0;
        let scale = [1.0, 1.0, 1e-7, 1e30, 1e-25][rng.below(5) as usize];
        let (a, b) = (rectangle(&mut rng, grid), rectangle(&mut rng, grid));
        let [ta, tb] = [0, 1].map(|_| placement(&mut rng, grid, scale));
        let between = tb.apply(DVec2::ZERO) - ta.apply(DVec2::ZERO);
        let part = [0.5, 1.0, 2.0, -1.0][rng.below(4) as usize];
        let motion_a = Motion::linear(ta, between * part + rng.point(grid) * scale);
        let motion_b = Motion::linear(tb, rng.point(grid) * scale);
        let (motion_a, motion_b) = (motion_a.expect("finite"), motion_b.expect("finite"));
        let stages = sweep_stages(&a, &motion_a, &b, &motion_b);
        let answer = |stage: &str| {
            let found = stages.iter().find(|(name, _)| *name == stage);
            found.and_then(|(_, answer)| *answer)
        };
        match (answer("linear_parallelogram"), answer("linear")) {
            (Some(Ok(None)), Some(Ok(None))) => missed += 1,
            (Some(Ok(Some(one))), Some(Ok(Some(other)))) => {
                assert!(agree(&one, &other), "seed {seed}: {one:?} {other:?}");
                met += 1;
            }
            (None, _) | (_, None) => {}
            answers => panic!("seed {seed}: {answers:?}"),
        }
    }
    assert!(met > 4_000 && missed > 5_000, "{met} {missed}");
}

/// Bodies in touch: what the stage of the start tells at once is what the search finds.
#[test]
fn the_stage_of_the_start_agrees_with_the_search() {
    let [mut met, mut overlapping] = [0; 2];
    each_pair(6000, |seed, pair| {
        let mut rng = Rng::new(seed);
        let by = rng.point(true);
        let still = Motion::still(pair.ta);
        let Ok(motion) = Motion::linear(pair.tb, by) else {
            return;
        };
        let stages = sweep_stages(&pair.a, &still, &pair.b, &motion);
        let answer = |stage: &str| {
            let found = stages.iter().find(|(name, _)| *name == stage);
            found.and_then(|(_, answer)| *answer)
        };
        if let Some(Ok(Some(impact))) = answer("start") {
            let searched = answer("conservative_advancement").expect("the last stage");
            assert_eq!(searched, Ok(Some(impact)), "seed {seed}: {pair:?}");
            met += 1;
            overlapping += u32::from(impact.relation == Relation::Overlapping);
        }
    });
    assert!(met > 1000 && overlapping > 300, "{met} {overlapping}");
}

/// A sweep that turns takes the last stage, which stops at 2^-36 of the coordinates.
#[test]
fn a_straight_sweep_is_the_same_as_one_that_hardly_turns() {
    let (mut met, mut missed, mut grazed) = (0, 0, 0);
    each_pair(6000, |seed, pair| {
        let mut rng = Rng::new(seed ^ 0x51de);
        let size = [(&pair.a, &pair.ta), (&pair.b, &pair.tb)]
            .into_iter()
            .flat_map(|(shape, t)| {
                shape
                    .vertices()
                    .iter()
                    .map(|&p| t.apply(p).abs().max_element())
            })
            .fold(
                (pair.a.radius() * pair.ta.scale()).max(pair.b.radius() * pair.tb.scale()),
                f64::max,
            );
        if !(1e-100..1e8).contains(&size) {
            return;
        }
        let toward = pair.ta.apply(pair.a.vertices()[0]) - pair.tb.apply(pair.b.vertices()[0]);
        let grid = rng.below(2) == 0;
        let aside = rng.point(grid) * (size / 8.0);
        let move_b = [toward * 2.0, toward + aside, aside, -toward][rng.below(4) as usize];
        let move_a = [DVec2::ZERO, rng.point(true) * (size / 16.0)][rng.below(2) as usize];
        let motions = |turn: f64| {
            let motion =
                |t: &Transform, by: DVec2| Motion::turning(*t, by, turn, DVec2::ZERO).unwrap();
            (motion(&pair.ta, move_a), motion(&pair.tb, move_b))
        };
        let hit = |turn: f64| {
            let (a, b) = motions(turn);
            sweep(&pair.a, &a, &pair.b, &b).unwrap()
        };
        match (hit(0.0), hit(1e-300)) {
            (Some(fast), Some(plain)) => {
                met += 1;
                let off = (fast.time - plain.time).abs() * fast.approach.max(plain.approach);
                // For grazing shapes the time depends on that tolerance.
                let square = fast.approach > 1e-3 * (move_b - move_a).length();
                assert!(
                    !square || off <= 1e-9 * size,
                    "seed {seed}: {fast:?} {plain:?} {pair:?}"
                );
                let start = relation(&pair.a, &pair.ta, &pair.b, &pair.tb).unwrap();
                assert!(
                    start.hits() || fast.relation != Relation::Overlapping,
                    "seed {seed}"
                );
            }
            (None, None) => missed += 1,
            (None, Some(plain)) => {
                grazed += 1;
                assert!(
                    plain.closest.distance > 0.0,
                    "seed {seed}: {plain:?} {pair:?}"
                );
            }
            (Some(fast), None) => panic!("seed {seed}: {fast:?} {pair:?}"),
        }
    });
    assert!(
        met > 2000 && missed > 1000 && grazed < 100,
        "{met} {missed} {grazed}"
    );
}
