//! Random shapes of a size of about 16, around the origin.

use super::class::{Precision, power};
use super::rng::Rng;
use crate::exact::{fraction, hull, is_outline, is_simple, turn};
use crate::form::Form;
use std::cmp::Ordering;

/// Pythagorean triples: a legs, b legs, hypotenuse.
const TRIPLES: [[f64; 3]; 6] = [
    [3.0, 4.0, 5.0],
    [5.0, 12.0, 13.0],
    [8.0, 15.0, 17.0],
    [7.0, 24.0, 25.0],
    [20.0, 21.0, 29.0],
    [0.0, 1.0, 1.0],
];

/// How coordinates are drawn.
#[derive(Clone, Copy)]
pub enum Style {
    /// Whole numbers.
    Grid,
    /// With all bits that a precision has.
    Full(Precision),
}

fn coordinate(rng: &mut Rng, style: Style) -> f64 {
    match style {
        Style::Grid => rng.whole(-12, 12),
        Style::Full(precision) => {
            let bits = precision.bits() as u32;
            rng.whole(-(1 << bits) + 1, (1 << bits) - 1) * power(4 - bits as i32)
        }
    }
}

/// A point within a square around the origin.
pub fn spot(rng: &mut Rng, style: Style) -> [f64; 2] {
    [coordinate(rng, style), coordinate(rng, style)]
}

/// A vector of whole numbers with a whole length, and that length.
pub fn whole_vector(rng: &mut Rng) -> ([f64; 2], f64) {
    let [x, y, length] = *rng.pick(&TRIPLES);
    let (x, y) = if rng.one_in(2) { (x, y) } else { (y, x) };
    ([x * rng.sign(), y * rng.sign()], length)
}

/// The strictly convex hull of some points, if it is a polygon with at most eight vertices.
pub fn convex_of(points: &[[f64; 2]]) -> Option<Vec<[f64; 2]>> {
    let exact: Vec<_> = points.iter().map(|p| p.map(fraction)).collect();
    let corners = hull(&exact);
    let find = |corner| exact.iter().position(|p| p == corner).map(|i| points[i]);
    let ring: Vec<_> = corners.iter().filter_map(find).collect();
    (3..=8).contains(&ring.len()).then_some(ring)
}

/// A convex polygon: of random points, or a box, upright or tilted.
pub fn convex(rng: &mut Rng, style: Style) -> Option<Form> {
    if rng.one_in(3) {
        let (w, h) = (rng.whole(1, 12), rng.whole(1, 12));
        let corners = [[0.0, 0.0], [w, 0.0], [w, h], [0.0, h]];
        let count = if rng.one_in(3) { 3 } else { 4 };
        let ([c, s], _) = whole_vector(rng);
        let from = spot(rng, Style::Grid);
        let turned = corners.map(|[x, y]| [c * x - s * y + from[0], s * x + c * y + from[1]]);
        return convex_of(&turned[..count]).map(Form::Convex);
    }
    let points: Vec<_> = (0..3 + rng.below(7)).map(|_| spot(rng, style)).collect();
    convex_of(&points).map(Form::Convex)
}

/// A disc.
pub fn circle(rng: &mut Rng, style: Style) -> Form {
    let radius = loop {
        let radius = coordinate(rng, style);
        if radius > 0.0 {
            break radius;
        }
    };
    Form::Circle {
        center: spot(rng, style),
        radius,
    }
}

/// The order of two directions by their angle.
pub(super) fn by_angle(p: &[f64; 2], q: &[f64; 2]) -> Ordering {
    let is_upper = |[x, y]: &[f64; 2]| *y > 0.0 || (*y == 0.0 && *x > 0.0);
    let origin = [0.0, 0.0].map(fraction);
    is_upper(q)
        .cmp(&is_upper(p))
        .then_with(|| turn(&origin, &p.map(fraction), &q.map(fraction)).reverse())
}

/// A star-shaped ring around the origin, counter-clockwise.
fn star(rng: &mut Rng, style: Style) -> Vec<[f64; 2]> {
    let mut ring: Vec<_> = (0..5 + rng.below(8)).map(|_| spot(rng, style)).collect();
    ring.retain(|p| *p != [0.0, 0.0]);
    ring.sort_by(by_angle);
    ring.dedup_by(|p, q| by_angle(p, q).is_eq());
    ring
}

/// A comb: a bar with teeth.
fn comb(rng: &mut Rng) -> Vec<[f64; 2]> {
    let teeth = 2 + rng.below(3);
    let mut ring = vec![[0.0, 0.0], [4.0 * teeth as f64 - 2.0, 0.0]];
    for tooth in (0..teeth).rev() {
        let left = 4.0 * tooth as f64;
        let top = rng.whole(3, 9);
        ring.push([left + 2.0, top]);
        ring.push([left, top]);
        if tooth > 0 {
            let bottom = rng.whole(1, 2);
            ring.push([left, bottom]);
            ring.push([left - 2.0, bottom]);
        }
    }
    ring
}

/// Whether rings are a polygon as the tables have it.
pub fn is_polygon(rings: &[Vec<[f64; 2]>]) -> bool {
    let exact = |ring: &Vec<[f64; 2]>| ring.iter().map(|p| p.map(fraction)).collect();
    is_simple(&rings.iter().map(exact).collect::<Vec<_>>())
}

/// A polygon that is seldom convex, with a hole or without.
pub fn concave(rng: &mut Rng, style: Style) -> Option<Form> {
    if rng.one_in(4) {
        let ring = comb(rng);
        return is_polygon(std::slice::from_ref(&ring)).then_some(Form::Polygon(vec![ring]));
    }
    let ring = star(rng, style);
    let mut rings = vec![ring];
    if rng.one_in(2) {
        // a fourth as large, which is often inside
        let mut hole = star(rng, style);
        hole.reverse();
        rings.push(hole.iter().map(|[x, y]| [x / 4.0, y / 4.0]).collect());
    }
    is_polygon(&rings).then_some(Form::Polygon(rings))
}

/// A polygon of either kind.
pub fn polygon(rng: &mut Rng, style: Style) -> Option<Form> {
    if rng.below(5) < 3 {
        convex(rng, style)
    } else {
        concave(rng, style)
    }
}

/// A polygon or a disc.
pub fn solid(rng: &mut Rng, style: Style) -> Option<Form> {
    if rng.one_in(4) {
        Some(circle(rng, style))
    } else {
        polygon(rng, style)
    }
}

/// The rings of a polygon.
pub fn rings(form: &Form) -> Vec<Vec<[f64; 2]>> {
    match form {
        Form::Convex(ring) => vec![ring.clone()],
        Form::Polygon(rings) => rings.clone(),
        Form::Circle { .. } | Form::Segment(_) | Form::Outline(_) => vec![],
    }
}

/// A random edge of a polygon.
pub fn edge(rng: &mut Rng, form: &Form) -> Option<[[f64; 2]; 2]> {
    let rings = rings(form);
    if rings.is_empty() {
        return None;
    }
    let ring = rng.pick(&rings);
    let i = rng.below(ring.len());
    Some([ring[i], ring[(i + 1) % ring.len()]])
}

/// A point on an edge: an end, or a fourth, a half, three fourths of it.
pub fn on_edge(rng: &mut Rng, [p, q]: [[f64; 2]; 2]) -> [f64; 2] {
    let t = rng.whole(0, 4) / 4.0;
    [p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t]
}

/// A needle: a long triangle with two vertices a few units apart.
pub fn needle(rng: &mut Rng, precision: Precision) -> Option<Form> {
    let from = spot(rng, Style::Grid);
    let to = spot(rng, Style::Grid);
    let axis = rng.below(2);
    let mut beside = to;
    let units = rng.whole(1, 64) as i32;
    beside[axis] = precision.step(to[axis], units);
    convex_of(&[from, to, beside]).map(Form::Convex)
}

/// A polygon with vertices in the middle of straight edges.
pub fn with_straight_vertices(rng: &mut Rng) -> Option<Form> {
    let rings = rings(&polygon(rng, Style::Grid)?);
    let split = |ring: &Vec<[f64; 2]>, rng: &mut Rng| {
        let mut split = Vec::new();
        for i in 0..ring.len() {
            let (p, q) = (ring[i], ring[(i + 1) % ring.len()]);
            split.push(p);
            if !rng.one_in(3) {
                split.push([(p[0] + q[0]) / 2.0, (p[1] + q[1]) / 2.0]);
            }
        }
        split
    };
    Some(Form::Polygon(
        rings.iter().map(|ring| split(ring, rng)).collect(),
    ))
}

/// Whether a shape is what the tables promise of its kind.
pub fn is_valid(form: &Form) -> bool {
    match form {
        Form::Circle { radius, .. } => *radius > 0.0,
        Form::Convex(ring) => {
            let exact: Vec<_> = ring.iter().map(|p| p.map(fraction)).collect();
            let count = exact.len();
            let mut corners = (0..count).map(|i| [0, 1, 2].map(|next| &exact[(i + next) % count]));
            corners.all(|[p, q, r]| turn(p, q, r).is_gt()) && hull(&exact).len() == count
        }
        Form::Polygon(rings) => is_polygon(rings),
        Form::Segment(_) => true,
        Form::Outline(contours) => is_outline(contours),
    }
}
