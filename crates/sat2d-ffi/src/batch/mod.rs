//! Many pairs in one call.

pub(crate) mod pairs;

pub use pairs::*;
