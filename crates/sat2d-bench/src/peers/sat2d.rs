//! sat2d itself: one pair at a time, without state between calls.

use super::entry::entry;
use crate::measure::Entry;
use crate::scene::{Pose, Scene};
use sat2d::query::Motion;
use sat2d::{DVec2, Shape, Transform};
use std::hint::black_box;

fn ours(
    name: &'static str,
    scene: &Scene,
    test: impl Fn(&Shape, &Transform, &Shape, &Transform) -> bool + 'static,
) -> Entry {
    entry(
        name,
        "f64",
        scene,
        |form| form.shape(),
        Pose::transform,
        test,
    )
}

pub(super) fn entry_of(scene: &Scene) -> Entry {
    ours("sat2d", scene, |a, ta, b, tb| {
        sat2d::hits(a, ta, b, tb).expect("in range")
    })
}

pub(super) fn contact_of(scene: &Scene) -> Entry {
    ours("sat2d contact", scene, |a, ta, b, tb| {
        // by reference, so that the contact is not copied
        let contact = sat2d::query::contact(a, ta, b, tb);
        black_box(&contact).as_ref().expect("in range").is_some()
    })
}

pub(super) fn distance_of(scene: &Scene) -> Entry {
    ours("sat2d distance", scene, |a, ta, b, tb| {
        let near = sat2d::query::distance(a, ta, b, tb);
        black_box(&near).as_ref().expect("in range").distance > 0.0
    })
}

/// A segment that starts beyond the first shape, passes through the second one and continues for
/// the same length.
#[inline(always)]
pub fn segment(ta: &Transform, tb: &Transform) -> [DVec2; 2] {
    let [from, to] = [ta, tb].map(|t| t.apply(DVec2::ZERO));
    let start = from + (from - to) * 4.0;
    [start, start + (to - start) * 2.0]
}

/// The motion of the first shape from five times its distance to the middle of the second one.
#[inline(always)]
pub fn flight(ta: &Transform, tb: &Transform) -> Motion {
    let [from, to] = [ta, tb].map(|t| t.apply(DVec2::ZERO));
    let [c0, c1, c2, c3, ..] = ta.to_array();
    let start = from + (from - to) * 4.0;
    let start = Transform::new(c0, c1, c2, c3, start.x, start.y).expect("finite");
    Motion::linear(start, (to - from) * 5.0).expect("finite")
}

/// Casts [`segment`] on the second shape.
pub(super) fn cast_of(scene: &Scene) -> Entry {
    ours("sat2d cast_segment", scene, |_, ta, b, tb| {
        let [start, end] = segment(ta, tb);
        let hit = sat2d::query::cast_segment(b, tb, start, end);
        black_box(&hit).as_ref().expect("in range").is_some()
    })
}

/// Sweeps the first shape along its [`flight`].
pub(super) fn sweep_of(scene: &Scene) -> Entry {
    ours("sat2d sweep", scene, |a, ta, b, tb| {
        let hit = sat2d::query::sweep(a, &flight(ta, tb), b, &Motion::still(*tb));
        black_box(&hit).as_ref().expect("in range").is_some()
    })
}
