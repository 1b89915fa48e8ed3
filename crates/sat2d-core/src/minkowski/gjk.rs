//! The closest points of two hulls that are clearly apart, from a few placed vertices.
//!
//! Plain doubles find the features: points of the Minkowski difference B - A that its support
//! function returns are kept, at most two, such that their hull is nearest to the origin (E. G.
//! Gilbert, D. W. Johnson, S. S. Keerthi, "A fast procedure for computing the distance between
//! complex objects in three-dimensional space", 1988). The placed vertices of these features and
//! their neighbours then prove that no other features are as near, and the distance is that of
//! [`nearest`](crate::minkowski::nearest), by the same formulas. Where two pairs of features are
//! nearly equally near, or the hulls meet, the result is undecided.

use crate::placed::lazy_hull::LazyHull;
use glam::DVec2;
use sat2d_base::exact::gap::{line_gap, point_gap};
use sat2d_base::num::{U, lesser, one_norm, power_of_two};
use sat2d_base::types::ClosestPoints;
use sat2d_base::types::manifold::{CorePoint, Feature};
use sat2d_base::types::outcome::Outcome;

/// Smaller lengths are left to the reference, which enlarges small hulls.
const SMALL: f64 = power_of_two(-380);
/// The square of [`SMALL`].
pub(crate) const SMALL_SQUARE: f64 = SMALL * SMALL;
/// Features compete if their distances differ by less than this part of the distance: four times as
/// much as [`tie_break`](crate::minkowski::tie_break) allows for.
pub(crate) const RIVAL: f64 = power_of_two(-38);
/// A bound for the error of a product of two rounded vectors, in parts of the product of their
/// 1-norms: 2 roundings for the differences, 1 for the products, 1 for the sum; doubled.
pub(crate) const ERROR: f64 = 8.0 * U;
/// The relative error that a distance may have from doubles.
pub(crate) const RELATIVE: f64 = power_of_two(-41);
/// Searches rarely take more than five steps; those that do have an undecided result anyway.
const STEPS: usize = 24;

/// The features that form a point of the boundary of the difference of two hulls.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Features {
    /// A vertex of each.
    Vertices(usize, usize),
    /// An edge of the first hull, by the vertex where it starts counter-clockwise, and a vertex of
    /// the second.
    FirstEdge(usize, usize),
    /// An edge of the second hull and a vertex of the first.
    SecondEdge(usize, usize),
}

/// A vertex of B - A.
#[derive(Clone, Copy)]
pub(crate) struct DifferenceVertex {
    pub(crate) i: usize,
    pub(crate) j: usize,
    pub(crate) point: DVec2,
}

impl DifferenceVertex {
    /// The vertex that is least along a direction, up to rounding.
    #[inline(always)]
    pub(crate) fn least(a: &LazyHull<'_>, b: &LazyHull<'_>, direction: DVec2) -> DifferenceVertex {
        let (i, j) = (a.farthest(direction), b.farthest(-direction));
        DifferenceVertex {
            i,
            j,
            point: b.at(j) - a.at(i),
        }
    }

    pub(crate) fn is(&self, other: &DifferenceVertex) -> bool {
        (self.i, self.j) == (other.i, other.j)
    }
}

/// The side of the difference between two vertices, if they form one.
pub(crate) fn side(
    a: &LazyHull<'_>,
    b: &LazyHull<'_>,
    p: &DifferenceVertex,
    q: &DifferenceVertex,
) -> Option<Features> {
    if p.j == q.j && p.i != q.i {
        if a.after(p.i) == q.i && (a.len() > 2 || faces(a, p.i, b.at(p.j))) {
            return Some(Features::FirstEdge(p.i, p.j));
        }
        return (a.after(q.i) == p.i).then_some(Features::FirstEdge(q.i, p.j));
    }
    if p.i == q.i && p.j != q.j {
        if b.after(p.j) == q.j && (b.len() > 2 || faces(b, p.j, a.at(p.i))) {
            return Some(Features::SecondEdge(p.j, p.i));
        }
        return (b.after(q.j) == p.j).then_some(Features::SecondEdge(q.j, p.i));
    }
    None
}

/// Whether a point lies on the outer side of the edge of a segment that starts at a vertex. A
/// segment has two edges, one for each side.
fn faces(ring: &LazyHull<'_>, start: usize, point: DVec2) -> bool {
    let (s, e) = (ring.at(start), ring.at(ring.after(start)));
    (e - s).perp_dot(point - s) < 0.0
}

/// The closest points of two hulls that are apart, where the search finds them and the proof that
/// they are the only ones succeeds.
#[inline(always)]
pub(crate) fn closest(a: &LazyHull<'_>, b: &LazyHull<'_>) -> Outcome<ClosestPoints> {
    facing(a, b).filter(|near| near.distance > 0.0)
}

/// The closest points of two hulls whose cores are apart or barely meet; the distance is below 0
/// where the hulls overlap.
#[inline(always)]
pub(crate) fn facing(a: &LazyHull<'_>, b: &LazyHull<'_>) -> Outcome<ClosestPoints> {
    if (a.len(), b.len()) == (1, 1) {
        return vertices(a, b, 0, 0);
    }
    match search(a, b) {
        Some(features) => proved(a, b, features),
        None => Outcome::Undecided,
    }
}

/// The nearest features up to rounding; `None` if the hulls meet or the search takes too long.
#[inline(always)]
fn search(a: &LazyHull<'_>, b: &LazyHull<'_>) -> Option<Features> {
    let mut p = DifferenceVertex::least(a, b, b.center() - a.center());
    let mut segment: Option<DifferenceVertex> = None;
    for _ in 0..STEPS {
        let Some(q) = segment else {
            let next = DifferenceVertex::least(a, b, p.point);
            if next.is(&p) {
                return Some(Features::Vertices(p.i, p.j));
            }
            let near = Near::on(&p, &next);
            (p, segment) = near.corners(p, next);
            if segment.is_none() && near.place <= 0.0 {
                return Some(Features::Vertices(p.i, p.j));
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
        let next = DifferenceVertex::least(a, b, across);
        if next.is(&p) || next.is(&q) {
            return side(a, b, &p, &q);
        }
        let (to_p, to_q) = (Near::on(&next, &p), Near::on(&next, &q));
        let inward = |corner: &DifferenceVertex, other: &DifferenceVertex| {
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
    /// From 0 at the first end to 1 at the second, and beyond.
    place: f64,
    /// The square of the distance.
    square: f64,
}

impl Near {
    #[inline(always)]
    fn on(p: &DifferenceVertex, q: &DifferenceVertex) -> Near {
        let along = q.point - p.point;
        let place = -p.point.dot(along) / along.length_squared();
        let nearest = p.point + along * sat2d_base::num::fraction(place);
        Near {
            place,
            square: nearest.length_squared(),
        }
    }

    /// The ends of the segment that its nearest point needs.
    #[inline(always)]
    fn corners(
        &self,
        p: DifferenceVertex,
        q: DifferenceVertex,
    ) -> (DifferenceVertex, Option<DifferenceVertex>) {
        if self.place <= 0.0 {
            (p, None)
        } else if self.place >= 1.0 {
            (q, None)
        } else {
            (p, Some(q))
        }
    }
}

/// The closest points of two features, if no other features are proved to be as near. For hulls
/// whose cores meet these are the features of the largest separation, which is below 0.
#[inline(always)]
pub(crate) fn proved(
    a: &LazyHull<'_>,
    b: &LazyHull<'_>,
    features: Features,
) -> Outcome<ClosestPoints> {
    match features {
        Features::Vertices(i, j) => vertices(a, b, i, j),
        Features::FirstEdge(start, vertex) => edge(a, b, start, vertex),
        Features::SecondEdge(start, vertex) => {
            edge(b, a, start, vertex).map(ClosestPoints::swapped)
        }
    }
}

/// Whether all other vertices lie farther along a direction than this one, by more than `lead` and
/// rounding.
#[inline(always)]
fn is_least(ring: &LazyHull<'_>, vertex: usize, at: DVec2, direction: DVec2, lead: f64) -> bool {
    if ring.len() == 1 {
        return true;
    }
    is_farther(ring, ring.after(vertex), at, direction, lead)
        && (ring.len() == 2 || is_farther(ring, ring.before(vertex), at, direction, lead))
}

/// Whether a vertex lies farther along a direction than `at`, by more than `lead` and rounding.
#[inline(always)]
fn is_farther(ring: &LazyHull<'_>, vertex: usize, at: DVec2, direction: DVec2, lead: f64) -> bool {
    leads(ring.at(vertex) - at, direction, lead)
}

/// Whether a rounded vector leads along a direction by more than `lead` and rounding.
#[inline(always)]
pub(crate) fn leads(to: DVec2, direction: DVec2, lead: f64) -> bool {
    to.dot(direction) > lead + ERROR * one_norm(to) * one_norm(direction)
}

/// A gap in doubles if it is large compared to its error, otherwise that of `exactly`.
#[inline(always)]
fn accurate_or(gap: f64, error: f64, exactly: impl FnOnce() -> f64) -> f64 {
    if error <= RELATIVE * gap.abs() {
        gap
    } else {
        exactly()
    }
}

#[inline(always)]
fn vertices(a: &LazyHull<'_>, b: &LazyHull<'_>, i: usize, j: usize) -> Outcome<ClosestPoints> {
    let (p, q) = (a.at(i), b.at(j));
    let between = q - p;
    let square = between.length_squared();
    if !is_least(a, i, p, -between, RIVAL * square) || !is_least(b, j, q, between, RIVAL * square) {
        return Outcome::Undecided;
    }
    points([a.core_point(i), b.core_point(j)])
}

/// The closest points of two single points with radii, if these are not very near to each other.
#[inline(always)]
pub(crate) fn points([a, b]: [CorePoint; 2]) -> Outcome<ClosestPoints> {
    let square = (b.point - a.point).length_squared();
    if square < SMALL_SQUARE {
        return Outcome::Undecided;
    }
    let length = libm::sqrt(square);
    let radius = a.radius + b.radius;
    let error = ERROR * (length + radius);
    let gap = accurate_or(length - radius, error, || {
        point_gap(a.point, b.point, (a.radius, b.radius))
    });
    Outcome::Decided(apart_by(gap, length, [a, b]))
}

/// The closest points of two single points with radii, given the gap and their distance.
#[inline(always)]
pub(crate) fn apart_by(gap: f64, length: f64, [a, b]: [CorePoint; 2]) -> ClosestPoints {
    let normal = (b.point - a.point) / length + DVec2::ZERO;
    ClosestPoints::between(gap, normal, [a, b])
}

#[inline(always)]
fn edge(a: &LazyHull<'_>, b: &LazyHull<'_>, first: usize, vertex: usize) -> Outcome<ClosestPoints> {
    let edge_point = EdgePoint::new(a.at(first), a.at(a.after(first)), b.at(vertex));
    let lead = RIVAL * edge_point.height;
    let is_proved = edge_point.is_plain()
        && is_least(b, vertex, edge_point.point, edge_point.across, lead)
        && is_only(b, vertex, &edge_point);
    if !is_proved {
        return Outcome::Undecided;
    }
    let features = (a.edge_feature(first), b.vertex_feature(vertex));
    Outcome::Decided(edge_point.closest((a.radius, b.radius), features))
}

/// A point in front of an edge, on its outer side.
pub(crate) struct EdgePoint {
    pub(crate) start: DVec2,
    pub(crate) end: DVec2,
    pub(crate) point: DVec2,
    along: DVec2,
    /// The outward normal, as long as the edge.
    pub(crate) across: DVec2,
    pub(crate) length: f64,
    /// The separation, times `length`, and a bound for its error.
    pub(crate) height: f64,
    height_error: f64,
    /// How far the foot lies from the start and from the end, times `length`.
    place: f64,
    rest: f64,
    /// A lower bound for how far the foot lies from either end, times `length`.
    pub(crate) from_ends: f64,
}

impl EdgePoint {
    #[inline(always)]
    pub(crate) fn new(start: DVec2, end: DVec2, point: DVec2) -> EdgePoint {
        let along = end - start;
        let to = point - start;
        let across = DVec2::new(along.y, -along.x);
        let (place, rest) = (to.dot(along), (end - point).dot(along));
        let inner = lesser(place, rest);
        EdgePoint {
            start,
            end,
            point,
            along,
            across,
            length: libm::sqrt(along.length_squared()),
            height: to.dot(across),
            height_error: ERROR * one_norm(to) * one_norm(across),
            place,
            rest,
            from_ends: inner - ERROR * (one_norm(to) + one_norm(end - point)) * one_norm(along),
        }
    }

    /// Whether the foot is certainly not an end, and no number so small that products underflow.
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
        let gap = accurate_or(self.height / self.length - radius, error, || {
            line_gap(self.start, self.end, self.point, (radius_a, radius_b))
        });
        self.apart_by(gap, (radius_a, radius_b), (feature_a, feature_b))
    }

    /// The closest points, given the gap.
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
        let core = |point, radius, feature| CorePoint {
            point,
            radius,
            feature,
        };
        let on_edge = core(foot, radius_a, feature_a);
        let corner = core(self.point, radius_b, feature_b);
        ClosestPoints::between(gap, normal, [on_edge, corner])
    }
}

/// Whether no edge at the vertex competes with the other hull's edge.
///
/// An edge at the vertex that rises with slope s has an end of the other edge in front of it only
/// if the height of the vertex is less than t·s, where t is the distance of the foot from that end.
/// Then that end is farther from it than the vertex is from the other edge, by at least t·s / 2.
#[inline(always)]
fn is_only(ring: &LazyHull<'_>, vertex: usize, edge_point: &EdgePoint) -> bool {
    let is_steep = |other: usize| {
        let to = ring.at(other) - edge_point.point;
        // t and s·l, each times `length`, where l is the length of the edge at the vertex
        edge_point.from_ends * to.dot(edge_point.across)
            > 2.0 * RIVAL * edge_point.height * one_norm(to) * edge_point.length
    };
    ring.len() == 1 || is_steep(ring.after(vertex)) && is_steep(ring.before(vertex))
}
