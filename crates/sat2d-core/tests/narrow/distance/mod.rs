//! The distance of two shapes.

mod aligned;
mod compound;
pub mod curves;
mod disc;
mod laws;
mod mixed_magnitudes;
mod stages;
