//! The gap between two convex shapes in rationals, by brute force over all edges and vertices.

use sat2d::{DVec2, Relation, Shape, Transform};
use sat2d_test_support::rational::Rational;
use std::cmp::Ordering;

pub type Point = (Rational, Rational);

pub fn rational(x: f64) -> Rational {
    Rational::of(x)
}

pub fn zero() -> Rational {
    Rational::zero()
}

pub fn point(p: DVec2) -> Point {
    (rational(p.x), rational(p.y))
}

pub fn cross(o: &Point, p: &Point, q: &Point) -> Rational {
    (&p.0 - &o.0) * (&q.1 - &o.1) - (&p.1 - &o.1) * (&q.0 - &o.0)
}

pub fn dot(o: &Point, p: &Point, q: &Point) -> Rational {
    (&p.0 - &o.0) * (&q.0 - &o.0) + (&p.1 - &o.1) * (&q.1 - &o.1)
}

/// Whether placing a point rounds nothing.
pub fn is_exact(t: &Transform, p: DVec2) -> bool {
    let [a, b, c, d, tx, ty] = t.to_array();
    let ((x, y), placed) = (point(p), point(t.apply(p)));
    let exact = |u, v, w| rational(u) * &x + rational(v) * &y + rational(w);
    (exact(a, c, tx), exact(b, d, ty)) == placed
}

/// A placed shape: the corners of its convex hull, counter-clockwise, and its radius.
pub struct Solid {
    pub points: Vec<Point>,
    pub radius: Rational,
}

impl Solid {
    pub fn new(shape: &Shape, t: &Transform) -> Solid {
        let radius = if shape.radius() == 0.0 {
            0.0
        } else {
            shape.radius() * t.scale()
        };
        Solid {
            points: hull(
                shape
                    .vertices()
                    .iter()
                    .map(|&p| point(t.apply(p)))
                    .collect(),
            ),
            radius: rational(radius),
        }
    }

    pub fn of_points(points: &[DVec2]) -> Solid {
        Solid::new_hull(points.iter().map(|&p| point(p)).collect(), zero())
    }

    pub fn new_hull(points: Vec<Point>, radius: Rational) -> Solid {
        Solid {
            points: hull(points),
            radius,
        }
    }

    pub fn edges(&self) -> Vec<(&Point, &Point)> {
        let n = self.points.len();
        let count = if n < 2 { 0 } else { n };
        (0..count)
            .map(|i| (&self.points[i], &self.points[(i + 1) % n]))
            .collect()
    }
}

/// The convex hull by gift wrapping.
fn hull(mut points: Vec<Point>) -> Vec<Point> {
    points.sort();
    points.dedup();
    let first = points[0].clone();
    let mut corners = vec![first.clone()];
    if points.len() == 1 {
        return corners;
    }
    loop {
        let last = corners.last().expect("one at least").clone();
        let mut next: Option<&Point> = None;
        for p in points.iter().filter(|&p| *p != last) {
            let outer = next.is_none_or(|n| match cross(&last, n, p).cmp(&zero()) {
                Ordering::Less => true,
                Ordering::Equal => dot(&last, p, p) > dot(&last, n, n),
                Ordering::Greater => false,
            });
            if outer {
                next = Some(p);
            }
        }
        let next = next.expect("two at least").clone();
        if next == first {
            return corners;
        }
        corners.push(next);
    }
}

/// `±sqrt(square) - radius`: the gap between two shapes, or minus the depth of their overlap.
pub struct Gap {
    pub inside: bool,
    pub square: Rational,
    pub radius: Rational,
}

impl Gap {
    pub fn new(a: &Solid, b: &Solid) -> Gap {
        let radius = &a.radius + &b.radius;
        let depths: Vec<(Rational, Rational)> = [(a, b), (b, a)]
            .iter()
            .flat_map(|(a, b)| {
                a.edges().into_iter().map(|(p, q)| {
                    let deepest = b.points.iter().map(|r| cross(p, q, r)).max();
                    (deepest.expect("a point"), dot(p, q, q))
                })
            })
            .collect();
        let square = squared_distance(a, b).min(squared_distance(b, a));
        let solid = a.points.len() > 2 || b.points.len() > 2;
        let inside = if solid {
            depths.iter().all(|d| d.0 >= zero())
        } else {
            square > zero() && !depths.is_empty() && depths.iter().all(|d| d.0 > zero())
        };
        let square = if inside {
            let squares = depths.iter().map(|(c, l)| c * c / l);
            squares.min().expect("an edge")
        } else {
            square
        };
        Gap {
            inside,
            square,
            radius,
        }
    }

    /// Compares the gap with a number.
    pub fn cmp(&self, to: &Rational) -> Ordering {
        let bound = to + &self.radius;
        let squared = &bound * &bound;
        match (self.inside, bound >= zero()) {
            (false, true) => self.square.cmp(&squared),
            (false, false) => Ordering::Greater,
            (true, true) if self.square == zero() && bound == zero() => Ordering::Equal,
            (true, true) => Ordering::Less,
            (true, false) => squared.cmp(&self.square),
        }
    }

    pub fn relation(&self) -> Relation {
        match self.cmp(&zero()) {
            Ordering::Greater => Relation::Disjoint,
            Ordering::Equal => Relation::Touching,
            Ordering::Less => Relation::Overlapping,
        }
    }

    /// Whether a number is the gap, up to a relative error and two of the smallest positive
    /// numbers.
    pub fn is_about(&self, gap: f64, relative: f64) -> bool {
        let slack = rational(gap.abs()) * rational(relative) + rational(f64::from_bits(2));
        let gap = rational(gap);
        self.cmp(&(&gap - &slack)) != Ordering::Less
            && self.cmp(&(&gap + &slack)) != Ordering::Greater
    }
}

/// The least squared distance from a vertex of one to an edge of the other.
fn squared_distance(vertices: &Solid, other: &Solid) -> Rational {
    let mut edges = other.edges();
    if edges.is_empty() {
        edges.push((&other.points[0], &other.points[0]));
    }
    let squares = vertices
        .points
        .iter()
        .flat_map(|v| edges.iter().map(move |(p, q)| to_segment(v, p, q)));
    squares.min().expect("a vertex and an edge")
}

/// The squared distance from a point to a segment.
pub fn to_segment(v: &Point, p: &Point, q: &Point) -> Rational {
    let (place, square) = (dot(p, q, v), dot(p, q, q));
    if place <= zero() {
        dot(p, v, v)
    } else if place >= square {
        dot(q, v, v)
    } else {
        let cross = cross(p, q, v);
        &cross * &cross / square
    }
}
