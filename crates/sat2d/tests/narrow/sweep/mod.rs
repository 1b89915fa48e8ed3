//! When two moving shapes meet.

mod at_start;
pub mod laws;
mod mixed_magnitudes;
mod stages;
pub mod tangents;
