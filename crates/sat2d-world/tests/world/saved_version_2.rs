//! Worlds of format version 2 are restored as they were: see `tests/data/saved_worlds/README.md`.
#![cfg(feature = "serde")]

use crate::recorded::recording;
use crate::saved::{damage_is_an_error, of_every_shape};
use sat2d::world::World;

fn saved(name: &str) -> Vec<u8> {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/data/saved_worlds");
    std::fs::read(format!("{folder}/version_2_{name}.s2dw")).unwrap()
}

/// The bytes of a world with another version.
fn in_version(version: u8, world: &World) -> Vec<u8> {
    let mut bytes = world.save();
    assert_eq!(bytes[4..8], [3, 0, 0, 0]);
    bytes[4] = version;
    bytes
}

/// The same calls make the same worlds, which go on as they do.
#[test]
fn worlds_of_version_2_are_those_that_were_saved() {
    for (name, mut world) in [("calls", recording(1, 7).2), ("shapes", of_every_shape())] {
        let bytes = saved(name);
        assert_eq!(bytes[..8], *b"s2dw\x02\0\0\0", "{name}");
        let mut again = World::restore(&bytes).unwrap();
        assert!(again.save() == world.save(), "{name}");
        assert!(bytes == in_version(2, &world), "{name}");
        world.clear_pair_predicate();
        for _ in 0..3 {
            world.step();
            again.step();
            assert!(again.save() == world.save(), "{name}");
        }
    }
}

#[test]
fn damaged_worlds_of_version_2_are_errors() {
    damage_is_an_error(&saved("shapes"));
}
