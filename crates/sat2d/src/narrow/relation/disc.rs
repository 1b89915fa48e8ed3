//! Two discs: the square of the distance against that of the radii.

use crate::proxy::disc::DiscPair;
use crate::proxy::hull_proxy::{GAP_ERROR, TINY};
use crate::proxy::placement::Placement;
use crate::types::Relation;
use glam::DVec2;

/// The relation of two discs where squares of doubles can tell. `None` also where an error may have to be told: a map may be no similarity, or
/// no map at all, or a coordinate leave the range.
#[inline(always)]
pub(crate) fn relation(a: Placement<'_>, b: Placement<'_>) -> Option<Relation> {
    let discs = DiscPair::new(a, b)?;
    of_centers(
        discs.centers[1] - discs.centers[0],
        discs.radii().element_sum(),
    )
}

/// Two discs, from centre to centre.
#[inline(always)]
pub(crate) fn of_centers(toward: DVec2, radius: f64) -> Option<Relation> {
    let (distance2, radius2) = (toward.length_squared(), radius * radius);
    // every step, the difference of the centres as well, is rounded relative to itself
    let bound = GAP_ERROR * (distance2 + radius2 + TINY);
    beyond_doubt(distance2 - radius2, bound)
}

/// What a gap tells that is off by less than a bound; nothing if it may be 0.
#[inline(always)]
pub(crate) fn beyond_doubt(gap: f64, bound: f64) -> Option<Relation> {
    if gap.abs() <= bound {
        return None;
    }
    Some(if gap > 0.0 {
        Relation::Disjoint
    } else {
        Relation::Overlapping
    })
}
