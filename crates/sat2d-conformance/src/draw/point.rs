//! Random points beside, on and in shapes.

use super::class::{Class, Precision, power};
use super::pair::{nudge, style};
use super::rng::Rng;
use super::shape::{
    Style, edge, needle, on_edge, polygon, solid, spot, whole_vector, with_straight_vertices,
};
use crate::form::Form;

/// A shape and a point as they may be in a class.
pub fn point(rng: &mut Rng, class: Class, precision: Precision) -> Option<(Form, [f64; 2])> {
    let (mut form, mut point) = match class {
        Class::Clear => {
            let style = style(rng, precision);
            (solid(rng, style)?, spot(rng, style))
        }
        Class::Touching | Class::Near => on_boundary(rng)?,
        Class::Degenerate => degenerate(rng, precision)?,
        Class::Mixed => {
            let most = i64::from(precision.bits() - 14);
            let (form, mut point) = on_boundary(rng)?;
            let far = power(rng.whole(most / 2, most - 2) as i32);
            let by = [far * rng.whole(-3, 3), far * rng.whole(-3, 3)];
            let axis = rng.below(2);
            if rng.one_in(2) {
                point[axis] += power(-(rng.whole(most / 2, most.min(24)) as i32)) * rng.sign();
                (form, point)
            } else {
                (form.moved(by), [point[0] + by[0], point[1] + by[1]])
            }
        }
    };
    if class == Class::Near {
        if rng.one_in(2) {
            nudge(rng, precision, &mut form);
        } else {
            let axis = rng.below(2);
            let units = (rng.whole(1, 3) * rng.sign()) as i32;
            point[axis] = precision.step(point[axis], units);
        }
    }
    Some((form, point))
}

fn on_boundary(rng: &mut Rng) -> Option<(Form, [f64; 2])> {
    if rng.one_in(4) {
        let center = spot(rng, Style::Grid);
        let ([x, y], length) = whole_vector(rng);
        let times = rng.whole(1, 8) / 8.0;
        let form = Form::Circle {
            center,
            radius: length * times,
        };
        return Some((form, [center[0] + x * times, center[1] + y * times]));
    }
    let form = polygon(rng, Style::Grid)?;
    let edge = edge(rng, &form)?;
    Some((form, on_edge(rng, edge)))
}

/// In needles, at straight vertices, on the line of an edge, at the height of a vertex.
fn degenerate(rng: &mut Rng, precision: Precision) -> Option<(Form, [f64; 2])> {
    let form = match rng.below(3) {
        0 => needle(rng, precision)?,
        1 => with_straight_vertices(rng)?,
        _ => polygon(rng, Style::Grid)?,
    };
    let [p, q] = edge(rng, &form)?;
    let t = rng.whole(-8, 12) / 4.0;
    let on_line = [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t];
    let level = [rng.whole(-12, 12), p[1]];
    let point = if rng.one_in(2) { on_line } else { level };
    Some((form, point))
}
