//! `flash.geom.Rectangle`.

use super::script::Script;

/// A `flash.geom.Rectangle`. The left and top sides belong to it, the right and bottom ones do not;
/// sums such as `x + width` are rounded.
///
/// `x`, `y`, `width`, `height`, `size`, `left` and `top` are the fields (the last two as `x` and
/// `y`), `equals` is `==`. `topLeft` and `bottomRight` set two sides.
///
/// ```
/// use sat2d::compat::flash::{Rectangle, Script};
/// let (a, b) = (Rectangle::new(0.0, 0.0, 8.0, 6.0), Rectangle::new(8.0, 0.0, 8.0, 6.0));
/// assert!(!a.intersects(Script::As3, &b)); // they only touch
/// assert!(!a.contains(8.0, 3.0) && b.contains(8.0, 3.0));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Rectangle {
    /// The left side.
    pub x: f64,
    /// The top side (the lesser y).
    pub y: f64,
    /// The size along x.
    pub width: f64,
    /// The size along y.
    pub height: f64,
}

impl Rectangle {
    /// What the player gives where there is no rectangle.
    pub const EMPTY: Rectangle = Rectangle::new(0.0, 0.0, 0.0, 0.0);

    /// A rectangle by its upper left corner and size.
    #[must_use]
    pub const fn new(x: f64, y: f64, width: f64, height: f64) -> Rectangle {
        Rectangle {
            x,
            y,
            width,
            height,
        }
    }

    /// `right`.
    #[must_use]
    pub fn right(&self) -> f64 {
        self.x + self.width
    }

    /// `bottom`.
    #[must_use]
    pub fn bottom(&self) -> f64 {
        self.y + self.height
    }

    /// `left = value`: the right side stays. Setting the field `x` moves the rectangle.
    pub fn set_left(&mut self, value: f64) {
        self.width += self.x - value;
        self.x = value;
    }

    /// `top = value`: the bottom stays. Setting the field `y` moves the rectangle.
    pub fn set_top(&mut self, value: f64) {
        self.height += self.y - value;
        self.y = value;
    }

    /// `right = value`: the left side stays.
    pub fn set_right(&mut self, value: f64) {
        self.width = value - self.x;
    }

    /// `bottom = value`: the top stays.
    pub fn set_bottom(&mut self, value: f64) {
        self.height = value - self.y;
    }

    /// `inflate(dx, dy)`, `inflatePoint`: by so much at each side.
    pub fn inflate(&mut self, dx: f64, dy: f64) {
        self.x -= dx;
        self.width += 2.0 * dx;
        self.y -= dy;
        self.height += 2.0 * dy;
    }

    /// `offset(dx, dy)`, `offsetPoint`.
    pub fn offset(&mut self, dx: f64, dy: f64) {
        self.x += dx;
        self.y += dy;
    }

    /// `isEmpty()`: whether a size is 0 or less; in ActionScript 2 also if it is NaN.
    #[must_use]
    pub fn is_empty(&self, script: Script) -> bool {
        self.width <= 0.0
            || self.height <= 0.0
            || script == Script::As2 && (self.width.is_nan() || self.height.is_nan())
    }

    /// `contains(x, y)`, `containsPoint`. For NaN, where ActionScript 2 gives `undefined`, false.
    #[must_use]
    pub fn contains(&self, x: f64, y: f64) -> bool {
        x >= self.x && x < self.right() && y >= self.y && y < self.bottom()
    }

    /// `containsRect` of ActionScript 3, `containsRectangle` of ActionScript 2. Only in 3 an inner
    /// rectangle without width or height must not lie along the outer one's sides.
    #[must_use]
    pub fn contains_rectangle(&self, script: Script, inner: &Rectangle) -> bool {
        let sides = inner.x >= self.x
            && inner.y >= self.y
            && inner.right() <= self.right()
            && inner.bottom() <= self.bottom();
        let within = || {
            inner.x < self.right()
                && inner.y < self.bottom()
                && inner.right() > self.x
                && inner.bottom() > self.y
        };
        sides && (script == Script::As2 || within())
    }

    /// `intersects(toIntersect)`: whether the interiors meet. In ActionScript 3 an empty rectangle
    /// intersects nothing, and NaN passes every comparison.
    #[must_use]
    pub fn intersects(&self, script: Script, other: &Rectangle) -> bool {
        match script {
            Script::As3 => {
                let common = self.common(other);
                !self.is_empty(script) && !other.is_empty(script) && !common.is_empty(script)
            }
            Script::As2 => {
                self.x < other.right()
                    && self.right() > other.x
                    && self.y < other.bottom()
                    && self.bottom() > other.y
            }
        }
    }

    /// `intersection(toIntersect)`: [`EMPTY`](Rectangle::EMPTY) if there is none.
    #[must_use]
    pub fn intersection(&self, script: Script, other: &Rectangle) -> Rectangle {
        let common = self.common(other);
        let none = match script {
            Script::As3 => self.is_empty(script) || other.is_empty(script),
            Script::As2 => false,
        };
        if none || common.is_empty(script) {
            Rectangle::EMPTY
        } else {
            common
        }
    }

    /// `union(toUnion)`: the box round both. In ActionScript 3 the other one if one is empty.
    #[must_use]
    pub fn union(&self, script: Script, other: &Rectangle) -> Rectangle {
        if script == Script::As3 {
            if self.is_empty(script) {
                return *other;
            }
            if other.is_empty(script) {
                return *self;
            }
        }
        let (x, y) = (lesser(self.x, other.x), lesser(self.y, other.y));
        Rectangle {
            x,
            y,
            width: greater(self.right(), other.right()) - x,
            height: greater(self.bottom(), other.bottom()) - y,
        }
    }

    /// The greater of the left and top sides to the lesser of the right and bottom ones; the sizes
    /// may be negative.
    fn common(&self, other: &Rectangle) -> Rectangle {
        let (x, y) = (greater(self.x, other.x), greater(self.y, other.y));
        Rectangle {
            x,
            y,
            width: lesser(self.right(), other.right()) - x,
            height: lesser(self.bottom(), other.bottom()) - y,
        }
    }
}

/// `Math.min`: NaN if either is, and the negative one of two zeros.
fn lesser(a: f64, b: f64) -> f64 {
    if a.is_nan() || b.is_nan() {
        f64::NAN
    } else if a < b || a == b && a.is_sign_negative() {
        a
    } else {
        b
    }
}

/// `Math.max`.
fn greater(a: f64, b: f64) -> f64 {
    -lesser(-a, -b)
}
