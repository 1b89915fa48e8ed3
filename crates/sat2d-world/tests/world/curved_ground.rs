//! Sweeps that begin on curves.

use sat2d::outline::{FillRule, Path};
use sat2d::query::{AtStart, Motion};
use sat2d::world::{Body, BodyKind, QueryFilter, World};
use sat2d::{DVec2, Shape, Transform};

fn p(x: f64, y: f64) -> DVec2 {
    DVec2::new(x, y)
}

/// A body that leaves a curve meets what comes after it.
#[test]
fn curves_that_are_left_at_the_start_hide_nothing() {
    let mut path = Path::new();
    path.move_to(p(-4.0, 0.0));
    path.quadratic_to(p(0.0, 8.0), p(4.0, 0.0));
    let hill = Shape::outline(&path, FillRule::EvenOdd).unwrap();
    let ball = Shape::rectangle(1.0, 1.0).unwrap();
    let ceiling = Shape::rectangle(20.0, 2.0).unwrap();
    let mut world = World::new();
    let insert = |world: &mut World, shape, x, y| {
        let at = Transform::translation(p(x, y)).unwrap();
        world
            .insert(Body::new(shape, at).kind(BodyKind::Static))
            .unwrap()
    };
    let ground = insert(&mut world, hill, 0.0, 0.0);
    let top = insert(&mut world, ceiling, 0.0, 11.0);
    let filter = QueryFilter {
        at_start: AtStart::SkipParting,
        ..QueryFilter::ALL
    };
    // on the top of the hill, which is at (0, 4)
    let from = Transform::translation(p(0.0, 4.5)).unwrap();
    for (by, met, time) in [
        (p(0.0, 10.0), Some(top), 0.5),
        (p(1.0, 10.0), Some(top), 0.5),
        (p(0.0, -1.0), Some(ground), 0.0),
        (p(3.0, 0.0), None, 0.0),
        (p(0.0, 4.0), None, 0.0),
    ] {
        let motion = Motion::linear(from, by).unwrap();
        let found = world.sweep(&ball, &motion, &filter).unwrap();
        let found = found.map(|(id, impact)| (id, impact.time));
        assert_eq!(found, met.map(|id| (id, time)), "{by}");
    }
    // from one side of a valley to the other
    let mut path = Path::new();
    path.move_to(p(-4.0, 8.0));
    path.quadratic_to(p(0.0, -8.0), p(4.0, 8.0));
    path.line_to(p(4.0, -2.0)).line_to(p(-4.0, -2.0));
    let valley = Shape::outline(&path, FillRule::EvenOdd).unwrap();
    let mut world = World::new();
    let ground = insert(&mut world, valley, 0.0, 0.0);
    // y = x² / 2 at x = ∓2: its corner lies on the left side, at (-2, 2)
    let from = Transform::translation(p(-1.5, 1.5 + 1.0)).unwrap();
    let motion = Motion::linear(from, p(8.0, 0.0)).unwrap();
    let (id, impact) = world.sweep(&ball, &motion, &filter).unwrap().unwrap();
    assert_eq!(id, ground);
    // its right side is at -1 + 8 t, and meets the other side at x = 2
    assert!((impact.time - 0.375).abs() < 1e-3, "{}", impact.time);
}
