//! Two polygons of at most 16 vertices each: every edge against every vertex of the other, in lanes.
//!
//! With n + m edges that is n·m cross products in each direction, more than the calipers take, but without a branch, and four at a time: for
//! 8 vertices it is faster by far. Depths behind edges are compared as squares; only the edge that counts is measured.

use crate::minkowski::nearest::ERROR;
use crate::narrow::contact::by_kind::general;
use crate::narrow::contact::edge_corner::Meeting;
use crate::narrow::relation::filter;
use crate::num::{larger, lesser, power_of_two};
use crate::proxy::placement::Placement;
use crate::proxy::polygon_lanes::{Lanes, Ring};
use crate::shape::PlaceError;
use crate::simd::{COUNTED, ONE, of_lanes, only};
use crate::types::manifold::{Manifold, Side};

/// 2^-44: the squares of two depths must differ by more of the extent's square than this to be told apart. Each depth, here and in
/// the general way, is within 16u of the extent, which the latter doubles when it looks for rivals: together 96u, less than 2^-46.
/// Depths are at most the extent, so squares that differ by 2^-44 belong to depths that differ by 2^-45.
const APART: f64 = power_of_two(-44);
/// The square of 2^-46: a gap of more of the extent is no rounding.
const GAP: f64 = power_of_two(-92);
/// Two vertices are as deep as each other where they differ by less of the extent, along an edge: 2^-46.
const LEVEL: f64 = power_of_two(-46);
/// Smaller polygons, and pairs that reach farther, are left to the general way. Edges of what is clearly convex are at least 2^-50 of
/// the polygon's size, so no square of a depth that counts underflows.
const SIZES: core::ops::RangeInclusive<f64> = power_of_two(-100)..=power_of_two(100);

/// How two polygons meet.
#[inline]
pub(crate) fn contact(a: Placement<'_>, b: Placement<'_>) -> Result<Option<Manifold>, PlaceError> {
    if a.hull.radius > 0.0 || b.hull.radius > 0.0 {
        return general(a, b);
    }
    match a.hull.vertices.max(b.hull.vertices) {
        0..=4 => in_groups::<1>(a, b),
        5..=8 => in_groups::<2>(a, b),
        9..=16 => in_groups::<4>(a, b),
        _ => general(a, b),
    }
}

/// For each edge of one polygon the square of the depth of the other's deepest vertex behind it, below 0 where all of it lies in front; no
/// number past the last edge.
#[inline(always)]
fn squares<const G: usize>(of: &Ring<G>, other: &Ring<G>) -> Lanes<G> {
    let (mut squares, [edge_x, edge_y]) = of.depths(other);
    for g in 0..G {
        for lane in 0..4 {
            let (ex, ey, depth) = (edge_x[g][lane], edge_y[g][lane], squares[g][lane]);
            squares[g][lane] = depth * depth.abs() / (ex * ex + ey * ey);
        }
    }
    squares
}

/// [`contact`] of polygons of at most 4·G vertices.
#[inline(never)]
fn in_groups<const G: usize>(
    a: Placement<'_>,
    b: Placement<'_>,
) -> Result<Option<Manifold>, PlaceError> {
    // as most are that do not meet
    if filter::apart(a, b) {
        return Ok(None);
    }
    let (p, q) = (
        Ring::<G>::new(a.hull, a.transform),
        Ring::<G>::new(b.hull, b.transform),
    );
    let (bounds_p, bounds_q) = (p.bounds(), q.bounds());
    let all = bounds_p.union(&bounds_q);
    let reach = (all.min.abs() + all.max.abs()).element_sum();
    let size = |bounds: &crate::aabb::Aabb| (bounds.max - bounds.min).max_element();
    let least = lesser(size(&bounds_p), size(&bounds_q));
    // what is in range here is in the range of coordinates as well
    let is_ordinary = (least >= *SIZES.start()) & (reach <= *SIZES.end());
    if !(is_ordinary
        && a.hull.bends_clearly(a.transform, reach)
        && b.hull.bends_clearly(b.transform, reach))
    {
        return general(a, b);
    }
    let size = all.max - all.min;
    let extent = size.x + size.y;
    let unit = extent * extent;
    let (of_p, of_q) = (squares(&p, &q), squares(&q, &p));
    let least = |of: &Lanes<G>| {
        let mut least = [f64::INFINITY; 4];
        for group in of {
            for lane in 0..4 {
                // false where there is no number
                least[lane] = lesser(group[lane], least[lane]);
            }
        }
        of_lanes(least, lesser)
    };
    let (least_p, least_q) = (least(&of_p), least(&of_q));
    let least = lesser(least_p, least_q);
    if least < -GAP * unit {
        return Ok(None);
    }
    if least <= APART * unit {
        return general(a, b);
    }
    let limit = least + APART * unit;
    let (side, own, other) = if least_p <= least_q {
        (Side::A, &p, &q)
    } else {
        (Side::B, &q, &p)
    };
    let counted = |of: &Lanes<G>| {
        let (mut close, mut counted) = ([0.0; 4], COUNTED);
        for group in of {
            for lane in 0..4 {
                close[lane] += if group[lane] <= limit {
                    counted[lane]
                } else {
                    0.0
                };
                counted[lane] += 4.0;
            }
        }
        of_lanes(close, |x, y| x + y)
    };
    if let Some(edge) = only(counted(&of_p) + counted(&of_q))
        && let Some(corner) = deepest(own, edge, other, extent)
    {
        let meeting = Meeting::new(
            side,
            (edge, own.vertices, own.reversed),
            |i| own.point(i),
            (corner, other.vertices, other.reversed),
            |i| other.point(i),
        );
        let error = ERROR * extent;
        if let Some(manifold) = meeting.manifold((error, error)) {
            return Ok(Some(manifold));
        }
    }
    general(a, b)
}

/// The vertex of one polygon that lies deepest behind an edge of the other, if there is only one.
#[inline(always)]
fn deepest<const G: usize>(
    own: &Ring<G>,
    edge: usize,
    other: &Ring<G>,
    extent: f64,
) -> Option<usize> {
    let start = own.point(edge);
    let next = if edge + 1 == own.vertices {
        0
    } else {
        edge + 1
    };
    let sign = if own.reversed { -1.0 } else { 1.0 };
    let along = (own.point(next) - start) * sign;
    let mut left = [[0.0; 4]; G];
    let mut most = [f64::NEG_INFINITY; 4];
    for (g, group) in left.iter_mut().enumerate() {
        for lane in 0..4 {
            let (x, y) = (other.x[g][lane] - start.x, other.y[g][lane] - start.y);
            group[lane] = along.x * y - along.y * x;
            most[lane] = larger(group[lane], most[lane]);
        }
    }
    let level = LEVEL * (along.x.abs() + along.y.abs()) * extent;
    let floor = of_lanes(most, larger) - level;
    let (mut close, mut counted) = ([0.0; 4], COUNTED);
    // what repeats the first vertex is none
    let end = ONE + other.vertices as f64;
    for group in &left {
        for lane in 0..4 {
            let is_deep = (group[lane] >= floor) & (counted[lane] < end);
            close[lane] += if is_deep { counted[lane] } else { 0.0 };
            counted[lane] += 4.0;
        }
    }
    only(of_lanes(close, |x, y| x + y))
}
