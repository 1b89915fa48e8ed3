//! 2D collision detection by separating axes, decided exactly.
//!
//! A [`Shape`] has its own coordinates, and a [`Transform`] places it. [`relation`] decides whether
//! two placed shapes are `Disjoint`, `Touching` or `Overlapping`, exactly for the coordinates
//! given. Mirrored, scaled, skewed and nested placements need no special care.
//!
//! ```
//! use sat2d::{DVec2, Relation, Shape, Transform, relation};
//! let wall = Shape::rectangle(10.0, 2.0)?;
//! let ball = Shape::circle(DVec2::ZERO, 1.0)?;
//! let at = Transform::translation(DVec2::new(3.0, 2.0))?;
//! assert_eq!(relation(&wall, &Transform::IDENTITY, &ball, &at)?, Relation::Touching);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! | module | contents |
//! | --- | --- |
//! | [`query`] | two placed shapes: contacts, distance, separation, rays, sweeps |
//! | [`response`] | how bodies respond to a contact: move apart, bounce, slide |
//! | [`world`] | many bodies: pairs, events, queries, characters, recordings |
//! | [`batch`] | many pairs at once, in arrays |
//! | [`broad`] | a tree of boxes |
//! | [`decompose`] | concave polygons, with holes, as convex pieces |
//! | [`exact`] | exact predicates |
//! | [`compat`] | the answers of the originals, bit for bit |
//!
//! Points are those of `glam`, and transforms convert from and to its `DAffine2`. The feature
//! `mint` adds conversions for other math libraries, by the types of the `mint` crate.
//!
//! `docs/architecture.md` describes the folders behind them.
#![no_std]

extern crate alloc;
#[cfg(feature = "std")]
extern crate std;

#[path = "../../sat2d-base/src/aabb.rs"]
mod aabb;
#[path = "../../sat2d-core/src/batch/mod.rs"]
pub mod batch;
#[path = "../../sat2d-compat/src/bridge/mod.rs"]
mod bridge;
#[path = "../../sat2d-base/src/broad/mod.rs"]
pub mod broad;
#[path = "../../sat2d-compat/src/lib.rs"]
pub mod compat;
#[path = "../../sat2d-core/src/curve/mod.rs"]
mod curve;
#[path = "../../sat2d-core/src/curved/mod.rs"]
mod curved;
#[path = "../../sat2d-decompose/src/lib.rs"]
pub mod decompose;
#[path = "../../sat2d-base/src/exact/mod.rs"]
pub mod exact;
#[path = "../../sat2d-base/src/limit.rs"]
mod limit;
#[path = "../../sat2d-base/src/mask/mod.rs"]
mod mask;
#[path = "../../sat2d-core/src/minkowski/mod.rs"]
mod minkowski;
#[path = "../../sat2d-core/src/narrow/mod.rs"]
mod narrow;
#[path = "../../sat2d-base/src/num.rs"]
mod num;
#[path = "../../sat2d-core/src/placed/mod.rs"]
mod placed;
#[path = "../../sat2d-core/src/query.rs"]
pub mod query;
#[path = "../../sat2d-core/src/shape/mod.rs"]
mod shape;
#[path = "../../sat2d-base/src/simd.rs"]
mod simd;
#[path = "../../sat2d-base/src/sort.rs"]
mod sort;
mod status;
#[path = "../../sat2d-base/src/transform.rs"]
mod transform;
#[path = "../../sat2d-base/src/types/mod.rs"]
mod types;
#[path = "../../sat2d-world/src/lib.rs"]
pub mod world;

pub use aabb::Aabb;
pub use glam::DVec2;
pub use limit::{DEFAULT_WORK_LIMIT, LimitError};
pub use mask::{Connectivity, Mask, MaskError, Silhouette};
pub use num::MAX_COORDINATE;
pub use placed::Placed;
pub use query::{hits, overlaps, relation};
pub use shape::{PlaceError, Shape, ShapeError, ShapeKind};
pub use transform::{Transform, TransformError};
pub use types::Relation;

/// Outlines with curves, which [`Shape::outline`] makes.
pub mod outline {
    pub use crate::shape::outline::{Cap, FillRule, Join, OutlineError, Path, Stroke};
}

/// How bodies respond to a contact: how far each moves, how velocities bounce and slide.
pub mod response {
    pub use crate::narrow::{
        Resolution, ResolveError, rebound, rebound_along, resolve, resolve_along, slide,
    };
}

/// Entry points of the C API and of bindings. Not part of the public interface; may change at any
/// time.
#[doc(hidden)]
pub mod internals {
    pub use crate::narrow::motion_bound::verdict_of_hulls;
    #[cfg(feature = "stages")]
    pub use crate::narrow::stages::{
        cast_stages, contact_stages, distance_stages, relation_stages, sweep_stages,
    };
    pub use crate::narrow::{All, contact_of_disc, distance_of_discs};
    pub use crate::narrow::{relation_of_simple_kinds, same_kind};
    pub use crate::query::{checked_distance, checked_relation};
    pub use crate::status::{Status, StatusError};
    pub use crate::types::Outcome;
}
