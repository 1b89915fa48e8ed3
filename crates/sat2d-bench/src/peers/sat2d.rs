//! sat2d itself: one pair at a time, nothing kept by the caller.

use super::entry;
use crate::measure::Entry;
use crate::scene::{Pose, Scene};

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
