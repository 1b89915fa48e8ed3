//! Sides of more than one edge, where a hull has vertices that are straight.
//!
//! The edges of such a side are equally deep, and so are the vertices of a side that faces a
//! parallel edge. The search for the deepest features picks one of them, which need not be where
//! the sides meet. So the side that the normal belongs to and the side that it faces are taken as
//! a whole: the vertices between their ends are left out. Rounding bends such sides, so a vertex
//! is straight if the search cannot tell its depth from that of the others.

use crate::minkowski::edge_support::EdgeSupport;
use crate::minkowski::hull_pair::HullPair;
use crate::placed::{HullView, INLINE, PlacedHull};
use glam::DVec2;
use sat2d_base::types::manifold::Side;
use smallvec::SmallVec;

/// A side of a hull: from one of its points to another, counter-clockwise.
#[derive(Clone, Copy)]
struct Stretch {
    first: usize,
    edges: usize,
}

impl Stretch {
    /// The points of a hull of `n` that do not lie between the ends of the side.
    fn kept(self, n: usize) -> impl Iterator<Item = usize> {
        (0..n).filter(move |&i| {
            let place = (i + n - self.first) % n;
            place == 0 || place >= self.edges
        })
    }
}

/// The sides of a pair that meet, at least one of which has straight vertices.
#[derive(Clone, Copy)]
pub(crate) struct StraightSides {
    pub(crate) reference: Side,
    own: Stretch,
    other: Stretch,
}

impl StraightSides {
    /// The side of the edge of the hull on `reference`, and the side that faces it. `None` if
    /// neither has more than one edge. Only edges for which `is_edge` holds belong to a side.
    #[inline(always)]
    pub(crate) fn new(
        pair: &HullPair<'_>,
        reference: Side,
        support: &EdgeSupport,
        is_edge: &impl Fn(Side, usize) -> bool,
    ) -> Option<StraightSides> {
        let (own, other) = (
            pair.hull(reference).points,
            pair.hull(reference.other()).points,
        );
        let (n, m) = (own.len(), other.len());
        let (edge, vertex) = (support.edge, support.vertex);
        let along = support.along;
        let slack = 2.0 * pair.error * support.length;
        let is_level = |to: DVec2| along.perp_dot(to).abs() <= slack;
        // Most pairs have no such side, and need to look at the nearest vertices only.
        let may_run_on = n > 3
            && [edge + 2, edge + n - 1]
                .iter()
                .any(|i| is_level(own[i % n] - support.start));
        let is_beside = |i: usize| is_level(other[i % m] - other[vertex]);
        let may_face = m > 3
            && match (is_beside(vertex + 1), is_beside(vertex + m - 1)) {
                (true, true) => true,
                (true, false) => is_beside(vertex + 2),
                (false, true) => is_beside(vertex + m - 2),
                (false, false) => false,
            };
        if !may_run_on && !may_face {
            return None;
        }
        // whether the edge from a point to the next belongs to the side
        let runs_on = |i: usize| {
            let (from, to) = (own[i], own[(i + 1) % n]);
            is_level(from - support.start)
                && is_level(to - support.start)
                && (to - from).dot(along) > 0.0
                && is_edge(reference, i)
        };
        let faces = |i: usize| {
            let (from, to) = (other[i], other[(i + 1) % m]);
            is_level(from - other[vertex])
                && is_level(to - other[vertex])
                && (to - from).dot(along) < 0.0
                && is_edge(reference.other(), i)
        };
        let after = |i: usize, n: usize, on: &dyn Fn(usize) -> bool| {
            (0..n).take_while(|k| on((i + k) % n)).count()
        };
        let before = |i: usize, n: usize, on: &dyn Fn(usize) -> bool| {
            (1..n).take_while(|k| on((i + n - k) % n)).count()
        };
        let (own_after, own_before) = (
            after((edge + 1) % n, n, &runs_on),
            before(edge, n, &runs_on),
        );
        let (other_after, other_before) = (after(vertex, m, &faces), before(vertex, m, &faces));
        let stretch = |first: usize, n: usize, before: usize, edges: usize| Stretch {
            first: (first + n - before) % n,
            edges,
        };
        let sides = StraightSides {
            reference,
            own: stretch(edge, n, own_before, own_before + 1 + own_after),
            other: stretch(vertex, m, other_before, other_before + other_after),
        };
        (sides.own.edges > 1 || sides.other.edges > 1).then_some(sides)
    }

    fn stretch(&self, side: Side) -> Stretch {
        if side == self.reference {
            self.own
        } else {
            self.other
        }
    }

    /// The hull without the straight vertices of its side; `None` if fewer than three are left.
    pub(crate) fn hull(&self, side: Side, hull: HullView<'_>) -> Option<PlacedHull> {
        let n = hull.points.len();
        let kept: SmallVec<[usize; INLINE]> = self.stretch(side).kept(n).collect();
        (kept.len() == n || kept.len() > 2).then(|| hull.with_corners(&kept))
    }

    /// The index in a hull of `n` points of a point that is kept, given its index among these.
    pub(crate) fn original(&self, side: Side, kept: usize, n: usize) -> usize {
        self.stretch(side).kept(n).nth(kept).unwrap_or(0)
    }

    /// The edge and the vertex, of the hulls without straight vertices. The edge starts where its
    /// side does and keeps its direction; the vertex is the deeper end of the side that faces it.
    pub(crate) fn support(&self, pair: &HullPair<'_>, support: &EdgeSupport) -> EdgeSupport {
        let other = self.reference.other();
        let (own, points) = (pair.hull(self.reference).points, pair.hull(other).points);
        let ends = [0, self.other.edges].map(|k| (self.other.first + k) % points.len());
        let [first, last] = ends.map(|i| support.separation(points[i]));
        let vertex = ends[usize::from(last < first)];
        let among = |side: Side, i: usize, n: usize| {
            let kept = self.stretch(side).kept(n);
            kept.take_while(|&k| k < i).count()
        };
        EdgeSupport {
            edge: among(self.reference, self.own.first, own.len()),
            start: own[self.own.first],
            vertex: among(other, vertex, points.len()),
            ..*support
        }
    }
}
