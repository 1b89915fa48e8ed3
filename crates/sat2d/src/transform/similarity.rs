//! Similarities: maps that keep circles round, and the factor by which they scale.

use crate::num::{SHORT_SQUARE, power_of_two};
use crate::transform::Transform;

/// How far a map may be from a similarity, relative to its largest coefficient, and still count as
/// one: four units in the last place, for callers that multiply matrices themselves.
const SIMILARITY_SLACK: f64 = 4.0 * f64::EPSILON;

/// Squared scales in this range have lost nothing to underflow or overflow.
const SQUARES: core::ops::RangeInclusive<f64> = SHORT_SQUARE..=power_of_two(1000);

impl Transform {
    /// Whether circles stay circles: only rotations, translations, mirrors and equal scales. Within
    /// four units in the last place of the largest coefficient, which is the rounding error that a
    /// product of matrices may have.
    #[inline]
    pub fn is_similarity(&self) -> bool {
        if self.is_plain_similarity() {
            return true;
        }
        let Transform { a, b, c, d, .. } = *self;
        let slack = SIMILARITY_SLACK * a.abs().max(b.abs()).max(c.abs()).max(d.abs());
        let turned = (a - d).abs() <= slack && (b + c).abs() <= slack;
        let mirrored = (a + d).abs() <= slack && (b - c).abs() <= slack;
        turned || mirrored
    }

    /// Whether the map is a similarity without rounding error, as placements with equal scales are.
    #[inline]
    pub(crate) fn is_plain_similarity(&self) -> bool {
        let Transform { a, b, c, d, .. } = *self;
        (a == d) & (b == -c) | (a == -d) & (b == c)
    }

    /// The factor by which a similarity scales lengths: `sqrt(a·a + b·b)`. The squares neither
    /// underflow nor overflow: coefficients of extreme size are scaled by a power of two first.
    ///
    /// ```
    /// use sat2d::{DVec2, Transform};
    /// let tiny = Transform::placement(DVec2::ZERO, 0.0, 1e-162, 1e-162)?;
    /// assert_eq!(tiny.scale(), 1e-162);
    /// # Ok::<(), sat2d::TransformError>(())
    /// ```
    #[inline]
    pub fn scale(&self) -> f64 {
        if SQUARES.contains(&self.scale_squared()) {
            self.plain_scale()
        } else {
            self.extreme_scale()
        }
    }

    /// [`scale`](Transform::scale), if the squares are known not to underflow or overflow.
    #[inline(always)]
    pub(crate) fn plain_scale(&self) -> f64 {
        libm::sqrt(self.scale_squared())
    }

    #[inline(always)]
    fn scale_squared(&self) -> f64 {
        self.a * self.a + self.b * self.b
    }

    #[cold]
    fn extreme_scale(&self) -> f64 {
        let power = if self.a.abs().max(self.b.abs()) < 1.0 {
            power_of_two(600)
        } else {
            power_of_two(-600)
        };
        let (a, b) = (self.a * power, self.b * power);
        libm::sqrt(a * a + b * b) / power
    }
}
