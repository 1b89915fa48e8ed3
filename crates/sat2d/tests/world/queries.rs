//! Queries of a world give the same answers as a test of every body.

use sat2d::query::{Motion, cast_ray, distance, sweep};
use sat2d::world::{Body, BodyId, BodyKind, Coverage, Filter, QueryFilter, World};
use sat2d::{Aabb, DVec2, Relation, Shape, Transform, relation};
use std::sync::Arc;

type Bodies = Vec<(BodyId, Body)>;

/// A few hundred bodies of all kinds with sizes from 0.001 to 10, some of them moved or removed.
fn world(rng: &mut fastrand::Rng) -> (World, Bodies) {
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

fn point(rng: &mut fastrand::Rng) -> DVec2 {
    let p = DVec2::new(rng.f64(), rng.f64()) * 60.0;
    if rng.bool() { p } else { p.round() }
}

fn place(rng: &mut fastrand::Rng) -> Transform {
    let turn = if rng.bool() { 90.0 } else { 360.0 * rng.f64() };
    Transform::placement_degrees(point(rng), turn, 1.0, 1.0).unwrap()
}

/// Up to three bodies that queries exclude.
fn some(rng: &mut fastrand::Rng, bodies: &Bodies) -> Vec<BodyId> {
    let count = rng.usize(..4);
    (0..count)
        .map(|_| bodies[rng.usize(..bodies.len())].0)
        .collect()
}

fn filter<'a>(rng: &mut fastrand::Rng, except: &'a [BodyId]) -> QueryFilter<'a> {
    QueryFilter {
        filter: Filter {
            category: u32::MAX,
            mask: if rng.bool() { u32::MAX } else { rng.u32(1..8) },
        },
        statics: rng.u8(..4) > 0,
        moving: rng.u8(..4) > 0,
        sensors: rng.u8(..4) > 0,
        except,
    }
}

fn concerned<'a>(
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

#[test]
fn regions_hold_what_asking_each_body_finds() {
    for seed in 0..4 {
        let mut rng = fastrand::Rng::with_seed(seed);
        let (world, bodies) = world(&mut rng);
        let mut found = 0;
        for _ in 0..200 {
            let except = some(&mut rng, &bodies);
            let filter = filter(&mut rng, &except);
            let (at, size) = (point(&mut rng), DVec2::new(rng.f64(), rng.f64()) * 12.0);
            let turned = place(&mut rng);
            let asked = |shape: &Shape, transform: &Transform, least: Relation| -> Vec<BodyId> {
                concerned(&bodies, &filter)
                    .filter(|(_, body)| {
                        relation(shape, transform, &body.shape, &body.transform).unwrap() >= least
                    })
                    .map(|(id, _)| *id)
                    .collect()
            };
            let here = &Transform::IDENTITY;
            let dot = Shape::circle(at, 0.0).unwrap();
            assert_eq!(
                world.query_point(at, &filter).unwrap(),
                asked(&dot, here, Relation::Touching)
            );
            let both = [
                (Coverage::Touching, Relation::Touching),
                (Coverage::Overlapping, Relation::Overlapping),
            ];
            for (coverage, least) in both {
                let disc = Shape::circle(at, size.x).unwrap();
                let in_circle = world.query_circle(at, size.x, coverage, &filter).unwrap();
                assert_eq!(in_circle, asked(&disc, here, least));
                let area = Aabb::new(at, (at + size).round());
                if area.min.x <= area.max.x && area.min.y <= area.max.y {
                    let edge = area.max - area.min;
                    let rectangle = Shape::rectangle_xywh(at.x, at.y, edge.x, edge.y).unwrap();
                    // the boxes are equal only where the sums are exact
                    if area.min + edge == area.max {
                        let in_box = world.query_box(&area, coverage, &filter).unwrap();
                        assert_eq!(in_box, asked(&rectangle, here, least));
                        found += in_box.len();
                    }
                }
                let slab = Shape::rectangle(size.x, size.y).unwrap();
                let in_shape = world
                    .query_shape(&slab, &turned, coverage, &filter)
                    .unwrap();
                assert_eq!(in_shape, asked(&slab, &turned, least));
            }
        }
        assert!(found > 100, "seed {seed}: the boxes hold hardly anything");
    }
}

/// A body is within a rectangular region if it meets none of four large rectangles around the
/// region.
#[test]
fn inside_a_box_is_what_does_not_reach_beyond_its_sides() {
    let mut rng = fastrand::Rng::with_seed(3);
    let (world, bodies) = world(&mut rng);
    let mut inside = 0;
    for _ in 0..300 {
        let except = some(&mut rng, &bodies);
        let filter = filter(&mut rng, &except);
        let min = point(&mut rng).round();
        let max = min + DVec2::new(1.0 + 20.0 * rng.f64(), 1.0 + 20.0 * rng.f64()).round();
        let far = 1000.0;
        let beyond = [
            Shape::rectangle_xywh(min.x - far, -far, far, 2.0 * far),
            Shape::rectangle_xywh(max.x, -far, far, 2.0 * far),
            Shape::rectangle_xywh(-far, min.y - far, 2.0 * far, far),
            Shape::rectangle_xywh(-far, max.y, 2.0 * far, far),
        ]
        .map(Result::unwrap);
        let expected: Vec<BodyId> = concerned(&bodies, &filter)
            .filter(|(_, body)| {
                beyond.iter().all(|side| {
                    let relation =
                        relation(side, &Transform::IDENTITY, &body.shape, &body.transform);
                    relation.unwrap() != Relation::Overlapping
                })
            })
            .map(|(id, _)| *id)
            .collect();
        inside += expected.len();
        assert_eq!(
            world
                .query_box(&Aabb::new(min, max), Coverage::Inside, &filter)
                .unwrap(),
            expected
        );
    }
    assert!(inside > 300);
}

#[test]
fn inside_a_circle_is_exact() {
    let mut world = World::new();
    let disc = Arc::new(Shape::circle(DVec2::ZERO, 0.25).unwrap());
    let tile = Arc::new(Shape::rectangle(6.0, 8.0).unwrap());
    let put = |world: &mut World, shape: &Arc<Shape>, x: f64| {
        let at = Transform::translation(DVec2::new(x, 0.0)).unwrap();
        world.insert(Body::new(shape.clone(), at)).unwrap()
    };
    let flush = put(&mut world, &disc, 4.75);
    let out = put(&mut world, &disc, 4.75f64.next_up());
    let corners = put(&mut world, &tile, 0.0);
    let corner_out = put(&mut world, &tile, 4e-16);
    let all = &QueryFilter::ALL;
    let inside = |radius| {
        world
            .query_circle(DVec2::ZERO, radius, Coverage::Inside, all)
            .unwrap()
    };
    assert_eq!(inside(5.0), [flush, corners]);
    assert_eq!(inside(5.0f64.next_up()), [flush, out, corners, corner_out]);
    assert_eq!(inside(5.0f64.next_down()), []);
}

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

#[test]
fn rays_hit_what_asking_each_body_finds() {
    for seed in 0..4 {
        let mut rng = fastrand::Rng::with_seed(seed);
        let (world, bodies) = world(&mut rng);
        for _ in 0..100 {
            let except = some(&mut rng, &bodies);
            let filter = filter(&mut rng, &except);
            let (from, mut along, mut reach) = (
                point(&mut rng),
                point(&mut rng) - DVec2::splat(30.0),
                2.0 * rng.f64(),
            );
            if rng.u8(..3) == 0 {
                reach = f64::INFINITY;
                along *= 10f64.powi(rng.i32(-300..300));
            }
            if rng.u8(..4) == 0 {
                along.x = 0.0;
            }
            let mut expected: Vec<_> = concerned(&bodies, &filter)
                .filter_map(|(id, body)| {
                    Some((
                        *id,
                        cast_ray(&body.shape, &body.transform, from, along, reach).unwrap()?,
                    ))
                })
                .collect();
            expected.sort_by(|(a, p), (b, q)| p.fraction.total_cmp(&q.fraction).then(a.cmp(b)));
            assert_eq!(
                world.cast_ray_all(from, along, reach, &filter).unwrap(),
                expected,
                "seed {seed}"
            );
            assert_eq!(
                world.cast_ray(from, along, reach, &filter).unwrap(),
                expected.first().copied(),
                "seed {seed}"
            );
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

#[test]
fn sweeps_meet_what_asking_each_body_finds() {
    for seed in 0..2 {
        let mut rng = fastrand::Rng::with_seed(seed);
        let (world, bodies) = world(&mut rng);
        let shape = Shape::rectangle(1.5, 0.5).unwrap();
        let mut met = 0;
        for i in 0..60 {
            let except = some(&mut rng, &bodies);
            let filter = filter(&mut rng, &except);
            let along = (point(&mut rng) - DVec2::splat(30.0)) / 4.0;
            let turn = if i % 2 == 0 { 0.0 } else { 3.0 * rng.f64() };
            let motion = Motion::turning(place(&mut rng), along, turn, point(&mut rng)).unwrap();
            let mut first = None;
            for (id, body) in concerned(&bodies, &filter) {
                let impact =
                    sweep(&shape, &motion, &body.shape, &Motion::still(body.transform)).unwrap();
                if let Some(impact) = impact
                    && first.is_none_or(|(_, time)| impact.time < time)
                {
                    first = Some((*id, impact.time));
                }
            }
            let found = world.sweep(&shape, &motion, &filter).unwrap();
            assert_eq!(
                found.map(|(id, impact)| (id, impact.time)),
                first,
                "seed {seed}, {i}"
            );
            met += usize::from(first.is_some());
        }
        assert!(met > 20);
    }
}

#[test]
fn bad_regions_are_errors() {
    let world = World::new();
    let all = &QueryFilter::ALL;
    let here = DVec2::ZERO;
    assert!(world.query_point(DVec2::new(f64::NAN, 0.0), all).is_err());
    assert!(
        world
            .query_circle(here, -1.0, Coverage::Touching, all)
            .is_err()
    );
    let inverted = Aabb::new(DVec2::ONE, DVec2::ZERO);
    assert!(world.query_box(&inverted, Coverage::Touching, all).is_err());
    assert!(
        world
            .query_box(&Aabb::EMPTY, Coverage::Touching, all)
            .is_err()
    );
    assert!(world.nearest(here, 3, f64::NAN, all).is_err());
    assert!(world.nearest(here, 3, -1.0, all).is_err());
    assert!(world.cast_ray(here, DVec2::INFINITY, 1.0, all).is_err());
    assert!(world.cast_ray_all(here, DVec2::X, f64::MAX, all).is_err());
    assert!(
        world
            .nearest(here, 3, f64::INFINITY, all)
            .unwrap()
            .is_empty()
    );
}

/// A room with a pillar, and tiles, discs and sticks that are inside, stick out or straddle the
/// walls.
#[test]
fn inside_a_concave_region_is_inside_its_outline_and_outside_its_holes() {
    let p = |x, y| DVec2::new(x, y);
    // an L with a square hole in its foot
    let outline = [
        p(0.0, 0.0),
        p(12.0, 0.0),
        p(12.0, 6.0),
        p(6.0, 6.0),
        p(6.0, 12.0),
        p(0.0, 12.0),
    ];
    let hole = [p(2.0, 2.0), p(4.0, 2.0), p(4.0, 4.0), p(2.0, 4.0)];
    let room = Shape::polygon(&[&outline, &hole]).unwrap();
    let tile = |x, y, w, h| Shape::rectangle_xywh(x, y, w, h);
    let stick = |a, b| Shape::segment(a, b);
    let bracket = |x: f64, y: f64| {
        let ring = [
            p(x, y),
            p(x + 3.0, y),
            p(x + 3.0, y + 1.0),
            p(x + 1.0, y + 1.0),
            p(x + 1.0, y + 3.0),
            p(x, y + 3.0),
        ];
        Shape::polygon(&[&ring])
    };
    let cases = [
        (tile(0.0, 0.0, 12.0, 2.0), true),
        (tile(0.0, 0.0, 12.0, 2.5), false),
        (tile(4.0, 0.0, 2.0, 12.0), true),
        (tile(4.0, 0.0, 2.0 + 1e-14, 12.0), false),
        (tile(1.0, 1.0, 4.0, 4.0), false),
        (tile(2.0, 2.0, 2.0, 2.0), false),
        (tile(5.0, 5.0, 2.0, 2.0), false),
        (tile(20.0, 0.0, 1.0, 1.0), false),
        (Shape::circle(p(1.0, 1.0), 1.0), true),
        (Shape::circle(p(1.0, 1.0), 1.0f64.next_up()), false),
        (Shape::circle(p(3.0, 3.0), 1.0), false),
        (Shape::circle(p(8.0, 3.0), 3.0), true),
        (stick(p(0.0, 0.0), p(12.0, 0.0)), true),
        (stick(p(2.0, 2.0), p(4.0, 2.0)), true),
        (stick(p(2.0, 2.0), p(4.0, 4.0)), false),
        (stick(p(1.0, 1.0), p(5.0, 5.0)), false),
        (stick(p(6.0, 0.0), p(6.0, 12.0)), true),
        (stick(p(12.0, 0.0), p(0.0, 12.0)), true),
        (stick(p(12.0, 6.0), p(6.0, 12.0)), false),
        (stick(p(12.0, 1.0), p(1.0, 12.0)), false),
        (stick(p(5.0, 0.5), p(5.0, 11.5)), true),
        (stick(p(0.0, 3.0), p(12.0, 3.0)), false),
        (Shape::circle(p(6.0, 6.0), 0.0), true),
        (Shape::circle(p(4.0, 3.0), 0.0), true),
        (Shape::circle(p(3.0, 3.0), 0.0), false),
        (bracket(4.0, 4.0), true),
        (bracket(4.0, 3.5), true),
        (bracket(5.5, 5.5), false),
        (bracket(1.0, 1.0), true),
        (bracket(1.5, 1.0), false),
    ];
    for placement in [
        Transform::IDENTITY,
        Transform::placement_degrees(p(7.0, -3.0), 90.0, -1.0, 1.0).unwrap(),
    ] {
        let mut world = World::new();
        let mut inside = Vec::new();
        for (shape, is_inside) in cases.clone() {
            let id = world.insert(Body::new(shape.unwrap(), placement)).unwrap();
            if is_inside {
                inside.push(id);
            }
        }
        let found = world
            .query_shape(&room, &placement, Coverage::Inside, &QueryFilter::ALL)
            .unwrap();
        assert_eq!(found, inside);
    }
}

/// The bounds of a body are those of the placed shape; for a rectangle they may be wider by
/// rounding errors.
#[test]
fn bounds_are_those_of_placed_shapes() {
    let mut rng = fastrand::Rng::with_seed(11);
    let mut exact = 0;
    for _ in 0..20 {
        let (world, bodies) = world(&mut rng);
        for (id, body) in bodies {
            let bounds = world.bounds(id).unwrap();
            let least = body.shape.place(&body.transform).unwrap().bounds();
            assert!(bounds.contains(&least), "{bounds:?} {least:?}");
            let wider = (least.min - bounds.min).max(bounds.max - least.max);
            assert!(wider.max_element() < 1e-13 * (1.0 + least.max.abs().max_element()));
            exact += usize::from(bounds == least);
        }
    }
    assert!(exact > 3_000, "{exact}");
}
