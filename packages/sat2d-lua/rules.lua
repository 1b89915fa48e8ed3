-- What the names of the C API do not say: which constants belong to which type, which functions are
-- written by hand in src/, and what reads better under another name.

local rules = {}

-- The constants of each type have a prefix, or are listed.
rules.enums = {
    sat_deviation = "SAT_DEVIATE_",
    sat_decompose_method = "SAT_DECOMPOSE_",
    sat_decompose_preference = "SAT_PREFER_",
    sat_shape_type = "SAT_SHAPE_",
    sat_connectivity = "SAT_CONNECTIVITY_",
    sat_relation = { "SAT_DISJOINT", "SAT_TOUCHING", "SAT_OVERLAPPING" },
    sat_feature_kind = "SAT_FEATURE_",
    sat_contact_kind = "SAT_CONTACT_",
    sat_side = "SAT_SIDE_",
    sat_containment = "SAT_CONTAINMENT_",
    sat_at_start = "SAT_AT_START_",
    sat_body_kind = "SAT_BODY_",
    sat_phase = "SAT_PHASE_",
    sat_coverage = "SAT_COVERAGE_",
    sat_paint = "SAT_PAINT_",
    sat_compat_flash_mirror = "SAT_COMPAT_FLASH_MIRROR_",
    sat_compat_flash_script = { "SAT_COMPAT_FLASH_AS3", "SAT_COMPAT_FLASH_AS2" },
    sat_compat_flash_side = "SAT_COMPAT_FLASH_SIDE_",
    sat_compat_flash_paint = {
        "SAT_COMPAT_FLASH_EVEN_ODD", "SAT_COMPAT_FLASH_NON_ZERO", "SAT_COMPAT_FLASH_STROKE",
    },
    sat_compat_flash_path_kind = {
        "SAT_COMPAT_FLASH_MOVE_TO", "SAT_COMPAT_FLASH_LINE_TO", "SAT_COMPAT_FLASH_CURVE_TO",
    },
    sat_compat_flash_property = {
        "SAT_COMPAT_FLASH_X", "SAT_COMPAT_FLASH_Y", "SAT_COMPAT_FLASH_ROTATION",
        "SAT_COMPAT_FLASH_SCALE_X", "SAT_COMPAT_FLASH_SCALE_Y", "SAT_COMPAT_FLASH_WIDTH",
        "SAT_COMPAT_FLASH_HEIGHT",
    },
    sat_compat_awt_winding = "SAT_COMPAT_AWT_WIND_",
    sat_compat_awt_path_kind = "SAT_COMPAT_AWT_PATH_",
    sat_compat_awt_form = "SAT_COMPAT_AWT_FORM_",
    sat_compat_pygame_long = "SAT_COMPAT_PYGAME_LONG_",
    sat_query_kinds = {
        "SAT_QUERY_STATIC", "SAT_QUERY_MOVING", "SAT_QUERY_SENSORS", "SAT_QUERY_ONE_WAY",
    },
}
-- What is left of a listed name without this.
rules.listed_prefixes = { "SAT_COMPAT_FLASH_", "SAT_QUERY_", "SAT_" }

-- Integers of structs that are flags.
rules.flags = {
    has_place = true, has_point = true, is_optimal = true, is_complete = true, hit = true,
    starts_inside = true, found = true, immovable = true, stuck = true, is_near = true,
    moved = { sat_compat_awt_transform = true },
}

-- Functions that src/ has, or that a program in Lua has no use for.
rules.by_hand = {}
for name in ([[
    status_message last_error last_error_details version version_string abi_version
    version_check_header alloc free
    transform_identity transform_translation shape_share shape_free mask_free world_free
    decomposer_free compat_flash_stage_free
    polygon_decompose decomposer_decompose decomposer_decompose_trusted polygons_decompose
    polygons_decompose_trusted polygon_simplify polygon_approximate multipolygon_simplify
    mask_new_alpha mask_new_words mask_outlines shape_new_tiles
    hits overlaps batch_rectangles_f64 batch_rectangles_f32 batch_pairs
    body_id_equal body_id_is_none body_default query_filter_default
    world_insert_many world_set_transforms world_set_kinds world_events world_event_count
    world_set_pair_predicate
    world_each_at_point world_each_in_box world_each_in_circle world_each_in_shape
    world_each_on_ray world_save world_restore world_start_recording world_move_and_slide
    world_move_character world_draw world_draw_body world_fingerprint
    polygon_validate multipolygon_validate
    compat_flash_mirror_of compat_flash_bitmap_hits_point compat_flash_bitmap_hits_rectangle
    compat_flash_bitmap_hits_bitmap compat_flash_stage_create_outline compat_awt_hit
    compat_awt_transform_identity compat_pygame_from_surface
]]):gmatch("%S+") do
    rules.by_hand["sat_" .. name] = true
end

-- In this order: the prefix of the functions, the table that they go to, and whether the first
-- parameter is the object.
rules.groups = {
    { "sat_transform_", "Transform" },
    { "sat_polygon_", "polygon" },
    { "sat_multipolygon_", "multipolygon" },
    { "sat_decomposer_", "Decomposer" },
    { "sat_shape_", "Shape" },
    { "sat_mask_", "Mask" },
    { "sat_motion_", "motion" },
    { "sat_world_", "World" },
    { "sat_compat_flash_stage_", "Stage" },
    { "sat_compat_flash_", "compat.flash" },
    { "sat_compat_awt_", "compat.awt" },
    { "sat_compat_pygame_", "compat.pygame" },
    { "sat_compat_xywh_", "compat.xywh" },
    { "sat_compat_typescript_", "compat.typescript" },
    { "sat_", "sat2d" },
}
rules.classes = {
    sat_shape = "Shape", sat_mask = "Mask", sat_world = "World", sat_decomposer = "Decomposer",
    sat_compat_flash_stage = "Stage",
}
rules.names = { sat_collide = "relation" }

return rules
