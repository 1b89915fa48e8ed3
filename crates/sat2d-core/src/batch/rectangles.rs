//! Rectangles as structure of arrays.

use crate::batch::filter;
use crate::batch::filter::{Columns, Scalar, gap, row};
use crate::batch::{BatchError, exact};
use sat2d_base::simd::{Kernel, dispatch};
use sat2d_base::types::Relation;

/// The number of pairs filtered before the uncertain ones are decided: few enough to stay in the
/// first-level cache.
const BLOCK: usize = 256;

/// Rectangles, or any parallelograms, one per index: with center c and half-edges u and v the
/// corners are c ± u ± v, as real numbers, not rounded.
///
/// A rectangle of width w and height h placed by a [`Transform`](crate::Transform) has u = w/2 ·
/// (a, b) and v = h/2 · (c, d). With an area of 0 it is a segment or a point. All arrays have the
/// same length. Units are the caller's, with y up or down.
#[derive(Clone, Copy, Debug)]
pub struct Rectangles<'a, T> {
    /// The x of the centers.
    pub center_x: &'a [T],
    /// The y of the centers.
    pub center_y: &'a [T],
    /// The x of the first half-edges.
    pub u_x: &'a [T],
    /// The y of the first half-edges.
    pub u_y: &'a [T],
    /// The x of the second half-edges.
    pub v_x: &'a [T],
    /// The y of the second half-edges.
    pub v_y: &'a [T],
}

const NAMES: [[&str; 6]; 2] = [
    [
        "a.center_x",
        "a.center_y",
        "a.u_x",
        "a.u_y",
        "a.v_x",
        "a.v_y",
    ],
    [
        "b.center_x",
        "b.center_y",
        "b.u_x",
        "b.u_y",
        "b.v_x",
        "b.v_y",
    ],
];

impl<'a, T> Rectangles<'a, T> {
    fn columns(&self) -> Columns<'a, T> {
        [
            self.center_x,
            self.center_y,
            self.u_x,
            self.u_y,
            self.v_x,
            self.v_y,
        ]
    }
}

/// Writes the relation of rectangle `i` of `a` and rectangle `i` of `b` to `out[i]`, for all `i`.
/// It is exact for the given numbers.
///
/// ```
/// use sat2d::Relation;
/// use sat2d::batch::{Rectangles, rectangles};
/// // squares of side 2 at x = 0, against such at x = 1, 2 and 3
/// let (zero, one) = ([0.0f32; 3], [1.0f32; 3]);
/// let squares = |center_x| Rectangles {
///     center_x, center_y: &zero, u_x: &one, u_y: &zero, v_x: &zero, v_y: &one,
/// };
/// let mut out = [Relation::Disjoint; 3];
/// rectangles(squares(&zero), squares(&[1.0, 2.0, 3.0]), &mut out)?;
/// assert_eq!(out, [Relation::Overlapping, Relation::Touching, Relation::Disjoint]);
/// # Ok::<(), sat2d::batch::BatchError>(())
/// ```
///
/// # Errors
/// [`BatchError::Length`] if the arrays differ in length, and [`BatchError::NotFinite`] for the
/// first index at which a number is NaN or infinite; the relations before that index are written.
pub fn rectangles<T: Scalar>(
    a: Rectangles<'_, T>,
    b: Rectangles<'_, T>,
    out: &mut [Relation],
) -> Result<(), BatchError> {
    let expected = a.center_x.len();
    let columns = [a.columns(), b.columns()];
    let lengths = columns.iter().flatten().map(|column| column.len());
    let names = NAMES.iter().flatten().copied();
    for (name, got) in names.zip(lengths).chain([("out", out.len())]) {
        if got != expected {
            return Err(BatchError::Length {
                name,
                got,
                expected,
            });
        }
    }
    dispatch(Blocks { columns, out })
}

struct Blocks<'a, T> {
    columns: [Columns<'a, T>; 2],
    out: &'a mut [Relation],
}

impl<T: Scalar> Kernel for Blocks<'_, T> {
    type Output = Result<(), BatchError>;

    #[inline(always)]
    fn run(self) -> Result<(), BatchError> {
        for (i, out) in self.out.chunks_mut(BLOCK).enumerate() {
            let start = i * BLOCK;
            let [a, b] = self
                .columns
                .map(|side| side.map(|column| &column[start..start + out.len()]));
            if !filter::block(a, b, out) {
                decide(a, b, out, start)?;
            }
        }
        Ok(())
    }
}

/// Decides the uncertain pairs of a block.
#[cold]
#[inline(never)]
fn decide<T: Scalar>(
    a: Columns<'_, T>,
    b: Columns<'_, T>,
    out: &mut [Relation],
    start: usize,
) -> Result<(), BatchError> {
    for (i, out) in out.iter_mut().enumerate() {
        let rows = [row(&a, i), row(&b, i)];
        if gap(rows[0], rows[1]).is_sure() {
            continue;
        }
        let rows = rows.map(|row| row.map(Into::<f64>::into));
        for (names, row) in NAMES.iter().zip(rows) {
            for (name, value) in names.iter().copied().zip(row) {
                if !value.is_finite() {
                    return Err(BatchError::NotFinite {
                        name,
                        index: start + i,
                        value,
                    });
                }
            }
        }
        // what is uncertain in f32 seldom is in f64
        let gap = gap(rows[0], rows[1]);
        *out = if gap.is_sure() {
            gap.relation()
        } else {
            exact::relation(rows[0], rows[1])
        };
    }
    Ok(())
}
