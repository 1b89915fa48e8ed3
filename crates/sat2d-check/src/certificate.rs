//! The certificate, and what it has to show.

use crate::geometry::{
    F, Location, Point, cross, edges, fraction, hull, in_hull, in_rings, is_on, is_within,
    meets_inside, minus, separation,
};
use crate::place::{Kind, Placed};
use serde::{Deserialize, Serialize};
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
        let witness = &self.witness;
        let point = witness.point.as_ref().map(vector).transpose()?;
        match (witness.relation, point) {
            (Relation::Overlapping, Some(x)) => overlap(&a, &b, &x),
            (Relation::Disjoint, _) => separate(&a, &b, witness, true),
            (Relation::Touching, Some(x)) => {
                if [&a, &b]
                    .iter()
                    .any(|body| body.locate(&x) == Location::Outside)
                {
                    return Err(Refusal("the point is not in both shapes"));
                }
                separate(&a, &b, witness, false)
            }
            _ => Err(Refusal("there is no point")),
        }
    }
}

fn vector([x, y]: &[Number; 2]) -> Result<Point, Refusal> {
    let number = |x: &Number| match x {
        Number::Double(x) => F::try_from(*x).map_err(|_| Refusal("a number is not finite")),
        Number::Fraction(text) => text.parse().map_err(|_| Refusal("a fraction is none")),
    };
    Ok([number(x)?, number(y)?])
}

/// The point is inside of one shape and in the other, or segments cross there.
fn overlap(a: &Body, b: &Body, x: &Point) -> Result<(), Refusal> {
    let crossing = |[p, q]: &Edge, [r, s]: &Edge| {
        is_within([p, q], x) && is_within([r, s], x) && cross(&minus(q, p), &minus(s, r)) != F::ZERO
    };
    let cross = || {
        let (of_a, of_b) = (a.segments(), b.segments());
        let mut pairs = of_a
            .iter()
            .flat_map(|one| of_b.iter().map(move |other| (one, other)));
        pairs.any(|(one, other)| crossing(one, other))
    };
    match (a.locate(x), b.locate(x)) {
        (Location::Outside, _) | (_, Location::Outside) => {
            Err(Refusal("the point is not in both shapes"))
        }
        (Location::Boundary, Location::Boundary) if !cross() => {
            Err(Refusal("the point is inside of neither shape"))
        }
        _ => Ok(()),
    }
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
        if !is_apart || normal.iter().all(|x| *x == F::ZERO) {
            return Err(Refusal("an axis does not separate its parts"));
        }
        for part in axis.of_a.clone() {
            separated[part * of_b.len()..][axis.of_b.clone()].fill(true);
        }
    }
    if separated.iter().any(|separated| !separated) {
        return Err(Refusal("two parts have no axis"));
    }
    // what is flat may lie between two parts, inside of the shape
    if !strict && (a.has_flat_on_cut(&of_a, b, &of_b) || b.has_flat_on_cut(&of_b, a, &of_a)) {
        return Err(Refusal("a segment is inside, between two parts"));
    }
    Ok(())
}

impl Body {
    fn new(shape: &Placed) -> Result<Body, Refusal> {
        let vertices = shape.vertices();
        let mut numbers = vertices.iter().flatten().flatten().chain(&shape.half_axes);
        let rings = vertices
            .iter()
            .map(|ring| ring.iter().map(|p| p.map(fraction)).collect());
        match shape.kind {
            _ if !numbers.all(|x| x.is_finite()) => Err(Refusal("a coordinate is not finite")),
            Kind::Polygon => Ok(()),
            _ if vertices.len() == 1 && !vertices[0].is_empty() => Ok(()),
            _ => Err(Refusal("a hull or a chain has one ring")),
        }?;
        Ok(Body {
            kind: shape.kind,
            rings: rings.collect(),
            ellipse: shape.ellipse(),
        })
    }

    /// Where a point is; outside of what cannot be told.
    fn locate(&self, x: &Point) -> Location {
        match self.kind {
            Kind::Hull => in_hull(&self.rings[0], &self.ellipse, x).unwrap_or(Location::Outside),
            Kind::Polygon => in_rings(&self.rings, x),
            Kind::OpenChain | Kind::ClosedChain => {
                if self.segments().iter().any(|[p, q]| is_on([p, q], x)) {
                    Location::Boundary
                } else {
                    Location::Outside
                }
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
        let all: Vec<&Point> = self.rings.iter().flatten().collect();
        let part = |part: &Vec<usize>| {
            let points = part
                .iter()
                .map(|&vertex| all.get(vertex).map(|&p| p.clone()));
            points.collect::<Option<Vec<Point>>>()
        };
        let parts = numbers.iter().map(part).collect::<Option<Vec<_>>>();
        let parts = parts.ok_or(Refusal("a part has vertices that do not exist"))?;
        if self.kind != Kind::Polygon {
            let of_parts = numbers.iter().flat_map(|part| ring_edges(part));
            let covered: BTreeSet<[usize; 2]> =
                of_parts.map(|[p, q]| [p.min(q), p.max(q)]).collect();
            let ends = 0..all.len() - usize::from(self.kind == Kind::OpenChain);
            let mut segments = ends.map(|p| [p, (p + 1) % all.len()]);
            let is_covered = segments.all(|[p, q]| covered.contains(&[p.min(q), p.max(q)]));
            return is_covered
                .then_some(parts)
                .ok_or(Refusal("a segment is in no part"));
        }
        // edges that follow one line are as often there as not, wherever they begin and end
        let mut single = BTreeSet::new();
        let rings = parts.iter().chain(&self.rings);
        let all = rings.flat_map(|ring| edges(ring));
        for [p, q] in all.filter(|[p, q]| p != q) {
            for end in [p, q].map(|end| (line(p, q), end.clone())) {
                if !single.remove(&end) {
                    single.insert(end);
                }
            }
        }
        let is_all = single.is_empty();
        is_all
            .then_some(parts)
            .ok_or(Refusal("the parts are not the polygon"))
    }

    /// Whether what is flat of the other shape meets the inside of an edge between two parts.
    fn has_flat_on_cut(&self, parts: &[Vec<Point>], other: &Body, others: &[Vec<Point>]) -> bool {
        if self.kind != Kind::Polygon || other.is_round() {
            return false;
        }
        let with_area = parts.iter().filter(|part| hull(part).len() > 2);
        let hulls: Vec<_> = others.iter().map(|part| hull(part)).collect();
        let flat = hulls.iter().filter(|hull| hull.len() < 3);
        let flat: Vec<_> = flat.map(|hull| [&hull[0], &hull[hull.len() - 1]]).collect();
        let outline = || self.rings.iter().flat_map(|ring| edges(ring));
        let is_cut = |ends: [&Point; 2]| {
            let follows = |edge| ends.into_iter().all(|x| is_on(edge, x));
            !outline().any(follows)
        };
        with_area
            .flat_map(|part| edges(part))
            .any(|edge| flat.iter().any(|ends| meets_inside(*ends, edge)) && is_cut(edge))
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

fn ring_edges<T: Copy>(ring: &[T]) -> impl Iterator<Item = [T; 2]> {
    ring.iter()
        .zip(ring.iter().cycle().skip(1))
        .map(|(p, q)| [*p, *q])
}
