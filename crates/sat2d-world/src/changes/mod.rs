//! Inserting, moving and removing bodies, and changing what they are.

mod compound;
mod insert;
mod moves;
