//! For every edge of one hull the vertex of the other that reaches deepest behind it: the sides of the Minkowski difference.
//!
//! As the edges turn counter-clockwise, so does the deepest vertex (M. I. Shamos' rotating calipers, "Computational Geometry", 1978; the
//! name is G. T. Toussaint's, 1983), so all of them take n + m steps. A step is taken where the cross product of two edges says
//! so, each a difference rounded once: a doubtful step loses no more than the sine of their angle is doubtful by.

use crate::exact::orientation::ORIENT_ERROR;
use crate::num::{UNDERFLOW, power_of_two};
use crate::shape::View;
use glam::DVec2;

/// An edge with a square below this (2^-968) is lengthened before it is multiplied with anything.
pub(crate) const SHORT_SQUARE: f64 = power_of_two(-968);
/// 2^600.
const LENGTHEN: f64 = power_of_two(600);

/// An edge of one hull and the other's deepest vertex behind it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Support {
    /// The edge leads from point `edge` of its hull to the next.
    pub(crate) edge: usize,
    /// Where it starts.
    pub(crate) start: DVec2,
    /// Its direction. Its length is that of the edge unless that is below 2^-484.
    pub(crate) along: DVec2,
    /// The length of `along`.
    pub(crate) length: f64,
    /// The point of the other hull.
    pub(crate) vertex: usize,
}

impl Support {
    /// How far a point lies in front of the edge (to its right), in plain doubles.
    #[inline]
    pub(crate) fn separation(&self, point: DVec2) -> f64 {
        let to = point - self.start;
        (self.along.y * to.x - self.along.x * to.y) / self.length
    }

    /// The unit normal of the edge, outward.
    #[inline]
    pub(crate) fn normal(&self) -> DVec2 {
        // adding a zero turns a negative one into it, so that equal answers print alike
        DVec2::new(self.along.y, -self.along.x) / self.length + DVec2::ZERO
    }
}

/// The unit vector along one that is not zero, however short.
#[inline]
pub(crate) fn unit(vector: DVec2) -> DVec2 {
    let long = lengthened(vector);
    long / long.length() + DVec2::ZERO
}

#[inline]
fn next(i: usize, n: usize) -> usize {
    if i + 1 == n { 0 } else { i + 1 }
}

#[inline]
fn previous(i: usize, n: usize) -> usize {
    if i == 0 { n - 1 } else { i - 1 }
}

/// The edge that leaves point `i`.
#[inline]
fn leaving(points: &[DVec2], i: usize) -> DVec2 {
    points[next(i, points.len())] - points[i]
}

/// A vector, made longer by a power of two where its products might underflow.
#[inline]
pub(crate) fn lengthened(edge: DVec2) -> DVec2 {
    if edge.length_squared() < SHORT_SQUARE {
        edge * LENGTHEN
    } else {
        edge
    }
}

/// How far to the left of `along` an edge leads. Only the sign counts.
#[inline]
fn rise(along: DVec2, edge: DVec2) -> f64 {
    let cross = |edge: DVec2| along.x * edge.y - along.y * edge.x;
    let rise = cross(edge);
    if rise.abs() <= UNDERFLOW {
        return cross(lengthened(edge));
    }
    rise
}

/// Calls `visit` for each edge of `a`, with the deepest vertex of `b`, until it says stop (`false`). A single point has no edges.
#[inline]
pub(crate) fn each_edge(a: View<'_>, b: View<'_>, mut visit: impl FnMut(Support) -> bool) -> bool {
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
        // after nearly half a turn the last vertex may lie lowest, where its neighbours say nothing
        if last.dot(along) <= -0.9 * (last_length * length) {
            vertex = deepest(along, b);
        }
        vertex = climb(along, b, vertex);
        (last, last_length) = (along, length);
        let support = Support {
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
    let (mut best, mut most) = (0, 0.0);
    for (i, &p) in points.iter().enumerate().skip(1) {
        let to = p - points[0];
        let left = along.x * to.y - along.y * to.x;
        if left > most {
            (best, most) = (i, left);
        }
    }
    // rounding may have preferred one beyond an edge that hardly rises
    for _ in 1..points.len() {
        let before = previous(best, points.len());
        if rise(along, points[best] - points[before]) >= 0.0 {
            break;
        }
        best = before;
    }
    best
}

/// Goes on from a vertex while the next lies farther to the left.
#[inline]
fn climb(along: DVec2, points: &[DVec2], mut vertex: usize) -> usize {
    for _ in 1..points.len() {
        if rise(along, leaving(points, vertex)) <= 0.0 {
            break;
        }
        vertex = next(vertex, points.len());
    }
    vertex
}

/// Calls `visit` for `vertex` and its neighbours on either side as long as doubles cannot tell which lies farther to the
/// left of `along`.
pub(crate) fn each_tied(along: DVec2, hull: View<'_>, vertex: usize, mut visit: impl FnMut(usize)) {
    let points = hull.points;
    let n = points.len();
    let level = |edge: DVec2| {
        let (left, right) = (along.x * edge.y, along.y * edge.x);
        (left - right).abs() <= ORIENT_ERROR * (left.abs() + right.abs()) + UNDERFLOW
    };
    visit(vertex);
    let mut last = vertex;
    for _ in 1..n {
        if !level(leaving(points, last)) {
            break;
        }
        last = next(last, n);
        visit(last);
    }
    let mut first = vertex;
    for _ in 1..n {
        let before = previous(first, n);
        if before == last || !level(leaving(points, before)) {
            break;
        }
        first = before;
        visit(first);
    }
}
