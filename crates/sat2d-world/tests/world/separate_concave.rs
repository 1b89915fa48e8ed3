//! Concave bodies: two alone are parted by the least translation, of which `query::separation` is
//! the judge, and heaps end parted without throwing any.

use sat2d::query::{relation, separation};
use sat2d::world::{Body, World};
use sat2d::{DVec2, Relation, Shape, Transform};
use sat2d_test_support::{cases, seeds};
use std::f64::consts::{PI, TAU};
use std::sync::Arc;

fn polygon(rings: &[&[(f64, f64)]]) -> Shape {
    let points = |ring: &&[(f64, f64)]| ring.iter().map(|&p| p.into()).collect();
    let rings: Vec<Vec<DVec2>> = rings.iter().map(points).collect();
    let rings: Vec<&[DVec2]> = rings.iter().map(|ring| &ring[..]).collect();
    Shape::polygon(&rings).unwrap()
}

fn l() -> Shape {
    polygon(&[&[(0., 0.), (3., 0.), (3., 1.), (1., 1.), (1., 3.), (0., 3.)]])
}

fn u() -> Shape {
    polygon(&[&[
        (0., 0.),
        (4., 0.),
        (4., 3.),
        (3., 3.),
        (3., 1.),
        (1., 1.),
        (1., 3.),
        (0., 3.),
    ]])
}

fn ring() -> Shape {
    polygon(&[
        &[(-2., -2.), (2., -2.), (2., 2.), (-2., 2.)],
        &[(-1., -1.), (1., -1.), (1., 1.), (-1., 1.)],
    ])
}

fn star() -> Shape {
    let corner = |i: u32| {
        let (sin, cos) = (TAU * f64::from(i) / 10.0).sin_cos();
        let radius = [2.0, 0.8][i as usize % 2];
        (radius * cos, radius * sin)
    };
    polygon(&[&(0..10).map(corner).collect::<Vec<_>>()])
}

fn any_place(rng: &mut fastrand::Rng, size: f64) -> Transform {
    let angle = match rng.u8(..3) {
        0 => TAU * f64::from(rng.u8(..4)) / 4.0,
        _ => TAU * rng.f64(),
    };
    let mirror = [1.0, -1.0][rng.usize(..2)];
    let at = DVec2::new(rng.f64() - 0.5, rng.f64() - 0.5) * size;
    Transform::placement(at, angle, 1.0, mirror).unwrap()
}

/// A world of two bodies, how far the first call moves them apart, and the least that does.
fn apart(shapes: [&Arc<Shape>; 2], places: [Transform; 2], masses: [f64; 2]) -> (f64, f64) {
    let mut world = World::new();
    let ids = [0, 1].map(|i| {
        let body = Body::new(shapes[i].clone(), places[i]).inverse_mass(masses[i]);
        world.insert(body).unwrap()
    });
    let least = separation(shapes[0], &places[0], shapes[1], &places[1]).unwrap();
    let least = least.map_or(0.0, |least| least.depth());
    let done = world.separate(20);
    let after = ids.map(|id| world.transform(id).unwrap());
    let left = relation(shapes[0], &after[0], shapes[1], &after[1]).unwrap();
    assert_ne!(left, Relation::Overlapping, "{places:?} {done:?}");
    assert_eq!((done.overlapping, done.depth), (0, 0.0), "{places:?}");
    let moved = [0, 1].map(|i| after[i].position() - places[i].position());
    ((moved[1] - moved[0]).length(), least)
}

/// A block as wide as the slot of a U, a part of its width in one side: there is no room for a
/// margin where it fits.
#[test]
fn two_bodies_alone_that_fit_exactly_move_by_the_least_separation() {
    let slot = Arc::new(u());
    let block = Arc::new(Shape::rectangle_xywh(1.0, 1.0, 2.0, 2.0).unwrap());
    let at = |x: f64| Transform::translation(DVec2::new(x, 0.0)).unwrap();
    for masses in [[0.0, 1.0], [1.0, 0.0], [1.0, 1.0], [1.0, 3.0]] {
        for x in [0.25, -0.25, 0.125, 0.5, -0.0625] {
            for shapes in [[&slot, &block], [&block, &slot]] {
                let (moved, least) = apart(shapes, [Transform::IDENTITY, at(x)], masses);
                assert_eq!((moved, least), (x.abs(), x.abs()), "{masses:?}");
            }
        }
    }
}

#[test]
fn two_bodies_alone_move_by_the_least_separation() {
    let shapes = [
        l(),
        u(),
        ring(),
        star(),
        Shape::rectangle(3.0, 1.5).unwrap(),
        Shape::circle(DVec2::ZERO, 1.2).unwrap(),
    ]
    .map(Arc::new);
    let mut overlapped = 0;
    for seed in seeds(400) {
        let mut rng = fastrand::Rng::with_seed(seed);
        let [a, b] = [0, 1].map(|_| &shapes[rng.usize(..shapes.len())]);
        let places = [0, 1].map(|_| any_place(&mut rng, 4.0));
        let masses = [[1.0, 1.0], [0.3, 2.0], [0.0, 1.0]][rng.usize(..3)];
        let (moved, least) = apart([a, b], places, masses);
        overlapped += u64::from(least > 0.0);
        let is_least = (moved - least).abs() <= 1e-6 * least + 1e-12;
        assert!(is_least, "seed {seed}: moved {moved}, least {least}");
    }
    assert!(overlapped >= cases(400) / 2);
}

/// Concave bodies thrown into a square.
fn heap(seed: u64, count: usize, side: f64) -> World {
    let mut rng = fastrand::Rng::with_seed(seed);
    let shapes = [l(), ring(), star()].map(Arc::new);
    let mut world = World::new();
    for i in 0..count {
        let place = any_place(&mut rng, side);
        world
            .insert(Body::new(shapes[i % shapes.len()].clone(), place))
            .unwrap();
    }
    world
}

#[test]
fn heaps_of_concave_bodies_end_parted() {
    for seed in seeds(3) {
        for (count, side) in [(10, 6.0), (50, 15.0), (150, 30.0)] {
            let mut world = heap(seed, count, side);
            let done = world.separate(100);
            let bodies: Vec<_> = world.iter().map(|(_, body)| body).collect();
            for (i, a) in bodies.iter().enumerate() {
                for b in &bodies[..i] {
                    let left = relation(a.shape, &a.transform, b.shape, &b.transform).unwrap();
                    assert_ne!(left, Relation::Overlapping, "seed {seed}, {count}");
                }
            }
            assert_eq!(
                (done.overlapping, done.depth),
                (0, 0.0),
                "seed {seed}, {count}"
            );
            // crowded bodies spread to a disc of about five times their area, no farther
            let farthest = bodies.iter().map(|body| body.transform.position().length());
            let farthest = farthest.fold(0.0, f64::max);
            let radius = side + (5.0 * 12.0 * count as f64 / PI).sqrt() / 2.0;
            assert!(
                farthest < radius,
                "seed {seed}, {count}: {farthest}, {radius}"
            );
        }
    }
}
