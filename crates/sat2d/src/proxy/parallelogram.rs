//! The fast path for two rectangles under any affine maps, without square root, division or branch on mirrors.
//!
//! A placed rectangle is a parallelogram: a centre c and two half-edges u, v. With the cross product ×, two of them (d = the
//! vector between the centres) are apart along the normal of u1 where |d×u1| > |v1×u1| + |u2×u1| + |v2×u1|, and likewise
//! along those of v1, u2 and v2.
//!
//! What counts, though, are the corners as rounded doubles, and the parallelogram is only near them: every coordinate
//! involved is within a few roundings of `magnitude`, an upper bound for all of them. Moving the corners of both by at most e
//! changes the gap along a vector n by at most 2e(|n.x| + |n.y|). So a gap beyond that bound proves them disjoint, and gaps
//! below minus the bound along all four axes prove that they overlap by more than any such move can undo. Anything between
//! goes to the exact path.

use crate::aabb::Aabb;
use crate::num::{U, UNDERFLOW};
use crate::shape::{Body, Hull, Kind, Lanes, Shape};
use crate::transform::Transform;
use glam::DVec2;

/// Roundings of `magnitude` that lie between a corner and the parallelogram (at most 4 for a corner, 7 for centre
/// and half-edges together), for two rectangles, and as many again for the evaluation of a gap; doubled.
const ERROR: f64 = 96.0 * U;

/// The same for one rectangle's bounds: 11 roundings between corner and parallelogram, 3 in the sums that make the box.
const BOUNDS_ERROR: f64 = 16.0 * U;

/// A placed rectangle, near to within the roundings above.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Parallelogram {
    pub(crate) center: DVec2,
    pub(crate) u: DVec2,
    pub(crate) v: DVec2,
    /// An upper bound for |x| + |y| of all points; NaN where this is no rectangle and nothing can be told from it.
    magnitude: f64,
    /// An upper bound for |u.x| + |u.y| + |v.x| + |v.y|.
    sides: f64,
}

impl Parallelogram {
    /// What is no rectangle: every [`relation`] with it is `None`.
    pub(crate) const NONE: Parallelogram = Parallelogram {
        center: DVec2::NAN,
        u: DVec2::NAN,
        v: DVec2::NAN,
        magnitude: f64::NAN,
        sides: f64::NAN,
    };

    /// What is no rectangle, of which only a box around it is known: every [`relation`] with it is `None`.
    pub(crate) fn around(bounds: &Aabb) -> Parallelogram {
        let half = (bounds.max - bounds.min) / 2.0;
        Parallelogram {
            center: bounds.min + half,
            u: DVec2::new(half.x, 0.0),
            v: DVec2::new(0.0, half.y),
            magnitude: f64::NAN,
            sides: f64::NAN,
        }
    }

    /// How many numbers it is.
    pub(crate) const NUMBERS: usize = 8;

    /// Its numbers, for [`of_numbers`](Parallelogram::of_numbers).
    #[inline(always)]
    pub(crate) fn numbers(&self) -> [f64; Parallelogram::NUMBERS] {
        let (c, u, v) = (self.center, self.u, self.v);
        [c.x, c.y, u.x, u.y, v.x, v.y, self.magnitude, self.sides]
    }

    /// What these were the numbers of.
    #[inline(always)]
    pub(crate) fn of_numbers(numbers: [f64; Parallelogram::NUMBERS]) -> Parallelogram {
        let [cx, cy, ux, uy, vx, vy, magnitude, sides] = numbers;
        Parallelogram {
            center: DVec2::new(cx, cy),
            u: DVec2::new(ux, uy),
            v: DVec2::new(vx, vy),
            magnitude,
            sides,
        }
    }

    /// Of a shape that is a rectangle.
    pub(crate) fn of_shape(shape: &Shape, t: &Transform) -> Option<Parallelogram> {
        match &shape.body {
            Body::Hull(hull) if hull.kind == Kind::Rectangle => {
                Some(Parallelogram::of_hull(hull, t))
            }
            _ => None,
        }
    }

    /// Of a hull that is a rectangle.
    #[inline(always)]
    pub(crate) fn of_hull(hull: &Hull, t: &Transform) -> Parallelogram {
        Parallelogram::of_lanes(&hull.lanes, t)
    }

    /// Of the rectangle with a middle and half a size in its own coordinates, of which `reach` is the largest magnitude of an x and of
    /// a y. With NaN for them it stands for what is no rectangle: every [`relation`] with it is `None`.
    #[inline(always)]
    pub(crate) fn new(center: DVec2, half: DVec2, reach: DVec2, t: &Transform) -> Parallelogram {
        Parallelogram::of_lanes(&Lanes::new(center, half, reach), t)
    }

    #[inline(always)]
    fn of_lanes(lanes: &Lanes, t: &Transform) -> Parallelogram {
        let (x, y) = (DVec2::new(t.a, t.b), DVec2::new(t.c, t.d));
        Parallelogram {
            center: lanes.placed_center(t),
            u: x * lanes.half[0],
            v: y * lanes.half[1],
            magnitude: Parallelogram::magnitude(lanes.reach, t),
            sides: norm(t) * lanes.longer,
        }
    }

    /// Both half-edges × a vector.
    #[inline(always)]
    pub(crate) fn cross(&self, vector: DVec2) -> DVec2 {
        DVec2::new(self.u.perp_dot(vector), self.v.perp_dot(vector))
    }

    /// The [`reach`](Parallelogram::reach) of a rectangle that reaches so far in its own coordinates.
    #[inline(always)]
    pub(crate) fn magnitude(reach: f64, t: &Transform) -> f64 {
        norm(t) * reach + (t.tx.abs() + t.ty.abs())
    }

    /// An upper bound for |x| + |y| of all points, up to a few roundings; NaN for what is no rectangle.
    #[inline(always)]
    pub(crate) fn reach(&self) -> f64 {
        self.magnitude
    }

    /// An upper bound for |u.x| + |u.y| + |v.x| + |v.y|.
    #[inline(always)]
    pub(crate) fn sides(&self) -> f64 {
        self.sides
    }

    /// About the box around it, whatever it is: off by roundings to either side.
    #[inline(always)]
    pub(crate) fn rough_bounds(&self) -> Aabb {
        let half = self.u.abs() + self.v.abs();
        Aabb::new(self.center - half, self.center + half)
    }

    /// A box around the rectangle's corners, wider than the least one by a few roundings.
    #[inline(always)]
    pub(crate) fn bounds(&self) -> Aabb {
        let slack = BOUNDS_ERROR * self.magnitude + UNDERFLOW;
        let half = self.u.abs() + self.v.abs() + DVec2::splat(slack);
        Aabb::new(self.center - half, self.center + half)
    }
}

/// The edge of a rectangle at which a slab ends, and the corners where that edge starts and ends,
/// counter-clockwise where the rectangle is placed. Slab 0 lies between edges 0 and 2, slab 1
/// between edges 3 and 1; `beyond` is 1 on the side of its positive cross products, else 0.
#[inline(always)]
pub(crate) fn slab_edge(slab: u32, beyond: u32, is_mirrored: bool) -> (u32, [usize; 2]) {
    let mirrored = u32::from(is_mirrored);
    let edge = slab + 2 * (beyond ^ mirrored);
    let (start, end) = ((edge + mirrored) & 3, (edge + 1 - mirrored) & 3);
    (edge, [start as usize, end as usize])
}

/// Bounds the error of a gap with all that rounding moves corners by: of the magnitudes of all coordinates, and of the vectors across which
/// gaps are told, added up.
#[inline(always)]
pub(crate) fn bound(magnitude: f64, sides: f64) -> f64 {
    ERROR * magnitude * sides + UNDERFLOW
}

/// The sum of the magnitudes of a map's linear coefficients.
#[inline(always)]
pub(crate) fn norm(t: &Transform) -> f64 {
    (t.a.abs() + t.b.abs()) + (t.c.abs() + t.d.abs())
}
