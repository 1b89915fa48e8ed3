//! A circle and a polygon under a similarity, in the polygon's own coordinates, as in `certificate`: of all edges the one that the centre lies
//! farthest outside of (or least deep behind) is the one that counts, and only its two ends are placed.

use crate::minkowski::edge_support::{SHORT_SQUARE, Support};
use crate::minkowski::nearest::{ERROR, RELATIVE, corner_error};
use crate::narrow::contact::clip::foot;
use crate::narrow::contact::disc::between;
use crate::narrow::relation::disc_polygon::FacingEdge;
use crate::narrow::unchecked::Continuation;
use crate::num::{U, larger, lesser};
use crate::proxy::placement::Placement;
use crate::types::manifold::{ContactPoint, Feature, Manifold, Side};
use glam::DVec2;

/// The contact of a polygon and a disc. Declines transforms that break the invariants of
/// `Transform`. `polygon_side` says which of the two is the first shape; it is a constant wherever
/// this is inlined, so nothing depends on it at run time.
#[inline(always)]
pub(crate) fn contact<K: Continuation<Option<Manifold>>>(
    polygon: Placement<'_>,
    disc: Placement<'_>,
    polygon_side: Side,
    then: K,
) -> K::Returned {
    let Placement { hull, transform: t } = polygon;
    let disc_map = disc.transform;
    let radius = disc.hull.radius * disc_map.scale();
    let Some(facing) = FacingEdge::<0>::new(polygon, disc) else {
        return then.undecided();
    };
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
        return then.undecided();
    }
    if -least - radius * scale > bound {
        return then.decided(None);
    }
    let Some(edge) = facing.number() else {
        return then.undecided();
    };
    if (least.abs() <= 2.0 * bound) | !hull.bends_clearly(t, size) {
        return then.undecided();
    }

    let next = facing.next(edge);
    let mut ends = [edge, next];
    if hull.clockwise != t.is_plainly_mirrored() {
        ends = [next, edge];
    }
    let [Some(start), Some(end)] = ends.map(|i| facing.vertex(i)) else {
        return then.undecided();
    };
    let (start, end) = (t.apply(start), t.apply(end));
    // no shorter than 2^-48 of the size, as the polygon bends clearly
    let along = end - start;
    let support = Support {
        edge: 0,
        start,
        along,
        length: libm::sqrt(along.length_squared()),
        vertex: 0,
    };
    let arc = Feature::Arc(0);
    // Before the start, or past the end: one branch, and by number which, since all this is anyone's guess.
    let to = [center - start, center - end];
    let beyond = [0.0 - to[0].dot(along), to[1].dot(along)];
    let nearer = usize::from(beyond[0] < 0.0);
    let corner = [start, end][nearer];
    let corner_number = Feature::Vertex(ends[nearer] as u32);
    let beyond = larger(beyond[0], beyond[1]);
    if lesser(beyond, 0.0 - least) >= 0.0 {
        let to = to[nearer];
        let square = to.length_squared();
        let length = libm::sqrt(square);
        let gap = length - radius;
        let error = corner_error(gap, radius);
        if gap > error {
            return then.decided(None);
        }
        if (error > RELATIVE * -gap) | (square < SHORT_SQUARE) {
            return then.undecided();
        }
        let corner = (corner, 0.0, corner_number);
        let disc = (center, radius, arc);
        let (ends, to) = match polygon_side {
            Side::A => ([corner, disc], to),
            Side::B => ([disc, corner], DVec2::ZERO - to),
        };
        return then.decided(Some(between(ends, to / length + DVec2::ZERO, 0.0 - gap)));
    }

    let gap = support.separation(center) - radius;
    // Bounds the extent of the pair, by which the general way bounds its error, with what placing moves
    let half = DVec2::new(t.a, t.b).abs() * hull.lanes.half[0]
        + DVec2::new(t.c, t.d).abs() * hull.lanes.half[1];
    let middle = hull.lanes.placed_center(t);
    let extent = 2.0 * half + (center - middle).abs();
    let error = 1.001 * ERROR * (extent.x + extent.y + radius + 64.0 * U * size);
    // no less where it is apart
    if error > RELATIVE * -gap {
        return then.undecided();
    }
    let (reference, feature) = if beyond >= 0.0 {
        (corner, corner_number)
    } else {
        (foot(&support, end, center), Feature::Edge(edge as u32))
    };
    let normal = support.normal();
    let depth = 0.0 - gap;
    let on_polygon = reference + normal * 0.0;
    let on_disc = center - normal * radius;
    let (normal, point) = match polygon_side {
        Side::A => (
            normal,
            ContactPoint {
                on_a: on_polygon,
                on_b: on_disc,
                depth,
                feature_a: feature,
                feature_b: arc,
            },
        ),
        Side::B => (
            DVec2::ZERO - normal,
            ContactPoint {
                on_a: on_disc,
                on_b: on_polygon,
                depth,
                feature_a: arc,
                feature_b: feature,
            },
        ),
    };
    then.decided(Some(Manifold::single(normal, Some(polygon_side), point)))
}
