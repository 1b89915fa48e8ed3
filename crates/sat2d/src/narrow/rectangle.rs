//! The fast path for two rectangles under any affine maps, without square root, division or branch on mirrors.
//!
//! A placed rectangle is a parallelogram: a centre c and two half-edges u, v. With the cross product ×, two of them (d = the
//! vector between the centres) are apart along the normal of u1 where |d×u1| > |v1×u1| + |u2×u1| + |v2×u1|, and likewise
//! along those of v1, u2 and v2.
//!
//! What counts, though, are the corners as rounded doubles, and the parallelogram is only near them: every coordinate
//! involved is within a few roundings of `magnitude`, an upper bound for all of them. Moving the corners of both by at most e
//! changes the gap along a vector n by at most 2e(|n.x| + |n.y|). So a gap beyond that bound proves them disjoint, and gaps
//! below minus the bound along all four axes prove that they overlap by more than any such move can undo. Anything between
//! goes to the exact path.

use crate::exact::orientation::{U, UNDERFLOW};
use crate::shape::MAX_COORDINATE;
use crate::{Aabb, Relation, Transform};
use glam::DVec2;

/// Roundings of `magnitude` that lie between a corner and the parallelogram (at most 4 for a corner, 7 for centre
/// and half-edges together), for two rectangles, and as many again for the evaluation of a gap; doubled.
const ERROR: f64 = 96.0 * U;

/// The same for one rectangle's bounds: 11 roundings between corner and parallelogram, 3 in the sums that make the box.
const BOUNDS_ERROR: f64 = 16.0 * U;

/// A placed rectangle, near to within the roundings above.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Parallelogram {
    center: DVec2,
    u: DVec2,
    v: DVec2,
    /// An upper bound for |x| + |y| of all points; NaN where this is no rectangle and nothing can be told from it.
    magnitude: f64,
}

impl Parallelogram {
    /// No rectangle.
    pub(crate) const NONE: Parallelogram = Parallelogram {
        center: DVec2::NAN,
        u: DVec2::NAN,
        v: DVec2::NAN,
        magnitude: f64::NAN,
    };

    /// Of the rectangle with a middle and half a size in its own coordinates. With NaN for them it stands for what is no rectangle:
    /// every [`relation`] with it is `None`.
    #[inline(always)]
    pub(crate) fn new(center: DVec2, half: DVec2, t: &Transform) -> Parallelogram {
        let reach = center.abs() + half;
        let x = t.a.abs() * reach.x + t.c.abs() * reach.y + t.tx.abs();
        let y = t.b.abs() * reach.x + t.d.abs() * reach.y + t.ty.abs();
        Parallelogram {
            center: t.apply(center),
            u: DVec2::new(t.a, t.b) * half.x,
            v: DVec2::new(t.c, t.d) * half.y,
            magnitude: x + y,
        }
    }

    /// An upper bound for |x| + |y| of all points, up to a few roundings; NaN for what is no rectangle.
    #[inline(always)]
    pub(crate) fn reach(&self) -> f64 {
        self.magnitude
    }

    /// A box around the rectangle's corners, wider than the least one by a few roundings.
    #[inline(always)]
    pub(crate) fn bounds(&self) -> Aabb {
        let slack = BOUNDS_ERROR * self.magnitude + UNDERFLOW;
        let half = self.u.abs() + self.v.abs() + DVec2::splat(slack);
        Aabb::new(self.center - half, self.center + half)
    }
}

#[inline(always)]
fn cross(a: DVec2, b: DVec2) -> f64 {
    a.x * b.y - a.y * b.x
}

/// The relation of two rectangles where doubles can tell, which is nearly always. `None` also where a coordinate may leave the
/// range.
#[inline]
pub(crate) fn relation(p: &Parallelogram, q: &Parallelogram) -> Option<Relation> {
    let d = q.center - p.center;
    let magnitude = p.magnitude + q.magnitude;
    let (area_p, area_q) = (cross(p.u, p.v).abs(), cross(q.u, q.v).abs());
    let (uu, uv) = (cross(p.u, q.u).abs(), cross(p.u, q.v).abs());
    let (vu, vv) = (cross(p.v, q.u).abs(), cross(p.v, q.v).abs());
    let larger = |a: f64, b: f64| if a > b { a } else { b };
    let size = |p: &Parallelogram| {
        let sum = p.u.abs() + p.v.abs();
        sum.x + sum.y
    };
    // one bound for all four axes, the loosest
    let bound = ERROR * magnitude * larger(size(p), size(q)) + UNDERFLOW;
    // No early way out: which axis decides is anyone's guess, and a wrong guess costs more than all four.
    let gap_p = larger(
        cross(d, p.u).abs() - (area_p + uu + uv),
        cross(d, p.v).abs() - (area_p + vu + vv),
    );
    let gap_q = larger(
        cross(d, q.u).abs() - (area_q + uu + vu),
        cross(d, q.v).abs() - (area_q + uv + vv),
    );
    let gap = larger(gap_p, gap_q);
    let in_range = magnitude <= MAX_COORDINATE;
    if in_range & (gap > bound) {
        Some(Relation::Disjoint)
    } else if in_range & (gap < -bound) {
        Some(Relation::Overlapping)
    } else {
        None
    }
}
