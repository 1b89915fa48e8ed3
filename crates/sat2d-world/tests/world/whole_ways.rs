//! Movers go as far as their way is long: characters at every seam of a slope, bodies in corridors
//! that are hardly wider than they are. What they meet is all reported.

use crate::resolution_scenes::{at, position};
use sat2d::world::{Body, BodyId, BodyKind, CharacterOptions, World};
use sat2d::{DVec2, Shape, Transform};
use sat2d_test_support::seeds;

fn p(x: f64, y: f64) -> DVec2 {
    DVec2::new(x, y)
}

fn fixed(shape: Shape) -> Body {
    Body::new(shape, Transform::IDENTITY).kind(BodyKind::Static)
}

/// One straight slope of blocks, the lower ends of which are at whole coordinates of x.
fn slope(world: &mut World, origin: DVec2, rise: f64) {
    for i in -2..24 {
        let corner = |x: f64, drop: f64| origin + p(x, rise * x - drop);
        let (left, right) = (f64::from(i), f64::from(i + 1));
        let block = [
            corner(left, 4.0),
            corner(right, 4.0),
            corner(right, 0.0),
            corner(left, 0.0),
        ];
        world
            .insert(fixed(Shape::polygon(&[&block]).unwrap()))
            .unwrap();
    }
}

/// A character covers the horizontal length of its move on a slope, step by step, whatever the
/// seams between its blocks do to rounding. Its limit is a slope that it walks up.
#[test]
fn characters_lose_no_length_on_slopes() {
    let mut steps = 0;
    for seed in seeds(12) {
        let rng = &mut fastrand::Rng::with_seed(seed);
        let origin = p(rng.f64(), rng.f64()) * [0.0, 1.0, 1e3, 1e5][rng.usize(..4)];
        let origin = origin.round();
        for (angle, limit) in [(10.0, 45.0), (20.0, 45.0), (33.0, 45.0), (44.0, 45.0)]
            .into_iter()
            .chain([30.0, 45.0].map(|angle| (angle, angle)))
        {
            for body in 0..4 {
                let shape = match body {
                    0 => Shape::rectangle(0.75, 0.75),
                    1 => Shape::circle(DVec2::ZERO, 0.375),
                    2 => Shape::capsule(p(0.0, -0.1875), p(0.0, 0.1875), 0.1875),
                    _ => Shape::ellipse(0.25, 0.375),
                };
                let mut world = World::new();
                let rise = f64::to_radians(angle).tan() * if rng.bool() { 1.0 } else { -1.0 };
                slope(&mut world, origin, rise);
                let start = origin + p(2.5, 2.5 * rise + 1.0);
                let hero = Body::new(shape.unwrap(), Transform::translation(start).unwrap());
                let id = world.insert(hero).unwrap();
                let mut options = CharacterOptions {
                    max_slope: f64::to_radians(limit),
                    ..CharacterOptions::default()
                };
                let mut go = |delta| {
                    let walked = world.move_character(id, delta, &options).unwrap();
                    options.ground = walked.ground;
                    (walked.moved, walked.ground)
                };
                for _ in 0..4 {
                    go(p(0.0, -0.5));
                }
                let speed = 0.125 + rng.f64();
                let mut left = 15.0;
                while left > speed {
                    let (moved, ground) = go(p(speed, -0.0625));
                    let case = format!("seed {seed}, {angle} of {limit}, body {body}, {origin}");
                    assert!(ground.is_some(), "{case}");
                    let lost = speed - moved.length();
                    // a seam that is off by rounding turns round feet by the square root of that
                    let rounding = f64::EPSILON * (30.0 + origin.abs().max_element());
                    assert!(
                        lost.abs() < 16.0 * rounding.sqrt(),
                        "{case}: {moved} of {speed}, {lost}"
                    );
                    left -= speed;
                    steps += 1;
                }
            }
        }
    }
    assert!(steps > 1_000, "{steps}");
}

/// A corridor that is wider than the body by a few units in the last place lets it through, though
/// it cannot be lifted off one wall as far as elsewhere.
#[test]
fn corridors_of_nearly_the_width_of_the_body_let_it_pass() {
    for units in [0.0, 1.0, 16.0, 64.0, 200.0] {
        for seed in seeds(40) {
            let rng = &mut fastrand::Rng::with_seed(seed);
            let mut world = World::new();
            let base = [0.0, 100.0, 1000.0][rng.usize(..3)];
            let unit = f64::max(base, 8.0) * f64::EPSILON;
            for i in 0..16 {
                let floor = base + if rng.bool() { 0.0 } else { rng.f64() * unit };
                let x = base + f64::from(i);
                let ceiling = base + 0.75 + unit + units * unit;
                for y in [floor - 1.0, ceiling] {
                    let tile = Shape::convex_polygon(&[
                        p(x, y),
                        p(x + 1.0, y),
                        p(x + 1.0, y + 1.0),
                        p(x, y + 1.0),
                    ]);
                    world.insert(fixed(tile.unwrap())).unwrap();
                }
            }
            let start = at(base + 1.5, base + 0.375 + unit + units * unit / 2.0);
            let id = world
                .insert(Body::new(Shape::rectangle(0.75, 0.75).unwrap(), start))
                .unwrap();
            let (mut walked, speed) = (0.0, 0.1 + rng.f64());
            for _ in 0..(12.0 / speed) as usize {
                let slid = world.move_and_slide(id, p(speed, -0.125)).unwrap();
                assert!(!slid.stuck);
                walked += slid.moved.x;
            }
            let asked = f64::from((12.0 / speed) as u32) * speed;
            let case = format!("{units} units, seed {seed}: {walked} of {asked}");
            assert!((asked - walked).abs() < 1e-9, "{case}");
        }
    }
}

/// What a body meets at the same time with the same surface is all reported: the bricks of a wall,
/// the tiles of a floor.
#[test]
fn all_bricks_of_a_wall_are_reported() {
    let mut world = World::new();
    let mut brick = |x: f64, y: f64| -> BodyId {
        let shape = Shape::rectangle_xywh(x, y, 1.0, 1.0).unwrap();
        world.insert(fixed(shape)).unwrap()
    };
    let wall = [0.0, 1.0, 2.0, 3.0].map(|y| brick(4.0, y));
    let floor = [0.0, 1.0, 2.0].map(|x| brick(x, -1.0));
    let id = world
        .insert(Body::new(Shape::rectangle(1.0, 2.0).unwrap(), at(1.0, 1.5)))
        .unwrap();
    let mut hits = |delta| {
        let slid = world.move_and_slide(id, delta).unwrap();
        let hits = slid.hits.iter().map(|hit| (hit.id, hit.normal));
        let mut hits: Vec<_> = hits.collect();
        hits.sort_by_key(|(id, _)| *id);
        hits
    };
    // from 0.5 to 2.5: three bricks
    let of_wall = wall[..3].iter().map(|id| (*id, DVec2::NEG_X));
    assert_eq!(hits(p(4.0, 0.0)), of_wall.collect::<Vec<_>>());
    hits(p(-2.5, 0.0));
    let of_floor = floor[..2].iter().map(|id| (*id, DVec2::Y));
    assert_eq!(hits(p(0.0, -4.0)), of_floor.collect::<Vec<_>>());
    assert_eq!(position(&world, id), p(1.0, 1.0));
}
