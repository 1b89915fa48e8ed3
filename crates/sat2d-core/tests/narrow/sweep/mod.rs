//! When two moving shapes meet.

mod at_start;
mod bounds;
mod compound;
mod curves;
mod ellipses;
pub mod laws;
mod linear_disc;
mod mixed_magnitudes;
mod stages;
pub mod tangents;
