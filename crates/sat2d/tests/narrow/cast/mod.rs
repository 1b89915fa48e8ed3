//! Rays and segments against a shape.

mod compound;
mod laws;
mod stages;
mod tangents;
