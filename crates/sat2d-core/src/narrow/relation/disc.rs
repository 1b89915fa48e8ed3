//! Two discs: the square of the distance against that of the sum of the radii.

use crate::placed::disc::DiscPair;
use crate::placed::hull_proxy::{GAP_ERROR, TINY};
use crate::placed::placement::Placement;
use glam::DVec2;
use sat2d_base::types::{Outcome, Relation};

/// The relation of two discs. Declines what may be an error: transforms that may not be
/// similarities or break the invariants of `Transform`, coordinates that may be out of range.
#[inline(always)]
pub(crate) fn relation(a: Placement<'_>, b: Placement<'_>) -> Outcome<Relation> {
    match DiscPair::new(a, b) {
        Some(discs) => of_centers(
            discs.centers[1] - discs.centers[0],
            discs.radii().element_sum(),
        ),
        None => Outcome::Undecided,
    }
}

/// The relation of two discs from the vector between their centres and the sum of their radii.
#[inline(always)]
pub(crate) fn of_centers(toward: DVec2, radius: f64) -> Outcome<Relation> {
    let (gap, error) = gap(toward, radius);
    Outcome::of_gap(gap, error)
}

/// The difference of the squares of the distance and of the radii, and a bound for its error.
#[inline(always)]
pub(crate) fn gap(toward: DVec2, radius: f64) -> (f64, f64) {
    let (distance2, radius2) = (toward.length_squared(), radius * radius);
    // every step, the difference of the centres as well, is rounded relative to itself
    let error = GAP_ERROR * (distance2 + radius2 + TINY);
    (distance2 - radius2, error)
}
