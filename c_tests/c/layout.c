/* Layouts and versions: sizes and offsets as the C compiler computes them, which the Rust test
 * compares. */
#include "parts.h"

#include <string.h>

#define SIZE(type) {"sizeof " #type, sizeof(type)}
#define OFFSET(type, field) {#type "." #field, offsetof(type, field)}

static const layout layouts[] = {
    SIZE(sat_status),
    SIZE(sat_decompose_method),
    SIZE(sat_decompose_preference),
    SIZE(sat_shape_type),
    SIZE(sat_relation),
    SIZE(sat_feature_kind),
    SIZE(sat_contact_kind),
    SIZE(sat_side),
    SIZE(sat_body_kind),
    SIZE(sat_phase),
    SIZE(sat_at_start),
    SIZE(sat_query_kinds),
    SIZE(sat_coverage),
    SIZE(sat_paint),
    SIZE(sat_compat_flash_mirror),
    SIZE(sat_vec2),
    OFFSET(sat_vec2, x),
    OFFSET(sat_vec2, y),
    SIZE(sat_aabb),
    OFFSET(sat_aabb, min),
    OFFSET(sat_aabb, max),
    SIZE(sat_transform),
    OFFSET(sat_transform, a),
    OFFSET(sat_transform, b),
    OFFSET(sat_transform, c),
    OFFSET(sat_transform, d),
    OFFSET(sat_transform, tx),
    OFFSET(sat_transform, ty),
    SIZE(sat_polygon_fault),
    OFFSET(sat_polygon_fault, status),
    OFFSET(sat_polygon_fault, ring),
    OFFSET(sat_polygon_fault, other_ring),
    OFFSET(sat_polygon_fault, vertices),
    OFFSET(sat_polygon_fault, edges),
    OFFSET(sat_polygon_fault, has_place),
    OFFSET(sat_polygon_fault, place),
    SIZE(sat_decompose_options),
    OFFSET(sat_decompose_options, method),
    OFFSET(sat_decompose_options, prefer),
    OFFSET(sat_decompose_options, max_corners),
    OFFSET(sat_decompose_options, work_limit),
    SIZE(sat_piece_buffers),
    OFFSET(sat_piece_buffers, piece_sizes),
    OFFSET(sat_piece_buffers, piece_capacity),
    OFFSET(sat_piece_buffers, vertices),
    OFFSET(sat_piece_buffers, edges),
    OFFSET(sat_piece_buffers, corner_capacity),
    SIZE(sat_decomposition),
    OFFSET(sat_decomposition, area),
    OFFSET(sat_decomposition, piece_count),
    OFFSET(sat_decomposition, corner_count),
    OFFSET(sat_decomposition, is_optimal),
    OFFSET(sat_decomposition, is_complete),
    SIZE(sat_feature),
    OFFSET(sat_feature, kind),
    OFFSET(sat_feature, index),
    SIZE(sat_contact_point),
    OFFSET(sat_contact_point, on_a),
    OFFSET(sat_contact_point, on_b),
    OFFSET(sat_contact_point, depth),
    OFFSET(sat_contact_point, feature_a),
    OFFSET(sat_contact_point, feature_b),
    SIZE(sat_manifold),
    OFFSET(sat_manifold, normal),
    OFFSET(sat_manifold, depth),
    OFFSET(sat_manifold, feature_a),
    OFFSET(sat_manifold, feature_b),
    OFFSET(sat_manifold, kind),
    OFFSET(sat_manifold, reference),
    OFFSET(sat_manifold, point_count),
    OFFSET(sat_manifold, points),
    SIZE(sat_closest_points),
    OFFSET(sat_closest_points, distance),
    OFFSET(sat_closest_points, normal),
    OFFSET(sat_closest_points, on_a),
    OFFSET(sat_closest_points, on_b),
    OFFSET(sat_closest_points, feature_a),
    OFFSET(sat_closest_points, feature_b),
    SIZE(sat_minimum_translation),
    OFFSET(sat_minimum_translation, translation),
    OFFSET(sat_minimum_translation, normal),
    OFFSET(sat_minimum_translation, depth),
    SIZE(sat_ray_hit),
    OFFSET(sat_ray_hit, fraction),
    OFFSET(sat_ray_hit, point),
    OFFSET(sat_ray_hit, normal),
    OFFSET(sat_ray_hit, feature),
    OFFSET(sat_ray_hit, hit),
    OFFSET(sat_ray_hit, starts_inside),
    SIZE(sat_motion),
    OFFSET(sat_motion, start),
    OFFSET(sat_motion, translation),
    OFFSET(sat_motion, rotation),
    OFFSET(sat_motion, pivot),
    SIZE(sat_impact),
    OFFSET(sat_impact, time),
    OFFSET(sat_impact, approach),
    OFFSET(sat_impact, closest),
    OFFSET(sat_impact, relation),
    OFFSET(sat_impact, hit),
    SIZE(sat_sweep_options),
    OFFSET(sat_sweep_options, work_limit),
    OFFSET(sat_sweep_options, at_start),
    OFFSET(sat_sweep_options, reserved),
    SIZE(sat_resolution),
    OFFSET(sat_resolution, a),
    OFFSET(sat_resolution, b),
    SIZE(sat_velocities),
    OFFSET(sat_velocities, a),
    OFFSET(sat_velocities, b),
    SIZE(sat_rectangles_f64),
    OFFSET(sat_rectangles_f64, center_x),
    OFFSET(sat_rectangles_f64, center_y),
    OFFSET(sat_rectangles_f64, u_x),
    OFFSET(sat_rectangles_f64, u_y),
    OFFSET(sat_rectangles_f64, v_x),
    OFFSET(sat_rectangles_f64, v_y),
    SIZE(sat_rectangles_f32),
    OFFSET(sat_rectangles_f32, center_x),
    OFFSET(sat_rectangles_f32, center_y),
    OFFSET(sat_rectangles_f32, u_x),
    OFFSET(sat_rectangles_f32, u_y),
    OFFSET(sat_rectangles_f32, v_x),
    OFFSET(sat_rectangles_f32, v_y),
    SIZE(sat_body_id),
    OFFSET(sat_body_id, bits),
    SIZE(sat_filter),
    OFFSET(sat_filter, category),
    OFFSET(sat_filter, mask),
    SIZE(sat_body),
    OFFSET(sat_body, transform),
    OFFSET(sat_body, user),
    OFFSET(sat_body, inverse_mass),
    OFFSET(sat_body, filter),
    OFFSET(sat_body, kind),
    OFFSET(sat_body, immovable),
    OFFSET(sat_body, shape),
    OFFSET(sat_body, reserved),
    SIZE(sat_pair_event),
    OFFSET(sat_pair_event, a),
    OFFSET(sat_pair_event, b),
    OFFSET(sat_pair_event, user_a),
    OFFSET(sat_pair_event, user_b),
    OFFSET(sat_pair_event, phase),
    OFFSET(sat_pair_event, relation),
    SIZE(sat_slide_hit),
    OFFSET(sat_slide_hit, body),
    OFFSET(sat_slide_hit, normal),
    SIZE(sat_slide_result),
    OFFSET(sat_slide_result, moved),
    OFFSET(sat_slide_result, hit_count),
    OFFSET(sat_slide_result, stuck),
    SIZE(sat_query_filter),
    OFFSET(sat_query_filter, except),
    OFFSET(sat_query_filter, except_count),
    OFFSET(sat_query_filter, filter),
    OFFSET(sat_query_filter, kinds),
    OFFSET(sat_query_filter, at_start),
    SIZE(sat_near_body),
    OFFSET(sat_near_body, body),
    OFFSET(sat_near_body, distance),
    OFFSET(sat_near_body, point),
    SIZE(sat_body_ray_hit),
    OFFSET(sat_body_ray_hit, body),
    OFFSET(sat_body_ray_hit, hit),
    SIZE(sat_body_impact),
    OFFSET(sat_body_impact, body),
    OFFSET(sat_body_impact, impact),
    SIZE(sat_draw_callbacks),
    OFFSET(sat_draw_callbacks, line),
    OFFSET(sat_draw_callbacks, polygon),
    OFFSET(sat_draw_callbacks, circle),
    OFFSET(sat_draw_callbacks, text),
    OFFSET(sat_draw_callbacks, reserved),
    SIZE(sat_compat_flash_rect),
    OFFSET(sat_compat_flash_rect, x),
    OFFSET(sat_compat_flash_rect, y),
    OFFSET(sat_compat_flash_rect, width),
    OFFSET(sat_compat_flash_rect, height),
    OFFSET(sat_compat_flash_rect, rotation),
    OFFSET(sat_compat_flash_rect, mirror),
    OFFSET(sat_compat_flash_rect, reserved),
    SIZE(sat_compat_flash_outcome),
    OFFSET(sat_compat_flash_outcome, axes),
    OFFSET(sat_compat_flash_outcome, is_near),
    OFFSET(sat_compat_flash_outcome, hit),
    SIZE(sat_compat_flash_level),
    OFFSET(sat_compat_flash_level, rotation),
    OFFSET(sat_compat_flash_level, scale_x),
    SIZE(sat_compat_awt_point),
    OFFSET(sat_compat_awt_point, x),
    OFFSET(sat_compat_awt_point, y),
    SIZE(sat_compat_xywh_rect),
    OFFSET(sat_compat_xywh_rect, x),
    OFFSET(sat_compat_xywh_rect, y),
    OFFSET(sat_compat_xywh_rect, width),
    OFFSET(sat_compat_xywh_rect, height),
    SIZE(sat_compat_xywh_circle),
    OFFSET(sat_compat_xywh_circle, x),
    OFFSET(sat_compat_xywh_circle, y),
    OFFSET(sat_compat_xywh_circle, radius),
};

const layout *harness_layout(size_t index) {
    return index < sizeof layouts / sizeof layouts[0] ? &layouts[index] : NULL;
}

/* The version check for headers of other versions. installed.sh builds with a real one. */
static void other_headers(report *r) {
    static const struct {
        int32_t version, abi_version;
        sat_status expected;
    } headers[] = {
        {SAT_VERSION, SAT_ABI_VERSION, SAT_OK},
        {SAT_VERSION + 1, SAT_ABI_VERSION, SAT_OK},     /* a patch release adds nothing */
        {SAT_VERSION - 1000, SAT_ABI_VERSION, SAT_OK},  /* everything in an older header still
                                                         * exists */
        {SAT_VERSION + 1000, SAT_ABI_VERSION, SAT_ERR_VERSION},
        {SAT_VERSION + 1000000, SAT_ABI_VERSION, SAT_ERR_VERSION},
        {SAT_VERSION, SAT_ABI_VERSION + 1, SAT_ERR_VERSION},
        {SAT_VERSION - 1000, SAT_ABI_VERSION - 1, SAT_ERR_VERSION},
        {INT32_MAX, INT32_MIN, SAT_ERR_VERSION},
        {INT32_MIN, INT32_MAX, SAT_ERR_VERSION},
    };
    size_t i;
    CHECK_STATUS(r, sat_version_check(), SAT_OK);
    for (i = 0; i < sizeof headers / sizeof headers[0]; i++) {
        CHECK_STATUS(r, sat_version_check_header(headers[i].version, headers[i].abi_version),
                     headers[i].expected);
    }
    CHECK_STATUS(r, sat_version_check_header(12034056, 7), SAT_ERR_VERSION);
    CHECK(r, strstr(sat_last_error(), "12.34.56 (ABI 7)") &&
                 strstr(sat_last_error(), sat_version_string()));
    fprintf(r->out, "%s\n", sat_last_error());
}

void run_layout(report *r) {
    char text[64];
    size_t i;
    for (i = 0; harness_layout(i); i++) {
        fprintf(r->out, "%s %lu\n", layouts[i].name, (unsigned long)layouts[i].value);
    }
    CHECK(r, sizeof(void *) == sizeof(size_t));
    CHECK(r, sat_version() == SAT_VERSION);
    CHECK(r, SAT_VERSION ==
                 SAT_VERSION_MAJOR * 1000000 + SAT_VERSION_MINOR * 1000 + SAT_VERSION_PATCH);
    CHECK(r, sat_abi_version() == SAT_ABI_VERSION);
    snprintf(text, sizeof text, "%d.%d.%d", SAT_VERSION_MAJOR, SAT_VERSION_MINOR,
             SAT_VERSION_PATCH);
    CHECK(r, strcmp(sat_version_string(), text) == 0);
    fprintf(r->out, "version %s, ABI %d\n", sat_version_string(), (int)sat_abi_version());
    other_headers(r);
}
