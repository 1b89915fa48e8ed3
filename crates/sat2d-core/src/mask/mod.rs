//! Bit masks: the pixels of a sprite that count.
//!
//! `bits` stores them, `overlap` compares two masks at whole-pixel offsets, 64 pixels at a time,
//! and `trace` finds their silhouettes along the edges of pixels. The silhouettes become shapes, to
//! be placed by any transform, in [`Shape::mask_groups`](crate::Shape::mask_groups).

mod bits;
mod overlap;
pub mod trace;

pub use bits::{Mask, MaskError};
pub use trace::{Connectivity, Silhouette};
