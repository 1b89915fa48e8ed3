//! Where a path enters a rectangle: the later one of the two strips between opposite edges that it enters (T. L. Kay, J. T. Kajiya, "Ray
//! tracing complex scenes", 1986), told by the parallelogram of [`parallelogram`].
//!
//! With that module's bound for all that rounding moves corners by, a gap along the normal of the path or of an edge proves a miss. A hit is proved by
//! where the middle of an edge lies beside the path's line, less far than half the edge reaches, if the path leads from the outer side of it to
//! the inner; the rectangle being convex, it is entered nowhere else. Only the ends of this edge are placed, and the place is that of
//! [`way_in`](crate::narrow::cast::entry) by the same formulas. What is not plain is left to the ways for all shapes.

use crate::narrow::cast::entry::SHALLOW;
use crate::narrow::cast::polygon::Cast;
use crate::num::power_of_two;
use crate::proxy::lazy_hull::LARGE;
use crate::proxy::parallelogram;
use crate::proxy::parallelogram::Parallelogram;
use crate::shape::Hull;
use crate::transform::Transform;
use crate::types::RayHit;
use crate::types::manifold::Feature;
use glam::DVec2;

/// Shorter paths and edges, squared (2^-600), are left to where small shapes are enlarged.
const SMALL_SQUARE: f64 = power_of_two(-600);

/// A segment between any two points and a rectangle.
#[inline(always)]
pub(crate) fn cast(hull: &Hull, t: &Transform, start: DVec2, end: DVec2) -> Cast {
    let placed = Parallelogram::of_hull(hull, t);
    let Parallelogram { center, u, v, .. } = placed;
    let way = end - start;
    let length2 = way.length_squared();
    let magnitude = placed.reach() + (start.abs() + end.abs()).element_sum();
    if !((magnitude <= LARGE) & (length2 >= SMALL_SQUARE)) {
        return Cast::Unknown;
    }
    let to = start - center;
    let area = u.x * v.y - v.x * u.y;
    let bound = DVec2::splat(parallelogram::bound(
        magnitude,
        placed.sides() + way.abs().element_sum(),
    ));
    // in the lanes of a vector: across u, which is the strip between edges 0 and 2, and across v, between 3 and 1
    let (x, y) = (DVec2::new(u.x, v.x), DVec2::new(u.y, v.y));
    let (place, rise) = (x * to.y - y * to.x, x * way.y - y * way.x);
    // how far outside of each strip the start lies and, on the same side of it, the end
    let near = DVec2::new(1f64.copysign(place.x), 1f64.copysign(place.y));
    let (from, to_end) = (
        place.abs() - DVec2::splat(area.abs()),
        (place + rise) * near - DVec2::splat(area.abs()),
    );
    // how far beside the path's line the centre lies, and the middle of the edge at which a strip is entered: by less than half of the edge
    let aside = to.perp_dot(way);
    let side = near * 1f64.copysign(area);
    let middle = DVec2::splat(aside) + DVec2::new(-side.x * rise.y, side.y * rise.x);
    let is_entered =
        from.cmpgt(bound) & to_end.cmplt(-bound) & (middle.abs() + bound).cmplt(rise.abs());
    // asked as bits, so that there is no branch for each strip
    let is_entered = is_entered.bitmask();
    if is_entered == 0 {
        let stays_outside = from.cmpgt(bound) & to_end.cmpgt(bound);
        let is_beside = aside.abs() - rise.abs().element_sum() > bound.x;
        return if stays_outside.any() | is_beside {
            Cast::Miss
        } else {
            Cast::Unknown
        };
    }
    let Ok(corners) = <&[DVec2; 4]>::try_from(&hull.points[..]) else {
        return Cast::Unknown;
    };
    // which of the two it is no branch predictor can know, so the number is made of bits
    let strip = is_entered >> 1;
    let beyond = (place.cmpgt(DVec2::ZERO).bitmask() >> strip) & 1;
    let mirrored = u32::from(area < 0.0);
    let edge = strip + 2 * (beyond ^ mirrored);
    let (first, last) = ((edge + mirrored) & 3, (edge + 1 - mirrored) & 3);
    let (p, q) = (
        t.apply(corners[first as usize]),
        t.apply(corners[last as usize]),
    );
    let along = q - p;
    let size2 = along.length_squared();
    let along = along / libm::sqrt(size2) + DVec2::ZERO;
    let (before, behind) = (along.perp_dot(p - start), along.perp_dot(p - end));
    let depth = before - behind;
    // with an area beyond the bound the placed corners go round as those of the parallelogram do
    let is_plain = (area.abs() > bound.x)
        & (size2 >= SMALL_SQUARE)
        & (depth * depth > 2.0 * SHALLOW * SHALLOW * length2);
    if !is_plain {
        return Cast::Unknown;
    }
    let fraction = before / depth;
    Cast::Hit(RayHit {
        fraction,
        point: start + way * fraction,
        normal: -along.perp() + DVec2::ZERO,
        feature: Some(Feature::Edge(edge)),
    })
}
