//! sat2d itself: one pair at a time, nothing kept by the caller.

use super::entry;
use crate::measure::Entry;
use crate::scene::{Pose, Scene};
use std::hint::black_box;

pub(super) fn entry_of(scene: &Scene) -> Entry {
    entry(
        "sat2d",
        "f64",
        scene,
        |form| form.shape(),
        Pose::transform,
        |a, ta, b, tb| sat2d::hits(a, ta, b, tb).expect("in range"),
    )
}

pub(super) fn contact_of(scene: &Scene) -> Entry {
    entry(
        "sat2d contact",
        "f64",
        scene,
        |form| form.shape(),
        Pose::transform,
        |a, ta, b, tb| {
            // looked at where it lies
            let contact = sat2d::contact(a, ta, b, tb);
            black_box(&contact).as_ref().expect("in range").is_some()
        },
    )
}
