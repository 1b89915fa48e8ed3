//! parry in both precisions: the general test, and its fastest test for two cuboids.

use super::entry::entry;
use crate::measure::Entry;
use crate::scene::{Form, Scene};

macro_rules! parry {
    ($scene:ident, $parry:ident, $scalar:ident, $entries:ident) => {{
        use $parry::math::{Pose, Vector};
        use $parry::query::{details::intersection_test_cuboid_cuboid, intersection_test};
        use $parry::shape::{Cuboid, SharedShape};
        let pose = |pose: &crate::scene::Pose| {
            let (x, y) = (pose.position.x as $scalar, pose.position.y as $scalar);
            Pose::new(Vector::new(x, y), pose.angle as $scalar)
        };
        let shape = |form: &Form| match form {
            Form::Rectangle(half) => SharedShape::cuboid(half.x as $scalar, half.y as $scalar),
            Form::Circle(radius) => SharedShape::ball(*radius as $scalar),
            Form::Polygon(points) => SharedShape::convex_polyline_unmodified(
                points
                    .iter()
                    .map(|p| Vector::new(p.x as $scalar, p.y as $scalar))
                    .collect(),
            )
            .expect("convex"),
            Form::Own(_) => unreachable!("only sat2d is asked"),
        };
        $entries.push(entry(
            "parry intersection_test",
            stringify!($scalar),
            $scene,
            shape,
            pose,
            |a: &SharedShape, pa: &Pose, b: &SharedShape, pb: &Pose| {
                let result = intersection_test(pa, &*a.0, pb, &*b.0);
                result.expect("supported").intersecting
            },
        ));
        let rectangles = |pool: &Vec<Form>| matches!(pool[0], Form::Rectangle(_));
        if $scene.pools.iter().all(rectangles) {
            let cuboid = |form: &Form| match form {
                Form::Rectangle(half) => {
                    Cuboid::new(Vector::new(half.x as $scalar, half.y as $scalar))
                }
                _ => unreachable!("rectangles only"),
            };
            $entries.push(entry(
                "parry cuboid_cuboid",
                stringify!($scalar),
                $scene,
                cuboid,
                pose,
                |a: &Cuboid, pa: &Pose, b: &Cuboid, pb: &Pose| {
                    intersection_test_cuboid_cuboid(&(pa.inverse() * *pb), a, b)
                },
            ));
        }
    }};
}

pub(super) fn entries(scene: &Scene) -> Vec<Entry> {
    let mut entries = Vec::new();
    parry!(scene, parry2d_f64, f64, entries);
    parry!(scene, parry2d, f32, entries);
    entries
}
