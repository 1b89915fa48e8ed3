//! Two shapes: how they stand to each other, and how to part them.

mod compound;
mod difference;
mod escape;
mod frontier;
pub(crate) mod rectangle;
pub(crate) mod round;
pub(crate) mod sat;
pub(crate) mod segments;
mod separation;
mod verdict;

pub use separation::{Separation, separation};
pub use verdict::{hits, overlaps, point_relation, relation};
