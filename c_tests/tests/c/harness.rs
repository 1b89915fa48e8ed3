//! Runs the C harness and keeps its summary as a snapshot: how many rows of which table were
//! compared, and what the C compiler makes of the header.

use std::collections::BTreeMap;
use std::mem::{offset_of, size_of};
use std::path::Path;

#[test]
fn the_c_harness_finds_nothing_wrong() {
    let scratch = Path::new(env!("CARGO_TARGET_TMPDIR")).join("c_harness_summary.txt");
    let (failures, summary) =
        c_tests::run(&c_tests::reference(), &scratch).expect("the harness can write its summary");
    assert_eq!(failures, 0, "the C harness failed:\n{summary}");
    insta::assert_snapshot!(summary);
}

/// Sizes and offsets under the names that the C harness uses.
macro_rules! layouts {
    ($($type:ident { $($field:ident),* })*) => {
        BTreeMap::from([$(
            (concat!("sizeof ", stringify!($type)).to_string(), size_of::<sat2d_ffi::$type>()),
            $((
                concat!(stringify!($type), ".", stringify!($field)).to_string(),
                offset_of!(sat2d_ffi::$type, $field),
            ),)*
        )*])
    };
}

#[test]
fn c_and_rust_see_the_same_layouts() {
    let rust = layouts! {
        sat_status {}
        sat_decompose_method {}
        sat_decompose_preference {}
        sat_shape_type {}
        sat_relation {}
        sat_feature_kind {}
        sat_contact_kind {}
        sat_side {}
        sat_body_kind {}
        sat_phase {}
        sat_at_start {}
        sat_query_kinds {}
        sat_coverage {}
        sat_paint {}
        sat_compat_flash_mirror {}
        sat_compat_flash_script {}
        sat_compat_flash_path_kind {}
        sat_compat_flash_paint {}
        sat_compat_flash_property {}
        sat_compat_flash_side {}
        sat_connectivity {}
        sat_compat_pygame_long {}
        sat_vec2 { x, y }
        sat_aabb { min, max }
        sat_transform { a, b, c, d, tx, ty }
        sat_error_details {
            status, entry, body, parts, rings, vertices, edges, has_point, point
        }
        sat_polygon_fault { status, ring, other_ring, vertices, edges, has_place, place }
        sat_multipolygon_fault { fault, parts }
        sat_decompose_options { method, prefer, max_corners, work_limit }
        sat_piece_buffers { piece_sizes, piece_capacity, vertices, edges, corner_capacity }
        sat_decomposition { area, piece_count, corner_count, is_optimal, is_complete, lower_bound }
        sat_decomposed_polygon { decomposition, first_piece, first_corner, status, reserved }
        sat_pixel_box { x, y, width, height }
        sat_pixel { x, y }
        sat_found_pixel { pixel, found }
        sat_silhouette_buffers {
            points, point_capacity, ring_sizes, ring_capacity, part_sizes, part_capacity
        }
        sat_silhouettes { point_count, ring_count, part_count }
        sat_feature { kind, index }
        sat_contact_point { on_a, on_b, depth, feature_a, feature_b }
        sat_manifold { normal, depth, feature_a, feature_b, kind, reference, point_count, points }
        sat_closest_points { distance, normal, on_a, on_b, feature_a, feature_b }
        sat_minimum_translation { translation, normal, depth }
        sat_separating_axis { normal, offset, a_start, a_end, b_start, b_end }
        sat_ray_hit { fraction, point, normal, feature, hit, starts_inside }
        sat_motion { start, translation, rotation, pivot }
        sat_impact { time, approach, closest, relation, hit }
        sat_sweep_options { work_limit, at_start, reserved }
        sat_resolution { a, b }
        sat_velocities { a, b }
        sat_rectangles_f64 { center_x, center_y, u_x, u_y, v_x, v_y }
        sat_rectangles_f32 { center_x, center_y, u_x, u_y, v_x, v_y }
        sat_body_id { bits }
        sat_filter { category, mask }
        sat_body { transform, user, inverse_mass, filter, kind, immovable, shape, reserved }
        sat_pair_event { a, b, user_a, user_b, phase, relation }
        sat_slide_hit { body, normal }
        sat_slide_result { moved, hit_count, stuck }
        sat_move_options { skin, reserved }
        sat_ground { body, normal, point, transform }
        sat_character_options { up, max_slope, step, snap, ground, skin, reserved }
        sat_character_result { moved, carried, ground, hit_count, stuck }
        sat_separate_result { depth, overlapping, iterations }
        sat_query_filter { except, except_count, filter, kinds, at_start }
        sat_near_body { body, distance, point }
        sat_body_ray_hit { body, hit }
        sat_body_impact { body, impact }
        sat_draw_callbacks { line, polygon, circle, text, ellipse, reserved }
        sat_compat_flash_rect { x, y, width, height, rotation, mirror, reserved }
        sat_compat_flash_outcome { axes, is_near, hit }
        sat_compat_flash_level { rotation, scale_x }
        sat_compat_flash_rectangle { x, y, width, height }
        sat_compat_flash_path_step { kind, reserved, control_x, control_y, x, y }
        sat_compat_flash_layer { paint, reserved, thickness, steps, count }
        sat_compat_flash_bitmap { alpha, width, height, script }
        sat_compat_flash_pixel { x, y }
        sat_compat_awt_point { x, y }
        sat_compat_awt_rectangle { x, y, width, height }
        sat_compat_awt_line2d { x1, y1, x2, y2 }
        sat_compat_awt_rectangle2d { x, y, width, height }
        sat_compat_awt_round_rectangle2d { x, y, width, height, arc_width, arc_height }
        sat_compat_awt_arc2d { x, y, width, height, start, extent, closure, reserved }
        sat_compat_awt_path_command { kind, reserved, x, y }
        sat_compat_awt_transform { m00, m10, m01, m11, m02, m12, form, moved }
        sat_compat_xywh_rect { x, y, width, height }
        sat_compat_xywh_circle { x, y, radius }
    };
    assert_eq!(c_tests::layouts().collect::<BTreeMap<_, _>>(), rust);
}
