//! The closest points of an outline with curves and another shape, by branch and bound: arcs are
//! halved as long as the triangles of their control points are nearer than the nearest points
//! found. A triangle is as thin as the square of its length, so a few halvings give all digits.

mod concentric;

use crate::curve::Edge;
use crate::curved::fitting::Conic;
use crate::curved::relation;
use crate::curved::solid::{Solid, closest_on_curves};
use crate::narrow::distance::general;
use crate::placed::convex_part::ConvexPart;
use crate::placed::{PlacedHull, PlacedOutline, PlacedPieces};
use crate::shape::{CurvedOutline, Geometry, PlaceError, Shape};
use crate::transform::Transform;
use alloc::collections::BinaryHeap;
use core::cmp::Ordering;
use glam::DVec2;
use sat2d_base::aabb::Aabb;
use sat2d_base::num::power_of_two;
use sat2d_base::types::ClosestPoints;
use sat2d_base::types::manifold::{Feature, Side};

/// Branch and bound is off by at most this part of the coordinates.
const OFF: f64 = power_of_two(-40);

/// From where on triangles are thin enough to look for a common center, in tolerances.
const THIN: f64 = power_of_two(34);
/// A difference that counts as none there, in tolerances: more than the rounding errors of points
/// and of their distances from a center.
const FLAT: f64 = 4.0;

/// Points that are no farther apart than this, in tolerances, are one for all that rounding tells.
const MET: f64 = 8.0;
/// After so many looks at pairs of parts the tolerance is doubled, so often: it is then 2^-41 of
/// the coordinates, less than [`OFF`]. After that, the best so far is taken of two edges of which
/// so many parts were looked at. Others are still looked at: they may be nearer by any distance.
const LOOKS: u32 = 1 << 12;
const DOUBLINGS: u32 = 9;

/// Below this distance (2^-26), as a fraction of the coordinates, the normal of an arc is more
/// accurate than the direction between two rounded points.
const NEARLY_MET: f64 = power_of_two(-26);

/// The closest points of two shapes, at least one of them an outline. If the shapes meet, those of
/// the boundaries.
pub(crate) fn closest(
    (a, ta): (&Shape, &Transform),
    (b, tb): (&Shape, &Transform),
) -> Result<ClosestPoints, PlaceError> {
    let meet = relation::relation((a, ta), (b, tb))?.hits();
    closest_given(meet, (a, ta), (b, tb))
}

/// The closest points of two shapes, if it is known whether they meet.
pub(crate) fn closest_given(
    meet: bool,
    (a, ta): (&Shape, &Transform),
    (b, tb): (&Shape, &Transform),
) -> Result<ClosestPoints, PlaceError> {
    let closest = closest_boundaries((a, ta), (b, tb))?;
    let (distance, normal) = if meet {
        (0.0, DVec2::ZERO)
    } else {
        (closest.distance.max(f64::from_bits(1)), closest.normal)
    };
    Ok(ClosestPoints {
        distance,
        normal,
        ..closest
    })
}

/// Where the boundaries of two shapes, one of them an outline, are closest, and the normal there,
/// even where they meet.
pub(crate) fn closest_boundaries(
    (a, ta): (&Shape, &Transform),
    (b, tb): (&Shape, &Transform),
) -> Result<ClosestPoints, PlaceError> {
    let near = match (&a.geometry, &b.geometry) {
        (Geometry::Outline(outline, _), _) => of_boundaries((outline, ta), (b, tb))?,
        (_, Geometry::Outline(outline, _)) => of_boundaries((outline, tb), (a, ta))?.swapped(),
        _ => return Err(PlaceError::CurvedOutline),
    };
    let solids = [Solid::new(a, ta)?, Solid::new(b, tb)?];
    let reach = near.on_a.abs().max(near.on_b.abs()).max_element();
    Ok(closest_on_curves(&near, &solids, OFF * reach))
}

/// The closest points of the boundary of an outline and any shape.
fn of_boundaries(
    (outline, transform): (&CurvedOutline, &Transform),
    (other, at): (&Shape, &Transform),
) -> Result<ClosestPoints, PlaceError> {
    let outline = PlacedOutline::new(outline, transform)?;
    let mut best = Best::default();
    match &other.geometry {
        Geometry::Hull(hull) => {
            let hull = PlacedHull::new(hull, at)?;
            of_edges(&outline, &hull.bounds(), |edge, names| {
                best.search(
                    edge,
                    &Target::Hull(&hull),
                    &|side, feature, at| match side {
                        Side::A => names(at),
                        Side::B => feature,
                    },
                )
            });
        }
        Geometry::Pieces(pieces) => {
            let pieces = PlacedPieces::new(pieces, at)?;
            of_edges(&outline, &pieces.bounds(), |edge, names| {
                pieces.nearest(&edge.bounds(), best.limit(), &mut |piece, hull| {
                    let part = ConvexPart::piece(&pieces, piece, hull);
                    best.search(edge, &Target::Hull(hull), &|side, feature, at| match side {
                        Side::A => names(at),
                        Side::B => part.name(feature, at),
                    })
                });
                best.limit()
            });
        }
        Geometry::Outline(other, _) => {
            let other = PlacedOutline::new(other, at)?;
            of_edges(&outline, &other.bounds(), |edge, names| {
                of_edges(&other, &edge.bounds(), |of_other, names_of_other| {
                    best.search(edge, &Target::Edge(*of_other), &|side, _, at| match side {
                        Side::A => names(at),
                        Side::B => names_of_other(at),
                    })
                });
                best.limit()
            });
        }
    }
    Ok(best.points)
}

/// Calls `visit` with the edges of an outline, nearly in the order of their distance from
/// `bounds`, and with the names of their points, as long as they are within what it returned last.
fn of_edges(
    outline: &PlacedOutline<'_>,
    bounds: &Aabb,
    mut visit: impl FnMut(&Edge, &dyn Fn(DVec2) -> Feature) -> f64,
) {
    outline.nearest(bounds, f64::INFINITY, &mut |number, edge| {
        visit(&edge, &|at| {
            if at == edge.start {
                Feature::Vertex(outline.vertex(number, false))
            } else if at == edge.end {
                Feature::Vertex(outline.vertex(number, true))
            } else {
                Feature::Edge(outline.number(number))
            }
        })
    });
}

/// What an edge may be near.
#[derive(Clone, Copy)]
enum Target<'a> {
    Hull(&'a PlacedHull),
    Edge(Edge),
}

impl Target<'_> {
    /// Asks about a hull that contains the target.
    fn with_hull<T>(&self, ask: impl FnOnce(&PlacedHull) -> T) -> T {
        match self {
            Target::Hull(other) => ask(other),
            Target::Edge(edge) => ask(&around(edge)),
        }
    }

    /// The closest points of a hull and what contains the target.
    fn near(&self, hull: &PlacedHull) -> ClosestPoints {
        self.with_hull(|other| hulls(hull, other))
    }

    /// The closest points of a hull and a part of the target.
    fn near_part(&self, hull: &PlacedHull) -> ClosestPoints {
        match self {
            Target::Hull(other) => hulls(hull, other),
            Target::Edge(edge) => hulls(hull, &within(edge)),
        }
    }

    /// A lower bound for the distance from an arc, where both may have a common center.
    fn concentric_bound(&self, edge: &Edge, center: Option<DVec2>) -> Option<f64> {
        match self {
            _ if edge.is_straight() => None,
            Target::Hull(hull) => concentric::of_hull(edge, hull),
            Target::Edge(_) => Some(concentric::of_arcs(edge, self.arc()?, center?)),
        }
    }

    /// A lower bound for the distance from an arc, where both may nearly fit, or `enough` if that
    /// is less.
    fn fitting_bound(&self, edge: &Edge, enough: f64) -> f64 {
        if edge.is_straight() {
            return 0.0;
        }
        match self {
            Target::Hull(hull) => match (&hull.points[..], &hull.ellipse) {
                (&[center], Some(ellipse)) => {
                    Conic::Ellipse(center, ellipse).distance_bound(edge, enough)
                }
                _ => 0.0,
            },
            Target::Edge(other) if other.is_straight() => 0.0,
            Target::Edge(other) => {
                let of_other = Conic::Arc(other).distance_bound(edge, enough);
                of_other.max(Conic::Arc(edge).distance_bound(other, enough))
            }
        }
    }

    /// An edge and the target, of which the larger arc is halved.
    fn halves(&self, edge: &Edge) -> [(Edge, Self); 2] {
        match self.arc() {
            Some(arc) if edge.is_straight() || extent(arc) > extent(edge) => {
                arc.halves().map(|half| (*edge, Target::Edge(half)))
            }
            _ => edge.halves().map(|half| (half, *self)),
        }
    }

    /// Its arc, if it is one.
    fn arc(&self) -> Option<&Edge> {
        match self {
            Target::Edge(edge) if !edge.is_straight() => Some(edge),
            _ => None,
        }
    }

    fn reach(&self) -> f64 {
        match self {
            Target::Hull(hull) => hull.reach() + hull.radius,
            Target::Edge(edge) => reach(edge),
        }
    }
}

/// The closest points of two hulls. Their distance may be off by 1e-14 of their coordinates.
fn hulls(one: &PlacedHull, other: &PlacedHull) -> ClosestPoints {
    let reach = one.reach().max(other.reach());
    general::hulls_within(one, other, 64.0 * f64::EPSILON * reach)
}

fn reach(edge: &Edge) -> f64 {
    edge.bounds().reach().max_element()
}

/// The larger side of the box around its control points.
fn extent(edge: &Edge) -> f64 {
    edge.bounds().longer_side()
}

/// A polygon around an edge.
pub(crate) fn around(edge: &Edge) -> PlacedHull {
    let (points, count) = edge.hull();
    let mut hull = PlacedHull::of_segment(points[0], points[1]);
    if count == 3 {
        hull.points = points.into_iter().collect();
        hull.center = (points[0] + points[1] + points[2]) / 3.0;
    }
    hull
}

type Names<'a> = &'a dyn Fn(Side, Feature, DVec2) -> Feature;

/// A part of an edge: a segment, or a point of an arc.
fn within(edge: &Edge) -> PlacedHull {
    if edge.is_straight() {
        around(edge)
    } else {
        PlacedHull::of_point(edge.point(0.5))
    }
}

/// The normal of an arc on which one of the closest points lies, not close to its ends.
fn normal_of_arcs(
    near: &ClosestPoints,
    edge: &Edge,
    target: &Target<'_>,
    close: f64,
) -> Option<DVec2> {
    let outward = |arc: &Edge, point: DVec2| {
        let is_end = |end: DVec2| (point - end).abs().max_element() <= close;
        let is_inside = !arc.is_straight() && !is_end(arc.start) && !is_end(arc.end);
        is_inside.then(|| arc.outward(arc.parameter(point)))
    };
    outward(edge, near.on_a).or_else(|| Some(DVec2::ZERO - outward(target.arc()?, near.on_b)?))
}

/// Parts of an edge and of a target, and a lower bound for their distance.
struct Part<'t> {
    bound: f64,
    /// The bound in units of what counts as no difference.
    level: f64,
    /// How often both were halved.
    halvings: u32,
    edge: Edge,
    target: Target<'t>,
}

impl Ord for Part<'_> {
    /// The nearer one is the greater one. Of equally near ones it is the smaller one: where curves
    /// fit, all are, and its points tell how near.
    fn cmp(&self, other: &Self) -> Ordering {
        let order = other.level.total_cmp(&self.level);
        order.then(self.halvings.cmp(&other.halvings))
    }
}

impl PartialOrd for Part<'_> {
    fn partial_cmp(&self, other: &Self) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl PartialEq for Part<'_> {
    fn eq(&self, other: &Self) -> bool {
        self.cmp(other).is_eq()
    }
}

impl Eq for Part<'_> {}

/// The search for the closest points.
struct Best {
    /// Those found so far.
    points: ClosestPoints,
    /// How many pairs of parts were looked at.
    looks: u32,
    /// Whether the points found are one, up to rounding.
    met: bool,
}

impl Default for Best {
    fn default() -> Best {
        Best {
            points: ClosestPoints::FARTHEST,
            looks: 0,
            met: false,
        }
    }
}

impl Best {
    /// What is farther apart than this need not be looked at.
    fn limit(&self) -> f64 {
        if self.met {
            f64::NEG_INFINITY
        } else {
            self.points.distance
        }
    }

    /// Takes the closest points of an edge and a target if they are nearer, and returns the
    /// [`limit`](Best::limit).
    fn search(&mut self, edge: &Edge, target: &Target<'_>, names: Names<'_>) -> f64 {
        let tolerance = 4.0 * f64::EPSILON * reach(edge).max(target.reach()) + f64::MIN_POSITIVE;
        // vertices first: of equally near points they are the ones to name
        for own in [edge.start, edge.end].map(PlacedHull::of_point) {
            match target.arc() {
                None => self.take(target.near(&own), names),
                Some(arc) => {
                    for other in [arc.start, arc.end].map(PlacedHull::of_point) {
                        self.take(hulls(&own, &other), names);
                    }
                }
            }
        }
        let before = self.points.distance;
        self.refine(edge, target, names, tolerance);
        let close = NEARLY_MET * reach(edge).max(target.reach());
        if self.points.distance < before && self.points.distance <= close {
            let normal = normal_of_arcs(&self.points, edge, target, close);
            self.points.normal = normal.unwrap_or(self.points.normal);
        }
        self.met = self.points.distance <= MET * tolerance;
        self.limit()
    }

    /// Takes the closest points between the ends: halves the pair of parts that may be nearest.
    fn refine(&mut self, edge: &Edge, target: &Target<'_>, names: Names<'_>, least: f64) {
        let center = target.arc().and_then(|_| concentric::center(edge));
        let mut open = BinaryHeap::new();
        let part = |bound: f64, halvings, edge, target| Part {
            bound,
            level: libm::floor(bound / (FLAT * least)),
            halvings,
            edge,
            target,
        };
        let bound = target.near(&around(edge)).distance;
        open.push(part(bound, 0, *edge, *target));
        let mut looks = 0;
        while let Some(nearest) = open.pop() {
            looks += 1;
            let doublings = self.looks / LOOKS;
            self.looks += 1;
            let tolerance = least * f64::from(1_u32 << doublings.min(DOUBLINGS));
            let is_enough = |best: &ClosestPoints| {
                best.distance - nearest.bound <= tolerance || best.distance <= MET * least
            };
            // all others are no nearer
            if is_enough(&self.points) || doublings > DOUBLINGS && looks > LOOKS {
                return;
            }
            let (edge, target) = (nearest.edge, nearest.target);
            self.take(target.near_part(&within(&edge)), names);
            if is_enough(&self.points) {
                return;
            }
            let best = self.points.distance;
            let mut bound = nearest.bound.max(target.fitting_bound(&edge, best));
            if best - nearest.bound <= THIN * tolerance
                && let Some(concentric) = target.concentric_bound(&edge, center)
            {
                bound = bound.max(concentric);
            }
            // points, up to rounding: halves would be no nearer
            let is_point = |edge: &Edge| extent(edge) <= least;
            if best - bound <= FLAT * tolerance
                || is_point(&edge) && target.arc().is_none_or(is_point)
            {
                continue;
            }
            for (edge, target) in target.halves(&edge) {
                let bound = bound.max(target.near(&around(&edge)).distance);
                if best - bound > tolerance {
                    open.push(part(bound, nearest.halvings + 1, edge, target));
                }
            }
        }
    }

    fn take(&mut self, near: ClosestPoints, names: Names<'_>) {
        if near.distance < self.points.distance {
            self.points = ClosestPoints {
                feature_a: names(Side::A, near.feature_a, near.on_a),
                feature_b: names(Side::B, near.feature_b, near.on_b),
                ..near
            };
        }
    }
}
