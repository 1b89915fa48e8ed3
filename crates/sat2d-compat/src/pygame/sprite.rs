//! `pygame.sprite.collide_circle`.

use super::rect::Rect;
use super::version::Version;

/// The radius that `collide_circle` gives a sprite without one: half of the diagonal of its
/// rectangle.
///
/// ```
/// use sat2d::compat::pygame::{Rect, enclosing_radius};
/// assert_eq!(enclosing_radius(&Rect::new(0, 0, 30, 40)), 25.0);
/// ```
#[must_use]
pub fn enclosing_radius(rect: &Rect) -> f64 {
    let square = |size: i32| u64::from(size.unsigned_abs()).pow(2);
    0.5 * libm::sqrt((square(rect.width) + square(rect.height)) as f64)
}

/// `pygame.sprite.collide_circle(left, right)`: whether circles about the centres of two rectangles
/// meet; touching is a hit. A sprite without the attribute `radius` (`None`) has the
/// [`enclosing_radius`] of its rectangle, which pygame then stores in the sprite.
///
/// The distance is squared as a whole number. pygame has Python compute the square root and the
/// square of the sum of radii by C's `pow`, whose last bit is open, and wrong in 0.1 % of calls on
/// Linux; here both are rounded correctly. The answers may differ where the distance is that sum
/// but for rounding. Radii are doubles, so a sum of whole radii is exact up to 2^26.
///
/// ```
/// use sat2d::compat::pygame::{Rect, Version, collide_circle};
/// let (a, b) = (Rect::new(0, 0, 10, 10), Rect::new(30, 40, 10, 10));
/// let version = Version::PygameCe;
/// assert!(collide_circle(&a, Some(20.0), &b, Some(30.0), version));
/// assert!(!collide_circle(&a, None, &b, Some(42.0), version));
/// ```
#[must_use]
pub fn collide_circle(
    left: &Rect,
    left_radius: Option<f64>,
    right: &Rect,
    right_radius: Option<f64>,
    version: Version,
) -> bool {
    let squared = |a: i32, b: i32| (i128::from(a) - i128::from(b)).pow(2);
    let distance = squared(left.centerx(version), right.centerx(version))
        + squared(left.centery(version), right.centery(version));
    let left_radius = left_radius.unwrap_or_else(|| enclosing_radius(left));
    let right_radius = right_radius.unwrap_or_else(|| enclosing_radius(right));
    let reach = left_radius + right_radius;
    // Python compares whole numbers with floats exactly; the cast truncates, and takes NaN for 0
    let reach = reach * reach;
    !reach.is_nan() && distance <= reach as i128
}
