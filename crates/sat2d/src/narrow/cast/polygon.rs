//! Where a path enters a hull, from a look at few of its vertices.
//!
//! The edge is looked for in the hull's own coordinates: of the edges' lines that the path enters the last one (M. Cyrus, J. Beck,
//! "Generalized two- and three-dimensional clipping", 1978), in plain doubles. That the path crosses this edge from outside, or passes on
//! one side of it, is then said exactly of its placed ends, which for a convex ring settles the whole: it is entered once. What is met exactly
//! at a corner, or only just, is left to [`ray`](crate::narrow::cast), which looks at all of the hull.

use crate::exact::orient2d;
use crate::exact::orientation::ORIENT_ERROR;
use crate::narrow::cast::entry::{Entry, Path};
use crate::num::power_of_two;
use crate::proxy::hull_proxy::{SIDE_ERROR, TINY};
use crate::proxy::lazy_hull::LazyHull;
use crate::proxy::local_point::LocalPoint;
use crate::shape::ring::SCANNED;
use crate::types::RayHit;
use core::cmp::Ordering;
use glam::DVec2;

/// Shorter paths, squared (2^-600), are left to where small shapes are enlarged.
const SMALL_SQUARE: f64 = power_of_two(-600);

/// What is certain.
pub(crate) enum Cast {
    Hit(RayHit),
    Miss,
    Unknown,
}

impl Cast {
    /// What is certain, or else what a more general way says.
    #[inline(always)]
    pub(crate) fn or_else<E>(
        self,
        general: impl FnOnce() -> Result<Option<RayHit>, E>,
    ) -> Result<Option<RayHit>, E> {
        match self {
            Cast::Hit(hit) => Ok(Some(hit)),
            Cast::Miss => Ok(None),
            Cast::Unknown => general(),
        }
    }
}

/// A segment and a hull that is a sharp polygon.
#[inline(always)]
pub(crate) fn cast(ring: &LazyHull<'_>, start: DVec2, end: DVec2) -> Cast {
    match ring.len() {
        3..=SCANNED if ring.radius == 0.0 => polygon(ring, start, end),
        _ => Cast::Unknown,
    }
}

#[inline(always)]
fn polygon(ring: &LazyHull<'_>, start: DVec2, end: DVec2) -> Cast {
    let along = end - start;
    if !(SMALL_SQUARE..f64::INFINITY).contains(&along.length_squared()) {
        return Cast::Unknown;
    }
    let (edge, key) = match last_entered(ring, start, end) {
        Some(last) => last,
        None => {
            return match ring.holds(start) {
                true => Cast::Hit(RayHit::inside(start)),
                false => Cast::Unknown,
            };
        }
    };
    let ends = ring.edge_ends(edge);
    let [p, q] = ends.map(|vertex| ring.at(vertex));
    if orient2d(p, q, start) != Ordering::Less {
        return Cast::Unknown;
    }
    if key == f64::INFINITY {
        return match orient2d(p, q, end) {
            Ordering::Less => Cast::Miss,
            _ => Cast::Unknown,
        };
    }
    match (orient2d(start, end, p), orient2d(start, end, q)) {
        (Ordering::Greater, Ordering::Less) if orient2d(p, q, end) != Ordering::Less => {
            let path = Path::new(start, end);
            let entry = Entry::between(edge, p, q, &path);
            let feature = ring.edge_feature(ends[0]);
            Cast::Hit(path.hit(entry.fraction, entry.normal, feature))
        }
        (Ordering::Greater, Ordering::Greater) => {
            beside(ring, (start, end), ends[1], Ordering::Greater)
        }
        (Ordering::Less, Ordering::Less) => beside(ring, (start, end), ends[0], Ordering::Less),
        _ => Cast::Unknown,
    }
}

/// That a polygon lies on one side of a path: on the left if `side` is `Greater`. From a vertex on, the nearest to the path's line is looked
/// for, away from the edge that the path does not cross.
fn beside(
    ring: &LazyHull<'_>,
    (start, end): (DVec2, DVec2),
    mut vertex: usize,
    side: Ordering,
) -> Cast {
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
            ring.before(vertex)
        } else {
            ring.after(vertex)
        };
        (ring.at(before), ring.at(vertex))
    };
    for _ in 0..ring.len() {
        if orient2d(start, end, at) != side {
            return Cast::Unknown;
        }
        let next = if forward {
            ring.after(vertex)
        } else {
            ring.before(vertex)
        };
        let beyond = ring.at(next);
        if is_farther(at, beyond) {
            return match is_farther(at, last) {
                true => Cast::Miss,
                false => Cast::Unknown,
            };
        }
        (last, at, vertex) = (at, beyond, next);
    }
    Cast::Unknown
}

/// About the last of the edges' lines that the path enters and after what part of it; infinite for an edge that it stays outside of. `None`
/// if the start seems to be inside.
#[inline(always)]
fn last_entered(ring: &LazyHull<'_>, start: DVec2, end: DVec2) -> Option<(usize, f64)> {
    let (from, to) = (
        LocalPoint::new(ring.transform, start),
        LocalPoint::new(ring.transform, end),
    );
    let mut last = (0, f64::NEG_INFINITY);
    ring.each_depth_of_two(from, to, |edge, from, to| {
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

impl LazyHull<'_> {
    /// Calls `visit` with each edge, by the user's number, and about how far within it two points lie, in one unit.
    #[inline(always)]
    fn each_depth_of_two(
        &self,
        p: LocalPoint,
        q: LocalPoint,
        mut visit: impl FnMut(usize, f64, f64),
    ) {
        let n = self.len();
        for (at, group) in self.hull.groups.iter().enumerate() {
            for lane in 0..4 {
                let (p, q) = (p.depth(group, lane), q.depth(group, lane));
                visit((4 * at + lane).min(n - 1), p, q);
            }
        }
    }

    /// Whether a point is proved to lie inside, as [`certificate`](crate::narrow::relation::filter) proves it.
    #[cold]
    fn holds(&self, point: DVec2) -> bool {
        let t = self.transform;
        let own = LocalPoint::new(t, point);
        let mut least = f64::INFINITY;
        self.each_depth_of_two(own, own, |_, depth, _| least = least.min(depth));
        let norm = (t.a.abs() + t.b.abs()) + (t.c.abs() + t.d.abs());
        let offset = DVec2::new(t.tx, t.ty);
        let magnitude = norm * self.hull.reach.max_element() + offset.abs().element_sum();
        let size = magnitude + (point - offset).abs().element_sum();
        let bound = SIDE_ERROR * norm * (size + TINY);
        // no product above loses more to underflow than the bound forgives
        norm > SMALL_SQUARE && norm < 1.0 / SMALL_SQUARE && least > bound
    }

    /// The ends of a user's edge, counter-clockwise.
    #[inline(always)]
    fn edge_ends(&self, edge: usize) -> [usize; 2] {
        let next = if edge + 1 == self.len() { 0 } else { edge + 1 };
        if self.backward {
            [next, edge]
        } else {
            [edge, next]
        }
    }
}
