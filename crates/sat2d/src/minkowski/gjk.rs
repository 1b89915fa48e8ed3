//! The closest points of two hulls that are plainly apart, without placing more than a few vertices.
//!
//! The features are looked for in plain doubles: of the Minkowski difference B - A, points that its support function gives are kept, at
//! most two, whose hull is nearest to the origin (E. G. Gilbert, D. W. Johnson, S. S. Keerthi, "A fast procedure for computing the
//! distance between complex objects in three-dimensional space", 1988). Then it is proved of the placed vertices of these features
//! and their neighbours that no other features are as near, and the distance is that of [`nearest`](crate::minkowski::nearest), by the same
//! formulas. Where two pairs of features are nearly as good, or the hulls meet, nothing is said, and all of both hulls is looked at.

use crate::exact::gap::{line_gap, point_gap};
use crate::num::{U, power_of_two};
use crate::proxy::lazy_hull::LazyHull;
use crate::types::ClosestPoints;
use crate::types::manifold::Feature;
use glam::DVec2;

/// Lengths below this (2^-380) are left to where small hulls are enlarged.
const SMALL: f64 = power_of_two(-380);
pub(crate) const SMALL_SQUARE: f64 = SMALL * SMALL;
/// What else is nearer than by this part of the distance (2^-38) competes, twice as far as [`rivals`](crate::minkowski::tie_break) says.
pub(crate) const RIVAL: f64 = power_of_two(-38);
/// Bound for the roundings of a product of two vectors, in parts of the product of the sums of the magnitudes of their
/// coordinates: 2 for the differences, 1 for the products, 1 for the sum; doubled.
pub(crate) const ERROR: f64 = 8.0 * U;
/// The relative error that a distance may have from doubles.
pub(crate) const RELATIVE: f64 = power_of_two(-41);
/// Searches hardly ever take more than five steps; those that take more are about doubtful cases.
const STEPS: usize = 24;

/// The features that make a point of the difference of two hulls.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Link {
    /// A vertex of each.
    Vertices(usize, usize),
    /// An edge of the first hull, by the vertex where it starts, counter-clockwise, and a vertex of the second.
    FirstEdge(usize, usize),
    /// An edge of the second hull and a vertex of the first.
    SecondEdge(usize, usize),
}

/// A point of B - A.
#[derive(Clone, Copy)]
pub(crate) struct Corner {
    pub(crate) i: usize,
    pub(crate) j: usize,
    pub(crate) point: DVec2,
}

impl Corner {
    /// The one that is about least along a direction.
    #[inline(always)]
    pub(crate) fn least(a: &LazyHull<'_>, b: &LazyHull<'_>, direction: DVec2) -> Corner {
        let (i, j) = (a.farthest(direction), b.farthest(-direction));
        Corner {
            i,
            j,
            point: b.at(j) - a.at(i),
        }
    }

    pub(crate) fn is(&self, other: &Corner) -> bool {
        (self.i, self.j) == (other.i, other.j)
    }
}

/// The side of the difference between two corners, as far as they make one.
pub(crate) fn side(a: &LazyHull<'_>, b: &LazyHull<'_>, p: &Corner, q: &Corner) -> Option<Link> {
    if p.j == q.j && p.i != q.i {
        if a.after(p.i) == q.i && (a.len() > 2 || faces(a, p.i, b.at(p.j))) {
            return Some(Link::FirstEdge(p.i, p.j));
        }
        return (a.after(q.i) == p.i).then_some(Link::FirstEdge(q.i, p.j));
    }
    if p.i == q.i && p.j != q.j {
        if b.after(p.j) == q.j && (b.len() > 2 || faces(b, p.j, a.at(p.i))) {
            return Some(Link::SecondEdge(p.j, p.i));
        }
        return (b.after(q.j) == p.j).then_some(Link::SecondEdge(q.j, p.i));
    }
    None
}

/// Whether the edge of a segment that starts at a vertex has a point on its outer side. The other way along it is its other side.
fn faces(ring: &LazyHull<'_>, start: usize, point: DVec2) -> bool {
    let (s, e) = (ring.at(start), ring.at(ring.after(start)));
    (e - s).perp_dot(point - s) < 0.0
}

/// The closest points of two hulls that are apart, where a search finds them and they are proved the only ones.
#[inline(always)]
pub(crate) fn closest(a: &LazyHull<'_>, b: &LazyHull<'_>) -> Option<ClosestPoints> {
    facing(a, b).filter(|near| near.distance > 0.0)
}

/// The same of hulls whose cores are apart, or hardly meet; the distance is below 0 where the hulls overlap.
#[inline(always)]
pub(crate) fn facing(a: &LazyHull<'_>, b: &LazyHull<'_>) -> Option<ClosestPoints> {
    if (a.len(), b.len()) == (1, 1) {
        return vertices(a, b, 0, 0);
    }
    proved(a, b, search(a, b)?)
}

/// The features that are about nearest to each other, unless the hulls meet or the search gets lost.
#[inline(always)]
fn search(a: &LazyHull<'_>, b: &LazyHull<'_>) -> Option<Link> {
    let mut p = Corner::least(a, b, b.center() - a.center());
    let mut segment: Option<Corner> = None;
    for _ in 0..STEPS {
        let Some(q) = segment else {
            let next = Corner::least(a, b, p.point);
            if next.is(&p) {
                return Some(Link::Vertices(p.i, p.j));
            }
            let near = Near::on(&p, &next);
            (p, segment) = near.corners(p, next);
            if segment.is_none() && near.place <= 0.0 {
                return Some(Link::Vertices(p.i, p.j));
            }
            continue;
        };
        let along = q.point - p.point;
        // across the segment, away from the origin
        let across = along.perp();
        let side_of_origin = across.dot(p.point);
        let across = if side_of_origin < 0.0 {
            -across
        } else {
            across
        };
        let next = Corner::least(a, b, across);
        if next.is(&p) || next.is(&q) {
            return side(a, b, &p, &q);
        }
        let (to_p, to_q) = (Near::on(&next, &p), Near::on(&next, &q));
        let inward = |corner: &Corner, other: &Corner| {
            let edge = corner.point - next.point;
            let origin = edge.perp_dot(next.point);
            let inside = edge.perp_dot(next.point - other.point);
            origin * inside > 0.0
        };
        if inward(&p, &q) && inward(&q, &p) {
            return None;
        }
        (p, segment) = if to_p.square <= to_q.square {
            to_p.corners(next, p)
        } else {
            to_q.corners(next, q)
        };
    }
    None
}

/// Where a segment is nearest to the origin.
struct Near {
    /// From 0 at the first end to 1 at the second, but also beyond them.
    place: f64,
    /// The square of the distance.
    square: f64,
}

impl Near {
    #[inline(always)]
    fn on(p: &Corner, q: &Corner) -> Near {
        let along = q.point - p.point;
        let place = -p.point.dot(along) / along.length_squared();
        let nearest = p.point + along * crate::num::fraction(place);
        Near {
            place,
            square: nearest.length_squared(),
        }
    }

    /// What of the segment is needed for its nearest point.
    #[inline(always)]
    fn corners(&self, p: Corner, q: Corner) -> (Corner, Option<Corner>) {
        if self.place <= 0.0 {
            (p, None)
        } else if self.place >= 1.0 {
            (q, None)
        } else {
            (p, Some(q))
        }
    }
}

/// The points of two features that face each other, if these are proved to be the only ones that are as near: those of the least
/// distance of hulls that are apart, or of the side with the greatest separation, which is then below 0.
#[inline(always)]
pub(crate) fn proved(a: &LazyHull<'_>, b: &LazyHull<'_>, link: Link) -> Option<ClosestPoints> {
    match link {
        Link::Vertices(i, j) => vertices(a, b, i, j),
        Link::FirstEdge(start, vertex) => edge(a, b, start, vertex),
        Link::SecondEdge(start, vertex) => edge(b, a, start, vertex).map(ClosestPoints::swapped),
    }
}

fn sum(v: DVec2) -> f64 {
    v.x.abs() + v.y.abs()
}

/// Whether all vertices but one lie farther along a direction than it, by more than `lead` and rounding.
#[inline(always)]
fn is_least(ring: &LazyHull<'_>, vertex: usize, at: DVec2, direction: DVec2, lead: f64) -> bool {
    if ring.len() == 1 {
        return true;
    }
    let is_farther = |other: usize| {
        let to = ring.at(other) - at;
        to.dot(direction) > lead + ERROR * sum(to) * sum(direction)
    };
    is_farther(ring.after(vertex)) && (ring.len() == 2 || is_farther(ring.before(vertex)))
}

/// A gap as doubles tell it if their error is small beside it, else as it is told exactly.
#[inline(always)]
fn settled(gap: f64, error: f64, exactly: impl FnOnce() -> f64) -> f64 {
    if error <= RELATIVE * gap.abs() {
        gap
    } else {
        exactly()
    }
}

#[inline(always)]
fn vertices(a: &LazyHull<'_>, b: &LazyHull<'_>, i: usize, j: usize) -> Option<ClosestPoints> {
    let (p, q) = (a.at(i), b.at(j));
    let between = q - p;
    let square = between.length_squared();
    if !is_least(a, i, p, -between, RIVAL * square) || !is_least(b, j, q, between, RIVAL * square) {
        return None;
    }
    points([
        (p, a.radius, a.vertex_feature(i)),
        (q, b.radius, b.vertex_feature(j)),
    ])
}

/// A point with a radius, and what it is of.
pub(crate) type End = (DVec2, f64, Feature);

/// Two points with radii, if they are not very near to each other.
#[inline(always)]
pub(crate) fn points([a, b]: [End; 2]) -> Option<ClosestPoints> {
    let square = (b.0 - a.0).length_squared();
    if square < SMALL_SQUARE {
        return None;
    }
    let length = libm::sqrt(square);
    let radius = a.1 + b.1;
    let error = ERROR * (length + radius);
    let gap = settled(length - radius, error, || point_gap(a.0, b.0, (a.1, b.1)));
    Some(apart_by(gap, length, [a, b]))
}

/// Two points with radii that are so far from each other.
#[inline(always)]
pub(crate) fn apart_by(
    gap: f64,
    length: f64,
    [(p, radius_a, feature_a), (q, radius_b, feature_b)]: [End; 2],
) -> ClosestPoints {
    let normal = (q - p) / length + DVec2::ZERO;
    ClosestPoints {
        distance: gap,
        normal,
        on_a: p + normal * radius_a,
        on_b: q - normal * radius_b,
        feature_a,
        feature_b,
    }
}

#[inline(always)]
fn edge(a: &LazyHull<'_>, b: &LazyHull<'_>, first: usize, vertex: usize) -> Option<ClosestPoints> {
    let before = Before::new(a.at(first), a.at(a.after(first)), b.at(vertex));
    let Before {
        point,
        across,
        height,
        ..
    } = before;
    let is_proved = before.is_plain()
        && is_least(b, vertex, point, across, RIVAL * height)
        && is_only(b, vertex, &before);
    is_proved.then(|| {
        let features = (a.edge_feature(first), b.vertex_feature(vertex));
        before.closest((a.radius, b.radius), features)
    })
}

/// A point before an edge, on its outer side.
pub(crate) struct Before {
    pub(crate) start: DVec2,
    pub(crate) end: DVec2,
    pub(crate) point: DVec2,
    along: DVec2,
    /// As long as the edge.
    pub(crate) across: DVec2,
    pub(crate) length: f64,
    /// The separation, by `length`, and a bound for its error.
    pub(crate) height: f64,
    height_error: f64,
    /// How far from the start and from the end the foot lies, by `length`.
    place: f64,
    rest: f64,
    /// How far it surely lies from either end, by `length`.
    pub(crate) from_ends: f64,
}

impl Before {
    #[inline(always)]
    pub(crate) fn new(start: DVec2, end: DVec2, point: DVec2) -> Before {
        let along = end - start;
        let to = point - start;
        let across = DVec2::new(along.y, -along.x);
        let (place, rest) = (to.dot(along), (end - point).dot(along));
        let inner = if place < rest { place } else { rest };
        Before {
            start,
            end,
            point,
            along,
            across,
            length: libm::sqrt(along.length_squared()),
            height: to.dot(across),
            height_error: ERROR * sum(to) * sum(across),
            place,
            rest,
            from_ends: inner - ERROR * (sum(to) + sum(end - point)) * sum(along),
        }
    }

    /// Whether the foot is surely no end, and no number so small that products underflow.
    #[inline(always)]
    pub(crate) fn is_plain(&self) -> bool {
        (self.from_ends > 0.0)
            & (self.along.length_squared() >= SMALL_SQUARE)
            & (self.height.abs() >= SMALL * self.length)
    }

    #[inline(always)]
    pub(crate) fn closest(
        &self,
        (radius_a, radius_b): (f64, f64),
        (feature_a, feature_b): (Feature, Feature),
    ) -> ClosestPoints {
        let radius = radius_a + radius_b;
        let error = 2.0 * self.height_error / self.length + ERROR * radius;
        let gap = settled(self.height / self.length - radius, error, || {
            line_gap(self.start, self.end, self.point, (radius_a, radius_b))
        });
        self.apart_by(gap, (radius_a, radius_b), (feature_a, feature_b))
    }

    /// The same, given the gap.
    #[inline(always)]
    pub(crate) fn apart_by(
        &self,
        gap: f64,
        (radius_a, radius_b): (f64, f64),
        (feature_a, feature_b): (Feature, Feature),
    ) -> ClosestPoints {
        let (place, rest) = (self.place, self.rest);
        let normal = self.across / self.length + DVec2::ZERO;
        let foot = if place < rest {
            self.start + self.along * (place / (place + rest))
        } else {
            self.end - self.along * (rest / (place + rest))
        };
        ClosestPoints {
            distance: gap,
            normal,
            on_a: foot + normal * radius_a,
            on_b: self.point - normal * radius_b,
            feature_a,
            feature_b,
        }
    }
}

/// Whether no edge at the vertex competes for an end of the other hull's edge: it rises by some slope s over a length l, and has that end
/// before its inside only if its height is less than s times how far the foot is from that end, t; then the end is farther from
/// it than the vertex from the edge by t·s / 2 at least.
#[inline(always)]
fn is_only(ring: &LazyHull<'_>, vertex: usize, before: &Before) -> bool {
    let is_steep = |other: usize| {
        let to = ring.at(other) - before.point;
        // t·length and s·l·length, on a scale of length² l
        before.from_ends * to.dot(before.across)
            > 2.0 * RIVAL * before.height * sum(to) * before.length
    };
    ring.len() == 1 || is_steep(ring.after(vertex)) && is_steep(ring.before(vertex))
}
