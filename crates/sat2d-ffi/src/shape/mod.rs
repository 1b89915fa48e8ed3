//! Shapes, polygons and their decomposition.

pub(crate) mod approximate;
pub(crate) mod chain;
pub(crate) mod constructors;
pub(crate) mod decompose;
pub(crate) mod decompose_many;
pub(crate) mod decomposer;
pub(crate) mod handle;
pub(crate) mod mask;
pub(crate) mod multipolygon;
pub(crate) mod outline;
pub(crate) mod polygon;
pub(crate) mod properties;
pub(crate) mod simplify;
pub(crate) mod stroke;
pub(crate) mod tiles;

pub use approximate::*;
pub use chain::*;
pub use constructors::*;
pub use decompose::*;
pub use decompose_many::*;
pub use decomposer::*;
pub use handle::*;
pub use mask::*;
pub use multipolygon::*;
pub use outline::*;
pub use polygon::*;
pub use properties::*;
pub use simplify::*;
pub use stroke::*;
pub use tiles::*;
