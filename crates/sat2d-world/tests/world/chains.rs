//! Chains in worlds: solid in front, open from behind, and without seams.

use fastrand::Rng;
use sat2d::query::{contact, contacts, point_relation};
use sat2d::world::{Body, BodyId, BodyKind, CharacterOptions, World};
use sat2d::{DVec2, Relation, Shape, Transform, relation};
use sat2d_test_support::seeds;

pub fn at(place: DVec2) -> Transform {
    Transform::translation(place).unwrap()
}

pub fn v(x: f64, y: f64) -> DVec2 {
    DVec2::new(x, y)
}

/// Hills from left to right between two walls, with straight joints and bent ones of all angles.
fn hills(rng: &mut Rng) -> Vec<DVec2> {
    let mut points = vec![v(0.0, 90.0), v(0.0, 0.0)];
    let mut place = v(0.0, 0.0);
    let mut slope = 0.0;
    while place.x < 400.0 {
        if rng.u8(..3) > 0 {
            let steepest = [0.0, 0.01, 0.6, 1.5][rng.u8(..4) as usize];
            slope = (rng.f64() * 2.0 - 1.0) * steepest;
            // on a grid, joints of equal slope are straight to the bit
            slope = f64::from((slope * 16.0) as i32) / 16.0;
        }
        let length = f64::from(rng.u8(1..9));
        place += v(length, length * slope);
        points.push(place);
    }
    points.push(v(place.x, place.y + 90.0));
    points
}

/// The front is on the right of the way, so the ground runs to the left.
fn ground(points: &[DVec2]) -> Shape {
    let points: Vec<DVec2> = points.iter().rev().copied().collect();
    Shape::chain(&points, false).unwrap()
}

/// The same surface with ground below.
fn solid(points: &[DVec2]) -> Shape {
    let least = points.iter().fold(0.0, |least: f64, p| least.min(p.y)) - 50.0;
    let right = points.last().unwrap();
    let mut ring = points.to_vec();
    ring.extend([
        v(right.x + 50.0, right.y),
        v(right.x + 50.0, least),
        v(-50.0, least),
        v(-50.0, 90.0),
    ]);
    Shape::polygon(&[&ring]).unwrap()
}

pub fn heroes() -> Vec<Shape> {
    let slant = [
        (-1.0, -2.0),
        (1.0, -2.0),
        (1.5, 0.0),
        (0.5, 2.0),
        (-1.0, 1.0),
    ];
    let slant = slant.map(DVec2::from);
    vec![
        Shape::rectangle(2.0, 3.0).unwrap(),
        Shape::circle(DVec2::ZERO, 1.0).unwrap(),
        Shape::capsule(v(0.0, -1.0), v(0.0, 1.0), 0.75).unwrap(),
        Shape::convex_polygon(&slant).unwrap(),
        Shape::rounded_polygon(&slant, 0.25).unwrap(),
    ]
}

fn world_of(ground: Shape, hero: &Shape, place: DVec2) -> (World, BodyId, BodyId) {
    let mut world = World::new();
    let ground = Body::new(ground, Transform::IDENTITY).kind(BodyKind::Static);
    let ground = world.insert(ground).unwrap();
    let hero = world.insert(Body::new(hero.clone(), at(place))).unwrap();
    (world, ground, hero)
}

/// Whether a normal is that of a segment, or lies between those of two segments that join at a
/// vertex that points to the front. `points` run from left to right.
fn is_of_surface(points: &[DVec2], normal: DVec2) -> bool {
    let normals: Vec<DVec2> = points
        .windows(2)
        .map(|ends| (ends[1] - ends[0]).perp().normalize())
        .collect();
    let is_between = |pair: &[DVec2]| {
        let (left, right) = (pair[0], pair[1]);
        left.perp_dot(right) <= 0.0
            && left.perp_dot(normal) <= 1e-9
            && normal.perp_dot(right) <= 1e-9
            && normal.dot(left + right) > 0.0
    };
    normals.iter().any(|n| n.distance(normal) < 1e-9) || normals.windows(2).any(is_between)
}

/// A body above the middle of hills that it has not met yet.
fn above(rng: &mut Rng, points: &[DVec2]) -> DVec2 {
    let x = 50.0 + rng.f64() * 250.0;
    let near = points[2..points.len() - 1]
        .iter()
        .filter(|p| (p.x - x).abs() < 20.0);
    v(
        x,
        near.fold(f64::NEG_INFINITY, |most, p| most.max(p.y)) + 5.0,
    )
}

/// That a body has not come through the ground.
fn assert_above(points: &[DVec2], hero: &Shape, place: &Transform, seed: u64) {
    let met = relation(hero, place, &ground(points), &Transform::IDENTITY);
    assert_ne!(met, Ok(Relation::Overlapping), "seed {seed}");
    let middle = place.position() + v(0.0, 0.5);
    let inside = point_relation(&solid(points), &Transform::IDENTITY, middle);
    assert_ne!(
        inside,
        Ok(Relation::Overlapping),
        "seed {seed}: fell through"
    );
}

#[test]
fn bodies_slide_over_chains_as_over_solid_ground() {
    let (mut hits, mut moves, mut alike) = (0, 0, 0);
    let seeds = seeds(180);
    let drawn = seeds.end - seeds.start;
    for seed in seeds {
        let rng = &mut Rng::with_seed(seed);
        let points = hills(rng);
        let hero = &heroes()[seed as usize % 5];
        let place = above(rng, &points);
        let (mut chain, _, a) = world_of(ground(&points), hero, place);
        let (mut earth, _, b) = world_of(solid(&points), hero, place);
        for _ in 0..10 {
            let speed = 10f64.powf(rng.f64() * 3.0 - 2.0);
            let delta = v((rng.f64() - 0.5) * 2.0 * speed, -rng.f64() * 4.0);
            let start = chain.transform(a).unwrap();
            let slid = chain.move_and_slide(a, delta).unwrap();
            for hit in &slid.hits {
                let normal = hit.normal;
                assert!(is_of_surface(&points, normal), "seed {seed}: {normal}");
            }
            assert!(!slid.stuck, "seed {seed}");
            assert_above(&points, hero, &chain.transform(a).unwrap(), seed);
            hits += slid.hits.len() as u64;
            moves += 1;

            earth.set_transform(b, start).unwrap();
            let other = earth.move_and_slide(b, delta).unwrap();
            alike += usize::from(other.moved.distance(slid.moved) < 1e-9);
        }
    }
    assert!(hits > 5 * drawn, "{hits}");
    assert!(alike * 1000 > moves * 995, "{alike} of {moves}");
}

#[test]
fn characters_walk_on_chains_as_on_solid_ground() {
    let (mut grounded, mut moves, mut alike) = (0, 0, 0);
    let seeds = seeds(40);
    let drawn = seeds.end - seeds.start;
    for seed in seeds {
        let rng = &mut Rng::with_seed(seed);
        let points = hills(rng);
        let hero = &heroes()[seed as usize % 5];
        let (mut chain, floor, a) = world_of(ground(&points), hero, above(rng, &points));
        let (mut earth, other_floor, b) = world_of(solid(&points), hero, DVec2::ZERO);
        let mut walking = CharacterOptions {
            step: 0.5,
            snap: 0.5,
            ..CharacterOptions::default()
        };
        let direction = if rng.bool() { 0.3 } else { -0.3 };
        let mut fall = 0.0;
        for _ in 0..60 {
            fall = if walking.ground.is_some() {
                0.02
            } else {
                fall + 0.02
            };
            let delta = v(direction, -fall);
            let start = chain.transform(a).unwrap();
            earth.set_transform(b, start).unwrap();
            let mut on_earth = walking;
            if let Some(ground) = &mut on_earth.ground {
                ground.id = other_floor;
            }
            let walked = chain.move_character(a, delta, &walking).unwrap();
            let normals = walked.hits.iter().map(|hit| hit.normal);
            for normal in normals.chain(walked.ground.iter().map(|ground| ground.normal)) {
                assert!(is_of_surface(&points, normal), "seed {seed}: {normal}");
            }
            assert_above(&points, hero, &chain.transform(a).unwrap(), seed);
            walking.ground = walked.ground;
            assert!(walking.ground.iter().all(|ground| ground.id == floor));
            grounded += u64::from(walking.ground.is_some());
            let other = earth.move_character(b, delta, &on_earth).unwrap();
            alike += usize::from(other.moved.distance(walked.moved) < 1e-9);
            moves += 1;
        }
    }
    assert!(grounded > 15 * drawn, "{grounded}");
    assert!(alike * 1000 > moves * 990, "{alike} of {moves}");
}

/// A platform of three segments with straight joints, solid from above.
fn platform() -> Shape {
    let points = [6.0, 2.0, -1.0, -6.0].map(|x| v(x, 0.0));
    Shape::chain(&points, false).unwrap()
}

#[test]
fn bodies_jump_through_platforms_from_behind_and_land_on_them() {
    for hero in heroes() {
        for speed in [0.05, 0.3, 0.7, 1.1, 20.0] {
            let (mut world, platform, id) = world_of(platform(), &hero, v(0.25, -8.0));
            let mut y: f64 = -8.0;
            while y < 4.0 {
                let up = world.move_and_slide(id, v(0.0, speed)).unwrap();
                assert!(up.hits.is_empty() && !up.stuck, "{speed}: {up:?}");
                y = world.transform(id).unwrap().position().y;
            }
            let mut hits = 0;
            for _ in 0..(12.0 / speed) as usize + 3 {
                let down = world.move_and_slide(id, v(0.01, -speed)).unwrap();
                assert!(!down.stuck);
                for hit in &down.hits {
                    assert_eq!((hit.id, hit.normal), (platform, DVec2::Y));
                    hits += 1;
                }
            }
            assert!(hits > 0, "{speed}: fell through");
            let there = world.transform(id).unwrap();
            let bottom = hero.place(&there).unwrap().bounds().min.y;
            assert!(bottom.abs() < 1e-9, "{speed}: {bottom}");
        }
    }
}

/// The push of an overlap leads to the front, however deep to half of the body; deeper ones pass.
#[test]
fn separate_pushes_to_the_front_only() {
    let mut pushed = 0;
    for hero in heroes() {
        for (y, is_pushed) in [(1.2, true), (0.6, true), (-0.6, false), (-1.2, false)] {
            for x in [-1.0, 0.0, 0.3, 2.0] {
                let (mut world, platform, id) = world_of(platform(), &hero, v(x, y));
                let before = world.contact(platform, id).unwrap();
                let done = world.separate(8);
                assert_eq!((done.overlapping, done.depth), (0, 0.0));
                let to = world.transform(id).unwrap().position();
                let is_deep = before.is_some_and(|hit| hit.depth > 0.0);
                if is_pushed && is_deep {
                    pushed += 1;
                    let bottom = hero.place(&at(to)).unwrap().bounds().min.y;
                    assert!(to.x == x && bottom.abs() < 1e-9, "{to} from {x}, {y}");
                } else {
                    assert_eq!(to, v(x, y));
                }
            }
        }
    }
    assert!(pushed > 10, "{pushed}");
}

/// A platform that rises carries what stands on it, although it overlaps that meanwhile.
#[test]
fn rising_chains_lift_what_stands_on_them() {
    for hero in heroes() {
        let (mut world, platform, id) = world_of(platform(), &hero, v(0.0, 3.0));
        for frame in 0..100 {
            let height = 0.05 * f64::from(frame);
            world.set_transform(platform, at(v(0.0, height))).unwrap();
            world.move_and_slide(id, v(0.0, -0.1)).unwrap();
        }
        let there = world.transform(id).unwrap();
        let bottom = hero.place(&there).unwrap().bounds().min.y;
        assert!((bottom - 4.95).abs() < 1e-9, "{bottom}");
    }
}

/// Above straight joints, contacts are those with one long segment.
#[test]
fn contacts_show_no_straight_joint() {
    for seed in 0..2_000 {
        let rng = &mut Rng::with_seed(seed);
        let mut points = vec![40.0];
        while points[points.len() - 1] > -40.0 {
            points.push(points[points.len() - 1] - f64::from(rng.u8(1..5)));
        }
        let points: Vec<DVec2> = points.into_iter().map(|x| v(x, 0.0)).collect();
        let joints = Shape::chain(&points, false).unwrap();
        let plain = Shape::segment(points[0], points[points.len() - 1]).unwrap();
        let hero = &heroes()[seed as usize % 5];
        let place = at(v(f64::from(rng.i32(-80..80)) / 4.0, rng.f64() * 6.0 - 3.0));
        let here = Transform::IDENTITY;
        let one = contact(&plain, &here, hero, &place).unwrap();
        let many = contacts(&joints, &here, hero, &place).unwrap();
        assert_eq!(one.is_some(), !many.is_empty(), "seed {seed}");
        let Some(one) = one else {
            continue;
        };
        assert!((many[0].depth - one.depth).abs() < 1e-12, "seed {seed}");
        for hit in &many {
            assert_eq!(hit.normal, one.normal, "seed {seed}: {hit:?}");
        }
    }
}
