//! The displacement of one shape relative to another that moves without turning, when they are
//! expected to meet, and what counts as contact.

use crate::placed::lazy_hull::LARGE;
use glam::DVec2;
use sat2d_base::num::{U, larger, power_of_two};
use sat2d_base::types::ClosestPoints;

/// Displacements whose square is below this (2^-590) are left to the general stages.
const MIN_SQUARE: f64 = power_of_two(-590);
/// Added to errors (2^-295), so that their squares do not underflow.
const MIN_ERROR: f64 = power_of_two(-295);
/// Bounds the error of a gap in doubles, in parts of all coordinates on the path. It is generous.
pub(crate) const GAP_ERROR: f64 = 512.0 * U;
/// Shapes at most this far apart, in parts of the coordinates of their closest points, have met.
pub(crate) const CONTACT: f64 = 16.0 * f64::EPSILON;

/// 1.5 · 2^52. Adding and subtracting it rounds a number to a whole one.
const WHOLE: f64 = 6_755_399_441_055_744.0;

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

    /// The time at which to look, given the predicted one, how fast the gap closes, and about
    /// the time in which it closes by the distance that counts as contact. `None` if the shapes may
    /// meet at the start or do not meet until time 1.
    #[inline(always)]
    pub(crate) fn time_to_look(&self, time: f64, speed: f64, margin: f64) -> Option<f64> {
        let is_plain = (time * speed > 2.0 * self.error) & (time <= 1.0);
        is_plain.then(|| time_before_contact(time, margin))
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
