//! Compatibility: `flash.geom.Point`, bit for bit.
//!
//! `offset` and `equals` are ``+`` and ``==`` of the coordinates. Sines and cosines are fdlibm's;
//! those of a player may differ in the last bit.

use crate::base::geometry::sat_vec2;
use crate::compat::flash::geom::rectangle::{sat_compat_flash_script, script};
use crate::error::status::sat_status;
use crate::guard::call::answer;
use sat2d::compat::flash::Point;

impl From<Point> for sat_vec2 {
    fn from(point: Point) -> sat_vec2 {
        sat_vec2 {
            x: point.x,
            y: point.y,
        }
    }
}

impl From<sat_vec2> for Point {
    fn from(point: sat_vec2) -> Point {
        Point {
            x: point.x,
            y: point.y,
        }
    }
}

/// `add(v)`: the sum of the coordinates. On failure `out_point` is (0, 0).
///
/// Errors: `SAT_ERR_NULL`.
///
/// ```c
/// sat_vec2 sum;
/// sat_compat_flash_point_add((sat_vec2){1, 2}, (sat_vec2){3, 5}, &sum);
/// assert(sum.x == 4 && sum.y == 7);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_flash_point_add(
    a: sat_vec2,
    b: sat_vec2,
    out_point: *mut sat_vec2,
) -> sat_status {
    let body = || Ok(Point::from(a).add(b.into()).into());
    // SAFETY: by the contract of the header.
    unsafe { answer(out_point, sat_vec2::default(), body) }
}

/// `subtract(v)`: the difference of the coordinates. On failure `out_point` is (0, 0).
///
/// Errors: `SAT_ERR_NULL`.
///
/// ```c
/// sat_vec2 difference;
/// sat_compat_flash_point_subtract((sat_vec2){1, 2}, (sat_vec2){3, 5}, &difference);
/// assert(difference.x == -2 && difference.y == -3);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_flash_point_subtract(
    a: sat_vec2,
    b: sat_vec2,
    out_point: *mut sat_vec2,
) -> sat_status {
    let body = || Ok(Point::from(a).subtract(b.into()).into());
    // SAFETY: by the contract of the header.
    unsafe { answer(out_point, sat_vec2::default(), body) }
}

/// `length`: the distance from the origin.
///
/// Errors: `SAT_ERR_NULL`.
///
/// ```c
/// double length;
/// sat_compat_flash_point_length((sat_vec2){3, 4}, &length);
/// assert(length == 5);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_flash_point_length(
    point: sat_vec2,
    out_length: *mut f64,
) -> sat_status {
    let body = || Ok(Point::from(point).length());
    // SAFETY: by the contract of the header.
    unsafe { answer(out_length, 0.0, body) }
}

/// `distance(pt1, pt2)`.
///
/// Errors: `SAT_ERR_NULL`.
///
/// ```c
/// double distance;
/// sat_compat_flash_point_distance((sat_vec2){-100, 200}, (sat_vec2){100, 200}, &distance);
/// assert(distance == 200);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_flash_point_distance(
    a: sat_vec2,
    b: sat_vec2,
    out_distance: *mut f64,
) -> sat_status {
    let body = || Ok(Point::from(a).distance(b.into()));
    // SAFETY: by the contract of the header.
    unsafe { answer(out_distance, 0.0, body) }
}

/// `interpolate(pt1, pt2, f)`: `a` at 1, `b` at 0.
///
/// Errors: `SAT_ERR_NULL`.
///
/// ```c
/// sat_vec2 between;
/// sat_compat_flash_point_interpolate((sat_vec2){-100, -200}, (sat_vec2){100, 200}, 0.25,
/// &between); assert(between.x == 50 && between.y == 100);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_flash_point_interpolate(
    a: sat_vec2,
    b: sat_vec2,
    f: f64,
    out_point: *mut sat_vec2,
) -> sat_status {
    let body = || Ok(Point::from(a).interpolate(b.into(), f).into());
    // SAFETY: by the contract of the header.
    unsafe { answer(out_point, sat_vec2::default(), body) }
}

/// `normalize(thickness)`: the point at this distance from the origin, in the same direction. On
/// failure `out_point` is (0, 0).
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_INVALID_ENUM` (a script).
///
/// ```c
/// sat_vec2 point;
/// sat_compat_flash_point_normalize((sat_vec2){0, 4}, SAT_COMPAT_FLASH_AS3, 10, &point);
/// assert(point.y == 10);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_flash_point_normalize(
    point: sat_vec2,
    script: sat_compat_flash_script,
    thickness: f64,
    out_point: *mut sat_vec2,
) -> sat_status {
    let body = || {
        Ok(Point::from(point)
            .normalize(self::script(script)?, thickness)
            .into())
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_point, sat_vec2::default(), body) }
}

/// `polar(len, angle)`: by the distance from the origin and an angle in radians.
///
/// Errors: `SAT_ERR_NULL`.
///
/// ```c
/// sat_vec2 point;
/// sat_compat_flash_point_polar(5, 0.6435011087932844, &point);
/// assert(point.x == 4 && point.y == 3);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_flash_point_polar(
    length: f64,
    angle: f64,
    out_point: *mut sat_vec2,
) -> sat_status {
    let body = || Ok(Point::polar(length, angle).into());
    // SAFETY: by the contract of the header.
    unsafe { answer(out_point, sat_vec2::default(), body) }
}
