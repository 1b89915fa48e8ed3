//! Proofs that need no placed point: a direction that separates two hulls, or a point inside both.
//!
//! Nearly all pairs are plainly disjoint or plainly overlap, and for those it costs too much to
//! place all vertices and to test all edges. So this stage works in the coordinates of each shape,
//! where vertices and edges are stored in groups of four.
//!
//! - A direction d becomes g = Mᵀd there, and d·(Mx + t) = g·x + d·t.
//! - A world point p becomes q with Mq + t = p, or det(M) q = adj(M)(p - t) =: w without a
//!   division. The cross product of an edge's unit vector e with q - x is
//!   (e×w - det(M) e×x) / det(M), and e×x is stored with the edge.
//!
//! `docs/exactness.md`, sections "Gap along a direction" and "Depth behind an edge", bounds what
//! rounding changes, that of the placed vertices included.

use crate::minkowski::mpr;
use crate::narrow::relation::small_polygon;
use crate::placed::hull_proxy::{GAP_ERROR, HullProxy, MAGNITUDE, NORM, TINY};
use crate::placed::placement::Placement;
use crate::shape::ring::Group;
use glam::DVec2;
use sat2d_base::num::fraction;
use sat2d_base::types::{Outcome, Relation};

/// The relation of two hulls from a few directions and points, then by a search; by a search alone
/// if one has no groups.
#[inline(always)]
pub(crate) fn relation(a: Placement<'_>, b: Placement<'_>) -> Outcome<Relation> {
    if a.hull.groups.is_empty() || b.hull.groups.is_empty() {
        return of_unlisted(a, b);
    }
    of_groups(a, b, [&a.hull.groups, &b.hull.groups])
}

/// The relation of two hulls, if the groups of one are computed on demand. It stands apart, since
/// calls cost the others time.
#[inline(never)]
fn of_unlisted(a: Placement<'_>, b: Placement<'_>) -> Outcome<Relation> {
    of_groups(a, b, [a.hull.groups(), b.hull.groups()])
}

#[inline(always)]
fn of_groups<'a>(
    a: Placement<'a>,
    b: Placement<'a>,
    groups: [&'a [Group]; 2],
) -> Outcome<Relation> {
    match (HullProxy::new(a, groups[0]), HullProxy::new(b, groups[1])) {
        (Some(a), Some(b)) => of_proxies(&a, &b).into(),
        _ => Outcome::Undecided,
    }
}

/// The magnitudes of a pair added up, if the error bounds hold for it.
#[inline(always)]
fn ordinary_magnitude(a: &HullProxy<'_>, b: &HullProxy<'_>) -> Option<f64> {
    let magnitude = a.magnitude + b.magnitude;
    let is_ordinary =
        NORM.contains(&a.norm) && NORM.contains(&b.norm) && MAGNITUDE.contains(&magnitude);
    is_ordinary.then_some(magnitude)
}

#[inline(always)]
fn of_proxies(a: &HullProxy<'_>, b: &HullProxy<'_>) -> Option<Relation> {
    let magnitude = ordinary_magnitude(a, b)?;
    if a.groups.is_empty() || b.groups.is_empty() {
        return mpr::relation(a, b, magnitude);
    }
    let toward = b.center - a.center;
    let along = Extents::new(a, b, toward);
    if along.apart(magnitude) {
        return Some(Relation::Disjoint);
    }
    match (a.vertices, b.vertices) {
        (1, 3..) | (3.., 1) => mpr::relation(a, b, magnitude),
        (3.., 3..) => polygons(a, b, &along, magnitude),
        _ => None,
    }
}

/// Whether the line between their centres is proved to separate two hulls; false if one has no
/// groups.
#[inline(always)]
pub(crate) fn apart(a: &HullProxy<'_>, b: &HullProxy<'_>) -> bool {
    if a.groups.is_empty() || b.groups.is_empty() {
        return false;
    }
    // not `is_some_and`, whose closure is not inlined where several callers share it
    match ordinary_magnitude(a, b) {
        Some(magnitude) => Extents::new(a, b, b.center - a.center).apart(magnitude),
        None => false,
    }
}

/// Two hulls with interiors that the line between their centres does not separate.
#[inline(always)]
fn polygons(
    a: &HullProxy<'_>,
    b: &HullProxy<'_>,
    along: &Extents,
    magnitude: f64,
) -> Option<Relation> {
    // halfway through what they share of that line
    let toward = along.direction;
    let middle = 0.5 * (along.a_end + along.b_start) - toward.dot(a.center);
    let part = middle / toward.length_squared();
    let point = a.center + toward * fraction(part);
    let out = match a.separating_direction(point, magnitude) {
        Some(out) => out,
        None => match b.separating_direction(point, magnitude) {
            Some(out) => -out,
            None => return Some(Relation::Overlapping),
        },
    };
    if Extents::new(a, b, out).apart(magnitude) {
        return Some(Relation::Disjoint);
    }
    if a.vertices.max(b.vertices) <= small_polygon::MOST && along.radius == 0.0 {
        // the stage for small polygons takes fewer instructions
        return None;
    }
    mpr::relation(a, b, magnitude)
}

/// Where two hulls end along a direction that leads from `a` to `b`.
struct Extents {
    direction: DVec2,
    radius: f64,
    a_end: f64,
    b_start: f64,
}

impl Extents {
    #[inline(always)]
    fn new(a: &HullProxy<'_>, b: &HullProxy<'_>, direction: DVec2) -> Extents {
        Extents {
            direction,
            radius: a.radius + b.radius,
            a_end: a.support(direction),
            b_start: -b.support(-direction),
        }
    }

    /// Whether they are proved apart.
    #[inline(always)]
    fn apart(&self, magnitude: f64) -> bool {
        self.gap() > self.bound(magnitude)
    }

    #[inline(always)]
    fn gap(&self) -> f64 {
        let gap = self.b_start - self.a_end;
        if self.radius > 0.0 {
            gap - self.radius * libm::sqrt(self.direction.length_squared())
        } else {
            gap
        }
    }

    /// Bounds the error of the gap. A radius so large that its own rounding is more than this
    /// leaves no doubt.
    #[inline(always)]
    fn bound(&self, magnitude: f64) -> f64 {
        GAP_ERROR * (self.direction.x.abs() + self.direction.y.abs() + TINY) * magnitude
    }
}
