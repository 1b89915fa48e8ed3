//! The loop over rectangles that a compiler turns into vector instructions: no branch, no call, no division.
//!
//! Two parallelograms with centres d apart and half-edges u, v are apart along the normal of u1 where
//! |d×u1| > |v1×u1| + |u2×u1| + |v2×u1|, and likewise for v1, u2, v2. The numbers are the input, so d is rounded relative to itself, and every product is at
//! most S (D + S) in size, with S the sum of magnitudes of all half-edges' coordinates and D that of d's. A gap is 14 of them, summed:
//! at most 9 roundings of S (D + S) in all, since each half-edge is met once.

use crate::Relation;
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

pub(super) mod sealed {
    use super::*;

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
pub(super) type Columns<'a, T> = [&'a [T]; 6];

/// One instruction, and one that vectorises.
#[inline(always)]
fn larger<T: PartialOrd>(a: T, b: T) -> T {
    if a > b { a } else { b }
}

/// The largest gap of a pair, and the bound for its error: NaN or infinite where anything was or became so.
#[inline(always)]
pub(super) fn gap<T: sealed::Scalar>(a: [T; 6], b: [T; 6]) -> (T, T) {
    let [ax, ay, aux, auy, avx, avy] = a;
    let [bx, by, bux, buy, bvx, bvy] = b;
    let cross = |x1: T, y1: T, x2: T, y2: T| (x1 * y2 - y1 * x2).abs();
    let (dx, dy) = (bx - ax, by - ay);
    let (area_a, area_b) = (cross(aux, auy, avx, avy), cross(bux, buy, bvx, bvy));
    let (uu, uv) = (cross(aux, auy, bux, buy), cross(aux, auy, bvx, bvy));
    let (vu, vv) = (cross(avx, avy, bux, buy), cross(avx, avy, bvx, bvy));
    let along_a = larger(
        cross(dx, dy, aux, auy) - (uu + uv),
        cross(dx, dy, avx, avy) - (vu + vv),
    ) - area_a;
    let along_b = larger(
        cross(dx, dy, bux, buy) - (uu + vu),
        cross(dx, dy, bvx, bvy) - (uv + vv),
    ) - area_b;
    let sides_a = (aux.abs() + auy.abs()) + (avx.abs() + avy.abs());
    let sides_b = (bux.abs() + buy.abs()) + (bvx.abs() + bvy.abs());
    let sides = sides_a + sides_b;
    let size = sides * (sides + (dx.abs() + dy.abs()));
    (larger(along_a, along_b), size * T::ERROR + T::UNDERFLOW)
}

/// Whether a gap tells disjoint from overlapping; not where anything is NaN or infinite.
#[inline(always)]
pub(super) fn is_sure<T: sealed::Scalar>((gap, bound): (T, T)) -> bool {
    gap.abs() > bound
}

/// The numbers of one rectangle.
#[inline(always)]
pub(super) fn row<T: Copy>(columns: &Columns<'_, T>, i: usize) -> [T; 6] {
    columns.map(|column| column[i])
}

/// The relations of a stretch of pairs, right where they are sure; whether all are.
#[inline(always)]
pub(super) fn stretch<T: sealed::Scalar>(
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
