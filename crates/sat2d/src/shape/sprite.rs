//! The mask behind a shape.

use crate::mask::Mask;
use glam::DVec2;

/// The mask that a shape was made of, for comparisons of pixels.
#[derive(Clone, Debug)]
pub(crate) struct Sprite {
    pub(crate) mask: Mask,
    /// All pixels that touch one of the mask, itself included; its pixel (1, 1) is at pixel (0, 0)
    /// of the mask.
    pub(crate) grown: Mask,
    pub(crate) pivot: DVec2,
}

impl Sprite {
    pub(crate) fn new(mask: &Mask, pivot: DVec2) -> Sprite {
        Sprite {
            mask: mask.clone(),
            grown: mask.grown(),
            pivot,
        }
    }
}
