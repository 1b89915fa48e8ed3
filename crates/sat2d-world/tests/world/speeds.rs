//! Whatever the speed of its bodies, and however that changes, a world has the pairs and the events
//! of brute force.

use crate::pair_model::{Model, Pairs, all_pairs, expected_events};
use sat2d::world::{Body, BodyId, BodyKind, PairEvent, Phase, World};
use sat2d::{DVec2, Shape, Transform};
use sat2d_test_support::seeds;
use std::sync::Arc;

const SIDE: f64 = 14.0;

fn point(rng: &mut fastrand::Rng) -> DVec2 {
    DVec2::new(rng.f64(), rng.f64()) * SIDE
}

/// The largest move in a frame, in sizes of a body, and the part of the bodies that move.
fn epoch(rng: &mut fastrand::Rng) -> (f64, f64) {
    let speeds = [0.0, 0.001, 0.03, 0.1, 0.3, 1.0, f64::INFINITY];
    let shares = [1.0, 1.0, 0.5, 0.1];
    (speeds[rng.usize(..7)], shares[rng.usize(..4)])
}

#[test]
fn pairs_at_changing_speeds_are_those_of_brute_force() {
    for seed in seeds(6) {
        let mut rng = fastrand::Rng::with_seed(seed);
        let corners = [(-0.5, -0.4), (0.6, -0.3), (0.0, 0.6)].map(|(x, y)| DVec2::new(x, y));
        let shapes = [
            Shape::rectangle(1.0, 0.75).unwrap(),
            Shape::rectangle(3.0, 0.25).unwrap(),
            Shape::circle(DVec2::ZERO, 0.5).unwrap(),
            Shape::convex_polygon(&corners).unwrap(),
        ]
        .map(Arc::new);
        let (mut world, mut model) = (World::new(), Model::new());
        let mut places: Vec<(BodyId, DVec2, f64)> = Vec::new();
        for i in 0..150 {
            let (at, angle) = (point(&mut rng), rng.f64() * 7.0);
            let kind = [BodyKind::Static, BodyKind::Sensor, BodyKind::Moving][(i % 7).min(2)];
            let transform = Transform::placement(at, angle, 1.0, 1.0).unwrap();
            let body = Body::new(shapes[rng.usize(..4)].clone(), transform).kind(kind);
            let id = world.insert(body.clone()).unwrap();
            model.insert(id, body);
            places.push((id, at, angle));
        }
        let mut before = Pairs::new();
        let (mut speed, mut share) = (0.0, 1.0);
        for frame in 0..100 {
            if frame % 25 == 0 {
                (speed, share) = epoch(&mut rng);
            }
            let mut moves = Vec::new();
            for (id, at, angle) in &mut places {
                if rng.f64() >= share {
                    continue;
                }
                let by = (point(&mut rng) / SIDE - 0.5) * 2.0 * speed.min(2.0);
                *at = if speed > 2.0 || !(0.0..SIDE).contains(&at.x) {
                    point(&mut rng)
                } else {
                    // on a grid, so that bodies touch
                    ((*at + by) * 256.0).round() / 256.0
                };
                let to = Transform::placement(*at, *angle, 1.0, 1.0).unwrap();
                model.get_mut(id).unwrap().transform = to;
                moves.push((*id, to));
            }
            // one by one or all at once
            if frame % 3 == 0 {
                for (id, to) in moves {
                    world.set_transform(id, to).unwrap();
                }
            } else {
                world.set_transforms(&moves).unwrap();
            }
            let now = all_pairs(&model);
            let mut events: Vec<PairEvent> = world.step().iter().collect();
            events.sort_by_key(|event| (event.phase == Phase::End, event.a, event.b));
            let expected = expected_events(&before, &now, |id| model[&id].user);
            assert_eq!(
                events, expected,
                "seed {seed}, frame {frame}, speed {speed}"
            );
            before = now;
        }
    }
}

/// Bodies that jump are also found by queries before the next step.
#[test]
fn queries_find_bodies_that_jump() {
    let mut rng = fastrand::Rng::with_seed(5);
    let square = Arc::new(Shape::rectangle(1.0, 1.0).unwrap());
    let body = |at: DVec2| Body::new(square.clone(), Transform::translation(at).unwrap());
    let mut places: Vec<DVec2> = (0..200).map(|_| point(&mut rng)).collect();
    let mut world = World::new();
    let bodies = places.iter().map(|&at| body(at)).collect();
    let ids = world.insert_many(bodies).unwrap();
    for _ in 0..30 {
        for (at, id) in places.iter_mut().zip(&ids) {
            *at = point(&mut rng);
            let to = Transform::translation(*at).unwrap();
            world.set_transform(*id, to).unwrap();
        }
        let spot = point(&mut rng);
        let mut found: Vec<BodyId> = world.query_point(spot, &Default::default()).unwrap();
        found.sort();
        let is_there = |&(at, _): &(&DVec2, &BodyId)| (*at - spot).abs().max_element() <= 0.5;
        let expected = places.iter().zip(&ids).filter(is_there);
        assert!(found.iter().eq(expected.map(|(_, id)| id)));
        world.step();
    }
}
