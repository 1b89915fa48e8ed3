//! Two circles: the distance of their centres, less the radii.

use crate::minkowski::gjk;
use crate::placed::disc::{DiscPair, core_point};
use crate::placed::placement::Placement;
use glam::DVec2;
use sat2d_base::num::larger;
use sat2d_base::types::ClosestPoints;
use sat2d_base::types::outcome::Outcome;

/// The closest points of two circles; those of their contact if they overlap. Undecided where
/// doubles cannot tell, and for invalid transforms.
#[inline(always)]
pub(crate) fn disc_disc(a: Placement<'_>, b: Placement<'_>) -> Outcome<ClosestPoints> {
    match DiscPair::new(a, b) {
        Some(discs) => centers(discs.centers, discs.radii()),
        None => Outcome::Undecided,
    }
}

/// The closest points of two placed circles; those of their contact if they overlap. The formulas
/// are also those of their contact.
#[inline(always)]
pub(crate) fn centers([p, q]: [DVec2; 2], radii: DVec2) -> Outcome<ClosestPoints> {
    let (square, radius) = ((q - p).length_squared(), radii.x + radii.y);
    let length = libm::sqrt(square);
    let (gap, error) = (length - radius, gjk::ERROR * (length + radius));
    if !((square >= gjk::SMALL_SQUARE) & (error <= gjk::RELATIVE * gap.abs())) {
        return Outcome::Undecided;
    }
    let ends = [core_point(p, radii.x), core_point(q, radii.y)];
    Outcome::Decided(gjk::apart_by(larger(gap, 0.0), length, ends))
}
