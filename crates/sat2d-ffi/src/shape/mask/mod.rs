//! Bit masks.

pub(crate) mod handle;
pub(crate) mod outlines;
pub(crate) mod overlap;
pub(crate) mod pixels;

pub use handle::*;
pub use outlines::*;
pub use overlap::*;
pub use pixels::*;
