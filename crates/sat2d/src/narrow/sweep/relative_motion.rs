//! The displacement of one shape relative to another, for the stages that decide by kind.

use crate::narrow::sweep::prediction::{GAP_ERROR, time_before_contact};
use crate::num::power_of_two;
use crate::proxy::lazy_hull::LARGE;
use glam::DVec2;

/// Displacements whose square is below this (2^-590) are left to the general stages.
const MIN_SQUARE: f64 = power_of_two(-590);

/// Added to errors (2^-295), so that their squares do not underflow.
const MIN_ERROR: f64 = power_of_two(-295);

/// The displacement of the second shape in the frame of the first.
pub(crate) struct RelativeMotion {
    pub(crate) displacement: DVec2,
    /// Above all coordinates on the path, up to a few roundings.
    pub(crate) size: f64,
    /// Bounds the error of gaps in doubles.
    pub(crate) error: f64,
}

impl RelativeMotion {
    /// `size` is above all coordinates on the path. `None` if numbers may leave the plain range.
    #[inline(always)]
    pub(crate) fn new(displacement: DVec2, size: f64) -> Option<RelativeMotion> {
        let is_plain = (size <= LARGE) & (displacement.length_squared() >= MIN_SQUARE);
        is_plain.then_some(RelativeMotion {
            displacement,
            size,
            error: GAP_ERROR * size + MIN_ERROR,
        })
    }

    /// The time at which to look, given the predicted one; see
    /// [`Prediction`](crate::narrow::sweep::prediction::Prediction) for the parameters. `None` if
    /// the shapes may meet at the start or do not meet until time 1.
    #[inline(always)]
    pub(crate) fn time_to_look(&self, time: f64, speed: f64, margin: f64) -> Option<f64> {
        let is_plain = (time * speed > 2.0 * self.error) & (time <= 1.0);
        is_plain.then(|| time_before_contact(time, margin))
    }
}
