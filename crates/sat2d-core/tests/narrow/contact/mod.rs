//! How two shapes meet.

mod compound;
mod curves;
mod ellipses;
mod elliptic_compound;
mod features;
mod laws;
mod mixed_magnitudes;
mod scenes;
mod stages;
mod straight;
mod table;
