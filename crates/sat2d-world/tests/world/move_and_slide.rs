//! Sliding: afterwards nothing overlaps, nothing has passed through, and nothing gets stuck on
//! flush edges.

use crate::resolution_scenes::{at, overlapped, position, random_place, random_shape};
use sat2d::world::{Body, BodyId, BodyKind, World};
use sat2d::{DVec2, Shape, Transform};
use std::sync::Arc;

/// A body that starts 0.01 above the ground is pressed `down` onto it and walks `along` it: it
/// never overlaps anything, gets the whole distance and stays on the ground.
fn walks_straight(
    world: &mut World,
    hero: BodyId,
    (along, down): (DVec2, DVec2),
    steps: u32,
    rng: &mut fastrand::Rng,
    round: usize,
) {
    let from = position(world, hero);
    world.move_and_slide(hero, down * 0.5).unwrap();
    let stride = 0.1;
    for step in 0..steps {
        let press = down * (rng.f64() * 0.3);
        world.move_and_slide(hero, along * stride + press).unwrap();
        assert!(
            overlapped(world, hero).is_empty(),
            "round {round}, step {step}"
        );
    }
    let way = position(world, hero) - from;
    let (far, deep) = (way.dot(along), way.dot(down));
    let tolerance = 1e-6;
    let expected = f64::from(steps) * stride;
    assert!(
        (far - expected).abs() < tolerance,
        "round {round}: got {far} of {expected}"
    );
    assert!(
        (deep - 0.01).abs() < tolerance,
        "round {round}: sank or rose by {}",
        deep - 0.01
    );
}

#[test]
fn a_move_never_ends_overlapping_nor_passes_through_a_wall() {
    for seed in 0..6 {
        let mut rng = fastrand::Rng::with_seed(seed);
        let mut world = World::new();
        for _ in 0..60 {
            let body = Body::new(random_shape(&mut rng), random_place(&mut rng, 12.0));
            world.insert(body.kind(BodyKind::Static)).unwrap();
        }
        // a thin fence around everything
        for (x, y, w, h) in [
            (-2.0, -2.0, 0.01, 17.0),
            (15.0, -2.0, 0.01, 17.0),
            (-2.0, -2.0, 17.01, 0.01),
            (-2.0, 15.0, 17.01, 0.01),
        ] {
            let fence = Shape::rectangle_xywh(x, y, w, h).unwrap();
            world
                .insert(Body::new(fence, Transform::IDENTITY).kind(BodyKind::Static))
                .unwrap();
        }
        let mut heroes = Vec::new();
        while heroes.len() < 4 {
            let hero = world
                .insert(Body::new(
                    random_shape(&mut rng),
                    random_place(&mut rng, 12.0),
                ))
                .unwrap();
            if overlapped(&world, hero).is_empty() {
                heroes.push(hero);
            } else {
                world.remove(hero).unwrap();
            }
        }
        let mut turned = 0;
        for _ in 0..150 {
            for &hero in &heroes {
                let delta = (DVec2::new(rng.f64(), rng.f64()) - 0.5)
                    * if rng.u8(..8) == 0 { 60.0 } else { 2.0 };
                let from = position(&world, hero);
                let slid = world.move_and_slide(hero, delta).unwrap();
                assert!(!slid.stuck);
                assert!(overlapped(&world, hero).is_empty(), "seed {seed}");
                let to = position(&world, hero);
                assert!((to - from - slid.moved).length() < 1e-12);
                assert!(
                    (-2.0..15.1).contains(&to.x) && (-2.0..15.1).contains(&to.y),
                    "seed {seed}: through the fence"
                );
                assert!(slid.moved.length() <= delta.length() + 1e-9);
                turned += usize::from(!slid.hits.is_empty());
            }
        }
        assert!(turned > 50);
    }
}

/// A floor of tiles at any angle and position: bodies pressed onto it get as far as on one long
/// tile.
#[test]
fn nothing_snags_on_the_edges_between_tiles() {
    let mut rng = fastrand::Rng::with_seed(1);
    for round in 0..120 {
        let turn = if round % 3 == 0 {
            0.0
        } else {
            360.0 * rng.f64()
        };
        let origin = DVec2::new(rng.f64(), rng.f64()) * if round % 2 == 0 { 3.0 } else { 1e6 };
        let frame = Transform::placement_degrees(origin, turn, 1.0, 1.0).unwrap();
        let mut world = World::new();
        let width = 0.2 + rng.f64();
        let tile = Arc::new(Shape::rectangle_xywh(0.0, -1.0, width, 1.0).unwrap());
        for i in 0..40 {
            let place = frame.product(&at(f64::from(i) * width, 0.0)).unwrap();
            world
                .insert(Body::new(tile.clone(), place).kind(BodyKind::Static))
                .unwrap();
        }
        let (shape, rise) = match round % 5 {
            4 => (Shape::ellipse(0.4, 0.25), 0.25),
            0 => (Shape::rectangle(0.5, 0.5), 0.25),
            1 => (Shape::circle(DVec2::ZERO, 0.25), 0.25),
            2 => (Shape::capsule(DVec2::ZERO, DVec2::new(0.0, 0.5), 0.2), 0.2),
            _ => (
                Shape::convex_polygon(
                    &[(-0.3, 0.0), (0.3, 0.0), (0.0, 0.5)].map(|(x, y)| DVec2::new(x, y)),
                ),
                0.0,
            ),
        };
        let start = frame.product(&at(0.31, rise + 0.01)).unwrap();
        let hero = world.insert(Body::new(shape.unwrap(), start)).unwrap();
        let (along, down) = (
            frame.apply_vector(DVec2::X),
            frame.apply_vector(DVec2::NEG_Y),
        );
        walks_straight(&mut world, hero, (along, down), 60, &mut rng, round);
    }
}

/// A level that is one concave polygon, with a comb of teeth under a straight floor and over a
/// straight ceiling, at any angle. In half of the rounds the floor has collinear vertices, at which
/// diagonals end. Bodies pressed onto the floor or against the ceiling get as far as on one long
/// tile.
#[test]
fn nothing_snags_on_the_diagonals_of_a_concave_level() {
    let mut rng = fastrand::Rng::with_seed(2);
    let p = |x: f64, y: f64| DVec2::new(x, y);
    for round in 0..60 {
        let turn = if round % 3 == 0 {
            0.0
        } else {
            360.0 * rng.f64()
        };
        let origin = DVec2::new(rng.f64(), rng.f64()) * if round % 2 == 0 { 3.0 } else { 1e6 };
        let frame = Transform::placement_degrees(origin, turn, 1.0, 1.0).unwrap();
        // a tunnel from (0, 0) to (10, 3), closed on the left; below the floor and above the
        // ceiling the outline zigzags
        let mut outline = vec![p(10.0, 0.0), p(0.0, 0.0), p(0.0, 3.0), p(10.0, 3.0)];
        if round % 4 > 1 {
            // collinear vertices on the floor, at which decompositions tend to cut
            let on_floor = (1..8).rev().map(|i| p(f64::from(i) * 1.25, 0.0));
            outline.splice(1..1, on_floor);
        }
        let teeth = 12;
        let tooth = |i: i32| 10.0 - 11.0 * f64::from(i) / f64::from(teeth);
        outline.extend((0..=teeth).map(|i| p(tooth(i), 4.0 + 2.0 * rng.f64())));
        outline.extend(
            (0..=teeth)
                .rev()
                .map(|i| p(tooth(i), -1.0 - 2.0 * rng.f64())),
        );
        let level = Shape::polygon(&[&outline]).unwrap();
        let mut world = World::new();
        world
            .insert(Body::new(level, frame).kind(BodyKind::Static))
            .unwrap();
        let shape = match round % 6 {
            5 => Shape::ellipse(0.4, 0.25),
            0 | 1 => Shape::rectangle(0.5, 0.5),
            2 => Shape::circle(DVec2::ZERO, 0.25),
            3 => Shape::capsule(p(-0.1, 0.0), p(0.1, 0.0), 0.25),
            _ => Shape::convex_polygon(&[p(-0.3, 0.0), p(0.0, -0.25), p(0.3, 0.0), p(0.0, 0.25)]),
        };
        let on_ceiling = round % 2 == 1;
        let (height, down) = if on_ceiling {
            (3.0 - 0.25 - 0.01, DVec2::Y)
        } else {
            (0.25 + 0.01, DVec2::NEG_Y)
        };
        let start = frame.product(&at(0.4, height)).unwrap();
        let hero = world.insert(Body::new(shape.unwrap(), start)).unwrap();
        let (along, down) = (frame.apply_vector(DVec2::X), frame.apply_vector(down));
        walks_straight(&mut world, hero, (along, down), 90, &mut rng, round);
    }
}

#[test]
fn a_corner_stops_and_a_slope_leads_on() {
    let mut world = World::new();
    let block = Arc::new(Shape::rectangle(10.0, 10.0).unwrap());
    for (x, y) in [(0.0, -5.0), (10.0, -5.0), (10.0, 5.0)] {
        world
            .insert(Body::new(block.clone(), at(x, y)).kind(BodyKind::Static))
            .unwrap();
    }
    let hero = world
        .insert(Body::new(Shape::rectangle(1.0, 1.0).unwrap(), at(0.0, 2.0)))
        .unwrap();
    let slid = world.move_and_slide(hero, DVec2::new(30.0, -30.0)).unwrap();
    assert!((position(&world, hero) - DVec2::new(4.5, 0.5)).length() < 1e-9);
    assert_eq!(slid.hits.len(), 2);
    let up = world.move_and_slide(hero, DVec2::new(3.0, 7.0)).unwrap();
    assert!((up.moved - DVec2::new(0.0, 7.0)).length() < 1e-9);
}

#[test]
fn what_starts_overlapping_is_pushed_out_first() {
    let mut world = World::new();
    let block = Shape::rectangle(4.0, 4.0).unwrap();
    world
        .insert(Body::new(block, at(0.0, 0.0)).kind(BodyKind::Static))
        .unwrap();
    let hero = world
        .insert(Body::new(
            Shape::circle(DVec2::ZERO, 1.0).unwrap(),
            at(2.5, 0.5),
        ))
        .unwrap();
    let slid = world.move_and_slide(hero, DVec2::new(0.0, 1.0)).unwrap();
    assert!(!slid.stuck);
    assert!((position(&world, hero) - DVec2::new(3.0, 1.5)).length() < 1e-9);
    // between two walls that are too close, a body cannot be separated from both
    let wall = Arc::new(Shape::rectangle(20.0, 9.0).unwrap());
    for y in [-5.0, 5.0] {
        world
            .insert(Body::new(wall.clone(), at(20.0, y)).kind(BodyKind::Static))
            .unwrap();
    }
    let stuck = world
        .insert(Body::new(
            Shape::circle(DVec2::ZERO, 1.0).unwrap(),
            at(20.0, 0.0),
        ))
        .unwrap();
    let slid = world.move_and_slide(stuck, DVec2::X).unwrap();
    assert!(slid.stuck && slid.moved == DVec2::ZERO);
    assert_eq!(position(&world, stuck), DVec2::new(20.0, 0.0));
}

#[test]
fn sensors_and_other_categories_are_no_obstacles() {
    let mut world = World::new();
    let wall = Arc::new(Shape::rectangle(1.0, 10.0).unwrap());
    world
        .insert(Body::new(wall.clone(), at(3.0, 0.0)).kind(BodyKind::Sensor))
        .unwrap();
    world
        .insert(
            Body::new(wall.clone(), at(6.0, 0.0))
                .kind(BodyKind::Static)
                .filter(2, 2),
        )
        .unwrap();
    let hero = Body::new(Shape::rectangle(1.0, 1.0).unwrap(), at(0.0, 0.0)).filter(1, 1);
    let hero = world.insert(hero).unwrap();
    assert_eq!(
        world
            .move_and_slide(hero, DVec2::new(9.0, 0.0))
            .unwrap()
            .moved,
        DVec2::new(9.0, 0.0)
    );
    assert!(
        world
            .move_and_slide(hero, DVec2::new(f64::NAN, 0.0))
            .is_err()
    );
    world.remove(hero).unwrap();
    assert!(world.move_and_slide(hero, DVec2::X).is_err());
}
