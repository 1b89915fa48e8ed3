//! `java.awt.geom.Rectangle2D`.

use crate::awt::{Line2D, Rectangle};
use libm::{ceil, floor};

/// An upright rectangle of doubles, like `java.awt.geom.Rectangle2D.Double`.
///
/// Sums such as `x + width` are rounded. The left and top sides belong to the rectangle, the right
/// and bottom sides do not; for [`outcode`](Rectangle2D::outcode) and
/// [`intersects_line`](Rectangle2D::intersects_line) all four do.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Rectangle2D {
    /// The left side.
    pub x: f64,
    /// The top side (the lesser y).
    pub y: f64,
    /// The size along x.
    pub width: f64,
    /// The size along y.
    pub height: f64,
}

/// On which sides of a rectangle a point lies: a sum of the constants, 0 within it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct OutCode(u32);

impl OutCode {
    /// `OUT_LEFT`.
    pub const LEFT: OutCode = OutCode(1);
    /// `OUT_TOP`.
    pub const TOP: OutCode = OutCode(2);
    /// `OUT_RIGHT`.
    pub const RIGHT: OutCode = OutCode(4);
    /// `OUT_BOTTOM`.
    pub const BOTTOM: OutCode = OutCode(8);

    /// The number that Java returns.
    #[must_use]
    pub const fn bits(self) -> u32 {
        self.0
    }

    /// Whether the codes have a side in common.
    #[must_use]
    pub const fn shares_a_side(self, other: OutCode) -> bool {
        self.0 & other.0 != 0
    }
}

impl Rectangle2D {
    /// A rectangle by its top left corner and its size.
    #[must_use]
    pub const fn new(x: f64, y: f64, width: f64, height: f64) -> Rectangle2D {
        Rectangle2D {
            x,
            y,
            width,
            height,
        }
    }

    /// `intersects(Rectangle2D)`: whether the interiors meet. False if either has no area.
    ///
    /// ```
    /// use sat2d::compat::awt::Rectangle2D;
    /// let a = Rectangle2D::new(0.0, 0.0, 10.0, 10.0);
    /// assert!(a.intersects(&Rectangle2D::new(9.5, 9.5, 5.0, 5.0)));
    /// assert!(!a.intersects(&Rectangle2D::new(10.0, 0.0, 5.0, 5.0)), "touching is no hit");
    /// ```
    #[must_use]
    pub fn intersects(&self, other: &Rectangle2D) -> bool {
        !self.is_empty()
            && !other.is_empty()
            && other.x + other.width > self.x
            && other.y + other.height > self.y
            && other.x < self.x + self.width
            && other.y < self.y + self.height
    }

    /// `contains(double, double)`: whether the point is inside, or on the left or top side.
    #[must_use]
    pub fn contains(&self, x: f64, y: f64) -> bool {
        x >= self.x && y >= self.y && x < self.x + self.width && y < self.y + self.height
    }

    /// `contains(Rectangle2D)`: whether the other lies in this one; sides may coincide. False if
    /// either has no area.
    #[must_use]
    pub fn contains_rectangle(&self, other: &Rectangle2D) -> bool {
        !self.is_empty()
            && !other.is_empty()
            && other.x >= self.x
            && other.y >= self.y
            && other.x + other.width <= self.x + self.width
            && other.y + other.height <= self.y + self.height
    }

    /// `outcode(double, double)`: on which sides of the closed rectangle the point lies. Without a
    /// size along an axis, every point lies on both its sides.
    #[must_use]
    pub fn outcode(&self, x: f64, y: f64) -> OutCode {
        let code = |start: f64, size: f64, at: f64, below: OutCode, above: OutCode| {
            if size <= 0.0 {
                below.0 | above.0
            } else if at < start {
                below.0
            } else if at > start + size {
                above.0
            } else {
                0
            }
        };
        OutCode(
            code(self.x, self.width, x, OutCode::LEFT, OutCode::RIGHT)
                | code(self.y, self.height, y, OutCode::TOP, OutCode::BOTTOM),
        )
    }

    /// `intersectsLine`: whether the segment meets the closed rectangle, by clipping its first end
    /// until it is within or the rest lies on one side, with rounded intersections.
    ///
    /// ```
    /// use sat2d::compat::awt::{Line2D, Rectangle2D};
    /// let a = Rectangle2D::new(0.0, 0.0, 10.0, 10.0);
    /// assert!(a.intersects_line(&Line2D::new(10.0, -5.0, 10.0, 5.0)), "touching is a hit");
    /// assert!(!a.intersects_line(&Line2D::new(11.0, -5.0, 11.0, 5.0)));
    /// ```
    #[must_use]
    pub fn intersects_line(&self, line: &Line2D) -> bool {
        let Line2D {
            mut x1,
            mut y1,
            x2,
            y2,
        } = *line;
        let last = self.outcode(x2, y2);
        if last == OutCode::default() {
            return true;
        }
        loop {
            let first = self.outcode(x1, y1);
            if first == OutCode::default() {
                return true;
            }
            if first.shares_a_side(last) {
                return false;
            }
            let (left, right) = (OutCode::LEFT, OutCode::RIGHT);
            if first.shares_a_side(left) || first.shares_a_side(right) {
                let is_right = first.shares_a_side(right);
                let x = self.x + if is_right { self.width } else { 0.0 };
                y1 += (x - x1) * (y2 - y1) / (x2 - x1);
                x1 = x;
            } else {
                let is_bottom = first.shares_a_side(OutCode::BOTTOM);
                let y = self.y + if is_bottom { self.height } else { 0.0 };
                x1 += (y - y1) * (x2 - x1) / (y2 - y1);
                y1 = y;
            }
        }
    }

    /// `Rectangle2D.intersect`: what both have in common. Where they are apart, the size is
    /// negative.
    #[must_use]
    pub fn intersection(&self, other: &Rectangle2D) -> Rectangle2D {
        let common = |start: f64, size: f64, from: f64, length: f64| {
            let first = greater(start, from);
            (first, lesser(start + size, from + length) - first)
        };
        let (x, width) = common(self.x, self.width, other.x, other.width);
        let (y, height) = common(self.y, self.height, other.y, other.height);
        Rectangle2D::new(x, y, width, height)
    }

    /// `createUnion` and `Rectangle2D.union`: the least rectangle around both. Where a negative
    /// size leaves it turned round, the sides change places.
    ///
    /// ```
    /// use sat2d::compat::awt::Rectangle2D;
    /// let a = Rectangle2D::new(0.0, 0.0, 10.0, 10.0);
    /// let around = a.union(&Rectangle2D::new(12.0, -3.0, 1.0, 1.0));
    /// assert_eq!(around, Rectangle2D::new(0.0, -3.0, 13.0, 13.0));
    /// ```
    #[must_use]
    pub fn union(&self, other: &Rectangle2D) -> Rectangle2D {
        let [left, top, right, bottom] = self.sides_around(other);
        let between = |start: f64, end: f64| {
            if end < start {
                (end, start - end)
            } else {
                (start, end - start)
            }
        };
        let ((x, width), (y, height)) = (between(left, right), between(top, bottom));
        Rectangle2D::new(x, y, width, height)
    }

    /// `add(Rectangle2D)`: as [`union`](Rectangle2D::union), but the sides keep their places.
    #[must_use]
    pub fn add_rectangle(&self, other: &Rectangle2D) -> Rectangle2D {
        let [left, top, right, bottom] = self.sides_around(other);
        Rectangle2D::new(left, top, right - left, bottom - top)
    }

    /// `add(double, double)` and `add(Point2D)`: the least rectangle around this one and a point.
    ///
    /// ```
    /// use sat2d::compat::awt::Rectangle2D;
    /// let a = Rectangle2D::new(0.0, 0.0, 10.0, 10.0);
    /// assert_eq!(a.add(12.0, -3.0), Rectangle2D::new(0.0, -3.0, 12.0, 13.0));
    /// ```
    #[must_use]
    pub fn add(&self, x: f64, y: f64) -> Rectangle2D {
        self.add_rectangle(&Rectangle2D::new(x, y, 0.0, 0.0))
    }

    /// `getBounds()`: the least rectangle of ints around this one. Empty at (0, 0) if a size is
    /// negative. Sides and sizes that exceed an int are the nearest int, NaN is 0.
    ///
    /// ```
    /// use sat2d::compat::awt::{Rectangle, Rectangle2D};
    /// let a = Rectangle2D::new(-0.5, 1.0, 2.0, 2.5);
    /// assert_eq!(a.bounds(), Rectangle::new(-1, 1, 3, 3));
    /// ```
    #[must_use]
    pub fn bounds(&self) -> Rectangle {
        if self.width < 0.0 || self.height < 0.0 {
            return Rectangle::default();
        }
        let around = |start: f64, size: f64| {
            let (first, last) = (floor(start), ceil(start + size));
            (first as i32, (last - first) as i32)
        };
        let ((x, width), (y, height)) = (around(self.x, self.width), around(self.y, self.height));
        Rectangle::new(x, y, width, height)
    }

    /// The left, top, right and bottom sides of the least rectangle around both.
    fn sides_around(&self, other: &Rectangle2D) -> [f64; 4] {
        [
            lesser(self.x, other.x),
            lesser(self.y, other.y),
            greater(self.x + self.width, other.x + other.width),
            greater(self.y + self.height, other.y + other.height),
        ]
    }

    /// The corners, the top ones first.
    pub(super) fn corners(&self) -> [(f64, f64); 4] {
        let (right, bottom) = (self.x + self.width, self.y + self.height);
        [
            (self.x, self.y),
            (right, self.y),
            (self.x, bottom),
            (right, bottom),
        ]
    }

    /// Whether a size is at most zero; a size that is NaN is not.
    pub(super) fn is_empty(&self) -> bool {
        self.width <= 0.0 || self.height <= 0.0
    }
}

/// `Math.min`: NaN if either is, and -0.0 is less than 0.0.
pub(super) fn lesser(a: f64, b: f64) -> f64 {
    if a.is_nan() || b.is_nan() {
        f64::NAN
    } else if a < b || (a == b && a.is_sign_negative()) {
        a
    } else {
        b
    }
}

/// `Math.max`: NaN if either is, and -0.0 is less than 0.0.
pub(super) fn greater(a: f64, b: f64) -> f64 {
    -lesser(-a, -b)
}
