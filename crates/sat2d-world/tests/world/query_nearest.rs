//! The nearest bodies are those that a test of every body finds, in crowds too.

use crate::query_scenes::{Bodies, concerned, filter, point, some, world};
use sat2d::query::{cast_ray, distance};
use sat2d::world::{Body, BodyId, BodyKind, Coverage, QueryFilter, World};
use sat2d::{Aabb, DVec2, Shape, Transform};
use std::sync::Arc;

#[test]
fn nearest_bodies_are_those_of_least_distance() {
    for seed in 0..4 {
        let mut rng = fastrand::Rng::with_seed(seed);
        let (world, bodies) = world(&mut rng);
        for _ in 0..100 {
            let except = some(&mut rng, &bodies);
            let filter = filter(&mut rng, &except);
            let (at, count, reach) = (point(&mut rng), rng.usize(..12), 15.0 * rng.f64());
            let dot = Shape::circle(at, 0.0).unwrap();
            let mut expected: Vec<(f64, BodyId)> = concerned(&bodies, &filter)
                .map(|(id, body)| {
                    (
                        distance(&dot, &Transform::IDENTITY, &body.shape, &body.transform)
                            .unwrap()
                            .distance,
                        *id,
                    )
                })
                .filter(|(distance, _)| *distance <= reach)
                .collect();
            expected.sort_by(|(p, a), (q, b)| p.total_cmp(q).then(a.cmp(b)));
            expected.truncate(count);
            let near = world.nearest(at, count, reach, &filter).unwrap();
            let found: Vec<(f64, BodyId)> =
                near.iter().map(|near| (near.distance, near.id)).collect();
            assert_eq!(found, expected, "seed {seed}");
            for near in near {
                assert!(((near.point - at).length() - near.distance).abs() < 1e-9);
            }
        }
    }
}

/// Rectangles in rows and stacks, so that many are equally near and are met at the same time, and
/// rotated ones between them. They move, so that their fat AABBs have a margin ahead of them.
fn crowd(rng: &mut fastrand::Rng) -> (World, Bodies) {
    let mut world = World::new();
    let tile = Arc::new(Shape::rectangle(2.0, 1.0).unwrap());
    let ids: Vec<BodyId> = (0..1200)
        .map(|i| {
            let at = DVec2::new(f64::from(i % 30) * 2.0, f64::from(i / 60) * 3.0);
            let at = Transform::translation(at).unwrap();
            let kind = if i % 7 == 0 {
                BodyKind::Static
            } else {
                BodyKind::Moving
            };
            world
                .insert(Body::new(tile.clone(), at).kind(kind))
                .unwrap()
        })
        .collect();
    for _ in 0..3 {
        for &id in &ids[..500] {
            let [.., x, y] = world.get(id).unwrap().transform.to_array();
            let to = DVec2::new(x + 0.3 * rng.f64(), y + 0.2);
            let turn = if id.to_bits() % 2 == 0 {
                0.0
            } else {
                rng.f64()
            };
            let to = Transform::placement(to, turn, 1.0, -1.0).unwrap();
            world.set_transform(id, to).unwrap();
        }
        world.step();
    }
    let bodies = world
        .iter()
        .map(|(id, body)| (id, body.to_body()))
        .collect();
    (world, bodies)
}

#[test]
fn in_a_crowd_the_nearest_and_the_first_are_those_of_the_lowest_names() {
    let mut rng = fastrand::Rng::with_seed(5);
    let (world, bodies) = crowd(&mut rng);
    let all = &QueryFilter::ALL;
    let (mut ties, mut inside) = (0, 0);
    for i in 0..200 {
        let at = point(&mut rng) + DVec2::new(0.0, if i % 3 == 0 { 0.5 } else { 0.0 });
        let dot = Shape::circle(at, 0.0).unwrap();
        let distance =
            |body: &Body| distance(&dot, &Transform::IDENTITY, &body.shape, &body.transform);
        let mut near: Vec<_> = bodies
            .iter()
            .map(|(id, body)| (distance(body).unwrap().distance, *id))
            .collect();
        near.sort_by(|(p, a), (q, b)| p.total_cmp(q).then(a.cmp(b)));
        for count in [1, 5] {
            let found = world.nearest(at, count, f64::INFINITY, all).unwrap();
            assert!(
                found
                    .iter()
                    .map(|n| (n.distance, n.id))
                    .eq(near[..count].iter().copied())
            );
        }
        ties += usize::from(near[0].0 == near[1].0);

        let along = match i % 4 {
            0 => DVec2::new(20.0, 0.0),
            1 => DVec2::new(0.0, -30.0),
            2 => DVec2::ZERO,
            _ => point(&mut rng) - at,
        };
        for reach in [1.0, 1e-320, 0.0] {
            let hits = bodies.iter().filter_map(|(id, body)| {
                let hit = cast_ray(&body.shape, &body.transform, at, along, reach);
                Some((*id, hit.unwrap()?))
            });
            let first =
                hits.min_by(|(a, p), (b, q)| p.fraction.total_cmp(&q.fraction).then(a.cmp(b)));
            inside += usize::from(first.is_some_and(|(_, hit)| hit.starts_inside()));
            assert_eq!(
                world.cast_ray(at, along, reach, all).unwrap(),
                first,
                "{at} {along} {reach}"
            );
        }

        let area = Aabb::new(at, at + DVec2::new(rng.f64(), rng.f64()) * 20.0);
        let region = Shape::convex_polygon(&[
            area.min,
            DVec2::new(area.max.x, area.min.y),
            area.max,
            DVec2::new(area.min.x, area.max.y),
        ]);
        let region = region.unwrap();
        for coverage in [Coverage::Touching, Coverage::Overlapping, Coverage::Inside] {
            // the same region, but not as a box
            let found = world.query_shape(&region, &Transform::IDENTITY, coverage, all);
            assert_eq!(
                world.query_box(&area, coverage, all).unwrap(),
                found.unwrap()
            );
        }
    }
    assert!(ties > 20 && inside > 20, "{ties} {inside}");
}
