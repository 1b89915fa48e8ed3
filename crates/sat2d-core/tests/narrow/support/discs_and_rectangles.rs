//! Circles and rectangles under placements of every kind, for the stages of their own.

use super::pairs::Rng;
use sat2d::{DVec2, Shape, Transform};

pub fn shape(rng: &mut Rng, grid: bool) -> Shape {
    let side = |rng: &mut Rng| match grid {
        true => 1.0 + rng.below(4) as f64,
        false => rng.between(0.2, 5.0),
    };
    let (w, h) = (side(rng), side(rng));
    let thin = 10f64.powf(rng.between(-9.0, 0.0));
    let made = match rng.below(7) {
        0 | 1 => Shape::rectangle(w, h),
        2 => Shape::rectangle_xywh(rng.coordinate(grid), -1.0, w, h),
        3 => Shape::rectangle(w, h * if grid { 1.0 } else { thin }),
        4 => Shape::circle(DVec2::ZERO, w / 2.0),
        5 => Shape::circle(rng.point(grid), if w > 2.0 { 0.0 } else { thin }),
        _ => Shape::circle(rng.point(grid), w / 2.0),
    };
    made.expect("a shape")
}

/// A placement: on a grid, turned, mirrored, scaled, or sheared.
pub fn map(rng: &mut Rng, grid: bool, spread: f64) -> Transform {
    if grid {
        return rng.exact_map();
    }
    let at = DVec2::new(rng.between(-spread, spread), rng.between(-spread, spread));
    let [mirror, scale] = match rng.below(4) {
        0 => [-1.0, 1.0],
        1 => [1.0, rng.between(0.3, 3.0)],
        _ => [1.0, 1.0],
    };
    let t = Transform::placement(at, rng.between(-7.0, 7.0), mirror * scale, scale);
    t.expect("a placement")
}

pub fn sheared(rng: &mut Rng, t: &Transform) -> Transform {
    let [a, b, c, d, x, y] = t.to_array();
    let (k, l) = (rng.between(-2.0, 2.0), rng.between(0.1, 2.0));
    Transform::new(a, b, k * a + l * c, k * b + l * d, x, y).expect("a map")
}

/// Made smaller or larger, or moved far off.
pub fn far(rng: &mut Rng, t: &Transform) -> (Transform, f64, DVec2) {
    let (scale, offset) = match rng.below(8) {
        0 => (1e-150, 0.0),
        1 => (1e-100, 1e-90),
        2 => (1e120, 0.0),
        3 => (1.0, 1e12),
        4 => (1e-9, 1.0),
        _ => (1.0, 0.0),
    };
    let outer = Transform::new(scale, 0.0, 0.0, scale, offset, -offset).expect("a map");
    (
        outer.product(t).expect("in range"),
        scale,
        DVec2::new(offset, -offset),
    )
}
