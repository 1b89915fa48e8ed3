//! Queries of a world: bodies in a region, near a point, along a ray or in the way of a shape.

mod access;
pub(super) mod cast;
pub(super) mod exact_order;
pub(super) mod filter;
pub(super) mod k_nearest;
pub(super) mod nearest;
pub(super) mod ray_path;
pub(super) mod region;
pub(super) mod sweep;
