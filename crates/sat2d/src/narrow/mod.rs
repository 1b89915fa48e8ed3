//! Two shapes: how they stand to each other, how they meet, and how to part them.

mod around;
mod calipers;
mod certificate;
mod clip;
mod closest;
mod compound;
mod contact;
mod contacts;
mod difference;
mod direct;
mod distance;
mod entry;
mod escape;
mod facing;
mod frontier;
mod gliding;
mod inside;
mod local;
mod manifold;
mod motion;
mod nearest;
mod part;
mod piercing;
mod ray;
pub(crate) mod rectangle;
mod resolve;
mod rivals;
pub(crate) mod round;
pub(crate) mod sat;
mod search;
pub(crate) mod segments;
mod separation;
mod sweep;
mod touching;
mod verdict;
mod walk;

pub use contact::contact;
pub use contacts::contacts;
pub use distance::{ClosestPoints, distance};
pub use manifold::{ContactKind, ContactPoint, Feature, Manifold, Side};
pub use motion::{Motion, SweepError};
pub use ray::{RayHit, cast_ray, cast_segment};
pub use resolve::{
    Resolution, ResolveError, rebound, rebound_along, resolve, resolve_along, slide,
};
pub use separation::{Separation, separation};
pub use sweep::{Impact, sweep};
pub use verdict::{full_relation, hits, overlaps, point_relation, quick_relation, relation};
