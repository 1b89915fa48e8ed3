//! The least translation that separates two shapes.

pub mod arrangement;
mod cases;
mod curves;
mod ellipses;
mod exact_fit;
pub mod laws;
mod many_parts;
