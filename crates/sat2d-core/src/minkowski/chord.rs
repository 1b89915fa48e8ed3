//! A line against a circle.
//!
//! A ray meets the Minkowski difference of a disc and a point, or of two discs, where it enters a
//! circle: a cast at a disc and the sweep of two discs solve the same quadratic equation
//! (C. Ericson, "Real-Time Collision Detection", 2005, section 5.3.2). It is solved in units of the
//! direction, so that one root is enough.

use glam::DVec2;

/// The chord that a line cuts from a circle.
pub(crate) struct Chord {
    /// The square of the direction's length.
    square: f64,
    /// How far the line passes from the centre, times the direction's length. It has a sign.
    across: f64,
    /// How far along the line the middle of the chord lies, times the direction's length.
    pub(crate) middle: f64,
    /// The square of half the chord, times `square`; below 0 if the line misses the circle.
    pub(crate) half_squared: f64,
}

impl Chord {
    /// The line from the origin along `direction`, the square of whose length is `square`, and the
    /// circle about `center`.
    #[inline(always)]
    pub(crate) fn new(direction: DVec2, square: f64, center: DVec2, radius_squared: f64) -> Chord {
        let across = direction.perp_dot(center);
        Chord {
            square,
            across,
            middle: direction.dot(center),
            half_squared: radius_squared * square - across * across,
        }
    }

    /// Whether the line passes the centre at more than a distance, given by its square.
    #[inline(always)]
    pub(crate) fn passes_outside(&self, distance_squared: f64) -> bool {
        self.across * self.across > distance_squared * self.square
    }
}
