//! The answers to the questions of `narrow`.

pub(crate) mod closest_points;
pub(crate) mod containment;
pub(crate) mod impact;
pub mod manifold;
pub mod outcome;
pub(crate) mod ray_hit;
pub(crate) mod relation;
pub(crate) mod signed_distance;

pub use closest_points::ClosestPoints;
pub use containment::Containment;
pub use impact::{Impact, ImpactBounds};
pub use manifold::{ContactKind, ContactPoint, Feature, Manifold, Side};
pub use outcome::Outcome;
pub use ray_hit::RayHit;
pub use relation::Relation;
pub use signed_distance::SignedDistance;
