//! What the tests of separating and sliding share.

use sat2d::world::{BodyId, BodyKind, World};
use sat2d::{DVec2, Relation, Shape, Transform, relation};

pub fn at(x: f64, y: f64) -> Transform {
    Transform::translation(DVec2::new(x, y)).unwrap()
}

pub fn position(world: &World, id: BodyId) -> DVec2 {
    let [.., x, y] = world.get(id).unwrap().transform.to_array();
    DVec2::new(x, y)
}

/// The bodies that a body overlaps, without sensors and bodies that its mask excludes.
pub fn overlapped(world: &World, id: BodyId) -> Vec<BodyId> {
    let body = world.get(id).unwrap();
    let others = world.iter().filter(|(other, _)| *other != id);
    others
        .filter(|(_, other)| other.kind != BodyKind::Sensor && other.filter.accepts(body.filter))
        .filter(|(_, other)| {
            relation(body.shape, &body.transform, other.shape, &other.transform).unwrap()
                == Relation::Overlapping
        })
        .map(|(id, _)| id)
        .collect()
}

pub fn random_shape(rng: &mut fastrand::Rng) -> Shape {
    let (w, h) = (0.3 + rng.f64(), 0.3 + rng.f64());
    match rng.u8(..4) {
        0 => Shape::circle(DVec2::ZERO, w / 2.0),
        1 => Shape::capsule(DVec2::ZERO, DVec2::new(w, 0.0), h / 3.0),
        2 => {
            Shape::convex_polygon(&[(0.0, 0.0), (w, 0.2), (0.1, h)].map(|(x, y)| DVec2::new(x, y)))
        }
        _ => Shape::rectangle(w, h),
    }
    .unwrap()
}

pub fn random_place(rng: &mut fastrand::Rng, side: f64) -> Transform {
    let at = DVec2::new(rng.f64(), rng.f64()) * side;
    Transform::placement(
        at,
        7.0 * rng.f64(),
        if rng.bool() { 1.0 } else { -1.0 },
        1.0,
    )
    .unwrap()
}
