//! The path of a ray or of a moving box, for the search in the trees.

use glam::DVec2;
use sat2d_base::aabb::Aabb;

/// A bound for the relative error of a fraction of a path, much larger than needed.
pub(super) const SLACK: f64 = 1e-9;
/// By how much more than a rounding error the box of a path is grown (see [`LEAST`]).
const GROWTH: f64 = 1e-290;
/// A component of a path that is no longer than this counts as this long: then the grown box is on
/// both sides of a slab at once.
const LEAST: f64 = 1e-300;

/// The path of a box: that of a point, or one around a moving shape.
pub(crate) struct RayPath {
    /// The box at the start, grown by more than a rounding error.
    min: DVec2,
    max: DVec2,
    inverse: DVec2,
}

impl RayPath {
    pub(crate) fn new(start: &Aabb, along: DVec2) -> RayPath {
        let grown = |side: DVec2| side.abs() * (2.0 * f64::EPSILON) + DVec2::splat(GROWTH);
        let inverse = |length: f64| 1.0 / if length.abs() > LEAST { length } else { LEAST };
        RayPath {
            min: start.min - grown(start.min),
            max: start.max + grown(start.max),
            inverse: DVec2::new(inverse(along.x), inverse(along.y)),
        }
    }

    /// A lower bound for the fraction of the path at which it enters a box; infinite if it misses
    /// the box.
    ///
    /// The slab method: a box is entered with the last of its slabs and left with the first (T. Kay
    /// and J. Kajiya, "Ray tracing complex scenes", 1986). Each fraction is a difference times a
    /// reciprocal, whose relative error is a few rounding errors.
    #[inline(always)]
    pub(crate) fn entry(&self, bounds: &Aabb) -> f64 {
        let larger = |a: f64, b: f64| if a > b { a } else { b };
        let smaller = |a: f64, b: f64| if a < b { a } else { b };
        let slab = |axis: usize| {
            let one = (bounds.min[axis] - self.max[axis]) * self.inverse[axis];
            let other = (bounds.max[axis] - self.min[axis]) * self.inverse[axis];
            (smaller(one, other), larger(one, other))
        };
        let (x, y) = (slab(0), slab(1));
        let enters = larger(larger(x.0, y.0), 0.0) * (1.0 - SLACK);
        let leaves = smaller(smaller(x.1, y.1), 1.0);
        if enters > leaves {
            f64::INFINITY
        } else {
            enters
        }
    }
}
