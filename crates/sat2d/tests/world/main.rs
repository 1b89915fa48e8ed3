//! Worlds of bodies.

#[path = "../common/mod.rs"]
mod common;

mod api;
mod bouncing;
mod chain_casts;
mod chains;
mod characters;
mod characters_steps;
mod compound;
mod curved_sensors;
mod drawn;
mod few_moves;
mod memory;
mod move_and_slide;
mod one_way;
mod pair_limit;
mod pair_model;
mod pair_predicate;
mod pairs;
mod pairs_in_slow_motion;
mod parallel;
mod piles;
mod query_casts;
mod query_nearest;
mod query_order;
mod query_regions;
mod query_scenes;
mod recorded;
mod recorded_calls;
mod recorded_damage;
mod rectangles;
mod resolution_scenes;
mod riders;
mod saved;
mod saved_refusals;
mod saved_version_1;
mod saved_version_2;
mod separate;
mod separate_concave;
mod speeds;
mod stacks;
mod tiles;
mod touching_tolerance;
mod walking;
mod walking_corners;
