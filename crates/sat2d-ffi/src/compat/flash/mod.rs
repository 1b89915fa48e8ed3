//! Bit-for-bit answers of ActionScript programs and of the Flash player's own functions.

pub(crate) mod bitmap;
pub(crate) mod display;
pub(crate) mod geom;
pub(crate) mod pixels;
pub(crate) mod rect_collide;

pub use bitmap::*;
pub use display::*;
pub use geom::*;
pub use pixels::*;
pub use rect_collide::*;
