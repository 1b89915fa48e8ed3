//! A segment against a rectangle: the later one of the two slabs between opposite edges that it
//! enters (T. L. Kay, J. T. Kajiya, "Ray tracing complex scenes", 1986), computed from the
//! [`parallelogram`].
//!
//! A gap along the normal of the path or of an edge proves a miss, with that module's bound for all
//! that rounding moves corners by. A hit is proved if the path leads from the outer side of an edge
//! to the inner one, and the middle of the edge lies beside the path's line by less than half of
//! the edge reaches. A convex shape is entered only once. Only the ends of this edge are placed,
//! and the place follows from the formulas of [`entry`](crate::narrow::cast::entry).

use crate::narrow::cast::entry;
use crate::num::power_of_two;
use crate::proxy::lazy_hull::LARGE;
use crate::proxy::parallelogram;
use crate::proxy::parallelogram::Parallelogram;
use crate::shape::Hull;
use crate::transform::Transform;
use crate::types::manifold::Feature;
use crate::types::{Outcome, RayHit};
use glam::DVec2;

/// Paths whose square is below this (2^-600) are undecided.
const MIN_SQUARE: f64 = power_of_two(-600);

/// Where a segment between any two points first meets a rectangle.
#[inline(always)]
pub(crate) fn cast(
    hull: &Hull,
    t: &Transform,
    start: DVec2,
    end: DVec2,
) -> Outcome<Option<RayHit>> {
    let placed = Parallelogram::of_hull(hull, t);
    let Parallelogram { center, u, v, .. } = placed;
    let path = end - start;
    let length2 = path.length_squared();
    let magnitude = placed.reach() + (start.abs() + end.abs()).element_sum();
    let area = u.x * v.y - v.x * u.y;
    let bound = DVec2::splat(parallelogram::bound(
        magnitude,
        placed.sides() + path.abs().element_sum(),
    ));
    // with an area beyond the bound the placed corners have the parallelogram's orientation
    if !((magnitude <= LARGE) & (length2 >= MIN_SQUARE) & (area.abs() > bound.x)) {
        return Outcome::Undecided;
    }
    let to = start - center;
    // in the lanes of a vector: slab 0 across u, slab 1 across v
    let (place, rise) = (placed.cross(to), placed.cross(path));
    // how far outside of each slab the start lies and, on the same side of it, the end
    let near = DVec2::new(1f64.copysign(place.x), 1f64.copysign(place.y));
    let (from, to_end) = (
        place.abs() - DVec2::splat(area.abs()),
        (place + rise) * near - DVec2::splat(area.abs()),
    );
    // how far beside the path's line the centre lies, and the middle of the edge that ends a slab
    let aside = to.perp_dot(path);
    let side = near * 1f64.copysign(area);
    let middle = DVec2::splat(aside) + DVec2::new(-side.x * rise.y, side.y * rise.x);
    let is_entered =
        from.cmpgt(bound) & to_end.cmplt(-bound) & (middle.abs() + bound).cmplt(rise.abs());
    // bits, so that there is no branch for each slab
    let is_entered = is_entered.bitmask();
    if is_entered == 0 {
        let stays_outside = from.cmpgt(bound) & to_end.cmpgt(bound);
        let is_beside = aside.abs() - rise.abs().element_sum() > bound.x;
        return Outcome::decided_if(stays_outside.any() | is_beside, || None);
    }
    let Ok(corners) = <&[DVec2; 4]>::try_from(&hull.points[..]) else {
        return Outcome::Undecided;
    };
    // No branch predictor can know which slab it is, so the edge is computed from bits.
    let slab = is_entered >> 1;
    let beyond = (place.cmpgt(DVec2::ZERO).bitmask() >> slab) & 1;
    let (edge, [first, last]) = parallelogram::slab_edge(slab, beyond, area < 0.0);
    let ends = [first, last].map(|corner| t.apply(corners[corner]));
    entry::cross_edge([start, end], ends, Feature::Edge(edge))
}
