//! Shapes, polygons and their decomposition.

pub(crate) mod decompose;
pub(crate) mod handle;
pub(crate) mod polygon;

pub use decompose::*;
pub use handle::*;
pub use polygon::*;
