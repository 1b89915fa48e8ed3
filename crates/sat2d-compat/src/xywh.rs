//! Collision of axis-aligned rectangles and circles, as a Python game had it.
//!
//! The originals are `rect_to_rect` and `circle_to_rect`. Rectangles are given by their top left
//! corner and size. All comparisons are strict, so sides that only touch are no hit, and everything
//! is evaluated in doubles, so a rounded sum decides close cases.
//!
//! Sizes and radii should be at least zero and all numbers finite. For other values the functions
//! behave as Python's `min`, `max` and comparisons do; no recorded case has such values.

/// An axis-aligned rectangle by its top left corner and its size, with y down.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Rect {
    /// The left side.
    pub x: f64,
    /// The top side (the smaller y).
    pub y: f64,
    /// The size along x, at least zero.
    pub width: f64,
    /// The size along y, at least zero.
    pub height: f64,
}

/// A circle by its centre and its radius, in the unit of the rectangles.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Circle {
    /// The centre's x.
    pub x: f64,
    /// The centre's y.
    pub y: f64,
    /// The radius, at least zero.
    pub radius: f64,
}

/// Whether two rectangles overlap; rectangles that only touch do not.
///
/// The far sides are the rounded sums `x + width` and `y + height`. A rectangle without width or
/// height overlaps a rectangle if it lies strictly inside.
///
/// ```
/// use sat2d::compat::xywh::{Rect, rect_to_rect};
/// let a = Rect { x: 0.0, y: 0.0, width: 4.0, height: 2.0 };
/// assert!(rect_to_rect(&a, &Rect { x: 3.0, ..a }));
/// assert!(!rect_to_rect(&a, &Rect { x: 4.0, ..a }));
/// ```
#[must_use]
pub fn rect_to_rect(a: &Rect, b: &Rect) -> bool {
    a.x + a.width > b.x && a.x < b.x + b.width && a.y + a.height > b.y && a.y < b.y + b.height
}

/// Whether a circle overlaps a rectangle; a circle that only touches does not.
///
/// The rounded distance from the center to the nearest point of the rectangle,
/// `sqrt(dx*dx + dy*dy)`, is compared with the radius. So a circle of radius zero overlaps nothing.
///
/// ```
/// use sat2d::compat::xywh::{Circle, Rect, circle_to_rect};
/// let rect = Rect { x: 0.0, y: 0.0, width: 4.0, height: 2.0 };
/// assert!(circle_to_rect(&Circle { x: 7.0, y: 6.0, radius: 5.1 }, &rect));
/// assert!(!circle_to_rect(&Circle { x: 7.0, y: 6.0, radius: 5.0 }, &rect));
/// ```
#[must_use]
pub fn circle_to_rect(circle: &Circle, rect: &Rect) -> bool {
    let dx = circle.x - clamp(circle.x, rect.x, rect.x + rect.width);
    let dy = circle.y - clamp(circle.y, rect.y, rect.y + rect.height);
    libm::sqrt(dx * dx + dy * dy) < circle.radius
}

/// `max(low, min(value, high))` as in Python, which returns the first of two numbers if they do not
/// compare as ordered.
fn clamp(value: f64, low: f64, high: f64) -> f64 {
    let capped = if high < value { high } else { value };
    if capped > low { capped } else { low }
}
