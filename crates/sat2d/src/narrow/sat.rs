//! Convex cores (points without their radius) by separating axes, exactly.
//!
//! Two convex polygons that do not meet are strictly apart along the normal of an edge of one of them; and where their
//! interiors do not meet, weakly so. The sign of a point's place beyond the edge from p to q is that of `orient2d(p, q, point)`,
//! so each edge asks: is there a point of the other on my inner side? One is enough to dismiss the edge, and the
//! next edge's is nearly always the same or its neighbour, so edges that do not separate cost an
//! evaluation or two each.

use super::segments;
use crate::Relation;
use crate::exact::orient2d;
use crate::exact::orientation::{ORIENT_ERROR, UNDERFLOW};
use core::cmp::Ordering;
use glam::DVec2;

/// The relation of two cores.
pub(crate) fn relation(a: &[DVec2], b: &[DVec2]) -> Relation {
    if a.len() < 3 && b.len() < 3 {
        return segments::degenerate(a, b);
    }
    match weakest(a, b).min(weakest(b, a)) {
        Ordering::Less => Relation::Disjoint,
        Ordering::Equal => Relation::Touching,
        Ordering::Greater => Relation::Overlapping,
    }
}

/// The least, over the edges of `a`, of the side on which the innermost point of `b` lies: `Less` if an edge of `a` separates
/// strictly, `Equal` if one separates weakly, `Greater` if none does. A single point has no edges.
fn weakest(a: &[DVec2], b: &[DVec2]) -> Ordering {
    let mut weakest = Ordering::Greater;
    if a.len() < 2 {
        return weakest;
    }
    let mut start = a[a.len() - 1];
    let mut witness = 0;
    for &end in a {
        match innermost(start, end, b, &mut witness) {
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
