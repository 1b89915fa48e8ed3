//! Two polygons of at most 16 vertices each: every edge against every vertex of the other, in SIMD
//! lanes.
//!
//! For n and m edges this takes n·m cross products in each direction, more than rotating calipers
//! do, but without a branch and four at a time: for 8 vertices it is much faster. Depths behind
//! edges are compared as squares; only the depth of the best edge is computed.

use crate::minkowski::hull_pair::ERROR;
use crate::narrow::contact::edge_corner::EdgeCorner;
use crate::narrow::polygon_lanes::{Lanes, PolygonLanes};
use crate::narrow::relation::filter;
use crate::placed::hull_proxy::HullProxy;
use crate::placed::placement::Placement;
use crate::shape::ring;
use sat2d_base::num::{larger, lesser, power_of_two};
use sat2d_base::simd::{COUNTED, MATCH_UNIT, of_lanes, only};
use sat2d_base::types::manifold::{Manifold, Side};
use sat2d_base::types::outcome::Outcome;

/// Squares of two depths must differ by more than this part of the squared extent to be ordered.
///
/// Each depth, here and in the reference, is within 16u of the extent, and the reference considers
/// all edges within twice that: together 96u, less than 2^-46. Depths are at most the extent, so
/// squares that differ by 2^-44 belong to depths that differ by 2^-45.
const APART: f64 = power_of_two(-44);
/// The square of 2^-46: a gap of more than that part of the extent is not due to rounding.
const GAP: f64 = power_of_two(-92);
/// Two vertices are equally deep where they differ by less of the extent, along an edge.
const LEVEL: f64 = power_of_two(-46);
/// Smaller polygons, and pairs with larger coordinates, are left to the reference. Edges of clearly
/// convex polygons are at least 2^-50 of the polygon's size, so no square of a depth underflows.
const SIZES: core::ops::RangeInclusive<f64> = power_of_two(-100)..=power_of_two(100);

/// The largest number of vertices of a polygon that this stage takes.
const MOST: u32 = 16;

/// Whether two polygons have no radius and at most [`MOST`] vertices.
#[inline(always)]
pub(crate) fn takes(a: Placement<'_>, b: Placement<'_>) -> bool {
    let most = a.hull.vertices.max(b.hull.vertices);
    !(a.hull.radius > 0.0 || b.hull.radius > 0.0 || most > MOST)
}

/// The contact of two polygons that this stage [`takes`]. Undecided where two features are about as
/// near.
#[inline(always)]
pub(crate) fn polygons(a: Placement<'_>, b: Placement<'_>) -> Outcome<Option<Manifold>> {
    let most = a.hull.vertices.max(b.hull.vertices);
    // most pairs are disjoint
    let (p, q) = (a.hull.groups(), b.hull.groups());
    if filter::apart(&HullProxy::of_core(a, p), &HullProxy::of_core(b, q)) {
        return Outcome::Decided(None);
    }
    let deepest = match most {
        0..=4 => deepest_features::<1>(a, b),
        5..=8 => deepest_features::<2>(a, b),
        _ => deepest_features::<4>(a, b),
    };
    match deepest {
        Outcome::Decided(Some((edge_corner, error))) => {
            edge_corner.manifold((error, error)).map(Some)
        }
        Outcome::Decided(None) => Outcome::Decided(None),
        Outcome::Undecided => Outcome::Undecided,
    }
}

/// For each edge of one polygon, the signed square of the depth of the other's deepest vertex
/// behind it, below 0 where the other lies in front of the edge. NaN past the last edge.
#[inline(always)]
fn squares<const G: usize>(of: &PolygonLanes<G>, other: &PolygonLanes<G>) -> Lanes<G> {
    let (mut squares, [edge_x, edge_y]) = of.depths(other);
    for g in 0..G {
        for lane in 0..4 {
            let (ex, ey, depth) = (edge_x[g][lane], edge_y[g][lane], squares[g][lane]);
            squares[g][lane] = depth * depth.abs() / (ex * ex + ey * ey);
        }
    }
    squares
}

/// The edge with the least depth and the corner behind it, of two polygons of at most 4·G vertices,
/// and the error of the reference; `None` if the polygons are disjoint.
///
/// Outlined, so that the registers of the lanes do not spill those of the manifold.
#[inline(never)]
fn deepest_features<const G: usize>(
    a: Placement<'_>,
    b: Placement<'_>,
) -> Outcome<Option<(EdgeCorner, f64)>> {
    let (p, q) = (
        PolygonLanes::<G>::new(a.hull, a.hull.groups(), a.transform),
        PolygonLanes::<G>::new(b.hull, b.hull.groups(), b.transform),
    );
    let (bounds_p, bounds_q) = (p.bounds(), q.bounds());
    let all = bounds_p.union(&bounds_q);
    let reach = (all.min.abs() + all.max.abs()).element_sum();
    let least = lesser(bounds_p.longer_side(), bounds_q.longer_side());
    // within these sizes, the coordinates are in range as well
    let is_ordinary = (least >= *SIZES.start()) & (reach <= *SIZES.end());
    if !(is_ordinary
        && a.hull.bends_clearly(a.transform, reach)
        && b.hull.bends_clearly(b.transform, reach))
    {
        return Outcome::Undecided;
    }
    let size = all.max - all.min;
    let extent = size.x + size.y;
    let unit = extent * extent;
    let (of_p, of_q) = (squares(&p, &q), squares(&q, &p));
    let least = |of: &Lanes<G>| {
        let mut least = [f64::INFINITY; 4];
        for group in of {
            for lane in 0..4 {
                // a NaN is never the lesser
                least[lane] = lesser(group[lane], least[lane]);
            }
        }
        of_lanes(least, lesser)
    };
    let (least_p, least_q) = (least(&of_p), least(&of_q));
    let least = lesser(least_p, least_q);
    if least < -GAP * unit {
        return Outcome::Decided(None);
    }
    if least <= APART * unit {
        return Outcome::Undecided;
    }
    let limit = least + APART * unit;
    let (side, own, other) = if least_p <= least_q {
        (Side::A, &p, &q)
    } else {
        (Side::B, &q, &p)
    };
    if let Some(edge) = only(close_edges(&of_p, limit) + close_edges(&of_q, limit))
        && let Some(corner) = deepest(own, edge, other, extent)
    {
        let edge_corner = EdgeCorner::new(
            side,
            (edge, own.vertices, own.reversed),
            |i| own.point(i),
            (corner, other.vertices, other.reversed),
            |i| other.point(i),
        );
        return Outcome::Decided(Some((edge_corner, ERROR * extent)));
    }
    Outcome::Undecided
}

/// The sum of the numbers, as [`only`] takes them, of the edges whose squares are within a limit.
///
/// Outlined, since it is called twice and its registers would spill others.
#[inline(never)]
fn close_edges<const G: usize>(squares: &Lanes<G>, limit: f64) -> f64 {
    let (mut close, mut counted) = ([0.0; 4], COUNTED);
    for group in squares {
        for lane in 0..4 {
            let is_close = group[lane] <= limit;
            close[lane] += if is_close { counted[lane] } else { 0.0 };
            counted[lane] += 4.0;
        }
    }
    of_lanes(close, |x, y| x + y)
}

/// The vertex of one polygon that is deepest behind an edge of the other, if there is only one.
#[inline(always)]
fn deepest<const G: usize>(
    own: &PolygonLanes<G>,
    edge: usize,
    other: &PolygonLanes<G>,
    extent: f64,
) -> Option<usize> {
    let start = own.point(edge);
    let next = ring::next(edge, own.vertices);
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
    // lanes past the last vertex repeat the first one
    let end = MATCH_UNIT + other.vertices as f64;
    for group in &left {
        for lane in 0..4 {
            let is_deep = (group[lane] >= floor) & (counted[lane] < end);
            close[lane] += if is_deep { counted[lane] } else { 0.0 };
            counted[lane] += 4.0;
        }
    }
    only(of_lanes(close, |x, y| x + y))
}
