//! `java.awt.geom.RoundRectangle2D`.

use crate::awt::Rectangle2D;
use crate::awt::rectangle_2d::lesser;

/// An upright rectangle with round corners, like `java.awt.geom.RoundRectangle2D.Double`. The arcs
/// of the corners belong to it, also their ends on the right and bottom sides; otherwise sides are
/// as those of a [`Rectangle2D`].
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct RoundRectangle2D {
    /// The left side.
    pub x: f64,
    /// The top side (the lesser y).
    pub y: f64,
    /// The size along x.
    pub width: f64,
    /// The size along y.
    pub height: f64,
    /// The width of the ellipse whose quarters are the corners. Its sign does not matter, and it is
    /// at most `width`.
    pub arc_width: f64,
    /// The height of that ellipse.
    pub arc_height: f64,
}

impl RoundRectangle2D {
    /// A rectangle in the box with this top left corner and size.
    #[must_use]
    pub const fn new(
        x: f64,
        y: f64,
        width: f64,
        height: f64,
        arc_width: f64,
        arc_height: f64,
    ) -> RoundRectangle2D {
        RoundRectangle2D {
            x,
            y,
            width,
            height,
            arc_width,
            arc_height,
        }
    }

    /// `contains(double, double)`: whether the point is inside.
    ///
    /// ```
    /// use sat2d::compat::awt::RoundRectangle2D;
    /// let button = RoundRectangle2D::new(0.0, 0.0, 40.0, 20.0, 8.0, 8.0);
    /// assert!(button.contains(4.0, 0.0) && !button.contains(0.5, 0.5));
    /// ```
    #[must_use]
    pub fn contains(&self, x: f64, y: f64) -> bool {
        if self.frame().is_empty() {
            return false;
        }
        let (right, bottom) = (self.x + self.width, self.y + self.height);
        if x < self.x || y < self.y || x >= right || y >= bottom {
            return false;
        }
        // The place within a corner, in radii, or `None` between two corners.
        let within = |start: f64, end: f64, radius: f64, at: f64| {
            let (near, far) = (start + radius, end - radius);
            let is_between = at >= near && at < far;
            let corner = if at >= near { far } else { near };
            (!is_between).then(|| (at - corner) / radius)
        };
        let [radius_x, radius_y] = self.radii();
        match (
            within(self.x, right, radius_x, x),
            within(self.y, bottom, radius_y, y),
        ) {
            (Some(x), Some(y)) => in_disc(x, y),
            _ => true,
        }
    }

    /// `intersects(double, double, double, double)`: whether the rectangle has a point inside.
    /// False if either has no area.
    #[must_use]
    pub fn intersects(&self, rectangle: &Rectangle2D) -> bool {
        if self.frame().is_empty() || rectangle.is_empty() {
            return false;
        }
        let (right, bottom) = (self.x + self.width, self.y + self.height);
        let (far_x, far_y) = (
            rectangle.x + rectangle.width,
            rectangle.y + rectangle.height,
        );
        if far_x <= self.x || rectangle.x >= right || far_y <= self.y || rectangle.y >= bottom {
            return false;
        }
        let [radius_x, radius_y] = self.radii();
        // Along one axis: the place of the nearest side within a corner, in radii, or `None` if the
        // rectangle reaches what lies between two corners.
        let within = |start: f64, end: f64, radius: f64, from: f64, to: f64| {
            let zones = [zone(start, end, radius, from), zone(start, end, radius, to)];
            if zones.contains(&2) || (zones[0] < 2 && zones[1] > 2) {
                None
            } else if zones[1] == 1 {
                Some((to - (start + radius)) / radius)
            } else {
                Some((from - (end - radius)) / radius)
            }
        };
        match (
            within(self.x, right, radius_x, rectangle.x, far_x),
            within(self.y, bottom, radius_y, rectangle.y, far_y),
        ) {
            (Some(x), Some(y)) => in_disc(x, y),
            _ => true,
        }
    }

    /// `contains(double, double, double, double)`: whether all corners of the rectangle are inside.
    /// False if either has no area.
    #[must_use]
    pub fn contains_rectangle(&self, rectangle: &Rectangle2D) -> bool {
        !rectangle.is_empty()
            && rectangle
                .corners()
                .into_iter()
                .all(|(x, y)| self.contains(x, y))
    }

    fn frame(&self) -> Rectangle2D {
        Rectangle2D::new(self.x, self.y, self.width, self.height)
    }

    fn radii(&self) -> [f64; 2] {
        [
            lesser(self.width, self.arc_width.abs()) / 2.0,
            lesser(self.height, self.arc_height.abs()) / 2.0,
        ]
    }
}

/// Where a coordinate lies: 0 before the start, 1 and 3 within the corners, 2 between them, 4 from
/// the end on.
fn zone(start: f64, end: f64, radius: f64, at: f64) -> u8 {
    if at < start {
        0
    } else if at < start + radius {
        1
    } else if at < end - radius {
        2
    } else if at < end {
        3
    } else {
        4
    }
}

fn in_disc(x: f64, y: f64) -> bool {
    x * x + y * y <= 1.0
}
