//! Pairs as games have them, of which at least one shape has ellipses around its points: on grids
//! and half grids, with boxes that just touch, turned alike. Every eighth pair is random.

use super::elliptic_pairs::{Subject, direction, random};
use fastrand::Rng;
use sat2d::{DVec2, Shape, Transform};
use std::f64::consts::TAU;

/// Two shapes.
pub fn pair(rng: &mut Rng) -> [Subject; 2] {
    if rng.u8(..8) == 0 {
        return [random(rng, 1.5, 1.0), random(rng, 1.5, 1.0)];
    }
    let turn = turn(rng);
    let mut first = subject(rng, true);
    let is_uneven = rng.bool();
    let mut second = subject(rng, is_uneven);
    let grid = [1.0, 0.5, 0.25][rng.usize(..3)];
    let mut place = || DVec2::new(f64::from(rng.i32(-8..=8)), f64::from(rng.i32(-8..=8))) * grid;
    first = first.moved(place());
    second = second.moved(place());
    if rng.bool() {
        // the second box just touches the first, up to an ulp
        let side = [DVec2::X, DVec2::Y, DVec2::NEG_X, DVec2::NEG_Y][rng.usize(..4)];
        let gap = -first.reach(side) - second.reach(-side);
        second = second.moved(side * -gap);
        if rng.u8(..4) == 0 {
            second = second.moved(side * [f64::EPSILON, -f64::EPSILON][rng.usize(..2)]);
        }
    }
    let scale = [1.0, 1.0, 1.0, 32.0, 1e-3, 1e6][rng.usize(..6)];
    let whole = Transform::new(
        turn.x * scale,
        turn.y * scale,
        -turn.y * scale,
        turn.x * scale,
        0.0,
        0.0,
    );
    let whole = whole.expect("in range");
    let mut pair = [first, second].map(|one| {
        let transform = whole.product(&one.transform).expect("in range");
        Subject::new(one.shape, transform)
    });
    if rng.bool() {
        pair.swap(0, 1);
    }
    pair
}

/// A direction on a grid mostly: an axis, a diagonal, one of whole numbers, or any.
pub fn turn(rng: &mut Rng) -> DVec2 {
    match rng.u8(..8) {
        0..=3 => DVec2::X,
        4 => [DVec2::Y, DVec2::NEG_X, DVec2::NEG_Y][rng.usize(..3)],
        5 => direction(TAU / 8.0 * f64::from(rng.u8(..8))),
        6 => DVec2::new(0.6, 0.8),
        _ => direction(rng.f64() * TAU),
    }
}

impl Subject {
    /// The same one elsewhere.
    pub fn moved(self, by: DVec2) -> Subject {
        let [a, b, c, d, tx, ty] = self.transform.to_array();
        let transform = Transform::new(a, b, c, d, tx + by.x, ty + by.y);
        Subject::new(self.shape, transform.expect("in range"))
    }
}

/// A shape about the origin whose sizes are multiples of a half.
fn subject(rng: &mut Rng, is_uneven: bool) -> Subject {
    let mut size = || f64::from(rng.u8(1..=8)) / 2.0;
    let [w, h, r] = [size(), size(), size() / 4.0];
    let corner = DVec2::new(w, h);
    let kind = rng.u8(..8);
    let shape = match kind {
        0 | 1 => Shape::ellipse(w, if is_uneven { h } else { w }),
        2 => Shape::circle(DVec2::ZERO, if is_uneven { r } else { 0.0 }),
        3 => Shape::capsule(DVec2::ZERO, DVec2::X * w, r),
        4 => Shape::capsule(-corner, corner, r),
        5 => Shape::rounded_polygon(&[DVec2::ZERO, DVec2::X * w, corner, DVec2::Y * h], r),
        6 => Shape::rounded_polygon(&[DVec2::ZERO, DVec2::X * w, DVec2::Y * h], r),
        _ => Shape::rectangle_xywh(0.0, 0.0, w, h),
    };
    // an ellipse is uneven by itself
    let [p, q] = if is_uneven && kind > 1 {
        [[2.0, 1.0], [1.0, 2.0], [1.0, 0.25], [3.0, 0.5]][rng.usize(..4)]
    } else {
        [1.0, 1.0]
    };
    let turn = [DVec2::X, DVec2::Y, DVec2::NEG_X, turn(rng)][rng.usize(..4)];
    let side = if rng.bool() { 1.0 } else { -1.0 };
    let (u, w) = (turn * p, turn.perp() * (side * q));
    let transform = Transform::new(u.x, u.y, w.x, w.y, 0.0, 0.0);
    Subject::new(shape.expect("a shape"), transform.expect("in range"))
}
