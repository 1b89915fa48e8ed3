//! A circle and a polygon under a similarity.
//!
//! The edge that the centre lies farthest outside of (or least deep behind) is found in the
//! polygon's own coordinates, see [`FacingEdge`]. Only the two ends of that edge are placed.

use crate::minkowski::edge_support::EdgeSupport;
use crate::minkowski::hull_pair::{ERROR, RELATIVE, corner_error, error_in};
use crate::narrow::contact::clip::foot_at;
use crate::narrow::contact::disc::between;
use crate::narrow::relation::disc_polygon::FacingEdge;
use crate::placed::placement::Placement;
use core::cmp::Ordering;
use glam::DVec2;
use sat2d_base::aabb::Aabb;
use sat2d_base::exact::gap::{line_gap, place_sign, point_gap};
use sat2d_base::num::{SHORT_SQUARE, U, larger, lesser};
use sat2d_base::types::manifold::{ContactPoint, CorePoint, Feature, Manifold, Side};
use sat2d_base::types::outcome::Outcome;

/// The contact of a polygon and a disc, by unrolled code for up to four and up to eight edges.
#[inline(always)]
pub(crate) fn polygon_disc(
    polygon: Placement<'_>,
    disc: Placement<'_>,
    polygon_side: Side,
) -> Outcome<Option<Manifold>> {
    match polygon.hull.vertices {
        1..=4 => in_groups::<1, false>(polygon, disc, polygon_side),
        5..=8 => in_groups::<2, false>(polygon, disc, polygon_side),
        _ => in_groups::<0, false>(polygon, disc, polygon_side),
    }
}

/// The contact of a polygon of `G` groups, or of any number of groups if `G` is 0, and a disc.
/// Undecided for invalid transforms, where doubles cannot tell the edge, and where they cannot tell
/// the depth, unless `SHALLOW`: then as the reference does, with more digits, if the centre is
/// outside of the polygon.
///
/// `polygon_side` says which of them the caller named first. It is a constant where this is
/// inlined, so it costs no branch.
#[inline(always)]
pub(crate) fn in_groups<const G: usize, const SHALLOW: bool>(
    polygon: Placement<'_>,
    disc: Placement<'_>,
    polygon_side: Side,
) -> Outcome<Option<Manifold>> {
    let disc_map = disc.transform;
    let Some(facing) = FacingEdge::<G>::new(polygon, disc) else {
        return Outcome::Undecided;
    };
    // This is checked after the unpredictable branch, so that the branch depends on fewer
    // instructions.
    if facing.is_apart() {
        return Outcome::decided_if(facing.is_ordinary, || None);
    }
    if !facing.is_ordinary {
        return Outcome::Undecided;
    }
    let FacingEdge {
        center,
        least,
        size,
        bound,
        ..
    } = facing;
    let Some(edge) = facing.number() else {
        return Outcome::Undecided;
    };
    // the edge was found, so the scale is of a usual size
    let radius = disc.hull.radius * disc_map.plain_scale();
    let bends = facing.bends_clearly();
    if (radius == 0.0) | (least.abs() <= 2.0 * bound) | !bends {
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
    let [place, rest] = [0.0 - beyond[0], 0.0 - beyond[1]];
    let nearer = usize::from(beyond[0] < 0.0);
    let corner = CorePoint {
        point: [start, end][nearer],
        radius: 0.0,
        feature: Feature::Vertex(ends[nearer] as u32),
    };
    let beyond = larger(beyond[0], beyond[1]);
    let region = Region { start, end, center };
    if lesser(beyond, 0.0 - least) >= 0.0 {
        let place = if nearer == 0 {
            Place::Start
        } else {
            Place::End
        };
        return at_corner::<SHALLOW>(corner, disc, to[nearer], polygon_side, || {
            region.is_exactly(place)
        });
    }
    let mut gap = support.separation(center) - radius;
    // also true where they are apart
    let coarse = facing.coarse_extent(polygon.transform);
    if error_at_edge(coarse, radius, size) > RELATIVE * -gap
        && error_at_edge(extent(polygon, center), radius, size) > RELATIVE * -gap
    {
        if !SHALLOW || least > 0.0 || !region.is_exactly(Place::Between) {
            return Outcome::Undecided;
        }
        if error_of_reference(polygon, disc) > RELATIVE * -gap {
            gap = line_gap(start, end, center, (0.0, radius));
            if gap > 0.0 {
                return Outcome::Decided(None);
            }
        }
    }
    let reference = if beyond >= 0.0 {
        corner
    } else {
        CorePoint {
            point: foot_at(&support, end, place, rest),
            radius: 0.0,
            feature: Feature::Edge(edge as u32),
        }
    };
    let outward = support.normal();
    let point = ContactPoint::facing(polygon_side, outward, reference, disc, 0.0 - gap);
    let normal = polygon_side.toward_second(outward);
    Outcome::Decided(Some(Manifold::single(normal, Some(polygon_side), point)))
}

/// The numbers of the ends of an edge, the start of a counter-clockwise edge first, and the placed
/// ends.
#[inline(always)]
fn placed_ends<const G: usize>(
    facing: &FacingEdge<'_, G>,
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

/// Where the centre of a disc lies along an edge.
#[derive(PartialEq)]
enum Place {
    /// Before the start, or beside it.
    Start,
    /// Past the end, or beside it.
    End,
    Between,
}

/// The edge and the centre that it faces.
struct Region {
    start: DVec2,
    end: DVec2,
    center: DVec2,
}

impl Region {
    /// Whether this is the exact place.
    fn is_exactly(&self, place: Place) -> bool {
        let is_past = |from, to| place_sign(from, to, self.center) != Ordering::Greater;
        let exact = if is_past(self.start, self.end) {
            Place::Start
        } else if is_past(self.end, self.start) {
            Place::End
        } else {
            Place::Between
        };
        exact == place
    }
}

/// The contact of a corner of the polygon and the disc, whose centre is `to` away from it, if that
/// is the nearest corner, as `is_nearest` tells exactly.
#[inline(always)]
fn at_corner<const SHALLOW: bool>(
    corner: CorePoint,
    disc: CorePoint,
    to: DVec2,
    polygon_side: Side,
    is_nearest: impl FnOnce() -> bool,
) -> Outcome<Option<Manifold>> {
    let square = to.length_squared();
    let length = libm::sqrt(square);
    let mut gap = length - disc.radius;
    let error = corner_error(gap, disc.radius);
    if gap > error {
        return Outcome::Decided(None);
    }
    let is_near = square < SHORT_SQUARE;
    if is_near | (error > RELATIVE * -gap) {
        if is_near || !SHALLOW || !is_nearest() {
            return Outcome::Undecided;
        }
        gap = point_gap(corner.point, disc.point, (0.0, disc.radius));
        if gap > 0.0 {
            return Outcome::Decided(None);
        }
    }
    let (ends, to) = match polygon_side {
        Side::A => ([corner, disc], to),
        Side::B => ([disc, corner], DVec2::ZERO - to),
    };
    let normal = to / length + DVec2::ZERO;
    Outcome::Decided(Some(between(ends, normal, 0.0 - gap)))
}

/// Bounds the error of a gap at an edge: at least the bound of the reference, 16u of the extent of
/// the pair, with the rounding of placed coordinates. `cores` bounds the extent without the radius.
#[inline(always)]
fn error_at_edge(cores: f64, radius: f64, size: f64) -> f64 {
    1.001 * ERROR * (cores + radius + 64.0 * U * size)
}

/// Bounds the extent of a polygon and a point.
#[inline(always)]
fn extent(Placement { hull, transform: t }: Placement<'_>, center: DVec2) -> f64 {
    let half = DVec2::new(t.a, t.b).abs() * hull.lanes.half[0]
        + DVec2::new(t.c, t.d).abs() * hull.lanes.half[1];
    let middle = hull.lanes.placed_center(t);
    let extent = 2.0 * half + (center - middle).abs();
    extent.x + extent.y
}

/// The bound of the reference for the error of a gap at an edge.
fn error_of_reference(polygon: Placement<'_>, disc: CorePoint) -> f64 {
    let corners = polygon
        .hull
        .points
        .iter()
        .map(|&p| polygon.transform.apply(p));
    let around = Aabb::new(disc.point, disc.point);
    let bounds = corners.fold(around, |bounds, p| bounds.union(&Aabb::new(p, p)));
    error_in(&bounds, disc.radius)
}
