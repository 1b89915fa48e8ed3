//! Bit-for-bit answers of older programs.

pub(crate) mod originals;

pub use originals::*;
