//! ActionScript and the Flash player.

pub(crate) mod collide;
pub(crate) mod geom;
pub(crate) mod stage;
