//! One-way bodies: entered from one side, solid from the other.

use sat2d::query::Motion;
use sat2d::world::{
    Body, BodyId, BodyKind, CharacterOptions, Phase, QueryFilter, World, WorldError,
};
use sat2d::{DVec2, Shape, Transform};

/// A platform of 10 by 1 at the origin, entered upwards, and a hero of 1 by 2.
fn platform_and_hero(hero_at: DVec2) -> (World, BodyId, BodyId) {
    let mut world = World::new();
    let platform = Body::new(Shape::rectangle(10.0, 1.0).unwrap(), Transform::IDENTITY);
    let platform = world.insert(platform.kind(BodyKind::Static)).unwrap();
    world.set_one_way(platform, Some(DVec2::Y * 3.0)).unwrap();
    let at = Transform::translation(hero_at).unwrap();
    let hero = world
        .insert(Body::new(Shape::rectangle(1.0, 2.0).unwrap(), at))
        .unwrap();
    (world, platform, hero)
}

fn put(world: &mut World, id: BodyId, at: DVec2) {
    world
        .set_transform(id, Transform::translation(at).unwrap())
        .unwrap();
}

fn at(world: &World, id: BodyId) -> DVec2 {
    world.transform(id).unwrap().position()
}

/// A jump through the platform and the fall back onto it, by transforms, steps and `separate`.
#[test]
fn bodies_pass_from_below_and_stand_on_it() {
    for speed in [0.05, 0.3, 0.7, 1.1] {
        let (mut world, platform, hero) = platform_and_hero(DVec2::new(0.0, -4.0));
        let mut y = -4.0;
        while y < 3.0 {
            y += speed;
            put(&mut world, hero, DVec2::new(0.0, y));
            world.separate(8);
            assert_eq!(at(&world, hero).y, y, "pushed on the way up, speed {speed}");
            assert!(
                world.step().is_empty(),
                "an event on the way up at {y}, speed {speed}"
            );
        }
        let mut phases = Vec::new();
        for _ in 0..200 {
            y = at(&world, hero).y - speed;
            put(&mut world, hero, DVec2::new(0.0, y));
            phases.extend(
                world
                    .step()
                    .iter()
                    .map(|event| (event.a, event.b, event.phase)),
            );
            world.separate(8);
        }
        assert_eq!(phases[0], (platform, hero, Phase::Begin));
        assert!(
            at(&world, hero).y >= 1.5 - 1e-9,
            "fell through, speed {speed}"
        );
    }
}

/// A jump through the platform and the fall back onto it by `move_and_slide`, which knows the
/// motion: however fast, and all in one frame.
#[test]
fn characters_jump_onto_it_at_any_speed() {
    for speed in [0.05, 0.3, 1.1, 2.9, 4.0, 9.0] {
        let (mut world, platform, hero) = platform_and_hero(DVec2::new(0.0, -4.0));
        while at(&world, hero).y < 3.0 {
            let slid = world.move_and_slide(hero, DVec2::new(0.0, speed)).unwrap();
            assert!(slid.hits.is_empty() && !slid.stuck && slid.moved.y == speed);
            world.separate(2);
            assert!(world.step().is_empty());
        }
        for frame in 0..200 {
            let slid = world
                .move_and_slide(hero, DVec2::new(0.01, -speed))
                .unwrap();
            assert!(!slid.stuck);
            if frame > 190 {
                assert_eq!(slid.hits.len(), 1, "speed {speed}");
                assert_eq!((slid.hits[0].id, slid.hits[0].normal), (platform, DVec2::Y));
            }
            world.step();
        }
        assert!((at(&world, hero).y - 1.5).abs() < 1e-9, "speed {speed}");
        assert!(
            (at(&world, hero).x - 2.0).abs() < 1e-9,
            "slid along it, speed {speed}"
        );
    }
}

/// A hero who turns back half way up falls out of the platform again.
#[test]
fn who_turns_back_inside_falls_out_below() {
    let (mut world, _, hero) = platform_and_hero(DVec2::new(0.0, -4.0));
    for frame in 0..60 {
        let up = if frame < 20 { 0.2 } else { -0.2 };
        let slid = world.move_and_slide(hero, DVec2::new(0.0, up)).unwrap();
        assert!(slid.hits.is_empty() && !slid.stuck, "frame {frame}");
        assert_eq!(world.separate(4).iterations, 0, "frame {frame}");
        assert!(world.step().is_empty(), "frame {frame}");
    }
    assert!((at(&world, hero).y + 8.0).abs() < 1e-9);
}

#[test]
fn who_comes_from_the_side_passes_and_sensors_notice() {
    let (mut world, platform, hero) = platform_and_hero(DVec2::new(-8.0, 0.2));
    let slid = world.move_and_slide(hero, DVec2::X * 5.0).unwrap();
    assert_eq!((slid.moved, slid.hits.len()), (DVec2::X * 5.0, 0));
    assert!(world.step().is_empty());
    world.set_kind(hero, BodyKind::Sensor).unwrap();
    assert!(world.step().is_empty(), "the pair did not begin anew");
    put(&mut world, hero, DVec2::new(-8.0, 0.0));
    world.step();
    put(&mut world, hero, DVec2::new(-5.0, 0.0));
    let event = world.step().iter().next().unwrap();
    assert_eq!(
        (event.a, event.b, event.phase),
        (platform, hero, Phase::Begin)
    );
}

/// The direction turns and mirrors with the body, and its length does not matter.
#[test]
fn the_direction_is_that_of_the_body() {
    for (angle, mirror, length) in [(0.0, 1.0, 1e-300), (30.0, 1.0, 1e300), (200.0, -1.0, 2.0)] {
        let (mut world, platform, hero) = platform_and_hero(DVec2::ZERO);
        let turned =
            Transform::placement_degrees(DVec2::new(3.0, 1.0), angle, mirror, 2.0).unwrap();
        world.set_transform(platform, turned).unwrap();
        world
            .set_one_way(platform, Some(DVec2::NEG_Y * length))
            .unwrap();
        assert_eq!(
            world.one_way(platform).unwrap(),
            Some(DVec2::NEG_Y * length)
        );
        let entered = turned.apply(DVec2::new(0.0, 6.0));
        let through = turned.apply_vector(DVec2::NEG_Y * 12.0);
        put(&mut world, hero, entered);
        let there = world.move_and_slide(hero, through).unwrap();
        assert_eq!((there.moved, there.hits.len()), (through, 0), "{angle}");
        let back = world.move_and_slide(hero, -through).unwrap();
        assert_eq!(back.hits.len(), 1, "{angle}");
    }
}

#[test]
fn rays_and_sweeps_pass_it_if_they_are_asked_to() {
    let (world, platform, hero) = platform_and_hero(DVec2::new(20.0, 0.0));
    let all = QueryFilter {
        except: &[hero],
        ..QueryFilter::ALL
    };
    let one_way = QueryFilter {
        one_way: true,
        ..all
    };
    let ball = Shape::circle(DVec2::ZERO, 0.5).unwrap();
    // from, along, whether one-way bodies stop it
    let cases = [
        (DVec2::new(1.0, -3.0), DVec2::Y * 6.0, false),
        (DVec2::new(1.0, 3.0), DVec2::NEG_Y * 6.0, true),
        (DVec2::new(1.0, 0.0), DVec2::Y * 6.0, false),
        (DVec2::new(-9.0, 0.1), DVec2::X * 9.0, false),
        (DVec2::new(-7.0, 3.0), DVec2::new(6.0, -4.0), true),
    ];
    for (from, along, stops) in cases {
        let there = Transform::translation(from).unwrap();
        let motion = Motion::linear(there, along).unwrap();
        for (filter, hit) in [(&all, true), (&one_way, stops)] {
            let expected = hit.then_some(platform);
            for reach in [1.0, f64::INFINITY] {
                let ray = world.cast_ray(from, along, reach, filter).unwrap();
                assert_eq!(ray.map(|(id, _)| id), expected, "{from} {along} {reach}");
                let rays = world.cast_ray_all(from, along, reach, filter).unwrap();
                assert_eq!(
                    rays.first().map(|(id, _)| *id),
                    expected,
                    "{from} {along} {reach}"
                );
            }
            let swept = world.sweep(&ball, &motion, filter).unwrap();
            assert_eq!(swept.map(|(id, _)| id), expected, "{from} {along}");
        }
    }
    // what starts inside passes, even where the way out is the nearest
    let inside = Motion::linear(
        Transform::translation(DVec2::Y * 0.9).unwrap(),
        DVec2::NEG_Y,
    );
    assert_eq!(world.sweep(&ball, &inside.unwrap(), &one_way), Ok(None));
}

#[test]
fn wrong_directions_and_removed_bodies_are_errors() {
    let (mut world, platform, hero) = platform_and_hero(DVec2::new(0.0, 9.0));
    for (x, y) in [(0.0, 0.0), (f64::NAN, 1.0), (1.0, f64::INFINITY)] {
        let outcome = world.set_one_way(hero, Some(DVec2::new(x, y)));
        assert!(matches!(
            outcome,
            Err(WorldError::BadNumber {
                name: "direction",
                ..
            })
        ));
    }
    assert_eq!(world.one_way(hero), Ok(None));
    world.set_one_way(platform, None).unwrap();
    assert_eq!(world.one_way(platform), Ok(None));
    world.set_one_way(platform, Some(DVec2::Y)).unwrap();
    world.remove(platform).unwrap();
    assert!(world.one_way(platform).is_err());
    // a body in the same slot is not one-way
    let tile = Shape::rectangle(10.0, 1.0).unwrap();
    let new = world.insert(Body::new(tile, Transform::IDENTITY)).unwrap();
    assert_eq!(world.one_way(new), Ok(None));
}

#[cfg(feature = "serde")]
#[test]
fn saved_worlds_keep_one_way_bodies_and_who_passes_them() {
    let (mut world, platform, hero) = platform_and_hero(DVec2::new(0.0, -1.2));
    assert!(world.step().is_empty());
    put(&mut world, hero, DVec2::new(0.0, 1.2));
    let mut again = World::restore(&world.save()).unwrap();
    assert_eq!(again.one_way(platform).unwrap(), Some(DVec2::Y * 3.0));
    for world in [&mut world, &mut again] {
        assert!(world.step().is_empty(), "it passes until it has parted");
        put(world, hero, DVec2::new(0.0, 3.0));
        world.step();
        put(world, hero, DVec2::new(0.0, 1.4));
        assert_eq!(world.step().len(), 1);
    }
}

/// Platforms that are entered upwards, above a floor, and a body on it.
fn random_platforms(rng: &mut fastrand::Rng) -> (World, BodyId, Vec<(BodyId, [f64; 4])>) {
    let mut world = World::new();
    let floor = Shape::rectangle_xywh(-20.0, -1.0, 40.0, 1.0).unwrap();
    let floor = Body::new(floor, Transform::IDENTITY).kind(BodyKind::Static);
    world.insert(floor).unwrap();
    let mut platforms = Vec::new();
    let is_row = rng.bool();
    for k in 0..6 {
        let grid = |rng: &mut fastrand::Rng| f64::from(rng.u8(..16)) / 4.0;
        let (x, y) = match is_row {
            true => (f64::from(k) * 2.0 - 6.0, 3.0),
            false => (grid(rng) * 2.5 - 6.0, 2.5 + grid(rng)),
        };
        let (w, h) = (2.0, [0.25, 1.0][rng.usize(..2)]);
        let shape = Shape::rectangle_xywh(x, y - h, w, h).unwrap();
        let platform = Body::new(shape, Transform::IDENTITY).kind(BodyKind::Static);
        let platform = world.insert(platform).unwrap();
        world.set_one_way(platform, Some(DVec2::Y)).unwrap();
        platforms.push((platform, [x, x + w, y - h, y]));
    }
    let shape = match rng.u8(..5) {
        0 => Shape::circle(DVec2::ZERO, 0.5),
        1 => Shape::capsule(DVec2::Y * -0.5, DVec2::Y * 0.5, 0.5),
        2 => {
            let points = [
                (-0.5, 1.0),
                (-0.3, -1.0),
                (0.3, -1.0),
                (0.5, 0.4),
                (0.0, 1.0),
            ];
            Shape::convex_polygon(&points.map(|(x, y)| DVec2::new(x, y)))
        }
        _ => Shape::rectangle(1.0, 2.0),
    };
    let at = Transform::translation(DVec2::new(8.0 * rng.f64() - 4.0, 1.0)).unwrap();
    let hero = world.insert(Body::new(shape.unwrap(), at)).unwrap();
    (world, hero, platforms)
}

/// The touching tolerance is about events: the same jumps end at the same places with it, to the
/// bit, no head is stopped, and who stands on a platform has a pair with it.
#[test]
fn jumps_are_the_same_with_a_touching_tolerance() {
    let (mut through, mut landings) = (0, 0);
    let seeds = sat2d_test_support::seeds(90);
    let drawn = seeds.end - seeds.start;
    for seed in seeds {
        let mut rng = fastrand::Rng::with_seed(seed);
        let (world, hero, platforms) = random_platforms(&mut rng);
        let is_character = rng.bool();
        let gravity = [0.01, 1.0 / 64.0, 0.03][rng.usize(..3)];
        let tolerances = [0.0, 0.001, 0.01, 0.1];
        let mut worlds = tolerances.map(|tolerance| {
            let mut world = world.clone();
            world.set_touching_tolerance(tolerance).unwrap();
            (world, None, DVec2::ZERO)
        });
        let mut moves = rng.clone();
        for frame in 0..150 {
            let jump = (moves.u8(..12) == 0).then(|| 0.15 + 0.2 * moves.f64());
            let across = [0.0, 0.05, -0.05, 0.25, -0.25][moves.usize(..5)];
            let mut ends = Vec::new();
            for (world, ground, velocity) in &mut worlds {
                let mut below = world.clone();
                let below = below.move_and_slide(hero, DVec2::NEG_Y * 1e-9).unwrap();
                let on_ground = below.hits.iter().any(|hit| hit.normal.y > 0.5);
                velocity.x = across;
                velocity.y -= gravity;
                if let Some(speed) = jump.filter(|_| on_ground) {
                    (velocity.y, *ground) = (speed, None);
                }
                let (hits, stuck) = if is_character {
                    let options = CharacterOptions {
                        ground: *ground,
                        ..CharacterOptions::default()
                    };
                    let moved = world.move_character(hero, *velocity, &options).unwrap();
                    *ground = moved.ground;
                    (moved.hits, moved.stuck)
                } else {
                    let moved = world.move_and_slide(hero, *velocity).unwrap();
                    (moved.hits, moved.stuck)
                };
                assert!(!stuck, "seed {seed}, frame {frame}");
                let stopped = hits.iter().find(|hit| hit.normal.y < 1e-9);
                assert_eq!(stopped, None, "seed {seed}, frame {frame}");
                if hits.iter().any(|hit| hit.normal.y > 0.5) {
                    velocity.y = 0.0;
                }
                ends.push(at(world, hero));
                world.step();
                // by the numbers alone
                let low = at(world, hero).y - 1.0;
                let tolerance = world.touching_tolerance();
                for &(platform, [left, right, under, top]) in &platforms {
                    let x = at(world, hero).x;
                    let above = x > left && x < right && low > top - 1e-9;
                    landings += u64::from(above && low < top + 1e-9);
                    through += u64::from(x > left && x < right && low > under && low < top - 0.1);
                    let is_pair = world.events().iter().any(|event| {
                        event.phase != Phase::End && event.a == platform && event.b == hero
                    });
                    let is_round = world.shape(hero).unwrap().vertices().len() < 3;
                    if tolerance > 0.0 && above && low <= top + 1e-9 && !is_round {
                        assert!(is_pair, "seed {seed}, frame {frame}, {tolerance}");
                    }
                }
            }
            assert!(
                ends.iter().all(|end| *end == ends[0]),
                "seed {seed}, frame {frame}: {ends:?}"
            );
        }
    }
    assert!(through > drawn && landings > drawn, "{through} {landings}");
}
