//! Two sprites by the bits of their masks.
//!
//! Upright ones at whole pixels from each other: pixels overlap if they are at the same place, and
//! touch if they are neighbours by a side or a corner. So the masks tell the relation of the shapes
//! where no placed coordinate is rounded.
//!
//! At any other placement: if the centre of a pixel of one is within a pixel of the other, clearly
//! but for rounding, they overlap. Most sprites that overlap are found so. Of the others the edges
//! of one are followed among the pixels of the other. What is too close for that is left to the
//! pieces.

mod edges;
mod map;

use crate::narrow::relation::pixels::map::{MARGIN, PixelMap, PlacedSprite};
use crate::placed::PlacedPieces;
use crate::shape::Sprite;
use crate::transform::Transform;
use glam::DVec2;
use sat2d_base::num::power_of_two;
use sat2d_base::types::{Outcome, Relation};

/// Pivots and translations that are multiples of 2^-20 and no larger than 2^28: with the corners of
/// pixels, which are at most 2^27, they add up to less than 2^30, so sums need 50 bits.
const LARGEST: f64 = power_of_two(28);
/// Pivots and translations times this are whole numbers.
const UNITS: f64 = power_of_two(20);

/// The relation of two shapes of masks, where the bits prove it.
pub(crate) fn relation(a: &PlacedPieces<'_>, b: &PlacedPieces<'_>) -> Outcome<Relation> {
    let (Some(p), Some(q)) = (&a.pieces().sprite, &b.pieces().sprite) else {
        return Outcome::Undecided;
    };
    at_whole_pixels((p, a.transform()), (q, b.transform())).or_else(|| by_maps((p, a), (q, b)))
}

/// The stages for any placements.
fn by_maps(p: PlacedSprite<'_>, q: PlacedSprite<'_>) -> Outcome<Relation> {
    let overlap = |map: &Option<PixelMap>, from: &Sprite, to: &Sprite| {
        (map.as_ref()).is_some_and(|map| samples_overlap(map, from, to))
    };
    let to_q = PixelMap::new(p, q);
    if overlap(&to_q, p.0, q.0) {
        return Outcome::Decided(Relation::Overlapping);
    }
    let to_p = PixelMap::new(q, p);
    if overlap(&to_p, q.0, p.0) {
        return Outcome::Decided(Relation::Overlapping);
    }
    match (to_q, to_p) {
        // the edges of the sprite with fewer pieces
        (Some(to_q), Some(to_p)) if p.1.pieces().len() <= q.1.pieces().len() => {
            edges::relation((p, &to_q), (q, &to_p))
        }
        (Some(to_q), Some(to_p)) => edges::relation((q, &to_p), (p, &to_q)),
        _ => Outcome::Undecided,
    }
}

/// Undecided unless no placed coordinate is rounded and the masks are whole pixels apart.
fn at_whole_pixels(
    (p, ta): (&Sprite, &Transform),
    (q, tb): (&Sprite, &Transform),
) -> Outcome<Relation> {
    let (Some(first), Some(second)) = (corner(p.pivot, ta), corner(q.pivot, tb)) else {
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

/// Whether the centre of a pixel of `p` is certainly within a pixel of `q`.
fn samples_overlap(to_q: &PixelMap, p: &Sprite, q: &Sprite) -> bool {
    p.samples.iter().any(|&at| {
        let at = to_q.apply(at);
        let pixel = at.floor();
        let within = (at - pixel - 0.5).abs().max_element() <= 0.5 - MARGIN;
        let is_in = pixel.min_element() >= 0.0;
        within && is_in && q.mask.get(pixel.x as usize, pixel.y as usize)
    })
}
