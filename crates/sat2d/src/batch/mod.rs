//! Many pairs in one call, as exact as one at a time.
//!
//! [`rectangles`] takes rectangles (any parallelograms) as structure of arrays, f32 or f64, and answers as fast as memory delivers them: the loop is
//! compiled for several instruction sets (with the feature `simd`), of which the best that the machine has is taken when it runs. [`pairs`] takes shapes with
//! transforms and pairs of their numbers, as a broad phase finds them.
//!
//! Both are filters first: what plain arithmetic with an error bound can tell is told by it, and the few pairs in doubt leave for the exact path.

mod error;
mod exact;
mod filter;
mod pairs;
mod rectangles;
pub(crate) mod standing;

pub use error::BatchError;
pub use filter::Scalar;
pub use pairs::pairs;
pub use rectangles::{Rectangles, rectangles};
