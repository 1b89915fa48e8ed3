//! Pairs of bodies, as a broad phase finds them.
//!
//! The rectangles of a block of pairs are gathered into columns, over which a vectorized loop runs.
//! Other shapes are gathered as NaN and so are uncertain. What is uncertain is decided pair by
//! pair.

use crate::batch::BatchError;
use crate::narrow;
use crate::narrow::relation::parallelogram::gap;
use crate::proxy::parallelogram::Parallelogram;
use crate::shape::Shape;
use crate::simd::{Work, dispatch};
use crate::transform::Transform;
use crate::types::Relation;
use alloc::vec::Vec;

/// The number of pairs gathered at once: 16 KB, which the first-level cache holds.
const BLOCK: usize = 128;

/// One side of a block of pairs, column by column.
type Columns = [[f64; BLOCK]; Parallelogram::NUMBERS];

/// Writes the relation of each pair of bodies to `out`, in the order of the pairs: that of
/// [`relation`](crate::relation), but rectangles are placed once a body instead of once a pair.
/// Body `k` is `shapes[k]` placed by `transforms[k]`.
///
/// ```
/// use sat2d::batch::pairs;
/// use sat2d::{DVec2, Relation, Shape, Transform};
/// let crate_ = Shape::rectangle(2.0, 2.0)?;
/// let ball = Shape::circle(DVec2::ZERO, 1.0)?;
/// let at = |x| Transform::translation(DVec2::new(x, 0.0));
/// let (shapes, transforms) = ([&crate_, &crate_, &ball], [at(0.0)?, at(1.5)?, at(3.5)?]);
/// let mut out = [Relation::Disjoint; 3];
/// pairs(&shapes, &transforms, &[[0, 1], [0, 2], [1, 2]], &mut out)?;
/// assert_eq!(out, [Relation::Overlapping, Relation::Disjoint, Relation::Touching]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`BatchError::Length`] if there are not as many transforms as shapes, or `out` is not as long as
/// `pairs`; [`BatchError::NoSuchBody`] or [`BatchError::Place`] for the first pair that fails, with
/// the relations before it written.
pub fn pairs(
    shapes: &[&Shape],
    transforms: &[Transform],
    pairs: &[[u32; 2]],
    out: &mut [Relation],
) -> Result<(), BatchError> {
    for (name, got, expected) in [
        ("transforms", transforms.len(), shapes.len()),
        ("out", out.len(), pairs.len()),
    ] {
        if got != expected {
            return Err(BatchError::Length {
                name,
                got,
                expected,
            });
        }
    }
    let rectangles: Vec<Parallelogram> = shapes
        .iter()
        .zip(transforms)
        .map(|(shape, at)| Parallelogram::of_shape(shape, at).unwrap_or(Parallelogram::NONE))
        .collect();
    dispatch(Pairs {
        shapes,
        transforms,
        rectangles: &rectangles,
        pairs,
        out,
    })
}

struct Pairs<'a> {
    shapes: &'a [&'a Shape],
    transforms: &'a [Transform],
    rectangles: &'a [Parallelogram],
    pairs: &'a [[u32; 2]],
    out: &'a mut [Relation],
}

impl Work for Pairs<'_> {
    type Output = Result<(), BatchError>;

    #[inline(always)]
    fn run(self) -> Result<(), BatchError> {
        let mut sides: [Columns; 2] = [[[0.0; BLOCK]; Parallelogram::NUMBERS]; 2];
        let blocks = self.pairs.chunks(BLOCK).zip(self.out.chunks_mut(BLOCK));
        for (i, (pairs, out)) in blocks.enumerate() {
            block(
                self.shapes,
                self.transforms,
                self.rectangles,
                pairs,
                &mut sides,
                out,
            )
            .map_err(|error| error.after(i * BLOCK))?;
        }
        Ok(())
    }
}

/// Decides a block of pairs. Errors count pairs from the first one of the block.
#[inline(always)]
fn block(
    shapes: &[&Shape],
    transforms: &[Transform],
    rectangles: &[Parallelogram],
    pairs: &[[u32; 2]],
    sides: &mut [Columns; 2],
    out: &mut [Relation],
) -> Result<(), BatchError> {
    let [a, b] = sides;
    let mut count = 0;
    for &[i, j] in pairs {
        let (Some(p), Some(q)) = (rectangles.get(i as usize), rectangles.get(j as usize)) else {
            break;
        };
        put(a, count, p);
        put(b, count, q);
        count += 1;
    }
    if !filter(a, b, &mut out[..count]) {
        for (k, (&[i, j], out)) in pairs.iter().zip(&mut out[..count]).enumerate() {
            let (i, j) = (i as usize, j as usize);
            if !gap(&rectangles[i], &rectangles[j]).is_sure() {
                *out = narrow::relation(shapes[i], &transforms[i], shapes[j], &transforms[j])
                    .map_err(|error| BatchError::Place { pair: k, error })?;
            }
        }
    }
    match pairs.get(count) {
        Some(&[i, j]) => Err(BatchError::NoSuchBody {
            pair: count,
            body: if (i as usize) < rectangles.len() {
                j
            } else {
                i
            },
            count: rectangles.len(),
        }),
        None => Ok(()),
    }
}

/// Writes a rectangle into row `k` of its side.
#[inline(always)]
fn put(columns: &mut Columns, k: usize, rectangle: &Parallelogram) {
    let numbers = rectangle.numbers();
    let k = k % BLOCK;
    columns[0][k] = numbers[0];
    columns[1][k] = numbers[1];
    columns[2][k] = numbers[2];
    columns[3][k] = numbers[3];
    columns[4][k] = numbers[4];
    columns[5][k] = numbers[5];
    columns[6][k] = numbers[6];
    columns[7][k] = numbers[7];
}

/// Writes the relations of the gathered pairs, which are right where they are certain. Returns
/// whether all are.
#[inline(always)]
fn filter(a: &Columns, b: &Columns, out: &mut [Relation]) -> bool {
    let n = out.len();
    let (a, b) = (a.each_ref().map(|c| &c[..n]), b.each_ref().map(|c| &c[..n]));
    let mut uncertain = 0u32;
    for (k, out) in out.iter_mut().enumerate() {
        let p = Parallelogram::of_numbers([
            a[0][k], a[1][k], a[2][k], a[3][k], a[4][k], a[5][k], a[6][k], a[7][k],
        ]);
        let q = Parallelogram::of_numbers([
            b[0][k], b[1][k], b[2][k], b[3][k], b[4][k], b[5][k], b[6][k], b[7][k],
        ]);
        let gap = gap(&p, &q);
        *out = gap.relation();
        uncertain |= u32::from(!gap.is_sure());
    }
    uncertain == 0
}
