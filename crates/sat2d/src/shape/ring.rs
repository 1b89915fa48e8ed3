//! The vertices and edges of a hull in groups of four, so that a question to all of them is a few vector instructions.

use alloc::boxed::Box;
use core::array::from_fn;
use glam::DVec2;

/// Hulls with more vertices than this are searched, not scanned.
pub(crate) const SCANNED: usize = 64;

/// Four numbers, one a lane.
pub(crate) type Four = [f64; 4];

/// Four vertices and the edges that begin there. After the last one, in the last group, follow the first vertex and the last edge again.
#[derive(Clone, Debug)]
pub(crate) struct Group {
    pub(crate) x: Four,
    pub(crate) y: Four,
    /// The edge counter-clockwise, of length 1.
    pub(crate) edge_x: Four,
    pub(crate) edge_y: Four,
    /// That edge × its first vertex, so that `edge × point - level` is above 0 inside; of what repeats the last edge below all numbers, so that
    /// every point is inside of it.
    pub(crate) level: Four,
}

/// The groups of a ring.
pub(crate) fn groups(points: &[DVec2], clockwise: bool) -> Box<[Group]> {
    let n = points.len();
    let edge = |i: usize| {
        let (start, end) = (points[i], points[(i + 1) % n]);
        let edge = if clockwise { start - end } else { end - start };
        let size = edge.abs().element_sum();
        // a single point has no edge, and the square of a short one underflows
        let unit = if size > 0.0 {
            let about_1 = edge / size;
            about_1 / libm::sqrt(about_1.length_squared())
        } else {
            DVec2::ZERO
        };
        (unit, unit.perp_dot(start))
    };
    (0..n.div_ceil(4))
        .map(|group| {
            let of = |f: &dyn Fn(usize) -> f64| from_fn(|lane| f(4 * group + lane));
            Group {
                x: of(&|i| points[if i < n { i } else { 0 }].x),
                y: of(&|i| points[if i < n { i } else { 0 }].y),
                edge_x: of(&|i| edge(i.min(n - 1)).0.x),
                edge_y: of(&|i| edge(i.min(n - 1)).0.y),
                level: from_fn(|lane| match 4 * group + lane {
                    i if i < n => edge(i).1,
                    _ => f64::NEG_INFINITY,
                }),
            }
        })
        .collect()
}
