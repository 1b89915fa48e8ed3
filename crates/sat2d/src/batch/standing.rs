//! How two placed rectangles stand, and how far both may come while they do, in steps that a compiler turns into vector instructions for many pairs.
//!
//! Why the verdict holds is said in `narrow/rectangle.rs`, and what the leeway means in `narrow/leeway.rs`.

use crate::batch::filter::gaps;
use crate::num::{MAX_COORDINATE, U, larger, octagonal_length};
use crate::proxy::parallelogram::{Parallelogram, bound};
use crate::types::Relation;
use glam::DVec2;

/// What tells it: the vector between the centres; u and v of both; upper bounds for all coordinates, and for those of half-edges, added up.
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

    /// An upper bound for the coordinates of half-edges, added up.
    #[inline(always)]
    pub(crate) fn sides(&self) -> f64 {
        self.0[Numbers::COUNT - 1]
    }
}

/// How two stand.
pub(crate) struct Standing {
    /// Whether doubles can tell.
    pub(crate) is_sure: bool,
    /// The relation, if so.
    pub(crate) relation: Relation,
    /// How far they may come, added up, while they stand so; 0 or less, or NaN, where that is not at all.
    pub(crate) leeway: f64,
}

impl Standing {
    #[inline(always)]
    pub(crate) fn new(numbers: &Numbers) -> Standing {
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
        // lengths inverted first wait for no gap
        let per = |x: f64, y: f64| 1.0 / octagonal_length(DVec2::new(x, y));
        let per_length = [per(pux, puy), per(pvx, pvy), per(qux, quy), per(qvx, qvy)];
        let most = |[a, b, c, d]: [f64; 4]| larger(larger(a, b), larger(c, d));
        let apart = most(core::array::from_fn(|i| gaps[i] * per_length[i]));
        let (gap, bound) = (most(gaps), bound(magnitude, sides));
        Standing {
            is_sure: (magnitude <= MAX_COORDINATE) & (gap.abs() > bound),
            relation: if gap > 0.0 {
                Relation::Disjoint
            } else {
                Relation::Overlapping
            },
            leeway: apart.abs() * (1.0 - 16.0 * U) - 2.0 * bound * most(per_length),
        }
    }
}

/// The same of one pair: the relation where doubles can tell, and the leeway.
#[inline(always)]
pub(crate) fn of_rectangles(p: &Parallelogram, q: &Parallelogram) -> (Option<Relation>, f64) {
    let standing = Standing::new(&Numbers::new(p, q));
    (
        standing.is_sure.then_some(standing.relation),
        standing.leeway,
    )
}
