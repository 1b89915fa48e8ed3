//! `java.awt.geom.Line2D`.

use core::cmp::Ordering::{Equal, Greater, Less};

/// A segment, like `java.awt.geom.Line2D.Double`; its ends belong to it. Java has the same
/// functions as static ones on eight or six numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Line2D {
    /// The x of the first end.
    pub x1: f64,
    /// The y of the first end.
    pub y1: f64,
    /// The x of the second end.
    pub x2: f64,
    /// The y of the second end.
    pub y2: f64,
}

impl Line2D {
    /// A segment by its ends.
    #[must_use]
    pub const fn new(x1: f64, y1: f64, x2: f64, y2: f64) -> Line2D {
        Line2D { x1, y1, x2, y2 }
    }

    /// `linesIntersect`, `intersectsLine(Line2D)`: whether the segments have a point in common, as
    /// far as [`relative_ccw`](Line2D::relative_ccw) tells. Two segments without length always do.
    ///
    /// ```
    /// use sat2d::compat::awt::Line2D;
    /// let a = Line2D::new(0.0, 0.0, 4.0, 0.0);
    /// assert!(a.intersects_line(&Line2D::new(4.0, 0.0, 5.0, 7.0)), "touching is a hit");
    /// assert!(!a.intersects_line(&Line2D::new(5.0, 0.0, 5.0, 7.0)));
    /// ```
    #[must_use]
    pub fn intersects_line(&self, other: &Line2D) -> bool {
        let ends = |line: &Line2D| [(line.x1, line.y1), (line.x2, line.y2)];
        let apart = |line: &Line2D, points: [(f64, f64); 2]| {
            let [first, second] = points.map(|(x, y)| line.relative_ccw(x, y));
            first * second > 0
        };
        !apart(self, ends(other)) && !apart(other, ends(self))
    }

    /// `relativeCCW`: on which side of the segment a point lies: 1 if the segment has to turn from
    /// x towards −y to point at it (counter-clockwise on a screen, y down), -1 if the other way. On
    /// the line, as rounding has it: -1 before the first end, 0 on the segment, 1 behind the second
    /// end. 0 if the segment has no length or a number is NaN.
    ///
    /// ```
    /// use sat2d::compat::awt::Line2D;
    /// let line = Line2D::new(0.0, 0.0, 4.0, 0.0);
    /// assert_eq!(line.relative_ccw(1.0, -1.0), 1, "above, on a screen");
    /// assert_eq!([-1.0, 2.0, 5.0].map(|x| line.relative_ccw(x, 0.0)), [-1, 0, 1]);
    /// ```
    #[must_use]
    pub fn relative_ccw(&self, px: f64, py: f64) -> i32 {
        let (dx, dy) = self.direction();
        let (mut px, mut py) = (px - self.x1, py - self.y1);
        let mut ccw = px * dy - py * dx;
        if ccw == 0.0 {
            ccw = px * dx + py * dy;
            if ccw > 0.0 {
                px -= dx;
                py -= dy;
                ccw = px * dx + py * dy;
                if ccw < 0.0 {
                    ccw = 0.0;
                }
            }
        }
        match ccw.partial_cmp(&0.0) {
            Some(Less) => -1,
            Some(Greater) => 1,
            _ => 0,
        }
    }

    /// `ptSegDistSq`: the square of the distance from the point to the segment.
    #[must_use]
    pub fn point_segment_distance_squared(&self, px: f64, py: f64) -> f64 {
        let (dx, dy) = self.direction();
        let (mut px, mut py) = (px - self.x1, py - self.y1);
        let mut along = px * dx + py * dy;
        // NaN counts as ahead
        let is_ahead = |along: f64| !matches!(along.partial_cmp(&0.0), Some(Less | Equal));
        if is_ahead(along) {
            // from the second end, backwards
            px = dx - px;
            py = dy - py;
            along = px * dx + py * dy;
        }
        let projected = if is_ahead(along) {
            along * along / (dx * dx + dy * dy)
        } else {
            0.0
        };
        not_negative(px * px + py * py - projected)
    }

    /// `ptLineDistSq`: the square of the distance from the point to the line through both ends. NaN
    /// if the segment has no length.
    #[must_use]
    pub fn point_line_distance_squared(&self, px: f64, py: f64) -> f64 {
        let (dx, dy) = self.direction();
        let (px, py) = (px - self.x1, py - self.y1);
        let along = px * dx + py * dy;
        not_negative(px * px + py * py - along * along / (dx * dx + dy * dy))
    }

    /// From the first end to the second.
    fn direction(&self) -> (f64, f64) {
        (self.x2 - self.x1, self.y2 - self.y1)
    }
}

/// `Point2D.distanceSq`: the square of the distance of two points. `Point2D.distance` is its square
/// root.
///
/// ```
/// use sat2d::compat::awt::distance_squared;
/// assert_eq!(distance_squared(0.0, 0.0, 3.0, 4.0), 25.0);
/// ```
#[must_use]
pub fn distance_squared(x1: f64, y1: f64, x2: f64, y2: f64) -> f64 {
    let (dx, dy) = (x1 - x2, y1 - y2);
    dx * dx + dy * dy
}

/// A square that rounding may have made negative.
fn not_negative(square: f64) -> f64 {
    if square < 0.0 { 0.0 } else { square }
}
