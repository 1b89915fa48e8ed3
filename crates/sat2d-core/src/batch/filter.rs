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

use crate::placed::parallelogram::{Gap, Gaps};
use sat2d_base::types::Relation;

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
    use sat2d_base::num::Float;

    pub trait Scalar: Float + Into<f64> {
        /// 32 units of roundoff: three times what a gap needs, to cover the rounding of the bound.
        const ERROR: Self;
        /// More than the products of a gap can lose to underflow.
        const UNDERFLOW: Self;
    }

    impl Scalar for f32 {
        const ERROR: f32 = 16.0 * f32::EPSILON;
        const UNDERFLOW: f32 = f32::MIN_POSITIVE;
    }

    impl Scalar for f64 {
        const ERROR: f64 = 16.0 * f64::EPSILON;
        const UNDERFLOW: f64 = f64::MIN_POSITIVE;
    }
}

/// Center, u and v, each x then y.
pub(crate) type Columns<'a, T> = [&'a [T]; 6];

/// The largest gap of a pair; NaN or infinite if any number is or becomes NaN or infinite.
#[inline(always)]
pub(crate) fn gap<T: sealed::Scalar>(a: [T; 6], b: [T; 6]) -> Gap<T> {
    let [ax, ay, aux, auy, avx, avy] = a;
    let [bx, by, bux, buy, bvx, bvy] = b;
    let d @ [dx, dy] = [bx - ax, by - ay];
    let sum = |x: [T; 2], y: [T; 2]| (x[0].abs() + x[1].abs()) + (y[0].abs() + y[1].abs());
    let (au, av, bu, bv) = ([aux, auy], [avx, avy], [bux, buy], [bvx, bvy]);
    let sides = sum(au, av) + sum(bu, bv);
    let size = sides * (sides + (dx.abs() + dy.abs()));
    Gap {
        largest: Gaps::new(d, [au, av], [bu, bv]).largest(),
        bound: size * T::ERROR + T::UNDERFLOW,
    }
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
        let gap = gap(row(&a, i), row(&b, i));
        *out = gap.relation();
        uncertain |= u32::from(!gap.is_sure());
    }
    uncertain == 0
}
