//! What a world stores about its bodies, by slot.

pub(super) mod arrays;
pub(super) mod body;
pub(super) mod displacement;
pub(super) mod fat_aabb;
pub(super) mod local_bounds;
pub(super) mod one_way;
pub(super) mod parts;
pub(super) mod placements;
pub(super) mod relation;
pub(super) mod roles;
