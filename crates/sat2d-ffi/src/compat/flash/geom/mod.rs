//! `flash.geom`.

pub(crate) mod matrix;
pub(crate) mod point;
pub(crate) mod rectangle;

pub use matrix::*;
pub use point::*;
pub use rectangle::*;
