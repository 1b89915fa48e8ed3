//! Random worlds and filters for the tests of queries.

use sat2d::query::AtStart;
use sat2d::world::{Body, BodyId, BodyKind, Filter, QueryFilter, World};
use sat2d::{DVec2, Shape, Transform};

pub type Bodies = Vec<(BodyId, Body)>;

/// A few hundred bodies of all kinds with sizes from 0.001 to 10, some of them moved or removed.
pub fn world(rng: &mut fastrand::Rng) -> (World, Bodies) {
    let mut world = World::new();
    let kinds = [BodyKind::Static, BodyKind::Moving, BodyKind::Sensor];
    for _ in 0..400 {
        let size = 10f64.powf(rng.f64() * 4.0 - 3.0);
        let shape = match rng.u8(..4) {
            0 => Shape::circle(DVec2::ZERO, size),
            1 => Shape::capsule(DVec2::ZERO, DVec2::new(size, 0.2), size / 3.0),
            2 => Shape::convex_polygon(
                &[(0.0, 0.0), (size, 0.1 * size), (0.3 * size, size)]
                    .map(|(x, y)| DVec2::new(x, y)),
            ),
            _ => Shape::rectangle(size, 1.0),
        };
        let filter = if rng.bool() {
            u32::MAX
        } else {
            1 << rng.u32(..3)
        };
        let body = Body::new(shape.unwrap(), place(rng))
            .kind(kinds[rng.usize(..3)])
            .filter(filter, u32::MAX);
        world.insert(body).unwrap();
    }
    let ids: Vec<BodyId> = world.iter().map(|(id, _)| id).collect();
    for _ in 0..300 {
        let id = ids[rng.usize(..ids.len())];
        if rng.u8(..4) == 0 {
            let _ = world.remove(id);
        } else {
            let _ = world.set_transform(id, place(rng));
        }
    }
    let bodies = world
        .iter()
        .map(|(id, body)| (id, body.to_body()))
        .collect();
    (world, bodies)
}

pub fn point(rng: &mut fastrand::Rng) -> DVec2 {
    let p = DVec2::new(rng.f64(), rng.f64()) * 60.0;
    if rng.bool() { p } else { p.round() }
}

pub fn place(rng: &mut fastrand::Rng) -> Transform {
    let turn = if rng.bool() { 90.0 } else { 360.0 * rng.f64() };
    Transform::placement_degrees(point(rng), turn, 1.0, 1.0).unwrap()
}

/// Up to three bodies that queries exclude.
pub fn some(rng: &mut fastrand::Rng, bodies: &Bodies) -> Vec<BodyId> {
    let count = rng.usize(..4);
    (0..count)
        .map(|_| bodies[rng.usize(..bodies.len())].0)
        .collect()
}

pub fn filter<'a>(rng: &mut fastrand::Rng, except: &'a [BodyId]) -> QueryFilter<'a> {
    QueryFilter {
        filter: Filter {
            category: u32::MAX,
            mask: if rng.bool() { u32::MAX } else { rng.u32(1..8) },
        },
        statics: rng.u8(..4) > 0,
        moving: rng.u8(..4) > 0,
        sensors: rng.u8(..4) > 0,
        except,
        one_way: rng.bool(),
        at_start: AtStart::Report,
    }
}

pub fn concerned<'a>(
    bodies: &'a Bodies,
    filter: &QueryFilter<'a>,
) -> impl Iterator<Item = &'a (BodyId, Body)> {
    let filter = *filter;
    bodies.iter().filter(move |(id, body)| {
        let kind = match body.kind {
            BodyKind::Static => filter.statics,
            BodyKind::Moving => filter.moving,
            BodyKind::Sensor => filter.sensors,
        };
        kind && !filter.except.contains(id) && body.filter.category & filter.filter.mask != 0
    })
}
