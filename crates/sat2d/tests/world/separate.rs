//! Separation: afterwards nothing overlaps, and masses share the pushes.

use crate::resolution_scenes::{at, overlapped, position, random_place, random_shape};
use sat2d::world::{Body, BodyKind, World};
use sat2d::{DVec2, Shape, Transform};
use std::sync::Arc;

#[test]
fn separating_parts_a_crowd_and_leaves_statics_and_sensors_alone() {
    for seed in 0..4 {
        let mut rng = fastrand::Rng::with_seed(seed);
        let mut world = World::new();
        let mut fixed = Vec::new();
        for i in 0..150 {
            let kind = match i % 10 {
                0 => BodyKind::Static,
                1 => BodyKind::Sensor,
                _ => BodyKind::Moving,
            };
            let place = random_place(&mut rng, 14.0);
            let id = world
                .insert(Body::new(random_shape(&mut rng), place).kind(kind))
                .unwrap();
            if kind != BodyKind::Moving {
                fixed.push((id, place));
            }
        }
        let before = world.clone();
        assert_eq!(world.separate(20).overlapping, 0, "seed {seed}");
        for (id, body) in world.iter() {
            if body.kind == BodyKind::Moving {
                let overlapped = overlapped(&world, id);
                assert!(
                    overlapped.is_empty(),
                    "seed {seed}: {id} overlaps {overlapped:?}"
                );
            }
        }
        for (id, place) in fixed {
            assert_eq!(world.get(id).unwrap().transform, place);
        }
        let mut again = before;
        again.separate(20);
        let places = |world: &World| -> Vec<Transform> {
            world.iter().map(|(_, body)| body.transform).collect()
        };
        assert_eq!(
            places(&again),
            places(&world),
            "the same again has the same bits"
        );
    }
}

#[test]
fn inverse_masses_share_pushes() {
    let mut world = World::new();
    let tile = Arc::new(Shape::rectangle(4.0, 4.0).unwrap());
    let readily = world
        .insert(Body::new(tile.clone(), at(0.0, 0.0)).inverse_mass(3.0))
        .unwrap();
    let hardly = world
        .insert(Body::new(tile, at(2.0, 0.5)).inverse_mass(1.0))
        .unwrap();
    assert_eq!(world.separate(1).overlapping, 0);
    assert!((position(&world, readily) - DVec2::new(-1.5, 0.0)).length() < 1e-12);
    assert!((position(&world, hardly) - DVec2::new(2.5, 0.5)).length() < 1e-12);
    assert!(world.set_inverse_mass(hardly, -1.0).is_err());
}
