//! Separation: afterwards nothing overlaps, and masses share the pushes.

use crate::resolution_scenes::{at, overlapped, position, random_place, random_shape};
use sat2d::query::separation;
use sat2d::world::{Body, BodyKind, World};
use sat2d::{DVec2, Relation, Shape, Transform, relation};
use sat2d_test_support::seeds;
use std::sync::Arc;

#[test]
fn separating_parts_a_crowd_and_leaves_statics_and_sensors_alone() {
    for seed in 0..4 {
        let mut rng = fastrand::Rng::with_seed(seed);
        let mut world = World::new();
        let mut fixed = Vec::new();
        for i in 0..150 {
            let kind = match i % 10 {
                0 => BodyKind::Static,
                1 => BodyKind::Sensor,
                _ => BodyKind::Moving,
            };
            let place = random_place(&mut rng, 14.0);
            let id = world
                .insert(Body::new(random_shape(&mut rng), place).kind(kind))
                .unwrap();
            if kind != BodyKind::Moving {
                fixed.push((id, place));
            }
        }
        let before = world.clone();
        assert_eq!(world.separate(20).overlapping, 0, "seed {seed}");
        for (id, body) in world.iter() {
            if body.kind == BodyKind::Moving {
                let overlapped = overlapped(&world, id);
                assert!(
                    overlapped.is_empty(),
                    "seed {seed}: {id} overlaps {overlapped:?}"
                );
            }
        }
        for (id, place) in fixed {
            assert_eq!(world.get(id).unwrap().transform, place);
        }
        let mut again = before;
        again.separate(20);
        let places = |world: &World| -> Vec<Transform> {
            world.iter().map(|(_, body)| body.transform).collect()
        };
        assert_eq!(
            places(&again),
            places(&world),
            "the same again has the same bits"
        );
    }
}

#[test]
fn inverse_masses_share_pushes() {
    let mut world = World::new();
    let tile = Arc::new(Shape::rectangle(4.0, 4.0).unwrap());
    let readily = world
        .insert(Body::new(tile.clone(), at(0.0, 0.0)).inverse_mass(3.0))
        .unwrap();
    let hardly = world
        .insert(Body::new(tile, at(2.0, 0.5)).inverse_mass(1.0))
        .unwrap();
    assert_eq!(world.separate(1).overlapping, 0);
    assert!((position(&world, readily) - DVec2::new(-1.5, 0.0)).length() < 1e-12);
    assert!((position(&world, hardly) - DVec2::new(2.5, 0.5)).length() < 1e-12);
    assert!(world.set_inverse_mass(hardly, -1.0).is_err());
}

/// A pit in the ground: its floor at y = 0, its walls at `half` to both sides.
fn pit(half: f64, height: f64) -> World {
    let mut world = World::new();
    let mut insert = |width: f64, height: f64, x: f64, y: f64| {
        let wall = Shape::rectangle_xywh(x, y, width, height).unwrap();
        let wall = Body::new(wall, Transform::IDENTITY).kind(BodyKind::Static);
        world.insert(wall).unwrap();
    };
    insert(200.0, 10.0, -100.0, -10.0);
    insert(90.0, height, -half - 90.0, 0.0);
    insert(90.0, height, half, 0.0);
    world
}

#[test]
fn what_is_too_wide_for_a_pit_rests_on_top() {
    let shapes = [
        Shape::rectangle(2.02, 2.0).unwrap(),
        Shape::circle(DVec2::ZERO, 1.02).unwrap(),
        Shape::rectangle(2.3, 1.0).unwrap(),
        Shape::rounded_polygon(
            &[(-0.9, -0.9), (0.9, -0.9), (0.9, 0.9), (-0.9, 0.9)].map(|p| p.into()),
            0.11,
        )
        .unwrap(),
    ];
    for (k, shape) in shapes.into_iter().enumerate() {
        for x in [0.0, 0.004, -0.009] {
            let mut world = pit(1.0, 3.0);
            let id = world.insert(Body::new(shape.clone(), at(x, 4.6))).unwrap();
            let mut speed = 0.0;
            for frame in 0..300 {
                speed += 0.005;
                let place = position(&world, id);
                world
                    .set_transform(id, at(place.x, place.y - speed))
                    .unwrap();
                let done = world.separate(20);
                assert_eq!((done.overlapping, done.depth), (0, 0.0), "{k} {frame}");
                speed = place.y - position(&world, id).y;
            }
            assert_eq!(overlapped(&world, id), [], "{k}");
            let y = position(&world, id).y;
            assert!((3.0..4.1).contains(&y), "{k} {x}: {y}");
        }
    }
}

#[test]
fn exact_fits_end_after_few_iterations() {
    for (count, half) in [
        (10, 5.0),
        (10, 5.0 + 5e-7),
        (1, 0.5),
        (1, 0.5 - 5e-7),
        (30, 5.0),
    ] {
        for start in [0.0, 0.1] {
            let mut world = pit(half, 400.0);
            let tile = Arc::new(Shape::rectangle(1.0, 1.0).unwrap());
            let ids: Vec<_> = (0..count)
                .map(|i| {
                    let columns = count.min(10);
                    let x = f64::from(i % columns) - 0.5 * f64::from(columns - 1);
                    let y = 0.5 + f64::from(i / columns);
                    let place = at(x * (1.0 - start / 10.0), y);
                    world.insert(Body::new(tile.clone(), place)).unwrap()
                })
                .collect();
            for frame in 0..40 {
                for &id in &ids {
                    let place = position(&world, id);
                    world
                        .set_transform(id, at(place.x, place.y - 0.02))
                        .unwrap();
                }
                let done = world.separate(20);
                // what is too wide stays as deep as it is
                let width = f64::from(count.min(10));
                let depth = (width - 2.0 * half).max(0.0);
                let context = || format!("{count} in {half}, frame {frame}: {done:?}");
                let most = if count > 10 { 4 } else { 3 };
                assert!(done.iterations <= most, "{}", context());
                assert_eq!(done.overlapping > 0, depth > 0.0, "{}", context());
                assert!(done.depth <= depth + 1e-9, "{}", context());
            }
        }
    }
}

#[test]
fn exact_fits_in_a_shaft_of_one_shape_end_after_few_iterations() {
    let half = 5.0;
    let square = [(-half, -half), (half, -half), (half, half), (-half, half)].map(DVec2::from);
    let shapes = [
        Shape::rectangle(10.0, 10.0).unwrap(),
        Shape::circle(DVec2::ZERO, half).unwrap(),
        Shape::rounded_polygon(&square.map(|p| p * 0.8), 1.0).unwrap(),
    ];
    for seed in seeds(400) {
        let mut rng = fastrand::Rng::with_seed(seed);
        let (thick, height) = (1.0 + 49.0 * rng.f64(), 100.0 + 900.0 * rng.f64());
        let outer = half + thick;
        let rim = [
            (-outer, -5.0),
            (outer, -5.0),
            (outer, height),
            (half, height),
            (half, 0.0),
            (-half, 0.0),
            (-half, height),
            (-outer, height),
        ]
        .map(DVec2::from);
        // places and angles at which the shaft is as wide as the bodies to the last bit: otherwise
        // the least way out may be through its floor
        let [x, y] = [0.25, 0.25].map(|unit| unit * f64::from(rng.u32(0..4000)));
        let place = DVec2::new(x, y);
        let turn = 90.0 * f64::from(rng.u32(0..4));
        let frame = Transform::placement_degrees(place, turn, 1.0, 1.0).unwrap();
        let mut world = World::new();
        let shaft = Shape::polygon(&[&rim[..]]).unwrap();
        let shaft = Body::new(shaft, frame).kind(BodyKind::Static);
        world.insert(shaft).unwrap();
        let shape = Arc::new(shapes[rng.usize(0..3)].clone());
        let off = [0.0, 1.0, 1e-2, 1e-8, 1e-13][rng.usize(0..5)];
        let above = half * [1.0, 1.4, 6.0][rng.usize(0..3)];
        let mut ids = Vec::new();
        for i in 0..[1, 1, 2, 5][rng.usize(0..4)] {
            let there = frame.product(&at(off, above + 2.0 * half * f64::from(i)));
            let body = Body::new(shape.clone(), there.unwrap());
            ids.push(world.insert(body).unwrap());
        }
        let done = world.separate(20);
        assert!(done.iterations <= 8, "seed {seed}: {done:?}");
        assert!(done.depth < 1e-10, "seed {seed}: {done:?}");
        // in the coordinates of the shaft all fill its width, one above the other
        let [a, b, c, d, ..] = frame.to_array();
        let mut heights = vec![-half];
        for id in ids {
            let by = position(&world, id) - place;
            let across = by.dot(DVec2::new(a, b));
            assert!(across.abs() < 1e-10, "seed {seed}: {across}");
            heights.push(by.dot(DVec2::new(c, d)));
        }
        heights.sort_by(f64::total_cmp);
        for pair in heights.windows(2) {
            let gap = pair[1] - pair[0] - 2.0 * half;
            assert!(gap > -1e-10, "seed {seed}: {gap}");
        }
    }
}

/// The shortest of many translations, in all directions, that parts a shape from others.
fn least_by_trial(shape: &Shape, place: Transform, others: &[(Shape, Transform)]) -> f64 {
    let overlaps = |by: DVec2| {
        let to = Transform::translation(by).unwrap().product(&place).unwrap();
        others.iter().any(|(other, there)| {
            relation(shape, &to, other, there).unwrap() == Relation::Overlapping
        })
    };
    let lengths = (1..400).map(|k| 0.005 * f64::from(k));
    let directions: Vec<DVec2> = (0..180)
        .map(|k| DVec2::from_angle(f64::from(k).to_radians() * 2.0))
        .collect();
    let is_free = |length: &f64| directions.iter().any(|to| !overlaps(*to * *length));
    lengths.into_iter().find(is_free).unwrap_or(f64::INFINITY)
}

#[test]
fn between_others_that_stay_no_body_is_thrown_farther_than_needed() {
    let mut between = 0;
    for seed in seeds(200) {
        let mut rng = fastrand::Rng::with_seed(seed);
        let block = Shape::rectangle(1.0 + rng.f64(), 0.2 + rng.f64()).unwrap();
        let place = Transform::placement_degrees(DVec2::ZERO, 9.0 * rng.f64(), 1.0, 1.0).unwrap();
        let mut world = World::new();
        let mut sum = 0.0;
        let others = [1.0, -1.0].map(|side| {
            let wall = Shape::rectangle(0.5 + 3.0 * rng.f64(), 1.0).unwrap();
            let x = rng.f64() - 0.5;
            let y = side * (0.75 + 0.6 * rng.f64());
            let turn = 40.0 * (rng.f64() - 0.5);
            let there = Transform::placement_degrees(DVec2::new(x, y), turn, 1.0, 1.0).unwrap();
            let wall_body = Body::new(wall.clone(), there).kind(BodyKind::Static);
            world.insert(wall_body).unwrap();
            let deep = separation(&wall, &there, &block, &place).unwrap();
            sum += deep.map_or(0.0, |deep| deep.depth());
            (wall, there)
        });
        let id = world.insert(Body::new(block.clone(), place)).unwrap();
        world.separate(1);
        let moved = position(&world, id).length();
        if moved > 2.1 * sum {
            between += 1;
            let least = least_by_trial(&block, place, &others);
            assert!(
                moved <= 1.05 * least + 0.01,
                "seed {seed}: {moved}, least {least}, sum {sum}"
            );
        }
    }
    assert!(between > 0);
}
