//! Piles and heaps: `separate` ends with everything parted. All pairs of bodies, one by one, are
//! the judge.

use crate::resolution_scenes::{at, position};
use sat2d::query::contact;
use sat2d::world::{Body, BodyId, BodyKind, World};
use sat2d::{DVec2, Shape, Transform};
use std::sync::Arc;

/// The depth of the deepest contact of two bodies that are not both static.
fn deepest(world: &World) -> f64 {
    let bodies: Vec<_> = world.iter().map(|(_, body)| body).collect();
    let mut deepest: f64 = 0.0;
    for (i, a) in bodies.iter().enumerate() {
        for b in &bodies[..i] {
            if (a.kind, b.kind) != (BodyKind::Static, BodyKind::Static) {
                let met = contact(a.shape, &a.transform, b.shape, &b.transform).unwrap();
                deepest = deepest.max(met.map_or(0.0, |met| met.depth));
            }
        }
    }
    deepest
}

fn floor(world: &mut World) -> BodyId {
    let floor = Shape::rectangle(640.0, 20.0).unwrap();
    let floor = Body::new(floor, at(320.0, 490.0)).kind(BodyKind::Static);
    world.insert(floor).unwrap()
}

/// A column of crates of 16 pixels on a floor, sunk into it.
fn column(count: usize, sunk: f64, inverse_mass: impl Fn(usize) -> f64) -> (World, Vec<BodyId>) {
    let mut world = World::new();
    floor(&mut world);
    let crate_shape = Arc::new(Shape::rectangle(16.0, 16.0).unwrap());
    let insert = |i: usize| {
        let place = at(320.0, 472.0 - 16.0 * i as f64 + sunk);
        let body = Body::new(crate_shape.clone(), place).inverse_mass(inverse_mass(i));
        world.insert(body).unwrap()
    };
    let ids = (0..count).map(insert).collect();
    (world, ids)
}

#[test]
fn a_column_pressed_into_the_floor_rises_as_a_whole() {
    for count in [1, 2, 10, 20, 50] {
        for masses in 0..3 {
            let inverse_mass = |i: usize| [1.0, [0.1, 1.0][i % 2], 1.0 / (1.0 + i as f64)][masses];
            let (mut world, ids) = column(count, 8.0, inverse_mass);
            let done = world.separate(20);
            assert_eq!((done.overlapping, done.depth), (0, 0.0), "{count} {masses}");
            assert!(done.iterations <= 6, "{count} {masses}: {done:?}");
            assert_eq!(deepest(&world), 0.0);
            for (i, &id) in ids.iter().enumerate() {
                let expected = DVec2::new(320.0, 472.0 - 16.0 * i as f64);
                assert!(
                    (position(&world, id) - expected).length() < 1e-3,
                    "{count} {i}"
                );
            }
        }
    }
}

#[test]
fn twenty_crates_under_gravity_stay_parted_and_in_place() {
    let (mut world, ids) = column(20, 0.0, |_| 1.0);
    for frame in 0..600 {
        for &id in &ids {
            let place = position(&world, id);
            world
                .set_transform(id, at(place.x, place.y + 0.25))
                .unwrap();
        }
        let done = world.separate(20);
        assert_eq!((done.overlapping, done.depth), (0, 0.0), "frame {frame}");
        if frame % 100 == 0 {
            assert_eq!(deepest(&world), 0.0, "frame {frame}");
        }
    }
    for (i, &id) in ids.iter().enumerate() {
        let expected = DVec2::new(320.0, 472.0 - 16.0 * i as f64);
        assert!((position(&world, id) - expected).length() < 0.01, "{i}");
    }
}

/// Shapes of all kinds with sizes from 6 to 20.
fn any_shape(rng: &mut fastrand::Rng) -> Shape {
    let (a, b) = (6.0 + 14.0 * rng.f64(), 6.0 + 14.0 * rng.f64());
    let points = |list: &[(f64, f64)]| -> Vec<DVec2> { list.iter().map(|&p| p.into()).collect() };
    let corner = [
        (0.0, 0.0),
        (a, 0.0),
        (a, b / 3.0),
        (a / 3.0, b / 3.0),
        (a / 3.0, b),
        (0.0, b),
    ];
    match rng.u8(..7) {
        6 => Shape::ellipse(a / 2.0, b / 3.0),
        0 => Shape::circle(DVec2::ZERO, a / 2.0),
        1 => Shape::capsule(DVec2::ZERO, DVec2::new(a, 0.0), b / 3.0),
        2 => Shape::convex_polygon(&points(&[(0.0, 0.0), (a, 2.0), (1.0, b)])),
        3 => Shape::polygon(&[&points(&corner)]),
        4 => Shape::rounded_polygon(&points(&[(0.0, 0.0), (a, 2.0), (1.0, b)]), 2.0),
        _ => Shape::rectangle(a, b),
    }
    .unwrap()
}

/// Bodies thrown into an open box.
fn heap(seed: u64, count: usize) -> (World, Vec<(BodyId, Transform)>) {
    let mut rng = fastrand::Rng::with_seed(seed);
    let mut world = World::new();
    let side = 24.0 * (count as f64).sqrt();
    let mut walls = Vec::new();
    for (x, y, width, height) in [
        (side / 2.0, side + 50.0, side + 200.0, 100.0),
        (-50.0, side / 2.0, 100.0, 4.0 * side),
        (side + 50.0, side / 2.0, 100.0, 4.0 * side),
    ] {
        let wall = Body::new(Shape::rectangle(width, height).unwrap(), at(x, y));
        let wall = wall.kind(BodyKind::Static);
        walls.push((world.insert(wall).unwrap(), at(x, y)));
    }
    for _ in 0..count {
        let place = DVec2::new(rng.f64(), rng.f64()) * side;
        let high = [1.0, 0.6][rng.usize(..2)];
        let place = Transform::placement(place, 7.0 * rng.f64(), 1.0, high).unwrap();
        let body = Body::new(any_shape(&mut rng), place).inverse_mass(0.05 + rng.f64());
        world.insert(body).unwrap();
    }
    (world, walls)
}

#[test]
fn heaps_of_all_kinds_of_shapes_end_parted() {
    for seed in 0..12 {
        let (mut world, walls) = heap(seed, [30, 100, 200][seed as usize % 3]);
        assert!(deepest(&world) > 1.0);
        let done = world.separate(20);
        assert!(done.depth <= 0.01, "seed {seed}: {done:?}");
        assert_eq!(done.depth, deepest(&world), "seed {seed}");
        for (id, place) in walls {
            assert_eq!(world.transform(id).unwrap(), place);
        }
    }
}

#[test]
fn bodies_without_room_are_told() {
    let mut world = World::new();
    let wall = Arc::new(Shape::rectangle(2.0, 20.0).unwrap());
    for x in [-5.0, 5.0] {
        world
            .insert(Body::new(wall.clone(), at(x, 0.0)).kind(BodyKind::Static))
            .unwrap();
    }
    let ids = [-1.0, 1.0].map(|x| {
        let body = Body::new(Shape::rectangle(4.5, 18.0).unwrap(), at(x, 0.0));
        world.insert(body).unwrap()
    });
    // 9 wide between walls 8 apart, too high to get out by a short way
    let done = world.separate(10);
    assert!(done.overlapping > 0 && done.iterations <= 3, "{done:?}");
    assert_eq!(done.depth, deepest(&world));
    assert!(done.depth > 0.1 && done.depth < 2.0, "{done:?}");
    assert!(ids.iter().all(|&id| position(&world, id).length() < 10.0));
}
