//! Compatibility: the TypeScript program, bit for bit.
//!
//! The rules are those of @ref sat_compat_flash.

use crate::base::geometry::{sat_vec2, vectors};
use crate::error::status::sat_status;
use crate::guard::call::answer;
use libc::size_t;
use sat2d::compat::typescript;

/// Whether the TypeScript program calls a polygon of `count` points concave. It never tests the
/// first and the last vertex, so it misses some concave polygons. On failure `out_concave` is
/// false.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_COUNT`.
///
/// ```c
/// const sat_vec2 dart[4] = {{0, 0}, {4, 1}, {0, 4}, {1, 1}};
/// bool concave;
/// sat_compat_typescript_is_concave(dart, 4, &concave);
/// assert(!concave); // it is, at the last vertex, which the original never tested
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_typescript_is_concave(
    points: *const sat_vec2,
    count: size_t,
    out_concave: *mut bool,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || unsafe { Ok(typescript::is_concave(vectors(points, count)?)) };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_concave, false, body) }
}
