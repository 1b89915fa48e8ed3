//! Circles and points: mirrored, scaled, huge and tiny, and what exact rationals say about them.

use super::pairs::Rng;
use super::rational_gap::{Point, rational, zero};
use sat2d::{DVec2, Shape, Transform};
use sat2d_test_support::rational::Rational;

/// A circle or a point, and its placement.
pub struct Circle {
    pub shape: Shape,
    pub map: Transform,
}

impl Circle {
    pub fn new(rng: &mut Rng, grid: bool, scale: f64) -> Circle {
        let radius = match rng.below(6) {
            0 => 0.0,
            1 => rng.between(0.0, 1e-6),
            _ if grid => 1.0 + rng.below(4) as f64,
            _ => rng.between(0.2, 4.0),
        };
        let center = if rng.below(2) == 0 {
            DVec2::ZERO
        } else {
            rng.point(grid)
        };
        let own = if grid { 1.0 } else { rng.between(0.3, 3.0) };
        let mirror = if rng.below(2) == 0 { -own } else { own };
        let turn = if grid {
            90.0 * rng.below(4) as f64
        } else {
            rng.between(-400.0, 400.0)
        };
        let at = rng.point(grid) * scale;
        let map = Transform::placement_degrees(at, turn, mirror * scale, own * scale);
        Circle {
            shape: Shape::circle(center, radius).expect("a circle"),
            map: map.expect("a placement"),
        }
    }

    pub fn center(&self) -> DVec2 {
        self.map.apply(self.shape.vertices()[0])
    }

    /// The placed circle, as the library defines it.
    pub fn radius(&self) -> f64 {
        self.shape.radius() * self.map.scale()
    }

    pub fn size(&self) -> f64 {
        self.center().abs().max_element() + self.radius()
    }
}

/// Mostly ordinary sizes, and some whose fourth powers are out of range.
pub fn scale(rng: &mut Rng) -> f64 {
    [1.0, 1.0, 1.0, 1e-7, 1e9, 1e-130, 1e120][rng.below(7) as usize]
}

pub fn square(x: &Rational) -> Rational {
    x * x
}

/// p + (q - p)·t.
pub fn between(p: &Point, q: &Point, t: &Rational) -> Point {
    (&p.0 + (&q.0 - &p.0) * t, &p.1 + (&q.1 - &p.1) * t)
}

pub fn distance2(p: &Point, q: &Point) -> Rational {
    square(&(&q.0 - &p.0)) + square(&(&q.1 - &p.1))
}

/// The square of the least distance of a point from a segment.
pub fn nearest2(from: &Point, start: &Point, end: &Point) -> Rational {
    let length2 = distance2(start, end);
    if length2 == zero() {
        return distance2(from, start);
    }
    let along =
        (&from.0 - &start.0) * (&end.0 - &start.0) + (&from.1 - &start.1) * (&end.1 - &start.1);
    let place = (along / length2).clamp(zero(), rational(1.0));
    distance2(from, &between(start, end, &place))
}
