//! `hitTestPoint` with the shape flag: paint by pixel rows.
//!
//! The rules were fitted to the answers of players, see `docs/porting-flash-display.md`. An edge
//! counts in a row of pixels if it passes the row's middle; its upper end belongs to it, its lower
//! one does not. The point is inside by the edges whose x there is less than its own. A straight
//! edge is cut in four equal parts, and in the row that holds a part's upper end its x is taken at
//! the top of the row.

use super::graphics::{Edge, Graphics, Layer, Paint};
use super::matrix::{DisplayMatrix, FIXED_ONE, TWIPS, wide};
use glam::DVec2;

const PIXEL: i32 = TWIPS as i32;

/// Whether a point of the stage, in twips, is in the paint of graphics that are moved there by a
/// map. False if the map has no inverse.
pub(super) fn paints(graphics: &Graphics, map: &DisplayMatrix, point: (i32, i32)) -> bool {
    map.determinant() != 0
        && graphics.layers().iter().any(|layer| match layer.paint {
            Paint::EvenOdd => windings(layer, map, point).count() % 2 == 1,
            Paint::NonZero => windings(layer, map, point).sum::<i32>() != 0,
            Paint::Stroke(thickness) => strokes(layer, thickness, map, point),
        })
}

/// The directions of the edges to the left of a point: 1 for down, -1 for up.
fn windings(layer: &Layer, map: &DisplayMatrix, point: (i32, i32)) -> impl Iterator<Item = i32> {
    let place = |(x, y): (i32, i32)| map.apply(x, y);
    layer
        .edges
        .iter()
        .flat_map(move |edge| match *edge {
            Edge::Line([from, to]) => [line(place(from), place(to), point), 0],
            Edge::Curve(points) => curve(points.map(place), point),
        })
        .filter(|&winding| winding != 0)
}

/// The top of the row of pixels that holds a height.
fn top_of_row(y: i32) -> i32 {
    y.div_euclid(PIXEL).saturating_mul(PIXEL)
}

/// The direction of a straight edge if it is to the left of the point in the point's row, else 0.
fn line(from: (i32, i32), to: (i32, i32), (x, y): (i32, i32)) -> i32 {
    let (upper, lower, winding) = if from.1 <= to.1 {
        (from, to, 1)
    } else {
        (to, from, -1)
    };
    let top = wide(top_of_row(y));
    let middle = top + wide(PIXEL / 2);
    let height = wide(lower.1) - wide(upper.1);
    if !(wide(upper.1) <= middle && middle < wide(lower.1)) {
        return 0;
    }
    let begins = |part: i128| {
        let at = wide(upper.1) * 4 + height * part;
        top * 4 <= at && at < (top + wide(PIXEL)) * 4
    };
    let at = if (0..4).any(begins) { top } else { middle };
    // x of the edge at `at` < x, times the height
    let run = (wide(lower.0) - wide(upper.0)) * (at - wide(upper.1));
    if run < (wide(x) - wide(upper.0)) * height {
        winding
    } else {
        0
    }
}

/// The directions of the two monotone halves of a curve if they are to the left of the point, at
/// the middle of its row, else 0. How the player flattens curves is not known.
fn curve([from, control, to]: [(i32, i32); 3], (x, y): (i32, i32)) -> [i32; 2] {
    let middle = f64::from(top_of_row(y)) + f64::from(PIXEL / 2);
    let [p, q, r] = [from, control, to].map(|(x, y)| DVec2::new(f64::from(x), f64::from(y)));
    // y(t) - middle = a t² + 2 b t + c
    let (a, b, c) = (p.y - 2.0 * q.y + r.y, q.y - p.y, p.y - middle);
    let x_at = |t: f64| {
        let s = 1.0 - t;
        s * s * p.x + 2.0 * s * t * q.x + t * t * r.x
    };
    let crossing = |t: f64, winding: i32| if x_at(t) < f64::from(x) { winding } else { 0 };
    // which of the two heights, upper end included, is passed
    let passes = |start: f64, end: f64| {
        if start <= middle && middle < end {
            1
        } else if end <= middle && middle < start {
            -1
        } else {
            0
        }
    };
    let root = libm::sqrt((b * b - a * c).max(0.0));
    if (p.y..=r.y).contains(&q.y) || (r.y..=p.y).contains(&q.y) {
        // one height after the other
        let winding = passes(p.y, r.y);
        if winding == 0 {
            return [0; 2];
        }
        let slope = b + if p.y < r.y { root } else { -root };
        let t = if c == 0.0 { 0.0 } else { -c / slope };
        return [crossing(t, winding), 0];
    }
    let turn = p.y - b * b / a;
    let halves = [passes(p.y, turn), passes(turn, r.y)];
    // down to a turn below, or up to a turn above, then back
    let sign = if p.y < turn { 1.0 } else { -1.0 };
    let ts = [(-b + sign * root) / a, (-b - sign * root) / a];
    [crossing(ts[0], halves[0]), crossing(ts[1], halves[1])]
}

/// Chords of a curve whose stroke is tested.
const CHORDS: i32 = 64;

/// Whether a point is on a stroke: round ends, and at least a pixel thick on the stage.
fn strokes(layer: &Layer, thickness: f64, map: &DisplayMatrix, point: (i32, i32)) -> bool {
    let local = local_point(map, point);
    let unit = f64::from(FIXED_ONE);
    let scale = libm::sqrt((map.determinant() as f64).abs()) / unit;
    let radius = (thickness * TWIPS).max(TWIPS / scale) / 2.0;
    let near = |p: DVec2, q: DVec2| {
        let along = q - p;
        let length = along.length_squared();
        let t = match length {
            0.0 => 0.0,
            _ => ((local - p).dot(along) / length).clamp(0.0, 1.0),
        };
        (local - p - along * t).length_squared() <= radius * radius
    };
    let vector = |(x, y): (i32, i32)| DVec2::new(f64::from(x), f64::from(y));
    layer.edges.iter().any(|edge| match *edge {
        Edge::Line(points) => {
            let [p, q] = points.map(vector);
            near(p, q)
        }
        Edge::Curve(points) => {
            let [p, q, r] = points.map(vector);
            let at = |k: i32| {
                let t = f64::from(k) / f64::from(CHORDS);
                let s = 1.0 - t;
                p * (s * s) + q * (2.0 * s * t) + r * (t * t)
            };
            (0..CHORDS).any(|k| near(at(k), at(k + 1)))
        }
    })
}

/// A point of the stage in the coordinates below an invertible map.
fn local_point(map: &DisplayMatrix, (x, y): (i32, i32)) -> DVec2 {
    let (x, y) = (wide(x) - wide(map.tx), wide(y) - wide(map.ty));
    let numerator_x = wide(map.d) * x - wide(map.c) * y;
    let numerator_y = wide(map.a) * y - wide(map.b) * x;
    let factor = f64::from(FIXED_ONE) / map.determinant() as f64;
    DVec2::new(numerator_x as f64 * factor, numerator_y as f64 * factor)
}
