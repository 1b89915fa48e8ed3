//! Collision as ActionScript had it: a program's test of rotated rectangles, and a function of the
//! player.
//!
//! | here | in ActionScript |
//! | --- | --- |
//! | [`collide`], [`hit`], [`near`], [`axes`], [`global_rotation`] | a program's `RectCollide` |
//! | [`Bitmap`] | `BitmapData.hitTest` |
//!
//! y points down.

mod bitmap;
mod rect_collide;

pub use bitmap::Bitmap;
pub use rect_collide::{Mirror, Outcome, Rect, axes, collide, global_rotation, hit, near};
