//! `pygame.Rect`: rectangles of whole numbers.

use super::clipline::clipline;
use super::version::Version;

/// `pygame.Rect`: a corner and a size of four C `int`, with y down. The size may be negative.
///
/// The methods have pygame's names and return what pygame returns; the forms `…_ip`, which change
/// the rectangle, are assignments here: `rect = rect.move_by(1, 2)`. pygame takes any numbers, of
/// which floats lose their fraction: it truncates toward zero, so that the point (-0.5, 0) is in a
/// rectangle at (0, 0).
///
/// Sums that do not fit into an `int` wrap. C leaves open what happens then; this is what the
/// wheels for Linux on x86-64 do.
///
/// ```
/// use sat2d::compat::pygame::{Rect, Version};
/// let rect = Rect::new(10, 20, 30, 40);
/// assert!(rect.collidepoint(10, 20) && !rect.collidepoint(40, 60));
/// assert_eq!(rect.inflate(-3, 5), Rect::new(11, 18, 27, 45));
/// // from (30, 50) to the left and up
/// let turned = Rect::new(30, 50, -10, -10);
/// assert!(rect.colliderect(&turned, Version::PygameCe));
/// assert!(!turned.collidepoint(25, 45));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Rect {
    /// The side from which the width counts: the left one unless the width is negative.
    pub x: i32,
    /// The side from which the height counts: the top unless the height is negative.
    pub y: i32,
    /// The size along x.
    pub width: i32,
    /// The size along y.
    pub height: i32,
}

/// One coordinate of a rectangle: where it begins, and its size.
#[derive(Clone, Copy)]
struct Span {
    start: i32,
    size: i32,
}

impl Span {
    fn end(self) -> i32 {
        self.start.wrapping_add(self.size)
    }

    fn center(self, version: Version) -> i32 {
        self.start.wrapping_add(half(self.size, version))
    }

    /// The lesser and the greater side, as two spans are compared.
    fn sides(self, version: Version) -> (i32, i32) {
        let (start, end) = (self.start, self.end());
        // `MIN(x, x + w)`: the compiler of pygame-ce takes the sign of `w` for that of the
        // difference, which it is without overflow
        let is_turned = match version {
            Version::PygameCe => self.size < 0,
            Version::Pygame => end < start,
        };
        if is_turned {
            (end, start)
        } else {
            (start, end)
        }
    }

    fn meets(self, other: Span, version: Version) -> bool {
        let (low, high) = self.sides(version);
        let (other_low, other_high) = other.sides(version);
        low < other_high && high > other_low
    }

    fn contains_number(self, number: i32) -> bool {
        number >= self.start && number < self.end()
    }

    fn contains(self, other: Span) -> bool {
        self.start <= other.start && self.end() >= other.end() && self.end() > other.start
    }

    fn union(self, other: Span) -> Span {
        let start = self.start.min(other.start);
        let size = self.end().max(other.end()).wrapping_sub(start);
        Span { start, size }
    }

    fn clip(self, other: Span, version: Version) -> Option<Span> {
        let (end, other_end) = (self.end(), other.end());
        let span = |start: i32, end: i32| Span {
            start,
            size: end.wrapping_sub(start),
        };
        match version {
            Version::PygameCe => {
                let common = span(self.start.max(other.start), end.min(other_end));
                (common.size > 0).then_some(common)
            }
            // which keeps negative sizes where the sides are in the right order
            Version::Pygame => {
                let start = if other.contains_number(self.start) {
                    self.start
                } else if self.contains_number(other.start) {
                    other.start
                } else {
                    return None;
                };
                if end > other.start && end <= other_end {
                    Some(span(start, end))
                } else if other_end > self.start && other_end <= end {
                    Some(span(start, other_end))
                } else {
                    None
                }
            }
        }
    }

    fn clamp(self, other: Span) -> Span {
        let start = if self.size >= other.size {
            let middle = other.start.wrapping_add(other.size / 2);
            middle.wrapping_sub(self.size / 2)
        } else if self.start < other.start {
            other.start
        } else if self.end() > other.end() {
            other.end().wrapping_sub(self.size)
        } else {
            self.start
        };
        Span { start, ..self }
    }

    fn inflate(self, by: i32) -> Span {
        Span {
            start: self.start.wrapping_sub(by / 2),
            size: self.size.wrapping_add(by),
        }
    }

    fn scale(self, factor: f32) -> Span {
        let middle = self.start.wrapping_add(self.size / 2) as f32;
        let size = self.size as f32 * factor;
        Span {
            start: int(middle - size / 2.0),
            size: int(size),
        }
    }

    /// A span of a size in the middle of this one.
    fn middle(self, size: i32) -> Span {
        let margin = self.size.wrapping_sub(size) / 2;
        Span {
            start: self.start.wrapping_add(margin),
            size,
        }
    }

    fn normalize(self) -> Span {
        if self.size < 0 {
            Span {
                start: self.end(),
                size: self.size.wrapping_neg(),
            }
        } else {
            self
        }
    }
}

/// Half a size, as centres are computed.
fn half(size: i32, version: Version) -> i32 {
    match version {
        Version::PygameCe => size / 2,
        Version::Pygame => size >> 1,
    }
}

/// The cast to an `int` of x86: what no `int` holds, NaN too, becomes the least one.
fn int(float: f32) -> i32 {
    if (-2_147_483_648.0..2_147_483_648.0).contains(&float) {
        float as i32
    } else {
        i32::MIN
    }
}

impl Rect {
    /// `Rect(x, y, width, height)`.
    #[must_use]
    pub const fn new(x: i32, y: i32, width: i32, height: i32) -> Rect {
        Rect {
            x,
            y,
            width,
            height,
        }
    }

    fn columns(&self) -> Span {
        Span {
            start: self.x,
            size: self.width,
        }
    }

    fn rows(&self) -> Span {
        Span {
            start: self.y,
            size: self.height,
        }
    }

    fn of(columns: Span, rows: Span) -> Rect {
        Rect::new(columns.start, rows.start, columns.size, rows.size)
    }

    /// `bool(rect)`, turned: whether the width or the height is zero.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.width == 0 || self.height == 0
    }

    /// `rect.right`.
    #[must_use]
    pub fn right(&self) -> i32 {
        self.columns().end()
    }

    /// `rect.bottom`.
    #[must_use]
    pub fn bottom(&self) -> i32 {
        self.rows().end()
    }

    /// `rect.centerx`. Half a width is truncated toward zero in pygame-ce, rounded down in pygame.
    #[must_use]
    pub fn centerx(&self, version: Version) -> i32 {
        self.columns().center(version)
    }

    /// `rect.centery`, with half a height as `centerx` has half a width.
    #[must_use]
    pub fn centery(&self, version: Version) -> i32 {
        self.rows().center(version)
    }

    /// `rect.right = right`, which moves the rectangle.
    #[must_use]
    pub fn with_right(&self, right: i32) -> Rect {
        let x = right.wrapping_sub(self.width);
        Rect { x, ..*self }
    }

    /// `rect.bottom = bottom`, which moves the rectangle.
    #[must_use]
    pub fn with_bottom(&self, bottom: i32) -> Rect {
        let y = bottom.wrapping_sub(self.height);
        Rect { y, ..*self }
    }

    /// `rect.centerx = x`, which moves the rectangle.
    #[must_use]
    pub fn with_centerx(&self, x: i32, version: Version) -> Rect {
        let x = x.wrapping_sub(half(self.width, version));
        Rect { x, ..*self }
    }

    /// `rect.centery = y`, which moves the rectangle.
    #[must_use]
    pub fn with_centery(&self, y: i32, version: Version) -> Rect {
        let y = y.wrapping_sub(half(self.height, version));
        Rect { y, ..*self }
    }

    /// `rect.collidepoint(x, y)`. The right and the bottom side do not count, and a rectangle with
    /// a negative size contains no point.
    #[must_use]
    pub fn collidepoint(&self, x: i32, y: i32) -> bool {
        self.columns().contains_number(x) && self.rows().contains_number(y)
    }

    /// `rect.colliderect(other)`: whether the interiors meet. Negative sizes count as what they
    /// cover; nothing meets an empty rectangle.
    #[must_use]
    pub fn colliderect(&self, other: &Rect, version: Version) -> bool {
        !self.is_empty()
            && !other.is_empty()
            && self.columns().meets(other.columns(), version)
            && self.rows().meets(other.rows(), version)
    }

    /// `rect.collidelist(others)`: the index of the first that collides; pygame has -1 for `None`.
    #[must_use]
    pub fn collidelist(&self, others: &[Rect], version: Version) -> Option<usize> {
        others
            .iter()
            .position(|other| self.colliderect(other, version))
    }

    /// `rect.collidelistall(others)`: the indices of those that collide.
    pub fn collidelistall(&self, others: &[Rect], version: Version) -> impl Iterator<Item = usize> {
        let hits = others.iter().enumerate();
        hits.filter(move |(_, other)| self.colliderect(other, version))
            .map(|(index, _)| index)
    }

    /// `rect.contains(other)`. The sides may touch; an empty rectangle on the right or the bottom
    /// side is outside.
    #[must_use]
    pub fn contains(&self, other: &Rect) -> bool {
        self.columns().contains(other.columns()) && self.rows().contains(other.rows())
    }

    /// `rect.clip(other)`: what both cover; without that, an empty rectangle at the corner of the
    /// first.
    ///
    /// Negative sizes are where the two libraries differ: in pygame-ce nothing is common to them,
    /// while pygame may return a negative size.
    #[must_use]
    pub fn clip(&self, other: &Rect, version: Version) -> Rect {
        let columns = self.columns().clip(other.columns(), version);
        let rows = self.rows().clip(other.rows(), version);
        match columns.zip(rows) {
            Some((columns, rows)) => Rect::of(columns, rows),
            None => Rect::new(self.x, self.y, 0, 0),
        }
    }

    /// `rect.clipline(start, end)`: the part of a line within the rectangle, by its two end points,
    /// whose coordinates are truncated. `None` is pygame's empty tuple.
    ///
    /// It is `SDL_IntersectRectAndLine` of the normalized rectangle. SDL 2.28, which pygame 2.6.1
    /// has, computes in 32 bits, so lines longer than some ten thousand pixels are cut wrongly
    /// there. Where sides or products wrap, SDL may divide by zero, which ends the program, or not
    /// return for very long; the answer here is `None`.
    #[must_use]
    pub fn clipline(
        &self,
        start: (i32, i32),
        end: (i32, i32),
        version: Version,
    ) -> Option<[(i32, i32); 2]> {
        let Rect {
            x,
            y,
            width,
            height,
        } = self.normalize();
        clipline((x, y), (width, height), [start, end], version)
    }

    /// `rect.union(other)`: from the lesser `x` and `y` to the greater `right` and `bottom`.
    #[must_use]
    pub fn union(&self, other: &Rect) -> Rect {
        Rect::of(
            self.columns().union(other.columns()),
            self.rows().union(other.rows()),
        )
    }

    /// `rect.unionall(others)`.
    #[must_use]
    pub fn unionall(&self, others: &[Rect]) -> Rect {
        others.iter().fold(*self, |all, other| all.union(other))
    }

    /// `rect.inflate(x, y)`: a size that is greater by `x` and `y`, and a corner that is half of
    /// them before, truncated toward zero.
    #[must_use]
    pub fn inflate(&self, x: i32, y: i32) -> Rect {
        Rect::of(self.columns().inflate(x), self.rows().inflate(y))
    }

    /// `rect.scale_by(x, y)`, in floats of 32 bits. Negative factors count as positive ones;
    /// without a `y`, or if it is zero, `x` is that for both.
    #[must_use]
    pub fn scale_by(&self, x: f32, y: f32) -> Rect {
        let (x, y) = (x.abs(), y.abs());
        let y = if y > 0.0 { y } else { x };
        Rect::of(self.columns().scale(x), self.rows().scale(y))
    }

    /// `rect.move(x, y)`.
    #[must_use]
    pub fn move_by(&self, x: i32, y: i32) -> Rect {
        Rect {
            x: self.x.wrapping_add(x),
            y: self.y.wrapping_add(y),
            ..*self
        }
    }

    /// `rect.clamp(other)`: the rectangle moved into the other one, or to its middle where it is
    /// too large.
    #[must_use]
    pub fn clamp(&self, other: &Rect) -> Rect {
        Rect::of(
            self.columns().clamp(other.columns()),
            self.rows().clamp(other.rows()),
        )
    }

    /// `rect.fit(other)`: the rectangle scaled so that it just fits into the other one, in the
    /// middle of it. In floats of 32 bits.
    #[must_use]
    pub fn fit(&self, other: &Rect) -> Rect {
        let across = self.width as f32 / other.width as f32;
        let down = self.height as f32 / other.height as f32;
        let ratio = if across > down { across } else { down };
        let width = int(self.width as f32 / ratio);
        let height = int(self.height as f32 / ratio);
        Rect::of(other.columns().middle(width), other.rows().middle(height))
    }

    /// `rect.normalize()`: the same rectangle without negative sizes.
    #[must_use]
    pub fn normalize(&self) -> Rect {
        Rect::of(self.columns().normalize(), self.rows().normalize())
    }
}
