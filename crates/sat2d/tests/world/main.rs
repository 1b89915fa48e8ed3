//! Worlds of bodies.

mod api;
mod bouncing;
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
mod query_regions;
mod query_scenes;
mod rectangles;
mod resolution_scenes;
mod saved;
mod saved_version_1;
mod separate;
mod speeds;
mod touching_tolerance;
mod walking;
mod walking_corners;
