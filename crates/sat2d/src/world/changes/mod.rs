//! Moving bodies, and changing what they are.

mod compound;
mod moves;
#[cfg(feature = "parallel")]
mod parallel_moves;
mod placement;
