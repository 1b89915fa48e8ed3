//! Who decides when doubles can't: the sign of an orientation and of a difference of squared distances,
//! right for every finite double, subnormals included.

pub(crate) mod distance;
pub(crate) mod gap;
pub(crate) mod integer;
pub(crate) mod moments;
pub(crate) mod orientation;
pub(crate) mod wide;

pub use orientation::orient2d;
