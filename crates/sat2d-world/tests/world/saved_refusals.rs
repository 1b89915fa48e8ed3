//! One-way bodies, refused pairs and answers about pairs in forged states with a right checksum.
#![cfg(feature = "serde")]

use crate::saved::is_damaged;
use sat2d::world::{Body, World};
use sat2d::{DVec2, Shape, Transform};
use std::sync::Arc;

/// The state of three bodies in the slots 0 to 2 that do not meet, up to the touching tolerance.
fn three_bodies() -> Vec<u8> {
    let mut world = World::new();
    let shape = Arc::new(Shape::rectangle(1.0, 1.0).unwrap());
    for x in [0.0, 10.0, 20.0] {
        let place = Transform::translation(DVec2::new(x, 0.0)).unwrap();
        world.insert(Body::new(shape.clone(), place)).unwrap();
    }
    world.step();
    let saved = world.save();
    // at the end: nothing is one-way, refused or answered, and nothing is a part
    let (state, tail) = saved[12..].split_at(saved.len() - 12 - 4);
    assert_eq!(tail, [0; 4]);
    state.to_vec()
}

#[test]
fn one_way_bodies_are_alive_in_order_and_have_a_direction() {
    let state = three_bodies();
    let with = |bodies: &[(u8, f64)]| {
        let mut list = vec![bodies.len() as u8];
        for (slot, y) in bodies {
            list.push(*slot);
            list.extend([0.0, *y].iter().flat_map(|number| number.to_le_bytes()));
        }
        is_damaged(&[&state[..], &list, &[0; 3]].concat())
    };
    assert!(!with(&[(0, 1.0), (2, -1.0)]));
    assert!(with(&[(2, 1.0), (0, -1.0)]), "out of order");
    assert!(with(&[(2, 1.0), (2, 1.0)]), "twice");
    assert!(with(&[(1, 1.0), (3, 1.0)]), "no such body");
    assert!(with(&[(1, 0.0)]), "no direction");
}

#[test]
fn refused_pairs_are_in_order_and_have_slots() {
    let state = three_bodies();
    // the slots 0 and `b`, which overlap
    let with = |pairs: &[u8]| {
        let bytes = pairs.iter().flat_map(|b| [0xa0, 2 * b]);
        let list = [0, pairs.len() as u8].into_iter().chain(bytes);
        is_damaged(&[&state[..], &list.collect::<Vec<u8>>(), &[0; 2]].concat())
    };
    assert!(!with(&[1, 2]));
    assert!(with(&[2, 1]), "out of order");
    assert!(with(&[1, 1]), "twice");
    assert!(with(&[3]), "no such slot");
}

#[test]
fn answers_are_in_order() {
    let state = three_bodies();
    // about the first generation of the slots 0 and `b`
    let with = |answers: &[u8]| {
        let about = |b: &u8| [1, 0x81, 0x80, 0x80, 0x80, 0x10 * b, 1];
        let list = [0, 0, answers.len() as u8].into_iter();
        let list = list.chain(answers.iter().flat_map(about));
        is_damaged(&[&state[..], &list.collect::<Vec<u8>>(), &[0]].concat())
    };
    assert!(!with(&[1, 2]));
    assert!(with(&[2, 1]), "out of order");
    assert!(with(&[1, 1]), "twice");
}
