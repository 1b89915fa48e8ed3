//! Compatibility: `java.awt.geom.AffineTransform`, bit for bit.
//!
//! A transform begins as `sat_compat_awt_transform_identity`, or with one of the `…_from_…`
//! functions, and is extended by steps; a step acts on a point before all earlier ones.
//! `getTranslateInstance`, `getScaleInstance` and `getShearInstance` are the identity after one
//! step, to the last bit. Java leaves coefficients that it knows to be zero out of its sums, which
//! shows in the sign of zeros, in NaN and in infinities, so the struct also says which of them are
//! in use. Java's `Math.sin` and `Math.cos` may differ in the last bit from one virtual machine to
//! the next; here they are those of `StrictMath`. For exact answers copy the six numbers into a
//! `sat_transform`.

use crate::base::geometry::sat_vec2;
use crate::error::status::{Failure, SAT_ERR_INVALID_ENUM, SAT_ERR_SINGULAR, sat_status};
use crate::guard::call::{answer, get};
use sat2d::compat::awt::{AffineTransform, LinearForm};
use std::mem::{offset_of, size_of};

/// Which linear coefficients are in use: one of the `SAT_COMPAT_AWT_FORM_` constants.
pub type sat_compat_awt_form = i32;

/// `m00` and `m11`.
pub const SAT_COMPAT_AWT_FORM_STRAIGHT: sat_compat_awt_form = 0;
/// `m01` and `m10`.
pub const SAT_COMPAT_AWT_FORM_CROSSED: sat_compat_awt_form = 1;
/// All four.
pub const SAT_COMPAT_AWT_FORM_FULL: sat_compat_awt_form = 2;
/// None: `m00` and `m11` are 1.
pub const SAT_COMPAT_AWT_FORM_UNIT: sat_compat_awt_form = 3;

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
    /// Which of the first four are in use.
    pub form: sat_compat_awt_form,
    /// 1 if `m02` and `m12` are in use, else 0.
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
                LinearForm::Unit => SAT_COMPAT_AWT_FORM_UNIT,
                LinearForm::Straight => SAT_COMPAT_AWT_FORM_STRAIGHT,
                LinearForm::Crossed => SAT_COMPAT_AWT_FORM_CROSSED,
                LinearForm::Full => SAT_COMPAT_AWT_FORM_FULL,
            },
            moved: map.moved.into(),
        }
    }
}

/// The map behind the first argument.
///
/// # Safety
/// As [`get`].
unsafe fn map(pointer: *const sat_compat_awt_transform) -> Result<AffineTransform, Failure> {
    // SAFETY: by the caller's contract.
    unsafe { map_named(pointer, "transform") }
}

/// The map behind an argument.
///
/// # Safety
/// As [`get`].
unsafe fn map_named(
    pointer: *const sat_compat_awt_transform,
    name: &str,
) -> Result<AffineTransform, Failure> {
    // SAFETY: by the caller's contract.
    let map = *unsafe { get(pointer, name) }?;
    Ok(AffineTransform {
        m00: map.m00,
        m10: map.m10,
        m01: map.m01,
        m11: map.m11,
        m02: map.m02,
        m12: map.m12,
        form: match map.form {
            SAT_COMPAT_AWT_FORM_UNIT => LinearForm::Unit,
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

/// Where Java throws a `NoninvertibleTransformException`.
fn singular() -> Failure {
    Failure::new(
        SAT_ERR_SINGULAR,
        format_args!("the transform has no inverse"),
    )
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

/// `new AffineTransform(m00, m10, m01, m11, m02, m12)`: a transform by its coefficients, as
/// `setTransform`. On failure `out_transform` is all zero.
///
/// Errors: `SAT_ERR_NULL`.
///
/// ```c
/// sat_compat_awt_transform map;
/// sat_compat_awt_transform_from_matrix(2, 0, 0, 2, 5, 0, &map);
/// assert(map.m00 == 2 && map.form == SAT_COMPAT_AWT_FORM_STRAIGHT);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_awt_transform_from_matrix(
    m00: f64,
    m10: f64,
    m01: f64,
    m11: f64,
    m02: f64,
    m12: f64,
    out_transform: *mut sat_compat_awt_transform,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || Ok(AffineTransform::from_matrix([m00, m10, m01, m11, m02, m12]).into());
    // SAFETY: by the contract of the header.
    unsafe { answer(out_transform, sat_compat_awt_transform::default(), body) }
}

/// `getRotateInstance(theta)`, `setToRotation(theta)`: a turn by an angle in radians. The identity
/// after `rotate` has other signs of zeros. On failure `out_transform` is all zero.
///
/// Errors: `SAT_ERR_NULL`.
///
/// ```c
/// sat_compat_awt_transform map;
/// sat_compat_awt_transform_from_rotation(1.5707963267948966, &map);
/// assert(map.m00 == 0 && map.m10 == 1 && map.m01 == -1);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_awt_transform_from_rotation(
    theta: f64,
    out_transform: *mut sat_compat_awt_transform,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || Ok(AffineTransform::from_rotation(theta).into());
    // SAFETY: by the contract of the header.
    unsafe { answer(out_transform, sat_compat_awt_transform::default(), body) }
}

/// `getRotateInstance(theta, x, y)`, `setToRotation(theta, x, y)`: a turn by an angle in radians
/// about a point, rounded otherwise than `rotate(theta, x, y)`. On failure `out_transform` is all
/// zero.
///
/// Errors: `SAT_ERR_NULL`.
///
/// ```c
/// sat_compat_awt_transform map;
/// sat_compat_awt_transform_from_rotation_about(3.141592653589793, 5, 0, &map);
/// assert(map.m00 == -1 && map.m02 == 10);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_awt_transform_from_rotation_about(
    theta: f64,
    x: f64,
    y: f64,
    out_transform: *mut sat_compat_awt_transform,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || Ok(AffineTransform::from_rotation_about(theta, x, y).into());
    // SAFETY: by the contract of the header.
    unsafe { answer(out_transform, sat_compat_awt_transform::default(), body) }
}

/// `getRotateInstance(vecx, vecy)`, `setToRotation(vecx, vecy)`: the turn that takes the x axis to
/// the direction of a vector; the identity for no vector. On failure `out_transform` is all zero.
///
/// Errors: `SAT_ERR_NULL`.
///
/// ```c
/// sat_compat_awt_transform map;
/// sat_compat_awt_transform_from_vector(3, 4, &map);
/// assert(map.m00 == 0.6 && map.m10 == 0.8);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_awt_transform_from_vector(
    vector_x: f64,
    vector_y: f64,
    out_transform: *mut sat_compat_awt_transform,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || Ok(AffineTransform::from_vector(vector_x, vector_y).into());
    // SAFETY: by the contract of the header.
    unsafe { answer(out_transform, sat_compat_awt_transform::default(), body) }
}

/// `getRotateInstance(vecx, vecy, x, y)`, `setToRotation(vecx, vecy, x, y)`: the same about a
/// point. On failure `out_transform` is all zero.
///
/// Errors: `SAT_ERR_NULL`.
///
/// ```c
/// sat_compat_awt_transform map;
/// sat_compat_awt_transform_from_vector_about(-1, 0, 5, 0, &map);
/// assert(map.m00 == -1 && map.m02 == 10);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_awt_transform_from_vector_about(
    vector_x: f64,
    vector_y: f64,
    x: f64,
    y: f64,
    out_transform: *mut sat_compat_awt_transform,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || Ok(AffineTransform::from_vector_about(vector_x, vector_y, x, y).into());
    // SAFETY: by the contract of the header.
    unsafe { answer(out_transform, sat_compat_awt_transform::default(), body) }
}

/// `getQuadrantRotateInstance(n, x, y)`, `setToQuadrantRotation(n, x, y)`: a turn by `n` quarters
/// about a point. With (0, 0) it is `getQuadrantRotateInstance(n)`. On failure `out_transform` is
/// all zero.
///
/// Errors: `SAT_ERR_NULL`.
///
/// ```c
/// sat_compat_awt_transform map;
/// sat_compat_awt_transform_from_quadrants(-1, 5, 0, &map);
/// assert(map.m10 == -1 && map.m02 == 5 && map.m12 == 5);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_awt_transform_from_quadrants(
    n: i32,
    x: f64,
    y: f64,
    out_transform: *mut sat_compat_awt_transform,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || Ok(AffineTransform::from_quadrants(n, x, y).into());
    // SAFETY: by the contract of the header.
    unsafe { answer(out_transform, sat_compat_awt_transform::default(), body) }
}

/// `rotate(vecx, vecy)`: the transform after the turn that takes the x axis to the direction of a
/// vector. `rotate(vecx, vecy, x, y)` is this between `translate` by (x, y) and by (-x, -y).
/// `out_transform` may be `transform`. On failure `out_transform` is all zero.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_INVALID_ENUM` (a form).
///
/// ```c
/// sat_compat_awt_transform map = sat_compat_awt_transform_identity();
/// sat_compat_awt_transform_rotate_by_vector(&map, 3, 4, &map);
/// assert(map.m00 == 0.6 && map.m10 == 0.8);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_awt_transform_rotate_by_vector(
    transform: *const sat_compat_awt_transform,
    vector_x: f64,
    vector_y: f64,
    out_transform: *mut sat_compat_awt_transform,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || unsafe { step(transform, |map| map.rotate_by_vector(vector_x, vector_y)) };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_transform, sat_compat_awt_transform::default(), body) }
}

/// `quadrantRotate(n)`: the transform after `n` quarter turns from x to y. `out_transform` may be
/// `transform`. On failure `out_transform` is all zero.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_INVALID_ENUM` (a form).
///
/// ```c
/// sat_compat_awt_transform map = sat_compat_awt_transform_identity();
/// sat_compat_awt_transform_quadrant_rotate(&map, 2, &map);
/// assert(map.m00 == -1 && map.m11 == -1);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_awt_transform_quadrant_rotate(
    transform: *const sat_compat_awt_transform,
    n: i32,
    out_transform: *mut sat_compat_awt_transform,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || unsafe { step(transform, |map| map.quadrant_rotate(n)) };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_transform, sat_compat_awt_transform::default(), body) }
}

/// `quadrantRotate(n, x, y)`: the transform after `n` quarter turns about a point. `out_transform`
/// may be `transform`. On failure `out_transform` is all zero.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_INVALID_ENUM` (a form).
///
/// ```c
/// sat_compat_awt_transform map = sat_compat_awt_transform_identity();
/// sat_compat_awt_transform_quadrant_rotate_about(&map, 2, 5, 0, &map);
/// assert(map.m00 == -1 && map.m02 == 10);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_awt_transform_quadrant_rotate_about(
    transform: *const sat_compat_awt_transform,
    n: i32,
    x: f64,
    y: f64,
    out_transform: *mut sat_compat_awt_transform,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || unsafe { step(transform, |map| map.quadrant_rotate_about(n, x, y)) };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_transform, sat_compat_awt_transform::default(), body) }
}

/// `concatenate(other)`: the transform after a step that is another transform, which acts on a
/// point before all earlier steps. `out_transform` may be `transform` or `other`. On failure
/// `out_transform` is all zero.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_INVALID_ENUM` (a form).
///
/// ```c
/// sat_compat_awt_transform outer, inner;
/// sat_compat_awt_transform_from_quadrants(1, 0, 0, &outer);
/// sat_compat_awt_transform_from_matrix(1, 0, 0, 1, 3, 0, &inner);
/// sat_compat_awt_transform_concatenate(&outer, &inner, &outer);
/// assert(outer.m02 == 0 && outer.m12 == 3);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_awt_transform_concatenate(
    transform: *const sat_compat_awt_transform,
    other: *const sat_compat_awt_transform,
    out_transform: *mut sat_compat_awt_transform,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || unsafe {
        let other = map_named(other, "other")?;
        step(transform, |map| map.concatenate(&other))
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_transform, sat_compat_awt_transform::default(), body) }
}

/// `preConcatenate(other)`: the transform with another one, which acts on a point after it.
/// `out_transform` may be `transform` or `other`. On failure `out_transform` is all zero.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_INVALID_ENUM` (a form).
///
/// ```c
/// sat_compat_awt_transform inner, outer;
/// sat_compat_awt_transform_from_matrix(1, 0, 0, 1, 3, 0, &inner);
/// sat_compat_awt_transform_from_quadrants(1, 0, 0, &outer);
/// sat_compat_awt_transform_pre_concatenate(&inner, &outer, &inner);
/// assert(inner.m02 == 0 && inner.m12 == 3);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_awt_transform_pre_concatenate(
    transform: *const sat_compat_awt_transform,
    other: *const sat_compat_awt_transform,
    out_transform: *mut sat_compat_awt_transform,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || unsafe {
        let other = map_named(other, "other")?;
        step(transform, |map| map.pre_concatenate(&other))
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_transform, sat_compat_awt_transform::default(), body) }
}

/// `createInverse()`: the inverse, where Java throws no `NoninvertibleTransformException`: it does
/// where the determinant is at most 2^-1074, or a coefficient that is alone in its row is 0.
/// `out_transform` may be `transform`. On failure `out_transform` is all zero.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_INVALID_ENUM` (a form), `SAT_ERR_SINGULAR` (Java throws).
///
/// ```c
/// sat_compat_awt_transform map;
/// sat_compat_awt_transform_from_matrix(2, 0, 0, 4, 6, 0, &map);
/// sat_compat_awt_transform_inverse(&map, &map);
/// assert(map.m00 == 0.5 && map.m11 == 0.25 && map.m02 == -3);
/// sat_compat_awt_transform_from_matrix(0, 0, 0, 4, 6, 0, &map);
/// assert(sat_compat_awt_transform_inverse(&map, &map) == SAT_ERR_SINGULAR);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_awt_transform_inverse(
    transform: *const sat_compat_awt_transform,
    out_transform: *mut sat_compat_awt_transform,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || unsafe {
        map(transform)?
            .inverse()
            .map(Into::into)
            .ok_or_else(singular)
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_transform, sat_compat_awt_transform::default(), body) }
}

/// `invert()`: as `sat_compat_awt_transform_inverse`, but zeros that are not in use keep their
/// sign. `out_transform` may be `transform`. On failure `out_transform` is all zero.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_INVALID_ENUM` (a form), `SAT_ERR_SINGULAR` (Java throws).
///
/// ```c
/// sat_compat_awt_transform map;
/// sat_compat_awt_transform_from_matrix(2, 0, 0, 4, 6, 0, &map);
/// sat_compat_awt_transform_invert(&map, &map);
/// assert(map.m00 == 0.5 && map.m11 == 0.25 && map.m02 == -3);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_awt_transform_invert(
    transform: *const sat_compat_awt_transform,
    out_transform: *mut sat_compat_awt_transform,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || unsafe {
        let mut map = map(transform)?;
        map.invert().then(|| map.into()).ok_or_else(singular)
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_transform, sat_compat_awt_transform::default(), body) }
}

/// `inverseTransform(Point2D)`: the point that the transform takes to this one; rounded otherwise
/// than by an inverse. On failure `out_point` is (0, 0).
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_INVALID_ENUM` (a form), `SAT_ERR_SINGULAR` (Java throws).
///
/// ```c
/// sat_compat_awt_transform map;
/// sat_vec2 point;
/// sat_compat_awt_transform_from_matrix(2, 0, 0, 4, 6, 0, &map);
/// sat_compat_awt_transform_inverse_point(&map, 8, 4, &point);
/// assert(point.x == 1 && point.y == 1);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_awt_transform_inverse_point(
    transform: *const sat_compat_awt_transform,
    x: f64,
    y: f64,
    out_point: *mut sat_vec2,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || unsafe {
        let point = map(transform)?.inverse_transform(x, y);
        let (x, y) = point.ok_or_else(singular)?;
        Ok(sat_vec2 { x, y })
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_point, sat_vec2::default(), body) }
}

/// `deltaTransform(Point2D)`: where the transform takes a difference of points, without `m02` and
/// `m12`. On failure `out_point` is (0, 0).
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_INVALID_ENUM` (a form).
///
/// ```c
/// sat_compat_awt_transform map;
/// sat_vec2 delta;
/// sat_compat_awt_transform_from_matrix(2, 0, 0, 4, 6, 0, &map);
/// sat_compat_awt_transform_delta_point(&map, 1, 1, &delta);
/// assert(delta.x == 2 && delta.y == 4);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_awt_transform_delta_point(
    transform: *const sat_compat_awt_transform,
    x: f64,
    y: f64,
    out_point: *mut sat_vec2,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || unsafe {
        let (x, y) = map(transform)?.delta_transform(x, y);
        Ok(sat_vec2 { x, y })
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_point, sat_vec2::default(), body) }
}

/// `getDeterminant()`: the factor of areas, negative if the transform mirrors. On failure
/// `out_determinant` is 0.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_INVALID_ENUM` (a form).
///
/// ```c
/// sat_compat_awt_transform map;
/// double determinant;
/// sat_compat_awt_transform_from_matrix(2, 0, 0, -4, 6, 0, &map);
/// sat_compat_awt_transform_determinant(&map, &determinant);
/// assert(determinant == -8);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_compat_awt_transform_determinant(
    transform: *const sat_compat_awt_transform,
    out_determinant: *mut f64,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || unsafe { Ok(map(transform)?.determinant()) };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_determinant, 0.0, body) }
}
