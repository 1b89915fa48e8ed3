//! What the questions answer.

pub(crate) mod manifold;
pub(crate) mod relation;

pub use manifold::{ContactKind, ContactPoint, Feature, Manifold, Side};
pub use relation::Relation;
