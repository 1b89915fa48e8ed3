//! Every function of C is called by the C++ wrapper, or there is a reason why not.

use sat2d_api::outputs;
use std::collections::BTreeSet;
use std::path::Path;

/// Functions that the wrapper does not call, and what a program in C++ has instead.
const NOT_CALLED: [(&str, &str); 23] = [
    ("sat_abi_version", "sat2d::check_version"),
    ("sat_alloc", "memory of its own"),
    ("sat_body_id_equal", "operator=="),
    ("sat_body_id_is_none", "operator== with body_id()"),
    ("sat_compat_flash_point_length", "the C function"),
    ("sat_compat_flash_rectangle_set_side", "the C function"),
    ("sat_compat_flash_rectangle_side", "the C function"),
    (
        "sat_compat_flash_stage_new",
        "sat_compat_flash_stage_new_script",
    ),
    ("sat_free", "memory of its own"),
    ("sat_hits", "sat_collide"),
    ("sat_overlaps", "sat_collide"),
    (
        "sat_query_filter_default",
        "the constructor of query_filter",
    ),
    ("sat_shape_new_polygon", "sat_shape_new_polygon_with"),
    ("sat_shape_ring_count", "the size of shape::rings"),
    ("sat_shape_vertex_count", "the size of shape::vertices"),
    ("sat_sweep", "sat_sweep_with"),
    ("sat_transform_identity", "the constructor of transform"),
    ("sat_transform_translation", "transform::translation"),
    ("sat_version", "the constants of the header"),
    ("sat_version_check_header", "sat_version_check"),
    ("sat_version_string", "the constants of the header"),
    ("sat_world_move_and_slide", "sat_world_move_and_slide_with"),
    ("sat_world_step", "sat_world_step_within"),
];

#[test]
fn every_function_is_in_cpp() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let read = |path: &str| std::fs::read_to_string(root.join(path)).expect("a file");
    let api = outputs::committed_api(&root).expect("a model");
    let wrapper = [read("include/sat2d.hpp"), read("include/sat2d_compat.hpp")].concat();
    let words = wrapper.split(|c: char| !c.is_ascii_alphanumeric() && c != '_');
    let called: BTreeSet<&str> = words.collect();
    let missing: BTreeSet<&str> = api
        .functions
        .keys()
        .map(|name| &name[..])
        .filter(|name| !called.contains(name))
        .collect();
    let known = NOT_CALLED.iter().map(|(name, _)| *name).collect();
    assert_eq!(missing, known);
}
