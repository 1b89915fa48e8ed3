//! Sensors whose shapes are outlines with curves: events and queries against a test of every body,
//! and what they cannot be.

use crate::pair_model::{Model, Pairs, all_pairs, body, expected_events, place, shapes};
use sat2d::outline::{FillRule, Path};
use sat2d::query::{self, Motion};
use sat2d::world::{Body, BodyId, BodyKind, Canvas, Coverage, Paint, QueryFilter, Region, World};
use sat2d::world::{PairEvent, WorldError};
use sat2d::{Aabb, DVec2, PlaceError, Relation, Shape, Transform, relation};
use std::sync::Arc;

const REFUSED: WorldError = WorldError::Place(PlaceError::CurvedOutline);

fn refused_at(index: usize) -> WorldError {
    WorldError::At {
        index,
        error: Box::new(REFUSED),
    }
}

/// A leaf, a ring and a crescent.
fn outlines() -> Vec<Arc<Shape>> {
    let p = DVec2::new;
    let mut leaf = Path::new();
    leaf.move_to(p(-2.0, 0.0))
        .quadratic_to(p(0.0, 2.0), p(2.0, 0.0))
        .quadratic_to(p(0.0, -1.0), p(-2.0, 0.0));
    let mut ring = Path::new();
    for radius in [2.0, 1.5] {
        ring.move_to(p(radius, 0.0));
        for to in [p(-radius, 0.0), p(radius, 0.0)] {
            ring.arc_to(DVec2::splat(radius), 0.0, false, true, to);
        }
    }
    let mut crescent = Path::new();
    crescent
        .move_to(p(0.0, -3.0))
        .arc_to(p(3.0, 3.0), 0.0, false, true, p(0.0, 3.0))
        .quadratic_to(p(2.0, 0.0), p(0.0, -3.0));
    [leaf, ring, crescent]
        .iter()
        .map(|path| Arc::new(Shape::outline(path, FillRule::EvenOdd).unwrap()))
        .collect()
}

fn sensor(rng: &mut fastrand::Rng, outlines: &[Arc<Shape>]) -> Body {
    let shape = outlines[rng.usize(..outlines.len())].clone();
    Body::new(shape, place(rng)).kind(BodyKind::Sensor)
}

/// A world of all kinds of bodies, a third of them such sensors, and a list of them.
fn scene(rng: &mut fastrand::Rng) -> (World, Model) {
    let (outlines, shapes) = (outlines(), shapes(rng));
    let (mut world, mut model) = (World::new(), Model::new());
    for k in 0..90 {
        let body = match k % 3 {
            0 => sensor(rng, &outlines),
            _ => body(rng, &shapes).filter(1, u32::MAX),
        };
        model.insert(world.insert(body.clone()).unwrap(), body);
    }
    (world, model)
}

fn is_outline(shape: &Shape) -> bool {
    shape.kind() == sat2d::ShapeKind::Outline
}

#[test]
fn events_are_those_of_all_pairs() {
    let rng = &mut fastrand::Rng::with_seed(5);
    let mut seen = 0;
    for round in 0..6 {
        let (mut world, mut model) = scene(rng);
        let mut before = Pairs::new();
        for _ in 0..8 {
            let now = all_pairs(&model);
            let of_outline = |id: &BodyId| is_outline(&model[id].shape);
            seen += now
                .keys()
                .filter(|(a, b)| of_outline(a) || of_outline(b))
                .count();
            let found: Vec<PairEvent> = world.step().iter().collect();
            let mut expected = expected_events(&before, &now, |id| model[&id].user);
            expected.sort_by_key(|event| (event.a, event.b));
            let mut sorted = found.clone();
            sorted.sort_by_key(|event| (event.a, event.b));
            assert_eq!(sorted, expected);
            before = now;
            // a few, or all by little
            for (&id, body) in &mut model {
                if round % 2 == 0 && rng.u8(..4) == 0 {
                    body.transform = place(rng);
                } else if round % 2 == 1 {
                    let by = DVec2::new(rng.f64() - 0.5, rng.f64() - 0.5) * 0.2;
                    let by = Transform::translation(by).unwrap();
                    body.transform = by.product(&body.transform).unwrap();
                }
                world.set_transform(id, body.transform).unwrap();
            }
        }
        #[cfg(feature = "serde")]
        {
            let mut again = World::restore(&world.save()).unwrap();
            assert!(again.step().iter().eq(world.step().iter()));
        }
    }
    assert!(seen > 500, "{seen}");
}

#[test]
fn bodies_within_the_touching_tolerance_touch() {
    let mut world = World::new();
    world.set_touching_tolerance(0.25).unwrap();
    let leaf = Body::new(outlines()[0].clone(), Transform::IDENTITY).kind(BodyKind::Sensor);
    world.insert(leaf).unwrap();
    // the top of the leaf is at 1
    let disc = Arc::new(Shape::circle(DVec2::ZERO, 1.0).unwrap());
    let at = |y: f64| Transform::translation(DVec2::new(0.0, y)).unwrap();
    let disc = world.insert(Body::new(disc, at(2.5))).unwrap();
    for (y, expected) in [(2.5, None), (2.2, Some(Relation::Touching))] {
        world.set_transform(disc, at(y)).unwrap();
        let found = world.step().iter().map(|event| event.relation).next();
        assert_eq!(found, expected);
    }
}

#[test]
fn queries_find_what_every_body_says() {
    let rng = &mut fastrand::Rng::with_seed(6);
    let (mut found_outlines, all) = (0, QueryFilter::ALL);
    for _ in 0..4 {
        let (world, model) = scene(rng);
        let outlines = outlines();
        for _ in 0..40 {
            let mut number = || rng.f64() * 24.0;
            let (point, end) = (
                DVec2::new(number(), number()),
                DVec2::new(number(), number()),
            );
            let shape = &outlines[rng.usize(..3)];
            let at = place(rng);
            for coverage in [Coverage::Touching, Coverage::Overlapping] {
                let within = |found: Relation| match coverage {
                    Coverage::Touching => found.hits(),
                    _ => found.overlaps(),
                };
                let expected: Vec<BodyId> = model
                    .iter()
                    .filter(|(_, b)| within(relation(shape, &at, &b.shape, &b.transform).unwrap()))
                    .map(|(id, _)| *id)
                    .collect();
                let region = Region::Shape(shape, &at);
                assert_eq!(world.query(&region, coverage, &all).unwrap(), expected);
                let expected: Vec<BodyId> = model
                    .iter()
                    .filter(|(_, b)| {
                        within(query::point_relation(&b.shape, &b.transform, point).unwrap())
                    })
                    .map(|(id, _)| *id)
                    .collect();
                let region = Region::Point(point);
                assert_eq!(world.query(&region, coverage, &all).unwrap(), expected);
            }
            let dot = Shape::circle(point, 0.0).unwrap();
            let here = Transform::IDENTITY;
            let mut near: Vec<(f64, BodyId)> = model
                .iter()
                .map(|(id, b)| {
                    let near = query::distance(&dot, &here, &b.shape, &b.transform).unwrap();
                    (near.distance, *id)
                })
                .collect();
            near.sort_by(|a, b| a.0.total_cmp(&b.0).then(a.1.cmp(&b.1)));
            let found = world.nearest(point, 8, f64::INFINITY, &all).unwrap();
            for (found, expected) in found.iter().zip(&near) {
                let [a, b, c, d, x, y] = model[&found.id].transform.to_array();
                let size = [a, b, c, d, x, y, 24.0].map(f64::abs);
                let size = 10.0 * size.into_iter().fold(0.0, f64::max);
                let off = (found.distance - expected.0).abs();
                assert!(off <= 1e-12 * size, "{off} of {size}");
                found_outlines += usize::from(is_outline(&model[&found.id].shape));
            }
            let hits = world.cast_ray_all(point, end - point, 1.0, &all).unwrap();
            let met = model.iter().filter(|(_, b)| {
                let hit = query::cast_ray(&b.shape, &b.transform, point, end - point, 1.0);
                hit.unwrap().is_some()
            });
            let mut ids: Vec<BodyId> = hits.iter().map(|(id, _)| *id).collect();
            assert!(
                hits.windows(2)
                    .all(|two| two[0].1.fraction <= two[1].1.fraction + 1e-12)
            );
            ids.sort();
            assert_eq!(ids, met.map(|(id, _)| *id).collect::<Vec<_>>());
            let bullet = Shape::circle(point, 0.25).unwrap();
            let motion = Motion::linear(here, end - point).unwrap();
            let first = model
                .values()
                .filter_map(|b| {
                    let still = Motion::still(b.transform);
                    let hit = query::sweep(&bullet, &motion, &b.shape, &still).unwrap();
                    hit.map(|hit| hit.time)
                })
                .min_by(f64::total_cmp);
            let found = world.sweep(&bullet, &motion, &all).unwrap();
            assert_eq!(found.map(|(_, hit)| hit.time), first);
        }
    }
    assert!(found_outlines > 150, "{found_outlines}");
}

#[test]
fn an_outline_that_cannot_be_solid_is_a_sensor() {
    // between the parabolas of a notch that have the same tangent where they meet
    let p = DVec2::new;
    let mut block = Path::new();
    block
        .move_to(p(0.0, 0.0))
        .quadratic_to(p(1.0, 0.0), p(2.0, 8.0));
    block
        .line_to(p(-4.0, 8.0))
        .line_to(p(-4.0, -8.0))
        .line_to(p(2.0, -8.0));
    block
        .line_to(p(2.0, 4.0))
        .quadratic_to(p(1.0, 0.0), p(0.0, 0.0));
    let block = Arc::new(Shape::outline(&block, FillRule::EvenOdd).unwrap());
    let mut world = World::new();
    let solid = Body::new(block.clone(), Transform::IDENTITY);
    assert_eq!(world.insert(solid.clone()), Err(REFUSED));
    let wall = solid.clone().kind(BodyKind::Static);
    let many = vec![solid.clone().kind(BodyKind::Sensor), wall];
    assert_eq!(world.insert_many(many), Err(refused_at(1)));
    assert_eq!(world.len(), 0);
    let sensor = world.insert(solid.kind(BodyKind::Sensor)).unwrap();
    assert_eq!(world.set_kind(sensor, BodyKind::Moving), Err(REFUSED));
    let kinds = [(sensor, BodyKind::Sensor), (sensor, BodyKind::Static)];
    assert_eq!(world.set_kinds(&kinds), Err(refused_at(1)));
    assert_eq!(world.get(sensor).unwrap().kind, BodyKind::Sensor);
    let square = Shape::rectangle(1.0, 1.0).unwrap();
    let square = world
        .insert(Body::new(square, Transform::IDENTITY))
        .unwrap();
    assert_eq!(world.set_shape(square, block), Err(REFUSED));
    assert_eq!(world.contact(sensor, square), Err(REFUSED));
    assert_eq!(world.relation(sensor, square), Ok(Relation::Overlapping));
    let inside = |half: f64| {
        let region = Region::Box(Aabb::new(DVec2::splat(-half), DVec2::splat(half)));
        world.query(&region, Coverage::Inside, &QueryFilter::ALL)
    };
    assert_eq!(inside(9.0), Ok(vec![sensor, square]));
    assert_eq!(inside(8.0), Ok(vec![sensor, square]));
    assert_eq!(inside(7.5), Ok(vec![square]));
    // a solid body passes through it
    let by = DVec2::new(9.0, 0.0);
    let mut world = world;
    world.move_and_slide(square, by).unwrap();
    assert_eq!(world.get(square).unwrap().transform.position(), by);
}

struct Lines(Vec<DVec2>);

impl Canvas for Lines {
    fn line(&mut self, from: DVec2, to: DVec2, paint: Paint) {
        assert_eq!(paint, Paint::Sensor);
        self.0.extend([from, to]);
    }
    fn polygon(&mut self, _: &[DVec2], _: Paint) {
        panic!("an outline is drawn as lines");
    }
    fn circle(&mut self, _: DVec2, _: f64, _: Paint) {}
    fn ellipse(&mut self, _: DVec2, _: DVec2, _: DVec2, _: Paint) {}
    fn text(&mut self, _: DVec2, _: &str, _: Paint) {}
}

#[test]
fn an_outline_is_drawn_along_its_boundary() {
    let ring = outlines()[1].clone();
    let mut world = World::new();
    let at = Transform::translation(DVec2::new(5.0, 7.0)).unwrap();
    let id = world
        .insert(Body::new(ring, at).kind(BodyKind::Sensor))
        .unwrap();
    let mut lines = Lines(Vec::new());
    world.draw_body(id, &mut lines).unwrap();
    assert!(lines.0.len() >= 2 * 2 * 2 * 16);
    for point in lines.0 {
        let radius = (point - at.position()).length();
        assert!(
            (radius - 2.0).abs() < 1e-12 || (radius - 1.5).abs() < 1e-12,
            "{radius}"
        );
    }
}
