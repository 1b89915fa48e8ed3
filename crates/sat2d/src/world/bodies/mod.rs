//! What a world stores about its bodies, by slot.

pub(crate) mod arrays;
pub(crate) mod body;
pub(crate) mod displacement;
pub(crate) mod fat_aabb;
pub(crate) mod local_bounds;
pub(crate) mod one_way;
pub(crate) mod parts;
pub(crate) mod placements;
pub(crate) mod relation;
pub(crate) mod roles;
