//! Compatibility: `java.awt.Polygon`, bit for bit.
//!
//! A polygon has int vertices in order, in either direction. A point is inside if a ray from it
//! crosses an odd number of edges. A point on the boundary is inside if the points just right of it
//! are or, on a level edge, those just below. Every question tests the bounding box first, whose
//! sizes wrap in 32 bits; a polygon without width or height meets nothing.

use crate::compat::awt::corners::sat_compat_awt_point;
use crate::compat::awt::rectangle2d::{rectangle2d, sat_compat_awt_rectangle2d};
use crate::error::status::{Failure, sat_status};
use crate::guard::call::answer;
use crate::guard::lists::list;
use libc::size_t;
use sat2d::compat::awt::{Point, Polygon};

/// The vertices behind an argument.
///
/// # Safety
/// As [`list`].
unsafe fn vertices(
    pointer: *const sat_compat_awt_point,
    count: size_t,
) -> Result<Vec<Point>, Failure> {
    // SAFETY: by the caller's contract.
    let vertices = unsafe { list(pointer, count, "vertices") }?;
    Ok(vertices.iter().map(|p| Point { x: p.x, y: p.y }).collect())
}

/// `contains(double, double)` and `contains(int, int)`, which answer alike: whether a point is in
/// the polygon. On failure `out_inside` is false.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_COUNT`.
///
/// ```c
/// const sat_compat_awt_point square[4] = {{0, 0}, {8, 0}, {8, 6}, {0, 6}};
/// bool inside;
/// sat_compat_awt_polygon_contains(square, 4, 0, 0, &inside);
/// assert(inside);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_awt_polygon_contains(
    polygon: *const sat_compat_awt_point,
    count: size_t,
    x: f64,
    y: f64,
    out_inside: *mut bool,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || unsafe { Ok(Polygon::new(&vertices(polygon, count)?).contains(x, y)) };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_inside, false, body) }
}

/// `intersects(double, double, double, double)`: whether the interiors meet, or so it seems: true
/// wherever an edge passes through the rectangle, and also where a level edge ends on its left
/// side. On failure `out_hit` is false.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_COUNT`.
///
/// ```c
/// const sat_compat_awt_point square[4] = {{0, 0}, {8, 0}, {8, 6}, {0, 6}};
/// const sat_compat_awt_rectangle2d rectangle = {7, 5, 4, 4};
/// bool hit;
/// sat_compat_awt_polygon_intersects(square, 4, &rectangle, &hit);
/// assert(hit);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_awt_polygon_intersects(
    polygon: *const sat_compat_awt_point,
    count: size_t,
    rectangle: *const sat_compat_awt_rectangle2d,
    out_hit: *mut bool,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || unsafe {
        let vertices = vertices(polygon, count)?;
        Ok(Polygon::new(&vertices).intersects(&rectangle2d(rectangle, "rectangle")?))
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_hit, false, body) }
}

/// `contains(double, double, double, double)`: whether the rectangle lies in the polygon; false
/// where an edge passes through it. On failure `out_inside` is false.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_COUNT`.
///
/// ```c
/// const sat_compat_awt_point square[4] = {{0, 0}, {8, 0}, {8, 6}, {0, 6}};
/// const sat_compat_awt_rectangle2d rectangle = {1, 1, 4, 4};
/// bool inside;
/// sat_compat_awt_polygon_contains_rectangle(square, 4, &rectangle, &inside);
/// assert(inside);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_awt_polygon_contains_rectangle(
    polygon: *const sat_compat_awt_point,
    count: size_t,
    rectangle: *const sat_compat_awt_rectangle2d,
    out_inside: *mut bool,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || unsafe {
        let vertices = vertices(polygon, count)?;
        Ok(Polygon::new(&vertices).contains_rectangle(&rectangle2d(rectangle, "rectangle")?))
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_inside, false, body) }
}
