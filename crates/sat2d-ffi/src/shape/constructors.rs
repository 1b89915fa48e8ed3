//! Shapes: constructors.
//!
//! Vertices are numbered from 0 in the order given, either way round. Coordinates and lengths must
//! be finite and at most 2^500 in magnitude. The caller frees `out_shape` with
//! `sat_shape_free`; on failure it is NULL. Points are copied.

use crate::base::geometry::{sat_vec2, vectors};
use crate::error::status::sat_status;
use crate::shape::decompose::{options, sat_decompose_options};
use crate::shape::handle::{hand_out, sat_shape};
use crate::shape::polygon::rings;
use libc::size_t;
use sat2d::Shape;

/// A disc; with a radius of 0 a point.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_NOT_FINITE`, `SAT_ERR_OUT_OF_RANGE`, `SAT_ERR_NEGATIVE`.
///
/// ```c
/// sat_shape *ball = NULL;
/// double radius;
/// sat_shape_new_circle((sat_vec2){0, 0}, 1.5, &ball);
/// sat_shape_radius(ball, &radius);
/// assert(radius == 1.5);
/// sat_shape_free(ball);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_shape_new_circle(
    center: sat_vec2,
    radius: f64,
    out_shape: *mut *mut sat_shape,
) -> sat_status {
    // SAFETY: by the contract of the header.
    unsafe { hand_out(out_shape, || Ok(Shape::circle(center.into(), radius)?)) }
}

/// An ellipse about the origin with these half-axes along x and y. With equal ones it is a disc, if
/// one is 0 a segment, with both 0 a point. A transform moves and turns it.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_NOT_FINITE`, `SAT_ERR_OUT_OF_RANGE`, `SAT_ERR_NEGATIVE`.
///
/// ```c
/// sat_shape *shadow = NULL;
/// const sat_transform here = sat_transform_identity();
/// sat_relation relation;
/// sat_shape_new_ellipse(50, 25, &shadow);
/// sat_point_relation(shadow, &here, (sat_vec2){30, 20}, &relation);
/// assert(relation == SAT_TOUCHING); // (3/5)^2 + (4/5)^2 = 1
/// sat_shape_free(shadow);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_shape_new_ellipse(
    half_width: f64,
    half_height: f64,
    out_shape: *mut *mut sat_shape,
) -> sat_status {
    // SAFETY: by the contract of the header.
    unsafe { hand_out(out_shape, || Ok(Shape::ellipse(half_width, half_height)?)) }
}

/// The segment between two different points.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_NOT_FINITE`, `SAT_ERR_OUT_OF_RANGE`, `SAT_ERR_REPEATED_POINT`.
///
/// ```c
/// sat_shape *wire = NULL;
/// const sat_transform here = sat_transform_identity();
/// sat_relation relation;
/// sat_shape_new_segment((sat_vec2){0, 0}, (sat_vec2){10, 0}, &wire);
/// sat_point_relation(wire, &here, (sat_vec2){3, 0}, &relation);
/// assert(relation == SAT_TOUCHING); // it has no interior
/// sat_shape_free(wire);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_shape_new_segment(
    start: sat_vec2,
    end: sat_vec2,
    out_shape: *mut *mut sat_shape,
) -> sat_status {
    // SAFETY: by the contract of the header.
    unsafe { hand_out(out_shape, || Ok(Shape::segment(start.into(), end.into())?)) }
}

/// All points within `radius` of the segment between two different points.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_NOT_FINITE`, `SAT_ERR_OUT_OF_RANGE`, `SAT_ERR_NEGATIVE`,
/// `SAT_ERR_REPEATED_POINT`.
///
/// ```c
/// sat_shape *fighter = NULL;
/// const sat_transform here = sat_transform_identity();
/// sat_aabb box;
/// // 2 high, standing on the origin
/// sat_shape_new_capsule((sat_vec2){0, 0.5}, (sat_vec2){0, 1.5}, 0.5, &fighter);
/// sat_shape_bounds(fighter, &here, &box);
/// assert(box.min.y <= 0 && box.max.y >= 2 && box.max.y < 2.000001);
/// sat_shape_free(fighter);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_shape_new_capsule(
    start: sat_vec2,
    end: sat_vec2,
    radius: f64,
    out_shape: *mut *mut sat_shape,
) -> sat_status {
    let make = || Ok(Shape::capsule(start.into(), end.into(), radius)?);
    // SAFETY: by the contract of the header.
    unsafe { hand_out(out_shape, make) }
}

/// A rectangle about the origin with the vertices (-w/2, -h/2), (w/2, -h/2), (w/2, h/2) and
/// (-w/2, h/2). With a width or height of 0 it is a segment, with both 0 a point.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_NOT_FINITE`, `SAT_ERR_OUT_OF_RANGE`, `SAT_ERR_NEGATIVE`.
///
/// ```c
/// sat_shape *crate = NULL;
/// sat_vec2 corners[4];
/// size_t count;
/// sat_shape_new_rectangle(40, 4, &crate);
/// sat_shape_vertices(crate, corners, 4, &count);
/// assert(count == 4 && corners[0].x == -20 && corners[0].y == -2);
/// assert(corners[2].x == 20 && corners[2].y == 2);
/// sat_shape_free(crate);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_shape_new_rectangle(
    width: f64,
    height: f64,
    out_shape: *mut *mut sat_shape,
) -> sat_status {
    // SAFETY: by the contract of the header.
    unsafe { hand_out(out_shape, || Ok(Shape::rectangle(width, height)?)) }
}

/// The rectangle from (x, y) to (x + width, y + height), the sums rounded to doubles, with the
/// vertices (x, y), (x + w, y), (x + w, y + h) and (x, y + h). With a width or height of 0 it is a
/// segment, with both 0 a point.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_NOT_FINITE`, `SAT_ERR_OUT_OF_RANGE`, `SAT_ERR_NEGATIVE`.
///
/// ```c
/// sat_shape *blade = NULL;
/// sat_vec2 corners[4];
/// size_t count;
/// sat_shape_new_rectangle_xywh(0, -2, 40, 4, &blade); // the grip at the origin
/// sat_shape_vertices(blade, corners, 4, &count);
/// assert(count == 4 && corners[0].x == 0 && corners[0].y == -2);
/// assert(corners[2].x == 40 && corners[2].y == 2);
/// sat_shape_free(blade);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_shape_new_rectangle_xywh(
    x: f64,
    y: f64,
    width: f64,
    height: f64,
    out_shape: *mut *mut sat_shape,
) -> sat_status {
    let make = || Ok(Shape::rectangle_xywh(x, y, width, height)?);
    // SAFETY: by the contract of the header.
    unsafe { hand_out(out_shape, make) }
}

/// A convex polygon of `count` points in order around it. Points along a straight edge are kept.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_COUNT`, `SAT_ERR_NOT_FINITE`, `SAT_ERR_OUT_OF_RANGE`,
/// `SAT_ERR_TOO_FEW_POINTS`, `SAT_ERR_REPEATED_POINT` (neighbours), `SAT_ERR_ZERO_AREA`,
/// `SAT_ERR_NOT_CONVEX`, `SAT_ERR_SELF_INTERSECTING`.
///
/// ```c
/// const sat_vec2 points[3] = {{0, 0}, {9, 0}, {5, 7}};
/// const sat_vec2 dart[4] = {{0, 0}, {4, 1}, {0, 4}, {1, 1}};
/// sat_shape *triangle = NULL, *none = NULL;
/// sat_status good = sat_shape_new_convex_polygon(points, 3, &triangle);
/// sat_status bad = sat_shape_new_convex_polygon(dart, 4, &none);
/// assert(good == SAT_OK && bad == SAT_ERR_NOT_CONVEX && none == NULL); // vertex 3 is reflex
/// sat_shape_free(triangle);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_shape_new_convex_polygon(
    points: *const sat_vec2,
    count: size_t,
    out_shape: *mut *mut sat_shape,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let make = || unsafe { Ok(Shape::convex_polygon(vectors(points, count)?)?) };
    // SAFETY: by the contract of the header.
    unsafe { hand_out(out_shape, make) }
}

/// All points within `radius` of a convex polygon of `count` points: corners rounded, edges moved
/// outward.
///
/// Errors: those of `sat_shape_new_convex_polygon` and `SAT_ERR_NEGATIVE`.
///
/// ```c
/// const sat_vec2 points[3] = {{0, 0}, {8, 0}, {4, 6}};
/// const sat_transform here = sat_transform_identity();
/// sat_shape *pick = NULL;
/// sat_relation relation;
/// sat_shape_new_rounded_polygon(points, 3, 1, &pick);
/// sat_point_relation(pick, &here, (sat_vec2){4, -1}, &relation);
/// assert(relation == SAT_TOUCHING); // its lower edge is at y = -1
/// sat_shape_free(pick);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_shape_new_rounded_polygon(
    points: *const sat_vec2,
    count: size_t,
    radius: f64,
    out_shape: *mut *mut sat_shape,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let make = || unsafe { Ok(Shape::rounded_polygon(vectors(points, count)?, radius)?) };
    // SAFETY: by the contract of the header.
    unsafe { hand_out(out_shape, make) }
}

/// Any polygon, convex or concave, with or without holes: all points one ring after the other, and
/// the sizes of the `ring_count` rings, the outer one first. Without holes pass a pointer to the
/// number of points, and 1. The section on polygons says which rings are valid and how vertices are
/// numbered. The polygon is decomposed into convex pieces, but no result shows them: a point on a
/// diagonal is inside.
///
/// Errors: those of `sat_polygon_validate`, which also reports the place, and
/// `SAT_ERR_OUT_OF_RANGE`.
///
/// ```c
/// const sat_vec2 points[8] = {{0, 0}, {9, 0}, {9, 9}, {0, 9},  // a square room
///                             {3, 3}, {6, 3}, {6, 6}, {3, 6}}; // with a square hole
/// const size_t ring_sizes[2] = {4, 4};
/// const sat_transform here = sat_transform_identity();
/// sat_shape *room = NULL;
/// sat_relation relation;
/// sat_shape_new_polygon(points, ring_sizes, 2, &room);
/// sat_point_relation(room, &here, (sat_vec2){4, 4}, &relation);
/// assert(room != NULL && relation == SAT_DISJOINT); // in the hole
/// sat_shape_free(room);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_shape_new_polygon(
    points: *const sat_vec2,
    ring_sizes: *const size_t,
    ring_count: size_t,
    out_shape: *mut *mut sat_shape,
) -> sat_status {
    let make = || {
        // SAFETY: by the contract of the header.
        let rings = unsafe { rings(points, ring_sizes, ring_count) }?;
        Ok(Shape::polygon(&rings)?)
    };
    // SAFETY: by the contract of the header.
    unsafe { hand_out(out_shape, make) }
}

/// As `sat_shape_new_polygon`, decomposed by `options`; NULL is the default. Results do not depend
/// on the options, but their cost may.
///
/// Errors: those of `sat_shape_new_polygon`, `SAT_ERR_INVALID_ENUM`, `SAT_ERR_RESERVED`.
///
/// ```c
/// const sat_vec2 corner[6] = {{0, 0}, {2, 0}, {2, 1}, {1, 1}, {1, 2}, {0, 2}};
/// const size_t size = 6;
/// sat_decompose_options options = {0, 0, 0, 0};
/// sat_shape *level = NULL;
/// options.method = SAT_DECOMPOSE_FAST; // the level changes every frame
/// sat_status status = sat_shape_new_polygon_with(corner, &size, 1, &options, &level);
/// assert(status == SAT_OK);
/// sat_shape_free(level);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_shape_new_polygon_with(
    points: *const sat_vec2,
    ring_sizes: *const size_t,
    ring_count: size_t,
    options: *const sat_decompose_options,
    out_shape: *mut *mut sat_shape,
) -> sat_status {
    let make = || {
        // SAFETY: by the contract of the header.
        let (rings, options) = unsafe {
            (
                rings(points, ring_sizes, ring_count)?,
                self::options(options)?,
            )
        };
        Ok(Shape::polygon_with(&rings, &options)?)
    };
    // SAFETY: by the contract of the header.
    unsafe { hand_out(out_shape, make) }
}

/// The convex hull of any `count` points. Its vertices are the points that are its corners,
/// counter-clockwise with y up from the leftmost (of several, the lowest). It is a segment if all
/// points lie on a line, and a point if all are the same.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_COUNT`, `SAT_ERR_NOT_FINITE`, `SAT_ERR_OUT_OF_RANGE`,
/// `SAT_ERR_TOO_FEW_POINTS` (none).
///
/// ```c
/// const sat_vec2 points[5] = {{0, 0}, {4, 0}, {2, 1}, {4, 4}, {0, 4}}; // (2, 1) is inside
/// sat_shape *hull = NULL;
/// size_t count;
/// sat_shape_new_hull(points, 5, &hull);
/// sat_shape_vertex_count(hull, &count);
/// assert(count == 4);
/// sat_shape_free(hull);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_shape_new_hull(
    points: *const sat_vec2,
    count: size_t,
    out_shape: *mut *mut sat_shape,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let make = || unsafe { Ok(Shape::hull(vectors(points, count)?)?) };
    // SAFETY: by the contract of the header.
    unsafe { hand_out(out_shape, make) }
}
