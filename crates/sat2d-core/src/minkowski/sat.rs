//! Convex cores (points without their radius) by separating axes, exactly.
//!
//! If two convex polygons are disjoint, the normal of an edge of one of them separates them
//! strictly; if only their interiors are disjoint, such a normal separates them weakly. The sign of
//! `orient2d(p, q, point)` is the side of the line through p and q on which a point lies. So the
//! test of an edge is whether any vertex of the other polygon lies on its inner side.
//!
//! One such vertex, the witness, dismisses the edge. The witness of the next edge is nearly always
//! the same vertex or its neighbour, so an edge that does not separate costs one or two
//! evaluations. Edges that face the other polygon come first, since they are the most likely to
//! separate. The first edge with no vertex on its inner side decides: the polygons are strictly
//! separated, or what they share lies on the line of that edge.

use crate::minkowski::segments;
use crate::placed::hull_support;
use crate::placed::{HullView, PlacedHull};
use crate::shape::ring::previous;
use core::cmp::Ordering;
use glam::DVec2;
use sat2d_base::exact::orient2d;
use sat2d_base::exact::orientation::ORIENT_ERROR;
use sat2d_base::num::{UNDERFLOW, lexicographic};
use sat2d_base::types::Relation;

/// A core and an approximate centre.
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

impl<'a> HullView<'a> {
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
    let near_a = hull_support::scanned(a.points, toward).0;
    let near_b = hull_support::scanned(b.points, -toward).0;
    let settled = settling_edge(a.points, near_a, b.points, near_b)
        .or_else(|| settling_edge(b.points, near_b, a.points, near_a));
    settled.unwrap_or(Relation::Overlapping)
}

/// The depth of a point to the left of the line from `start` to `end`, times the distance between
/// these, and a bound for its error.
#[inline(always)]
pub(crate) fn depth(start: DVec2, end: DVec2, point: DVec2) -> (f64, f64) {
    let (edge, to) = (end - start, point - start);
    let (left, right) = (edge.x * to.y, edge.y * to.x);
    let error = ORIENT_ERROR * (left.abs() + right.abs()) + UNDERFLOW;
    (left - right, error)
}

/// The relation by the first edge of `ring` that has none of the `others` on its inner side; `None`
/// if there is no such edge. A single point has no edges. Begins with the edge that ends at the
/// vertex `from`, and with the point `nearest` of the others.
#[inline]
fn settling_edge(
    ring: &[DVec2],
    from: usize,
    others: &[DVec2],
    nearest: usize,
) -> Option<Relation> {
    let n = ring.len();
    if n < 2 {
        return None;
    }
    let mut before = previous(from, n);
    let mut witness = nearest;
    for i in (from..n).chain(0..from) {
        match innermost(ring[before], ring[i], others, &mut witness) {
            Ordering::Less => return Some(Relation::Disjoint),
            Ordering::Equal => return Some(on_line(ring, before, i, others)),
            Ordering::Greater => before = i,
        }
    }
    None
}

/// The relation of two cores on opposite sides of the line through the edge from `before` to `i`.
/// Their interiors do not meet, and their common points lie on the line, where each core is a
/// segment or a point. Lexicographic order is the order along a line.
#[cold]
fn on_line(ring: &[DVec2], before: usize, i: usize, others: &[DVec2]) -> Relation {
    let (start, end) = (ring[before], ring[i]);
    let is_on = |&&p: &&DVec2| orient2d(start, end, p) == Ordering::Equal;
    let spread = |span: Option<(DVec2, DVec2)>, &p: &DVec2| {
        let (least, most) = span.unwrap_or((p, p));
        let below = lexicographic(p, least) == Ordering::Less;
        let above = lexicographic(p, most) == Ordering::Greater;
        Some((if below { p } else { least }, if above { p } else { most }))
    };
    // the edge, and collinear vertices before and after it
    let edge = spread(Some((start, start)), &end);
    let n = ring.len();
    let after = (1..n - 1).map(|k| &ring[(i + k) % n]).take_while(is_on);
    let own = after.fold(edge, spread);
    let ahead = (1..n - 1).map(|k| &ring[(before + n - k) % n]);
    let own = ahead.take_while(is_on).fold(own, spread);
    match (own, others.iter().filter(is_on).fold(None, spread)) {
        (Some((p, q)), Some((r, s)))
            if lexicographic(p, s).is_le() && lexicographic(r, q).is_le() =>
        {
            Relation::Touching
        }
        _ => Relation::Disjoint,
    }
}

/// The side of the edge on which the point farthest to its left lies. Begins with the point at
/// `witness`, and sets it to the point that decided.
#[inline]
fn innermost(start: DVec2, end: DVec2, points: &[DVec2], witness: &mut usize) -> Ordering {
    let mut doubtful = false;
    let mut i = *witness;
    for _ in 0..points.len() {
        let (depth, error) = depth(start, end, points[i]);
        if depth > error {
            *witness = i;
            return Ordering::Greater;
        }
        doubtful |= depth >= -error;
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
    let mut most = Ordering::Less;
    for &p in points {
        match orient2d(start, end, p) {
            Ordering::Greater => return Ordering::Greater,
            side => most = most.max(side),
        }
    }
    most
}
