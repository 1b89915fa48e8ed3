//! The relation of two placed rectangles and how far both may move before it can change, in
//! operations that compilers vectorize for many pairs.
//!
//! The relation is that of the filter in `narrow::relation::parallelogram`, and the motion bound is
//! explained in `narrow::motion_bound`.

use crate::batch::filter::gaps;
use crate::num::{MAX_COORDINATE, U, larger, octagonal_length};
use crate::proxy::parallelogram::{Parallelogram, bound};
use crate::types::Relation;
use glam::DVec2;

/// The input: the vector between the centers; u and v of both; upper bounds for all coordinates and
/// for those of half-edges, added up.
#[derive(Clone, Copy)]
pub(crate) struct Numbers(pub(crate) [f64; Numbers::COUNT]);

impl Numbers {
    pub(crate) const COUNT: usize = 12;

    #[inline(always)]
    pub(crate) fn new(p: &Parallelogram, q: &Parallelogram) -> Numbers {
        let d = q.center - p.center;
        let bounds = DVec2::new(p.reach(), p.sides()) + DVec2::new(q.reach(), q.sides());
        Numbers([
            d.x, d.y, p.u.x, p.u.y, p.v.x, p.v.y, q.u.x, q.u.y, q.v.x, q.v.y, bounds.x, bounds.y,
        ])
    }

    /// An upper bound for the coordinates of the half-edges, added up.
    #[inline(always)]
    pub(crate) fn sides(&self) -> f64 {
        self.0[Numbers::COUNT - 1]
    }
}

/// The relation of two rectangles, and how long it holds.
pub(crate) struct RectangleVerdict {
    /// Whether the relation is certain.
    pub(crate) is_certain: bool,
    /// The relation, if it is certain.
    pub(crate) relation: Relation,
    /// The relation cannot change while both move by less than this, added up. 0 or less, or NaN,
    /// if nothing is known.
    pub(crate) motion_bound: f64,
}

impl RectangleVerdict {
    #[inline(always)]
    pub(crate) fn new(numbers: &Numbers) -> RectangleVerdict {
        let [
            dx,
            dy,
            pux,
            puy,
            pvx,
            pvy,
            qux,
            quy,
            qvx,
            qvy,
            magnitude,
            sides,
        ] = numbers.0;
        let (p, q) = ([pux, puy, pvx, pvy], [qux, quy, qvx, qvy]);
        let ([of_p, of_q], [area_p, area_q]) = gaps([dx, dy], p, q);
        let gaps = [
            of_p[0] - area_p,
            of_p[1] - area_p,
            of_q[0] - area_q,
            of_q[1] - area_q,
        ];
        // reciprocals first: they do not depend on the gaps
        let per = |x: f64, y: f64| 1.0 / octagonal_length(DVec2::new(x, y));
        let per_length = [per(pux, puy), per(pvx, pvy), per(qux, quy), per(qvx, qvy)];
        let most = |[a, b, c, d]: [f64; 4]| larger(larger(a, b), larger(c, d));
        let apart = most(core::array::from_fn(|i| gaps[i] * per_length[i]));
        let (gap, bound) = (most(gaps), bound(magnitude, sides));
        RectangleVerdict {
            is_certain: (magnitude <= MAX_COORDINATE) & (gap.abs() > bound),
            relation: if gap > 0.0 {
                Relation::Disjoint
            } else {
                Relation::Overlapping
            },
            motion_bound: apart.abs() * (1.0 - 16.0 * U) - 2.0 * bound * most(per_length),
        }
    }
}

/// The same for one pair: the relation if it is certain, and the motion bound.
#[inline(always)]
pub(crate) fn verdict_of_rectangles(
    p: &Parallelogram,
    q: &Parallelogram,
) -> (Option<Relation>, f64) {
    let verdict = RectangleVerdict::new(&Numbers::new(p, q));
    (
        verdict.is_certain.then_some(verdict.relation),
        verdict.motion_bound,
    )
}
