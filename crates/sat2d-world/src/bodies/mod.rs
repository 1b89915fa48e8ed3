//! What a world stores about its bodies, by slot.

pub(super) mod arrays;
pub(super) mod body;
mod checks;
mod compound;
pub(super) mod displacement;
pub(super) mod fat_aabb;
pub(super) mod local_bounds;
pub(super) mod one_way;
#[cfg(feature = "parallel")]
mod parallel_moves;
pub(super) mod parts;
pub(super) mod placements;
pub(super) mod relation;
pub(super) mod roles;
