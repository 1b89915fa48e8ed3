//! `java.awt.geom.Arc2D`.

use crate::arctangent::atan2;
use crate::awt::rectangle_2d::{greater, lesser};
use crate::awt::{Line2D, Rectangle2D};
use crate::fdlibm::{cos, sin};

/// How an arc is closed.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub enum ArcType {
    /// `OPEN`, 0: not drawn closed. What is inside is as in a chord.
    #[default]
    Open,
    /// `CHORD`, 1: by the segment between its ends.
    Chord,
    /// `PIE`, 2: by segments to the centre.
    Pie,
}

/// A part of the ellipse in an upright box, like `java.awt.geom.Arc2D.Double`.
///
/// Angles are in degrees and grow from x to −y: counter-clockwise on a screen, y down. They are
/// those of a circle that is stretched to the box.
///
/// Java's `Math.sin` and `Math.cos` may differ in the last bit from one virtual machine to the
/// next; here they are those of `StrictMath`, as is `atan2`. Degrees become radians as in Java 9
/// and later, by one product.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Arc2D {
    /// The left side of the box.
    pub x: f64,
    /// The top side of the box (the lesser y).
    pub y: f64,
    /// The size along x.
    pub width: f64,
    /// The size along y.
    pub height: f64,
    /// The angle at which the arc begins, in degrees.
    pub start: f64,
    /// The degrees from its beginning to its end; from 360 on it is the whole ellipse.
    pub extent: f64,
    /// How it is closed.
    pub closure: ArcType,
}

impl Arc2D {
    /// An arc by the box of its ellipse, its angles in degrees, and its type.
    #[must_use]
    pub const fn new(
        [x, y, width, height]: [f64; 4],
        start: f64,
        extent: f64,
        closure: ArcType,
    ) -> Arc2D {
        Arc2D {
            x,
            y,
            width,
            height,
            start,
            extent,
            closure,
        }
    }

    /// `contains(double, double)`: whether the point is inside of the closed arc.
    ///
    /// ```
    /// use sat2d::compat::awt::{Arc2D, ArcType};
    /// // what a guard at (5, 5) sees who looks up
    /// let view = Arc2D::new([0.0, 0.0, 10.0, 10.0], 45.0, 90.0, ArcType::Pie);
    /// assert!(view.contains(5.0, 1.0) && !view.contains(1.0, 5.0));
    /// ```
    #[must_use]
    pub fn contains(&self, x: f64, y: f64) -> bool {
        if self.width <= 0.0 || self.height <= 0.0 {
            return false;
        }
        let x = (x - self.x) / self.width - 0.5;
        let y = (y - self.y) / self.height - 0.5;
        if x * x + y * y >= 0.25 {
            return false;
        }
        let extent = self.extent.abs();
        if extent >= 360.0 {
            return true;
        }
        let in_pie = self.contains_angle(-(atan2(y, x) * DEGREES));
        match self.closure {
            ArcType::Pie => in_pie,
            _ if in_pie && extent >= 180.0 => true,
            _ if !in_pie && extent <= 180.0 => false,
            _ => {
                let angle = radians(-self.start);
                let end = angle + radians(-self.extent);
                let chord = Line2D::new(cos(angle), sin(angle), cos(end), sin(end));
                // on the same side of the chord as the centre
                let with_centre =
                    chord.relative_ccw(2.0 * x, 2.0 * y) * chord.relative_ccw(0.0, 0.0) >= 0;
                in_pie != with_centre
            }
        }
    }

    /// `containsAngle`: whether an angle in degrees lies between the beginning and the end, the
    /// beginning included.
    ///
    /// ```
    /// use sat2d::compat::awt::{Arc2D, ArcType};
    /// let arc = Arc2D::new([0.0, 0.0, 10.0, 10.0], 350.0, 20.0, ArcType::Open);
    /// assert!(arc.contains_angle(-10.0) && !arc.contains_angle(10.0));
    /// ```
    #[must_use]
    pub fn contains_angle(&self, angle: f64) -> bool {
        let extent = self.extent.abs();
        if extent >= 360.0 {
            return true;
        }
        let mut angle = normalized(angle) - normalized(self.start);
        if self.extent < 0.0 {
            angle = -angle;
        }
        if angle < 0.0 {
            angle += 360.0;
        }
        angle >= 0.0 && angle < extent
    }

    /// `contains(double, double, double, double)`: whether all corners of the rectangle are inside
    /// and, where a pie is no convex shape, no side of the rectangle crosses its gap.
    #[must_use]
    pub fn contains_rectangle(&self, rectangle: &Rectangle2D) -> bool {
        let corners = rectangle.corners();
        if !corners.into_iter().all(|(x, y)| self.contains(x, y)) {
            return false;
        }
        if self.closure != ArcType::Pie || self.extent.abs() <= 180.0 {
            return true;
        }
        let (half_width, half_height) = (self.width / 2.0, self.height / 2.0);
        let (x, y) = (self.x + half_width, self.y + half_height);
        let angle = radians(-self.start);
        [angle, angle + radians(-self.extent)]
            .into_iter()
            .all(|angle| {
                let side = Line2D::new(
                    x,
                    y,
                    x + half_width * cos(angle),
                    y + half_height * sin(angle),
                );
                !rectangle.intersects_line(&side)
            })
    }

    /// `intersects(double, double, double, double)`: whether the rectangle meets the closed arc.
    /// False if either has no area, or the arc no extent.
    #[must_use]
    pub fn intersects(&self, rectangle: &Rectangle2D) -> bool {
        if rectangle.is_empty() || self.width <= 0.0 || self.height <= 0.0 || self.extent == 0.0 {
            return false;
        }
        let Rectangle2D { x, y, .. } = *rectangle;
        let (far_x, far_y) = (x + rectangle.width, y + rectangle.height);
        let (right, bottom) = (self.x + self.width, self.y + self.height);
        if x >= right || y >= bottom || far_x <= self.x || far_y <= self.y {
            return false;
        }
        let (centre_x, centre_y) = (self.x + self.width / 2.0, self.y + self.height / 2.0);
        let (start_x, start_y) = self.at(radians(-self.start));
        let (end_x, end_y) = self.at(radians(-self.start - self.extent));
        // Where the axes of the ellipse pass through the rectangle beyond the centre and both ends.
        let before = |centre: f64, start: f64, end: f64, limit: f64| {
            start < limit && end < limit && centre < limit
        };
        let after = |centre: f64, start: f64, end: f64, limit: f64| {
            start > limit && end > limit && centre > limit
        };
        let on_an_axis = (centre_y >= y
            && centre_y <= far_y
            && ((before(centre_x, start_x, end_x, far_x)
                && right > x
                && self.contains_angle(0.0))
                || (after(centre_x, start_x, end_x, x)
                    && self.x < far_x
                    && self.contains_angle(180.0))))
            || (centre_x >= x
                && centre_x <= far_x
                && ((after(centre_y, start_y, end_y, y)
                    && self.y < far_y
                    && self.contains_angle(90.0))
                    || (before(centre_y, start_y, end_y, far_y)
                        && bottom > y
                        && self.contains_angle(270.0))));
        if on_an_axis {
            return true;
        }
        let crosses = if self.closure == ArcType::Pie || self.extent.abs() > 180.0 {
            rectangle.intersects_line(&Line2D::new(centre_x, centre_y, start_x, start_y))
                || rectangle.intersects_line(&Line2D::new(centre_x, centre_y, end_x, end_y))
        } else {
            rectangle.intersects_line(&Line2D::new(start_x, start_y, end_x, end_y))
        };
        crosses
            || rectangle
                .corners()
                .into_iter()
                .any(|(x, y)| self.contains(x, y))
    }

    /// `getBounds2D`: the box of the arc and, for a pie, of the centre; the box of the ellipse if
    /// that is empty.
    ///
    /// ```
    /// use sat2d::compat::awt::{Arc2D, ArcType};
    /// let quarter = Arc2D::new([0.0, 0.0, 10.0, 10.0], 0.0, 90.0, ArcType::Pie).bounds();
    /// assert_eq!((quarter.x, quarter.y, quarter.width), (5.0, 0.0, 5.0));
    /// assert!(quarter.height > 5.0); // by an ulp, as the sine of 360 degrees is no zero
    /// ```
    #[must_use]
    pub fn bounds(&self) -> Rectangle2D {
        if self.width <= 0.0 || self.height <= 0.0 {
            return Rectangle2D::new(self.x, self.y, self.width, self.height);
        }
        let (mut left, mut top, mut right, mut bottom) = match self.closure {
            ArcType::Pie => (0.0, 0.0, 0.0, 0.0),
            _ => (1.0, 1.0, -1.0, -1.0),
        };
        let on_axes = [90.0, 180.0, 270.0, 360.0]
            .into_iter()
            .filter(|&angle| self.contains_angle(angle));
        for angle in on_axes.chain([self.start, self.start + self.extent]) {
            let angle = radians(-angle);
            let (x, y) = (cos(angle), sin(angle));
            (left, right) = (lesser(left, x), greater(right, x));
            (top, bottom) = (lesser(top, y), greater(bottom, y));
        }
        Rectangle2D::new(
            self.x + (left * 0.5 + 0.5) * self.width,
            self.y + (top * 0.5 + 0.5) * self.height,
            (right - left) * 0.5 * self.width,
            (bottom - top) * 0.5 * self.height,
        )
    }

    /// The point of the ellipse at an angle in radians, from x to y.
    fn at(&self, angle: f64) -> (f64, f64) {
        (
            self.x + (cos(angle) * 0.5 + 0.5) * self.width,
            self.y + (sin(angle) * 0.5 + 0.5) * self.height,
        )
    }
}

/// 180/π, rounded as Java has it.
const DEGREES: f64 = 57.295_779_513_082_32;

/// `Math.toRadians`.
fn radians(degrees: f64) -> f64 {
    degrees * 0.017_453_292_519_943_295
}

/// An angle in degrees above -180 and up to 180.
fn normalized(angle: f64) -> f64 {
    if angle > 180.0 {
        if angle <= 540.0 {
            return angle - 360.0;
        }
    } else if angle <= -180.0 {
        if angle > -540.0 {
            return angle + 360.0;
        }
    } else {
        return angle; // NaN too
    }
    // `Math.IEEEremainder`: exact, as both steps are
    let rest = angle % 360.0;
    if rest > 180.0 {
        rest - 360.0
    } else if rest <= -180.0 {
        rest + 360.0
    } else {
        rest
    }
}
