//! Two shapes: how they stand to each other.

mod certificate;
mod compound;
pub(crate) mod rectangle;
pub(crate) mod round;
pub(crate) mod sat;
mod search;
pub(crate) mod segments;
mod verdict;

pub use verdict::{hits, overlaps, point_relation, relation};
