//! Collision as Java programs had it: the JDK's own functions, and a test by integer corners.
//!
//! | here | in Java |
//! | --- | --- |
//! | [`Rectangle`] | `java.awt.Rectangle`: 32-bit ints |
//! | [`Rectangle2D`] | `java.awt.geom.Rectangle2D.Double` |
//! | [`Line2D`] | `java.awt.geom.Line2D.Double` and its static functions |
//! | [`Polygon`] | `java.awt.Polygon`: int vertices, even-odd |
//! | [`Path2D`] | `java.awt.geom.Path2D.Double` of straight segments |
//! | [`Ellipse2D`] | `java.awt.geom.Ellipse2D.Double` |
//! | [`AffineTransform`] | `java.awt.geom.AffineTransform` |
//! | [`hit`] | a program's own test of two rotated rectangles by their corners |
//!
//! y points down: the top is the lesser y. Doubles are rounded after every operation, in the order
//! of the original. Signed zeros, NaN and infinities are those of the original too, apart from the
//! bits of a NaN.
//!
//! `Rectangle`, `Rectangle2D` and `Ellipse2D` are half open or open: boundaries that only meet are
//! no hit. `Line2D` is closed. The guide to porting from Java lists what changes with exact shapes.

mod affine_transform;
mod corners;
mod ellipse_2d;
mod line_2d;
mod path_2d;
mod polygon;
mod rectangle;
mod rectangle_2d;

pub use affine_transform::{AffineTransform, LinearForm};
pub use corners::{Point, hit};
pub use ellipse_2d::Ellipse2D;
pub use line_2d::Line2D;
pub use path_2d::{Path2D, PathCommand, Winding};
pub use polygon::Polygon;
pub use rectangle::Rectangle;
pub use rectangle_2d::{OutCode, Rectangle2D};
