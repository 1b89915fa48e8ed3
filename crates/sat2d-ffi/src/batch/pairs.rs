//! Batches of pairs of bodies.
//!
//! Many pairs of a few placed shapes in one call. Results and errors are those of
//! `sat_batch_rectangles_f64`.

use crate::base::transform::{all_checked, sat_transform};
use crate::batch::run::run;
use crate::error::status::sat_status;
use crate::guard::lists::list;
use crate::query::relation::sat_relation;
use crate::shape::handle::{sat_shape, shapes as shape_list};
use libc::size_t;
use sat2d::Relation;
use sat2d::batch;

/// The relations of pairs of bodies, as `sat_collide` returns them. Work that depends on one body
/// only is done once. Body `k` is `shapes[k]` at `transforms[k]`, for `k` below `body_count`. Pair
/// `i` consists of the bodies `pairs[2 * i]` and `pairs[2 * i + 1]`, for `i` below `pair_count`.
/// Lists with a count of 0 may be NULL. The relation of a body with itself is that of two equal
/// bodies.
///
/// Errors: `SAT_ERR_NULL` (also of a shape), `SAT_ERR_COUNT`, `SAT_ERR_NOT_FINITE` and
/// `SAT_ERR_SINGULAR` (of any transform, in a pair or not), `SAT_ERR_INDEX` (in a pair),
/// `SAT_ERR_OUT_OF_RANGE`.
///
/// ```c
/// sat_shape *tile = NULL, *ball = NULL;
/// const sat_transform at[3] = {{1, 0, 0, 1, 0, 0}, {1, 0, 0, 1, 1.5, 0}, {1, 0, 0, 1, 3.5, 0}};
/// const uint32_t pairs[6] = {0, 1, 0, 2, 1, 2};
/// const sat_vec2 origin = {0, 0};
/// sat_relation relations[3];
/// sat_shape_new_rectangle(2, 2, &tile);
/// sat_shape_new_circle(origin, 1, &ball);
/// const sat_shape *const shapes[3] = {tile, tile, ball};
/// sat_status status = sat_batch_pairs(shapes, at, 3, pairs, 3, relations, NULL);
/// assert(status == SAT_OK && relations[0] == SAT_OVERLAPPING);
/// assert(relations[1] == SAT_DISJOINT && relations[2] == SAT_TOUCHING);
/// sat_shape_free(tile);
/// sat_shape_free(ball);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_batch_pairs(
    shapes: *const *const sat_shape,
    transforms: *const sat_transform,
    body_count: size_t,
    pairs: *const u32,
    pair_count: size_t,
    out_relations: *mut sat_relation,
    out_answered: *mut size_t,
) -> sat_status {
    let batch = |out: &mut [Relation]| {
        // SAFETY: by the contract of the header.
        let (shapes, transforms, pairs) = unsafe {
            (
                shape_list(shapes, body_count, "shapes")?,
                all_checked(transforms, body_count, "transforms")?,
                list(pairs.cast::<[u32; 2]>(), pair_count, "pairs")?,
            )
        };
        Ok(batch::pairs(shapes, transforms, pairs, out))
    };
    // SAFETY: by the contract of the header.
    unsafe { run(out_relations, pair_count, out_answered, batch) }
}
