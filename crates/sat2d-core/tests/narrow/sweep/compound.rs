//! Laws of sweeps of concave shapes, against sweeps of their pieces.

use crate::support::concave_cases::{Case, case, subjects};
use fastrand::Rng;
use sat2d::query::{Feature, Motion, cast_segment, distance, sweep};
use sat2d::{DVec2, Relation, Shape, Transform, relation};
use sat2d_test_support::seeds;

fn p(x: f64, y: f64) -> DVec2 {
    DVec2::new(x, y)
}

#[test]
fn a_sweep_meets_the_first_of_the_pieces() {
    let subjects = subjects();
    let (mut met, mut missed) = (0, 0);
    for seed in seeds(600) {
        let mut rng = Rng::with_seed(seed);
        let exact = rng.bool();
        let case = case(&mut rng, &subjects, exact);
        let Case {
            subject,
            ta,
            other,
            tb,
            ..
        } = &case;
        let pieces: Vec<Shape> = subject
            .pieces
            .iter()
            .map(|piece| Shape::convex_polygon(piece).expect("convex"))
            .collect();
        let aside = p(rng.f64() * 40.0 - 20.0, rng.f64() * 40.0 - 20.0);
        let spin = if rng.bool() {
            0.0
        } else {
            rng.f64() * 6.0 - 3.0
        };
        let away = Transform::translation(aside).unwrap();
        let Ok(start) = away.product(tb) else {
            continue;
        };
        let still = Motion::still(*ta);
        let motion = Motion::turning(start, aside * -1.5, spin, start.apply(DVec2::ZERO)).unwrap();
        let Ok(hit) = sweep(&subject.shape, &still, other, &motion) else {
            continue;
        };
        let each: Vec<_> = pieces
            .iter()
            .filter_map(|piece| sweep(piece, &still, other, &motion).unwrap())
            .collect();
        let first = each.iter().map(|hit| hit.time).min_by(f64::total_cmp);
        let name = &subject.name;
        let speed = aside.length() * 1.5 + 20.0 * spin.abs();
        let enough = 1e-9 * (1.0 + 1.0 / speed);
        match (hit, first) {
            (Some(hit), Some(first)) => {
                met += 1;
                // A turning shape stops within a length tolerance, which is a longer time where it
                // grazes.
                let grazing = spin != 0.0 || hit.approach < 1e-3 * speed;
                // the offset of the moving shape is rounded on the way
                let [.., x, y] = start.to_array();
                let rounded = 64.0 * f64::EPSILON * x.abs().max(y.abs());
                let allowed = if grazing {
                    1e-4
                } else {
                    enough + rounded / hit.approach
                };
                assert!(
                    (hit.time - first).abs() < allowed,
                    "seed {seed}, {name}: {first} {hit:?}"
                );
                if hit.time > 0.0 {
                    assert_ne!(hit.relation, Relation::Overlapping, "seed {seed}, {name}");
                }
                for _ in 0..8 {
                    let before = motion.at(hit.time * rng.f64() * (1.0 - 1e-9)).unwrap();
                    if hit.time > 0.0 {
                        let earlier = relation(&subject.shape, ta, other, &before).unwrap();
                        assert_eq!(earlier, Relation::Disjoint, "seed {seed}, {name}");
                    }
                }
            }
            (None, None) => missed += 1,
            (hit, first) => panic!("seed {seed}, {name}: {hit:?} {first:?}"),
        }
    }
    assert!(met > 150 && missed > 50, "{met} {missed}");
}

#[test]
fn a_ball_flies_through_a_window_and_out_of_it_no_farther_than_the_wall() {
    let outer = [p(0.0, 0.0), p(4.0, 0.0), p(4.0, 20.0), p(0.0, 20.0)];
    let gap = [p(1.0, 8.0), p(3.0, 8.0), p(3.0, 12.0), p(1.0, 12.0)];
    let frame = Shape::polygon(&[&outer, &gap]).unwrap();
    let ball = Shape::circle(DVec2::ZERO, 0.5).unwrap();
    let still = Motion::still(Transform::IDENTITY);
    let inside = Transform::translation(p(2.0, 10.0)).unwrap();
    let near = distance(&frame, &Transform::IDENTITY, &ball, &inside).unwrap();
    assert_eq!(near.distance, 0.5);
    let flight = Motion::linear(inside, p(0.0, 1000.0)).unwrap();
    let hit = sweep(&frame, &still, &ball, &flight)
        .unwrap()
        .expect("held");
    assert_eq!((hit.time * 1000.0, hit.closest.normal), (1.5, DVec2::NEG_Y));
    assert_eq!(hit.closest.feature_a, Feature::Edge(6));
    let hit = cast_segment(&frame, &Transform::IDENTITY, p(2.0, 10.0), p(2.0, 110.0));
    let hit = hit.unwrap().expect("held");
    assert_eq!(
        (hit.point, hit.normal, hit.feature),
        (p(2.0, 12.0), DVec2::NEG_Y, Some(Feature::Edge(6)))
    );
}
