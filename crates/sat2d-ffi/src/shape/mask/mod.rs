//! Bit masks.

pub(crate) mod handle;
pub(crate) mod overlap;
pub(crate) mod pixels;
pub(crate) mod silhouettes;

pub use handle::*;
pub use overlap::*;
pub use pixels::*;
pub use silhouettes::*;
