//! Pairs of which at least one shape has ellipses around its points, and a judge for their
//! separation: the support functions of both, looked at in many directions.

use fastrand::Rng;
use sat2d::{DVec2, Shape, Transform};
use std::f64::consts::{PI, TAU};

/// A convex shape, its map, and what the judge needs of both.
pub struct Subject {
    pub shape: Shape,
    pub transform: Transform,
    points: Vec<DVec2>,
    u: DVec2,
    w: DVec2,
}

impl Subject {
    pub fn new(shape: Shape, transform: Transform) -> Subject {
        let half = shape.half_axes();
        let [a, b, c, d, ..] = transform.to_array();
        Subject {
            points: shape
                .vertices()
                .iter()
                .map(|&p| transform.apply(p))
                .collect(),
            u: DVec2::new(a, b) * half.x,
            w: DVec2::new(c, d) * half.y,
            shape,
            transform,
        }
    }

    /// How far the placed shape reaches along a vector.
    pub fn reach(&self, n: DVec2) -> f64 {
        let most = |most: f64, p: &DVec2| most.max(p.dot(n));
        let round = self.u.dot(n).hypot(self.w.dot(n));
        self.points.iter().fold(f64::NEG_INFINITY, most) + round
    }

    /// Whether both have the same points, with the same ellipses or with discs around them.
    pub fn is_like(&self, other: &Subject) -> bool {
        let is_round = self.shape.half_axes() == other.shape.half_axes();
        self.points == other.points && (is_round || (self.u, self.w) == (other.u, other.w))
    }

    /// The largest coordinate, about.
    pub fn size(&self) -> f64 {
        [DVec2::X, DVec2::Y, -DVec2::X, -DVec2::Y]
            .map(|n| self.reach(n).abs())
            .into_iter()
            .fold(0.0, f64::max)
    }
}

/// How far the second shape lies beyond the first along a vector.
pub fn separation(a: &Subject, b: &Subject, n: DVec2) -> f64 {
    -a.reach(n) - b.reach(-n)
}

/// The unit vector at an angle.
pub fn direction(angle: f64) -> DVec2 {
    DVec2::new(angle.cos(), angle.sin())
}

/// The greatest separation along any direction: it is looked for at evenly spaced angles, at the
/// normals of the edges, then near the best of these.
pub fn greatest_separation(a: &Subject, b: &Subject) -> f64 {
    const COUNT: usize = 720;
    let along = |angle: f64| separation(a, b, direction(angle));
    let mut angles: Vec<f64> = (0..COUNT).map(|k| k as f64 * TAU / COUNT as f64).collect();
    for subject in [a, b] {
        let next = subject.points.iter().cycle().skip(1);
        let edges = subject.points.iter().zip(next).map(|(&p, &q)| q - p);
        for axis in edges.chain([subject.u, subject.w]) {
            if axis != DVec2::ZERO {
                let angle = axis.y.atan2(axis.x);
                angles.extend([angle + PI / 2.0, angle - PI / 2.0, angle]);
            }
        }
    }
    let mut angles: Vec<f64> = angles
        .into_iter()
        .map(|angle| angle.rem_euclid(TAU))
        .collect();
    angles.sort_by(f64::total_cmp);
    let at_all = angles.iter().map(|&angle| along(angle));
    let mut best = at_all.fold(f64::NEG_INFINITY, f64::max);
    // directions that differ by rounding have one bracket, since rounding decides which is best
    const NEAR: f64 = 1e-9;
    angles.dedup_by(|next, kept| *next - *kept < NEAR);
    angles.retain(|&angle| angle < TAU - NEAR);
    let values: Vec<f64> = angles.iter().map(|&angle| along(angle)).collect();
    let n = angles.len();
    for k in 0..n {
        let (before, after) = ((k + n - 1) % n, (k + 1) % n);
        if values[k] < values[before] || values[k] < values[after] {
            continue;
        }
        let mut low = angles[before] - if k == 0 { TAU } else { 0.0 };
        let mut high = angles[after] + if k + 1 == n { TAU } else { 0.0 };
        // the golden section
        let part = (5f64.sqrt() - 1.0) / 2.0;
        let (mut p, mut q) = (high - part * (high - low), low + part * (high - low));
        let (mut at_p, mut at_q) = (along(p), along(q));
        for _ in 0..80 {
            best = best.max(at_p).max(at_q);
            if at_p > at_q {
                (high, q, at_q) = (q, p, at_p);
                p = high - part * (high - low);
                at_p = along(p);
            } else {
                (low, p, at_p) = (p, q, at_q);
                q = low + part * (high - low);
                at_q = along(q);
            }
        }
    }
    best
}

/// A random convex shape of about this size at a random place, mostly with ellipses.
pub fn random(rng: &mut Rng, reach: f64, size: f64) -> Subject {
    loop {
        let mut number = |most: f64| (rng.f64() - 0.5) * 2.0 * most;
        let mut corner = || DVec2::new(number(1.0), number(1.0));
        let corners = [corner(), corner(), corner(), corner()];
        let radius: f64 = [0.0, 0.1, 0.5, 1.0][rng.usize(0..4)];
        let flat = [1.0, 0.5, 0.1, 1e-3, 1e-8][rng.usize(0..5)];
        let shape = match rng.u8(0..8) {
            0 => Shape::circle(corners[0], radius.max(0.1)),
            1 | 2 => Shape::ellipse(radius.max(0.2), radius.max(0.2) * flat),
            3 | 4 => Shape::capsule(corners[0], corners[1], radius),
            5 => Shape::rounded_polygon(&corners[..3], radius),
            6 => Shape::hull(&corners),
            _ => Shape::rectangle(1.0 + corners[0].x, 1.0 + corners[0].y),
        };
        let angle = rng.f64() * TAU;
        let turned = [direction(angle), direction(angle + PI / 2.0)];
        let flat = [1.0, 0.5, 0.1, 1e-3, 1e-8][rng.usize(0..5)];
        let [u, w] = match rng.u8(0..4) {
            0 => [turned[0], turned[1] * flat],
            1 => [turned[0], -turned[1] * flat],
            2 => [DVec2::X, DVec2::Y * flat],
            _ => [corners[0], corners[2]].map(|corner| corner * 1.5),
        };
        let place = DVec2::new(rng.f64() - 0.5, rng.f64() - 0.5) * (2.0 * reach * size);
        let [u, w] = [u, w].map(|axis| axis * size);
        let transform = Transform::new(u.x, u.y, w.x, w.y, place.x, place.y);
        if let (Ok(shape), Ok(transform)) = (shape, transform) {
            return Subject::new(shape, transform);
        }
    }
}
