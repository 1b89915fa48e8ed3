//! The contact and the closest points of two hulls, one of them with an ellipse around each point.
//!
//! [`InflatedPair`] finds the normal and the features. Where an edge of a core faces the other
//! hull, the boundary there is that edge, moved by the point of its ellipse that is farthest along
//! the normal. So the points of the contact are those of two sharp hulls: the cores, each moved
//! that far. The exact relation tells whether the depth is 0.

use crate::minkowski::edge_support::EdgeSupport;
use crate::minkowski::hull_pair::{HullPair, Link};
use crate::minkowski::inflated_pair::{Apart, InflatedPair};
use crate::narrow::contact::clip::{self, FacingPoints, IncidentEdge, PlacedFeature};
use crate::narrow::contact::sides::{CoreDistance, feature, of_sides};
use crate::narrow::relation;
use crate::placed::{HullView, PlacedHull};
use glam::DVec2;
use sat2d_base::exact::ellipse::Ellipse;
use sat2d_base::num::{larger, positive, unit};
use sat2d_base::types::manifold::{ContactPoint, Feature, Manifold, Side};
use sat2d_base::types::{ClosestPoints, Relation};

/// Gaps up to this many times the error of a separation may be of another sign: besides it, this
/// allows for the errors of the bounds that leave out directions.
const DOUBT: f64 = 1024.0;

/// The contact of two hulls that are not small.
#[cold]
#[inline(never)]
pub(crate) fn contact(p: HullView<'_>, q: HullView<'_>) -> Option<Manifold> {
    if !p.bounds().intersects(&q.bounds()) {
        return None;
    }
    let pair = InflatedPair::new(p, q);
    let apart = pair.apart()?;
    let relation = verdict(&pair, [p, q], &apart);
    if relation == Relation::Disjoint {
        return None;
    }
    Some(manifold(&pair, [p, q], &apart, relation, |_, _| true))
}

/// The closest points of two hulls that are not small.
#[cold]
#[inline(never)]
pub(crate) fn closest(p: HullView<'_>, q: HullView<'_>) -> ClosestPoints {
    let pair = InflatedPair::new(p, q);
    let Some(apart) = pair.apart() else {
        return ClosestPoints::FARTHEST;
    };
    let relation = verdict(&pair, [p, q], &apart);
    if relation != Relation::Disjoint {
        let contact = manifold(&pair, [p, q], &apart, relation, |_, _| true);
        return ClosestPoints::of_contact(&contact);
    }
    let (point, features) = match &apart.link {
        &Link::Vertices(i, j) => {
            let point = arcs(&pair, [p, q], &apart, [i, j]);
            (point, [point.feature_a, point.feature_b])
        }
        Link::Edge(side, support) => {
            let point = Straightened::new(&pair, &apart, *side, support).facing();
            let names = [point.feature_a, point.feature_b];
            (point, [as_arc(p, names[0]), as_arc(q, names[1])])
        }
    };
    ClosestPoints {
        distance: larger(apart.gap, f64::MIN_POSITIVE),
        normal: apart.normal,
        on_a: point.on_a,
        on_b: point.on_b,
        feature_a: features[0],
        feature_b: features[1],
    }
}

/// The relation, exactly where doubles do not tell.
fn verdict(pair: &InflatedPair<'_>, [p, q]: [HullView<'_>; 2], apart: &Apart) -> Relation {
    let doubt = DOUBT * pair.error;
    if apart.gap > doubt {
        Relation::Disjoint
    } else if apart.gap < -doubt {
        Relation::Overlapping
    } else {
        relation::exact::hulls(p, q)
    }
}

/// The manifold of a pair that meets. `is_edge` tells edges of the shape from cuts between pieces.
pub(crate) fn manifold(
    pair: &InflatedPair<'_>,
    [p, q]: [HullView<'_>; 2],
    apart: &Apart,
    relation: Relation,
    is_edge: impl Fn(Side, usize) -> bool,
) -> Manifold {
    let depth = if relation == Relation::Touching {
        0.0
    } else {
        larger(-apart.gap, f64::MIN_POSITIVE)
    };
    match &apart.link {
        &Link::Vertices(i, j) => {
            let point = arcs(pair, [p, q], apart, [i, j]);
            Manifold::single(apart.normal, None, ContactPoint { depth, ..point })
        }
        Link::Edge(side, support) => {
            let sharp = Straightened::new(pair, apart, *side, support);
            let boundary = EllipticBoundary {
                ellipse: match side.other() {
                    Side::A => p.inflation(),
                    Side::B => q.inflation(),
                },
                offset: sharp.offsets[usize::from(*side == Side::A)],
                slack: pair.error,
            };
            let sides = HullPair::new(&sharp.p, &sharp.q);
            let link = (*side, &sharp.support);
            let contact = of_sides(&sides, link, depth, 2.0 * pair.error, is_edge, &boundary);
            contact.renamed(|side, feature, _| match side {
                Side::A => as_arc(p, feature),
                Side::B => as_arc(q, feature),
            })
        }
    }
}

/// The feature of a hull: what is a vertex of its core is an arc if it is round.
fn as_arc(hull: HullView<'_>, feature: Feature) -> Feature {
    match feature {
        Feature::Vertex(i) if hull.radius > 0.0 => Feature::Arc(i),
        feature => feature,
    }
}

/// The points of two vertices' ellipses that face each other.
fn arcs(
    pair: &InflatedPair<'_>,
    [p, q]: [HullView<'_>; 2],
    apart: &Apart,
    [i, j]: [usize; 2],
) -> ContactPoint {
    let normal = apart.normal;
    let mut on_a = p.points[i] + pair.offset(Side::A, normal);
    let mut on_b = q.points[j] + pair.offset(Side::B, normal);
    // Where an ellipse is nearly flat, the normal does not tell the point along it. The other one
    // does: it lies across from it.
    let across = normal.perp();
    let aside = across.dot(on_b - on_a);
    let flatter = pair.flatter(normal);
    let from_center = match flatter {
        Side::A => {
            on_a += across * aside;
            on_a - p.points[i]
        }
        Side::B => {
            on_b -= across * aside;
            on_b - q.points[j]
        }
    };
    // Where the other one is nearly flat as well, it may lie across from nothing. Both reach as far
    // as the end of the first one that is nearer to it.
    let place = across.dot(from_center);
    let beyond = place.abs() - pair.reach_along(flatter, across);
    if beyond > pair.error {
        let back = across * if place > 0.0 { beyond } else { -beyond };
        on_a -= back;
        on_b -= back;
    }
    let name = |hull, i, at| feature(hull, PlacedFeature::Vertex(i), at);
    ContactPoint {
        on_a,
        on_b,
        depth: 0.0,
        feature_a: name(p, i, on_a),
        feature_b: name(q, j, on_b),
    }
}

/// Sharp hulls that have the points of the boundaries that face each other along a normal.
struct Straightened {
    p: PlacedHull,
    q: PlacedHull,
    offsets: [DVec2; 2],
    side: Side,
    support: EdgeSupport,
}

impl Straightened {
    fn new(pair: &InflatedPair<'_>, apart: &Apart, side: Side, support: &EdgeSupport) -> Self {
        let offsets = [Side::A, Side::B].map(|side| pair.offset(side, apart.normal));
        let moved = |hull: HullView<'_>, by: DVec2| PlacedHull {
            points: hull.points.iter().map(|&point| point + by).collect(),
            center: hull.center + by,
            radius: 0.0,
            numbering: hull.numbering.clone(),
            ellipse: None,
        };
        Straightened {
            p: moved(pair.cores.p, offsets[0]),
            q: moved(pair.cores.q, offsets[1]),
            support: EdgeSupport {
                start: support.start + offsets[usize::from(side == Side::B)],
                ..*support
            },
            offsets,
            side,
        }
    }

    /// The points that face each other where the hulls are apart.
    fn facing(&self) -> ContactPoint {
        let pair = HullPair::new(&self.p, &self.q);
        let (side, support) = (self.side, &self.support);
        let (_, end) = pair.ends(side, support);
        let (reference, incident) = (pair.hull(side), pair.hull(side.other()));
        let deepest = clip::deepest_on_line(support, end, reference, incident, 2.0 * pair.error);
        let facing = match deepest.reference_feature {
            PlacedFeature::Edge(_) => deepest,
            // beside the edge: another part of an edge parallel to it may be as near
            PlacedFeature::Vertex(_) => clip::incident_edge(support, incident, |_| true)
                .and_then(|edge| clip::clip(support, end, reference, &edge, incident))
                .filter(|[first, _]| first.separation <= deepest.separation + 2.0 * pair.error)
                .map_or(deepest, |[first, _]| first),
        };
        let name = |hull, of, at| feature(hull, of, at);
        let names = (
            name(reference, facing.reference_feature, facing.reference),
            name(incident, facing.incident_feature, facing.incident),
        );
        let (on_a, on_b) = side.ordered(facing.reference, facing.incident);
        let (feature_a, feature_b) = side.ordered(names.0, names.1);
        ContactPoint {
            on_a,
            on_b,
            depth: 0.0,
            feature_a,
            feature_b,
        }
    }
}

/// The boundary of a hull with an ellipse around each point, seen from its moved core.
struct EllipticBoundary {
    ellipse: Ellipse,
    /// How far the core was moved.
    offset: DVec2,
    slack: f64,
}

impl CoreDistance for EllipticBoundary {
    /// The line leaves the hull where it crosses the moved edge, or else on the ellipse around the
    /// end beyond which it does.
    fn distance(
        &self,
        edge: &IncidentEdge,
        facing: &FacingPoints,
        direction: DVec2,
        hull: HullView<'_>,
    ) -> (f64, PlacedFeature) {
        let size = self.ellipse.reach();
        if size == 0.0 {
            return (0.0, facing.incident_feature);
        }
        let along = unit(edge.end - edge.start);
        let (sin, cos) = (direction.dot(along), direction.perp_dot(along));
        let is_end = facing.incident_feature != PlacedFeature::Edge(edge.edge);
        if is_end && size * sin.abs() <= self.slack {
            return (0.0, facing.incident_feature);
        }
        let outward = if cos > 0.0 {
            -along.perp()
        } else {
            along.perp()
        };
        let farthest = self.ellipse.farthest(outward);
        // to the line of the edge that the core has where the boundary leads outward
        let way = outward.dot(farthest - self.offset) / outward.dot(direction);
        let place = facing.incident + direction * way - farthest;
        let (to_start, to_end) = (
            (place - (edge.start - self.offset)).dot(along),
            ((edge.end - self.offset) - place).dot(along),
        );
        if to_start >= 0.0 && to_end >= 0.0 {
            return (positive(way), PlacedFeature::Edge(edge.edge));
        }
        let n = hull.points.len();
        let (corner, vertex) = if to_start < 0.0 {
            (edge.start - self.offset, edge.edge)
        } else {
            (edge.end - self.offset, (edge.edge + 1) % n)
        };
        // in coordinates in which the ellipse is a disc, times its area; in units of its size, so
        // that nothing overflows
        let [u, w, to] =
            [self.ellipse.u, self.ellipse.w, facing.incident - corner].map(|v| v / size);
        let disc = |v: DVec2| DVec2::new(v.perp_dot(w), u.perp_dot(v));
        let (to, by, area) = (disc(to), disc(direction), u.perp_dot(w));
        let square = by.length_squared();
        if square == 0.0 {
            return (0.0, PlacedFeature::Vertex(vertex));
        }
        let middle = to.dot(by);
        let half = positive(middle * middle - square * (to.length_squared() - area * area));
        let way = size * ((libm::sqrt(half) - middle) / square);
        (positive(way), PlacedFeature::Vertex(vertex))
    }
}
