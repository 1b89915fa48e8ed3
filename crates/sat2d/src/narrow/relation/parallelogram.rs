//! Two parallelograms: the gaps along the normals of their four half-edges.

use crate::num::{MAX_COORDINATE, larger, lesser};
use crate::proxy::parallelogram::{Parallelogram, bound, norm};
use crate::proxy::placement::Placement;
use crate::transform::Transform;
use crate::types::{Outcome, Relation};
use glam::DVec2;

/// How far two rectangles are apart along the normals of their half-edges, times the lengths of these; below 0 where they overlap there. In the
/// lanes of a vector: u, v.
pub(crate) struct Gaps {
    pub(crate) p: DVec2,
    pub(crate) q: DVec2,
    /// Half-edge × the vector from p's centre to q's.
    pub(crate) to_q: [DVec2; 2],
    /// Half-edges of p × u of q, and × v of q.
    pub(crate) with_u: DVec2,
    pub(crate) with_v: DVec2,
    /// Bounds the error of each gap with all that rounding moves corners by.
    pub(crate) bound: f64,
    magnitude: f64,
    /// A quarter of the lesser area.
    area: f64,
}

impl Gaps {
    #[inline(always)]
    pub(crate) fn new(p: &Parallelogram, q: &Parallelogram) -> Gaps {
        Gaps::within(p.reach() + q.reach(), p, q)
    }

    /// The same with an upper bound for both magnitudes together.
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

    /// The largest of them.
    #[inline(always)]
    pub(crate) fn largest(&self) -> Gap {
        Gap {
            gap: larger(larger(self.p.x, self.q.x), larger(self.p.y, self.q.y)),
            bound: self.bound,
            magnitude: self.magnitude,
        }
    }

    /// The relation where doubles can tell, which is nearly always. `None` also where a coordinate may leave the range.
    #[inline(always)]
    pub(crate) fn relation(&self) -> Option<Relation> {
        let gap = self.largest();
        gap.is_sure().then(|| gap.relation())
    }
}

/// Two cross products. Each half is a product of two vectors as they lie in memory, one with its coordinates swapped, so that only the sums
/// take lanes apart.
#[inline(always)]
fn crosses(first: [DVec2; 2], second: [DVec2; 2]) -> DVec2 {
    let products = |i: usize| first[i] * DVec2::new(second[i].y, second[i].x);
    let (p, q) = (products(0), products(1));
    DVec2::new(p.x, q.x) - DVec2::new(p.y, q.y)
}

/// What doubles make of two rectangles.
#[derive(Clone, Copy)]
pub(crate) struct Gap {
    /// The largest gap along any of the four axes, times that axis' length.
    gap: f64,
    /// How far from it the true one may be.
    bound: f64,
    /// An upper bound for all coordinates.
    magnitude: f64,
}

impl Gap {
    /// Whether doubles can tell; not for NaN.
    #[inline(always)]
    pub(crate) fn is_sure(&self) -> bool {
        (self.magnitude <= MAX_COORDINATE) & (self.gap.abs() > self.bound)
    }

    /// The relation, where doubles can tell.
    #[inline(always)]
    pub(crate) fn relation(&self) -> Relation {
        if self.gap > 0.0 {
            Relation::Disjoint
        } else {
            Relation::Overlapping
        }
    }
}

/// The gap between two rectangles, without a branch, so that a loop over many becomes vector instructions.
#[inline(always)]
pub(crate) fn gap(p: &Parallelogram, q: &Parallelogram) -> Gap {
    Gaps::new(p, q).largest()
}

/// The relation of two rectangles, as [`Gaps::relation`] tells it.
///
/// Random pairs separate along any of the axes or none, which no branch predictor learns, so all four gaps are found, and
/// the only branch is on what hardly ever happens.
#[inline(always)]
pub(crate) fn relation(p: &Parallelogram, q: &Parallelogram) -> Option<Relation> {
    Gaps::new(p, q).relation()
}

/// The relation of two rectangles under what may be no maps, of which `None` is said.
///
/// A coefficient that is not finite makes the bounds so. The product of half-edges is the determinant times a quarter of the rectangle, but for an
/// error below the bound for gaps, so where it is more than that the determinant is not 0.
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
    // both magnitudes at once take fewer steps
    let offset = |t: &Transform| DVec2::new(t.tx, t.ty).abs();
    let spans = DVec2::new(norm(ta) * a.lanes.reach, norm(tb) * b.lanes.reach);
    let magnitude = (spans + (offset(ta) + offset(tb))).element_sum();
    let gaps = Gaps::within(magnitude, &p, &q);
    let gap = gaps.largest();
    let is_sure =
        (gap.magnitude <= MAX_COORDINATE) & (lesser(gaps.area, gap.gap.abs()) > gap.bound);
    is_sure.then(|| gap.relation()).into()
}
