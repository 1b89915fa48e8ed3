//! pygame and pygame-ce: rectangles, masks, and circles of sprites.
//!
//! | here | in pygame |
//! | --- | --- |
//! | [`Rect`] | `pygame.Rect` |
//! | [`collide_circle`], [`enclosing_radius`] | `pygame.sprite.collide_circle` |
//! | [`from_surface`], [`overlap`], [`overlap_area`], [`overlap_mask`] | `pygame.mask.Mask` |
//! | [`connected_components`], [`connected_component`] | `pygame.mask.Mask` |
//!
//! y points down. Where pygame-ce 2.5.8 and pygame 2.6.1 answer differently, a method takes a
//! [`Version`].

mod clipline;
mod components;
mod masks;
mod rect;
mod sprite;
mod version;

pub use components::{connected_component, connected_components};
pub use masks::{LongBits, from_surface, overlap, overlap_area, overlap_mask};
pub use rect::Rect;
pub use sprite::{collide_circle, enclosing_radius};
pub use version::Version;
