//! sat2d itself: one pair at a time with transforms, and where shapes are kept placed.

use super::entry;
use crate::measure::Entry;
use crate::scene::{Pose, Scene};

pub(super) fn entries(scene: &Scene) -> Vec<Entry> {
    vec![entry(
        "sat2d",
        "f64",
        scene,
        |form| form.shape(),
        Pose::transform,
        |a, ta, b, tb| sat2d::hits(a, ta, b, tb).expect("in range"),
    )]
}
