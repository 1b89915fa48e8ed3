//! Collision as Java programs had it: the JDK's own functions, and a test by integer corners.
//!
//! | here | in Java |
//! | --- | --- |
//! | [`Rectangle`] | `java.awt.Rectangle`: 32-bit ints |
//! | [`Rectangle2D`] | `java.awt.geom.Rectangle2D.Double` |
//! | [`Line2D`] | `java.awt.geom.Line2D.Double` and its static functions |
//! | [`Polygon`] | `java.awt.Polygon`: int vertices, even-odd |
//! | [`Path2D`] | `java.awt.geom.Path2D.Double` |
//! | [`Ellipse2D`] | `java.awt.geom.Ellipse2D.Double` |
//! | [`RoundRectangle2D`] | `java.awt.geom.RoundRectangle2D.Double` |
//! | [`Arc2D`] | `java.awt.geom.Arc2D.Double` |
//! | [`AffineTransform`] | `java.awt.geom.AffineTransform` |
//! | [`hit`] | a program's own test of two rotated rectangles by their corners |
//!
//! y points down: the top is the lesser y. Doubles are rounded after every operation, in the order
//! of the original. Signed zeros, NaN and infinities are those of the original too, apart from the
//! bits of a NaN.
//!
//! The `.Float` classes answer as the `.Double` ones do on the same numbers, and round the results
//! that they store, such as a union or a transformed point, to `f32`.
//!
//! `Rectangle`, `Rectangle2D` and `Ellipse2D` are half open or open: boundaries that only meet are
//! no hit. `Line2D` is closed. The guide to porting from Java lists what changes with exact shapes.

mod affine_product;
mod affine_transform;
mod arc_2d;
mod corners;
mod crossings;
mod ellipse_2d;
mod line_2d;
mod path_2d;
mod polygon;
mod rectangle;
mod rectangle_2d;
mod round_rectangle_2d;

pub use affine_transform::{AffineTransform, LinearForm};
pub use arc_2d::{Arc2D, ArcType};
pub use corners::{Point, hit};
pub use ellipse_2d::Ellipse2D;
pub use line_2d::{Line2D, distance_squared};
pub use path_2d::{Path2D, PathCommand, Winding};
pub use polygon::Polygon;
pub use rectangle::Rectangle;
pub use rectangle_2d::{OutCode, Rectangle2D};
pub use round_rectangle_2d::RoundRectangle2D;
