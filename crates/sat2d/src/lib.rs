//! 2D collision detection by separating axes, decided exactly.
#![no_std]

extern crate alloc;
#[cfg(feature = "std")]
extern crate std;

pub mod compat;
mod exact;

pub use exact::orient2d;
pub use glam::DVec2;
