//! A placed rectangle: a parallelogram, given by its centre c and two half-edges u and v.
//!
//! This form works under every affine map, needs no square root and no division, and does not
//! depend on the orientation of the transform. Let d be the vector between the centres of two
//! parallelograms and × the cross product. They are disjoint if, for n = u1,
//! |d×n| > |v1×n| + |u2×n| + |v2×n|, or likewise for v1, u2 or v2 (S. Gottschalk, M. Lin and
//! D. Manocha, "OBBTree", 1996).
//!
//! The hulls in question, however, are those of the corners as rounded doubles, and the
//! parallelogram only approximates them. `docs/exactness.md`, section "Gap of parallelograms",
//! bounds the difference. A gap within that bound is left to the next stage.

use crate::aabb::Aabb;
use crate::num::{U, UNDERFLOW};
use crate::shape::{Body, Hull, Kind, Lanes, Shape};
use crate::transform::Transform;
use glam::DVec2;

/// The error of a gap is at most this, times both magnitudes added up, times the lengths of the
/// half-edges. See `docs/exactness.md`, section "Gap of parallelograms".
const ERROR: f64 = 96.0 * U;

/// The error of the bounds of one rectangle, times its magnitude: 11 roundings between a corner and
/// the parallelogram, 3 in the sums that make the box.
const BOUNDS_ERROR: f64 = 16.0 * U;

/// A placed rectangle, up to the roundings above.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Parallelogram {
    pub(crate) center: DVec2,
    pub(crate) u: DVec2,
    pub(crate) v: DVec2,
    /// An upper bound for |x| + |y| of all points. NaN if this is not a rectangle; no stage decides
    /// anything then.
    magnitude: f64,
    /// An upper bound for |u.x| + |u.y| + |v.x| + |v.y|.
    sides: f64,
}

impl Parallelogram {
    /// The placeholder for a shape that is not a rectangle: every stage declines it.
    pub(crate) const NONE: Parallelogram = Parallelogram {
        center: DVec2::NAN,
        u: DVec2::NAN,
        v: DVec2::NAN,
        magnitude: f64::NAN,
        sides: f64::NAN,
    };

    /// The bounding box of a shape that is not a rectangle. Every stage that decides a relation
    /// declines it.
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

    /// The length of [`numbers`](Parallelogram::numbers).
    pub(crate) const NUMBERS: usize = 8;

    /// All fields as an array, for [`of_numbers`](Parallelogram::of_numbers).
    #[inline(always)]
    pub(crate) fn numbers(&self) -> [f64; Parallelogram::NUMBERS] {
        let (c, u, v) = (self.center, self.u, self.v);
        [c.x, c.y, u.x, u.y, v.x, v.y, self.magnitude, self.sides]
    }

    /// The inverse of [`numbers`](Parallelogram::numbers).
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

    /// The placed shape, if it is a rectangle.
    pub(crate) fn of_shape(shape: &Shape, t: &Transform) -> Option<Parallelogram> {
        match &shape.body {
            Body::Hull(hull) if hull.kind == Kind::Rectangle => {
                Some(Parallelogram::of_hull(hull, t))
            }
            _ => None,
        }
    }

    /// The placed hull, which must be a rectangle.
    #[inline(always)]
    pub(crate) fn of_hull(hull: &Hull, t: &Transform) -> Parallelogram {
        Parallelogram::of_lanes(&hull.lanes, t)
    }

    /// The placed rectangle with this centre and half size in its own coordinates. `reach` holds
    /// the largest magnitudes of an x and of a y. If they are NaN, every stage declines the result.
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

    /// The cross products of both half-edges with a vector.
    #[inline(always)]
    pub(crate) fn cross(&self, vector: DVec2) -> DVec2 {
        DVec2::new(self.u.perp_dot(vector), self.v.perp_dot(vector))
    }

    /// The [`reach`](Parallelogram::reach) of a rectangle whose reach in its own coordinates is
    /// given.
    #[inline(always)]
    pub(crate) fn magnitude(reach: f64, t: &Transform) -> f64 {
        norm(t) * reach + (t.tx.abs() + t.ty.abs())
    }

    /// An upper bound for |x| + |y| of all points, up to a few roundings; NaN if this is not a
    /// rectangle.
    #[inline(always)]
    pub(crate) fn reach(&self) -> f64 {
        self.magnitude
    }

    /// An upper bound for |u.x| + |u.y| + |v.x| + |v.y|.
    #[inline(always)]
    pub(crate) fn sides(&self) -> f64 {
        self.sides
    }

    /// The bounding box, off by roundings to either side. It exists for non-rectangles as well.
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

/// Bounds the error of a gap, including the rounding of the corners: from the magnitudes of both
/// rectangles added up, and from the lengths of their half-edges added up.
#[inline(always)]
pub(crate) fn bound(magnitude: f64, sides: f64) -> f64 {
    ERROR * magnitude * sides + UNDERFLOW
}

/// ‖M‖: the sum of the magnitudes of the linear coefficients.
#[inline(always)]
pub(crate) fn norm(t: &Transform) -> f64 {
    (t.a.abs() + t.b.abs()) + (t.c.abs() + t.d.abs())
}
