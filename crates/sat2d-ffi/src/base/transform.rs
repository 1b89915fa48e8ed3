//! Transforms: the placement of shapes.
//!
//! A transform is an affine map of the plane. Mirrors, scales and nested placements are transforms.
//! You may fill in the struct by hand: every function checks the transforms that it takes.

use crate::base::geometry::sat_vec2;
use crate::error::status::{Failure, sat_status};
use crate::guard::call::{answer, get};
use crate::guard::lists::list;
use libc::size_t;
use sat2d::{DVec2, Transform};
use std::mem::{align_of, offset_of, size_of};

/// The map ``x' = a*x + c*y + tx``, ``y' = b*x + d*y + ty``; the coefficients are in the order of
/// Flash's Matrix and of the HTML canvas.
#[repr(C)]
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub struct sat_transform {
    /// The factor of x in x'.
    pub a: f64,
    /// The factor of x in y'.
    pub b: f64,
    /// The factor of y in x'.
    pub c: f64,
    /// The factor of y in y'.
    pub d: f64,
    /// The x coordinate of the image of the origin.
    pub tx: f64,
    /// The y coordinate of the image of the origin.
    pub ty: f64,
}

const _: () = assert!(
    size_of::<sat_transform>() == 48
        && offset_of!(sat_transform, b) == 8
        && offset_of!(sat_transform, c) == 16
        && offset_of!(sat_transform, d) == 24
        && offset_of!(sat_transform, tx) == 32
        && offset_of!(sat_transform, ty) == 40
);

impl sat_transform {
    /// The value on failure: all zero, so that using it is an error and never a hit.
    pub(crate) const HARMLESS: sat_transform = sat_transform {
        a: 0.0,
        b: 0.0,
        c: 0.0,
        d: 0.0,
        tx: 0.0,
        ty: 0.0,
    };

    /// The core's map of these numbers, checked in place: a copy would cost more than the check.
    #[inline(always)]
    pub(crate) fn checked(&self) -> Result<&Transform, Failure> {
        let sat_transform { a, b, c, d, tx, ty } = *self;
        Transform::new(a, b, c, d, tx, ty)?;
        // SAFETY: these six numbers have just made a Transform.
        Ok(unsafe { self.as_map() })
    }

    /// The core's map of these numbers.
    ///
    /// # Safety
    /// The numbers are those of a valid [`Transform`], or the map is only passed to functions that
    /// accept invalid ones.
    #[inline(always)]
    pub(crate) unsafe fn as_map(&self) -> &Transform {
        // SAFETY: both are six doubles in the same order; the values are the caller's contract.
        unsafe { &*std::ptr::from_ref(self).cast() }
    }
}

const _: () = assert!(
    size_of::<Transform>() == size_of::<sat_transform>()
        && align_of::<Transform>() == align_of::<sat_transform>()
);

impl From<Transform> for sat_transform {
    fn from(map: Transform) -> sat_transform {
        let [a, b, c, d, tx, ty] = map.to_array();
        sat_transform { a, b, c, d, tx, ty }
    }
}

/// The transform behind an argument, checked.
///
/// # Safety
/// As [`get`].
#[inline(always)]
pub(crate) unsafe fn checked<'a>(
    transform: *const sat_transform,
    name: &'static str,
) -> Result<&'a Transform, Failure> {
    // SAFETY: by the caller's contract.
    unsafe { get(transform, name) }?.checked()
}

/// The transforms behind a list, checked.
///
/// # Safety
/// As [`list`].
pub(crate) unsafe fn all_checked<'a>(
    transforms: *const sat_transform,
    count: size_t,
    name: &'static str,
) -> Result<&'a [Transform], Failure> {
    // SAFETY: by the caller's contract.
    let given = unsafe { list(transforms, count, name) }?;
    for (index, transform) in given.iter().enumerate() {
        transform.checked().map_err(|failure| failure.at(index))?;
    }
    // SAFETY: each of them is a Transform, as `checked` says.
    Ok(unsafe { std::slice::from_raw_parts(given.as_ptr().cast(), given.len()) })
}

/// The identity.
///
/// ```c
/// sat_transform map = sat_transform_identity();
/// assert(map.a == 1 && map.b == 0 && map.c == 0 && map.d == 1 && map.tx == 0 && map.ty == 0);
/// ```
#[unsafe(no_mangle)]
pub extern "C" fn sat_transform_identity() -> sat_transform {
    Transform::IDENTITY.into()
}

/// The translation that moves the origin to `position`. The numbers are checked where the
/// transform is used.
///
/// ```c
/// sat_transform at = sat_transform_translation((sat_vec2){60, 5});
/// assert(at.a == 1 && at.d == 1 && at.tx == 60 && at.ty == 5);
/// ```
#[unsafe(no_mangle)]
pub extern "C" fn sat_transform_translation(position: sat_vec2) -> sat_transform {
    sat_transform {
        tx: position.x,
        ty: position.y,
        ..Transform::IDENTITY.into()
    }
}

/// Scales by `scale_x` and `scale_y` (negative scales mirror), then rotates by `rotation` radians
/// from the x axis towards the y axis (clockwise on a screen with y down), then moves the origin to
/// `position`. On failure `out_transform` is all zero.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_NOT_FINITE`, `SAT_ERR_SINGULAR` (a scale of 0).
///
/// ```c
/// sat_transform hand;
/// sat_vec2 tip;
/// // at (60, 5), rotated by half a radian, twice as large and facing left
/// sat_transform_placement((sat_vec2){60, 5}, 0.5, -2, 2, &hand);
/// sat_transform_apply(&hand, (sat_vec2){10, 0}, &tip);
/// assert(fabs(tip.x - (60 - 20 * cos(0.5))) < 1e-12);
/// assert(fabs(tip.y - (5 - 20 * sin(0.5))) < 1e-12);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_transform_placement(
    position: sat_vec2,
    rotation: f64,
    scale_x: f64,
    scale_y: f64,
    out_transform: *mut sat_transform,
) -> sat_status {
    let body = || Ok(Transform::placement(position.into(), rotation, scale_x, scale_y)?.into());
    // SAFETY: by the contract of the header.
    unsafe { answer(out_transform, sat_transform::HARMLESS, body) }
}

/// As `sat_transform_placement`, with degrees. Multiples of 90 degrees rotate exactly. On failure
/// `out_transform` is all zero.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_NOT_FINITE`, `SAT_ERR_SINGULAR` (a scale of 0).
///
/// ```c
/// sat_transform hand;
/// sat_vec2 tip;
/// sat_transform_placement_degrees((sat_vec2){60, 5}, 90, 1, 1, &hand);
/// sat_transform_apply(&hand, (sat_vec2){10, 0}, &tip);
/// assert(tip.x == 60 && tip.y == 15); // to the bit
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_transform_placement_degrees(
    position: sat_vec2,
    rotation: f64,
    scale_x: f64,
    scale_y: f64,
    out_transform: *mut sat_transform,
) -> sat_status {
    let body =
        || Ok(Transform::placement_degrees(position.into(), rotation, scale_x, scale_y)?.into());
    // SAFETY: by the contract of the header.
    unsafe { answer(out_transform, sat_transform::HARMLESS, body) }
}

/// The map that applies `inner` first and `outer` second: the placement of an object at `inner` in
/// a container at `outer`. `out_transform` may be one of the two. On failure it is all zero.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_NOT_FINITE`, `SAT_ERR_SINGULAR`, for a factor or the product.
///
/// ```c
/// sat_transform body, sword, placed;
/// sat_vec2 tip;
/// sat_transform_placement_degrees((sat_vec2){100, 50}, 0, -1, 1, &body); // faces left
/// sat_transform_placement_degrees((sat_vec2){10, 0}, 0, 1, 1, &sword);   // in front of it
/// sat_transform_product(&body, &sword, &placed);
/// sat_transform_apply(&placed, (sat_vec2){5, 0}, &tip);
/// assert(tip.x == 85 && tip.y == 50);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_transform_product(
    outer: *const sat_transform,
    inner: *const sat_transform,
    out_transform: *mut sat_transform,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || unsafe {
        Ok(checked(outer, "outer")?
            .product(checked(inner, "inner")?)?
            .into())
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_transform, sat_transform::HARMLESS, body) }
}

/// The placement of the innermost of `count` nested containers, outermost first; the identity if
/// `count` is 0. On failure `out_transform` is all zero.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_COUNT`, `SAT_ERR_NOT_FINITE`, `SAT_ERR_SINGULAR`, for a level
/// or a product; `sat_last_error_details` names the level as the entry.
///
/// ```c
/// const sat_transform levels[3] = {
///     {-1, 0, 0, 1, 100, 50}, // the fighter, facing left
///     {1, 0, 0, 1, 10, 0},    // the arm
///     {0, 1, -1, 0, 0, 0},    // the sword in the hand, rotated by 90 degrees
/// };
/// sat_transform sword;
/// sat_vec2 tip;
/// sat_transform_nested(levels, 3, &sword);
/// sat_transform_apply(&sword, (sat_vec2){5, 0}, &tip);
/// assert(tip.x == 90 && tip.y == 55);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_transform_nested(
    levels: *const sat_transform,
    count: size_t,
    out_transform: *mut sat_transform,
) -> sat_status {
    let body = || {
        // SAFETY: by the contract of the header.
        let levels = unsafe { list(levels, count, "levels") }?;
        let mut nested = Transform::IDENTITY;
        for (index, level) in levels.iter().enumerate() {
            let inside = |outer: &Transform| Ok(outer.product(level.checked()?)?);
            nested = inside(&nested).map_err(|failure: Failure| failure.at(index))?;
        }
        Ok(nested.into())
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_transform, sat_transform::HARMLESS, body) }
}

/// The placement by another point of the object: `anchor`, in the object's own coordinates, moves
/// to the point to which `transform` moves the origin. Use it with engines that place a sprite by
/// its centre or its feet, and turn it about that point. `out_transform` may be `transform`. On
/// failure it is all zero.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_NOT_FINITE`, `SAT_ERR_SINGULAR`.
///
/// ```c
/// const sat_vec2 feet = {10, 30}; // of a sprite of 20 by 30 pixels
/// sat_transform hero;
/// sat_vec2 corner;
/// sat_transform_placement_degrees((sat_vec2){100, 50}, 90, 1, 1, &hero);
/// sat_transform_anchored(&hero, feet, &hero);
/// sat_transform_apply(&hero, (sat_vec2){0, 0}, &corner);
/// assert(corner.x == 130 && corner.y == 40);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_transform_anchored(
    transform: *const sat_transform,
    anchor: sat_vec2,
    out_transform: *mut sat_transform,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || unsafe {
        Ok(checked(transform, "transform")?
            .anchored(anchor.into())?
            .into())
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_transform, sat_transform::HARMLESS, body) }
}

/// The inverse map, up to rounding. `out_transform` may be `transform`. On failure it is all zero.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_NOT_FINITE`, `SAT_ERR_SINGULAR`, for the map or its inverse.
///
/// ```c
/// const sat_transform body = {-2, 0, 0, 2, 100, 50};
/// sat_transform back;
/// sat_vec2 local;
/// sat_transform_inverse(&body, &back);
/// sat_transform_apply(&back, (sat_vec2){90, 54}, &local); // a click, in the body's coordinates
/// assert(local.x == 5 && local.y == 2);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_transform_inverse(
    transform: *const sat_transform,
    out_transform: *mut sat_transform,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || unsafe { Ok(checked(transform, "transform")?.inverse()?.into()) };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_transform, sat_transform::HARMLESS, body) }
}

/// The image of a point: `(a*x + c*y) + tx` and `(b*x + d*y) + ty`, each operation rounded once.
/// On failure `out_point` is the origin.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_NOT_FINITE`, `SAT_ERR_SINGULAR`, for the map. The point is not
/// checked.
///
/// ```c
/// const sat_transform body = {-1, 0, 0, 1, 100, 50};
/// sat_vec2 placed;
/// sat_transform_apply(&body, (sat_vec2){10, 3}, &placed);
/// assert(placed.x == 90 && placed.y == 53);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_transform_apply(
    transform: *const sat_transform,
    point: sat_vec2,
    out_point: *mut sat_vec2,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || unsafe {
        Ok(checked(transform, "transform")?
            .apply(DVec2::from(point))
            .into())
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_point, sat_vec2::default(), body) }
}

/// The position of a transform: the image of the origin, `(tx, ty)`. On failure `out_position` is
/// the origin.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_NOT_FINITE`, `SAT_ERR_SINGULAR`.
///
/// ```c
/// const sat_transform body = {-1, 0, 0, 1, 100, 50};
/// sat_vec2 position;
/// sat_transform_position(&body, &position);
/// assert(position.x == 100 && position.y == 50);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_transform_position(
    transform: *const sat_transform,
    out_position: *mut sat_vec2,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || unsafe { Ok(checked(transform, "transform")?.position().into()) };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_position, sat_vec2::default(), body) }
}

/// Whether the map swaps left and right, decided exactly. On failure `out_mirrored` is false.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_NOT_FINITE`, `SAT_ERR_SINGULAR`.
///
/// ```c
/// const sat_transform facing_left = {-1, 0, 0, 1, 100, 50};
/// bool mirrored;
/// sat_transform_is_mirrored(&facing_left, &mirrored);
/// assert(mirrored);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_transform_is_mirrored(
    transform: *const sat_transform,
    out_mirrored: *mut bool,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || unsafe { Ok(checked(transform, "transform")?.is_mirrored()) };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_mirrored, false, body) }
}

/// Whether circles stay circles: the map is a product of rotations, translations, reflections and
/// uniform scales, up to four units in the last place. Under other maps they become ellipses. On
/// failure `out_similarity` is false.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_NOT_FINITE`, `SAT_ERR_SINGULAR`.
///
/// ```c
/// const sat_transform mirrored = {-3, 0, 0, 3, 0, 0}, stretched = {3, 0, 0, 1, 0, 0};
/// bool first, second;
/// sat_transform_is_similarity(&mirrored, &first);
/// sat_transform_is_similarity(&stretched, &second);
/// assert(first && !second);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_transform_is_similarity(
    transform: *const sat_transform,
    out_similarity: *mut bool,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || unsafe { Ok(checked(transform, "transform")?.is_similarity()) };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_similarity, false, body) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_map_checked_in_place_has_its_coefficients_in_order() {
        let [a, b, c, d, tx, ty] = [1.0, 2.0, 3.0, 4.0, 5.0, 6.0];
        let map = sat_transform { a, b, c, d, tx, ty };
        let checked = map.checked().expect("the map is not singular");
        assert_eq!(checked.to_array(), [a, b, c, d, tx, ty]);
    }
}
