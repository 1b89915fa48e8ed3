//! Two polygons of at most 16 vertices each: every edge against every vertex of the other, in lanes.
//!
//! With n + m edges that is n·m cross products in each direction, more than the calipers take, but without a branch, and four at a time: for
//! 8 vertices it is faster by far. Depths behind edges are compared as squares; only the edge that counts is measured.

use super::{Given, general, measured};
use crate::Aabb;
use crate::exact::orientation::U;
use crate::narrow::certificate::{larger, lesser};
use crate::narrow::contact::{hulls, manifold};
use crate::narrow::manifold::{Manifold, Side};
use crate::narrow::nearest::{Nearest, Pair};
use crate::shape::{Numbering, PlaceError, View};
use glam::DVec2;

/// 2^-44: the squares of two depths must differ by more of the extent's square than this to be told apart. Each depth, here and in
/// the general way, is within 16u of the extent, which the latter doubles when it looks for rivals: together 96u, less than 2^-46.
/// Depths are at most the extent, so squares that differ by 2^-44 belong to depths that differ by 2^-45.
const APART: f64 = power(-44);
/// The square of 2^-46: a gap of more of the extent is no rounding.
const GAP: f64 = power(-92);
/// Two vertices are as deep as each other where they differ by less of the extent, along an edge: 2^-46.
const LEVEL: f64 = power(-46);
/// Smaller polygons, and pairs that reach farther, are left to the general way. Edges of what is clearly convex are at least 2^-50 of
/// the polygon's size, so no square of a depth that counts underflows.
const SIZES: core::ops::RangeInclusive<f64> = power(-100)..=power(200);

const fn power(of_two: i64) -> f64 {
    f64::from_bits(((1023 + of_two) << 52) as u64)
}

/// How two polygons meet.
#[inline]
pub(super) fn contact(a: Given<'_>, b: Given<'_>) -> Result<Option<Manifold>, PlaceError> {
    if a.0.radius > 0.0 || b.0.radius > 0.0 {
        return general(a, b);
    }
    match a.0.points.len().max(b.0.points.len()) {
        0..=4 => in_groups::<1>(a, b),
        5..=8 => in_groups::<2>(a, b),
        9..=16 => in_groups::<4>(a, b),
        _ => general(a, b),
    }
}

/// One number a vertex, in groups of four.
type Lanes<const G: usize> = [[f64; 4]; G];

/// A placed polygon in lanes; those past its last vertex repeat it.
struct Ring<const G: usize> {
    vertices: usize,
    x: Lanes<G>,
    y: Lanes<G>,
    /// Whether the user's order is clockwise here.
    reversed: bool,
}

impl<const G: usize> Ring<G> {
    #[inline(always)]
    fn new((hull, t): Given<'_>) -> Ring<G> {
        let last = hull.groups.len() - 1;
        let group = |g: usize| &hull.groups[g.min(last)];
        // the lanes of a group past the last are its last vertex
        let at = |g: usize, lane: usize| if g > last { 3 } else { lane };
        let place = |of_x: f64, of_y: f64, offset: f64| {
            from_lanes(|g, lane| {
                let (group, lane) = (group(g), at(g, lane));
                (of_x * group.x[lane] + of_y * group.y[lane]) + offset
            })
        };
        Ring {
            vertices: hull.points.len(),
            x: place(t.a, t.c, t.tx),
            y: place(t.b, t.d, t.ty),
            reversed: hull.clockwise != t.is_mirrored(),
        }
    }

    #[inline(always)]
    fn bounds(&self) -> Aabb {
        let (min_x, max_x) = extremes(&self.x);
        let (min_y, max_y) = extremes(&self.y);
        Aabb::new(DVec2::new(min_x, min_y), DVec2::new(max_x, max_y))
    }

    /// The points counter-clockwise.
    #[inline(always)]
    fn points(&self) -> [[DVec2; 4]; G] {
        let (x, y) = (self.x.as_flattened(), self.y.as_flattened());
        let mut points = [[DVec2::ZERO; 4]; G];
        for (i, point) in points.as_flattened_mut()[..self.vertices]
            .iter_mut()
            .enumerate()
        {
            let k = if self.reversed {
                self.vertices - 1 - i
            } else {
                i
            };
            *point = DVec2::new(x[k], y[k]);
        }
        points
    }

    /// The edges that leave the vertices in the user's order, zero past the last, turned to run counter-clockwise.
    #[inline(always)]
    fn edges(&self) -> (Lanes<G>, Lanes<G>) {
        let sign = if self.reversed { -1.0 } else { 1.0 };
        let difference = |values: &Lanes<G>| {
            let values = values.as_flattened();
            let mut next: Lanes<G> =
                from_lanes(|g, lane| values[(4 * g + lane + 1).min(4 * G - 1)]);
            next.as_flattened_mut()[self.vertices - 1] = values[0];
            from_lanes(|g, lane| (next[g][lane] - values[4 * g + lane]) * sign)
        };
        (difference(&self.x), difference(&self.y))
    }
}

#[inline(always)]
fn from_lanes<const G: usize>(value: impl Fn(usize, usize) -> f64) -> Lanes<G> {
    core::array::from_fn(|g| core::array::from_fn(|lane| value(g, lane)))
}

#[inline(always)]
fn extremes<const G: usize>(values: &Lanes<G>) -> (f64, f64) {
    let (mut low, mut high) = (values[0], values[0]);
    for group in &values[1..] {
        for lane in 0..4 {
            low[lane] = lesser(group[lane], low[lane]);
            high[lane] = larger(group[lane], high[lane]);
        }
    }
    (across(low, lesser), across(high, larger))
}

#[inline(always)]
fn across([x, y, z, w]: [f64; 4], pick: impl Fn(f64, f64) -> f64) -> f64 {
    pick(pick(x, y), pick(z, w))
}

/// For each edge of one polygon the square of the depth of the other's deepest vertex behind it, below 0 where all of it lies in front; no
/// number past the last edge.
#[inline(always)]
fn squares<const G: usize>(of: &Ring<G>, other: &Ring<G>) -> Lanes<G> {
    let origin = DVec2::new(of.x[0][0], of.y[0][0]);
    let (edge_x, edge_y) = of.edges();
    let mut deepest = [[f64::NEG_INFINITY; 4]; G];
    let (x, y) = (other.x.as_flattened(), other.y.as_flattened());
    for (&x, &y) in x.iter().zip(y) {
        let (x, y) = (x - origin.x, y - origin.y);
        for g in 0..G {
            for lane in 0..4 {
                let left = edge_x[g][lane] * y - edge_y[g][lane] * x;
                deepest[g][lane] = larger(left, deepest[g][lane]);
            }
        }
    }
    from_lanes(|g, lane| {
        let (ex, ey) = (edge_x[g][lane], edge_y[g][lane]);
        let level = ex * (of.y[g][lane] - origin.y) - ey * (of.x[g][lane] - origin.x);
        let depth = deepest[g][lane] - level;
        depth * depth.abs() / (ex * ex + ey * ey)
    })
}

/// The greatest dot product with a direction.
#[inline(always)]
fn farthest<const G: usize>(ring: &Ring<G>, direction: DVec2) -> f64 {
    let mut most = [f64::NEG_INFINITY; 4];
    for (x, y) in ring.x.iter().zip(&ring.y) {
        for lane in 0..4 {
            most[lane] = larger(direction.x * x[lane] + direction.y * y[lane], most[lane]);
        }
    }
    across(most, larger)
}

/// [`contact`] of polygons of at most 4·G vertices.
#[inline(never)]
fn in_groups<const G: usize>(a: Given<'_>, b: Given<'_>) -> Result<Option<Manifold>, PlaceError> {
    let (p, q) = (Ring::<G>::new(a), Ring::<G>::new(b));
    let (bounds_p, bounds_q) = (p.bounds(), q.bounds());
    let all = bounds_p.union(&bounds_q);
    let reach = (all.min.abs() + all.max.abs()).element_sum();
    let size = |bounds: &Aabb| (bounds.max - bounds.min).max_element();
    let least = lesser(size(&bounds_p), size(&bounds_q));
    // what is in range here is in the range of coordinates as well
    let is_ordinary = (least >= *SIZES.start()) & (reach <= *SIZES.end());
    if !(is_ordinary && a.0.bends_clearly(a.1, reach) && b.0.bends_clearly(b.1, reach)) {
        return general(a, b);
    }
    let (center_p, center_q) = (a.1.apply(a.0.center), b.1.apply(b.0.center));
    // apart along the line between the centres, as most are that do not meet
    let toward = center_q - center_p;
    let gap = -farthest(&q, DVec2::ZERO - toward) - farthest(&p, toward);
    if gap > 16.0 * U * toward.abs().element_sum() * reach {
        return Ok(None);
    }
    let (points_p, points_q) = (p.points(), q.points());
    let pair = Pair::within(
        view(&points_p, &p, center_p),
        view(&points_q, &q, center_q),
        &bounds_p,
        &bounds_q,
    );
    let extent = pair.extent();
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
        across(least, lesser)
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
    let (side, of, ring) = if least_p <= least_q {
        (Side::A, &of_p, &p)
    } else {
        (Side::B, &of_q, &q)
    };
    let (mut close, mut nearest) = (0, 0);
    for group in of_p.iter().chain(&of_q) {
        for &square in group {
            close += usize::from(square <= limit);
        }
    }
    for (k, &square) in of.as_flattened().iter().enumerate() {
        nearest = if square == least { k } else { nearest };
    }
    if close == 1
        && let Some(nearest) = alone(&pair, side, ring.placed_edge(nearest))
    {
        return Ok(Some(manifold(&pair, &nearest, |_, _| true)));
    }
    Ok(hulls(pair.hull(Side::A), pair.hull(Side::B)))
}

impl<const G: usize> Ring<G> {
    /// Which edge of the points counter-clockwise one in the user's order is.
    #[inline(always)]
    fn placed_edge(&self, edge: usize) -> usize {
        let n = self.vertices;
        if !self.reversed {
            edge
        } else if edge + 1 == n {
            n - 1
        } else {
            n - 2 - edge
        }
    }
}

#[inline(always)]
fn view<'p, const G: usize>(
    points: &'p [[DVec2; 4]; G],
    ring: &Ring<G>,
    center: DVec2,
) -> View<'p> {
    View {
        points: &points.as_flattened()[..ring.vertices],
        center,
        radius: 0.0,
        numbering: if ring.reversed {
            Numbering::BACKWARD
        } else {
            Numbering::FORWARD
        },
    }
}

/// The link of the one edge that counts and of the other hull's deepest vertex behind it, if there is only one; with the gap as the general
/// way measures it.
#[inline(always)]
fn alone(pair: &Pair<'_>, side: Side, edge: usize) -> Option<Nearest> {
    let (own, other) = (pair.hull(side), pair.hull(side.other()));
    let start = own.points[edge];
    let end = own.points[if edge + 1 == own.points.len() {
        0
    } else {
        edge + 1
    }];
    let along = end - start;
    let (mut vertex, mut most, mut second) = (0, f64::NEG_INFINITY, f64::NEG_INFINITY);
    for (i, &point) in other.points.iter().enumerate() {
        let to = point - start;
        let left = along.x * to.y - along.y * to.x;
        let less = lesser(left, most);
        second = larger(less, second);
        vertex = if left > most { i } else { vertex };
        most = larger(left, most);
    }
    let level = LEVEL * (along.x.abs() + along.y.abs()) * pair.extent();
    if most - second <= level {
        return None;
    }
    measured(pair, side, edge, vertex)
}
