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

use crate::narrow::relation::pixel_edges;
use crate::num::{U, power_of_two};
use crate::placed::PlacedPieces;
use crate::shape::Sprite;
use crate::transform::Transform;
use crate::types::{Outcome, Relation};
use glam::DVec2;

/// Pivots and translations that are multiples of 2^-20 and no larger than 2^28: with the corners of
/// pixels, which are at most 2^27, they add up to less than 2^30, so sums need 50 bits.
const LARGEST: f64 = power_of_two(28);
const UNITS: f64 = power_of_two(20);

/// The relation of two shapes of masks, where the bits prove it.
pub(crate) fn relation(a: &PlacedPieces<'_>, b: &PlacedPieces<'_>) -> Outcome<Relation> {
    let (Some(p), Some(q)) = (&a.pieces.sprite, &b.pieces.sprite) else {
        return Outcome::Undecided;
    };
    at_whole_pixels((p, a.transform()), (q, b.transform())).or_else(|| {
        if samples_overlap((p, a), (q, b)) || samples_overlap((q, b), (p, a)) {
            Outcome::Decided(Relation::Overlapping)
        } else {
            pixel_edges::relation((p, a), (q, b))
        }
    })
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

/// Pixels are known up to this much of their size.
const MARGIN: f64 = 0.125;

/// Proven in proofs/pixels.g.
const ERROR: f64 = 16.0 * U;

/// So that the rounding of a determinant is relative.
const LEAST_DET: f64 = power_of_two(-900);

/// A placed sprite.
pub(crate) type PlacedSprite<'a> = (&'a Sprite, &'a PlacedPieces<'a>);

/// The map from the pixels of one sprite to those of another.
pub(super) struct PixelMap {
    origin: DVec2,
    x: DVec2,
    y: DVec2,
}

impl PixelMap {
    /// The map from `p` to `q`, if [`rounding`] is no more than this.
    pub(super) fn new(
        (p, a): PlacedSprite<'_>,
        (q, b): PlacedSprite<'_>,
        most_rounding: f64,
    ) -> Option<PixelMap> {
        let (ta, tb) = (a.transform(), b.transform());
        let det = tb.a * tb.d - tb.b * tb.c;
        // not `>`, so that an overflow to infinity or NaN is no proof
        let is_clear = rounding((p, a), (q, b)) <= most_rounding;
        if !is_clear || det.abs() < LEAST_DET {
            return None;
        }
        let back = |v: DVec2| DVec2::new(tb.d * v.x - tb.c * v.y, tb.a * v.y - tb.b * v.x) / det;
        let (x, y) = (back(DVec2::new(ta.a, ta.b)), back(DVec2::new(ta.c, ta.d)));
        let apart = DVec2::new(ta.tx - tb.tx, ta.ty - tb.ty);
        let origin = back(apart) + q.pivot - x * p.pivot.x - y * p.pivot.y;
        Some(PixelMap { origin, x, y })
    }

    /// Where a point among the pixels of `p` is among those of `q`.
    pub(super) fn apply(&self, at: DVec2) -> DVec2 {
        self.origin + self.x * at.x + self.y * at.y
    }
}

/// Whether the centre of a pixel of `p` is certainly within a pixel of `q`.
fn samples_overlap(p: PlacedSprite<'_>, q: PlacedSprite<'_>) -> bool {
    let Some(map) = PixelMap::new(p, q, MARGIN) else {
        return false;
    };
    p.0.samples.iter().any(|&at| {
        let at = map.apply(at);
        let pixel = at.floor();
        let within = (at - pixel - 0.5).abs().max_element() <= 0.5 - MARGIN;
        let is_in = pixel.min_element() >= 0.0;
        within && is_in && q.0.mask.get(pixel.x as usize, pixel.y as usize)
    })
}

/// How far rounding moves the centres of `p` and the corners of `q`, at most, in pixels of `q`. It
/// moves the corners of `p` by less than that in pixels of `p`.
///
/// Let N be the sum of the magnitudes of a transform's coefficients, and I = N / |det|, which
/// bounds the norm of its inverse; V the sum of both shapes' largest placed coordinates, and L that
/// of the largest pivot and the largest size in pixels. The matrix from `p` to `q` has a norm of at
/// most I of `q` times N of `p`, so nothing that is added up to a place among the pixels of `q` is
/// above `placed` = I V or `local` = (1 + I N) L. `spread`, the sum of 1 and of I N for both,
/// bounds the relative errors of the determinants.
fn rounding((p, a): PlacedSprite<'_>, (q, b): PlacedSprite<'_>) -> f64 {
    let norms = |t: &Transform| {
        let norm = t.a.abs() + t.b.abs() + t.c.abs() + t.d.abs();
        (norm, norm / (t.a * t.d - t.b * t.c).abs())
    };
    let ((norm_a, inverse_a), (norm_b, inverse_b)) = (norms(a.transform()), norms(b.transform()));
    let placed = (inverse_a + inverse_b) * (a.fit().reach + b.fit().reach);
    let size = |sprite: &Sprite| sprite.mask.width().max(sprite.mask.height()) as f64;
    let pivots = p.pivot.abs().max(q.pivot.abs()).max_element();
    let local = (1.0 + inverse_b * norm_a) * (pivots + size(p).max(size(q)));
    let spread = 1.0 + inverse_a * norm_a + inverse_b * norm_b;
    ERROR * spread * (placed + local)
}
