//! The predicted contact of two shapes that move without turning, and what counts as contact.

use crate::minkowski::gjk::Features;
use crate::num::{U, larger};
use crate::types::ClosestPoints;
use glam::DVec2;

/// Bounds the error of a gap in doubles, in parts of all coordinates on the path. It is generous.
pub(crate) const GAP_ERROR: f64 = 512.0 * U;
/// Shapes at most this far apart, in parts of the coordinates of their closest points, have met.
pub(crate) const CONTACT: f64 = 16.0 * f64::EPSILON;

/// 1.5 · 2^52. Adding and subtracting it rounds a number to a whole one.
const WHOLE: f64 = 6_755_399_441_055_744.0;

/// When two shapes are expected to meet.
pub(crate) struct Prediction {
    pub(crate) time: f64,
    /// The features that are expected to meet, if they are known.
    pub(crate) features: Option<Features>,
    /// How fast the gap between these features closes.
    pub(crate) speed: f64,
    /// About the time in which the gap closes by the distance that counts as contact there.
    pub(crate) margin: f64,
}

impl Prediction {
    /// Whether the shapes are still apart when the motion ends, by more than `error`.
    #[inline(always)]
    pub(crate) fn is_too_late(&self, error: f64) -> bool {
        (self.time - 1.0) * self.speed > error
    }
}

/// The time at which to look at the shapes: the predicted one, or earlier by part of its margin.
///
/// At the predicted time rounding makes the shapes overlap as often as not, and a gap of nearly 0
/// takes the most exact arithmetic to decide. A short number, however, is taken as it is, since the
/// shapes may touch exactly there.
#[inline(always)]
pub(crate) fn time_before_contact(time: f64, margin: f64) -> f64 {
    let units = time * f64::from(1 << 24);
    if (units + WHOLE) - WHOLE == units {
        return short(time);
    }
    time - margin * 0.375
}

/// Outlined, so that the likely branch does not wait for the comparison above.
#[cold]
#[inline(never)]
fn short(time: f64) -> f64 {
    time
}

/// The distance up to which two shapes, whose radii have this sum, count as having met.
#[inline(always)]
pub(crate) fn contact_distance(closest: &ClosestPoints, radius: f64) -> f64 {
    let reach = larger(max_coordinate(closest.on_a), max_coordinate(closest.on_b));
    CONTACT * larger(reach, radius)
}

/// The larger magnitude of both coordinates.
#[inline(always)]
pub(crate) fn max_coordinate(v: DVec2) -> f64 {
    larger(v.x.abs(), v.y.abs())
}

/// The gap between the origin and an edge of the Minkowski difference of two hulls, and the speed
/// at which it closes. `left` is the end to the left of the ray against the displacement.
#[inline(always)]
pub(crate) fn edge_gap(left: DVec2, right: DVec2, displacement: DVec2) -> (f64, f64) {
    let normal = (left - right).perp();
    let normal = normal / normal.length();
    (-normal.dot(left), displacement.dot(normal))
}
