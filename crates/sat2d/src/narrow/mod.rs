//! Two shapes: how they stand to each other, and how they meet.

mod calipers;
mod clip;
mod compound;
mod contact;
mod distance;
mod inside;
mod manifold;
mod nearest;
mod ray;
pub(crate) mod rectangle;
mod resolve;
mod rivals;
pub(crate) mod round;
pub(crate) mod sat;
pub(crate) mod segments;
mod sweep;
mod verdict;

pub use contact::contact;
pub use distance::{ClosestPoints, distance};
pub use manifold::{ContactKind, ContactPoint, Feature, Manifold, Side};
pub use ray::{RayHit, cast_ray, cast_segment};
pub use resolve::{Resolution, ResolveError, rebound, resolve, slide};
pub use sweep::{Impact, Motion, SweepError, sweep};
pub use verdict::{hits, overlaps, point_relation, relation};
