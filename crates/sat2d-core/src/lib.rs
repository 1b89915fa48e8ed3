//! Shapes, and questions about two of them: a part of [sat2d](https://docs.rs/sat2d), which has the
//! same modules, and worlds besides. Not a public interface: use `sat2d`.
#![no_std]
#![allow(
    rustdoc::private_intra_doc_links,
    reason = "the documentation of internal modules is for maintainers"
)]

extern crate alloc;
#[cfg(feature = "std")]
extern crate std;

pub mod batch;
pub mod combine;
#[doc(hidden)]
pub mod curve;
mod curved;
mod mask;
#[doc(hidden)]
pub mod minkowski;
#[doc(hidden)]
pub mod narrow;
mod overlay;
#[doc(hidden)]
pub mod placed;
pub mod query;
#[doc(hidden)]
pub mod shape;
mod status;
#[doc(hidden)]
pub mod transform;

pub use glam::DVec2;
pub use mask::{Connectivity, Mask, MaskError, Silhouette};
pub use placed::Placed;
pub use query::{hits, overlaps, relation};
pub use sat2d_base::aabb::Aabb;
pub use sat2d_base::limit::{DEFAULT_WORK_LIMIT, LimitError};
pub use sat2d_base::num::MAX_COORDINATE;
pub use sat2d_base::types::Relation;
pub use sat2d_decompose as decompose;
pub use shape::{PlaceError, Shape, ShapeError, ShapeKind};
pub use transform::{Transform, TransformError};

/// A tree of axis-aligned boxes.
pub mod broad {
    pub use sat2d_base::broad::BoundsTree;
}

/// Exact predicates: decisions that are right for every finite double, subnormal numbers included.
pub mod exact {
    pub use sat2d_base::exact::orient2d;
}

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
    pub use sat2d_base::status::{Status, StatusError};
    pub use sat2d_base::types::Outcome;
}
