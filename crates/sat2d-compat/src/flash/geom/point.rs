//! `flash.geom.Point`.

use super::script::Script;
use crate::fdlibm;

/// A `flash.geom.Point`. `offset` and `equals` are `+` and `==` of the coordinates.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Point {
    /// The x coordinate.
    pub x: f64,
    /// The y coordinate.
    pub y: f64,
}

impl Point {
    /// A point by its coordinates.
    #[must_use]
    pub const fn new(x: f64, y: f64) -> Point {
        Point { x, y }
    }

    /// `add(v)`, the sum of the coordinates.
    ///
    /// ```
    /// use sat2d::compat::flash::Point;
    /// assert_eq!(Point::new(1.0, 2.0).add(Point::new(3.0, 5.0)), Point::new(4.0, 7.0));
    /// ```
    #[must_use]
    #[expect(
        clippy::should_implement_trait,
        reason = "the name that ActionScript has"
    )]
    pub fn add(self, other: Point) -> Point {
        Point::new(self.x + other.x, self.y + other.y)
    }

    /// `subtract(v)`, the difference of the coordinates.
    #[must_use]
    pub fn subtract(self, other: Point) -> Point {
        Point::new(self.x - other.x, self.y - other.y)
    }

    /// `length`: the distance from the origin.
    #[must_use]
    pub fn length(self) -> f64 {
        libm::sqrt(self.x * self.x + self.y * self.y)
    }

    /// `distance(pt1, pt2)`.
    ///
    /// ```
    /// use sat2d::compat::flash::Point;
    /// assert_eq!(Point::new(-100.0, 200.0).distance(Point::new(100.0, 200.0)), 200.0);
    /// ```
    #[must_use]
    pub fn distance(self, other: Point) -> f64 {
        Point::new(other.x - self.x, other.y - self.y).length()
    }

    /// `normalize(thickness)`: the point at this distance from the origin, in the same direction.
    /// The origin stays.
    #[must_use]
    pub fn normalize(self, script: Script, thickness: f64) -> Point {
        let length = self.length();
        match script {
            Script::As3 if length > 0.0 => {
                let factor = thickness / length;
                Point::new(self.x * factor, self.y * factor)
            }
            Script::As2 if length != 0.0 && length.is_finite() => {
                Point::new(self.x / length * thickness, self.y / length * thickness)
            }
            Script::As2 if length == 0.0 => Point::new(self.x * thickness, self.y * thickness),
            _ => self,
        }
    }

    /// `interpolate(pt1, pt2, f)`: `pt1` (this point) at 1, `pt2` at 0.
    #[must_use]
    pub fn interpolate(self, other: Point, f: f64) -> Point {
        Point::new(
            other.x - (other.x - self.x) * f,
            other.y - (other.y - self.y) * f,
        )
    }

    /// `polar(len, angle)`: by the distance from the origin and an angle in radians. Sine and
    /// cosine are fdlibm's; those of a player may differ in the last bit.
    #[must_use]
    pub fn polar(length: f64, angle: f64) -> Point {
        Point::new(length * fdlibm::cos(angle), length * fdlibm::sin(angle))
    }
}
