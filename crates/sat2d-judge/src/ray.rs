//! Where a ray first meets curves, in numbers with one square root.
//!
//! The side of the ray on which a point of a curve lies is a polynomial of the second degree. With
//! its roots, the parts of the ray are sums `x + y √d` of fractions, whose signs and whole parts
//! are found in whole numbers.

use crate::curve::{Curve, Q};
use num_bigint::{BigInt, Sign};
use num_traits::{One, Zero};
use std::cmp::Ordering;

/// Parts of a ray are told to this many bits, unless they are short fractions.
const BITS: u64 = 62;
/// The most bits of a short one's denominator.
const SHORT: u64 = 128;

/// Where a ray meets an edge.
#[derive(Clone, Debug, PartialEq)]
pub struct Hit {
    /// Two fractions with the part of the ray before the hit between them: the same one, or at most
    /// 2^-62 apart.
    pub part: [Q; 2],
    /// The number of the curve that it meets.
    pub curve: usize,
    /// About where on the curve that is, from 0 to 1.
    pub parameter: Q,
    /// Whether the ray crosses an edge there, not at its ends, and goes on.
    pub crosses: bool,
}

/// `x + y √d`.
#[derive(Clone, Debug)]
struct Surd {
    x: Q,
    y: Q,
    d: Q,
}

/// All places at which a ray meets curves, which it does not where it starts, in order.
pub fn ray(curves: &[Curve], from: &[Q; 2], to: &[Q; 2]) -> Vec<Hit> {
    let numbered = curves.iter().enumerate();
    let mut hits: Vec<Hit> = numbered
        .flat_map(|(number, curve)| at(number, curve, from, to))
        .collect();
    hits.sort_by(|one, other| one.part.cmp(&other.part));
    hits
}

fn at(number: usize, curve: &Curve, from: &[Q; 2], to: &[Q; 2]) -> Vec<Hit> {
    let weights = curve.weights.map(crate::curve::q);
    let way = minus(to, from);
    let points = curve.points.each_ref().map(|point| minus(point, from));
    let polynomial = |value: &dyn Fn(&[Q; 2]) -> Q| -> [Q; 3] {
        let [p, c, e] = [0, 1, 2].map(|i| value(&points[i]) * &weights[i]);
        let twice = &c + &c;
        [&p - &twice + e, twice - &p - &p, p]
    };
    let side = polynomial(&|[x, y]| &way[0] * y - &way[1] * x);
    let along = polynomial(&|[x, y]| &way[0] * x + &way[1] * y);
    let denominator = polynomial(&|_| Q::one());
    let length = &way[0] * &way[0] + &way[1] * &way[1];
    let is_part = |x: &Surd| x.sign().is_ge() && Surd::rational(Q::one()).minus(x).sign().is_ge();
    let roots = roots(&side);
    let mut hits = Vec::new();
    for (s, is_simple) in roots {
        if !is_part(&s) {
            continue;
        }
        let t = s
            .value(&along)
            .over(&s.value(&denominator))
            .scaled(&length.recip());
        if is_part(&t) {
            let one = Surd::rational(Q::one());
            let is_inside = |x: &Surd| x.sign().is_gt() && one.minus(x).sign().is_gt();
            hits.push(Hit {
                part: t.enclosed(),
                curve: number,
                parameter: s.enclosed()[0].clone(),
                crosses: is_simple && is_inside(&s) && is_inside(&t),
            });
        }
    }
    hits
}

/// The roots of a polynomial, and whether they are simple. Of 0, the ends: a curve along a line.
fn roots([a, b, c]: &[Q; 3]) -> Vec<(Surd, bool)> {
    if a.is_zero() {
        return match (b.is_zero(), c.is_zero()) {
            (true, true) => [0, 1]
                .map(|s| (Surd::rational(Q::from_integer(s.into())), false))
                .to_vec(),
            (true, false) => vec![],
            _ => vec![(Surd::rational(Q::zero() - c / b), true)],
        };
    }
    let half = b / Q::from_integer(2.into());
    let d = &half * &half - a * c;
    let x = Q::zero() - &half / a;
    match d.cmp(&Q::zero()) {
        Ordering::Less => vec![],
        Ordering::Equal => vec![(Surd::rational(x), false)],
        Ordering::Greater => [a.recip(), Q::zero() - a.recip()]
            .map(|y| {
                let x = x.clone();
                let root = Surd { x, y, d: d.clone() };
                (root.simplified(), true)
            })
            .to_vec(),
    }
}

fn minus([x, y]: &[Q; 2], [from_x, from_y]: &[Q; 2]) -> [Q; 2] {
    [x - from_x, y - from_y]
}

impl Surd {
    fn rational(x: Q) -> Surd {
        Surd {
            x,
            y: Q::zero(),
            d: Q::zero(),
        }
    }

    /// Without a root that is a fraction.
    fn simplified(self) -> Surd {
        let [p, q] = [self.d.numer(), self.d.denom()].map(|x| x.sqrt());
        if &p * &p == *self.d.numer() && &q * &q == *self.d.denom() {
            return Surd::rational(self.x + self.y * Q::new(p, q));
        }
        self
    }

    /// With a number that has the same root, or none.
    fn with(&self, other: &Surd, x: Q, y: Q) -> Surd {
        let d = if self.y.is_zero() { &other.d } else { &self.d };
        Surd { x, y, d: d.clone() }
    }

    fn plus(&self, other: &Surd) -> Surd {
        self.with(other, &self.x + &other.x, &self.y + &other.y)
    }

    fn minus(&self, other: &Surd) -> Surd {
        self.with(other, &self.x - &other.x, &self.y - &other.y)
    }

    fn scaled(&self, by: &Q) -> Surd {
        self.with(self, &self.x * by, &self.y * by)
    }

    fn times(&self, other: &Surd) -> Surd {
        let d = if self.y.is_zero() { &other.d } else { &self.d };
        let x = &self.x * &other.x + &self.y * &other.y * d;
        self.with(other, x, &self.x * &other.y + &self.y * &other.x)
    }

    fn over(&self, other: &Surd) -> Surd {
        let norm = &other.x * &other.x - &other.y * &other.y * &other.d;
        let conjugate = other.with(other, other.x.clone(), Q::zero() - &other.y);
        self.times(&conjugate).scaled(&norm.recip())
    }

    /// The value of a polynomial at it.
    fn value(&self, [a, b, c]: &[Q; 3]) -> Surd {
        let linear = self.scaled(a).plus(&Surd::rational(b.clone()));
        linear.times(self).plus(&Surd::rational(c.clone()))
    }

    fn sign(&self) -> Ordering {
        let zero = Q::zero();
        let (of_x, of_y) = (self.x.cmp(&zero), self.y.cmp(&zero));
        if of_y.is_eq() || of_x == of_y {
            return of_x;
        }
        if of_x.is_eq() {
            return of_y;
        }
        // they differ, since the root is no fraction
        if &self.x * &self.x > &self.y * &self.y * &self.d {
            of_x
        } else {
            of_y
        }
    }

    /// Two fractions between which it is.
    fn enclosed(&self) -> [Q; 2] {
        if self.y.is_zero() && self.x.denom().bits() <= SHORT {
            return [self.x.clone(), self.x.clone()];
        }
        // (p ± √m) / q in whole numbers
        let scale = BigInt::one() << BITS;
        let root = &self.y * &self.y * &self.d;
        // √(n / k) = √(n k) / k
        let divisor = self.x.denom() * root.denom();
        let p = self.x.numer() * root.denom() * &scale;
        let m = root.numer() * root.denom() * self.x.denom() * self.x.denom() * &scale * &scale;
        let whole = m.sqrt();
        let below = if self.y.numer().sign() == Sign::Minus {
            let is_whole = &whole * &whole == m;
            p - whole - BigInt::from(u8::from(!is_whole))
        } else {
            p + whole
        };
        let floor = Q::new(below, divisor).floor().to_integer();
        [
            Q::new(floor.clone(), scale.clone()),
            Q::new(floor + 1, scale),
        ]
    }
}
