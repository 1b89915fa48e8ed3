//! Decides which library is right where they differ, in exact rational arithmetic and without code
//! of either library.

use crate::inputs::Outline;
use num_rational::BigRational;
use sat2d::{DVec2, Transform};

fn exact(number: f64) -> BigRational {
    BigRational::from_float(number).expect("finite")
}

/// Whether a point is in the interior of a placed shape. The transform only rotates and translates;
/// the placed coordinates are doubles, rounded as the README describes.
pub fn is_inside(outline: &Outline, transform: &Transform, point: DVec2) -> bool {
    let [a, b, c, d, tx, ty] = transform.to_array();
    let place = |p: DVec2| [(a * p.x + c * p.y) + tx, (b * p.x + d * p.y) + ty].map(exact);
    let [x, y] = point.to_array().map(exact);
    match outline {
        Outline::Circle(radius) => {
            let [cx, cy] = place(DVec2::ZERO);
            let (dx, dy) = (x - cx, y - cy);
            let radius = exact(radius * (a * a + b * b).sqrt());
            &dx * &dx + &dy * &dy < &radius * &radius
        }
        Outline::Polygon(points) => (0..points.len()).all(|i| {
            let [px, py] = place(points[i]);
            let [qx, qy] = place(points[(i + 1) % points.len()]);
            (qx - &px) * (&y - &py) > (qy - &py) * (&x - &px)
        }),
    }
}
