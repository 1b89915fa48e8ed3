//! Worlds that sat2d 0.1 saved are restored with all they contained. The program that wrote the
//! files also printed the contents: see `tests/data/saved_worlds/README.md`.
#![cfg(feature = "serde")]

use crate::saved::damage_is_an_error;
use sat2d::world::{Body, RestoreError, World};
use sat2d::{DVec2, Shape, Transform};
use std::fmt::Write;
use std::fs;

const NAMES: [&str; 3] = ["empty", "shapes", "changes"];

fn path(name: &str) -> String {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/saved_worlds");
    format!("{folder}/{name}")
}

fn saved(name: &str) -> Vec<u8> {
    fs::read(path(&format!("{name}.s2dw"))).unwrap()
}

fn bits(numbers: &[f64]) -> String {
    let words = numbers.iter().map(|x| format!("{:016x}", x.to_bits()));
    words.collect::<Vec<_>>().join(" ")
}

fn events(world: &World, out: &mut String) {
    for event in world.events() {
        let (a, b) = (event.a, event.b);
        writeln!(out, "event {a} {b} {:?} {:?}", event.phase, event.relation).unwrap();
    }
}

/// What the files say about a world.
fn describe(mut world: World) -> String {
    let mut out = String::new();
    for (id, body) in world.iter() {
        let (kind, filter, user) = (body.kind, body.filter, body.user);
        let (category, mask) = (filter.category, filter.mask);
        writeln!(out, "body {id} {kind:?} {category} {mask} {user}").unwrap();
        let at = bits(&body.transform.to_array());
        writeln!(out, "at {at} mass {}", bits(&[body.inverse_mass])).unwrap();
        writeln!(out, "radius {}", bits(&[body.shape.radius()])).unwrap();
        for ring in body.shape.rings() {
            let numbers: Vec<f64> = ring.iter().flat_map(|p| p.to_array()).collect();
            writeln!(out, "ring {}", bits(&numbers)).unwrap();
        }
    }
    events(&world, &mut out);
    for _ in 0..3 {
        let square = Shape::rectangle(3.0, 3.0).unwrap();
        let at = Transform::translation(DVec2::new(3.0, 3.0)).unwrap();
        // the default filter of sat2d 0.1
        let square = Body::new(square, at).filter(u32::MAX, u32::MAX);
        let id = world.insert(square).unwrap();
        world.step();
        writeln!(out, "step with {id}").unwrap();
        events(&world, &mut out);
    }
    out
}

#[test]
fn old_worlds_have_their_bodies_and_pairs_and_go_on_as_before() {
    for name in NAMES {
        let expected = fs::read_to_string(path(&format!("{name}.txt"))).unwrap();
        let world = World::restore(&saved(name)).unwrap();
        assert_eq!(describe(world), expected, "{name}");
    }
}

#[test]
fn an_old_world_that_is_saved_again_is_the_same_world() {
    for name in NAMES {
        let world = World::restore(&saved(name)).unwrap();
        let again = World::restore(&world.save()).unwrap();
        assert_eq!(again.save(), world.save());
        assert_eq!(describe(again), describe(world), "{name}");
    }
}

#[test]
fn ended_pairs_of_an_old_world_carry_the_values_of_bodies_that_are_there() {
    let world = World::restore(&saved("changes")).unwrap();
    let (mut there, mut removed) = (0, 0);
    for event in world.events() {
        for (id, user) in [(event.a, event.user_a), (event.b, event.user_b)] {
            match world.get(id) {
                Ok(body) => {
                    there += 1;
                    assert_eq!(user, body.user);
                }
                Err(_) => {
                    removed += 1;
                    assert_eq!(user, 0);
                }
            }
        }
    }
    assert!(there > 10 && removed > 3, "{there} {removed}");
}

#[test]
fn every_damaged_byte_and_every_cut_of_an_old_world_is_an_error() {
    damage_is_an_error(&saved("shapes"));
}

/// A state of version 1 with its checksum, FNV-1a.
fn forged(state: &[u8]) -> Vec<u8> {
    let sum = state.iter().fold(0xcbf2_9ce4_8422_2325_u64, |sum, &byte| {
        (sum ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
    });
    [&saved("empty")[..8], &sum.to_le_bytes(), state].concat()
}

/// A world of 2^21 empty slots: five bytes a slot in the file, hundreds in memory.
#[test]
fn an_old_world_of_hardly_anything_but_empty_slots_is_an_error() {
    let world = |slots: u32| {
        let varint = |mut n: u32, out: &mut Vec<u8>| {
            while n >= 128 {
                out.push(n as u8 | 128);
                n >>= 7;
            }
            out.push(n as u8);
        };
        let mut state = vec![0]; // no shapes
        varint(slots, &mut state);
        for _ in 0..slots {
            state.extend([1, 0]); // generation 1, no body
        }
        varint(slots, &mut state);
        for slot in 0..slots {
            varint(slot, &mut state); // free
        }
        state.extend([0, 0, 0, 0]); // none leaves, no steps, no pairs, none ended
        World::restore(&forged(&state))
    };
    assert!(world(1000).unwrap().is_empty());
    assert!(world(1 << 16).unwrap().is_empty());
    for slots in [(1 << 16) + 1, 1 << 21] {
        assert!(matches!(world(slots), Err(RestoreError::Damaged { .. })));
    }
}
