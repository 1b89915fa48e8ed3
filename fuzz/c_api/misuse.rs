//! Wrong arguments: the call says what is wrong, its outputs are harmless, and nothing else
//! happens.

use crate::numbers::{IDENTITY, number};
use crate::shapes::Handle;
use crate::worlds::TestWorld;
use sat2d_ffi::*;
use sat2d_fuzz::bytes::Bytes;
use std::ptr::{null, null_mut};

pub fn run(bytes: &mut Bytes, shape: Option<&Handle>, world: &mut TestWorld) {
    let given = shape.map_or(null_mut(), |shape| shape.shape);
    match bytes.below(6) {
        0 => null_pair(given, bytes.below(4)),
        1 => null_outputs(given),
        2 => stale_ids(world),
        3 => wrong_constants(world, bytes),
        4 => wrong_numbers(world, given, bytes),
        _ => foreign_bytes(bytes),
    }
}

/// A pair of which one pointer is NULL.
fn null_pair(shape: *mut sat_shape, which: usize) {
    let pointer = |index: usize, pointer: *const sat_transform| match index == which {
        true => null(),
        false => pointer,
    };
    let a = if which == 0 {
        null()
    } else {
        shape.cast_const()
    };
    let b = if which == 1 {
        null()
    } else {
        shape.cast_const()
    };
    let (ta, tb) = (pointer(2, &IDENTITY), pointer(3, &IDENTITY));
    let mut relation = SAT_OVERLAPPING;
    let mut closest = sat_closest_points {
        distance: 1.0,
        ..Default::default()
    };
    let mut least = sat_minimum_translation {
        depth: 1.0,
        ..Default::default()
    };
    // SAFETY: each pointer is NULL or valid.
    unsafe {
        assert_eq!(sat_collide(a, ta, b, tb, &mut relation), SAT_ERR_NULL);
        assert_eq!(sat_distance(a, ta, b, tb, &mut closest), SAT_ERR_NULL);
        assert_eq!(sat_separation(a, ta, b, tb, &mut least), SAT_ERR_NULL);
        assert!(!sat_hits(a, ta, b, tb));
    }
    assert_eq!(
        (relation, closest.distance, least.depth),
        (SAT_DISJOINT, f64::INFINITY, 0.0)
    );
}

/// Outputs that are NULL, and everything that may be.
fn null_outputs(shape: *mut sat_shape) {
    // SAFETY: each pointer is NULL or valid.
    unsafe {
        assert_eq!(
            sat_collide(shape, &IDENTITY, shape, &IDENTITY, null_mut()),
            SAT_ERR_NULL
        );
        assert_eq!(
            sat_contact(shape, &IDENTITY, shape, &IDENTITY, null_mut()),
            SAT_ERR_NULL
        );
        assert_eq!(sat_shape_new_rectangle(1.0, 1.0, null_mut()), SAT_ERR_NULL);
        assert_eq!(sat_world_new(null_mut()), SAT_ERR_NULL);
        assert_eq!(sat_world_step(null_mut()), SAT_ERR_NULL);
        sat_shape_free(null_mut());
        sat_world_free(null_mut());
    }
}

/// Ids of removed bodies, and of none.
fn stale_ids(world: &mut TestWorld) {
    let none = sat_body_id { bits: 0 };
    for id in [none, world.stale.unwrap_or(none)] {
        let (mut transform, mut contains) = (IDENTITY, true);
        let mut relation = SAT_TOUCHING;
        // SAFETY: the world is valid, the outputs are locals.
        unsafe {
            let world = world.world;
            assert_eq!(sat_world_contains(world, id, &mut contains), SAT_OK);
            assert_eq!(
                sat_world_transform(world, id, &mut transform),
                SAT_ERR_STALE_ID
            );
            assert_eq!(
                sat_world_relation(world, id, id, &mut relation),
                SAT_ERR_STALE_ID
            );
            assert_eq!(
                sat_world_set_transform(world, id, &IDENTITY),
                SAT_ERR_STALE_ID
            );
            assert_eq!(sat_world_remove(world, id), SAT_ERR_STALE_ID);
        }
        assert!(!contains && transform == sat_transform::default() && relation == SAT_DISJOINT);
    }
}

fn wrong_constants(world: &mut TestWorld, bytes: &mut Bytes) {
    let wrong = i32::from_le_bytes(bytes.array());
    if (0..=3).contains(&wrong) {
        return;
    }
    let points = [(0.0, 0.0), (1.0, 0.0), (0.0, 1.0)].map(|(x, y)| sat_vec2 { x, y });
    // SAFETY: a plain struct of numbers.
    let options = sat_decompose_options {
        method: wrong,
        ..unsafe { std::mem::zeroed() }
    };
    let mut shape = null_mut();
    // SAFETY: the world is valid, the rest are locals.
    unsafe {
        let status = sat_shape_new_polygon_with(points.as_ptr(), &3, 1, &options, &mut shape);
        assert_eq!((status, shape.is_null()), (SAT_ERR_INVALID_ENUM, true));
        if let Some(body) = world.bodies.first() {
            let status = sat_world_set_kind(world.world, body.id, wrong);
            assert_eq!(status, SAT_ERR_INVALID_ENUM);
        }
    }
}

/// Numbers that are no coordinates, and bodies that cannot be placed.
fn wrong_numbers(world: &mut TestWorld, shape: *mut sat_shape, bytes: &mut Bytes) {
    let wrong = [f64::NAN, f64::INFINITY, -1.0 - number(bytes).abs()][bytes.below(3)];
    let mut made = null_mut();
    let mut id = sat_body_id { bits: 1 };
    let body = sat_body {
        shape,
        inverse_mass: wrong,
        // SAFETY: a plain struct of numbers and a pointer.
        ..unsafe { std::mem::zeroed() }
    };
    // SAFETY: the world is valid, the rest are references and locals.
    unsafe {
        assert_ne!(
            sat_shape_new_circle(sat_vec2::default(), wrong, &mut made),
            SAT_OK
        );
        assert_ne!(sat_world_insert(world.world, &body, &mut id), SAT_OK);
    }
    assert!(made.is_null() && id.bits == 0);
}

/// Any bytes as a saved world: without its mark and checksum they are none.
fn foreign_bytes(bytes: &mut Bytes) {
    let saved: [u8; 24] = bytes.array();
    let mut world = null_mut();
    // SAFETY: locals.
    let status = unsafe { sat_world_restore(saved.as_ptr(), saved.len(), &mut world) };
    assert!(status != SAT_OK && status != SAT_ERR_INTERNAL && world.is_null());
}
