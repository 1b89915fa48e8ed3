//! A world gives the same answers with and without threads, bit for bit.
#![cfg(feature = "parallel")]

use sat2d::world::{Body, BodyId, BodyKind, PairEvent, World, WorldError};
use sat2d::{DVec2, Shape, Transform};
use std::sync::Arc;

fn place(rng: &mut fastrand::Rng, side: f64) -> Transform {
    let at = DVec2::new(rng.f64(), rng.f64()) * side;
    Transform::placement(at, rng.f64() * 7.0, 1.0, 1.0).unwrap()
}

fn step(world: &mut World) -> Vec<PairEvent> {
    world.step().iter().collect()
}

#[test]
fn threads_change_no_bit() {
    // in a crowd so many pairs meet that their list is divided, too
    for (seed, side) in [(0, 60.0), (1, 60.0), (2, 18.0)] {
        let mut rng = fastrand::Rng::with_seed(seed);
        let shapes = [
            Shape::rectangle(1.0, 0.6).unwrap(),
            Shape::rectangle(0.3, 2.0).unwrap(),
            Shape::circle(DVec2::ZERO, 0.5).unwrap(),
        ]
        .map(Arc::new);
        let kinds = [
            BodyKind::Static,
            BodyKind::Moving,
            BodyKind::Moving,
            BodyKind::Sensor,
        ];
        let bodies: Vec<Body> = (0..4000)
            .map(|_| {
                let shape = shapes[rng.usize(..3)].clone();
                Body::new(shape, place(&mut rng, side)).kind(kinds[rng.usize(..4)])
            })
            .collect();
        let (mut one, mut many) = (World::new(), World::new());
        many.set_parallel_from(0);
        let mut ids = one.insert_many(bodies.clone()).unwrap();
        assert_eq!(many.insert_many(bodies).unwrap(), ids);
        for round in 0..12 {
            if round == 6 {
                for id in ids.extract_if(.., |_| rng.u32(..40) == 0) {
                    one.remove(id).unwrap();
                    many.remove(id).unwrap();
                }
            }
            let share = [1.0, 0.7, 0.05, 0.0][round % 4];
            let mut moves: Vec<(BodyId, Transform)> = Vec::new();
            for id in &ids {
                if rng.f64() < share {
                    moves.push((*id, place(&mut rng, side)));
                }
            }
            if round >= 4 && !moves.is_empty() {
                rng.shuffle(&mut moves);
                for _ in 0..100 {
                    let again = moves[rng.usize(..moves.len())].0;
                    moves.push((again, place(&mut rng, side)));
                }
            }
            one.set_transforms(&moves).unwrap();
            many.set_transforms(&moves).unwrap();
            let events = step(&mut one);
            assert_eq!(step(&mut many), events, "seed {seed}, round {round}");
            let many = if side < 60.0 { 40_000 } else { 1000 };
            assert!(events.len() > many, "{}", events.len());
        }
        assert_eq!(one.separate(3), many.separate(3));
        for id in ids {
            let places = [&one, &many].map(|world| world.get(id).unwrap().transform.to_array());
            assert_eq!(places[0].map(f64::to_bits), places[1].map(f64::to_bits));
        }
    }
}

#[test]
fn the_error_names_the_first_bad_move_and_no_body_moves() {
    let mut world = World::new();
    world.set_parallel_from(0);
    let ball = Arc::new(Shape::circle(DVec2::ZERO, 1.0).unwrap());
    let ids: Vec<BodyId> = (0..5000)
        .map(|_| {
            world
                .insert(Body::new(ball.clone(), Transform::IDENTITY))
                .unwrap()
        })
        .collect();
    let beyond = Transform::translation(DVec2::splat(1e200)).unwrap();
    let to = Transform::translation(DVec2::ONE).unwrap();
    let moves: Vec<_> = ids
        .iter()
        .enumerate()
        .map(|(i, id)| (*id, if i % 1000 == 777 { beyond } else { to }))
        .collect();
    let error = world.set_transforms(&moves).unwrap_err();
    let WorldError::At { index, error } = &error else {
        panic!("{error}");
    };
    assert!(*index == 777 && matches!(**error, WorldError::Place(_)));
    let is_still = |world: &World| {
        let mut bodies = world.iter();
        bodies.all(|(_, body)| body.transform == Transform::IDENTITY)
    };
    assert!(is_still(&world));

    world.remove(ids[500]).unwrap();
    let error = world.set_transforms(&moves).unwrap_err();
    let (index, id) = (500, ids[500]);
    let stale = Box::new(WorldError::Stale { id });
    assert_eq!(
        error,
        WorldError::At {
            index,
            error: stale
        }
    );
    assert!(is_still(&world));
}
