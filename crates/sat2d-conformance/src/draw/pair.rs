//! Random pairs of shapes.

use super::class::{Class, Precision, power};
use super::rng::Rng;
use super::shape::{
    Style, circle, concave, convex, convex_of, edge, needle, on_edge, polygon, rings, solid, spot,
    whole_vector, with_straight_vertices,
};
use crate::form::Form;

/// Two shapes.
pub type Pair = (Form, Form);

/// A pair of shapes as they may be in a class; whether they are is for the caller to find out.
pub fn pair(rng: &mut Rng, class: Class, precision: Precision) -> Option<Pair> {
    let (a, b) = match class {
        Class::Clear => {
            let style = style(rng, precision);
            let (a, b) = (solid(rng, style)?, solid(rng, style)?);
            (a, b.moved(spot(rng, Style::Grid).map(|x| x * 1.5)))
        }
        Class::Touching => framed(rng, touching)?,
        Class::Near => nudged(rng, precision, touching)?,
        Class::Degenerate => framed(rng, |rng| degenerate(rng, precision))?,
        Class::Mixed => mixed(rng, precision, touching)?,
    };
    Some(if rng.one_in(2) { (a, b) } else { (b, a) })
}

/// A pair of shapes without circles as it may be in a class.
pub fn polygons(rng: &mut Rng, class: Class, precision: Precision) -> Option<Pair> {
    let (a, b) = match class {
        Class::Clear => {
            let style = style(rng, precision);
            let (a, b) = (polygon(rng, style)?, polygon(rng, style)?);
            (a, b.moved(spot(rng, Style::Grid).map(|x| x * 2.5)))
        }
        Class::Touching => framed(rng, touching_polygons)?,
        Class::Near => nudged(rng, precision, touching_polygons)?,
        Class::Degenerate => framed(rng, |rng| degenerate(rng, precision))?,
        Class::Mixed => mixed(rng, precision, touching_polygons)?,
    };
    let has_circle = [&a, &b]
        .iter()
        .any(|form| matches!(form, Form::Circle { .. }));
    (!has_circle).then_some((a, b))
}

/// Whole numbers, or numbers with all bits.
pub fn style(rng: &mut Rng, precision: Precision) -> Style {
    if rng.one_in(2) {
        Style::Grid
    } else {
        Style::Full(precision)
    }
}

/// With a random size and place that keep whole numbers exact.
pub(super) fn framed(rng: &mut Rng, draw: impl Fn(&mut Rng) -> Option<Pair>) -> Option<Pair> {
    let (a, b) = draw(rng)?;
    let times = power(rng.whole(-3, 1) as i32);
    let by = spot(rng, Style::Grid);
    let frame = |form: Form| form.map(|[x, y]| [x * times + by[0], y * times + by[1]], times);
    Some((frame(a), frame(b)))
}

/// With a coordinate or a radius changed by a few units in the last place.
fn nudged(
    rng: &mut Rng,
    precision: Precision,
    draw: impl Fn(&mut Rng) -> Option<Pair>,
) -> Option<Pair> {
    let (mut a, mut b) = framed(rng, draw)?;
    let form = if rng.one_in(2) { &mut a } else { &mut b };
    nudge(rng, precision, form);
    Some((a, b))
}

/// Changes one number of a shape by one to three units in the last place.
pub fn nudge(rng: &mut Rng, precision: Precision, form: &mut Form) {
    let units = (rng.whole(1, 3) * rng.sign()) as i32;
    if let Form::Circle { radius, .. } = form
        && rng.one_in(2)
    {
        *radius = precision.step(*radius, units);
        return;
    }
    let mut points = form.points_mut();
    let chosen = rng.below(points.len());
    let axis = rng.below(2);
    let x = &mut points[chosen][axis];
    *x = precision.step(*x, units);
}

/// Shapes that touch, if they are lucky.
fn touching(rng: &mut Rng) -> Option<Pair> {
    match rng.below(4) {
        0 => touching_circles(rng),
        1 => touching_circle(rng),
        _ => touching_polygons(rng),
    }
}

pub(super) fn touching_circles(rng: &mut Rng) -> Option<Pair> {
    let center = spot(rng, Style::Grid);
    let ([x, y], length) = whole_vector(rng);
    let times = rng.whole(1, 4);
    let part = rng.whole(1, 7) / 8.0;
    let one = length * times * part;
    let a = Form::Circle {
        center,
        radius: one,
    };
    let other = [center[0] + x * times, center[1] + y * times];
    Some((
        a,
        Form::Circle {
            center: other,
            radius: length * times - one,
        },
    ))
}

/// A polygon and a circle at a vertex, or at an edge of rational length.
pub(super) fn touching_circle(rng: &mut Rng) -> Option<Pair> {
    let polygon = polygon(rng, Style::Grid)?;
    let [p, q] = edge(rng, &polygon)?;
    let along = [q[0] - p[0], q[1] - p[1]];
    let length = (along[0] * along[0] + along[1] * along[1]).sqrt();
    let (center, radius) = if length.fract() == 0.0 && rng.below(3) > 0 {
        let from = on_edge(rng, [p, q]);
        let times = rng.whole(1, 8) / 8.0;
        (
            [from[0] + along[1] * times, from[1] - along[0] * times],
            length * times,
        )
    } else {
        let ([x, y], length) = whole_vector(rng);
        let times = rng.whole(1, 8) / 4.0;
        ([p[0] + x * times, p[1] + y * times], length * times)
    };
    Some((polygon, Form::Circle { center, radius }))
}

/// A vertex on an edge or a vertex; an edge on an edge.
pub(super) fn touching_polygons(rng: &mut Rng) -> Option<Pair> {
    let a = polygon(rng, Style::Grid)?;
    let side = edge(rng, &a)?;
    let at = on_edge(rng, side);
    if rng.one_in(4) {
        // turned by half around the point
        let other = if rng.one_in(2) {
            a.clone()
        } else {
            polygon(rng, Style::Grid)?
        };
        let side = edge(rng, &other)?;
        let corner = on_edge(rng, side);
        let point = |[x, y]: [f64; 2]| [at[0] + corner[0] - x, at[1] + corner[1] - y];
        return Some((a.clone(), other.map(point, 1.0)));
    }
    let b = polygon(rng, Style::Grid)?;
    let points = b.points();
    let normal = [side[1][1] - side[0][1], side[0][0] - side[1][0]];
    let along = |p: &[f64; 2]| normal[0] * p[0] + normal[1] * p[1];
    let lowest = points.iter().min_by(|p, q| along(p).total_cmp(&along(q)))?;
    let corner = if rng.one_in(4) {
        rng.pick(&points)
    } else {
        lowest
    };
    let by = [at[0] - corner[0], at[1] - corner[1]];
    Some((a, b.moved(by)))
}

fn degenerate(rng: &mut Rng, precision: Precision) -> Option<Pair> {
    let boxed = |rng: &mut Rng| {
        let [x, y] = [rng.whole(0, 4), rng.whole(0, 4)];
        let [w, h] = [rng.whole(1, 4), rng.whole(1, 4)];
        Form::Convex(vec![[x, y], [x + w, y], [x + w, y + h], [x, y + h]])
    };
    Some(match rng.below(8) {
        0 => {
            let form = solid(rng, Style::Grid)?;
            (form.clone(), form)
        }
        1 => filled_hole(rng)?,
        2 => (needle(rng, precision)?, needle(rng, precision)?),
        3 => (needle(rng, precision)?, solid(rng, Style::Grid)?),
        4 => (boxed(rng), boxed(rng)),
        5 => {
            let a = with_straight_vertices(rng)?;
            let points = a.points();
            let at = *rng.pick(&points);
            let b = if rng.one_in(2) {
                with_straight_vertices(rng)?
            } else {
                convex(rng, Style::Grid)?
            };
            let points = b.points();
            let corner = *rng.pick(&points);
            (a, b.moved([at[0] - corner[0], at[1] - corner[1]]))
        }
        6 => {
            // one circle in the other, or in a polygon
            let center = spot(rng, Style::Grid);
            let radius = rng.whole(1, 8);
            let a = if rng.one_in(2) {
                circle(rng, Style::Grid)
            } else {
                concave(rng, Style::Grid)?
            };
            (
                a,
                Form::Circle {
                    center,
                    radius: radius / 4.0,
                },
            )
        }
        _ => nearly_parallel(rng)?,
    })
}

/// A polygon with a hole, and what fills the hole, or a part of that.
fn filled_hole(rng: &mut Rng) -> Option<Pair> {
    let Form::Polygon(rings) = concave(rng, Style::Grid)? else {
        return None;
    };
    let mut filling = rings.get(1)?.clone();
    filling.reverse();
    if rng.one_in(2) {
        filling.remove(rng.below(filling.len()));
    }
    let filling = Form::Polygon(vec![filling]);
    let is_valid = super::shape::is_polygon(&self::rings(&filling));
    is_valid.then_some((Form::Polygon(rings), filling))
}

/// Two triangles whose long edges have the slopes n/(n + 1) and (n + 1)/(n + 2).
fn nearly_parallel(rng: &mut Rng) -> Option<Pair> {
    let n = rng.whole(100, 1000);
    let a = convex_of(&[[0.0, 0.0], [n + 1.0, n], [n, n + 1.0]])?;
    let b = convex_of(&[[0.0, 0.0], [n + 2.0, n + 1.0], [n + 2.0, 0.0]])?;
    let by = [rng.whole(-2, 2), rng.whole(-2, 2)];
    Some((Form::Convex(a), Form::Convex(b).moved(by)))
}

fn mixed(
    rng: &mut Rng,
    precision: Precision,
    draw: impl Fn(&mut Rng) -> Option<Pair>,
) -> Option<Pair> {
    let most = i64::from(precision.bits() - 14);
    match rng.below(3) {
        // a large one and a small one at its boundary
        0 => {
            let a = polygon(rng, Style::Grid)?;
            let side = edge(rng, &a)?;
            let at = on_edge(rng, side);
            let times = power(-(rng.whole(most / 2, most.min(24)) as i32));
            let b = solid(rng, Style::Grid)?.map(|p| p.map(|x| x * times), times);
            let points = b.points();
            let from = *rng.pick(&points);
            Some((a, b.moved([at[0] - from[0], at[1] - from[1]])))
        }
        // far from the origin
        1 => {
            let (a, b) = draw(rng)?;
            let far = power(rng.whole(most / 2, most - 2) as i32);
            let by = [far * rng.whole(-3, 3), far * rng.whole(-3, 3)];
            Some((a.moved(by), b.moved(by)))
        }
        // each coordinate with a power of its own
        _ => {
            let reach = most.min(20) / 2;
            let spread =
                |rng: &mut Rng| rng.whole(-12, 12) * power(rng.whole(-reach, reach) as i32);
            let mut ring = || {
                let points: Vec<_> = (0..3 + rng.below(3))
                    .map(|_| [spread(rng), spread(rng)])
                    .collect();
                convex_of(&points).map(Form::Convex)
            };
            Some((ring()?, ring()?))
        }
    }
}
