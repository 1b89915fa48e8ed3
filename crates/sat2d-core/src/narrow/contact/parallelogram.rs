//! Two rectangles, as parallelograms.
//!
//! The four gaps of the relation ([`Gaps`]) give the edge with the least depth, and signs of cross
//! products the other rectangle's deepest corner behind it.

use crate::minkowski::hull_pair::ERROR;
use crate::narrow::contact::edge_corner::EdgeCorner;
use crate::placed::parallelogram::{Gaps, Parallelogram, RectanglePair};
use crate::placed::placement::Placement;
use crate::shape::Hull;
use crate::transform::Transform;
use glam::DVec2;
use sat2d_base::num::{U, larger, lesser, power_of_two};
use sat2d_base::types::manifold::{Manifold, Side};
use sat2d_base::types::outcome::Outcome;

/// Bounds for the sum of both magnitudes within which no square here underflows or overflows to a
/// wrong answer.
const MAGNITUDES: core::ops::RangeInclusive<f64> = power_of_two(-100)..=power_of_two(100);

/// The contact of two rectangles. Undecided where two features are about as near.
#[inline(always)]
pub(crate) fn rectangles(a: Placement<'_>, b: Placement<'_>) -> Outcome<Option<Manifold>> {
    // not `map` of arrays, which is not inlined
    let p = Parallelogram::of_hull(a.hull, a.transform);
    let q = Parallelogram::of_hull(b.hull, b.transform);
    let pair = RectanglePair::new(&p, &q);
    let gaps = pair.gaps();
    let gap = pair.gap();
    if gap.largest > gap.bound {
        return Outcome::Decided(None);
    }
    let is_clear = |of: &Placement<'_>, placed: &Parallelogram| {
        let reach = placed.reach();
        MAGNITUDES.contains(&reach) && of.hull.bends_clearly(of.transform, reach)
    };
    if !gap.is_sure() || !is_clear(&a, &p) || !is_clear(&b, &q) {
        return Outcome::Undecided;
    }
    let Some((side, edge, corner)) = widest(&p, &q, &gaps, gap.bound) else {
        return Outcome::Undecided;
    };
    let corners = [
        PlacedCorners::new(a.hull, a.transform),
        PlacedCorners::new(b.hull, b.transform),
    ];
    let own = usize::from(side == Side::B);
    let (own, other) = (&corners[own], &corners[1 - own]);
    let edge_corner = EdgeCorner::new(
        side,
        (edge, 4, own.reversed),
        |i| own.points[i & 3],
        (corner, 4, other.reversed),
        |i| other.points[i & 3],
    );
    edge_corner.manifold(errors(&p, &q)).map(Some)
}

/// Lower and upper bounds for the error that the reference allows for in a depth.
#[inline(always)]
fn errors(p: &Parallelogram, q: &Parallelogram) -> (f64, f64) {
    let (low, high) = (p.rough_bounds(), q.rough_bounds());
    let width = larger(low.max.x, high.max.x) - lesser(low.min.x, high.min.x);
    let height = larger(low.max.y, high.max.y) - lesser(low.min.y, high.min.y);
    let extent = width + height;
    // each of the four sides is off by less than 16u of the magnitudes
    let slack = 128.0 * U * (p.reach() + q.reach());
    (
        0.999 * ERROR * (extent - slack),
        1.001 * ERROR * (extent + slack),
    )
}

/// The placed corners, in the user's order.
struct PlacedCorners {
    points: [DVec2; 4],
    /// Whether that order is clockwise here.
    reversed: bool,
}

impl PlacedCorners {
    #[inline(always)]
    fn new(hull: &Hull, t: &Transform) -> PlacedCorners {
        let (min, max) = (hull.points[0], hull.points[2]);
        // the formula of `Transform::apply`, each product once
        let (x, y, offset) = (
            DVec2::new(t.a, t.b),
            DVec2::new(t.c, t.d),
            DVec2::new(t.tx, t.ty),
        );
        let (left, right, bottom, top) = (x * min.x, x * max.x, y * min.y, y * max.y);
        PlacedCorners {
            points: [
                (left + bottom) + offset,
                (right + bottom) + offset,
                (right + top) + offset,
                (left + top) + offset,
            ],
            reversed: t.is_plainly_mirrored(),
        }
    }
}

/// The side and number of the edge with the least depth, and the number of the other's deepest
/// corner behind it. `None` where another edge or corner may be as good.
#[inline(always)]
fn widest(
    p: &Parallelogram,
    q: &Parallelogram,
    gaps: &Gaps<f64>,
    bound: f64,
) -> Option<(Side, usize, usize)> {
    let [of_p, of_q] = gaps.along();
    let (of_p, of_q) = (DVec2::from(of_p), DVec2::from(of_q));
    let squares = |r: &Parallelogram| DVec2::new(r.u.length_squared(), r.v.length_squared());
    let inverse = [squares(p).recip(), squares(q).recip()];
    let square = [of_p * of_p * inverse[0], of_q * of_q * inverse[1]];
    // the error of a squared gap
    let slack = |gap: DVec2, inverse: DVec2| (2.0 * gap.abs() + bound) * inverse * bound;
    let slack = [slack(of_p, inverse[0]), slack(of_q, inverse[1])];
    let lanes = |[p, q]: [DVec2; 2]| [p.x, p.y, q.x, q.y];
    let (square, slack) = (lanes(square), lanes(slack));
    let lesser = |i: usize, j: usize| if square[j] < square[i] { j } else { i };
    let least = lesser(lesser(0, 1), lesser(2, 3));
    // The reference, whose error is 16u of the extent, considers all edges within 32u of it. The
    // extent is at most 4 times the magnitudes and a depth at most twice the sides. In squares that
    // is less than 1024u of magnitudes times sides, of which `bound` is 96u.
    let limit = square[least] + slack[least] + 16.0 * bound;
    let is_close = |i: usize| u32::from(square[i] - slack[i] <= limit);
    let close = (is_close(0) + is_close(1)) + (is_close(2) + is_close(3));
    // the other's half-edges and centre, as cross products with the half-edge of this one
    let [[uu, uv], [vu, vv]] = gaps.between;
    let [[of_pu, of_pv], [of_qu, of_qv]] = gaps.to_q;
    let with_u_of = [uu, vu, -uu, -uv][least];
    let with_v_of = [uv, vv, -vu, -vv][least];
    let toward = [of_pu, of_pv, -of_qu, -of_qv][least];
    let is_clear = (toward.abs() > 4.0 * bound)
        & (with_u_of.abs() > 4.0 * bound)
        & (with_v_of.abs() > 4.0 * bound);
    if (close != 1) | !is_clear {
        return None;
    }
    let is_toward = toward > 0.0;
    // Edges 0 and 2 run along u, 1 and 3 along v. Where d points along u, v × d and u × v have
    // opposite signs.
    let is_later = is_toward == (gaps.areas[least / 2] > 0.0);
    let edge = 2 * usize::from(is_later) + least % 2;
    // The corner that lies farthest from the other's centre toward this one's. Corners 0 to 3 are
    // at -u-v, u-v, u+v and v-u.
    let (far_u, far_v) = (
        (with_u_of > 0.0) != is_toward,
        (with_v_of > 0.0) != is_toward,
    );
    let corner = 2 * usize::from(far_v) + usize::from(far_u != far_v);
    let side = if least < 2 { Side::A } else { Side::B };
    Some((side, edge, corner))
}
