//! Many pairs in one call.

pub(crate) mod pairs;
pub(crate) mod rectangles;
mod run;

pub use pairs::*;
pub use rectangles::*;
