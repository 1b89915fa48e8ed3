//! Two rectangles: the four gaps of `rectangle` tell the edge that counts, signs of cross products the other's deepest corner.

use super::{Given, general, measured};
use crate::Transform;
use crate::narrow::contact::{hulls, manifold};
use crate::narrow::manifold::{Manifold, Side};
use crate::narrow::nearest::Pair;
use crate::narrow::rectangle::{Gaps, Parallelogram};
use crate::shape::{Hull, Numbering, PlaceError, View};
use crate::{Aabb, Relation};
use glam::DVec2;

/// Bounds for the sum of both magnitudes (2^-100 and 2^200) within which no square here underflows or overflows to a false answer.
const MAGNITUDES: core::ops::RangeInclusive<f64> =
    f64::from_bits((1023 - 100) << 52)..=f64::from_bits((1023 + 200) << 52);

/// How two rectangles meet.
#[inline(never)]
pub(super) fn contact(
    (a, ta): Given<'_>,
    (b, tb): Given<'_>,
) -> Result<Option<Manifold>, PlaceError> {
    let (p, q) = (Parallelogram::of_hull(a, ta), Parallelogram::of_hull(b, tb));
    let gaps = Gaps::new(&p, &q);
    let relation = gaps.relation();
    if relation == Some(Relation::Disjoint) {
        return Ok(None);
    }
    let is_clear = |hull: &Hull, t: &Transform, placed: &Parallelogram| {
        MAGNITUDES.contains(&placed.reach()) && hull.bends_clearly(t, placed.reach())
    };
    if relation.is_none() || !is_clear(a, ta, &p) || !is_clear(b, tb, &q) {
        return general((a, ta), (b, tb));
    }
    let (corners_a, corners_b) = (Corners::new(a, ta), Corners::new(b, tb));
    let (low, high) = (corners_a.bounds(), corners_b.bounds());
    let pair = Pair::within(
        corners_a.view(p.center),
        corners_b.view(q.center),
        &low,
        &high,
    );
    let nearest = widest(&p, &q, &gaps).and_then(|(side, edge, corner)| {
        let (own, other) = match side {
            Side::A => (&corners_a, &corners_b),
            Side::B => (&corners_b, &corners_a),
        };
        measured(&pair, side, own.edge(edge), other.number(corner))
    });
    Ok(match nearest {
        Some(nearest) => Some(manifold(&pair, &nearest, |_, _| true)),
        None => hulls(pair.hull(Side::A), pair.hull(Side::B)),
    })
}

/// The placed corners counter-clockwise.
struct Corners {
    points: [DVec2; 4],
    reversed: bool,
}

impl Corners {
    #[inline(always)]
    fn new(hull: &Hull, t: &Transform) -> Corners {
        let (min, max) = (hull.points[0], hull.points[2]);
        let reversed = t.is_mirrored();
        // as `Transform::apply` has it, each product once
        let (x, y, offset) = (
            DVec2::new(t.a, t.b),
            DVec2::new(t.c, t.d),
            DVec2::new(t.tx, t.ty),
        );
        let (left, right, bottom, top) = (x * min.x, x * max.x, y * min.y, y * max.y);
        let [zeroth, first, second, third] = [
            (left + bottom) + offset,
            (right + bottom) + offset,
            (right + top) + offset,
            (left + top) + offset,
        ];
        Corners {
            points: if reversed {
                [third, second, first, zeroth]
            } else {
                [zeroth, first, second, third]
            },
            reversed,
        }
    }

    #[inline(always)]
    fn bounds(&self) -> Aabb {
        let [p, q, r, s] = self.points;
        let low = |p: DVec2, q: DVec2| {
            DVec2::new(
                if q.x < p.x { q.x } else { p.x },
                if q.y < p.y { q.y } else { p.y },
            )
        };
        let high = |p: DVec2, q: DVec2| {
            DVec2::new(
                if q.x > p.x { q.x } else { p.x },
                if q.y > p.y { q.y } else { p.y },
            )
        };
        Aabb::new(low(low(p, q), low(r, s)), high(high(p, q), high(r, s)))
    }

    #[inline(always)]
    fn view(&self, center: DVec2) -> View<'_> {
        View {
            points: &self.points,
            center,
            radius: 0.0,
            numbering: if self.reversed {
                Numbering::BACKWARD
            } else {
                Numbering::FORWARD
            },
        }
    }

    /// Where a corner of the user's is among the points.
    #[inline(always)]
    fn number(&self, corner: usize) -> usize {
        if self.reversed { 3 - corner } else { corner }
    }

    /// Where an edge of the user's begins among the points.
    #[inline(always)]
    fn edge(&self, edge: usize) -> usize {
        if self.reversed { (6 - edge) % 4 } else { edge }
    }
}

/// Whose edge separates most and which it is, and the other's deepest corner behind it, by the user's numbers; nothing where another edge or
/// corner may be as good.
#[inline(always)]
fn widest(p: &Parallelogram, q: &Parallelogram, gaps: &Gaps) -> Option<(Side, usize, usize)> {
    let bound = gaps.bound;
    let squares = |r: &Parallelogram| DVec2::new(r.u.length_squared(), r.v.length_squared());
    let inverse = [squares(p).recip(), squares(q).recip()];
    let square = [gaps.p * gaps.p * inverse[0], gaps.q * gaps.q * inverse[1]];
    // what a gap is off by makes of its square
    let slack = |gap: DVec2, inverse: DVec2| (2.0 * gap.abs() + bound) * inverse * bound;
    let slack = [slack(gaps.p, inverse[0]), slack(gaps.q, inverse[1])];
    let lanes = |[p, q]: [DVec2; 2]| [p.x, p.y, q.x, q.y];
    let (square, slack) = (lanes(square), lanes(slack));
    let lesser = |i: usize, j: usize| if square[j] < square[i] { j } else { i };
    let least = lesser(lesser(0, 1), lesser(2, 3));
    // The general way, off by 16u of the extent, looks for rivals within 32u of it. The extent is at most 4 times the magnitudes and a depth at
    // most twice the sides, so in squares that is less than 1024u of magnitudes times sides, and `bound` is 96u of them.
    let limit = square[least] + slack[least] + 16.0 * bound;
    let close = (0..4).filter(|&i| square[i] - slack[i] <= limit).count();
    let to_q = lanes(gaps.to_q)[least];
    let (side, along_u) = (if least < 2 { Side::A } else { Side::B }, least % 2 == 0);
    // the other's half-edges, seen from this one
    let (with_u, with_v) = match least {
        0 => (gaps.with_u.x, gaps.with_v.x),
        1 => (gaps.with_u.y, gaps.with_v.y),
        2 => (-gaps.with_u.x, -gaps.with_u.y),
        _ => (-gaps.with_v.x, -gaps.with_v.y),
    };
    let least_cross = to_q.abs().min(with_u.abs()).min(with_v.abs());
    if close != 1 || least_cross <= 4.0 * bound {
        return None;
    }
    let own = if least < 2 { p } else { q };
    let turn = own.u.perp_dot(own.v);
    // on which side of the own half-edge the other's centre lies
    let toward = if least < 2 { to_q } else { -to_q };
    let edge = match (along_u, (toward > 0.0) == (turn > 0.0)) {
        (true, true) => 2,
        (true, false) => 0,
        // v × d and u × v of different signs: d along u
        (false, true) => 3,
        (false, false) => 1,
    };
    // the corner nearest to the own centre across the half-edge: against where the other's centre lies
    let corner = match (
        (with_u > 0.0) != (toward > 0.0),
        (with_v > 0.0) != (toward > 0.0),
    ) {
        (false, false) => 0,
        (true, false) => 1,
        (true, true) => 2,
        (false, true) => 3,
    };
    Some((side, edge, corner))
}
