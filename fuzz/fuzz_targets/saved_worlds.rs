//! Any bytes as a saved world with a right checksum: an error, or a sound world. The first byte is
//! the version of the format: 1 for that of sat2d 0.1, 2 for the one without ellipses, any other
//! for the one that is written.
//!
//! A sound world is saved and restored without a change, has as many bodies as it says, and finds
//! the same pairs in a step as brute force and as its restored copy.
#![no_main]

use libfuzzer_sys::fuzz_target;
use sat2d::world::{BodyId, BodyKind, BodyRef, World};
use sat2d::{Relation, relation};

fuzz_target!(|data: &[u8]| {
    let Some((&version, state)) = data.split_first() else {
        return;
    };
    let mut bytes = World::new().save()[..8].to_vec();
    if version == 2 {
        bytes[4] = 2;
    }
    if version == 1 {
        bytes[4] = 1;
        bytes.extend_from_slice(&fnv_1a(state).to_le_bytes());
    } else {
        bytes.extend_from_slice(&crc32fast::hash(state).to_le_bytes());
    }
    bytes.extend_from_slice(state);
    if let Ok(world) = World::restore(&bytes) {
        check(world);
    }
});

/// The checksum of version 1 (G. Fowler, L. C. Noll, K.-P. Vo, 1991).
fn fnv_1a(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0xcbf2_9ce4_8422_2325, |sum, &byte| {
        (sum ^ u64::from(byte)).wrapping_mul(0x100_0000_01b3)
    })
}

fn check(mut world: World) {
    let bytes = world.save();
    let mut again = World::restore(&bytes).expect("what was restored can be saved and restored");
    assert_eq!(again.save(), bytes);
    world.step();
    again.step();
    assert_eq!(again.save(), world.save());
    assert_eq!(world.iter().count(), world.len());
    let meeting: Vec<_> = world
        .events()
        .meeting()
        .map(|event| (event.a, event.b, event.relation))
        .collect();
    assert_eq!(meeting, all_pairs(&world));
    let ids: Vec<BodyId> = world.iter().map(|(id, _)| id).collect();
    for id in ids {
        world.remove(id).expect("its own id");
    }
    world.step();
    assert!(world.is_empty() && world.step().is_empty());
}

/// The pairs that meet, by brute force, in the order of the events.
fn all_pairs(world: &World) -> Vec<(BodyId, BodyId, Relation)> {
    let bodies: Vec<(BodyId, BodyRef)> = world.iter().collect();
    let mut pairs = Vec::new();
    for (i, (first, a)) in bodies.iter().enumerate() {
        for (second, b) in &bodies[i + 1..] {
            let fixed = a.kind == b.kind && a.kind != BodyKind::Moving;
            if fixed || !a.filter.accepts(b.filter) {
                continue;
            }
            let found = relation(a.shape, &a.transform, b.shape, &b.transform).expect("placed");
            if found != Relation::Disjoint {
                pairs.push(((*first).min(*second), (*first).max(*second), found));
            }
        }
    }
    pairs.sort_unstable_by_key(|&(a, b, _)| (a, b));
    pairs
}
