//! What rounding may do to the pieces of a shape when it places them: a piece turns over, so that
//! what it covered is outside of the polygon, or a vertex leaves the edge that it lies on, which
//! pieces have as two edges.

use crate::shape::piece_list::PieceList;
use crate::shape::polygon_ring::{bends_despite, column_norm};
use crate::transform::Transform;
use alloc::vec::Vec;
use core::iter::zip;
use glam::DVec2;
use sat2d_base::num::U;
use sat2d_decompose::EdgeSource;

/// A vertex is straight if its distance from the line between the corners around it is at most this
/// part of the shape's reach: it may lie on a turned edge, with rounded coordinates.
const STRAIGHT: f64 = 64.0 * U;

/// A piece is frail if a bend or an edge is at most this many times as large.
const FIRM: f64 = 1024.0;

/// The proof that placed pieces are still simple polygons with the interior on their left, whose
/// straight vertices may be bent: then they cover the polygon as before.
///
/// Let D bound how far, in each coordinate, a vertex is from where the exact transform puts it, or
/// puts the nearest point of its straight edge. The corners of a piece keep their turns if they are
/// displaced by 8D (see [`bends_despite`]). Then
/// - edges of the piece that do not meet are more than 2D apart, since two that are nearer could be
///   moved onto each other;
/// - edges that meet in a corner come nearer only there: so close to the corner as its neighbors
///   are, they keep their turn;
/// - along a straight edge, vertices keep their order, since they are as far apart as the bends
///   are large.
///
/// So the boundary nowhere meets itself.
#[derive(Clone, Debug)]
pub(crate) struct Firmness {
    /// The least bend of a corner and length of an edge of all pieces but those that are frail.
    least: f64,
    /// How far straight vertices may be beside their edge.
    straight: f64,
    /// The numbers of the pieces that are not known to be firm.
    frail: Vec<u32>,
    /// The vertices that lie on an edge of another ring, each between the ends of the edge.
    pub(crate) on_edges: Vec<[u32; 3]>,
}

impl Firmness {
    /// That of the pieces of a shape with these points.
    pub(crate) fn new(
        parts: &PieceList,
        points: &[DVec2],
        rings: &[usize],
        reach: DVec2,
    ) -> Firmness {
        let straight = STRAIGHT * reach.max_element();
        let mut firmness = Firmness {
            least: f64::INFINITY,
            straight,
            frail: Vec::new(),
            on_edges: Vec::new(),
        };
        if let PieceList::Segments(_) = parts {
            return firmness;
        }
        for number in 0..parts.len() {
            let piece = parts.piece(number, points);
            let ring = piece.ring;
            let all_bend = (ring.bend > FIRM * straight).then_some(ring.bend);
            match all_bend.or_else(|| of_ring(ring.points, straight)) {
                Some(least) => firmness.least = firmness.least.min(least),
                None => firmness.frail.push(number as u32),
            }
            for (&vertex, edge) in zip(piece.vertices(), piece.edges()) {
                let EdgeSource::Input(start) = edge else {
                    continue;
                };
                if start == vertex {
                    continue;
                }
                // the edge of a hole may lead from the end to the start
                let numbers = [start, vertex, end_of_edge(start, rings)];
                let [start, at, end] = numbers.map(|number| points[number as usize]);
                if at != start && at != end {
                    firmness.on_edges.push(numbers);
                }
            }
        }
        firmness
    }

    /// Whether all pieces are certainly as before after a transform has placed them. The magnitudes
    /// of placed coordinates are at most `reach`.
    #[inline]
    pub(crate) fn is_kept(&self, t: &Transform, reach: f64) -> bool {
        self.frail.is_empty() && self.on_edges.is_empty() && self.keeps_others(t, reach)
    }

    /// The numbers of the pieces, of `count` in all, that may have turned over then.
    pub(crate) fn in_doubt(
        &self,
        count: usize,
        t: &Transform,
        reach: f64,
    ) -> impl Iterator<Item = usize> + '_ {
        let (some, all) = if self.keeps_others(t, reach) {
            (&self.frail[..], 0..0)
        } else {
            (&[][..], 0..count)
        };
        some.iter().map(|&number| number as usize).chain(all)
    }

    /// Whether all pieces that are not frail are as before.
    #[inline]
    fn keeps_others(&self, t: &Transform, reach: f64) -> bool {
        let displacement = 4.0 * U * reach + column_norm(t) * self.straight;
        bends_despite(self.least, t, 8.0 * displacement)
    }
}

/// The vertex after another one in its ring.
fn end_of_edge(start: u32, rings: &[usize]) -> u32 {
    let ring = rings.partition_point(|&end| end <= start as usize);
    let first = if ring == 0 { 0 } else { rings[ring - 1] };
    let after = start + 1;
    if (after as usize) < rings[ring] {
        after
    } else {
        first as u32
    }
}

/// The firmness of a counter-clockwise convex piece whose straight vertices are no farther beside
/// their edge.
fn of_ring(points: &[DVec2], straight: f64) -> Option<f64> {
    let n = points.len();
    let at = |i: usize| points[i % n];
    let bend = |i: usize| {
        let (e, f) = (at(i) - at(i + n - 1), at(i + 1) - at(i));
        e.perp_dot(f) / (sum(e) + sum(f))
    };
    let least = FIRM * straight;
    let corners: Vec<usize> = (0..n).filter(|&i| bend(i) > least).collect();
    let (&first, _) = corners.split_first().filter(|_| corners.len() > 2)?;
    let ends = corners.iter().skip(1).copied().chain([first + n]);
    let mut firmness = f64::INFINITY;
    for (&start, end) in zip(&corners, ends) {
        firmness = firmness.min(bend(start));
        if end == start + 1 {
            continue;
        }
        let edge = at(end) - at(start);
        for i in start..end {
            let step = at(i + 1) - at(i);
            let beside = edge.perp_dot(at(i) - at(start)).abs();
            let is_along = step.dot(edge) >= sum(step) * sum(edge) / 4.0
                && beside <= straight / 2.0 * edge.abs().max_element();
            if !is_along || sum(step) <= least {
                return None;
            }
            firmness = firmness.min(sum(step));
        }
    }
    // rounding, and what the straight vertices change in the corners
    Some(firmness - 8.0 * straight)
}

/// The sum of the magnitudes of the coordinates.
fn sum(v: DVec2) -> f64 {
    v.x.abs() + v.y.abs()
}

#[cfg(test)]
mod tests {
    use crate::shape::firmness::*;

    fn points(numbers: &[f64]) -> Vec<DVec2> {
        numbers.chunks(2).map(DVec2::from_slice).collect()
    }

    #[test]
    fn a_square_with_straight_vertices_is_firm() {
        let square = points(&[
            0.0, 0.0, 4.0, 0.0, 8.0, 0.0, 8.0, 8.0, 5.0, 8.0, 3.0, 8.0, 0.0, 8.0,
        ]);
        // the corner whose edges are 8 and 3 long
        assert_eq!(
            of_ring(&square, 0.0),
            Some(24.0 / 11.0).map(|least: f64| least.min(2.0))
        );
        let nearly = of_ring(&square, 1e-12).expect("firm");
        assert!(nearly < 2.0 && nearly > 2.0 - 1e-10, "{nearly}");
    }

    #[test]
    fn slivers_and_bent_edges_are_frail() {
        let sliver = points(&[0.0, 0.0, 8.0, 0.0, 4.0, 1e-13]);
        assert_eq!(of_ring(&sliver, 1e-12), None);
        let bent = points(&[0.0, 0.0, 4.0, -1e-10, 8.0, 0.0, 8.0, 8.0, 0.0, 8.0]);
        assert_eq!(of_ring(&bent, 1e-12), None);
    }
}
