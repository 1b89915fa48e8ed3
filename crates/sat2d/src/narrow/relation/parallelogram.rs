//! Two parallelograms: the gaps along the normals of their four half-edges.
//!
//! [`Gaps`] evaluates one pair, two cross products per vector. `batch::filter` evaluates the same
//! gaps across many pairs, one pair per lane, in `f32` or `f64`, and keeps only their magnitudes.

use crate::num::{MAX_COORDINATE, larger, lesser};
use crate::proxy::parallelogram::{Parallelogram, bound, norm};
use crate::proxy::placement::Placement;
use crate::transform::Transform;
use crate::types::{Outcome, Relation};
use glam::DVec2;

/// The gaps of two rectangles along the normals of their half-edges, times the lengths of these;
/// negative where the projections overlap. The lanes of a vector belong to u and v.
pub(crate) struct Gaps {
    /// Along the normals of p.
    pub(crate) p: DVec2,
    /// Along the normals of q.
    pub(crate) q: DVec2,
    /// The half-edges of p, then of q, × the vector from the centre of p to that of q.
    pub(crate) to_q: [DVec2; 2],
    /// The half-edges of p × u of q.
    pub(crate) with_u: DVec2,
    /// The half-edges of p × v of q.
    pub(crate) with_v: DVec2,
    /// Bounds the error of each gap, including the rounding of the corners.
    pub(crate) bound: f64,
    magnitude: f64,
    /// A quarter of the smaller area.
    area: f64,
}

impl Gaps {
    #[inline(always)]
    pub(crate) fn new(p: &Parallelogram, q: &Parallelogram) -> Gaps {
        Gaps::within(p.reach() + q.reach(), p, q)
    }

    /// The same with an upper bound for the sum of both magnitudes.
    #[inline(always)]
    fn within(magnitude: f64, p: &Parallelogram, q: &Parallelogram) -> Gaps {
        let d = q.center - p.center;
        let of_pu = crosses([p.u, p.u], [q.u, q.v]);
        let of_pv = crosses([p.v, p.v], [q.u, q.v]);
        let to_q = [crosses([p.u, p.v], [d, d]), crosses([q.u, q.v], [d, d])];
        let area = crosses([p.u, q.u], [p.v, q.v]).abs();
        let (far_pu, far_pv) = (of_pu.abs(), of_pv.abs());
        let reach_p = DVec2::splat(area.x)
            + (DVec2::new(far_pu.x, far_pv.x) + DVec2::new(far_pu.y, far_pv.y));
        let reach_q = DVec2::splat(area.y) + (far_pu + far_pv);
        Gaps {
            p: to_q[0].abs() - reach_p,
            q: to_q[1].abs() - reach_q,
            to_q,
            with_u: DVec2::new(of_pu.x, of_pv.x),
            with_v: DVec2::new(of_pu.y, of_pv.y),
            bound: bound(magnitude, p.sides() + q.sides()),
            magnitude,
            area: lesser(area.x, area.y),
        }
    }

    /// The largest gap.
    #[inline(always)]
    pub(crate) fn largest(&self) -> Gap {
        Gap {
            gap: larger(larger(self.p.x, self.q.x), larger(self.p.y, self.q.y)),
            bound: self.bound,
            magnitude: self.magnitude,
        }
    }

    /// The relation, if it is certain, which it nearly always is. `None` also if a coordinate may
    /// be out of range.
    #[inline(always)]
    pub(crate) fn relation(&self) -> Option<Relation> {
        let gap = self.largest();
        gap.is_sure().then(|| gap.relation())
    }
}

/// Two cross products. Each product multiplies two vectors as they lie in memory, one with its
/// coordinates swapped; only the sums shuffle lanes.
#[inline(always)]
fn crosses(first: [DVec2; 2], second: [DVec2; 2]) -> DVec2 {
    let products = |i: usize| first[i] * DVec2::new(second[i].y, second[i].x);
    let (p, q) = (products(0), products(1));
    DVec2::new(p.x, q.x) - DVec2::new(p.y, q.y)
}

/// The largest gap of two rectangles and its error bound.
#[derive(Clone, Copy)]
pub(crate) struct Gap {
    /// The largest gap along any of the four axes, times that axis' length.
    gap: f64,
    /// A bound for its error.
    bound: f64,
    /// An upper bound for all coordinates.
    magnitude: f64,
}

impl Gap {
    /// Whether the sign of the gap is certain; false for NaN.
    #[inline(always)]
    pub(crate) fn is_sure(&self) -> bool {
        (self.magnitude <= MAX_COORDINATE) & (self.gap.abs() > self.bound)
    }

    /// The relation, if [`is_sure`](Gap::is_sure).
    #[inline(always)]
    pub(crate) fn relation(&self) -> Relation {
        if self.gap > 0.0 {
            Relation::Disjoint
        } else {
            Relation::Overlapping
        }
    }
}

/// The gap of two rectangles, without a branch, so that loops over many pairs vectorize.
#[inline(always)]
pub(crate) fn gap(p: &Parallelogram, q: &Parallelogram) -> Gap {
    Gaps::new(p, q).largest()
}

/// The relation of two rectangles, as by [`Gaps::relation`].
///
/// Branch predictors cannot learn along which axis a random pair separates. So all four gaps are
/// computed, and the only branch is on uncertain pairs, which are rare.
#[inline(always)]
pub(crate) fn relation(p: &Parallelogram, q: &Parallelogram) -> Option<Relation> {
    Gaps::new(p, q).relation()
}

/// The relation of two rectangles whose transforms may break the invariants of [`Transform`]; those
/// are declined.
///
/// A coefficient that is not finite makes the bounds not finite. The cross product of the
/// half-edges is the determinant times a quarter of the rectangle's area, with an error below the
/// bound for gaps. So if it exceeds that bound, the determinant is not 0.
#[inline(always)]
pub(crate) fn unchecked_relation(
    Placement {
        hull: a,
        transform: ta,
    }: Placement<'_>,
    Placement {
        hull: b,
        transform: tb,
    }: Placement<'_>,
) -> Outcome<Relation> {
    let (p, q) = (Parallelogram::of_hull(a, ta), Parallelogram::of_hull(b, tb));
    // both magnitudes in one vector take fewer instructions
    let offset = |t: &Transform| DVec2::new(t.tx, t.ty).abs();
    let spans = DVec2::new(norm(ta) * a.lanes.reach, norm(tb) * b.lanes.reach);
    let magnitude = (spans + (offset(ta) + offset(tb))).element_sum();
    let gaps = Gaps::within(magnitude, &p, &q);
    let gap = gaps.largest();
    let is_sure =
        (gap.magnitude <= MAX_COORDINATE) & (lesser(gaps.area, gap.gap.abs()) > gap.bound);
    is_sure.then(|| gap.relation()).into()
}
