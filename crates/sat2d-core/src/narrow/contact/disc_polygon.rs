//! A circle and a polygon under a similarity.
//!
//! The edge that the centre lies farthest outside of (or least deep behind) is found in the
//! polygon's own coordinates, see [`FacingEdge`]. Only the two ends of that edge are placed.

use crate::minkowski::edge_support::EdgeSupport;
use crate::minkowski::hull_pair::{ERROR, RELATIVE, corner_error};
use crate::narrow::contact::clip::foot;
use crate::narrow::contact::disc::between;
use crate::narrow::relation::disc_polygon::FacingEdge;
use crate::placed::placement::Placement;
use glam::DVec2;
use sat2d_base::num::{SHORT_SQUARE, U, larger, lesser};
use sat2d_base::types::manifold::{ContactPoint, CorePoint, Feature, Manifold, Side};
use sat2d_base::types::outcome::Outcome;

/// The contact of a polygon and a disc. Undecided where doubles cannot tell, and for invalid
/// transforms.
///
/// `polygon_side` says which of them the caller named first. It is a constant where this is
/// inlined, so it costs no branch.
#[inline(always)]
pub(crate) fn polygon_disc(
    polygon: Placement<'_>,
    disc: Placement<'_>,
    polygon_side: Side,
) -> Outcome<Option<Manifold>> {
    let Placement { hull, transform: t } = polygon;
    let disc_map = disc.transform;
    let Some(facing) = FacingEdge::<0>::new(polygon, disc) else {
        return Outcome::Undecided;
    };
    // the edge was found, so the scale is of a usual size
    let radius = disc.hull.radius * disc_map.plain_scale();
    let FacingEdge {
        own,
        center,
        least,
        size,
        bound,
        ..
    } = facing;
    let scale = libm::sqrt(own.determinant);
    if radius == 0.0 {
        return Outcome::Undecided;
    }
    if -least - radius * scale > bound {
        return Outcome::Decided(None);
    }
    let Some(edge) = facing.number() else {
        return Outcome::Undecided;
    };
    if (least.abs() <= 2.0 * bound) | !hull.bends_clearly(t, size) {
        return Outcome::Undecided;
    }

    let Some((ends, [start, end])) = placed_ends(&facing, polygon, edge) else {
        return Outcome::Undecided;
    };
    // at least 2^-48 of the size, as the polygon bends clearly
    let support = EdgeSupport::between(start, end, 0);
    let disc = CorePoint {
        point: center,
        radius,
        feature: Feature::Arc(0),
    };
    // Before the start, or past the end: a single branch, and an index instead of a second one,
    // since both would be mispredicted.
    let to = [center - start, center - end];
    let beyond = [0.0 - to[0].dot(support.along), to[1].dot(support.along)];
    let nearer = usize::from(beyond[0] < 0.0);
    let corner = CorePoint {
        point: [start, end][nearer],
        radius: 0.0,
        feature: Feature::Vertex(ends[nearer] as u32),
    };
    let beyond = larger(beyond[0], beyond[1]);
    if lesser(beyond, 0.0 - least) >= 0.0 {
        return at_corner(corner, disc, to[nearer], polygon_side);
    }
    let gap = support.separation(center) - radius;
    // also true where they are apart
    if error_at_edge(polygon, disc, size) > RELATIVE * -gap {
        return Outcome::Undecided;
    }
    let reference = if beyond >= 0.0 {
        corner
    } else {
        CorePoint {
            point: foot(&support, end, center),
            radius: 0.0,
            feature: Feature::Edge(edge as u32),
        }
    };
    let outward = support.normal();
    let point = ContactPoint::facing(polygon_side, outward, reference, disc, 0.0 - gap);
    let normal = polygon_side.toward_second(outward);
    Outcome::Decided(Some(Manifold::single(normal, Some(polygon_side), point)))
}

/// The ends of an edge where they are placed, the start of a counter-clockwise edge first, and their
/// numbers.
#[inline(always)]
fn placed_ends(
    facing: &FacingEdge<'_, 0>,
    polygon: Placement<'_>,
    edge: usize,
) -> Option<([usize; 2], [DVec2; 2])> {
    let Placement { hull, transform: t } = polygon;
    let next = facing.next(edge);
    let is_reversed = hull.clockwise != t.is_plainly_mirrored();
    let ends = if is_reversed {
        [next, edge]
    } else {
        [edge, next]
    };
    let [start, end] = ends.map(|i| facing.vertex(i));
    Some((ends, [t.apply(start?), t.apply(end?)]))
}

/// The contact of a corner of the polygon and the disc, whose centre is `to` away from it.
#[inline(always)]
fn at_corner(
    corner: CorePoint,
    disc: CorePoint,
    to: DVec2,
    polygon_side: Side,
) -> Outcome<Option<Manifold>> {
    let square = to.length_squared();
    let length = libm::sqrt(square);
    let gap = length - disc.radius;
    let error = corner_error(gap, disc.radius);
    if gap > error {
        return Outcome::Decided(None);
    }
    if (error > RELATIVE * -gap) | (square < SHORT_SQUARE) {
        return Outcome::Undecided;
    }
    let (ends, to) = match polygon_side {
        Side::A => ([corner, disc], to),
        Side::B => ([disc, corner], DVec2::ZERO - to),
    };
    let normal = to / length + DVec2::ZERO;
    Outcome::Decided(Some(between(ends, normal, 0.0 - gap)))
}

/// Bounds the error of a gap at an edge: at least the bound of the reference, 16u of the extent of
/// the pair, with the rounding of placed coordinates.
#[inline(always)]
fn error_at_edge(polygon: Placement<'_>, disc: CorePoint, size: f64) -> f64 {
    let Placement { hull, transform: t } = polygon;
    let half = DVec2::new(t.a, t.b).abs() * hull.lanes.half[0]
        + DVec2::new(t.c, t.d).abs() * hull.lanes.half[1];
    let middle = hull.lanes.placed_center(t);
    let extent = 2.0 * half + (disc.point - middle).abs();
    1.001 * ERROR * (extent.x + extent.y + disc.radius + 64.0 * U * size)
}
