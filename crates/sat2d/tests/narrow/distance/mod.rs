//! The distance of two shapes.

mod compound;
mod disc;
mod laws;
mod mixed_magnitudes;
mod stages;
