//! Moves with a skin: sills of at most the skin stop nobody, and nothing else changes. What a move
//! must come to is computed from the levels, which are straight lines with known faults.
//!
//! That moves without a skin keep their bits, the snapshots of the target `bits` check.

use crate::resolution_scenes::{at, overlapped, position};
use sat2d::outline::{FillRule, Path};
use sat2d::world::{
    Body, BodyId, BodyKind, CharacterOptions, MoveOptions, SlideHit, World, WorldError,
};
use sat2d::{DVec2, Shape, Transform};
use sat2d_test_support::seeds;

const NEARLY: f64 = 1.0 / 1_048_576.0;

fn p(x: f64, y: f64) -> DVec2 {
    DVec2::new(x, y)
}

/// Which call moves a body.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Call {
    Slide,
    Character,
}

const CALLS: [Call; 2] = [Call::Slide, Call::Character];

/// A body that moves, and what it keeps between calls.
struct Hero {
    id: BodyId,
    call: Call,
    options: CharacterOptions,
}

impl Hero {
    fn new(id: BodyId, call: Call, up: DVec2, skin: f64) -> Hero {
        let options = CharacterOptions {
            up,
            skin,
            ..CharacterOptions::default()
        };
        Hero { id, call, options }
    }

    /// By how much the body moves, and what it hits.
    fn go(&mut self, world: &mut World, delta: DVec2) -> (DVec2, Vec<SlideHit>) {
        if self.call == Call::Slide {
            let options = MoveOptions {
                skin: self.options.skin,
            };
            let slid = world.move_and_slide_with(self.id, delta, &options).unwrap();
            assert!(!slid.stuck);
            return (slid.moved, slid.hits);
        }
        let walked = world.move_character(self.id, delta, &self.options).unwrap();
        assert!(!walked.stuck);
        self.options.ground = walked.ground;
        (walked.moved, walked.hits)
    }
}

const BODIES: [&str; 9] = [
    "box", "octagon", "circle", "capsule", "tall", "ellipse", "concave", "outline", "compound",
];

/// A body whose foot is `0.375` below its origin at a height of 0.75.
fn shape(body: &str) -> Shape {
    let (h, q) = (0.375, 0.1875);
    let polygon = |points: &[(f64, f64)]| {
        let points: Vec<DVec2> = points.iter().copied().map(DVec2::from).collect();
        Shape::polygon(&[&points])
    };
    match body {
        "octagon" => polygon(&[
            (q, -h),
            (h, -q),
            (h, q),
            (q, h),
            (-q, h),
            (-h, q),
            (-h, -q),
            (-q, -h),
        ]),
        "circle" => Shape::circle(DVec2::ZERO, h),
        "capsule" => Shape::capsule(p(0.0, -q), p(0.0, q), q),
        "tall" => Shape::rectangle(h, 2.0 * h),
        "ellipse" => Shape::ellipse(q, h),
        "concave" => polygon(&[
            (-h, -h),
            (-q, -h),
            (-q, 0.0),
            (q, 0.0),
            (q, -h),
            (h, -h),
            (h, h),
            (-h, h),
        ]),
        "outline" => {
            let mut path = Path::new();
            path.move_to(p(-h, -h));
            path.line_to(p(h, -h));
            path.line_to(p(h, 0.0));
            path.arc_to(p(h, h), 0.0, false, true, p(-h, 0.0));
            Shape::outline(&path, FillRule::EvenOdd)
        }
        // a part carries another box in front
        "compound" => Shape::rectangle(h, 2.0 * h),
        _ => Shape::rectangle(2.0 * h, 2.0 * h),
    }
    .unwrap()
}

fn insert(world: &mut World, body: &str, to: Transform) -> BodyId {
    let id = world.insert(Body::new(shape(body), to)).unwrap();
    if body == "compound" {
        let part = Shape::rectangle(0.375, 0.25).unwrap();
        world.attach(id, Body::new(part, at(0.25, -0.25))).unwrap();
    }
    id
}

fn wall(world: &mut World, shape: Shape, to: Transform) -> BodyId {
    world
        .insert(Body::new(shape, to).kind(BodyKind::Static))
        .unwrap()
}

/// A row of tiles from x = 0 whose tops are at these heights.
fn row(world: &mut World, frame: &Transform, tops: &[f64]) {
    for (i, top) in tops.iter().enumerate() {
        let tile = Shape::rectangle_xywh(i as f64, top - 1.0, 1.0, 1.0).unwrap();
        wall(world, tile, *frame);
    }
}

/// A frame in any direction and far away, or as the levels of games.
fn frame(rng: &mut fastrand::Rng) -> Transform {
    let origin = p(rng.f64(), rng.f64()) * [1.0, 1e3, 1e5][rng.usize(..3)];
    let turn = if rng.bool() { 0.0 } else { 360.0 * rng.f64() };
    Transform::placement_degrees(origin.round(), turn, 1.0, 1.0).unwrap()
}

/// Where a world holds a body, its parts included, in an obstacle.
fn is_free(world: &World, hero: BodyId) -> bool {
    let of_hero = |id: BodyId| world.owner(id).unwrap() == hero;
    let parts: Vec<BodyId> = world
        .iter()
        .map(|(id, _)| id)
        .filter(|id| of_hero(*id))
        .collect();
    parts.iter().all(|part| {
        let mut others = overlapped(world, *part);
        others.retain(|other| !of_hero(*other));
        others.is_empty()
    })
}

/// How far the normal of a hit may lean against the way on a row that is uneven by a skin: a round
/// foot that falls onto the corner of a tile meets it at a point of its own curve, others nowhere.
fn most_lean(body: &str, skin: f64) -> f64 {
    let curvature = match body {
        "circle" => 1.0 / 0.375,
        "capsule" => 1.0 / 0.1875,
        "ellipse" => 0.375 / (0.1875 * 0.1875),
        _ => return 1e-6,
    };
    f64::sqrt(2.0 * skin * curvature)
}

/// On rows whose tiles are off by at most two fifths of the skin, every body gets its whole way, at
/// the height of the row, and meets no side.
#[test]
fn uneven_rows_are_walked_as_even_ones() {
    let mut steps = 0;
    let seeds = seeds(6);
    let drawn = seeds.end - seeds.start;
    for seed in seeds {
        let rng = &mut fastrand::Rng::with_seed(seed);
        for (body, call) in BODIES
            .iter()
            .flat_map(|body| CALLS.map(|call| (*body, call)))
        {
            let skin = [0.001, 0.0015, 0.01][rng.usize(..3)];
            let jitter = 0.4 * skin;
            let mut world = World::new();
            let frame = frame(rng);
            let tops: Vec<f64> = (0..16).map(|_| (2.0 * rng.f64() - 1.0) * jitter).collect();
            row(&mut world, &frame, &tops);
            let start = frame.product(&at(1.5, 0.375 + 0.0625)).unwrap();
            let id = insert(&mut world, body, start);
            let (ahead, up) = (frame.apply_vector(DVec2::X), frame.apply_vector(DVec2::Y));
            let mut hero = Hero::new(id, call, up, skin);
            let (speed, fall) = (0.05 + 0.6 * rng.f64(), 0.01 + 0.3 * rng.f64());
            hero.go(&mut world, -up * 0.25);
            let height = |world: &World| (position(world, id) - frame.position()).dot(up) - 0.375;
            let (mut walked, mut asked) = (0.0, 0.0);
            while asked < 13.0 - speed {
                let (moved, hits) = hero.go(&mut world, ahead * speed - up * fall);
                let of_frame = |v: DVec2| [v.dot(ahead), v.dot(up)];
                let normals: Vec<_> = hits.iter().map(|hit| of_frame(hit.normal)).collect();
                let moved = of_frame(moved);
                let case = format!("seed {seed}, {body}, {call:?}, {moved:?}, {normals:?}");
                assert!(is_free(&world, id), "{case}");
                let lean = normals.iter().map(|normal| -normal[0]).fold(0.0, f64::max);
                assert!(lean <= most_lean(body, skin), "{case}");
                let height = height(&world);
                assert!(
                    height.abs() <= jitter + lean * speed + 1e-8,
                    "{case}: {height}"
                );
                walked += moved[0];
                asked += speed;
                steps += 1;
            }
            // the corners that turn a round foot turn it upward
            let part = if most_lean(body, skin) > 1e-6 {
                0.95
            } else {
                0.99
            };
            assert!(
                walked >= part * asked,
                "seed {seed}, {body}, {call:?}: {walked} of {asked}"
            );
            // a round foot on the corner of a tile glides off it by less in each fall
            let rounding = 1e-12 * position(&world, id).length().max(1.0);
            let mut falls = (0..64).map(|_| hero.go(&mut world, -up * fall).0.length());
            let case = format!("seed {seed}, {body}, {call:?}");
            // in turned levels no bit of the normals is sure
            assert!(falls.any(|moved| moved < rounding), "{case}");
            assert!(falls.next().is_none_or(|moved| moved < rounding), "{case}");
        }
    }
    assert!(steps > 100 * drawn, "{steps}");
}

/// A step lower than the skin is passed, with nothing but contact behind it; a higher one stops the
/// body as it does without a skin, to the bit, but for round feet, which no such step stops.
#[test]
fn the_skin_ends_where_it_ends() {
    for (body, call) in BODIES
        .iter()
        .flat_map(|body| CALLS.map(|call| (*body, call)))
    {
        let skin = 1.0 / 64.0;
        let mut ends = [
            (1.0 - NEARLY, skin),
            (1.0 + NEARLY, skin),
            (1.0 + NEARLY, 0.0),
        ]
        .into_iter()
        .map(|(part, skin)| {
            let mut world = World::new();
            let step = part / 64.0;
            row(&mut world, &Transform::IDENTITY, &[0.0, 0.0, step, step]);
            let id = insert(&mut world, body, at(1.0, 0.375));
            let mut hero = Hero::new(id, call, DVec2::Y, skin);
            hero.go(&mut world, p(0.0, -0.125));
            let (moved, hits) = hero.go(&mut world, p(2.0, 0.0));
            assert!(is_free(&world, id), "{body}");
            (moved, hits, position(&world, id), step)
        });
        let (moved, hits, end, step) = ends.next().unwrap();
        assert!((moved.x - 2.0).abs() < 1e-12, "{body}, {call:?}: {moved}");
        assert!(
            (end.y - 0.375 - step).abs() < 1e-12,
            "{body}, {call:?}: {end}"
        );
        let is_floor = |hit: &SlideHit| hit.normal == DVec2::Y;
        assert!(hits.iter().all(is_floor), "{body}, {call:?}: {hits:?}");
        let is_round = ["circle", "capsule", "ellipse"].contains(&body);
        assert!(is_round || ends.next() == ends.next(), "{body}, {call:?}");
    }
}

/// Where nothing is a sill, the skin changes no bit: floors and walls as wide as the world, slopes,
/// corners between them.
#[test]
fn what_goes_on_behind_the_skin_is_met_as_without() {
    let mut hits = 0;
    let seeds = seeds(9);
    let drawn = seeds.end - seeds.start;
    for seed in seeds {
        let rng = &mut fastrand::Rng::with_seed(seed);
        let mut world = World::new();
        for (x, y, w, h) in [
            (-20.0, -21.0, 40.0, 20.0),
            (-20.0, 3.0, 40.0, 20.0),
            (-25.0, -21.0, 20.0, 44.0),
            (5.0, -21.0, 20.0, 44.0),
        ] {
            wall(
                &mut world,
                Shape::rectangle_xywh(x, y, w, h).unwrap(),
                Transform::IDENTITY,
            );
        }
        // a slope from wall to wall
        let rise = -0.75 + 3.0 * rng.f64();
        let slope = Shape::polygon(&[&[p(-6.0, -1.0), p(6.0, -1.0), p(6.0, rise)]]);
        wall(&mut world, slope.unwrap(), Transform::IDENTITY);
        for (body, call) in BODIES
            .iter()
            .flat_map(|body| CALLS.map(|call| (*body, call)))
        {
            let start = at(-3.0 + rng.f64(), 2.0 + 0.5 * rng.f64());
            let id = insert(&mut world, body, start);
            let mut with = Hero::new(id, call, DVec2::Y, 0.01);
            let mut without = Hero::new(id, call, DVec2::Y, 0.0);
            for _ in 0..40 {
                let delta = p(rng.f64() - 0.4, rng.f64() - 0.6) * 2.0;
                let before = world.transform(id).unwrap();
                let expected = without.go(&mut world, delta);
                world.set_transform(id, before).unwrap();
                let found = with.go(&mut world, delta);
                let case =
                    format!("seed {seed}, {body}, {call:?}, {delta}, {found:?}, {expected:?}");
                assert_eq!(found.1, expected.1, "{case}");
                // in a corner between two surfaces, the last bits of where they meet may differ
                let is_corner = found.1.len() > 1;
                let off = found.0.distance(expected.0);
                assert!(off == 0.0 || is_corner && off < 1e-12, "{case}");
                world.set_transform(id, before).unwrap();
                without.go(&mut world, delta);
                with.options.ground = without.options.ground;
                hits += found.1.len() as u64;
            }
            world.remove(id).unwrap();
        }
    }
    assert!(hits > 70 * drawn, "{hits}");
}

/// Among random obstacles a move with any skin never ends in one. Each body is moved by one of the
/// two calls, by the other one for the next seed.
#[test]
fn no_skin_leads_into_an_obstacle() {
    let mut passed = 0;
    let seeds = seeds(3);
    let drawn = seeds.end - seeds.start;
    for seed in seeds {
        let rng = &mut fastrand::Rng::with_seed(seed);
        let mut world = World::new();
        for _ in 0..60 {
            let to = p(rng.f64(), rng.f64()) * 12.0;
            // half of them in a grid that is uneven by about the skin
            let to = if rng.bool() {
                to
            } else {
                to.round() + p(0.0, rng.f64() / 64.0)
            };
            let turn = if rng.bool() { 0.0 } else { 360.0 * rng.f64() };
            let place = Transform::placement_degrees(to, turn, 1.0, 1.0).unwrap();
            let obstacle = match rng.u8(..3) {
                0 => Shape::rectangle(1.0, 1.0).unwrap(),
                _ => shape(BODIES[rng.usize(..BODIES.len())]),
            };
            wall(&mut world, obstacle, place);
        }
        for (i, body) in BODIES.into_iter().enumerate() {
            let call = CALLS[(seed as usize + i) % 2];
            let id = insert(&mut world, body, at(0.0, 0.0));
            for _ in 0..200 {
                world
                    .set_transform(id, at(12.0 * rng.f64(), 12.0 * rng.f64()))
                    .unwrap();
                if is_free(&world, id) {
                    break;
                }
            }
            if is_free(&world, id) {
                let mut hero = Hero::new(id, call, DVec2::Y, rng.f64() * 0.023);
                for _ in 0..40 {
                    let delta = p(rng.f64() - 0.5, rng.f64() - 0.5) * 2.0;
                    let (moved, _) = hero.go(&mut world, delta);
                    assert!(
                        is_free(&world, id),
                        "seed {seed}, {body}, {call:?}, {delta}"
                    );
                    passed += u64::from(moved.length() > 0.1);
                }
            }
            world.remove(id).unwrap();
        }
    }
    assert!(passed > 20 * drawn, "{passed}");
}

/// A body that presses against what does not give stays, to the bit: into a corner, onto a row,
/// into a shaft that is as wide as the body but uneven.
#[test]
fn pressing_changes_no_bit() {
    for (body, call) in BODIES
        .iter()
        .flat_map(|body| CALLS.map(|call| (*body, call)))
    {
        for seed in seeds(8) {
            let rng = &mut fastrand::Rng::with_seed(seed);
            let mut world = World::new();
            let skin = 0.01;
            let mut uneven = |scale: f64| (2.0 * rng.f64() - 1.0) * skin * scale;
            let tops: Vec<f64> = (0..4).map(|_| uneven(0.5)).collect();
            row(&mut world, &Transform::IDENTITY, &tops);
            for i in 0..4 {
                let (y, sill) = (f64::from(i) - 0.25, uneven(0.5));
                let tile = Shape::rectangle_xywh(4.0 + sill, y, 1.0, 1.0).unwrap();
                wall(&mut world, tile, Transform::IDENTITY);
            }
            let id = insert(&mut world, body, at(1.5, 0.5));
            let mut hero = Hero::new(id, call, DVec2::Y, skin);
            for delta in [
                p(0.0, -0.5),
                p(3.0, 0.0),
                p(3.0, -0.5),
                p(0.0, -0.5),
                p(0.25, -2.0),
            ] {
                hero.go(&mut world, delta);
                hero.go(&mut world, delta);
                let settled = world.transform(id);
                for _ in 0..4 {
                    hero.go(&mut world, delta);
                    let now = world.transform(id);
                    assert_eq!(now, settled, "seed {seed}, {body}, {call:?}, {delta}");
                }
            }
        }
    }
}

/// A move through a mirrored or turned level is the mirrored or turned move.
#[test]
fn mirrored_and_turned_levels_give_mirrored_and_turned_moves() {
    for (body, call) in BODIES
        .iter()
        .flat_map(|body| CALLS.map(|call| (*body, call)))
    {
        // mirrored at the axis of y, and turned by quarters
        for image in 0..8 {
            let rng = &mut fastrand::Rng::with_seed(5);
            let turn = 90.0 * f64::from(image % 4);
            let flip = if image < 4 { 1.0 } else { -1.0 };
            let turn = Transform::placement_degrees(DVec2::ZERO, turn, 1.0, 1.0).unwrap();
            let frame = turn.product(&Transform::new(flip, 0.0, 0.0, 1.0, 0.0, 0.0).unwrap());
            let frame = frame.unwrap();
            let tops: Vec<f64> = (0..8).map(|_| rng.f64() / 128.0).collect();
            let mut moves = Vec::new();
            for frame in [Transform::IDENTITY, frame] {
                let mut world = World::new();
                row(&mut world, &frame, &tops);
                let start = frame.product(&at(1.5, 0.5)).unwrap();
                let id = insert(&mut world, body, start);
                let up = frame.apply_vector(DVec2::Y);
                let mut hero = Hero::new(id, call, up, 1.0 / 64.0);
                let deltas = [
                    p(0.0, -0.25),
                    p(0.75, -0.125),
                    p(3.5, -0.25),
                    p(-4.0, -0.25),
                ];
                moves.push(deltas.map(|delta| {
                    let (moved, _) = hero.go(&mut world, frame.apply_vector(delta));
                    frame.inverse().unwrap().apply_vector(moved)
                }));
            }
            for (found, expected) in moves[1].iter().zip(&moves[0]) {
                let off = (*found - *expected).length();
                assert!(
                    off < 1e-9,
                    "{body}, {call:?}, image {image}: {found} for {expected}"
                );
            }
        }
    }
}

/// A call passes at most 64 sills, and reports the next one.
#[test]
fn a_call_passes_at_most_64_sills() {
    let (skin, step) = (1.0 / 64.0, 3.0 / 256.0);
    let mut world = World::new();
    let tops: Vec<f64> = (0..80).map(|i| step * f64::from(i)).collect();
    row(&mut world, &Transform::IDENTITY, &tops);
    let id = insert(&mut world, "box", at(0.5, 0.375));
    let options = MoveOptions { skin };
    let slid = world
        .move_and_slide_with(id, p(79.0, 0.0), &options)
        .unwrap();
    // the right side of the box is at the side of the tile after the 64th sill
    assert_eq!(position(&world, id), p(65.0 - 0.375, 0.375 + 64.0 * step));
    let normals: Vec<DVec2> = slid.hits.iter().map(|hit| hit.normal).collect();
    assert_eq!(normals, [DVec2::NEG_X]);
    let slid = world
        .move_and_slide_with(id, p(10.0, 0.0), &options)
        .unwrap();
    assert_eq!((slid.moved.x, slid.hits.len()), (10.0, 0));
}

/// A one-way body that is higher than the last by at most the skin carries what comes along.
#[test]
fn one_way_rows_carry_what_comes_along_them() {
    for (body, call) in BODIES
        .iter()
        .flat_map(|body| CALLS.map(|call| (*body, call)))
    {
        for seed in seeds(6) {
            let rng = &mut fastrand::Rng::with_seed(seed);
            let mut world = World::new();
            let skin = 0.01;
            let jitter = [1e-12, 1e-7, 0.4 * skin][rng.usize(..3)];
            for i in 0..16 {
                let top = (2.0 * rng.f64() - 1.0) * jitter;
                let tile = Shape::rectangle_xywh(f64::from(i), top - 0.25, 1.0, 0.25).unwrap();
                let tile = wall(&mut world, tile, Transform::IDENTITY);
                world.set_one_way(tile, Some(DVec2::Y)).unwrap();
            }
            let id = insert(&mut world, body, at(1.5, 0.4375));
            let mut hero = Hero::new(id, call, DVec2::Y, skin);
            let (speed, fall) = (0.05 + 0.6 * rng.f64(), 0.01 + 0.3 * rng.f64());
            hero.go(&mut world, p(0.0, -0.25));
            let (mut walked, mut asked) = (0.0, 0.0);
            for _ in 0..(13.0 / speed) as usize {
                let before = position(&world, id);
                let (moved, _) = hero.go(&mut world, p(speed, -fall));
                world.step();
                let case = format!("seed {seed}, {body}, {call:?}, from {before}");
                walked += moved.x;
                asked += speed;
                let height = position(&world, id).y - 0.375;
                let most = jitter + most_lean(body, skin) * speed;
                assert!(
                    (-jitter - 1e-9..=most + 1e-9).contains(&height),
                    "{case}: {height}"
                );
                assert!(is_free(&world, id), "{case}");
            }
            assert!(
                walked >= 0.98 * asked,
                "seed {seed}, {body}, {call:?}: {walked} of {asked}"
            );
        }
    }
}

/// A character that falls along a wall of which a brick sticks out by less than the skin falls on.
#[test]
fn a_sill_in_a_wall_is_no_ground() {
    for (body, call) in BODIES
        .iter()
        .flat_map(|body| CALLS.map(|call| (*body, call)))
    {
        for sill in [1e-12, 1e-9, 0.009] {
            let mut world = World::new();
            row(&mut world, &Transform::IDENTITY, &[0.0; 4]);
            for i in 0..8 {
                let x = if i == 3 { -1.0 + sill } else { -1.0 };
                let brick = Shape::rectangle_xywh(x, f64::from(i), 1.0, 1.0).unwrap();
                wall(&mut world, brick, Transform::IDENTITY);
            }
            let half = shape(body).bounds().max.x;
            let id = insert(&mut world, body, at(half, 6.5));
            let mut hero = Hero::new(id, call, DVec2::Y, 0.01);
            let mut hits = Vec::new();
            for _ in 0..20 {
                hits = hero.go(&mut world, p(-0.125, -0.5)).1;
            }
            let height = position(&world, id).y - 0.375;
            assert!(
                height.abs() < 1e-9,
                "{body}, {call:?}, {sill}: {height}, {hits:?}"
            );
        }
    }
}

#[test]
fn a_skin_is_narrow_for_its_body() {
    let mut world = World::new();
    let id = insert(&mut world, "tall", at(0.0, 0.0));
    let mut go = |skin| {
        let character = CharacterOptions {
            skin,
            ..CharacterOptions::default()
        };
        [
            world
                .move_and_slide_with(id, DVec2::X, &MoveOptions { skin })
                .map(|_| ()),
            world.move_character(id, DVec2::X, &character).map(|_| ()),
        ]
    };
    // a sixteenth of the width
    assert_eq!(go(0.375 / 16.0), [Ok(()), Ok(())]);
    for skin in [0.375 / 16.0 + 1e-9, -1e-9, f64::NAN, f64::INFINITY] {
        for found in go(skin) {
            assert!(
                matches!(found, Err(WorldError::BadNumber { name: "skin", .. })),
                "{skin}: {found:?}"
            );
        }
    }
    assert_eq!(position(&world, id), p(2.0, 0.0)); // only the first two calls moved it
}
