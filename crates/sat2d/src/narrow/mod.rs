//! Two shapes: how they stand to each other, and how they meet.

mod calipers;
mod clip;
mod contact;
mod distance;
mod manifold;
mod nearest;
pub(crate) mod rectangle;
pub(crate) mod round;
pub(crate) mod sat;
pub(crate) mod segments;
mod verdict;

pub use contact::contact;
pub use distance::{ClosestPoints, distance};
pub use manifold::{ContactKind, ContactPoint, Feature, Manifold, Side};
pub use verdict::{hits, overlaps, point_relation, relation};
