//! Small polygons that touch or nearly do: the exact verdict from the edge that is about nearest to separating them.
//!
//! Convex polygons do not overlap where an edge of one has no corner of the other behind it, on its inner side; and they do where
//! a corner of one lies inside the other. So an edge is asked for the corner that is deepest behind it. If there is none, all is settled: they are apart, or
//! share what they have on the edge's line. Otherwise the corner may lie inside; if not, the edge behind which it is least deep is asked next.
//! That this begins with the right edge is likely, as the proofs of [`certificate`](super::certificate) have found it. Where a few edges do not settle the matter,
//! [`sat`](super::sat) asks all of them.
//!
//! Corners are placed as they are asked, which takes less than keeping them.

use super::sat::depth;
use crate::exact::orient2d;
use crate::shape::{Hull, lexicographic};
use crate::{Relation, Transform};
use core::cmp::Ordering;
use glam::DVec2;

/// More corners than this are placed once for all edges.
const MOST: usize = 16;

/// How many edges are asked, each found by way of the one before.
const STEPS: usize = 3;

/// One polygon of a pair, without a radius, and where it is. No three of its corners are in line once they are placed.
#[derive(Clone, Copy)]
pub(super) struct Ring<'a> {
    points: &'a [DVec2],
    t: &'a Transform,
    /// Whether they go round clockwise once they are placed.
    is_clockwise: bool,
}

impl<'a> Ring<'a> {
    /// None for anything else, for many corners, and where rounding may have bent it.
    #[inline(always)]
    pub(super) fn new((hull, t): (&'a Hull, &'a Transform)) -> Option<Ring<'a>> {
        let points: &[DVec2] = &hull.points;
        let is_small = points.len() > 2 && points.len() <= MOST && hull.radius == 0.0;
        let size = |p: f64, q: f64, offset: f64| {
            p.abs() * hull.reach.x + q.abs() * hull.reach.y + offset.abs()
        };
        let reach = size(t.a, t.c, t.tx) + size(t.b, t.d, t.ty);
        (is_small && hull.bends_clearly(t, reach)).then_some(Ring {
            points,
            t,
            is_clockwise: hull.clockwise != t.is_plainly_mirrored(),
        })
    }

    #[inline(always)]
    fn corner(&self, i: usize) -> DVec2 {
        self.t.apply(self.points[i])
    }

    /// The ends of an edge, its inner side on the left of the way from the first to the second.
    #[inline(always)]
    fn edge(&self, i: usize) -> [DVec2; 2] {
        let next = if i + 1 == self.points.len() { 0 } else { i + 1 };
        self.leftward(self.corner(i), self.corner(next))
    }

    #[inline(always)]
    fn leftward(&self, start: DVec2, end: DVec2) -> [DVec2; 2] {
        if self.is_clockwise {
            [end, start]
        } else {
            [start, end]
        }
    }

    /// The corner that is about deepest behind an edge, and whether it is behind it beyond doubt.
    #[inline(always)]
    fn deepest(&self, [start, end]: [DVec2; 2]) -> (usize, bool) {
        let (mut deepest, mut most, mut least_doubt) = (0, f64::NEG_INFINITY, 0.0);
        for (i, p) in self.points.iter().enumerate() {
            let (depth, error) = depth(start, end, self.t.apply(*p));
            if depth > most {
                (deepest, most, least_doubt) = (i, depth, error);
            }
        }
        (deepest, most > least_doubt)
    }

    /// The edge but `known` behind which a point is about least deep, and whether it is behind that, and so all but `known`, beyond doubt.
    #[inline(always)]
    fn least_deep(&self, point: DVec2, known: usize) -> (usize, bool) {
        let mut before = self.points.len() - 1;
        let mut start = self.corner(before);
        let (mut edge, mut least) = (before, f64::INFINITY);
        for (i, p) in self.points.iter().enumerate() {
            let end = self.t.apply(*p);
            if before != known {
                let [p, q] = self.leftward(start, end);
                let (depth, error) = depth(p, q, point);
                if depth - error < least {
                    (edge, least) = (before, depth - error);
                }
            }
            (before, start) = (i, end);
        }
        (edge, least > 0.0)
    }
}

/// The relation of two polygons, if it is found beginning with an edge of the first, by its user's number.
#[inline(always)]
pub(super) fn relation(own: &Ring<'_>, others: &Ring<'_>, mut edge: usize) -> Option<Relation> {
    for _ in 0..STEPS {
        let ends = own.edge(edge);
        let (mut corner, is_behind) = others.deepest(ends);
        if !is_behind {
            match by_line(ends, others) {
                Ok(relation) => return Some(relation),
                Err(behind) => corner = behind,
            }
        }
        let point = others.corner(corner);
        let (next, is_behind) = own.least_deep(point, edge);
        if is_behind {
            return Some(Relation::Overlapping);
        }
        edge = next;
    }
    None
}

/// The relation by the line through an edge, if no corner of the others lies on its inner side; otherwise such a corner.
#[inline(never)]
fn by_line([start, end]: [DVec2; 2], others: &Ring<'_>) -> Result<Relation, usize> {
    let mut shared: Option<(DVec2, DVec2)> = None;
    for i in 0..others.points.len() {
        let p = others.corner(i);
        match orient2d(start, end, p) {
            Ordering::Less => {}
            Ordering::Greater => return Err(i),
            // at most two corners, as no three are in line
            Ordering::Equal => shared = Some((shared.map_or(p, |(first, _)| first), p)),
        }
    }
    let Some(span) = shared else {
        return Ok(Relation::Disjoint);
    };
    // each has a segment or a point on the line, and on a line lexicographic order is that along it
    let ordered = |(p, q)| {
        if lexicographic(p, q).is_le() {
            (p, q)
        } else {
            (q, p)
        }
    };
    let ((p, q), (r, s)) = (ordered((start, end)), ordered(span));
    let meet = lexicographic(p, s).is_le() && lexicographic(r, q).is_le();
    Ok(if meet {
        Relation::Touching
    } else {
        Relation::Disjoint
    })
}
