//! The distance of two shapes.

mod laws;
