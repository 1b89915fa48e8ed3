//! Random outlines with curves, and what they meet.

use super::class::{Class, Precision, power};
use super::pair::nudge;
use super::placement::{Placement, apply};
use super::rng::Rng;
use super::scene::{Placed, Scene, Spot, beside, mapped, skew};
use super::shape::{Style, by_angle, convex_of, edge, on_edge, polygon, solid, spot, whole_vector};
use crate::exact::is_outline;
use crate::form::{Form, Stroke};

type Point = [f64; 2];

/// Weights of arcs of ellipses.
const WEIGHTS: [f64; 4] = [0.25, 0.5, 0.75, 0.875];

fn plus([x, y]: Point, [dx, dy]: Point, times: f64) -> Point {
    [x + dx * times, y + dy * times]
}

fn middle(p: Point, q: Point) -> Point {
    [(p[0] + q[0]) / 2.0, (p[1] + q[1]) / 2.0]
}

/// Vertices by their angle around the origin, joined by segments and curves.
fn ring(rng: &mut Rng, style: Style) -> Vec<Stroke> {
    // thirds and fifths of these are whole numbers: the middles of arcs
    let times = match style {
        Style::Grid => *rng.pick(&[1.0, 4.0, 60.0]),
        Style::Full(_) => 1.0,
    };
    let count = 2 + rng.below(5);
    let mut vertices: Vec<Point> = (0..count).map(|_| spot(rng, style)).collect();
    vertices.retain(|p| *p != [0.0, 0.0]);
    vertices.sort_by(by_angle);
    vertices.dedup_by(|p, q| by_angle(p, q).is_eq());
    let stroke = |i: usize| {
        let (start, end) = (vertices[i], vertices[(i + 1) % vertices.len()]);
        let weight = match rng.below(4) {
            0 => 0.0,
            1 => *rng.pick(&WEIGHTS),
            _ => 1.0,
        };
        let aside = spot(rng, Style::Grid).map(|x| (x / 2.0).trunc());
        let control = plus(middle(start, end).map(f64::trunc), aside, 1.0);
        Stroke {
            start: start.map(|x| x * times),
            control: (weight > 0.0).then(|| (control.map(|x| x * times), weight)),
        }
    };
    (0..vertices.len()).map(stroke).collect()
}

fn valid(contours: Vec<Vec<Stroke>>) -> Option<Form> {
    let has_curve = contours
        .iter()
        .flatten()
        .any(|stroke| stroke.control.is_some());
    (has_curve && is_outline(&contours)).then_some(Form::Outline(contours))
}

/// An outline with curves, with a hole or an island, or without.
fn outline(rng: &mut Rng, style: Style) -> Option<Form> {
    let mut contours = vec![ring(rng, style)];
    if rng.one_in(4) {
        let small = Form::Outline(vec![ring(rng, style)]).map(|p| p.map(|x| x / 4.0), 1.0);
        if let Form::Outline(hole) = small {
            contours.extend(hole);
        }
    }
    valid(contours)
}

/// An edge of an outline: its ends and the control point.
type Bend = (Point, Option<(Point, f64)>, Point);

fn bends(form: &Form) -> Vec<Bend> {
    let Form::Outline(contours) = form else {
        return vec![];
    };
    let of_contour = |strokes: &Vec<Stroke>| {
        let next = strokes.iter().cycle().skip(1);
        let strokes = strokes.iter().zip(next);
        let bends: Vec<Bend> = strokes
            .map(|(stroke, next)| (stroke.start, stroke.control, next.start))
            .collect();
        bends
    };
    contours.iter().flat_map(of_contour).collect()
}

/// A point on an edge, a vector along it there, and whether it is inside of the edge. Of arcs only
/// the middle is drawn, which may be rounded.
fn on_bend(rng: &mut Rng, (p, control, e): Bend) -> (Point, Point, bool) {
    match control {
        Some((c, 1.0)) => {
            let t = rng.whole(0, 4) / 4.0;
            let (from, to) = (plus(p, minus(c, p), t), plus(c, minus(e, c), t));
            let along = minus(to, from);
            (plus(from, along, t), along, t > 0.0 && t < 1.0)
        }
        Some((c, weight)) => {
            let at =
                |axis: usize| (p[axis] + e[axis] + 2.0 * weight * c[axis]) / (2.0 + 2.0 * weight);
            ([at(0), at(1)], minus(e, p), true)
        }
        None => (on_edge(rng, [p, e]), minus(e, p), false),
    }
}

fn minus([x, y]: Point, [from_x, from_y]: Point) -> Point {
    [x - from_x, y - from_y]
}

/// A pair of an outline and something as it may be in a class.
pub fn outlines(rng: &mut Rng, class: Class) -> Option<Scene> {
    Some(match class {
        Class::Clear => {
            let style = if rng.one_in(2) {
                Style::Grid
            } else {
                Style::Full(Precision::Single)
            };
            let one = Placed::here(outline(rng, style)?);
            let other = match rng.below(2) {
                0 => outline(rng, style)?,
                _ => solid(rng, style)?,
            };
            let by = spot(rng, Style::Grid).map(|x| x * rng.whole(1, 4));
            let other = Placed::here(other.moved(by));
            Scene::new(under_a_map(rng, [one, other]))
        }
        Class::Touching => Scene::new(touching(rng)?),
        Class::Near => {
            let before = touching(rng)?;
            Scene::nudged(rng, before)
        }
        Class::Degenerate => {
            let pair = degenerate(rng)?;
            Scene::new(under_a_map(rng, pair))
        }
        Class::Mixed => Scene::new(mixed(rng)?),
    })
}

/// A pair under one map, which makes ellipses of circles, or none.
fn under_a_map(rng: &mut Rng, pair: [Placed; 2]) -> [Placed; 2] {
    if rng.one_in(3) {
        return mapped(rng, pair);
    }
    let [a, b] = pair;
    if rng.one_in(2) { [a, b] } else { [b, a] }
}

/// An outline and what touches it at a point of an edge, if it is lucky.
fn touching(rng: &mut Rng) -> Option<[Placed; 2]> {
    let one = outline(rng, Style::Grid)?;
    let bends = bends(&one);
    let bend = *rng.pick(&bends);
    let (contact, along, _) = on_bend(rng, bend);
    if along == [0.0, 0.0] {
        return None;
    }
    let other = match rng.below(7) {
        0 => {
            // a vertex
            let other = match rng.below(2) {
                0 => polygon(rng, Style::Grid)?,
                _ => outline(rng, Style::Grid)?,
            };
            let points = other.points();
            let corner = *rng.pick(&points);
            Placed::here(other.moved(minus(contact, corner)))
        }
        1 => {
            // a side on the tangent
            let (back, on) = (rng.whole(0, 4) / 4.0, rng.whole(1, 4) / 4.0);
            let third = plus(contact, spot(rng, Style::Grid), rng.whole(1, 5));
            let corners = [plus(contact, along, -back), plus(contact, along, on), third];
            Placed::here(Form::Convex(convex_of(&corners)?))
        }
        2 | 3 => {
            // a parabola, or an arc, with the same tangent in its middle
            let aside = spot(rng, Style::Grid);
            let reach = rng.whole(1, 4) / 4.0;
            let weight = *rng.pick(&[1.0, 1.0, 0.5, 0.25]);
            let [start, end] = [-reach, reach].map(|t| plus(plus(contact, along, t), aside, 1.0));
            let control = plus(contact, aside, -1.0 / weight);
            Placed::here(capped(rng, start, (control, weight), end)?)
        }
        4 => {
            // the other side of the same curve
            let (start, control, end) = bend;
            Placed::here(capped(rng, end, control?, start)?)
        }
        5 => {
            let ([x, y], length) = whole_vector(rng);
            let times = rng.whole(1, 8) / 4.0;
            Placed::here(Form::Circle {
                center: [contact[0] + x * times, contact[1] + y * times],
                radius: length * times,
            })
        }
        _ => {
            let side = rng.sign();
            beside(rng, contact, [along[1] * side, -along[0] * side])?
        }
    };
    Some(under_a_map(rng, [Placed::here(one), other]))
}

/// A curve closed by a segment, or by two.
fn capped(rng: &mut Rng, start: Point, control: (Point, f64), end: Point) -> Option<Form> {
    let mut strokes = vec![
        Stroke {
            start,
            control: Some(control),
        },
        Stroke {
            start: end,
            control: None,
        },
    ];
    if rng.one_in(2) {
        let third = plus(end, spot(rng, Style::Grid), rng.whole(1, 8));
        strokes.push(Stroke {
            start: third,
            control: None,
        });
    }
    valid(vec![strokes])
}

/// The same region twice, in other edges, smaller, or in a hole; straight and nearly straight
/// curves.
fn degenerate(rng: &mut Rng) -> Option<[Placed; 2]> {
    let one = outline(rng, Style::Grid)?;
    let Form::Outline(contours) = &one else {
        return None;
    };
    let other = match rng.below(6) {
        0 => one.clone(),
        1 => {
            // all parabolas in halves
            let halved = contours.iter().map(|contour| halved(contour)).collect();
            Form::Outline(halved)
        }
        2 => one.map(|p| p.map(|x| x / 2.0), 1.0),
        3 => {
            let hole = contours.get(1)?.clone();
            valid(vec![hole])?
        }
        4 => {
            // a curve on a side of a polygon
            let around = polygon(rng, Style::Grid)?;
            let [p, q] = edge(rng, &around)?;
            let weight = *rng.pick(&WEIGHTS);
            let straight = capped(rng, q, (middle(p, q), weight), p)?;
            return Some([Placed::here(straight), Placed::here(around)]);
        }
        _ => {
            // a curve that bends by a few units in the last place
            let (p, q) = (spot(rng, Style::Grid), spot(rng, Style::Grid));
            let mut control = middle(p, q);
            let axis = rng.below(2);
            let units = (rng.whole(1, 64) * rng.sign()) as i32;
            control[axis] = Precision::Double.step(control[axis], units);
            let bent = capped(rng, p, (control, 1.0), q)?;
            let other = convex_of(&[p, q, spot(rng, Style::Grid)])?;
            return Some([Placed::here(bent), Placed::here(Form::Convex(other))]);
        }
    };
    Some([Placed::here(one), Placed::here(other)])
}

fn halved(strokes: &[Stroke]) -> Vec<Stroke> {
    let next = strokes.iter().cycle().skip(1);
    let halves = strokes
        .iter()
        .zip(next)
        .flat_map(|(stroke, next)| match stroke.control {
            Some((control, 1.0)) => {
                let (first, second) = (middle(stroke.start, control), middle(control, next.start));
                let half = middle(first, second);
                let one = |start, control| Stroke {
                    start,
                    control: Some((control, 1.0)),
                };
                vec![one(stroke.start, first), one(half, second)]
            }
            _ => vec![stroke.clone()],
        });
    halves.collect()
}

fn mixed(rng: &mut Rng) -> Option<[Placed; 2]> {
    if rng.one_in(2) {
        // far from the origin
        let pair = touching(rng)?;
        let far = power(rng.whole(8, 20) as i32);
        let by = [far * rng.whole(-3, 3), far * rng.whole(-3, 3)];
        let map = [1.0, 0.0, 0.0, 1.0, by[0], by[1]];
        return Some(pair.map(|one| one.then(rng, map)));
    }
    // a small one at a large one
    let large = outline(rng, Style::Grid)?;
    let bends = bends(&large);
    let bend = *rng.pick(&bends);
    let (contact, ..) = on_bend(rng, bend);
    let times = power(-(rng.whole(4, 14) as i32));
    let small = match rng.below(2) {
        0 => outline(rng, Style::Grid)?,
        _ => solid(rng, Style::Grid)?,
    };
    let small = small.map(|p| p.map(|x| x * times), times);
    let points = small.points();
    let corner = *rng.pick(&points);
    let small = Placed::here(small.moved(minus(contact, corner)));
    Some(under_a_map(rng, [Placed::here(large), small]))
}

/// An outline and a point as they may be in a class, and what they were before one number changed
/// by units in the last place, if it did.
pub fn outline_point(rng: &mut Rng, class: Class) -> Option<(Spot, Option<Spot>)> {
    let style = match class {
        Class::Clear if rng.one_in(2) => Style::Full(Precision::Single),
        _ => Style::Grid,
    };
    let mut form = outline(rng, style)?;
    let bends = bends(&form);
    let bend = *rng.pick(&bends);
    let (mut point, along, is_inner) = on_bend(rng, bend);
    match class {
        Class::Clear => point = spot(rng, style),
        Class::Touching if !is_inner && rng.below(3) > 0 => return None,
        Class::Touching => {}
        Class::Near => {
            let before = (Placed::here(form.clone()), point);
            if rng.one_in(2) {
                nudge(rng, Precision::Double, &mut form);
            } else {
                let axis = rng.below(2);
                let units = (rng.whole(1, 3) * rng.sign()) as i32;
                point[axis] = Precision::Double.step(point[axis], units);
            }
            return Some(((Placed::here(form), point), Some(before)));
        }
        Class::Degenerate => {
            // at the height of a vertex, on a tangent or a chord, at a control point
            let (start, control, end) = bend;
            point = match rng.below(4) {
                0 => [rng.whole(-12, 12) * 4.0, start[1]],
                1 => plus(point, along, rng.whole(-8, 8) / 4.0),
                2 => on_edge(rng, [start, end]),
                _ => control?.0,
            };
        }
        Class::Mixed => {
            let far = power(rng.whole(8, 24) as i32);
            let by = [far * rng.whole(-3, 3), far * rng.whole(-3, 3)];
            if rng.one_in(2) {
                (form, point) = (form.moved(by), plus(point, by, 1.0));
            } else {
                point[rng.below(2)] += rng.sign() / far;
            }
        }
    }
    Some(((Placed::here(form), point), None))
}

/// An outline and a ray as they may be in a class.
pub fn outline_cast(rng: &mut Rng, class: Class) -> Option<(Placed, [Point; 2])> {
    let style = match class {
        Class::Clear if rng.one_in(2) => Style::Full(Precision::Single),
        _ => Style::Grid,
    };
    let mut form = outline(rng, style)?;
    if class == Class::Degenerate && rng.one_in(4) {
        // a curve that bends by a few units in the last place
        form = degenerate(rng)?.into_iter().next()?.form;
    }
    let bends = bends(&form);
    let bend = *rng.pick(&bends);
    let (start, control, _) = bend;
    let (contact, along, _) = on_bend(rng, bend);
    // along a tangent, through the end of an edge, or to a point of it
    let (through, way) = match (class, rng.below(3)) {
        (Class::Degenerate, 0) => (start, minus(control.map_or(contact, |(c, _)| c), start)),
        (_, 0) => (contact, along),
        (_, 1) => (start, spot(rng, Style::Grid)),
        _ => (contact, spot(rng, Style::Grid)),
    };
    let back = rng.whole(1, 8) / 2.0;
    let on = *rng.pick(&[0.0, 0.5, 1.0, 4.0]);
    let mut ends = [plus(through, way, -back), plus(through, way, on)];
    match class {
        Class::Clear => {
            ends = [
                spot(rng, style).map(|x| x * 3.0),
                spot(rng, style).map(|x| x * 1.5),
            ]
        }
        Class::Mixed => {
            let far = power(rng.whole(8, 24) as i32);
            if rng.one_in(2) {
                ends[0] = plus(through, way, -far);
            } else {
                let by = [far * rng.whole(-3, 3), far * rng.whole(-3, 3)];
                (form, ends) = (form.moved(by), ends.map(|end| plus(end, by, 1.0)));
            }
        }
        Class::Touching | Class::Near | Class::Degenerate => {}
    }
    let mut placed = Placed::here(form);
    if rng.one_in(3) {
        let map = skew(rng);
        if !Placement::of(map).rounds_nothing(&Form::Segment(ends)) {
            return None;
        }
        placed = placed.then(rng, map);
        ends = ends.map(|end| apply(&map, end));
    }
    if class == Class::Near {
        let (end, axis) = (rng.below(2), rng.below(2));
        let units = (rng.whole(1, 3) * rng.sign()) as i32;
        ends[end][axis] = Precision::Double.step(ends[end][axis], units);
    }
    Some((placed, ends))
}
