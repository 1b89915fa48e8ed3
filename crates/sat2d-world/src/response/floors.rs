//! Which surfaces are floors, and how a body goes on along each kind of surface.

use glam::DVec2;
use sat2d_core::narrow::slide;

/// By how much the cosine of the angle of a floor may be too small, so that a slope of exactly the
/// limit is a floor, however its normal was rounded.
const COSINE_ERROR: f64 = 1e-5;
/// The most that a small body far from the origin may have.
const MAX_COSINE_ERROR: f64 = 1e-3;

/// Which surfaces a body stands on.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Floors {
    /// The unit vector against gravity.
    pub(super) up: DVec2,
    /// The cosine of the angle of the steepest floor.
    cosine: f64,
    /// By how much the cosine may be too small.
    error: f64,
    /// How far the steepest floor falls per unit of horizontal distance.
    pub(super) steepest: f64,
}

impl Floors {
    /// Floors of at most this angle, in radians, to the horizontal.
    pub(crate) fn new(up: DVec2, max_slope: f64) -> Floors {
        let (sine, cosine) = libm::sincos(max_slope);
        Floors {
            up,
            cosine,
            error: COSINE_ERROR,
            steepest: sine / cosine,
        }
    }

    /// These floors for a body that may be this far off a surface by rounding, as a part of its
    /// size. Where its round foot meets a seam between two tiles of one slope, that turns the
    /// normal by the square root.
    pub(crate) fn with_rounding(&self, rounding: f64) -> Floors {
        Floors {
            error: COSINE_ERROR
                .max(libm::sqrt(2.0 * rounding))
                .min(MAX_COSINE_ERROR),
            ..*self
        }
    }

    /// What is a floor if gravity is reversed.
    pub(super) fn upside_down(&self) -> Floors {
        Floors {
            up: -self.up,
            ..*self
        }
    }

    /// Whether a surface with this unit normal is a floor.
    pub(super) fn is_floor(&self, normal: DVec2) -> bool {
        normal.dot(self.up) >= self.cosine - self.error
    }

    /// The horizontal part of a vector.
    pub(super) fn horizontal(&self, vector: DVec2) -> DVec2 {
        vector - self.up * vector.dot(self.up)
    }

    /// The horizontal part of a movement, turned along a floor. Its length stays the same, so that
    /// bodies walk as fast up as down.
    pub(super) fn along_floor(&self, movement: DVec2, normal: DVec2) -> DVec2 {
        self.turned(movement, normal, self.horizontal(movement).length())
    }

    /// A movement turned along a floor, by this length.
    fn turned(&self, movement: DVec2, normal: DVec2, length: f64) -> DVec2 {
        let across = self.horizontal(movement);
        let along = across - normal * across.dot(normal);
        // a floor is not vertical, but squares of what rounding has left may be 0
        if length == 0.0 || along.length() == 0.0 {
            return DVec2::ZERO;
        }
        along * (length / along.length())
    }

    /// What is left of a movement at a surface: along a floor the horizontal part of it, or all of
    /// it if it came along a floor, along other surfaces the part that does not lead into them. No
    /// steep slope is climbed.
    pub(crate) fn along(&self, movement: DVec2, normal: DVec2, came_along_floor: bool) -> DVec2 {
        if self.is_floor(normal) {
            return match came_along_floor {
                true => self.turned(movement, normal, movement.length()),
                false => self.along_floor(movement, normal),
            };
        }
        let along = slide(movement, normal);
        if along.dot(self.up) <= movement.dot(self.up).max(0.0) {
            return along;
        }
        slide(movement, self.horizontal(normal).normalize_or_zero())
    }
}
