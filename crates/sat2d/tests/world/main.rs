//! Worlds of bodies.

mod api;
mod pairs;
mod parallel;
mod queries;
mod resolution;
mod saved;
mod walking;
mod walking_corners;
