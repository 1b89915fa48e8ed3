//! The polygons of a scene: each body with straight edges, placed in the world.

use super::input::Feature;
use super::nesting;
use crate::scene::format::YAxis;
use crate::scene::placed::{Scene, SceneError};
use sat2d::ShapeKind;
use std::iter;
use std::path::Path;

/// The bodies of a scene.
pub struct Bodies {
    pub polygons: Vec<Feature>,
    /// The names of the bodies without an area of straight edges: round shapes, segments,
    /// chains.
    pub others: Vec<String>,
    pub y_axis: YAxis,
}

/// Reads a scene from a file in this folder.
pub fn bodies(text: &str, folder: &Path) -> Result<Bodies, SceneError> {
    let scene = Scene::parse(text, folder)?;
    let mut bodies = Bodies {
        polygons: Vec::new(),
        others: Vec::new(),
        y_axis: scene.y_axis,
    };
    for body in &scene.bodies {
        let shape = &scene.shapes[body.shape].1;
        let is_chain = matches!(shape.kind(), ShapeKind::OpenChain | ShapeKind::ClosedChain);
        if shape.radius() > 0.0 || shape.vertices().len() < 3 || is_chain {
            bodies.others.push(body.name.clone());
            continue;
        }
        let place = |ring: &[_]| ring.iter().map(|&p| body.transform.apply(p)).collect();
        let parts = nesting::group(shape.rings().map(place).collect());
        bodies.polygons.push(Feature {
            name: Some(body.name.clone()),
            multipolygons: iter::once(0..parts.len()).collect(),
            polygons: parts.into_iter().map(Ok).collect(),
            ..Feature::default()
        });
    }
    Ok(bodies)
}
