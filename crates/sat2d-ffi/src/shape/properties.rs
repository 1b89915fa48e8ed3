//! Shapes: properties.
//!
//! You can read back all numbers that a shape was made of, as they were given.

use crate::base::geometry::{sat_aabb, sat_vec2};
use crate::base::transform::{checked, sat_transform};
use crate::error::status::sat_status;
use crate::guard::call::{answer, get};
use crate::guard::lists::list_out;
use crate::shape::handle::sat_shape;
use libc::size_t;
use sat2d::ShapeKind;

/// The kind of a shape: one of the `SAT_SHAPE_` constants. It depends on the shape's geometry: a
/// rectangle without height is a segment.
pub type sat_shape_type = i32;

/// No shape: the value on failure.
pub const SAT_SHAPE_NONE: sat_shape_type = 0;
/// A point.
pub const SAT_SHAPE_POINT: sat_shape_type = 1;
/// A circle.
pub const SAT_SHAPE_CIRCLE: sat_shape_type = 2;
/// A segment.
pub const SAT_SHAPE_SEGMENT: sat_shape_type = 3;
/// A capsule.
pub const SAT_SHAPE_CAPSULE: sat_shape_type = 4;
/// A rectangle with sides along the axes of the shape's coordinates.
pub const SAT_SHAPE_RECTANGLE: sat_shape_type = 5;
/// A convex polygon.
pub const SAT_SHAPE_CONVEX_POLYGON: sat_shape_type = 6;
/// A rounded convex polygon.
pub const SAT_SHAPE_ROUNDED_POLYGON: sat_shape_type = 7;
/// A polygon that is concave or has holes.
pub const SAT_SHAPE_CONCAVE_POLYGON: sat_shape_type = 8;
/// A chain of segments with two ends.
pub const SAT_SHAPE_OPEN_CHAIN: sat_shape_type = 9;
/// A chain of segments whose last vertex is connected to the first.
pub const SAT_SHAPE_CLOSED_CHAIN: sat_shape_type = 10;
/// Several polygons: a mask whose pixels are not all connected.
pub const SAT_SHAPE_MULTI_POLYGON: sat_shape_type = 11;
/// An ellipse with half-axes along the axes of its coordinates.
pub const SAT_SHAPE_ELLIPSE: sat_shape_type = 12;
/// An outline of segments and curves.
pub const SAT_SHAPE_OUTLINE: sat_shape_type = 13;

/// The kind of a shape. On failure `out_kind` is `SAT_SHAPE_NONE`.
///
/// Errors: `SAT_ERR_NULL`.
///
/// ```c
/// sat_shape *ball = NULL;
/// sat_shape_type kind;
/// sat_shape_new_circle((sat_vec2){0, 0}, 1.5, &ball);
/// sat_shape_kind(ball, &kind);
/// assert(kind == SAT_SHAPE_CIRCLE);
/// sat_shape_free(ball);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_shape_kind(
    shape: *const sat_shape,
    out_kind: *mut sat_shape_type,
) -> sat_status {
    let body = || {
        // SAFETY: by the contract of the header.
        let shape = unsafe { get(shape, "shape") }?;
        Ok(match shape.shape.kind() {
            ShapeKind::Point => SAT_SHAPE_POINT,
            ShapeKind::Circle => SAT_SHAPE_CIRCLE,
            ShapeKind::Segment => SAT_SHAPE_SEGMENT,
            ShapeKind::Capsule => SAT_SHAPE_CAPSULE,
            ShapeKind::Rectangle => SAT_SHAPE_RECTANGLE,
            ShapeKind::ConvexPolygon => SAT_SHAPE_CONVEX_POLYGON,
            ShapeKind::RoundedPolygon => SAT_SHAPE_ROUNDED_POLYGON,
            ShapeKind::ConcavePolygon => SAT_SHAPE_CONCAVE_POLYGON,
            ShapeKind::OpenChain => SAT_SHAPE_OPEN_CHAIN,
            ShapeKind::ClosedChain => SAT_SHAPE_CLOSED_CHAIN,
            ShapeKind::MultiPolygon => SAT_SHAPE_MULTI_POLYGON,
            ShapeKind::Ellipse => SAT_SHAPE_ELLIPSE,
            ShapeKind::Outline => SAT_SHAPE_OUTLINE,
        })
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_kind, SAT_SHAPE_NONE, body) }
}

/// The area of a shape in its own coordinates, rounded: 0 for points, segments and chains; without
/// the holes of a polygon. A transform multiplies it by the magnitude of its determinant. On
/// failure `out_area` is 0.
///
/// Errors: `SAT_ERR_NULL`.
///
/// ```c
/// sat_shape *crate = NULL;
/// double area;
/// sat_shape_new_rectangle(4, 3, &crate);
/// sat_shape_area(crate, &area);
/// assert(area == 12);
/// sat_shape_free(crate);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_shape_area(shape: *const sat_shape, out_area: *mut f64) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || unsafe { Ok(get(shape, "shape")?.shape.area()) };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_area, 0.0, body) }
}

/// The centroid of a shape in its own coordinates, its centre of mass if the density is uniform; of
/// a segment its middle. It is rounded. A transform moves it as it moves any point. On failure
/// `out_centroid` is the origin.
///
/// Errors: `SAT_ERR_NULL`.
///
/// ```c
/// const sat_vec2 points[3] = {{0, 0}, {6, 0}, {0, 3}};
/// sat_shape *wedge = NULL;
/// sat_vec2 center;
/// sat_shape_new_convex_polygon(points, 3, &wedge);
/// sat_shape_centroid(wedge, &center);
/// assert(center.x == 2 && center.y == 1);
/// sat_shape_free(wedge);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_shape_centroid(
    shape: *const sat_shape,
    out_centroid: *mut sat_vec2,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || unsafe { Ok(get(shape, "shape")?.shape.centroid().into()) };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_centroid, sat_vec2::default(), body) }
}

/// The number of vertices: 1 for a circle (its centre), 2 for a segment or capsule. On failure
/// `out_count` is 0.
///
/// Errors: `SAT_ERR_NULL`.
///
/// ```c
/// sat_shape *capsule = NULL;
/// size_t count;
/// sat_shape_new_capsule((sat_vec2){0, 0}, (sat_vec2){0, 1}, 0.5, &capsule);
/// sat_shape_vertex_count(capsule, &count);
/// assert(count == 2);
/// sat_shape_free(capsule);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_shape_vertex_count(
    shape: *const sat_shape,
    out_count: *mut size_t,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || unsafe { Ok(get(shape, "shape")?.shape.vertices().len()) };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_count, 0, body) }
}

/// The vertices as they were given, of all rings one after the other, into the caller's buffer;
/// `out_count` is their number. If the buffer is too small nothing is copied and `out_count` is the
/// capacity needed; a buffer of capacity 0 may be NULL. On other failures `out_count` is 0.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_CAPACITY`.
///
/// ```c
/// const sat_vec2 points[3] = {{0, 0}, {5, 7}, {9, 0}}; // clockwise with y up, and returned so
/// sat_shape *triangle = NULL;
/// sat_vec2 vertices[8];
/// size_t count;
/// sat_shape_new_convex_polygon(points, 3, &triangle);
/// sat_shape_vertices(triangle, vertices, 8, &count);
/// assert(count == 3 && vertices[1].x == 5 && vertices[1].y == 7);
/// sat_shape_free(triangle);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_shape_vertices(
    shape: *const sat_shape,
    out_vertices: *mut sat_vec2,
    capacity: size_t,
    out_count: *mut size_t,
) -> sat_status {
    let body = || {
        // SAFETY: by the contract of the header.
        let vertices = unsafe { get(shape, "shape") }?.shape.vertices();
        Ok(vertices.iter().map(|&vertex| vertex.into()))
    };
    // SAFETY: by the contract of the header.
    unsafe { list_out(out_vertices, capacity, out_count, "vertices", body) }
}

/// The number of rings of vertices: 1 and one for each hole of a polygon. On failure `out_count` is
/// 0.
///
/// Errors: `SAT_ERR_NULL`.
///
/// ```c
/// const sat_vec2 points[7] = {{0, 0}, {9, 0}, {9, 9}, {0, 9}, {4, 4}, {6, 4}, {5, 6}};
/// const size_t ring_sizes[2] = {4, 3};
/// sat_shape *plate = NULL;
/// size_t rings;
/// sat_shape_new_polygon(points, ring_sizes, 2, &plate);
/// sat_shape_ring_count(plate, &rings);
/// assert(rings == 2);
/// sat_shape_free(plate);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_shape_ring_count(
    shape: *const sat_shape,
    out_count: *mut size_t,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || unsafe { Ok(get(shape, "shape")?.shape.rings().len()) };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_count, 0, body) }
}

/// The number of vertices of each ring, the outer one first, into the caller's buffer; `out_count`
/// is the number of rings. If the buffer is too small nothing is copied and `out_count` is the
/// capacity needed; a buffer of capacity 0 may be NULL. On other failures `out_count` is 0.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_CAPACITY`.
///
/// ```c
/// const sat_vec2 points[7] = {{0, 0}, {9, 0}, {9, 9}, {0, 9}, {4, 4}, {6, 4}, {5, 6}};
/// const size_t ring_sizes[2] = {4, 3};
/// sat_shape *plate = NULL;
/// size_t sizes[2], rings;
/// sat_shape_new_polygon(points, ring_sizes, 2, &plate);
/// sat_shape_ring_sizes(plate, sizes, 2, &rings);
/// assert(rings == 2 && sizes[0] == 4 && sizes[1] == 3);
/// sat_shape_free(plate);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_shape_ring_sizes(
    shape: *const sat_shape,
    out_sizes: *mut size_t,
    capacity: size_t,
    out_count: *mut size_t,
) -> sat_status {
    let body = || {
        // SAFETY: by the contract of the header.
        let shape = unsafe { get(shape, "shape") }?;
        Ok(shape.shape.rings().map(<[_]>::len))
    };
    // SAFETY: by the contract of the header.
    unsafe { list_out(out_sizes, capacity, out_count, "rings", body) }
}

/// The radius by which the hull of the vertices is inflated: 0 for shapes with sharp corners, the
/// longer half-axis of an ellipse. On failure `out_radius` is 0.
///
/// Errors: `SAT_ERR_NULL`.
///
/// ```c
/// sat_shape *crate = NULL;
/// double radius;
/// sat_shape_new_rectangle(4, 4, &crate);
/// sat_shape_radius(crate, &radius);
/// assert(radius == 0);
/// sat_shape_free(crate);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_shape_radius(
    shape: *const sat_shape,
    out_radius: *mut f64,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || unsafe { Ok(get(shape, "shape")?.shape.radius()) };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_radius, 0.0, body) }
}

/// The half-axes, along x and y, of the ellipse around each vertex: of an ellipse its own, of other
/// shapes both are the radius. On failure `out_half_axes` is all zero.
///
/// Errors: `SAT_ERR_NULL`.
///
/// ```c
/// sat_shape *shadow = NULL;
/// sat_vec2 half_axes;
/// sat_shape_new_ellipse(5, 3, &shadow);
/// sat_shape_half_axes(shadow, &half_axes);
/// assert(half_axes.x == 5 && half_axes.y == 3);
/// sat_shape_free(shadow);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_shape_half_axes(
    shape: *const sat_shape,
    out_half_axes: *mut sat_vec2,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || unsafe { Ok(get(shape, "shape")?.shape.half_axes().into()) };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_half_axes, sat_vec2::default(), body) }
}

/// The least axis-aligned box around the shape at `transform`, rounded outward if the shape is
/// round, concave or has curves.
/// On failure `out_bounds` is all zero.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_NOT_FINITE`, `SAT_ERR_SINGULAR`, `SAT_ERR_OUT_OF_RANGE`.
///
/// ```c
/// sat_shape *blade = NULL;
/// const sat_transform upright = {0, 1, -1, 0, 100, 50}; // rotated by 90 degrees
/// sat_aabb box;
/// sat_shape_new_rectangle(40, 4, &blade);
/// sat_shape_bounds(blade, &upright, &box);
/// assert(box.min.x == 98 && box.min.y == 30 && box.max.x == 102 && box.max.y == 70);
/// sat_shape_free(blade);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_shape_bounds(
    shape: *const sat_shape,
    transform: *const sat_transform,
    out_bounds: *mut sat_aabb,
) -> sat_status {
    let body = || {
        // SAFETY: by the contract of the header.
        let (shape, transform) =
            unsafe { (get(shape, "shape")?, checked(transform, "transform")?) };
        Ok(shape.shape.placed_bounds(transform)?.into())
    };
    // SAFETY: by the contract of the header.
    unsafe { answer(out_bounds, sat_aabb::default(), body) }
}
