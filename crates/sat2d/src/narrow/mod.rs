//! Two shapes: how they stand to each other, how they meet, and how to part them.

mod apart;
mod calipers;
mod certificate;
mod chord;
mod clip;
mod closest;
mod compound;
mod contact;
mod contacts;
mod difference;
mod direct;
mod disc;
mod distance;
mod encounter;
mod entry;
mod escape;
mod facing;
mod frontier;
pub(crate) mod glance;
mod gliding;
mod inside;
mod local;
mod manifold;
mod motion;
mod nearest;
mod part;
mod piercing;
pub(crate) mod point;
mod ray;
pub(crate) mod rectangle;
mod resolve;
mod rivals;
pub(crate) mod round;
pub(crate) mod sat;
mod search;
pub(crate) mod segments;
mod separation;
mod slabs;
mod sweep;
mod verdict;
mod walk;
mod zero;

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
pub(crate) use verdict::check_point;
pub use verdict::{full_relation, hits, overlaps, point_relation, quick_relation, relation};
