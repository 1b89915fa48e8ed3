//! The certificate, and what it has to show.

use crate::geometry::{
    F, Location, Point, cross, edges, fraction, hull, in_hull, in_rings, is_on, is_within,
    meets_inside, minus, separation,
};
use crate::place::{Kind, Placed};
use serde::{Deserialize, Serialize};
use std::cmp::Ordering;
use std::collections::BTreeSet;
use std::ops::Range;

/// A number: a double, or the text of a fraction.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum Number {
    /// A finite double.
    Double(f64),
    /// Such as `-2/3`.
    Fraction(String),
}

/// How two shapes lie to each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Relation {
    /// No point in common.
    Disjoint,
    /// They have points in common, but do not overlap.
    Touching,
    /// They meet, however little either is moved.
    Overlapping,
}

/// A direction in which parts of `b` lie beyond parts of `a`.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Axis {
    /// Which parts of `a`.
    pub of_a: Range<usize>,
    /// Which parts of `b`.
    pub of_b: Range<usize>,
    /// From `a` to `b`.
    pub normal: [Number; 2],
}

/// A relation with what is to prove it.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Witness {
    /// The relation.
    pub relation: Relation,
    /// A common point, if they meet.
    pub point: Option<[Number; 2]>,
    /// The parts of both shapes, by the numbers of their vertices; none for hulls.
    pub parts: [Vec<Vec<usize>>; 2],
    /// For each part of `a` and each of `b`, one that has both.
    pub axes: Vec<Axis>,
}

/// Two placed shapes, and what is said about them.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct Query {
    /// The first shape.
    pub a: Placed,
    /// The second shape.
    pub b: Placed,
    /// What is said.
    pub witness: Witness,
}

/// What is missing in a certificate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Refusal(pub &'static str);

/// A placed shape in fractions.
struct Body {
    kind: Kind,
    rings: Vec<Vec<Point>>,
    ellipse: [Point; 2],
}

/// A segment or an edge.
type Edge = [Point; 2];

impl Query {
    pub(crate) fn check(&self) -> Result<(), Refusal> {
        let (a, b) = (Body::new(&self.a)?, Body::new(&self.b)?);
        let relation = self.witness.relation;
        if relation != Relation::Disjoint {
            let point = self.witness.point.as_ref();
            let x = vector(point.ok_or(Refusal("there is no point"))?)?;
            let locations = [a.locate(&x), b.locate(&x)];
            if locations.contains(&Location::Outside) {
                return Err(Refusal("the point is not in both shapes"));
            }
            if relation == Relation::Overlapping {
                let overlap = locations.contains(&Location::Inside) || cross_at(&a, &b, &x);
                return required(overlap, "the point is inside of neither shape");
            }
        }
        separate(&a, &b, &self.witness, relation == Relation::Disjoint)
    }
}

fn required(holds: bool, refusal: &'static str) -> Result<(), Refusal> {
    holds.then_some(()).ok_or(Refusal(refusal))
}

fn vector(numbers: &[Number; 2]) -> Result<Point, Refusal> {
    let number = |x: &Number| match x {
        Number::Double(x) => F::try_from(*x).map_err(|_| Refusal("a number is not finite")),
        Number::Fraction(text) => text.parse().map_err(|_| Refusal("a fraction is none")),
    };
    Ok([number(&numbers[0])?, number(&numbers[1])?])
}

/// Whether segments of both shapes cross at a point.
fn cross_at(a: &Body, b: &Body, x: &Point) -> bool {
    let others = b.segments();
    let cross = |[p, q]: &Edge, [r, s]: &Edge| {
        is_within([p, q], x) && is_within([r, s], x) && cross(&minus(q, p), &minus(s, r)) != F::ZERO
    };
    let segments = a.segments();
    segments.iter().any(|s| others.iter().any(|t| cross(s, t)))
}

/// All parts of one shape are separated from all parts of the other.
fn separate(a: &Body, b: &Body, witness: &Witness, strict: bool) -> Result<(), Refusal> {
    let (of_a, of_b) = (a.parts(&witness.parts[0])?, b.parts(&witness.parts[1])?);
    let mut separated = vec![false; of_a.len() * of_b.len()];
    for axis in &witness.axes {
        let normal = vector(&axis.normal)?;
        let parts = of_a.get(axis.of_a.clone()).zip(of_b.get(axis.of_b.clone()));
        let (p, q) = parts.ok_or(Refusal("an axis has parts that do not exist"))?;
        let points = [
            &mut p.iter().flatten() as &mut dyn Iterator<Item = _>,
            &mut q.iter().flatten(),
        ];
        let separation = separation(&normal, points, [&a.ellipse, &b.ellipse]);
        let is_apart = separation.is_some_and(|order| order.is_gt() || order.is_eq() && !strict);
        let is_zero = normal.iter().all(|x| *x == F::ZERO);
        required(is_apart && !is_zero, "an axis does not separate its parts")?;
        for part in axis.of_a.clone() {
            separated[part * of_b.len()..][axis.of_b.clone()].fill(true);
        }
    }
    required(separated.iter().all(|&it| it), "two parts have no axis")?;
    // what is flat may lie between two parts, inside of the shape
    let hides = a.has_flat_on_cut(&of_a, b, &of_b) || b.has_flat_on_cut(&of_b, a, &of_a);
    required(strict || !hides, "a segment is between two parts")
}

impl Body {
    fn new(shape: &Placed) -> Result<Body, Refusal> {
        let vertices = shape.vertices();
        let mut numbers = vertices.iter().flatten().flatten().chain(&shape.half_axes);
        required(numbers.all(|x| x.is_finite()), "a coordinate is not finite")?;
        let is_ring = shape.kind == Kind::Polygon || vertices.len() == 1 && !vertices[0].is_empty();
        required(is_ring, "a hull or a chain has one ring")?;
        let fractions = |ring: &Vec<[f64; 2]>| ring.iter().map(|p| p.map(fraction)).collect();
        Ok(Body {
            kind: shape.kind,
            rings: vertices.iter().map(fractions).collect(),
            ellipse: shape.ellipse(),
        })
    }

    /// Where a point is; outside of what cannot be told.
    fn locate(&self, x: &Point) -> Location {
        match self.kind {
            Kind::Hull => in_hull(&self.rings[0], &self.ellipse, x).unwrap_or(Location::Outside),
            Kind::Polygon => in_rings(&self.rings, x),
            Kind::OpenChain | Kind::ClosedChain => {
                let is_on = self.segments().iter().any(|[p, q]| is_on([p, q], x));
                Location::of(is_on.then_some(Ordering::Equal))
            }
        }
    }

    /// The segments of a chain; of other shapes themselves, if they are one.
    fn segments(&self) -> Vec<Edge> {
        let edge = |[p, q]: [&Point; 2]| [p.clone(), q.clone()];
        let ring = self.rings.first().map_or(&[][..], |ring| ring);
        match self.kind {
            Kind::Hull | Kind::Polygon => match &hull(&self.rings.concat())[..] {
                [p, q] if !self.is_round() => vec![edge([p, q])],
                _ => Vec::new(),
            },
            Kind::OpenChain => edges(ring).take(ring.len() - 1).map(edge).collect(),
            Kind::ClosedChain => edges(ring).map(edge).collect(),
        }
    }

    /// The points of the parts of the shape, whose hulls are all of it.
    ///
    /// On each line, every point but ends of edges is in an even number of edges, those of the
    /// rings and those of the parts together. So the number of parts around a point is odd where
    /// that of rings is, and each point inside is in a part.
    fn parts(&self, numbers: &[Vec<usize>]) -> Result<Vec<Vec<Point>>, Refusal> {
        if self.kind == Kind::Hull {
            return Ok(self.rings.clone());
        }
        let all = self.rings.concat();
        let part = |part: &Vec<usize>| part.iter().map(|&i| all.get(i).cloned()).collect();
        let parts: Option<Vec<Vec<Point>>> = numbers.iter().map(part).collect();
        let parts = parts.ok_or(Refusal("a part has vertices that do not exist"))?;
        if self.kind != Kind::Polygon {
            let of_parts = numbers.iter().flat_map(|part| edges(part));
            let covered: BTreeSet<_> = of_parts.map(|[p, q]| [p.min(q), p.max(q)]).collect();
            let mut ends = 0..all.len() - usize::from(self.kind == Kind::OpenChain);
            let next = |p: usize| (p + 1) % all.len();
            let is_all = ends.all(|p| covered.contains(&[&p.min(next(p)), &p.max(next(p))]));
            return required(is_all, "a segment is in no part").map(|()| parts);
        }
        // edges that follow one line are as often there as not, wherever they begin and end
        let mut single = BTreeSet::new();
        let all = parts.iter().chain(&self.rings).flat_map(|ring| edges(ring));
        for [p, q] in all.filter(|[p, q]| p != q) {
            for end in [p, q].map(|end| (line(p, q), end.clone())) {
                if !single.remove(&end) {
                    single.insert(end);
                }
            }
        }
        required(single.is_empty(), "the parts are not the polygon").map(|()| parts)
    }

    /// Whether what is flat of the other shape meets the inside of an edge between two parts.
    fn has_flat_on_cut(&self, parts: &[Vec<Point>], other: &Body, others: &[Vec<Point>]) -> bool {
        if self.kind != Kind::Polygon || other.is_round() {
            return false;
        }
        let hulls: Vec<_> = others.iter().map(|part| hull(part)).collect();
        let flat = hulls.iter().filter(|hull| hull.len() < 3);
        let flat: Vec<_> = flat.map(|hull| [&hull[0], &hull[hull.len() - 1]]).collect();
        let outline: Vec<_> = self.rings.iter().flat_map(|ring| edges(ring)).collect();
        let is_on_edge = |[p, q]: [&Point; 2], edge| is_on(edge, p) && is_on(edge, q);
        let is_cut = |edge| !outline.iter().any(|&of_ring| is_on_edge(edge, of_ring));
        let meets = |edge| flat.iter().any(|&ends| meets_inside(ends, edge));
        let with_area = parts.iter().filter(|part| hull(part).len() > 2);
        let mut edges = with_area.flat_map(|part| edges(part));
        edges.any(|edge| meets(edge) && is_cut(edge))
    }

    fn is_round(&self) -> bool {
        self.ellipse.iter().flatten().any(|x| *x != F::ZERO)
    }
}

/// The line through two points: its slope and where it meets the y-axis, or the place of a vertical
/// one on the x-axis.
fn line(p: &Point, q: &Point) -> (Option<F>, F) {
    let [x, y] = [&q[0] - &p[0], &q[1] - &p[1]];
    if x == F::ZERO {
        return (None, p[0].clone());
    }
    let slope = y / x;
    let at_zero = &p[1] - &slope * &p[0];
    (Some(slope), at_zero)
}
