//! The interface of a measured library.

use crate::scene::Scene;

/// A library that runs frames.
pub trait Peer {
    fn name(&self) -> &'static str;
    /// Converts the scene to its own form. This is not measured.
    fn prepare(&mut self, scene: &Scene);
    /// The number of pairs that meet after the frame.
    fn frame(&mut self) -> usize;
    /// The number of bytes held, if known. `allocated` is the number that Rust's allocator counted
    /// for it when it was set up. Nothing is asked of the library afterwards.
    fn bytes(&mut self, allocated: usize) -> Option<usize> {
        Some(allocated)
    }
}
