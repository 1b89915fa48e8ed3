//! `flash.geom`: plain doubles, which know nothing of twips.

mod matrix;
mod point;
mod rectangle;
mod script;

pub use matrix::Matrix;
pub use point::Point;
pub use rectangle::Rectangle;
pub use script::Script;
