//! Pairs of bodies, as a broad phase finds them.

use super::BatchError;
use crate::narrow;
use crate::narrow::rectangle::{self, Parallelogram};
use crate::{Relation, Shape, Transform};
use alloc::vec::Vec;

/// The relation of each pair of bodies, which are shapes and where they are, into `out` in the order of the pairs: what
/// [`relation`](crate::relation) says of them one at a time, but rectangles are placed once a body instead of once a pair.
///
/// ```
/// use sat2d::batch::pairs;
/// use sat2d::{DVec2, Relation, Shape, Transform};
/// let crate_ = Shape::rectangle(2.0, 2.0)?;
/// let ball = Shape::circle(DVec2::ZERO, 1.0)?;
/// let at = |x| Transform::translation(DVec2::new(x, 0.0));
/// let bodies = [(&crate_, at(0.0)?), (&crate_, at(1.5)?), (&ball, at(3.5)?)];
/// let mut out = [Relation::Disjoint; 3];
/// pairs(&bodies, &[[0, 1], [0, 2], [1, 2]], &mut out)?;
/// assert_eq!(out, [Relation::Overlapping, Relation::Disjoint, Relation::Touching]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
///
/// # Errors
/// [`BatchError::Length`] if `out` is not as long as `pairs`; [`BatchError::NoSuchBody`] and [`BatchError::Place`] for the first pair that has no
/// answer, with those before it written.
pub fn pairs(
    bodies: &[(&Shape, Transform)],
    pairs: &[[u32; 2]],
    out: &mut [Relation],
) -> Result<(), BatchError> {
    if out.len() != pairs.len() {
        return Err(BatchError::Length {
            name: "out",
            got: out.len(),
            expected: pairs.len(),
        });
    }
    let rectangles: Vec<Option<Parallelogram>> = bodies
        .iter()
        .map(|(shape, transform)| Parallelogram::of_shape(shape, transform))
        .collect();
    for (pair, (&[a, b], out)) in pairs.iter().zip(out).enumerate() {
        for body in [a, b] {
            if body as usize >= bodies.len() {
                return Err(BatchError::NoSuchBody {
                    pair,
                    body,
                    count: bodies.len(),
                });
            }
        }
        let (a, b) = (a as usize, b as usize);
        if let (Some(p), Some(q)) = (&rectangles[a], &rectangles[b])
            && let Some(relation) = rectangle::relation(p, q)
        {
            *out = relation;
            continue;
        }
        let ((a, ta), (b, tb)) = (&bodies[a], &bodies[b]);
        *out = narrow::relation(a, ta, b, tb).map_err(|error| BatchError::Place { pair, error })?;
    }
    Ok(())
}
