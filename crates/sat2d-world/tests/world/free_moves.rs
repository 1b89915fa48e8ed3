//! A move that begins free ends free: of any shape among any others, static and moving, also from
//! exact contact, from gaps of a few units in the last place, on grids and in exact fits.

use crate::resolution_scenes::{at, overlapped};
use fastrand::Rng;
use sat2d::outline::{FillRule, Path};
use sat2d::query::{Motion, distance, sweep};
use sat2d::world::{Body, BodyId, BodyKind, BodyRef, CharacterOptions, World};
use sat2d::{DVec2, Mask, Shape, ShapeKind, Transform};
use std::f64::consts::TAU;

fn p(x: f64, y: f64) -> DVec2 {
    DVec2::new(x, y)
}

fn polygon(points: &[(f64, f64)], scale: f64) -> Shape {
    let points: Vec<DVec2> = points.iter().map(|&(x, y)| p(x, y) * scale).collect();
    Shape::polygon(&[&points]).unwrap()
}

fn star(points: usize, outer: f64, inner: f64) -> Shape {
    let corners: Vec<(f64, f64)> = (0..2 * points)
        .map(|k| {
            let (sine, cosine) = (TAU * k as f64 / (2 * points) as f64).sin_cos();
            let radius = if k % 2 == 0 { outer } else { inner };
            (cosine * radius, sine * radius)
        })
        .collect();
    polygon(&corners, 1.0)
}

fn outline(kind: u8) -> Shape {
    let mut path = Path::new();
    match kind {
        0 => {
            path.move_to(p(-2.0, 0.0));
            path.quadratic_to(p(0.0, 2.0), p(2.0, 0.0));
            path.quadratic_to(p(0.0, -1.0), p(-2.0, 0.0));
        }
        1 => {
            for radius in [2.0, 1.5] {
                path.move_to(p(radius, 0.0));
                for to in [p(-radius, 0.0), p(radius, 0.0)] {
                    path.arc_to(DVec2::splat(radius), 0.0, false, true, to);
                }
            }
        }
        _ => {
            path.move_to(p(-2.0, 0.0));
            path.arc_to(p(2.0, 2.0), 0.0, false, true, p(2.0, 0.0));
            path.line_to(p(1.25, 0.0));
            path.arc_to(p(1.25, 1.25), 0.0, false, false, p(-1.25, 0.0));
        }
    }
    Shape::outline(&path, FillRule::EvenOdd).unwrap()
}

fn mask(rng: &mut Rng) -> Shape {
    let mut mask = Mask::new(6, 6).unwrap();
    for x in 0..6 {
        for y in 0..6 {
            mask.set(x, y, x == 0 || y == 0 || rng.u8(..3) == 0);
        }
    }
    Shape::mask(&mask, DVec2::ZERO).unwrap()
}

/// A shape of any kind, about 1 to 4 wide; on grids one whose corners lie on half a grid.
fn shape(rng: &mut Rng, on_grid: bool) -> Shape {
    let half = |rng: &mut Rng| f64::from(rng.u8(1..=6)) / 2.0;
    const U: [(f64, f64); 8] = [
        (0.0, 0.0),
        (4.0, 0.0),
        (4.0, 3.0),
        (3.0, 3.0),
        (3.0, 1.0),
        (1.0, 1.0),
        (1.0, 3.0),
        (0.0, 3.0),
    ];
    const L: [(f64, f64); 6] = [
        (0.0, 0.0),
        (3.0, 0.0),
        (3.0, 1.0),
        (1.0, 1.0),
        (1.0, 3.0),
        (0.0, 3.0),
    ];
    match rng.u8(..if on_grid { 6 } else { 14 }) {
        0..3 => Shape::rectangle(half(rng), half(rng)).unwrap(),
        3 => polygon(&U, 1.0),
        4 => polygon(&L, [0.5, 1.0][rng.usize(..2)]),
        5 => Shape::circle(DVec2::ZERO, 0.5).unwrap(),
        6 => Shape::capsule(p(-0.5, 0.0), p(0.5, 0.0), 0.5).unwrap(),
        7 => Shape::ellipse(1.0, 0.5).unwrap(),
        8 => star(5, 1.8, 0.7),
        9 => star(3 + rng.usize(..5), 1.5, 1.0),
        10 => mask(rng),
        11 => {
            let points = [(-0.5, -0.5), (0.5, -0.5), (0.0, 0.7)].map(|(x, y)| p(x, y));
            Shape::rounded_polygon(&points, 0.25).unwrap()
        }
        12 => polygon(&[(0.0, 0.0), (1.5, 0.2), (0.2, 1.1)], 1.0),
        _ => outline(rng.u8(..3)),
    }
}

fn placement(rng: &mut Rng, on_grid: bool, side: f64) -> Transform {
    if on_grid {
        let half = |rng: &mut Rng| f64::from(rng.u8(..(2.0 * side) as u8)) / 2.0;
        let turn = f64::from(rng.u8(..4)) * 90.0;
        let place = p(half(rng), half(rng));
        return Transform::placement_degrees(place, turn, 1.0, 1.0).unwrap();
    }
    let place = p(rng.f64(), rng.f64()) * side;
    let turn = [0.0, 45.0, 30.0, 360.0 * rng.f64()][rng.usize(..4)];
    Transform::placement_degrees(place, turn, 1.0, [1.0, -1.0][rng.usize(..2)]).unwrap()
}

/// The transform after an offset.
fn shifted(transform: &Transform, by: DVec2) -> Transform {
    let [a, b, c, d, x, y] = transform.to_array();
    Transform::new(a, b, c, d, x + by.x, y + by.y).unwrap()
}

/// A number that is off by up to 3 units in the last place.
fn nudged(value: f64, rng: &mut Rng) -> f64 {
    (0..rng.u8(..4)).fold(value, |value, _| {
        if rng.bool() {
            value.next_up()
        } else {
            value.next_down()
        }
    })
}

/// Whether a body overlaps nothing. Outlines stop others at the polygons around them, so they must
/// be farther apart than these lie from the curves.
fn is_free(world: &World, hero: BodyId) -> bool {
    let body = world.get(hero).unwrap();
    let is_apart = |other: &BodyRef<'_>| {
        let kinds = [body.shape.kind(), other.shape.kind()];
        let (here, there) = (&body.transform, &other.transform);
        !kinds.contains(&ShapeKind::Outline)
            || distance(body.shape, here, other.shape, there)
                .unwrap()
                .distance
                > 0.01
    };
    let mut others = world.iter().filter(|(id, _)| *id != hero);
    overlapped(world, hero).is_empty() && others.all(|(_, other)| is_apart(&other))
}

/// Brings a body that overlaps nothing into contact with one of the others, if there is one on a
/// random way, and takes it back by a few units in the last place.
fn bring_to_contact(world: &mut World, hero: BodyId, rng: &mut Rng) {
    let start = world.transform(hero).unwrap();
    let (sine, cosine) = (TAU * rng.f64()).sin_cos();
    let by = [
        p(0.0, -9.0),
        p(9.0, 0.0),
        p(-9.0, 0.0),
        p(sine, cosine) * 9.0,
    ][rng.usize(..4)];
    let motion = Motion::linear(start, by).unwrap();
    let body = world.get(hero).unwrap();
    let impacts = world
        .iter()
        .filter(|(id, _)| *id != hero)
        .filter_map(|(_, other)| {
            let still = Motion::still(other.transform);
            sweep(body.shape, &motion, other.shape, &still)
                .unwrap()
                .map(|impact| impact.time)
        });
    let Some(time) = impacts.min_by(f64::total_cmp) else {
        return;
    };
    let [a, b, c, d, x, y] = motion.at(time).unwrap().to_array();
    let there = Transform::new(a, b, c, d, nudged(x, rng), nudged(y, rng)).unwrap();
    world.set_transform(hero, there).unwrap();
    if !is_free(world, hero) {
        world.set_transform(hero, start).unwrap();
    }
}

#[test]
fn a_move_that_begins_free_ends_free() {
    let (mut moves, mut hit, mut on_others, mut faults) = (0, 0, 0, Vec::new());
    let seeds = sat2d_test_support::seeds(180);
    let drawn = seeds.end - seeds.start;
    for seed in seeds {
        let mut rng = Rng::with_seed(seed);
        let on_grid = rng.u8(..3) == 0;
        let mut world = World::new();
        for _ in 0..rng.u8(3..14) {
            let kind = [BodyKind::Static, BodyKind::Moving][rng.usize(..2)];
            let place = placement(&mut rng, on_grid, 9.0);
            let body = Body::new(shape(&mut rng, on_grid), place).kind(kind);
            world.insert(body).unwrap();
        }
        let bodies: Vec<BodyId> = world.iter().map(|(id, _)| id).collect();
        let hero_shape = shape(&mut rng, on_grid);
        let hero = world.insert(Body::new(hero_shape, at(0.0, 0.0))).unwrap();
        for _ in 0..20 {
            world
                .set_transform(hero, placement(&mut rng, on_grid, 9.0))
                .unwrap();
            if is_free(&world, hero) {
                break;
            }
        }
        let mut ground = None;
        for step in 0..10 {
            if rng.u8(..4) == 0 {
                bring_to_contact(&mut world, hero, &mut rng);
            }
            // what another body does that moves away, or near
            let other = bodies[rng.usize(..bodies.len())];
            if rng.u8(..6) == 0 && ground.is_none() {
                let by = [p(0.5, 0.0), p(0.0, 0.25), p(-0.5, -0.5)][rng.usize(..3)];
                let there = world.transform(other).unwrap();
                world.set_transform(other, shifted(&there, by)).unwrap();
                if !is_free(&world, hero) {
                    break;
                }
            }
            if step == 0 && !is_free(&world, hero) {
                break;
            }
            let turn = TAU * rng.f64();
            let straight = [DVec2::X, DVec2::NEG_X, DVec2::NEG_Y, DVec2::Y];
            let along = match rng.u8(..8) {
                k @ 0..4 => straight[usize::from(k)],
                4 => p(1.0, -1.0),
                5 => p(-1.0, -0.25),
                _ => p(turn.cos(), turn.sin()),
            };
            let delta = along * [0.1, 0.5, 1.0, 3.0, 10.0][rng.usize(..5)];
            let before = world.transform(hero).unwrap();
            let is_character = rng.u8(..3) > 0;
            let (moved, hits, stuck) = if is_character {
                let options = CharacterOptions {
                    max_slope: [0.3, 0.8, 1.3][rng.usize(..3)],
                    step: [0.0, 0.4][rng.usize(..2)],
                    snap: [0.0, 0.4][rng.usize(..2)],
                    ground,
                    ..CharacterOptions::default()
                };
                let result = world.move_character(hero, delta, &options).unwrap();
                ground = result.ground.filter(|_| rng.bool());
                on_others += u64::from(result.ground.is_some());
                (result.moved, result.hits.len(), result.stuck)
            } else {
                ground = None;
                let result = world.move_and_slide(hero, delta).unwrap();
                (result.moved, result.hits.len(), result.stuck)
            };
            moves += 1;
            hit += u64::from(hits > 0);
            let case = format!("seed {seed}, step {step}, {before:?} by {delta}, moved {moved}");
            assert!(!stuck, "{case}");
            let entered = overlapped(&world, hero);
            if !entered.is_empty() {
                faults.push(format!("{case}: {is_character} entered {entered:?}"));
                break;
            }
        }
    }
    assert_eq!(faults, Vec::<String>::new(), "of {moves} moves");
    assert!(
        moves > drawn && 5 * hit > moves && 20 * on_others > moves,
        "{moves} {hit} {on_others}"
    );
}
