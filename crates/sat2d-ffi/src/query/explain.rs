//! Explanations: a relation with the certificate that proves it.
//!
//! A certificate is a point that both shapes have, or lines that separate them. Whoever can add and
//! multiply fractions can verify it; the program `sat2d-check` does. docs/witnesses.md has the
//! rules. An explanation costs much more than `sat_collide`: use it to see why two things did or
//! did not hit, not in every frame.
//!
//! The examples play in the scene of @ref sat_relation.
//!
//! ```c
//! sat_explanation *why = NULL;
//! sat_separating_axis axis = {0};
//! size_t count;
//! if (sat_explain(ground, &here, box, &above, &why) != SAT_OK)
//!     puts(sat_last_error());
//! sat_explanation_axes(why, &axis, 1, &count); // shapes without parts have one at most
//! printf("the line %g x + %g y = %g lies between\n", axis.normal.x, axis.normal.y, axis.offset);
//! sat_explanation_free(why);
//! ```

use crate::base::geometry::sat_vec2;
use crate::base::transform::sat_transform;
use crate::error::status::{Failure, sat_status};
use crate::guard::call::{answer, get, guarded};
use crate::guard::lists::list_out;
use crate::query::pair::Pair;
use crate::query::relation::{SAT_DISJOINT, code, sat_relation};
use crate::shape::handle::{owned, sat_shape};
use libc::{c_char, size_t};
use sat2d::query::{Explanation, SeparatingAxis, explain};
use sat2d::{DVec2, Shape, Transform};
use std::mem::{offset_of, size_of};
use std::ptr::null_mut;
use std::sync::Arc;

/// A relation with its certificate, made by `sat_explain` and freed with `sat_explanation_free`. It
/// never changes.
pub struct sat_explanation {
    explanation: Explanation,
    a: Arc<Shape>,
    ta: Transform,
    b: Arc<Shape>,
    tb: Transform,
}

/// An axis along which parts of the second shape lie beyond parts of the first: strictly if the
/// shapes are disjoint; if they touch, both may meet the line between.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct sat_separating_axis {
    /// The unit vector along the axis, from the first shape to the second. It is rounded, for
    /// drawing; the proof is in the text of `sat_explanation_json`.
    pub normal: sat_vec2,
    /// Where the line is, in the middle between these parts: the dot product of `normal` and its
    /// points, rounded.
    pub offset: f64,
    /// The first of these parts of the first shape; 0 for a shape that is its own only part.
    pub a_start: u32,
    /// The number after that of the last one.
    pub a_end: u32,
    /// The first of these parts of the second shape.
    pub b_start: u32,
    /// The number after that of the last one.
    pub b_end: u32,
}

const _: () = assert!(
    size_of::<sat_separating_axis>() == 40
        && offset_of!(sat_separating_axis, offset) == 16
        && offset_of!(sat_separating_axis, a_start) == 24
        && offset_of!(sat_separating_axis, b_end) == 36
);

impl From<&SeparatingAxis> for sat_separating_axis {
    fn from(axis: &SeparatingAxis) -> sat_separating_axis {
        sat_separating_axis {
            normal: axis.direction().into(),
            offset: axis.offset,
            a_start: axis.of_a.start,
            a_end: axis.of_a.end,
            b_start: axis.of_b.start,
            b_end: axis.of_b.end,
        }
    }
}

/// The relation of shape `a` at `ta` and shape `b` at `tb`, as `sat_collide` has it, with a
/// certificate. The explanation keeps references to both shapes. The caller frees
/// `out_explanation` with `sat_explanation_free`; on failure it is NULL.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_NOT_FINITE`, `SAT_ERR_SINGULAR`, `SAT_ERR_OUT_OF_RANGE`,
/// `SAT_ERR_NOT_OFFERED` (an outline with curves), `SAT_ERR_NO_CERTIFICATE` (some pairs with
/// ellipses that touch up to rounding, and concave polygons that rounding made cross themselves).
///
/// ```c
/// sat_explanation *why = NULL;
/// sat_relation relation;
/// sat_vec2 common;
/// sat_explain(ground, &here, box, &sunk, &why);
/// sat_explanation_relation(why, &relation);
/// sat_explanation_point(why, &common); // inside of both
/// assert(relation == SAT_OVERLAPPING && common.y > 0.5 && common.y < 1);
/// sat_explanation_free(why);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_explain(
    a: *const sat_shape,
    ta: *const sat_transform,
    b: *const sat_shape,
    tb: *const sat_transform,
    out_explanation: *mut *mut sat_explanation,
) -> sat_status {
    let body = || {
        // SAFETY: by the contract of the header.
        let pair = unsafe { Pair::new(a, ta, b, tb) }?;
        let explanation = explain(pair.a, pair.ta, pair.b, pair.tb)?;
        // SAFETY: by the contract of the header.
        let (a, b) = unsafe { (owned(a)?, owned(b)?) };
        Ok(Box::into_raw(Box::new(sat_explanation {
            explanation,
            a,
            ta: *pair.ta,
            b,
            tb: *pair.tb,
        })))
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_explanation, null_mut(), body) }
}

/// Frees an explanation; do not use it afterwards. NULL is fine.
///
/// ```c
/// sat_explanation *why = NULL;
/// sat_explanation_free(why); // NULL is fine
/// sat_explain(ground, &here, box, &above, &why);
/// sat_explanation_free(why);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_explanation_free(explanation: *mut sat_explanation) {
    if !explanation.is_null() {
        // freeing numbers cannot fail, and a void function could not report it
        let _ = guarded(|| {
            // SAFETY: by the contract of the header it came from `Box::into_raw` and was not given
            // back.
            drop(unsafe { Box::from_raw(explanation) });
            Ok(())
        });
    }
}

/// The explanation behind an argument.
///
/// # Safety
/// As [`get`].
unsafe fn look<'a>(explanation: *const sat_explanation) -> Result<&'a sat_explanation, Failure> {
    // SAFETY: by the caller's contract.
    unsafe { get(explanation, "explanation") }
}

/// The relation. On failure `out_relation` is `SAT_DISJOINT`.
///
/// Errors: `SAT_ERR_NULL`.
///
/// ```c
/// sat_explanation *why = NULL;
/// sat_relation relation;
/// sat_explain(ground, &here, box, &above, &why);
/// sat_explanation_relation(why, &relation);
/// assert(relation == SAT_DISJOINT);
/// sat_explanation_free(why);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_explanation_relation(
    explanation: *const sat_explanation,
    out_relation: *mut sat_relation,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || Ok(code(unsafe { look(explanation) }?.explanation.relation()));
    // SAFETY: by the contract of the header.
    unsafe { answer(out_relation, SAT_DISJOINT, body) }
}

/// A point that both shapes have in common, rounded to doubles: all NaN if they are disjoint, and
/// on failure. It is where they touch, or inside of one shape and in the other if they overlap.
///
/// Errors: `SAT_ERR_NULL`.
///
/// ```c
/// const sat_transform resting = {1, 0, 0, 1, 10, 3};
/// sat_explanation *why = NULL;
/// sat_vec2 common;
/// sat_explain(ground, &here, box, &resting, &why);
/// sat_explanation_point(why, &common);
/// assert(common.y == 1 && common.x >= 8 && common.x <= 12); // on the lower side of the box
/// sat_explanation_free(why);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_explanation_point(
    explanation: *const sat_explanation,
    out_point: *mut sat_vec2,
) -> sat_status {
    let none = sat_vec2::from(DVec2::NAN);
    let body = || {
        // SAFETY: by the contract of the header.
        let explanation = &unsafe { look(explanation) }?.explanation;
        let point = explanation.point();
        Ok(point.map_or(none, |[x, y]| DVec2::new(x.to_f64(), y.to_f64()).into()))
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_point, none, body) }
}

/// The axes. For each convex part of the first shape and each one of the second there is an axis of
/// both: a shape that is convex is its own only part. If the shapes overlap there are none.
///
/// The axes go into the caller's buffer; `out_count` is their number. If the buffer is too small
/// nothing is copied and `out_count` is the capacity needed; a buffer of capacity 0 may be NULL. On
/// other failures `out_count` is 0.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_CAPACITY`.
///
/// ```c
/// sat_explanation *why = NULL;
/// sat_separating_axis axes[1];
/// size_t count;
/// sat_explain(ground, &here, box, &above, &why);
/// sat_explanation_axes(why, axes, 1, &count);
/// assert(count == 1 && axes[0].normal.x == 0 && axes[0].normal.y == 1);
/// assert(axes[0].offset == 2); // between the ground's upper side at 1 and the box above 3
/// sat_explanation_free(why);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_explanation_axes(
    explanation: *const sat_explanation,
    out_axes: *mut sat_separating_axis,
    capacity: size_t,
    out_count: *mut size_t,
) -> sat_status {
    let body = || {
        // SAFETY: by the contract of the header.
        let explanation = &unsafe { look(explanation) }?.explanation;
        Ok(explanation.axes().iter().map(sat_separating_axis::from))
    };
    // SAFETY: by the contract of the header.
    unsafe { list_out(out_axes, capacity, out_count, "axes", body) }
}

/// Both placed shapes and the whole certificate as one line of JSON: what the program `sat2d-check`
/// reads, and docs/witnesses.md describes. The numbers of the certificate are exact.
///
/// The text goes into the caller's buffer, with a zero byte at its end, which `out_count` counts.
/// If the buffer is too small nothing is copied and `out_count` is the capacity needed; a buffer of
/// capacity 0 may be NULL. On other failures `out_count` is 0.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_CAPACITY`.
///
/// ```c
/// sat_explanation *why = NULL;
/// char text[2048];
/// size_t count;
/// sat_explain(ground, &here, box, &above, &why);
/// sat_explanation_json(why, text, sizeof text, &count);
/// puts(text); // for sat2d-check
/// assert(strlen(text) + 1 == count && strstr(text, "\"relation\":\"disjoint\"") != NULL);
/// sat_explanation_free(why);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_explanation_json(
    explanation: *const sat_explanation,
    out_text: *mut c_char,
    capacity: size_t,
    out_count: *mut size_t,
) -> sat_status {
    let body = || {
        // SAFETY: by the contract of the header.
        let sat_explanation {
            explanation,
            a,
            ta,
            b,
            tb,
        } = unsafe { look(explanation) }?;
        let mut text = explanation.to_json(a, ta, b, tb).into_bytes();
        text.push(0);
        Ok(text.into_iter().map(|byte| byte as c_char))
    };
    // SAFETY: by the contract of the header.
    unsafe { list_out(out_text, capacity, out_count, "bytes", body) }
}
