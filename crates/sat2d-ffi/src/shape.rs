//! Shapes: what a thing is.
//!
//! A shape is made once, in coordinates of its own, and never changes, so any number of threads and things may use the
//! same one. Vertices are numbered from 0 in the order in which they were given, either way round; coordinates and lengths must
//! be finite and at most 2^500 in magnitude.

use crate::entry::{answer, get, guarded, list, null};
use crate::geometry::{sat_aabb, sat_vec2};
use crate::status::{Failure, SAT_ERR_CAPACITY, SAT_OK, sat_status};
use crate::transform::{map, sat_transform};
use sat2d::{DVec2, Shape};
use std::ptr::null_mut;
use std::sync::Arc;

/// A shape, behind a reference of the caller's: made by a `sat_shape_new_` function or by `sat_shape_share`, given back by
/// `sat_shape_free`.
pub struct sat_shape {
    pub(crate) shape: Shape,
}

const _: () = {
    const fn usable_from_any_thread<T: Send + Sync>() {}
    usable_from_any_thread::<sat_shape>();
};

/// Hands a new shape to the caller.
///
/// # Safety
/// As [`answer`].
unsafe fn hand_out(
    out: *mut *mut sat_shape,
    make: impl FnOnce() -> Result<Shape, Failure>,
) -> sat_status {
    let body = || Ok(Arc::into_raw(Arc::new(sat_shape { shape: make()? })).cast_mut());
    // SAFETY: as the caller vouches.
    unsafe { answer(out, null_mut(), body) }
}

/// A caller's points as the core's.
///
/// # Safety
/// As [`list`].
pub(crate) unsafe fn vectors<'a>(
    points: *const sat_vec2,
    count: usize,
) -> Result<&'a [DVec2], Failure> {
    // SAFETY: the two types have one layout (asserted beside `sat_vec2`), and the caller vouches for the rest.
    unsafe { list(points.cast(), count, "points") }
}

/// A disc; with a radius of 0 a point. The caller owns what is written to `out` and gives it back with `sat_shape_free`; on
/// failure it is NULL.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_NOT_FINITE`, `SAT_ERR_OUT_OF_RANGE`, `SAT_ERR_NEGATIVE`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_shape_new_circle(
    center: sat_vec2,
    radius: f64,
    out: *mut *mut sat_shape,
) -> sat_status {
    // SAFETY: by the contract of the header.
    unsafe { hand_out(out, || Ok(Shape::circle(center.into(), radius)?)) }
}

/// The segment between two different points. The caller owns what is written to `out` and gives it back with `sat_shape_free`;
/// on failure it is NULL.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_NOT_FINITE`, `SAT_ERR_OUT_OF_RANGE`, `SAT_ERR_REPEATED_POINT`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_shape_new_segment(
    start: sat_vec2,
    end: sat_vec2,
    out: *mut *mut sat_shape,
) -> sat_status {
    // SAFETY: by the contract of the header.
    unsafe { hand_out(out, || Ok(Shape::segment(start.into(), end.into())?)) }
}

/// All points within `radius` of the segment between two different points. The caller owns what is written to `out` and gives
/// it back with `sat_shape_free`; on failure it is NULL.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_NOT_FINITE`, `SAT_ERR_OUT_OF_RANGE`, `SAT_ERR_NEGATIVE`, `SAT_ERR_REPEATED_POINT`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_shape_new_capsule(
    start: sat_vec2,
    end: sat_vec2,
    radius: f64,
    out: *mut *mut sat_shape,
) -> sat_status {
    // SAFETY: by the contract of the header.
    unsafe {
        hand_out(out, || {
            Ok(Shape::capsule(start.into(), end.into(), radius)?)
        })
    }
}

/// A rectangle about the origin; its vertices are (-w/2, -h/2), (w/2, -h/2), (w/2, h/2), (-w/2, h/2). With a width or height of
/// 0 it is a segment, with both a point. The caller owns what is written to `out` and gives it back with
/// `sat_shape_free`; on failure it is NULL.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_NOT_FINITE`, `SAT_ERR_OUT_OF_RANGE`, `SAT_ERR_NEGATIVE`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_shape_new_rectangle(
    width: f64,
    height: f64,
    out: *mut *mut sat_shape,
) -> sat_status {
    // SAFETY: by the contract of the header.
    unsafe { hand_out(out, || Ok(Shape::rectangle(width, height)?)) }
}

/// The rectangle from the corner (x, y) to the corner (x + width, y + height), the sums rounded to doubles; its vertices are
/// (x, y), (x + w, y), (x + w, y + h), (x, y + h). With a width or height of 0 it is a segment, with both a point. The
/// caller owns what is written to `out` and gives it back with `sat_shape_free`; on failure it is NULL.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_NOT_FINITE`, `SAT_ERR_OUT_OF_RANGE`, `SAT_ERR_NEGATIVE`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_shape_new_rectangle_xywh(
    x: f64,
    y: f64,
    width: f64,
    height: f64,
    out: *mut *mut sat_shape,
) -> sat_status {
    // SAFETY: by the contract of the header.
    unsafe { hand_out(out, || Ok(Shape::rectangle_xywh(x, y, width, height)?)) }
}

/// A convex polygon of `count` points in order round it; points along a straight edge are kept. The points are copied. The
/// caller owns what is written to `out` and gives it back with `sat_shape_free`; on failure it is NULL.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_COUNT`, `SAT_ERR_NOT_FINITE`, `SAT_ERR_OUT_OF_RANGE`, `SAT_ERR_TOO_FEW_POINTS`,
/// `SAT_ERR_REPEATED_POINT` (neighbours), `SAT_ERR_ZERO_AREA`, `SAT_ERR_NOT_CONVEX`, `SAT_ERR_SELF_INTERSECTING`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_shape_new_convex_polygon(
    points: *const sat_vec2,
    count: usize,
    out: *mut *mut sat_shape,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let make = || unsafe { Ok(Shape::convex_polygon(vectors(points, count)?)?) };
    // SAFETY: by the contract of the header.
    unsafe { hand_out(out, make) }
}

/// All points within `radius` of a convex polygon of `count` points: corners rounded, sides moved outward. The points are
/// copied. The caller owns what is written to `out` and gives it back with `sat_shape_free`; on failure it is NULL.
///
/// Errors: those of `sat_shape_new_convex_polygon` and `SAT_ERR_NEGATIVE`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_shape_new_rounded_polygon(
    points: *const sat_vec2,
    count: usize,
    radius: f64,
    out: *mut *mut sat_shape,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let make = || unsafe { Ok(Shape::rounded_polygon(vectors(points, count)?, radius)?) };
    // SAFETY: by the contract of the header.
    unsafe { hand_out(out, make) }
}

/// A further reference to the same shape, to be given back on its own: the shape lives until the last is. Nothing is copied. The
/// caller owns what is written to `out` and gives it back with `sat_shape_free`; on failure it is NULL.
///
/// Errors: `SAT_ERR_NULL`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_shape_share(
    shape: *const sat_shape,
    out: *mut *mut sat_shape,
) -> sat_status {
    let body = || {
        // SAFETY: by the contract of the header it is NULL or came from `Arc::into_raw` and is not yet given back.
        unsafe {
            get(shape, "shape")?;
            Arc::increment_strong_count(shape);
        }
        Ok(shape.cast_mut())
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(out, null_mut(), body) }
}

/// Gives a reference back, which must not be used afterwards; with the last one the shape is freed. NULL is fine.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_shape_free(shape: *mut sat_shape) {
    if !shape.is_null() {
        // a void function has no way to tell a failure; there is none that freeing numbers could meet
        let _ = guarded(|| {
            // SAFETY: by the contract of the header it came from `Arc::into_raw` and is not yet given back.
            unsafe { Arc::decrement_strong_count(shape) };
            Ok(())
        });
    }
}

/// The number of vertices: 1 for a circle (its centre), 2 for a segment or capsule. On failure `out` is 0.
///
/// Errors: `SAT_ERR_NULL`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_shape_vertex_count(
    shape: *const sat_shape,
    out: *mut usize,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || unsafe { Ok(get(shape, "shape")?.shape.vertices().len()) };
    // SAFETY: by the contract of the header.
    unsafe { answer(out, 0, body) }
}

/// Copies the vertices, as they were given, into the caller's `buffer` of `capacity` vectors and writes their number to `count`.
/// Where the buffer is too small nothing is copied and `count` is what is needed; a buffer of capacity 0 may be NULL. On
/// other failures `count` is 0.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_CAPACITY`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_shape_vertices(
    shape: *const sat_shape,
    buffer: *mut sat_vec2,
    capacity: usize,
    count: *mut usize,
) -> sat_status {
    let mut too_small = SAT_OK;
    let body = || {
        // SAFETY: by the contract of the header.
        let vertices = unsafe { get(shape, "shape") }?.shape.vertices();
        let needed = vertices.len();
        if capacity < needed {
            let message = format_args!("{needed} vertices, room for {capacity}");
            too_small = Failure::new(SAT_ERR_CAPACITY, message).status();
        } else if buffer.is_null() {
            return Err(null("buffer"));
        } else {
            for (i, &vertex) in vertices.iter().enumerate() {
                // SAFETY: i is below the capacity, for which the caller vouches.
                unsafe { buffer.add(i).write(vertex.into()) };
            }
        }
        Ok(needed)
    };
    // SAFETY: by the contract of the header.
    match unsafe { answer(count, 0, body) } {
        SAT_OK => too_small,
        failure => failure,
    }
}

/// The radius by which the hull of the vertices is inflated: 0 for shapes with corners. On failure `out` is 0.
///
/// Errors: `SAT_ERR_NULL`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_shape_radius(shape: *const sat_shape, out: *mut f64) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || unsafe { Ok(get(shape, "shape")?.shape.radius()) };
    // SAFETY: by the contract of the header.
    unsafe { answer(out, 0.0, body) }
}

/// A box around the shape where `transform` puts it: the least one, for a round shape rounded outward. On failure `out` is the
/// origin.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_NOT_FINITE`, `SAT_ERR_SINGULAR`, `SAT_ERR_NOT_SIMILARITY`, `SAT_ERR_OUT_OF_RANGE`.
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_shape_bounds(
    shape: *const sat_shape,
    transform: *const sat_transform,
    out: *mut sat_aabb,
) -> sat_status {
    let body = || {
        // SAFETY: by the contract of the header.
        let (shape, transform) = unsafe { (get(shape, "shape")?, map(transform, "transform")?) };
        Ok(shape.shape.place(transform)?.bounds().into())
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(out, sat_aabb::default(), body) }
}
