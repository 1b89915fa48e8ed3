//! Random pairs of shapes: of all kinds, at all magnitudes, and touching on a grid.

use fastrand::Rng;
use sat2d::query::distance;
use sat2d::{DVec2, Mask, Shape, Transform};

/// How coordinates are drawn.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Style {
    /// Small whole numbers: much touches, and much is collinear.
    Grid,
    /// Doubles about 1.
    Plain,
    /// Doubles times a power of two, the same one for a pair.
    Scaled(i32),
    /// Each with a power of its own.
    Mixed,
}

/// A shape and where it is.
pub type At = (Shape, Transform);

fn number(rng: &mut Rng, style: Style) -> f64 {
    let plain = rng.f64() * 16.0 - 8.0;
    match style {
        Style::Grid => f64::from(rng.i32(-6..=6)),
        Style::Plain => plain,
        Style::Scaled(power) => plain * 2_f64.powi(power),
        Style::Mixed if rng.u8(0..4) == 0 => 0.0,
        Style::Mixed => plain * 2_f64.powi(rng.i32(-40..40)),
    }
}

fn point(rng: &mut Rng, style: Style) -> DVec2 {
    DVec2::new(number(rng, style), number(rng, style))
}

fn points(rng: &mut Rng, style: Style, count: std::ops::Range<usize>) -> Vec<DVec2> {
    (0..rng.usize(count)).map(|_| point(rng, style)).collect()
}

/// A star-shaped ring about the origin, often concave.
fn star(rng: &mut Rng, style: Style) -> Vec<DVec2> {
    let mut ring = points(rng, style, 4..14);
    ring.retain(|p| *p != DVec2::ZERO);
    ring.sort_by(|p, q| p.y.atan2(p.x).total_cmp(&q.y.atan2(q.x)));
    ring.dedup_by(|p, q| p.perp_dot(*q) == 0.0 && p.dot(*q) > 0.0);
    ring
}

fn mask(rng: &mut Rng) -> Option<Shape> {
    let (width, height) = (rng.usize(1..9), rng.usize(1..9));
    let share = rng.u8(2..6);
    let mut pixels = Rng::with_seed(rng.u64(..));
    let mask = Mask::from_fn(width, height, |_, _| pixels.u8(0..6) < share).ok()?;
    Shape::mask(&mask, DVec2::new((width / 2) as f64, 1.0)).ok()
}

fn convex(rng: &mut Rng, style: Style) -> Option<Shape> {
    let radius = number(rng, style).abs();
    match rng.u8(0..9) {
        0 => Shape::circle(point(rng, style), radius),
        1 => Shape::segment(point(rng, style), point(rng, style)),
        2 => Shape::capsule(point(rng, style), point(rng, style), radius),
        3 => Shape::rectangle(radius, number(rng, style).abs()),
        4 => Shape::circle(point(rng, style), 0.0),
        5 => Shape::ellipse(radius, number(rng, style).abs()),
        6 => Shape::hull(&points(rng, style, 3..9))
            .and_then(|hull| Shape::rounded_polygon(hull.vertices(), radius)),
        7 => Shape::hull(&points(rng, style, 3..12)),
        // with a vertex in the middle of each edge, which rounding may bend inward
        _ => Shape::hull(&points(rng, style, 3..8)).and_then(|hull| {
            let corners = hull.vertices();
            let next = corners.iter().cycle().skip(1);
            let halves = corners.iter().zip(next).map(|(&p, &q)| [p, (p + q) / 2.0]);
            Shape::convex_polygon(&halves.flatten().collect::<Vec<_>>())
        }),
    }
    .ok()
}

fn concave(rng: &mut Rng, style: Style) -> Option<Shape> {
    match rng.u8(0..8) {
        0 => mask(rng),
        1 => Shape::chain(&points(rng, style, 2..8), rng.bool()).ok(),
        2 => {
            let outer = star(rng, style);
            let hole: Vec<DVec2> = star(rng, style).iter().map(|p| *p / 64.0).collect();
            Shape::polygon(&[&outer, &hole]).ok()
        }
        // with vertices on edges, up to rounding: slivers, which may turn over
        3 => {
            let ring = star(rng, style);
            let next = ring.iter().cycle().skip(1);
            let parts = ring
                .iter()
                .zip(next)
                .map(|(&p, &q)| [p, p + (q - p) / 4.0, (p + q) / 2.0]);
            Shape::polygon(&[&parts.flatten().collect::<Vec<_>>()]).ok()
        }
        // with a hole whose corner lies on an edge of the outer ring
        4 => {
            let outer = star(rng, style);
            let (&p, &q) = (outer.first()?, outer.get(1)?);
            let corner = (p + q) / 2.0;
            let hole = [corner, (p + corner) / 4.0, (q + corner) / 8.0];
            Shape::polygon(&[&outer, &hole]).ok()
        }
        _ => Shape::polygon(&[&star(rng, style)]).ok(),
    }
}

fn placement(rng: &mut Rng, style: Style) -> Option<Transform> {
    let offset = point(rng, style);
    let mirror = if rng.bool() { -1.0 } else { 1.0 };
    let choices = if style == Style::Grid && rng.bool() {
        0..3
    } else {
        0..8
    };
    match rng.u8(choices) {
        0 => Transform::translation(offset),
        1 => Transform::placement_degrees(offset, f64::from(rng.i32(-4..=4)) * 90.0, mirror, 1.0),
        2 => Transform::placement_degrees(offset, 0.0, 2.0 * mirror, 0.5),
        3 => Transform::placement(offset, rng.f64() * 7.0, mirror, 1.0),
        4 => Transform::placement(offset, rng.f64() * 7.0, mirror * rng.f64(), rng.f64() + 0.1),
        5 => Transform::new(
            rng.f64() - 0.5,
            rng.f64() - 0.5,
            f64::from(rng.i32(-2..=2)),
            f64::from(rng.i32(-2..=2)),
            offset.x,
            offset.y,
        ),
        // where few bits are left for the shape
        6 => Transform::translation(offset * 2_f64.powi(rng.i32(20..48))),
        _ => Transform::placement(offset / 8.0, rng.f64() * 7.0, 1.0, 1.0),
    }
    .ok()
}

fn shape(rng: &mut Rng, style: Style, is_convex: bool) -> Option<At> {
    let made = if is_convex || rng.bool() {
        convex(rng, style)
    } else {
        concave(rng, style)
    };
    Some((made?, placement(rng, style)?))
}

/// A pair of shapes, both convex or not. A third of them are moved until they touch, up to
/// rounding.
pub fn pair(rng: &mut Rng, is_convex: bool) -> (At, At) {
    loop {
        let style = match rng.u8(0..8) {
            0..4 => Style::Grid,
            4..6 => Style::Plain,
            6 => Style::Scaled([-1070, -700, -300, 200, 450][rng.usize(0..5)]),
            _ => Style::Mixed,
        };
        let made = shape(rng, style, is_convex).zip(shape(rng, style, is_convex));
        let Some((a, mut b)) = made else {
            continue;
        };
        if rng.u8(0..3) == 0
            && let Some(moved) = moved_to_touch(rng, &a, &b)
        {
            b.1 = moved;
        }
        return (a, b);
    }
}

fn moved_to_touch(rng: &mut Rng, a: &At, b: &At) -> Option<Transform> {
    let near = distance(&a.0, &a.1, &b.0, &b.1).ok()?;
    let by = near.on_a - near.on_b;
    let [ma, mb, mc, md, tx, ty] = b.1.to_array();
    let mut step = |x: f64| match rng.u8(0..8) {
        0 => x.next_up(),
        1 => x.next_down(),
        _ => x,
    };
    let (x, y) = (step(tx + by.x), step(ty + by.y));
    Transform::new(ma, mb, mc, md, x, y).ok()
}
