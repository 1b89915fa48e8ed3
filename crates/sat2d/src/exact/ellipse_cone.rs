//! Whether an ellipse stays within another one in the directions of a cone, exactly.
//!
//! Let a and b be the squares of the support functions of the inner and the outer ellipse, and d
//! the vector from the outer center to the inner one. The inner one stays within if
//! F(n) = √b - √a - n·d is nowhere below 0. Between the directions of the cone n runs along a
//! segment, so a, b and n·d are polynomials of the place on it. F changes its sign only at roots of
//!
//! ```text
//! Q = (b - a - (n·d)²)² - 4 a (n·d)²
//! ```
//!
//! a polynomial of the fourth degree. Descartes' rule of signs counts its roots in an interval,
//! which is halved until there is at most one (G. E. Collins, A. G. Akritas, "Polynomial real root
//! isolation using Descarte's rule of signs", 1976). The sign of F at a rational place is that of a
//! sum with two roots. Where roots coincide, F only touches 0.

use crate::exact::ellipse::Ellipse;
use crate::exact::long::Long;
use crate::exact::real::{Real, Ring};
use crate::exact::surd::sign_with_roots;
use crate::exact::vector::Vector;
use alloc::vec::Vec;
use core::cmp::Ordering;
use glam::DVec2;

/// After so many halvings, roots that are still not told apart are tested for being equal.
const HALVINGS: u32 = 64;

/// How an ellipse about `point` lies to one about the corner `at` of a polygon, in the directions
/// between the outward normals of both edges there: `Less` if it stays within, `Equal` if it
/// touches the other one, `Greater` if it leaves it.
pub(crate) fn at_corner(
    point: (DVec2, &Ellipse),
    [before, at, after]: [DVec2; 3],
    outer: &Ellipse,
) -> Ordering {
    let outward = |from, to| turned(&Vector::<Long>::between(from, to), -1.0);
    let (first, last) = (outward(before, at), outward(at, after));
    // a direction between both, less than half a turn from either
    let middle = if first.dot(&last).sign().is_lt() {
        turned(&first, 1.0)
    } else {
        Vector {
            x: first.x.plus(&last.x),
            y: first.y.plus(&last.y),
        }
    };
    let in_cone = |normals| in_cone(point, (at, outer), normals);
    in_cone([&first, &middle]).max(in_cone([&middle, &last]))
}

/// A vector turned by a right angle, to the left or with -1 to the right.
fn turned(vector: &Vector<Long>, side: f64) -> Vector<Long> {
    Vector {
        x: vector.y.times(&number(-side)),
        y: vector.x.times(&number(side)),
    }
}

/// How an ellipse about `point` lies to one about `center`, in the directions from one normal to
/// another one less than half a turn to the left of it, both included: `Less` if it stays within,
/// `Equal` if it touches the other one, `Greater` if it leaves it.
fn in_cone(
    (point, inner): (DVec2, &Ellipse),
    (center, outer): (DVec2, &Ellipse),
    normals: [&Vector<Long>; 2],
) -> Ordering {
    let to = Vector::<Long>::between(center, point);
    let place = Place {
        a: square_of_support(inner, normals),
        b: square_of_support(outer, normals),
        along: linear(normals.map(|n| n.dot(&to))),
    };
    let ends = place.sign_at_start().min(place.sign_at_end());
    place.order(0).max(ends.reverse())
}

/// The coefficients of a polynomial, from the lowest.
type Polynomial = Vec<Long>;

fn number(x: f64) -> Long {
    Long::difference(x, 0.0)
}

/// The polynomial with these values at 0 and 1.
fn linear([at_0, at_1]: [Long; 2]) -> Polynomial {
    let rise = at_1.minus(&at_0);
    [at_0, rise].into()
}

fn square_of_support(ellipse: &Ellipse, normals: [&Vector<Long>; 2]) -> Polynomial {
    let [u, w] = ellipse.axes().map(|axis| {
        let along = linear(normals.map(|n| n.dot(&axis)));
        product(&along, &along)
    });
    sum(&u, &w, 1.0)
}

/// The sum of one polynomial and another one times a factor.
fn sum(p: &Polynomial, q: &Polynomial, factor: f64) -> Polynomial {
    let at = |of: &Polynomial, i: usize| of.get(i).cloned().unwrap_or_else(|| number(0.0));
    (0..p.len().max(q.len()))
        .map(|i| at(p, i).plus(&at(q, i).times(&number(factor))))
        .collect()
}

fn product(p: &Polynomial, q: &Polynomial) -> Polynomial {
    let mut product: Polynomial = (1..p.len() + q.len()).map(|_| number(0.0)).collect();
    for (i, x) in p.iter().enumerate() {
        for (j, y) in q.iter().enumerate() {
            product[i + j] = product[i + j].plus(&x.times(y));
        }
    }
    product
}

/// The value at 1.
fn at_one(p: &Polynomial) -> Long {
    p.iter().fold(number(0.0), |value, x| value.plus(x))
}

/// The polynomial whose values from 0 to 1 are those of the first half of the interval.
fn first_half(p: &Polynomial) -> Polynomial {
    let mut power = 1.0;
    let halved = p.iter().map(|x| {
        let x = x.times(&number(power));
        power /= 2.0;
        x
    });
    halved.collect()
}

/// The polynomial as seen from 1: p(x + 1).
fn shifted(p: &Polynomial) -> Polynomial {
    let mut shifted = p.clone();
    for i in 0..shifted.len() {
        for j in (i..shifted.len() - 1).rev() {
            shifted[j] = shifted[j].plus(&shifted[j + 1]);
        }
    }
    shifted
}

/// An upper bound for the number of roots between 0 and 1, exact for 0 and 1.
fn variations(p: &Polynomial) -> usize {
    let reversed: Polynomial = p.iter().rev().cloned().collect();
    let signs = shifted(&reversed).into_iter().map(|x| x.sign());
    let signs: Vec<Ordering> = signs.filter(|sign| sign.is_ne()).collect();
    signs.windows(2).filter(|pair| pair[0] != pair[1]).count()
}

fn without_leading_zeros(mut p: Polynomial) -> Polynomial {
    while p.last().is_some_and(|x| x.sign().is_eq()) {
        p.pop();
    }
    p
}

/// The greatest common divisor of a polynomial and its derivative, up to a factor.
fn common_with_derivative(p: &Polynomial) -> Polynomial {
    let mut p = without_leading_zeros(p.clone());
    let terms = p.iter().enumerate().skip(1);
    let mut q: Polynomial = terms.map(|(i, x)| x.times(&number(i as f64))).collect();
    while let Some(lead) = q.last().cloned() {
        // the remainder of p times a power of the leading coefficient
        while p.len() >= q.len() {
            let (top, place) = (p[p.len() - 1].clone(), p.len() - q.len());
            p = p.iter().map(|x| x.times(&lead)).collect();
            for (i, x) in q.iter().enumerate() {
                p[place + i] = p[place + i].minus(&x.times(&top));
            }
            p.pop();
        }
        (p, q) = (q, without_leading_zeros(p));
    }
    p
}

/// An interval of the cone.
struct Place {
    a: Polynomial,
    b: Polynomial,
    along: Polynomial,
}

impl Place {
    /// The same without the ends.
    fn order(&self, halvings: u32) -> Ordering {
        let of_roots = sum(&self.b, &self.a, -1.0);
        let squares = product(&self.along, &self.along);
        let even = sum(&of_roots, &squares, -1.0);
        let odd = product(&self.a, &squares);
        let q = sum(&product(&even, &even), &odd, -4.0);
        let q = without_leading_zeros(q);
        match variations(&q) {
            // F has one sign inside, or is 0 throughout
            0 => self.first_half().sign_at_end().reverse(),
            // F has both signs, or the root is one of a sum with other signs
            1 if self.sign_at_start().is_ne() && self.sign_at_end().is_ne() => {
                if self.is_below_at_an_end() {
                    Ordering::Greater
                } else {
                    Ordering::Less
                }
            }
            _ if halvings == HALVINGS && variations(&common_with_derivative(&q)) > 0 => {
                // the roots are equal: F does not change its sign there, and is 0 if n·d is not
                // below 0, since √b = √a + n·d then
                if self.is_below_at_an_end() {
                    Ordering::Greater
                } else if at_one(&self.along).sign().is_ge() {
                    Ordering::Equal
                } else {
                    Ordering::Less
                }
            }
            _ => {
                let (first, second) = (self.first_half(), self.second_half());
                match first.sign_at_end() {
                    Ordering::Less => Ordering::Greater,
                    at_middle => {
                        let most = first.order(halvings + 1).max(second.order(halvings + 1));
                        most.max(at_middle.reverse())
                    }
                }
            }
        }
    }

    fn first_half(&self) -> Place {
        Place {
            a: first_half(&self.a),
            b: first_half(&self.b),
            along: first_half(&self.along),
        }
    }

    fn second_half(&self) -> Place {
        let first = self.first_half();
        Place {
            a: shifted(&first.a),
            b: shifted(&first.b),
            along: shifted(&first.along),
        }
    }

    fn is_below_at_an_end(&self) -> bool {
        self.sign_at_start().is_lt() || self.sign_at_end().is_lt()
    }

    /// The sign of F at the end of the interval.
    fn sign_at_end(&self) -> Ordering {
        sign_of([&self.a, &self.b, &self.along].map(at_one))
    }

    fn sign_at_start(&self) -> Ordering {
        sign_of([&self.a, &self.b, &self.along].map(|p| p[0].clone()))
    }
}

/// The sign of √b - √a - c.
fn sign_of([a, b, c]: [Long; 3]) -> Ordering {
    sign_with_roots(&number(0.0).minus(&c), &b, &a)
}
