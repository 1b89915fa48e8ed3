//! The convex polygon inside an outline with the least deviation.
//!
//! Its corners are vertices of the outline, in the same order. Of every chain that an edge
//! replaces, each vertex is within the tolerance of the edge and not on its left, where the polygon
//! is. [`Simplification::verify`](crate::Simplification::verify) proves from that alone
//! that the outline covers the polygon.

use crate::simplify::square_of_distance;
use alloc::vec;
use alloc::vec::Vec;
use core::cmp::Ordering;
use glam::DVec2;
use sat2d_base::exact::distance::point_segment;
use sat2d_base::exact::orient2d;

/// The longest chain that an edge may replace, in edges. The time grows with its fifth power at
/// worst.
const LONGEST_CHAIN: usize = 8;

/// A candidate edge of the polygon.
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
    let bend = |i: usize| Some((i, turn(i))).filter(|(_, turn)| turn.is_ne());
    let bends: Vec<(usize, Ordering)> = (0..n).filter_map(bend).collect();
    let bent: Vec<DVec2> = bends.iter().map(|&(i, _)| outline[i]).collect();
    let reflex: Vec<bool> = bends.iter().map(|(_, turn)| turn.is_lt()).collect();
    let (deviation, corners) = least_deviation(&bent, &edges(&bent, &reflex, tolerance))?;
    Some((deviation, corners.iter().map(|&i| bends[i].0).collect()))
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
                let Some((deviation, _)) = chains[last] else {
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

#[cfg(test)]
mod tests {
    use crate::approximate::inner_hull::*;

    type P = [i64; 2];

    fn minus(a: P, b: P) -> P {
        [a[0] - b[0], a[1] - b[1]]
    }

    fn cross(a: P, b: P, c: P) -> i64 {
        let (u, v) = (minus(b, a), minus(c, a));
        u[0] * v[1] - u[1] * v[0]
    }

    fn dot(u: P, v: P) -> i64 {
        u[0] * v[0] + u[1] * v[1]
    }

    /// The square of a distance as a fraction.
    fn square(p: P, a: P, b: P) -> [i64; 2] {
        let (ab, ap, bp) = (minus(b, a), minus(p, a), minus(p, b));
        if dot(ab, ap) <= 0 {
            [dot(ap, ap), 1]
        } else if dot(ab, bp) >= 0 {
            [dot(bp, bp), 1]
        } else {
            [cross(a, b, p).pow(2), dot(ab, ab)]
        }
    }

    /// The sign of the turn at a vertex.
    fn turn(outline: &[P], i: usize) -> i64 {
        let n = outline.len();
        cross(outline[(i + n - 1) % n], outline[i], outline[(i + 1) % n]).signum()
    }

    /// The least deviation, by all subsets of the vertices, of which none is straight.
    fn judge(outline: &[P], tolerance: i64) -> Option<f64> {
        let n = outline.len();
        let is_reflex = |i: usize| turn(outline, i % n) < 0;
        let of = |chosen: u32| {
            let corners: Vec<usize> = (0..n).filter(|i| chosen >> i & 1 == 1).collect();
            let count = corners.len();
            let mut most: f64 = 0.0;
            for i in 0..count {
                let [from, to] = [corners[i], corners[(i + 1) % count]];
                let [a, b] = [outline[from], outline[to]];
                let others = (2..count).map(|k| outline[corners[(i + k) % count]]);
                if others.into_iter().any(|c| cross(a, b, c) <= 0) {
                    return None;
                }
                let end = if to > from { to } else { to + n };
                if end > from + 1 && !(from..=end).any(is_reflex) {
                    return None;
                }
                for p in (from + 1..end).map(|at| outline[at % n]) {
                    let [over, under] = square(p, a, b);
                    if cross(a, b, p) > 0 || over > tolerance * tolerance * under {
                        return None;
                    }
                    most = most.max(over as f64 / under as f64);
                }
            }
            (count >= 3).then_some(most)
        };
        (0..1 << n).filter_map(of).min_by(f64::total_cmp)
    }

    fn doubles(outline: &[P]) -> Vec<DVec2> {
        let point = |&[x, y]: &P| DVec2::new(x as f64, y as f64);
        outline.iter().map(point).collect()
    }

    /// Stars whose vertices lie in eight directions, which bound all angles by 180 degrees.
    #[test]
    fn the_least_deviation_is_that_of_all_subsets() {
        let directions = [
            [1, 0],
            [1, 1],
            [0, 1],
            [-1, 1],
            [-1, 0],
            [-1, -1],
            [0, -1],
            [1, -1],
        ];
        let (mut found, mut none) = (0, 0);
        for case in 0..4000u64 {
            let mut rng = fastrand::Rng::with_seed(case);
            let outline = directions.map(|[x, y]| {
                let radius = rng.i64(2..9);
                [x * radius, y * radius]
            });
            let tolerance = rng.i64(1..6);
            let made = inner_hull(&doubles(&outline), tolerance as f64);
            let bent = (0..8).filter(|&i| turn(&outline, i) != 0);
            let bent: Vec<P> = bent.map(|i| outline[i]).collect();
            let judged = judge(&bent, tolerance);
            assert_eq!(made.is_some(), judged.is_some(), "{outline:?} {tolerance}");
            let (Some((square, corners)), Some(least)) = (made, judged) else {
                none += 1;
                continue;
            };
            found += 1;
            assert!(
                (square - least).abs() <= 1e-12 * least,
                "{outline:?} {tolerance}"
            );
            let chosen: Vec<P> = corners.iter().map(|&i| outline[i]).collect();
            assert!(
                corners.is_sorted() && judge(&chosen, 0) == Some(0.0),
                "{corners:?}"
            );
        }
        assert!(found > 400 && none > 400, "{found} {none}");
    }

    /// A square with teeth on its right side, which one edge replaces.
    #[test]
    fn an_edge_replaces_up_to_eight_edges() {
        for (teeth, is_possible) in [(2, true), (4, true), (5, false)] {
            let tooth = |i: i64| [[20, 4 * i], [21, 4 * i + 2]];
            let mut outline: Vec<P> = vec![[0, 4 * teeth], [0, 0]];
            outline.extend((0..teeth).flat_map(tooth));
            outline.push([20, 4 * teeth]);
            let last = outline.len() - 1;
            let expected = is_possible.then(|| (1.0, vec![0, 1, 2, last]));
            assert_eq!(inner_hull(&doubles(&outline), 1.0), expected);
        }
    }
}
