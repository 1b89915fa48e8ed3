//! Lower and upper bounds for the distance between a point and a placed rectangle, and for the
//! place where a ray meets it, from a few doubles in one cache line. A query for the nearest or
//! first of many shapes asks the shapes themselves only where the bounds leave a choice.
//!
//! The rectangle whose corners are rounded doubles differs from its [`Parallelogram`] by a few
//! roundings of `magnitude`, and the results here have errors of a few roundings of the coordinates
//! involved. Both together are less than [`ERROR`] of these, by which everything is widened for one
//! bound and narrowed for the other.

use crate::placed::parallelogram::Parallelogram;
use glam::DVec2;
use sat2d_base::aabb::Aabb;
use sat2d_base::num::{larger, lesser, one_norm, positive, power_of_two};

/// A bound for errors, in parts of the sum of all magnitudes involved: 8u between a corner and
/// the parallelogram before and after, the computation three times over. See `rectangle_query.g` in
/// `proofs`.
const ERROR: f64 = power_of_two(-46);
/// Half-edges whose cosine is below this count as perpendicular, with an error of that part of
/// them.
const SKEW: f64 = power_of_two(-42);
/// The part of itself by which the square of a distance is widened: enough for the rounding of
/// products and for the relative error of 1e-12 of an exact distance.
const SLACK: f64 = power_of_two(-20);
/// The part of itself by which a fraction of a segment is widened, for the rounding of a quotient.
const ROUNDED: f64 = power_of_two(-48);
/// There are no bounds for half-edges with smaller squares and for larger coordinates.
const SMALL_SQUARE: f64 = power_of_two(-300);
/// There are no bounds for larger coordinates (2^200).
const LARGE: f64 = power_of_two(200);

/// A lower and an upper bound for a number.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Bounds {
    pub low: f64,
    pub high: f64,
}

impl Bounds {
    /// Bounds for the square of a distance that [`distance`](crate::distance()) returned.
    pub fn of_distance(distance: f64) -> Bounds {
        let square = distance * distance;
        Bounds {
            low: square * (1.0 - SLACK) - f64::MIN_POSITIVE,
            high: square * (1.0 + SLACK) + f64::MIN_POSITIVE,
        }
    }
}

impl Parallelogram {
    /// A box around the body, also if this is no rectangle but only a box
    /// [`around`](Parallelogram::around) it.
    pub fn box_about(&self) -> Aabb {
        let half = self.u.abs() + self.v.abs();
        let seen = one_norm(self.center) + half.x + half.y;
        // the reach is NaN for what is no rectangle; then nothing else was rounded
        let magnitude = if self.reach() > seen {
            self.reach()
        } else {
            seen
        };
        let half = half + DVec2::splat(ERROR * magnitude + f64::MIN_POSITIVE);
        Aabb::new(self.center - half, self.center + half)
    }

    /// Bounds for the squared distance of a point; `high` is 0 only if the point is certainly
    /// inside. `None` if this is not a rectangle with right angles and of a usual size.
    #[inline(always)]
    pub fn square_distance(&self, point: DVec2) -> Option<Bounds> {
        let (u, v) = (self.u, self.v);
        let to = point - self.center;
        let (uu, vv, skew) = (u.length_squared(), v.length_squared(), u.dot(v));
        let (along_u, along_v) = (to.dot(u).abs(), to.dot(v).abs());
        let size = self.reach() + one_norm(point);
        let usual = (uu >= SMALL_SQUARE) & (vv >= SMALL_SQUARE) & (size <= LARGE);
        if !(usual & (skew * skew <= SKEW * SKEW * uu * vv)) {
            return None;
        }
        let error = ERROR * size + 2.0 * SKEW * (one_norm(u) + one_norm(v));
        let (depth_u, depth_v) = (uu - along_u, vv - along_v);
        let (gap_u, gap_v) = (positive(-depth_u), positive(-depth_v));
        let square = gap_u * (gap_u / uu) + gap_v * (gap_v / vv);
        // (d ± e)² differs from d² by 2de + e² at most, and 2de is at most s·d² + e²/s
        let error2 = error * error;
        let slack = error2 * (2.0 / SLACK);
        let deep = |depth: f64, square: f64| (depth > 0.0) & (depth * depth > error2 * square);
        Some(Bounds {
            low: square * (1.0 - SLACK) - slack,
            high: if deep(depth_u, uu) & deep(depth_v, vv) {
                0.0
            } else {
                square * (1.0 + SLACK) + slack
            },
        })
    }

    /// Bounds for the fraction of a segment from `start` at which it enters the rectangle. Both are
    /// infinite if it certainly misses, `high` is infinite if it may miss, and 0 only if the start
    /// is certainly inside. `None` if this is not a rectangle of a usual size.
    ///
    /// The rectangle is the intersection of two slabs (T. Kay, J. Kajiya, "Ray tracing complex
    /// scenes", 1986).
    #[inline(always)]
    pub fn entry_bounds(&self, start: DVec2, along: DVec2) -> Option<Bounds> {
        let (u, v) = (self.u, self.v);
        let to = start - self.center;
        let size = self.reach() + one_norm(start) + one_norm(along);
        let error = ERROR * size;
        let smallest = error * lesser(one_norm(u), one_norm(v));
        if !((smallest >= SMALL_SQUARE) & (size <= LARGE)) {
            return None;
        }
        let reach = u.perp_dot(v).abs();
        let of_u = Slab::new(
            to.perp_dot(v),
            along.perp_dot(v),
            reach,
            error * one_norm(v),
        );
        let of_v = Slab::new(
            to.perp_dot(u),
            along.perp_dot(u),
            reach,
            error * one_norm(u),
        );
        let enters = positive(larger(of_u.wide.0, of_v.wide.0)) * (1.0 - ROUNDED);
        let leaves = lesser(1.0, lesser(of_u.wide.1, of_v.wide.1));
        let surely_enters = positive(larger(of_u.narrow.0, of_v.narrow.0)) * (1.0 + ROUNDED);
        let surely_leaves = lesser(1.0, lesser(of_u.narrow.1, of_v.narrow.1)) * (1.0 - ROUNDED);
        let infinite_if = |misses: bool, part: f64| if misses { f64::INFINITY } else { part };
        Some(Bounds {
            low: infinite_if(enters > leaves, enters),
            high: infinite_if(surely_enters > surely_leaves, surely_enters),
        })
    }
}

/// The range of fractions in which a segment is within a slab, widened and narrowed by the error.
struct Slab {
    wide: (f64, f64),
    narrow: (f64, f64),
}

impl Slab {
    #[inline(always)]
    fn new(start: f64, along: f64, reach: f64, error: f64) -> Slab {
        // reflected so that it rises, and never quite level
        let below = if along < 0.0 { start } else { -start };
        let per = 1.0 / larger(along.abs(), f64::MIN_POSITIVE);
        let (wide, narrow) = (reach + error, reach - error);
        Slab {
            wide: ((below - wide) * per, (below + wide) * per),
            narrow: ((below - narrow) * per, (below + narrow) * per),
        }
    }
}
