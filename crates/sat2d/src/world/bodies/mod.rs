pub(crate) mod collision_proxy;
pub(crate) mod displacement;
pub(crate) mod fat_aabb;
pub(crate) mod local_bounds;
