//! Pairs of hulls with ellipses around their points: circles, capsules and rounded polygons under
//! maps that are no similarities, beside such and beside points, segments and polygons.
//!
//! Pairs that touch by construction have a normal n of whole numbers. An ellipse with the axes
//! u = a n + β n⊥ and w = b n + γ n⊥, a² + b² = c², has the support point (a u + b w) / c along n.
//! So each hull has a support point of whole numbers along n or -n, also within an edge that is
//! orthogonal to n, and these are put into one place.

use crate::support::round_judge::{RoundHull, shift_to_touch};
use fastrand::Rng;
use sat2d::{DVec2, Relation, Shape, Transform};

/// A hull in its own coordinates, and where it is.
#[derive(Clone, Debug)]
pub struct Side {
    pub points: Vec<DVec2>,
    pub radius: f64,
    pub t: Transform,
}

impl Side {
    fn new(points: Vec<DVec2>, radius: f64, map: [DVec2; 2], place: DVec2) -> Option<Side> {
        let [u, w] = map;
        let t = Transform::new(u.x, u.y, w.x, w.y, place.x, place.y).ok()?;
        let side = Side { points, radius, t };
        side.shape().is_some().then_some(side)
    }

    pub fn shape(&self) -> Option<Shape> {
        match *self.points {
            [p] => Shape::circle(p, self.radius),
            [p, q] if self.radius == 0.0 => Shape::segment(p, q),
            [p, q] => Shape::capsule(p, q, self.radius),
            _ if self.radius == 0.0 => Shape::convex_polygon(&self.points),
            _ => Shape::rounded_polygon(&self.points, self.radius),
        }
        .ok()
    }

    pub fn hull(&self) -> RoundHull {
        RoundHull::placed(&self.points, self.radius, &self.t)
    }

    fn moved(&self, by: DVec2) -> Option<Side> {
        let [a, b, c, d, x, y] = self.t.to_array();
        let t = Transform::new(a, b, c, d, x + by.x, y + by.y).ok()?;
        Some(Side { t, ..self.clone() })
    }
}

#[derive(Clone, Debug)]
pub struct RoundPair {
    pub a: Side,
    pub b: Side,
    /// The relation, where it is known by construction.
    pub expected: Option<Relation>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Class {
    /// Of one size, in any place.
    Random,
    /// Off by 1e-16 to 1e-9 of the size from where they touch.
    Near,
    /// Touching by construction, or a step of one unit from there.
    Tangent,
    /// One ellipse is a segment or a point, as its axes were rounded to that.
    Flat,
    /// An ellipse that is up to 2^50 times longer than wide.
    Thin,
    /// Equal or concentric ellipses, and such that touch from within.
    Within,
    /// Sizes from 1e-150 to 1e150, alike or not.
    Magnitudes,
}

/// A pair of a class; `None` if the random numbers make no shapes.
pub fn pair(rng: &mut Rng, class: Class) -> Option<RoundPair> {
    match class {
        Class::Random => random(rng, false),
        Class::Near => near(rng, false),
        Class::Tangent => Tangent::new(rng).pair(rng),
        Class::Flat => flat(rng),
        Class::Thin => match rng.u8(0..4) {
            0 => random(rng, true),
            1 => near(rng, true),
            _ => {
                let thin = 1 << rng.u8(4..24);
                Tangent {
                    thin,
                    ..Tangent::new(rng)
                }
                .pair(rng)
            }
        },
        Class::Within => within(rng),
        Class::Magnitudes => magnitudes(rng),
    }
}

/// The number of points of a side, and whether it is round.
fn kind(rng: &mut Rng, always_round: bool) -> (usize, bool) {
    let is_round = always_round || rng.u8(0..5) < 3;
    let counts: &[usize] = if is_round {
        &[1, 1, 1, 2, 3]
    } else {
        &[1, 2, 3, 4, 5]
    };
    (counts[rng.usize(0..counts.len())], is_round)
}

fn double(rng: &mut Rng) -> f64 {
    match rng.u8(0..4) {
        // whole numbers meet by chance
        0 => f64::from(rng.i8(-4..=4)),
        _ => 4.0 * (rng.f64() - 0.5),
    }
}

fn vector(rng: &mut Rng) -> DVec2 {
    DVec2::new(double(rng), double(rng))
}

/// Corners of a convex polygon, or fewer points.
fn outline(rng: &mut Rng, count: usize) -> Vec<DVec2> {
    if count == 4 {
        let (p, q) = (vector(rng), vector(rng).abs());
        return vec![p, p + DVec2::new(q.x, 0.0), p + q, p + DVec2::new(0.0, q.y)];
    }
    if count < 4 {
        return (0..count).map(|_| vector(rng)).collect();
    }
    let start = rng.f64();
    (0..count)
        .map(|i| DVec2::from_angle((start + i as f64 / count as f64) * std::f64::consts::TAU))
        .map(|p| p * DVec2::new(2.0, 1.0))
        .collect()
}

fn random_side(rng: &mut Rng, always_round: bool, is_thin: bool) -> Option<Side> {
    let (count, is_round) = kind(rng, always_round);
    let radius = if is_round { double(rng).abs() } else { 0.0 };
    let u = vector(rng);
    let w = if is_thin {
        u * double(rng) + vector(rng) * 2f64.powi(-rng.i32(1..50))
    } else {
        vector(rng)
    };
    let points = outline(rng, count);
    Side::new(points, radius, [u, w], vector(rng) * 3.0)
}

fn random(rng: &mut Rng, is_thin: bool) -> Option<RoundPair> {
    let a = random_side(rng, true, is_thin)?;
    let is_thin = is_thin && rng.bool();
    let b = random_side(rng, false, is_thin)?;
    exchanged(rng, a, b, None)
}

fn near(rng: &mut Rng, is_thin: bool) -> Option<RoundPair> {
    let RoundPair { a, b, .. } = random(rng, is_thin)?;
    let shift = shift_to_touch(&a.hull(), &b.hull())?;
    let size =
        a.t.to_array()
            .iter()
            .chain(&b.t.to_array())
            .fold(0.0, |x: f64, y| x.max(y.abs()));
    let off = [1.0, -1.0, 0.0][rng.usize(0..3)] * size * 10f64.powf(-9.0 - 7.0 * rng.f64());
    let along = shift / shift.length();
    let along = if along.is_finite() { along } else { DVec2::X };
    let b = b.moved(shift + along * off)?;
    Some(RoundPair {
        a,
        b,
        expected: None,
    })
}

fn exchanged(rng: &mut Rng, a: Side, b: Side, expected: Option<Relation>) -> Option<RoundPair> {
    let (a, b) = if rng.bool() { (a, b) } else { (b, a) };
    Some(RoundPair { a, b, expected })
}

type Whole = [i64; 2];

fn dot(a: Whole, b: Whole) -> i64 {
    a[0] * b[0] + a[1] * b[1]
}

fn plus(a: Whole, b: Whole) -> Whole {
    [a[0] + b[0], a[1] + b[1]]
}

fn times(a: Whole, factor: i64) -> Whole {
    a.map(|x| x * factor)
}

/// `None` if these are no doubles.
fn float(v: Whole) -> Option<DVec2> {
    let is_exact = v.iter().all(|x| x.abs() < 1 << 53);
    is_exact.then_some(DVec2::new(v[0] as f64, v[1] as f64))
}

/// Legs and hypotenuse, in any order and with any signs; also with a leg of 0.
fn triple(rng: &mut Rng) -> [i64; 3] {
    let (m, k) = (rng.i64(1..=12), rng.i64(0..=12));
    let legs = [m * m - k * k, 2 * m * k];
    let [a, b] = if rng.bool() { legs } else { [legs[1], legs[0]] };
    let sign = [1, -1][rng.usize(0..2)];
    [a, b * sign, m * m + k * k]
}

/// What pairs that touch are made of.
struct Tangent {
    /// The normal, toward the second hull.
    n: Whole,
    /// The largest factors of the normal and of its orthogonal in the axes.
    most: i64,
    /// How much longer than wide ellipses are, about.
    thin: i64,
    /// What all numbers of a side are multiplied by.
    units: [f64; 2],
    /// Whether the first hull has a flat ellipse, and how.
    flat: Option<Flat>,
}

#[derive(Clone, Copy, Debug)]
enum Flat {
    /// One axis vanishes.
    Axis,
    /// Both axes are parallel.
    Parallel,
    /// Both vanish.
    Point,
}

/// A hull about the origin of whole numbers, and its support point.
struct Made {
    points: Vec<Whole>,
    radius: i64,
    u: Whole,
    w: Whole,
    support: Whole,
    flat: Option<Flat>,
}

impl Tangent {
    fn new(rng: &mut Rng) -> Tangent {
        let most = 1 << rng.u8(1..8);
        let n = loop {
            let n = [(); 2].map(|()| rng.i64(-most..=most));
            if n != [0, 0] {
                break n;
            }
        };
        let unit = [1.0, 1.0, 1.0, 2f64.powi(-30), 2f64.powi(20)][rng.usize(0..5)];
        Tangent {
            n,
            most,
            thin: 1,
            units: [unit; 2],
            flat: None,
        }
    }

    /// A hull and its support point along n.
    fn side(&self, rng: &mut Rng, n: Whole, always_round: bool, flat: Option<Flat>) -> Made {
        let (count, is_round) = kind(rng, always_round);
        let count = if flat.is_some() { 1 } else { count };
        let across = [-n[1], n[0]];
        let [a, b, c] = triple(rng);
        let most = self.most;
        let [beta, gamma] = [(); 2].map(|()| rng.i64(-most..=most));
        // ellipses with parallel axes are flat
        let shear = if self.thin > 1 {
            self.thin
        } else {
            rng.i64(-2..=2)
        };
        let (beta, gamma) = (beta + a * shear, gamma + b * shear);
        let size = if rng.bool() { 1 } else { rng.i64(1..=3) };
        let [u, w] = match flat {
            None => [
                plus(times(n, a * size), times(across, beta)),
                plus(times(n, b * size), times(across, gamma)),
            ],
            Some(Flat::Axis) => [[(); 2].map(|()| rng.i64(-most..=most)), [0, 0]],
            Some(Flat::Parallel) => {
                let axis = [(); 2].map(|()| rng.i64(-2..=2));
                [times(axis, a), times(axis, b)]
            }
            Some(Flat::Point) => [[0, 0]; 2],
        };
        // either the radius or the map makes the support point whole
        let by_radius = rng.bool() || flat.is_some();
        let radius = if is_round { rng.i64(1..=3) } else { 0 };
        let (radius, map) = if by_radius {
            (radius * c, 1)
        } else {
            (radius, c)
        };
        let [u, w] = [times(u, map), times(w, map)];
        let ellipse = match flat {
            Some(Flat::Axis) => times(u, radius),
            // whole, as the radius or the map has the factor c
            _ => plus(times(u, a), times(w, b)).map(|x| x * radius / c),
        };
        let ellipse = if dot(ellipse, n) < 0 {
            times(ellipse, -1)
        } else {
            ellipse
        };
        let mut points: Vec<Whole> = vec![[0, 0]];
        while points.len() < count {
            points.push([(); 2].map(|()| rng.i64(-most..=most)));
        }
        if flat.is_some() {
            points = vec![[0, 0]];
        } else if count > 1 && rng.bool() {
            // an edge that is orthogonal to n: the map takes (b, -a) to a multiple of n⊥
            let last = points[count - 2];
            points[count - 1] = plus(last, times([b, -a], rng.i64(1..=2)));
        }
        let placed = |p: &Whole| plus(times(u, p[0]), times(w, p[1]));
        let all: Vec<Whole> = points.iter().map(placed).collect();
        let far = all.iter().map(|p| dot(*p, n)).max().expect("a point");
        let farthest: Vec<Whole> = all.into_iter().filter(|p| dot(*p, n) == far).collect();
        let corner = match *farthest {
            [p, q, ..] if rng.bool() && (p[0] + q[0]) % 2 == 0 && (p[1] + q[1]) % 2 == 0 => {
                [(p[0] + q[0]) / 2, (p[1] + q[1]) / 2]
            }
            _ => farthest[rng.usize(0..farthest.len())],
        };
        let support = plus(corner, ellipse);
        Made {
            points,
            radius,
            u,
            w,
            support,
            flat,
        }
    }

    fn pair(&self, rng: &mut Rng) -> Option<RoundPair> {
        let of_a = self.side(rng, self.n, true, self.flat);
        let of_b = self.side(rng, times(self.n, -1), false, None);
        let is_same_unit = self.units[0] == self.units[1];
        let place = if is_same_unit {
            [rng.i64(-999..=999), 7]
        } else {
            [0, 0]
        };
        let step = if rng.u8(0..3) > 0 { 0 } else { rng.i64(-2..=2) };
        let aside = if step == 0 { 0 } else { rng.i64(-1..=1) };
        let (step, aside) = if is_same_unit { (step, aside) } else { (0, 0) };
        let step_by = plus(times(self.n, step), times([-self.n[1], self.n[0]], aside));
        let a = of_a.side(place, self.units[0])?;
        let b = of_b.side(plus(place, step_by), self.units[1])?;
        // the radius of a similarity is rounded
        let is_exact = |side: &Side| side.radius == 0.0 || !side.t.is_similarity();
        let expected = match step {
            _ if !is_exact(&a) || !is_exact(&b) => None,
            0 if aside == 0 => Some(Relation::Touching),
            1.. => Some(Relation::Disjoint),
            _ => None,
        };
        exchanged(rng, a, b, expected)
    }
}

impl Made {
    /// With the support point at a place.
    fn side(&self, place: Whole, unit: f64) -> Option<Side> {
        let at = plus(place, times(self.support, -1));
        let points: Option<Vec<DVec2>> = self.points.iter().copied().map(float).collect();
        let points = points?;
        let [u, w, at] = [float(self.u)?, float(self.w)?, float(at)?];
        let radius = self.radius as f64;
        match self.flat {
            None => Side::new(points, radius, [u * unit, w * unit], at * unit),
            // units are 2^-600 or the least double
            Some(Flat::Axis) => {
                let lost = DVec2::new(0.0, 2f64.powi(-520));
                let lost = if u.x == 0.0 { lost.perp() } else { lost };
                Side::new(points, radius * unit, [u, lost], at * unit)
            }
            Some(Flat::Parallel) => {
                let lost = 2f64.powi(-14);
                let (x, y) = (DVec2::new(lost, 0.0), DVec2::new(0.0, lost));
                Side::new(points, radius * unit, [u + x, w + y], at * unit)
            }
            Some(Flat::Point) => {
                let lost = 2f64.powi(-520);
                let map = [DVec2::new(lost, lost), DVec2::new(lost, 2.0 * lost)];
                Side::new(points, radius * unit, map, at * unit)
            }
        }
    }
}

/// The smallest double.
const LEAST: f64 = f64::from_bits(1);

fn flat(rng: &mut Rng) -> Option<RoundPair> {
    let flat = [Flat::Axis, Flat::Axis, Flat::Parallel, Flat::Point][rng.usize(0..4)];
    let unit = match flat {
        Flat::Parallel => LEAST,
        _ => 2f64.powi(-600),
    };
    let tangent = Tangent {
        units: [unit; 2],
        flat: Some(flat),
        ..Tangent::new(rng)
    };
    let pair = tangent.pair(rng)?;
    if rng.bool() {
        return Some(pair);
    }
    // in any place
    let by = [(); 2].map(|()| rng.i64(-3000..=3000));
    let b = pair.b.moved(float(by)? * unit)?;
    Some(RoundPair {
        b,
        expected: None,
        ..pair
    })
}

fn within(rng: &mut Rng) -> Option<RoundPair> {
    let tangent = Tangent::new(rng);
    if rng.u8(0..3) > 0 {
        // both on one side of the same tangent
        let of_a = tangent.side(rng, tangent.n, true, None);
        let always_round = rng.u8(0..4) > 0;
        let of_b = tangent.side(rng, tangent.n, always_round, None);
        let a = of_a.side([0, 0], tangent.units[0])?;
        let b = of_b.side([0, 0], tangent.units[1])?;
        return exchanged(rng, a, b, None);
    }
    let is_thin = rng.u8(0..4) == 0;
    let a = random_side(rng, true, is_thin)?;
    let other = random_side(rng, true, false)?;
    let [ua, ub, uc, ud, x, y] = a.t.to_array();
    let scale = [1.0, 1.0 + f64::EPSILON, 0.5, 3.0][rng.usize(0..4)];
    let t = Transform::new(ua * scale, ub * scale, uc * scale, ud * scale, x, y).ok()?;
    let b = match rng.u8(0..3) {
        0 => a.clone(),
        1 => Side { t, ..a.clone() },
        _ => other
            .moved(DVec2::new(x, y) - DVec2::new(other.t.to_array()[4], other.t.to_array()[5]))?,
    };
    exchanged(rng, a, b, None)
}

fn magnitudes(rng: &mut Rng) -> Option<RoundPair> {
    let power = |rng: &mut Rng| 2f64.powi(rng.i32(-498..440));
    let one = power(rng);
    if rng.bool() {
        let other = match rng.u8(0..4) {
            0 => power(rng),
            1 => one * 2f64.powi(rng.i32(-60..60)),
            _ => one,
        };
        let units = [one, other];
        return Tangent {
            units,
            ..Tangent::new(rng)
        }
        .pair(rng);
    }
    let RoundPair { a, b, .. } = if rng.bool() {
        near(rng, false)?
    } else {
        random(rng, false)?
    };
    let scaled = |side: Side, power: f64, of_map: f64| {
        let [a, b, c, d, x, y] = side.t.to_array();
        let [a, b, c, d] = [a, b, c, d].map(|x| x * (power * of_map));
        let t = Transform::new(a, b, c, d, x * power, y * power).ok()?;
        let points = side.points.iter().map(|p| *p / of_map).collect();
        let side = Side {
            points,
            radius: side.radius / of_map,
            t,
        };
        side.shape().is_some().then_some(side)
    };
    let of_map = 2f64.powi(rng.i32(-40..40));
    let other = if rng.u8(0..4) == 0 {
        one * 2f64.powi(rng.i32(-60..60))
    } else {
        one
    };
    Some(RoundPair {
        a: scaled(a, one, of_map)?,
        b: scaled(b, other, 1.0)?,
        expected: None,
    })
}
