//! The relations of many pairs in one call, as exact as one at a time.
//!
//! [`rectangles`] takes rectangles (any parallelograms) as a structure of arrays of `f32` or `f64`.
//! Its loop is compiled for several instruction sets (feature `simd`); the best one that the
//! machine has is chosen at run time. [`pairs`] takes shapes, transforms and pairs of indices, as a
//! broad phase finds them. [`PointLocator`] and [`signed_distances`] take many points and one
//! shape.
//!
//! The verdicts begin with a filter: floating-point arithmetic with an error bound decides most
//! pairs, and the few others are decided exactly.

mod error;
mod exact;
mod filter;
mod pairs;
mod points;
pub mod rectangle_verdict;
mod rectangles;
mod signed_distances;

pub use error::BatchError;
pub use filter::Scalar;
pub use pairs::pairs;
pub use points::PointLocator;
pub use rectangles::{Rectangles, rectangles};
pub use signed_distances::signed_distances;
