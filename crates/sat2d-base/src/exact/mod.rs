//! Exact predicates: decisions that are right for every finite double, subnormal numbers included.

pub mod area;
pub mod bounded;
pub mod distance;
pub mod ellipse;
pub mod ellipse_cone;
pub mod form;
pub mod gap;
pub mod hull;
pub mod integer;
#[cfg(test)]
mod judge;
pub mod long;
pub mod moments;
pub mod orientation;
pub mod rational;
pub mod real;
pub mod roots;
pub mod rotation;
pub mod surd;
pub mod vector;
pub mod wide;

pub use orientation::orient2d;
