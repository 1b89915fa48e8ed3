//! The relation of two placed shapes, with no code of the library and none of the checker.
//!
//! Two hulls are judged by their Minkowski difference in whole numbers (`round_judge.rs`). Where a
//! shape has edges instead, all edges are cut where they meet. Overlapping shapes have a piece of
//! an edge that is inside of the other shape, or that has both shapes on the same side.

use crate::draw::At;
use crate::support::round_judge::{self, RoundHull};
use sat2d::{DVec2, Relation, ShapeKind};
use sat2d_test_support::rational::Rational;

type Point = [Rational; 2];
type Edge = [Point; 2];

/// The true relation. `None` for some flat ellipses whose ends are no fractions.
pub fn relation(a: &At, b: &At) -> Option<Relation> {
    match (is_hull(a), is_hull(b)) {
        (true, true) => Some(round_judge::relation(&round_hull(a), &round_hull(b))?.0),
        (true, false) => hull_and_region(&round_hull(a), b),
        (false, true) => hull_and_region(&round_hull(b), a),
        (false, false) => Some(regions(&Region::of(a), &Region::of(b))),
    }
}

fn is_hull((shape, _): &At) -> bool {
    use ShapeKind::{ClosedChain, ConcavePolygon, MultiPolygon, OpenChain};
    !matches!(
        shape.kind(),
        ConcavePolygon | MultiPolygon | OpenChain | ClosedChain
    )
}

fn round_hull((shape, at): &At) -> RoundHull {
    let mut hull = RoundHull::placed(shape.vertices(), shape.radius(), at);
    let [x, y] = shape.half_axes().to_array();
    if x != y {
        let [a, b, c, d, ..] = at.to_array();
        (hull.u, hull.w) = (DVec2::new(a, b) * x, DVec2::new(c, d) * y);
    }
    hull
}

/// The placed vertices of each ring.
fn placed((shape, at): &At) -> Vec<Vec<DVec2>> {
    let [a, b, c, d, tx, ty] = at.to_array();
    let place = |p: &DVec2| DVec2::new((a * p.x + c * p.y) + tx, (b * p.x + d * p.y) + ty);
    let ring = |ring: &[DVec2]| ring.iter().map(place).collect();
    shape.rings().map(ring).collect()
}

/// The ends of the edges of a ring, or of the segments of a chain.
fn pairs<T: Clone>(ring: &[T], kind: ShapeKind) -> Vec<[T; 2]> {
    let count = ring.len() - usize::from(kind == ShapeKind::OpenChain);
    let next = ring.iter().cycle().skip(1);
    let edges = ring.iter().zip(next).take(count);
    edges.map(|(p, q)| [p.clone(), q.clone()]).collect()
}

/// A hull and a shape with edges, one by one. A round hull that overlaps none of these is inside of
/// the shape as a whole, or outside.
fn hull_and_region(hull: &RoundHull, other: &At) -> Option<Relation> {
    let region = Region::of(other);
    if [hull.u, hull.w] == [DVec2::ZERO; 2] {
        return Some(regions(&Region::of_hull(&hull.points), &region));
    }
    if cross(&exact(hull.u), &exact(hull.w)).is_zero() {
        return None;
    }
    let mut found = Relation::Disjoint;
    for [p, q] in placed(other)
        .iter()
        .flat_map(|ring| pairs(ring, other.0.kind()))
    {
        let edge = RoundHull {
            points: vec![p, q],
            u: DVec2::ZERO,
            w: DVec2::ZERO,
        };
        found = found.max(round_judge::relation(hull, &edge)?.0);
    }
    Some(found.max(match region.place(&exact(hull.points[0])) {
        Relation::Overlapping => Relation::Overlapping,
        _ => Relation::Disjoint,
    }))
}

fn exact(p: DVec2) -> Point {
    [Rational::of(p.x), Rational::of(p.y)]
}

fn zero() -> Rational {
    Rational::zero()
}

fn minus(p: &Point, q: &Point) -> Point {
    [&p[0] - &q[0], &p[1] - &q[1]]
}

fn cross(p: &Point, q: &Point) -> Rational {
    &p[0] * &q[1] - &p[1] * &q[0]
}

fn dot(p: &Point, q: &Point) -> Rational {
    &p[0] * &q[0] + &p[1] * &q[1]
}

/// The point at a part of an edge.
fn at([p, q]: &Edge, part: &Rational) -> Point {
    let along = minus(q, p);
    [&p[0] + part * &along[0], &p[1] + part * &along[1]]
}

fn is_on([p, q]: &Edge, x: &Point) -> bool {
    let (to_p, to_q) = (minus(p, x), minus(q, x));
    cross(&to_p, &to_q).is_zero() && dot(&to_p, &to_q) <= zero()
}

/// The corners of a convex hull, counter-clockwise (A. M. Andrew, "Another Efficient Algorithm for
/// Convex Hulls in Two Dimensions", 1979).
fn convex_hull(points: &[DVec2]) -> Vec<Point> {
    let mut sorted: Vec<Point> = points.iter().map(|p| exact(*p)).collect();
    sorted.sort();
    sorted.dedup();
    if sorted.len() < 3 {
        return sorted;
    }
    let mut ring: Vec<Point> = Vec::new();
    for _ in 0..2 {
        let start = ring.len();
        for p in &sorted {
            while let [.., before, last] = &ring[start..]
                && cross(&minus(last, before), &minus(p, last)) <= zero()
            {
                ring.pop();
            }
            ring.push(p.clone());
        }
        ring.pop();
        sorted.reverse();
    }
    ring
}

/// What an odd number of rings is around, with edges.
struct Region {
    edges: Vec<Edge>,
    has_inside: bool,
    /// Edges of segments and chains may cross those of others.
    is_line: bool,
}

impl Region {
    fn of(body: &At) -> Region {
        let kind = body.0.kind();
        let rings = placed(body);
        let edges = rings
            .iter()
            .flat_map(|ring| pairs(&ring.iter().map(|p| exact(*p)).collect::<Vec<_>>(), kind));
        let is_line = matches!(kind, ShapeKind::OpenChain | ShapeKind::ClosedChain);
        Region {
            edges: edges.collect(),
            has_inside: !is_line,
            is_line,
        }
    }

    fn of_hull(points: &[DVec2]) -> Region {
        let ring = convex_hull(points);
        let is_line = ring.len() < 3;
        Region {
            edges: pairs(&ring, ShapeKind::ConvexPolygon),
            has_inside: !is_line,
            is_line,
        }
    }

    /// Whether there is inside next to a point in a direction, where no edge leads.
    fn is_inside(&self, x: &Point, toward: &Point) -> bool {
        let crosses = |[p, q]: &&Edge| {
            let (p, q) = (minus(p, x), minus(q, x));
            let (of_p, of_q) = (cross(toward, &p), cross(toward, &q));
            if (of_p > zero()) == (of_q > zero()) {
                return false;
            }
            // the place along the ray has the sign of this quotient
            let (place, under) = (cross(&p, &q), &of_q - &of_p);
            place > zero() && under > zero() || place < zero() && under < zero()
        };
        self.has_inside && self.edges.iter().filter(crosses).count() % 2 == 1
    }

    /// How a point lies to it.
    fn place(&self, x: &Point) -> Relation {
        if self.edges.iter().any(|edge| is_on(edge, x)) {
            Relation::Touching
        } else if self.is_inside(x, &exact(DVec2::X)) {
            Relation::Overlapping
        } else {
            Relation::Disjoint
        }
    }
}

/// The parts of an edge at which it meets another one, up to the line of either.
fn meetings(edge: &Edge, other: &Edge) -> Vec<Rational> {
    let along = minus(&edge[1], &edge[0]);
    let length = dot(&along, &along);
    if length.is_zero() {
        return Vec::new();
    }
    let [p, q] = [0, 1].map(|end| cross(&along, &minus(&other[end], &edge[0])));
    if p == q {
        let place = |end: &Point| &dot(&along, &minus(end, &edge[0])) / &length;
        return other.iter().filter(|_| p.is_zero()).map(place).collect();
    }
    let crossing = at(other, &(&p / &(&p - &q)));
    vec![&dot(&along, &minus(&crossing, &edge[0])) / &length]
}

/// The relation of two sets of points with edges.
fn regions(a: &Region, b: &Region) -> Relation {
    let one = Rational::of(1.0);
    let mut found = Relation::Disjoint;
    for (own, other) in [(a, b), (b, a)] {
        for edge in &own.edges {
            let all = a.edges.iter().chain(&b.edges);
            let mut parts: Vec<Rational> = all.flat_map(|cut| meetings(edge, cut)).collect();
            parts.retain(|part| *part > zero() && *part < one);
            parts.extend([zero(), one.clone()]);
            parts.sort();
            parts.dedup();
            for part in &parts {
                found = found.max(other.place(&at(edge, part)));
            }
            let along = minus(&edge[1], &edge[0]);
            let left = [zero() - along[1].clone(), along[0].clone()];
            let right = [along[1].clone(), zero() - along[0].clone()];
            for ends in parts.windows(2) {
                let middle = at(edge, &((&ends[0] + &ends[1]) * Rational::of(0.5)));
                found = found.max(other.place(&middle));
                let is_shared =
                    |side: &Point| a.is_inside(&middle, side) && b.is_inside(&middle, side);
                if is_shared(&left) || is_shared(&right) {
                    return Relation::Overlapping;
                }
            }
        }
    }
    let crosses = |p: &Edge, q: &Edge| {
        let is_within = |x: &Point, edge: &Edge| is_on(edge, x) && edge.iter().all(|end| end != x);
        let parts = meetings(p, q);
        let is_parallel = cross(&minus(&p[1], &p[0]), &minus(&q[1], &q[0])).is_zero();
        let meet = |part: &Rational| is_within(&at(p, part), p) && is_within(&at(p, part), q);
        !is_parallel && parts.iter().any(meet)
    };
    let mut pairs = a
        .edges
        .iter()
        .flat_map(|p| b.edges.iter().map(move |q| (p, q)));
    if a.is_line && b.is_line && pairs.any(|(p, q)| crosses(p, q)) {
        return Relation::Overlapping;
    }
    found
}
