//! Two upright sprites at whole pixels from each other: the AND of their bits.
//!
//! Pixels overlap if they are at the same place, and touch if they are neighbours by a side or a
//! corner. So the masks tell the relation of the shapes where no placed coordinate is rounded.

use crate::num::power_of_two;
use crate::shape::PlacedPieces;
use crate::transform::Transform;
use crate::types::{Outcome, Relation};
use glam::DVec2;

/// Pivots and translations that are multiples of 2^-20 and no larger than 2^28: with the corners of
/// pixels, which are at most 2^27, they add up to less than 2^30, so sums need 50 bits.
const LARGEST: f64 = power_of_two(28);
const UNITS: f64 = power_of_two(20);

/// The relation of two shapes of masks; undecided unless no placed coordinate is rounded and the
/// masks are whole pixels apart.
pub(crate) fn relation(a: &PlacedPieces<'_>, b: &PlacedPieces<'_>) -> Outcome<Relation> {
    let (Some(p), Some(q)) = (&a.pieces.sprite, &b.pieces.sprite) else {
        return Outcome::Undecided;
    };
    let places = (
        corner(p.pivot, a.transform()),
        corner(q.pivot, b.transform()),
    );
    let (Some(first), Some(second)) = places else {
        return Outcome::Undecided;
    };
    let offset = second - first;
    if offset != offset.round() {
        return Outcome::Undecided;
    }
    let (x, y) = (offset.x as i32, offset.y as i32);
    Outcome::Decided(if p.mask.overlaps(&q.mask, (x, y)) {
        Relation::Overlapping
    } else if p.mask.overlaps(&q.grown, (x - 1, y - 1)) {
        Relation::Touching
    } else {
        Relation::Disjoint
    })
}

/// Where the corner (0, 0) of a mask is placed, if that and all other corners are exact.
fn corner(pivot: DVec2, t: &Transform) -> Option<DVec2> {
    let is_upright = [t.a, t.b, t.c, t.d] == [1.0, 0.0, 0.0, 1.0];
    let is_short = |x: f64| x.abs() <= LARGEST && x * UNITS == (x * UNITS).trunc();
    let numbers = [pivot.x, pivot.y, t.tx, t.ty];
    (is_upright && numbers.into_iter().all(is_short)).then(|| DVec2::new(t.tx, t.ty) - pivot)
}
