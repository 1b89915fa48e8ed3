//! Whether a point lies in a region with curves, in fractions: it solves each edge for the height
//! of the point, and counts the solutions beyond it. Shares nothing with the library.

use num_bigint::BigInt;
use num_rational::BigRational;
use num_traits::{Signed, Zero};
use sat2d::{DVec2, Relation};
use std::cmp::Ordering;

pub type Q = BigRational;

/// A double as a fraction.
pub fn q(x: f64) -> Q {
    Q::from_float(x).unwrap()
}

/// An edge: three points, and the weight of the middle one.
#[derive(Clone, Debug)]
pub struct Curve {
    pub points: [DVec2; 3],
    pub weight: f64,
}

impl Curve {
    /// The coefficients of `s²`, `s` and 1 of the numerators of x and y, and of the denominator.
    fn polynomials(&self) -> [[Q; 3]; 3] {
        let w = q(2.0) * q(self.weight);
        let powers = |p: Q, c: Q, e: Q| {
            // p (1 - s)² + c s (1 - s) + e s²
            [&p - &c + e, c - q(2.0) * &p, p]
        };
        let [p, c, e] = self.points;
        [
            powers(q(p.x), q(c.x) * &w, q(e.x)),
            powers(q(p.y), q(c.y) * &w, q(e.y)),
            powers(q(1.0), w, q(1.0)),
        ]
    }

    /// The point at a parameter.
    pub fn at(&self, s: &Q) -> [Q; 2] {
        let [x, y, w] = self.polynomials().map(|[a, b, c]| (a * s + b) * s + c);
        [x / &w, y / w]
    }
}

/// The region between curves, by even-odd.
pub fn point_relation(curves: &[Curve], [px, py]: &[Q; 2]) -> Relation {
    // rays that meet a vertex or touch a curve tell nothing: lean the plane and try again
    for lean in 0.. {
        let lean = q(f64::from(lean) * 0.37);
        let crossings: Option<Vec<usize>> = curves
            .iter()
            .map(|curve| {
                let [x, y, w] = curve.polynomials();
                let minus = |a: &[Q; 3], b: &[Q; 3], factor: &Q| -> [Q; 3] {
                    std::array::from_fn(|i| &a[i] - &b[i] * factor)
                };
                let across = minus(&x, &w, px);
                let up = minus(&minus(&y, &w, py), &across, &lean);
                solutions_beyond(&up, &across)
            })
            .collect();
        match crossings {
            Some(counts) if counts.contains(&usize::MAX) => return Relation::Touching,
            Some(counts) if counts.iter().sum::<usize>() % 2 == 1 => return Relation::Overlapping,
            Some(_) => return Relation::Disjoint,
            None => {}
        }
    }
    unreachable!("some ray is clear")
}

/// How many of the roots of `up` from 0 to 1 have `across` above 0; the largest number if it is 0
/// at one. `None` where a root is double or at an end, unless `across` is 0 there.
fn solutions_beyond(up: &[Q; 3], across: &[Q; 3]) -> Option<usize> {
    let [a, b, c] = up;
    let value = |p: &[Q; 3], s: &Q| (&p[0] * s + &p[1]) * s + &p[2];
    let (zero, one) = (q(0.0), q(1.0));
    for end in [&zero, &one] {
        if value(up, end).is_zero() {
            return value(across, end).is_zero().then_some(usize::MAX);
        }
    }
    if a.is_zero() {
        if b.is_zero() {
            return Some(0);
        }
        let s = -c / b;
        if s < zero || s > one {
            return Some(0);
        }
        return Some(match value(across, &s).cmp(&zero) {
            Ordering::Equal => usize::MAX,
            order => usize::from(order.is_gt()),
        });
    }
    let discriminant = b * b - q(4.0) * a * c;
    if discriminant.is_negative() {
        return Some(0);
    }
    let mut count = 0;
    for side in [q(-1.0), q(1.0)] {
        // s = (-b ± √D) / 2a; signs of p + r √D
        let (p, r) = (-b / (q(2.0) * a), &side / (q(2.0) * a));
        if sign(&p, &r, &discriminant).is_lt() || sign(&(&p - &one), &r, &discriminant).is_gt() {
            continue;
        }
        // across at s, with s² = (-b s - c) / a
        let slope = &across[1] - &across[0] * b / a;
        let rest = &across[2] - &across[0] * c / a;
        match sign(&(&rest + &slope * &p), &(&slope * &r), &discriminant) {
            Ordering::Equal => return Some(usize::MAX),
            _ if discriminant.is_zero() => return None,
            order => count += usize::from(order.is_gt()),
        }
    }
    Some(count)
}

/// The sign of `p + r √d`.
fn sign(p: &Q, r: &Q, d: &Q) -> Ordering {
    let zero = Q::from_integer(BigInt::zero());
    let (rational, root) = (
        p.cmp(&zero),
        if d.is_zero() {
            Ordering::Equal
        } else {
            r.cmp(&zero)
        },
    );
    if rational == root || root.is_eq() {
        return rational;
    }
    if rational.is_eq() {
        return root;
    }
    let squares = (p * p).cmp(&(r * r * d));
    if rational.is_gt() {
        squares
    } else {
        squares.reverse()
    }
}
