//! The reference for two hulls: the features that are nearest among all edges, as a manifold.

use crate::minkowski::edge_support::EdgeSupport;
use crate::minkowski::hull_pair::{HullPair, Link, Nearest, in_order};
use crate::narrow::contact::clip::{self, FacingPoints, IncidentEdge, PlacedFeature};
use crate::narrow::contact::ellipses;
use crate::narrow::contact::sides::{CoreDistance, contact_point, of_sides};
use crate::narrow::contact::straight::StraightSides;
use crate::placed::placement::Placement;
use crate::placed::{Fit, HullView, PlacedHull};
use crate::shape::PlaceError;
use glam::DVec2;
use sat2d_base::num::unit;
use sat2d_base::types::manifold::{ContactPoint, Manifold, Side};

/// The contact of two hulls.
#[inline(never)]
pub(crate) fn contact(a: Placement<'_>, b: Placement<'_>) -> Result<Option<Manifold>, PlaceError> {
    if a.is_elliptic() || b.is_elliptic() {
        let placed = |of: Placement<'_>| PlacedHull::new(of.hull, of.transform);
        return Ok(hulls(&placed(a)?, &placed(b)?));
    }
    // `Placed` would be moved, which takes longer
    let (fit_a, fit_b) = (
        Fit::new(a.hull, a.transform)?,
        Fit::new(b.hull, b.transform)?,
    );
    let placed_a = PlacedHull::fitted(a.hull, a.transform, fit_a);
    let placed_b = PlacedHull::fitted(b.hull, b.transform, fit_b);
    Ok(hulls(&placed_a, &placed_b))
}

/// The contact of two placed hulls.
pub(crate) fn hulls<'a>(
    a: impl Into<HullView<'a>>,
    b: impl Into<HullView<'a>>,
) -> Option<Manifold> {
    let (a, b) = (a.into(), b.into());
    if in_order(a, b) {
        ordered(a, b)
    } else {
        ordered(b, a).map(|manifold| manifold.swapped())
    }
}

fn ordered(p: HullView<'_>, q: HullView<'_>) -> Option<Manifold> {
    let pair = HullPair::new(p, q);
    if pair.is_small {
        let enlarged = pair.enlargement();
        let manifold = ordered(enlarged.hull(p).view(), enlarged.hull(q).view())?;
        return Some(enlarged.original_contact(&manifold));
    }
    if p.ellipse.is_some() || q.ellipse.is_some() {
        return ellipses::contact(p, q);
    }
    let nearest = pair.contact()?;
    Some(manifold(&pair, &nearest, |_, _| true))
}

/// The manifold of a pair that meets. `is_edge` tells edges of the shape from cuts between pieces.
#[inline(always)]
pub(crate) fn manifold(
    pair: &HullPair<'_>,
    nearest: &Nearest,
    is_edge: impl Fn(Side, usize) -> bool,
) -> Manifold {
    let depth = 0.0 - nearest.gap;
    let (side, support) = match &nearest.link {
        Link::Edge(side, support) => (*side, support),
        Link::Vertices(..) => {
            let (point, normal) = witness(pair, nearest);
            return Manifold::single(normal, None, ContactPoint { depth, ..point });
        }
    };
    let boundary = RoundBoundary { slack: pair.error };
    let slack = 2.0 * pair.error;
    let of_edges = of_sides(pair, (side, support), depth, slack, &is_edge, &boundary);
    if let Some(sides) = StraightSides::new(pair, side, support, &is_edge)
        && let Some(of_stretches) = of_straight_sides(pair, &sides, support, depth, &is_edge)
        // what rounding alone moves stays as it is
        && !of_stretches.is_near(&of_edges, 8.0 * pair.error)
    {
        return of_stretches;
    }
    of_edges
}

/// The manifold of two sides, at least one of which has straight vertices.
#[cold]
#[inline(never)]
fn of_straight_sides(
    pair: &HullPair<'_>,
    sides: &StraightSides,
    support: &EdgeSupport,
    depth: f64,
    is_edge: &dyn Fn(Side, usize) -> bool,
) -> Option<Manifold> {
    let (p, q) = (sides.hull(Side::A, pair.p)?, sides.hull(Side::B, pair.q)?);
    let is_edge = |side: Side, i: usize| {
        let n = pair.hull(side).points.len();
        is_edge(side, sides.original(side, i, n))
    };
    let support = sides.support(pair, support);
    let slack = 6.0 * pair.error;
    let pair = HullPair::new(&p, &q);
    let link = (sides.reference, &support);
    let boundary = RoundBoundary { slack: pair.error };
    Some(of_sides(&pair, link, depth, slack, is_edge, &boundary))
}

/// The boundary of a hull with a radius.
struct RoundBoundary {
    slack: f64,
}

impl CoreDistance for RoundBoundary {
    #[inline(always)]
    fn distance(
        &self,
        edge: &IncidentEdge,
        facing: &FacingPoints,
        direction: DVec2,
        hull: HullView<'_>,
    ) -> (f64, PlacedFeature) {
        clip::boundary_distance(edge, facing, direction, hull, self.slack)
    }
}

/// The unit normal of the nearest or deepest features, from the first hull to the second.
pub(crate) fn normal(pair: &HullPair<'_>, link: &Link) -> DVec2 {
    match link {
        Link::Edge(side, support) => side.toward_second(support.normal()),
        &Link::Vertices(i, j) => {
            let (p, q) = (pair.hull(Side::A).points[i], pair.hull(Side::B).points[j]);
            if p == q { DVec2::X } else { unit(q - p) }
        }
    }
}

/// The nearest (or deepest) points of a pair, and the unit normal from the first hull to the
/// second.
pub(crate) fn witness(pair: &HullPair<'_>, nearest: &Nearest) -> (ContactPoint, DVec2) {
    let normal = normal(pair, &nearest.link);
    let (side, facing) = match &nearest.link {
        Link::Edge(side, support) => {
            let (_, end) = pair.ends(*side, support);
            let (reference, incident) = (pair.hull(*side), pair.hull(side.other()));
            (*side, clip::deepest(support, end, reference, incident))
        }
        &Link::Vertices(i, j) => {
            let facing = FacingPoints {
                reference: pair.hull(Side::A).points[i],
                reference_feature: PlacedFeature::Vertex(i),
                incident: pair.hull(Side::B).points[j],
                incident_feature: PlacedFeature::Vertex(j),
                separation: nearest.gap,
            };
            (Side::A, facing)
        }
    };
    let radii = (pair.hull(side).radius, pair.hull(side.other()).radius);
    let point = contact_point(pair, side, normal, &facing, radii, 0.0);
    (point, normal)
}
