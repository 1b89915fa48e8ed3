//! parry's contact manifolds in both precisions. Every manifold starts empty. The function is the
//! one that parry's dispatcher chooses for the kinds of shapes. A point counts as a hit if its
//! distance is at most 0.

use super::entry::entry;
use crate::measure::Entry;
use crate::scene::{Form, Scene};
use std::hint::black_box;

macro_rules! parry {
    ($scene:ident, $parry:ident, $scalar:ident, $entries:ident) => {{
        use $parry::math::{Pose, Vector};
        use $parry::query::ContactManifold;
        use $parry::query::details::{
            contact_manifold_ball_ball, contact_manifold_convex_ball,
            contact_manifold_cuboid_cuboid, contact_manifold_pfm_pfm,
        };
        use $parry::shape::{Ball, ConvexPolygon, Cuboid};
        enum Known {
            Cuboid(Cuboid),
            Ball(Ball),
            Polygon(ConvexPolygon),
        }
        let vector = |p: &sat2d::DVec2| Vector::new(p.x as $scalar, p.y as $scalar);
        $entries.push(entry(
            "parry contact_manifold",
            stringify!($scalar),
            $scene,
            |form: &Form| match form {
                Form::Rectangle(half) => Known::Cuboid(Cuboid::new(vector(half))),
                Form::Circle(radius) => Known::Ball(Ball::new(*radius as $scalar)),
                Form::Polygon(points) => {
                    let points = points.iter().map(vector).collect();
                    Known::Polygon(ConvexPolygon::from_convex_polyline(points).expect("convex"))
                }
                Form::Own(_) => unreachable!("only sat2d is asked"),
            },
            |pose: &crate::scene::Pose| Pose::new(vector(&pose.position), pose.angle as $scalar),
            |a: &Known, pa: &Pose, b: &Known, pb: &Pose| {
                let from_a = pa.inv_mul(pb);
                let mut manifold = ContactManifold::<(), ()>::new();
                let out = &mut manifold;
                match (a, b) {
                    (Known::Cuboid(a), Known::Cuboid(b)) => {
                        contact_manifold_cuboid_cuboid(&from_a, a, b, 0.0, out)
                    }
                    (Known::Ball(a), Known::Ball(b)) => {
                        contact_manifold_ball_ball(&from_a, a, b, 0.0, out)
                    }
                    (Known::Ball(a), Known::Polygon(b)) => {
                        let from_b = from_a.inverse();
                        contact_manifold_convex_ball(&from_b, b, a, None, None, 0.0, out, true)
                    }
                    (Known::Polygon(a), Known::Polygon(b)) => {
                        contact_manifold_pfm_pfm(&from_a, a, 0.0, None, b, 0.0, None, 0.0, out)
                    }
                    _ => unreachable!("no scene has these"),
                }
                black_box(&manifold)
                    .points
                    .iter()
                    .any(|point| point.dist <= 0.0)
            },
        ));
    }};
}

pub(super) fn entries(scene: &Scene) -> Vec<Entry> {
    let mut entries = Vec::new();
    parry!(scene, parry2d_f64, f64, entries);
    parry!(scene, parry2d, f32, entries);
    entries
}
