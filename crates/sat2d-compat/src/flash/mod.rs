//! Collision as ActionScript had it: the functions of the Flash player, and a program's test of
//! rotated rectangles.
//!
//! | here | in ActionScript |
//! | --- | --- |
//! | [`Rectangle`], [`Point`], [`Matrix`] | `flash.geom` |
//! | [`Stage`] | a display list: `hitTestPoint`, `hitTestObject`, `hitTest`, `getBounds` … |
//! | [`Property`], [`Placement`], [`DisplayMatrix`] | `x`, `rotation`, `scaleX` … and matrices |
//! | [`Graphics`] | what a shape paints |
//! | [`Bitmap`], [`Pixels`] | `BitmapData.hitTest`, `getColorBoundsRect` |
//! | [`collide`], [`hit`], [`near`], [`axes`], [`global_rotation`] | a program's `RectCollide` |
//!
//! y points down. Where ActionScript 2 and 3 answer differently, a function takes a [`Script`],
//! or a stage or an image has one.

mod bitmap;
mod display;
mod geom;
mod pixels;
mod rect_collide;

pub use bitmap::Bitmap;
pub use display::{
    Bounds, Content, DisplayMatrix, Graphics, MAX_NESTING, NestingError, Node, Paint, PathStep,
    Placement, Property, Stage, pixels, twips,
};
pub(crate) use display::{Edge, Layer, TWIPS};
pub use geom::{Matrix, Point, Rectangle, Script};
pub use pixels::Pixels;
pub use rect_collide::{Mirror, Outcome, Rect, axes, collide, global_rotation, hit, near};
