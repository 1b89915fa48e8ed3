//! Shapes and transforms.

mod shapes;
mod transforms;
