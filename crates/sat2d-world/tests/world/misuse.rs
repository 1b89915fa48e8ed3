//! The likeliest wrong calls: the message names the argument, its value and what is expected.

use sat2d::query::cast_ray;
use sat2d::world::{Body, World};
use sat2d::{DVec2, Shape, Transform};

fn p(x: f64, y: f64) -> DVec2 {
    DVec2::new(x, y)
}

#[test]
fn the_likeliest_mistakes_are_explained() {
    let (square, at) = (Shape::rectangle(2.0, 2.0).unwrap(), Transform::IDENTITY);
    let body = |at| Body::new(Shape::rectangle(2.0, 2.0).unwrap(), at);
    let mut world = World::new();
    let gone = world.insert(body(at)).unwrap();
    world.remove(gone).unwrap();
    let bow = [p(0.0, 0.0), p(4.0, 4.0), p(4.0, 0.0), p(0.0, 4.0)];
    let far = Body {
        inverse_mass: -1.0,
        ..body(at)
    };
    for (found, expected) in [
        (
            Shape::circle(p(0.0, 0.0), f64::NAN)
                .unwrap_err()
                .to_string(),
            "radius is NaN, not a finite number",
        ),
        (
            Shape::rectangle(2.0, -2.0).unwrap_err().to_string(),
            "height is -2.0, below 0",
        ),
        (
            Transform::translation(p(f64::NAN, 0.0))
                .unwrap_err()
                .to_string(),
            "transform coefficient tx is NaN, not a finite number",
        ),
        (
            Transform::placement(p(0.0, 0.0), 0.0, 0.0, 1.0)
                .unwrap_err()
                .to_string(),
            "transform is singular: a=0.0 b=0.0 c=0.0 d=1.0 have determinant 0",
        ),
        (
            Shape::polygon(&[&bow]).unwrap_err().to_string(),
            "edges 0 and 2 cross near (2.0, 2.0)",
        ),
        (
            world.get(gone).unwrap_err().to_string(),
            "no body has the id 1 (0v1); it may have been removed",
        ),
        (
            world
                .insert_many(vec![body(at), far])
                .unwrap_err()
                .to_string(),
            "entry 1: inverse_mass is -1; expected a finite number of 0 or more",
        ),
        (
            cast_ray(&square, &at, p(-5.0, 0.0), p(1.0, 0.0), -1.0)
                .unwrap_err()
                .to_string(),
            "reach is -1.0; expected a number of 0 or more",
        ),
    ] {
        assert_eq!(found, expected);
    }
}
