//! Collision as ActionScript had it: the functions of the Flash player, and a program's test of
//! rotated rectangles.
//!
//! | here | in ActionScript |
//! | --- | --- |
//! | [`Rectangle`], [`Point`], [`Matrix`] | `flash.geom` |
//! | [`Bitmap`] | `BitmapData.hitTest` |
//! | [`collide`], [`hit`], [`near`], [`axes`], [`global_rotation`] | a program's `RectCollide` |
//!
//! y points down. Where ActionScript 2 and 3 answer differently, a function takes a [`Script`].

mod bitmap;
mod geom;
mod rect_collide;

pub use bitmap::Bitmap;
pub use geom::{Matrix, Point, Rectangle, Script};
pub use rect_collide::{Mirror, Outcome, Rect, axes, collide, global_rotation, hit, near};
