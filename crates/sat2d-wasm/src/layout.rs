//! Where JavaScript reads and writes structs. Made by `cargo run -p sat2d-api`; do not edit.

use std::mem::offset_of;

const _: () = assert!(
    size_of::<sat2d_ffi::sat_vec2>() == 16
        && offset_of!(sat2d_ffi::sat_vec2, x) == 0
        && offset_of!(sat2d_ffi::sat_vec2, y) == 8
);
const _: () = assert!(
    size_of::<sat2d_ffi::sat_aabb>() == 32
        && offset_of!(sat2d_ffi::sat_aabb, min) == 0
        && offset_of!(sat2d_ffi::sat_aabb, max) == 16
);
const _: () = assert!(
    size_of::<sat2d_ffi::sat_error_details>() == 64
        && offset_of!(sat2d_ffi::sat_error_details, status) == 0
        && offset_of!(sat2d_ffi::sat_error_details, entry) == 4
        && offset_of!(sat2d_ffi::sat_error_details, body) == 8
        && offset_of!(sat2d_ffi::sat_error_details, parts) == 12
        && offset_of!(sat2d_ffi::sat_error_details, rings) == 20
        && offset_of!(sat2d_ffi::sat_error_details, vertices) == 28
        && offset_of!(sat2d_ffi::sat_error_details, edges) == 36
        && offset_of!(sat2d_ffi::sat_error_details, has_point) == 44
        && offset_of!(sat2d_ffi::sat_error_details, point) == 48
);
const _: () = assert!(
    size_of::<sat2d_ffi::sat_transform>() == 48
        && offset_of!(sat2d_ffi::sat_transform, a) == 0
        && offset_of!(sat2d_ffi::sat_transform, b) == 8
        && offset_of!(sat2d_ffi::sat_transform, c) == 16
        && offset_of!(sat2d_ffi::sat_transform, d) == 24
        && offset_of!(sat2d_ffi::sat_transform, tx) == 32
        && offset_of!(sat2d_ffi::sat_transform, ty) == 40
);
const _: () = assert!(
    size_of::<sat2d_ffi::sat_polygon_fault>() == 48
        && offset_of!(sat2d_ffi::sat_polygon_fault, status) == 0
        && offset_of!(sat2d_ffi::sat_polygon_fault, ring) == 4
        && offset_of!(sat2d_ffi::sat_polygon_fault, other_ring) == 8
        && offset_of!(sat2d_ffi::sat_polygon_fault, vertices) == 12
        && offset_of!(sat2d_ffi::sat_polygon_fault, edges) == 20
        && offset_of!(sat2d_ffi::sat_polygon_fault, has_place) == 28
        && offset_of!(sat2d_ffi::sat_polygon_fault, place) == 32
);
const _: () = assert!(
    size_of::<sat2d_ffi::sat_multipolygon_fault>() == 56
        && offset_of!(sat2d_ffi::sat_multipolygon_fault, fault) == 0
        && offset_of!(sat2d_ffi::sat_multipolygon_fault, parts) == 48
);
const _: () = assert!(
    size_of::<sat2d_ffi::sat_decompose_options>() == 24
        && offset_of!(sat2d_ffi::sat_decompose_options, method) == 0
        && offset_of!(sat2d_ffi::sat_decompose_options, prefer) == 4
        && offset_of!(sat2d_ffi::sat_decompose_options, max_corners) == 8
        && offset_of!(sat2d_ffi::sat_decompose_options, work_limit) == 16
);
const _: () = assert!(
    size_of::<sat2d_ffi::sat_piece_buffers>() == 20
        && offset_of!(sat2d_ffi::sat_piece_buffers, piece_sizes) == 0
        && offset_of!(sat2d_ffi::sat_piece_buffers, piece_capacity) == 4
        && offset_of!(sat2d_ffi::sat_piece_buffers, vertices) == 8
        && offset_of!(sat2d_ffi::sat_piece_buffers, edges) == 12
        && offset_of!(sat2d_ffi::sat_piece_buffers, corner_capacity) == 16
);
const _: () = assert!(
    size_of::<sat2d_ffi::sat_decomposition>() == 32
        && offset_of!(sat2d_ffi::sat_decomposition, area) == 0
        && offset_of!(sat2d_ffi::sat_decomposition, piece_count) == 8
        && offset_of!(sat2d_ffi::sat_decomposition, corner_count) == 12
        && offset_of!(sat2d_ffi::sat_decomposition, is_optimal) == 16
        && offset_of!(sat2d_ffi::sat_decomposition, is_complete) == 20
        && offset_of!(sat2d_ffi::sat_decomposition, lower_bound) == 24
);
const _: () = assert!(
    size_of::<sat2d_ffi::sat_decomposed_polygon>() == 48
        && offset_of!(sat2d_ffi::sat_decomposed_polygon, decomposition) == 0
        && offset_of!(sat2d_ffi::sat_decomposed_polygon, first_piece) == 32
        && offset_of!(sat2d_ffi::sat_decomposed_polygon, first_corner) == 36
        && offset_of!(sat2d_ffi::sat_decomposed_polygon, status) == 40
        && offset_of!(sat2d_ffi::sat_decomposed_polygon, reserved) == 44
);
const _: () = assert!(
    size_of::<sat2d_ffi::sat_path_command>() == 64
        && offset_of!(sat2d_ffi::sat_path_command, kind) == 0
        && offset_of!(sat2d_ffi::sat_path_command, arc) == 4
        && offset_of!(sat2d_ffi::sat_path_command, number) == 8
        && offset_of!(sat2d_ffi::sat_path_command, control) == 16
        && offset_of!(sat2d_ffi::sat_path_command, second) == 32
        && offset_of!(sat2d_ffi::sat_path_command, to) == 48
);
const _: () = assert!(
    size_of::<sat2d_ffi::sat_stroke>() == 24
        && offset_of!(sat2d_ffi::sat_stroke, width) == 0
        && offset_of!(sat2d_ffi::sat_stroke, miter_limit) == 8
        && offset_of!(sat2d_ffi::sat_stroke, join) == 16
        && offset_of!(sat2d_ffi::sat_stroke, cap) == 20
);
const _: () = assert!(
    size_of::<sat2d_ffi::sat_pixel_box>() == 16
        && offset_of!(sat2d_ffi::sat_pixel_box, x) == 0
        && offset_of!(sat2d_ffi::sat_pixel_box, y) == 4
        && offset_of!(sat2d_ffi::sat_pixel_box, width) == 8
        && offset_of!(sat2d_ffi::sat_pixel_box, height) == 12
);
const _: () = assert!(
    size_of::<sat2d_ffi::sat_pixel>() == 8
        && offset_of!(sat2d_ffi::sat_pixel, x) == 0
        && offset_of!(sat2d_ffi::sat_pixel, y) == 4
);
const _: () = assert!(
    size_of::<sat2d_ffi::sat_found_pixel>() == 12
        && offset_of!(sat2d_ffi::sat_found_pixel, pixel) == 0
        && offset_of!(sat2d_ffi::sat_found_pixel, found) == 8
);
const _: () = assert!(
    size_of::<sat2d_ffi::sat_silhouette_buffers>() == 24
        && offset_of!(sat2d_ffi::sat_silhouette_buffers, points) == 0
        && offset_of!(sat2d_ffi::sat_silhouette_buffers, point_capacity) == 4
        && offset_of!(sat2d_ffi::sat_silhouette_buffers, ring_sizes) == 8
        && offset_of!(sat2d_ffi::sat_silhouette_buffers, ring_capacity) == 12
        && offset_of!(sat2d_ffi::sat_silhouette_buffers, part_sizes) == 16
        && offset_of!(sat2d_ffi::sat_silhouette_buffers, part_capacity) == 20
);
const _: () = assert!(
    size_of::<sat2d_ffi::sat_silhouettes>() == 12
        && offset_of!(sat2d_ffi::sat_silhouettes, point_count) == 0
        && offset_of!(sat2d_ffi::sat_silhouettes, ring_count) == 4
        && offset_of!(sat2d_ffi::sat_silhouettes, part_count) == 8
);
const _: () = assert!(
    size_of::<sat2d_ffi::sat_feature>() == 8
        && offset_of!(sat2d_ffi::sat_feature, kind) == 0
        && offset_of!(sat2d_ffi::sat_feature, index) == 4
);
const _: () = assert!(
    size_of::<sat2d_ffi::sat_contact_point>() == 56
        && offset_of!(sat2d_ffi::sat_contact_point, on_a) == 0
        && offset_of!(sat2d_ffi::sat_contact_point, on_b) == 16
        && offset_of!(sat2d_ffi::sat_contact_point, depth) == 32
        && offset_of!(sat2d_ffi::sat_contact_point, feature_a) == 40
        && offset_of!(sat2d_ffi::sat_contact_point, feature_b) == 48
);
const _: () = assert!(
    size_of::<sat2d_ffi::sat_manifold>() == 168
        && offset_of!(sat2d_ffi::sat_manifold, normal) == 0
        && offset_of!(sat2d_ffi::sat_manifold, depth) == 16
        && offset_of!(sat2d_ffi::sat_manifold, feature_a) == 24
        && offset_of!(sat2d_ffi::sat_manifold, feature_b) == 32
        && offset_of!(sat2d_ffi::sat_manifold, kind) == 40
        && offset_of!(sat2d_ffi::sat_manifold, reference) == 44
        && offset_of!(sat2d_ffi::sat_manifold, point_count) == 48
        && offset_of!(sat2d_ffi::sat_manifold, points) == 56
);
const _: () = assert!(
    size_of::<sat2d_ffi::sat_closest_points>() == 72
        && offset_of!(sat2d_ffi::sat_closest_points, distance) == 0
        && offset_of!(sat2d_ffi::sat_closest_points, normal) == 8
        && offset_of!(sat2d_ffi::sat_closest_points, on_a) == 24
        && offset_of!(sat2d_ffi::sat_closest_points, on_b) == 40
        && offset_of!(sat2d_ffi::sat_closest_points, feature_a) == 56
        && offset_of!(sat2d_ffi::sat_closest_points, feature_b) == 64
);
const _: () = assert!(
    size_of::<sat2d_ffi::sat_minimum_translation>() == 40
        && offset_of!(sat2d_ffi::sat_minimum_translation, translation) == 0
        && offset_of!(sat2d_ffi::sat_minimum_translation, normal) == 16
        && offset_of!(sat2d_ffi::sat_minimum_translation, depth) == 32
);
const _: () = assert!(
    size_of::<sat2d_ffi::sat_separating_axis>() == 40
        && offset_of!(sat2d_ffi::sat_separating_axis, normal) == 0
        && offset_of!(sat2d_ffi::sat_separating_axis, offset) == 16
        && offset_of!(sat2d_ffi::sat_separating_axis, a_start) == 24
        && offset_of!(sat2d_ffi::sat_separating_axis, a_end) == 28
        && offset_of!(sat2d_ffi::sat_separating_axis, b_start) == 32
        && offset_of!(sat2d_ffi::sat_separating_axis, b_end) == 36
);
const _: () = assert!(
    size_of::<sat2d_ffi::sat_ray_hit>() == 56
        && offset_of!(sat2d_ffi::sat_ray_hit, fraction) == 0
        && offset_of!(sat2d_ffi::sat_ray_hit, point) == 8
        && offset_of!(sat2d_ffi::sat_ray_hit, normal) == 24
        && offset_of!(sat2d_ffi::sat_ray_hit, feature) == 40
        && offset_of!(sat2d_ffi::sat_ray_hit, hit) == 48
        && offset_of!(sat2d_ffi::sat_ray_hit, starts_inside) == 52
);
const _: () = assert!(
    size_of::<sat2d_ffi::sat_motion>() == 88
        && offset_of!(sat2d_ffi::sat_motion, start) == 0
        && offset_of!(sat2d_ffi::sat_motion, translation) == 48
        && offset_of!(sat2d_ffi::sat_motion, rotation) == 64
        && offset_of!(sat2d_ffi::sat_motion, pivot) == 72
);
const _: () = assert!(
    size_of::<sat2d_ffi::sat_impact>() == 96
        && offset_of!(sat2d_ffi::sat_impact, time) == 0
        && offset_of!(sat2d_ffi::sat_impact, approach) == 8
        && offset_of!(sat2d_ffi::sat_impact, closest) == 16
        && offset_of!(sat2d_ffi::sat_impact, relation) == 88
        && offset_of!(sat2d_ffi::sat_impact, hit) == 92
);
const _: () = assert!(
    size_of::<sat2d_ffi::sat_sweep_options>() == 16
        && offset_of!(sat2d_ffi::sat_sweep_options, work_limit) == 0
        && offset_of!(sat2d_ffi::sat_sweep_options, at_start) == 8
        && offset_of!(sat2d_ffi::sat_sweep_options, reserved) == 12
);
const _: () = assert!(
    size_of::<sat2d_ffi::sat_impact_bounds>() == 24
        && offset_of!(sat2d_ffi::sat_impact_bounds, earliest) == 0
        && offset_of!(sat2d_ffi::sat_impact_bounds, latest) == 8
        && offset_of!(sat2d_ffi::sat_impact_bounds, proved) == 16
        && offset_of!(sat2d_ffi::sat_impact_bounds, hit) == 20
);
const _: () = assert!(
    size_of::<sat2d_ffi::sat_resolution>() == 32
        && offset_of!(sat2d_ffi::sat_resolution, a) == 0
        && offset_of!(sat2d_ffi::sat_resolution, b) == 16
);
const _: () = assert!(
    size_of::<sat2d_ffi::sat_velocities>() == 32
        && offset_of!(sat2d_ffi::sat_velocities, a) == 0
        && offset_of!(sat2d_ffi::sat_velocities, b) == 16
);
const _: () = assert!(
    size_of::<sat2d_ffi::sat_rectangles_f64>() == 24
        && offset_of!(sat2d_ffi::sat_rectangles_f64, center_x) == 0
        && offset_of!(sat2d_ffi::sat_rectangles_f64, center_y) == 4
        && offset_of!(sat2d_ffi::sat_rectangles_f64, u_x) == 8
        && offset_of!(sat2d_ffi::sat_rectangles_f64, u_y) == 12
        && offset_of!(sat2d_ffi::sat_rectangles_f64, v_x) == 16
        && offset_of!(sat2d_ffi::sat_rectangles_f64, v_y) == 20
);
const _: () = assert!(
    size_of::<sat2d_ffi::sat_rectangles_f32>() == 24
        && offset_of!(sat2d_ffi::sat_rectangles_f32, center_x) == 0
        && offset_of!(sat2d_ffi::sat_rectangles_f32, center_y) == 4
        && offset_of!(sat2d_ffi::sat_rectangles_f32, u_x) == 8
        && offset_of!(sat2d_ffi::sat_rectangles_f32, u_y) == 12
        && offset_of!(sat2d_ffi::sat_rectangles_f32, v_x) == 16
        && offset_of!(sat2d_ffi::sat_rectangles_f32, v_y) == 20
);
const _: () = assert!(
    size_of::<sat2d_ffi::sat_body_id>() == 8
        && offset_of!(sat2d_ffi::sat_body_id, bits) == 0
);
const _: () = assert!(
    size_of::<sat2d_ffi::sat_filter>() == 8
        && offset_of!(sat2d_ffi::sat_filter, category) == 0
        && offset_of!(sat2d_ffi::sat_filter, mask) == 4
);
const _: () = assert!(
    size_of::<sat2d_ffi::sat_body>() == 104
        && offset_of!(sat2d_ffi::sat_body, transform) == 0
        && offset_of!(sat2d_ffi::sat_body, user) == 48
        && offset_of!(sat2d_ffi::sat_body, inverse_mass) == 56
        && offset_of!(sat2d_ffi::sat_body, filter) == 64
        && offset_of!(sat2d_ffi::sat_body, kind) == 72
        && offset_of!(sat2d_ffi::sat_body, immovable) == 76
        && offset_of!(sat2d_ffi::sat_body, shape) == 80
        && offset_of!(sat2d_ffi::sat_body, reserved) == 84
);
const _: () = assert!(
    size_of::<sat2d_ffi::sat_pair_event>() == 40
        && offset_of!(sat2d_ffi::sat_pair_event, a) == 0
        && offset_of!(sat2d_ffi::sat_pair_event, b) == 8
        && offset_of!(sat2d_ffi::sat_pair_event, user_a) == 16
        && offset_of!(sat2d_ffi::sat_pair_event, user_b) == 24
        && offset_of!(sat2d_ffi::sat_pair_event, phase) == 32
        && offset_of!(sat2d_ffi::sat_pair_event, relation) == 36
);
const _: () = assert!(
    size_of::<sat2d_ffi::sat_separate_result>() == 16
        && offset_of!(sat2d_ffi::sat_separate_result, depth) == 0
        && offset_of!(sat2d_ffi::sat_separate_result, overlapping) == 8
        && offset_of!(sat2d_ffi::sat_separate_result, iterations) == 12
);
const _: () = assert!(
    size_of::<sat2d_ffi::sat_slide_hit>() == 24
        && offset_of!(sat2d_ffi::sat_slide_hit, body) == 0
        && offset_of!(sat2d_ffi::sat_slide_hit, normal) == 8
);
const _: () = assert!(
    size_of::<sat2d_ffi::sat_slide_result>() == 32
        && offset_of!(sat2d_ffi::sat_slide_result, moved) == 0
        && offset_of!(sat2d_ffi::sat_slide_result, hit_count) == 16
        && offset_of!(sat2d_ffi::sat_slide_result, stuck) == 20
        && offset_of!(sat2d_ffi::sat_slide_result, reserved) == 24
);
const _: () = assert!(
    size_of::<sat2d_ffi::sat_move_options>() == 24
        && offset_of!(sat2d_ffi::sat_move_options, skin) == 0
        && offset_of!(sat2d_ffi::sat_move_options, reserved) == 8
);
const _: () = assert!(
    size_of::<sat2d_ffi::sat_ground>() == 88
        && offset_of!(sat2d_ffi::sat_ground, body) == 0
        && offset_of!(sat2d_ffi::sat_ground, normal) == 8
        && offset_of!(sat2d_ffi::sat_ground, point) == 24
        && offset_of!(sat2d_ffi::sat_ground, transform) == 40
);
const _: () = assert!(
    size_of::<sat2d_ffi::sat_character_options>() == 144
        && offset_of!(sat2d_ffi::sat_character_options, up) == 0
        && offset_of!(sat2d_ffi::sat_character_options, max_slope) == 16
        && offset_of!(sat2d_ffi::sat_character_options, step) == 24
        && offset_of!(sat2d_ffi::sat_character_options, snap) == 32
        && offset_of!(sat2d_ffi::sat_character_options, ground) == 40
        && offset_of!(sat2d_ffi::sat_character_options, skin) == 128
        && offset_of!(sat2d_ffi::sat_character_options, reserved) == 136
);
const _: () = assert!(
    size_of::<sat2d_ffi::sat_character_result>() == 136
        && offset_of!(sat2d_ffi::sat_character_result, moved) == 0
        && offset_of!(sat2d_ffi::sat_character_result, carried) == 16
        && offset_of!(sat2d_ffi::sat_character_result, ground) == 32
        && offset_of!(sat2d_ffi::sat_character_result, hit_count) == 120
        && offset_of!(sat2d_ffi::sat_character_result, stuck) == 124
        && offset_of!(sat2d_ffi::sat_character_result, reserved) == 128
);
const _: () = assert!(
    size_of::<sat2d_ffi::sat_query_filter>() == 24
        && offset_of!(sat2d_ffi::sat_query_filter, except) == 0
        && offset_of!(sat2d_ffi::sat_query_filter, except_count) == 4
        && offset_of!(sat2d_ffi::sat_query_filter, filter) == 8
        && offset_of!(sat2d_ffi::sat_query_filter, kinds) == 16
        && offset_of!(sat2d_ffi::sat_query_filter, at_start) == 20
);
const _: () = assert!(
    size_of::<sat2d_ffi::sat_near_body>() == 32
        && offset_of!(sat2d_ffi::sat_near_body, body) == 0
        && offset_of!(sat2d_ffi::sat_near_body, distance) == 8
        && offset_of!(sat2d_ffi::sat_near_body, point) == 16
);
const _: () = assert!(
    size_of::<sat2d_ffi::sat_body_ray_hit>() == 64
        && offset_of!(sat2d_ffi::sat_body_ray_hit, body) == 0
        && offset_of!(sat2d_ffi::sat_body_ray_hit, hit) == 8
);
const _: () = assert!(
    size_of::<sat2d_ffi::sat_body_impact>() == 104
        && offset_of!(sat2d_ffi::sat_body_impact, body) == 0
        && offset_of!(sat2d_ffi::sat_body_impact, impact) == 8
);
const _: () = assert!(
    size_of::<sat2d_ffi::sat_draw_callbacks>() == 24
        && offset_of!(sat2d_ffi::sat_draw_callbacks, line) == 0
        && offset_of!(sat2d_ffi::sat_draw_callbacks, polygon) == 4
        && offset_of!(sat2d_ffi::sat_draw_callbacks, circle) == 8
        && offset_of!(sat2d_ffi::sat_draw_callbacks, text) == 12
        && offset_of!(sat2d_ffi::sat_draw_callbacks, ellipse) == 16
        && offset_of!(sat2d_ffi::sat_draw_callbacks, reserved) == 20
);
const _: () = assert!(
    size_of::<sat2d_ffi::sat_compat_flash_rect>() == 48
        && offset_of!(sat2d_ffi::sat_compat_flash_rect, x) == 0
        && offset_of!(sat2d_ffi::sat_compat_flash_rect, y) == 8
        && offset_of!(sat2d_ffi::sat_compat_flash_rect, width) == 16
        && offset_of!(sat2d_ffi::sat_compat_flash_rect, height) == 24
        && offset_of!(sat2d_ffi::sat_compat_flash_rect, rotation) == 32
        && offset_of!(sat2d_ffi::sat_compat_flash_rect, mirror) == 40
        && offset_of!(sat2d_ffi::sat_compat_flash_rect, reserved) == 44
);
const _: () = assert!(
    size_of::<sat2d_ffi::sat_compat_flash_outcome>() == 72
        && offset_of!(sat2d_ffi::sat_compat_flash_outcome, axes) == 0
        && offset_of!(sat2d_ffi::sat_compat_flash_outcome, is_near) == 64
        && offset_of!(sat2d_ffi::sat_compat_flash_outcome, hit) == 68
);
const _: () = assert!(
    size_of::<sat2d_ffi::sat_compat_flash_level>() == 16
        && offset_of!(sat2d_ffi::sat_compat_flash_level, rotation) == 0
        && offset_of!(sat2d_ffi::sat_compat_flash_level, scale_x) == 8
);
const _: () = assert!(
    size_of::<sat2d_ffi::sat_compat_flash_rectangle>() == 32
        && offset_of!(sat2d_ffi::sat_compat_flash_rectangle, x) == 0
        && offset_of!(sat2d_ffi::sat_compat_flash_rectangle, y) == 8
        && offset_of!(sat2d_ffi::sat_compat_flash_rectangle, width) == 16
        && offset_of!(sat2d_ffi::sat_compat_flash_rectangle, height) == 24
);
const _: () = assert!(
    size_of::<sat2d_ffi::sat_compat_flash_path_step>() == 40
        && offset_of!(sat2d_ffi::sat_compat_flash_path_step, kind) == 0
        && offset_of!(sat2d_ffi::sat_compat_flash_path_step, reserved) == 4
        && offset_of!(sat2d_ffi::sat_compat_flash_path_step, control_x) == 8
        && offset_of!(sat2d_ffi::sat_compat_flash_path_step, control_y) == 16
        && offset_of!(sat2d_ffi::sat_compat_flash_path_step, x) == 24
        && offset_of!(sat2d_ffi::sat_compat_flash_path_step, y) == 32
);
const _: () = assert!(
    size_of::<sat2d_ffi::sat_compat_flash_layer>() == 24
        && offset_of!(sat2d_ffi::sat_compat_flash_layer, paint) == 0
        && offset_of!(sat2d_ffi::sat_compat_flash_layer, reserved) == 4
        && offset_of!(sat2d_ffi::sat_compat_flash_layer, thickness) == 8
        && offset_of!(sat2d_ffi::sat_compat_flash_layer, steps) == 16
        && offset_of!(sat2d_ffi::sat_compat_flash_layer, count) == 20
);
const _: () = assert!(
    size_of::<sat2d_ffi::sat_compat_flash_bitmap>() == 16
        && offset_of!(sat2d_ffi::sat_compat_flash_bitmap, alpha) == 0
        && offset_of!(sat2d_ffi::sat_compat_flash_bitmap, width) == 4
        && offset_of!(sat2d_ffi::sat_compat_flash_bitmap, height) == 8
        && offset_of!(sat2d_ffi::sat_compat_flash_bitmap, script) == 12
);
const _: () = assert!(
    size_of::<sat2d_ffi::sat_compat_flash_pixel>() == 8
        && offset_of!(sat2d_ffi::sat_compat_flash_pixel, x) == 0
        && offset_of!(sat2d_ffi::sat_compat_flash_pixel, y) == 4
);
const _: () = assert!(
    size_of::<sat2d_ffi::sat_compat_awt_point>() == 8
        && offset_of!(sat2d_ffi::sat_compat_awt_point, x) == 0
        && offset_of!(sat2d_ffi::sat_compat_awt_point, y) == 4
);
const _: () = assert!(
    size_of::<sat2d_ffi::sat_compat_awt_rectangle>() == 16
        && offset_of!(sat2d_ffi::sat_compat_awt_rectangle, x) == 0
        && offset_of!(sat2d_ffi::sat_compat_awt_rectangle, y) == 4
        && offset_of!(sat2d_ffi::sat_compat_awt_rectangle, width) == 8
        && offset_of!(sat2d_ffi::sat_compat_awt_rectangle, height) == 12
);
const _: () = assert!(
    size_of::<sat2d_ffi::sat_compat_awt_line2d>() == 32
        && offset_of!(sat2d_ffi::sat_compat_awt_line2d, x1) == 0
        && offset_of!(sat2d_ffi::sat_compat_awt_line2d, y1) == 8
        && offset_of!(sat2d_ffi::sat_compat_awt_line2d, x2) == 16
        && offset_of!(sat2d_ffi::sat_compat_awt_line2d, y2) == 24
);
const _: () = assert!(
    size_of::<sat2d_ffi::sat_compat_awt_rectangle2d>() == 32
        && offset_of!(sat2d_ffi::sat_compat_awt_rectangle2d, x) == 0
        && offset_of!(sat2d_ffi::sat_compat_awt_rectangle2d, y) == 8
        && offset_of!(sat2d_ffi::sat_compat_awt_rectangle2d, width) == 16
        && offset_of!(sat2d_ffi::sat_compat_awt_rectangle2d, height) == 24
);
const _: () = assert!(
    size_of::<sat2d_ffi::sat_compat_awt_round_rectangle2d>() == 48
        && offset_of!(sat2d_ffi::sat_compat_awt_round_rectangle2d, x) == 0
        && offset_of!(sat2d_ffi::sat_compat_awt_round_rectangle2d, y) == 8
        && offset_of!(sat2d_ffi::sat_compat_awt_round_rectangle2d, width) == 16
        && offset_of!(sat2d_ffi::sat_compat_awt_round_rectangle2d, height) == 24
        && offset_of!(sat2d_ffi::sat_compat_awt_round_rectangle2d, arc_width) == 32
        && offset_of!(sat2d_ffi::sat_compat_awt_round_rectangle2d, arc_height) == 40
);
const _: () = assert!(
    size_of::<sat2d_ffi::sat_compat_awt_arc2d>() == 56
        && offset_of!(sat2d_ffi::sat_compat_awt_arc2d, x) == 0
        && offset_of!(sat2d_ffi::sat_compat_awt_arc2d, y) == 8
        && offset_of!(sat2d_ffi::sat_compat_awt_arc2d, width) == 16
        && offset_of!(sat2d_ffi::sat_compat_awt_arc2d, height) == 24
        && offset_of!(sat2d_ffi::sat_compat_awt_arc2d, start) == 32
        && offset_of!(sat2d_ffi::sat_compat_awt_arc2d, extent) == 40
        && offset_of!(sat2d_ffi::sat_compat_awt_arc2d, closure) == 48
        && offset_of!(sat2d_ffi::sat_compat_awt_arc2d, reserved) == 52
);
const _: () = assert!(
    size_of::<sat2d_ffi::sat_compat_awt_path_command>() == 24
        && offset_of!(sat2d_ffi::sat_compat_awt_path_command, kind) == 0
        && offset_of!(sat2d_ffi::sat_compat_awt_path_command, reserved) == 4
        && offset_of!(sat2d_ffi::sat_compat_awt_path_command, x) == 8
        && offset_of!(sat2d_ffi::sat_compat_awt_path_command, y) == 16
);
const _: () = assert!(
    size_of::<sat2d_ffi::sat_compat_awt_transform>() == 56
        && offset_of!(sat2d_ffi::sat_compat_awt_transform, m00) == 0
        && offset_of!(sat2d_ffi::sat_compat_awt_transform, m10) == 8
        && offset_of!(sat2d_ffi::sat_compat_awt_transform, m01) == 16
        && offset_of!(sat2d_ffi::sat_compat_awt_transform, m11) == 24
        && offset_of!(sat2d_ffi::sat_compat_awt_transform, m02) == 32
        && offset_of!(sat2d_ffi::sat_compat_awt_transform, m12) == 40
        && offset_of!(sat2d_ffi::sat_compat_awt_transform, form) == 48
        && offset_of!(sat2d_ffi::sat_compat_awt_transform, moved) == 52
);
const _: () = assert!(
    size_of::<sat2d_ffi::sat_compat_xywh_rect>() == 32
        && offset_of!(sat2d_ffi::sat_compat_xywh_rect, x) == 0
        && offset_of!(sat2d_ffi::sat_compat_xywh_rect, y) == 8
        && offset_of!(sat2d_ffi::sat_compat_xywh_rect, width) == 16
        && offset_of!(sat2d_ffi::sat_compat_xywh_rect, height) == 24
);
const _: () = assert!(
    size_of::<sat2d_ffi::sat_compat_xywh_circle>() == 24
        && offset_of!(sat2d_ffi::sat_compat_xywh_circle, x) == 0
        && offset_of!(sat2d_ffi::sat_compat_xywh_circle, y) == 8
        && offset_of!(sat2d_ffi::sat_compat_xywh_circle, radius) == 16
);
