//! One function for each of the C API. Made by `cargo run -p sat2d-api`; do not edit.

use std::ffi::c_void;

use crate::handle::{self, Free};

/// What frees the objects of `Native.java`, in the same order.
pub const FREE: [Free; 6] = [
    |address| unsafe { sat2d_ffi::sat_decomposer_free(address.cast()) },
    |address| unsafe { sat2d_ffi::sat_shape_free(address.cast()) },
    |address| unsafe { sat2d_ffi::sat_mask_free(address.cast()) },
    |address| unsafe { sat2d_ffi::sat_explanation_free(address.cast()) },
    |address| unsafe { sat2d_ffi::sat_world_free(address.cast()) },
    |address| unsafe { sat2d_ffi::sat_compat_flash_stage_free(address.cast()) },
];

/// `sat_version`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_version(
    _env: *mut c_void,
    _class: *mut c_void,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_version() as _ }
}

/// `sat_abi_version`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_abiVersion(
    _env: *mut c_void,
    _class: *mut c_void,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_abi_version() as _ }
}

/// `sat_version_check_header`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_versionCheckHeader(
    _env: *mut c_void,
    _class: *mut c_void,
    version: i32,
    abi_version: i32,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_version_check_header(version as _, abi_version as _) as _ }
}

/// `sat_free`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_free(
    _env: *mut c_void,
    _class: *mut c_void,
    memory: i64,
) {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_free(memory as *mut _) as _ }
}

/// `sat_last_error_details`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_lastErrorDetails(
    _env: *mut c_void,
    _class: *mut c_void,
    out_details: i64,
) {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_last_error_details(out_details as *mut _) as _ }
}

/// `sat_transform_placement`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_transformPlacement(
    _env: *mut c_void,
    _class: *mut c_void,
    position_x: f64,
    position_y: f64,
    rotation: f64,
    scale_x: f64,
    scale_y: f64,
    out_transform: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_transform_placement(sat2d_ffi::sat_vec2 { x: position_x, y: position_y }, rotation, scale_x, scale_y, out_transform as *mut _) as _ }
}

/// `sat_transform_placement_degrees`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_transformPlacementDegrees(
    _env: *mut c_void,
    _class: *mut c_void,
    position_x: f64,
    position_y: f64,
    rotation: f64,
    scale_x: f64,
    scale_y: f64,
    out_transform: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_transform_placement_degrees(sat2d_ffi::sat_vec2 { x: position_x, y: position_y }, rotation, scale_x, scale_y, out_transform as *mut _) as _ }
}

/// `sat_transform_product`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_transformProduct(
    _env: *mut c_void,
    _class: *mut c_void,
    outer_a: f64,
    outer_b: f64,
    outer_c: f64,
    outer_d: f64,
    outer_tx: f64,
    outer_ty: f64,
    inner_a: f64,
    inner_b: f64,
    inner_c: f64,
    inner_d: f64,
    inner_tx: f64,
    inner_ty: f64,
    out_transform: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_transform_product(&sat2d_ffi::sat_transform { a: outer_a, b: outer_b, c: outer_c, d: outer_d, tx: outer_tx, ty: outer_ty }, &sat2d_ffi::sat_transform { a: inner_a, b: inner_b, c: inner_c, d: inner_d, tx: inner_tx, ty: inner_ty }, out_transform as *mut _) as _ }
}

/// `sat_transform_nested`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_transformNested(
    _env: *mut c_void,
    _class: *mut c_void,
    levels: i64,
    count: i64,
    out_transform: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_transform_nested(levels as *const _, count as _, out_transform as *mut _) as _ }
}

/// `sat_transform_anchored`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_transformAnchored(
    _env: *mut c_void,
    _class: *mut c_void,
    transform_a: f64,
    transform_b: f64,
    transform_c: f64,
    transform_d: f64,
    transform_tx: f64,
    transform_ty: f64,
    anchor_x: f64,
    anchor_y: f64,
    out_transform: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_transform_anchored(&sat2d_ffi::sat_transform { a: transform_a, b: transform_b, c: transform_c, d: transform_d, tx: transform_tx, ty: transform_ty }, sat2d_ffi::sat_vec2 { x: anchor_x, y: anchor_y }, out_transform as *mut _) as _ }
}

/// `sat_transform_inverse`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_transformInverse(
    _env: *mut c_void,
    _class: *mut c_void,
    transform_a: f64,
    transform_b: f64,
    transform_c: f64,
    transform_d: f64,
    transform_tx: f64,
    transform_ty: f64,
    out_transform: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_transform_inverse(&sat2d_ffi::sat_transform { a: transform_a, b: transform_b, c: transform_c, d: transform_d, tx: transform_tx, ty: transform_ty }, out_transform as *mut _) as _ }
}

/// `sat_transform_apply`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_transformApply(
    _env: *mut c_void,
    _class: *mut c_void,
    transform_a: f64,
    transform_b: f64,
    transform_c: f64,
    transform_d: f64,
    transform_tx: f64,
    transform_ty: f64,
    point_x: f64,
    point_y: f64,
    out_point: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_transform_apply(&sat2d_ffi::sat_transform { a: transform_a, b: transform_b, c: transform_c, d: transform_d, tx: transform_tx, ty: transform_ty }, sat2d_ffi::sat_vec2 { x: point_x, y: point_y }, out_point as *mut _) as _ }
}

/// `sat_transform_position`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_transformPosition(
    _env: *mut c_void,
    _class: *mut c_void,
    transform_a: f64,
    transform_b: f64,
    transform_c: f64,
    transform_d: f64,
    transform_tx: f64,
    transform_ty: f64,
    out_position: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_transform_position(&sat2d_ffi::sat_transform { a: transform_a, b: transform_b, c: transform_c, d: transform_d, tx: transform_tx, ty: transform_ty }, out_position as *mut _) as _ }
}

/// `sat_transform_is_mirrored`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_transformIsMirrored(
    _env: *mut c_void,
    _class: *mut c_void,
    transform_a: f64,
    transform_b: f64,
    transform_c: f64,
    transform_d: f64,
    transform_tx: f64,
    transform_ty: f64,
    out_mirrored: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_transform_is_mirrored(&sat2d_ffi::sat_transform { a: transform_a, b: transform_b, c: transform_c, d: transform_d, tx: transform_tx, ty: transform_ty }, out_mirrored as *mut _) as _ }
}

/// `sat_transform_is_similarity`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_transformIsSimilarity(
    _env: *mut c_void,
    _class: *mut c_void,
    transform_a: f64,
    transform_b: f64,
    transform_c: f64,
    transform_d: f64,
    transform_tx: f64,
    transform_ty: f64,
    out_similarity: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_transform_is_similarity(&sat2d_ffi::sat_transform { a: transform_a, b: transform_b, c: transform_c, d: transform_d, tx: transform_tx, ty: transform_ty }, out_similarity as *mut _) as _ }
}

/// `sat_polygon_validate`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_polygonValidate(
    _env: *mut c_void,
    _class: *mut c_void,
    points: i64,
    ring_sizes: i64,
    ring_count: i64,
    out_fault: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_polygon_validate(points as *const _, ring_sizes as *const _, ring_count as _, out_fault as *mut _) as _ }
}

/// `sat_polygon_is_concave`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_polygonIsConcave(
    _env: *mut c_void,
    _class: *mut c_void,
    points: i64,
    ring_sizes: i64,
    ring_count: i64,
    out_concave: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_polygon_is_concave(points as *const _, ring_sizes as *const _, ring_count as _, out_concave as *mut _) as _ }
}

/// `sat_polygon_reflex_vertices`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_polygonReflexVertices(
    _env: *mut c_void,
    _class: *mut c_void,
    points: i64,
    ring_sizes: i64,
    ring_count: i64,
    out_vertices: i64,
    capacity: i64,
    out_count: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_polygon_reflex_vertices(points as *const _, ring_sizes as *const _, ring_count as _, out_vertices as *mut _, capacity as _, out_count as *mut _) as _ }
}

/// `sat_polygon_centroid`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_polygonCentroid(
    _env: *mut c_void,
    _class: *mut c_void,
    points: i64,
    ring_sizes: i64,
    ring_count: i64,
    out_centroid: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_polygon_centroid(points as *const _, ring_sizes as *const _, ring_count as _, out_centroid as *mut _) as _ }
}

/// `sat_multipolygon_validate`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_multipolygonValidate(
    _env: *mut c_void,
    _class: *mut c_void,
    points: i64,
    ring_sizes: i64,
    part_sizes: i64,
    part_count: i64,
    out_fault: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_multipolygon_validate(points as *const _, ring_sizes as *const _, part_sizes as *const _, part_count as _, out_fault as *mut _) as _ }
}

/// `sat_polygon_simplify`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_polygonSimplify(
    _env: *mut c_void,
    _class: *mut c_void,
    points: i64,
    ring_sizes: i64,
    ring_count: i64,
    tolerance: f64,
    deviation: i32,
    out_ring_sizes: i64,
    out_vertices: i64,
    capacity: i64,
    out_count: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_polygon_simplify(points as *const _, ring_sizes as *const _, ring_count as _, tolerance, deviation as _, out_ring_sizes as *mut _, out_vertices as *mut _, capacity as _, out_count as *mut _) as _ }
}

/// `sat_multipolygon_simplify`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_multipolygonSimplify(
    _env: *mut c_void,
    _class: *mut c_void,
    points: i64,
    ring_sizes: i64,
    part_sizes: i64,
    part_count: i64,
    tolerance: f64,
    deviation: i32,
    out_ring_sizes: i64,
    out_vertices: i64,
    capacity: i64,
    out_count: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_multipolygon_simplify(points as *const _, ring_sizes as *const _, part_sizes as *const _, part_count as _, tolerance, deviation as _, out_ring_sizes as *mut _, out_vertices as *mut _, capacity as _, out_count as *mut _) as _ }
}

/// `sat_polygon_decompose`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_polygonDecompose(
    _env: *mut c_void,
    _class: *mut c_void,
    points: i64,
    ring_sizes: i64,
    ring_count: i64,
    options: i64,
    buffers: i64,
    out_decomposition: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_polygon_decompose(points as *const _, ring_sizes as *const _, ring_count as _, options as *const _, buffers as *const _, out_decomposition as *mut _) as _ }
}

/// `sat_decomposer_new`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_decomposerNew(
    _env: *mut c_void,
    _class: *mut c_void,
    out_decomposer: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_decomposer_new(out_decomposer as *mut _) as _ }
}

/// `sat_decomposer_decompose`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_decomposerDecompose(
    _env: *mut c_void,
    _class: *mut c_void,
    decomposer: i64,
    points: i64,
    ring_sizes: i64,
    ring_count: i64,
    options: i64,
    buffers: i64,
    out_decomposition: i64,
) -> i32 {
    let decomposer = match handle::change(decomposer) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_decomposer_decompose(decomposer.address(), points as *const _, ring_sizes as *const _, ring_count as _, options as *const _, buffers as *const _, out_decomposition as *mut _) as _ }
}

/// `sat_decomposer_decompose_trusted`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_decomposerDecomposeTrusted(
    _env: *mut c_void,
    _class: *mut c_void,
    decomposer: i64,
    points: i64,
    ring_sizes: i64,
    ring_count: i64,
    options: i64,
    buffers: i64,
    out_decomposition: i64,
) -> i32 {
    let decomposer = match handle::change(decomposer) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_decomposer_decompose_trusted(decomposer.address(), points as *const _, ring_sizes as *const _, ring_count as _, options as *const _, buffers as *const _, out_decomposition as *mut _) as _ }
}

/// `sat_polygons_decompose`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_polygonsDecompose(
    _env: *mut c_void,
    _class: *mut c_void,
    points: i64,
    ring_sizes: i64,
    polygon_sizes: i64,
    polygon_count: i64,
    options: i64,
    buffers: i64,
    out_polygons: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_polygons_decompose(points as *const _, ring_sizes as *const _, polygon_sizes as *const _, polygon_count as _, options as *const _, buffers as *const _, out_polygons as *mut _) as _ }
}

/// `sat_polygons_decompose_trusted`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_polygonsDecomposeTrusted(
    _env: *mut c_void,
    _class: *mut c_void,
    points: i64,
    ring_sizes: i64,
    polygon_sizes: i64,
    polygon_count: i64,
    options: i64,
    buffers: i64,
    out_polygons: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_polygons_decompose_trusted(points as *const _, ring_sizes as *const _, polygon_sizes as *const _, polygon_count as _, options as *const _, buffers as *const _, out_polygons as *mut _) as _ }
}

/// `sat_polygon_approximate`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_polygonApproximate(
    _env: *mut c_void,
    _class: *mut c_void,
    points: i64,
    ring_sizes: i64,
    ring_count: i64,
    options: i64,
    tolerance: f64,
    deviation: i32,
    buffers: i64,
    out_decomposition: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_polygon_approximate(points as *const _, ring_sizes as *const _, ring_count as _, options as *const _, tolerance, deviation as _, buffers as *const _, out_decomposition as *mut _) as _ }
}

/// `sat_shape_share`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_shapeShare(
    _env: *mut c_void,
    _class: *mut c_void,
    shape: i64,
    out_shape: i64,
) -> i32 {
    let shape = match handle::read(shape) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_shape_share(shape.address(), out_shape as *mut _) as _ }
}

/// `sat_shape_new_circle`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_shapeNewCircle(
    _env: *mut c_void,
    _class: *mut c_void,
    center_x: f64,
    center_y: f64,
    radius: f64,
    out_shape: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_shape_new_circle(sat2d_ffi::sat_vec2 { x: center_x, y: center_y }, radius, out_shape as *mut _) as _ }
}

/// `sat_shape_new_ellipse`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_shapeNewEllipse(
    _env: *mut c_void,
    _class: *mut c_void,
    half_width: f64,
    half_height: f64,
    out_shape: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_shape_new_ellipse(half_width, half_height, out_shape as *mut _) as _ }
}

/// `sat_shape_new_segment`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_shapeNewSegment(
    _env: *mut c_void,
    _class: *mut c_void,
    start_x: f64,
    start_y: f64,
    end_x: f64,
    end_y: f64,
    out_shape: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_shape_new_segment(sat2d_ffi::sat_vec2 { x: start_x, y: start_y }, sat2d_ffi::sat_vec2 { x: end_x, y: end_y }, out_shape as *mut _) as _ }
}

/// `sat_shape_new_capsule`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_shapeNewCapsule(
    _env: *mut c_void,
    _class: *mut c_void,
    start_x: f64,
    start_y: f64,
    end_x: f64,
    end_y: f64,
    radius: f64,
    out_shape: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_shape_new_capsule(sat2d_ffi::sat_vec2 { x: start_x, y: start_y }, sat2d_ffi::sat_vec2 { x: end_x, y: end_y }, radius, out_shape as *mut _) as _ }
}

/// `sat_shape_new_rectangle`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_shapeNewRectangle(
    _env: *mut c_void,
    _class: *mut c_void,
    width: f64,
    height: f64,
    out_shape: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_shape_new_rectangle(width, height, out_shape as *mut _) as _ }
}

/// `sat_shape_new_rectangle_xywh`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_shapeNewRectangleXywh(
    _env: *mut c_void,
    _class: *mut c_void,
    x: f64,
    y: f64,
    width: f64,
    height: f64,
    out_shape: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_shape_new_rectangle_xywh(x, y, width, height, out_shape as *mut _) as _ }
}

/// `sat_shape_new_convex_polygon`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_shapeNewConvexPolygon(
    _env: *mut c_void,
    _class: *mut c_void,
    points: i64,
    count: i64,
    out_shape: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_shape_new_convex_polygon(points as *const _, count as _, out_shape as *mut _) as _ }
}

/// `sat_shape_new_rounded_polygon`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_shapeNewRoundedPolygon(
    _env: *mut c_void,
    _class: *mut c_void,
    points: i64,
    count: i64,
    radius: f64,
    out_shape: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_shape_new_rounded_polygon(points as *const _, count as _, radius, out_shape as *mut _) as _ }
}

/// `sat_shape_new_polygon`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_shapeNewPolygon(
    _env: *mut c_void,
    _class: *mut c_void,
    points: i64,
    ring_sizes: i64,
    ring_count: i64,
    out_shape: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_shape_new_polygon(points as *const _, ring_sizes as *const _, ring_count as _, out_shape as *mut _) as _ }
}

/// `sat_shape_new_polygon_with`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_shapeNewPolygonWith(
    _env: *mut c_void,
    _class: *mut c_void,
    points: i64,
    ring_sizes: i64,
    ring_count: i64,
    options: i64,
    out_shape: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_shape_new_polygon_with(points as *const _, ring_sizes as *const _, ring_count as _, options as *const _, out_shape as *mut _) as _ }
}

/// `sat_shape_new_hull`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_shapeNewHull(
    _env: *mut c_void,
    _class: *mut c_void,
    points: i64,
    count: i64,
    out_shape: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_shape_new_hull(points as *const _, count as _, out_shape as *mut _) as _ }
}

/// `sat_shape_new_tiles`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_shapeNewTiles(
    _env: *mut c_void,
    _class: *mut c_void,
    cells: i64,
    columns: i64,
    rows: i64,
    size_x: f64,
    size_y: f64,
    origin_x: f64,
    origin_y: f64,
    out_shapes: i64,
    capacity: i64,
    out_count: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_shape_new_tiles(cells as *const _, columns as _, rows as _, sat2d_ffi::sat_vec2 { x: size_x, y: size_y }, sat2d_ffi::sat_vec2 { x: origin_x, y: origin_y }, out_shapes as *mut _, capacity as _, out_count as *mut _) as _ }
}

/// `sat_shape_new_chain`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_shapeNewChain(
    _env: *mut c_void,
    _class: *mut c_void,
    points: i64,
    count: i64,
    closed: u8,
    out_shape: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_shape_new_chain(points as *const _, count as _, closed != 0, out_shape as *mut _) as _ }
}

/// `sat_shape_new_outline`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_shapeNewOutline(
    _env: *mut c_void,
    _class: *mut c_void,
    commands: i64,
    count: i64,
    rule: i32,
    out_shape: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_shape_new_outline(commands as *const _, count as _, rule as _, out_shape as *mut _) as _ }
}

/// `sat_shape_flattened`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_shapeFlattened(
    _env: *mut c_void,
    _class: *mut c_void,
    shape: i64,
    tolerance: f64,
    out_vertices: i64,
    capacity: i64,
    out_count: i64,
) -> i32 {
    let shape = match handle::read(shape) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_shape_flattened(shape.address(), tolerance, out_vertices as *mut _, capacity as _, out_count as *mut _) as _ }
}

/// `sat_shape_flattened_ring_sizes`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_shapeFlattenedRingSizes(
    _env: *mut c_void,
    _class: *mut c_void,
    shape: i64,
    tolerance: f64,
    out_sizes: i64,
    capacity: i64,
    out_count: i64,
) -> i32 {
    let shape = match handle::read(shape) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_shape_flattened_ring_sizes(shape.address(), tolerance, out_sizes as *mut _, capacity as _, out_count as *mut _) as _ }
}

/// `sat_shape_new_stroke_within`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_shapeNewStrokeWithin(
    _env: *mut c_void,
    _class: *mut c_void,
    commands: i64,
    count: i64,
    stroke: i64,
    tolerance: f64,
    out_shape: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_shape_new_stroke_within(commands as *const _, count as _, stroke as *const _, tolerance, out_shape as *mut _) as _ }
}

/// `sat_shape_new_outline_within`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_shapeNewOutlineWithin(
    _env: *mut c_void,
    _class: *mut c_void,
    commands: i64,
    count: i64,
    rule: i32,
    tolerance: f64,
    out_shape: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_shape_new_outline_within(commands as *const _, count as _, rule as _, tolerance, out_shape as *mut _) as _ }
}

/// `sat_shape_kind`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_shapeKind(
    _env: *mut c_void,
    _class: *mut c_void,
    shape: i64,
    out_kind: i64,
) -> i32 {
    let shape = match handle::read(shape) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_shape_kind(shape.address(), out_kind as *mut _) as _ }
}

/// `sat_shape_area`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_shapeArea(
    _env: *mut c_void,
    _class: *mut c_void,
    shape: i64,
    out_area: i64,
) -> i32 {
    let shape = match handle::read(shape) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_shape_area(shape.address(), out_area as *mut _) as _ }
}

/// `sat_shape_centroid`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_shapeCentroid(
    _env: *mut c_void,
    _class: *mut c_void,
    shape: i64,
    out_centroid: i64,
) -> i32 {
    let shape = match handle::read(shape) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_shape_centroid(shape.address(), out_centroid as *mut _) as _ }
}

/// `sat_shape_vertex_count`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_shapeVertexCount(
    _env: *mut c_void,
    _class: *mut c_void,
    shape: i64,
    out_count: i64,
) -> i32 {
    let shape = match handle::read(shape) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_shape_vertex_count(shape.address(), out_count as *mut _) as _ }
}

/// `sat_shape_vertices`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_shapeVertices(
    _env: *mut c_void,
    _class: *mut c_void,
    shape: i64,
    out_vertices: i64,
    capacity: i64,
    out_count: i64,
) -> i32 {
    let shape = match handle::read(shape) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_shape_vertices(shape.address(), out_vertices as *mut _, capacity as _, out_count as *mut _) as _ }
}

/// `sat_shape_ring_count`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_shapeRingCount(
    _env: *mut c_void,
    _class: *mut c_void,
    shape: i64,
    out_count: i64,
) -> i32 {
    let shape = match handle::read(shape) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_shape_ring_count(shape.address(), out_count as *mut _) as _ }
}

/// `sat_shape_ring_sizes`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_shapeRingSizes(
    _env: *mut c_void,
    _class: *mut c_void,
    shape: i64,
    out_sizes: i64,
    capacity: i64,
    out_count: i64,
) -> i32 {
    let shape = match handle::read(shape) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_shape_ring_sizes(shape.address(), out_sizes as *mut _, capacity as _, out_count as *mut _) as _ }
}

/// `sat_shape_radius`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_shapeRadius(
    _env: *mut c_void,
    _class: *mut c_void,
    shape: i64,
    out_radius: i64,
) -> i32 {
    let shape = match handle::read(shape) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_shape_radius(shape.address(), out_radius as *mut _) as _ }
}

/// `sat_shape_half_axes`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_shapeHalfAxes(
    _env: *mut c_void,
    _class: *mut c_void,
    shape: i64,
    out_half_axes: i64,
) -> i32 {
    let shape = match handle::read(shape) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_shape_half_axes(shape.address(), out_half_axes as *mut _) as _ }
}

/// `sat_shape_bounds`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_shapeBounds(
    _env: *mut c_void,
    _class: *mut c_void,
    shape: i64,
    transform_a: f64,
    transform_b: f64,
    transform_c: f64,
    transform_d: f64,
    transform_tx: f64,
    transform_ty: f64,
    out_bounds: i64,
) -> i32 {
    let shape = match handle::read(shape) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_shape_bounds(shape.address(), &sat2d_ffi::sat_transform { a: transform_a, b: transform_b, c: transform_c, d: transform_d, tx: transform_tx, ty: transform_ty }, out_bounds as *mut _) as _ }
}

/// `sat_mask_new`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_maskNew(
    _env: *mut c_void,
    _class: *mut c_void,
    width: i64,
    height: i64,
    out_mask: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_mask_new(width as _, height as _, out_mask as *mut _) as _ }
}

/// `sat_mask_new_alpha`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_maskNewAlpha(
    _env: *mut c_void,
    _class: *mut c_void,
    alpha: i64,
    width: i64,
    height: i64,
    threshold: i32,
    out_mask: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_mask_new_alpha(alpha as *const _, width as _, height as _, threshold as _, out_mask as *mut _) as _ }
}

/// `sat_mask_new_words`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_maskNewWords(
    _env: *mut c_void,
    _class: *mut c_void,
    words: i64,
    width: i64,
    height: i64,
    out_mask: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_mask_new_words(words as *const _, width as _, height as _, out_mask as *mut _) as _ }
}

/// `sat_mask_clone`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_maskClone(
    _env: *mut c_void,
    _class: *mut c_void,
    mask: i64,
    out_mask: i64,
) -> i32 {
    let mask = match handle::read(mask) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_mask_clone(mask.address(), out_mask as *mut _) as _ }
}

/// `sat_mask_width`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_maskWidth(
    _env: *mut c_void,
    _class: *mut c_void,
    mask: i64,
    out_width: i64,
) -> i32 {
    let mask = match handle::read(mask) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_mask_width(mask.address(), out_width as *mut _) as _ }
}

/// `sat_mask_height`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_maskHeight(
    _env: *mut c_void,
    _class: *mut c_void,
    mask: i64,
    out_height: i64,
) -> i32 {
    let mask = match handle::read(mask) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_mask_height(mask.address(), out_height as *mut _) as _ }
}

/// `sat_mask_get`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_maskGet(
    _env: *mut c_void,
    _class: *mut c_void,
    mask: i64,
    x: i64,
    y: i64,
    out_is_set: i64,
) -> i32 {
    let mask = match handle::read(mask) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_mask_get(mask.address(), x as _, y as _, out_is_set as *mut _) as _ }
}

/// `sat_mask_set`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_maskSet(
    _env: *mut c_void,
    _class: *mut c_void,
    mask: i64,
    x: i64,
    y: i64,
    is_set: u8,
) -> i32 {
    let mask = match handle::change(mask) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_mask_set(mask.address(), x as _, y as _, is_set != 0) as _ }
}

/// `sat_mask_fill`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_maskFill(
    _env: *mut c_void,
    _class: *mut c_void,
    mask: i64,
    shape: i64,
    transform_a: f64,
    transform_b: f64,
    transform_c: f64,
    transform_d: f64,
    transform_tx: f64,
    transform_ty: f64,
    is_set: u8,
) -> i32 {
    let mask = match handle::change(mask) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    let shape = match handle::read(shape) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_mask_fill(mask.address(), shape.address(), &sat2d_ffi::sat_transform { a: transform_a, b: transform_b, c: transform_c, d: transform_d, tx: transform_tx, ty: transform_ty }, is_set != 0) as _ }
}

/// `sat_mask_count`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_maskCount(
    _env: *mut c_void,
    _class: *mut c_void,
    mask: i64,
    out_count: i64,
) -> i32 {
    let mask = match handle::read(mask) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_mask_count(mask.address(), out_count as *mut _) as _ }
}

/// `sat_mask_is_empty`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_maskIsEmpty(
    _env: *mut c_void,
    _class: *mut c_void,
    mask: i64,
    out_is_empty: i64,
) -> i32 {
    let mask = match handle::read(mask) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_mask_is_empty(mask.address(), out_is_empty as *mut _) as _ }
}

/// `sat_mask_bounds`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_maskBounds(
    _env: *mut c_void,
    _class: *mut c_void,
    mask: i64,
    out_box: i64,
) -> i32 {
    let mask = match handle::read(mask) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_mask_bounds(mask.address(), out_box as *mut _) as _ }
}

/// `sat_mask_word`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_maskWord(
    _env: *mut c_void,
    _class: *mut c_void,
    mask: i64,
    x: i64,
    y: i64,
    out_word: i64,
) -> i32 {
    let mask = match handle::read(mask) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_mask_word(mask.address(), x as _, y as _, out_word as *mut _) as _ }
}

/// `sat_mask_overlaps`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_maskOverlaps(
    _env: *mut c_void,
    _class: *mut c_void,
    mask: i64,
    other: i64,
    offset_x: i32,
    offset_y: i32,
    out_overlaps: i64,
) -> i32 {
    let mask = match handle::read(mask) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    let other = match handle::read(other) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_mask_overlaps(mask.address(), other.address(), sat2d_ffi::sat_pixel { x: offset_x as _, y: offset_y as _ }, out_overlaps as *mut _) as _ }
}

/// `sat_mask_overlap_area`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_maskOverlapArea(
    _env: *mut c_void,
    _class: *mut c_void,
    mask: i64,
    other: i64,
    offset_x: i32,
    offset_y: i32,
    out_area: i64,
) -> i32 {
    let mask = match handle::read(mask) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    let other = match handle::read(other) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_mask_overlap_area(mask.address(), other.address(), sat2d_ffi::sat_pixel { x: offset_x as _, y: offset_y as _ }, out_area as *mut _) as _ }
}

/// `sat_mask_overlap_mask`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_maskOverlapMask(
    _env: *mut c_void,
    _class: *mut c_void,
    mask: i64,
    other: i64,
    offset_x: i32,
    offset_y: i32,
    out_mask: i64,
) -> i32 {
    let mask = match handle::read(mask) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    let other = match handle::read(other) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_mask_overlap_mask(mask.address(), other.address(), sat2d_ffi::sat_pixel { x: offset_x as _, y: offset_y as _ }, out_mask as *mut _) as _ }
}

/// `sat_mask_first_overlap`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_maskFirstOverlap(
    _env: *mut c_void,
    _class: *mut c_void,
    mask: i64,
    other: i64,
    offset_x: i32,
    offset_y: i32,
    out_pixel: i64,
) -> i32 {
    let mask = match handle::read(mask) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    let other = match handle::read(other) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_mask_first_overlap(mask.address(), other.address(), sat2d_ffi::sat_pixel { x: offset_x as _, y: offset_y as _ }, out_pixel as *mut _) as _ }
}

/// `sat_mask_silhouettes`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_maskSilhouettes(
    _env: *mut c_void,
    _class: *mut c_void,
    mask: i64,
    connectivity: i32,
    buffers: i64,
    out_silhouettes: i64,
) -> i32 {
    let mask = match handle::read(mask) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_mask_silhouettes(mask.address(), connectivity as _, buffers as *const _, out_silhouettes as *mut _) as _ }
}

/// `sat_shape_new_mask`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_shapeNewMask(
    _env: *mut c_void,
    _class: *mut c_void,
    mask: i64,
    pivot_x: f64,
    pivot_y: f64,
    out_shape: i64,
) -> i32 {
    let mask = match handle::read(mask) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_shape_new_mask(mask.address(), sat2d_ffi::sat_vec2 { x: pivot_x, y: pivot_y }, out_shape as *mut _) as _ }
}

/// `sat_shape_new_mask_groups`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_shapeNewMaskGroups(
    _env: *mut c_void,
    _class: *mut c_void,
    mask: i64,
    pivot_x: f64,
    pivot_y: f64,
    out_shapes: i64,
    capacity: i64,
    out_count: i64,
) -> i32 {
    let mask = match handle::read(mask) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_shape_new_mask_groups(mask.address(), sat2d_ffi::sat_vec2 { x: pivot_x, y: pivot_y }, out_shapes as *mut _, capacity as _, out_count as *mut _) as _ }
}

/// `sat_point_relation`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_pointRelation(
    _env: *mut c_void,
    _class: *mut c_void,
    shape: i64,
    transform_a: f64,
    transform_b: f64,
    transform_c: f64,
    transform_d: f64,
    transform_tx: f64,
    transform_ty: f64,
    point_x: f64,
    point_y: f64,
    out_relation: i64,
) -> i32 {
    let shape = match handle::read(shape) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_point_relation(shape.address(), &sat2d_ffi::sat_transform { a: transform_a, b: transform_b, c: transform_c, d: transform_d, tx: transform_tx, ty: transform_ty }, sat2d_ffi::sat_vec2 { x: point_x, y: point_y }, out_relation as *mut _) as _ }
}

/// `sat_contact`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_contact(
    _env: *mut c_void,
    _class: *mut c_void,
    a: i64,
    ta_a: f64,
    ta_b: f64,
    ta_c: f64,
    ta_d: f64,
    ta_tx: f64,
    ta_ty: f64,
    b: i64,
    tb_a: f64,
    tb_b: f64,
    tb_c: f64,
    tb_d: f64,
    tb_tx: f64,
    tb_ty: f64,
    out_manifold: i64,
) -> i32 {
    let a = match handle::read(a) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    let b = match handle::read(b) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_contact(a.address(), &sat2d_ffi::sat_transform { a: ta_a, b: ta_b, c: ta_c, d: ta_d, tx: ta_tx, ty: ta_ty }, b.address(), &sat2d_ffi::sat_transform { a: tb_a, b: tb_b, c: tb_c, d: tb_d, tx: tb_tx, ty: tb_ty }, out_manifold as *mut _) as _ }
}

/// `sat_contacts`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_contacts(
    _env: *mut c_void,
    _class: *mut c_void,
    a: i64,
    ta_a: f64,
    ta_b: f64,
    ta_c: f64,
    ta_d: f64,
    ta_tx: f64,
    ta_ty: f64,
    b: i64,
    tb_a: f64,
    tb_b: f64,
    tb_c: f64,
    tb_d: f64,
    tb_tx: f64,
    tb_ty: f64,
    out_manifolds: i64,
    capacity: i64,
    out_count: i64,
) -> i32 {
    let a = match handle::read(a) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    let b = match handle::read(b) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_contacts(a.address(), &sat2d_ffi::sat_transform { a: ta_a, b: ta_b, c: ta_c, d: ta_d, tx: ta_tx, ty: ta_ty }, b.address(), &sat2d_ffi::sat_transform { a: tb_a, b: tb_b, c: tb_c, d: tb_d, tx: tb_tx, ty: tb_ty }, out_manifolds as *mut _, capacity as _, out_count as *mut _) as _ }
}

/// `sat_rounding_margin`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_roundingMargin(
    _env: *mut c_void,
    _class: *mut c_void,
    a: i64,
    ta_a: f64,
    ta_b: f64,
    ta_c: f64,
    ta_d: f64,
    ta_tx: f64,
    ta_ty: f64,
    b: i64,
    tb_a: f64,
    tb_b: f64,
    tb_c: f64,
    tb_d: f64,
    tb_tx: f64,
    tb_ty: f64,
    out_margin: i64,
) -> i32 {
    let a = match handle::read(a) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    let b = match handle::read(b) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_rounding_margin(a.address(), &sat2d_ffi::sat_transform { a: ta_a, b: ta_b, c: ta_c, d: ta_d, tx: ta_tx, ty: ta_ty }, b.address(), &sat2d_ffi::sat_transform { a: tb_a, b: tb_b, c: tb_c, d: tb_d, tx: tb_tx, ty: tb_ty }, out_margin as *mut _) as _ }
}

/// `sat_distance`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_distance(
    _env: *mut c_void,
    _class: *mut c_void,
    a: i64,
    ta_a: f64,
    ta_b: f64,
    ta_c: f64,
    ta_d: f64,
    ta_tx: f64,
    ta_ty: f64,
    b: i64,
    tb_a: f64,
    tb_b: f64,
    tb_c: f64,
    tb_d: f64,
    tb_tx: f64,
    tb_ty: f64,
    out_closest: i64,
) -> i32 {
    let a = match handle::read(a) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    let b = match handle::read(b) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_distance(a.address(), &sat2d_ffi::sat_transform { a: ta_a, b: ta_b, c: ta_c, d: ta_d, tx: ta_tx, ty: ta_ty }, b.address(), &sat2d_ffi::sat_transform { a: tb_a, b: tb_b, c: tb_c, d: tb_d, tx: tb_tx, ty: tb_ty }, out_closest as *mut _) as _ }
}

/// `sat_within`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_within(
    _env: *mut c_void,
    _class: *mut c_void,
    inner: i64,
    inner_transform_a: f64,
    inner_transform_b: f64,
    inner_transform_c: f64,
    inner_transform_d: f64,
    inner_transform_tx: f64,
    inner_transform_ty: f64,
    outer: i64,
    outer_transform_a: f64,
    outer_transform_b: f64,
    outer_transform_c: f64,
    outer_transform_d: f64,
    outer_transform_tx: f64,
    outer_transform_ty: f64,
    out_containment: i64,
) -> i32 {
    let inner = match handle::read(inner) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    let outer = match handle::read(outer) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_within(inner.address(), &sat2d_ffi::sat_transform { a: inner_transform_a, b: inner_transform_b, c: inner_transform_c, d: inner_transform_d, tx: inner_transform_tx, ty: inner_transform_ty }, outer.address(), &sat2d_ffi::sat_transform { a: outer_transform_a, b: outer_transform_b, c: outer_transform_c, d: outer_transform_d, tx: outer_transform_tx, ty: outer_transform_ty }, out_containment as *mut _) as _ }
}

/// `sat_separation`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_separation(
    _env: *mut c_void,
    _class: *mut c_void,
    a: i64,
    ta_a: f64,
    ta_b: f64,
    ta_c: f64,
    ta_d: f64,
    ta_tx: f64,
    ta_ty: f64,
    b: i64,
    tb_a: f64,
    tb_b: f64,
    tb_c: f64,
    tb_d: f64,
    tb_tx: f64,
    tb_ty: f64,
    out_translation: i64,
) -> i32 {
    let a = match handle::read(a) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    let b = match handle::read(b) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_separation(a.address(), &sat2d_ffi::sat_transform { a: ta_a, b: ta_b, c: ta_c, d: ta_d, tx: ta_tx, ty: ta_ty }, b.address(), &sat2d_ffi::sat_transform { a: tb_a, b: tb_b, c: tb_c, d: tb_d, tx: tb_tx, ty: tb_ty }, out_translation as *mut _) as _ }
}

/// `sat_separation_within`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_separationWithin(
    _env: *mut c_void,
    _class: *mut c_void,
    a: i64,
    ta_a: f64,
    ta_b: f64,
    ta_c: f64,
    ta_d: f64,
    ta_tx: f64,
    ta_ty: f64,
    b: i64,
    tb_a: f64,
    tb_b: f64,
    tb_c: f64,
    tb_d: f64,
    tb_tx: f64,
    tb_ty: f64,
    work_limit: i64,
    out_translation: i64,
) -> i32 {
    let a = match handle::read(a) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    let b = match handle::read(b) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_separation_within(a.address(), &sat2d_ffi::sat_transform { a: ta_a, b: ta_b, c: ta_c, d: ta_d, tx: ta_tx, ty: ta_ty }, b.address(), &sat2d_ffi::sat_transform { a: tb_a, b: tb_b, c: tb_c, d: tb_d, tx: tb_tx, ty: tb_ty }, work_limit as _, out_translation as *mut _) as _ }
}

/// `sat_explain`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_explain(
    _env: *mut c_void,
    _class: *mut c_void,
    a: i64,
    ta_a: f64,
    ta_b: f64,
    ta_c: f64,
    ta_d: f64,
    ta_tx: f64,
    ta_ty: f64,
    b: i64,
    tb_a: f64,
    tb_b: f64,
    tb_c: f64,
    tb_d: f64,
    tb_tx: f64,
    tb_ty: f64,
    out_explanation: i64,
) -> i32 {
    let a = match handle::read(a) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    let b = match handle::read(b) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_explain(a.address(), &sat2d_ffi::sat_transform { a: ta_a, b: ta_b, c: ta_c, d: ta_d, tx: ta_tx, ty: ta_ty }, b.address(), &sat2d_ffi::sat_transform { a: tb_a, b: tb_b, c: tb_c, d: tb_d, tx: tb_tx, ty: tb_ty }, out_explanation as *mut _) as _ }
}

/// `sat_explanation_relation`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_explanationRelation(
    _env: *mut c_void,
    _class: *mut c_void,
    explanation: i64,
    out_relation: i64,
) -> i32 {
    let explanation = match handle::read(explanation) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_explanation_relation(explanation.address(), out_relation as *mut _) as _ }
}

/// `sat_explanation_point`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_explanationPoint(
    _env: *mut c_void,
    _class: *mut c_void,
    explanation: i64,
    out_point: i64,
) -> i32 {
    let explanation = match handle::read(explanation) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_explanation_point(explanation.address(), out_point as *mut _) as _ }
}

/// `sat_explanation_axes`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_explanationAxes(
    _env: *mut c_void,
    _class: *mut c_void,
    explanation: i64,
    out_axes: i64,
    capacity: i64,
    out_count: i64,
) -> i32 {
    let explanation = match handle::read(explanation) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_explanation_axes(explanation.address(), out_axes as *mut _, capacity as _, out_count as *mut _) as _ }
}

/// `sat_explanation_json`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_explanationJson(
    _env: *mut c_void,
    _class: *mut c_void,
    explanation: i64,
    out_text: i64,
    capacity: i64,
    out_count: i64,
) -> i32 {
    let explanation = match handle::read(explanation) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_explanation_json(explanation.address(), out_text as *mut _, capacity as _, out_count as *mut _) as _ }
}

/// `sat_cast_segment`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_castSegment(
    _env: *mut c_void,
    _class: *mut c_void,
    shape: i64,
    transform_a: f64,
    transform_b: f64,
    transform_c: f64,
    transform_d: f64,
    transform_tx: f64,
    transform_ty: f64,
    start_x: f64,
    start_y: f64,
    end_x: f64,
    end_y: f64,
    out_hit: i64,
) -> i32 {
    let shape = match handle::read(shape) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_cast_segment(shape.address(), &sat2d_ffi::sat_transform { a: transform_a, b: transform_b, c: transform_c, d: transform_d, tx: transform_tx, ty: transform_ty }, sat2d_ffi::sat_vec2 { x: start_x, y: start_y }, sat2d_ffi::sat_vec2 { x: end_x, y: end_y }, out_hit as *mut _) as _ }
}

/// `sat_cast_ray`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_castRay(
    _env: *mut c_void,
    _class: *mut c_void,
    shape: i64,
    transform_a: f64,
    transform_b: f64,
    transform_c: f64,
    transform_d: f64,
    transform_tx: f64,
    transform_ty: f64,
    origin_x: f64,
    origin_y: f64,
    direction_x: f64,
    direction_y: f64,
    reach: f64,
    out_hit: i64,
) -> i32 {
    let shape = match handle::read(shape) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_cast_ray(shape.address(), &sat2d_ffi::sat_transform { a: transform_a, b: transform_b, c: transform_c, d: transform_d, tx: transform_tx, ty: transform_ty }, sat2d_ffi::sat_vec2 { x: origin_x, y: origin_y }, sat2d_ffi::sat_vec2 { x: direction_x, y: direction_y }, reach, out_hit as *mut _) as _ }
}

/// `sat_motion_between`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_motionBetween(
    _env: *mut c_void,
    _class: *mut c_void,
    start_a: f64,
    start_b: f64,
    start_c: f64,
    start_d: f64,
    start_tx: f64,
    start_ty: f64,
    end_a: f64,
    end_b: f64,
    end_c: f64,
    end_d: f64,
    end_tx: f64,
    end_ty: f64,
    out_motion: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_motion_between(&sat2d_ffi::sat_transform { a: start_a, b: start_b, c: start_c, d: start_d, tx: start_tx, ty: start_ty }, &sat2d_ffi::sat_transform { a: end_a, b: end_b, c: end_c, d: end_d, tx: end_tx, ty: end_ty }, out_motion as *mut _) as _ }
}

/// `sat_motion_at`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_motionAt(
    _env: *mut c_void,
    _class: *mut c_void,
    motion: i64,
    time: f64,
    out_transform: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_motion_at(motion as *const _, time, out_transform as *mut _) as _ }
}

/// `sat_sweep`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_sweep(
    _env: *mut c_void,
    _class: *mut c_void,
    a: i64,
    motion_a: i64,
    b: i64,
    motion_b: i64,
    out_impact: i64,
) -> i32 {
    let a = match handle::read(a) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    let b = match handle::read(b) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_sweep(a.address(), motion_a as *const _, b.address(), motion_b as *const _, out_impact as *mut _) as _ }
}

/// `sat_sweep_with`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_sweepWith(
    _env: *mut c_void,
    _class: *mut c_void,
    a: i64,
    motion_a: i64,
    b: i64,
    motion_b: i64,
    options: i64,
    out_impact: i64,
) -> i32 {
    let a = match handle::read(a) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    let b = match handle::read(b) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_sweep_with(a.address(), motion_a as *const _, b.address(), motion_b as *const _, options as *const _, out_impact as *mut _) as _ }
}

/// `sat_sweep_bounds`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_sweepBounds(
    _env: *mut c_void,
    _class: *mut c_void,
    a: i64,
    motion_a: i64,
    b: i64,
    motion_b: i64,
    out_bounds: i64,
) -> i32 {
    let a = match handle::read(a) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    let b = match handle::read(b) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_sweep_bounds(a.address(), motion_a as *const _, b.address(), motion_b as *const _, out_bounds as *mut _) as _ }
}

/// `sat_resolve`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_resolve(
    _env: *mut c_void,
    _class: *mut c_void,
    normal_x: f64,
    normal_y: f64,
    depth: f64,
    inverse_mass_a: f64,
    inverse_mass_b: f64,
    out_resolution: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_resolve(sat2d_ffi::sat_vec2 { x: normal_x, y: normal_y }, depth, inverse_mass_a, inverse_mass_b, out_resolution as *mut _) as _ }
}

/// `sat_rebound`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_rebound(
    _env: *mut c_void,
    _class: *mut c_void,
    normal_x: f64,
    normal_y: f64,
    velocity_a_x: f64,
    velocity_a_y: f64,
    inverse_mass_a: f64,
    velocity_b_x: f64,
    velocity_b_y: f64,
    inverse_mass_b: f64,
    restitution: f64,
    out_velocities: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_rebound(sat2d_ffi::sat_vec2 { x: normal_x, y: normal_y }, sat2d_ffi::sat_vec2 { x: velocity_a_x, y: velocity_a_y }, inverse_mass_a, sat2d_ffi::sat_vec2 { x: velocity_b_x, y: velocity_b_y }, inverse_mass_b, restitution, out_velocities as *mut _) as _ }
}

/// `sat_slide`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_slide(
    _env: *mut c_void,
    _class: *mut c_void,
    velocity_x: f64,
    velocity_y: f64,
    normal_x: f64,
    normal_y: f64,
    out_velocity: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_slide(sat2d_ffi::sat_vec2 { x: velocity_x, y: velocity_y }, sat2d_ffi::sat_vec2 { x: normal_x, y: normal_y }, out_velocity as *mut _) as _ }
}

/// `sat_batch_rectangles_f64`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_batchRectanglesF64(
    _env: *mut c_void,
    _class: *mut c_void,
    a: i64,
    b: i64,
    count: i64,
    out_relations: i64,
    out_answered: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_batch_rectangles_f64(a as *const _, b as *const _, count as _, out_relations as *mut _, out_answered as *mut _) as _ }
}

/// `sat_batch_rectangles_f32`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_batchRectanglesF32(
    _env: *mut c_void,
    _class: *mut c_void,
    a: i64,
    b: i64,
    count: i64,
    out_relations: i64,
    out_answered: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_batch_rectangles_f32(a as *const _, b as *const _, count as _, out_relations as *mut _, out_answered as *mut _) as _ }
}

/// `sat_batch_pairs`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_batchPairs(
    _env: *mut c_void,
    _class: *mut c_void,
    shapes: i64,
    transforms: i64,
    body_count: i64,
    pairs: i64,
    pair_count: i64,
    out_relations: i64,
    out_answered: i64,
) -> i32 {
    let _of_shapes = match unsafe { handle::read_shapes(shapes, body_count) } {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_batch_pairs(shapes as *const _, transforms as *const _, body_count as _, pairs as *const _, pair_count as _, out_relations as *mut _, out_answered as *mut _) as _ }
}

/// `sat_world_new`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_worldNew(
    _env: *mut c_void,
    _class: *mut c_void,
    out_world: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_world_new(out_world as *mut _) as _ }
}

/// `sat_world_set_parallel`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_worldSetParallel(
    _env: *mut c_void,
    _class: *mut c_void,
    world: i64,
    parallel: u8,
) -> i32 {
    let world = match handle::change(world) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_world_set_parallel(world.address(), parallel != 0) as _ }
}

/// `sat_world_set_parallel_from`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_worldSetParallelFrom(
    _env: *mut c_void,
    _class: *mut c_void,
    world: i64,
    near_pairs: i64,
) -> i32 {
    let world = match handle::change(world) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_world_set_parallel_from(world.address(), near_pairs as _) as _ }
}

/// `sat_body_id_equal`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_bodyIdEqual(
    _env: *mut c_void,
    _class: *mut c_void,
    a_bits: i64,
    b_bits: i64,
) -> u8 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_body_id_equal(sat2d_ffi::sat_body_id { bits: a_bits as _ }, sat2d_ffi::sat_body_id { bits: b_bits as _ }) as _ }
}

/// `sat_body_id_is_none`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_bodyIdIsNone(
    _env: *mut c_void,
    _class: *mut c_void,
    id_bits: i64,
) -> u8 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_body_id_is_none(sat2d_ffi::sat_body_id { bits: id_bits as _ }) as _ }
}

/// `sat_world_insert`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_worldInsert(
    _env: *mut c_void,
    _class: *mut c_void,
    world: i64,
    body: i64,
    out_id: i64,
) -> i32 {
    let world = match handle::change(world) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    let _of_body = match unsafe { handle::read_bodies(body, 1) } {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_world_insert(world.address(), body as *const _, out_id as *mut _) as _ }
}

/// `sat_world_insert_many`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_worldInsertMany(
    _env: *mut c_void,
    _class: *mut c_void,
    world: i64,
    bodies: i64,
    count: i64,
    out_ids: i64,
) -> i32 {
    let world = match handle::change(world) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    let _of_bodies = match unsafe { handle::read_bodies(bodies, count) } {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_world_insert_many(world.address(), bodies as *const _, count as _, out_ids as *mut _) as _ }
}

/// `sat_world_remove`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_worldRemove(
    _env: *mut c_void,
    _class: *mut c_void,
    world: i64,
    id_bits: i64,
) -> i32 {
    let world = match handle::change(world) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_world_remove(world.address(), sat2d_ffi::sat_body_id { bits: id_bits as _ }) as _ }
}

/// `sat_world_attach`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_worldAttach(
    _env: *mut c_void,
    _class: *mut c_void,
    world: i64,
    owner_bits: i64,
    part: i64,
    out_id: i64,
) -> i32 {
    let world = match handle::change(world) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    let _of_part = match unsafe { handle::read_bodies(part, 1) } {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_world_attach(world.address(), sat2d_ffi::sat_body_id { bits: owner_bits as _ }, part as *const _, out_id as *mut _) as _ }
}

/// `sat_world_owner`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_worldOwner(
    _env: *mut c_void,
    _class: *mut c_void,
    world: i64,
    id_bits: i64,
    out_owner: i64,
) -> i32 {
    let world = match handle::read(world) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_world_owner(world.address(), sat2d_ffi::sat_body_id { bits: id_bits as _ }, out_owner as *mut _) as _ }
}

/// `sat_world_parts`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_worldParts(
    _env: *mut c_void,
    _class: *mut c_void,
    world: i64,
    id_bits: i64,
    out_parts: i64,
    capacity: i64,
    out_count: i64,
) -> i32 {
    let world = match handle::read(world) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_world_parts(world.address(), sat2d_ffi::sat_body_id { bits: id_bits as _ }, out_parts as *mut _, capacity as _, out_count as *mut _) as _ }
}

/// `sat_world_local_transform`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_worldLocalTransform(
    _env: *mut c_void,
    _class: *mut c_void,
    world: i64,
    id_bits: i64,
    out_local: i64,
) -> i32 {
    let world = match handle::read(world) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_world_local_transform(world.address(), sat2d_ffi::sat_body_id { bits: id_bits as _ }, out_local as *mut _) as _ }
}

/// `sat_world_set_local_transform`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_worldSetLocalTransform(
    _env: *mut c_void,
    _class: *mut c_void,
    world: i64,
    id_bits: i64,
    local_a: f64,
    local_b: f64,
    local_c: f64,
    local_d: f64,
    local_tx: f64,
    local_ty: f64,
) -> i32 {
    let world = match handle::change(world) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_world_set_local_transform(world.address(), sat2d_ffi::sat_body_id { bits: id_bits as _ }, &sat2d_ffi::sat_transform { a: local_a, b: local_b, c: local_c, d: local_d, tx: local_tx, ty: local_ty }) as _ }
}

/// `sat_world_get`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_worldGet(
    _env: *mut c_void,
    _class: *mut c_void,
    world: i64,
    id_bits: i64,
    out_body: i64,
) -> i32 {
    let world = match handle::read(world) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_world_get(world.address(), sat2d_ffi::sat_body_id { bits: id_bits as _ }, out_body as *mut _) as _ }
}

/// `sat_world_transform`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_worldTransform(
    _env: *mut c_void,
    _class: *mut c_void,
    world: i64,
    id_bits: i64,
    out_transform: i64,
) -> i32 {
    let world = match handle::read(world) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_world_transform(world.address(), sat2d_ffi::sat_body_id { bits: id_bits as _ }, out_transform as *mut _) as _ }
}

/// `sat_world_user`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_worldUser(
    _env: *mut c_void,
    _class: *mut c_void,
    world: i64,
    id_bits: i64,
    out_user: i64,
) -> i32 {
    let world = match handle::read(world) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_world_user(world.address(), sat2d_ffi::sat_body_id { bits: id_bits as _ }, out_user as *mut _) as _ }
}

/// `sat_world_kind`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_worldKind(
    _env: *mut c_void,
    _class: *mut c_void,
    world: i64,
    id_bits: i64,
    out_kind: i64,
) -> i32 {
    let world = match handle::read(world) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_world_kind(world.address(), sat2d_ffi::sat_body_id { bits: id_bits as _ }, out_kind as *mut _) as _ }
}

/// `sat_world_contains`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_worldContains(
    _env: *mut c_void,
    _class: *mut c_void,
    world: i64,
    id_bits: i64,
    out_contains: i64,
) -> i32 {
    let world = match handle::read(world) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_world_contains(world.address(), sat2d_ffi::sat_body_id { bits: id_bits as _ }, out_contains as *mut _) as _ }
}

/// `sat_world_body_count`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_worldBodyCount(
    _env: *mut c_void,
    _class: *mut c_void,
    world: i64,
    out_count: i64,
) -> i32 {
    let world = match handle::read(world) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_world_body_count(world.address(), out_count as *mut _) as _ }
}

/// `sat_world_bodies`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_worldBodies(
    _env: *mut c_void,
    _class: *mut c_void,
    world: i64,
    out_ids: i64,
    capacity: i64,
    out_count: i64,
) -> i32 {
    let world = match handle::read(world) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_world_bodies(world.address(), out_ids as *mut _, capacity as _, out_count as *mut _) as _ }
}

/// `sat_world_bounds`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_worldBounds(
    _env: *mut c_void,
    _class: *mut c_void,
    world: i64,
    id_bits: i64,
    out_bounds: i64,
) -> i32 {
    let world = match handle::read(world) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_world_bounds(world.address(), sat2d_ffi::sat_body_id { bits: id_bits as _ }, out_bounds as *mut _) as _ }
}

/// `sat_world_relation`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_worldRelation(
    _env: *mut c_void,
    _class: *mut c_void,
    world: i64,
    a_bits: i64,
    b_bits: i64,
    out_relation: i64,
) -> i32 {
    let world = match handle::read(world) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_world_relation(world.address(), sat2d_ffi::sat_body_id { bits: a_bits as _ }, sat2d_ffi::sat_body_id { bits: b_bits as _ }, out_relation as *mut _) as _ }
}

/// `sat_world_within`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_worldWithin(
    _env: *mut c_void,
    _class: *mut c_void,
    world: i64,
    inner_bits: i64,
    outer_bits: i64,
    out_containment: i64,
) -> i32 {
    let world = match handle::read(world) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_world_within(world.address(), sat2d_ffi::sat_body_id { bits: inner_bits as _ }, sat2d_ffi::sat_body_id { bits: outer_bits as _ }, out_containment as *mut _) as _ }
}

/// `sat_world_contact`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_worldContact(
    _env: *mut c_void,
    _class: *mut c_void,
    world: i64,
    a_bits: i64,
    b_bits: i64,
    out_manifold: i64,
) -> i32 {
    let world = match handle::read(world) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_world_contact(world.address(), sat2d_ffi::sat_body_id { bits: a_bits as _ }, sat2d_ffi::sat_body_id { bits: b_bits as _ }, out_manifold as *mut _) as _ }
}

/// `sat_world_contacts`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_worldContacts(
    _env: *mut c_void,
    _class: *mut c_void,
    world: i64,
    a_bits: i64,
    b_bits: i64,
    out_manifolds: i64,
    capacity: i64,
    out_count: i64,
) -> i32 {
    let world = match handle::read(world) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_world_contacts(world.address(), sat2d_ffi::sat_body_id { bits: a_bits as _ }, sat2d_ffi::sat_body_id { bits: b_bits as _ }, out_manifolds as *mut _, capacity as _, out_count as *mut _) as _ }
}

/// `sat_world_set_transform`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_worldSetTransform(
    _env: *mut c_void,
    _class: *mut c_void,
    world: i64,
    id_bits: i64,
    transform_a: f64,
    transform_b: f64,
    transform_c: f64,
    transform_d: f64,
    transform_tx: f64,
    transform_ty: f64,
) -> i32 {
    let world = match handle::change(world) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_world_set_transform(world.address(), sat2d_ffi::sat_body_id { bits: id_bits as _ }, &sat2d_ffi::sat_transform { a: transform_a, b: transform_b, c: transform_c, d: transform_d, tx: transform_tx, ty: transform_ty }) as _ }
}

/// `sat_world_set_transforms`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_worldSetTransforms(
    _env: *mut c_void,
    _class: *mut c_void,
    world: i64,
    ids: i64,
    transforms: i64,
    count: i64,
) -> i32 {
    let world = match handle::change(world) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_world_set_transforms(world.address(), ids as *const _, transforms as *const _, count as _) as _ }
}

/// `sat_world_set_shape`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_worldSetShape(
    _env: *mut c_void,
    _class: *mut c_void,
    world: i64,
    id_bits: i64,
    shape: i64,
) -> i32 {
    let world = match handle::change(world) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    let shape = match handle::read(shape) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_world_set_shape(world.address(), sat2d_ffi::sat_body_id { bits: id_bits as _ }, shape.address()) as _ }
}

/// `sat_world_set_kind`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_worldSetKind(
    _env: *mut c_void,
    _class: *mut c_void,
    world: i64,
    id_bits: i64,
    kind: i32,
) -> i32 {
    let world = match handle::change(world) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_world_set_kind(world.address(), sat2d_ffi::sat_body_id { bits: id_bits as _ }, kind as _) as _ }
}

/// `sat_world_set_kinds`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_worldSetKinds(
    _env: *mut c_void,
    _class: *mut c_void,
    world: i64,
    ids: i64,
    kinds: i64,
    count: i64,
) -> i32 {
    let world = match handle::change(world) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_world_set_kinds(world.address(), ids as *const _, kinds as *const _, count as _) as _ }
}

/// `sat_world_set_filter`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_worldSetFilter(
    _env: *mut c_void,
    _class: *mut c_void,
    world: i64,
    id_bits: i64,
    filter_category: i32,
    filter_mask: i32,
) -> i32 {
    let world = match handle::change(world) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_world_set_filter(world.address(), sat2d_ffi::sat_body_id { bits: id_bits as _ }, sat2d_ffi::sat_filter { category: filter_category as _, mask: filter_mask as _ }) as _ }
}

/// `sat_world_set_user`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_worldSetUser(
    _env: *mut c_void,
    _class: *mut c_void,
    world: i64,
    id_bits: i64,
    user: i64,
) -> i32 {
    let world = match handle::change(world) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_world_set_user(world.address(), sat2d_ffi::sat_body_id { bits: id_bits as _ }, user as _) as _ }
}

/// `sat_world_set_inverse_mass`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_worldSetInverseMass(
    _env: *mut c_void,
    _class: *mut c_void,
    world: i64,
    id_bits: i64,
    inverse_mass: f64,
) -> i32 {
    let world = match handle::change(world) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_world_set_inverse_mass(world.address(), sat2d_ffi::sat_body_id { bits: id_bits as _ }, inverse_mass) as _ }
}

/// `sat_world_step`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_worldStep(
    _env: *mut c_void,
    _class: *mut c_void,
    world: i64,
) -> i32 {
    let world = match handle::change(world) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_world_step(world.address()) as _ }
}

/// `sat_world_step_within`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_worldStepWithin(
    _env: *mut c_void,
    _class: *mut c_void,
    world: i64,
    max_pairs: i64,
) -> i32 {
    let world = match handle::change(world) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_world_step_within(world.address(), max_pairs as _) as _ }
}

/// `sat_world_set_touching_tolerance`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_worldSetTouchingTolerance(
    _env: *mut c_void,
    _class: *mut c_void,
    world: i64,
    tolerance: f64,
) -> i32 {
    let world = match handle::change(world) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_world_set_touching_tolerance(world.address(), tolerance) as _ }
}

/// `sat_world_touching_tolerance`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_worldTouchingTolerance(
    _env: *mut c_void,
    _class: *mut c_void,
    world: i64,
    out_tolerance: i64,
) -> i32 {
    let world = match handle::read(world) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_world_touching_tolerance(world.address(), out_tolerance as *mut _) as _ }
}

/// `sat_world_event_count`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_worldEventCount(
    _env: *mut c_void,
    _class: *mut c_void,
    world: i64,
    out_count: i64,
) -> i32 {
    let world = match handle::read(world) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_world_event_count(world.address(), out_count as *mut _) as _ }
}

/// `sat_world_events`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_worldEvents(
    _env: *mut c_void,
    _class: *mut c_void,
    world: i64,
    out_events: i64,
    capacity: i64,
    out_count: i64,
) -> i32 {
    let world = match handle::read(world) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_world_events(world.address(), out_events as *mut _, capacity as _, out_count as *mut _) as _ }
}

/// `sat_world_set_one_way`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_worldSetOneWay(
    _env: *mut c_void,
    _class: *mut c_void,
    world: i64,
    id_bits: i64,
    direction_x: f64,
    direction_y: f64,
) -> i32 {
    let world = match handle::change(world) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_world_set_one_way(world.address(), sat2d_ffi::sat_body_id { bits: id_bits as _ }, sat2d_ffi::sat_vec2 { x: direction_x, y: direction_y }) as _ }
}

/// `sat_world_one_way`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_worldOneWay(
    _env: *mut c_void,
    _class: *mut c_void,
    world: i64,
    id_bits: i64,
    out_direction: i64,
) -> i32 {
    let world = match handle::read(world) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_world_one_way(world.address(), sat2d_ffi::sat_body_id { bits: id_bits as _ }, out_direction as *mut _) as _ }
}

/// `sat_world_separate`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_worldSeparate(
    _env: *mut c_void,
    _class: *mut c_void,
    world: i64,
    iterations: i64,
    out_result: i64,
) -> i32 {
    let world = match handle::change(world) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_world_separate(world.address(), iterations as _, out_result as *mut _) as _ }
}

/// `sat_world_separate_within`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_worldSeparateWithin(
    _env: *mut c_void,
    _class: *mut c_void,
    world: i64,
    iterations: i64,
    max_pairs: i64,
    out_result: i64,
) -> i32 {
    let world = match handle::change(world) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_world_separate_within(world.address(), iterations as _, max_pairs as _, out_result as *mut _) as _ }
}

/// `sat_world_move_and_slide`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_worldMoveAndSlide(
    _env: *mut c_void,
    _class: *mut c_void,
    world: i64,
    id_bits: i64,
    delta_x: f64,
    delta_y: f64,
    out_hits: i64,
    capacity: i64,
    out_result: i64,
) -> i32 {
    let world = match handle::change(world) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_world_move_and_slide(world.address(), sat2d_ffi::sat_body_id { bits: id_bits as _ }, sat2d_ffi::sat_vec2 { x: delta_x, y: delta_y }, out_hits as *mut _, capacity as _, out_result as *mut _) as _ }
}

/// `sat_world_move_and_slide_with`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_worldMoveAndSlideWith(
    _env: *mut c_void,
    _class: *mut c_void,
    world: i64,
    id_bits: i64,
    delta_x: f64,
    delta_y: f64,
    options: i64,
    out_hits: i64,
    capacity: i64,
    out_result: i64,
) -> i32 {
    let world = match handle::change(world) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_world_move_and_slide_with(world.address(), sat2d_ffi::sat_body_id { bits: id_bits as _ }, sat2d_ffi::sat_vec2 { x: delta_x, y: delta_y }, options as *const _, out_hits as *mut _, capacity as _, out_result as *mut _) as _ }
}

/// `sat_world_move_character`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_worldMoveCharacter(
    _env: *mut c_void,
    _class: *mut c_void,
    world: i64,
    id_bits: i64,
    delta_x: f64,
    delta_y: f64,
    options: i64,
    out_hits: i64,
    capacity: i64,
    out_result: i64,
) -> i32 {
    let world = match handle::change(world) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_world_move_character(world.address(), sat2d_ffi::sat_body_id { bits: id_bits as _ }, sat2d_ffi::sat_vec2 { x: delta_x, y: delta_y }, options as *const _, out_hits as *mut _, capacity as _, out_result as *mut _) as _ }
}

/// `sat_world_query_point`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_worldQueryPoint(
    _env: *mut c_void,
    _class: *mut c_void,
    world: i64,
    point_x: f64,
    point_y: f64,
    filter: i64,
    out_ids: i64,
    capacity: i64,
    out_count: i64,
) -> i32 {
    let world = match handle::read(world) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_world_query_point(world.address(), sat2d_ffi::sat_vec2 { x: point_x, y: point_y }, filter as *const _, out_ids as *mut _, capacity as _, out_count as *mut _) as _ }
}

/// `sat_world_query_box`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_worldQueryBox(
    _env: *mut c_void,
    _class: *mut c_void,
    world: i64,
    region_min_x: f64,
    region_min_y: f64,
    region_max_x: f64,
    region_max_y: f64,
    coverage: i32,
    filter: i64,
    out_ids: i64,
    capacity: i64,
    out_count: i64,
) -> i32 {
    let world = match handle::read(world) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_world_query_box(world.address(), sat2d_ffi::sat_aabb { min: sat2d_ffi::sat_vec2 { x: region_min_x, y: region_min_y }, max: sat2d_ffi::sat_vec2 { x: region_max_x, y: region_max_y } }, coverage as _, filter as *const _, out_ids as *mut _, capacity as _, out_count as *mut _) as _ }
}

/// `sat_world_query_circle`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_worldQueryCircle(
    _env: *mut c_void,
    _class: *mut c_void,
    world: i64,
    center_x: f64,
    center_y: f64,
    radius: f64,
    coverage: i32,
    filter: i64,
    out_ids: i64,
    capacity: i64,
    out_count: i64,
) -> i32 {
    let world = match handle::read(world) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_world_query_circle(world.address(), sat2d_ffi::sat_vec2 { x: center_x, y: center_y }, radius, coverage as _, filter as *const _, out_ids as *mut _, capacity as _, out_count as *mut _) as _ }
}

/// `sat_world_query_shape`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_worldQueryShape(
    _env: *mut c_void,
    _class: *mut c_void,
    world: i64,
    shape: i64,
    transform_a: f64,
    transform_b: f64,
    transform_c: f64,
    transform_d: f64,
    transform_tx: f64,
    transform_ty: f64,
    coverage: i32,
    filter: i64,
    out_ids: i64,
    capacity: i64,
    out_count: i64,
) -> i32 {
    let world = match handle::read(world) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    let shape = match handle::read(shape) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_world_query_shape(world.address(), shape.address(), &sat2d_ffi::sat_transform { a: transform_a, b: transform_b, c: transform_c, d: transform_d, tx: transform_tx, ty: transform_ty }, coverage as _, filter as *const _, out_ids as *mut _, capacity as _, out_count as *mut _) as _ }
}

/// `sat_world_nearest`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_worldNearest(
    _env: *mut c_void,
    _class: *mut c_void,
    world: i64,
    point_x: f64,
    point_y: f64,
    k: i64,
    reach: f64,
    filter: i64,
    out_bodies: i64,
    capacity: i64,
    out_count: i64,
) -> i32 {
    let world = match handle::read(world) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_world_nearest(world.address(), sat2d_ffi::sat_vec2 { x: point_x, y: point_y }, k as _, reach, filter as *const _, out_bodies as *mut _, capacity as _, out_count as *mut _) as _ }
}

/// `sat_world_cast_ray`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_worldCastRay(
    _env: *mut c_void,
    _class: *mut c_void,
    world: i64,
    origin_x: f64,
    origin_y: f64,
    direction_x: f64,
    direction_y: f64,
    reach: f64,
    filter: i64,
    out_hit: i64,
) -> i32 {
    let world = match handle::read(world) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_world_cast_ray(world.address(), sat2d_ffi::sat_vec2 { x: origin_x, y: origin_y }, sat2d_ffi::sat_vec2 { x: direction_x, y: direction_y }, reach, filter as *const _, out_hit as *mut _) as _ }
}

/// `sat_world_cast_ray_all`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_worldCastRayAll(
    _env: *mut c_void,
    _class: *mut c_void,
    world: i64,
    origin_x: f64,
    origin_y: f64,
    direction_x: f64,
    direction_y: f64,
    reach: f64,
    filter: i64,
    out_hits: i64,
    capacity: i64,
    out_count: i64,
) -> i32 {
    let world = match handle::read(world) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_world_cast_ray_all(world.address(), sat2d_ffi::sat_vec2 { x: origin_x, y: origin_y }, sat2d_ffi::sat_vec2 { x: direction_x, y: direction_y }, reach, filter as *const _, out_hits as *mut _, capacity as _, out_count as *mut _) as _ }
}

/// `sat_world_sweep`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_worldSweep(
    _env: *mut c_void,
    _class: *mut c_void,
    world: i64,
    shape: i64,
    motion: i64,
    filter: i64,
    out_impact: i64,
) -> i32 {
    let world = match handle::read(world) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    let shape = match handle::read(shape) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_world_sweep(world.address(), shape.address(), motion as *const _, filter as *const _, out_impact as *mut _) as _ }
}

/// `sat_world_save`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_worldSave(
    _env: *mut c_void,
    _class: *mut c_void,
    world: i64,
    out_bytes: i64,
    capacity: i64,
    out_count: i64,
) -> i32 {
    let world = match handle::read(world) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_world_save(world.address(), out_bytes as *mut _, capacity as _, out_count as *mut _) as _ }
}

/// `sat_world_restore`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_worldRestore(
    _env: *mut c_void,
    _class: *mut c_void,
    bytes: i64,
    count: i64,
    out_world: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_world_restore(bytes as *const _, count as _, out_world as *mut _) as _ }
}

/// `sat_world_clone`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_worldClone(
    _env: *mut c_void,
    _class: *mut c_void,
    world: i64,
    out_world: i64,
) -> i32 {
    let world = match handle::read(world) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_world_clone(world.address(), out_world as *mut _) as _ }
}

/// `sat_world_fingerprint`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_worldFingerprint(
    _env: *mut c_void,
    _class: *mut c_void,
    world: i64,
    out_fingerprint: i64,
) -> i32 {
    let world = match handle::read(world) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_world_fingerprint(world.address(), out_fingerprint as *mut _) as _ }
}

/// `sat_compat_flash_mirror_of`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatFlashMirrorOf(
    _env: *mut c_void,
    _class: *mut c_void,
    scale_x: f64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_flash_mirror_of(scale_x) as _ }
}

/// `sat_compat_flash_collide`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatFlashCollide(
    _env: *mut c_void,
    _class: *mut c_void,
    a: i64,
    b: i64,
    out_outcome: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_flash_collide(a as *const _, b as *const _, out_outcome as *mut _) as _ }
}

/// `sat_compat_flash_global_rotation`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatFlashGlobalRotation(
    _env: *mut c_void,
    _class: *mut c_void,
    levels: i64,
    count: i64,
    out_rotation: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_flash_global_rotation(levels as *const _, count as _, out_rotation as *mut _) as _ }
}

/// `sat_compat_flash_rectangle_side`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatFlashRectangleSide(
    _env: *mut c_void,
    _class: *mut c_void,
    rectangle: i64,
    side: i32,
    out_place: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_flash_rectangle_side(rectangle as *const _, side as _, out_place as *mut _) as _ }
}

/// `sat_compat_flash_rectangle_set_side`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatFlashRectangleSetSide(
    _env: *mut c_void,
    _class: *mut c_void,
    rectangle: i64,
    side: i32,
    value: f64,
    out_rectangle: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_flash_rectangle_set_side(rectangle as *const _, side as _, value, out_rectangle as *mut _) as _ }
}

/// `sat_compat_flash_rectangle_inflate`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatFlashRectangleInflate(
    _env: *mut c_void,
    _class: *mut c_void,
    rectangle: i64,
    dx: f64,
    dy: f64,
    out_rectangle: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_flash_rectangle_inflate(rectangle as *const _, dx, dy, out_rectangle as *mut _) as _ }
}

/// `sat_compat_flash_rectangle_is_empty`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatFlashRectangleIsEmpty(
    _env: *mut c_void,
    _class: *mut c_void,
    rectangle: i64,
    script: i32,
    out_empty: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_flash_rectangle_is_empty(rectangle as *const _, script as _, out_empty as *mut _) as _ }
}

/// `sat_compat_flash_rectangle_contains`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatFlashRectangleContains(
    _env: *mut c_void,
    _class: *mut c_void,
    rectangle: i64,
    x: f64,
    y: f64,
    out_inside: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_flash_rectangle_contains(rectangle as *const _, x, y, out_inside as *mut _) as _ }
}

/// `sat_compat_flash_rectangle_contains_rectangle`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatFlashRectangleContainsRectangle(
    _env: *mut c_void,
    _class: *mut c_void,
    a: i64,
    b: i64,
    script: i32,
    out_inside: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_flash_rectangle_contains_rectangle(a as *const _, b as *const _, script as _, out_inside as *mut _) as _ }
}

/// `sat_compat_flash_rectangle_intersects`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatFlashRectangleIntersects(
    _env: *mut c_void,
    _class: *mut c_void,
    a: i64,
    b: i64,
    script: i32,
    out_hit: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_flash_rectangle_intersects(a as *const _, b as *const _, script as _, out_hit as *mut _) as _ }
}

/// `sat_compat_flash_rectangle_intersection`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatFlashRectangleIntersection(
    _env: *mut c_void,
    _class: *mut c_void,
    a: i64,
    b: i64,
    script: i32,
    out_common: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_flash_rectangle_intersection(a as *const _, b as *const _, script as _, out_common as *mut _) as _ }
}

/// `sat_compat_flash_rectangle_union`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatFlashRectangleUnion(
    _env: *mut c_void,
    _class: *mut c_void,
    a: i64,
    b: i64,
    script: i32,
    out_box: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_flash_rectangle_union(a as *const _, b as *const _, script as _, out_box as *mut _) as _ }
}

/// `sat_compat_flash_point_add`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatFlashPointAdd(
    _env: *mut c_void,
    _class: *mut c_void,
    a_x: f64,
    a_y: f64,
    b_x: f64,
    b_y: f64,
    out_point: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_flash_point_add(sat2d_ffi::sat_vec2 { x: a_x, y: a_y }, sat2d_ffi::sat_vec2 { x: b_x, y: b_y }, out_point as *mut _) as _ }
}

/// `sat_compat_flash_point_subtract`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatFlashPointSubtract(
    _env: *mut c_void,
    _class: *mut c_void,
    a_x: f64,
    a_y: f64,
    b_x: f64,
    b_y: f64,
    out_point: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_flash_point_subtract(sat2d_ffi::sat_vec2 { x: a_x, y: a_y }, sat2d_ffi::sat_vec2 { x: b_x, y: b_y }, out_point as *mut _) as _ }
}

/// `sat_compat_flash_point_length`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatFlashPointLength(
    _env: *mut c_void,
    _class: *mut c_void,
    point_x: f64,
    point_y: f64,
    out_length: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_flash_point_length(sat2d_ffi::sat_vec2 { x: point_x, y: point_y }, out_length as *mut _) as _ }
}

/// `sat_compat_flash_point_distance`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatFlashPointDistance(
    _env: *mut c_void,
    _class: *mut c_void,
    a_x: f64,
    a_y: f64,
    b_x: f64,
    b_y: f64,
    out_distance: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_flash_point_distance(sat2d_ffi::sat_vec2 { x: a_x, y: a_y }, sat2d_ffi::sat_vec2 { x: b_x, y: b_y }, out_distance as *mut _) as _ }
}

/// `sat_compat_flash_point_interpolate`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatFlashPointInterpolate(
    _env: *mut c_void,
    _class: *mut c_void,
    a_x: f64,
    a_y: f64,
    b_x: f64,
    b_y: f64,
    f: f64,
    out_point: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_flash_point_interpolate(sat2d_ffi::sat_vec2 { x: a_x, y: a_y }, sat2d_ffi::sat_vec2 { x: b_x, y: b_y }, f, out_point as *mut _) as _ }
}

/// `sat_compat_flash_point_normalize`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatFlashPointNormalize(
    _env: *mut c_void,
    _class: *mut c_void,
    point_x: f64,
    point_y: f64,
    script: i32,
    thickness: f64,
    out_point: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_flash_point_normalize(sat2d_ffi::sat_vec2 { x: point_x, y: point_y }, script as _, thickness, out_point as *mut _) as _ }
}

/// `sat_compat_flash_point_polar`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatFlashPointPolar(
    _env: *mut c_void,
    _class: *mut c_void,
    length: f64,
    angle: f64,
    out_point: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_flash_point_polar(length, angle, out_point as *mut _) as _ }
}

/// `sat_compat_flash_matrix_scale`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatFlashMatrixScale(
    _env: *mut c_void,
    _class: *mut c_void,
    matrix_a: f64,
    matrix_b: f64,
    matrix_c: f64,
    matrix_d: f64,
    matrix_tx: f64,
    matrix_ty: f64,
    sx: f64,
    sy: f64,
    out_matrix: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_flash_matrix_scale(&sat2d_ffi::sat_transform { a: matrix_a, b: matrix_b, c: matrix_c, d: matrix_d, tx: matrix_tx, ty: matrix_ty }, sx, sy, out_matrix as *mut _) as _ }
}

/// `sat_compat_flash_matrix_rotate`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatFlashMatrixRotate(
    _env: *mut c_void,
    _class: *mut c_void,
    matrix_a: f64,
    matrix_b: f64,
    matrix_c: f64,
    matrix_d: f64,
    matrix_tx: f64,
    matrix_ty: f64,
    angle: f64,
    out_matrix: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_flash_matrix_rotate(&sat2d_ffi::sat_transform { a: matrix_a, b: matrix_b, c: matrix_c, d: matrix_d, tx: matrix_tx, ty: matrix_ty }, angle, out_matrix as *mut _) as _ }
}

/// `sat_compat_flash_matrix_translate`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatFlashMatrixTranslate(
    _env: *mut c_void,
    _class: *mut c_void,
    matrix_a: f64,
    matrix_b: f64,
    matrix_c: f64,
    matrix_d: f64,
    matrix_tx: f64,
    matrix_ty: f64,
    dx: f64,
    dy: f64,
    out_matrix: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_flash_matrix_translate(&sat2d_ffi::sat_transform { a: matrix_a, b: matrix_b, c: matrix_c, d: matrix_d, tx: matrix_tx, ty: matrix_ty }, dx, dy, out_matrix as *mut _) as _ }
}

/// `sat_compat_flash_matrix_concat`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatFlashMatrixConcat(
    _env: *mut c_void,
    _class: *mut c_void,
    matrix_a: f64,
    matrix_b: f64,
    matrix_c: f64,
    matrix_d: f64,
    matrix_tx: f64,
    matrix_ty: f64,
    other_a: f64,
    other_b: f64,
    other_c: f64,
    other_d: f64,
    other_tx: f64,
    other_ty: f64,
    out_matrix: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_flash_matrix_concat(&sat2d_ffi::sat_transform { a: matrix_a, b: matrix_b, c: matrix_c, d: matrix_d, tx: matrix_tx, ty: matrix_ty }, &sat2d_ffi::sat_transform { a: other_a, b: other_b, c: other_c, d: other_d, tx: other_tx, ty: other_ty }, out_matrix as *mut _) as _ }
}

/// `sat_compat_flash_matrix_invert`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatFlashMatrixInvert(
    _env: *mut c_void,
    _class: *mut c_void,
    matrix_a: f64,
    matrix_b: f64,
    matrix_c: f64,
    matrix_d: f64,
    matrix_tx: f64,
    matrix_ty: f64,
    out_matrix: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_flash_matrix_invert(&sat2d_ffi::sat_transform { a: matrix_a, b: matrix_b, c: matrix_c, d: matrix_d, tx: matrix_tx, ty: matrix_ty }, out_matrix as *mut _) as _ }
}

/// `sat_compat_flash_matrix_create_box`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatFlashMatrixCreateBox(
    _env: *mut c_void,
    _class: *mut c_void,
    scale_x: f64,
    scale_y: f64,
    rotation: f64,
    tx: f64,
    ty: f64,
    out_matrix: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_flash_matrix_create_box(scale_x, scale_y, rotation, tx, ty, out_matrix as *mut _) as _ }
}

/// `sat_compat_flash_matrix_create_gradient_box`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatFlashMatrixCreateGradientBox(
    _env: *mut c_void,
    _class: *mut c_void,
    width: f64,
    height: f64,
    rotation: f64,
    tx: f64,
    ty: f64,
    out_matrix: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_flash_matrix_create_gradient_box(width, height, rotation, tx, ty, out_matrix as *mut _) as _ }
}

/// `sat_compat_flash_matrix_transform_point`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatFlashMatrixTransformPoint(
    _env: *mut c_void,
    _class: *mut c_void,
    matrix_a: f64,
    matrix_b: f64,
    matrix_c: f64,
    matrix_d: f64,
    matrix_tx: f64,
    matrix_ty: f64,
    point_x: f64,
    point_y: f64,
    out_point: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_flash_matrix_transform_point(&sat2d_ffi::sat_transform { a: matrix_a, b: matrix_b, c: matrix_c, d: matrix_d, tx: matrix_tx, ty: matrix_ty }, sat2d_ffi::sat_vec2 { x: point_x, y: point_y }, out_point as *mut _) as _ }
}

/// `sat_compat_flash_matrix_delta_transform_point`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatFlashMatrixDeltaTransformPoint(
    _env: *mut c_void,
    _class: *mut c_void,
    matrix_a: f64,
    matrix_b: f64,
    matrix_c: f64,
    matrix_d: f64,
    matrix_tx: f64,
    matrix_ty: f64,
    point_x: f64,
    point_y: f64,
    out_point: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_flash_matrix_delta_transform_point(&sat2d_ffi::sat_transform { a: matrix_a, b: matrix_b, c: matrix_c, d: matrix_d, tx: matrix_tx, ty: matrix_ty }, sat2d_ffi::sat_vec2 { x: point_x, y: point_y }, out_point as *mut _) as _ }
}

/// `sat_compat_flash_stage_new`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatFlashStageNew(
    _env: *mut c_void,
    _class: *mut c_void,
    out_stage: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_flash_stage_new(out_stage as *mut _) as _ }
}

/// `sat_compat_flash_stage_new_script`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatFlashStageNewScript(
    _env: *mut c_void,
    _class: *mut c_void,
    script: i32,
    out_stage: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_flash_stage_new_script(script as _, out_stage as *mut _) as _ }
}

/// `sat_compat_flash_stage_create_container`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatFlashStageCreateContainer(
    _env: *mut c_void,
    _class: *mut c_void,
    stage: i64,
    out_node: i64,
) -> i32 {
    let stage = match handle::change(stage) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_flash_stage_create_container(stage.address(), out_node as *mut _) as _ }
}

/// `sat_compat_flash_stage_create_bitmap`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatFlashStageCreateBitmap(
    _env: *mut c_void,
    _class: *mut c_void,
    stage: i64,
    width: i32,
    height: i32,
    out_node: i64,
) -> i32 {
    let stage = match handle::change(stage) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_flash_stage_create_bitmap(stage.address(), width as _, height as _, out_node as *mut _) as _ }
}

/// `sat_compat_flash_stage_add_child`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatFlashStageAddChild(
    _env: *mut c_void,
    _class: *mut c_void,
    stage: i64,
    parent: i32,
    child: i32,
) -> i32 {
    let stage = match handle::change(stage) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_flash_stage_add_child(stage.address(), parent as _, child as _) as _ }
}

/// `sat_compat_flash_stage_remove`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatFlashStageRemove(
    _env: *mut c_void,
    _class: *mut c_void,
    stage: i64,
    child: i32,
) -> i32 {
    let stage = match handle::change(stage) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_flash_stage_remove(stage.address(), child as _) as _ }
}

/// `sat_compat_flash_stage_set_clipped_by`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatFlashStageSetClippedBy(
    _env: *mut c_void,
    _class: *mut c_void,
    stage: i64,
    object: i32,
    layer: i32,
) -> i32 {
    let stage = match handle::change(stage) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_flash_stage_set_clipped_by(stage.address(), object as _, layer as _) as _ }
}

/// `sat_compat_flash_stage_set_mask`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatFlashStageSetMask(
    _env: *mut c_void,
    _class: *mut c_void,
    stage: i64,
    object: i32,
    mask: i32,
) -> i32 {
    let stage = match handle::change(stage) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_flash_stage_set_mask(stage.address(), object as _, mask as _) as _ }
}

/// `sat_compat_flash_stage_create_graphics`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatFlashStageCreateGraphics(
    _env: *mut c_void,
    _class: *mut c_void,
    stage: i64,
    layers: i64,
    count: i64,
    bounds_with_strokes: i64,
    bounds_without: i64,
    out_node: i64,
) -> i32 {
    let stage = match handle::change(stage) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_flash_stage_create_graphics(stage.address(), layers as *const _, count as _, bounds_with_strokes as *const _, bounds_without as *const _, out_node as *mut _) as _ }
}

/// `sat_compat_flash_stage_set`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatFlashStageSet(
    _env: *mut c_void,
    _class: *mut c_void,
    stage: i64,
    object: i32,
    property: i32,
    value: f64,
) -> i32 {
    let stage = match handle::change(stage) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_flash_stage_set(stage.address(), object as _, property as _, value) as _ }
}

/// `sat_compat_flash_stage_property`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatFlashStageProperty(
    _env: *mut c_void,
    _class: *mut c_void,
    stage: i64,
    object: i32,
    property: i32,
    out_value: i64,
) -> i32 {
    let stage = match handle::read(stage) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_flash_stage_property(stage.address(), object as _, property as _, out_value as *mut _) as _ }
}

/// `sat_compat_flash_stage_set_matrix`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatFlashStageSetMatrix(
    _env: *mut c_void,
    _class: *mut c_void,
    stage: i64,
    object: i32,
    matrix_a: f64,
    matrix_b: f64,
    matrix_c: f64,
    matrix_d: f64,
    matrix_tx: f64,
    matrix_ty: f64,
) -> i32 {
    let stage = match handle::change(stage) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_flash_stage_set_matrix(stage.address(), object as _, &sat2d_ffi::sat_transform { a: matrix_a, b: matrix_b, c: matrix_c, d: matrix_d, tx: matrix_tx, ty: matrix_ty }) as _ }
}

/// `sat_compat_flash_stage_matrix`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatFlashStageMatrix(
    _env: *mut c_void,
    _class: *mut c_void,
    stage: i64,
    object: i32,
    out_matrix: i64,
) -> i32 {
    let stage = match handle::read(stage) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_flash_stage_matrix(stage.address(), object as _, out_matrix as *mut _) as _ }
}

/// `sat_compat_flash_stage_local_to_global`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatFlashStageLocalToGlobal(
    _env: *mut c_void,
    _class: *mut c_void,
    stage: i64,
    object: i32,
    point_x: f64,
    point_y: f64,
    out_point: i64,
) -> i32 {
    let stage = match handle::read(stage) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_flash_stage_local_to_global(stage.address(), object as _, sat2d_ffi::sat_vec2 { x: point_x, y: point_y }, out_point as *mut _) as _ }
}

/// `sat_compat_flash_stage_global_to_local`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatFlashStageGlobalToLocal(
    _env: *mut c_void,
    _class: *mut c_void,
    stage: i64,
    object: i32,
    point_x: f64,
    point_y: f64,
    out_point: i64,
) -> i32 {
    let stage = match handle::read(stage) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_flash_stage_global_to_local(stage.address(), object as _, sat2d_ffi::sat_vec2 { x: point_x, y: point_y }, out_point as *mut _) as _ }
}

/// `sat_compat_flash_stage_bounds`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatFlashStageBounds(
    _env: *mut c_void,
    _class: *mut c_void,
    stage: i64,
    object: i32,
    target: i32,
    strokes: u8,
    out_bounds: i64,
) -> i32 {
    let stage = match handle::read(stage) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_flash_stage_bounds(stage.address(), object as _, target as _, strokes != 0, out_bounds as *mut _) as _ }
}

/// `sat_compat_flash_stage_hit_test_object`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatFlashStageHitTestObject(
    _env: *mut c_void,
    _class: *mut c_void,
    stage: i64,
    a: i32,
    b: i32,
    out_hit: i64,
) -> i32 {
    let stage = match handle::read(stage) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_flash_stage_hit_test_object(stage.address(), a as _, b as _, out_hit as *mut _) as _ }
}

/// `sat_compat_flash_stage_hit_test_point`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatFlashStageHitTestPoint(
    _env: *mut c_void,
    _class: *mut c_void,
    stage: i64,
    object: i32,
    x: f64,
    y: f64,
    shape_flag: u8,
    out_hit: i64,
) -> i32 {
    let stage = match handle::read(stage) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_flash_stage_hit_test_point(stage.address(), object as _, x, y, shape_flag != 0, out_hit as *mut _) as _ }
}

/// `sat_compat_flash_stage_fill_count`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatFlashStageFillCount(
    _env: *mut c_void,
    _class: *mut c_void,
    stage: i64,
    object: i32,
    out_count: i64,
) -> i32 {
    let stage = match handle::read(stage) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_flash_stage_fill_count(stage.address(), object as _, out_count as *mut _) as _ }
}

/// `sat_compat_flash_stage_exact_shape`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatFlashStageExactShape(
    _env: *mut c_void,
    _class: *mut c_void,
    stage: i64,
    object: i32,
    fill: i64,
    out_shape: i64,
) -> i32 {
    let stage = match handle::read(stage) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_flash_stage_exact_shape(stage.address(), object as _, fill as _, out_shape as *mut _) as _ }
}

/// `sat_compat_flash_stage_stroke_shape_within`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatFlashStageStrokeShapeWithin(
    _env: *mut c_void,
    _class: *mut c_void,
    stage: i64,
    object: i32,
    stroke: i64,
    tolerance: f64,
    out_shape: i64,
) -> i32 {
    let stage = match handle::read(stage) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_flash_stage_stroke_shape_within(stage.address(), object as _, stroke as _, tolerance, out_shape as *mut _) as _ }
}

/// `sat_compat_flash_stage_exact_transform`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatFlashStageExactTransform(
    _env: *mut c_void,
    _class: *mut c_void,
    stage: i64,
    object: i32,
    out_transform: i64,
) -> i32 {
    let stage = match handle::read(stage) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_flash_stage_exact_transform(stage.address(), object as _, out_transform as *mut _) as _ }
}

/// `sat_compat_flash_stage_set_scroll_rect`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatFlashStageSetScrollRect(
    _env: *mut c_void,
    _class: *mut c_void,
    stage: i64,
    object: i32,
    rectangle: i64,
) -> i32 {
    let stage = match handle::change(stage) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_flash_stage_set_scroll_rect(stage.address(), object as _, rectangle as *const _) as _ }
}

/// `sat_compat_flash_stage_scroll_rect`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatFlashStageScrollRect(
    _env: *mut c_void,
    _class: *mut c_void,
    stage: i64,
    object: i32,
    out_rectangle: i64,
) -> i32 {
    let stage = match handle::read(stage) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_flash_stage_scroll_rect(stage.address(), object as _, out_rectangle as *mut _) as _ }
}

/// `sat_compat_flash_stage_concatenated_matrix`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatFlashStageConcatenatedMatrix(
    _env: *mut c_void,
    _class: *mut c_void,
    stage: i64,
    object: i32,
    out_matrix: i64,
) -> i32 {
    let stage = match handle::read(stage) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_flash_stage_concatenated_matrix(stage.address(), object as _, out_matrix as *mut _) as _ }
}

/// `sat_compat_flash_stage_start_drag`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatFlashStageStartDrag(
    _env: *mut c_void,
    _class: *mut c_void,
    stage: i64,
    object: i32,
    lock_center: u8,
    bounds: i64,
) -> i32 {
    let stage = match handle::change(stage) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_flash_stage_start_drag(stage.address(), object as _, lock_center != 0, bounds as *const _) as _ }
}

/// `sat_compat_flash_stage_set_mouse`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatFlashStageSetMouse(
    _env: *mut c_void,
    _class: *mut c_void,
    stage: i64,
    mouse_x: f64,
    mouse_y: f64,
) -> i32 {
    let stage = match handle::change(stage) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_flash_stage_set_mouse(stage.address(), sat2d_ffi::sat_vec2 { x: mouse_x, y: mouse_y }) as _ }
}

/// `sat_compat_flash_stage_stop_drag`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatFlashStageStopDrag(
    _env: *mut c_void,
    _class: *mut c_void,
    stage: i64,
) -> i32 {
    let stage = match handle::change(stage) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_flash_stage_stop_drag(stage.address()) as _ }
}

/// `sat_compat_flash_bitmap_hits_point`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatFlashBitmapHitsPoint(
    _env: *mut c_void,
    _class: *mut c_void,
    bitmap: i64,
    corner_x: i32,
    corner_y: i32,
    threshold: i64,
    point_x: i32,
    point_y: i32,
    out_hit: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_flash_bitmap_hits_point(bitmap as *const _, sat2d_ffi::sat_compat_flash_pixel { x: corner_x as _, y: corner_y as _ }, threshold as _, sat2d_ffi::sat_compat_flash_pixel { x: point_x as _, y: point_y as _ }, out_hit as *mut _) as _ }
}

/// `sat_compat_flash_bitmap_hits_rectangle`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatFlashBitmapHitsRectangle(
    _env: *mut c_void,
    _class: *mut c_void,
    bitmap: i64,
    corner_x: i32,
    corner_y: i32,
    threshold: i64,
    upper_left_x: i32,
    upper_left_y: i32,
    width: i32,
    height: i32,
    out_hit: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_flash_bitmap_hits_rectangle(bitmap as *const _, sat2d_ffi::sat_compat_flash_pixel { x: corner_x as _, y: corner_y as _ }, threshold as _, sat2d_ffi::sat_compat_flash_pixel { x: upper_left_x as _, y: upper_left_y as _ }, width as _, height as _, out_hit as *mut _) as _ }
}

/// `sat_compat_flash_bitmap_hits_bitmap`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatFlashBitmapHitsBitmap(
    _env: *mut c_void,
    _class: *mut c_void,
    bitmap: i64,
    corner_x: i32,
    corner_y: i32,
    threshold: i64,
    other: i64,
    other_corner_x: i32,
    other_corner_y: i32,
    other_threshold: i64,
    out_hit: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_flash_bitmap_hits_bitmap(bitmap as *const _, sat2d_ffi::sat_compat_flash_pixel { x: corner_x as _, y: corner_y as _ }, threshold as _, other as *const _, sat2d_ffi::sat_compat_flash_pixel { x: other_corner_x as _, y: other_corner_y as _ }, other_threshold as _, out_hit as *mut _) as _ }
}

/// `sat_compat_flash_color_bounds`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatFlashColorBounds(
    _env: *mut c_void,
    _class: *mut c_void,
    argb: i64,
    width: i64,
    height: i64,
    transparent: u8,
    mask: i32,
    color: i32,
    find_color: u8,
    out_bounds: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_flash_color_bounds(argb as *const _, width as _, height as _, transparent != 0, mask as _, color as _, find_color != 0, out_bounds as *mut _) as _ }
}

/// `sat_compat_awt_hit`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatAwtHit(
    _env: *mut c_void,
    _class: *mut c_void,
    a: i64,
    b: i64,
    out_hit: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_awt_hit(a as *const _, b as *const _, out_hit as *mut _) as _ }
}

/// `sat_compat_awt_rectangle_intersects`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatAwtRectangleIntersects(
    _env: *mut c_void,
    _class: *mut c_void,
    a: i64,
    b: i64,
    out_hit: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_awt_rectangle_intersects(a as *const _, b as *const _, out_hit as *mut _) as _ }
}

/// `sat_compat_awt_rectangle_contains`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatAwtRectangleContains(
    _env: *mut c_void,
    _class: *mut c_void,
    a: i64,
    x: i32,
    y: i32,
    out_inside: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_awt_rectangle_contains(a as *const _, x as _, y as _, out_inside as *mut _) as _ }
}

/// `sat_compat_awt_rectangle_contains_rectangle`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatAwtRectangleContainsRectangle(
    _env: *mut c_void,
    _class: *mut c_void,
    a: i64,
    b: i64,
    out_inside: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_awt_rectangle_contains_rectangle(a as *const _, b as *const _, out_inside as *mut _) as _ }
}

/// `sat_compat_awt_rectangle_intersection`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatAwtRectangleIntersection(
    _env: *mut c_void,
    _class: *mut c_void,
    a: i64,
    b: i64,
    out_rectangle: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_awt_rectangle_intersection(a as *const _, b as *const _, out_rectangle as *mut _) as _ }
}

/// `sat_compat_awt_rectangle_union`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatAwtRectangleUnion(
    _env: *mut c_void,
    _class: *mut c_void,
    a: i64,
    b: i64,
    out_rectangle: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_awt_rectangle_union(a as *const _, b as *const _, out_rectangle as *mut _) as _ }
}

/// `sat_compat_awt_rectangle_add`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatAwtRectangleAdd(
    _env: *mut c_void,
    _class: *mut c_void,
    a: i64,
    x: i32,
    y: i32,
    out_rectangle: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_awt_rectangle_add(a as *const _, x as _, y as _, out_rectangle as *mut _) as _ }
}

/// `sat_compat_awt_rectangle_add_rectangle`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatAwtRectangleAddRectangle(
    _env: *mut c_void,
    _class: *mut c_void,
    a: i64,
    b: i64,
    out_rectangle: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_awt_rectangle_add_rectangle(a as *const _, b as *const _, out_rectangle as *mut _) as _ }
}

/// `sat_compat_awt_rectangle_grow`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatAwtRectangleGrow(
    _env: *mut c_void,
    _class: *mut c_void,
    a: i64,
    dx: i32,
    dy: i32,
    out_rectangle: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_awt_rectangle_grow(a as *const _, dx as _, dy as _, out_rectangle as *mut _) as _ }
}

/// `sat_compat_awt_rectangle_translate`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatAwtRectangleTranslate(
    _env: *mut c_void,
    _class: *mut c_void,
    a: i64,
    dx: i32,
    dy: i32,
    out_rectangle: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_awt_rectangle_translate(a as *const _, dx as _, dy as _, out_rectangle as *mut _) as _ }
}

/// `sat_compat_awt_line2d_intersects_line`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatAwtLine2dIntersectsLine(
    _env: *mut c_void,
    _class: *mut c_void,
    a: i64,
    b: i64,
    out_hit: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_awt_line2d_intersects_line(a as *const _, b as *const _, out_hit as *mut _) as _ }
}

/// `sat_compat_awt_line2d_relative_ccw`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatAwtLine2dRelativeCcw(
    _env: *mut c_void,
    _class: *mut c_void,
    segment: i64,
    x: f64,
    y: f64,
    out_side: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_awt_line2d_relative_ccw(segment as *const _, x, y, out_side as *mut _) as _ }
}

/// `sat_compat_awt_line2d_point_segment_distance_squared`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatAwtLine2dPointSegmentDistanceSquared(
    _env: *mut c_void,
    _class: *mut c_void,
    segment: i64,
    x: f64,
    y: f64,
    out_square: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_awt_line2d_point_segment_distance_squared(segment as *const _, x, y, out_square as *mut _) as _ }
}

/// `sat_compat_awt_line2d_point_line_distance_squared`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatAwtLine2dPointLineDistanceSquared(
    _env: *mut c_void,
    _class: *mut c_void,
    segment: i64,
    x: f64,
    y: f64,
    out_square: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_awt_line2d_point_line_distance_squared(segment as *const _, x, y, out_square as *mut _) as _ }
}

/// `sat_compat_awt_point2d_distance_squared`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatAwtPoint2dDistanceSquared(
    _env: *mut c_void,
    _class: *mut c_void,
    x1: f64,
    y1: f64,
    x2: f64,
    y2: f64,
    out_square: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_awt_point2d_distance_squared(x1, y1, x2, y2, out_square as *mut _) as _ }
}

/// `sat_compat_awt_rectangle2d_intersects`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatAwtRectangle2dIntersects(
    _env: *mut c_void,
    _class: *mut c_void,
    a: i64,
    b: i64,
    out_hit: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_awt_rectangle2d_intersects(a as *const _, b as *const _, out_hit as *mut _) as _ }
}

/// `sat_compat_awt_rectangle2d_contains`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatAwtRectangle2dContains(
    _env: *mut c_void,
    _class: *mut c_void,
    a: i64,
    x: f64,
    y: f64,
    out_inside: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_awt_rectangle2d_contains(a as *const _, x, y, out_inside as *mut _) as _ }
}

/// `sat_compat_awt_rectangle2d_contains_rectangle`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatAwtRectangle2dContainsRectangle(
    _env: *mut c_void,
    _class: *mut c_void,
    a: i64,
    b: i64,
    out_inside: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_awt_rectangle2d_contains_rectangle(a as *const _, b as *const _, out_inside as *mut _) as _ }
}

/// `sat_compat_awt_rectangle2d_outcode`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatAwtRectangle2dOutcode(
    _env: *mut c_void,
    _class: *mut c_void,
    a: i64,
    x: f64,
    y: f64,
    out_code: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_awt_rectangle2d_outcode(a as *const _, x, y, out_code as *mut _) as _ }
}

/// `sat_compat_awt_rectangle2d_intersects_line`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatAwtRectangle2dIntersectsLine(
    _env: *mut c_void,
    _class: *mut c_void,
    a: i64,
    segment: i64,
    out_hit: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_awt_rectangle2d_intersects_line(a as *const _, segment as *const _, out_hit as *mut _) as _ }
}

/// `sat_compat_awt_rectangle2d_intersection`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatAwtRectangle2dIntersection(
    _env: *mut c_void,
    _class: *mut c_void,
    a: i64,
    b: i64,
    out_rectangle: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_awt_rectangle2d_intersection(a as *const _, b as *const _, out_rectangle as *mut _) as _ }
}

/// `sat_compat_awt_rectangle2d_union`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatAwtRectangle2dUnion(
    _env: *mut c_void,
    _class: *mut c_void,
    a: i64,
    b: i64,
    out_rectangle: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_awt_rectangle2d_union(a as *const _, b as *const _, out_rectangle as *mut _) as _ }
}

/// `sat_compat_awt_rectangle2d_add_rectangle`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatAwtRectangle2dAddRectangle(
    _env: *mut c_void,
    _class: *mut c_void,
    a: i64,
    b: i64,
    out_rectangle: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_awt_rectangle2d_add_rectangle(a as *const _, b as *const _, out_rectangle as *mut _) as _ }
}

/// `sat_compat_awt_rectangle2d_add`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatAwtRectangle2dAdd(
    _env: *mut c_void,
    _class: *mut c_void,
    a: i64,
    x: f64,
    y: f64,
    out_rectangle: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_awt_rectangle2d_add(a as *const _, x, y, out_rectangle as *mut _) as _ }
}

/// `sat_compat_awt_rectangle2d_bounds`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatAwtRectangle2dBounds(
    _env: *mut c_void,
    _class: *mut c_void,
    a: i64,
    out_rectangle: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_awt_rectangle2d_bounds(a as *const _, out_rectangle as *mut _) as _ }
}

/// `sat_compat_awt_ellipse2d_contains`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatAwtEllipse2dContains(
    _env: *mut c_void,
    _class: *mut c_void,
    ellipse_box: i64,
    x: f64,
    y: f64,
    out_inside: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_awt_ellipse2d_contains(ellipse_box as *const _, x, y, out_inside as *mut _) as _ }
}

/// `sat_compat_awt_ellipse2d_intersects`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatAwtEllipse2dIntersects(
    _env: *mut c_void,
    _class: *mut c_void,
    ellipse_box: i64,
    rectangle: i64,
    out_hit: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_awt_ellipse2d_intersects(ellipse_box as *const _, rectangle as *const _, out_hit as *mut _) as _ }
}

/// `sat_compat_awt_ellipse2d_contains_rectangle`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatAwtEllipse2dContainsRectangle(
    _env: *mut c_void,
    _class: *mut c_void,
    ellipse_box: i64,
    rectangle: i64,
    out_inside: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_awt_ellipse2d_contains_rectangle(ellipse_box as *const _, rectangle as *const _, out_inside as *mut _) as _ }
}

/// `sat_compat_awt_round_rectangle2d_contains`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatAwtRoundRectangle2dContains(
    _env: *mut c_void,
    _class: *mut c_void,
    a: i64,
    x: f64,
    y: f64,
    out_inside: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_awt_round_rectangle2d_contains(a as *const _, x, y, out_inside as *mut _) as _ }
}

/// `sat_compat_awt_round_rectangle2d_intersects`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatAwtRoundRectangle2dIntersects(
    _env: *mut c_void,
    _class: *mut c_void,
    a: i64,
    rectangle: i64,
    out_hit: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_awt_round_rectangle2d_intersects(a as *const _, rectangle as *const _, out_hit as *mut _) as _ }
}

/// `sat_compat_awt_round_rectangle2d_contains_rectangle`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatAwtRoundRectangle2dContainsRectangle(
    _env: *mut c_void,
    _class: *mut c_void,
    a: i64,
    rectangle: i64,
    out_inside: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_awt_round_rectangle2d_contains_rectangle(a as *const _, rectangle as *const _, out_inside as *mut _) as _ }
}

/// `sat_compat_awt_arc2d_contains`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatAwtArc2dContains(
    _env: *mut c_void,
    _class: *mut c_void,
    a: i64,
    x: f64,
    y: f64,
    out_inside: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_awt_arc2d_contains(a as *const _, x, y, out_inside as *mut _) as _ }
}

/// `sat_compat_awt_arc2d_contains_angle`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatAwtArc2dContainsAngle(
    _env: *mut c_void,
    _class: *mut c_void,
    a: i64,
    angle: f64,
    out_inside: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_awt_arc2d_contains_angle(a as *const _, angle, out_inside as *mut _) as _ }
}

/// `sat_compat_awt_arc2d_contains_rectangle`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatAwtArc2dContainsRectangle(
    _env: *mut c_void,
    _class: *mut c_void,
    a: i64,
    rectangle: i64,
    out_inside: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_awt_arc2d_contains_rectangle(a as *const _, rectangle as *const _, out_inside as *mut _) as _ }
}

/// `sat_compat_awt_arc2d_intersects`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatAwtArc2dIntersects(
    _env: *mut c_void,
    _class: *mut c_void,
    a: i64,
    rectangle: i64,
    out_hit: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_awt_arc2d_intersects(a as *const _, rectangle as *const _, out_hit as *mut _) as _ }
}

/// `sat_compat_awt_arc2d_bounds`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatAwtArc2dBounds(
    _env: *mut c_void,
    _class: *mut c_void,
    a: i64,
    out_rectangle: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_awt_arc2d_bounds(a as *const _, out_rectangle as *mut _) as _ }
}

/// `sat_compat_awt_polygon_contains`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatAwtPolygonContains(
    _env: *mut c_void,
    _class: *mut c_void,
    polygon: i64,
    count: i64,
    x: f64,
    y: f64,
    out_inside: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_awt_polygon_contains(polygon as *const _, count as _, x, y, out_inside as *mut _) as _ }
}

/// `sat_compat_awt_polygon_intersects`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatAwtPolygonIntersects(
    _env: *mut c_void,
    _class: *mut c_void,
    polygon: i64,
    count: i64,
    rectangle: i64,
    out_hit: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_awt_polygon_intersects(polygon as *const _, count as _, rectangle as *const _, out_hit as *mut _) as _ }
}

/// `sat_compat_awt_polygon_contains_rectangle`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatAwtPolygonContainsRectangle(
    _env: *mut c_void,
    _class: *mut c_void,
    polygon: i64,
    count: i64,
    rectangle: i64,
    out_inside: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_awt_polygon_contains_rectangle(polygon as *const _, count as _, rectangle as *const _, out_inside as *mut _) as _ }
}

/// `sat_compat_awt_path2d_contains`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatAwtPath2dContains(
    _env: *mut c_void,
    _class: *mut c_void,
    path: i64,
    count: i64,
    winding: i32,
    x: f64,
    y: f64,
    out_inside: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_awt_path2d_contains(path as *const _, count as _, winding as _, x, y, out_inside as *mut _) as _ }
}

/// `sat_compat_awt_path2d_intersects`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatAwtPath2dIntersects(
    _env: *mut c_void,
    _class: *mut c_void,
    path: i64,
    count: i64,
    winding: i32,
    rectangle: i64,
    out_hit: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_awt_path2d_intersects(path as *const _, count as _, winding as _, rectangle as *const _, out_hit as *mut _) as _ }
}

/// `sat_compat_awt_path2d_contains_rectangle`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatAwtPath2dContainsRectangle(
    _env: *mut c_void,
    _class: *mut c_void,
    path: i64,
    count: i64,
    winding: i32,
    rectangle: i64,
    out_inside: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_awt_path2d_contains_rectangle(path as *const _, count as _, winding as _, rectangle as *const _, out_inside as *mut _) as _ }
}

/// `sat_compat_awt_transform_translate`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatAwtTransformTranslate(
    _env: *mut c_void,
    _class: *mut c_void,
    transform: i64,
    tx: f64,
    ty: f64,
    out_transform: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_awt_transform_translate(transform as *const _, tx, ty, out_transform as *mut _) as _ }
}

/// `sat_compat_awt_transform_scale`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatAwtTransformScale(
    _env: *mut c_void,
    _class: *mut c_void,
    transform: i64,
    sx: f64,
    sy: f64,
    out_transform: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_awt_transform_scale(transform as *const _, sx, sy, out_transform as *mut _) as _ }
}

/// `sat_compat_awt_transform_shear`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatAwtTransformShear(
    _env: *mut c_void,
    _class: *mut c_void,
    transform: i64,
    shx: f64,
    shy: f64,
    out_transform: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_awt_transform_shear(transform as *const _, shx, shy, out_transform as *mut _) as _ }
}

/// `sat_compat_awt_transform_rotate`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatAwtTransformRotate(
    _env: *mut c_void,
    _class: *mut c_void,
    transform: i64,
    theta: f64,
    out_transform: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_awt_transform_rotate(transform as *const _, theta, out_transform as *mut _) as _ }
}

/// `sat_compat_awt_transform_rotate_about`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatAwtTransformRotateAbout(
    _env: *mut c_void,
    _class: *mut c_void,
    transform: i64,
    theta: f64,
    x: f64,
    y: f64,
    out_transform: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_awt_transform_rotate_about(transform as *const _, theta, x, y, out_transform as *mut _) as _ }
}

/// `sat_compat_awt_transform_point`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatAwtTransformPoint(
    _env: *mut c_void,
    _class: *mut c_void,
    transform: i64,
    x: f64,
    y: f64,
    out_point: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_awt_transform_point(transform as *const _, x, y, out_point as *mut _) as _ }
}

/// `sat_compat_awt_transform_from_matrix`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatAwtTransformFromMatrix(
    _env: *mut c_void,
    _class: *mut c_void,
    m00: f64,
    m10: f64,
    m01: f64,
    m11: f64,
    m02: f64,
    m12: f64,
    out_transform: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_awt_transform_from_matrix(m00, m10, m01, m11, m02, m12, out_transform as *mut _) as _ }
}

/// `sat_compat_awt_transform_from_rotation`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatAwtTransformFromRotation(
    _env: *mut c_void,
    _class: *mut c_void,
    theta: f64,
    out_transform: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_awt_transform_from_rotation(theta, out_transform as *mut _) as _ }
}

/// `sat_compat_awt_transform_from_rotation_about`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatAwtTransformFromRotationAbout(
    _env: *mut c_void,
    _class: *mut c_void,
    theta: f64,
    x: f64,
    y: f64,
    out_transform: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_awt_transform_from_rotation_about(theta, x, y, out_transform as *mut _) as _ }
}

/// `sat_compat_awt_transform_from_vector`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatAwtTransformFromVector(
    _env: *mut c_void,
    _class: *mut c_void,
    vector_x: f64,
    vector_y: f64,
    out_transform: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_awt_transform_from_vector(vector_x, vector_y, out_transform as *mut _) as _ }
}

/// `sat_compat_awt_transform_from_vector_about`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatAwtTransformFromVectorAbout(
    _env: *mut c_void,
    _class: *mut c_void,
    vector_x: f64,
    vector_y: f64,
    x: f64,
    y: f64,
    out_transform: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_awt_transform_from_vector_about(vector_x, vector_y, x, y, out_transform as *mut _) as _ }
}

/// `sat_compat_awt_transform_from_quadrants`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatAwtTransformFromQuadrants(
    _env: *mut c_void,
    _class: *mut c_void,
    n: i32,
    x: f64,
    y: f64,
    out_transform: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_awt_transform_from_quadrants(n as _, x, y, out_transform as *mut _) as _ }
}

/// `sat_compat_awt_transform_rotate_by_vector`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatAwtTransformRotateByVector(
    _env: *mut c_void,
    _class: *mut c_void,
    transform: i64,
    vector_x: f64,
    vector_y: f64,
    out_transform: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_awt_transform_rotate_by_vector(transform as *const _, vector_x, vector_y, out_transform as *mut _) as _ }
}

/// `sat_compat_awt_transform_quadrant_rotate`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatAwtTransformQuadrantRotate(
    _env: *mut c_void,
    _class: *mut c_void,
    transform: i64,
    n: i32,
    out_transform: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_awt_transform_quadrant_rotate(transform as *const _, n as _, out_transform as *mut _) as _ }
}

/// `sat_compat_awt_transform_quadrant_rotate_about`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatAwtTransformQuadrantRotateAbout(
    _env: *mut c_void,
    _class: *mut c_void,
    transform: i64,
    n: i32,
    x: f64,
    y: f64,
    out_transform: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_awt_transform_quadrant_rotate_about(transform as *const _, n as _, x, y, out_transform as *mut _) as _ }
}

/// `sat_compat_awt_transform_concatenate`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatAwtTransformConcatenate(
    _env: *mut c_void,
    _class: *mut c_void,
    transform: i64,
    other: i64,
    out_transform: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_awt_transform_concatenate(transform as *const _, other as *const _, out_transform as *mut _) as _ }
}

/// `sat_compat_awt_transform_pre_concatenate`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatAwtTransformPreConcatenate(
    _env: *mut c_void,
    _class: *mut c_void,
    transform: i64,
    other: i64,
    out_transform: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_awt_transform_pre_concatenate(transform as *const _, other as *const _, out_transform as *mut _) as _ }
}

/// `sat_compat_awt_transform_inverse`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatAwtTransformInverse(
    _env: *mut c_void,
    _class: *mut c_void,
    transform: i64,
    out_transform: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_awt_transform_inverse(transform as *const _, out_transform as *mut _) as _ }
}

/// `sat_compat_awt_transform_invert`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatAwtTransformInvert(
    _env: *mut c_void,
    _class: *mut c_void,
    transform: i64,
    out_transform: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_awt_transform_invert(transform as *const _, out_transform as *mut _) as _ }
}

/// `sat_compat_awt_transform_inverse_point`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatAwtTransformInversePoint(
    _env: *mut c_void,
    _class: *mut c_void,
    transform: i64,
    x: f64,
    y: f64,
    out_point: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_awt_transform_inverse_point(transform as *const _, x, y, out_point as *mut _) as _ }
}

/// `sat_compat_awt_transform_delta_point`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatAwtTransformDeltaPoint(
    _env: *mut c_void,
    _class: *mut c_void,
    transform: i64,
    x: f64,
    y: f64,
    out_point: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_awt_transform_delta_point(transform as *const _, x, y, out_point as *mut _) as _ }
}

/// `sat_compat_awt_transform_determinant`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatAwtTransformDeterminant(
    _env: *mut c_void,
    _class: *mut c_void,
    transform: i64,
    out_determinant: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_awt_transform_determinant(transform as *const _, out_determinant as *mut _) as _ }
}

/// `sat_compat_pygame_from_surface`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatPygameFromSurface(
    _env: *mut c_void,
    _class: *mut c_void,
    alpha: i64,
    width: i64,
    height: i64,
    threshold: i32,
    out_mask: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_pygame_from_surface(alpha as *const _, width as _, height as _, threshold as _, out_mask as *mut _) as _ }
}

/// `sat_compat_pygame_overlap`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatPygameOverlap(
    _env: *mut c_void,
    _class: *mut c_void,
    mask: i64,
    other: i64,
    offset_x: i32,
    offset_y: i32,
    long_bits: i32,
    out_pixel: i64,
) -> i32 {
    let mask = match handle::read(mask) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    let other = match handle::read(other) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_pygame_overlap(mask.address(), other.address(), sat2d_ffi::sat_pixel { x: offset_x as _, y: offset_y as _ }, long_bits as _, out_pixel as *mut _) as _ }
}

/// `sat_compat_pygame_overlap_area`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatPygameOverlapArea(
    _env: *mut c_void,
    _class: *mut c_void,
    mask: i64,
    other: i64,
    offset_x: i32,
    offset_y: i32,
    out_area: i64,
) -> i32 {
    let mask = match handle::read(mask) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    let other = match handle::read(other) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_pygame_overlap_area(mask.address(), other.address(), sat2d_ffi::sat_pixel { x: offset_x as _, y: offset_y as _ }, out_area as *mut _) as _ }
}

/// `sat_compat_pygame_overlap_mask`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatPygameOverlapMask(
    _env: *mut c_void,
    _class: *mut c_void,
    mask: i64,
    other: i64,
    offset_x: i32,
    offset_y: i32,
    out_mask: i64,
) -> i32 {
    let mask = match handle::read(mask) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    let other = match handle::read(other) {
        Ok(claim) => claim,
        Err(status) => return status,
    };
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_pygame_overlap_mask(mask.address(), other.address(), sat2d_ffi::sat_pixel { x: offset_x as _, y: offset_y as _ }, out_mask as *mut _) as _ }
}

/// `sat_compat_xywh_rect_to_rect`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatXywhRectToRect(
    _env: *mut c_void,
    _class: *mut c_void,
    a: i64,
    b: i64,
    out_hit: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_xywh_rect_to_rect(a as *const _, b as *const _, out_hit as *mut _) as _ }
}

/// `sat_compat_xywh_circle_to_rect`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatXywhCircleToRect(
    _env: *mut c_void,
    _class: *mut c_void,
    circle: i64,
    rect: i64,
    out_hit: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_xywh_circle_to_rect(circle as *const _, rect as *const _, out_hit as *mut _) as _ }
}

/// `sat_compat_typescript_is_concave`.
#[unsafe(no_mangle)]
#[allow(unused_unsafe, clippy::missing_safety_doc)]
pub unsafe extern "system" fn Java_io_sat2d_Native_compatTypescriptIsConcave(
    _env: *mut c_void,
    _class: *mut c_void,
    points: i64,
    count: i64,
    out_concave: i64,
) -> i32 {
    // SAFETY: the Java classes pass live addresses.
    unsafe { sat2d_ffi::sat_compat_typescript_is_concave(points as *const _, count as _, out_concave as *mut _) as _ }
}

const _: () = assert!(size_of::<sat2d_ffi::sat_vec2>() == 16);
const _: () = assert!(size_of::<sat2d_ffi::sat_aabb>() == 32);
const _: () = assert!(size_of::<sat2d_ffi::sat_error_details>() == 64);
const _: () = assert!(size_of::<sat2d_ffi::sat_transform>() == 48);
const _: () = assert!(size_of::<sat2d_ffi::sat_polygon_fault>() == 48);
const _: () = assert!(size_of::<sat2d_ffi::sat_multipolygon_fault>() == 56);
const _: () = assert!(size_of::<sat2d_ffi::sat_decompose_options>() == 24);
const _: () = assert!(size_of::<sat2d_ffi::sat_piece_buffers>() == 40);
const _: () = assert!(size_of::<sat2d_ffi::sat_decomposition>() == 40);
const _: () = assert!(size_of::<sat2d_ffi::sat_decomposed_polygon>() == 64);
const _: () = assert!(size_of::<sat2d_ffi::sat_path_command>() == 64);
const _: () = assert!(size_of::<sat2d_ffi::sat_stroke>() == 24);
const _: () = assert!(size_of::<sat2d_ffi::sat_pixel_box>() == 16);
const _: () = assert!(size_of::<sat2d_ffi::sat_pixel>() == 8);
const _: () = assert!(size_of::<sat2d_ffi::sat_found_pixel>() == 12);
const _: () = assert!(size_of::<sat2d_ffi::sat_silhouette_buffers>() == 48);
const _: () = assert!(size_of::<sat2d_ffi::sat_silhouettes>() == 24);
const _: () = assert!(size_of::<sat2d_ffi::sat_feature>() == 8);
const _: () = assert!(size_of::<sat2d_ffi::sat_contact_point>() == 56);
const _: () = assert!(size_of::<sat2d_ffi::sat_manifold>() == 168);
const _: () = assert!(size_of::<sat2d_ffi::sat_closest_points>() == 72);
const _: () = assert!(size_of::<sat2d_ffi::sat_minimum_translation>() == 40);
const _: () = assert!(size_of::<sat2d_ffi::sat_separating_axis>() == 40);
const _: () = assert!(size_of::<sat2d_ffi::sat_ray_hit>() == 56);
const _: () = assert!(size_of::<sat2d_ffi::sat_motion>() == 88);
const _: () = assert!(size_of::<sat2d_ffi::sat_impact>() == 96);
const _: () = assert!(size_of::<sat2d_ffi::sat_sweep_options>() == 16);
const _: () = assert!(size_of::<sat2d_ffi::sat_impact_bounds>() == 24);
const _: () = assert!(size_of::<sat2d_ffi::sat_resolution>() == 32);
const _: () = assert!(size_of::<sat2d_ffi::sat_velocities>() == 32);
const _: () = assert!(size_of::<sat2d_ffi::sat_rectangles_f64>() == 48);
const _: () = assert!(size_of::<sat2d_ffi::sat_rectangles_f32>() == 48);
const _: () = assert!(size_of::<sat2d_ffi::sat_body_id>() == 8);
const _: () = assert!(size_of::<sat2d_ffi::sat_filter>() == 8);
const _: () = assert!(size_of::<sat2d_ffi::sat_body>() == 104);
const _: () = assert!(size_of::<sat2d_ffi::sat_pair_event>() == 40);
const _: () = assert!(size_of::<sat2d_ffi::sat_separate_result>() == 24);
const _: () = assert!(size_of::<sat2d_ffi::sat_slide_hit>() == 24);
const _: () = assert!(size_of::<sat2d_ffi::sat_slide_result>() == 32);
const _: () = assert!(size_of::<sat2d_ffi::sat_move_options>() == 24);
const _: () = assert!(size_of::<sat2d_ffi::sat_ground>() == 88);
const _: () = assert!(size_of::<sat2d_ffi::sat_character_options>() == 144);
const _: () = assert!(size_of::<sat2d_ffi::sat_character_result>() == 136);
const _: () = assert!(size_of::<sat2d_ffi::sat_query_filter>() == 32);
const _: () = assert!(size_of::<sat2d_ffi::sat_near_body>() == 32);
const _: () = assert!(size_of::<sat2d_ffi::sat_body_ray_hit>() == 64);
const _: () = assert!(size_of::<sat2d_ffi::sat_body_impact>() == 104);
const _: () = assert!(size_of::<sat2d_ffi::sat_draw_callbacks>() == 48);
const _: () = assert!(size_of::<sat2d_ffi::sat_compat_flash_rect>() == 48);
const _: () = assert!(size_of::<sat2d_ffi::sat_compat_flash_outcome>() == 72);
const _: () = assert!(size_of::<sat2d_ffi::sat_compat_flash_level>() == 16);
const _: () = assert!(size_of::<sat2d_ffi::sat_compat_flash_rectangle>() == 32);
const _: () = assert!(size_of::<sat2d_ffi::sat_compat_flash_path_step>() == 40);
const _: () = assert!(size_of::<sat2d_ffi::sat_compat_flash_layer>() == 32);
const _: () = assert!(size_of::<sat2d_ffi::sat_compat_flash_bitmap>() == 32);
const _: () = assert!(size_of::<sat2d_ffi::sat_compat_flash_pixel>() == 8);
const _: () = assert!(size_of::<sat2d_ffi::sat_compat_awt_point>() == 8);
const _: () = assert!(size_of::<sat2d_ffi::sat_compat_awt_rectangle>() == 16);
const _: () = assert!(size_of::<sat2d_ffi::sat_compat_awt_line2d>() == 32);
const _: () = assert!(size_of::<sat2d_ffi::sat_compat_awt_rectangle2d>() == 32);
const _: () = assert!(size_of::<sat2d_ffi::sat_compat_awt_round_rectangle2d>() == 48);
const _: () = assert!(size_of::<sat2d_ffi::sat_compat_awt_arc2d>() == 56);
const _: () = assert!(size_of::<sat2d_ffi::sat_compat_awt_path_command>() == 24);
const _: () = assert!(size_of::<sat2d_ffi::sat_compat_awt_transform>() == 56);
const _: () = assert!(size_of::<sat2d_ffi::sat_compat_xywh_rect>() == 32);
const _: () = assert!(size_of::<sat2d_ffi::sat_compat_xywh_circle>() == 24);
