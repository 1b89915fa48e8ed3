//! How one shape lies within another: not, touching the boundary from inside, properly, or equal.
//!
//! It is exact for the placed coordinates as doubles, without any tolerance, for every pair of
//! shapes.

use crate::base::transform::sat_transform;
use crate::error::status::sat_status;
use crate::guard::call::answer;
use crate::query::pair::Pair;
use crate::shape::handle::sat_shape;
use sat2d::query::{Containment, containment};

/// How a shape, the inner one, lies within another: one of the `SAT_CONTAINMENT_` constants. As a
/// condition: whether all of it is inside; boundaries may meet.
pub type sat_containment = i32;

/// A part of the inner shape is outside the outer one.
pub const SAT_CONTAINMENT_NONE: sat_containment = 0;
/// All of it is inside, and it touches the boundary of the outer shape from inside (in RCC-8 a
/// tangential proper part). If the outer shape is a segment or point, it consists of boundary only.
pub const SAT_CONTAINMENT_TOUCHING: sat_containment = 1;
/// All of it is in the interior of the outer shape (in RCC-8 a non-tangential proper part).
pub const SAT_CONTAINMENT_PROPER: sat_containment = 2;
/// Both are the same set of points.
pub const SAT_CONTAINMENT_EQUAL: sat_containment = 3;

pub(crate) fn containment_code(containment: Containment) -> sat_containment {
    match containment {
        Containment::None => SAT_CONTAINMENT_NONE,
        Containment::Touching => SAT_CONTAINMENT_TOUCHING,
        Containment::Proper => SAT_CONTAINMENT_PROPER,
        Containment::Equal => SAT_CONTAINMENT_EQUAL,
    }
}

/// How shape `inner` at `inner_transform` lies within shape `outer` at `outer_transform`. On
/// failure `out_containment` is `SAT_CONTAINMENT_NONE`.
///
/// The boundary of a polygon is that of its placed vertices. Where the rounding of coordinates
/// folds the polygon over itself or closes a gap in it, its edges count as boundary, although both
/// sides belong to the polygon.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_NOT_FINITE`, `SAT_ERR_SINGULAR`, `SAT_ERR_OUT_OF_RANGE`,
/// `SAT_ERR_NOT_OFFERED` (an outline within a capsule or a rounded polygon).
///
/// ```c
/// sat_shape *net = NULL, *fish = NULL;
/// const sat_transform here = {1, 0, 0, 1, 0, 0}, aside = {1, 0, 0, 1, 1, 0};
/// sat_containment middle, side, net_in_fish;
/// sat_shape_new_rectangle(4, 4, &net);
/// sat_shape_new_circle((sat_vec2){0, 0}, 1, &fish);
/// sat_within(fish, &here, net, &here, &middle);
/// sat_within(fish, &aside, net, &here, &side);
/// sat_within(net, &here, fish, &here, &net_in_fish);
/// assert(middle == SAT_CONTAINMENT_PROPER && side == SAT_CONTAINMENT_TOUCHING);
/// assert(net_in_fish == SAT_CONTAINMENT_NONE);
/// sat_shape_free(net);
/// sat_shape_free(fish);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_within(
    inner: *const sat_shape,
    inner_transform: *const sat_transform,
    outer: *const sat_shape,
    outer_transform: *const sat_transform,
    out_containment: *mut sat_containment,
) -> sat_status {
    let body = || {
        // SAFETY: by the contract of the header.
        let pair = unsafe { Pair::new(inner, inner_transform, outer, outer_transform) }?;
        let Pair { a, ta, b, tb } = pair;
        Ok(containment_code(containment(a, ta, b, tb)?))
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_containment, SAT_CONTAINMENT_NONE, body) }
}
