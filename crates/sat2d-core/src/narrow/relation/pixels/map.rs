//! The map from the pixels of one placed sprite to those of another, and how much rounding it and
//! the placed corners of both contain.

use crate::placed::PlacedPieces;
use crate::shape::Sprite;
use crate::transform::Transform;
use glam::DVec2;
use sat2d_base::num::{U, power_of_two};

/// Pixels are known up to this much of their size.
pub(super) const MARGIN: f64 = 0.125;

/// Proven in proofs/pixels.g.
const ERROR: f64 = 16.0 * U;

/// So that the rounding of a determinant is relative.
const LEAST_DET: f64 = power_of_two(-900);

/// A placed sprite.
pub(super) type PlacedSprite<'a> = (&'a Sprite, &'a PlacedPieces<'a>);

/// The map from the pixels of one sprite to those of another.
pub(super) struct PixelMap {
    origin: DVec2,
    x: DVec2,
    y: DVec2,
    /// See [`rounding`]; at most [`MARGIN`].
    pub(super) rounding: f64,
}

impl PixelMap {
    /// The map from `p` to `q`, if [`rounding`] is at most [`MARGIN`].
    pub(super) fn new((p, a): PlacedSprite<'_>, (q, b): PlacedSprite<'_>) -> Option<PixelMap> {
        let (ta, tb) = (a.transform(), b.transform());
        let det = tb.a * tb.d - tb.b * tb.c;
        // not `>`, so that an overflow to infinity or NaN is no proof
        let rounding = rounding((p, a), (q, b));
        let is_clear = rounding <= MARGIN;
        if !is_clear || det.abs() < LEAST_DET {
            return None;
        }
        let back = |v: DVec2| DVec2::new(tb.d * v.x - tb.c * v.y, tb.a * v.y - tb.b * v.x) / det;
        let (x, y) = (back(DVec2::new(ta.a, ta.b)), back(DVec2::new(ta.c, ta.d)));
        let apart = DVec2::new(ta.tx - tb.tx, ta.ty - tb.ty);
        let origin = back(apart) + q.pivot - x * p.pivot.x - y * p.pivot.y;
        Some(PixelMap {
            origin,
            x,
            y,
            rounding,
        })
    }

    /// Where a point among the pixels of `p` is among those of `q`.
    pub(super) fn apply(&self, at: DVec2) -> DVec2 {
        self.origin + self.x * at.x + self.y * at.y
    }
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
