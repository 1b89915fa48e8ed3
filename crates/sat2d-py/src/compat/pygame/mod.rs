//! pygame and pygame-ce.

pub(crate) mod masks;
mod numbers;
pub(crate) mod rect;
