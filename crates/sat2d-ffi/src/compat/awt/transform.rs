//! Compatibility: `java.awt.geom.AffineTransform`, bit for bit.
//!
//! A transform begins as `sat_compat_awt_transform_identity` and grows by steps; a step acts on a
//! point before all earlier ones. Java leaves coefficients that it knows to be zero out of its
//! sums, which shows in the sign of zeros, in NaN and in infinities, so the struct also says which
//! of them are in play. Java's `Math.sin` and `Math.cos` may differ in the last bit from one
//! virtual machine to the next; here they are those of `StrictMath`. For exact answers copy the six
//! numbers into a `sat_transform`.

use crate::base::geometry::sat_vec2;
use crate::base::status::{Failure, SAT_ERR_INVALID_ENUM, sat_status};
use crate::boundary::guard::{answer, get};
use sat2d::compat::awt::{AffineTransform, LinearForm};
use std::mem::{offset_of, size_of};

/// Which linear coefficients are in play: one of the `SAT_COMPAT_AWT_FORM_` constants.
pub type sat_compat_awt_form = i32;

/// `m00` and `m11`.
pub const SAT_COMPAT_AWT_FORM_STRAIGHT: sat_compat_awt_form = 0;
/// `m01` and `m10`.
pub const SAT_COMPAT_AWT_FORM_CROSSED: sat_compat_awt_form = 1;
/// All four.
pub const SAT_COMPAT_AWT_FORM_FULL: sat_compat_awt_form = 2;

/// A `java.awt.geom.AffineTransform`: ``x' = m00*x + m01*y + m02``, ``y' = m10*x + m11*y + m12``.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct sat_compat_awt_transform {
    /// The factor of x in x'.
    pub m00: f64,
    /// The factor of x in y'.
    pub m10: f64,
    /// The factor of y in x'.
    pub m01: f64,
    /// The factor of y in y'.
    pub m11: f64,
    /// The x to which the origin is taken.
    pub m02: f64,
    /// The y to which the origin is taken.
    pub m12: f64,
    /// Which of the first four are in play.
    pub form: sat_compat_awt_form,
    /// 1 if `m02` and `m12` are in play, else 0.
    pub moved: u32,
}

const _: () = assert!(
    size_of::<sat_compat_awt_transform>() == 56 && offset_of!(sat_compat_awt_transform, form) == 48
);

impl From<AffineTransform> for sat_compat_awt_transform {
    fn from(map: AffineTransform) -> sat_compat_awt_transform {
        let [m00, m10, m01, m11, m02, m12] = map.matrix();
        sat_compat_awt_transform {
            m00,
            m10,
            m01,
            m11,
            m02,
            m12,
            form: match map.form {
                LinearForm::Straight => SAT_COMPAT_AWT_FORM_STRAIGHT,
                LinearForm::Crossed => SAT_COMPAT_AWT_FORM_CROSSED,
                LinearForm::Full => SAT_COMPAT_AWT_FORM_FULL,
            },
            moved: map.moved.into(),
        }
    }
}

/// The map behind an argument.
///
/// # Safety
/// As [`get`].
unsafe fn map(pointer: *const sat_compat_awt_transform) -> Result<AffineTransform, Failure> {
    // SAFETY: by the caller's contract.
    let map = *unsafe { get(pointer, "transform") }?;
    Ok(AffineTransform {
        m00: map.m00,
        m10: map.m10,
        m01: map.m01,
        m11: map.m11,
        m02: map.m02,
        m12: map.m12,
        form: match map.form {
            SAT_COMPAT_AWT_FORM_STRAIGHT => LinearForm::Straight,
            SAT_COMPAT_AWT_FORM_CROSSED => LinearForm::Crossed,
            SAT_COMPAT_AWT_FORM_FULL => LinearForm::Full,
            other => {
                return Err(Failure::new(
                    SAT_ERR_INVALID_ENUM,
                    format_args!("form is {other}, none of the SAT_COMPAT_AWT_FORM_ constants"),
                ));
            }
        },
        moved: map.moved != 0,
    })
}

/// The map after a step.
///
/// # Safety
/// As [`map`].
unsafe fn step(
    pointer: *const sat_compat_awt_transform,
    step: impl FnOnce(&mut AffineTransform),
) -> Result<sat_compat_awt_transform, Failure> {
    // SAFETY: by the caller's contract.
    let mut map = unsafe { map(pointer) }?;
    step(&mut map);
    Ok(map.into())
}

/// The identity.
///
/// ```c
/// sat_compat_awt_transform map = sat_compat_awt_transform_identity();
/// assert(map.m00 == 1 && map.m11 == 1);
/// ```
#[unsafe(no_mangle)]
pub extern "C" fn sat_compat_awt_transform_identity() -> sat_compat_awt_transform {
    AffineTransform::IDENTITY.into()
}

/// `translate(tx, ty)`: the transform after this step. `out_transform` may be `transform`. On
/// failure `out_transform` is all zero.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_INVALID_ENUM` (a form).
///
/// ```c
/// sat_compat_awt_transform map = sat_compat_awt_transform_identity();
/// sat_compat_awt_transform_translate(&map, 3, 4, &map);
/// assert(map.m02 == 3 && map.m12 == 4);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_awt_transform_translate(
    transform: *const sat_compat_awt_transform,
    tx: f64,
    ty: f64,
    out_transform: *mut sat_compat_awt_transform,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || unsafe { step(transform, |map| map.translate(tx, ty)) };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_transform, sat_compat_awt_transform::default(), body) }
}

/// `scale(sx, sy)`: the transform after this step. `out_transform` may be `transform`. On failure
/// `out_transform` is all zero.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_INVALID_ENUM` (a form).
///
/// ```c
/// sat_compat_awt_transform map = sat_compat_awt_transform_identity();
/// sat_compat_awt_transform_scale(&map, -1, 2, &map); // mirrored
/// assert(map.m00 == -1 && map.m11 == 2);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_awt_transform_scale(
    transform: *const sat_compat_awt_transform,
    sx: f64,
    sy: f64,
    out_transform: *mut sat_compat_awt_transform,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || unsafe { step(transform, |map| map.scale(sx, sy)) };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_transform, sat_compat_awt_transform::default(), body) }
}

/// `shear(shx, shy)`: the transform after this step. `out_transform` may be `transform`. On failure
/// `out_transform` is all zero.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_INVALID_ENUM` (a form).
///
/// ```c
/// sat_compat_awt_transform map = sat_compat_awt_transform_identity();
/// sat_compat_awt_transform_shear(&map, 0.5, 0, &map);
/// assert(map.m01 == 0.5);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_awt_transform_shear(
    transform: *const sat_compat_awt_transform,
    shx: f64,
    shy: f64,
    out_transform: *mut sat_compat_awt_transform,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || unsafe { step(transform, |map| map.shear(shx, shy)) };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_transform, sat_compat_awt_transform::default(), body) }
}

/// `rotate(theta)`: the transform after a turn by an angle in radians, from x to y (clockwise on a
/// screen, y down). An angle whose sine or cosine rounds to 1 or -1 counts as that multiple of a
/// quarter turn. `out_transform` may be `transform`. On failure `out_transform` is all zero.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_INVALID_ENUM` (a form).
///
/// ```c
/// sat_compat_awt_transform map = sat_compat_awt_transform_identity();
/// sat_compat_awt_transform_rotate(&map, 1.5707963267948966, &map);
/// assert(map.m00 == 0 && map.m10 == 1);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_awt_transform_rotate(
    transform: *const sat_compat_awt_transform,
    theta: f64,
    out_transform: *mut sat_compat_awt_transform,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || unsafe { step(transform, |map| map.rotate(theta)) };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_transform, sat_compat_awt_transform::default(), body) }
}

/// `rotate(theta, x, y)`: the transform after a turn about a point; otherwise as
/// `sat_compat_awt_transform_rotate`. `out_transform` may be `transform`. On failure
/// `out_transform` is all zero.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_INVALID_ENUM` (a form).
///
/// ```c
/// sat_compat_awt_transform map = sat_compat_awt_transform_identity();
/// sat_compat_awt_transform_rotate_about(&map, 3.141592653589793, 5, 0, &map);
/// assert(map.m00 == -1 && map.m02 == 10);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_awt_transform_rotate_about(
    transform: *const sat_compat_awt_transform,
    theta: f64,
    x: f64,
    y: f64,
    out_transform: *mut sat_compat_awt_transform,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || unsafe { step(transform, |map| map.rotate_about(theta, x, y)) };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_transform, sat_compat_awt_transform::default(), body) }
}

/// `transform(Point2D)`: where the transform takes a point. On failure `out_point` is (0, 0).
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_INVALID_ENUM` (a form).
///
/// ```c
/// sat_compat_awt_transform map = sat_compat_awt_transform_identity();
/// sat_vec2 point;
/// sat_compat_awt_transform_translate(&map, 3, 4, &map);
/// sat_compat_awt_transform_point(&map, 1, 1, &point);
/// assert(point.x == 4 && point.y == 5);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_awt_transform_point(
    transform: *const sat_compat_awt_transform,
    x: f64,
    y: f64,
    out_point: *mut sat_vec2,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || unsafe {
        let (x, y) = map(transform)?.transform(x, y);
        Ok(sat_vec2 { x, y })
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_point, sat_vec2::default(), body) }
}
