//! The convex polygon inside an outline that leaves out least.
//!
//! Its corners are vertices of the outline, in the same order. Of every chain that an edge
//! replaces, each vertex is within the tolerance of the edge and not on its left, where the polygon
//! is. [`Simplification::verify`](crate::decompose::Simplification::verify) proves from that alone
//! that the outline covers the polygon.

use crate::decompose::simplify::square_of_distance;
use crate::exact::distance::point_segment;
use crate::exact::orient2d;
use alloc::vec;
use alloc::vec::Vec;
use core::cmp::Ordering;
use glam::DVec2;

/// The longest chain that an edge replaces, in edges. The time grows with its fifth power at worst.
const LONGEST_CHAIN: usize = 8;

/// An edge of the polygon that is possible.
struct Edge {
    from: usize,
    /// Where it ends; if that is the first vertex or one after it, the number of vertices more.
    to: usize,
    /// The square of the greatest distance of a vertex of the chain that it replaces.
    deviation: f64,
}

/// The square of the greatest deviation, rounded, and the corners by their places in `outline`,
/// ascending; `None` if none was found.
pub(super) fn inner_hull(outline: &[DVec2], tolerance: f64) -> Option<(f64, Vec<usize>)> {
    let n = outline.len();
    let turn = |i: usize| orient2d(outline[(i + n - 1) % n], outline[i], outline[(i + 1) % n]);
    let places: Vec<usize> = (0..n).filter(|&i| turn(i) != Ordering::Equal).collect();
    let bent: Vec<DVec2> = places.iter().map(|&i| outline[i]).collect();
    let reflex: Vec<bool> = places.iter().map(|&i| turn(i) == Ordering::Less).collect();
    let (deviation, corners) = least_deviation(&bent, &edges(&bent, &reflex, tolerance))?;
    Some((deviation, corners.iter().map(|&i| places[i]).collect()))
}

/// The edges of an outline, and those that replace a chain with a reflex vertex in it or at an end,
/// by their start.
fn edges(outline: &[DVec2], reflex: &[bool], tolerance: f64) -> Vec<Edge> {
    let n = outline.len();
    let mut edges = Vec::new();
    for from in 0..n {
        for to in from + 1..from + n.min(LONGEST_CHAIN + 1) {
            let [a, b] = [outline[from], outline[to % n]];
            let chain = || (from + 1..to).map(|i| outline[i % n]);
            let is_edge = to == from + 1;
            if chain().any(|p| point_segment(p, a, b, (tolerance, 0.0)) == Ordering::Greater) {
                break;
            }
            if is_edge
                || (from..=to).any(|i| reflex[i % n])
                    && chain().all(|p| orient2d(a, b, p) != Ordering::Greater)
            {
                let squares = chain().map(|p| square_of_distance(p, a, b));
                let deviation = squares.fold(0.0, f64::max);
                edges.push(Edge {
                    from,
                    to,
                    deviation,
                });
            }
        }
    }
    edges
}

/// The convex polygon of these edges with the least of all greatest deviations: for each first
/// edge, the least deviation of a convex chain that ends with each other one.
fn least_deviation(outline: &[DVec2], edges: &[Edge]) -> Option<(f64, Vec<usize>)> {
    let n = outline.len();
    let is_left = |a: usize, b: usize, c: usize| {
        orient2d(outline[a], outline[b], outline[c % n]) == Ordering::Greater
    };
    let starts: Vec<usize> = (0..=n)
        .map(|from| edges.partition_point(|edge| edge.from < from))
        .collect();
    let mut best: Option<(f64, Vec<usize>)> = None;
    // the chains: their deviation, and their edge before the last one
    let mut chains: Vec<Option<(f64, usize)>> = vec![None; edges.len()];
    for lowest in (0..n).filter(|low| edges.iter().any(|edge| edge.to == n + low)) {
        for first in starts[lowest]..starts[lowest + 1] {
            let second = edges[first].to;
            if second >= n {
                continue;
            }
            chains.fill(None);
            chains[first] = Some((edges[first].deviation, first));
            for last in first..edges.len() {
                let Edge { from, to, .. } = edges[last];
                let Some((deviation, _)) = chains[last].filter(|_| to < n) else {
                    continue;
                };
                for next in starts[to]..starts[to + 1] {
                    let end = edges[next].to;
                    let deviation = deviation.max(edges[next].deviation);
                    let closes = end == n + lowest;
                    if !is_left(from, to, end)
                        || closes && !is_left(to, lowest, second)
                        || !closes && (end >= n || !is_left(lowest, second, end))
                    {
                        continue;
                    }
                    if !closes {
                        if chains[next].is_none_or(|(least, _)| deviation < least) {
                            chains[next] = Some((deviation, last));
                        }
                    } else if best.as_ref().is_none_or(|(least, _)| deviation < *least) {
                        best = Some((deviation, corners(edges, &chains, last)));
                    }
                }
            }
        }
    }
    best
}

/// The corners of the chain that ends with an edge.
fn corners(edges: &[Edge], chains: &[Option<(f64, usize)>], last: usize) -> Vec<usize> {
    let mut corners = vec![edges[last].to, edges[last].from];
    let mut at = last;
    while let Some((_, before)) = chains[at].filter(|&(_, before)| before != at) {
        corners.push(edges[before].from);
        at = before;
    }
    corners.reverse();
    corners
}
