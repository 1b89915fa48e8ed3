//! Approximate decomposition: fewer convex pieces, which may deviate by a tolerance.
//!
//! Narrow holes are filled (`fill_holes`), the polygon is simplified and decomposed exactly, and
//! the pieces are joined where the convex hull of two neighbours stays near them (`join`), or left
//! out if they are near another one. `certificate` checks a result independently of how it was
//! made.

mod approximation;
mod certificate;
mod fill_holes;
mod inner_hull;
mod join;

pub use approximation::Approximation;
pub use certificate::VerifyApproximationError;

use crate::approximate::approximation::shares;
use crate::approximate::fill_holes::{fillable, without};
use crate::approximate::join::join;
use crate::input::error::PolygonError;
use crate::options::Options;
use crate::polygon::{decompose, simplify};
use crate::simplify::{Deviation, Simplification};
use alloc::vec::Vec;
use glam::DVec2;

/// Decomposes a polygon into convex pieces whose union is within `tolerance` of it, in the unit of
/// the coordinates. Use it if you need few pieces, and a deviation of a pixel does not matter.
///
/// [`Approximation`] says exactly what holds, and [`Approximation::verify`] proves it. With
/// [`Deviation::Outward`] the pieces cover the polygon, with [`Deviation::Inward`] the polygon
/// covers the pieces. Pieces may overlap each other. Their corners are vertices of the polygon:
/// nothing is rounded.
///
/// Neighbouring pieces of a decomposition by `options` are joined as long as their convex hull
/// stays within the tolerance, first those that change least. (The measure of concavity is that of
/// J.-M. Lien and N. M. Amato, "Approximate convex decomposition of polygons", 2006, here from the
/// pieces upward.) Before that, [`simplify`](crate::simplify()) removes corners.
///
/// - With [`Deviation::Outward`] and [`Deviation::Either`], holes are filled if they are no wider
///   than twice the tolerance in one direction, so that all their points are within the tolerance
///   of the polygon. A wider hole stays a hole.
/// - With [`Deviation::Inward`], a convex polygon inside the pieces replaces their hull. With it
///   and [`Deviation::Either`], pieces within the tolerance of a neighbour are left out.
///
/// One step may use the whole tolerance, or two steps a half each; the result is the one with the
/// fewest pieces. There are never more pieces than `options` alone give. They are few, but not
/// always the fewest. The time is that of three decompositions, or of six if there are holes to
/// fill. Joining takes at worst the square of the number of vertices.
///
/// ```
/// use sat2d::DVec2;
/// use sat2d::decompose::{Deviation, Options, approximate};
/// let p = |x, y| DVec2::new(x, y);
/// let dented = [p(0.0, 0.0), p(4.0, 0.5), p(8.0, 0.0), p(7.5, 2.0), p(8.0, 4.0), p(0.0, 4.0)];
/// let exact = approximate(&[&dented], 0.0, Deviation::Outward, &Options::default())?;
/// assert_eq!(exact.count(), 2);
/// let one = approximate(&[&dented], 0.5, Deviation::Outward, &Options::default())?;
/// assert_eq!(one.pieces().collect::<Vec<_>>(), [[0, 2, 4, 5]]);
/// assert!(one.verify(&[&dented]).is_ok());
/// # Ok::<(), sat2d::decompose::PolygonError>(())
/// ```
///
/// # Errors
/// Those of [`decompose`](crate::decompose()), and [`PolygonError::BadTolerance`] if the
/// tolerance is negative or not finite.
pub fn approximate(
    rings: &[&[DVec2]],
    tolerance: f64,
    deviation: Deviation,
    options: &Options,
) -> Result<Approximation, PolygonError> {
    let mut best: Option<Approximation> = None;
    let mut is_complete = true;
    for share in shares(tolerance, deviation) {
        let fills = share.filled > 0.0;
        let filled = if fills {
            fillable(rings, share.filled)
        } else {
            Vec::new()
        };
        if fills && filled.is_empty() {
            continue;
        }
        let (rings, numbers) = without(rings, &filled);
        let simplification = if share.removed == 0.0 {
            // a straight vertex may save a piece
            unchanged(&rings, deviation)
        } else {
            simplify(&rings, share.removed, deviation)?
        };
        let points = simplification.points(&rings);
        let simplified: Vec<&[DVec2]> = points.iter().map(Vec::as_slice).collect();
        let decomposition = decompose(&simplified, options)?;
        is_complete &= decomposition.is_complete();
        let groups = join(
            &points.concat(),
            &decomposition,
            share.joined,
            deviation,
            options.max_corners,
        );
        if best.as_ref().is_none_or(|best| groups.len() < best.count()) {
            best = Some(Approximation::new(
                tolerance,
                share,
                (filled, &numbers),
                simplification,
                decomposition,
                &groups,
            ));
        }
    }
    let best = best.ok_or(PolygonError::BadTolerance { tolerance })?;
    Ok(Approximation {
        is_complete,
        ..best
    })
}

/// All vertices of the rings, which are not validated yet.
fn unchanged(rings: &[&[DVec2]], deviation: Deviation) -> Simplification {
    let mut first = 0;
    let all = rings.iter().map(|ring| {
        let range = first..first + ring.len() as u32;
        first = range.end;
        range.collect()
    });
    Simplification::new(all, 0.0, deviation)
}
