//! The nearest of two rectangles, and the first one on a ray, are those of the shapes themselves:
//! the bounds that spare a world the exact answers are never wrong.

use sat2d::query::{cast_ray, distance};
use sat2d::world::{Body, QueryFilter, World};
use sat2d::{DVec2, Shape, Transform};
use std::sync::Arc;

/// Placed rectangles of all sizes and proportions, turned, mirrored, stretched; every fifth askew.
fn placed(rng: &mut fastrand::Rng) -> (Shape, Transform) {
    let mut size = || 10f64.powf(rng.f64() * 6.0 - 3.0);
    let shape = Shape::rectangle(size(), size()).unwrap();
    let number = |rng: &mut fastrand::Rng, most: f64| (rng.f64() * 2.0 - 1.0) * most;
    let at = DVec2::new(number(rng, 10.0), number(rng, 10.0));
    let turn = match rng.u8(..3) {
        0 => 90.0 * f64::from(rng.u8(..4)),
        _ => number(rng, 180.0),
    };
    let turned = Transform::placement_degrees(at, turn, 1.0, number(rng, 3.0)).unwrap();
    if rng.u8(..5) > 0 {
        return (shape, turned);
    }
    let askew = Transform::new(1.0, 0.0, number(rng, 2.0), 1.0, 0.0, 0.0).unwrap();
    (shape, turned.product(&askew).unwrap())
}

/// A point anywhere, on a grid, or on the boundary of a rectangle.
fn point(rng: &mut fastrand::Rng, (shape, t): &(Shape, Transform)) -> DVec2 {
    let corner = shape.vertices()[rng.usize(..4)];
    match rng.u8(..4) {
        0 => t.apply(corner),
        1 => t.apply(corner * rng.f64()),
        2 => (DVec2::new(rng.f64(), rng.f64()) * 24.0 - 12.0).round(),
        _ => DVec2::new(rng.f64(), rng.f64()) * 24.0 - 12.0,
    }
}

#[test]
fn the_nearest_and_the_first_of_two_rectangles_are_those_of_the_shapes() {
    let mut rng = fastrand::Rng::with_seed(1);
    let (mut hits, mut inside) = (0, 0);
    for number in 0..12_000 {
        let both = [placed(&mut rng), placed(&mut rng)];
        let mut world = World::new();
        let ids = both.each_ref().map(|(shape, t)| {
            let body = Body::new(Arc::new(shape.clone()), *t);
            world.insert(body).unwrap()
        });
        let (start, end) = (point(&mut rng, &both[0]), point(&mut rng, &both[1]));
        let dot = Shape::circle(start, 0.0).unwrap();
        let distances = both.each_ref().map(|(shape, t)| {
            let near = distance(&dot, &Transform::IDENTITY, shape, t).unwrap();
            near.distance
        });
        let nearest = usize::from(distances[1] < distances[0]);
        let near = world
            .nearest(start, 1, f64::INFINITY, &QueryFilter::ALL)
            .unwrap();
        let found = (near[0].id, near[0].distance);
        assert_eq!(
            found,
            (ids[nearest], distances[nearest]),
            "{number}: {both:?} {start}"
        );
        inside += usize::from(distances[nearest] == 0.0);
        let fractions = both.each_ref().map(|(shape, t)| {
            let hit = cast_ray(shape, t, start, end - start, 1.0).unwrap();
            hit.map_or(f64::INFINITY, |hit| hit.fraction)
        });
        let first = fractions[0].min(fractions[1]);
        let ray = world
            .cast_ray(start, end - start, 1.0, &QueryFilter::ALL)
            .unwrap();
        let found = ray.map_or(f64::INFINITY, |(_, hit)| hit.fraction);
        assert_eq!(found, first, "{number}: {both:?} {start} {end}");
        hits += usize::from(first.is_finite());
    }
    assert!(hits > 3_000 && inside > 2_000, "{hits} {inside}");
}
