//! Shapes and transforms.

mod chains;
mod degenerate_curves;
mod ellipses;
mod flattened;
mod moments;
mod outline_bounds;
#[cfg(feature = "serde")]
mod serialized;
mod shapes;
mod strokes;
mod tiles;
mod transforms;
mod united;
