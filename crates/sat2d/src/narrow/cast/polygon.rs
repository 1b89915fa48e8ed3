//! A segment against a sharp polygon, from a look at few of its vertices.
//!
//! The edge is searched for in the hull's own coordinates: of the edges' lines that the path enters
//! the last one (M. Cyrus, J. Beck, "Generalized two- and three-dimensional clipping", 1978), in
//! plain doubles. Exact predicates on the placed ends of this edge then prove that the path crosses
//! it from outside, or passes on one side of it. A convex ring is entered once, so that settles the
//! whole. A path that exactly meets a corner, or only just meets the polygon, is undecided.

use crate::exact::orient2d;
use crate::exact::orientation::{ORIENT_ERROR, orient2d_inlined};
use crate::narrow::cast::entry::{EnteredLine, Path};
use crate::num::power_of_two;
use crate::proxy::hull_proxy::{SIDE_ERROR, TINY};
use crate::proxy::lazy_hull::LazyHull;
use crate::proxy::local_point::LocalPoint;
use crate::shape::ring::{SCANNED, next};
use crate::types::{Outcome, RayHit};
use core::cmp::Ordering;
use glam::DVec2;

/// Paths whose square is below this (2^-600) are undecided.
const MIN_SQUARE: f64 = power_of_two(-600);

/// Where a segment first meets a hull, if that is a sharp polygon of few vertices.
#[inline(always)]
pub(crate) fn cast(hull: &LazyHull<'_>, start: DVec2, end: DVec2) -> Outcome<Option<RayHit>> {
    match hull.len() {
        3..=SCANNED if hull.radius == 0.0 => polygon(hull, start, end),
        _ => Outcome::Undecided,
    }
}

#[inline(always)]
fn polygon(hull: &LazyHull<'_>, start: DVec2, end: DVec2) -> Outcome<Option<RayHit>> {
    let along = end - start;
    if !(MIN_SQUARE..f64::INFINITY).contains(&along.length_squared()) {
        return Outcome::Undecided;
    }
    let Some((edge, key)) = last_entered(hull, start, end) else {
        return Outcome::decided_if(contains(hull, start), || Some(RayHit::inside(start)));
    };
    let ends = edge_ends(hull, edge);
    let (p, q) = (hull.at(ends[0]), hull.at(ends[1]));
    if orient2d_inlined(p, q, start) != Ordering::Less {
        return Outcome::Undecided;
    }
    if key == f64::INFINITY {
        return Outcome::decided_if(orient2d_inlined(p, q, end) == Ordering::Less, || None);
    }
    match (
        orient2d_inlined(start, end, p),
        orient2d_inlined(start, end, q),
    ) {
        (Ordering::Greater, Ordering::Less) if orient2d_inlined(p, q, end) != Ordering::Less => {
            let path = Path::new(start, end);
            let line = EnteredLine::between(edge, p, q, &path);
            let feature = hull.edge_feature(ends[0]);
            let hit = path.hit(line.fraction, line.normal, feature);
            Outcome::decided_if(path.is_near(&hit), || Some(hit))
        }
        (Ordering::Greater, Ordering::Greater) => {
            pass_beside(hull, (start, end), ends[1], Ordering::Greater)
        }
        (Ordering::Less, Ordering::Less) => {
            pass_beside(hull, (start, end), ends[0], Ordering::Less)
        }
        _ => Outcome::Undecided,
    }
}

/// Proves that a polygon lies on one side of a path, and so a miss: on the left if `side` is
/// `Greater`. The vertex nearest to the path's line is searched for from `vertex` on, away from the
/// edge that the path does not cross.
fn pass_beside(
    hull: &LazyHull<'_>,
    (start, end): (DVec2, DVec2),
    mut vertex: usize,
    side: Ordering,
) -> Outcome<Option<RayHit>> {
    let along = end - start;
    let is_farther = |from: DVec2, to: DVec2| {
        let edge = to - from;
        let (left, right) = (along.x * edge.y, along.y * edge.x);
        let rise = if side == Ordering::Greater {
            left - right
        } else {
            right - left
        };
        rise > ORIENT_ERROR * (left.abs() + right.abs())
    };
    let forward = side == Ordering::Greater;
    let (mut last, mut at) = {
        let before = if forward {
            hull.before(vertex)
        } else {
            hull.after(vertex)
        };
        (hull.at(before), hull.at(vertex))
    };
    for _ in 0..hull.len() {
        if orient2d(start, end, at) != side {
            return Outcome::Undecided;
        }
        let next = if forward {
            hull.after(vertex)
        } else {
            hull.before(vertex)
        };
        let beyond = hull.at(next);
        if is_farther(at, beyond) {
            return Outcome::decided_if(is_farther(at, last), || None);
        }
        (last, at, vertex) = (at, beyond, next);
    }
    Outcome::Undecided
}

/// About the last of the edges' lines that the path enters, and the fraction of the path before it;
/// infinity for an edge that the path stays outside of. `None` if the start seems to be inside.
#[inline(always)]
fn last_entered(hull: &LazyHull<'_>, start: DVec2, end: DVec2) -> Option<(usize, f64)> {
    let (from, to) = (
        LocalPoint::new(hull.transform, start),
        LocalPoint::new(hull.transform, end),
    );
    let mut last = (0, f64::NEG_INFINITY);
    each_depth_of_two(hull, from, to, |edge, from, to| {
        if from < 0.0 {
            let key = if to < 0.0 {
                f64::INFINITY
            } else {
                from / (from - to)
            };
            if key > last.1 {
                last = (edge, key);
            }
        }
    });
    (last.1 > f64::NEG_INFINITY).then_some(last)
}

/// Calls `visit` with each edge, by the user's index, and about how deep two points lie behind it,
/// in one unit.
#[inline(always)]
fn each_depth_of_two(
    hull: &LazyHull<'_>,
    p: LocalPoint,
    q: LocalPoint,
    mut visit: impl FnMut(usize, f64, f64),
) {
    let n = hull.len();
    for (at, group) in hull.hull.groups.iter().enumerate() {
        for lane in 0..4 {
            let (p, q) = (p.depth(group, lane), q.depth(group, lane));
            visit((4 * at + lane).min(n - 1), p, q);
        }
    }
}

/// Whether a point is proved to lie inside, with the error bound of
/// [`filter`](crate::narrow::relation::filter).
#[cold]
fn contains(hull: &LazyHull<'_>, point: DVec2) -> bool {
    let t = hull.transform;
    let own = LocalPoint::new(t, point);
    let mut least = f64::INFINITY;
    each_depth_of_two(hull, own, own, |_, depth, _| least = least.min(depth));
    let norm = (t.a.abs() + t.b.abs()) + (t.c.abs() + t.d.abs());
    let offset = DVec2::new(t.tx, t.ty);
    let magnitude = norm * hull.hull.reach.max_element() + offset.abs().element_sum();
    let size = magnitude + (point - offset).abs().element_sum();
    let bound = SIDE_ERROR * norm * (size + TINY);
    // no product above loses more to underflow than the bound allows for
    norm > MIN_SQUARE && norm < 1.0 / MIN_SQUARE && least > bound
}

/// The ends of an edge, given by the user's index, counter-clockwise.
#[inline(always)]
fn edge_ends(hull: &LazyHull<'_>, edge: usize) -> [usize; 2] {
    let next = next(edge, hull.len());
    if hull.backward {
        [next, edge]
    } else {
        [edge, next]
    }
}
