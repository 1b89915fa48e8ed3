//! A circle and a polygon under a similarity, in the polygon's own coordinates, as in `certificate`: of all edges the one that the centre lies
//! farthest outside of (or least deep behind) is the one that counts, and only its two ends are placed.

use super::circles::between;
use super::{Given, general};
use crate::exact::orientation::U;
use crate::narrow::calipers::{SHORT_SQUARE, Support};
use crate::narrow::certificate::{COUNTED, Own, SIDE_ERROR, of_lanes, only};
use crate::narrow::clip::foot;
use crate::narrow::manifold::{ContactPoint, Feature, Manifold, Side};
use crate::narrow::nearest::{ERROR, RELATIVE, corner_error};
use crate::shape::{PlaceError, larger, lesser};
use glam::DVec2;

/// Pairs of sizes outside these (2^-200 and 2^200) are left to the general way, so that nothing here underflows, overflows or leaves the range
/// of coordinates.
const SIZES: core::ops::RangeInclusive<f64> =
    f64::from_bits((1023 - 200) << 52)..=f64::from_bits((1023 + 200) << 52);

/// How a polygon and a disc meet; `polygon_side` tells which of them the caller named first.
#[inline(never)]
pub(super) fn contact(
    polygon: Given<'_>,
    disc: Given<'_>,
    polygon_side: Side,
) -> Result<Option<Manifold>, PlaceError> {
    let left = || match polygon_side {
        Side::A => general(polygon, disc),
        Side::B => general(disc, polygon),
    };
    let ((hull, t), disc_map) = (polygon, disc.1);
    let radius = disc.0.radius * disc_map.scale();
    let is_round = t.is_plain_similarity() & disc_map.is_plain_similarity();
    if hull.radius > 0.0 || radius == 0.0 || hull.groups.is_empty() || !is_round {
        return left();
    }
    let center = disc.0.lanes.placed_center(disc_map);
    let own = Own::new(t, center);
    let mut least = [f64::INFINITY; 4];
    for group in &hull.groups {
        for (lane, least) in least.iter_mut().enumerate() {
            *least = lesser(own.depth(group, lane), *least);
        }
    }
    let least = of_lanes(least, lesser);

    // Bounds the error of a depth with all that placing moves, as in `certificate`. The general way's own bound, 16u of the extent, is below a
    // quarter of it, since the extent is at most four times `size`, and ‖M‖ at least twice the scale.
    let norm = 2.0 * (t.a.abs() + t.b.abs());
    let offset = t.tx.abs() + t.ty.abs();
    let size = norm * hull.lanes.reach + offset + (own.to.x.abs() + own.to.y.abs()) + radius;
    let scale = libm::sqrt(own.determinant);
    let bound = SIDE_ERROR * norm * size;
    // in this order a size that is no number fails
    let is_ordinary = (lesser(norm, size) >= *SIZES.start()) & (larger(norm, size) <= *SIZES.end());
    if !is_ordinary {
        return left();
    }
    if -least - radius * scale > bound {
        return Ok(None);
    }
    // the edges that are about as near
    let limit = least + 4.0 * bound;
    let mut close = [0.0; 4];
    let mut counted = COUNTED;
    for group in &hull.groups {
        for lane in 0..4 {
            let is_close = own.depth(group, lane) <= limit;
            close[lane] += if is_close { counted[lane] } else { 0.0 };
            counted[lane] += 4.0;
        }
    }
    let Some(edge) = only(of_lanes(close, |x, y| x + y)) else {
        return left();
    };
    if (least.abs() <= 2.0 * bound) | !hull.bends_clearly(t, size) {
        return left();
    }

    let points = &hull.points[..];
    let next = if edge + 1 == points.len() {
        0
    } else {
        edge + 1
    };
    let mut ends = [edge, next];
    if hull.clockwise != t.is_plainly_mirrored() {
        ends = [next, edge];
    }
    let (start, end) = (t.apply(points[ends[0]]), t.apply(points[ends[1]]));
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
            return Ok(None);
        }
        if (error > RELATIVE * -gap) | (square < SHORT_SQUARE) {
            return left();
        }
        let corner = (corner, 0.0, corner_number);
        let disc = (center, radius, arc);
        let (ends, to) = match polygon_side {
            Side::A => ([corner, disc], to),
            Side::B => ([disc, corner], DVec2::ZERO - to),
        };
        return Ok(Some(between(ends, to / length + DVec2::ZERO, 0.0 - gap)));
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
        return left();
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
    Ok(Some(Manifold::single(normal, Some(polygon_side), point)))
}
