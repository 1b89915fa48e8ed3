//! A segment against a rectangle: the edge of one of its two slabs, see
//! [`slabs`](crate::minkowski::slabs).
//!
//! The error bound is that of the [`parallelogram`], for all that rounding moves corners by. A gap
//! along the normal of the path or of an edge proves a miss. Only the ends of the edge that the
//! path enters at are placed, and the place follows from the formulas of
//! [`entry`](crate::narrow::cast::entry).

use crate::minkowski::slabs::{Slabs, signs};
use crate::narrow::cast::entry;
use crate::placed::lazy_hull::LARGE;
use crate::placed::parallelogram;
use crate::placed::parallelogram::Parallelogram;
use crate::shape::Hull;
use crate::transform::Transform;
use glam::DVec2;
use sat2d_base::num::power_of_two;
use sat2d_base::types::manifold::Feature;
use sat2d_base::types::{Outcome, RayHit};

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
    // slab 0 across u, slab 1 across v
    let (place, rise) = (placed.cross(to), placed.cross(path));
    let side = signs(place) * 1f64.copysign(area);
    let slabs = Slabs {
        place,
        rise,
        reach: DVec2::splat(area.abs()),
        middle: DVec2::new(side.x * rise.y, -side.y * rise.x),
    };
    let aside = to.perp_dot(path);
    let entered = slabs.entered(aside, bound, bound.x);
    if entered == 0 {
        let is_beside = aside.abs() - rise.abs().element_sum() > bound.x;
        return Outcome::decided_if(slabs.stays_outside(bound) | is_beside, || None);
    }
    let Ok(corners) = <&[DVec2; 4]>::try_from(&hull.points[..]) else {
        return Outcome::Undecided;
    };
    // No branch predictor can know which slab it is, so the edge is computed from bits.
    let slab = entered >> 1;
    let beyond = (place.cmpgt(DVec2::ZERO).bitmask() >> slab) & 1;
    let (edge, [first, last]) = parallelogram::slab_edge(slab, beyond, area.is_sign_negative());
    let ends = [first, last].map(|corner| t.apply(corners[corner]));
    entry::cross_edge([start, end], ends, Feature::Edge(edge))
}
