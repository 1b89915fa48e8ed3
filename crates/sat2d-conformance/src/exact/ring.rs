//! Points, edges and rings of vertices.

use super::number::{F, Point, cross, dot, minus};
use std::cmp::Ordering;

/// An edge or a segment.
pub(super) type Edge = [Point; 2];

/// On which side of the line from `a` to `b` a point lies: `Greater` is the left one.
pub fn turn(a: &Point, b: &Point, point: &Point) -> Ordering {
    cross(&minus(b, a), &minus(point, a)).cmp(&F::ZERO)
}

/// Whether a point is on a closed segment.
pub(super) fn is_on([a, b]: &Edge, point: &Point) -> bool {
    turn(a, b, point).is_eq() && dot(&minus(a, point), &minus(b, point)) <= F::ZERO
}

/// Whether two segments cross at a point that is an end of neither.
pub(super) fn cross_inside([a, b]: &Edge, [c, d]: &Edge) -> bool {
    let opposite = |one: Ordering, other: Ordering| one.is_ne() && one == other.reverse();
    opposite(turn(a, b, c), turn(a, b, d)) && opposite(turn(c, d, a), turn(c, d, b))
}

/// Whether two closed segments have a point in common.
pub(super) fn meet(one: &Edge, other: &Edge) -> bool {
    let [a, b] = one;
    let [c, d] = other;
    let ends = is_on(one, c) || is_on(one, d) || is_on(other, a) || is_on(other, b);
    ends || cross_inside(one, other)
}

/// The edges of a ring.
pub(super) fn edges(ring: &[Point]) -> impl Iterator<Item = Edge> {
    let next = ring.iter().cycle().skip(1);
    ring.iter().zip(next).map(|(p, q)| [p.clone(), q.clone()])
}

/// The corners of the convex hull, counter-clockwise: two for a segment, one for a point. (A. M.
/// Andrew, *Another efficient algorithm for convex hulls in two dimensions*, 1979.)
pub fn hull(points: &[Point]) -> Vec<Point> {
    let mut sorted = points.to_vec();
    sorted.sort();
    sorted.dedup();
    if sorted.len() < 3 {
        return sorted;
    }
    let half = |points: &mut dyn Iterator<Item = &Point>| {
        let mut chain: Vec<Point> = Vec::new();
        for point in points {
            while let [.., a, b] = &chain[..]
                && turn(a, b, point).is_le()
            {
                chain.pop();
            }
            chain.push(point.clone());
        }
        chain.pop();
        chain
    };
    let lower = half(&mut sorted.iter());
    let upper = half(&mut sorted.iter().rev());
    [lower, upper].concat()
}

/// Whether rings are the outline of one polygon and its holes: no two edges meet, except neighbours
/// at their vertex; each hole is inside of the outline and in no other hole.
pub fn is_simple(rings: &[Vec<Point>]) -> bool {
    let all: Vec<(usize, usize, Edge)> = rings
        .iter()
        .enumerate()
        .flat_map(|(r, ring)| edges(ring).enumerate().map(move |(e, edge)| (r, e, edge)))
        .collect();
    let clash = |(r, e, one): &(usize, usize, Edge), (s, f, other): &(usize, usize, Edge)| {
        let count = rings[*r].len();
        if r == s && (e + 1) % count == *f {
            is_on(one, &other[1]) || is_on(other, &one[0])
        } else if r == s && (f + 1) % count == *e {
            is_on(other, &one[1]) || is_on(one, &other[0])
        } else {
            meet(one, other)
        }
    };
    let is_apart = (0..all.len()).all(|i| all[..i].iter().all(|edge| !clash(edge, &all[i])));
    let surrounds = |ring: &[Point], hole: &[Point]| is_inside_ring(ring, &hole[0]);
    rings.iter().all(|ring| ring.len() > 2)
        && is_apart
        && (1..rings.len()).all(|i| {
            surrounds(&rings[0], &rings[i])
                && (1..rings.len()).all(|j| i == j || !surrounds(&rings[j], &rings[i]))
        })
}

/// Whether a point that is on no edge is inside of a ring, by the number of edges to its right.
pub(super) fn is_inside_ring(ring: &[Point], x: &Point) -> bool {
    let crossed = edges(ring).filter(|[a, b]| {
        let (low, high) = if a[1] <= b[1] { (a, b) } else { (b, a) };
        low[1] <= x[1] && x[1] < high[1] && turn(low, high, x).is_gt()
    });
    crossed.count() % 2 == 1
}
