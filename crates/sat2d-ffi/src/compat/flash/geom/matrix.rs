//! Compatibility: `flash.geom.Matrix`, bit for bit: doubles in the usual formulas.
//!
//! The struct is `sat_transform`, whose numbers have the same names and meaning. Sines and cosines
//! are fdlibm's; those of a player may differ in the last bit. Each function that returns a matrix
//! may write it over its input.

use crate::base::geometry::sat_vec2;
use crate::base::transform::sat_transform;
use crate::error::status::{Failure, sat_status};
use crate::guard::call::{answer, get};
use sat2d::compat::flash::Matrix;

impl From<Matrix> for sat_transform {
    fn from(matrix: Matrix) -> sat_transform {
        let Matrix { a, b, c, d, tx, ty } = matrix;
        sat_transform { a, b, c, d, tx, ty }
    }
}

/// The matrix behind an argument.
///
/// # Safety
/// As [`get`].
unsafe fn matrix(pointer: *const sat_transform, name: &str) -> Result<Matrix, Failure> {
    // SAFETY: by the caller's contract.
    let sat_transform { a, b, c, d, tx, ty } = *unsafe { get(pointer, name) }?;
    Ok(Matrix { a, b, c, d, tx, ty })
}

/// `scale(sx, sy)`, after all that was done before. On failure `out_matrix` is all zero.
///
/// Errors: `SAT_ERR_NULL`.
///
/// ```c
/// sat_transform map = {1, 2, 3, 4, 5, 6};
/// sat_compat_flash_matrix_scale(&map, 13, 17, &map);
/// assert(map.b == 34 && map.tx == 65);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_flash_matrix_scale(
    matrix: *const sat_transform,
    sx: f64,
    sy: f64,
    out_matrix: *mut sat_transform,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || unsafe { Ok(self::matrix(matrix, "matrix")?.scale(sx, sy).into()) };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_matrix, sat_transform::HARMLESS, body) }
}

/// `rotate(angle)`, in radians, after all that was done before. On failure `out_matrix` is all
/// zero.
///
/// Errors: `SAT_ERR_NULL`.
///
/// ```c
/// sat_transform map = {1, 2, 3, 4, 5, 6};
/// sat_compat_flash_matrix_rotate(&map, 1.5707963267948966, &map);
/// assert(map.a == -2 && map.b == 1.0000000000000002);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_flash_matrix_rotate(
    matrix: *const sat_transform,
    angle: f64,
    out_matrix: *mut sat_transform,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || unsafe { Ok(self::matrix(matrix, "matrix")?.rotate(angle).into()) };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_matrix, sat_transform::HARMLESS, body) }
}

/// `translate(dx, dy)`, after all that was done before. On failure `out_matrix` is all zero.
///
/// Errors: `SAT_ERR_NULL`.
///
/// ```c
/// sat_transform map = {2, 0, 0, 2, 100, 100};
/// sat_compat_flash_matrix_translate(&map, 7, 11, &map);
/// assert(map.tx == 107 && map.ty == 111);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_flash_matrix_translate(
    matrix: *const sat_transform,
    dx: f64,
    dy: f64,
    out_matrix: *mut sat_transform,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || unsafe { Ok(self::matrix(matrix, "matrix")?.translate(dx, dy).into()) };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_matrix, sat_transform::HARMLESS, body) }
}

/// `concat(m)`: `matrix` first, then `other`. On failure `out_matrix` is all zero.
///
/// Errors: `SAT_ERR_NULL`.
///
/// ```c
/// const sat_transform moved = {1, 0, 0, 1, 7, 9}, scaled = {3, 0, 0, 5, 0, 0};
/// sat_transform both;
/// sat_compat_flash_matrix_concat(&moved, &scaled, &both);
/// assert(both.tx == 21 && both.ty == 45);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_flash_matrix_concat(
    matrix: *const sat_transform,
    other: *const sat_transform,
    out_matrix: *mut sat_transform,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || unsafe {
        Ok(self::matrix(matrix, "matrix")?
            .concat(&self::matrix(other, "other")?)
            .into())
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_matrix, sat_transform::HARMLESS, body) }
}

/// `invert()`. Recordings have only the identity: the last bits of other inverses, and what becomes
/// of a matrix that has none (here the identity), are unknown. On failure `out_matrix` is all zero.
///
/// Errors: `SAT_ERR_NULL`.
///
/// ```c
/// sat_transform map = {2, 0, 0, 4, 6, 8};
/// sat_compat_flash_matrix_invert(&map, &map);
/// assert(map.a == 0.5 && map.tx == -3);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_flash_matrix_invert(
    matrix: *const sat_transform,
    out_matrix: *mut sat_transform,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || unsafe { Ok(self::matrix(matrix, "matrix")?.invert().into()) };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_matrix, sat_transform::HARMLESS, body) }
}

/// `createBox(scaleX, scaleY, rotation, tx, ty)`. Without a rotation ActionScript 3 takes 0;
/// ActionScript 2 takes NaN, which makes the first four numbers NaN.
///
/// Errors: `SAT_ERR_NULL`.
///
/// ```c
/// sat_transform map;
/// sat_compat_flash_matrix_create_box(2, 3, 0, 0, 0, &map);
/// assert(map.a == 2 && map.d == 3);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_flash_matrix_create_box(
    scale_x: f64,
    scale_y: f64,
    rotation: f64,
    tx: f64,
    ty: f64,
    out_matrix: *mut sat_transform,
) -> sat_status {
    let body = || Ok(Matrix::create_box(scale_x, scale_y, rotation, tx, ty).into());
    // SAFETY: by the contract of the header.
    unsafe { answer(out_matrix, sat_transform::HARMLESS, body) }
}

/// `createGradientBox(width, height, rotation, tx, ty)`; the last three are 0 if the call leaves
/// them out, in both languages.
///
/// Errors: `SAT_ERR_NULL`.
///
/// ```c
/// sat_transform map;
/// sat_compat_flash_matrix_create_gradient_box(200, 300, 0, 0, 0, &map);
/// assert(map.a == 0.1220703125 && map.tx == 100);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_flash_matrix_create_gradient_box(
    width: f64,
    height: f64,
    rotation: f64,
    tx: f64,
    ty: f64,
    out_matrix: *mut sat_transform,
) -> sat_status {
    let body = || Ok(Matrix::create_gradient_box(width, height, rotation, tx, ty).into());
    // SAFETY: by the contract of the header.
    unsafe { answer(out_matrix, sat_transform::HARMLESS, body) }
}

/// `transformPoint(point)`: where the map takes a point. On failure `out_point` is (0, 0).
///
/// Errors: `SAT_ERR_NULL`.
///
/// ```c
/// const sat_transform map = {2, 3, 5, 7, 11, 13};
/// sat_vec2 there;
/// sat_compat_flash_matrix_transform_point(&map, (sat_vec2){1, 1}, &there);
/// assert(there.x == 18 && there.y == 23);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_flash_matrix_transform_point(
    matrix: *const sat_transform,
    point: sat_vec2,
    out_point: *mut sat_vec2,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || unsafe {
        Ok(self::matrix(matrix, "matrix")?
            .transform_point(point.into())
            .into())
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_point, sat_vec2::default(), body) }
}

/// `deltaTransformPoint(point)`: where the map takes a point, without the translation. On failure
/// `out_point` is (0, 0).
///
/// Errors: `SAT_ERR_NULL`.
///
/// ```c
/// const sat_transform map = {2, 3, 5, 7, 11, 13};
/// sat_vec2 there;
/// sat_compat_flash_matrix_delta_transform_point(&map, (sat_vec2){1, 1}, &there);
/// assert(there.x == 7 && there.y == 10);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_flash_matrix_delta_transform_point(
    matrix: *const sat_transform,
    point: sat_vec2,
    out_point: *mut sat_vec2,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || unsafe {
        Ok(self::matrix(matrix, "matrix")?
            .delta_transform_point(point.into())
            .into())
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_point, sat_vec2::default(), body) }
}
