//! For every edge of one hull the vertex of the other that is deepest behind it: the sides of the
//! Minkowski difference.
//!
//! As the edges turn counter-clockwise, so does the deepest vertex (M. I. Shamos' rotating
//! calipers, "Computational Geometry", 1978; the name is G. T. Toussaint's, 1983), so n + m steps
//! find all of them. The sign of a cross product of two edges decides each step. The edges are
//! rounded differences; a wrong step loses no more than the error of the sine of their angle.

use crate::placed::HullView;
use crate::shape::ring::{next, previous};
use glam::DVec2;
use sat2d_base::exact::orient2d;
use sat2d_base::num::{MAX_COORDINATE, SHORT_SQUARE, UNDERFLOW, lengthened};

/// An edge of one hull and the other hull's deepest vertex behind it.
#[derive(Clone, Copy, Debug)]
pub struct EdgeSupport {
    /// The edge leads from point `edge` of its hull to the next.
    pub(crate) edge: usize,
    /// Where it starts.
    pub(crate) start: DVec2,
    /// Its direction: the vector from start to end, longer if its length is below 2^-484.
    pub(crate) along: DVec2,
    /// The length of `along`.
    pub(crate) length: f64,
    /// The point of the other hull.
    pub vertex: usize,
}

impl EdgeSupport {
    /// The only edge of interest, between two points that are not close, and a point of the other
    /// hull.
    #[inline(always)]
    pub(crate) fn between(start: DVec2, end: DVec2, vertex: usize) -> EdgeSupport {
        let along = end - start;
        EdgeSupport {
            edge: 0,
            start,
            along,
            length: libm::sqrt(along.length_squared()),
            vertex,
        }
    }

    /// How far a point lies in front of the edge (to its right), in plain doubles.
    #[inline]
    pub fn separation(&self, point: DVec2) -> f64 {
        let to = point - self.start;
        (self.along.y * to.x - self.along.x * to.y) / self.length
    }

    /// The unit normal of the edge, outward.
    #[inline]
    pub fn normal(&self) -> DVec2 {
        // adding zero turns -0 into 0, so that equal results print alike
        DVec2::new(self.along.y, -self.along.x) / self.length + DVec2::ZERO
    }
}

/// The edge from point `i` to the next one.
#[inline]
fn leaving(points: &[DVec2], i: usize) -> DVec2 {
    points[next(i, points.len())] - points[i]
}

/// How far an edge leads to the left of `along`; only the sign is meaningful.
#[inline]
fn rise(along: DVec2, edge: DVec2) -> f64 {
    let (left, right) = (along.x * edge.y, along.y * edge.x);
    let rise = left - right;
    if rise.abs() <= UNDERFLOW {
        // products of zero are exact, and so is every other one that is not tiny
        let is_exact = |x: f64, y: f64, xy: f64| x == 0.0 || y == 0.0 || xy.abs() > SHORT_SQUARE;
        if !(is_exact(along.x, edge.y, left) && is_exact(along.y, edge.x, right)) {
            return f64::from(orient2d(DVec2::ZERO, along, edge) as i8);
        }
    }
    rise
}

/// Calls `visit` for each edge of `a` with the deepest vertex of `b`, until it returns `false`.
/// Returns whether all edges were visited. A single point has no edges.
#[inline]
pub fn each_edge(
    a: HullView<'_>,
    b: HullView<'_>,
    mut visit: impl FnMut(EdgeSupport) -> bool,
) -> bool {
    let (a, b) = (a.points, b.points);
    let n = a.len();
    if n < 2 {
        return true;
    }
    let mut vertex = 0;
    let (mut last, mut last_length) = (DVec2::ZERO, 0.0);
    for edge in 0..n {
        let along = lengthened(leaving(a, edge));
        let length = libm::sqrt(along.length_squared());
        // after nearly half a turn the last vertex may be the least deep one, from which neither
        // neighbour leads upward for certain
        if last.dot(along) <= -0.9 * (last_length * length) {
            vertex = deepest(along, b);
        }
        vertex = climb(along, b, vertex);
        (last, last_length) = (along, length);
        let support = EdgeSupport {
            edge,
            start: a[edge],
            along,
            length,
            vertex,
        };
        if !visit(support) {
            return false;
        }
    }
    true
}

/// The point farthest to the left of a direction, up to rounding.
#[inline]
fn deepest(along: DVec2, points: &[DVec2]) -> usize {
    // as long as the range of coordinates allows, so that no product underflows
    let size = MAX_COORDINATE / along.abs().max_element();
    let along = along * libm::scalbn(1.0, libm::ilogb(size));
    let (mut best, mut most) = (0, 0.0);
    for (i, &p) in points.iter().enumerate().skip(1) {
        let to = p - points[0];
        let left = along.x * to.y - along.y * to.x;
        if left > most {
            (best, most) = (i, left);
        }
    }
    // rounding may have chosen a vertex past an edge that hardly rises
    for _ in 1..points.len() {
        let before = previous(best, points.len());
        if rise(along, points[best] - points[before]) >= 0.0 {
            break;
        }
        best = before;
    }
    best
}

/// Walks on from a vertex as long as the next one lies farther to the left.
///
/// Where an edge is parallel to both sides of a thin hull, up to rounding, the walk may end past
/// the tip, and could not return as the edges turn on. A vertex that is not even as far to the left
/// as the one before it tells so.
#[inline]
fn climb(along: DVec2, points: &[DVec2], start: usize) -> usize {
    let mut vertex = start;
    for _ in 1..points.len() {
        if rise(along, leaving(points, vertex)) <= 0.0 {
            let before = previous(start, points.len());
            if vertex == start && rise(along, leaving(points, before)) < 0.0 {
                return deepest(along, points);
            }
            break;
        }
        vertex = next(vertex, points.len());
    }
    vertex
}
