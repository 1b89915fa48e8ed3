//! Display objects: the player's fixed-point coordinates, bounds and hit tests.

mod bounds;
mod drag;
mod graphics;
mod hit_test;
mod matrix;
mod placement;
mod property;
mod scan;
mod scroll;
mod stage;

pub use bounds::Bounds;
pub(crate) use graphics::{Edge, Layer};
pub use graphics::{Graphics, Paint, PathStep};
pub(crate) use matrix::TWIPS;
pub use matrix::{DisplayMatrix, pixels, twips};
pub use placement::Placement;
pub use property::Property;
pub use stage::{Content, MAX_NESTING, NestingError, Node, Stage};
