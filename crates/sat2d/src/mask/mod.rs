//! Bit masks: the pixels of a sprite that count.
//!
//! `bits` stores them, `overlap` compares two masks at whole-pixel offsets, 64 pixels at a time,
//! and `trace` finds their outlines along the edges of pixels. As a shape, under any placement, a
//! mask is made by [`Shape::mask`](crate::Shape::mask).

mod bits;
mod overlap;
mod trace;

pub use bits::{Mask, MaskError};
pub use trace::{Connectivity, Outline};
