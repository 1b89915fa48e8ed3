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
use crate::exact::form::Form;
use crate::exact::long::Long;
use crate::exact::real::{Real, Ring};
use crate::exact::roots::repeated;
use crate::exact::surd::sign_with_roots;
use crate::exact::vector::Vector;
use core::cmp::Ordering;
use glam::DVec2;

/// After so many halvings, roots that are still not told apart are tested for being equal.
const HALVINGS: u32 = 64;

/// How an ellipse about `point` lies to one about the corner `at` of a polygon, in the directions
/// between the outward normals of both edges there: `Less` if it stays within, `Equal` if it
/// touches the other one, `Greater` if it leaves it.
pub fn at_corner(
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
        along: Form::linear(normals.map(|n| n.dot(&to))),
    };
    let ends = place.sign_at_start().min(place.sign_at_end());
    place.order(0).max(ends.reverse())
}

fn number(x: f64) -> Long {
    Long::difference(x, 0.0)
}

fn square_of_support(ellipse: &Ellipse, normals: [&Vector<Long>; 2]) -> Form<Long> {
    let [u, w] = ellipse.axes().map(|axis| {
        let along = Form::linear(normals.map(|n| n.dot(&axis)));
        along.times(&along)
    });
    u.plus(&w)
}

/// An interval of the cone.
struct Place {
    a: Form<Long>,
    b: Form<Long>,
    along: Form<Long>,
}

impl Place {
    /// The least order in the interval without its ends.
    fn order(&self, halvings: u32) -> Ordering {
        let squares = self.along.times(&self.along);
        let even = self.b.minus(&self.a).minus(&squares);
        let odd = self.a.times(&squares).scaled(&number(4.0));
        let q = even.times(&even).minus(&odd);
        match q.variations().unwrap_or(0) {
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
            _ if halvings == HALVINGS && repeated(&q).variations() != Some(0) => {
                // the roots are equal: F does not change its sign there, and is 0 if n·d is not
                // below 0, since √b = √a + n·d then
                if self.is_below_at_an_end() {
                    Ordering::Greater
                } else if self.along.end().sign().is_ge() {
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
            a: self.a.first_half(),
            b: self.b.first_half(),
            along: self.along.first_half(),
        }
    }

    fn second_half(&self) -> Place {
        Place {
            a: self.a.second_half(),
            b: self.b.second_half(),
            along: self.along.second_half(),
        }
    }

    fn is_below_at_an_end(&self) -> bool {
        self.sign_at_start().is_lt() || self.sign_at_end().is_lt()
    }

    /// The sign of F at the end of the interval.
    fn sign_at_end(&self) -> Ordering {
        sign_of([&self.a, &self.b, &self.along].map(|p| p.end().clone()))
    }

    fn sign_at_start(&self) -> Ordering {
        sign_of([&self.a, &self.b, &self.along].map(|p| p.start().clone()))
    }
}

/// The sign of √b - √a - c.
fn sign_of([a, b, c]: [Long; 3]) -> Ordering {
    sign_with_roots(&number(0.0).minus(&c), &b, &a)
}
