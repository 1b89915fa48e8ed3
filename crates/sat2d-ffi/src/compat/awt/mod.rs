//! Bit-for-bit answers of Java programs and of the JDK's own functions.

pub(crate) mod arc2d;
pub(crate) mod corners;
pub(crate) mod ellipse2d;
pub(crate) mod line2d;
pub(crate) mod path2d;
pub(crate) mod point2d;
pub(crate) mod polygon;
pub(crate) mod rectangle;
pub(crate) mod rectangle2d;
pub(crate) mod round_rectangle2d;
pub(crate) mod transform;

pub use arc2d::*;
pub use corners::*;
pub use ellipse2d::*;
pub use line2d::*;
pub use path2d::*;
pub use point2d::*;
pub use polygon::*;
pub use rectangle::*;
pub use rectangle2d::*;
pub use round_rectangle2d::*;
pub use transform::*;
