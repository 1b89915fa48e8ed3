//! Random shapes and placements from a seed: ordinary ones, and ones where rounding decides.

use super::minkowski_judge::Hull;
use fastrand::Rng;
use sat2d::{DVec2, Shape, Transform};

/// The kinds of convex shape.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    Circle,
    Segment,
    Capsule,
    Rectangle,
    Polygon,
    RoundedPolygon,
}

pub const KINDS: [Kind; 6] = [
    Kind::Circle,
    Kind::Segment,
    Kind::Capsule,
    Kind::Rectangle,
    Kind::Polygon,
    Kind::RoundedPolygon,
];

/// The style of the coordinates of a pair.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Style {
    /// Doubles in a box about the origin.
    Plain,
    /// Small whole numbers, so that touching and collinear are common.
    Grid,
    /// Plain, but very small.
    Tiny,
    /// Plain, but very large.
    Huge,
}

pub fn style(rng: &mut Rng) -> Style {
    match rng.u8(0..8) {
        0..3 => Style::Plain,
        3..6 => Style::Grid,
        6 => Style::Tiny,
        _ => Style::Huge,
    }
}

/// A length or coordinate between -8 and 8, scaled by the style.
pub fn coordinate(rng: &mut Rng, style: Style) -> f64 {
    let plain = rng.f64() * 16.0 - 8.0;
    match style {
        Style::Plain => plain,
        Style::Grid => f64::from(rng.i32(-6..=6)),
        Style::Tiny => plain * 1e-140,
        Style::Huge => plain * 1e140,
    }
}

pub fn point(rng: &mut Rng, style: Style) -> DVec2 {
    DVec2::new(coordinate(rng, style), coordinate(rng, style))
}

/// A number below `n`. `Rng::usize` would draw other numbers on a 32-bit platform.
pub fn below(rng: &mut Rng, n: usize) -> usize {
    rng.u64(0..n as u64) as usize
}

fn length(rng: &mut Rng, style: Style) -> f64 {
    coordinate(rng, style).abs()
}

/// A shape with the numbers it was made from, for the judge.
#[derive(Clone, Debug)]
pub struct Made {
    pub shape: Shape,
    pub points: Vec<DVec2>,
    pub radius: f64,
}

impl Made {
    pub fn placed(&self, t: &Transform) -> Hull {
        Hull::placed(&self.points, self.radius, t)
    }

    fn of(shape: Shape) -> Made {
        let (points, radius) = (shape.vertices().to_vec(), shape.radius());
        Made {
            shape,
            points,
            radius,
        }
    }
}

/// Draws until the numbers make a valid shape.
pub fn shape(rng: &mut Rng, kind: Kind, style: Style) -> Made {
    loop {
        let made = match kind {
            Kind::Circle => Shape::circle(point(rng, style), length(rng, style)),
            Kind::Segment => Shape::segment(point(rng, style), point(rng, style)),
            Kind::Capsule => {
                Shape::capsule(point(rng, style), point(rng, style), length(rng, style))
            }
            Kind::Rectangle if rng.bool() => {
                Shape::rectangle(length(rng, style), length(rng, style))
            }
            Kind::Rectangle => Shape::rectangle_xywh(
                coordinate(rng, style),
                coordinate(rng, style),
                length(rng, style),
                length(rng, style),
            ),
            Kind::Polygon => Shape::convex_polygon(&ring(rng, style)),
            Kind::RoundedPolygon => Shape::rounded_polygon(&ring(rng, style), length(rng, style)),
        };
        if let Ok(shape) = made {
            return Made::of(shape);
        }
    }
}

/// A convex ring in either winding, on the grid often with collinear vertices.
fn ring(rng: &mut Rng, style: Style) -> Vec<DVec2> {
    let mut points: Vec<DVec2> = (0..3 + below(rng, 7)).map(|_| point(rng, style)).collect();
    points.sort_by(|a, b| a.x.total_cmp(&b.x).then(a.y.total_cmp(&b.y)));
    points.dedup();
    let keep_straight = rng.bool();
    let mut ring: Vec<DVec2> = Vec::new();
    // Lower, then upper chain, by a rounded cross product: the constructor rejects a wrong ring.
    for pass in 0..2 {
        let floor = ring.len() + 1;
        for &p in &points {
            while ring.len() > floor {
                let (a, b) = (ring[ring.len() - 2], ring[ring.len() - 1]);
                let turn = (b - a).perp_dot(p - b);
                if turn > 0.0 || turn == 0.0 && keep_straight && pass == 0 {
                    break;
                }
                ring.pop();
            }
            ring.push(p);
        }
        ring.pop();
        points.reverse();
    }
    if rng.bool() {
        ring.reverse();
    }
    if !ring.is_empty() {
        let turn = below(rng, ring.len());
        ring.rotate_left(turn);
    }
    ring
}

/// A placement; a similarity if the shape is round. Often exact: quarter turns, mirrors, integer
/// offsets.
pub fn placement(rng: &mut Rng, style: Style, similarity: bool) -> Transform {
    let offset = point(rng, style);
    let mirror = if rng.bool() { -1.0 } else { 1.0 };
    loop {
        // Mostly exact placements on the grid, so that exact touching is common.
        let choices = if style == Style::Grid && rng.u8(0..4) > 0 {
            0..2
        } else {
            0..6
        };
        let made = match rng.u8(choices) {
            0 => Transform::translation(offset),
            1 => {
                Transform::placement_degrees(offset, f64::from(rng.i32(-4..=4)) * 90.0, mirror, 1.0)
            }
            2 => Transform::placement_degrees(offset, f64::from(rng.i32(-360..=360)), 1.0, mirror),
            3 => Transform::placement(offset, rng.f64() * 7.0, 0.7 * mirror, 0.7),
            4 if !similarity => {
                Transform::placement(offset, rng.f64() * 7.0, 2.0 * mirror, rng.f64() + 0.1)
            }
            5 if !similarity => Transform::new(
                rng.f64() - 0.5,
                rng.f64() - 0.5,
                f64::from(rng.i32(-2..=2)),
                f64::from(rng.i32(-2..=2)),
                offset.x,
                offset.y,
            ),
            // Far from the origin, where few bits are left for the shape.
            _ => Transform::translation(offset * 1e9),
        };
        if let Ok(t) = made {
            return t;
        }
    }
}

/// Moves `t` so that `b` touches an edge of `a` from outside, up to rounding and sometimes one ulp
/// more.
pub fn nudge_to_touch(rng: &mut Rng, a: &Hull, b: &Hull, t: &Transform) -> Option<Transform> {
    let n = a.points.len();
    let i = below(rng, n);
    let (p, q) = (a.points[i], a.points[(i + 1) % n]);
    let middle = a.points.iter().copied().sum::<DVec2>() / n as f64;
    let out = match (q - p).perp().try_normalize() {
        Some(normal) if normal.dot(p - middle) < 0.0 => -normal,
        Some(normal) => normal,
        None => DVec2::from_angle(f64::from(rng.i32(0..4)) * std::f64::consts::FRAC_PI_2),
    };
    let on_edge = match rng.u8(0..3) {
        0 => p,
        1 => (p + q) / 2.0,
        _ => p + (q - p) * rng.f64(),
    };
    let innermost = |x: &&DVec2, y: &&DVec2| x.dot(out).total_cmp(&y.dot(out));
    let source = b.points.iter().min_by(innermost)? - out * b.radius;
    let target = on_edge + out * a.radius;
    let [ma, mb, mc, md, tx, ty] = t.to_array();
    let mut step = |x: f64| match rng.u8(0..12) {
        0 => x.next_up(),
        1 => x.next_down(),
        2 => x.next_up().next_up(),
        _ => x,
    };
    let x = step(tx + (target.x - source.x));
    let y = step(ty + (target.y - source.y));
    Transform::new(ma, mb, mc, md, x, y).ok()
}

/// Two placed shapes, the first of the given kind.
#[derive(Clone, Debug)]
pub struct Pair {
    pub a: Made,
    pub ta: Transform,
    pub b: Made,
    pub tb: Transform,
}

impl Pair {
    pub fn hulls(&self) -> (Hull, Hull) {
        (self.a.placed(&self.ta), self.b.placed(&self.tb))
    }
}

/// A pair: half of them at random places, half nearly touching.
pub fn pair(rng: &mut Rng, kind: Kind) -> Pair {
    let other = KINDS[below(rng, KINDS.len())];
    let style = style(rng);
    let a = shape(rng, kind, style);
    let b = shape(rng, other, style);
    let ta = placement(rng, style, a.radius > 0.0);
    let mut tb = placement(rng, style, b.radius > 0.0);
    if rng.bool()
        && let Some(nudged) = nudge_to_touch(rng, &a.placed(&ta), &b.placed(&tb), &tb)
    {
        tb = nudged;
    }
    Pair { a, ta, b, tb }
}
