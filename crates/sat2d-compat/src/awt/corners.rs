//! Collision of rotated rectangles by integer corners, as a Java program had it.
//!
//! The original takes the corners of two rectangles as `java.awt.Point`s, which are rounded to
//! 32-bit ints, and looks for a separating axis in int arithmetic. Java's `int` wraps silently, so
//! beyond about ±23 000, where the dot product of a corner and a side can exceed 32 bits, its
//! answers are useless but well defined, and these are the same.
//!
//! A rectangle has two pairs of parallel sides, so the original tests only two of the four normals
//! of each, and along its own normal it projects only two corners, one of each side. The corners
//! are rounded, so the sides are not quite parallel and the result can differ from a full test.

/// A point with 32-bit coordinates, like `java.awt.Point`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "serde", derive(serde::Serialize, serde::Deserialize))]
pub struct Point {
    /// The x coordinate.
    pub x: i32,
    /// The y coordinate.
    pub y: i32,
}

/// Whether the original finds no gap between two rectangles. Rectangles that touch are a hit.
///
/// The corners are in order around each rectangle, in either direction and from any corner. All
/// three choices can change the answer where coordinates were rounded or a product wraps. The
/// direction of the y axis does not matter.
///
/// ```
/// use sat2d::compat::awt::{Point, hit};
/// let square = |x, y, size| {
///     [(0, 0), (size, 0), (size, size), (0, size)].map(|(dx, dy)| Point { x: x + dx, y: y + dy })
/// };
/// assert!(hit(&square(0, 0, 10), &square(10, 3, 5)));
/// assert!(!hit(&square(0, 0, 10), &square(11, 3, 5)));
/// // 70 000 · 70 000 is more than an int holds, and a hit is missed.
/// assert!(!hit(&square(0, 0, 70_000), &square(40_000, 0, 1_000)));
/// ```
#[must_use]
pub fn hit(a: &[Point; 4], b: &[Point; 4]) -> bool {
    !(gap_along_a_normal(a, b) || gap_along_a_normal(b, a))
}

/// Whether `other` lies entirely before or behind `own` along the normal of the first or the second
/// side of `own`.
fn gap_along_a_normal(own: &[Point; 4], other: &[Point; 4]) -> bool {
    // The second corner of each side is in both pairs; the first one has the same projection.
    [(own[0], own[1], own[2]), (own[1], own[2], own[3])]
        .into_iter()
        .any(|(start, end, opposite)| {
            let normal = Point {
                x: end.y.wrapping_sub(start.y),
                y: start.x.wrapping_sub(end.x),
            };
            let (near, far) = (dot(end, normal), dot(opposite, normal));
            let places = other.map(|corner| dot(corner, normal));
            places.iter().all(|&place| place > near.max(far))
                || places.iter().all(|&place| place < near.min(far))
        })
}

/// The dot product as Java's `int` gives it, modulo 2³².
fn dot(p: Point, n: Point) -> i32 {
    p.x.wrapping_mul(n.x).wrapping_add(p.y.wrapping_mul(n.y))
}
