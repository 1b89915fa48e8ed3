//! The relation of two placed rectangles and how far both may move before it can change, in
//! operations that compilers vectorize for many pairs.
//!
//! The relation is that of the filter in `narrow::relation::parallelogram`, and the motion bound is
//! explained in `narrow::motion_bound`.

use crate::narrow::motion_bound::Verdict;
use crate::placed::parallelogram::{Parallelogram, RectanglePair};
use glam::DVec2;
use sat2d_base::num::{U, larger, octagonal_length};
use sat2d_base::types::Relation;

/// The verdict on two rectangles.
#[inline(always)]
pub fn verdict(pair: &RectanglePair) -> Verdict {
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
    Verdict {
        is_certain: gap.is_sure(),
        relation: gap.relation(),
        motion_bound: apart.abs() * (1.0 - 16.0 * U) - 2.0 * gap.bound * most(per_length),
    }
}

/// The relation of two placed rectangles if it is certain, and the motion bound.
#[inline(always)]
pub fn verdict_of_rectangles(p: &Parallelogram, q: &Parallelogram) -> (Option<Relation>, f64) {
    let verdict = verdict(&RectanglePair::new(p, q));
    (
        verdict.is_certain.then_some(verdict.relation),
        verdict.motion_bound,
    )
}
