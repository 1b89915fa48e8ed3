//! Queries of regions give the same answers as a test of every body.

use crate::query_scenes::{concerned, filter, place, point, some, world};
use sat2d::world::{Body, BodyId, Coverage, QueryFilter, World};
use sat2d::{Aabb, DVec2, Relation, Shape, Transform, relation};
use std::sync::Arc;

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
fn a_box_may_have_its_corners_in_any_order() {
    let mut world = World::new();
    let square = Arc::new(Shape::rectangle(1.0, 1.0).unwrap());
    for i in 0..25 {
        let at = DVec2::new(f64::from(i % 5), f64::from(i / 5));
        let body = Body::new(square.clone(), Transform::translation(at).unwrap());
        world.insert(body).unwrap();
    }
    let all = &QueryFilter::ALL;
    let (min, max) = (DVec2::new(0.5, 1.0), DVec2::new(2.5, 3.25));
    for coverage in [Coverage::Touching, Coverage::Overlapping, Coverage::Inside] {
        let expected = world
            .query_box(&Aabb::new(min, max), coverage, all)
            .unwrap();
        assert!(!expected.is_empty(), "{coverage:?}");
        let sides = [
            (DVec2::new(min.x, max.y), DVec2::new(max.x, min.y)),
            (max, min),
        ];
        for (a, b) in sides.into_iter().flat_map(|(a, b)| [(a, b), (b, a)]) {
            let found = world.query_box(&Aabb::new(a, b), coverage, all).unwrap();
            assert_eq!(found, expected, "{coverage:?} {a} {b}");
        }
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
