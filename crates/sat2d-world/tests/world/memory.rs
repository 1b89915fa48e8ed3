//! The memory that a world holds, without the shapes.

use sat2d::world::{Body, BodyId, World};
use sat2d::{DVec2, Shape, Transform};
use std::sync::Arc;

const BODIES: usize = 10_000;

fn signed(rng: &mut fastrand::Rng) -> f64 {
    rng.f64() * 2.0 - 1.0
}

/// The scene of the benchmark: 0.62 rectangles of 0.5 to 1.5 by 0.5 to 1.5 in a square of 1 by 1.
/// They share a square; their sizes are in their transforms.
#[test]
fn ten_thousand_rectangles_that_move_take_less_than_400_bytes_each() {
    let mut rng = fastrand::Rng::with_seed(1);
    let side = (BODIES as f64 / 0.62).sqrt();
    let mut places: Vec<[f64; 5]> = (0..BODIES)
        .map(|_| {
            let size = [(); 2].map(|()| 1.0 + signed(&mut rng) / 2.0);
            let at = [(); 2].map(|()| rng.f64() * side);
            [at[0], at[1], signed(&mut rng) * 3.0, size[0], size[1]]
        })
        .collect();
    let velocities: Vec<[f64; 3]> = (0..BODIES)
        .map(|_| [0.02, 0.02, 0.01].map(|most| signed(&mut rng) * most))
        .collect();
    let transform = |&[x, y, angle, width, height]: &[f64; 5]| {
        Transform::placement(DVec2::new(x, y), angle, width, height).unwrap()
    };
    let square = Arc::new(Shape::rectangle(1.0, 1.0).unwrap());
    let mut world = World::new();
    let bodies = places
        .iter()
        .map(|at| Body::new(square.clone(), transform(at)));
    let ids = world.insert_many(bodies.collect()).unwrap();
    world.step();
    for _ in 0..50 {
        for (at, by) in places.iter_mut().zip(&velocities) {
            (0..3).for_each(|i| at[i] += by[i]);
        }
        let moves: Vec<_> = ids
            .iter()
            .copied()
            .zip(places.iter().map(transform))
            .collect();
        world.set_transforms(&moves).unwrap();
        world.step();
    }
    assert!(world.events().len() > BODIES, "they meet");
    let each = world.memory() / BODIES;
    assert!(each < 400, "{each} bytes");
}

/// Discs in one place, and the ids of the bodies.
fn heap(count: usize) -> (World, Vec<BodyId>) {
    let disc = Arc::new(Shape::circle(DVec2::ZERO, 1.0).unwrap());
    let mut world = World::new();
    let heap = (0..count).map(|_| Body::new(disc.clone(), Transform::IDENTITY));
    let ids = world.insert_many(heap.collect()).unwrap();
    assert_eq!(world.step().len(), count * (count - 1) / 2);
    assert!(world.memory() > count * count * 10, "{}", world.memory());
    (world, ids)
}

/// The place of a disc beside all others.
fn apart(i: usize, y: f64) -> Transform {
    Transform::translation(DVec2::new(3.0 * i as f64, y)).unwrap()
}

#[test]
fn memory_for_pairs_is_given_back_when_they_part() {
    let (mut world, ids) = heap(1000);
    for frame in 0..40 {
        let y = f64::from(frame % 2) * 1e-3;
        let moves: Vec<(BodyId, Transform)> =
            (0..).zip(&ids).map(|(i, &id)| (id, apart(i, y))).collect();
        world.set_transforms(&moves).unwrap();
        world.step();
    }
    assert!(world.events().is_empty());
    assert!(world.memory() < 1000 * 500, "{}", world.memory());
}

/// So few part at a time that their partners are looked up in lists.
#[test]
fn memory_for_pairs_is_given_back_when_some_part_in_each_step() {
    let (mut world, ids) = heap(1000);
    let moves: Vec<(BodyId, Transform)> = (1..)
        .zip(&ids)
        .map(|(i, &id)| (id, apart(i, 0.0)))
        .collect();
    for some in moves.chunks(25) {
        world.set_transforms(some).unwrap();
        world.step();
    }
    world.step();
    assert!(world.events().is_empty());
    assert!(world.memory() < 1000 * 1000, "{}", world.memory());
}
