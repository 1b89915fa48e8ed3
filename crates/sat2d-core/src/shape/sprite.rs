//! The mask behind a shape.

use crate::mask::Mask;
use alloc::vec::Vec;
use core::ops::Range;
use glam::DVec2;

/// The mask that a shape was made of, for comparisons of pixels.
#[derive(Clone, Debug)]
pub(crate) struct Sprite {
    pub(crate) mask: Mask,
    /// All pixels of the mask and their neighbours; pixel (1, 1) is at pixel (0, 0) of the mask.
    pub(crate) grown: Mask,
    pub(crate) pivot: DVec2,
    /// The centres of some pixels that count, in the coordinates of the mask, spread over it.
    pub(crate) samples: Vec<DVec2>,
}

/// The greatest number of samples along each side.
const SAMPLES: usize = 8;

impl Sprite {
    pub(crate) fn new(mask: &Mask, pivot: DVec2) -> Sprite {
        Sprite {
            mask: mask.clone(),
            grown: mask.grown(),
            pivot,
            samples: samples(mask),
        }
    }
}

/// The points of a grid over the mask whose pixels count.
fn samples(mask: &Mask) -> Vec<DVec2> {
    let Some((columns, rows)) = mask.bounds() else {
        return Vec::new();
    };
    // the middle of each cell
    let place = |range: &Range<usize>, i: usize| {
        range.start + (2 * i + 1) * (range.end - range.start) / (2 * SAMPLES)
    };
    let all =
        (0..SAMPLES * SAMPLES).map(|i| [place(&columns, i % SAMPLES), place(&rows, i / SAMPLES)]);
    all.filter(|&[x, y]| mask.get(x, y))
        .map(|[x, y]| DVec2::new(x as f64, y as f64) + 0.5)
        .collect()
}
