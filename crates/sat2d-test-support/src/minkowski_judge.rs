//! An independent judge of the verdict, in integers: two hulls meet if the origin lies in their
//! Minkowski difference. The difference is built as the convex hull of all differences of points,
//! so the judge uses no separating axes, filters or windings.

use num_bigint::BigInt;
use num_rational::BigRational;
use num_traits::{Signed, Zero};
use sat2d::{DVec2, Relation, Transform};
use std::cmp::Ordering;

/// Points and a radius, in world coordinates.
#[derive(Clone, Debug)]
pub struct Hull {
    pub points: Vec<DVec2>,
    pub radius: f64,
}

impl Hull {
    /// The documented placement: `(a·x + c·y) + tx` and `radius · sqrt(a·a + b·b)`, each operation
    /// rounded once. The squares neither underflow nor overflow: a factor that makes the larger
    /// coefficient about 1 is a power of two.
    pub fn placed(points: &[DVec2], radius: f64, t: &Transform) -> Hull {
        let [a, b, c, d, tx, ty] = t.to_array();
        let place = |p: &DVec2| DVec2::new((a * p.x + c * p.y) + tx, (b * p.x + d * p.y) + ty);
        Hull {
            points: points.iter().map(place).collect(),
            radius: radius * scale(a, b),
        }
    }
}

fn scale(mut a: f64, mut b: f64) -> f64 {
    let mut doublings = 0;
    while a.abs().max(b.abs()) < 0.5 {
        (a, b, doublings) = (a * 2.0, b * 2.0, doublings + 1);
    }
    while a.abs().max(b.abs()) >= 1.0 {
        (a, b, doublings) = (a / 2.0, b / 2.0, doublings - 1);
    }
    let root = (a * a + b * b).sqrt();
    // in two steps, since 2^1074 is no double
    let half = doublings / 2;
    root / 2f64.powi(half) / 2f64.powi(doublings - half)
}

type Point = (BigInt, BigInt);

/// Doubles as integer multiples of a common power of two.
fn whole(values: &[f64]) -> Vec<BigInt> {
    let exact = |&x: &f64| BigRational::from_float(x).expect("finite");
    let ratios: Vec<BigRational> = values.iter().map(exact).collect();
    // Denominators are powers of two, so the largest is a multiple of each.
    let unit = ratios
        .iter()
        .map(|r| r.denom())
        .max()
        .cloned()
        .unwrap_or(BigInt::from(1));
    ratios
        .iter()
        .map(|r| r.numer() * (&unit / r.denom()))
        .collect()
}

fn cross(o: &Point, a: &Point, b: &Point) -> BigInt {
    (&a.0 - &o.0) * (&b.1 - &o.1) - (&a.1 - &o.1) * (&b.0 - &o.0)
}

fn dot(a: &Point, b: &Point) -> BigInt {
    &a.0 * &b.0 + &a.1 * &b.1
}

/// The corners of the convex hull, counter-clockwise, by gift wrapping.
fn wrap(points: &[Point]) -> Vec<Point> {
    let first = points.iter().min().expect("points").clone();
    let mut ring = vec![first.clone()];
    loop {
        let at = ring.last().expect("ring").clone();
        let mut next: Option<&Point> = None;
        for p in points.iter().filter(|p| **p != at) {
            next = match next {
                None => Some(p),
                Some(q) => {
                    let side = cross(&at, q, p);
                    let farther = || {
                        let (dq, dp) = ((&q.0 - &at.0, &q.1 - &at.1), (&p.0 - &at.0, &p.1 - &at.1));
                        dot(&dp, &dp) > dot(&dq, &dq)
                    };
                    if side.is_negative() || side.is_zero() && farther() {
                        Some(p)
                    } else {
                        Some(q)
                    }
                }
            };
        }
        match next {
            Some(p) if *p != first => ring.push(p.clone()),
            _ => return ring,
        }
    }
}

/// The true relation of two hulls.
pub fn relation(a: &Hull, b: &Hull) -> Relation {
    let mut values = vec![a.radius, b.radius];
    values.extend(a.points.iter().chain(&b.points).flat_map(|p| [p.x, p.y]));
    let values = whole(&values);
    let radius = &values[0] + &values[1];
    let points: Vec<Point> = values[2..]
        .chunks(2)
        .map(|xy| (xy[0].clone(), xy[1].clone()))
        .collect();
    let (pa, pb) = points.split_at(a.points.len());
    let mut differences: Vec<Point> = pa
        .iter()
        .flat_map(|p| pb.iter().map(move |q| (&p.0 - &q.0, &p.1 - &q.1)))
        .collect();
    differences.sort();
    differences.dedup();
    let ring = wrap(&differences);
    let origin = (BigInt::zero(), BigInt::zero());
    let n = ring.len();
    let edge = |i: usize| (&ring[i], &ring[(i + 1) % n]);
    if n > 2 {
        let least = (0..n)
            .map(|i| cross(edge(i).0, edge(i).1, &origin))
            .min()
            .expect("edges");
        match least.cmp(&BigInt::zero()) {
            Ordering::Greater => return Relation::Overlapping,
            Ordering::Equal if radius.is_zero() => return Relation::Touching,
            Ordering::Equal => return Relation::Overlapping,
            Ordering::Less => {}
        }
    }
    let radius2 = &radius * &radius;
    let nearest = (0..n)
        .map(|i| {
            let (p, q) = edge(i);
            let along = (&q.0 - &p.0, &q.1 - &p.1);
            let to = (-&p.0, -&p.1);
            let (place, length2) = (dot(&to, &along), dot(&along, &along));
            if !place.is_positive() {
                dot(p, p).cmp(&radius2)
            } else if place >= length2 {
                dot(q, q).cmp(&radius2)
            } else {
                let height = cross(p, q, &origin);
                (&height * &height).cmp(&(&radius2 * length2))
            }
        })
        .min()
        .expect("at least a point");
    match nearest {
        Ordering::Less => Relation::Overlapping,
        Ordering::Equal => Relation::Touching,
        Ordering::Greater => Relation::Disjoint,
    }
}
