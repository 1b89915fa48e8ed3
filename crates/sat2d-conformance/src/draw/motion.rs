//! Random rays, and shapes that move.

use super::class::{Class, Precision, power};
use super::pair::{polygons, style};
use super::rng::Rng;
use super::shape::{
    Style, edge, needle, on_edge, polygon, spot, whole_vector, with_straight_vertices,
};
use crate::form::Form;

/// The two ends of a ray.
pub type Ray = [[f64; 2]; 2];

/// A shape and a ray as they may be in a class.
pub fn cast(rng: &mut Rng, class: Class, precision: Precision) -> Option<(Form, Ray)> {
    if rng.one_in(5) && matches!(class, Class::Clear | Class::Touching | Class::Mixed) {
        return Some(at_circle(rng, class, precision));
    }
    let form = match class {
        Class::Clear => {
            let style = style(rng, precision);
            polygon(rng, style)?
        }
        Class::Degenerate if rng.one_in(2) => needle(rng, precision)?,
        Class::Degenerate => with_straight_vertices(rng)?,
        _ => polygon(rng, Style::Grid)?,
    };
    let [p, q] = edge(rng, &form)?;
    let at = on_edge(rng, [p, q]);
    let away = match class {
        // along an edge
        Class::Degenerate => [q[0] - p[0], q[1] - p[1]],
        Class::Touching if rng.one_in(3) => [q[0] - p[0], q[1] - p[1]],
        _ => spot(rng, Style::Grid),
    };
    // through a corner, to a point on an edge, or beyond it
    let through = if rng.one_in(2) { p } else { at };
    let [back, on] = [rng.whole(1, 8) / 2.0, *rng.pick(&[0.0, 0.5, 1.0, 4.0])];
    let mut from = [through[0] - away[0] * back, through[1] - away[1] * back];
    let mut to = [through[0] + away[0] * on, through[1] + away[1] * on];
    match class {
        Class::Clear => {
            let style = style(rng, precision);
            (from, to) = (spot(rng, style).map(|x| x * 2.0), spot(rng, style));
        }
        Class::Near => {
            let end = if rng.one_in(2) { &mut from } else { &mut to };
            let axis = rng.below(2);
            let units = (rng.whole(1, 3) * rng.sign()) as i32;
            end[axis] = precision.step(end[axis], units);
        }
        Class::Mixed => {
            let most = i64::from(precision.bits() - 14);
            let far = power(rng.whole(most / 2, most - 2) as i32);
            if rng.one_in(2) {
                from = [through[0] - away[0] * far, through[1] - away[1] * far];
            } else {
                let by = [far * rng.whole(-3, 3), far * rng.whole(-3, 3)];
                let far = |[x, y]: [f64; 2]| [x + by[0], y + by[1]];
                return Some((form.moved(by), [far(from), far(to)]));
            }
        }
        Class::Touching | Class::Degenerate => {}
    }
    Some((form, [from, to]))
}

/// A circle that a ray meets at a rational point, if any: its distance from the centre and half of
/// the chord are the legs of a right triangle.
pub(super) fn at_circle(rng: &mut Rng, class: Class, precision: Precision) -> (Form, Ray) {
    let ([x, y], length) = whole_vector(rng);
    let ([beside, half], radius) = whole_vector(rng);
    let center = spot(rng, Style::Grid);
    let far = match class {
        Class::Mixed => power(rng.whole(3, i64::from(precision.bits() - 14)) as i32),
        _ => 1.0,
    };
    let (beside, radius) = match class {
        Class::Touching => (radius * rng.sign(), radius),
        _ => (beside, radius),
    };
    let along = |t: f64| {
        [
            center[0] - y * beside + x * t,
            center[1] + x * beside + y * t,
        ]
    };
    let from = along(-(half.abs() + rng.whole(1, 30)) * far);
    let to = along(rng.whole(-10, 40));
    (
        Form::Circle {
            center,
            radius: radius * length,
        },
        [from, to],
    )
}

/// Two polygons and the motion of the first one, as they may be in a class.
pub fn flight(rng: &mut Rng, class: Class, precision: Precision) -> Option<(Form, Form, [f64; 2])> {
    let (a, b) = polygons(rng, class, precision)?;
    // the pair is where the motion has this part behind it
    let whole = spot(rng, Style::Grid);
    let mut way = match class {
        Class::Degenerate => {
            let [p, q] = edge(rng, &b)?;
            [q[0] - p[0], q[1] - p[1]]
        }
        _ => whole,
    };
    let part = *rng.pick(&[0.5, 1.0, 1.0, 2.0]);
    let times = match class {
        Class::Mixed => power(rng.whole(0, 8) as i32),
        _ => *rng.pick(&[1.0, 2.0, 4.0]),
    };
    way = way.map(|x| x * times);
    let a = a.moved([-way[0] * part, -way[1] * part]);
    if class == Class::Near && rng.one_in(2) {
        let axis = rng.below(2);
        way[axis] = precision.step(way[axis], (rng.whole(1, 3) * rng.sign()) as i32);
    }
    (way != [0.0, 0.0]).then_some((a, b, way))
}
