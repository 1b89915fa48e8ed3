//! Shapes and transforms.

mod chains;
mod ellipses;
mod flattened;
mod moments;
#[cfg(feature = "serde")]
mod serialized;
mod shapes;
mod tiles;
mod transforms;
