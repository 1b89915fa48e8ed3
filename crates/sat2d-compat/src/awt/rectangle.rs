//! `java.awt.Rectangle`.

/// An upright rectangle of 32-bit ints, like `java.awt.Rectangle`.
///
/// The left and top sides belong to it, the right and bottom sides do not, and a rectangle without
/// area contains and meets nothing. Sums never overflow: the answers are those of integers without
/// bounds.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Rectangle {
    /// The left side.
    pub x: i32,
    /// The top side (the lesser y).
    pub y: i32,
    /// The size along x; may be negative.
    pub width: i32,
    /// The size along y; may be negative.
    pub height: i32,
}

impl Rectangle {
    /// A rectangle by its top left corner and its size.
    #[must_use]
    pub const fn new(x: i32, y: i32, width: i32, height: i32) -> Rectangle {
        Rectangle {
            x,
            y,
            width,
            height,
        }
    }

    /// `intersects(Rectangle)`: whether the interiors meet. False if either has no area.
    ///
    /// ```
    /// use sat2d::compat::awt::Rectangle;
    /// let a = Rectangle::new(0, 0, 10, 10);
    /// assert!(a.intersects(&Rectangle::new(9, 9, 5, 5)));
    /// assert!(!a.intersects(&Rectangle::new(10, 0, 5, 5)), "touching is no hit");
    /// ```
    #[must_use]
    pub fn intersects(&self, other: &Rectangle) -> bool {
        let meet = |[start, end]: [i64; 2], [from, to]: [i64; 2]| start < to && from < end;
        self.has_area()
            && other.has_area()
            && meet(self.across(), other.across())
            && meet(self.down(), other.down())
    }

    /// `contains(int, int)`: whether the point is inside, or on the left or top side.
    #[must_use]
    pub fn contains(&self, x: i32, y: i32) -> bool {
        let holds = |[start, end]: [i64; 2], at: i32| start <= at.into() && i64::from(at) < end;
        self.has_area() && holds(self.across(), x) && holds(self.down(), y)
    }

    /// `contains(Rectangle)`: whether the other lies in this one; sides may coincide. False if
    /// either has no area.
    #[must_use]
    pub fn contains_rectangle(&self, other: &Rectangle) -> bool {
        let holds = |[start, end]: [i64; 2], [from, to]: [i64; 2]| start <= from && to <= end;
        self.has_area()
            && other.has_area()
            && holds(self.across(), other.across())
            && holds(self.down(), other.down())
    }

    /// `intersection(Rectangle)`: what both have in common. Where they are apart, the size is
    /// negative, and at least −2³¹.
    ///
    /// ```
    /// use sat2d::compat::awt::Rectangle;
    /// let a = Rectangle::new(0, 0, 10, 10);
    /// assert_eq!(a.intersection(&Rectangle::new(6, 8, 9, 9)), Rectangle::new(6, 8, 4, 2));
    /// assert_eq!(a.intersection(&Rectangle::new(13, 0, 9, 9)), Rectangle::new(13, 0, -3, 9));
    /// ```
    #[must_use]
    pub fn intersection(&self, other: &Rectangle) -> Rectangle {
        let common = |[start, end]: [i64; 2], [from, to]: [i64; 2]| [start.max(from), end.min(to)];
        Rectangle::between(
            common(self.across(), other.across()),
            common(self.down(), other.down()),
        )
    }

    /// `union(Rectangle)`: the least rectangle around both, with sizes of at most 2³¹ − 1. If one
    /// has a negative size it is the other, whatever that is; a size of 0 counts like any other.
    #[must_use]
    pub fn union(&self, other: &Rectangle) -> Rectangle {
        if self.width < 0 || self.height < 0 {
            return *other;
        }
        if other.width < 0 || other.height < 0 {
            return *self;
        }
        let around = |[start, end]: [i64; 2], [from, to]: [i64; 2]| [start.min(from), end.max(to)];
        Rectangle::between(
            around(self.across(), other.across()),
            around(self.down(), other.down()),
        )
    }

    /// `add(int, int)` and `add(Point)`: the least rectangle around this one and a point, with
    /// sizes of at most 2³¹ − 1. If a size is negative it is the point alone.
    ///
    /// ```
    /// use sat2d::compat::awt::Rectangle;
    /// let a = Rectangle::new(0, 0, 10, 10);
    /// assert_eq!(a.add(12, -3), Rectangle::new(0, -3, 12, 13));
    /// ```
    #[must_use]
    pub fn add(&self, x: i32, y: i32) -> Rectangle {
        if self.width < 0 || self.height < 0 {
            return Rectangle::new(x, y, 0, 0);
        }
        let around = |[start, end]: [i64; 2], at: i32| [start.min(at.into()), end.max(at.into())];
        Rectangle::between(around(self.across(), x), around(self.down(), y))
    }

    /// `add(Rectangle)`: as [`union`](Rectangle::union), but a rectangle of which one size is
    /// negative keeps the greater size of each axis.
    ///
    /// ```
    /// use sat2d::compat::awt::Rectangle;
    /// let (none, b) = (Rectangle::new(0, 0, 9, -1), Rectangle::new(3, 4, 5, 5));
    /// assert_eq!(none.add_rectangle(&b), Rectangle::new(3, 4, 9, 5));
    /// assert_eq!(none.union(&b), b);
    /// ```
    #[must_use]
    pub fn add_rectangle(&self, other: &Rectangle) -> Rectangle {
        if (self.width >= 0 && self.height >= 0) || other.width < 0 || other.height < 0 {
            return self.union(other);
        }
        Rectangle {
            width: self.width.max(other.width),
            height: self.height.max(other.height),
            ..*other
        }
    }

    /// `grow(int, int)`: further by `dx` on the left and right, by `dy` above and below. Where a
    /// side or a size exceeds an int it is the nearest int.
    ///
    /// ```
    /// use sat2d::compat::awt::Rectangle;
    /// let a = Rectangle::new(0, 0, 10, 10);
    /// assert_eq!(a.grow(2, -1), Rectangle::new(-2, 1, 14, 8));
    /// ```
    #[must_use]
    pub fn grow(&self, dx: i32, dy: i32) -> Rectangle {
        let clamp = |number: i64| number.clamp(i32::MIN.into(), i32::MAX.into());
        let grown = |[start, end]: [i64; 2], by: i32| {
            let (start, end) = (start - i64::from(by), end + i64::from(by));
            let near = clamp(start);
            // the size of what is left of a negative one is exact
            let size = clamp(end - if end < start { start } else { near });
            [near as i32, size as i32]
        };
        let [x, width] = grown(self.across(), dx);
        let [y, height] = grown(self.down(), dy);
        Rectangle::new(x, y, width, height)
    }

    /// `translate(int, int)`: moved. A left or top side stops at the least or greatest int; there a
    /// size that is not negative shrinks or grows by the rest of the way.
    ///
    /// ```
    /// use sat2d::compat::awt::Rectangle;
    /// let a = Rectangle::new(0, 0, 10, 10);
    /// assert_eq!(a.translate(3, -4), Rectangle::new(3, -4, 10, 10));
    /// ```
    #[must_use]
    pub fn translate(&self, dx: i32, dy: i32) -> Rectangle {
        let moved = |start: i32, size: i32, by: i32| {
            let wanted = i64::from(start) + i64::from(by);
            let near = wanted.clamp(i32::MIN.into(), i32::MAX.into());
            let size = if size < 0 {
                size
            } else {
                (i64::from(size) + wanted - near).min(i32::MAX.into()) as i32
            };
            [near as i32, size]
        };
        let [x, width] = moved(self.x, self.width, dx);
        let [y, height] = moved(self.y, self.height, dy);
        Rectangle::new(x, y, width, height)
    }

    fn has_area(&self) -> bool {
        self.width > 0 && self.height > 0
    }

    /// The sides that are crossed along x.
    fn across(&self) -> [i64; 2] {
        [self.x.into(), i64::from(self.x) + i64::from(self.width)]
    }

    /// The sides that are crossed along y.
    fn down(&self) -> [i64; 2] {
        [self.y.into(), i64::from(self.y) + i64::from(self.height)]
    }

    /// The rectangle between two pairs of sides. Each starts at the side of a rectangle, so only
    /// the sizes can exceed an int.
    fn between(across: [i64; 2], down: [i64; 2]) -> Rectangle {
        let size =
            |[start, end]: [i64; 2]| (end - start).clamp(i32::MIN.into(), i32::MAX.into()) as i32;
        Rectangle::new(across[0] as i32, down[0] as i32, size(across), size(down))
    }
}
