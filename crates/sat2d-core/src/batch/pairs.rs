//! Pairs of bodies, as a broad phase finds them.
//!
//! The rectangles of a block of pairs are gathered into columns, over which a vectorized loop runs.
//! Other shapes are gathered as NaN and so are uncertain. Uncertain pairs are decided one by one.

use crate::batch::BatchError;
use crate::narrow::relation::parallelogram;
use crate::placed::parallelogram::{Parallelogram, RectanglePair};
use crate::query;
use crate::shape::Shape;
use crate::transform::Transform;
use alloc::vec::Vec;
use sat2d_base::simd::{Kernel, dispatch};
use sat2d_base::types::{Outcome, Relation};

/// The number of pairs gathered at once: 12 KB, which the first-level cache holds.
const BLOCK: usize = 128;

/// A block of pairs, column by column.
type Columns = [[f64; BLOCK]; RectanglePair::NUMBERS];

/// Writes the relation of each pair of bodies to `out`, in the order of the pairs: the one of
/// [`relation`](crate::relation), but rectangles are placed once per body instead of once per pair.
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

impl Kernel for Pairs<'_> {
    type Output = Result<(), BatchError>;

    #[inline(always)]
    fn run(self) -> Result<(), BatchError> {
        let mut columns: Columns = [[0.0; BLOCK]; RectanglePair::NUMBERS];
        let blocks = self.pairs.chunks(BLOCK).zip(self.out.chunks_mut(BLOCK));
        for (i, (pairs, out)) in blocks.enumerate() {
            block(
                self.shapes,
                self.transforms,
                self.rectangles,
                pairs,
                &mut columns,
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
    columns: &mut Columns,
    out: &mut [Relation],
) -> Result<(), BatchError> {
    let mut count = 0;
    for &[i, j] in pairs {
        let (Some(p), Some(q)) = (rectangles.get(i as usize), rectangles.get(j as usize)) else {
            break;
        };
        let numbers = RectanglePair::new(p, q).0;
        for (column, number) in columns.iter_mut().zip(numbers) {
            column[count % BLOCK] = number;
        }
        count += 1;
    }
    if !filter(columns, &mut out[..count]) {
        for (k, (&[i, j], out)) in pairs.iter().zip(&mut out[..count]).enumerate() {
            let (i, j) = (i as usize, j as usize);
            if parallelogram::relation(&rectangles[i], &rectangles[j]) == Outcome::Undecided {
                *out = query::relation(shapes[i], &transforms[i], shapes[j], &transforms[j])
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

/// Writes the relations of the gathered pairs, which are right where they are certain. Returns
/// whether all are.
#[inline(always)]
fn filter(columns: &Columns, out: &mut [Relation]) -> bool {
    let columns = columns.each_ref().map(|column| &column[..out.len()]);
    let mut uncertain = 0u32;
    for (k, out) in out.iter_mut().enumerate() {
        let pair = RectanglePair(columns.map(|column| column[k]));
        let gap = pair.gap();
        *out = gap.relation();
        uncertain |= u32::from(!gap.is_sure());
    }
    uncertain == 0
}
