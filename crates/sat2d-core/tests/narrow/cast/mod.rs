//! Rays and segments against a shape.

mod compound;
mod curves;
mod disc;
mod ellipses;
mod laws;
mod mixed_magnitudes;
mod stages;
mod tangents;
