//! The distance of two shapes.

mod compound;
pub mod curves;
mod disc;
mod laws;
mod mixed_magnitudes;
mod stages;
