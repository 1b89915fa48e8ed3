//! sepax2d: the separating axis test on placed shapes, in single precision.

use super::entry::placed_entry;
use crate::measure::Entry;
use crate::scene::{Form, Scene};
use sepax2d::prelude::{Circle, Polygon, sat_overlap};

enum Placed {
    Circle(Circle),
    Polygon(Polygon),
}

pub(super) fn entry(scene: &Scene) -> Option<Entry> {
    Some(placed_entry(
        "sepax2d sat_overlap, placed",
        "f32",
        scene,
        |form, pose| {
            let position = (pose.position.x as f32, pose.position.y as f32);
            if let Form::Circle(radius) = form {
                return Placed::Circle(Circle::new(position, *radius as f32));
            }
            let turn = sat2d::DVec2::from_angle(pose.angle);
            let vertices = form.vertices().into_iter().map(|p| {
                let p = turn.rotate(p);
                (p.x as f32, p.y as f32)
            });
            Placed::Polygon(Polygon::from_vertices(position, vertices.collect()))
        },
        |a, b| match (a, b) {
            (Placed::Circle(a), Placed::Circle(b)) => sat_overlap(a, b),
            (Placed::Circle(a), Placed::Polygon(b)) => sat_overlap(a, b),
            (Placed::Polygon(a), Placed::Circle(b)) => sat_overlap(a, b),
            (Placed::Polygon(a), Placed::Polygon(b)) => sat_overlap(a, b),
        },
    ))
}
