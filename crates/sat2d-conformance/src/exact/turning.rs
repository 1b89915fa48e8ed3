//! When polygons that move and turn first meet, between two times that are proved.
//!
//! All numbers are whole ones of a unit of 2^-256, and sines and cosines come from their series. No
//! point of one polygon comes closer to one of the other faster than a bound of their speeds, so
//! from a distance follows a time for which they stay apart (B. Mirtich, *Impulse-based dynamic
//! simulation of rigid body systems*, 1996). Shortly after the last one, two edges cross.

use super::closeness::between_segments;
use super::number::{F, Point, fraction, minus, nearest, root};
use super::region::Region;
use super::relation::{Relation, depth, relation};
use crate::form::Form;
use dashu_base::{SquareRoot, UnsignedAbs};
use dashu_int::{IBig, UBig};

/// The bits of a number behind the point.
const BITS: usize = 256;

/// The bits of a squared distance that are right: coordinates and turns are moderate, those of
/// `BITS` that rounding may change are far fewer than the rest.
const RIGHT: usize = 100;

/// The most steps.
const STEPS: usize = 3000;

/// A polygon that moves by a vector from time 0 to 1 and turns meanwhile, by an angle in radians,
/// about a point that moves along.
#[derive(Clone, Debug)]
pub struct Turning {
    /// The polygon at time 0.
    pub form: Form,
    /// How far it moves.
    pub way: [f64; 2],
    /// How far it turns, from x toward y.
    pub angle: f64,
    /// The point about which it turns, at time 0.
    pub pivot: [f64; 2],
}

impl Turning {
    /// The numbers of the motion.
    pub fn motion(&self) -> [f64; 5] {
        let ([x, y], [px, py]) = (self.way, self.pivot);
        [x, y, self.angle, px, py]
    }

    /// The distance of its farthest vertex from the pivot, at least.
    fn reach(&self) -> f64 {
        let [x, y] = self.pivot;
        let points = self.form.points().into_iter();
        let squares = points.map(|p| (p[0] - x) * (p[0] - x) + (p[1] - y) * (p[1] - y));
        squares.fold(0.0, f64::max).sqrt() * (1.0 + 1e-12)
    }
}

/// When two polygons first meet.
pub struct Bounds {
    /// They have no common point before the first time, and one by the second; `None` if they have
    /// none until 1.
    pub times: Option<[f64; 2]>,
    /// How far they are from another answer, at least: how close they come if they do not meet, how
    /// deep they are in each other later if they do.
    pub margin: f64,
    /// How much later they meet if an edge is 1 farther away, about.
    pub condition: f64,
}

/// When two polygons first meet. `None` if they do at the start, or if it is not proved: they
/// hardly more than graze each other.
pub fn first_contact(a: &Turning, b: &Turning) -> Option<Bounds> {
    if relation(&Region::new(&a.form), &Region::new(&b.form)).relation != Relation::Disjoint {
        return None;
    }
    let (one, other) = (Rings::new(a), Rings::new(b));
    let apart = [a.way[0] - b.way[0], a.way[1] - b.way[1]];
    let slide = (apart[0] * apart[0] + apart[1] * apart[1]).sqrt();
    let speed = slide + a.angle.abs() * a.reach() + b.angle.abs() * b.reach();
    let speed = fixed(speed * (1.0 + 1e-9));
    if speed == IBig::ZERO {
        return None;
    }
    let end = IBig::ONE << BITS;
    let (mut time, mut closest) = (IBig::ZERO, f64::INFINITY);
    let mut last: Option<(IBig, IBig)> = None;
    for _ in 0..STEPS {
        let distance = distance(&one.at(&time), &other.at(&time));
        let step = (&distance << BITS) / &speed;
        // a fourth of the distance is left after three fourths of the step
        closest = closest.min(double(&distance) / 4.0);
        let next: IBig = &time + step * 3 / 4;
        if next >= end {
            return Some(Bounds {
                times: None,
                margin: closest,
                condition: 1.0,
            });
        }
        if &next - &time < IBig::ONE << (BITS - 42) {
            let (before, gap) = last?;
            let (passed, closed) = (double(&(&time - before)), double(&(gap - &distance)));
            let approaches = passed > 0.0 && closed > 0.0;
            return met([&one, &other], &time, approaches.then(|| passed / closed)?);
        }
        last = Some((time, distance));
        time = next;
    }
    None
}

/// The bounds, if the polygons meet shortly after a time.
fn met(of: [&Rings; 2], time: &IBig, condition: f64) -> Option<Bounds> {
    let earliest = below(time);
    let unit = below(&(IBig::ONE << (BITS - 53)));
    let later = (30..=39)
        .rev()
        .map(|bits| time + (IBig::ONE << (BITS - bits)));
    let later = later.map(|time| below(&time) + unit);
    let latest = later.filter(|&time| time <= 1.0).find(|&time| {
        let [one, other] = of.map(|rings| rings.at(&fixed(time)));
        let crosses = |p: &Edge| other.iter().any(|q| certainly_cross(p, q));
        one.iter().any(crosses)
    })?;
    // the deepest of some times afterwards
    let parts = [1e-3, 1e-2]
        .into_iter()
        .chain((1..=16).map(|part| f64::from(part) / 16.0));
    let depths = parts.map(|part| depth_at(of, latest + (1.0 - latest) * part));
    Some(Bounds {
        times: Some([earliest, latest]),
        margin: depths.fold(0.0, f64::max),
        condition,
    })
}

/// How deep convex pieces of both are in each other at a time, up to rounding.
fn depth_at(of: [&Rings; 2], time: f64) -> f64 {
    let [one, other] = of.map(|rings| rings.pieces_at(&fixed(time)));
    let pairs = one.iter().flat_map(|p| other.iter().map(move |q| (p, q)));
    let depths = pairs.filter_map(|(p, q)| depth(p, q));
    depths.max().map_or(0.0, |squared| root(&squared))
}

/// A point or a vector in units.
type Vector = [IBig; 2];

/// An edge in units.
type Edge = [Vector; 2];

/// A polygon and its motion in units.
struct Rings {
    /// The edges, seen from the pivot.
    edges: Vec<Edge>,
    /// Convex pieces in fractions, seen from the pivot.
    pieces: Vec<Vec<Point>>,
    way: Vector,
    angle: IBig,
    pivot: Vector,
}

impl Rings {
    fn new(of: &Turning) -> Rings {
        let region = Region::new(&of.form);
        let pivot = of.pivot.map(fraction);
        let from_pivot = |p: &Point| minus(p, &pivot);
        let edges = region.edges.iter();
        let pieces = region.pieces.iter();
        Rings {
            edges: edges
                .map(|edge| [0, 1].map(|end| from_pivot(&edge[end]).map(|x| units(&x))))
                .collect(),
            pieces: pieces
                .map(|piece| piece.iter().map(from_pivot).collect())
                .collect(),
            way: of.way.map(fixed),
            angle: fixed(of.angle),
            pivot: of.pivot.map(fixed),
        }
    }

    /// A place of a point, seen from the pivot, at a time.
    fn place(&self, time: &IBig) -> impl Fn(&Vector) -> Vector {
        let [cos, sin] = cosine_and_sine(&times(&self.angle, time));
        let at = [0, 1].map(|axis| &self.pivot[axis] + times(&self.way[axis], time));
        move |[x, y]| {
            [
                &at[0] + times(&cos, x) - times(&sin, y),
                &at[1] + times(&sin, x) + times(&cos, y),
            ]
        }
    }

    fn at(&self, time: &IBig) -> Vec<Edge> {
        let place = self.place(time);
        let edges = self.edges.iter();
        edges.map(|[p, q]| [place(p), place(q)]).collect()
    }

    /// The convex pieces, up to rounding to doubles.
    fn pieces_at(&self, time: &IBig) -> Vec<Vec<Point>> {
        let place = self.place(time);
        let point = |p: &Point| {
            let placed = place(&[units(&p[0]), units(&p[1])]);
            placed.map(|x| fraction(double(&x)))
        };
        let pieces = self.pieces.iter();
        pieces
            .map(|piece| piece.iter().map(point).collect())
            .collect()
    }
}

/// A fraction in units, rounded.
fn units(x: &F) -> IBig {
    let (numerator, denominator) = x.clone().canonicalize().into_parts();
    (numerator << BITS) / IBig::from(denominator)
}

/// A double in units: exactly, since none has bits behind the last one.
fn fixed(x: f64) -> IBig {
    units(&fraction(x))
}

/// The nearest double, up to a rounding error.
fn double(x: &IBig) -> f64 {
    nearest(&F::from_parts(x.clone(), UBig::ONE << BITS))
}

/// A time as a double that is no later, with 53 bits behind the point.
fn below(time: &IBig) -> f64 {
    double(&((time >> (BITS - 53)) << (BITS - 53)))
}

fn times(a: &IBig, b: &IBig) -> IBig {
    (a * b) >> BITS
}

fn from([x, y]: &Vector, [from_x, from_y]: &Vector) -> Vector {
    [x - from_x, y - from_y]
}

/// Of an angle: by the series at an angle of less than 1/256, and the formulas for twice of that.
fn cosine_and_sine(angle: &IBig) -> Vector {
    let mut halvings = 0;
    while (angle >> halvings).unsigned_abs() >> (BITS - 8) != UBig::ZERO {
        halvings += 1;
    }
    let small = angle >> halvings;
    let one: IBig = IBig::ONE << BITS;
    let (mut term, mut sum) = ([one.clone(), IBig::ZERO], [one, IBig::ZERO]);
    for power in 1..40_u8 {
        term = [
            -times(&term[1], &small) / power,
            times(&term[0], &small) / power,
        ];
        sum = [0, 1].map(|i| &sum[i] + &term[i]);
    }
    for _ in 0..halvings {
        let [cos, sin] = &sum;
        sum = [times(cos, cos) - times(sin, sin), times(cos, sin) * 2];
    }
    sum
}

/// The distance of some edges, at least.
fn distance(a: &[Edge], b: &[Edge]) -> IBig {
    let in_doubles = |edges: &[Edge]| -> Vec<[[f64; 2]; 2]> {
        let of = |p: &Vector| [double(&p[0]), double(&p[1])];
        edges.iter().map(|[p, q]| [of(p), of(q)]).collect()
    };
    let (one, other) = (in_doubles(a), in_doubles(b));
    let numbers = one.iter().chain(&other).flatten().flatten();
    let size = numbers.fold(1.0, |most: f64, x| most.max(x.abs()));
    let pairs = (0..a.len()).flat_map(|i| (0..b.len()).map(move |j| (i, j)));
    let rough = pairs.map(|(i, j)| (between_segments(one[i], other[j]), i, j));
    let rough: Vec<(f64, usize, usize)> = rough.collect();
    let least = rough
        .iter()
        .fold(f64::INFINITY, |least, (gap, ..)| least.min(*gap));
    // doubles are off by much less than that
    let near = rough.iter().filter(|(gap, ..)| *gap <= least + size * 1e-6);
    let squares = near.map(|&(_, i, j)| squared_gap(&a[i], &b[j]));
    let square = squares.min().unwrap_or(IBig::ZERO) - wrong();
    match UBig::try_from(square << BITS) {
        Ok(square) => square.sqrt().into(),
        Err(_) => IBig::ZERO,
    }
}

/// What a squared distance, or twice an area, may be off by.
fn wrong() -> IBig {
    IBig::ONE << (BITS - RIGHT)
}

/// The squared distance of two edges, which do not cross.
fn squared_gap(one: &Edge, other: &Edge) -> IBig {
    let ends = [
        from_edge(&one[0], other),
        from_edge(&one[1], other),
        from_edge(&other[0], one),
        from_edge(&other[1], one),
    ];
    ends.into_iter().min().unwrap_or(IBig::ZERO)
}

fn dot(a: &Vector, b: &Vector) -> IBig {
    (&a[0] * &b[0] + &a[1] * &b[1]) >> BITS
}

fn cross(a: &Vector, b: &Vector) -> IBig {
    (&a[0] * &b[1] - &a[1] * &b[0]) >> BITS
}

/// The squared distance of a point from an edge.
fn from_edge(point: &Vector, [a, b]: &Edge) -> IBig {
    let (along, to) = (from(b, a), from(point, a));
    let (place, length) = (dot(&to, &along), dot(&along, &along));
    if place <= IBig::ZERO {
        dot(&to, &to)
    } else if place >= length {
        let back = from(point, b);
        dot(&back, &back)
    } else {
        let area = cross(&along, &to);
        &area * &area / length
    }
}

/// Whether two edges certainly cross.
fn certainly_cross([a, b]: &Edge, [c, d]: &Edge) -> bool {
    let wrong = wrong();
    let side = |p: &Vector, q: &Vector, r: &Vector| {
        let area = cross(&from(q, p), &from(r, p));
        if area > wrong {
            1
        } else if area < -&wrong {
            -1
        } else {
            0
        }
    };
    side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0
}
