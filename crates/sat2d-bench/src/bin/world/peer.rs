//! What every library has to do.

use crate::scene::Scene;

/// A library that goes through frames.
pub trait Peer {
    fn name(&self) -> &'static str;
    /// Takes the scene in its own form, which is not timed.
    fn prepare(&mut self, scene: &Scene);
    /// How many pairs meet after the frame.
    fn frame(&mut self) -> usize;
    /// Bytes held, if that is known; `allocated` are those that Rust's allocator gave for it.
    fn bytes(&self, allocated: usize) -> Option<usize> {
        Some(allocated)
    }
}
