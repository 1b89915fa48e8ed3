//! Shapes: what a thing is.
//!
//! A shape is made once, in coordinates of its own, and never changes, so any number of threads and things may use the
//! same one. Vertices are numbered from 0 in the order in which they were given, either way round; coordinates and lengths must
//! be finite and at most 2^500 in magnitude.

use crate::base::geometry::{sat_aabb, sat_vec2, vectors};
use crate::base::status::{Failure, sat_status};
use crate::base::transform::{map, sat_transform};
use crate::boundary::entry::{answer, get, guarded, list, list_out, null};
use crate::shape::decompose::{options, sat_decompose_options};
use crate::shape::polygon::rings;
use sat2d::Shape;
use std::mem::{align_of, offset_of, size_of};
use std::ptr::null_mut;
use std::sync::Arc;

/// A shape, behind a reference of the caller's: made by a `sat_shape_new_` function or by `sat_shape_share`, given back by
/// `sat_shape_free`.
pub struct sat_shape {
    pub(crate) shape: Shape,
}

// A reference to the one is read as one to the other where worlds and callers share shapes. (Not `repr(transparent)`: cbindgen would show
// what is inside.)
const _: () = assert!(
    size_of::<sat_shape>() == size_of::<Shape>()
        && align_of::<sat_shape>() == align_of::<Shape>()
        && offset_of!(sat_shape, shape) == 0
);

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

/// A further reference to the shape behind an argument, for the library to keep.
///
/// # Safety
/// `shape` is NULL or a reference that was not given back.
pub(crate) unsafe fn owned(shape: *const sat_shape) -> Result<Arc<Shape>, Failure> {
    // SAFETY: as the caller vouches.
    unsafe { get(shape, "shape") }?;
    let shape: *const Shape = shape.cast();
    // SAFETY: it came from `Arc::into_raw`, and a sat_shape is a Shape and nothing else, whichever of the two the Arc was made of.
    unsafe {
        Arc::increment_strong_count(shape);
        Ok(Arc::from_raw(shape))
    }
}

/// The shapes behind a list of references.
///
/// # Safety
/// As [`list`], and each is NULL or a reference that was not given back.
pub(crate) unsafe fn shapes<'a>(
    shapes: *const *const sat_shape,
    count: usize,
    name: &str,
) -> Result<&'a [&'a Shape], Failure> {
    // SAFETY: as the caller vouches.
    let given = unsafe { list(shapes, count, name) }?;
    if let Some(index) = given.iter().position(|shape| shape.is_null()) {
        return Err(null(name).at(index));
    }
    // SAFETY: none is NULL, and a sat_shape is a Shape and nothing else.
    Ok(unsafe { std::slice::from_raw_parts(given.as_ptr().cast(), given.len()) })
}

/// A disc; with a radius of 0 a point. The caller owns what is written to `out` and gives it back with `sat_shape_free`; on
/// failure it is NULL.
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
    out: *mut *mut sat_shape,
) -> sat_status {
    // SAFETY: by the contract of the header.
    unsafe { hand_out(out, || Ok(Shape::circle(center.into(), radius)?)) }
}

/// The segment between two different points. The caller owns what is written to `out` and gives it back with `sat_shape_free`;
/// on failure it is NULL.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_NOT_FINITE`, `SAT_ERR_OUT_OF_RANGE`, `SAT_ERR_REPEATED_POINT`.
///
/// ```c
/// sat_shape *wire = NULL;
/// const sat_transform here = sat_transform_identity();
/// sat_relation relation;
/// sat_shape_new_segment((sat_vec2){0, 0}, (sat_vec2){10, 0}, &wire);
/// sat_point_relation(wire, &here, (sat_vec2){3, 0}, &relation);
/// assert(relation == SAT_TOUCHING); // it has no inside
/// sat_shape_free(wire);
/// ```
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
///
/// ```c
/// sat_shape *fighter = NULL;
/// const sat_transform here = sat_transform_identity();
/// sat_aabb box;
/// sat_shape_new_capsule((sat_vec2){0, 0.5}, (sat_vec2){0, 1.5}, 0.5, &fighter); // 2 high, stands on the origin
/// sat_shape_bounds(fighter, &here, &box);
/// assert(box.min.y <= 0 && box.max.y >= 2 && box.max.y < 2.000001);
/// sat_shape_free(fighter);
/// ```
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
///
/// ```c
/// sat_shape *crate = NULL;
/// sat_vec2 corners[4];
/// size_t count;
/// sat_shape_new_rectangle(40, 4, &crate);
/// sat_shape_vertices(crate, corners, 4, &count);
/// assert(count == 4 && corners[0].x == -20 && corners[0].y == -2 && corners[2].x == 20 && corners[2].y == 2);
/// sat_shape_free(crate);
/// ```
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
///
/// ```c
/// sat_shape *blade = NULL;
/// sat_vec2 corners[4];
/// size_t count;
/// sat_shape_new_rectangle_xywh(0, -2, 40, 4, &blade); // its grip at the origin
/// sat_shape_vertices(blade, corners, 4, &count);
/// assert(count == 4 && corners[0].x == 0 && corners[0].y == -2 && corners[2].x == 40 && corners[2].y == 2);
/// sat_shape_free(blade);
/// ```
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
///
/// ```c
/// const sat_vec2 points[3] = {{0, 0}, {9, 0}, {5, 7}};
/// const sat_vec2 dart[4] = {{0, 0}, {4, 1}, {0, 4}, {1, 1}};
/// sat_shape *triangle = NULL, *none = NULL;
/// sat_status good = sat_shape_new_convex_polygon(points, 3, &triangle);
/// sat_status bad = sat_shape_new_convex_polygon(dart, 4, &none);
/// assert(good == SAT_OK && bad == SAT_ERR_NOT_CONVEX && none == NULL); // vertex 3 points inward
/// sat_shape_free(triangle);
/// ```
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
///
/// ```c
/// const sat_vec2 points[3] = {{0, 0}, {8, 0}, {4, 6}};
/// const sat_transform here = sat_transform_identity();
/// sat_shape *pick = NULL;
/// sat_relation relation;
/// sat_shape_new_rounded_polygon(points, 3, 1, &pick);
/// sat_point_relation(pick, &here, (sat_vec2){4, -1}, &relation);
/// assert(relation == SAT_TOUCHING); // its lower side is at y = -1
/// sat_shape_free(pick);
/// ```
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

/// Any polygon, convex or concave, with or without holes: all points one ring after the other, and the sizes of the `ring_count`
/// rings, the outer one first (for a polygon without holes, a pointer to the number of points, and 1). What rings may be and how vertices
/// are numbered is said with the polygons. It is cut into convex pieces, of which no function shows anything: a point on a
/// cut is inside. The points are copied. The caller owns what is written to `out` and gives it back with `sat_shape_free`; on
/// failure it is NULL.
///
/// Errors: those of `sat_polygon_validate`, which can tell the place as well, and `SAT_ERR_OUT_OF_RANGE`.
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
    ring_sizes: *const usize,
    ring_count: usize,
    out: *mut *mut sat_shape,
) -> sat_status {
    let make = || {
        // SAFETY: by the contract of the header.
        let rings = unsafe { rings(points, ring_sizes, ring_count) }?;
        Ok(Shape::polygon(&rings)?)
    };
    // SAFETY: by the contract of the header.
    unsafe { hand_out(out, make) }
}

/// The same, cut as `options` say; NULL is the default. Verdicts do not depend on it, speed may. The caller owns what is
/// written to `out` and gives it back with `sat_shape_free`; on failure it is NULL.
///
/// Errors: those of `sat_shape_new_polygon` and `SAT_ERR_CHOICE` (a method that is none of the constants).
///
/// ```c
/// const sat_vec2 corner[6] = {{0, 0}, {2, 0}, {2, 1}, {1, 1}, {1, 2}, {0, 2}};
/// const size_t size = 6;
/// const sat_decompose_options options = {SAT_METHOD_FAST, 0, SAT_PREFER_AS_CUT}; // made anew every frame, say
/// sat_shape *level = NULL;
/// sat_status status = sat_shape_new_polygon_with(corner, &size, 1, &options, &level);
/// assert(status == SAT_OK);
/// sat_shape_free(level);
/// ```
#[unsafe(no_mangle)]
pub unsafe extern "C" fn sat_shape_new_polygon_with(
    points: *const sat_vec2,
    ring_sizes: *const usize,
    ring_count: usize,
    options: *const sat_decompose_options,
    out: *mut *mut sat_shape,
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
    unsafe { hand_out(out, make) }
}

/// The convex hull of any `count` points: a convex polygon of those that are its corners, which are its vertices,
/// counter-clockwise with y up from the leftmost (of several, the lowest); a segment if they lie on a line, a point if all
/// are the same. The points are copied. The caller owns what is written to `out` and gives it back with `sat_shape_free`;
/// on failure it is NULL.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_COUNT`, `SAT_ERR_NOT_FINITE`, `SAT_ERR_OUT_OF_RANGE`, `SAT_ERR_TOO_FEW_POINTS` (none).
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
    count: usize,
    out: *mut *mut sat_shape,
) -> sat_status {
    // SAFETY: by the contract of the header.
    unsafe { hand_out(out, || Ok(Shape::hull(vectors(points, count)?)?)) }
}

/// A further reference to the same shape, to be given back on its own: the shape lives until the last is. Nothing is copied. The
/// caller owns what is written to `out` and gives it back with `sat_shape_free`; on failure it is NULL.
///
/// Errors: `SAT_ERR_NULL`.
///
/// ```c
/// sat_shape *crate = NULL, *mine = NULL;
/// size_t count;
/// sat_shape_new_rectangle(4, 4, &crate);
/// sat_shape_share(crate, &mine);
/// sat_shape_free(crate);
/// sat_shape_vertex_count(mine, &count);
/// assert(count == 4); // the shape is still there
/// sat_shape_free(mine);
/// ```
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
///
/// ```c
/// sat_shape *crate = NULL;
/// sat_shape_free(crate); // NULL is fine
/// sat_shape_new_rectangle(4, 4, &crate);
/// sat_shape_free(crate);
/// crate = NULL;          // so that nobody uses it again
/// ```
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
    out: *mut usize,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || unsafe { Ok(get(shape, "shape")?.shape.vertices().len()) };
    // SAFETY: by the contract of the header.
    unsafe { answer(out, 0, body) }
}

/// Copies the vertices, as they were given, of all rings one after the other, into the caller's `buffer` of `capacity` vectors and
/// writes their number to `count`. Where the buffer is too small nothing is copied and `count` is what is needed; a buffer of
/// capacity 0 may be NULL. On other failures `count` is 0.
///
/// Errors: `SAT_ERR_NULL`, `SAT_ERR_CAPACITY`.
///
/// ```c
/// const sat_vec2 points[3] = {{0, 0}, {5, 7}, {9, 0}}; // clockwise with y up, and told so
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
    buffer: *mut sat_vec2,
    capacity: usize,
    count: *mut usize,
) -> sat_status {
    let body = || {
        // SAFETY: by the contract of the header.
        let vertices = unsafe { get(shape, "shape") }?.shape.vertices();
        Ok(vertices.iter().map(|&vertex| vertex.into()))
    };
    // SAFETY: by the contract of the header.
    unsafe { list_out(buffer, capacity, count, "vertices", body) }
}

/// The number of rings of vertices: 1, and one for each hole of a polygon. On failure `out` is 0.
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
    out: *mut usize,
) -> sat_status {
    // SAFETY: by the contract of the header.
    let body = || unsafe { Ok(get(shape, "shape")?.shape.rings().len()) };
    // SAFETY: by the contract of the header.
    unsafe { answer(out, 0, body) }
}

/// Copies the number of vertices of each ring, the outer one first, into the caller's `buffer` of `capacity` numbers and writes
/// the number of rings to `count`. Where the buffer is too small nothing is copied and `count` is what is needed; a buffer of
/// capacity 0 may be NULL. On other failures `count` is 0.
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
    buffer: *mut usize,
    capacity: usize,
    count: *mut usize,
) -> sat_status {
    let body = || {
        // SAFETY: by the contract of the header.
        let shape = unsafe { get(shape, "shape") }?;
        Ok(shape.shape.rings().map(<[_]>::len))
    };
    // SAFETY: by the contract of the header.
    unsafe { list_out(buffer, capacity, count, "rings", body) }
}

/// The radius by which the hull of the vertices is inflated: 0 for shapes with corners. On failure `out` is 0.
///
/// Errors: `SAT_ERR_NULL`.
///
/// ```c
/// sat_shape *crate = NULL;
/// double radius;
/// sat_shape_new_rectangle(4, 4, &crate);
/// sat_shape_radius(crate, &radius);
/// assert(radius == 0); // its corners are sharp
/// sat_shape_free(crate);
/// ```
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
///
/// ```c
/// sat_shape *blade = NULL;
/// const sat_transform upright = {0, 1, -1, 0, 100, 50}; // a quarter turn
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
