//! Shapes and transforms.

mod chains;
mod ellipses;
mod moments;
#[cfg(feature = "serde")]
mod serialized;
mod shapes;
mod tiles;
mod transforms;
