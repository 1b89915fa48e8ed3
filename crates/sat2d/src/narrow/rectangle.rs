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
use crate::shape::{Hull, MAX_COORDINATE};
use crate::{Relation, Transform};
use glam::DVec2;

/// Roundings of `magnitude` that lie between a corner and the parallelogram (at most 4 for a corner, 7 for centre
/// and half-edges together), for two rectangles, and as many again for the evaluation of a gap; doubled.
const ERROR: f64 = 96.0 * U;

/// A placed rectangle, near to within the roundings above.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Parallelogram {
    pub(crate) center: DVec2,
    pub(crate) u: DVec2,
    pub(crate) v: DVec2,
    /// An upper bound for |x| + |y| of all points.
    pub(crate) magnitude: f64,
}

impl Parallelogram {
    #[inline(always)]
    pub(crate) fn new(hull: &Hull, t: &Transform) -> Parallelogram {
        let x = t.a.abs() * hull.reach.x + t.c.abs() * hull.reach.y + t.tx.abs();
        let y = t.b.abs() * hull.reach.x + t.d.abs() * hull.reach.y + t.ty.abs();
        Parallelogram {
            center: t.apply(hull.center),
            u: DVec2::new(t.a, t.b) * hull.half.x,
            v: DVec2::new(t.c, t.d) * hull.half.y,
            magnitude: x + y,
        }
    }
}

#[inline(always)]
fn cross(a: DVec2, b: DVec2) -> f64 {
    a.x * b.y - a.y * b.x
}

/// The relation of two rectangles where doubles can tell, which is nearly always. `None` also where a coordinate may leave the
/// range.
///
/// Random pairs separate along any of the axes or none, which no branch predictor learns, so all four gaps are found, and
/// the only branch is on what hardly ever happens.
#[inline(always)]
pub(crate) fn relation(p: &Parallelogram, q: &Parallelogram) -> Option<Relation> {
    let d = q.center - p.center;
    let magnitude = p.magnitude + q.magnitude;
    let (area_p, area_q) = (cross(p.u, p.v).abs(), cross(q.u, q.v).abs());
    let (uu, uv) = (cross(p.u, q.u).abs(), cross(p.u, q.v).abs());
    let (vu, vv) = (cross(p.v, q.u).abs(), cross(p.v, q.v).abs());
    let unit = ERROR * magnitude;
    let bound = |n: DVec2| unit * (n.x.abs() + n.y.abs()) + UNDERFLOW;
    let gaps = [
        (cross(d, p.u).abs() - (area_p + uu + uv), bound(p.u)),
        (cross(d, p.v).abs() - (area_p + vu + vv), bound(p.v)),
        (cross(d, q.u).abs() - (area_q + uu + vu), bound(q.u)),
        (cross(d, q.v).abs() - (area_q + uv + vv), bound(q.v)),
    ];
    let apart = gaps.iter().fold(false, |any, &(gap, e)| any | (gap > e));
    let deep = gaps.iter().fold(true, |all, &(gap, e)| all & (gap < -e));
    // false for NaN as well
    let in_range = magnitude <= MAX_COORDINATE;
    if in_range & (apart | deep) {
        Some(if apart {
            Relation::Disjoint
        } else {
            Relation::Overlapping
        })
    } else {
        None
    }
}
