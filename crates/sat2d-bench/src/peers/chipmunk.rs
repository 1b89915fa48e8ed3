//! Chipmunk's contact points, where it is installed. It has no test that tells less, and it has no function that takes transforms: a shape is
//! placed (`cpShapeUpdate`) and keeps its placed vertices, and shapes so placed are compared (`cpShapesCollide`). Both are counted.

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
