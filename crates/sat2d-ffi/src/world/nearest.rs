//! Worlds: the nearest bodies.
//!
//! The example plays in the scene of @ref sat_world.

use crate::base::geometry::sat_vec2;
use crate::error::status::sat_status;
use crate::guard::lists::list_out;
use crate::world::body::sat_body_id;
use crate::world::filter::{filter, sat_query_filter};
use crate::world::handle::{look, sat_world};
use libc::size_t;
use sat2d::world::NearBody;
use std::mem::{offset_of, size_of};

/// A body near a point.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct sat_near_body {
    /// The body.
    pub body: sat_body_id,
    /// Its distance from the point, in the world's units: 0 if the point is inside it or on its
    /// boundary.
    pub distance: f64,
    /// The point of the body that is nearest to the given point.
    pub point: sat_vec2,
}

const _: () = assert!(size_of::<sat_near_body>() == 32 && offset_of!(sat_near_body, point) == 16);

impl From<NearBody> for sat_near_body {
    fn from(near: NearBody) -> sat_near_body {
        sat_near_body {
            body: near.id.into(),
            distance: near.distance,
            point: near.point.into(),
        }
    }
}

/// The at most `k` bodies nearest to a point, none farther than `reach`, which may be infinite. The
/// nearest comes first; bodies at equal distances are in the order of their ids. Which is nearer,
/// and whether it is within `reach`, is exact, even where distances round to the same double. They
/// go into the caller's buffer; `out_count` is their number. If the buffer is too small nothing is
/// copied and `out_count` is the capacity needed, at most `k`; a buffer of capacity 0 may be NULL.
/// On other failures `out_count` is 0.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_NOT_FINITE` (the point, or a reach of NaN),
/// `SAT_ERR_OUT_OF_RANGE`, `SAT_ERR_NEGATIVE` (the reach), `SAT_ERR_INVALID_ENUM`,
/// `SAT_ERR_RESERVED`, `SAT_ERR_COUNT`, `SAT_ERR_CAPACITY`.
///
/// ```c
/// sat_near_body found[1];
/// size_t count;
/// sat_world_nearest(world, (sat_vec2){5, 0}, 1, INFINITY, NULL, found, 1, &count);
/// assert(count == 1 && sat_body_id_equal(found[0].body, hero));
/// assert(found[0].distance == 2.5 && found[0].point.x == 2.5);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_world_nearest(
    world: *const sat_world,
    point: sat_vec2,
    k: size_t,
    reach: f64,
    filter: *const sat_query_filter,
    out_bodies: *mut sat_near_body,
    capacity: size_t,
    out_count: *mut size_t,
) -> sat_status {
    let body = || {
        // SAFETY: by the contract of the header.
        let (world, filter) = unsafe { (look(world)?, self::filter(filter)?) };
        let found = world.nearest(point.into(), k, reach, &filter)?;
        Ok(found.into_iter().map(sat_near_body::from))
    };
    // SAFETY: by the contract of the header.
    unsafe { list_out(out_bodies, capacity, out_count, "bodies", body) }
}
