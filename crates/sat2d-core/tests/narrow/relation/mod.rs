//! The relation of two shapes.

mod compound;
mod curves;
mod disc_polygon;
mod ellipse_laws;
mod ellipses;
mod judged_ellipses;
mod large_polygon;
mod laws;
mod outlines;
mod public_ellipses;
mod scales;
mod small_polygon;
mod stages;
mod table;
pub mod underflow;
