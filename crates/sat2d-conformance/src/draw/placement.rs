//! Random placements whose products are exact in doubles.

use super::class::{Class, Precision, power};
use super::pair::pair;
use super::rng::Rng;
use crate::exact::{fraction, nearest};
use crate::form::{Form, number};

/// Maps a, b, c, d, tx, ty, the outermost first: `x' = a·x + c·y + tx`, `y' = b·x + d·y + ty`.
#[derive(Clone, Debug)]
pub struct Placement(Vec<[f64; 6]>);

/// The map that changes nothing.
const IDENTITY: [f64; 6] = [1.0, 0.0, 0.0, 1.0, 0.0, 0.0];

/// `outer` after `inner`.
fn product(outer: &[f64; 6], inner: &[f64; 6]) -> [f64; 6] {
    let [a, b, c, d, ..] = *outer;
    let [e, f, g, h, tx, ty] = *inner;
    let [x, y] = apply(outer, [tx, ty]);
    [
        a * e + c * f,
        b * e + d * f,
        a * g + c * h,
        b * g + d * h,
        x,
        y,
    ]
}

pub(super) fn apply(map: &[f64; 6], [x, y]: [f64; 2]) -> [f64; 2] {
    let [a, b, c, d, tx, ty] = *map;
    [(a * x + c * y) + tx, (b * x + d * y) + ty]
}

/// Whether `apply` rounds nothing.
fn is_exact(map: &[f64; 6], p: [f64; 2]) -> bool {
    let [a, b, c, d, tx, ty] = map.map(fraction);
    let [x, y] = p.map(fraction);
    let exact = [&a * &x + &c * &y + tx, &b * &x + &d * &y + ty];
    apply(map, p).map(fraction) == exact
}

impl Placement {
    /// The product of all maps, in doubles; exact in all placements of the tables.
    pub fn product(&self) -> [f64; 6] {
        self.0
            .iter()
            .rev()
            .fold(IDENTITY, |inner, outer| product(outer, &inner))
    }

    /// The factor of lengths, if it is the same in all directions.
    fn scale(&self) -> Option<f64> {
        let [a, b, c, d, ..] = self.product();
        // only quarter turns and mirrors have it
        let is_even = (b == 0.0 && c == 0.0 && a.abs() == d.abs())
            || (a == 0.0 && d == 0.0 && b.abs() == c.abs());
        is_even.then_some(a.abs().max(b.abs()))
    }

    /// A shape that is placed; `None` if anything is rounded, or a circle would not stay one.
    pub fn placed(&self, form: &Form) -> Option<Form> {
        let times = match form {
            Form::Circle { .. } => self.scale()?,
            _ => 1.0,
        };
        let product = self.product();
        self.rounds_no_point(form)
            .then(|| form.map(|p| apply(&product, p), times))
    }

    /// Whether all points are the same, and exact, when they are placed at once and map by map. No
    /// map may be flat.
    fn rounds_no_point(&self, form: &Form) -> bool {
        let mut step = form.clone();
        for map in self.0.iter().rev() {
            let points = step.points();
            if !points.iter().all(|&p| is_exact(map, p)) {
                return false;
            }
            step = step.map(|p| apply(map, p), 1.0);
        }
        let product = self.product();
        let at_once = form.map(|p| apply(&product, p), 1.0);
        let is_same = step.points() == at_once.points();
        let are_exact = form.points().iter().all(|&p| is_exact(&product, p));
        let [a, b, c, d, ..] = product;
        is_same && are_exact && a * d - b * c != 0.0
    }

    /// Whether nothing is rounded when a shape is placed, also the ellipse that a circle becomes:
    /// if that is a circle, its radius is a double. What is nearly a circle does not count.
    pub fn rounds_nothing(&self, form: &Form) -> bool {
        if !self.rounds_no_point(form) {
            return false;
        }
        let Form::Circle { radius, .. } = *form else {
            return true;
        };
        let vector = |[x, y]: [f64; 2]| Form::Segment([[x, 0.0], [0.0, y]]);
        let linear = |[a, b, c, d, ..]: [f64; 6]| [a, b, c, d, 0.0, 0.0];
        let turning = Placement(self.0.iter().copied().map(linear).collect());
        let are_exact = [[radius, radius], [1.0, 1.0]]
            .into_iter()
            .all(|lengths| turning.rounds_no_point(&vector(lengths)));
        let [a, b, c, d, ..] = self.product();
        let near = |x: f64, y: f64| (x - y).abs() <= 1e-9 * (x.abs() + y.abs());
        let is_nearly_even = (near(a, d) && near(b, -c)) || (near(a, -d) && near(b, c));
        let is_even = (a == d && b == -c) || (a == -d && b == c);
        let square = fraction(a) * fraction(a) + fraction(b) * fraction(b);
        let scale = nearest(&square).sqrt();
        let has_scale = fraction(scale) * fraction(scale) == square
            && fraction(scale) * fraction(radius) == fraction(scale * radius);
        are_exact
            && if is_nearly_even {
                is_even && has_scale
            } else {
                true
            }
    }

    /// Whether a circle is an ellipse with different half-axes under it.
    pub fn is_uneven(&self) -> bool {
        let [a, b, c, d, ..] = self.product();
        !((a == d && b == -c) || (a == -d && b == c))
    }

    /// No map, which is written as one that changes nothing.
    pub fn none() -> Placement {
        Placement(vec![IDENTITY])
    }

    /// One map.
    pub fn of(map: [f64; 6]) -> Placement {
        Placement(vec![map])
    }

    /// With another map after all.
    pub fn then(mut self, outer: [f64; 6]) -> Placement {
        self.0.retain(|map| *map != IDENTITY);
        self.0.insert(0, outer);
        self
    }

    /// All numbers.
    pub fn numbers(&self) -> impl Iterator<Item = f64> {
        self.0.iter().flatten().copied()
    }

    /// One of the six numbers of one map.
    pub fn number_mut(&mut self, rng: &mut Rng) -> &mut f64 {
        let map = rng.below(self.0.len());
        let number = rng.below(6);
        &mut self.0[map][number]
    }

    /// As the tables have it: six numbers a map, a `;` between maps.
    pub fn text(&self) -> String {
        let map = |map: &[f64; 6]| map.map(number).join(" ");
        self.0.iter().map(map).collect::<Vec<_>>().join(";")
    }

    pub(super) fn draw(rng: &mut Rng, must_be_even: bool) -> Placement {
        let count = 1 + rng.below(3);
        Placement((0..count).map(|_| map(rng, must_be_even)).collect())
    }

    /// The shape that is here when it is placed, if it has an exact inverse.
    pub(super) fn unplaced(&self, form: &Form) -> Option<Form> {
        let times = match form {
            Form::Circle { .. } => 1.0 / self.scale()?,
            _ => 1.0,
        };
        let mut before = form.clone();
        for map in &self.0 {
            let [a, b, c, d, tx, ty] = *map;
            let determinant = a * d - b * c;
            let inverse = |[x, y]: [f64; 2]| {
                let (x, y) = (x - tx, y - ty);
                [(d * x - c * y) / determinant, (a * y - b * x) / determinant]
            };
            before = before.map(inverse, 1.0);
        }
        if let Form::Circle { radius, .. } = &mut before {
            *radius *= times;
        }
        Some(before)
    }
}

/// A quarter turn, mirrored or not, with scales that are powers of two, a shear by whole numbers or
/// none, and a translation.
fn map(rng: &mut Rng, must_be_even: bool) -> [f64; 6] {
    let scale = |rng: &mut Rng| power(rng.whole(-2, 2) as i32) * rng.sign();
    let x = scale(rng);
    let y = if must_be_even {
        x.abs() * rng.sign()
    } else {
        scale(rng)
    };
    let shear = if must_be_even || rng.below(3) > 0 {
        0.0
    } else {
        rng.whole(-2, 2)
    };
    let [tx, ty] = [rng.whole(-40, 40) / 4.0, rng.whole(-40, 40) / 4.0];
    if rng.one_in(2) {
        [x, 0.0, shear * x, y, tx, ty]
    } else {
        [0.0, y, x, shear * y, tx, ty]
    }
}

/// Two shapes with their placements, and both when they are placed.
pub fn placed(rng: &mut Rng, class: Class) -> Option<([Form; 2], [Placement; 2], [Form; 2])> {
    let (a, b) = pair(rng, class, Precision::Double)?;
    let is_round = |form: &Form| matches!(form, Form::Circle { .. });
    let mut place = |form: &Form| {
        let placement = Placement::draw(rng, is_round(form));
        let before = upright(placement.unplaced(form)?);
        let after = placement.placed(&before)?;
        Some((before, placement, after))
    };
    let (a, at_a, placed_a) = place(&a)?;
    let (b, at_b, placed_b) = place(&b)?;
    Some(([a, b], [at_a, at_b], [upright(placed_a), upright(placed_b)]))
}

/// With outlines counter-clockwise and holes clockwise again, after a mirror.
pub(super) fn upright(form: Form) -> Form {
    let area = |ring: &[[f64; 2]]| {
        let next = ring.iter().cycle().skip(1);
        let crosses = ring.iter().zip(next).map(|(p, q)| {
            let [px, py, qx, qy] = [p[0], p[1], q[0], q[1]].map(fraction);
            px * qy - py * qx
        });
        crosses.fold(fraction(0.0), |sum, x| sum + x)
    };
    let turned = |mut ring: Vec<[f64; 2]>, is_outline: bool| {
        if (area(&ring) > fraction(0.0)) != is_outline {
            ring.reverse();
        }
        ring
    };
    match form {
        Form::Convex(ring) => Form::Convex(turned(ring, true)),
        Form::Polygon(rings) => {
            let rings = rings.into_iter().enumerate();
            Form::Polygon(rings.map(|(i, ring)| turned(ring, i == 0)).collect())
        }
        other => other,
    }
}
