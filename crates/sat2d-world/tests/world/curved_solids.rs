//! Solid bodies whose shapes are outlines with curves: they stop others and are pushed as the
//! polygons around them, and their events are exact.

use sat2d::outline::{FillRule, Path};
use sat2d::query::{distance, relation, separation};
use sat2d::world::{Body, BodyId, BodyKind, World};
use sat2d::{DVec2, Relation, Shape, Transform};
use sat2d_test_support::cases;
use std::f64::consts::TAU;
use std::sync::Arc;

/// How far the polygons are from the curves, as a part of the size.
const TOLERANCE: f64 = 1.0 / 4096.0;

fn p(x: f64, y: f64) -> DVec2 {
    DVec2::new(x, y)
}

fn outline(path: &Path) -> Arc<Shape> {
    Arc::new(Shape::outline(path, FillRule::EvenOdd).unwrap())
}

/// A block with a bowl of radius 3 in its top.
fn bowl() -> Arc<Shape> {
    let mut path = Path::new();
    path.move_to(p(-5.0, 0.0));
    for to in [p(-5.0, -5.0), p(5.0, -5.0), p(5.0, 0.0), p(3.0, 0.0)] {
        path.line_to(to);
    }
    path.arc_to(p(3.0, 3.0), 0.0, false, false, p(-3.0, 0.0));
    outline(&path)
}

fn leaf() -> Arc<Shape> {
    let mut path = Path::new();
    path.move_to(p(-2.0, 0.0));
    path.quadratic_to(p(0.0, 2.0), p(2.0, 0.0));
    path.quadratic_to(p(0.0, -1.0), p(-2.0, 0.0));
    outline(&path)
}

fn ring() -> Arc<Shape> {
    let mut path = Path::new();
    for radius in [2.0, 1.5] {
        path.move_to(p(radius, 0.0));
        for to in [p(-radius, 0.0), p(radius, 0.0)] {
            path.arc_to(DVec2::splat(radius), 0.0, false, true, to);
        }
    }
    outline(&path)
}

fn at(x: f64, y: f64) -> Transform {
    Transform::translation(p(x, y)).unwrap()
}

fn related(world: &World, a: BodyId, b: BodyId) -> Relation {
    let (a, b) = (world.get(a).unwrap(), world.get(b).unwrap());
    relation(a.shape, &a.transform, b.shape, &b.transform).unwrap()
}

/// How much longer the way of two bodies may be than that of their curves: each is within 1/4096 of
/// its size of its polygon.
const AROUND: f64 = 1.0 / 256.0;

fn place(rng: &mut fastrand::Rng, size: f64) -> Transform {
    let at = p(rng.f64() - 0.5, rng.f64() - 0.5) * size;
    Transform::placement(at, TAU * rng.f64(), 1.0, [1.0, -1.0][rng.usize(..2)]).unwrap()
}

fn some_shape(rng: &mut fastrand::Rng) -> Arc<Shape> {
    match rng.u8(..6) {
        0 => bowl(),
        1 => ring(),
        2 => Arc::new(Shape::rectangle(2.0, 1.0).unwrap()),
        3 => Arc::new(Shape::circle(DVec2::ZERO, 1.0).unwrap()),
        _ => leaf(),
    }
}

#[test]
fn two_alone_are_parted_by_their_separation() {
    let rng = &mut fastrand::Rng::with_seed(31);
    let mut parted = 0;
    for _ in 0..cases(60) {
        let (a, b) = (leaf(), some_shape(rng));
        let (ta, tb) = (place(rng, 2.0), place(rng, 4.0));
        let least = separation(&a, &ta, &b, &tb).unwrap();
        let mut world = World::new();
        let a = world
            .insert(Body::new(a, ta).kind(BodyKind::Static))
            .unwrap();
        let b = world.insert(Body::new(b, tb)).unwrap();
        let done = world.separate(20);
        assert_eq!(done.overlapping, 0);
        assert_ne!(related(&world, a, b), Relation::Overlapping);
        let moved = world.transform(b).unwrap().position() - tb.position();
        let least = least.map_or(DVec2::ZERO, |least| least.translation);
        let longer = moved.length() - least.length();
        // bodies are the polygons around the curves
        assert!((-1e-9..AROUND).contains(&longer), "{moved} {least}");
        parted += usize::from(least != DVec2::ZERO);
    }
    assert!(parted > 30, "{parted}");
}

#[test]
fn heaps_end_parted() {
    let rng = &mut fastrand::Rng::with_seed(32);
    for _ in 0..cases(8) {
        let mut world = World::new();
        let bodies: Vec<BodyId> = (0..8)
            .map(|_| {
                world
                    .insert(Body::new(some_shape(rng), place(rng, 12.0)))
                    .unwrap()
            })
            .collect();
        let done = world.separate(60);
        assert_eq!(done.overlapping, 0, "{done:?}");
        for (k, &a) in bodies.iter().enumerate() {
            for &b in &bodies[..k] {
                let (one, other) = (world.get(a).unwrap(), world.get(b).unwrap());
                let out = separation(one.shape, &one.transform, other.shape, &other.transform);
                // what is left counts as rounding
                assert!(out.unwrap().is_none_or(|out| out.depth() < 1e-11));
            }
        }
    }
}

#[test]
fn a_ball_rolls_into_a_bowl_and_a_leaf_lands_on_a_floor() {
    let mut world = World::new();
    let bowl = world
        .insert(Body::new(bowl(), Transform::IDENTITY).kind(BodyKind::Static))
        .unwrap();
    let ball = Shape::circle(DVec2::ZERO, 1.0).unwrap();
    let ball = world.insert(Body::new(ball, at(1.0, 4.0))).unwrap();
    for _ in 0..200 {
        world.move_and_slide(ball, p(0.0, -0.25)).unwrap();
        assert_ne!(related(&world, bowl, ball), Relation::Overlapping);
    }
    // its lowest place is that of a disc in a circle
    let [.., x, y] = world.transform(ball).unwrap().to_array();
    assert!((p(x, y).length() - 2.0).abs() < 30.0 * TOLERANCE, "{x} {y}");
    assert!(y < -1.9, "{x} {y}");

    let mut world = World::new();
    let floor = Shape::rectangle(100.0, 2.0).unwrap();
    let floor = world
        .insert(Body::new(floor, at(0.0, -1.0)).kind(BodyKind::Static))
        .unwrap();
    let leaf = world.insert(Body::new(leaf(), at(0.0, 5.0))).unwrap();
    world.move_and_slide(leaf, p(3.0, -9.0)).unwrap();
    let (one, other) = (world.get(floor).unwrap(), world.get(leaf).unwrap());
    let gap = distance(one.shape, &one.transform, other.shape, &other.transform).unwrap();
    assert!(gap.distance < 4.0 * TOLERANCE, "{gap:?}");
    assert_eq!(world.transform(leaf).unwrap().position().x, 3.0);
}

#[test]
fn a_crate_slides_over_a_flat_edge_exactly() {
    let mut path = Path::new();
    path.move_to(p(8.0, 0.0))
        .line_to(p(-8.0, 0.0))
        .quadratic_to(p(0.0, -8.0), p(8.0, 0.0));
    let mut world = World::new();
    let still = Body::new(outline(&path), Transform::IDENTITY).kind(BodyKind::Static);
    let island = world.insert(still).unwrap();
    let crate_ = Shape::rectangle(2.0, 2.0).unwrap();
    let crate_ = world.insert(Body::new(crate_, at(-4.0, 1.0))).unwrap();
    let moved = world.move_and_slide(crate_, p(8.0, -3.0)).unwrap();
    assert_eq!(moved.hits[0].normal, DVec2::Y);
    assert_eq!(world.transform(crate_).unwrap(), at(4.0, 1.0));
    let events: Vec<_> = world.step().iter().map(|event| event.relation).collect();
    assert_eq!(events, [Relation::Touching]);
    assert_eq!(related(&world, island, crate_), Relation::Touching);
}

#[test]
fn events_are_exact_where_the_polygons_already_meet() {
    let mut world = World::new();
    let disc = {
        let mut path = Path::new();
        path.move_to(p(1.0, 0.0));
        for to in [p(-1.0, 0.0), p(1.0, 0.0)] {
            path.arc_to(p(1.0, 1.0), 0.0, false, true, to);
        }
        outline(&path)
    };
    let a = world
        .insert(Body::new(disc.clone(), Transform::IDENTITY))
        .unwrap();
    let turned = DVec2::from_angle(0.3);
    let near = turned * (2.0 + TOLERANCE / 16.0);
    let b = world.insert(Body::new(disc, at(near.x, near.y))).unwrap();
    assert_eq!(world.step().len(), 0);
    assert_eq!(world.contact(a, b), Ok(None));
    let near = turned * (2.0 - TOLERANCE / 16.0);
    world.set_transform(b, at(near.x, near.y)).unwrap();
    let events: Vec<_> = world.step().iter().map(|event| event.relation).collect();
    assert_eq!(events, [Relation::Overlapping]);
    let hit = world.contact(a, b).unwrap().unwrap();
    assert!((0.0..4.0 * TOLERANCE).contains(&hit.depth) && hit.depth > 0.0);
    world.separate(4);
    assert_ne!(related(&world, a, b), Relation::Overlapping);
    #[cfg(feature = "serde")]
    {
        let again = World::restore(&world.save()).unwrap();
        assert_eq!(again.contacts(a, b), world.contacts(a, b));
    }
}
