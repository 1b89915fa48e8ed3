//! pygame and pygame-ce.

mod masks;

pub use masks::{LongBits, from_surface, overlap, overlap_area, overlap_mask};
