//! Inserting, moving and removing bodies, and changing what they are.

mod compound;
mod insert;
mod moves;
#[cfg(feature = "parallel")]
mod parallel_moves;
mod placement;
