//! Characters on platforms that move: nobody falls through, whatever the platform is, and stacks of
//! characters are lifted together. Places are judged from the positions alone.

use sat2d::world::{
    Body, BodyId, BodyKind, CharacterOptions, CharacterResult, Filter, World, WorldError,
};
use sat2d::{DVec2, Shape, Transform};
use sat2d_test_support::{cases, seeds};

pub fn p(x: f64, y: f64) -> DVec2 {
    DVec2::new(x, y)
}

pub fn at(position: DVec2) -> Transform {
    Transform::translation(position).unwrap()
}

pub fn place(world: &World, id: BodyId) -> DVec2 {
    world.transform(id).unwrap().position()
}

/// A character, and the state that a game keeps of it.
pub struct Rider {
    pub id: BodyId,
    pub options: CharacterOptions,
    fall: f64,
}

impl Rider {
    pub fn new(world: &mut World, shape: Shape, position: DVec2) -> Rider {
        let id = world.insert(Body::new(shape, at(position))).unwrap();
        let options = CharacterOptions::default();
        Rider {
            id,
            options,
            fall: 0.0,
        }
    }

    /// A frame with gravity.
    pub fn go(&mut self, world: &mut World, across: f64, gravity: f64) -> CharacterResult {
        self.fall = match self.options.ground {
            Some(_) => gravity,
            None => self.fall + gravity,
        };
        let by = p(across, -self.fall);
        let moved = world.move_character(self.id, by, &self.options).unwrap();
        self.options.ground = moved.ground;
        moved
    }

    pub fn ground(&self) -> Option<BodyId> {
        self.options.ground.map(|ground| ground.id)
    }
}

/// A platform whose upper surface is at a height of 4 in its own coordinates. Returns the body that
/// moves and the one that riders stand on.
pub fn platform(world: &mut World, kind: u32, transform: Transform) -> (BodyId, BodyId) {
    let shape = match kind {
        2 | 3 => Shape::chain(&[p(320.0, 4.0), p(-320.0, 4.0)], false).unwrap(),
        _ => Shape::rectangle(640.0, 8.0).unwrap(),
    };
    let fixed = |shape, transform| Body::new(shape, transform).kind(BodyKind::Static);
    let (owner, top) = if kind == 4 {
        let core = Shape::rectangle(1.0, 1.0).unwrap();
        let owner = world.insert(fixed(core, transform)).unwrap();
        let part = fixed(shape, Transform::IDENTITY);
        (owner, world.attach(owner, part).unwrap())
    } else {
        let top = world.insert(fixed(shape, transform)).unwrap();
        (top, top)
    };
    if matches!(kind, 1 | 3 | 4) {
        world.set_one_way(top, Some(DVec2::Y)).unwrap();
    }
    (owner, top)
}

/// Shapes that reach 8 below and 8 beside their positions, and how far they reach against a unit
/// normal.
fn walker(kind: u32) -> (Shape, fn(DVec2) -> f64) {
    match kind {
        0 => (Shape::rectangle(16.0, 16.0).unwrap(), |n| {
            8.0 * (n.x.abs() + n.y.abs())
        }),
        1 => (
            Shape::capsule(p(0.0, -4.0), p(0.0, 4.0), 4.0).unwrap(),
            |n| 4.0 + 4.0 * n.y.abs(),
        ),
        _ => (Shape::circle(DVec2::ZERO, 8.0).unwrap(), |_| 8.0),
    }
}

/// Upright, tilted and scaled platforms of all kinds on straight ways and on curves, with and
/// without steps, under riders of several shapes that stand, walk, or hold a part.
#[test]
fn nobody_falls_through_a_platform_that_moves() {
    let mut fallen = Vec::new();
    for seed in seeds(80) {
        let mut rng = fastrand::Rng::with_seed(seed);
        let mut world = World::new();
        let kind = rng.u32(0..5);
        let degrees = match rng.u32(0..2) {
            0 => 0.0,
            _ => 88.0 * (rng.f64() - 0.5),
        };
        let scale = match rng.u32(0..2) {
            0 => 1.0,
            _ => 0.3 + 3.0 * rng.f64(),
        };
        let start = match rng.u32(0..3) {
            0 => DVec2::ZERO,
            _ => p(rng.f64() - 0.5, rng.f64() - 0.5) * 1000.0,
        };
        let speed = 10f64.powf(3.0 * rng.f64() - 2.0) * if rng.bool() { 1.0 } else { -1.0 };
        let velocity = match rng.u32(0..3) {
            0 => p(0.0, speed),
            1 => p(speed, 0.0),
            _ => p(rng.f64() - 0.5, rng.f64() - 0.5) * speed,
        };
        let swings = rng.bool();
        let way = |frame: f64| match swings {
            true => velocity * 8.0 * (frame / 8.0).sin(),
            false => velocity * frame,
        };
        let placed = |frame: f64| {
            let position = start + way(frame);
            Transform::placement_degrees(position, degrees, scale, scale).unwrap()
        };
        let (owner, top) = platform(&mut world, kind, placed(0.0));
        let (shape, reach) = walker(rng.u32(0..3));
        let normal = DVec2::from_angle(degrees.to_radians()).perp();
        let above = start + normal * (4.0 * scale) + p(0.0, 30.0);
        let mut rider = Rider::new(&mut world, shape, above);
        if rng.bool() {
            let hat = Shape::circle(p(0.0, 4.0), 5.0).unwrap();
            let hat = Body::new(hat, Transform::IDENTITY);
            world.attach(rider.id, hat).unwrap();
        }
        let steps = rng.bool();
        if rng.bool() {
            world.set_touching_tolerance(0.01).unwrap();
        }
        let gravity = [0.2, 0.27222222, 0.01][rng.usize(0..3)];
        rider.options.step = [0.0, 2.0][rng.usize(0..2)];
        let walk = [0.0, 0.11, -0.3][rng.usize(0..3)];
        let mut landed = None;
        for frame in 0..300 {
            let now = landed.map_or(0, |landed| frame - landed);
            world.set_transform(owner, placed(f64::from(now))).unwrap();
            let across = if landed.is_some() { walk } else { 0.0 };
            rider.go(&mut world, across, gravity);
            if steps {
                world.step();
            }
            if landed.is_none() {
                landed = rider.ground().map(|_| frame);
                continue;
            }
            let center = start + way(f64::from(now));
            let height = (place(&world, rider.id) - center).dot(normal) - 4.0 * scale;
            let off = height - reach(normal);
            if rider.ground() != Some(top) || off.abs() > 1e-8 {
                fallen.push((seed, frame, kind, degrees, scale, steps, off));
                break;
            }
        }
        assert!(landed.is_some(), "case {seed} never landed");
    }
    assert!(fallen.is_empty(), "{} fell: {fallen:?}", fallen.len());
}

/// Stacks on lifts of all kinds that rise by less than riders are high, moved from the lowest to
/// the highest.
#[test]
fn a_lift_lifts_a_stack_of_riders() {
    for seed in seeds(60) {
        let mut rng = fastrand::Rng::with_seed(seed);
        let mut world = World::new();
        let (owner, top) = platform(&mut world, rng.u32(0..5), Transform::IDENTITY);
        let mut stack = Vec::new();
        let (mut wanted, mut y, mut least) = (Vec::new(), 4.0, f64::INFINITY);
        for _ in 0..rng.usize(2..5) {
            let height = [16.0, 5.0, 2.0][rng.usize(0..3)];
            let x = 6.0 * (rng.f64() - 0.5);
            least = least.min(height);
            y += height / 2.0;
            let shape = Shape::rectangle(16.0, height).unwrap();
            stack.push(Rider::new(&mut world, shape, p(x, y)));
            wanted.push(p(x, y));
            y += height / 2.0;
        }
        let speed = least * (1.1 * rng.f64() - 0.15);
        let steps = rng.bool();
        for frame in 0..100 {
            let way = p(0.1, speed) * f64::from(u32::max(frame, 3) - 3);
            world.set_transform(owner, at(way)).unwrap();
            let mut below = top;
            for (rider, wanted) in stack.iter_mut().zip(&wanted) {
                let moved = rider.go(&mut world, 0.0, 0.2);
                assert!(!moved.stuck, "case {seed}, frame {frame}");
                assert_eq!(rider.ground(), Some(below), "case {seed}, frame {frame}");
                let off = place(&world, rider.id) - *wanted - way;
                assert!(off.length() < 1e-8, "case {seed}, frame {frame}: {off}");
                below = rider.id;
            }
            if steps {
                world.step();
            }
        }
    }
}

/// A ceiling over a lift, one-way or not: the rider is held between them, never pushed out below,
/// and rides on when the lift has gone down again.
#[test]
fn nobody_is_pushed_out_through_the_ground_and_what_holds_is_reported() {
    for (kind, steps) in [
        (0, false),
        (0, true),
        (1, false),
        (1, true),
        (4, false),
        (4, true),
    ] {
        for speed in [0.3, 1.7, 5.0, 12.5] {
            let mut world = World::new();
            let (owner, top) = platform(&mut world, kind, Transform::IDENTITY);
            let ceiling = Body::new(Shape::rectangle(100.0, 20.0).unwrap(), at(p(0.0, 60.0)));
            let ceiling = world.insert(ceiling.kind(BodyKind::Static)).unwrap();
            let (shape, _) = walker(0);
            let mut rider = Rider::new(&mut world, shape, p(0.0, 12.0));
            let mut held = 0;
            // up, until the lift is 12 deep in the rider, and down
            let frames = (42.0 / speed) as i32;
            for frame in (0..=frames).chain((0..frames).rev()) {
                let lift = speed * f64::from(frame);
                world.set_transform(owner, at(p(0.0, lift))).unwrap();
                let moved = rider.go(&mut world, 0.0, 0.2);
                if steps {
                    world.step();
                }
                let case = format!("kind {kind}, steps {steps}, speed {speed}, frame {frame}");
                assert_eq!(rider.ground(), Some(top), "{case}");
                if moved.stuck {
                    held += 1;
                    let mut ids: Vec<BodyId> = moved.hits.iter().map(|hit| hit.id).collect();
                    ids.sort_unstable();
                    ids.dedup();
                    assert_eq!(ids, [top, ceiling], "{case}");
                    for hit in &moved.hits {
                        let toward = if hit.id == top {
                            DVec2::Y
                        } else {
                            DVec2::NEG_Y
                        };
                        assert!((hit.normal - toward).length() < 1e-9, "{case}");
                    }
                }
            }
            assert!(held > 0, "kind {kind}, speed {speed}");
            assert!((place(&world, rider.id).y - 12.0).abs() < 1e-8);
        }
    }
}

/// Also `move_and_slide` says what holds a body.
#[test]
fn a_body_that_is_stuck_hits_what_holds_it() {
    let mut world = World::new();
    let walls = [-1.4, 1.4].map(|x| {
        let wall = Body::new(Shape::rectangle(2.0, 9.0).unwrap(), at(p(x, 0.0)));
        world.insert(wall.kind(BodyKind::Static)).unwrap()
    });
    let hero = world.insert(Body::new(
        Shape::rectangle(1.0, 2.0).unwrap(),
        at(DVec2::ZERO),
    ));
    let slid = world.move_and_slide(hero.unwrap(), DVec2::X).unwrap();
    let mut hits: Vec<_> = slid.hits.iter().map(|hit| (hit.id, hit.normal.x)).collect();
    hits.sort_by_key(|hit| hit.0);
    assert!(slid.stuck && slid.moved == DVec2::ZERO);
    assert_eq!(hits, [(walls[0], 1.0), (walls[1], -1.0)]);
}

/// A ledge is no slope: who walks off it falls as gravity asks. Slopes that end at the same height
/// are followed.
#[test]
fn ledges_are_fallen_off_and_slopes_are_followed() {
    let limit = f64::to_radians(45.0);
    for seed in 0..cases(150) {
        let mut rng = fastrand::Rng::with_seed(seed);
        let speed = 10f64.powf(2.0 * rng.f64() - 1.5);
        let drop = speed * (0.05 + 0.9 * rng.f64());
        let start = -3.0 * speed * (1.0 + rng.f64());
        // a ledge of this height at 0, or a slope of 3 to 44 degrees that falls as far
        let slope = match rng.bool() {
            true => Some(f64::to_radians(3.0 + 41.0 * rng.f64())),
            false => None,
        };
        let foot = slope.map_or(0.0, |slope| drop / slope.tan());
        let far = 100.0 * speed;
        let corners = [
            p(-far, 0.0),
            p(0.0, 0.0),
            p(foot, -drop),
            p(far, -drop),
            p(far, -far),
            p(-far, -far),
        ];
        let mut world = World::new();
        let ground = Body::new(Shape::polygon(&[&corners]).unwrap(), Transform::IDENTITY);
        world.insert(ground.kind(BodyKind::Static)).unwrap();
        let size = speed * (0.5 + 4.0 * rng.f64());
        let shape = Shape::rectangle(size, 2.0 * size).unwrap();
        let mut hero = Rider::new(&mut world, shape, p(start - size, size));
        hero.options.max_slope = limit;
        let gravity = 0.001 * speed;
        hero.go(&mut world, 0.0, gravity);
        let mut airborne = 0;
        for frame in 0..20 {
            let before = place(&world, hero.id);
            hero.go(&mut world, speed, gravity);
            let fell = before.y - place(&world, hero.id).y;
            airborne += usize::from(hero.ground().is_none());
            let most = match slope {
                Some(slope) => speed * slope.tan() * (1.0 + 1e-9),
                None => hero.fall + 1e-9 * speed,
            };
            assert!(
                fell <= most,
                "case {seed}, frame {frame}: fell {fell}, {slope:?}"
            );
        }
        match slope {
            Some(_) => assert_eq!(airborne, 0, "case {seed}, {slope:?}"),
            None => assert!(airborne > 0, "case {seed}"),
        }
    }
}

/// Two ways down through a one-way platform: its category is left out until the feet are through,
/// or the character is put into it by a hair.
#[test]
fn characters_drop_through_one_way_platforms() {
    for by_filter in [false, true] {
        for steps in [false, true] {
            let mut world = World::new();
            let (_, top) = platform(&mut world, 1, Transform::IDENTITY);
            world.set_filter(top, Filter::new(2, u32::MAX)).unwrap();
            let (shape, _) = walker(1);
            let mut hero = Rider::new(&mut world, shape, p(0.0, 12.0));
            for _ in 0..5 {
                hero.go(&mut world, 0.1, 0.2);
            }
            assert_eq!(hero.ground(), Some(top));
            let filter = world.filter(hero.id).unwrap();
            if by_filter {
                world.set_filter(hero.id, Filter::new(1, !2)).unwrap();
            } else {
                let down = place(&world, hero.id) - p(0.0, 0.01);
                world.set_transform(hero.id, at(down)).unwrap();
            }
            hero.options.ground = None;
            for _ in 0..40 {
                hero.go(&mut world, 0.1, 0.2);
                if steps {
                    world.step();
                }
            }
            world.set_filter(hero.id, filter).unwrap();
            assert!(
                place(&world, hero.id).y < -12.0,
                "filter {by_filter}, steps {steps}"
            );
        }
    }
}

/// Ids of removed bodies, of any slot: a ground that rises looks for what stands on the character.
#[test]
fn a_character_that_was_removed_is_an_error_on_a_ground_that_rises() {
    let mut world = World::new();
    let (lift, _) = platform(&mut world, 0, at(p(0.0, 0.0)));
    let square = Shape::rectangle(1.0, 1.0).unwrap();
    let mut rider = Rider::new(&mut world, square.clone(), p(0.0, 4.5));
    rider.go(&mut world, 0.0, 0.1);
    assert!(rider.ground().is_some());
    let mut larger = World::new();
    let others: Vec<BodyId> = (0..9)
        .map(|_| {
            larger
                .insert(Body::new(square.clone(), at(p(0.0, 9.0))))
                .unwrap()
        })
        .collect();
    world.set_transform(lift, at(p(0.0, 0.5))).unwrap();
    world.remove(rider.id).unwrap();
    for gone in [rider.id, others[8]] {
        let moved = world.move_character(gone, p(0.0, -0.1), &rider.options);
        assert_eq!(moved.err(), Some(WorldError::Stale { id: gone }));
    }
}
