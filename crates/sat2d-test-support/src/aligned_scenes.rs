//! Scenes as games have them: grids and half grids, boxes that touch, equal turns, mirrors, copies.

use crate::elliptic_pairs::{Subject, separation};
use fastrand::Rng;
use sat2d::{DVec2, Shape, Transform};

/// A round shape under a map that mostly makes ellipses of its discs.
pub fn round(rng: &mut Rng, turn: &Turn) -> Subject {
    let size = |rng: &mut Rng| [0.5, 1.0, 1.5, 2.0, 3.0][rng.usize(..5)];
    let (w, h, radius) = (size(rng), size(rng), size(rng) / 2.0);
    let p = DVec2::new;
    let shape = match rng.u8(..4) {
        0 => Shape::circle(DVec2::ZERO, radius),
        1 => Shape::capsule(p(-w, 0.0), p(w, 0.0), radius),
        2 => {
            let corners = [p(-w, -h), p(w, -h), p(w, h), p(-w, h)];
            Shape::rounded_polygon(&corners, radius)
        }
        _ => Shape::rounded_polygon(&[p(-w, 0.0), p(w, 0.0), p(0.0, h)], radius),
    };
    let (x, y) = (
        [0.5, 1.0, 2.0, 3.0][rng.usize(..4)],
        [-1.0, 1.0, 2.0][rng.usize(..3)],
    );
    Subject::new(shape.expect("a shape"), turn.placed(rng, x, y))
}

/// Any other convex shape: points, segments, rectangles, polygons, or a round one.
pub fn any(rng: &mut Rng, turn: &Turn) -> Subject {
    let p = DVec2::new;
    let side = |rng: &mut Rng| [0.5, 1.0, 2.0, 3.0, 10.0][rng.usize(..5)];
    let (w, h) = (side(rng), side(rng));
    let shape = match rng.u8(..6) {
        0 => Shape::circle(DVec2::ZERO, 0.0),
        1 => Shape::segment(p(0.0, 0.0), p(w, 0.0)),
        2 => Shape::rectangle_xywh(0.0, 0.0, w, h),
        3 => Shape::convex_polygon(&[p(0.0, 0.0), p(w, 0.0), p(w / 2.0, h), p(0.0, h)]),
        _ => return round(rng, turn),
    };
    Subject::new(shape.expect("a shape"), turn.placed(rng, 1.0, 1.0))
}

/// How the shapes of a scene are turned: not at all, by quarters, or all of them alike.
pub struct Turn(Option<f64>);

impl Turn {
    pub fn random(rng: &mut Rng) -> Turn {
        Turn(match rng.u8(..4) {
            0 | 1 => Some(0.0),
            2 => Some([30.0, 45.0, 60.0, 12.5][rng.usize(..4)]),
            _ => None,
        })
    }

    fn placed(&self, rng: &mut Rng, x: f64, y: f64) -> Transform {
        let degrees = self.0.unwrap_or_else(|| 90.0 * f64::from(rng.u8(..4)));
        let grid = |rng: &mut Rng| f64::from(rng.i8(-8..=8)) / 2.0;
        let position = DVec2::new(grid(rng), grid(rng));
        Transform::placement_degrees(position, degrees, x, y).expect("a placement")
    }
}

/// The second shape, moved so that the boxes of both touch on one side, or by nothing.
pub fn pushed_together(rng: &mut Rng, a: &Subject, b: &Subject) -> Subject {
    let box_gap = |n: DVec2| separation(a, b, n);
    let by = match rng.u8(..4) {
        0 => DVec2::ZERO,
        1 => DVec2::X * -box_gap(DVec2::X),
        2 => DVec2::Y * -box_gap(DVec2::Y),
        _ => DVec2::new(-box_gap(DVec2::X), box_gap(DVec2::NEG_Y)),
    };
    moved(b, by)
}

/// A shape after a translation.
pub fn moved(of: &Subject, by: DVec2) -> Subject {
    let [a, b, c, d, x, y] = of.transform.to_array();
    let at = Transform::new(a, b, c, d, x + by.x, y + by.y).expect("in range");
    Subject::new(of.shape.clone(), at)
}
