//! The relation of two placed rectangles and how far both may move before it can change, in
//! operations that compilers vectorize for many pairs.
//!
//! The relation is that of the filter in `narrow::relation::parallelogram`, and the motion bound is
//! explained in `narrow::motion_bound`.

use crate::num::{U, larger, octagonal_length};
use crate::placed::parallelogram::{Parallelogram, RectanglePair};
use crate::types::Relation;
use glam::DVec2;

/// The relation of two rectangles, and how long it holds.
pub(crate) struct RectangleVerdict {
    /// Whether the relation is certain.
    pub(crate) is_certain: bool,
    /// The relation, if it is certain.
    pub(crate) relation: Relation,
    /// The relation cannot change while both move by less than this, added up. It is 0 or less, or
    /// NaN, if nothing is known.
    pub(crate) motion_bound: f64,
}

impl RectangleVerdict {
    #[inline(always)]
    pub(crate) fn new(pair: &RectanglePair) -> RectangleVerdict {
        // reciprocals first: they do not depend on the gaps
        let per = |[x, y]: [f64; 2]| 1.0 / octagonal_length(DVec2::new(x, y));
        let [[pu, pv], [qu, qv]] = pair.half_edges();
        let per_length = [per(pu), per(pv), per(qu), per(qv)];
        let most = |[a, b, c, d]: [f64; 4]| larger(larger(a, b), larger(c, d));
        let gaps = pair.gaps();
        let [[of_pu, of_pv], [of_qu, of_qv]] = gaps.along();
        let of = [of_pu, of_pv, of_qu, of_qv];
        let apart = most(core::array::from_fn(|i| of[i] * per_length[i]));
        let gap = pair.gap();
        RectangleVerdict {
            is_certain: gap.is_sure(),
            relation: gap.relation(),
            motion_bound: apart.abs() * (1.0 - 16.0 * U) - 2.0 * gap.bound * most(per_length),
        }
    }
}

/// The same for one pair: the relation if it is certain, and the motion bound.
#[inline(always)]
pub(crate) fn verdict_of_rectangles(
    p: &Parallelogram,
    q: &Parallelogram,
) -> (Option<Relation>, f64) {
    let verdict = RectangleVerdict::new(&RectanglePair::new(p, q));
    (
        verdict.is_certain.then_some(verdict.relation),
        verdict.motion_bound,
    )
}
