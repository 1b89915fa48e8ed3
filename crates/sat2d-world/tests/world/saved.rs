//! A restored world continues exactly where it was saved; any other data is an error.
#![cfg(feature = "serde")]

use crate::recorded::recording;
use sat2d::decompose::{Method, Options};
use sat2d::world::{Body, BodyId, BodyKind, PairEvent, RestoreError, World};
use sat2d::{DVec2, Mask, Shape, Transform};
use std::sync::Arc;

fn place(rng: &mut fastrand::Rng) -> Transform {
    let at = DVec2::new(rng.f64(), rng.f64()) * 12.0;
    Transform::placement(at, rng.f64() * 7.0, -1.0, 1.0).unwrap()
}

fn shapes() -> Vec<Arc<Shape>> {
    let corners = [(0.0, 0.0), (1.0, 0.2), (0.4, 0.9)].map(|(x, y)| DVec2::new(x, y));
    let ring = |r: f64| [(-r, -r), (r, -r), (r, r), (-r, r)].map(|(x, y)| DVec2::new(x, y));
    let shapes = [
        Shape::polygon(&[&ring(1.0), &ring(0.5)]),
        Shape::circle(DVec2::new(0.1, 0.2), 0.7),
        Shape::segment(DVec2::ZERO, DVec2::ONE),
        Shape::capsule(DVec2::ZERO, DVec2::X, 0.3),
        Shape::rectangle(1.5, 0.7),
        Shape::rectangle_xywh(0.1, 0.2, 0.7, 0.3),
        Shape::rectangle(1.0, 0.0),
        Shape::convex_polygon(&corners),
        Shape::rounded_polygon(&corners, 0.1),
        Shape::chain(&corners, false),
        Shape::chain(&ring(0.9), true),
    ];
    shapes.map(|shape| Arc::new(shape.unwrap())).into()
}

/// A world after some steps, with bodies moved, removed and replaced since the last one.
fn lived(seed: u64) -> World {
    let mut rng = fastrand::Rng::with_seed(seed);
    let (shapes, mut world) = (shapes(), World::new());
    let kinds = [BodyKind::Static, BodyKind::Moving, BodyKind::Sensor];
    for _ in 0..6 {
        live(&mut rng, &mut world, &shapes, &kinds);
        world.step();
    }
    live(&mut rng, &mut world, &shapes, &kinds);
    world
}

fn live(rng: &mut fastrand::Rng, world: &mut World, shapes: &[Arc<Shape>], kinds: &[BodyKind]) {
    for _ in 0..30 {
        let body = Body::new(shapes[rng.usize(..shapes.len())].clone(), place(rng));
        let body = body
            .kind(kinds[rng.usize(..3)])
            .user(rng.u64(..))
            .inverse_mass(rng.f64());
        world.insert(body).unwrap();
    }
    let ids: Vec<BodyId> = world.iter().map(|(id, _)| id).collect();
    for id in ids {
        match rng.u8(..5) {
            0 => drop(world.remove(id).unwrap()),
            1 => world.set_transform(id, place(rng)).unwrap(),
            _ => {}
        }
    }
}

fn events(world: &World) -> Vec<PairEvent> {
    world.events().iter().collect()
}

#[test]
fn a_restored_world_goes_on_as_the_other_would() {
    for seed in 0..5 {
        let mut world = lived(seed);
        let bytes = world.save();
        let mut again = World::restore(&bytes).unwrap();
        assert_eq!(again.save(), bytes);
        assert_eq!(events(&again), events(&world));
        let mut rng = fastrand::Rng::with_seed(seed + 100);
        for _ in 0..4 {
            let mut twin = fastrand::Rng::with_seed(rng.u64(..));
            let shapes = shapes();
            live(
                &mut twin.clone(),
                &mut world,
                &shapes,
                &[BodyKind::Moving; 3],
            );
            live(&mut twin, &mut again, &shapes, &[BodyKind::Moving; 3]);
            world.step();
            again.step();
            assert!(events(&world).len() > 20);
            assert_eq!(events(&again), events(&world));
        }
        for ((a, p), (b, q)) in world.iter().zip(again.iter()) {
            assert_eq!(
                (a, p.transform, p.user, p.inverse_mass),
                (b, q.transform, q.user, q.inverse_mass)
            );
            assert_eq!(p.shape.vertices(), q.shape.vertices());
            assert_eq!(p.shape.radius(), q.shape.radius());
            assert!(p.shape.rings().eq(q.shape.rings()));
        }
    }
}

/// Shapes of every constructor, also with numbers at the ends of their ranges.
fn every_shape() -> Vec<Shape> {
    let list = |numbers: &[(f64, f64)]| -> Vec<DVec2> {
        numbers.iter().map(|&(x, y)| DVec2::new(x, y)).collect()
    };
    let square = |x: f64, y: f64| list(&[(x, y), (x + 2.0, y), (x + 2.0, y + 2.0), (x, y + 2.0)]);
    let mut clockwise = square(0.0, 0.0);
    clockwise.reverse();
    let straight = list(&[(-0.0, 0.0), (1.0, -0.0), (2.0, 0.0), (2.0, 3.0)]);
    let comb = list(&[(0.0, 0.0), (3.0, 0.0), (3.0, 2.0), (2.0, 0.5), (0.0, 2.0)]);
    let mask = Mask::from_alpha(3, 3, &[9, 0, 9, 0, 9, 9, 9, 0, 9], 5).unwrap();
    let tiles = Shape::tiles(&[1, 0, 1, 1, 1, 0], 3, DVec2::ONE, DVec2::NEG_ONE).unwrap();
    let mut shapes: Vec<Shape> = shapes().iter().map(|shape| (**shape).clone()).collect();
    shapes.extend([
        Shape::circle(DVec2::new(-0.0, 3.0), 0.0).unwrap(),
        Shape::circle(DVec2::ZERO, 1e150).unwrap(),
        Shape::rectangle(-0.0, 1e-300).unwrap(),
        Shape::rectangle_xywh(-0.0, -1.0, 1.0, 1e-310).unwrap(),
        Shape::capsule(DVec2::ZERO, DVec2::new(-0.0, 1e-300), 1e9).unwrap(),
        Shape::convex_polygon(&square(0.0, 0.0)).unwrap(),
        Shape::convex_polygon(&clockwise).unwrap(),
        Shape::rounded_polygon(&clockwise, 0.5).unwrap(),
        Shape::convex_polygon(&straight).unwrap(),
        Shape::hull(&comb).unwrap(),
        Shape::polygon(&[&comb]).unwrap(),
        Shape::polygon(&[&straight]).unwrap(),
        Shape::mask(&mask, DVec2::new(1.5, -0.0)).unwrap(),
    ]);
    shapes.extend(tiles);
    shapes
}

/// One body of each of these shapes, side by side, after a step.
pub fn of_every_shape() -> World {
    let mut world = World::new();
    for (number, shape) in every_shape().into_iter().enumerate() {
        let at = Transform::translation(DVec2::new(number as f64, 0.0)).unwrap();
        world.insert(Body::new(shape, at)).unwrap();
    }
    world.step();
    world
}

/// Ellipses, also with half-axes at the ends of their range.
fn ellipses() -> impl Iterator<Item = Shape> {
    let axes = [(5.0, 3.0), (0.1, 0.3), (1e-150, 1e150), (3.0, 5e-324)];
    axes.into_iter()
        .map(|(half_width, half_height)| Shape::ellipse(half_width, half_height).unwrap())
}

/// Worlds of all calls there are, and of all shapes.
#[test]
fn a_restored_world_is_saved_as_the_same_bytes() {
    let mut worlds: Vec<World> = (0..20).map(|seed| recording(seed, 9).2).collect();
    worlds.extend((0..20).map(lived));
    let uneven = Transform::new(1.5, 0.0, 0.5, -1.0, 1.0, 2.0).unwrap();
    let mut shapes = every_shape();
    shapes.extend(ellipses());
    for shape in shapes {
        let mut world = World::new();
        for at in [Transform::IDENTITY, uneven] {
            world.insert(Body::new(shape.clone(), at)).unwrap();
        }
        worlds.push(world);
    }
    for (number, world) in worlds.iter().enumerate() {
        let bytes = world.save();
        let again = World::restore(&bytes).unwrap();
        assert_eq!(again.save(), bytes, "world {number}");
        // and in the next steps, if nothing is asked of a predicate, which is not saved
        let mut world = world.clone();
        world.clear_pair_predicate();
        let mut again = World::restore(&world.save()).unwrap();
        for _ in 0..3 {
            world.step();
            again.step();
            assert_eq!(again.save(), world.save(), "world {number}");
        }
    }
}

#[test]
fn bodies_share_a_shape_as_before() {
    let mut world = World::new();
    let tile = Arc::new(Shape::rectangle(1.0, 1.0).unwrap());
    for _ in 0..2 {
        world
            .insert(Body::new(tile.clone(), Transform::IDENTITY))
            .unwrap();
    }
    let again = World::restore(&world.save()).unwrap();
    let shapes: Vec<_> = again.iter().map(|(_, body)| body.shape).collect();
    assert!(Arc::ptr_eq(shapes[0], shapes[1]));
}

pub fn damage_is_an_error(bytes: &[u8]) {
    for cut in 0..bytes.len() {
        assert!(World::restore(&bytes[..cut]).is_err(), "cut at {cut}");
    }
    for at in 0..bytes.len() {
        let mut damaged = bytes.to_vec();
        damaged[at] ^= 1 << (at % 8);
        assert!(World::restore(&damaged).is_err(), "byte {at}");
    }
}

#[test]
fn every_damaged_byte_and_every_cut_is_an_error() {
    let bytes = lived(1).save();
    assert!(matches!(World::restore(&[]), Err(RestoreError::NotAWorld)));
    damage_is_an_error(&bytes);
    let mut longer = bytes.clone();
    longer.push(0);
    assert!(World::restore(&longer).is_err());
    let mut newer = bytes;
    newer[4] = 4;
    assert_eq!(
        World::restore(&newer).unwrap_err(),
        RestoreError::Version {
            found: 4,
            expected: 3
        }
    );
}

/// A star with nine corners.
fn star(rng: &mut fastrand::Rng, options: &Options) -> Shape {
    let ring: Vec<DVec2> = (0..9)
        .map(|i| DVec2::from_angle(f64::from(i) * 0.69) * (0.3 + rng.f64()))
        .collect();
    Shape::polygon_with(&[&ring], options).unwrap()
}

/// The pieces of a polygon decide how `separate` pushes, so they are restored as they were.
#[test]
fn polygons_are_decomposed_again_as_they_were() {
    let mut rng = fastrand::Rng::with_seed(8);
    let of_method = |method| Options {
        method,
        ..Options::default()
    };
    let triangles = Options {
        max_corners: Some(3),
        ..Options::default()
    };
    let all = [
        of_method(Method::Fast),
        of_method(Method::Slicing),
        triangles,
    ];
    for options in all {
        for _ in 0..40 {
            let mut world = World::new();
            for _ in 0..6 {
                let at = DVec2::new(rng.f64(), rng.f64()) * 2.0;
                let at = Transform::placement(at, rng.f64(), 1.0, 1.0).unwrap();
                world
                    .insert(Body::new(star(&mut rng, &options), at))
                    .unwrap();
            }
            world.step();
            let mut again = World::restore(&world.save()).unwrap();
            world.separate(4);
            again.separate(4);
            let transforms = |world: &World| -> Vec<Transform> {
                world.iter().map(|(_, body)| body.transform).collect()
            };
            assert_eq!(transforms(&world), transforms(&again), "{options:?}");
        }
    }
}

/// Version 2 knows no ellipse; an ellipse that is a circle is one.
#[test]
fn an_ellipse_before_version_3_is_an_error() {
    // a shape and its half-axes; no slots, bodies, free or leaving ones; no steps and pairs; a
    // touching tolerance of 0; nothing is refused, and nothing is a part
    let state = |half_width: f64, half_height: f64| {
        let axes = [half_width.to_le_bytes(), half_height.to_le_bytes()].concat();
        [&[1, 7], &axes[..], &[0; 7], &[0; 8], &NOTHING_MORE].concat()
    };
    let restored = |version: u8, state: &[u8]| {
        let mut bytes = forged(state);
        bytes[4] = version;
        World::restore(&bytes)
    };
    assert!(restored(3, &state(5.0, 3.0)).is_ok());
    let error = restored(2, &state(5.0, 3.0)).unwrap_err();
    assert!(error.to_string().contains("has an ellipse"), "{error}");
    assert!(restored(2, &state(3.0, 3.0)).is_ok());
    assert!(is_damaged(&state(5.0, -3.0)));
}

/// No one-way bodies, refused pairs, answers and parts.
const NOTHING_MORE: [u8; 4] = [0; 4];

/// A saved world with other bytes after the checksum.
fn forged(state: &[u8]) -> Vec<u8> {
    let mut bytes = World::new().save()[..8].to_vec();
    bytes.extend_from_slice(&crc32fast::hash(state).to_le_bytes());
    bytes.extend_from_slice(state);
    bytes
}

/// Numbers that would overflow later are errors when they are read.
#[test]
fn numbers_at_the_end_of_their_range_are_errors() {
    let mut world = World::new();
    let shape = Shape::rectangle(1.0, 1.0).unwrap();
    let id = world.insert(Body::new(shape, Transform::IDENTITY)).unwrap();
    world.step();
    world.remove(id).unwrap();
    world.step();
    // no shapes; one slot: generation 1, user 0, empty, 32 zeros; no bodies; slot 0 is free; none
    // leaves; 2 steps; no pairs; a touching tolerance of 0; nothing is refused, and nothing is a
    // part
    let state = [
        &[0, 1, 1, 0, 1][..],
        &[0; 32],
        &[0, 1, 0, 0, 2, 0, 0],
        &[0; 8],
        &NOTHING_MORE,
    ]
    .concat();
    assert_eq!(world.save(), forged(&state));

    let mut padded = state.clone();
    padded[20] = 1;
    assert!(is_damaged(&padded));
    let negative = [&state[..44], &(-1.0f64).to_le_bytes(), &NOTHING_MORE].concat();
    assert!(is_damaged(&negative));
    const LAST_U32: [u8; 5] = [0xff, 0xff, 0xff, 0xff, 0x0f];
    let last_generation = [&state[..2], &LAST_U32, &state[3..]].concat();
    assert!(is_damaged(&last_generation));
    let step = |number: &[u8]| [&state[..41], number, &state[42..]].concat();
    const LAST_U64: [u8; 10] = [0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0x01];
    assert!(is_damaged(&step(&LAST_U64)));
    // 2^62 steps are the most
    assert!(!is_damaged(&step(&[
        0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x40
    ])));
    assert!(is_damaged(&step(&[
        0x81, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x80, 0x40
    ])));
}

/// Whether a state with a right checksum is refused.
pub fn is_damaged(state: &[u8]) -> bool {
    match World::restore(&forged(state)) {
        Ok(_) => false,
        Err(error) => {
            assert!(matches!(error, RestoreError::Damaged { .. }), "{error}");
            true
        }
    }
}

/// An empty slot is free or waits to be, unless it has no generation left.
#[test]
fn an_empty_slot_that_is_not_free_is_an_error() {
    // no shapes; one empty slot; no bodies; no slot is free or leaves; 2 steps; no pairs;
    // a touching tolerance of 0; nothing is refused, and nothing is a part
    let state = |generation: &[u8]| {
        let slots = [&[0, 1][..], generation, &[0, 1], &[0; 32]].concat();
        [&slots[..], &[0, 0, 0, 2, 0, 0], &[0; 8], &NOTHING_MORE].concat()
    };
    assert!(is_damaged(&state(&[1])));
    assert!(is_damaged(&state(&[0xfe, 0xff, 0xff, 0xff, 0x0f])));
    assert!(!is_damaged(&state(&[0xff, 0xff, 0xff, 0xff, 0x0f])));
}

#[test]
fn pairs_of_missing_slots_and_doubled_pairs_are_errors() {
    let mut world = World::new();
    let shape = Arc::new(Shape::rectangle(1.0, 1.0).unwrap());
    for _ in 0..2 {
        let body = Body::new(shape.clone(), Transform::IDENTITY);
        world.insert(body).unwrap();
    }
    world.step();
    let saved = world.save();
    // at the end: one pair, whose second slot stands above eight bits; no ended pairs; a touching
    // tolerance of 0; nothing is refused, and nothing is a part
    let (head, tail) = saved[12..].split_at(saved.len() - 12 - 16);
    let [1, low, high, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0] = *tail else {
        panic!("{tail:?}");
    };
    let with_pairs = |pairs: &[u8]| [head, pairs, &[0; 9], &NOTHING_MORE].concat();
    let refused = |pairs: &[u8]| [head, &[1, low, high], &[0; 9], &[0], pairs, &[0; 2]].concat();
    assert!(is_damaged(&refused(&[1, low, high])), "met and refused");
    assert!(!is_damaged(&with_pairs(&[1, low, high])));
    assert!(
        is_damaged(&with_pairs(&[1, low, high + 2])),
        "of slots 0 and 2"
    );
    assert!(is_damaged(&with_pairs(&[2, low, high, low, high])), "twice");
}

#[test]
fn parts_elsewhere_than_their_owners_put_them_are_errors() {
    let mut world = World::new();
    let shape = Arc::new(Shape::rectangle(1.0, 1.0).unwrap());
    let body = || Body::new(shape.clone(), Transform::translation(DVec2::X).unwrap());
    let owner = world.insert(body()).unwrap();
    let part = world.attach(owner, body()).unwrap();
    let saved = world.save();
    let another = world.attach(owner, body()).unwrap();
    let again = World::restore(&world.save()).unwrap();
    assert_eq!(again.owner(part), Ok(owner));
    assert_eq!(again.owner(another), Ok(owner));
    assert_eq!(again.local_transform(part), world.local_transform(part));
    // at the end: one part, in slot 1, of the body in slot 0, and its transform
    let (head, tail) = saved[12..].split_at(saved.len() - 12 - 51);
    assert_eq!(tail[..3], [1, 1, 0]);
    let place = &tail[3..];
    let with = |list: &[u8]| [head, list, place].concat();
    assert!(!is_damaged(&with(&[1, 1, 0])));
    assert!(is_damaged(&with(&[1, 1, 2])), "no such owner");
    assert!(is_damaged(&with(&[1, 2, 0])), "no such part");
    assert!(is_damaged(&with(&[1, 1, 1])), "its own owner");
    assert!(is_damaged(&with(&[1, 0, 1])), "elsewhere");
    let twice = [head, &[2, 1, 0], place, &[1, 0], place].concat();
    assert!(is_damaged(&twice), "twice");
}

/// Corrupt data with a valid checksum causes neither a panic nor a world in an invalid state.
#[test]
fn forged_states_are_errors_or_sound_worlds() {
    let bytes = lived(2).save();
    let mut rng = fastrand::Rng::with_seed(5);
    let (mut refused, mut taken) = (0, 0);
    for _ in 0..3000 {
        let mut forged = bytes.clone();
        for _ in 0..rng.usize(1..4) {
            let at = rng.usize(12..forged.len());
            forged[at] = rng.u8(..);
        }
        let sum = crc32fast::hash(&forged[12..]);
        forged[8..12].copy_from_slice(&sum.to_le_bytes());
        let Ok(mut world) = World::restore(&forged) else {
            refused += 1;
            continue;
        };
        taken += 1;
        world.step();
        let ids: Vec<BodyId> = world.iter().map(|(id, _)| id).collect();
        assert_eq!(ids.len(), world.len());
        for id in ids {
            world.remove(id).unwrap();
        }
        world.step();
        assert!(world.step().is_empty() && world.is_empty());
    }
    assert!(
        refused > 100 && taken > 100,
        "{refused} refused, {taken} taken"
    );
}
