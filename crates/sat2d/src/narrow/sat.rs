//! Convex cores (points without their radius) by separating axes, exactly.
//!
//! Two convex polygons that do not meet are strictly apart along the normal of an edge of one of them; and where their
//! interiors do not meet, weakly so. The sign of a point's place beyond the edge from p to q is that of `orient2d(p, q, point)`,
//! so each edge asks: is there a point of the other on my inner side? One is enough to dismiss the edge, and the
//! next edge's is nearly always the same or its neighbour, so edges that do not separate cost an
//! evaluation or two each. Edges that face the other polygon are asked first: if any separates, it is most likely one
//! of them.

use super::segments;
use crate::Relation;
use crate::exact::orient2d;
use crate::exact::orientation::{ORIENT_ERROR, UNDERFLOW};
use crate::shape::{PlacedHull, View};
use core::cmp::Ordering;
use glam::DVec2;

/// A core and about where its middle is.
#[derive(Clone, Copy)]
pub(crate) struct Core<'a> {
    pub(crate) points: &'a [DVec2],
    pub(crate) center: DVec2,
}

impl PlacedHull {
    /// The hull without its radius.
    #[inline]
    pub(crate) fn core(&self) -> Core<'_> {
        self.view().core()
    }
}

impl<'a> View<'a> {
    /// The hull without its radius.
    #[inline]
    pub(crate) fn core(&self) -> Core<'a> {
        Core {
            points: self.points,
            center: self.center,
        }
    }
}

/// The relation of two cores.
pub(crate) fn relation(a: Core<'_>, b: Core<'_>) -> Relation {
    if a.points.len() < 3 && b.points.len() < 3 {
        return segments::degenerate(a.points, b.points);
    }
    let toward = b.center - a.center;
    let (near_a, near_b) = (support(a.points, toward), support(b.points, -toward));
    let mut weakest = Ordering::Greater;
    for (ring, from, others, nearest) in [
        (a.points, near_a, b.points, near_b),
        (b.points, near_b, a.points, near_a),
    ] {
        match weakest_edge(ring, from, others, nearest) {
            Ordering::Less => return Relation::Disjoint,
            side => weakest = weakest.min(side),
        }
    }
    if weakest == Ordering::Equal {
        Relation::Touching
    } else {
        Relation::Overlapping
    }
}

/// The index of a point that lies about farthest in a direction.
#[inline]
fn support(points: &[DVec2], direction: DVec2) -> usize {
    let (mut best, mut farthest) = (0, f64::NEG_INFINITY);
    for (i, p) in points.iter().enumerate() {
        let far = p.dot(direction);
        if far > farthest {
            (best, farthest) = (i, far);
        }
    }
    best
}

/// The least, over the edges of `ring`, of the side on which the innermost of the `others` lies: `Less` if an edge
/// separates strictly, `Equal` if one separates weakly, `Greater` if none does. A single point has no edges. Begins with the edge
/// that leads to the vertex `from`, and with the point `nearest` of the others.
#[inline]
fn weakest_edge(ring: &[DVec2], from: usize, others: &[DVec2], nearest: usize) -> Ordering {
    let n = ring.len();
    let mut weakest = Ordering::Greater;
    if n < 2 {
        return weakest;
    }
    let mut start = ring[if from == 0 { n - 1 } else { from - 1 }];
    let mut witness = nearest;
    for &end in ring[from..].iter().chain(&ring[..from]) {
        match innermost(start, end, others, &mut witness) {
            Ordering::Less => return Ordering::Less,
            side => weakest = weakest.min(side),
        }
        start = end;
    }
    weakest
}

/// The side of the edge on which the point of `points` lies that is farthest to its left. Begins with the one at `witness`
/// and leaves there the one that decided.
#[inline]
fn innermost(start: DVec2, end: DVec2, points: &[DVec2], witness: &mut usize) -> Ordering {
    let edge = end - start;
    let mut doubtful = false;
    let mut i = *witness;
    for _ in 0..points.len() {
        let to = points[i] - start;
        let (left, right) = (edge.x * to.y, edge.y * to.x);
        let error = ORIENT_ERROR * (left.abs() + right.abs()) + UNDERFLOW;
        if left - right > error {
            *witness = i;
            return Ordering::Greater;
        }
        doubtful |= left - right >= -error;
        i += 1;
        if i == points.len() {
            i = 0;
        }
    }
    if doubtful {
        innermost_exact(start, end, points)
    } else {
        Ordering::Less
    }
}

#[cold]
fn innermost_exact(start: DVec2, end: DVec2, points: &[DVec2]) -> Ordering {
    points
        .iter()
        .map(|&p| orient2d(start, end, p))
        .max()
        .unwrap_or(Ordering::Less)
}
