//! The loop over rectangles that a compiler turns into vector instructions: no branch, no call, no division.
//!
//! Two parallelograms with centres d apart and half-edges u, v are apart along the normal of u1 where
//! |d×u1| > |v1×u1| + |u2×u1| + |v2×u1|, and likewise for v1, u2, v2. The numbers are the input, so d is rounded relative to itself, and every product is at
//! most S (D + S) in size, with S the sum of magnitudes of all half-edges' coordinates and D that of d's. A gap is 14 of them, summed:
//! at most 9 roundings of S (D + S) in all, since each half-edge is met once.

use crate::types::Relation;
use core::ops::{Add, Mul, Sub};

/// A coordinate: `f32` or `f64`.
///
/// ```
/// fn bytes<T: sat2d::batch::Scalar>(rectangles: &[T]) -> usize {
///     core::mem::size_of_val(rectangles)
/// }
/// assert_eq!(bytes(&[0.0f32; 6]), 24);
/// ```
pub trait Scalar: sealed::Scalar {}
impl Scalar for f32 {}
impl Scalar for f64 {}

pub(crate) mod sealed {
    use crate::batch::filter::*;

    pub trait Scalar:
        Copy + PartialOrd + Into<f64> + Add<Output = Self> + Sub<Output = Self> + Mul<Output = Self>
    {
        const ZERO: Self;
        /// 32 units of roundoff: three times what a gap needs, for the roundings of the bound itself.
        const ERROR: Self;
        /// Above what the products of a gap can lose to underflow.
        const UNDERFLOW: Self;
        fn abs(self) -> Self;
    }

    impl Scalar for f32 {
        const ZERO: f32 = 0.0;
        const ERROR: f32 = 16.0 * f32::EPSILON;
        const UNDERFLOW: f32 = f32::MIN_POSITIVE;
        #[inline(always)]
        fn abs(self) -> f32 {
            f32::abs(self)
        }
    }

    impl Scalar for f64 {
        const ZERO: f64 = 0.0;
        const ERROR: f64 = 16.0 * f64::EPSILON;
        const UNDERFLOW: f64 = f64::MIN_POSITIVE;
        #[inline(always)]
        fn abs(self) -> f64 {
            f64::abs(self)
        }
    }
}

/// Centre, u and v, each x then y.
pub(crate) type Columns<'a, T> = [&'a [T]; 6];

/// One instruction, and one that vectorises.
#[inline(always)]
fn larger<T: PartialOrd>(a: T, b: T) -> T {
    if a > b { a } else { b }
}

/// How far two parallelograms with centres `d` apart are apart along the normals of the half-edges of either, u and v, times the lengths of these, if the
/// products of u and v that come second, of either, are taken away.
#[inline(always)]
pub(crate) fn gaps<T: sealed::Scalar>(d: [T; 2], a: [T; 4], b: [T; 4]) -> ([[T; 2]; 2], [T; 2]) {
    let cross = |[x1, y1]: [T; 2], [x2, y2]: [T; 2]| (x1 * y2 - y1 * x2).abs();
    let vectors = |[ux, uy, vx, vy]: [T; 4]| ([ux, uy], [vx, vy]);
    let ((au, av), (bu, bv)) = (vectors(a), vectors(b));
    let (uu, uv, vu, vv) = (cross(au, bu), cross(au, bv), cross(av, bu), cross(av, bv));
    let of_a = [cross(d, au) - (uu + uv), cross(d, av) - (vu + vv)];
    let of_b = [cross(d, bu) - (uu + vu), cross(d, bv) - (uv + vv)];
    ([of_a, of_b], [cross(au, av), cross(bu, bv)])
}

/// The largest gap of a pair, and the bound for its error: NaN or infinite where anything was or became so.
#[inline(always)]
pub(crate) fn gap<T: sealed::Scalar>(a: [T; 6], b: [T; 6]) -> (T, T) {
    let [ax, ay, a @ ..] = a;
    let [bx, by, b @ ..] = b;
    let [dx, dy] = [bx - ax, by - ay];
    let ([of_a, of_b], [area_a, area_b]) = gaps([dx, dy], a, b);
    let along_a = larger(of_a[0], of_a[1]) - area_a;
    let along_b = larger(of_b[0], of_b[1]) - area_b;
    let sum = |[ux, uy, vx, vy]: [T; 4]| (ux.abs() + uy.abs()) + (vx.abs() + vy.abs());
    let sides = sum(a) + sum(b);
    let size = sides * (sides + (dx.abs() + dy.abs()));
    (larger(along_a, along_b), size * T::ERROR + T::UNDERFLOW)
}

/// Whether a gap tells disjoint from overlapping; not where anything is NaN or infinite.
#[inline(always)]
pub(crate) fn is_sure<T: sealed::Scalar>((gap, bound): (T, T)) -> bool {
    gap.abs() > bound
}

/// The numbers of one rectangle.
#[inline(always)]
pub(crate) fn row<T: Copy>(columns: &Columns<'_, T>, i: usize) -> [T; 6] {
    columns.map(|column| column[i])
}

/// The relations of a stretch of pairs, right where they are sure; whether all are.
#[inline(always)]
pub(crate) fn stretch<T: sealed::Scalar>(
    a: Columns<'_, T>,
    b: Columns<'_, T>,
    out: &mut [Relation],
) -> bool {
    // told here, the lengths need no check in the loop
    let n = out.len();
    let (a, b) = (a.map(|column| &column[..n]), b.map(|column| &column[..n]));
    let mut doubts = 0u32;
    for (i, out) in out.iter_mut().enumerate() {
        let (gap, bound) = gap(row(&a, i), row(&b, i));
        *out = if gap > T::ZERO {
            Relation::Disjoint
        } else {
            Relation::Overlapping
        };
        doubts |= u32::from(!is_sure((gap, bound)));
    }
    doubts == 0
}
