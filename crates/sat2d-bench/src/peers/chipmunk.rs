//! Chipmunk's contact points, if it is installed. It has no boolean test and no function that takes
//! transforms: `cpShapeUpdate` places a shape, which stores its placed vertices, and
//! `cpShapesCollide` compares two placed shapes. The time includes both calls.

use super::entry::entry;
use crate::chipmunk::{Placement, Shape, installed};
use crate::measure::Entry;
use crate::scene::Scene;

pub(super) fn contacts(scene: &Scene) -> Option<Entry> {
    let library = installed()?;
    Some(entry(
        "Chipmunk cpShapesCollide",
        "f64",
        scene,
        |form| Shape::new(library, form),
        |pose| Placement::from(pose),
        |a, ta, b, tb| a.contacts(ta, b, tb),
    ))
}
