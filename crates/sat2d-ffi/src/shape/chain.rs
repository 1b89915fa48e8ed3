//! Chains of segments.
//!
//! Terrain, walls and platforms without thickness, solid on one side in worlds. Bodies are not
//! caught where two segments join: a contact has the normal of a segment, or at a vertex one
//! between those of both. (E. Catto's Box2D calls the neighbours that this needs ghost vertices.)

use crate::base::geometry::{sat_vec2, vectors};
use crate::error::status::sat_status;
use crate::shape::handle::{hand_out, sat_shape};
use libc::size_t;
use sat2d::Shape;

/// The segments from each point to the next, and from the last to the first if `closed`. A chain
/// may cross itself.
///
/// It is the union of its segments, without an interior: a shape overlaps or touches a chain if it
/// overlaps or touches one of its segments, from either side. In worlds, chains push and stop other
/// bodies on their front only: `sat_world_separate`, `sat_world_move_and_slide`,
/// `sat_world_move_character`, and rays and sweeps whose filter says `SAT_QUERY_ONE_WAY`. Seen from
/// point to point, the front is on the right if y points up, and on the left if y points down. It
/// stays on its side of the segments if a transform mirrors them. So the ground runs from right to
/// left if y points up, and from left to right if y points down. Bodies that come from behind pass,
/// segment by segment.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_TOO_FEW_POINTS` (fewer than 2, of a closed chain 3),
/// `SAT_ERR_COUNT` (more than 2^27), `SAT_ERR_NOT_FINITE`, `SAT_ERR_OUT_OF_RANGE`,
/// `SAT_ERR_REPEATED_POINT` (a point and the next one). On failure `out_shape` is NULL.
///
/// ```c
/// const sat_vec2 points[4] = {{0, 8}, {16, 8}, {32, 0}, {48, 0}}; // y points down
/// sat_shape *ground = NULL, *ball = NULL;
/// const sat_transform here = {1, 0, 0, 1, 0, 0}, at = {1, 0, 0, 1, 8, 4};
/// sat_relation relation;
/// sat_shape_new_chain(points, 4, false, &ground);
/// sat_shape_new_circle((sat_vec2){0, 0}, 4, &ball);
/// sat_collide(ground, &here, ball, &at, &relation);
/// assert(relation == SAT_TOUCHING);
/// sat_shape_free(ball);
/// sat_shape_free(ground);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_shape_new_chain(
    points: *const sat_vec2,
    count: size_t,
    closed: bool,
    out_shape: *mut *mut sat_shape,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let make = || unsafe { Ok(Shape::chain(vectors(points, count)?, closed)?) };
    // SAFETY: by the contract of the header.
    unsafe { hand_out(out_shape, make) }
}
