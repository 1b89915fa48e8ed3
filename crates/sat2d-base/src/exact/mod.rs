//! Exact predicates: decisions that are right for every finite double, subnormal numbers included.

pub(crate) mod area;
pub(crate) mod bounded;
pub(crate) mod distance;
pub(crate) mod ellipse;
pub(crate) mod ellipse_cone;
pub(crate) mod form;
pub(crate) mod gap;
pub(crate) mod hull;
pub(crate) mod integer;
#[cfg(test)]
mod judge;
pub(crate) mod long;
pub(crate) mod moments;
pub(crate) mod orientation;
pub(crate) mod rational;
pub(crate) mod real;
pub(crate) mod roots;
pub(crate) mod rotation;
pub(crate) mod surd;
pub(crate) mod vector;
pub(crate) mod wide;

pub use orientation::orient2d;
