//! The floating-point filter for rectangles: a loop without branches, calls and divisions, which
//! compilers vectorize.
//!
//! The separating axis test for two parallelograms with half-edges u, v whose centers are d apart
//! (S. Gottschalk, M. Lin and D. Manocha, "OBBTree", 1996): they are apart along the normal of u1
//! if
//! |d×u1| > |v1×u1| + |u2×u1| + |v2×u1|, and likewise for v1, u2, v2. The input is exact, so d has
//! a relative error of one rounding, and every product is at most S (D + S), where S is the sum of
//! the magnitudes of all coordinates of half-edges, and D that of d. A gap is a sum of 14 products
//! with at most 9 rounding errors of S (D + S), since each half-edge occurs once.

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
        /// 32 units of roundoff: three times what a gap needs, to cover the rounding of the bound.
        const ERROR: Self;
        /// More than the products of a gap can lose to underflow.
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

/// Center, u and v, each x then y.
pub(crate) type Columns<'a, T> = [&'a [T]; 6];

/// A single vector instruction, unlike `max`.
#[inline(always)]
fn larger<T: PartialOrd>(a: T, b: T) -> T {
    if a > b { a } else { b }
}

/// The gaps of two parallelograms whose centers are `d` apart, along the normals of the half-edges
/// u and v of either, times the lengths of these. The second products are yet to be subtracted: u ×
/// v of either.
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

/// The largest gap of a pair and a bound for its error; NaN or infinite if any number was or became
/// that.
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

/// Whether the sign of a gap is certain; false if a number is NaN or infinite.
#[inline(always)]
pub(crate) fn is_certain<T: sealed::Scalar>((gap, bound): (T, T)) -> bool {
    gap.abs() > bound
}

/// The numbers of one rectangle.
#[inline(always)]
pub(crate) fn row<T: Copy>(columns: &Columns<'_, T>, i: usize) -> [T; 6] {
    columns.map(|column| column[i])
}

/// Writes the relations of a block of pairs, which are right where they are certain. Returns
/// whether all are.
#[inline(always)]
pub(crate) fn block<T: sealed::Scalar>(
    a: Columns<'_, T>,
    b: Columns<'_, T>,
    out: &mut [Relation],
) -> bool {
    // known lengths need no bounds check in the loop
    let n = out.len();
    let (a, b) = (a.map(|column| &column[..n]), b.map(|column| &column[..n]));
    let mut uncertain = 0u32;
    for (i, out) in out.iter_mut().enumerate() {
        let (gap, bound) = gap(row(&a, i), row(&b, i));
        *out = if gap > T::ZERO {
            Relation::Disjoint
        } else {
            Relation::Overlapping
        };
        uncertain |= u32::from(!is_certain((gap, bound)));
    }
    uncertain == 0
}
