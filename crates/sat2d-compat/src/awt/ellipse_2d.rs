//! `java.awt.geom.Ellipse2D`.

use crate::awt::Rectangle2D;

/// The ellipse in an upright box, like `java.awt.geom.Ellipse2D.Double`. Its boundary does not
/// belong to it.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Ellipse2D {
    /// The left side of the box.
    pub x: f64,
    /// The top side of the box (the lesser y).
    pub y: f64,
    /// The size along x.
    pub width: f64,
    /// The size along y.
    pub height: f64,
}

impl Ellipse2D {
    /// The ellipse in the box with this top left corner and size.
    #[must_use]
    pub const fn new(x: f64, y: f64, width: f64, height: f64) -> Ellipse2D {
        Ellipse2D {
            x,
            y,
            width,
            height,
        }
    }

    /// `contains(double, double)`: whether the point is strictly inside.
    ///
    /// ```
    /// use sat2d::compat::awt::Ellipse2D;
    /// let ellipse = Ellipse2D::new(0.0, 0.0, 10.0, 4.0);
    /// assert!(ellipse.contains(9.9, 2.0) && !ellipse.contains(10.0, 2.0));
    /// ```
    #[must_use]
    pub fn contains(&self, x: f64, y: f64) -> bool {
        !self.is_empty()
            && in_circle(
                (x - self.x) / self.width - 0.5,
                (y - self.y) / self.height - 0.5,
            )
    }

    /// `intersects(double, double, double, double)`: whether the rectangle has a point strictly
    /// inside. False if either has no area.
    #[must_use]
    pub fn intersects(&self, rectangle: &Rectangle2D) -> bool {
        // the coordinate of the rectangle that is nearest to the centre
        let nearest = |start: f64, size: f64, from: f64, length: f64| {
            let first = (from - start) / size - 0.5;
            let last = first + length / size;
            if first > 0.0 {
                first
            } else if last < 0.0 {
                last
            } else {
                0.0
            }
        };
        !self.is_empty()
            && !rectangle.is_empty()
            && in_circle(
                nearest(self.x, self.width, rectangle.x, rectangle.width),
                nearest(self.y, self.height, rectangle.y, rectangle.height),
            )
    }

    /// `contains(double, double, double, double)`: whether all corners of the rectangle are
    /// strictly inside. Its size does not matter: a rectangle without area can be in.
    #[must_use]
    pub fn contains_rectangle(&self, rectangle: &Rectangle2D) -> bool {
        rectangle
            .corners()
            .into_iter()
            .all(|(x, y)| self.contains(x, y))
    }

    /// Whether a size is at most zero; a size that is NaN is not.
    fn is_empty(&self) -> bool {
        self.width <= 0.0 || self.height <= 0.0
    }
}

/// Whether a point is inside the circle of diameter 1 about the origin.
fn in_circle(x: f64, y: f64) -> bool {
    x * x + y * y < 0.25
}
