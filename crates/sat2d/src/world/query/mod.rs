//! Queries of a world: bodies in a region, near a point, along a ray or in the way of a shape.

mod access;
pub(crate) mod cast;
pub(crate) mod exact_order;
pub(crate) mod filter;
pub(crate) mod k_nearest;
pub(crate) mod nearest;
pub(crate) mod ray_path;
pub(crate) mod region;
pub(crate) mod sweep;
