//! The distance of two shapes.

mod compound;
mod curves;
mod disc;
mod laws;
mod mixed_magnitudes;
mod stages;
