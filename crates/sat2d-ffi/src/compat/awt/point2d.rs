//! Compatibility: `java.awt.geom.Point2D`, bit for bit.

use crate::error::status::sat_status;
use crate::guard::call::answer;
use sat2d::compat::awt::distance_squared;

/// `distanceSq`: the square of the distance of two points. `distance` is its square root, by
/// `sqrt`. On failure `out_square` is 0.
///
/// Errors: `SAT_ERR_NULL`.
///
/// ```c
/// double square;
/// sat_compat_awt_point2d_distance_squared(0, 0, 3, 4, &square);
/// assert(square == 25);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_awt_point2d_distance_squared(
    x1: f64,
    y1: f64,
    x2: f64,
    y2: f64,
    out_square: *mut f64,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || Ok(distance_squared(x1, y1, x2, y2));
    // SAFETY: by the contract of the header.
    unsafe { answer(out_square, 0.0, body) }
}
