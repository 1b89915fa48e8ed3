//! A segment against a sharp polygon, from a look at few of its vertices.
//!
//! The edge is searched for in the hull's own coordinates: of the edges' lines that the path enters
//! the last one (M. Cyrus, J. Beck, "Generalized two- and three-dimensional clipping", 1978), in
//! plain doubles. Exact predicates on the placed ends of this edge then prove that the path crosses
//! it from outside, and a convex ring is entered once. A path that misses is decided where the
//! edge's line or the path's separates it from the polygon. One that exactly meets a corner, or
//! only just meets the polygon, is undecided.

use crate::narrow::cast::entry;
use crate::placed::hull_proxy::{GAP_ERROR, HullProxy, MAGNITUDE, NORM, TINY};
use crate::placed::lazy_hull::LazyHull;
use crate::placed::local_point::LocalPoint;
use crate::placed::placement::Placement;
use crate::shape::ring::{SCANNED, next};
use core::cmp::Ordering;
use glam::DVec2;
use sat2d_base::exact::orientation::orient2d_inlined;
use sat2d_base::num::{lesser, one_norm, power_of_two};
use sat2d_base::types::{Outcome, RayHit};

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
    let path = end - start;
    if !(MIN_SQUARE..f64::INFINITY).contains(&path.length_squared()) {
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
    let sides = [p, q].map(|at| orient2d_inlined(start, end, at));
    match sides {
        [Ordering::Greater, Ordering::Less] if orient2d_inlined(p, q, end) != Ordering::Less => {
            entry::cross_edge([start, end], [p, q], hull.edge_feature(ends[0]))
        }
        [Ordering::Greater, Ordering::Greater] => beside(hull, [start, end], -path.perp()),
        [Ordering::Less, Ordering::Less] => beside(hull, [start, end], path.perp()),
        _ => Outcome::Undecided,
    }
}

/// A miss, if the hull is proved to lie behind the path along `across`, with the error bound of
/// [`filter`](crate::narrow::relation::filter).
fn beside(hull: &LazyHull<'_>, ends: [DVec2; 2], across: DVec2) -> Outcome<Option<RayHit>> {
    let hull = HullProxy::of_core(
        Placement::new(hull.hull, hull.transform),
        hull.hull.groups(),
    );
    let magnitude = hull.magnitude + (one_norm(ends[0]) + one_norm(ends[1]));
    let gap = lesser(across.dot(ends[0]), across.dot(ends[1])) - hull.support(across);
    let is_apart = gap > GAP_ERROR * (one_norm(across) + TINY) * magnitude;
    let is_ordinary = NORM.contains(&hull.norm) & MAGNITUDE.contains(&magnitude);
    Outcome::decided_if(is_apart & is_ordinary, || None)
}

/// About the last of the edges' lines that the path enters, by the user's index, and the fraction
/// of the path before it; infinity for an edge that the path stays outside of. `None` if the start
/// seems to be inside.
#[inline(always)]
fn last_entered(hull: &LazyHull<'_>, start: DVec2, end: DVec2) -> Option<(usize, f64)> {
    let [from, to] = [start, end].map(|point| LocalPoint::new(hull.transform, point));
    let mut last = (0, f64::NEG_INFINITY);
    for (at, group) in hull.hull.groups().iter().enumerate() {
        for lane in 0..4 {
            let (from, to) = (from.depth(group, lane), to.depth(group, lane));
            if from < 0.0 {
                let key = if to < 0.0 {
                    f64::INFINITY
                } else {
                    from / (from - to)
                };
                if key > last.1 {
                    last = ((4 * at + lane).min(hull.len() - 1), key);
                }
            }
        }
    }
    (last.1 > f64::NEG_INFINITY).then_some(last)
}

/// Whether a point is proved to lie inside.
#[cold]
fn contains(hull: &LazyHull<'_>, point: DVec2) -> bool {
    let hull = HullProxy::of_core(
        Placement::new(hull.hull, hull.transform),
        hull.hull.groups(),
    );
    let magnitude = hull.magnitude + one_norm(point);
    let is_ordinary = NORM.contains(&hull.norm) & MAGNITUDE.contains(&magnitude);
    is_ordinary && hull.separating_direction(point, magnitude).is_none()
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
