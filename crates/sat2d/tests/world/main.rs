//! Worlds of bodies.

mod api;
mod pair_limit;
mod pairs;
mod parallel;
mod queries;
mod rectangles;
mod resolution;
mod saved;
mod saved_version_1;
mod speeds;
mod walking;
mod walking_corners;
