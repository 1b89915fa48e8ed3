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

use crate::shape::{CenterLanes, Geometry, Hull, Kind, Shape};
use crate::transform::Transform;
use glam::DVec2;
use sat2d_base::aabb::Aabb;
use sat2d_base::num::{Float, MAX_COORDINATE, U, UNDERFLOW, larger, lesser};
use sat2d_base::types::{Outcome, Relation};

/// The error of a gap is at most this, times both magnitudes added up, times the lengths of the
/// half-edges. See `docs/exactness.md`, section "Gap of parallelograms".
const ERROR: f64 = 96.0 * U;

/// The error of the bounds of one rectangle, times its magnitude: 8u between a corner and
/// the parallelogram, 3 in the sums that make the box.
const BOUNDS_ERROR: f64 = 16.0 * U;

/// A placed rectangle, up to the roundings above.
#[derive(Clone, Copy, Debug)]
pub struct Parallelogram {
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
    pub const NONE: Parallelogram = Parallelogram {
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
    pub fn of_shape(shape: &Shape, t: &Transform) -> Option<Parallelogram> {
        match &shape.geometry {
            Geometry::Hull(hull) if hull.kind == Kind::Rectangle => {
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
    pub fn new(center: DVec2, half: DVec2, reach: DVec2, t: &Transform) -> Parallelogram {
        Parallelogram::of_lanes(&CenterLanes::new(center, half, reach), t)
    }

    #[inline(always)]
    fn of_lanes(lanes: &CenterLanes, t: &Transform) -> Parallelogram {
        let (x, y) = (DVec2::new(t.a, t.b), DVec2::new(t.c, t.d));
        Parallelogram {
            center: lanes.placed_center(t),
            u: x * lanes.half[0],
            v: y * lanes.half[1],
            magnitude: t.magnitude(lanes.reach),
            sides: t.norm() * lanes.longer,
        }
    }

    /// The cross products of both half-edges with a vector.
    #[inline(always)]
    pub(crate) fn cross(&self, vector: DVec2) -> DVec2 {
        DVec2::new(self.u.perp_dot(vector), self.v.perp_dot(vector))
    }

    /// An upper bound for |x| + |y| of all points, up to a few roundings; NaN if this is not a
    /// rectangle.
    #[inline(always)]
    pub fn reach(&self) -> f64 {
        self.magnitude
    }

    /// An upper bound for |u.x| + |u.y| + |v.x| + |v.y|.
    #[inline(always)]
    pub(crate) fn sides(&self) -> f64 {
        self.sides
    }

    /// The bounding box, off by roundings to either side. It exists for non-rectangles as well.
    #[inline(always)]
    pub fn rough_bounds(&self) -> Aabb {
        let half = self.u.abs() + self.v.abs();
        Aabb::new(self.center - half, self.center + half)
    }

    /// A box around the rectangle's corners, wider than the least one by a few roundings.
    #[inline(always)]
    pub fn bounds(&self) -> Aabb {
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

/// What the gaps of two placed rectangles depend on, as an array, so that many pairs can be
/// gathered in columns: the vector between the centres; u and v of p, then of q; upper bounds for
/// all coordinates, and for those of the half-edges, added up.
#[derive(Clone, Copy)]
pub struct RectanglePair(pub [f64; RectanglePair::NUMBERS]);

impl RectanglePair {
    pub const NUMBERS: usize = 12;

    #[inline(always)]
    pub fn new(p: &Parallelogram, q: &Parallelogram) -> RectanglePair {
        let d = q.center - p.center;
        let bounds = DVec2::new(p.reach(), p.sides()) + DVec2::new(q.reach(), q.sides());
        RectanglePair([
            d.x, d.y, p.u.x, p.u.y, p.v.x, p.v.y, q.u.x, q.u.y, q.v.x, q.v.y, bounds.x, bounds.y,
        ])
    }

    /// u and v of p, then of q.
    #[inline(always)]
    pub(crate) fn half_edges(&self) -> [[[f64; 2]; 2]; 2] {
        let [_, _, pux, puy, pvx, pvy, qux, quy, qvx, qvy, _, _] = self.0;
        [[[pux, puy], [pvx, pvy]], [[qux, quy], [qvx, qvy]]]
    }

    /// An upper bound for the coordinates of the half-edges, added up.
    #[inline(always)]
    pub fn sides(&self) -> f64 {
        self.0[11]
    }

    #[inline(always)]
    pub(crate) fn gaps(&self) -> Gaps<f64> {
        let [p, q] = self.half_edges();
        Gaps::new([self.0[0], self.0[1]], p, q)
    }

    /// The largest gap. It is not sure if a coordinate may be out of range.
    #[inline(always)]
    pub fn gap(&self) -> Gap<f64> {
        let magnitude = self.0[10];
        Gap {
            largest: self.gaps().largest(),
            bound: if magnitude <= MAX_COORDINATE {
                bound(magnitude, self.sides())
            } else {
                f64::INFINITY
            },
        }
    }
}

/// The cross products of the half-edges of two parallelograms p and q, which yield their gaps along
/// the normals of these.
pub(crate) struct Gaps<T> {
    /// u and v of p, then of q, × the vector from the centre of p to that of q.
    pub(crate) to_q: [[T; 2]; 2],
    /// u of p × u and v of q, then v of p × u and v of q.
    pub(crate) between: [[T; 2]; 2],
    /// u × v of p and of q.
    pub(crate) areas: [T; 2],
}

impl<T: Float> Gaps<T> {
    /// From the vector between the centres and u and v of both.
    #[inline(always)]
    pub(crate) fn new(d: [T; 2], [pu, pv]: [[T; 2]; 2], [qu, qv]: [[T; 2]; 2]) -> Gaps<T> {
        let cross = |[x1, y1]: [T; 2], [x2, y2]: [T; 2]| x1 * y2 - y1 * x2;
        Gaps {
            to_q: [[cross(pu, d), cross(pv, d)], [cross(qu, d), cross(qv, d)]],
            between: [
                [cross(pu, qu), cross(pu, qv)],
                [cross(pv, qu), cross(pv, qv)],
            ],
            areas: [cross(pu, pv), cross(qu, qv)],
        }
    }

    /// The gaps along the normals of u and v of p, then of q, times the lengths of these; negative
    /// where the projections overlap. The areas are yet to be subtracted.
    #[inline(always)]
    fn without_areas(&self) -> [[T; 2]; 2] {
        let [[uu, uv], [vu, vv]] = self.between.map(|of| of.map(T::abs));
        let [[pu, pv], [qu, qv]] = self.to_q.map(|of| of.map(T::abs));
        [
            [pu - (uu + uv), pv - (vu + vv)],
            [qu - (uu + vu), qv - (uv + vv)],
        ]
    }

    /// The gaps along the normals of u and v of p, then of q, times the lengths of these; negative
    /// where the projections overlap.
    #[inline(always)]
    pub(crate) fn along(&self) -> [[T; 2]; 2] {
        let [[pu, pv], [qu, qv]] = self.without_areas();
        let [p, q] = self.areas.map(T::abs);
        [[pu - p, pv - p], [qu - q, qv - q]]
    }

    /// The largest of these. Subtracting the areas last gives the same bits, since rounding is
    /// monotonic.
    #[inline(always)]
    pub(crate) fn largest(&self) -> T {
        let [[pu, pv], [qu, qv]] = self.without_areas();
        let [p, q] = self.areas.map(T::abs);
        larger(larger(pu, pv) - p, larger(qu, qv) - q)
    }

    /// A quarter of the smaller area.
    #[inline(always)]
    pub(crate) fn least_area(&self) -> T {
        let [p, q] = self.areas.map(T::abs);
        lesser(p, q)
    }
}

/// The largest gap of two parallelograms.
#[derive(Clone, Copy)]
pub struct Gap<T> {
    pub(crate) largest: T,
    /// Bounds its error.
    pub(crate) bound: T,
}

impl<T: Float> Gap<T> {
    /// Whether the sign of the gap is certain; false for NaN.
    #[inline(always)]
    pub fn is_sure(&self) -> bool {
        self.largest.abs() > self.bound
    }

    /// The relation, if it is sure.
    #[inline(always)]
    pub(crate) fn outcome(&self) -> Outcome<Relation> {
        self.is_sure().then(|| self.relation()).into()
    }

    /// The relation that holds if the gap is sure. No branch, so that loops over many pairs
    /// vectorize.
    #[inline(always)]
    pub fn relation(&self) -> Relation {
        if self.largest > T::ZERO {
            Relation::Disjoint
        } else {
            Relation::Overlapping
        }
    }
}

/// Bounds the error of a gap, including the rounding of the corners: from the magnitudes of both
/// rectangles added up, and from the lengths of their half-edges added up.
#[inline(always)]
pub(crate) fn bound(magnitude: f64, sides: f64) -> f64 {
    ERROR * magnitude * sides + UNDERFLOW
}
