//! The vertices and edges of a hull in groups of four, for loops of vector instructions.

use alloc::boxed::Box;
use core::array::from_fn;
use glam::DVec2;

/// The index after `i` in a ring of `n`.
#[inline(always)]
pub(crate) fn next(i: usize, n: usize) -> usize {
    if i + 1 == n { 0 } else { i + 1 }
}

/// The index before `i` in a ring of `n`.
#[inline(always)]
pub(crate) fn previous(i: usize, n: usize) -> usize {
    if i == 0 { n - 1 } else { i - 1 }
}

/// Hulls with more vertices than this are searched instead of scanned.
pub(crate) const SCANNED: usize = 64;

/// Four numbers, one in each lane.
pub(crate) type Four = [f64; 4];

/// Four vertices and the edges that start there. The last group is filled up with the first vertex
/// and the last edge.
#[derive(Clone, Debug)]
pub(crate) struct Group {
    pub(crate) x: Four,
    pub(crate) y: Four,
    /// The edge in counter-clockwise direction, of length 1.
    pub(crate) edge_x: Four,
    pub(crate) edge_y: Four,
    /// The cross product of that edge and its first vertex, so that `edge × point - level` is
    /// above 0 inside; minus infinity for the lanes that are filled up.
    pub(crate) level: Four,
}

/// All groups of a ring.
pub(crate) fn groups(points: &[DVec2], clockwise: bool) -> Box<[Group]> {
    let all = 0..points.len().div_ceil(4);
    all.map(|number| group(points, clockwise, number)).collect()
}

/// The vertices of a ring of this size, in order, from its groups.
#[inline(always)]
pub(crate) fn vertices(groups: &[Group], count: usize) -> impl Iterator<Item = DVec2> {
    let lanes = |group: &Group| from_fn::<_, 4, _>(|lane| DVec2::new(group.x[lane], group.y[lane]));
    groups.iter().flat_map(lanes).take(count)
}

/// A group of a ring.
pub(crate) fn group(points: &[DVec2], clockwise: bool, number: usize) -> Group {
    let n = points.len();
    let edge = |i: usize| {
        let (start, end) = (points[i], points[(i + 1) % n]);
        let edge = if clockwise { start - end } else { end - start };
        let size = edge.abs().element_sum();
        // A single point has no edge; the square of a short edge would underflow.
        let unit = if size > 0.0 {
            let about_1 = edge / size;
            about_1 / libm::sqrt(about_1.length_squared())
        } else {
            DVec2::ZERO
        };
        (unit, unit.perp_dot(start))
    };
    let of = |f: &dyn Fn(usize) -> f64| from_fn(|lane| f(4 * number + lane));
    Group {
        x: of(&|i| points[if i < n { i } else { 0 }].x),
        y: of(&|i| points[if i < n { i } else { 0 }].y),
        edge_x: of(&|i| edge(i.min(n - 1)).0.x),
        edge_y: of(&|i| edge(i.min(n - 1)).0.y),
        level: from_fn(|lane| match 4 * number + lane {
            i if i < n => edge(i).1,
            _ => f64::NEG_INFINITY,
        }),
    }
}
