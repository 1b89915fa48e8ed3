//! The boxes of outlines in a world are those of the placed shapes.

use sat2d::outline::{FillRule, Path};
use sat2d::world::{Body, Coverage, QueryFilter, World};
use sat2d::{Aabb, DVec2, Shape, Transform};
use std::error::Error;

/// An arch, 100 wide and 50 high.
fn arch() -> Result<Shape, Box<dyn Error>> {
    let p = DVec2::new;
    let mut path = Path::new();
    path.move_to(p(0.0, 0.0))
        .quadratic_to(p(50.0, 100.0), p(100.0, 0.0));
    Ok(Shape::outline(path.close(), FillRule::NonZero)?)
}

#[test]
fn a_region_holds_an_outline_whose_box_it_is() -> Result<(), Box<dyn Error>> {
    let arch = arch()?;
    assert_eq!(
        arch.bounds(),
        Aabb::new(DVec2::ZERO, DVec2::new(100.0, 50.0))
    );
    let mut world = World::new();
    let body = world.insert(Body::new(arch, Transform::IDENTITY))?;
    let inside = |height: f64| {
        let region = Aabb::new(DVec2::ZERO, DVec2::new(100.0, height));
        world.query_box(&region, Coverage::Inside, &QueryFilter::ALL)
    };
    assert_eq!(inside(50.0)?, [body]);
    assert_eq!(inside(50.0_f64.next_down())?, []);
    Ok(())
}

#[test]
fn a_world_has_the_box_of_the_placed_outline() -> Result<(), Box<dyn Error>> {
    let arch = arch()?;
    let mut world = World::new();
    for degrees in [0.0, 90.0, 30.0, 215.0] {
        for [scale_x, scale_y] in [[1.0, 1.0], [-1.0, 1.0], [0.3, -7.0]] {
            let position = DVec2::new(3.1, -1e3);
            let at = Transform::placement_degrees(position, degrees, scale_x, scale_y)?;
            let body = world.insert(Body::new(arch.clone(), at))?;
            assert_eq!(world.bounds(body)?, arch.placed_bounds(&at)?);
        }
    }
    Ok(())
}
